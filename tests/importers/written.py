"""One invented creature, the mirefang, as each format writes it."""

import json
from typing import Any

REEK = (
    "The mirefang exhales gas in a 15-foot cone. Each creature in that area must make a DC 12 Constitution saving "
    "throw, taking 10 (3d6) poison damage on a failed save, or half as much damage on a successful one."
)
CLAW = "Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 7 (1d8 + 3) slashing damage."
SLINK = "The mirefang can take the Disengage or Hide action as a bonus action on each of its turns."
WADE = "The mirefang wades through mud without slowing down."

FIRST = f"""Mirefang
Medium monstrosity (lurker), neutral evil
Armor Class 14 (natural armor)
Hit Points 45 (6d8 + 18)
Speed 30 ft., swim 40 ft.
STR DEX CON INT WIS CHA
16 (+3) 14 (+2) 16 (+3) 6 (-2) 12 (+1) 8 (-1)
Saving Throws Dex +4
Skills Perception +3, Stealth +4
Damage Resistances cold; bludgeoning, piercing, and slashing from nonmagical attacks
Condition Immunities poisoned
Senses darkvision 60 ft., passive Perception 13
Languages -
Challenge 3 (700 XP)
Mud Wader. {WADE}
Slink Away. {SLINK}
Actions
Multiattack. The mirefang makes two claw attacks.
Claw. {CLAW}
Reeking Breath (Recharge 5-6). {REEK}
"""
"""As SRD 5.1 lays a stat block out."""

SECOND = f"""Mirefang
Medium Monstrosity (Lurker), Neutral Evil
AC 14 Initiative +2 (12)
HP 45 (6d8 + 18)
Speed 30 ft., Swim 40 ft.
Mod Save Mod Save Mod Save
Str 16 +3 +3 Dex 14 +2 +4 Con 16 +3 +3
Int 6 -2 -2 Wis 12 +1 +1 Cha 8 -1 -1
Skills Perception +3, Stealth +4
Resistances Cold
Immunities Acid; Poisoned
Senses Darkvision 60 ft.; Passive Perception 13
Languages None
CR 3 (XP 700; PB +2)
Traits
Mud Wader. {WADE}
Actions
Multiattack. The mirefang makes two Claw attacks.
Claw. Melee Attack Roll: +5, reach 5 ft. Hit: 7 (1d8 + 3) Slashing damage, and the target has the Prone condition.
Reeking Breath (Recharge 5-6). Constitution Saving Throw: DC 12, each creature in a 15-foot Cone. Failure: 10 (3d6) \
Poison damage. Success: Half damage.
Bonus Actions
Slink Away. The mirefang takes the Disengage or Hide action.
"""
"""As SRD 5.2 lays it out."""

MARKDOWN = f"""> ## Mirefang
> *Medium monstrosity (lurker), neutral evil*
> ___
> - **Armor Class** 14 (natural armor)
> - **Hit Points** 45 (6d8 + 18)
> - **Speed** 30 ft., swim 40 ft.
> ___
> |STR|DEX|CON|INT|WIS|CHA|
> |:---:|:---:|:---:|:---:|:---:|:---:|
> |16 (+3)|14 (+2)|16 (+3)|6 (-2)|12 (+1)|8 (-1)|
> ___
> - **Saving Throws** Dex +4
> - **Skills** Perception +3, Stealth +4
> - **Damage Resistances** cold; bludgeoning, piercing, and slashing from nonmagical attacks
> - **Condition Immunities** poisoned
> - **Senses** darkvision 60 ft., passive Perception 13
> - **Languages** -
> - **Challenge** 3 (700 XP)
> ___
> ***Mud Wader.*** {WADE}
>
> ***Slink Away.*** {SLINK}
> ### Actions
> ***Multiattack.*** The mirefang makes two claw attacks.
>
> ***Claw.*** *Melee Weapon Attack:* +5 to hit, reach 5 ft., one target. *Hit:* 7 (1d8 + 3) slashing damage.
>
> ***Reeking Breath (Recharge 5-6).*** {REEK}
"""


def out_of_pdf(text: str) -> str:
    """The same text with what copying from a PDF does to it."""
    text = text.replace("-foot cone", "\u2010foot\ncone").replace("fi", "\ufb01").replace("fl", "\ufb02")
    text = text.replace("creature in", "crea\u00ad\nture in").replace("(-", "(\u2212").replace(" +", "\xa0+")
    return text.replace("one target. Hit", "one\ntarget.\u2009Hit").replace("5-6", "5\u20136").replace("\n", "\r\n")


