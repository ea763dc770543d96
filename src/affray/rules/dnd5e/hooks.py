"""Every hook of the book in one place: what features, effects, powers and spells do, and what a turn offers.

Start at `HOOKS`. Rules read them as `table.readings.hooks`.
"""

from functools import partial
from typing import Final

from affray.rules.dnd5e.actions import (
    attack_action,
    breakables,
    breaking_free,
    common_actions,
    grapple_shove,
    helping,
    improvising,
    objects,
    ready,
    searching,
)
from affray.rules.dnd5e.attack import attack, dodging
from affray.rules.dnd5e.changes import HASTE
from affray.rules.dnd5e.creatures import (
    channel_divinity,
    class_features,
    features,
    follow_ups,
    gazes,
    leadership,
    monster_traits,
    power_reactions,
    powers,
)
from affray.rules.dnd5e.effects import acting, forming, zone_acts
from affray.rules.dnd5e.gear import armour, hands
from affray.rules.dnd5e.harm import dying, suffocation
from affray.rules.dnd5e.magic import (
    casting,
    delayed_spells,
    haste,
    held_spells,
    resolve,
    spell_effects,
    spell_reactions,
    spell_rules,
    spirits,
    zone_effects,
)
from affray.rules.dnd5e.movement import offers, squeezing, walk
from affray.rules.dnd5e.movement.zones import AS_DATA
from affray.rules.dnd5e.readings import Answer, Follow, Hooks, Readiable, ZoneRule
from affray.rules.dnd5e.rolls import checks, hiding
from affray.rules.dnd5e.state import attempts
from affray.rules.dnd5e.state.blocks import EXTRA_ATTACK
from affray.rules.dnd5e.state.combatant import REGENERATION
from affray.rules.dnd5e.state.conditions import SUFFOCATING
from affray.rules.dnd5e.state.happenings import CASTING, GUARDED, HIT, MISSILES, NEAR_TURN, WOUND, WOUNDED
from affray.rules.dnd5e.turn import leaving, mounts, turn

