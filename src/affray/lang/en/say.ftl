### What the terminal and the live table both say. Words that can be typed stand in lists with commas.

## The log

say-edge =
    .advantage = Advantage: { $reasons }.
    .disadvantage = Disadvantage: { $reasons }.

say-ending =
    .won = The fight is over: the heroes win.
    .driven-off = The fight is over: the foes are driven off.
    .fled = The fight is over: the heroes have fled.
    .captured = The fight is over: the heroes are prisoners.
    .total-kill = The fight is over: not one hero is left standing.
    .decreed-heroes = The fight is over by ruling: the heroes win.
    .decreed-foes = The fight is over by ruling: the foes win.
say-over =
    .heroes = The fight is over: the heroes win.
    .foes = The fight is over: the foes win.
    .nobody = The fight is over: nobody is left standing.
    .other = The fight is over: { $outcome }.
    .open = The fight is not over yet.
    .seed = The seed was { $seed }.
    .after = You can still type save FILE, log, why or undo; Enter leaves.

## Creatures

# $who is there for languages in which the dead have a gender

say-health =
    .dead = { GENDER($who) ->
       *[u] dead
    }
    .dying = dying
    .stable = stable, unconscious
    .unhurt = unhurt
    .hurt = wounded
    .fled = fled
    .surrendered = surrendered
    .captured = captured
    .removed = out of the fight
say-effect =
    .prone = prone
    .dodging = dodging
    .disengaged = disengaged
    .surprised = surprised
    .helped = helped
    .light = shedding light
    .climbing = on the wall
    .fleeing = running for it

say-legend =
    .wall = wall
    .tree = tree
    .door = door
    .low-wall = low wall
    .water = water
    .difficult = difficult terrain
    .dead = fallen
    .near = within reach
    .zone = lasting area
    .open-door = open door
    .dim = dim light
    .dark = darkness
    .deep-water = deep water
    .chasm = chasm
    .arrow-slit = arrow slit
    .rocky = rocks
    .ice = ice
    .sunlight = sunlight
    .portcullis = portcullis
    .force = force
    .barrel = barrel
    .crate = crate
    .statue = statue
    .earth = earth
    .underwater = under water
    .running = running water
    .burning = fire
    .stuck = stuck door
    .locked = locked door
    .lit = bright light
    .open = open ground

## Questions

say-seat =
    .gm = GM
    .players = players
say-question =
    .helped = { NAME($who) }: { NAME($about) } wants to help you. Do you agree?
    .carried = { NAME($who) }: { NAME($about) } wants to take hold of you or push you. Do you let it be done?
    .ridden = { NAME($who) }: { NAME($about) } wants to ride on you. Do you agree?
    .turn = { NAME($who) }, what do you do? Left: { $left }.
    .opportunity-attack = { NAME($who) }: { NAME($about) } leaves your reach. Opportunity attack?
    .tie = { NAME($who) }: same initiative. Who goes first?
    .roll = { NAME($who) }: roll { $dice } for { $why } and type the faces, such as { $example }.
    .other = { NAME($who) }: { $kind }?
    .hit = { NAME($who) }: { NAME($about) } hits you. React?
    .ready = { NAME($who) }: what do you ready?
    .search = { NAME($who) }: { NAME($about) } searches. Which check?
    .improvise = { NAME($who) }: { NAME($about) } tries: “{ $words }”. What decides it?
    .consequence = { NAME($who) }: what comes of it that { NAME($about) } tries: “{ $words }”? Rule, or pass.
    .knock-out = { NAME($who) }: { NAME($about) } is struck down. Knock out instead of killing?
    .over = { NAME($who) }: only one side is left. Is the fight over?
say-group =
    .move = Move
    .action = Action
    .bonus = Bonus action
    .haste = Haste
    .free = Free
    .end = Done
    .cast = Spells