def first_open5e(**changes: Any) -> dict[str, Any]:
    return {
        "slug": "mirefang",
        "name": "Mirefang",
        "size": "Medium",
        "type": "Monstrosity",
        "subtype": "lurker",
        "armor_class": 14,
        "armor_desc": "natural armor",
        "hit_points": 45,
        "hit_dice": "6d8+18",
        "speed": {"walk": 30, "swim": 40},
        **{"strength": 16, "dexterity": 14, "constitution": 16, "intelligence": 6, "wisdom": 12, "charisma": 8},
        **{f"{each}_save": None for each in ("strength", "constitution", "intelligence", "wisdom", "charisma")},
        "dexterity_save": 4,
        "skills": {"perception": 3, "stealth": 4},
        "damage_vulnerabilities": "",
        "damage_resistances": "cold; bludgeoning, piercing, and slashing from nonmagical attacks",
        "damage_immunities": "",
        "condition_immunities": "poisoned",
        "senses": "darkvision 60 ft., passive Perception 13",
        "challenge_rating": "3",
        "actions": [
            {"name": "Multiattack", "desc": "The mirefang makes two claw attacks."},
            {"name": "Claw", "desc": CLAW, "attack_bonus": 5, "damage_dice": "1d8", "damage_bonus": 3},
            {"name": "Reeking Breath (Recharge 5-6)", "desc": REEK},
        ],
        "bonus_actions": None,
        "reactions": None,
        "legendary_desc": "",
        "legendary_actions": None,
        "special_abilities": [{"name": "Mud Wader", "desc": WADE}, {"name": "Slink Away", "desc": SLINK}],
    } | changes


def second_open5e(**changes: Any) -> dict[str, Any]:
    attack = {"to_hit_mod": 5, "damage_die_count": 1, "damage_die_type": "D8", "damage_bonus": None}
    plain: dict[str, Any] = {
        "action_type": "ACTION",
        "attacks": [],
        "usage_limits": None,
        "legendary_action_cost": None,
    }
    return {
        "key": "mirefang",
        "name": "Mirefang",
        "size": {"name": "Medium", "key": "medium"},
        "type": {"name": "Monstrosity", "key": "monstrosity"},
        "armor_class": 14,
        "armor_detail": "natural armor",
        "hit_points": 45,
        "hit_dice": "6d8+18",
        "speed": {"walk": 30.0, "swim": 40.0, "unit": "feet"},
        "ability_scores": {
            **{"strength": 16, "dexterity": 14, "constitution": 16},
            **{"intelligence": 6, "wisdom": 12, "charisma": 8},
        },
        "saving_throws": {"dexterity": 4},
        "skill_bonuses": {"perception": 3, "stealth": 4},
        "darkvision_range": 60,
        "passive_perception": 13,
        "challenge_rating": 3.0,
        "resistances_and_immunities": {
            "damage_resistances_display": "cold; bludgeoning, piercing, and slashing from nonmagical attacks",
            "condition_immunities": [{"name": "Poisoned", "key": "poisoned"}],
        },
        "traits": [{"name": "Mud Wader", "desc": WADE}, {"name": "Slink Away", "desc": SLINK}],
        "actions": [
            plain | {"name": "Multiattack", "desc": "The mirefang makes two claw attacks.", "order_in_statblock": 0},
            plain | {"name": "Claw", "desc": CLAW, "attacks": [attack], "order_in_statblock": 1},
            plain
            | {
                "name": "Reeking Breath",
                "desc": REEK,
                "usage_limits": {"type": "RECHARGE_ON_ROLL", "param": 5},
                "order_in_statblock": 2,
            },
        ],
    } | changes


def initiative(**changes: Any) -> dict[str, Any]:
    """As Improved Initiative has it."""
    return {
        "Id": "abc",
        "Name": "Mirefang",
        "Type": "Medium monstrosity (lurker), neutral evil",
        "HP": {"Value": 45, "Notes": "(6d8+18)"},
        "AC": {"Value": 14, "Notes": "(natural armor)"},
        "Speed": ["30 ft.", "swim 40 ft."],
        "Abilities": {"Str": 16, "Dex": 14, "Con": 16, "Int": 6, "Wis": 12, "Cha": 8},
        "DamageVulnerabilities": [],
        "DamageResistances": ["cold", "bludgeoning", "piercing", "and slashing from nonmagical attacks"],
        "DamageImmunities": [],
        "ConditionImmunities": ["poisoned"],
        "Saves": [{"Name": "Dex", "Modifier": 4}],
        "Skills": [{"Name": "Perception", "Modifier": 3}, {"Name": "Stealth", "Modifier": 4}],
        "Senses": ["darkvision 60 ft.", "passive Perception 13"],
        "Languages": [],
        "Challenge": "3",
        "Traits": [{"Name": "Mud Wader", "Content": WADE}, {"Name": "Slink Away", "Content": SLINK}],
        "Actions": [
            {"Name": "Multiattack", "Content": "The mirefang makes two claw attacks."},
            {"Name": "Claw", "Content": CLAW},
            {"Name": "Reeking Breath", "Content": REEK, "Usage": "Recharge 5-6"},
        ],
        "Reactions": [],
        "LegendaryActions": [],
        "Player": "",
    } | changes


