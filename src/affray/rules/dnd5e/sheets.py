"""Acts, traits and powers as the lines of a stat block, told from their data.  Start at `lines_of`.

Every word of the language of effects has a message of its own (`words/*/sheets.ftl`); a line is clauses side by side.
No word is put into another's clause but names, numbers and dice, so that it reads well in languages with cases.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from affray.books.phrasing import Speaker
from affray.core.table.moments import TURN_END, TURN_START
from affray.rules.dnd5e.gear.armour import OF_ARMOUR
from affray.rules.dnd5e.rolls.filters import IMMUNE
from affray.rules.dnd5e.rolls.mods import (
    ABSORB,
    DAMAGE,
    DEADLY,
    ENDURE,
    EVASION,
    RESIST,
    SIEGE,
    SUFFERS,
    SURE,
    TRANSFER,
    UNGUARDED,
    UNHEALED,
    WEAK,
)
from affray.rules.dnd5e.state.acts import (
    ALL,
    AVERT,
    BADLY,
    EITHER,
    FAIL,
    FREELY,
    LUCK,
    PASSED,
    THEN,
    Act,
    Also,
    Choose,
    Count,
    Hold,
    Kind,
    Lasts,
    Lay,
    Proof,
    Step,
    TakeIn,
)
from affray.rules.dnd5e.state.blocks import MINUTE, Block, Power
from affray.rules.dnd5e.state.calls import ONE, Call
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.filters import ANY, ME, Filter, Who
from affray.rules.dnd5e.state.happenings import ATTACKS
from affray.rules.dnd5e.state.mods import (
    AS_WALKING,
    CANNOT,
    CARRIED,
    CHANGELESS,
    DIM_ALONE,
    FIXED,
    LIGHT,
    MUST,
    NO_TIMES,
    QUICK,
    SENSE,
    SPEED,
    SWARM,
    UNDYING,
    WARD,
    Mod,
)
from affray.rules.dnd5e.state.moments import HURT
from affray.rules.dnd5e.state.shapes import Shape
from affray.rules.dnd5e.state.spells import Casting
from affray.rules.dnd5e.state.steps import (
    KEPT,
    NONE,
    OWN_CHALLENGE,
    Dispel,
    Drop,
    End,
    Follow,
    Form,
    Guard,
    Harm,
    Heal,
    Hurry,
    LetGo,
    Move,
    MoveZone,
    Push,
    SendHome,
    Steady,
    Strike,
    Teleport,
    Ward,
    Wither,
)
from affray.rules.dnd5e.state.terms import ATTACKED, BEATEN
from affray.rules.dnd5e.state.weapons import Weapon
from affray.rules.dnd5e.state.zone_kinds import Clear, MakeZone
from affray.rules.dnd5e.zone_sheets import notes_of, tell_clear

OTHER: Final = "other"
GRAPPLED: Final = "grappled"
SIX: Final = 6
BRANCHES: Final = (ALL, FAIL, BADLY, PASSED, THEN, AVERT)
UNITS: Final = (("days", 24 * 60 * MINUTE), ("hours", 60 * MINUTE), ("minutes", MINUTE), ("rounds", 1))
ABILITY_NAMES: Final = {
    "str": "strength",
    "dex": "dexterity",
    "con": "constitution",
    "int": "intelligence",
    "wis": "wisdom",
    "cha": "charisma",
}
SPEED_NAMES: Final = {
    "climb": "climbing-speed",
    "swim": "swimming-speed",
    "fly": "flying-speed",
    "burrow": "burrowing-speed",
}
WAYS: Final = {"walk": "walking-speed", **SPEED_NAMES}
OF_TYPES: Final = (RESIST, IMMUNE, WEAK, ABSORB)
"""Hooks whose words are types of damage."""
PLAIN: Final = (
    UNDYING,
    WARD,
    SURE,
    SIEGE,
    UNHEALED,
    UNGUARDED,
    SWARM,
    ENDURE,
    CARRIED,
    CHANGELESS,
    DEADLY,
    EVASION,
    TRANSFER,
)
"""Hooks of which one message says it all."""
LISTED: Final = (CANNOT, MUST, QUICK, SENSE)
"""Hooks whose message names their words."""
MAGIC: Final = "magic"


def lines_of(speaker: Speaker, creature: Combatant) -> list[str]:
    """Its figures, its traits, its attacks, its powers, its spells and what is played by hand, a line each."""
    block = creature.block
    return [
        *figures_of(speaker, creature),
        *(line_of_feature(speaker, feature) for feature in block.features if feature not in OF_ARMOUR),
        *(line_of_trait(speaker, trait) for trait in block.traits),
        *multiattack_of(speaker, block),
        *(line_of_weapon(speaker, weapon) for weapon in block.weapons),
        *(line_of_power(speaker, power, creature.pools.get(power.pool, 0)) for power in block.powers),
        *([] if block.casting is None else casting_of(speaker, block.casting)),
        *(line_by_hand(speaker, name, text) for name, text in block.by_hand),
    ]


def line_by_hand(speaker: Speaker, name: str, text: str) -> str:
    """What no rule plays: its name, and the text if it has one."""
    if not text:
        return speaker.say("say-by-hand", "again", names=speaker.element(name))
    return speaker.say("say-by-hand", "element", name=speaker.element(name), text=text)


# --- figures


def figures_of(speaker: Speaker, creature: Combatant) -> Iterator[str]:
    """What is printed above the traits of a stat block."""

    def figure(part: str, **told: str | int) -> str:
        return speaker.say("sheet-figure", part, **told)

    block = creature.block
    kind = speaker.try_say("sheet-kind", block.kind) or block.kind
    yield figure("kind", size=speaker.say(f"size-{block.size}"), kind=kind)
    armour = figure("armour", amount=creature.armour_class)
    hp = figure("hp" if block.hit_dice else "hp-alone", hp=creature.hp_max, dice=block.hit_dice)
    yield f"{armour}; {hp}"
    yield listed(measures(speaker, speeds_of(block)))
    yield listed(
        f"{ability_of(speaker, ability)} {block.abilities[ability]} ({signed(block.modifier(ability))})"
        for ability in ABILITY_NAMES
    )
    if block.saves:
        text = listed(f"{ability_of(speaker, each)} {signed(bonus)}" for each, bonus in block.saves.items())
        yield figure("saves", text=text)
    if block.skills:
        yield figure("skills", text=listed(f"{speaker.say(f'skill-{s}')} {signed(b)}" for s, b in block.skills.items()))
    for part, types in (
        (RESIST, block.resistances),
        (IMMUNE, block.immunities),
        (WEAK, block.vulnerabilities),
    ):
        if types:
            text = listed(speaker.try_say(f"damage-{each}") or speaker.effect(each) for each in sorted(types))
            yield speaker.say("sheet-mod", part, types=text)
    if block.condition_immunities:
        yield figure("conditions", text=listed(speaker.effect(each) for each in sorted(block.condition_immunities)))
    senses = measures(speaker, ((speaker.say("sheet-sense", each), far) for each, far in block.senses.items()))
    passive = figure("passive", amount=block.passive_perception)
    yield figure("senses", text=listed((*senses, passive)))
    if block.challenge:
        yield figure("challenge", challenge=block.challenge)
    if block.legendary:
        yield figure("legendary", count=block.legendary)


def speeds_of(block: Block) -> Iterator[tuple[str, int]]:
    yield "walking-speed", block.speed
    yield from ((SPEED_NAMES[way], block.speeds.by(way)) for way in SPEED_NAMES if block.speeds.by(way))


def measures(speaker: Speaker, found: Iterable[tuple[str, int]]) -> Iterator[str]:
    for what, squares in found:
        yield speaker.say("sheet-figure", "measure", what=speaker.try_say(what) or what, squares=squares)


def multiattack_of(speaker: Speaker, block: Block) -> Iterator[str]:
    """The weapons of each routine, with how often."""
    for routine in block.routines:
        counts = {id: routine.count(id) for id in routine}
        parts = [speaker.name(id) + (f" ×{count}" if count > 1 else "") for id, count in counts.items()]
        notes = "; ".join(text_of_terms(speaker, block))
        yield speaker.say("sheet-figure", "multiattack", text=listed(parts) + (f" ({notes})" if notes else ""))


def text_of_terms(speaker: Speaker, block: Block) -> Iterator[str]:
    """What binds the attacks of a Multiattack."""
    terms = block.terms
    if terms is None:
        return
    for part, is_so in (("melee", terms.is_melee), ("ordered", terms.is_ordered)):
        if is_so:
            yield speaker.say("sheet-body", part)
    if terms.times:
        times = speaker.dice(terms.times) if terms.is_rolled else speaker.effect(terms.times)
        yield speaker.say("sheet-body", "times", times=times)
    if terms.only:
        yield condition(speaker, terms.only)


def casting_of(speaker: Speaker, casting: Casting) -> Iterator[str]:
    """How it casts, then the spells of each level."""
    ability, bonus = ability_of(speaker, casting.ability), signed(casting.attack)
    yield speaker.say("sheet-figure", "casting", ability=ability, dc=casting.dc, bonus=bonus)
    for level in sorted({spell.level for spell in casting.spells}):
        names = listed(speaker.name(spell.id) for spell in casting.spells if spell.level == level)
        slots = casting.slots[level - 1] if 0 < level <= len(casting.slots) else 0
        part = "slots" if slots else "level" if level else "cantrips"
        yield speaker.say("sheet-figure", part, level=level, slots=slots, text=names)


def line_of_feature(speaker: Speaker, feature: str) -> str:
    """A feature that is a rule of its own: its name, and the rule."""
    return named(speaker, name_of_feature(speaker, feature), [], speaker.try_say(f"clause-5e-feature-{feature}") or "")


def name_of_feature(speaker: Speaker, feature: str) -> str:
    return speaker.try_say(f"clause-5e-feature-{feature}", "name") or speaker.effect(feature)


def line_of_power(speaker: Speaker, power: Power, uses: int = 0) -> str:
    """`fire breath (recharge 5–6): cone of 15 ft; DEX save, DC 13; 4d6 fire, half on a success`."""
    notes = []
    if power.cost != "action":
        notes.append(speaker.say("sheet-power", power.cost, price=power.price))
    if power.recharge:
        notes.append(
            speaker.say("sheet-power", "recharge", on="6" if power.recharge == SIX else f"{power.recharge}–{SIX}")
        )
    elif uses:
        notes.append(speaker.say("sheet-power", "uses", uses=uses))
    clauses = [speaker.say("sheet-react", power.at)] if power.at else []
    clauses += [speaker.say("sheet-react", word) for word in ATTACKS if power.at and word in power.about]
    return named(speaker, speaker.name(power.id), notes, "; ".join((*clauses, text_of_act(speaker, power.does))))


def line_of_weapon(speaker: Speaker, weapon: Weapon) -> str:
    """`bite: +4 to hit, reach 5 ft; 1d8+2 piercing; CON save, DC 11; on a failure: poisoned for 1 minute`."""
    clauses = []
    if weapon.reach:
        clauses.append(speaker.say("sheet-weapon", "melee", bonus=signed(weapon.bonus), reach=weapon.reach))
    if weapon.range:
        part = "ranged" if weapon.long else "ranged-short"
        bonus = signed(weapon.bonus)
        clauses.append(speaker.say("sheet-weapon", part, bonus=bonus, range=weapon.range, long=weapon.long))
    harm = [(weapon.damage, weapon.type), *weapon.more]
    clauses.append(listed(damage(speaker, dice, type) for dice, type in harm if dice))
    for dice, when in weapon.instead:
        text = f"{damage(speaker, dice, weapon.type)} [{condition(speaker, when)}]"
        clauses.append(speaker.say("sheet-weapon", "instead", text=text))
    if weapon.only:
        clauses.append(condition(speaker, weapon.only))
    if weapon.on_hit is not None:
        only = () if weapon.on_hit.who is None else weapon.on_hit.who.only
        clauses += [condition(speaker, only)] if only else []
        clauses.append(text_of_act(speaker, weapon.on_hit.but(who=None)))
    return named(speaker, speaker.name(weapon.id), [], "; ".join(clause for clause in clauses if clause))


def line_of_trait(speaker: Speaker, trait: Kind) -> str:
    """`pack hunter: attack rolls: advantage, only if: an able friend of the attacker is beside the target`."""
    return named(speaker, speaker.effect(trait.id), [], text_of_kind(speaker, trait))


def named(speaker: Speaker, name: str, notes: list[str], text: str) -> str:
    if not text:
        return name[:1].upper() + name[1:]
    part = "noted" if notes else "named"
    return speaker.say("sheet-line", part, name=name[:1].upper() + name[1:], notes="; ".join(notes), text=text)


# --- acts


def text_of_act(speaker: Speaker, act: Act) -> str:
    """Whom it touches, what decides, and what happens then."""
    clauses: list[str] = []
    if act.who is not None:
        clauses += text_of_who(speaker, act.who)
    if act.proof is not None:
        clauses.append(text_of_proof(speaker, act.proof))
    for branch in BRANCHES:
        steps = act.steps.get(branch, ())
        if steps:
            text = listed(text_of_step(speaker, step, act.proof is not None) for step in steps)
            is_plain = branch == ALL or (branch == FAIL and act.proof is None)
            clauses.append(text if is_plain else speaker.say("sheet-branch", branch, text=text))
    for part, only in (("easier", act.easier), ("harder", act.harder)):
        if only:
            clauses.append(speaker.say("sheet-branch", part, **{"if": condition(speaker, only)}))
    if act.makes_immune:
        clauses.append(speaker.say("sheet-branch", "immune"))
    if act.touches_once:
        clauses.append(speaker.say("sheet-way", "once"))
    return "; ".join(clauses)


def text_of_who(speaker: Speaker, who: Who) -> Iterator[str]:
    if who.area is not None:
        yield text_of_area(speaker, who.area)
    if who.within:
        yield speaker.say("sheet-who", "one" if who.area is None else "at", within=who.within)
    if who.is_chosen:
        yield speaker.say("sheet-way", "chosen")
    if who.sort != OTHER:
        yield speaker.say("sheet-who", who.sort)
    if who.only:
        yield condition(speaker, who.only)


def text_of_area(speaker: Speaker, area: Shape) -> str:
    text = speaker.say("sheet-area", area.kind, size=area.size)
    return text if area.wide == 1 else speaker.say("sheet-wide", area=text, wide=area.wide)


def text_of_proof(speaker: Speaker, proof: Proof) -> str:
    if proof.ability == LUCK:
        return speaker.say("sheet-roll", LUCK, least=proof.dc)
    if proof.is_contest:
        return speaker.say("sheet-body", "contest", ability=ability_of(speaker, proof.ability))
    text = speaker.say("sheet-roll", "save", ability=ability_of(speaker, proof.ability), dc=proof.dc)
    return f"{text} ({speaker.say('sheet-about', MAGIC)})" if MAGIC in proof.about else text


def ability_of(speaker: Speaker, ability: str) -> str:
    return speaker.say(f"ability-{ABILITY_NAMES[ability]}")


# --- steps


def text_of_step(speaker: Speaker, step: Step, has_roll: bool) -> str:
    """A step, for whom it is if not for whom the act touches, and only if what."""
    text = STEPS[type(step)](speaker, step)
    if isinstance(step, Harm) and has_roll and step.saved != NONE:
        text = speaker.say("sheet-harm", step.saved, text=text)
    if step.to == ME:
        text = speaker.say("sheet-step", "me", text=text)
    return f"{text} [{condition(speaker, step.only)}]" if step.only else text


def tell_harm(speaker: Speaker, step: Harm) -> str:
    text = listed(damage(speaker, dice, type) for dice, type in step.parts)
    text = speaker.say("sheet-harm", "drains", text=text) if step.drains else text
    text = text if step.parts[0][1] else speaker.say("sheet-body", "lose", dice=step.parts[0][0])
    text = speaker.say("sheet-body", "undamped", text=text) if step.is_undamped else text
    text = speaker.say("sheet-greater", "leaves", text=text, amount=step.leaves) if step.leaves else text
    return (
        speaker.say("sheet-greater", "most", text=text, **{"if": condition(speaker, step.most)}) if step.most else text
    )


def damage(speaker: Speaker, dice: str, type: str) -> str:
    return speaker.say("sheet-harm", "dice", dice=dice, type=type_of(speaker, type)) if type else speaker.dice(dice)


def type_of(speaker: Speaker, type: str) -> str:
    return speaker.say(f"damage-{type}")


def tell_heal(speaker: Speaker, step: Heal) -> str:
    if step.is_dealt:
        return speaker.say("sheet-step", "heal-dealt", type=type_of(speaker, step.dice))
    return speaker.say("sheet-step", "heal", dice=step.dice)


def tell_guard(speaker: Speaker, step: Guard) -> str:
    return speaker.say("sheet-step", "guard", dice=step.dice)


def tell_wither(speaker: Speaker, step: Wither) -> str:
    return speaker.say("sheet-step", "wither", type=type_of(speaker, step.type))


def tell_lay(speaker: Speaker, step: Lay) -> str:
    """The effect, and in brackets how long it lasts, what it does meanwhile and what ends it."""
    kind = step.kind
    notes = [] if step.lasts is None else [text_of_time(speaker, step.lasts)]
    words = dict.fromkeys((*step.ends, *(() if kind is None else kind.ends)))
    notes += [speaker.say("sheet-ends", word) for word in words]
    if kind is not None:
        notes += [speaker.say("sheet-body", "stacks")] if kind.stacks else []
        notes += (*text_of_plane(speaker, kind), *text_of_escape(speaker, kind))
        more = text_of_kind(speaker, kind, step.name)
        notes += [more] if more else []
    return effect_with(speaker, step.name, notes)


def text_of_plane(speaker: Speaker, kind: Kind) -> Iterator[str]:
    """Where one is who is away, and how it comes back."""
    if kind.realm:
        yield speaker.say("sheet-away", kind.realm)
    if kind.is_unseen:
        yield speaker.say("sheet-away", "unseen")
    if kind.back:
        yield speaker.say("sheet-away", "back", squares=kind.back)
    if kind.stays:
        yield speaker.say("sheet-away", "stays", time=text_of_time(speaker, Lasts(TURN_END, times=kind.stays)))


def effect_with(speaker: Speaker, name: str, notes: list[str]) -> str:
    name = speaker.effect(name)
    return speaker.say("sheet-step", "lay", effect=name, notes="; ".join(notes)) if notes else name


def text_of_escape(speaker: Speaker, kind: Kind) -> Iterator[str]:
    if kind.breaks == FREELY:
        yield speaker.say("sheet-ends", "escape-freely")
    elif kind.breaks:
        message = "sheet-greater" if kind.by_save else "sheet-ends"
        names = (speaker.try_say(f"skill-{each}") or ability_of(speaker, each) for each in kind.breaks.split(EITHER))
        ability = " / ".join(names)
        yield speaker.say(message, "escape", ability=ability, dc=kind.dc)
    if kind.is_open:
        yield speaker.say("sheet-ends", "by-others")


def tell_end(speaker: Speaker, step: End) -> str:
    return speaker.say("sheet-step", "end", effects=listed(speaker.effect(name) for name in step.names))


def tell_push(speaker: Speaker, step: Push) -> str:
    text = speaker.say("sheet-step", "pull" if step.is_towards else "push", squares=step.squares)
    return speaker.say("sheet-body", "up-to", text=text) if step.is_up_to else text


def tell_hold(speaker: Speaker, step: Hold) -> str:
    notes = [speaker.say("sheet-ends", "hold", dc=step.escape)]
    if step.kind is not None:
        notes.append(text_of_kind(speaker, step.kind, GRAPPLED))
    return effect_with(speaker, GRAPPLED, [note for note in notes if note])


def tell_take_in(speaker: Speaker, step: TakeIn) -> str:
    """Inside the user; what is so there, and how one gets out."""
    kind = step.kind
    notes = [speaker.say("sheet-inside", "within"), text_of_kind(speaker, kind), *text_of_escape(speaker, kind)]
    if kind.burst is not None:
        ability = ability_of(speaker, kind.burst.ability)
        notes.append(speaker.say("sheet-inside", "bursts", hurt=kind.bursts, ability=ability, dc=kind.burst.dc))
    return effect_with(speaker, kind.id, [note for note in notes if note])


def tell_call(speaker: Speaker, step: Call) -> str:
    """Which creatures, how many, and how long they stay."""
    notes = [speaker.say("sheet-call", "near", squares=step.squares)]
    notes += [speaker.say("sheet-call", "number", number=step.number)] if step.number != ONE else []
    notes += [speaker.say("sheet-call", "sum", count=count, challenge=challenge) for challenge, count in step.sums]
    notes += [speaker.say("sheet-call", "as", kind=speaker.say("sheet-kind", step.as_kind))] if step.as_kind else []
    notes += [speaker.say("sheet-call", "after")] if step.follow else []
    notes += [] if step.bond.lasts is None else [text_of_time(speaker, step.bond.lasts)]
    notes += [speaker.say("sheet-ends", word) for word in (*step.bond.ends, *words_of_kind(step.bond))]
    names = listed(speaker.name(name) for name in step.names)
    return speaker.say("sheet-call", "come", names=names, notes="; ".join(notes))


def words_of_kind(step: Lay) -> tuple[str, ...]:
    return () if step.kind is None else step.kind.ends


def tell_send_home(speaker: Speaker, step: SendHome) -> str:
    return speaker.say("sheet-away", "sent-home")


def tell_drop(speaker: Speaker, step: Drop) -> str:
    return speaker.say("sheet-step", "kill" if step.is_death else "drop")


def tell_also(speaker: Speaker, step: Also) -> str:
    return speaker.say("sheet-step", "also", text=text_of_act(speaker, step.act))


# --- movement, senses and light


def tell_move(speaker: Speaker, step: Move) -> str:
    way = "fly" if step.mode else "move"
    if step.squares:
        text = speaker.say("sheet-way", f"{way}-far", squares=step.squares)
    else:
        text = speaker.say("sheet-way", f"{way}-speed" if step.part == 1 else f"{way}-half")
    return speaker.say("sheet-way", "quiet", text=text) if step.is_quiet else text


def tell_teleport(speaker: Speaker, step: Teleport) -> str:
    return speaker.say("sheet-way", "teleport", squares=step.squares)


def tell_way(speaker: Speaker, mod: Mod) -> str:
    """How its bearer moves, sees or shines."""
    if mod.times:
        return speaker.say("sheet-mod", mod.times, what=speaker.say("sheet-hook", mod.hook))
    if mod.hook == LIGHT and DIM_ALONE in mod.words:
        return speaker.say("sheet-step", "dim-light", squares=int(mod.add))
    if mod.add:
        text = speaker.say("sheet-way", mod.hook, squares=int(mod.add))
        return speaker.say("sheet-way", "run-up", text=text) if mod.words else text
    words = [word_of_way(speaker, word) for word in FIXED[mod.hook] if word in (mod.words or FIXED[mod.hook])]
    return speaker.say("sheet-way", mod.hook, words=listed(words))


def word_of_way(speaker: Speaker, word: str) -> str:
    if word in WAYS:
        return speaker.try_say(WAYS[word]) or word
    return speaker.say("sheet-way", f"word-{word}")


def of_ground(part: str) -> Callable[[Speaker, tuple[str, ...]], str]:
    """A filter told with the names of ground or light, as the legend of a map has them."""

    def tell(speaker: Speaker, value: tuple[str, ...]) -> str:
        names = [speaker.say("say-legend", "lit" if name == "bright" else name) for name in value]
        return speaker.say("sheet-way", part, words=listed(names))

    return tell


def tell_follow(speaker: Speaker, step: Follow) -> str:
    return speaker.say("sheet-step", "follow", weapon=speaker.name(step.weapon))


def tell_strike(speaker: Speaker, step: Strike) -> str:
    return speaker.say("sheet-body", "strike", weapon=speaker.name(step.weapon))


def tell_ward(speaker: Speaker, step: Ward) -> str:
    return speaker.say("sheet-step", "ward", amount=step.amount)


def tell_steady(speaker: Speaker, step: Steady) -> str:
    return speaker.say("sheet-step", "steady")


def tell_dash(speaker: Speaker, step: Hurry) -> str:
    return speaker.say("sheet-step", "dash")


def tell_let_go(speaker: Speaker, step: LetGo) -> str:
    return speaker.say("sheet-step", "let-go")


def tell_dispel(speaker: Speaker, step: Dispel) -> str:
    return speaker.say("sheet-step", "dispel", level=step.level)


def tell_choose(speaker: Speaker, step: Choose) -> str:
    options = [
        named(speaker, speaker.name(name), [], listed(text_of_step(speaker, each, True) for each in steps))
        for name, steps in step.options
    ]
    return speaker.say("sheet-step", "choose", options="; ".join(options))


def tell_count(speaker: Speaker, step: Count) -> str:
    text = listed(text_of_step(speaker, each, False) for each in step.steps)
    return speaker.say("sheet-greater", "count", count=step.full, text=text)


def tell_zone(speaker: Speaker, step: MakeZone) -> str:
    """An area that lasts, and what it is like inside."""
    ground = step.ground
    notes = [speaker.say("sheet-zone", "around", squares=step.around)] if step.around else []
    notes += notes_of(speaker, ground)
    notes += [text_of_time(speaker, step.lasts)] if step.lasts is not None else []
    notes += [speaker.say("sheet-ends", step.ends)] if step.ends else []
    notes += [text_of_kind(speaker, ground.kind)] if ground.kind is not None else []
    notes += [text_of_moment(speaker, act) for act in ground.acts]
    return speaker.say("sheet-step", "zone", notes="; ".join(notes))


def tell_move_zone(speaker: Speaker, step: MoveZone) -> str:
    return speaker.say("sheet-step", "move-zone", squares=step.squares)


def tell_form(speaker: Speaker, step: Form) -> str:
    """Which forms, what is kept, and how long."""
    if step.is_back:
        return speaker.say("sheet-form", "back")
    kinds = [speaker.try_say("sheet-kind", kind) or kind for kind in step.kinds]
    notes = [speaker.say("sheet-form", "kinds", kinds=listed(kinds)) if kinds else speaker.say("sheet-form", "own")]
    if step.challenge == OWN_CHALLENGE:
        notes.append(speaker.say("sheet-form", "own-challenge"))
    elif step.challenge:
        notes.append(speaker.say("sheet-form", "challenge", challenge=step.challenge))
    notes += [speaker.say("sheet-form", "size", size=speaker.say(f"size-{step.size}"))] if step.size else []
    kept = [speaker.say("sheet-form", f"keep-{word}") for word in KEPT if word in step.keeps]
    kept += [name_of_feature(speaker, word) for word in sorted(step.keeps) if word not in KEPT]
    notes += [speaker.say("sheet-form", "keeps", words=listed(kept))] if kept else []
    notes += [speaker.say("sheet-form", "while", effect=speaker.effect(step.effect))] if step.effect else []
    notes += [speaker.say("sheet-form", "gear")] if step.gear_stays else []
    return f"{speaker.say('sheet-form', 'takes')} ({'; '.join(notes)})"


STEPS: Final[dict[type, Callable[[Speaker, Any], str]]] = {
    Harm: tell_harm,
    Heal: tell_heal,
    Guard: tell_guard,
    Lay: tell_lay,
    End: tell_end,
    Push: tell_push,
    Wither: tell_wither,
    Hold: tell_hold,
    Drop: tell_drop,
    TakeIn: tell_take_in,
    Also: tell_also,
    Move: tell_move,
    Teleport: tell_teleport,
    SendHome: tell_send_home,
    Call: tell_call,
    Follow: tell_follow,
    Ward: tell_ward,
    Steady: tell_steady,
    Dispel: tell_dispel,
    Choose: tell_choose,
    MakeZone: tell_zone,
    MoveZone: tell_move_zone,
    Clear: tell_clear,
    Form: tell_form,
    Hurry: tell_dash,
    LetGo: tell_let_go,
    Strike: tell_strike,
    Count: tell_count,
}
"""How each step is told."""


def text_of_time(speaker: Speaker, lasts: Lasts) -> str:
    """`1 minute`, or to the start or end of somebody's next turn."""
    if lasts.times == 1 and (lasts.is_next or lasts.moment == TURN_START):
        moment = "start" if lasts.moment == TURN_START else "end"
        return speaker.say("sheet-lasts", f"{moment}-{lasts.whose}")
    unit, rounds = next((unit, rounds) for unit, rounds in UNITS if lasts.times % rounds == 0)
    time = speaker.say("sheet-lasts", unit, count=lasts.times // rounds)
    return f"{speaker.dice(lasts.dice)} × {time}" if lasts.dice else time


# --- what lasts


def text_of_kind(speaker: Speaker, kind: Kind, name: str = "") -> str:
    """The conditions that it brings beside its name, its mods and its acts."""
    clauses = [speaker.effect(each) for each in kind.brings if each != name]
    clauses += [text_of_mod(speaker, mod) for mod in kind.mods]
    clauses += [text_of_moment(speaker, act) for act in kind.acts]
    return "; ".join(clauses)


def text_of_moment(speaker: Speaker, act: Act) -> str:
    """When it happens, by which types of damage if by some, and what."""
    text = text_of_act(speaker, act)
    if act.about:
        words = sorted(act.about)
        types = listed(type_of(speaker, word) if act.at == HURT else speaker.name(word) for word in words)
        return speaker.say("sheet-at", f"{act.at}-by", types=types, text=text)
    return speaker.say("sheet-inside" if act.by_source else "sheet-at", act.at, text=text)


def text_of_mod(speaker: Speaker, mod: Mod) -> str:
    clauses = [plain_mod(speaker, mod)]
    if mod.words and not (mod.hook in OF_TYPES or mod.hook in LISTED or mod.hook in FIXED):
        clauses.append(
            speaker.say("sheet-mod", "about", words=listed(word_of(speaker, word) for word in sorted(mod.words)))
        )
    if mod.by:
        words = listed(ability_of(speaker, each) for each in ABILITY_NAMES if each in mod.by)
        clauses.append(speaker.say("sheet-mod", "by", words=words))
    if mod.once:
        clauses.append(speaker.say("sheet-mod", "once"))
    if mod.asked:
        clauses.append(speaker.say("sheet-mod", "asked"))
    text = ", ".join(clauses)
    return f"{text} [{condition(speaker, mod.only)}]" if mod.only else text


def plain_mod(speaker: Speaker, mod: Mod) -> str:
    if mod.hook in OF_TYPES:
        types = listed(type_of(speaker, word) for word in sorted(mod.words))
        return speaker.say("sheet-mod", mod.hook, types=types)
    if mod.hook in FIXED:
        return tell_way(speaker, mod)
    if mod.hook == SENSE:
        told = ((speaker.say("sheet-sense", word), int(mod.add)) for word in sorted(mod.words))
        return listed(measures(speaker, told))
    if mod.hook in PLAIN:
        return speaker.say("sheet-mod", mod.hook, amount=mod.add)
    if mod.hook in LISTED:
        return speaker.say("sheet-mod", mod.hook, words=listed(word_of(speaker, word) for word in sorted(mod.words)))
    what = speaker.say("sheet-hook", mod.hook)
    if mod.times:
        return speaker.say("sheet-greater" if mod.times == NO_TIMES else "sheet-mod", mod.times, what=what)
    if mod.least == AS_WALKING:
        return speaker.say("sheet-mod", "least", what=what, amount=speaker.say("walking-speed"))
    if mod.least:
        return speaker.say("sheet-mod", "least", what=what, amount=number_of(speaker, mod, str(mod.least)))
    if mod.edge:
        return speaker.say("sheet-mod", "advantage" if mod.edge > 0 else "disadvantage", what=what)
    sign = "" if mod.add.startswith(("-", "+")) else "+"
    amount = sign + number_of(speaker, mod, mod.add)
    if mod.hook in (DAMAGE, SUFFERS) and mod.type:
        amount = speaker.say("sheet-mod", "typed", amount=amount, type=type_of(speaker, mod.type))
    return speaker.say("sheet-mod", "add", what=what, amount=amount)


def number_of(speaker: Speaker, mod: Mod, text: str) -> str:
    """A number or dice; of speed, a distance."""
    if mod.hook != SPEED:
        return speaker.dice(text)
    far = speaker.say("sheet-zone", "far", squares=abs(int(text)))
    return f"\N{MINUS SIGN}{far}" if text.startswith("-") else far


def word_of(speaker: Speaker, word: str) -> str:
    """What a roll is of or about: an ability, a weapon, a condition, something else."""
    return (
        (ability_of(speaker, word) if word in ABILITY_NAMES else None)
        or speaker.try_say("sheet-about", word)
        or speaker.try_say(f"damage-{word}")
        or speaker.try_say(f"skill-{word}")
        or speaker.effect(word)
    )


def condition(speaker: Speaker, filters: Iterable[Filter]) -> str:
    return speaker.say("sheet-if", "only", text=listed(text_of_filter(speaker, each) for each in filters))


def text_of_filter(speaker: Speaker, each: Filter) -> str:
    if each.word == ANY:
        ways = (listed(text_of_filter(speaker, one) for one in way) for way in each.ways)
        text = speaker.say("sheet-if", ANY, text=" / ".join(ways))
    else:
        text = FILTERS[each.word](speaker, each.value) if each.word in FILTERS else speaker.say("sheet-if", each.word)
    if each.is_not:
        text = speaker.say("sheet-if", "not", text=text)
    return speaker.say("sheet-if", "me", text=text) if each.of == ME else text


def of_names(part: str) -> Callable[[Speaker, tuple[str, ...]], str]:
    """A filter told with the names of effects, kinds or features."""

    def tell(speaker: Speaker, value: tuple[str, ...]) -> str:
        names = [speaker.try_say("sheet-kind", name) or speaker.effect(name) for name in value]
        return speaker.say("sheet-if", part, names=listed(names))

    return tell


def of_size(speaker: Speaker, value: tuple[str, ...]) -> str:
    return speaker.say("sheet-if", "size", size=speaker.say(f"size-{value[0]}"))


def of_senses(speaker: Speaker, value: tuple[str, ...]) -> str:
    return speaker.say("sheet-if", "senses", names=listed(speaker.say("sheet-sense", name) for name in value))


def of_score(speaker: Speaker, value: tuple[str, ...]) -> str:
    return speaker.say("sheet-if", "score", ability=ability_of(speaker, value[0]), amount=value[1])


def of_wounds(speaker: Speaker, value: tuple[str, ...]) -> str:
    return speaker.say("sheet-if", f"hurt-{value[0]}")


def of_immunity(speaker: Speaker, value: tuple[str, ...]) -> str:
    return speaker.say("sheet-greater", "immune", names=listed(speaker.effect(name) for name in value))


def of_number(speaker: Speaker, value: tuple[str, ...]) -> str:
    return speaker.say("sheet-if", "holds", count=int(value[0]))


def of_inside(speaker: Speaker, value: tuple[str, ...]) -> str:
    return speaker.say("sheet-inside", "contains", count=int(value[0]))


def of_hp(speaker: Speaker, value: tuple[str, ...]) -> str:
    return speaker.say("sheet-if", "hp", amount=value[0])


def of_body(part: str) -> Callable[[Speaker, tuple[str, ...]], str]:
    """A filter told with its number, if it has one."""
    return lambda speaker, value: speaker.say("sheet-body", part, count=int(value[0]) if value else 0)


def of_run(speaker: Speaker, value: tuple[str, ...]) -> str:
    return speaker.say("sheet-if", "ran", squares=int(value[0]))


def of_those_near(speaker: Speaker, value: tuple[str, ...]) -> str:
    squares, *blocks = value
    return speaker.say("sheet-if", "near", squares=int(squares), names=listed(speaker.effect(name) for name in blocks))


FILTERS: Final[dict[str, Callable[[Speaker, tuple[str, ...]], str]]] = {
    "kind": of_names("kind"),
    "creature": of_names("kind"),
    "feature": of_names("feature"),
    "is": of_names("is"),
    "from": of_names("from"),
    "has": of_names("has"),
    "wields": of_names("wields"),
    "immune": of_immunity,
    "near": of_those_near,
    "size": of_size,
    "score": of_score,
    "senses": of_senses,
    "hurt": of_wounds,
    "ran": of_run,
    "hp": of_hp,
    "light": of_ground("lit"),
    "ground": of_ground("on"),
    "holds": of_number,
    "contains": of_inside,
    "turn": of_body("turn"),
    "acted": of_body("acted"),
    ATTACKED: of_body(ATTACKED),
    BEATEN: of_body(BEATEN),
}
"""How filters are told that are more than a word; of any other the message says it all."""


def signed(amount: int) -> str:
    return f"{amount:+d}".replace("-", "\N{MINUS SIGN}")


def listed(words: Iterable[str]) -> str:
    return ", ".join(words)
