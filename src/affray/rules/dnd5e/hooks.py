"""Every hook of the book in one place: what features, effects, powers and spells do, and what a turn offers.

Start at `HOOKS`. A rule finds them at its table: `table.readings.hooks`.
"""

from functools import partial
from typing import Final

from affray.rules.dnd5e import (
    actions,
    armour,
    attacking,
    attacks,
    attempts,
    breath,
    casting,
    divinity,
    dodging,
    dying,
    features,
    freeing,
    hands,
    haste,
    helping,
    heroes,
    holding,
    improvising,
    leadership,
    mounts,
    movement,
    moving,
    objects,
    powers,
    readying,
    resolving,
    searching,
    spell_effects,
    spell_reactions,
    spell_rules,
    spirits,
    squeezing,
    stealth,
    things,
    traits,
    trials,
    turns,
    wrestling,
    zones,
)
from affray.rules.dnd5e.blocks import EXTRA_ATTACK
from affray.rules.dnd5e.changes import HASTE
from affray.rules.dnd5e.conditions import SUFFOCATING
from affray.rules.dnd5e.happenings import CASTING, HIT, MISSILES, WOUND, WOUNDED
from affray.rules.dnd5e.readings import Answer, Follow, Hooks, Readiable, ZoneRule
from affray.rules.dnd5e.values import REGENERATION

