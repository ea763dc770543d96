### What happens in a fight, told as a log. A sentence begins with a capital by itself.

event-round = Round { $round }.
event-turn = { NAME($who) } is up.
event-moved = { NAME($who) } moves from { $origin } to { $to_square }.
event-noticed = { NAME($who) } is noticed at { $at }.
event-hid = { NAME($who) } tries to hide.
event-declined = { NAME($who) } does not want that.
event-order = Turn order: { $order }.
event-rolled = { NAME($who) } rolls { $dice } for { $why }: { $total }.
event-attack-hit = { NAME($who) } hits { NAME($target, case: "acc") } with the { NAME($weapon, case: "ins") } ({ $total } against { $guard }).
event-attack-critical = { NAME($who) } lands a critical hit on { NAME($target, case: "loc") } with the { NAME($weapon, case: "ins") }.
event-attack-miss = { NAME($who) } misses { NAME($target, case: "acc") } with the { NAME($weapon, case: "ins") } ({ $total } against { $guard }).
event-attack-seen-hit = { NAME($who) } hits { NAME($target, case: "acc") } with the { NAME($weapon, case: "ins") } (total { $total }).
event-attack-seen-miss = { NAME($who) } misses { NAME($target, case: "acc") } with the { NAME($weapon, case: "ins") } (total { $total }).
event-hurt = { NAME($who) } takes { $amount ->
        [0] no
       *[some] { $amount }
    } damage.
event-hurt-left = { NAME($who) } takes { $amount ->
        [0] no
       *[some] { $amount }
    } damage ({ $hp } left).
event-healed = { NAME($who) } regains { $amount } { $amount ->
        [one] hit point
       *[other] hit points
    }.
event-hp-set = The GM sets the hit points of { NAME($who, case: "gen") }.
event-temporary-set = The GM sets the temporary hit points of { NAME($who, case: "gen") }.
event-save-made = { NAME($who) } makes { $why }: success ({ $total } against { $dc }).
event-save-failed = { NAME($who) } makes { $why }: failure ({ $total } against { $dc }).
event-save-lost = { NAME($who) } makes { $why }: automatic failure.
event-gained-prone = { NAME($who) } falls prone.
event-gained-surprised = { NAME($who) } is surprised.
event-gained-dodging = { NAME($who) } dodges.
event-gained-disengaged = { NAME($who) } disengages.
event-lost-prone = { NAME($who) } stands up.
event-lost-surprised = { NAME($who) } is no longer surprised.
event-up = { NAME($who) } regains consciousness.
event-dying = { NAME($who) } falls unconscious and is dying.
event-dead = { NAME($who) } dies.
event-death-save = { NAME($who) } has { $successes } { $successes ->
        [one] success
       *[other] successes
    } and { $failures } { $failures ->
        [one] failure
       *[other] failures
    } on death saves.
event-lapsed = { NAME($who) } can no longer react.
event-ruled = { $decree }.
event-ruled-why = { $decree }: “{ $words }”.
event-set = { $setting }.
event-amended = The GM rules on the roll of { NAME($who, case: "gen") } for { $what }: { $how }.
event-amended-why = The GM rules on the roll of { NAME($who, case: "gen") } for { $what }: { $how } – “{ $words }”.
event-ground-changed = The ground at { $at } changes: { $what }.
event-undone = Undone.

## Why dice are rolled: after "for" in the sentence above

roll-attack = the attack
roll-damage = damage
roll-initiative = initiative
roll-tie = the tie
roll-fall = the fall

## What several books tell: hands, doors, heights, conditions

event-gained-helped = { NAME($who) } gets help.
event-searched = { NAME($who) } searches.
event-succeeded = { NAME($who) } succeeds.
event-failed = { NAME($who) } fails.
event-door-opened = The door at { $at } is opened.
event-door-closed = The door at { $at } is closed.
event-drew = { NAME($who) } draws the { NAME($weapon, case: "acc") }.
event-stowed = { NAME($who) } puts the { NAME($weapon, case: "acc") } away.
event-let-go = { NAME($who) } drops the { NAME($weapon, case: "acc") }.
event-took-up = { NAME($who) } picks up the { NAME($weapon, case: "acc") }.
event-height = { NAME($who) } is now { DISTANCE($height) } up.
event-depth = { NAME($who) } is now { DISTANCE($depth) } down.
event-landed = { NAME($who) } is back on the ground.
event-gained-frightened = { NAME($who) } is frightened.
event-gained-incapacitated = { NAME($who) } is incapacitated.
event-gained-invisible = { NAME($who) } becomes invisible.
event-gained-restrained = { NAME($who) } is restrained.
event-gained-unconscious = { NAME($who) } falls unconscious.
event-lost-frightened = { NAME($who) } is no longer frightened.
event-lost-incapacitated = { NAME($who) } is no longer incapacitated.
event-lost-invisible = { NAME($who) } is no longer invisible.
event-lost-restrained = { NAME($who) } is no longer restrained.
event-lost-unconscious = { NAME($who) } wakes up.

## Who comes and who goes

event-appeared = { NAME($who) } appears.
event-called-off = The GM ends the fight.
event-fled = { NAME($who) } leaves the field.
event-surrendered = { NAME($who) } surrenders.
event-captured = { NAME($who) } is taken prisoner.
event-removed = { NAME($who) } is no longer there.
event-gained-fleeing = { NAME($who) } runs for it.
event-lost-fleeing = { NAME($who) } fights on.
