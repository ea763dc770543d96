### Slova Ação e Combate: co se děje, na co se hází, co lze udělat.

## What happens

acao-event-no-reaction = { NAME($who) } nemůže reagovat a rána zasáhne.
acao-event-hazard-fire = { NAME($who) } vstupuje do ohně.
acao-event-hazard-spikes = { NAME($who) } šlape na hroty.
acao-event-hazard-fumes = { NAME($who) } vdechuje výpary.
acao-event-spotted = Přepadení je odhaleno včas.
acao-event-armour = Zbroj pohltí { $amount }.
acao-event-ambush = Přepadení! První jednají ti, kdo byli schovaní.
acao-event-foe-attack = { NAME($who) } útočí na { NAME($target, case: "acc") } { NAME($weapon, case: "ins") }.
acao-event-peril = { NAME($who) } používá { NAME($weapon, case: "acc") } na { NAME($target, case: "acc") }.
acao-event-defence-avoided = { NAME($who) } se brání: { $total }, rána je odvrácena.
acao-event-defence-hit = { NAME($who) } se brání: { $total }, ale rána zasáhne.
acao-event-defence-fumbled = { NAME($who) }: přirozená 1, kritický neúspěch — nepřítel má o kostku zranění víc.
acao-event-defence-softened = { NAME($who) } se brání: { $total } a utrpí jen polovinu.
acao-event-defence-avoided-countered = { NAME($who) } vede protiútok { NAME($counter, case: "ins") }: { $total }, zásah, a rána je odvrácena.
acao-event-defence-hit-countered = { NAME($who) } vede protiútok { NAME($counter, case: "ins") }: { $total }, zasáhnou oba.
acao-event-defence-softened-countered = { NAME($who) } vede protiútok { NAME($counter, case: "ins") }: { $total }, slabý zásah, a utrpí jen polovinu.
acao-event-test-critical = Přirozená 20!
acao-event-test-success = Úspěch.
acao-event-test-partial = Částečný úspěch.
acao-event-test-failure = Neúspěch.
acao-event-test-fumble = Přirozená 1: kritický neúspěch.
acao-event-stumbled = Přirozená 1 ukončuje tah.
acao-event-restricted = Nepřátelé nablízku: { NAME($who) } má na pohyb { POLYGONS($left, case: "acc") }.
acao-event-disengaged = { NAME($who) } se odpoutává.
acao-event-dropped = { NAME($who) } pouští { NAME($weapon, case: "acc") }.
acao-event-reloaded = { NAME($who) } nabíjí { NAME($weapon, case: "acc") }.
acao-event-gesture-word = { NAME($who) } prohodí pár slov.
acao-event-gesture-cry = { NAME($who) } pláče.
acao-event-gesture-wave = { NAME($who) } mává.
acao-event-gained-helped = { NAME($who) } dostává pomoc pro další útok.
acao-event-gained-held = { NAME($who) } nemůže ze sevření.
acao-event-gained-stuck = { NAME($who) } uvázne v pavučině.
acao-event-gained-stunned = { NAME($who) } přijde o příští tah.
acao-event-gained-bleeding = { NAME($who) } krvácí.
acao-event-lost-held = { NAME($who) } se dostává ze sevření.
acao-event-lost-stuck = { NAME($who) } se vytrhuje z pavučiny.
acao-event-lost-stunned = { NAME($who) } se vzpamatovává.
acao-event-lost-bleeding = { NAME($who) } přestává krvácet.
acao-event-incapacitated = { NAME($who) } je { GENDER($who) ->
        [m] vyřazen
        [f] vyřazena
        [n] vyřazeno
        [p] vyřazeni
       *[u] vyřazen(a)
    } z boje.
acao-event-fled = { NAME($who) } utíká z boje.
acao-event-yielded = { NAME($who) } se vzdává.
acao-event-up = { NAME($who) } se vrací do boje.

## Why dice are rolled

acao-roll-defence = obranu
acao-roll-counter = protiútok
acao-roll-safeguard = záchranu
acao-roll-hide = schování
acao-roll-notice = všimnutí si schovaného
acao-roll-immobilise = znehybnění
acao-roll-disengage = vytržení se
acao-roll-heal = léčivé kouzlo
acao-roll-healing = léčení
acao-roll-advantage = výhodu
acao-roll-disadvantage = nevýhodu
acao-roll-armour = zbroj
acao-roll-bleeding = krvácení
acao-roll-ambush = odhalení přepadení

## Questions

