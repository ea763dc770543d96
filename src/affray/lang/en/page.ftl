### The page of the live table. What it shows of a fight comes worded from the server; here is what stands around it.

page-lost = No connection to the server.
page-closed = This link is closed
page-gone = Your link has been revoked, or the table has ended. Ask the GM for a new one.
page-reconnecting = Reconnecting…
page-coming-in = Joining the table…
page-preferences = Language and appearance
page-language = Language
page-theme = Appearance
page-theme-of =
    .auto = Same as the device
    .light = Light
    .dark = Dark
page-close = Close
page-cancel = Cancel

## Making a table

page-new-table = New table
page-no-host-link = To make tables, open the host’s link that the server printed when it started.
page-which-fight = Which fight?
page-fight-size = { $heroes ->
    [one] one hero
   *[other] { $heroes } heroes
} against { $foes ->
    [one] one foe
   *[other] { $foes } foes
}
page-upload = Or a fight of your own, as a YAML file
page-line = line { $line }
page-how-played = How is it played?
page-table-language = The table’s language
page-dice = Dice
    .digital = Digital
    .real = Real, typed in
page-foes-hp = The foes’ hit points
page-disclosure =
    .exact = Exact
    .rough = Rough
    .nothing = Hidden
page-players-come = Players join by
page-come =
    .claim = One link: each takes a hero
    .each = A link for each hero
page-countdown = Seconds to answer (0: no limit)
page-players-undo = Players may undo their own last answer
page-options = Table options
page-options-of = Table options: { $book }
page-make-table = Create the table
page-table-made = The table is ready
page-enter-gm = Join as GM
page-links-once = A link is shown only here and only now; you can make a new one at the table.
page-link-of =
    .gm = GM
    .player = Player
    .claim = For the players: choose a hero
    .watcher = For spectators
page-copy = Copy
page-copied = Copied
page-qr = The link as a QR code
page-qr-show = QR code
page-tables-kept = Tables on this server
page-tables-kept-how = Open a table by its link.
page-whom-play = Who do you play?
page-all-taken = All heroes are taken. Ask the GM.

## At the table

page-beside = Beside the map
page-tab-act = Act
page-tab-log = Log
page-tab-sheet = Sheet
page-tab-words = In words
page-tab-table = Table
page-round = Round
page-order = Order of turns
page-next = next
page-you-are-next = Of those you can see, you are next.
page-has-acted = has acted
page-map = Map
page-map-keys = The arrow keys move over the map; Enter previews a square, Enter again does it.
page-no-map = This fight has no map.
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-whole-map = Whole map
page-hp = { $hp } HP
page-armour = AC { $ac }
page-place = Place
page-terrain = Terrain
page-holds = In hand: { $what }
page-mount = Mount: { $who }
page-height = Height: { $far }
page-zones = Lasting areas
page-lying = Lying on the ground
page-map-size =
    .squares = A map of { $width } by { $height } squares; a1 is at the upper left.
    .hexes = A map of { $width } by { $height } hexes; a1 is at the upper left, every second row is shifted to the right.
page-you-are = { $who } is at { $square }
page-direction =
    .here = here
    .n = north
    .ne = north-east
    .e = east
    .se = south-east
    .s = south
    .sw = south-west
    .w = west
    .nw = north-west
page-danger = May strike on the way: { $who }
page-danger-unknown = Who may strike on the way could not be worked out in time.
page-log = What happened
page-news = News of the fight
page-why = why?
page-undo = Undo
page-redo = Redo

## The question

page-questions = Your questions
page-asked = { $who } answers
page-you-are-asked = You have something to answer
page-others-asked = Waiting for others
page-free-deeds = At any time
page-nothing-asked = You have nothing to answer right now.
page-seconds-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
page-proposals = What is proposed
page-say-yes = Yes
page-say-yes-to = Yes to: { $what }
page-say-wait = Wait
page-say-me = Me instead
page-say-never-mind = Never mind
page-search = Search
page-groups = Kinds of actions
page-group =
    .attack = Attack
    .aim = At a square
page-nothing-found = Nothing like that is offered.
page-more = { $count ->
    [one] One more option is not listed.
   *[other] { $count } more options are not listed.
}
page-against = Against: { $who }
page-to-square = { $deed }: { $square }
page-choose-square = choose a square on the map
page-about-to = What you are about to do
page-do = Do it
page-in-area = Inside: { $who }
page-nobody-in-area = Nobody you see is inside.
page-assumed = If nobody reacts ({ $who }: { $kinds })
page-die = { DICE($die) }
page-enter-dice = Enter
page-number-between = A number from { $low } to { $high }
page-hint =
    .improvise = Say it in your own words, for example: kick the table over
    .follows = What follows, as you would type it in the terminal, for example: failure prone success temporary 5
page-pick-some = Chosen: { $chosen } (from { $least } to { $most })
page-fewer = Fewer: { $what }
page-one-more = One more: { $what }

## One’s sheet

page-whose-sheet = Whose sheet
page-no-sheet = You do not play a character here.
page-conditions = Conditions
page-reactions = Reactions
page-standing =
    .ask = Ask me
    .always = Always
    .never = Never
page-my-dice = My dice
page-pool =
    .action = action
    .bonus = bonus action
    .reaction = reaction
    .armour = armour
