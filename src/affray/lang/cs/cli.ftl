### Co říká příkazový řádek. Slova, která lze napsat, jsou vyjmenována s čárkami; anglická fungují vždy.

cli-about = Vede souboje stolních her na hrdiny podle pravidel.

cli-usage = Použití:
    .options = VOLBY
    .command = PŘÍKAZ
    .fight = STŘET|SOUBOR
    .file = SOUBOR
    .files = SOUBOR
    .clause = PRAVIDLO|SLOVA
    .options-heading = Volby
    .commands-heading = Příkazy

cli-option =
    .lang = Jazyk: en, ru, uk, cs nebo pt-BR.
    .help = Ukáže tuto nápovědu.
    .version = Řekne verzi a čí pravidla obsahuje.

cli-version = Affray { $version }
# Tyto řádky stanoví licence: druhý zůstává anglicky, slovo od slova.
cli-notice-srd = Obsahuje materiál ze System Reference Document 5.1 od Wizards of the Coast LLC pod licencí Creative Commons Attribution 4.0 (CC BY 4.0).
cli-notice-drawsteel = Affray is an independent product published under the DRAW STEEL Creator License and is not affiliated with MCDM Productions, LLC. DRAW STEEL © 2024 MCDM Productions, LLC.

## Příkazový řádek, který nelze přečíst

cli-no-such-language = Jazyk { $code } Affray neumí. Umí { $codes }.
cli-no-such-command = Příkaz { $word } není. Jsou: { $commands }.
cli-no-such-option = Volba { $option } není.{ $near ->
        [none] {""}
       *[some] {" "}Nemyslíte { $near }?
    }
cli-missing-argument = Něco chybí: { $name }.
cli-bad-option-usage = Volba { $option } potřebuje hodnotu.
cli-bad-option = Hodnotu volby { $option } nelze použít.{ $wanted ->
        [none] {""}
       *[some] {" "}Lze: { $wanted }.
    }
cli-try-help = Nápověda: { $command } --help
cli-file =
    .missing = Soubor { $file } není.
    .unreadable = Soubor { $file } nelze přečíst jako text.
cli-no-such-seat = Místo { $seat } u tohoto stolu není. Jsou: { $seats }.

## Příkazy

cli-play = Hraje souboj až do konce.
    .minds = Za koho hraje program: heroes (hrdinové), foes (nepřátelé; pokud neřeknete jinak), all (všichni) nebo none (nikdo).
    .seed = Semínko kostek: se stejným semínkem padne totéž.
    .dice = Kdo hází: program (digital), nebo vy, skutečnými kostkami (real).
    .squares = Počítá vzdálenosti v polích.
    .seat = Číma očima se díváte: watcher (všichni hrdinové dohromady), gm (je vidět všechno) nebo jeden hrdina, za kterého pak jediného hrajete.
    .preset = Všechny volby stolu najednou, jak je čte jeden z textů pravidel.
cli-replay = Vypráví uložený souboj.
    .verify = Odehraje ho znovu, každou kostku hodí znovu a řekne, co nesedí.
    .seat = Číma očima se díváte: watcher (všichni hrdinové dohromady), gm (je vidět všechno) nebo jeden hrdina.
cli-rules = Vyjmenuje pravidla, ukáže jedno celé, nebo najde ta, v nichž jsou daná slova.
cli-check = Zkontroluje soubory s tvory a střety a řekne vše, co je v nich špatně.
    .schema = Místo toho vypíše JSON Schema takových souborů pro editor.
    .rulebook = Čí schéma: páté edice (dnd5e), Ação e Combate (acao), nebo Draw Steel (drawsteel).
    .no-files = Jmenujte aspoň jeden soubor.
cli-sim = Odehraje souboj mnohokrát a řekne, jak končí.
    .fights = Kolik soubojů.
    .seed = Semínko kostek.
    .minds = Kdo hraje: simple dělá to rozumné, random cokoli.
    .workers = Na kolika jádrech zároveň (all: na všech).
    .json = Vypíše výsledek jako JSON.
    .preset = Všechny volby stolu najednou, jak je čte jeden z textů pravidel.

## Záznam

