### Lines of stat blocks, told from their data: clauses side by side, set apart by commas and semicolons.

sheet-line =
    .named = { $name }: { $text }
    .noted = { $name } ({ $notes }): { $text }
sheet-figure =
    .kind = { $size }, { $kind }
    .armour = Armour Class: { $amount }
    .hp = hit points: { $hp } ({ DICE($dice) })
    .hp-alone = hit points: { $hp }
    .measure = { $what } { DISTANCE($squares) }
    .saves = saving throws: { $text }
    .skills = skills: { $text }
    .senses = senses: { $text }
    .conditions = condition immunities: { $text }
    .challenge = challenge: { $challenge }
    .multiattack = Multiattack: { $text }
    .legendary =
        { $count ->
            [one] { $count } legendary action a round
           *[other] { $count } legendary actions a round
        }
    .casting = spellcasting: { $ability }, save DC { $dc }, { $bonus } to hit
    .cantrips = cantrips: { $text }
    .slots = level { $level } ({ $slots }): { $text }
    .level = level { $level }: { $text }
    .passive = passive Perception { $amount }
sheet-sense =
    .blindsight = blindsight
    .darkvision = darkvision
    .tremorsense = tremorsense
    .truesight = truesight
    .see-invisible = sight of the invisible
sheet-power =
    .bonus = bonus action
    .legendary =
        { $price ->
            [one] legendary action
           *[other] { $price } legendary actions
        }
    .lair = lair action
    .part = part of Multiattack
    .reaction = reaction
    .given = use an object, on itself or one beside it
    .recharge = recharge { $on }
    .uses =
        { $uses ->
            [one] once a day
           *[other] { $uses } times a day
        }
sheet-react =
    .hit = when an attack is about to hit it
    .guarded = when an attack is about to hit an ally
    .wounded = when it was hurt
    .near = when another begins its turn nearby
    .melee = melee attacks only
    .ranged = ranged attacks only
    .seen = only if it sees the attack coming
    .armed = only with a melee weapon in hand
sheet-weapon =
    .melee = { $bonus } to hit, reach { DISTANCE($reach) }
    .ranged = { $bonus } to hit, range { DISTANCE($range) }, long { DISTANCE($long) }
    .ranged-short = { $bonus } to hit, range { DISTANCE($range) }
    .instead = instead: { $text }
sheet-area =
    .cone = cone of { DISTANCE($size) }
    .line = line of { DISTANCE($size) }
    .cube = cube with a side of { DISTANCE($size) }
    .cylinder = cylinder with a radius of { DISTANCE($size) }
    .burst = all within { DISTANCE($size) }
    .sphere = sphere with a radius of { DISTANCE($size) }
sheet-who =
    .one = one target within { DISTANCE($within) }
    .at = at a point within { DISTANCE($within) }
    .foe = enemies only
    .friend = allies only
    .any = itself included
    .self = itself
    .chosen = of the user’s choice
sheet-roll =
    .luck = { DICE("d20") }: { $least } or more
    .save = saving throw: { $ability }, DC { $dc }
sheet-branch =
    .fail = failure: { $text }
    .badly = failure by 5 or more: { $text }
    .pass = success: { $text }
    .then = then: { $text }
    .avert = whoever looks away: { $text }
    .immune = whoever saves is immune from then on
    .easier = save with advantage [{ $if }]
    .harder = save with disadvantage [{ $if }]
sheet-harm =
    .dice = { DICE($dice) } { $type }
    .half = { $text }, half on a success
    .whole = { $text }, as much on a success
    .drains = { $text }, regained by the user as hit points
sheet-step =
    .me = the user: { $text }
    .heal = regains { DICE($dice) } hit points
    .heal-dealt = regains hit points equal to the damage dealt ({ $type })
    .guard = { DICE($dice) } temporary hit points
    .wither = hit point maximum reduced by the damage dealt ({ $type })
    .lay = { $effect } ({ $notes })
    .end = ends: { $effects }
    .push = pushed { DISTANCE($squares) } away
    .pull = pulled { DISTANCE($squares) } closer
    .drop = drops to 0 hit points
    .kill = dies
    .also = as well: { $text }
    .follow = the user may attack it as a bonus action in the same turn: { $weapon }
    .ward = Armour Class against the attack: +{ $amount }
    .zone = an area that lasts ({ $notes })
    .move-zone = the area is moved up to { DISTANCE($squares) }
    .steady = stable if dying
    .dispel = spells end: up to level { $level }, others by a check
    .choose = one of the user’s choice: { $options }
    .let-go = drops what it holds
    .dash = takes the Dash action
    .dim-light = sheds dim light for { DISTANCE($squares) }
sheet-lasts =
    .rounds =
        { $count ->
            [one] { $count } round
           *[other] { $count } rounds
        }
    .minutes =
        { $count ->
            [one] { $count } minute
           *[other] { $count } minutes
        }
    .hours =
        { $count ->
            [one] { $count } hour
           *[other] { $count } hours
        }
    .days =
        { $count ->
            [one] { $count } day
           *[other] { $count } days
        }
    .start-me = until the start of the user’s next turn
    .end-me = until the end of the user’s next turn
    .start-it = until the start of the target’s next turn
    .end-it = until the end of the target’s next turn
