### What the terminal and the live table both say. Words that can be typed stand in lists with commas.

## Záznam

say-edge =
    .advantage = Výhoda: { $reasons }.
    .disadvantage = Nevýhoda: { $reasons }.

say-ending =
    .won = Konec boje: hrdinové vítězí.
    .driven-off = Konec boje: nepřátelé byli zahnáni.
    .fled = Konec boje: hrdinové uprchli.
    .captured = Konec boje: hrdinové jsou v zajetí.
    .total-kill = Konec boje: všichni hrdinové padli.
    .decreed-heroes = Konec boje z rozhodnutí PJ: hrdinové vítězí.
    .decreed-foes = Konec boje z rozhodnutí PJ: nepřátelé vítězí.
say-over =
    .heroes = Konec boje: hrdinové vítězí.
    .foes = Konec boje: nepřátelé vítězí.
    .nobody = Konec boje: na nohou nezůstal nikdo.
    .other = Konec boje: { $outcome }.
    .open = Boj ještě neskončil.
    .seed = Seed hodů: { $seed }.
    .after = Ještě lze napsat: ulož SOUBOR, záznam, proč, zpět; Enter odejde.

## Tvorové

say-health =
    .dead = { GENDER($who) ->
        [f] mrtvá
        [n] mrtvé
        [p] mrtví
       *[m] mrtvý
    }
    .dying = umírá
    .stable = v bezvědomí
    .unhurt = bez zranění
    .hurt = viditelná zranění
    .fled = mimo bojiště
    .surrendered = vzdává se
    .captured = v zajetí
    .removed = mimo boj
say-effect =
    .prone = leží
    .dodging = uhnutí
    .disengaged = odpoutání
    .surprised = překvapení
    .helped = pomoc
    .light = vydává světlo
    .climbing = na stěně
    .fleeing = prchá

say-legend =
    .wall = zeď
    .tree = strom
    .door = dveře
    .low-wall = nízká zeď
    .water = voda
    .difficult = těžký terén
    .dead = padlí
    .near = v dosahu
    .zone = trvající oblast
    .open-door = otevřené dveře
    .dim = šero
    .dark = tma
    .deep-water = hluboká voda
    .chasm = propast
    .arrow-slit = střílna
    .rocky = skalnatá půda
    .ice = led
    .sunlight = sluneční světlo
    .portcullis = padací mříž
    .force = silová stěna
    .barrel = sud
    .crate = bedna
    .statue = socha
    .earth = hlína
    .underwater = pod vodou
    .running = tekoucí voda
    .burning = oheň
    .stuck = vzpříčené dveře
    .locked = zamčené dveře
    .lit = jasné světlo
    .open = volné místo

## Otázky

say-seat =
    .gm = Pán jeskyně
    .players = hráči
say-question =
    .helped = { NAME($who) }: { NAME($about) } vám chce pomoci. Souhlasíte?
    .carried = { NAME($who) }: { NAME($about) } vás chce chytit nebo odstrčit. Necháte se?
    .ridden = { NAME($who) }: { NAME($about) } na vás chce jet. Souhlasíte?
    .turn = { NAME($who) }: co uděláte? Zbývá: { $left }.
    .opportunity-attack = { NAME($who) }: { NAME($about) } odchází z vašeho dosahu. Příležitostný útok?
    .tie = { NAME($who) }: stejná iniciativa. Kdo je první na tahu?
    .roll = { NAME($who) }: hoďte { $dice } na { $why } a napište, co padlo, třeba { $example }.
    .other = { NAME($who) }: { $kind }?
    .hit = { NAME($who) }: { NAME($about) } vás zasahuje. Zareagujete?
    .ready = { NAME($who) }: co si připravíte?
    .search = { NAME($who) }: { NAME($about) } hledá. Jaké ověření?
    .improvise = { NAME($who) }: { NAME($about) } zkouší: „{ $words }“. Co o tom rozhodne?
    .consequence = { NAME($who) }: { NAME($about) } zkouší: „{ $words }“. Co z toho vzejde? Rozhodnutí, nebo pas.
    .knock-out = { NAME($who) }: { NAME($about) } padá pod ranou. Omráčit, a ne zabít?
    .over = { NAME($who) }: zbývá jen jedna strana. Je boj u konce?