cli-edge =
    .advantage = Výhoda: { $reasons }.
    .disadvantage = Nevýhoda: { $reasons }.

cli-over =
    .heroes = Konec souboje: hrdinové vítězí.
    .foes = Konec souboje: nepřátelé vítězí.
    .nobody = Konec souboje: na nohou nezůstal nikdo.
    .other = Konec souboje: { $outcome }.
    .open = Souboj ještě neskončil.
    .seed = Semínko kostek: { $seed }.
    .after = Ještě lze napsat: ulož SOUBOR, záznam, proč, zpět; Enter odejde.

## Tvorové

cli-health =
    .dead = { GENDER($who) ->
        [f] mrtvá
        [n] mrtvé
        [p] mrtví
       *[m] mrtvý
    }
    .dying = umírá
    .stable = v bezvědomí
    .unhurt = bez viditelných zranění
    .hurt = viditelná zranění
cli-effect =
    .prone = leží
    .dodging = uhýbání
    .disengaged = odpoutání
    .raging = zuřivost
    .surprised = překvapení
    .concentrating = soustředění
    .holding-spell = drží kouzlo
    .keeping-spell = trvá kouzlo
    .grappled = uchopení
    .helped = s pomocí
    .distracted = rozptýlení
    .candle = svíčka
    .lamp = lampa
    .lantern = lucerna
    .light = vydává světlo
    .torch = pochodeň
    .climbing = na stěně
    .squeezing = protahuje se
    .controlled = pod kontrolou
    .leaping = ve skoku
    .reckless = bezhlavost
    .frenzied = běs
    .turned = odvrácení
    .led = pod velením
    .suffocating = dusí se
    .lethargy = bez sil

cli-legend =
    .wall = zeď
    .tree = strom
    .door = dveře
    .low-wall = nízká zeď
    .water = voda
    .difficult = obtížný terén
    .dead = padlí
    .near = v dosahu
    .zone = oblast kouzla
    .open-door = otevřené dveře
    .dim = šero
    .dark = tma
    .deep-water = hluboká voda
    .chasm = propast
    .earth = hlína
    .underwater = pod vodou

## Otázky

cli-seat =
    .gm = Pán jeskyně
    .players = hráči
# What is told to one who types answers, after the question
cli-hint =
    .ready-when = Vlastními slovy: when …
    .interact = Něco jiného: handle …
cli-question =
    .turn = { NAME($who) }: co uděláte? Zbývá: { $left }.
    .opportunity-attack = { NAME($who) }: { NAME($about) } odchází z vašeho dosahu. Příležitostný útok?
    .tie = { NAME($who) }: stejná iniciativa. Kdo je první na tahu?
    .roll = { NAME($who) }: hoďte { $dice } na { $why } a napište, co padlo, třeba { $example }.
    .other = { NAME($who) }: { $kind }?
    .hit = { NAME($who) }: { NAME($about) } vás zasahuje. Zareagujete?
    .wounded = { NAME($who) }: { NAME($about) } vás zraňuje. Zareagujete?
    .casting = { NAME($who) }: { NAME($about) } sesílá kouzlo. Zareagujete?
    .missiles = { NAME($who) }: letí na vás magické střely, sesílá je { NAME($about) }. Zareagujete?
    .contest = { NAME($who) }: { NAME($about) } na vás sahá. Čím se bráníte?
    .help-task = { NAME($who) }: s čím pomáháte?
    .ready = { NAME($who) }: co si připravíte?
    .ready-when = { NAME($who) }: na jaký okamžik?
    .ready-whom = { NAME($who) }: kdo to musí udělat?
    .readied = { NAME($who) }: váš okamžik nastal. Provést, co je připraveno?
    .ready-now = { NAME($who) }: { NAME($about) } čeká: „{ $words }“. Teď?
    .search = { NAME($who) }: { NAME($about) } pátrá. Jaké ověření?
    .improvise = { NAME($who) }: { NAME($about) } zkouší: „{ $words }“. Co o tom rozhodne?
    .skill = { NAME($who) }: jaká vlastnost nebo dovednost?
    .dc = { NAME($who) }: jak je to těžké? Napište číslo od 1 do 30.
    .interact = { NAME($who) }: co uděláte mimochodem?
    .interaction = { NAME($who) }: co to stojí? Dělá to { NAME($about) }.
    .needs-action = { NAME($who) }: stojí to akci. Použít ji?
    .shove = { NAME($who) }: vyhráváte. Kam s { NAME($about, case: "ins") }?
    .knock-out = { NAME($who) }: { NAME($about) } padá pod ranou. Omráčit, a ne zabít?
    .ready-spell = { NAME($who) }: které kouzlo držíte připravené?
    .mount-falls = { NAME($who) }: { NAME($about) } padá. Seskočit a dopadnout na nohy?
    .legendary = { NAME($who) }: { NAME($about) } má po tahu. Legendární akce?
    .lair = { NAME($who) }: co udělá doupě?
    .legendary-resistance = { NAME($who) }: záchranný hod se nezdařil. Legendární odolnost?
    .preserve-life = { NAME($who) }: kdo si kolik obnoví?
    .new-target = { NAME($who) }: { NAME($about) } je pod ochranou útočiště. Na koho místo toho?
    .sculpt-spells = { NAME($who) }: koho kouzlo vynechá?
    .cure = { NAME($who) }: čeho zbavíš { NAME($about, case: "acc") }?
