### What the command line says. Words that can be typed stand in lists with commas; the English ones always work.

cli-about = Runs tabletop fights by the book.

cli-usage = Usage:
    .options = OPTIONS
    .command = COMMAND
    .fight = ENCOUNTER|FILE
    .file = FILE
    .files = FILE
    .clause = CLAUSE|WORDS
    .link = LINK
    .name = NAME
    .options-heading = Options
    .commands-heading = Commands

cli-option =
    .lang = The language: en, ru, uk, cs or pt-BR.
    .help = Shows this page.
    .version = Tells the version and whose rules are in it.

cli-version =
    Affray { $version } ({ $build ->
        [compiled] compiled
       *[plain] plain Python
    })

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
cli-no-server = The live table needs { $library }, which is not installed here. Install it with:
cli-file =
    .missing = There is no file { $file }.
    .unreadable = The file { $file } cannot be read as text.
cli-output = Nothing more can be written here: { $why }.
cli-no-such-seat = There is no seat { $seat } at this table. There are: { $seats }.

## Commands

cli-play = Plays a fight to its end.
    .minds = Who the program plays: heroes, foes (unless you say otherwise), all or none.
    .seed = The seed of the dice; the same seed gives the same dice.
    .dice = Who rolls: the program (digital), or you, with dice on the table (real).
    .squares = Counts distances in squares.
    .seat = Whose eyes you see with: watcher (all heroes together), gm (everything), or one hero, whom alone you then play.
    .preset = All table options at once, as one text of the rules reads them:
cli-replay = Tells a saved fight.
    .verify = Plays it again, throws every die again, and says where anything differs.
    .seat = Whose eyes you see with: watcher (all heroes together), gm (everything), or one hero.
cli-rules = Lists the rules, shows one in full, or finds those with some words in them.
cli-check = Checks files of creatures and encounters, and tells everything that is wrong with them.
    .schema = Prints the JSON Schema of such files instead, for an editor.
    .rulebook = Whose schema: the name of a rulebook, as a file has it in “rulebook”.
    .no-files = Name at least one file.
cli-show = Shows a stat block: its figures, and all it has and can do.
    .file = A file of stat blocks of your own.
    .rulebook = Of this rulebook; of all, unless you say which.
cli-import = Imports stat blocks of others (pasted text, or JSON of 5e-bits, Open5e, Improved Initiative or Foundry) and tells what became of every element.
    .into = Writes the creatures into this file, as a library.
    .no-files = Name at least one file.
cli-sim = Plays a fight many times and tells how it ends.
    .fights = How many fights; 1000 unless you say otherwise.
    .seed = The seed of the dice.
    .minds = Who plays: simple does the sensible thing, random does anything.
    .workers = On how many cores at once; one unless you say otherwise, all is every one.
    .json = Prints the result as JSON.
    .preset = All table options at once, as one text of the rules reads them:

# $who is there for languages in which the dead have a gender

## Questions

cli-menu =
    .ways = { $count ->
        [one] { $count } square is
       *[other] { $count } squares are
    } within reach (• on the map); type one, such as { $example }
    .more = … and { $more } more: begin to type
    .rest = … { $more ->
        [one] one more line
       *[other] { $more } more lines
    }: press Enter to see all
    .which = Which one? Type its number.
    .words = What? Say it in your own words; if you have said it aloud, press Enter.
    .spell = { NAME($spell) } ({ $count }): { $example }
    .spell-at = { NAME($spell) } at a square, such as: { $example }
    .numbers = { $words }: a height in squares, from { $low } to { $high }, such as { $example }

## What can be typed

cli-commands =
    .help = ?, help, h
    .why = why
    .odds = odds
    .undo = undo, u
    .redo = redo
    .rule = rule
    .because = because
    .to = to
    .save = save
    .map = map
    .log = log
    .auto = auto
    .wait = wait
    .withdraw = withdraw
    .quit = quit, exit, q
    .yes = yes, y
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
    .yes = says yes to what another player proposes
    .wait = keeps what is proposed from being decided yet
    .withdraw = takes back what you proposed, or your “wait”
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
    .yes = { $word }
    .wait = { $word }
    .withdraw = { $word }
    .quit = { $word }
cli-help-answers = Answer with a number of the menu, a square of the map, or in words: the first letters will do, and Tab completes them. You can also type:
cli-help-free-deeds = At any time, whoever’s turn it is:

cli-rulings =
    .how = Type “rule” and one of these, for one creature, for several with commas between, for a side or for all. You may add: to GM, to ALL or to a seat, if not those who see the change shall hear of it; and because WHY.
    .creatures = Creatures:
    .effects = Conditions and effects:
    .dice = Dice, damage and healing:
    .ground = The ground:
    .fight = The fight:
    .ending = Leaving and ending:

