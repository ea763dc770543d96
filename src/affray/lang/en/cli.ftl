### What the command line says. Words that can be typed stand in lists with commas; the English ones always work.

cli-about = Runs tabletop fights by the book.

cli-usage = Usage:
    .options = OPTIONS
    .command = COMMAND
    .fight = ENCOUNTER|FILE
    .file = FILE
    .files = FILE
    .clause = CLAUSE|WORDS
    .options-heading = Options
    .commands-heading = Commands

cli-option =
    .lang = The language: en, ru, uk, cs or pt-BR.
    .help = Shows this page.
    .version = Tells the version and whose rules are in it.

cli-version = Affray { $version }
# The notices are set by the licences: the second stays in English, word for word.
cli-notice-srd = Includes material from the System Reference Document 5.1 by Wizards of the Coast LLC, under the Creative Commons Attribution 4.0 licence (CC BY 4.0).
cli-notice-drawsteel = Affray is an independent product published under the DRAW STEEL Creator License and is not affiliated with MCDM Productions, LLC. DRAW STEEL © 2024 MCDM Productions, LLC.

## A command line that cannot be read

cli-no-such-language = { $code } is no language that Affray speaks. It speaks { $codes }.
cli-no-such-command = There is no command { $word }. There are: { $commands }.
cli-no-such-option = There is no option { $option }.{ $near ->
        [none] {""}
       *[some] {" "}Did you mean { $near }?
    }
cli-missing-argument = Something is missing: { $name }.
cli-bad-option-usage = The option { $option } needs a value.
cli-bad-option = The value of { $option } cannot be used.{ $wanted ->
        [none] {""}
       *[some] {" "}It can be: { $wanted }.
    }
cli-try-help = Help: { $command } --help
cli-file =
    .missing = There is no file { $file }.
    .unreadable = The file { $file } cannot be read as text.
cli-no-such-seat = There is no seat { $seat } at this table. There are: { $seats }.

## Commands

cli-play = Plays a fight to its end.
    .minds = Whom the program plays: heroes, foes (unless you say otherwise), all or none.
    .seed = The seed of the dice; the same seed gives the same dice.
    .dice = Who rolls: the program (digital), or you, with dice on the table (real).
    .squares = Counts distances in squares.
    .seat = Whose eyes you see with: watcher (all heroes together), gm (everything), or one hero, whom alone you then play.
    .preset = All table options at once, as one text of the rules reads them.
cli-replay = Tells a saved fight.
    .verify = Plays it again, throws every die again, and says where anything differs.
    .seat = Whose eyes you see with: watcher (all heroes together), gm (everything), or one hero.
cli-rules = Lists the rules, shows one in full, or finds those with some words in them.
cli-check = Checks files of creatures and encounters, and tells everything that is wrong with them.
    .schema = Prints the JSON Schema of such files instead, for an editor.
    .rulebook = Whose schema: the fifth edition's (dnd5e), that of Ação e Combate (acao) or of Draw Steel (drawsteel).
    .no-files = Name at least one file.
cli-sim = Plays a fight many times and tells how it ends.
    .fights = How many fights.
    .seed = The seed of the dice.
    .minds = Who plays: simple does the sensible thing, random does anything.
    .workers = On how many cores at once.
    .json = Prints the result as JSON.
    .preset = All table options at once, as one text of the rules reads them.

## The log

cli-edge =
    .advantage = Advantage: { $reasons }.
    .disadvantage = Disadvantage: { $reasons }.

cli-over =
    .heroes = The fight is over: the heroes win.
    .foes = The fight is over: the foes win.
    .nobody = The fight is over: nobody is left standing.
    .other = The fight is over: { $outcome }.
    .open = The fight is not over yet.
    .seed = The seed was { $seed }.
    .after = You can still type save FILE, log, why or undo; Enter leaves.

## Creatures

# $who is there for languages in which the dead have a gender

cli-health =
    .dead = { GENDER($who) ->
       *[u] dead
    }
    .dying = dying
    .stable = stable, unconscious
    .unhurt = no wounds to see
    .hurt = wounded
