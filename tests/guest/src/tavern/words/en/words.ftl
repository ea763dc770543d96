### The words of a brawl.

tavern-rulebook = Tavern brawl

tavern-event-punch-lands = { NAME($who) } lands a fist on { NAME($target) } ({ $total } against { $needed }).
tavern-event-punch-misses = { NAME($who) } swings at { NAME($target) } and hits the air ({ $total } against { $needed }).
tavern-event-floored = { NAME($who) } is on the floor.
tavern-event-treat = { NAME($who) } stands a round.
tavern-event-gained-ducking = { NAME($who) } ducks behind a table.
tavern-event-lost-ducking = { NAME($who) } straightens up.
tavern-roll-fists = fists

tavern-say-deed =
    .punch = give { NAME($target) } a fist
    .duck = duck behind a table
    .drink = empty the mug
tavern-say-verbs =
    .punch = hit, fist
    .duck = hide
    .drink = ale
tavern-say-word =
    .round = stand a round
tavern-say-pool =
    .coins = { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
tavern-say-effect =
    .ducking = behind a table
tavern-say-health =
    .floored = on the floor
tavern-say-table-option =
    .brawl-fists = How hard are the fists?
tavern-say-table-reading =
    .brawl-fists-hard = hard
    .brawl-fists-soft = soft
tavern-page-stock =
    .kegs = Full mugs
tavern-page-pool =
    .coins = coins
    .mugs = mugs

noun-sailor = sailor
noun-cook = cook
