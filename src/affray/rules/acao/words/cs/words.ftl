### Slova Ação e Combate: co se děje, na co se hází, co lze udělat.

## What happens

acao-event-no-reaction = { NAME($who) } nemůže reagovat a rána zasáhne.
acao-event-declined = { NAME($who) } přijímá ránu bez reakce.
acao-event-unguarded = { NAME($who) } nemůže reagovat.
acao-event-hazard-fire = { NAME($who) } vstupuje do ohně.
acao-event-hazard-spikes = { NAME($who) } šlape na hroty.
acao-event-hazard-fumes = { NAME($who) } vdechuje výpary.
acao-event-spotted = Přepadení je odhaleno včas.
acao-event-armour = Zbroj pohltí { $amount }.
acao-event-ambush = Přepadení! První jednají ti, kdo byli schovaní.
acao-event-heroes-begin = Začínají hrdinové.
acao-event-foes-begin = Začínají nepřátelé.
acao-event-foe-attack = { NAME($who) } útočí na { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }.
acao-event-peril = { NAME($who) } používá { NAME($weapon, case: "acc") } na { NAME($target, case: "acc") }.
acao-event-defence-avoided = { NAME($who) } se brání: celkem { $total }, rána je odvrácena.
acao-event-defence-hit = { NAME($who) } se brání: celkem { $total }, ale rána zasáhne.
acao-event-defence-fumbled = { NAME($who) }: přirozená 1, kritický neúspěch – nepřítel má o kostku zranění víc.
acao-event-defence-softened = { NAME($who) } se brání: celkem { $total } a utrpí jen polovinu.
acao-event-defence-avoided-countered = { NAME($who) } vede protiútok { NAME($counter, case: "ins") }: celkem { $total }, zásah, a rána je odvrácena.
acao-event-defence-hit-countered = { NAME($who) } vede protiútok { NAME($counter, case: "ins") }: celkem { $total }, zasáhnou oba.
acao-event-defence-softened-countered = { NAME($who) } vede protiútok { NAME($counter, case: "ins") }: celkem { $total }, slabý zásah, a utrpí jen polovinu.
acao-event-test-critical = Přirozená 20!
acao-event-test-success = Úspěch.
acao-event-test-partial = Částečný úspěch.
acao-event-test-failure = Neúspěch.
acao-event-test-fumble = Přirozená 1: kritický neúspěch.
acao-event-stumbled = Přirozená 1 ukončuje tah.
acao-event-restricted = Nepřátelé nablízku: { NAME($who) } { $left ->
        [0] se nemůže hnout z místa
       *[more] má na pohyb { POLYGONS($left, case: "acc") }
    }.
acao-event-disengaged = { NAME($who) } se odpoutává.
acao-event-hid = { NAME($who) } se schovává.
acao-event-dropped = { NAME($who) } pouští { NAME($weapon, case: "acc") }.
acao-event-reloaded = { NAME($who) } nabíjí { NAME($weapon, case: "acc") }.
acao-event-improvised = { NAME($who) } zkouší: { $words }
acao-event-forbidden = { NAME($who) }: to nejde.
acao-event-gesture-word = { NAME($who) } prohodí pár slov.
acao-event-gesture-cry = { NAME($who) } pláče.
acao-event-gesture-wave = { NAME($who) } mává.
acao-event-gained-helped = { NAME($who) } dostává pomoc pro další útok.
acao-event-gained-held = { NAME($who) } se ocitá v sevření.
acao-event-gained-stuck = { NAME($who) } uvázne v pavučině.
acao-event-gained-stunned = { NAME($who) } přijde o příští tah.
acao-event-gained-bleeding = { NAME($who) } krvácí.
acao-event-lost-held = { NAME($who) } se vymaňuje ze sevření.
acao-event-lost-stuck = { NAME($who) } se vytrhuje z pavučiny.
acao-event-lost-stunned = { NAME($who) } se vzpamatovává.
acao-event-lost-bleeding = { NAME($who) } přestává krvácet.
acao-event-incapacitated = { NAME($who) } { GENDER($who) ->
        [m] je vyřazen z boje
        [f] je vyřazena z boje
        [n] je vyřazeno z boje
        [p] jsou vyřazeni z boje
       *[u] vypadává z boje
    }.
acao-event-up = { NAME($who) } se vrací do boje.

## Why dice are rolled

acao-roll-defence = obranu
acao-roll-counter = protiútok
acao-roll-safeguard = záchranu
acao-roll-hide = schování
acao-roll-notice = postřeh
acao-roll-immobilise = znehybnění
acao-roll-disengage = vyproštění
acao-roll-heal = léčivé kouzlo
acao-roll-healing = léčení
acao-roll-advantage = výhodu
acao-roll-disadvantage = nevýhodu
acao-roll-armour = zbroj
acao-roll-bleeding = krvácení
acao-roll-life = životy
acao-roll-lift = nový rozmach
acao-roll-improvise = pokus
acao-roll-test = zkoušku
acao-roll-ambush = odhalení přepadení