cli-effect =
    .prone = prone
    .dodging = dodging
    .disengaged = disengaged
    .raging = raging
    .surprised = surprised
    .concentrating = concentrating
    .holding-spell = holding a spell
    .keeping-spell = a spell of theirs lasts
    .grappled = grappled
    .helped = helped
    .distracted = distracted
    .candle = candle
    .lamp = lamp
    .lantern = lantern
    .light = shedding light
    .torch = torch
    .climbing = hanging on the wall
    .squeezing = squeezing
    .controlled = controlled
    .leaping = in a jump
    .reckless = reckless
    .frenzied = frenzied
    .turned = turned
    .led = led
    .suffocating = out of breath
    .lethargy = drained

cli-legend =
    .wall = wall
    .tree = tree
    .door = door
    .low-wall = low wall
    .water = water
    .difficult = rough ground
    .dead = fallen
    .near = within reach
    .zone = where a spell lasts
    .open-door = open door
    .dim = dim light
    .dark = darkness
    .deep-water = deep water
    .chasm = chasm
    .earth = earth
    .underwater = under water

## Questions

cli-seat =
    .gm = GM
    .players = players
# What is told to one who types answers, after the question
cli-hint =
    .ready-when = In your own words: when …
    .interact = Something else: handle …
cli-question =
    .turn = { NAME($who) }, what do you do? Left: { $left }.
    .opportunity-attack = { NAME($who) }: { NAME($about) } leaves your reach. Opportunity attack?
    .tie = { NAME($who) }: same initiative. Who goes first?
    .roll = { NAME($who) }: roll { $dice } for { $why } and type the faces, such as { $example }.
    .other = { NAME($who) }: { $kind }?
    .hit = { NAME($who) }: { NAME($about) } hits you. React?
    .wounded = { NAME($who) }: { NAME($about) } has hurt you. React?
    .casting = { NAME($who) }: { NAME($about) } casts a spell. React?
    .missiles = { NAME($who) }: magic missiles from { NAME($about) } fly at you. React?
    .contest = { NAME($who) }: { NAME($about) } lays hands on you. Resist by what?
    .help-task = { NAME($who) }: with what do you help?
    .ready = { NAME($who) }: what do you ready?
    .ready-when = { NAME($who) }: for which moment?
    .ready-whom = { NAME($who) }: who must do that?
    .readied = { NAME($who) }: this is your moment. Do what you readied?
    .ready-now = { NAME($who) }: { NAME($about) } waits: “{ $words }”. Now?
    .search = { NAME($who) }: { NAME($about) } searches. Which check?
    .improvise = { NAME($who) }: { NAME($about) } tries: “{ $words }”. What decides it?
    .skill = { NAME($who) }: by which ability or skill?
    .dc = { NAME($who) }: how hard is it? Type a number from 1 to 30.
    .interact = { NAME($who) }: what do you do beside?
    .interaction = { NAME($who) }: what does it cost { NAME($about, case: "acc") }?
    .needs-action = { NAME($who) }: it takes the action. Spend it?
    .shove = { NAME($who) }: you win. What happens to { NAME($about, case: "acc") }?
    .knock-out = { NAME($who) }: { NAME($about) } is struck down. Knock out instead of killing?
    .ready-spell = { NAME($who) }: which spell do you hold ready?
    .mount-falls = { NAME($who) }: { NAME($about) } falls. Jump off and land on your feet?
    .legendary = { NAME($who) }: the turn of { NAME($about, case: "gen") } is over. Legendary action?
    .lair = { NAME($who) }: what does the lair do?
    .legendary-resistance = { NAME($who) }: the save fails. Legendary Resistance?
    .preserve-life = { NAME($who) }: who regains how much?
    .new-target = { NAME($who) }: { NAME($about) } is under a sanctuary. Strike at whom instead?
    .sculpt-spells = { NAME($who) }: whom does the spell leave out?
    .cure = { NAME($who) }: of what do you rid { NAME($about, case: "acc") }?