BY_POWER: Final = Answer(power_reactions.offers, power_reactions.react)
"""A power of the stat block that is a reaction."""
HOOKS: Final = Hooks(
    planning={
        "pack-tactics": features.pack_tactics,
        "archery": class_features.archery,
        "improved-critical": class_features.improved_critical,
        armour.UNTRAINED: armour.attack_untrained_in_armour,
        monster_traits.TIGHT_JAWS: monster_traits.tight_jaws,
    },
    attackers={
        "bane": spell_effects.dice_to_attack("bane", spell_effects.MINUS_D4),
        "bless": spell_effects.dice_to_attack("bless", spell_effects.D4),
        "chill-touch": spell_effects.by_the_chilled,
        "vicious-mockery": spell_effects.edge_by("vicious-mockery", -1),
        "reckless": class_features.reckless_attack,
        leadership.LED: leadership.follow_in_attack,
        squeezing.SQUEEZING: squeezing.by_the_squeezed,
    },
    targets={
        "prone": attack.on_the_prone,
        "distracted": helping.on_the_distracted,
        "faerie-fire": spell_effects.on_the_outlined,
        "haste": spell_effects.guarding("haste", 2),
        "mage-armor": spell_effects.by_magic_armour,
        "guiding-bolt": spell_effects.edge_by("guiding-bolt", 1),
        "shield": spell_effects.guarding("shield", 5),
        "shield-of-faith": spell_effects.guarding("shield-of-faith", 2),
        "reckless": class_features.attack_on_reckless,
        dodging.DODGING: dodging.on_the_dodging,
        squeezing.SQUEEZING: squeezing.on_the_squeezed,
    },
    extra_dice={
        "sneak-attack": features.sneak_attack,
        "savage-attacks": features.savage_attacks,
        "martial-advantage": features.martial_advantage,
        "surprise-attack": features.surprise_attack,
        "colossus-slayer": class_features.colossus_slayer,
    },
    when_hit={monster_traits.MUCUS: monster_traits.touch_mucus},
    saves={
        "bane": spell_effects.dice_to_save("bane", spell_effects.MINUS_D4),
        "beacon-of-hope": spell_effects.beacon_of_hope,
        "bless": spell_effects.dice_to_save("bless", spell_effects.D4),
        "haste": spell_effects.haste_save,
        "raging": class_features.strength_in_rage,
        "danger-sense": class_features.danger_sense,
        armour.UNTRAINED: armour.untrained_in_armour,
        dodging.DODGING: dodging.saving_the_dodging,
        leadership.LED: leadership.follow_in_save,
        squeezing.SQUEEZING: squeezing.saving_squeezed,
        **{
            name: class_features.advantage_about(f"5e.feature.{name}", *words)
            for name, words in class_features.STEADFAST.items()
        },
    },
    checks={
        "helped": helping.with_help,
        "pass-without-trace": spell_effects.pass_without_trace,
        "raging": class_features.strength_in_rage,
        armour.NOISY: armour.noisy_armour,
        armour.UNTRAINED: armour.untrained_in_armour,
        **{
            name: class_features.advantage_about(f"5e.feature.{name}", *senses)
            for name, senses in monster_traits.KEEN.items()
        },
    },
    falling={"undead-fortitude": monster_traits.undead_fortitude},
    suffering={REGENERATION: monster_traits.stop_regeneration},
    acts={
        "raging": features.end_idle_rage,
        "frenzied": class_features.end_frenzy,
        HASTE: haste.end_haste,
        SUFFOCATING: suffocation.count_down_breath,
    },
    answers={
        HIT: {
            "shield": Answer(spell_reactions.offered("shield", spell_reactions.always), spell_reactions.block_hit),
            class_features.UNCANNY_DODGE: Answer(class_features.may_dodge, class_features.dodge_uncannily),
            monster_traits.PARRY: Answer(monster_traits.may_parry, monster_traits.parry),
            monster_traits.CATCH_ROCK: Answer(monster_traits.may_catch, monster_traits.catch_rock),
            powers.USE: BY_POWER,
        },
        WOUND: {},
        WOUNDED: {
            "hellish-rebuke": Answer(
                spell_reactions.offered("hellish-rebuke", spell_reactions.sees_the_doer), spell_reactions.rebuke
            ),
            powers.USE: BY_POWER,
        },
        GUARDED: {powers.USE: BY_POWER},
        NEAR_TURN: {powers.USE: BY_POWER},
        CASTING: {
            "counterspell": Answer(
                spell_reactions.offered("counterspell", spell_reactions.sees_the_casting), spell_reactions.interrupt
            ),
        },
        MISSILES: {
            "shield": Answer(spell_reactions.offered("shield", spell_reactions.always), spell_reactions.block_missiles),
        },
    },
    starting={REGENERATION: monster_traits.regenerate},
    offers=(
        offers.offers,
        mounts.offers,
        attack_action.offers,
        powers.offers,
        grapple_shove.offers,
        common_actions.offers,
        helping.offers,
        searching.offers,
        ready.offers,
        objects.offers,
        hands.offers,
        breakables.offers,
        improvising.offers,
        features.offers,
        class_features.offers,
        follow_ups.offers,
        gazes.offers,
        casting.offers,
        delayed_spells.offers,
        spirits.offers,
        haste.offers,
        breaking_free.offers,
        leaving.offers,
    ),
    deeds={
        **turn.DEEDS,
        **leaving.DEEDS,
        **offers.DEEDS,
        **mounts.DEEDS,
        **attack_action.DEEDS,
        **powers.DEEDS,
        **grapple_shove.DEEDS,
        **common_actions.DEEDS,
        **helping.DEEDS,
        **searching.DEEDS,
        **ready.DEEDS,
        **objects.DEEDS,
        **hands.DEEDS,
        **breakables.DEEDS,
        **improvising.DEEDS,
        **features.DEEDS,
        **class_features.DEEDS,
        **follow_ups.DEEDS,
        **gazes.DEEDS,
        **casting.DEEDS,
        **delayed_spells.DEEDS,
        **spirits.DEEDS,
        **breaking_free.DEEDS,
    },
    readiable={
        "cast": Readiable(
            held_spells.release_offers,
            held_spells.release,
            held_spells.choose_spell,
            held_spells.let_lapse,
            held_spells.can_ready,
        ),
        **{
            verb: Readiable(partial(ready.action_offers, verb, by), ready.take_action, is_open=ready.IS_OPEN.get(verb))
            for verb, by in {**ready.OFFERED_BY, powers.USE: powers.offers}.items()
        },
        "move": Readiable(ready.move_offers, ready.take_move, is_open=ready.walks_by_itself),
    },
    powers={
        channel_divinity.TURN_UNDEAD: channel_divinity.turn_undead,
        channel_divinity.PRESERVE_LIFE: channel_divinity.preserve_life,
        leadership.LEADERSHIP: leadership.lead,
    },
    spells={
        "aid": spell_rules.aid,
        "counterspell": spell_rules.counterspell,
        "false-life": spell_rules.false_life,
        "haste": haste.haste,
        "lesser-restoration": spell_rules.lesser_restoration,
        "magic-missile": spell_rules.magic_missile,
        "misty-step": spell_rules.misty_step,
        "pass-without-trace": spell_rules.pass_without_trace,
        "revivify": spell_rules.revivify,
        "shield": spell_rules.shield,
        "sleep": spell_rules.sleep,
        "spirit-guardians": spirits.call_spirits,
        "spiritual-weapon": spirits.call_weapon,
        "thunderwave": spell_rules.thunderwave,
    },
    zones={
        **zone_effects.ZONES,
        AS_DATA: zone_acts.RULE,
        spirits.GUARDIANS: ZoneRule(enter=spirits.suffer_spirits, start=spirits.suffer_spirits),
    },
    following={AS_DATA: zone_acts.FOLLOW, spirits.GUARDIANS: Follow(spirits.guarded, spirits.slow_those_inside)},
    perform=acting.perform,
    answer=acting.answer,
    feel=acting.feel,
    put_off=delayed_spells.put_off,
    strike=acting.strike,
    shed=forming.shed,
    stage=leaving.STAGE,
)

FEATURES: Final = frozenset(
    (
        *(feature for feature in HOOKS.planning if feature != armour.UNTRAINED),
        *HOOKS.extra_dice,
        *features.BONUS_ACTIONS,
        walk.AGGRESSIVE,
        armour.DEFENSE,
        EXTRA_ATTACK,
        armour.UNARMORED_DEFENSE,
        attempts.LUCKY,
        walk.NIMBLE,
        common_actions.NIMBLE_ESCAPE,
        mounts.MOUNT,
        mounts.TRAINED,
        dying.RELENTLESS_ENDURANCE,
        checks.LEGENDARY_RESISTANCE,
        forming.SHAPECHANGER,
        hiding.NATURALLY_STEALTHY,
        resolve.DISCIPLE_OF_LIFE,
        resolve.SCULPT_SPELLS,
        *class_features.FEATURES,
        *monster_traits.FEATURES,
    )
)
"""All features that this book has a rule for: those in `HOOKS`, and those that a rule checks itself."""