HOOKS: Final = Hooks(
    planning={
        "pack-tactics": features.pack_tactics,
        "archery": heroes.archery,
        "improved-critical": heroes.improved_critical,
        armour.UNTRAINED: armour.hamper_attack,
        traits.TIGHT_JAWS: traits.bite_what_is_held,
    },
    attackers={
        "bane": spell_effects.dice_to_attack("bane", spell_effects.MINUS_D4),
        "bless": spell_effects.dice_to_attack("bless", spell_effects.D4),
        "chill-touch": spell_effects.by_the_chilled,
        "vicious-mockery": spell_effects.leaning("vicious-mockery", -1),
        "reckless": heroes.strike_recklessly,
        leadership.LED: leadership.follow_in_attack,
        squeezing.SQUEEZING: squeezing.by_the_squeezed,
    },
    targets={
        "prone": attacks.on_the_prone,
        "distracted": helping.on_the_distracted,
        "faerie-fire": spell_effects.on_the_outlined,
        "haste": spell_effects.guarding("haste", 2),
        "mage-armor": spell_effects.by_magic_armour,
        "guiding-bolt": spell_effects.leaning("guiding-bolt", 1),
        "shield": spell_effects.guarding("shield", 5),
        "shield-of-faith": spell_effects.guarding("shield-of-faith", 2),
        "reckless": heroes.strike_the_reckless,
        dodging.DODGING: dodging.on_the_dodging,
        squeezing.SQUEEZING: squeezing.on_the_squeezed,
    },
    extra_dice={
        "sneak-attack": features.sneak_attack,
        "savage-attacks": features.savage_attacks,
        "martial-advantage": features.martial_advantage,
        "surprise-attack": features.surprise_attack,
        "colossus-slayer": heroes.colossus_slayer,
        traits.CHARGE: traits.charge_harder,
    },
    after_hit={
        traits.CHARGE: traits.knock_down,
        traits.TRAMPLING: traits.knock_down,
    },
    when_hit={traits.MUCUS: traits.touch_mucus},
    saves={
        "bane": spell_effects.dice_to_save("bane", spell_effects.MINUS_D4),
        "beacon-of-hope": spell_effects.hope,
        "bless": spell_effects.dice_to_save("bless", spell_effects.D4),
        "haste": spell_effects.quicken,
        "raging": heroes.rage_in_trials,
        "danger-sense": heroes.danger_sense,
        armour.UNTRAINED: armour.hamper,
        dodging.DODGING: dodging.saving_the_dodging,
        leadership.LED: leadership.follow_in_save,
        squeezing.SQUEEZING: squeezing.saving_squeezed,
        **{name: heroes.against(f"5e.feature.{name}", *words) for name, words in heroes.STEADFAST.items()},
    },
    checks={
        "helped": helping.with_help,
        "pass-without-trace": spell_effects.leave_no_trace,
        "raging": heroes.rage_in_trials,
        armour.NOISY: armour.clatter,
        armour.UNTRAINED: armour.hamper,
        **{name: traits.keen(f"5e.feature.{name}", *senses) for name, senses in traits.KEEN.items()},
    },
    falling={"undead-fortitude": traits.undead_fortitude},
    suffering={REGENERATION: traits.be_scorched},
    acts={
        "raging": features.calm_down,
        "frenzied": heroes.be_spent,
        HASTE: haste.slump,
        SUFFOCATING: breath.gasp,
    },
    answers={
        HIT: {
            "shield": Answer(spell_reactions.offered("shield", spell_reactions.always), spell_reactions.block_hit),
            heroes.UNCANNY_DODGE: Answer(heroes.may_dodge, heroes.dodge_uncannily),
            traits.PARRY: Answer(traits.may_parry, traits.parry),
            traits.CATCH_ROCK: Answer(traits.may_catch, traits.catch_rock),
        },
        WOUND: {},
        WOUNDED: {
            "hellish-rebuke": Answer(
                spell_reactions.offered("hellish-rebuke", spell_reactions.sees_the_doer), spell_reactions.strike_back
            ),
        },
        CASTING: {
            "counterspell": Answer(
                spell_reactions.offered("counterspell", spell_reactions.sees_the_casting), spell_reactions.interrupt
            ),
        },
        MISSILES: {
            "shield": Answer(spell_reactions.offered("shield", spell_reactions.always), spell_reactions.block_missiles),
        },
    },
    starting={REGENERATION: traits.regenerate},
    offers=(
        moving.offers,
        mounts.offers,
        attacking.offers,
        powers.offers,
        wrestling.offers,
        actions.offers,
        helping.offers,
        searching.offers,
        readying.offers,
        objects.offers,
        hands.offers,
        things.offers,
        improvising.offers,
        features.offers,
        heroes.offers,
        traits.offers,
        casting.offers,
        spirits.offers,
        haste.offers,
        freeing.offers,
    ),
    deeds={
        **turns.DEEDS,
        **moving.DEEDS,
        **mounts.DEEDS,
        **attacking.DEEDS,
        **powers.DEEDS,
        **wrestling.DEEDS,
        **actions.DEEDS,
        **helping.DEEDS,
        **searching.DEEDS,
        **readying.DEEDS,
        **objects.DEEDS,
        **hands.DEEDS,
        **things.DEEDS,
        **improvising.DEEDS,
        **features.DEEDS,
        **heroes.DEEDS,
        **traits.DEEDS,
        **casting.DEEDS,
        **spirits.DEEDS,
        **freeing.DEEDS,
    },
    readiable={
        "cast": Readiable(
            holding.release_offers, holding.release, holding.choose_spell, holding.let_lapse, holding.can_ready
        ),
        **{
            verb: Readiable(partial(readying.action_offers, verb), readying.take_action) for verb in readying.OFFERED_BY
        },
        "move": Readiable(readying.move_offers, readying.take_move, is_open=readying.walks_by_itself),
    },
    powers={
        divinity.TURN_UNDEAD: divinity.turn_undead,
        divinity.PRESERVE_LIFE: divinity.preserve_life,
        leadership.LEADERSHIP: leadership.lead,
    },
    spells={
        "aid": spell_rules.aid,
        "counterspell": spell_rules.counterspell,
        "haste": haste.quicken,
        "lesser-restoration": spell_rules.lesser_restoration,
        "magic-missile": spell_rules.magic_missile,
        "misty-step": spell_rules.misty_step,
        "pass-without-trace": spell_rules.veil,
        "revivify": spell_rules.revivify,
        "shield": spell_rules.shield,
        "sleep": spell_rules.sleep,
        "spirit-guardians": spirits.call_spirits,
        "spiritual-weapon": spirits.call_weapon,
        "thunderwave": spell_rules.thunderwave,
    },
    zones={
        **zones.ZONES,
        spirits.GUARDIANS: ZoneRule(enter=spirits.suffer_spirits, start=spirits.suffer_spirits),
    },
    following={spirits.GUARDIANS: Follow(spirits.guarded, spirits.haunt)},
)

FEATURES: Final = frozenset(
    (
        *(feature for feature in HOOKS.planning if feature != armour.UNTRAINED),
        *HOOKS.extra_dice,
        *features.BONUS_ACTIONS,
        movement.AGGRESSIVE,
        armour.DEFENSE,
        EXTRA_ATTACK,
        armour.UNARMORED_DEFENSE,
        attempts.LUCKY,
        movement.NIMBLE,
        actions.NIMBLE_ESCAPE,
        mounts.MOUNT,
        mounts.TRAINED,
        dying.RELENTLESS_ENDURANCE,
        trials.LEGENDARY_RESISTANCE,
        stealth.NATURALLY_STEALTHY,
        resolving.DISCIPLE_OF_LIFE,
        resolving.SCULPT_SPELLS,
        *heroes.FEATURES,
        *traits.FEATURES,
    )
)
"""All features for which this book has a rule: those of the tables, and those that change a rule where it stands."""