acao-cli-question =
    .defence = { NAME($who) }: útočí { NAME($about) }. Jak reaguješ?
    .next = { NAME($who) }: kdo je na řadě?
    .fate = { NAME($who) }: { NAME($about) } nemá žádné životy. Co dál?
    .energy = { NAME($who) }: částečný úspěch. Utratit bod Energie, aby byl úplný?
    .karma = { NAME($who) }: utratit Karmu na tento test?
    .absorb = { NAME($who) }: utratit bod Energie a nechat zbroj pohltit zranění?
    .wear = { NAME($who) }: opotřebit zbroj, aby pohltila co nejvíc?
    .sweep = { NAME($who) }: rozmach pokračuje (vedle je { NAME($about) }). Koho ještě zasáhne?

## Deeds, and what else one may call them

acao-cli-deed =
    .push = odstrčit: { NAME($target) } ({ NAME($weapon) })
    .topple = povalit: { NAME($target) } ({ NAME($weapon) })
    .immobilise = znehybnit: { NAME($target) }
    .help = pomoci: { NAME($target) }
    .run = běžet
    .tear-free = vytrhnout se: { NAME($weapon) }
    .reload = nabít: { NAME($weapon) }
    .heal = léčit: { NAME($target) }
    .flee = utéct
    .word = říct slovo
    .cry = plakat
    .wave = zamávat
    .drop = pustit: { NAME($weapon) }
    .defend = bránit se
    .counter = protiútok: { NAME($weapon) }
    .absorb = pohltit zbrojí
    .wear = opotřebit zbroj
    .spend = utratit bod Energie
    .karma = utratit Karmu: { NAME($weapon) }
    .dies = zemře
    .lives = je jen vyřazen
acao-cli-verbs =
    .push = odstrč, strčit
    .topple = povalit, srazit
    .immobilise = znehybnit, držet
    .help = pomoci, pomoc
    .run = běžet, běh
    .tear-free = vytrhnout
    .reload = nabít
    .heal = léčit, vyléčit
    .flee = utéct
    .word = říct
    .cry = plakat
    .wave = zamávat
    .drop = pustit
    .defend = obrana, bránit, uhnout
    .counter = protiútok, opětovat
    .absorb = pohltit
    .wear = opotřebit
    .spend = utratit
    .karma = karma
    .dies = zemře
    .lives = žije

## How somebody fares

acao-cli-effect =
    .helped = s pomocí
    .held = v sevření
    .stuck = v pavučině
    .stunned = přijde o tah
    .bleeding = krvácí
    .overreached = otevřená obrana
acao-cli-health =
    .incapacitated = mimo boj
    .fled = mimo bojiště
    .yielded = vzdal se
acao-cli-pool =
    .armour = zbroj { $amount }
    .energy = Energie { $amount }
    .karma = Karma { $amount }

## The map, distances, chances

acao-cli-legend =
    .woods = houští
    .fire = oheň
    .spikes = hroty
    .fumes = výpary
    .shadow = stín
acao-cli-distance = { POLYGONS($squares) }
acao-cli-menu =
    .ways = { POLYGONS($count) } na dosah (• na mapě); napiš jeden, třeba { $example }
acao-cli-odds =
    .avoid = { $chance } na odvrácení, průměrně { $mean } zranění
acao-cli-why =
    .critical = Kritický zásah: o kostku zranění víc.

## Table options: the attribute is the option's name, with a hyphen for its dot

acao-cli-table-option =
    .test-bands = od jakého součtu je úspěch částečný a od jakého úplný
    .test-partial = co znamená částečný úspěch: úspěch (s Energií za její bod), vždy úspěch, úspěch za cenu, nebo neúspěch
    .energy = zda se hraje s Energií a kolik jí je
    .karma = zda se hraje s Karmou
    .attack-melee = kterým atributem se útočí nablízko
    .attack-bare = kolik zraní holé ruce
    .defence-counter = co dělá částečný úspěch při protiútoku: zasáhnou oba, nebo platí jako každý jiný
    .reaction-limit = kolik reakcí za kolo: bez omezení, nebo jedna
    .ambush-check = kdo hází na odhalení přepadení: každý hrdina, nebo jeden
    .ambush-reactions = zda přepadení smějí reagovat, než jednají
    .move-restricted = koho omezují sousední nepřátelé: obě strany, nebo jen hrdiny
    .move-limit = zda je pohyb omezen rychlostí, nebo ne
    .move-diagonals = kdo chodí úhlopříčně: všichni, nebo všichni kromě velkých a těch v plátové zbroji
    .zero-hero = co se stane s hrdinou na nule
    .zero-foe = co se stane s nepřítelem na nule: rozhodne PJ, zemře, nebo je vyřazen