cli-save =
    .done = Saved. To see it again: affray replay { $file }; to go on: affray play { $file }
    .no-name = Give the file a name: save fight.affray
    .taken = { $file } is there already and is no saved fight; choose another name.
    .failed = { $file } cannot be written: { $why }.
    .ask = { $file } holds another fight. Write over it? Type yes, or press Enter to keep it.
    .kept = { $file } was left as it is; choose another name.
cli-leave =
    .ask = To save the fight, type the name of a file; to leave without saving, press Enter.
    .saved = Until next time.
    .lost = You leave the fight. Nothing was saved.
    .nobody = Nobody types here: the program plays everybody, to the end.

## Rules

cli-rules-options = Table options; the first reading is used unless another is set.
cli-rules-presets = Presets: all options at once, by “--preset”. Listed is what each reads otherwise than above.
cli-rules-untold = This rule has no words yet.
cli-no-such-clause = No rule is found for “{ $asked }”.
cli-shown =
    .untold = Stat blocks of “{ $rulebook }” are not told in words yet.
    .nobody = There is no stat block for “{ $asked }”.
    .several = Which of these?
    .more = … and { $more } more.

## Simulations

cli-sim-report =
    .fights = { $fights ->
        [one] { $fights } fight
       *[other] { $fights } fights
    }
    .interval = 95% sure: { $low } to { $high }
    .rounds = Rounds: { $mean } on average
    .by-hand = { $count ->
        [one] Left to the GM: { $count } element of the stat blocks, which had no effect here.
       *[other] Left to the GM: { $count } elements of the stat blocks, which had no effect here.
    }
    .fell = Down at the end:
    .cut = Interrupted: { $fights } of { $wanted } fights were played.
cli-sim-outcome =
    .heroes = The heroes win
    .foes = The foes win
    .nobody = Nobody is left
    .unfinished = No end after 1000 rounds
cli-sim-ending =
    .how = How it ends:
    .won = won
    .driven-off = driven off
    .fled = fled
    .captured = captured
    .total-kill = total kill
    .decreed = decreed
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
cli-imported =
    .counts = { $name }: faithful { $faithful }, partly { $partly }, by hand { $by-hand }, no effect in a fight { $nothing }
    .faithful = Faithful. { $name }: “{ $text }”
    .partly = Partly. { $name }: “{ $text }”
    .by-hand = By hand. { $name }: “{ $text }”
    .nothing = No effect in a fight. { $name }: “{ $text }”
    .lost = Lost: “{ $text }”
    .disagrees = The fields and the text disagree ({ $field }): { $typed } in the field, { $prose } in the text. The text counts.
    .total = Creatures: { $creatures }. Faithful: { $faithful }. Partly: { $partly }. By hand: { $by-hand }. No effect in a fight: { $nothing }.
    .written = Written into { $file }.
    .unwritten = Nothing was written. To keep the creatures, add “--into FILE”.
    .legendary = Where a creature has legendary actions, it has { $count } in a round: the file does not say how many.
    .left-out = { $count ->
        [one] { $count } block was left out: see above.
       *[other] { $count } blocks were left out: see above.
    }
cli-import-why =
    .climbing = Climbing needs no check here, and the maps have no ceilings.
    .burrowing = Whoever burrows goes through earth anyway, and leaves no tunnel.
    .breath = Nobody runs out of breath in a fight.
    .needs = Nobody needs to eat, drink or sleep in a fight.
    .talk = It is about talking, knowing or carrying.
    .later = It matters long before or after a fight.
    .counted = It is counted in the attacks already.
    .armour = It is counted in the Armour Class already.
    .gear = It is gear without a use of its own.
cli-import-problem =
    .exists = { $file } is there already. Name another file, or remove it.
    .no-file = { $file }: the file cannot be read ({ $why }). Give the path of a file that you may read.
    .too-big = { $file }: the file is too big; the most is { $most } bytes. Split it.
    .no-json = { $file }: line { $place }: this is not JSON ({ $why }). Export the file anew.
    .no-monster = { $file }: { $place }: no stat block is recognised here. Give stat blocks as text (name, then size and type, then Armor Class), or the JSON of 5e-bits, Open5e, Improved Initiative or Foundry.
    .no-text = { $file }: this is not text (UTF-8). Save it as text, or copy the stat block into a text file.
    .too-many = { $file }: there are too many creatures; the most is { $most }. Split it.
    .unplayable = { $file }: { $place }: a fight cannot take this creature ({ $field }). Correct it in the file.
    .too-slow = { $file }: it takes too long to read. Split it.
    .misfit = { $file }: { $place }: found { $found }; wanted { $wanted }. Correct it in the file.
    .unwritable = { $file } cannot be written ({ $why }). Name a file in a folder that you may write to.

## Creatures on a map

cli-height =
    .up = { $distance } up
    .down = { $distance } down
cli-riding = on { NAME($mount, case: "loc") }
cli-help-aim = A foe that you do not notice can be attacked where you guess it is: type attack, the square and the weapon, such as { $example }.