cli-group =
    .move = Pohyb
    .action = Akce
    .bonus = Bonusová akce
    .haste = Spěch
    .free = Zdarma
    .end = Hotovo
    .cast = Kouzla
cli-distance = { DISTANCE($squares) }
cli-menu =
    .ways = { $count ->
        [one] v dosahu je { $count } pole
        [few] v dosahu jsou { $count } pole
        [many] v dosahu je { $count } pole
       *[other] v dosahu je { $count } polí
    } (• na mapě); napište některé, třeba { $example }
    .more = … a ještě { $more }: začněte psát
    .which = Které? Napište číslo.
    .words = Co přesně? Napište to vlastními slovy; pokud jste to už řekli nahlas, stiskněte Enter.
    .spell = { NAME($spell) } ({ $count }): { $example }
    .spell-at = { NAME($spell) } na pole, například: { $example }
    .numbers = { $words }: výška v polích, od { $low } do { $high }, například { $example }

cli-deed =
    .attack = { NAME($weapon) }, cíl { NAME($target) }
    .dash = úprk
    .disengage = odpoutání
    .dodge = uhýbání
    .hide = skrýt se
    .first-aid = první pomoc { NAME($target, case: "dat") }
    .stand = vstát
    .drop = lehnout si
    .second-wind = druhý dech
    .rage = zuřivost
    .aggressive = vrhnout se na nepřítele
    .end = ukončit tah
    .pass = nechat být
    .shake = probudit { NAME($target, case: "acc") }
    .end-spell = přestat se soustředit
    .attack-two-handed = { NAME($weapon) } oběma rukama, cíl { NAME($target) }
    .attack-improvised = { NAME($weapon) } místo kyje, cíl { NAME($target) }
    .throw = hodit { NAME($weapon, case: "acc") }, cíl { NAME($target) }
    .draw = vzít do ruky { NAME($weapon, case: "acc") }
    .stow = uklidit { NAME($weapon, case: "acc") }
    .let-go = pustit { NAME($weapon, case: "acc") }
    .take-up = zvednout { NAME($weapon, case: "acc") }
    .don = nasadit si { NAME($weapon, case: "acc") }
    .doff = odložit { NAME($weapon, case: "acc") }
    .break-free = vyprostit { NAME($target, case: "acc") } silou
    .cut = vysvobodit { NAME($target, case: "acc") } ({ NAME($weapon) })
    .break = rozbít dveře na { NAME($weapon) } ({ NAME($tool) })
    .grapple = uchopit { NAME($target, case: "acc") }
    .shove = strčit do { NAME($target, case: "gen") }
    .escape = vyprostit se, kdo drží: { NAME($target) }; { $word }
    .release = pustit { NAME($target, case: "acc") }
    .drag = vléct s sebou
    .assist = pomoci s úkolem { NAME($target, case: "dat") }
    .distract = pomoci v útoku na { NAME($target, case: "acc") }
    .search = pátrat
    .ready = připravit akci
    .interact = manipulace s předmětem
    .open = otevřít dveře { $word }
    .close = zavřít dveře { $word }
    .use-object = použít { NAME($weapon, case: "acc") }: { NAME($target) }
    .improvise = něco jiného: improvise …
    .handle = něco jiného: handle …
    .when = vlastními slovy: when …
    .prone = srazit k zemi
    .push = odstrčit na { $word }
    .knock-out = omráčit
    .check = rozhodne ověření
    .contest = rozhodne střetnutí, s kým: { NAME($target) }
    .allow = podaří se bez ověření
    .forbid = to nejde
    .now = teď
    .pay = použít akci
    .not-yet = ještě ne
    .fly = letět
    .swim = plavat
    .burrow = hrabat se
    .climb = šplhat
    .squeeze = protáhnout se
    .jump = skočit
    .leap = vyskočit
    .mount = { $how ->
        [controlled] nasednout a ovládat: { NAME($target) }
       *[independent] nasednout a neovládat: { NAME($target) }
    }
    .dismount = sesednout
    .ride = { $how ->
        [dash] pobídnout zvíře: sprint
        [disengage] pobídnout zvíře: odpoutání
        [dodge] pobídnout zvíře: uhýbání
        [leap] pobídnout zvíře: výskok
       *[stand] pobídnout zvíře: vstát
    }
    .use = { NAME($weapon) }
    .use-on = { NAME($weapon) }, cíl { NAME($target) }
    .action-surge = vlna akcí
    .reckless-attack = jednat bezhlavě
    .frenzied-rage = zuřivost s během
    .frenzy = v běsu { NAME($weapon) }, cíl { NAME($target) }
    .trample = zašlapat: { NAME($weapon) }, cíl { NAME($target) }
    .uncanny-dodge = neuvěřitelné uhýbání
    .parry = vykrýt
    .catch-rock = chytit balvan
    .legendary-resistance = legendární odolnost
    .mend = { NAME($target) }: { NAME($weapon) }
    .light = zapálit: { NAME($weapon) }
    .douse = zhasnout: { NAME($weapon) }
    .spare = vynechat: { $all }
    .spiritual-weapon-on = duchovní zbraň: { NAME($target) }
    .hunters-mark-on = přenést znamení: { NAME($target) }