cli-group =
    .move = Move
    .action = Action
    .bonus = Bonus action
    .haste = Haste
    .free = Free
    .end = Done
    .cast = Spells
cli-distance = { DISTANCE($squares) }
cli-menu =
    .ways = { $count ->
        [one] { $count } square is
       *[other] { $count } squares are
    } within reach (• on the map); type one, such as { $example }
    .more = … and { $more } more: begin to type
    .which = Which one? Type its number.
    .words = What? Say it in your own words; if you have said it aloud, press Enter.
    .spell = { NAME($spell) } ({ $count }): { $example }
    .spell-at = { NAME($spell) } at a square, such as: { $example }
    .numbers = { $words }: a height in squares, from { $low } to { $high }, such as { $example }

# $weapon is what it is done with
cli-deed =
    .attack = { NAME($weapon) } against { NAME($target) }
    .dash = dash
    .disengage = disengage
    .dodge = dodge
    .hide = hide
    .first-aid = first aid for { NAME($target) }
    .stand = stand up
    .drop = drop prone
    .second-wind = Second Wind
    .rage = rage
    .aggressive = rush at a foe
    .end = end the turn
    .pass = let it pass
    .shake = shake { NAME($target) } awake
    .end-spell = end concentration
    .attack-two-handed = { NAME($weapon) } in both hands against { NAME($target) }
    .attack-improvised = { NAME($weapon) } as a club against { NAME($target) }
    .throw = throw the { NAME($weapon) } at { NAME($target) }
    .draw = draw the { NAME($weapon) }
    .stow = put the { NAME($weapon) } away
    .let-go = drop the { NAME($weapon) }
    .take-up = pick up the { NAME($weapon) }
    .don = take up the { NAME($weapon) }
    .doff = take off the { NAME($weapon) }
    .break-free = break { NAME($target) } free
    .cut = cut { NAME($target) } free ({ NAME($weapon) })
    .break = break the door at { NAME($weapon) } ({ NAME($tool) })
    .grapple = grapple { NAME($target) }
    .shove = shove { NAME($target) }
    .escape = escape from { NAME($target) }: { $word }
    .release = let go of { NAME($target) }
    .drag = drag along
    .assist = help { NAME($target) } with a task
    .distract = help against { NAME($target) }
    .search = search
    .ready = ready an action
    .interact = handle something
    .open = open the door at { $word }
    .close = close the door at { $word }
    .use-object = use { NAME($weapon) }: { NAME($target) }
    .improvise = something else: improvise …
    .handle = something else: handle …
    .when = in your own words: when …
    .prone = knock prone
    .push = push to { $word }
    .knock-out = knock out
    .check = by a check
    .contest = by a contest with { NAME($target) }
    .allow = it is done without a check
    .forbid = it cannot be done
    .now = now
    .pay = spend the action
    .not-yet = not yet
    .fly = fly
    .swim = swim
    .burrow = burrow
    .climb = climb
    .squeeze = squeeze
    .jump = jump
    .leap = jump up
    .mount = { $how ->
        [controlled] mount and control { NAME($target) }
       *[independent] mount { NAME($target) } and let it be
    }
    .dismount = dismount
    .ride = { $how ->
        [dash] make the mount dash
        [disengage] make the mount disengage
        [dodge] make the mount dodge
        [leap] make the mount jump up
       *[stand] make the mount stand up
    }
    .use = { NAME($weapon) }
    .use-on = { NAME($weapon) } against { NAME($target) }
    .action-surge = Action Surge
    .reckless-attack = be reckless
    .frenzied-rage = rage in a frenzy
    .frenzy = { NAME($weapon) } against { NAME($target) } in a frenzy
    .trample = trample { NAME($target) } with the { NAME($weapon, case: "ins") }
    .uncanny-dodge = Uncanny Dodge
    .parry = parry
    .catch-rock = catch the rock
    .legendary-resistance = Legendary Resistance
    .mend = { NAME($target) }: { NAME($weapon) }
    .light = light: { NAME($weapon) }
    .douse = put out: { NAME($weapon) }
    .spare = leave out: { $all }
    .spiritual-weapon-on = the spiritual weapon against { NAME($target) }
    .hunters-mark-on = move the mark to { NAME($target) }