say-group =
    .move = Pohyb
    .action = Akce
    .bonus = Bonusová akce
    .haste = Spěch
    .free = Zdarma
    .end = Hotovo
    .cast = Kouzla
say-distance = { DISTANCE($squares) }
say-deed =
    .agree = souhlasit
    .attack = { NAME($weapon) } proti { NAME($target, case: "dat") }
    .dash = úprk
    .disengage = odpoutání
    .dodge = uhnutí
    .hide = schovat se
    .stand = vstát
    .drop = lehnout si
    .end = ukončit tah
    .pass = nereagovat
    .shake = probudit { NAME($target, case: "acc") }
    .throw = hodit { NAME($weapon, case: "acc") } po { NAME($target, case: "loc") }
    .draw = vzít do ruky { NAME($weapon, case: "acc") }
    .stow = odložit { NAME($weapon, case: "acc") }
    .let-go = pustit { NAME($weapon, case: "acc") }
    .take-up = zvednout { NAME($weapon, case: "acc") }
    .break = rozbít překážku na { NAME($weapon) } ({ NAME($tool) })
    .search = hledat
    .ready = připravit akci
    .open = otevřít dveře { $word }
    .close = zavřít dveře { $word }
    .improvise = něco jiného: zkusím …
    .when = vlastními slovy: až …
    .prone = srazit k zemi
    .now = teď
    .pay = použít akci
    .fly = letět
    .swim = plavat
    .burrow = hrabat se
    .climb = šplhat
    .jump = skočit
    .use = { NAME($weapon) }
    .use-on = { NAME($weapon) } proti { NAME($target, case: "dat") }
    .trample = zašlapat { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }
    .follow-up = zaútočit znovu na { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }
    .parry = vykrýt
    .mend = { NAME($weapon) } pro { NAME($target, case: "acc") }
    .light = zapálit { NAME($weapon, case: "acc") }
    .flee = odejít přes okraj mapy
    .surrender = vzdát se
    .over = boj je u konce
    .goes-on = boj pokračuje

## Co lze napsat

# $what: how, the first word for it, such as “go”
say-decline = odmítnout
say-gap =
    .ride = v sedle: { $what }
say-verbs =
    .agree = ano, souhlas
    .move = jdi, pohyb, krok, j
    .attack = útok, zaútoč, bij, střílej, ú
    .dash = úprk, utíkej
    .disengage = odpoutání, odpoutej
    .dodge = uhnutí, uhýbej
    .hide = schovej, skryj
    .stand = vstaň
    .drop = lehni
    .end = konec, hotovo
    .pass = ne, nic
    .cast = kouzlo, sešli, k
    .shake = probuď
    .throw = hoď, mrskni
    .draw = tas, vytas
    .stow = odlož, ukliď
    .let-go = pusť
    .take-up = zvedni
    .break = rozbij
    .search = hledej, pátrej
    .ready = připrav, čekej
    .open = otevři
    .close = zavři
    .improvise = zkusím
    .when = až, když
    .fly = letět, vzlétnout
    .swim = plavat
    .burrow = hrabat
    .climb = šplhat, lézt
    .jump = skočit
    .use = použít
    .trample = šlapat
    .follow-up = znovu
    .parry = vykrýt
    .mend = léčit
    .light = zapálit, rozsvítit
    .flee = uteč, odejdi
    .surrender = vzdej, vzdát
    .over = ano, konec
    .goes-on = ne, dál