def _actor(items: list[dict[str, Any]], **changes: Any) -> dict[str, Any]:
    scores = {"str": 16, "dex": 14, "con": 16, "int": 6, "wis": 12, "cha": 8}
    return {
        "_id": "mire",
        "name": "Mirefang",
        "type": "npc",
        "items": items,
        "system": {
            "abilities": {each: {"value": score, "proficient": int(each == "dex")} for each, score in scores.items()},
            "attributes": {
                "ac": {"flat": 14, "calc": "natural"},
                "hp": {"max": 45, "formula": "6d8 + 18"},
                "movement": {"walk": 30, "swim": "40", "units": "ft", "hover": False},
                "senses": {"darkvision": 60, "special": ""},
            },
            "details": {"type": {"value": "monstrosity", "subtype": "lurker"}, "cr": 3},
            "traits": {
                "size": "med",
                "dr": {"value": ["cold", "bludgeoning", "piercing", "slashing"], "bypasses": ["mgc"], "custom": ""},
                "ci": {"value": ["poisoned"]},
            },
            "skills": {"prc": {"value": 1, "ability": "wis"}, "ste": {"value": 1, "ability": "dex"}},
            "resources": {"legact": {"max": 0}, "legres": {"max": 0}},
        },
    } | changes


def _feat(name: str, text: str, **system: Any) -> dict[str, Any]:
    return {"_id": name[:4], "name": name, "type": "feat", "system": {"description": {"value": text}} | system}


def foundry(**changes: Any) -> dict[str, Any]:
    """With activities, as Foundry has it since version 4 of the system."""
    claw = {
        "description": {"value": "<p>[[/attack extended]]. [[/damage average extended]].</p>"},
        "type": {"value": "natural"},
        "range": {"reach": 5, "units": "ft"},
        "damage": {"base": {"number": 1, "denomination": 8, "types": ["slashing"]}},
        "activities": {
            "a1": {
                "type": "attack",
                "activation": {"type": "action"},
                "attack": {"ability": "str", "type": {"value": "melee", "classification": "weapon"}},
                "damage": {"includeBase": True, "parts": []},
            }
        },
    }
    breath = {
        "uses": {"max": "1", "recovery": [{"period": "recharge", "formula": "5"}]},
        "activities": {
            "s1": {
                "type": "save",
                "activation": {"type": "action"},
                "save": {"ability": ["con"], "dc": {"calculation": "", "formula": "12"}},
                "damage": {"onSave": "half", "parts": [{"number": 3, "denomination": 6, "types": ["poison"]}]},
            }
        },
    }
    reek = REEK.replace("DC 12 Constitution", "[[/save]]").replace("10 (3d6) poison", "[[/damage average]]")
    several = {"activities": {"u1": {"type": "utility", "activation": {"type": "action"}}}}
    return _actor(
        [
            _feat("Mud Wader", f"<p>{WADE}</p>"),
            _feat("Slink Away", f"<p>{SLINK.replace('Hide', '&amp;Reference[Hide]')}</p>"),
            _feat(
                "Multiattack",
                "<p>The [[lookup @name lowercase]] makes two [[/item Claw]]{claw} attacks.</p>",
                **several,
            ),
            {"_id": "claw", "name": "Claw", "type": "weapon", "system": claw},
            _feat("Reeking Breath", f"<p>{reek}</p>", **breath),
        ],
        **changes,
    )


def older_foundry(**changes: Any) -> dict[str, Any]:
    """As items were before there were activities."""
    claw = {
        "description": {"value": f"<p>{CLAW}</p>"},
        "activation": {"type": "action", "cost": 1},
        "actionType": "mwak",
        "ability": "str",
        "damage": {"parts": [["1d8 + @mod", "slashing"]], "versatile": ""},
        "range": {"value": 5, "long": None, "units": "ft"},
        "properties": {"fin": False},
    }
    breath = {
        "activation": {"type": "action"},
        "actionType": "save",
        "damage": {"parts": [["3d6", "poison"]]},
        "save": {"ability": "con", "dc": 12, "scaling": "flat"},
        "recharge": {"value": 5, "charged": True},
    }
    return _actor(
        [
            _feat("Mud Wader", f"<p>{WADE}</p>"),
            _feat("Slink Away", f"<p>{SLINK}</p>"),
            _feat("Multiattack", "<p>The mirefang makes two claw attacks.</p>", activation={"type": "action"}),
            {"_id": "claw", "name": "Claw", "type": "weapon", "system": claw},
            _feat("Reeking Breath", f"<p>{REEK}</p>", **breath),
        ],
        **changes,
    )


WRITTEN = {
    "text 5.1": FIRST,
    "markdown": MARKDOWN,
    "pdf": out_of_pdf(FIRST),
    "open5e 1": json.dumps(first_open5e()),
    "open5e 2": json.dumps(second_open5e()),
    "improved initiative": json.dumps(initiative()),
    "foundry": json.dumps(foundry()),
    "older foundry": json.dumps(older_foundry()),
}
"""The same creature by the rules of 2014, in each format."""
