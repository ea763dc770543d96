### The fifth edition's table options and presets, as `affray rules dnd5e` lists them.

## Table options: the attribute is the option's name, with a hyphen for its dot; the readings in their order

dnd5e-cli-table-option =
    .init-ties = who goes first in a tie of initiative: as the GM and the players say, by a { DICE("d20") } between a monster and a character, or by a { DICE("d20") } among all who tie
    .hide-success = what hiding gives: one is unseen, or one is invisible
    .hide-tie = who wins a tie of Stealth and Perception: the hider, or the observer
    .hidden-reveal = whether an attack from hiding gives away where the attacker is
    .ranged-in-melee = which foe beside the shooter hinders a shot: one that sees the shooter and can act, or any
    .reaction-refresh = when a spent reaction comes back: at the start of one's own turn, or with each round
    .cover-creatures = whether creatures give cover
    .show-half-hp = whether others see that somebody has lost more than half of their hit points
    .area-grid = which squares a cone or a line takes in: those whose centre is in it, those at least half in it, or those of a template counted out in squares
    .area-distance = how wide a sphere is: by a straight line from its middle, or by squares, diagonals like any other
    .attack-ability = by which ability one attacks: finesse, thrown weapons and spells have their own, or melee is always by Strength and all else by Dexterity
    .range-max = how far one can shoot: up to the long range, or as far as the map goes
    .crit-extra-dice = whether a critical hit doubles all dice of the attack, or only the weapon's
    .resist-order = when resistance and vulnerability count: after all else, or on what was rolled
    .damage-monsters = whether monsters roll their damage, or do the average
    .dodge-save-needs-sight = whether Dexterity saves of one who dodges need it to see who causes them
    .dodge-lost = whether Dodge is lost by one who is incapacitated or cannot move
    .help-attack = whether Help also gives an ally advantage on an attack
    .help-expires = how long help waits to be used: until the helper's next turn, or for ever
    .ready-timing = when the readied reaction comes: after the trigger is finished, or before
    .ready-full = whether Ready names its trigger, or answers anything that a foe does
    .interact-during = when something may be handled for free: while moving or acting, or only while acting
    .interact-second = what a second object costs: the action, or what the GM says
    .interact-list = which list of free interactions is offered: that of the published text, or the Czech one, with lighting a flame and covering a lantern
    .turn-utility = whether a turn has one free interaction, or a small action beside it
    .special-replaces = what a grapple or a shove takes: one attack of several, or the whole action
    .monster-zero-hp = what becomes of a monster at 0: it dies unless the GM has marked it as a villain, or it always dies
    .bonus-blocked-with-actions = whether one who can take no action loses the bonus action too
    .move-split = how a move may be split: around the action and between attacks, around the action only, or not at all, before the action or after it
    .move-end-in-occupied = whether one can come to rest in another's space unwillingly, or never
    .dash-tracks-speed = whether a Dash grows and shrinks with the speed later in the turn
    .stand-needs-movement = whether standing up needs half of the speed to be left
    .diagonal = what diagonal steps cost: 1 each, or 1 and 2 by turns
    .oa-exceptions = what provokes no opportunity attack: Disengage, teleporting and being moved by others, or Disengage alone
    .oa-reach = whose reach must be left to provoke: that of any weapon in hand, or the longest
    .underwater-ranged = which weapon shoots well under water: the crossbow, the shortbow, or both

## Presets: all options at once

dnd5e-cli-preset =
    .seed-000 = a short summary of the rules, taken to the letter, also where it leaves something out
    .seed-001 = the order of a fight by itself, taken to the letter; what it does not speak of is as in the whole chapter
    .seed-004 = the whole chapter, taken to the letter
    .srd = the text that was published in English
