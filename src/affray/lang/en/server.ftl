### What the live table says. The words of a fight itself are in the other files.

# $names: those whom the table waits for, a list
server-waiting = Waiting for { $names }.
# What a player proposes to the others. $names: players, a list; $what: an answer
server-proposal =
    .by = Proposed by { $names }: { $what }.
    .waits = Saying wait: { $names }.
    .needs = This needs a yes from: { $names }.
    .stands = It stands unless somebody says wait.
server-no-page = The page has not been built here. The API answers under /api/v1; from a terminal, play with: affray remote LINK

## Problems: the title by status, the sentence by code

server-status =
    .s400 = Not understood
    .s401 = No valid link
    .s403 = Not allowed
    .s404 = Not found
    .s405 = Not done this way
    .s408 = Took too long
    .s409 = Not now
    .s413 = Too big
    .s422 = Does not fit
    .s429 = Too fast
    .s431 = Head too big
    .s500 = Something is broken
    .s503 = Cannot be served now
server-problem =
    .bad-json = That could not be read.
    .no-token = This link is not valid, or not any more. Ask the GM for a new one.
    .not-allowed = Your link does not allow that.
    .wrong-origin = The request came from a page of another server.
    .no-such-page = There is nothing at this address.
    .no-such-table = There is no such table, or your link does not lead to it.
    .no-such-question = You are not asked that now.
    .no-such-clause = There is no such clause.
    .no-such-words = There are no such words: name a rulebook that is installed and a language that is spoken here.
    .no-such-link = There is no such link at this table.
    .no-such-seat = There is no seat “{ $seat }” for that. There is: { $seats }.
    .wrong-method = This address does not take that kind of request.
    .seat-taken = Somebody else already plays “{ $seat }”.
    .not-over = The fight is not over yet: its file would give away the dice to come.
    .not-yours-to-undo = Only the GM can take that back.
    .busy = Too much is happening at this table at once. Try again.
    .too-big = Too much data; the limit in bytes: { $most }.
    .bad-request = The request does not fit: { $why }.
    .bad-content = { $count ->
        [one] There is one mistake in this text.
       *[other] There are { $count } mistakes in this text.
    }
    .bad-option = “{ $value }” is no value of the table option “{ $option }”. Possible: { $known }.
    .no-way = “{ $text }” does not lead anywhere on the map.
    .too-fast = That was too much in too short a time. Wait a moment.
    .broken = Something went wrong in the program. The table is as it was.
    .damaged = What is kept of this table is damaged, so it is closed; the other tables go on. Ask the host for a backup.
    .no-rulebook = This table plays by the rulebook “{ $rulebook }”, which is not installed on the server, so it is closed; nothing of it is lost, and the other tables go on. Ask the host to install it.
    .disk-failing = The server cannot use its disk now. What was confirmed is safe. Try again in a while.
    .disk-full = The server’s disk is full. What was confirmed is safe. Try again when the host has made room.
    .too-slow = The request did not come in time.
    .head-too-big = The address and the headers of the request are too long; the limit in bytes: { $most }.
    .crowded = The server has as many connections as it can have. Try again in a moment.
server-field =
    .missing = This is missing.
    .unknown = This is not known here.
    .wrong = This is of the wrong kind, too long, or out of range.

# For whoever runs the server. $file: the file of tables, $why: the words of the system, $table: the id of a table, $rulebook: what its rulebook is called, $most: a number
server-log =
    .full = The disk with { $file } is full: nothing can be kept. Make room on it; the tables then go on.
    .read-only = { $file } cannot be written: nothing can be kept. Let the server write there; the tables then go on.
    .damaged = { $file } is damaged. Stop the server and put a backup in its place.
    .failing = { $file } cannot be used now: { $why }. See to the disk; the tables then go on.
    .crowded = There are { $most } connections already, so new ones are refused. More are possible if the system lets the server open more files.
    .damaged-table = Table { $table } is damaged and stays closed; the others go on. To mend it, stop the server and put a backup in place.
    .no-rulebook = Table { $table } plays by the rulebook “{ $rulebook }”, which is not installed here or cannot be opened, and stays closed; the others go on. Install the package that brings it, and start the server again.

## affray serve, affray remote

cli-serve = Serves live tables, for a GM and players in their browsers.
    .host = The address to listen at, 127.0.0.1 unless you say otherwise; 0.0.0.0 lets others on the network in.
    .port = The port to listen at, 8000 unless you say otherwise; 0 takes any that is free.
    .data = The folder in which tables are kept.
    .demo = Makes a table with a demo fight.
    .proxy = The address of a proxy in front of the server, whose X-Forwarded-For is believed; may be given several times.
cli-serving =
    .host = Your tables: { $link }
    .gm = The GM’s link: { $link }
    .players = The players’ link: { $link }
    .watchers = Spectators: { $link }
    .scan = On a phone in the same network, scan this:
    .loopback = Only this computer can come in. To let others on the network in, add --host 0.0.0.0.
    .stop = Stop with Ctrl+C. The tables are kept in { $folder }.
    .taken = Nothing can listen at { $host }:{ $port }: { $why }.
cli-backup = Copies all tables into a file, also while a server runs.
    .data = The folder in which tables are kept.
    .replace = Replaces the file if there is one.
cli-backed-up =
    .done = All tables are in { $file }. To go back to them, stop the server and put the file in place of { $database }.
    .exists = { $file } is there already. Name another file, or replace it with --replace.
    .no-tables = There are no tables in { $folder }. Name the folder that the server keeps them in with --data.
# What is wrong with the file of tables. $file: its path, $why: the words of the system, or the number of a process
cli-store =
    .held = Another server uses { $file } already (process { $why }). Stop it, or name another folder with --data.
    .full = The disk with { $file } is full. Make room on it.
    .read-only = { $file } cannot be written. Let yourself write there, or name another place.
    .damaged = { $file } is damaged, or does not hold tables. Put a backup in its place (affray backup makes them), or name another folder with --data.
    .newer = { $file } was written by a newer Affray. Use that version, or name another folder with --data.
    .failing = { $file } cannot be used: { $why }. See to the disk and the folder, or name another place.
cli-remote = Plays a seat of a live table from the terminal, by the link to it.
cli-remotely =
    .bad-link = “{ $link }” is no link to a table.
    .unreachable = Nobody answers at { $host }: { $why }.
    .lost = The line is cut; trying again…
    .gone = Your link has been revoked, or the table has ended.
    .claim = Who do you play? { $seats }
    .link = Your own link, to come back: { $link }