say-refusal =
    .not-offered = „{ $text }“ teď nejde.
    .nothing = Nic jste neřekli.
    .too-long = „{ $text }“ je příliš dlouhé.
    .unprintable = Jsou tu znaky, které nelze přečíst.
    .bad-reason = Důvod je příliš dlouhý.
    .nothing-to-undo = Není co vzít zpět.
    .nothing-to-redo = Není co vrátit.
    .no-seat = Místo { $text } u tohoto stolu není.
    .nothing-proposed = Nikdo jiný nic nenavrhl.
    .nothing-said = Nic jste nenavrhli ani jste nikoho nepožádali, aby počkal.
    .not-asked = Teď se vás nikdo na nic neptá.
    .no-such-roll = „{ $text }“ se nehodí k žádnému z posledních hodů.
    .closed = Ta otázka je už uzavřená.
    .faces = „{ $text }“ na těchto kostkách padnout nemůže. Napište za každou kostku jedno číslo.
    .not-text = „{ $text }“ je nesrozumitelné.
say-offered = Lze: { $offered }.

## Proč

say-why =
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
    .hurt = { NAME($who) } utrpí zranění ({ $amount }):
    .healed = { NAME($who) } získává zpět { $amount }:
    .nothing = Zatím se neházelo.

say-odds =
    .brief = zásah { $chance }, průměrně { $mean }
    .hit = Zásah: { $chance }
    .critical = Kritický zásah: { $chance }
    .fails = { $who }, neúspěch v záchranném hodu: { $chance }
    .wins = Výhra v konfliktu: { $chance }
    .harm = Zranění: průměrně { $mean }, nejvýš { $most }
    .harm-about = Zranění: průměrně { $mean }
    .felled = Vyřadit cíl: { $chance }
    .assumed = Pokud nezareagují: { $names }
    .roughly = přibližně: { $brief }
    .estimated = { $trials ->
        [one] Odhad z { $trials } pokusu:
        [few] Odhad ze { $trials } pokusů:
        [many] Odhad z { $trials } pokusu:
       *[other] Odhad z { $trials } pokusů:
    }
    .certain = Tady se nehází.

## Uložené boje

say-bad-save =
    .changed = { $file }, řádek { $line }: tento řádek byl po zápisu změněn.
    .cut-off = { $file }, řádek { $line }: chybí konec souboru.
    .not-json = { $file }, řádek { $line }: to není uložený boj, nebo je poškozený.
    .format = { $file }: uložila jiná verze Affray, tato to nepřečte.
    .rulebook = { $file }: tento boj se hraje podle pravidel „{ $rulebook }“, která tu nejsou nainstalovaná. Nainstalujte balíček, který je přináší, a soubor otevřete znovu; boj sám je v pořádku.
    .elsewhere = { $file }, řádek { $line }: podle dnešních pravidel by boj došel jinam.
say-verify =
    .same = Ověřeno: znovu probíhá boj stejně ({ $events ->
        [one] { $events } událost
        [few] { $events } události
        [many] { $events } události
       *[other] { $events } událostí
    }) a všechny kostky ({ $dice }) plynou ze seedu.
    .differs = { $file }, řádek { $line }: zapsáno je { $then }, znovu vychází { $now }.
    .shorter = { $file }, řádek { $line }: zapsáno je { $then }, ale znovu k tomu boj nedojde.
    .longer = { $file }, řádek { $line }: zápis tu končí, ale znovu boj pokračuje: { $now }.
    .missing = { NAME($who) }: v záznamu chybí kostka { $number }.
    .commitment = Seed není ten, který byl slíben před bojem.
    .die = { NAME($who) }, kostka { $number }: v záznamu je { $recorded }, ze seedu plyne { $expected }.

## Pravidla

say-did-you-mean = Nemyslíte: { $words }?
say-known = Jsou: { $words }.

## Kontrola souborů

say-kind =
    .text = text
    .number = číslo
    .yes-no = true nebo false
    .list = seznam
    .mapping = pole s hodnotami
    .nothing = nic