say-distance = { DISTANCE($squares) }
# $weapon is what it is done with
say-deed =
    .agree = agree
    .attack = { NAME($weapon) } against { NAME($target) }
    .dash = dash
    .disengage = disengage
    .dodge = dodge
    .hide = hide
    .stand = stand up
    .drop = drop prone
    .end = end the turn
    .pass = pass
    .shake = shake { NAME($target) } awake
    .throw = throw the { NAME($weapon) } at { NAME($target) }
    .draw = draw the { NAME($weapon) }
    .stow = put the { NAME($weapon) } away
    .let-go = drop the { NAME($weapon) }
    .take-up = pick up the { NAME($weapon) }
    .break = break what stands at { NAME($weapon) } ({ NAME($tool) })
    .search = search
    .ready = ready an action
    .open = open the door at { $word }
    .close = close the door at { $word }
    .improvise = something else: improvise …
    .when = in your own words: when …
    .prone = knock prone
    .now = now
    .pay = spend the action
    .fly = fly
    .swim = swim
    .burrow = burrow
    .climb = climb
    .jump = jump
    .use = { NAME($weapon) }
    .use-on = { NAME($weapon) } against { NAME($target) }
    .trample = trample { NAME($target) } with the { NAME($weapon, case: "ins") }
    .follow-up = attack { NAME($target) } again with the { NAME($weapon, case: "ins") }
    .parry = parry
    .mend = { NAME($target) }: { NAME($weapon) }
    .light = light: { NAME($weapon) }
    .flee = leave over the edge
    .surrender = surrender
    .over = the fight is over
    .goes-on = the fight goes on

## What can be typed

# $what: how, the first word for it, such as “go”
say-decline = refuse
say-gap =
    .ride = ride: { $what }
say-verbs =
    .agree = yes, willing
    .move = go, walk, m
    .attack = hit, strike, shoot, a
    .dash = run
    .disengage = withdraw
    .dodge = defend
    .hide = sneak
    .stand = rise
    .drop = lie, prone
    .end = done, e
    .pass = no, p
    .cast = spell, c
    .shake = wake
    .throw = hurl, toss
    .draw = unsheathe
    .stow = sheathe
    .let-go = discard
    .take-up = pick
    .break = smash
    .search = seek, look
    .ready = prepare, wait
    .open = unlock
    .close = shut
    .improvise = try
    .when = if
    .fly = wing
    .swim = dive
    .burrow = dig
    .climb = scale
    .jump = vault
    .use = u, power
    .trample = stomp
    .follow-up = again
    .parry = block
    .mend = heal
    .light = kindle, ignite
    .flee = escape, leave
    .surrender = yield
    .over = yes
    .goes-on = no
say-refusal =
    .not-offered = “{ $text }” is not possible now.
    .nothing = You said nothing.
    .too-long = “{ $text }” is too long.
    .unprintable = There are characters in it that cannot be read.
    .bad-reason = The reason is too long.
    .nothing-to-undo = There is nothing to undo.
    .nothing-to-redo = There is nothing to redo.
    .no-seat = There is no seat { $text } at this table.
    .nothing-proposed = Nobody else has proposed anything.
    .nothing-said = You have proposed nothing and asked nobody to wait.
    .not-asked = You have nothing to answer right now.
    .no-such-roll = “{ $text }” fits none of the latest rolls.
    .closed = That question is closed.
    .faces = These dice cannot show “{ $text }”. Type one face for each die.
    .not-text = “{ $text }” cannot be understood.
say-offered = Possible: { $offered }.

## Why

say-why =
    .roll = { NAME($who) }, { $dice } for { $why }: { $faces }
    .total = = { $total }
    .guard = Armour Class of { NAME($target, case: "gen") }:
    .unknown = not known to you
    .advantage = Advantage: { $clause }
    .disadvantage = Disadvantage: { $clause }
    .cancelled = Advantage and disadvantage cancel each other out.
    .hit = A hit.
    .miss = A miss.
    .critical = A critical hit: the damage dice are rolled twice.
    .hurt = { NAME($who) } takes { $amount } damage:
    .healed = { NAME($who) } regains { $amount }:
    .nothing = Nothing has been rolled yet.

say-odds =
    .brief = { $chance } to hit, { $mean } on average
    .hit = To hit: { $chance }
    .critical = Critical hit: { $chance }
    .fails = { $who }, to fail the save: { $chance }
    .wins = To win the contest: { $chance }
    .harm = Damage: { $mean } on average, { $most } at most
    .harm-about = Damage: { $mean } on average
    .felled = To drop the target: { $chance }
    .assumed = If these do not react: { $names }
    .roughly = roughly { $brief }
    .estimated = { $trials ->
        [one] Estimated from one trial:
       *[other] Estimated from { $trials } trials:
    }
    .certain = No dice are rolled.

## Saved fights

say-bad-save =
    .changed = { $file }, line { $line }: this line was changed after it was written.
    .cut-off = { $file }, line { $line }: the end is missing.
    .not-json = { $file }, line { $line }: this is not a saved fight, or it is damaged.
    .format = { $file }: saved by another version of Affray, in a form that this one does not read.
    .rulebook = { $file }: this fight is of the rulebook “{ $rulebook }”, which is not installed here. Install the package that brings it, and open the file again; nothing is wrong with the fight.
    .elsewhere = { $file }, line { $line }: the rules no longer lead where the fight was.