## Co lze napsat

# $what: how, the first word for it, such as “go”
cli-gap =
    .ride = v sedle: { $what }
cli-verbs =
    .move = jdi, pohyb, krok, j
    .attack = útok, zaútoč, bij, střílej, ú
    .dash = úprk, utíkej
    .disengage = odpoutání, odpoutej
    .dodge = uhýbání, uhýbej
    .hide = skryj, schovej
    .first-aid = pomoc, pomoz
    .stand = vstaň
    .drop = lehni
    .second-wind = dech
    .rage = zuřivost
    .aggressive = vrhni, výpad
    .end = konec, hotovo
    .pass = ne, nic
    .cast = kouzlo, sešli, k
    .shake = probuď
    .end-spell = přestaň
    .throw = hoď, mrskni
    .draw = tas, vytas
    .stow = ukliď
    .let-go = pusť
    .take-up = zvedni
    .don = nasaď
    .doff = odlož
    .break-free = vyprosti
    .cut = rozřízni
    .break = rozbij
    .grapple = uchop, chyť
    .shove = strč
    .escape = vyprosti
    .release = pusť
    .drag = vleč
    .assist = přispěj
    .distract = rozptyl
    .search = pátrej, hledej
    .ready = připrav, čekej
    .interact = manipuluj
    .open = otevři
    .close = zavři
    .use-object = použij, vypij
    .improvise = zkusím
    .handle = dělám
    .when = až, když
    .fly = letět, vzlétnout
    .swim = plavat
    .burrow = hrabat
    .climb = šplhat, lézt
    .squeeze = protáhnout
    .jump = skočit
    .leap = vyskočit
    .mount = nasednout
    .dismount = sesednout
    .ride = jet, cválat
    .use = použít
    .action-surge = vlna
    .reckless-attack = bezhlavě
    .frenzied-rage = běs
    .frenzy = běs
    .trample = šlapat
    .uncanny-dodge = uhnout
    .parry = vykrýt
    .catch-rock = chytit
    .legendary-resistance = odolat
    .mend = léčit
    .light = zapálit, rozsvítit
    .douse = zhasnout, uhasit
    .spare = vynechat
    .spiritual-weapon = duch
    .hunters-mark = znamení