# Podle kódu chyby. $found je to, co stojí v souboru, v uvozovkách.
say-problem =
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
    .bad-notation = Je tu { $found }, má tu být něco jako { $example }.
    .not-one-verb = Je tu { $found }; krok říká právě jednu věc, která se stane.
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
    .unknown-item = Nalezeno { $found }; takový předmět tu nikdo nezná.
    .too-many-attuned = Nalezeno { $found }, ale naladit se lze nejvýše na { $most } předměty; jeden vynechte.
    .no-such-weapon = Nalezeno { $found }; takovou zbraň tento tvor nemá; napište ji i do weapons.
    .never-thrown = { $found } se nedá hodit; vynechte thrown, nebo ho napište mezi properties.
    .map-style = Řádky mapy splynuly; napište za dvojtečku | a mapu kreslete do řádků pod ní.
    .map-size = Mapa má { $width } × { $height }; nejvýš { $most } × { $most }.
    .uneven-row = Řada { $row } má polí { $found }, první { $width }; udělejte je stejně dlouhé.
    .unknown-character = V řadě { $row } je { $found }, a to není ani v legend, ani v place.
    .not-one-character = Je tu { $found }, má tu být jeden znak mapy.
    .ground-and-ground = Je tu { $found }; z { $kinds } může mít pole jen jedno.
    .not-drawn = { $found } na mapě není; nakreslete to, nebo to vynechte.
    .place-is-ground = { $found } na každé mapě znamená { $ground }; vezměte jiné písmeno, nebo řekněte v legend, co to je.
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
    .id-taken = Jméno { $found } v tomto boji už někdo má; zvolte jiné.
    .resource-of-no-hero = Uvedeno { $found }, ale hrdinský zdroj získávají jen hrdinové; napište organisation: hero, nebo to vynechte.
    .never-earned = Uvedeno { $found }, ale získat to nelze: žádná schopnost to nestojí. Dejte některé cost, nebo to vynechte.
    .crowd = Tvorů je { $count }; nejvýš { $most }.
    .unknown-who = Je tu { $found }, a nikdo takový v tomto boji není.
    .one-moment = O čase se tu říká: { $given }; napište právě jedno z: { $wanted }.
    .rides-in = { $name } nemůže přijet na { $found }; vynechte rides, nasednout může až na místě.
    .played-twice = Za { $found } už hraje { $other }; nechte jen jednoho.
    .unknown-option = Je tu { $found }, takovou možnost tato pravidla nemají.
    .bad-option = Je tu { $found }, má tu být jedna z hodnot { $option }.
    .unknown-spell = Je tu { $found }, takové kouzlo tu není.
    .bad-preset = Uvedeno { $found }, ale takovou předvolbu { $rulebook } nemá.
    .no-presets = Uvedeno { $found }, ale { $rulebook } předvolby nemá; vynechte to.

## Words that may be answered

say-word =
    .attack = útok
    .throw = hod
    .escape = únik z chvatu
    .dodge = uhnutí
    .hide = schovat se
    .search = hledání
    .open = otevřít dveře
    .close = zavřít dveře
    .improvise = něco improvizovaného
    .move = pohyb
    .attacks = zaútočí
    .falls = klesne na 0 životů
    .free = nic to nestojí
    .action = akci

## Rulings and settings, without the full stop; $seat is a seat, $how what it is set to

