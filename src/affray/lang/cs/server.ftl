### Co říká živý stůl. Slova samotného boje jsou v ostatních souborech.

# $names: those whom the table waits for, a list
server-waiting = Čeká se na: { $names }.
# What a player proposes to the others. $names: players, a list; $what: an answer
server-proposal =
    .by = Návrh ({ $names }): { $what }.
    .waits = Žádá o chvíli strpení: { $names }.
    .needs = Ještě musí souhlasit: { $names }.
    .stands = Platí to, pokud nikdo neřekne „počkat“.
server-no-page = Stránka tu není sestavena. API odpovídá na /api/v1; z terminálu se hraje takto: affray remote ODKAZ

## Problems: the title by status, the sentence by code

server-status =
    .s400 = Nesrozumitelné
    .s401 = Neplatný odkaz
    .s403 = Nedovoleno
    .s404 = Nenalezeno
    .s405 = Takhle to nejde
    .s408 = Trvalo to příliš dlouho
    .s409 = Teď ne
    .s413 = Příliš mnoho dat
    .s422 = Nehodí se
    .s429 = Příliš často
    .s431 = Příliš dlouhá hlavička
    .s500 = Něco se rozbilo
    .s503 = Teď to nejde
server-problem =
    .bad-json = To se nepodařilo přečíst.
    .no-token = Tento odkaz není platný, nebo už neplatí. Požádejte Pána jeskyně o nový.
    .not-allowed = Váš odkaz to nedovoluje.
    .wrong-origin = Požadavek přišel ze stránky jiného serveru.
    .no-such-page = Na této adrese nic není.
    .no-such-table = Takový stůl není, nebo k němu váš odkaz nevede.
    .no-such-question = Na to se vás teď nikdo neptá.
    .no-such-clause = Takové pravidlo není.
    .no-such-words = Taková slova tu nejsou: uveďte pravidla, která jsou nainstalována, a jazyk, kterým se tu mluví.
    .no-such-link = U tohoto stolu takový odkaz není.
    .no-such-seat = Místo „{ $seat }“ pro tohle není. Jsou tu: { $seats }.
    .wrong-method = Na této adrese se takové požadavky nepřijímají.
    .seat-taken = Za „{ $seat }“ už hraje někdo jiný.
    .not-over = Boj ještě neskončil: soubor by prozradil budoucí hody.
    .not-yours-to-undo = To může vzít zpět jen Pán jeskyně.
    .busy = U tohoto stolu se děje příliš mnoho najednou. Zkuste to znovu.
    .too-big = Příliš mnoho dat; mez v bajtech: { $most }.
    .bad-request = Požadavek se nehodí: { $why }.
    .bad-content = { $count ->
        [one] V textu je { $count } chyba.
        [few] V textu jsou { $count } chyby.
        [many] V textu je { $count } chyby.
       *[other] V textu je { $count } chyb.
    }
    .bad-option = „{ $value }“ není hodnota volby stolu „{ $option }“. Možné jsou: { $known }.
    .no-way = „{ $text }“ na mapě nikam nevede.
    .too-fast = Příliš mnoho za příliš krátkou dobu. Chvíli počkejte.
    .broken = V programu se něco pokazilo. U stolu je všechno, jak bylo.
    .damaged = Záznam tohoto stolu je poškozený, proto je zavřený; ostatní stoly běží dál. Zeptejte se správce serveru na zálohu.
    .no-rulebook = Tento stůl hraje podle pravidel „{ $rulebook }“, která na serveru nejsou nainstalovaná, proto je zavřený; nic se neztratilo a ostatní stoly běží dál. Požádejte správce serveru, aby je nainstaloval.
    .disk-failing = Server teď nemůže používat svůj disk. Co bylo potvrzeno, je v bezpečí. Zkuste to za chvíli znovu.
    .disk-full = Disk serveru je plný. Co bylo potvrzeno, je v bezpečí. Zkuste to znovu, až správce serveru uvolní místo.
    .too-slow = Požadavek nepřišel včas.
    .head-too-big = Adresa a hlavičky požadavku jsou příliš dlouhé; mez v bajtech: { $most }.
    .crowded = Server má tolik spojení, kolik jich zvládne. Zkuste to za chvíli znovu.
server-field =
    .missing = Tohle chybí.
    .unknown = Tohle tu není známo.
    .wrong = Jiného druhu, příliš dlouhé, nebo mimo meze.