## What can be typed

# $what: how, the first word for it, such as “go”
cli-gap =
    .ride = ride: { $what }
cli-verbs =
    .move = go, walk, m
    .attack = hit, strike, shoot, a
    .dash = run
    .disengage = withdraw
    .dodge = defend
    .hide = sneak
    .first-aid = aid, stabilise, stabilize
    .stand = rise
    .drop = lie, prone
    .second-wind = wind
    .rage = fury
    .aggressive = rush, charge
    .end = done, e
    .pass = no, p
    .cast = spell, c
    .shake = wake
    .end-spell = stop
    .throw = hurl, toss
    .draw = unsheathe
    .stow = sheathe
    .let-go = discard
    .take-up = pick
    .don = wear
    .doff = remove
    .break-free = free, tear
    .cut = slash
    .break = smash
    .grapple = grab
    .shove = push
    .escape = break
    .release = loose
    .drag = haul
    .assist = support
    .distract = feint
    .search = seek, look
    .ready = prepare, wait
    .interact = touch
    .open = unlock
    .close = shut
    .use-object = use, drink
    .improvise = try
    .handle = manipulate
    .when = if
    .fly = wing
    .swim = dive
    .burrow = dig
    .climb = scale
    .squeeze = press
    .jump = vault
    .leap = hop
    .mount = saddle
    .dismount = unmount
    .ride = drive
    .use = u, power
    .action-surge = surge
    .reckless-attack = reckless
    .frenzied-rage = frenzied
    .frenzy = frenzied
    .trample = stomp
    .uncanny-dodge = uncanny
    .parry = block
    .catch-rock = catch
    .legendary-resistance = resist
    .mend = heal
    .light = kindle, ignite
    .douse = extinguish
    .spare = leave
    .spiritual-weapon = spirit
    .hunters-mark = mark
cli-commands =
    .help = ?, help, h
    .why = why
    .odds = odds
    .undo = undo, u
    .redo = redo
    .rule = rule
    .because = because
    .save = save
    .map = map
    .log = log
    .auto = auto
    .quit = quit, exit, q
cli-command =
    .help = what can be typed
    .why = every number of the last roll with its reasons, or a rule in full
    .odds = the chances of something before you do it
    .undo = takes back the last choice
    .redo = brings it back
    .rule = a ruling, such as: rule goblin-1 hp 3 because it was wounded; or: rule goblin-1 gains poisoned for 3
    .save = writes the fight to a file
    .map = shows the map
    .log = tells what happened so far
    .auto = lets the program play for you from here on
    .quit = leaves the fight; you can save it first
cli-command-form =
    .help = { $word }
    .why = { $word } [RULE]
    .odds = { $word } WHAT
    .undo = { $word }
    .redo = { $word }
    .rule = { $word } TEXT [because WHY]
    .save = { $word } FILE
    .map = { $word }
    .log = { $word }
    .auto = { $word }
    .quit = { $word }
cli-help-answers = Answer with a number of the menu, a square of the map, or in words: the first letters will do, and Tab completes them. You can also type:

cli-refusal =
    .not-offered = “{ $text }” is not possible now.
    .nothing = You said nothing.
    .too-long = “{ $text }” is too long.
    .unprintable = There are characters in it that cannot be read.
    .bad-reason = The reason is too long.
    .nothing-to-undo = There is nothing to take back.
    .nothing-to-redo = There is nothing to bring back.
    .no-seat = { $text } is no seat at this table.
    .not-asked = You are not asked anything now.
    .closed = That question is closed.
    .faces = These dice cannot show “{ $text }”. Type one face for each die.
    .not-text = “{ $text }” cannot be understood.
cli-offered = Possible: { $offered }.

cli-save =
    .done = Saved. To see it again: affray replay { $file }; to go on: affray play { $file }
    .no-name = Give the file a name: save fight.affray
    .taken = { $file } is there already and is no saved fight; choose another name.
    .failed = { $file } cannot be written: { $why }.