cli-commands =
    .help = ?, nápověda
    .why = proč
    .odds = šance
    .undo = zpět, vrať
    .redo = znovu
    .rule = rozhodni, rozhodnutí
    .because = protože, neboť
    .save = ulož, uložit
    .map = mapa
    .log = záznam
    .auto = auto, sám
    .quit = odejdi, odejít, pryč
cli-command =
    .help = co lze napsat
    .why = všechna čísla posledního hodu s důvody, nebo celé pravidlo
    .odds = šance toho, co zamýšlíte
    .undo = vezme zpět poslední volbu
    .redo = vrátí, co bylo vzato zpět
    .rule = rozhodnutí Pána jeskyně, třeba: rozhodni goblin-1 hp 3 protože je zraněný; nebo: rozhodni goblin-1 gains poisoned for 3
    .save = zapíše souboj do souboru
    .map = ukáže mapu
    .log = vypráví, co se dosud stalo
    .auto = odteď za vás hraje program
    .quit = odchod ze souboje; předtím ho lze uložit
cli-command-form =
    .help = { $word }
    .why = { $word } [PRAVIDLO]
    .odds = { $word } CO
    .undo = { $word }
    .redo = { $word }
    .rule = { $word } TEXT [protože DŮVOD]
    .save = { $word } SOUBOR
    .map = { $word }
    .log = { $word }
    .auto = { $word }
    .quit = { $word }
cli-help-answers = Odpovídejte číslem z nabídky, polem mapy nebo slovy: stačí první písmena a Tab je doplní. Lze také napsat:

cli-refusal =
    .not-offered = „{ $text }“ teď nejde.
    .nothing = Nic jste neřekli.
    .too-long = „{ $text }“ je příliš dlouhé.
    .unprintable = Jsou tu znaky, které nelze přečíst.
    .bad-reason = Důvod je příliš dlouhý.
    .nothing-to-undo = Není co vzít zpět.
    .nothing-to-redo = Není co vrátit.
    .no-seat = Místo { $text } u tohoto stolu není.
    .not-asked = Teď se vás nikdo na nic neptá.
    .closed = Ta otázka je už uzavřená.
    .faces = „{ $text }“ na těchto kostkách padnout nemůže. Napište za každou kostku jedno číslo.
    .not-text = „{ $text }“ je nesrozumitelné.
cli-offered = Lze: { $offered }.

cli-save =
    .done = Uloženo. Znovu vyprávět: affray replay { $file }; pokračovat: affray play { $file }
    .no-name = Pojmenujte soubor: ulož souboj.affray
    .taken = { $file } už existuje a není to uložený souboj; zvolte jiné jméno.
    .failed = Soubor { $file } nelze zapsat: { $why }.
cli-leave =
    .ask = Chcete-li souboj uložit, napište jméno souboru; bez uložení odejdete klávesou Enter.
    .saved = Na shledanou.
    .lost = Odcházíte ze souboje. Nic nebylo uloženo.

## Proč

cli-why =
    .roll = { NAME($who) }, { $dice } na { $why }: { $faces }
    .total = = { $total }
    .guard = Obranné číslo { NAME($target, case: "gen") }:
    .unknown = to nevíte
    .advantage = Výhoda: { $clause }
    .disadvantage = Nevýhoda: { $clause }
    .cancelled = Výhoda a nevýhoda se vyruší.
    .hit = Zásah.
    .miss = Vedle.
    .critical = Kritický zásah: kostkami zranění se hází dvakrát.
    .hurt = { NAME($who) } ztrácí { $amount }:
    .healed = { NAME($who) } získává zpět { $amount }:
    .nothing = Zatím se neházelo.