page-word =
    .helped = being helped or healed
    .carried = being held or carried by a friend
    .ridden = being ridden
    .swap = changing places in the order
    .fog = fog
    .wall = wall
    .small = small
    .medium = medium
    .large = large
    .tiny = tiny
    .huge = huge
    .gargantuan = gargantuan
    .strike-friend = striking a friend
    .knock-out = knocking out
    .wear = wearing the armour down
    .for = for so many rounds
    .until = until a turn
    .start = start of the turn
    .end = end of the turn
    .save = save ends
    .by = by somebody

## The GM

page-gm-rulings = Ruling
page-gm-seats = Seats
page-gm-creatures = Creatures
page-gm-links = Links
page-gm-table = The table
page-gm-journal = Everything decided
page-ruling-whom = Who
page-ruling-what = What
page-ruling-which = Which
page-ruling-why = Why
page-ruling-to = Who hears of it
page-ruling-to-who-see = Those who see it
page-ruling-to-all = Everybody
page-ruling-to-gm = Only you
page-ruling-subject =
    .creatures = Creatures
    .effects = Conditions and effects
    .dice = Dice, damage, healing
    .ground = The ground
    .fight = The fight
    .ending = Leaving and ending
page-ruling =
    .maximum = Hit point maximum is
    .height = Is at a height of
    .side = Is on the side of
    .played-by = Is played by
    .hidden = Is hidden
    .hidden-from = Is hidden from
    .shown-to = Is noticed by
    .pool = Has left
    .figure = Has the figure
    .ground = The ground is
    .hp = Hit points are
    .temporary = Temporary hit points are
    .at = Stands at
    .noticed = Is noticed
    .hurt = Takes damage
    .healed = Is healed
    .gains = Is now
    .loses = Is no longer
    .dies = Dies
    .lives = Lives
    .roll = The roll
    .test = Makes a test of
    .save = Makes a saving throw
    .check = Makes a check
    .safeguard = Makes a safeguard
    .weapon = Has a weapon
    .drops = Drops
    .flees = Runs for it
    .rallies = Fights on
    .leaves = Leaves the field
    .surrenders = Surrenders
    .captured = Is taken prisoner
    .removed = Is no longer there
    .returns = Is back
    .turn = It is the turn of
    .before = Comes in the order before
    .over = The fight goes to
    .wave = Wave
page-ruling-word =
    .again = rolled again
    .advantage = with advantage
    .disadvantage = with disadvantage
    .bonus = bonus or penalty
    .shows = the die shows
    .hits = hits
    .misses = misses
    .succeeds = succeeds
    .fails = fails
    .watcher = spectator
page-ruling-hurt =
    .save = half on a save
    .test = half on a successful test
    .unresisted = resistance does not help
page-ruling-follows = and what follows
page-ruling-amount = How much: a number, or dice such as 2d6
page-of-a-kind = of a kind
page-square = Square
page-side =
    .heroes = Heroes
    .foes = Foes
page-square-example = such as c3
page-on-map = Choose on the map
page-gm-adding = Bring somebody in
page-add = Bring in
page-add-who = Who comes in
page-add-search = Search the bestiary
page-add-other = Choose somebody else
page-add-own = your own
page-add-nothing-found = The bestiary has no “{ $typed }”. You can paste a stat block of your own.
page-add-paste = A stat block of your own (YAML)
page-add-check = Use this text
page-add-no-block = This text holds no stat block: there is nothing under “creatures”.
page-try-again = Try again
page-add-count = How many
page-add-side = On the side of
page-add-hidden = Hidden: nobody notices them yet
page-add-when = When
page-add-time =
    .now = Right now
    .round = In a later round
    .half = When half of a side is out of the fight
    .left = When only a few of a side are left
    .falls = When somebody falls
page-add-most-left = How many are left at most
page-add-rolls = As they roll
page-add-before = Before { $who }
page-add-refused = Nobody can come in at { $square }. Choose a square on the map that is not walled in; if it is taken, they stand as near as they can.
page-add-done = In the fight: { $who }{ $count ->
    [1] .
   *[other] {" "}× { $count }.
}
page-add-later = Still to come: { $who }{ $count ->
    [1] .
   *[other] {" "}× { $count }.
}
page-waves = Still to come
page-wave-when =
    .round = round { $number }
    .half = when half of them are out: { $whom }
    .left = when no more than { $number } are left: { $whom }
    .falls = when this one falls: { $whom }
page-wave-now = Now
page-wave-off = Call off
page-rule = Apply
page-here = here
page-away = away
page-played-by = Played by
page-a-person = a person
page-mind =
    .simple = the program, sensibly
    .random = the program, at random
page-disclose-all = Hit points of all foes
page-hand-to = Who plays { $who }
page-disclosure-of = Hit points: { $who }
page-make-link = New link (the old one stops working)
page-revoke = Revoke
page-save = Download the fight
page-end-table = Close the table for good
page-end-table-sure = Close the table for good? Nothing of it will be kept.
page-entry =
    .answer = answered
    .propose = proposes
    .set = set
    .rule = ruled
    .undo = undid
    .note = noted
page-undo-from = Undo everything from entry { $number } on

## Keys

page-keys = Keys
page-keys-by-place = The place on the keyboard counts, not the letter: they work in every layout.
page-key =
    .nth = choose from the list
    .do = do what is chosen
    .cancel = cancel
    .map = to the map
    .arrows = move over the map
    .attack = attacks
    .cast = spells
    .move = go
    .action = actions
    .bonus = bonus actions
    .free = free actions
    .end = end the turn
    .search = search
    .log = log
    .sheet = sheet
    .words = the map in words
    .undo = undo
    .keys = these keys