say-decree =
    .hp = PJ nastavuje životy { NAME($who, case: "gen") } na { $amount }
    .at = PJ staví { NAME($who, case: "acc") } na pole { $at }
    .noticed = PJ odhaluje { NAME($who, case: "acc") } na poli { $at }
    .dies = PJ rozhoduje, že { NAME($who) } hyne
    .lives = PJ rozhoduje, že { NAME($who) } přežívá
    .other = PJ rozhoduje: { $words }
    .add = rozhodnuto: do boje vstupuje { NAME($model) }
    .add-later = rozhodnuto: později do boje vstoupí { NAME($model) }
    .wave = { $words ->
        [off] rozhodnuto: posily nepřijdou
       *[now] rozhodnuto: posily přicházejí hned
    }
    .flees = rozhodnuto: { NAME($who) } se dává na útěk
    .rallies = rozhodnuto: { NAME($who) } znovu bojuje
    .leaves = rozhodnuto: { NAME($who) } opouští bojiště
    .surrenders = rozhodnuto: { NAME($who) } se vzdává
    .captured = rozhodnuto: { NAME($who) } padá do zajetí
    .removed = rozhodnuto: { NAME($who) } už v boji není
    .returns = rozhodnuto: { NAME($who) } je zpět
    .turn = rozhodnuto: na tahu je { NAME($who) }
    .before = rozhodnuto: { NAME($who) } je na tahu před { NAME($other, case: "ins") }
    .over = { $what ->
        [heroes] rozhodnuto: vítězí hrdinové
       *[foes] rozhodnuto: vítězí nepřátelé
    }
    .of = PJ rozhoduje: { $who } – { $what }
    .ground = PJ mění terén na { $at }: { $what }
    .object = rozhodnuto: na { $at } teď stojí předmět: { $what }
    .carried-by = rozhodnuto: { NAME($other) } nese { NAME($who, case: "acc") }
    .put-down = rozhodnuto: { NAME($who, case: "acc") } už nikdo nenese
    .morale = rozhodnuto: mění se rozkaz k ústupu
say-ruled =
    .hp = { $known ->
        [yes] životy { $amount }
       *[no] jiné životy
    }
    .maximum = { $known ->
        [yes] maximum životů { $amount }
       *[no] jiné maximum životů
    }
    .height = ve výšce { DISTANCE($amount, case: "gen") }
    .side = { $words ->
        [heroes] teď na straně hrdinů
       *[foes] teď na straně nepřátel
    }
    .played-by = hraje { $seat }
    .hidden = v úkrytu
    .hidden-from = v úkrytu, neví o tom: { $others }
    .shown-to = už ne v úkrytu, ví o tom: { $others }
    .noticed = už ne v úkrytu
    .carried-by = nese { $others }
    .put-down = už nikdo nenese
    .gains = stav „{ $effect }“
    .loses = konec stavu „{ $effect }“
    .pool = { $known ->
        [yes] { $what }: zbývá { $amount }
       *[no] mění se některá ze zásob
    }
    .figure = { $known ->
        [yes] { $what }: { $amount }
       *[no] mění se některá z hodnot
    }
    .hurt = zranění: { $amount }
    .healed = léčení: { $amount }
    .dies = smrt
    .lives = návrat k životu
say-amended =
    .again = nový hod
    .bonus = { $amount }
    .shows = padá { $amount }
say-setting =
    .control = za { NAME($who, case: "acc") } teď hraje { $seat }
    .dice = { $seat }: { $how ->
        [real] teď skutečné kostky
       *[digital] teď digitální kostky
    }
    .disclosure = { $how ->
        [exact] všichni teď vidí přesné životy { NAME($who, case: "gen") }
        [rough] všichni teď vidí jen zhruba, jak je na tom { NAME($who) }
       *[nothing] nikdo už nevidí, jak je na tom { NAME($who) }
    }
    .standing = { NAME($who) }, { $what }: { $how ->
        [always] teď vždy
        [never] teď nikdy
       *[ask] teď se pokaždé ptát
    }
    .consent = všichni, za které hraje { $seat }, { $what }: { $how ->
        [always] teď vždy
        [never] teď nikdy
       *[ask] teď se pokaždé ptát
    }
    .mind = { $seat } je teď v rukou programu ({ $how })
    .person = { $seat } je teď v rukou člověka
    .seat = { $how ->
        [watcher] nový divák u stolu: { $seat }
       *[player] nový hráč u stolu: { $seat }
    }
    .unseat = od stolu odchází { $seat }
    .option = u tohoto stolu: { $what } – { $how }
    .ending = { $how ->
        [ask] zda je boj u konce, se teď ptáme PJ
       *[rules] zda je boj u konce, teď říkají pravidla
    }
say-by-hand =
    .element = Ručně: { $name }: { $text }
    .again = Ručně: { $names }