sheet-ends =
    .save-end = new save at the end of each of its turns
    .save-hurt = new save whenever it takes damage
    .hurt = ends when it takes damage
    .attacks = ends when it attacks
    .casts = ends when it casts a spell
    .healed = ends when magic heals it
    .source-down = ends when the user is incapacitated
    .concentration = ends with the user’s concentration
    .shaken = ends when somebody beside it uses an action
    .hold = escape DC { $dc }
    .escape = ends by an action and a check: { $ability }, DC { $dc }
    .escape-freely = ends by an action
    .by-others = by anybody beside it, too
    .easy-save-hurt = new save with advantage whenever it takes damage
    .harmed = ends when the user or its allies harm it
sheet-at =
    .turn-start = at the start of its turns: { $text }
    .turn-end = at the end of its turns: { $text }
    .touched = when touched or hit in melee: { $text }
    .near = when another begins its turn nearby: { $text }
    .hurt = when hurt: { $text }
    .hurt-by = when hurt ({ $types }): { $text }
    .dies = when it dies: { $text }
    .fells = when it brings somebody to 0 hit points in melee: { $text }
    .hits = on a hit: { $text }
    .hits-by = on a hit with { $types }: { $text }
    .enters = on entering: { $text }
    .beside = on ending a turn beside it, on its side: { $text }
    .stirs = on moving inside: { $text }
    .kept-up = once concentrated on to its end: { $text }
sheet-hook =
    .score = ability score
    .critical = damage of a critical hit
    .attack = attack rolls
    .struck = attack rolls against it
    .ac = Armour Class
    .save = saving throws
    .check = ability checks
    .damage = damage of hits
    .sneak = damage of one hit a turn, with advantage or with an ally beside the target
    .speed = speed
    .suffers = more with any damage to it
    .long-jump = long jumps
    .high-jump = high jumps
sheet-mod =
    .advantage = { $what }: advantage
    .disadvantage = { $what }: disadvantage
    .add = { $what }: { $amount }
    .typed = { $amount } { $type }
    .resist = resistance: { $types }
    .immune = immunity: { $types }
    .weak = vulnerability: { $types }
    .undying = does not die at 0 hit points
    .sure = its attacks hit without fail
    .siege = double damage to objects
    .unhealed = regains no hit points
    .unguarded = gains no temporary hit points
    .carried = does not slow its holder
    .changeless = cannot be given another form
    .deadly = its hits are critical
    .evasion = Dexterity saves for half damage: none on a success, half on a failure
    .transfer = while it holds somebody, that one takes half of its damage
    .swarm = shares its space with others
    .absorb = healed by damage: { $types }
    .endure = damage of { $amount } or less does not bring it below 1 hit point
    .by = abilities: { $words }
    .about = about: { $words }
    .once = once a turn
    .half = { $what }: halved
    .double = { $what }: doubled
    .least = { $what }: at least { $amount }
    .cannot = cannot: { $words }
    .quick = by a bonus action: { $words }
    .must = on its turns it must: { $words }
    .ward = left at 1 hit point once
    .spent = ends by being used
    .triple = { $what }: tripled
    .asked = its bearer says at the roll
    .sense = perceives by: { $words }
sheet-about =
    .spell = spells
    .melee = melee
    .ranged = ranged
    .magic = magic
    .sight = sight
    .hearing = hearing
    .smell = smell
    .perception = Perception
    .prone = falling prone
    .react = take reactions
    .turn = act or move
    .cast = cast spells
    .look = see the user
    .dash = Dash
    .disengage = Disengage
    .hide = Hide
    .weapon = weapons
    .act = take actions
    .both = take an action and a bonus action in one turn
    .strike-again = make more than one attack a turn
    .cast-at-once = be sure to cast a spell by an action without delay
    .turned = turning undead
    .flee = flee
    .panic = flee in panic, if there is anywhere to go
    .approach = approach
sheet-if =
    .only = only if { $text }
    .not = not: { $text }
    .me = user: { $text }
    .kind = kind: { $names }
    .feature = has: { $names }
    .is = condition: { $names }
    .from = by the other’s doing: { $names }
    .has = under the effect: { $names }
    .size = size: { $size } or smaller
    .hurt-any = wounded
    .hurt-half = at half its hit points or fewer
    .hurt-none = at 0 hit points
    .sees = sees the other
    .hears = can hear
    .ran = ran { DISTANCE($squares) } straight at the other
    .able = able to act
    .beset = an ally of the user is beside it
    .aware = aware of the other
    .inside = inside an object
    .holds = grapples other creatures: { $count } or more
    .grips = grapples the other
    .shares = in the other’s space
    .surprised = surprised, in the first round
    .wields = with { $names } in hand
    .any = one of: { $text }
    .near = within { DISTANCE($squares) }: { $names }
    .foe = an enemy
    .hp = { $amount } hit points or fewer
    .score = { $ability }: { $amount } or less
    .senses = senses the other by: { $names }
sheet-kind =
    .aberration = aberration
    .beast = beast
    .celestial = celestial
    .construct = construct
    .dragon = dragon
    .elemental = elemental
    .fey = fey
    .fiend = fiend
    .giant = giant
    .humanoid = humanoid
    .monstrosity = monstrosity
    .ooze = ooze
    .plant = plant
    .undead = undead
sheet-zone =
    .far = { DISTANCE($squares) }
    .high = { DISTANCE($squares) } high
    .around = { DISTANCE($squares) } around the user
    .rough = difficult terrain
    .silent = silence
    .lightly = lightly obscured
    .heavily = heavily obscured
    .magically-dark = magical darkness
    .spares = spares friends
    .follows = follows the user