## Questions

acao-say-question =
    .defence = { NAME($who) }: útočí { NAME($about) }. Jak reagujete?
    .next = { NAME($who) }: kdo je na řadě?
    .first = { NAME($who) }: kdo začíná?
    .fate = { NAME($who) }: { NAME($about) } nemá žádné životy. Co dál?
    .safeguard = { NAME($who) }: použít reakci na záchranu?
    .energy = { NAME($who) }: částečný úspěch. Utratit bod Energie, aby byl úplný?
    .karma = { NAME($who) }: využít v tomto testu Karmu?
    .absorb = { NAME($who) }: utratit bod Energie a nechat zbroj pohltit zranění?
    .wear = { NAME($who) }: opotřebit zbroj, aby pohltila co nejvíc?
    .sweep = { NAME($who) }: rozmach pokračuje (vedle je { NAME($about) }). Koho ještě zasáhne?

## Deeds, and what else one may call them

acao-say-deed =
    .second = druhou rukou na { NAME($target, case: "acc") } ({ NAME($weapon) })
    .push = odstrčit { NAME($target, case: "acc") } ({ NAME($weapon) })
    .topple = povalit { NAME($target, case: "acc") } ({ NAME($weapon) })
    .immobilise = znehybnit { NAME($target, case: "acc") }
    .help = pomoci { NAME($target, case: "dat") }
    .run = běžet
    .tear-free = vytrhnout se: { NAME($weapon) }
    .break-free = vyprostit se
    .reload = nabít { NAME($weapon, case: "acc") }
    .heal = léčit { NAME($target, case: "acc") }
    .word = říct slovo
    .cry = plakat
    .wave = zamávat
    .drop = pustit { NAME($weapon, case: "acc") }
    .defend = bránit se
    .resist = házet na záchranu
    .counter = protiútok { NAME($weapon, case: "ins") }
    .absorb = pohltit zbrojí
    .wear = opotřebit zbroj
    .spend = utratit bod Energie
    .karma = využít Karmu: { NAME($weapon) }
    .dies = zemře
    .lives = jen vypadne z boje
    .heroes-first = začínají hrdinové
    .foes-first = začínají nepřátelé
    .test = rozhodne test: { NAME($weapon) }
    .test-by = rozhodne test: { NAME($weapon) }, hází { NAME($target) }
    .allow = podaří se bez testu
    .forbid = to nejde
acao-say-verbs =
    .second = druhá, znovu
    .heroes-first = hrdinové
    .foes-first = nepřátelé
    .test = zkouška
    .test-by = zkouška
    .allow = ano
    .forbid = ne
    .push = odstrč, strčit
    .topple = povalit, srazit
    .immobilise = znehybnit, držet
    .help = pomoci, pomoc
    .run = běžet, běh
    .tear-free = vytrhnout
    .break-free = vyprostit
    .reload = nabít
    .heal = léčit, vyléčit
    .word = říct
    .cry = plakat
    .wave = zamávat
    .drop = pustit
    .defend = obrana, bránit, uhnout
    .resist = záchrana
    .counter = protiútok, opětovat
    .absorb = pohltit
    .wear = opotřebit
    .spend = utratit
    .karma = karma
    .dies = zemře
    .lives = žije

## How somebody fares

acao-say-effect =
    .helped = pomoc
    .held = v sevření
    .stuck = v pavučině
    .stunned = přijde o tah
    .bleeding = krvácí
    .overreached = otevřená obrana
    .strained = těžký rozmach
acao-say-health =
    .incapacitated = mimo boj
acao-say-pool =
    .armour = zbroj { $amount }
    .energy = Energie { $amount }
    .karma = Karma { $amount }

## The map, distances, chances

acao-say-legend =
    .woods = houští
    .fire = oheň
    .spikes = hroty
    .fumes = výpary
    .shadow = stín
acao-say-distance = { POLYGONS($squares) }
acao-cli-menu =
    .ways = { $count ->
        [one] v dosahu je { POLYGONS($count) }
        [few] v dosahu jsou { POLYGONS($count) }
        [many] v dosahu je { POLYGONS($count) }
       *[other] v dosahu je { POLYGONS($count) }
    } (• na mapě); napište některé, třeba { $square }
acao-say-odds =
    .avoid = { $chance } na odvrácení, průměrně { $mean } zranění
acao-say-why =
    .critical = Kritický zásah: o kostku zranění víc.

## Table options and their readings: the attribute is the option's name, and the reading's, with hyphens for other signs