cli-odds =
    .brief = zásah { $chance }, průměrně { $mean }
    .hit = Zásah: { $chance }
    .critical = Kritický zásah: { $chance }
    .fails = { $who }, neúspěch v záchranném hodu: { $chance }
    .wins = Výhra v soupeření: { $chance }
    .harm = Zranění: průměrně { $mean }, nejvýš { $most }
    .felled = Vyřadit cíl: { $chance }
    .assumed = Pokud nezareagují: { $names }
    .too-many = Možností je příliš mnoho, šance nelze říct.
    .certain = O tomhle kostky nerozhodují.

## Uložené souboje

cli-bad-save =
    .changed = { $file }, řádek { $line }: tento řádek byl po zápisu změněn.
    .cut-off = { $file }, řádek { $line }: chybí konec souboru.
    .not-json = { $file }, řádek { $line }: to není uložený souboj, nebo je poškozený.
    .format = { $file }: uložila jiná verze Affray, tato to nepřečte.
    .rulebook = { $file }: tento souboj potřebuje pravidla, která tu nejsou.
    .elsewhere = { $file }, řádek { $line }: podle dnešních pravidel by souboj došel jinam.
cli-verify =
    .same = Ověřeno: znovu probíhá souboj stejně ({ $events ->
        [one] { $events } událost
        [few] { $events } události
        [many] { $events } události
       *[other] { $events } událostí
    }) a všechny kostky ({ $dice }) plynou ze semínka.
    .differs = { $file }, řádek { $line }: zapsáno je { $then }, znovu vychází { $now }.
    .shorter = { $file }, řádek { $line }: zapsáno je { $then }, ale znovu k tomu souboj nedojde.
    .longer = { $file }, řádek { $line }: zápis tu končí, ale znovu souboj pokračuje: { $now }.
    .missing = { NAME($who) }: v záznamu chybí kostka { $number }.
    .commitment = Semínko není to, které bylo slíbeno před soubojem.
    .die = { NAME($who) }, kostka { $number }: v záznamu je { $recorded }, ze semínka plyne { $expected }.

## Pravidla

cli-rulebook =
    .dnd5e = Pátá edice (SRD 5.1)
    .drawsteel = Draw Steel
    .acao = Ação e Combate
cli-rules-options = Volby stolu; platí první čtení, není-li nastaveno jiné.
cli-rules-presets = Sady voleb: všechny najednou, přes „--preset“. Uvedeno je, co která čte jinak než výše.
cli-rules-untold = Toto pravidlo zatím nemá text.
cli-no-such-clause = K „{ $asked }“ se žádné pravidlo nenašlo.
cli-did-you-mean = Nemyslíte: { $words }?
cli-known = Jsou: { $words }.

## Mnoho soubojů

cli-sim-report =
    .fights = { $fights ->
        [one] { $fights } souboj
        [few] { $fights } souboje
        [many] { $fights } souboje
       *[other] { $fights } soubojů
    }
    .interval = s jistotou 95 % od { $low } do { $high }
    .rounds = Průměrně kol: { $mean }
    .fell = Kdo byl na konci vyřazen:
cli-sim-outcome =
    .heroes = Vítězí hrdinové
    .foes = Vítězí nepřátelé
    .nobody = Nezůstane nikdo
cli-sim-time = { $seconds } s, soubojů za sekundu: { $speed }
cli-sim-workers = { $word } není počet jader; dejte číslo nebo all.

## Kontrola souborů

cli-checked =
    .good = { $files ->
        [one] V pořádku, zkontrolován { $files } soubor.
        [few] V pořádku, zkontrolovány { $files } soubory.
        [many] V pořádku, zkontrolováno { $files } souboru.
       *[other] V pořádku, zkontrolováno { $files } souborů.
    }
    .bad = { $problems ->
        [one] { $problems } chyba.
        [few] { $problems } chyby.
        [many] { $problems } chyby.
       *[other] { $problems } chyb.
    }
cli-kind =
    .text = text
    .number = číslo
    .yes-no = true nebo false
    .list = seznam
    .mapping = pole s hodnotami
    .nothing = nic