cli-leave =
    .ask = To save the fight, type the name of a file; to leave without saving, press Enter.
    .saved = Until next time.
    .lost = You leave the fight. Nothing was saved.

## Why

cli-why =
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
    .hurt = { NAME($who) } takes { $amount }:
    .healed = { NAME($who) } regains { $amount }:
    .nothing = Nothing has been rolled yet.

cli-odds =
    .brief = { $chance } to hit, { $mean } on average
    .hit = To hit: { $chance }
    .critical = Critical hit: { $chance }
    .fails = { $who }, to fail the save: { $chance }
    .wins = To win the contest: { $chance }
    .harm = Damage: { $mean } on average, { $most } at most
    .felled = To bring the target down: { $chance }
    .assumed = If these do not react: { $names }
    .too-many = Too much can happen to tell the odds.
    .certain = No dice decide this.

## Saved fights

cli-bad-save =
    .changed = { $file }, line { $line }: this line was changed after it was written.
    .cut-off = { $file }, line { $line }: the end is missing.
    .not-json = { $file }, line { $line }: this is no saved fight, or it was damaged.
    .format = { $file }: saved by another version of Affray, in a form that this one does not read.
    .rulebook = { $file }: this fight needs a rulebook that is not here.
    .elsewhere = { $file }, line { $line }: the rules no longer lead where the fight was.
cli-verify =
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

cli-rulebook =
    .dnd5e = Fifth edition (SRD 5.1)
    .drawsteel = Draw Steel
    .acao = Ação e Combate
cli-rules-options = Table options; the first reading is used unless another is set.
cli-rules-presets = Presets: all options at once, by “--preset”. Listed is what each reads otherwise than above.
cli-rules-untold = This rule has no words yet.
cli-no-such-clause = No rule is found for “{ $asked }”.
cli-did-you-mean = Did you mean: { $words }?
cli-known = Known: { $words }.

## Simulations

cli-sim-report =
    .fights = { $fights ->
        [one] { $fights } fight
       *[other] { $fights } fights
    }
    .interval = 95% sure: { $low } to { $high }
    .rounds = Rounds: { $mean } on average
    .fell = Down at the end:
cli-sim-outcome =
    .heroes = The heroes win
    .foes = The foes win
    .nobody = Nobody is left
cli-sim-time = { $seconds } s, { $speed } fights a second
cli-sim-workers = { $word } is no number of cores; give a number, or all.

## Checking files

cli-checked =
    .good = { $files ->
        [one] The file is in order.
       *[other] All { $files } files are in order.
    }
    .bad = { $problems ->
        [one] { $problems } problem.
       *[other] { $problems } problems.
    }
cli-kind =
    .text = text
    .number = a number
    .yes-no = true or false
    .list = a list
    .mapping = fields with their values
    .nothing = nothing

# By the code of the problem. $found is what stands in the file, in quotation marks.
cli-problem =
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
    .no-such-weapon = Found { $found }, which is none of this creature’s weapons; write it in weapons too.
    .never-thrown = { $found } cannot be thrown; leave thrown out, or write it among the properties.
    .map-style = The rows of the map run together; write | behind the colon and draw the map in the lines below.
    .map-size = The map is { $width } × { $height }; the most is { $most } × { $most }.
    .uneven-row = Row { $row } has { $found } squares, the first has { $width }; make them as long as each other.
    .unknown-character = Row { $row } has { $found }, which is neither in the legend nor in place.
    .not-one-character = Found { $found }; wanted one character of the map.
    .ground-and-ground = Found { $found }; of { $kinds } a square can have only one.
    .not-drawn = { $found } is not drawn on the map; draw it, or take it out.
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
    .crowd = There are { $count } creatures; the most is { $most }.
    .unknown-who = Found { $found }, who is not in this fight.
    .played-twice = { $found } is already played by { $other }; keep one of the two.
    .unknown-option = Found { $found }, which is no table option of this rulebook.
    .bad-option = Found { $found }; wanted one of the readings of { $option }.
    .unknown-spell = Found { $found }, which is no spell known here.
