### What happens in a fight, told as a log. A sentence begins with a capital by itself.

event-round = Round { $round }.
event-turn = { NAME($who) } is up.
event-moved = { NAME($who) } moves from { $origin } to { $to_square }.
event-noticed = { NAME($who) } is noticed at { $at }.
event-hid = { NAME($who) } tries to hide.
event-order = The order is: { $order }.
event-rolled = { NAME($who) } rolls { $dice } for { $why }: { $total }.
event-attack-hit = { NAME($who) } hits { NAME($target, case: "acc") } with the { NAME($weapon, case: "ins") } ({ $total } against { $guard }).
event-attack-critical = { NAME($who) } lands a critical hit on { NAME($target, case: "loc") } with the { NAME($weapon, case: "ins") }.
event-attack-miss = { NAME($who) } misses { NAME($target, case: "acc") } with the { NAME($weapon, case: "ins") } ({ $total } against { $guard }).
event-attack-seen-hit = { NAME($who) } hits { NAME($target, case: "acc") } with the { NAME($weapon, case: "ins") } (rolled { $total }).
event-attack-seen-miss = { NAME($who) } misses { NAME($target, case: "acc") } with the { NAME($weapon, case: "ins") } (rolled { $total }).
event-hurt = { NAME($who) } takes { $amount } damage.
event-hurt-left = { NAME($who) } takes { $amount } damage ({ $hp } left).
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
event-gained-surprised = { NAME($who) } is caught by surprise.
event-gained-dodging = { NAME($who) } dodges.
event-gained-disengaged = { NAME($who) } disengages.
event-gained-raging = { NAME($who) } flies into a rage.
event-lost-prone = { NAME($who) } stands up.
event-lost-surprised = { NAME($who) } recovers from the surprise.
event-lost-raging = { NAME($who) } calms down.
event-up = { NAME($who) } comes to.
event-dying = { NAME($who) } falls unconscious and is dying.
event-stable = { NAME($who) } is stable, but unconscious.
event-dead = { NAME($who) } dies.
event-death-save = { NAME($who) } has { $successes } { $successes ->
        [one] success
       *[other] successes
    } and { $failures } { $failures ->
        [one] failure
       *[other] failures
    } against death.
event-lapsed = { NAME($who) } can no longer react.
event-ruled = The GM rules: { $ruling }.
event-ruled-why = The GM rules: { $ruling } ({ $why }).
event-set = Set at the table: { $setting }.
event-undone = Taken back.

## Why dice are rolled: after "for" in the sentence above

roll-attack = the attack
roll-damage = damage
roll-initiative = initiative
roll-stealth = Stealth
roll-tie = the tie
roll-death-save = a death save
roll-first-aid = first aid
roll-second-wind = Second Wind
roll-sneak-attack = Sneak Attack
roll-savage-attacks = Savage Attacks
roll-lucky = luck
roll-martial-advantage = Martial Advantage
roll-surprise-attack = Surprise Attack
roll-str-save = a Strength save
roll-dex-save = a Dexterity save
roll-con-save = a Constitution save
roll-int-save = an Intelligence save
roll-wis-save = a Wisdom save
roll-cha-save = a Charisma save