# Podle kódu chyby. $found je to, co stojí v souboru, v uvozovkách.
cli-problem =
    .more = … a ještě { $more }.
    .no-such-encounter = Střet { $found } není; dejte jméno známého, nebo cestu k souboru YAML.
    .no-such-file = Soubor { $found } není; dejte cestu k souboru YAML.
    .unreadable-file = Soubor nelze přečíst ({ $why }); dejte cestu k souboru YAML, který smíte číst.
    .too-big = Soubor je příliš velký; nejvýš { $most } bajtů.
    .not-utf8 = To není text v UTF-8; uložte soubor v UTF-8.
    .control-character = Je tu znak { $found }, který žádný text nepotřebuje; odstraňte ho.
    .empty-file = V souboru nic není; napište aspoň { $wanted }.
    .not-yaml = To nelze přečíst jako YAML ({ $why }).
    .tab = Je tu tabulátor, kde YAML chce mezery; odsazujte mezerami.
    .bad-indent = Tento řádek je odsazený jinak než ty, k nimž patří; ať začínají ve stejném sloupci.
    .needs-quotes = Žádná prostá hodnota nezačíná { $found }; dejte ji do uvozovek.
    .stray-colon = V řádku je druhá dvojtečka; dejte text do uvozovek.
    .unclosed = Co se tu otevírá, se nikde nezavírá; hledejte chybějící uvozovku nebo závorku.
    .too-deep = Je to vnořené příliš hluboko; nejvýš úrovní: { $most }.
    .too-many-nodes = V souboru je toho příliš; nejvýš hodnot: { $most }.
    .too-long = Znaků je { $length }; nejvýš { $most }.
    .two-documents = Tady začíná druhý dokument; v souboru má být jeden, bez ---.
    .alias = Je tu *{ $name }, odkaz jinam; napište přímo, co je myšleno.
    .anchor = Je tu &{ $name }; kotvy se tu nepoužívají: pište na každém místě přímo.
    .tag = Je tu značka { $found }; vynechte ji.
    .merge = Je tu <<, tedy slučování; vypište pole.
    .duplicate-key = { $found } už je v řádku { $first }; nechte jen jedno.
    .key-not-text = Jméno pole není prosté slovo; napište jméno, dvojtečku a hodnotu.
    .empty-value = Nic tu není napsáno; napište hodnotu, nebo pole vynechte.
    .missing-field = Chybí pole { $field }; napište ho.
    .unknown-field = Pole { $found } tu není.
    .wrong-kind = Je tu { $found }, má tu být { $kind }.
    .not-whole-number = Je tu { $found }, má tu být celé číslo od { $low } do { $high }.
    .not-one-of = Je tu { $found }, má tu být jedno ze známých slov.
    .empty-list = Seznam je prázdný; napište aspoň jedno.
    .too-many = Je jich { $count }; nejvýš { $most }.
    .bad-text = Je tu { $found }, má tu být řádek nejvýš o { $most } znacích.
    .bad-language = Je tu { $found }, má tu být kód jazyka, třeba { "cs" } nebo { "pt-BR" }.
    .bad-id = Je tu { $found }, má tu být jméno z malých latinských písmen, číslic a spojovníků, které začíná písmenem, třeba goblin-chief, nejvýš o { $most } znacích.
    .reserved-id = Je tu { $found }, což u stolu znamená něco jiného; zvolte jiné jméno.
    .id-like-square = Je tu { $found }, což vypadá jako pole mapy; zvolte jiné jméno.
    .bad-dice = Je tu { $found }, mají tu být kostky, třeba { "2d6+2" }.
    .bad-damage = Je tu { $found }, mají tu být kostky a druh zranění, třeba { "1d6+2 slashing" }.
    .bad-hp = Je tu { $found }, má tu být číslo, kostky nebo obojí, třeba { "7, 2d6 nebo 7 (2d6)" }.
    .hp-outside-dice = Je tu { $found }, ale těmito kostkami padne od { $low } do { $high }; změňte jedno z toho.
    .no-unit = Je tu { $found } bez jednotky; napište { $feet } ft nebo { $squares } squares.
    .bad-distance = Je tu { $found }, má tu být vzdálenost, třeba { "30 ft, 9 m, 6 squares nebo 6 sáhů" }.
    .bad-range = Je tu { $found }, má tu být dostřel, třeba { "80/320 ft nebo 30 ft" }.
    .not-whole-squares = Je tu { $found }, což není celý počet polí (jedno je { DISTANCE(1) }); nejblíž je { $nearest }.
    .too-far = Je tu { $found }; nejvýš polí: { $most }.
    .range-backwards = Je tu { $found }; delší dostřel stojí druhý.
    .unknown-creature = Je tu { $found }, takový tvor tu není.
    .unknown-weapon = Je tu { $found }, taková zbraň tu není; jmenujte známou, nebo dejte hit a damage.
    .unknown-feature = Je tu { $found }, taková schopnost tu není.
    .like-circle = Je tu { $found }, a to je samo opsané odtud; jedno z nich vypište.
    .like-too-long = Tohle je opsané z něčeho, co je opsané, a tak dál; nejvýš kroků: { $most }.
    .no-proficiency = Nikde není zdatnost; napište level, challenge nebo proficiency.
    .no-such-use = Je tu { $found }, a to mezi schopnostmi tohoto tvora není; napište to i do features.
    .given-twice = { $found } je tu podruhé; nechte jen jedno.
    .strikes-nowhere = { $found } nemá dosah ani dostřel; napište reach nebo range.
    .no-damage-type = { $found } nemá druh zranění; napište ho za kostky, třeba { "1d6+2 slashing" }.
    .pair-not-light = { $found } není lehká zbraň, s jednou v každé ruce se nebojuje; vynechte pair.
    .unknown-armour = Nalezeno { $found }; takovou zbroj tu nikdo nezná.
    .two-armours = Nalezeno { $found }, ale dvě zbroje téhož druhu nikdo nenosí; nechte jednu zbroj a jeden štít.
    .no-such-weapon = Nalezeno { $found }; takovou zbraň tento tvor nemá; napište ji i do weapons.
    .never-thrown = { $found } se nedá hodit; vynechte thrown, nebo ho napište mezi properties.
    .map-style = Řádky mapy splynuly; napište za dvojtečku | a mapu kreslete do řádků pod ní.
    .map-size = Mapa má { $width } × { $height }; nejvýš { $most } × { $most }.
    .uneven-row = Řada { $row } má polí { $found }, první { $width }; udělejte je stejně dlouhé.
    .unknown-character = V řadě { $row } je { $found }, a to není ani v legend, ani v place.
    .not-one-character = Je tu { $found }, má tu být jeden znak mapy.
    .ground-and-ground = Je tu { $found }; z { $kinds } může mít pole jen jedno.
    .not-drawn = { $found } na mapě není; nakreslete to, nebo to vynechte.
    .drawn-for-nobody = { $found } znamená { $name }, ale nikdo takový na žádné straně není.
    .bad-square = Je tu { $found }, má tu být pole mapy od a1 do { $last }.
    .off-the-map = Je tu { $found }, kde už mapa není; má tu být pole od a1 do { $last }.
    .off-the-edge = { $name } potřebuje { $width } × { $width } polí a u { $found } mapa končí; posuňte ho.
    .in-a-wall = { $name } by stál ve zdi na { $found }; posuňte ho, nebo zeď otevřete.
    .taken = { $name } by stál na { $found }, kde už stojí { $other }; jednoho posuňte.
    .no-place = Pro { $name } není na mapě místo; napište at, nebo nakreslete znak a uveďte ho v place.
    .placed-twice = Pro { $name } je tu at i znak na mapě; nechte jen jedno.
    .places-differ = { $name }: počet { $count }, ale míst na mapě { $places }; ať je jich stejně.
    .hp-differ = { $name }: počet { $count }, ale čísel životů { $found }; ať je jich stejně, nebo dejte jedno.
    .id-taken = Jméno { $found } v tomto souboji už někdo má; zvolte jiné.
    .crowd = Tvorů je { $count }; nejvýš { $most }.
    .unknown-who = Je tu { $found }, a nikdo takový v tomto souboji není.
    .played-twice = Za { $found } už hraje { $other }; nechte jen jednoho.
    .unknown-option = Je tu { $found }, takovou možnost tato pravidla nemají.
    .bad-option = Je tu { $found }, má tu být jedna z hodnot { $option }.
    .unknown-spell = Je tu { $found }, takové kouzlo tu není.