say-verify =
    .same = Verified: played again, the fight goes the same way ({ $events ->
        [one] { $events } event
       *[other] { $events } events
    }), and all { $dice } dice follow from the seed.
    .differs = { $file }, line { $line }: the record says { $then }; played again, it is { $now }.
    .shorter = { $file }, line { $line }: the record says { $then }; played again, the fight does not come to that.
    .longer = { $file }, line { $line }: the record ends here; played again, there is more: { $now }.
    .missing = { NAME($who) }: die { $number } is missing from the record.
    .commitment = The seed is not the one that was promised before the fight.
    .die = { NAME($who) }, die { $number }: the record says { $recorded }, the seed gives { $expected }.

## Rules

say-did-you-mean = Did you mean: { $words }?
say-known = Known: { $words }.

## Checking files

say-kind =
    .text = text
    .number = a number
    .yes-no = true or false
    .list = a list
    .mapping = fields with their values
    .nothing = nothing

# By the code of the problem. $found is what stands in the file, in quotation marks.
say-problem =
    .more = … and { $more } more.
    .no-such-encounter = There is no encounter called { $found }; give the name of one, or the path of a YAML file.
    .no-such-file = There is no file called { $found }; give the path of a YAML file.
    .unreadable-file = The file cannot be read ({ $why }); give the path of a YAML file that you may read.
    .too-big = The file is too big; the most is { $most } bytes.
    .not-utf8 = This is not UTF-8 text; save the file as UTF-8.
    .control-character = Found the character { $found }, which no text needs; take it out.
    .empty-file = The file says nothing; write at least { $wanted }.
    .not-yaml = This cannot be read as YAML ({ $why }).
    .tab = A tab stands where YAML wants spaces; indent with spaces.
    .bad-indent = This line is indented otherwise than those it belongs to; make them begin in one column.
    .needs-quotes = No plain value begins with { $found }; put it in quotation marks.
    .stray-colon = Found a second colon in one line; put the text in quotation marks.
    .unclosed = What is opened here is never closed; look for a missing quotation mark or bracket.
    .too-deep = This is nested too deeply; the most is { $most } levels.
    .too-many-nodes = The file says too much; the most is { $most } values.
    .too-long = Found { $length } characters; the most is { $most }.
    .two-documents = A second document begins here; one file holds one document, without ---.
    .alias = Found *{ $name }, which points elsewhere; write out what is meant.
    .anchor = Found &{ $name }; anchors are not used here: write out what is meant at each place.
    .tag = Found the tag { $found }; leave it out.
    .merge = Found <<, which merges; write out the fields.
    .duplicate-key = { $found } is already given in line { $first }; keep one of the two.
    .key-not-text = A field has no name that is a plain word; write the name, a colon and the value.
    .empty-value = Nothing is written here; write a value or leave the field out.
    .missing-field = The field { $field } is missing; write it.
    .unknown-field = There is no field { $found } here.
    .wrong-kind = Found { $found }; wanted { $kind }.
    .not-whole-number = Found { $found }; wanted a whole number from { $low } to { $high }.
    .not-one-of = Found { $found }; wanted one of those that are known.
    .empty-list = The list is empty; write at least one.
    .too-many = Found { $count }; the most is { $most }.
    .bad-text = Found { $found }; wanted a line of at most { $most } characters.
    .bad-language = Found { $found }; wanted the code of a language, such as { "en" } or { "pt-BR" }.
    .bad-id = Found { $found }; wanted a name of lower-case Latin letters, digits and hyphens that begins with a letter, such as goblin-chief, with at most { $most } characters.
    .reserved-id = Found { $found }, which means something else at the table; choose another name.
    .id-like-square = Found { $found }, which looks like a square of the map; choose another name.
    .bad-dice = Found { $found }; wanted dice such as { "2d6+2" }.
    .bad-damage = Found { $found }; wanted dice and a type of damage, such as { "1d6+2 slashing" }.
    .bad-hp = Found { $found }; wanted a number, dice, or both, such as { "7, 2d6 or 7 (2d6)" }.
    .hp-outside-dice = Found { $found }, but these dice come to { $low } at least and { $high } at most; change one of the two.
    .no-unit = Found { $found } without a unit; write { $feet } ft or { $squares } squares.
    .bad-notation = Found { $found }; wanted something such as { $example }.
    .not-one-verb = Found { $found }; a step says one thing that happens.
    .bad-distance = Found { $found }; wanted a distance such as { "30 ft, 9 m, 6 squares or 6 sáhů" }.
    .bad-range = Found { $found }; wanted a range such as { "80/320 ft or 30 ft" }.
    .not-whole-squares = Found { $found }, which is not a whole number of squares (each is { DISTANCE(1) }); the nearest is { $nearest }.
    .too-far = Found { $found }; the most is { $most } squares.
    .range-backwards = Found { $found }; the long range comes second and is the longer one.
    .unknown-creature = Found { $found }, which is no stat block known here.
    .unknown-weapon = Found { $found }, which is no weapon known here; name one, or give its hit and damage.
    .unknown-feature = Found { $found }, which is no feature known here.
    .like-circle = Found { $found }, which is itself like this one; write one of them out.
    .like-too-long = This is like one that is like one, and so on; the most is { $most } steps.
    .no-proficiency = Nothing says how proficient this is; write level, challenge or proficiency.
    .no-such-use = Found { $found }, which is none of this creature’s features; write it in features too.
    .given-twice = Found { $found } a second time; keep one of the two.
    .strikes-nowhere = { $found } has neither reach nor range; write one of the two.
    .no-damage-type = { $found } has no type of damage; write one behind the dice, such as { "1d6+2 slashing" }.
    .pair-not-light = { $found } is not light, so nobody fights with one in each hand; leave pair out.
    .unknown-armour = Found { $found }, which is no armour known here.
    .two-armours = Found { $found }, but nobody wears two of a kind; keep one body armour and one shield.
    .unknown-item = Found { $found }, which is no item known here.
    .too-many-attuned = Found { $found }, but nobody is attuned to more than { $most } items; leave one out.
    .no-such-weapon = Found { $found }, which is none of this creature’s weapons; write it in weapons too.
    .never-thrown = { $found } cannot be thrown; leave thrown out, or write it among the properties.
    .map-style = The rows of the map run together; write | behind the colon and draw the map in the lines below.
    .map-size = The map is { $width } × { $height }; the most is { $most } × { $most }.
    .uneven-row = Row { $row } has { $found } squares, the first has { $width }; make them as long as each other.
    .unknown-character = Row { $row } has { $found }, which is neither in the legend nor in place.
    .not-one-character = Found { $found }; wanted one character of the map.
    .ground-and-ground = Found { $found }; of { $kinds } a square can have only one.
    .not-drawn = { $found } is not drawn on the map; draw it, or take it out.
    .place-is-ground = { $found } is drawn for { $ground } on every map; take another letter, or say in the legend what it is.
    .drawn-for-nobody = { $found } stands for { $name }, who is not among the sides.
    .bad-square = Found { $found }; wanted a square of the map, from a1 to { $last }.
    .off-the-map = Found { $found }, where the map ends; wanted a square from a1 to { $last }.
    .off-the-edge = { $name } needs { $width } × { $width } squares, and at { $found } the map ends; move it.
    .in-a-wall = { $name } would stand in a wall at { $found }; move it or open the wall.
    .taken = { $name } would stand on { $found }, where { $other } already stands; move one of them.
    .no-place = { $name } has no place on the map; write at, or draw it and name the character in place.
    .placed-twice = { $name } is placed by at and drawn on the map too; keep one of the two.
    .places-differ = { $name } is { $count } strong, but has { $places } places on the map; make them as many.
    .hp-differ = { $name } is { $count } strong, but has { $found } numbers of hit points; make them as many, or give one.
    .id-taken = { $found } is the name of another in this fight; choose another name.
    .resource-of-no-hero = Found { $found }, but only heroes earn a resource; write organisation: hero, or take it out.
    .never-earned = Found { $found }, which is never earned, as no ability costs it; give one a cost, or take it out.
    .crowd = There are { $count } creatures; the most is { $most }.
    .unknown-who = Found { $found }, who is not in this fight.
    .one-moment = This says { $given } of when it happens; write exactly one of { $wanted }.
    .rides-in = { $name } would come in riding on { $found }; leave rides out, and let it mount when it is there.
    .played-twice = { $found } is already played by { $other }; keep one of the two.
    .unknown-option = Found { $found }, which is no table option of this rulebook.
    .bad-option = Found { $found }; wanted one of the readings of { $option }.
    .unknown-spell = Found { $found }, which is no spell known here.
    .bad-preset = Found { $found }, which is no preset of { $rulebook }.
    .no-presets = Found { $found }, but { $rulebook } has no presets; leave it out.