acao-say-table-option =
    .test-bands = od jakých součtů je úspěch částečný a úplný
    .test-partial = co znamená částečný úspěch
    .test-advantage = jak velká je kostka výhody
    .life = kolik životů má hrdina
    .energy = zda se hraje s Energií a kolik jí je
    .karma = zda se hraje s Karmou
    .attack-melee = kterým atributem se útočí nablízko
    .attack-bare = kolik zraní holé ruce
    .attack-two-hands = co přinese dlouhému meči druhá ruka
    .magic-partial = co znamená částečný úspěch kouzla
    .defence-counter = co dělá částečný úspěch při protiútoku
    .reaction-limit = kolik je reakcí za kolo
    .order-first = kdo začíná kolo
    .ambush-check = kdo hází na odhalení přepadení
    .ambush-reactions = zda přepadení smějí reagovat, než jednají
    .move-restricted = čí pohyb omezují sousední nepřátelé
    .move-limit = jak daleko lze jít
    .move-split = kdy se lze pohybovat
    .move-diagonals = kdo chodí úhlopříčně
    .zero-hero = co se stane s hrdinou na nule
    .zero-foe = co se stane s nepřítelem na nule
    .leaving = kdo se smí vzdát
acao-say-table-reading =
    .test-bands-14-18 = od 14 částečný, od 18 úplný
    .test-bands-15-19 = od 15 částečný, od 19 úplný
    .test-bands-10-15 = od 10 částečný, od 15 úplný
    .test-bands-13-15 = od 13 částečný, od 15 úplný
    .test-partial-by-energy = úspěch; hraje-li se s Energií, jen za její bod
    .test-partial-success = vždy úspěch
    .test-partial-cost = úspěch za cenu: útok zraní co nejméně, obrana propustí polovinu
    .test-partial-failure = neúspěch
    .test-advantage-1d4 = vždy { DICE("1d4") }
    .test-advantage-by-level = každé dvě úrovně o stupeň větší, od { DICE("1d4") } do { DICE("1d12") }
    .life-5-res = 5 plus VÝD
    .life-1d6-vig = { DICE("1d6") } plus SIL, hází se na začátku boje
    .energy-off = není; zbroj jsou životy navíc
    .energy-5 = 5 bodů
    .energy-level-men = úroveň plus MYS
    .karma-off = ne
    .karma-on = ano
    .attack-melee-vig = podle SIL
    .attack-melee-pre = podle PŘE
    .attack-bare-1d4 = { DICE("1d4") }
    .attack-bare-1d6 = { DICE("1d6") }
    .attack-two-hands-one-more = o 1 zranění více
    .attack-two-hands-bigger-die = o stupeň větší kostku
    .magic-partial-as-any = totéž co v každém testu
    .magic-partial-life = kouzlo se podaří a stojí 1 život
    .defence-counter-trade = zasáhnou oba
    .defence-counter-all-or-nothing = platí jako každý částečný úspěch
    .reaction-limit-none = bez omezení
    .reaction-limit-one = jedna
    .order-first-heroes = hrdina
    .order-first-test = hrdina, uspěje-li ten nejhbitější v testu PŘE; jinak nepřítel
    .order-first-gm = koho určí Pán jeskyně
    .ambush-check-every-hero = každý hrdina
    .ambush-check-one-hero = jen první hrdina
    .ambush-reactions-yes = ano
    .ambush-reactions-no = ne
    .move-restricted-both = obou stran
    .move-restricted-heroes = jen hrdinů
    .move-limit-speed = jak dovolí původ
    .move-limit-none = bez omezení
    .move-split-during = před akcí, po ní i během ní, mezi dvěma útoky
    .move-split-before-and-after = jen před akcí a po ní
    .move-diagonals-free = všichni
    .move-diagonals-not-heavy = všichni kromě velkých a těch v plátové zbroji
    .zero-hero-death = zemře
    .zero-hero-incapacitated = vypadne z boje
    .zero-foe-gm = rozhodne Pán jeskyně
    .zero-foe-death = zemře
    .zero-foe-incapacitated = vypadne z boje
    .leaving-by-order = jen ten, kdo to má nařízeno
    .leaving-at-will = kdokoli

acao-page-pool =
    .second = útok druhou rukou
    .energy = Energie
    .karma = Karma
acao-say-figure =
    .level = úroveň
    .speed = rychlost
acao-page-ruling-word =
    .bludgeoning = drtivé
    .cold = chlad
    .fire = oheň
    .piercing = bodné
    .poison = jed
    .slashing = sečné
acao-page-word =
    .defence = obrana
    .safeguard = záchrana
    .energy = utrácet Energii
    .karma = utrácet Karmu
    .absorb = zachytit zbrojí
    .sweep = rozmáchlý úder
acao-page-ruling =
    .safeguard = Hází na záchranu