# For whoever runs the server. $file: the file of tables, $why: the words of the system, $table: the id of a table, $rulebook: what its rulebook is called, $most: a number
server-log =
    .full = Disk, na kterém je { $file }, je plný: nic nelze uložit. Uvolněte místo a stoly poběží dál.
    .read-only = Do { $file } nelze zapisovat: nic nelze uložit. Povolte serveru zápis a stoly poběží dál.
    .damaged = Soubor { $file } je poškozený. Zastavte server a dejte na jeho místo zálohu.
    .failing = Soubor { $file } teď nelze použít: { $why }. Zkontrolujte disk a stoly poběží dál.
    .crowded = Počet spojení už je { $most }, proto se nová odmítají. Může jich být víc, pokud systém serveru dovolí otevřít víc souborů.
    .damaged-table = Stůl { $table } je poškozený a zůstává zavřený; ostatní běží dál. Chcete-li ho vrátit, zastavte server a dejte na místo zálohu.
    .no-rulebook = Stůl { $table } hraje podle pravidel „{ $rulebook }“, která tu nejsou nainstalovaná nebo je nelze otevřít, a zůstává zavřený; ostatní běží dál. Nainstalujte balíček, který je přináší, a spusťte server znovu.

## affray serve, affray remote

cli-serve = Otevře živé stoly, pro Pána jeskyně a hráče v prohlížeči.
    .host = Adresa, na které se naslouchá: 127.0.0.1, pokud neřeknete jinak; 0.0.0.0 pustí dovnitř ostatní v síti.
    .port = Port, na kterém se naslouchá: 8000, pokud neřeknete jinak; 0 vezme kterýkoli volný.
    .data = Složka, kde se uchovávají stoly.
    .demo = Připraví stůl s ukázkovým soubojem.
    .proxy = Adresa proxy před serverem, jejíž hlavičce X-Forwarded-For se věří; lze uvést vícekrát.
cli-serving =
    .host = Založit a najít stoly: { $link }
    .gm = Odkaz pro Pána jeskyně: { $link }
    .players = Odkaz pro hráče: { $link }
    .watchers = Pro diváky: { $link }
    .scan = Z telefonu ve stejné síti naskenujte:
    .loopback = Dovnitř může jen tento počítač. Ostatní v síti pustíte přidáním --host 0.0.0.0.
    .stop = Zastavíte Ctrl+C. Stoly jsou uloženy v { $folder }.
    .taken = Na { $host }:{ $port } nelze naslouchat: { $why }.
cli-backup = Zkopíruje všechny stoly do souboru, i za běhu serveru.
    .data = Složka, kde se uchovávají stoly.
    .replace = Nahradí soubor, pokud už existuje.
cli-backed-up =
    .done = Všechny stoly jsou v { $file }. Když se k nim chcete vrátit, zastavte server a dejte tento soubor na místo { $database }.
    .exists = { $file } už existuje. Uveďte jiný soubor, nebo ho nahraďte pomocí --replace.
    .no-tables = Ve složce { $folder } žádné stoly nejsou. Složku, kde je server uchovává, uveďte pomocí --data.
# What is wrong with the file of tables. $file: its path, $why: the words of the system, or the number of a process
cli-store =
    .held = Soubor { $file } už používá jiný server (proces { $why }). Zastavte ho, nebo uveďte jinou složku pomocí --data.
    .full = Disk, na kterém je { $file }, je plný. Uvolněte na něm místo.
    .read-only = Do { $file } nelze zapisovat. Povolte si zápis, nebo uveďte jiné místo.
    .damaged = Soubor { $file } je poškozený, nebo v něm nejsou stoly. Dejte na jeho místo zálohu (dělá je affray backup), nebo uveďte jinou složku pomocí --data.
    .newer = Soubor { $file } zapsala novější verze Affray. Použijte ji, nebo uveďte jinou složku pomocí --data.
    .failing = Soubor { $file } nelze použít: { $why }. Zkontrolujte disk a složku, nebo uveďte jiné místo.
cli-remote = Hraje místo u živého stolu z terminálu, podle odkazu na ně.
cli-remotely =
    .bad-link = „{ $link }“ není odkaz na stůl.
    .unreachable = Na { $host } nikdo neodpovídá: { $why }.
    .lost = Spojení se přerušilo; zkouší se znovu…
    .gone = Váš odkaz byl zrušen, nebo stůl skončil.
    .claim = Za koho hrajete? { $seats }
    .link = Váš vlastní odkaz, abyste se mohli vrátit: { $link }