## Words that may be answered

say-word =
    .attack = attack
    .throw = throw
    .escape = escape from a grapple
    .dodge = dodge
    .hide = hide
    .search = search
    .open = open a door
    .close = close a door
    .improvise = something improvised
    .move = move
    .attacks = attacks
    .falls = drops to 0 hit points
    .free = it is free
    .action = the action

## Rulings and settings, without the full stop; $seat is a seat, $how what it is set to

say-decree =
    .hp = the GM sets the hit points of { NAME($who, case: "gen") } to { $amount }
    .at = the GM puts { NAME($who, case: "acc") } on { $at }
    .noticed = the GM reveals { NAME($who, case: "acc") } at { $at }
    .dies = the GM decides that { NAME($who) } dies
    .lives = the GM decides that { NAME($who) } lives
    .other = the GM rules: { $words }
    .add = by ruling { NAME($model) } comes in
    .add-later = by ruling { NAME($model) } will come in later
    .wave = { $words ->
        [off] by ruling a wave is called off
       *[now] by ruling a wave comes now
    }
    .flees = by ruling { NAME($who) } runs for it
    .rallies = by ruling { NAME($who) } fights on
    .leaves = by ruling { NAME($who) } leaves the field
    .surrenders = by ruling { NAME($who) } surrenders
    .captured = by ruling { NAME($who) } is taken prisoner
    .removed = by ruling { NAME($who) } is no longer there
    .returns = by ruling { NAME($who) } is back
    .turn = by ruling it is now the turn of { NAME($who, case: "gen") }
    .before = by ruling { NAME($who) } comes before { NAME($other, case: "acc") } in the order
    .over = { $what ->
        [heroes] by ruling the heroes win
       *[foes] by ruling the foes win
    }
    .of = the GM rules: { $who } – { $what }
    .ground = the GM changes the ground at { $at }: { $what }
    .object = by ruling an object now stands on { $at }: { $what }
    .carried-by = by ruling { NAME($other) } carries { NAME($who, case: "acc") }
    .put-down = by ruling nobody carries { NAME($who, case: "acc") } any more
    .morale = by ruling the orders for leaving the fight change
say-ruled =
    .hp = { $known ->
        [yes] hit points { $amount }
       *[no] other hit points
    }
    .maximum = { $known ->
        [yes] hit point maximum { $amount }
       *[no] another hit point maximum
    }
    .height = at a height of { DISTANCE($amount) }
    .side = { $words ->
        [heroes] on the side of the heroes now
       *[foes] on the side of the foes now
    }
    .played-by = played by { $seat }
    .hidden = hidden
    .hidden-from = hidden from: { $others }
    .shown-to = noticed by: { $others }
    .noticed = noticed
    .carried-by = carried by { $others }
    .put-down = no longer carried
    .gains = now “{ $effect }”
    .loses = no longer “{ $effect }”
    .pool = { $known ->
        [yes] { $what }: { $amount } left
       *[no] something to spend changes
    }
    .figure = { $known ->
        [yes] { $what }: { $amount }
       *[no] a figure changes
    }
    .hurt = damage: { $amount }
    .healed = healing: { $amount }
    .dies = death
    .lives = life again
say-amended =
    .again = rolled again
    .bonus = { $amount }
    .shows = shows { $amount }
say-setting =
    .control = { NAME($who) } is now played by { $seat }
    .dice = { $seat }: { $how ->
        [real] real dice from now on
       *[digital] digital dice from now on
    }
    .disclosure = { $how ->
        [exact] everybody now sees the exact hit points of { NAME($who, case: "gen") }
        [rough] everybody now sees roughly how hurt { NAME($who) } is
       *[nothing] nobody sees how hurt { NAME($who) } is any more
    }
    .standing = { NAME($who) }, { $what }: { $how ->
        [always] always from now on
        [never] never from now on
       *[ask] asked each time from now on
    }
    .consent = for everyone played by { $seat }, { $what }: { $how ->
        [always] always from now on
        [never] never from now on
       *[ask] asked each time from now on
    }
    .mind = { $seat } is now played by the program ({ $how })
    .person = { $seat } is now played by a person
    .seat = { $how ->
        [watcher] { $seat } joins the table as a spectator
       *[player] { $seat } joins the table
    }
    .unseat = { $seat } leaves the table
    .option = at this table: { $what } – { $how }
    .ending = { $how ->
        [ask] the GM is asked before a fight is over
       *[rules] the rules say when a fight is over
    }
say-by-hand =
    .element = By hand: { $name }: { $text }
    .again = By hand: { $names }
