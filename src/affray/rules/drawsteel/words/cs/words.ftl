### Slova hry Draw Steel: co se děje, na co se hází, co lze dělat.

## What happens

drawsteel-event-first-side = { $side ->
        [heroes] První jsou na tahu hrdinové.
       *[foes] První je na tahu strana Režiséra.
    }
drawsteel-event-objective-foe = Hrdinové mají porazit { NAME($who, case: "acc") }.
drawsteel-event-objective = { $goal ->
        [hold] Hrdinové mají vydržet: { $rounds ->
                [one] { $rounds } kolo
                [few] { $rounds } kola
                [many] { $rounds } kola
               *[other] { $rounds } kol
            }.
        [half] Hrdinové zvítězí, až padne polovina nepřátel.
        [outnumber] Hrdinové zvítězí, až jich bude víc než nepřátel.
        [twofold] Hrdinové zvítězí, až budou dva na každého nepřítele.
        [rabble] Hrdinové zvítězí, až zbudou jen poskoci.
       *[quarter] Hrdinové zvítězí, až nepříteli zbude čtvrtina Výdrže a žádný záměr.
    }
drawsteel-event-called-off = Režisér ukončuje boj.
drawsteel-event-last-stand = Poslední vzdor: ještě jedna rána a kdokoli z nich padne.
drawsteel-event-lined-up = Pořadí obou stran určila Hbitost.
drawsteel-event-swapped = { NAME($who) } si vyměňuje pořadí s { NAME($other, case: "ins") }.
drawsteel-event-called-up = { NAME($who) } je hned na tahu.
drawsteel-event-used = { NAME($who) } používá { NAME($ability, case: "acc") }.
drawsteel-event-power-roll = Proti { NAME($target, case: "dat") }: { $total }, { $shift ->
        [1] zvýšeno na stupeň { $tier }.
        [-1] sníženo na stupeň { $tier }.
       *[0] stupeň { $tier }.
    }
drawsteel-event-tested = { NAME($who) }: stupeň { $tier }.
drawsteel-event-resisted = { NAME($who) } účinku odolává.
drawsteel-event-unspent = Účinek nezabral, takže utracené ({ $amount }) se vrací.
drawsteel-event-malice-spent = Režisér utrácí { $amount } { $amount ->
        [one] Zlobu
        [few] Zloby
        [many] Zloby
       *[other] Zloby
    }: { NAME($ability) } ({ NAME($who) }).
drawsteel-event-resource = { $resource ->
        [hero-tokens] Zbývá žetonů hrdiny: { $left }.
       *[malice] Zloba Režiséra: { $left }.
    }
drawsteel-event-converted = { NAME($who) } využívá akci { $into ->
        [maneuver] k manévru.
       *[move] k druhému pohybu.
    }
drawsteel-event-improvised = { NAME($who) }: „{ $words }“.
drawsteel-event-forbidden = { NAME($who) } tohle nemůže: „{ $words }“.
drawsteel-event-no-action = { NAME($who) }, bez akce: „{ $words }“.
drawsteel-event-dying = { NAME($who) } umírá, ale ještě bojuje.
drawsteel-event-up = { NAME($who) } je zpět v boji.
drawsteel-event-hp-set = Režisér nastavuje Výdrž { NAME($who, case: "gen") }.
drawsteel-event-gained-surprised = { NAME($who) } útok nečeká.
drawsteel-event-lost-surprised = { NAME($who) } se vzpamatovává z překvapení.
drawsteel-event-gained-weakened = { NAME($who) } slábne.
drawsteel-event-lost-weakened = { NAME($who) } opět nabírá sílu.
drawsteel-event-hurt-left = { NAME($who) } { $amount ->
        [0] neutrpí žádné zranění
       *[some] utrpí { $amount } zranění
    } (Výdrž: { $hp }).
drawsteel-event-healed = { NAME($who) } získává zpět { $amount } Výdrže.

## Why dice are rolled

drawsteel-roll-power-roll = hod moci
drawsteel-roll-first-side = právo začít
drawsteel-roll-might = test Síly
drawsteel-roll-agility = test Hbitosti
drawsteel-roll-save = záchranný hod

## The log

drawsteel-say-edge =
    .advantage = Výhoda: { $reasons }.
    .disadvantage = Nevýhoda: { $reasons }.
    .double-advantage = Dvojitá výhoda: { $reasons }.
    .double-disadvantage = Dvojitá nevýhoda: { $reasons }.
drawsteel-say-odds =
    .tiers = { $chance } na stupeň 3, v průměru { $mean }
drawsteel-say-why =
    .advantage = Výhoda: { $clause }
    .disadvantage = Nevýhoda: { $clause }

## Questions

drawsteel-say-seat =
    .gm = Režisér
drawsteel-say-question =
    .targeted = { NAME($who) }: někdo míří na { NAME($about, case: "acc") }. Reagovat?
    .targeted-self = někdo míří na { NAME($who, case: "acc") }. Reagovat?
    .left = { NAME($who) }: { NAME($about) } od vás odchází. Reagovat?
    .drift = { NAME($who) }: kolik Zloby utratit, aby posun { NAME($about, case: "gen") } vedl dál?
    .burrow-under = { NAME($who) }: zahrabat se?
    .who-instead = { NAME($who) }: kdo schytá ránu?
    .close-in = { NAME($who) }: přiblížit se?
    .move-or-strike = { NAME($who) }: jít, nebo udeřit?
    .strike-whom = { NAME($who) }: koho udeříte?
    .who-strikes = { NAME($who) }: kdo udeří?
    .place = { NAME($who) }: kde se přivolaný objeví?
    .captain = { NAME($who) }: nový kapitán tlupy?
    .who-falls = { NAME($who) }: kdo z nich padne?
    .join-strike = { NAME($who) }: přidáte se k úderu? Na koho?
    .end-effect = { NAME($who) }: setřást něco za 5 zranění?
    .villain-action = { NAME($who) }: { NAME($about) } končí tah. Padoušská akce?
    .malice = { NAME($who) }: utratit Zlobu?
    .blessing = { NAME($who) }: o jaké požehnání prosíte?
    .blood = { NAME($who) }: zaplatit krví za silnější ránu proti { NAME($about, case: "dat") }?
    .characteristic = { NAME($who) }: na kterou vlastnost hází test { NAME($about) }?
    .damage-type = { NAME($who) }: zranění jakého druhu?
    .difficulty = { NAME($who) }: { NAME($about) } zkouší: „{ $words }“. Jak je to těžké?
    .escape-for-a-blow = { NAME($who) }: vytrhnout se za cenu volného úderu od { NAME($about, case: "gen") }?
    .failed-save = { NAME($who) }: záchranný hod se nezdařil. Utratit žeton hrdiny?
    .farther = { NAME($who) }: kolik utratíte, abyste se teleportovali dál?
    .forced = { NAME($who) }: { NAME($about, case: "acc") } někdo každou chvíli posune silou. Reagovat?
    .forced-self = { NAME($who, case: "acc") } někdo každou chvíli posune silou. Reagovat?
    .grab-for-a-blow = { NAME($who) }: chytit { NAME($about, case: "acc") } za cenu volného úderu?
    .granted = { NAME($who) }: můžete hned udeřit.
    .healed = { NAME($who) }: jakou pomoc od { NAME($about, case: "gen") } přijmete?
    .mark = { NAME($who) }: { NAME($about) } dostává ránu. Využít značku?
    .melt-away = { NAME($who) }: schovat se tady?
    .mend = { NAME($who) }: co ještě, za 1 zbožnost?
    .mercy = { NAME($who) }: co bude s { NAME($about, case: "ins") }?
    .new-mark = { NAME($who) }: koho označíte teď?
    .persist = { NAME($who) }: použít znovu, jako manévr?
    .potency = { NAME($who) }: dvě vzepětí za vyšší účinnost?
    .pray = { NAME($who) }: pomodlíte se?
    .rally = { NAME($who) }: tahle rána vás srazí. Utratit dva žetony hrdiny?
    .recovery = { NAME($who) }: utratit zotavení?
    .redirect = { NAME($who) }: kdo se pohne místo toho?
    .reroll = { NAME($who) }: hodit znovu za žeton hrdiny?
    .rolling = { NAME($who) }: { NAME($about) } se chystá házet. Reagovat?
    .rolling-self = { NAME($who) } se chystá házet. Reagovat?
    .run-up = { NAME($who) }: odkud udeříte na { NAME($about, case: "acc") }?
    .surge = { NAME($who) }: utratit vzepětí za víc zranění?
    .who-gains = { NAME($who) }: kdo získá vzepětí?
    .who-joins = { NAME($who) }: kdo udeří taky?
    .who-recovers = { NAME($who) }: kdo utratí zotavení?
    .surprise = { NAME($who) }: kdo je zaskočený?
    .push = { NAME($who) }: kam odstrčit { NAME($about, case: "acc") }?
    .pull = { NAME($who) }: kam přitáhnout { NAME($about, case: "acc") }?
    .slide = { NAME($who) }: kam posunout { NAME($about, case: "acc") }?
    .stability = { NAME($who) }: o kolik polí se udržíte?
    .moved-first = { NAME($who) }: kým pohnout dřív?
    .shift = { NAME($who) }: kam se posunete?
    .go = { NAME($who) }: kam jdete?
    .teleport = { NAME($who) }: kam teleportovat { NAME($about, case: "acc") }?
    .first-side = { NAME($who) }: která strana začíná?
    .next = { NAME($who) }: kdo je teď na tahu?
    .swap = { NAME($who) }: vymění si někdo pořadí?
    .may-swap = { NAME($who) }: { NAME($about) } si chce vyměnit pořadí. Souhlas?
    .damage = { NAME($who) }: { NAME($about) } každou chvíli utrpí zranění. Reagovat?
    .damage-self = { NAME($who) } každou chvíli utrpí zranění. Reagovat?
    .turn-ended = { NAME($who) }: { NAME($about) } končí tah. Reagovat?
    .reacts-first = { NAME($who) }: čí reakce je první?
    .critical = { NAME($who) }: kritický zásah! Ještě jedna akce.
    .downgrade = { NAME($who) }: který stupeň berete?
    .which-tier = { NAME($who) }: který stupeň platí pro vás?
    .improvise = { NAME($who) }: { NAME($about) } zkouší: „{ $words }“. Co to stojí a rozhodne o tom test?

## Deeds, and what else one may call them

drawsteel-say-deed =
    .place = sem
    .end-effect = setřást
    .savage = zuřivý úder za Zlobu: { $how }
    .ride-off = odjet opatrně
    .ride = jet
    .dismount = sesednout
    .mount = nasednout na { NAME($target, case: "acc") }
    .over-to = předat tah { NAME($target, case: "dat") }
    .aid = pomoci v útoku na { NAME($target, case: "acc") }
    .assist = pomoci { NAME($target, case: "dat") } s testem
    .bleed = zaplatit krví
    .breather = útočníkovi zotavení
    .catch-breath = nabrat dech
    .charge = výpad na { NAME($target, case: "acc") } ({ NAME($weapon) })
    .cleanse = zrušit u { NAME($target, case: "gen") }: { $word }
    .consume = spotřebovat na { NAME($target, case: "acc") }: spotřebuji …
    .defend = obrana
    .escape = vytrhnout se
    .grab = chytit { NAME($target, case: "acc") }
    .harder = o 4 zranění víc
    .heal = léčit { NAME($target, case: "acc") }
    .kill = zabít
    .knock-out = omráčit
    .knockback = odrazit { NAME($target, case: "acc") }
    .lie-down = lehnout si
    .on = { $how ->
            [might] Síla
            [agility] Hbitost
            [reason] Rozum
            [intuition] Intuice
           *[presence] Osobnost
        }
    .pray = modlit se
    .provoke = vyprovokovat
    .rally = druhý dech za dva žetony
    .release = pustit { NAME($target, case: "acc") }
    .relent = ukončit u { NAME($target, case: "gen") }: { $word }
    .rise = vstát zdarma
    .save = záchranný hod: { $word }
    .shelter = dočasná Výdrž { $how } pro { NAME($target, case: "acc") }
    .sidestep = útočník se posune o 2
    .skilled = { $how ->
            [easy] snadné
            [medium] střední
           *[hard] těžké
        }, s dovedností
    .unskilled = { $how ->
            [easy] snadné
            [medium] střední
           *[hard] těžké
        }
    .spend = utratit { $how }
    .stand-up = vstát: { NAME($target) }
    .stay = odtud
    .surge = vzepětí na { NAME($target, case: "acc") }: { $how }
    .take = chytit
    .take-heart = dvě vzepětí za žeton
    .test = složit test: zkusit …
    .test-skilled = složit test s dovedností
    .to = { $how }
    .token = utratit žeton
    .type = { $how ->
            [acid] kyselina
            [cold] chlad
            [corruption] zkáza
            [fire] oheň
            [holy] svaté
            [lightning] blesk
            [poison] jed
            [sonic] zvuk
           *[untyped] bez druhu
        }
    .upright = postavit na nohy { NAME($target, case: "acc") }
    .recover = utratit zotavení
    .restore = zotavení pro { NAME($target, case: "acc") }
    .onto = { $how ->
            [push] odstrčit
            [pull] přitáhnout
           *[slide] posunout
        } místo toho { NAME($target, case: "acc") }
    .haul = přetáhnout { NAME($target, case: "acc") } na { $how }
    .sharpen = vyšší účinnost proti { NAME($target, case: "dat") }
    .strike = volný úder
    .push = odstrčit
    .pull = přitáhnout
    .slide = posunout
    .resist = udržet se o { $how }
    .shift = posun
    .go = jít
    .teleport = teleportovat se
    .scale = lézt po stěně
    .dig = hrabat nahoru či dolů
    .claw = prodrat se hlínou: { $how ->
            [up] nahoru
           *[down] dolů
        }
    .point-out = ukázat { NAME($target, case: "acc") }
    .cling = vyšplhat na { NAME($target, case: "acc") }
    .let-go = pustit se
    .smash = udeřit do věci na { $how }
    .shake-off = setřást { NAME($target, case: "acc") }
    .free-strike = volný úder na { NAME($target, case: "acc") }
    .convert = { $how ->
            [maneuver] využít akci k manévru
           *[move] využít akci k pohybu
        }
    .advance = začít druhý pohyb
    .disengage = odpoutání
    .free = volný manévr: drobnost …
    .improvise = něco jiného: zkusím …
    .takes = { $how ->
            [main] je to akce
            [maneuver] je to manévr
           *[free] je to zdarma
        }
    .forbid = to nejde
    .surprise = zaskočení: { $all }
    .surprise-side = { $how ->
            [heroes] zaskočení jsou všichni hrdinové
           *[foes] zaskočená je celá strana Režiséra
        }
    .ready = to je vše
    .first = { $how ->
            [heroes] hrdinové
           *[foes] strana Režiséra
        }
    .swap = { NAME($target) } a { NAME($other) } si vymění pořadí
    .agree = souhlasit
    .tier = stupeň { $how }
drawsteel-say-verbs =
    .place = postavit
    .end-effect = setřást
    .savage = zuřivě
    .ride-off = odjet
    .ride = jet
    .dismount = dolů
    .mount = nasednout
    .over-to = dál
    .aid = zaměstnat
    .assist = asistovat
    .bleed = krev
    .breather = oddech
    .catch-breath = dech
    .charge = výpad
    .cleanse = zrušit
    .consume = spotřebuji, vypít
    .defend = obrana
    .escape = vytrhnout
    .grab = chytit
    .harder = víc
    .heal = léčit
    .kill = zabít
    .knock-out = omráčit
    .knockback = odrazit
    .smash = rozbít
    .lie-down = lehnout
    .on = na
    .pray = modlitba
    .provoke = provokovat
    .rally = vzchop
    .release = pustit
    .relent = ukončit
    .rise = zvednout
    .save = záchrana
    .shelter = krýt
    .sidestep = krok
    .skilled = dovednost
    .unskilled = prostě
    .spend = utratit
    .stand-up = vstát
    .stay = tady
    .surge = vzepětí
    .take = vzít
    .take-heart = odvaha
    .test = zkusit
    .test-skilled = zkusit-dovedně
    .to = k
    .token = žeton
    .type = druh
    .upright = postavit
    .recover = zotavení
    .restore = uzdravit
    .onto = místo
    .haul = táhnout
    .sharpen = zostřit
    .use = schopnost, použít
    .push = strčit
    .pull = táhnout
    .slide = sunout
    .resist = odolat
    .shift = krok
    .go = kráčet
    .teleport = zmizet
    .scale = stěna
    .dig = hrabat
    .claw = prodrat
    .point-out = ukázat
    .cling = vyšplhat
    .let-go = pustit
    .shake-off = setřást
    .strike = úder
    .free-strike = udeřit
    .convert = změnit
    .advance = znovu
    .free = drobnost
    .takes = stojí
    .forbid = ne
    .surprise = překvapit
    .surprise-side = všichni
    .ready = hotovo
    .first = první
    .swap = výměna
    .agree = ano
    .tier = stupeň

## Headings of the menu, and what is listed once for many targets

drawsteel-say-group =
    .action = Akce
    .bonus = Manévr
    .move = Pohyb
drawsteel-term-action = akce
drawsteel-bonus-action = manévr
drawsteel-say-word =
    .aid = pomoci v útoku
    .assist = pomoci s testem
    .grab = chytit
    .knockback = odrazit
    .free-strike = volný úder
    .charge = výpad

## How somebody fares

drawsteel-say-effect =
    .corroded = poleptání
    .foul-air = zkažený vzduch
    .no-triggers = bez reakcí
    .savage = zuřivost
    .merciless = nemilosrdnost
    .hastened = zrychlení
    .called-out = označený cíl
    .exposed = bez krytí
    .roused = povzbuzení
    .riding = v sedle
    .floored = nemůže vstát
    .assisted = pomoc
    .bleeding = krvácí
    .dazed = omámení
    .defending = brání se
    .frightened = strach
    .grabbed = chycení
    .harried = rozptýlení
    .sure = automatický stupeň
    .heartened = povzbuzení
    .keeps-fire-storm = udržuje ohnivou bouři
    .keeps-inner-furnace = udržuje vnitřní žár
    .marked = značka
    .restrained = znehybnění
    .slowed = zpomalení
    .taunted = provokace
    .thunderous = bouře nad hlavou
    .weakened = oslabení
    .area = udržuje oblast
    .clinging = drží se někoho
    .unseen = někoho nevidí
    .invisible = neviditelnost
    .surprised = zaskočení
drawsteel-say-health =
    .unconscious = bezvědomí
    .winded = bez dechu
    .dying = na pokraji smrti
drawsteel-say-pool =
    .malice = Zloba { $amount }
    .piety = zbožnost { $amount }
    .insight = vhled { $amount }
    .essence = esence { $amount }
    .surges = vzepětí { $amount }
    .recoveries = zotavení { $amount }
    .ferocity = zběsilost { $amount }
    .focus = soustředění { $amount }

## Distances

drawsteel-say-distance = { SQUARES($squares) }

## Table options: the attribute is the option's name, with a hyphen for its dot

drawsteel-say-table-option =
    .stamina-mercy = zda se ptát toho, kdo někoho skolí, jestli zabít, nebo omráčit
    .first-roll = při 6 a víc začínají hrdinové, nebo hráči zvolí, která strana
    .initiative = každá strana volí, kdo je další, nebo pořadí určí test Hbitosti
    .initiative-swap = zda si hrdinové smějí na začátku kola vyměnit pořadí
    .roll-downgrade = zda se ptát na nižší stupeň
    .free-director = zda se ptát Režiséra, co který volný manévr stojí
    .leaving = kdo smí odejít přes okraj mapy nebo se vzdát
drawsteel-say-table-reading =
    .first-roll-heroes = první jdou hrdinové
    .first-roll-chooser = vybírají hráči
    .initiative-pick = každá strana si vybírá
    .initiative-agility = pořadí určí test Hbitosti
    .initiative-swap-on = ano
    .initiative-swap-off = ne
    .roll-downgrade-off = ne
    .roll-downgrade-on = ano
    .stamina-mercy-off = ne
    .stamina-mercy-on = ano
    .free-director-trust = ne, věří se na slovo
    .free-director-ask = ano, pokaždé
    .leaving-by-order = jen ten, kdo to má nařízeno
    .leaving-at-will = kdokoli

drawsteel-page-stock =
    .hero-tokens = Žetony hrdiny
    .malice = Zloba
drawsteel-page-hint =
    .test = Řekněte, o co se pokoušíte, například: vylézt na mlýnské kolo
    .consume = Řekněte, co to je, například: léčivý lektvar
    .free = Řekněte, co uděláte, například: otevřu dveře
    .slips-in = Řekněte, co se stane, například: převrhne lucernu
drawsteel-page-pool =
    .main = hlavní akce
    .triggered = spouštěná akce
    .recoveries = zotavení
    .surges = vzepětí
    .ferocity = zběsilost
    .piety = zbožnost
    .insight = vhled
    .essence = esence
    .focus = soustředění
drawsteel-say-figure =
    .level = úroveň
    .speed = rychlost
    .stability = stabilita
drawsteel-page-ruling-word =
    .skilled = s dovedností
    .easy = snadné
    .medium = střední
    .hard = těžké
    .save-ends = do úspěšného záchranného hodu
    .end-of-turn = do konce tahu
    .end-of-round = do konce kola
    .end-of-encounter = do konce střetnutí
drawsteel-page-ruling =
    .hp = Výdrž je
    .maximum = Nejvyšší Výdrž je
    .temporary = Dočasná Výdrž je
    .squad = Výdrž oddílu je
    .recovers = Utratí zotavení
    .slips-in = Udělá něco bez akce
    .malice = Zloba je
    .tokens = Žetonů hrdiny je
    .last-stand = Poslední vzdor nepřátel
    .mounted = Sedí na
    .dismounted = Sesedá
drawsteel-page-word =
    .opportunity-attack = příležitostný útok
    .damage = když někdo utrpí zranění
    .targeted = když na někoho někdo útočí
    .turn-ended = když tah skončí
    .forced = když je někdo násilím přesunut
    .rolling = když někdo hází
    .failed-save = žeton hrdiny za neúspěšný záchranný hod
    .reroll = žeton hrdiny za nový hod
    .mark = využít značku při zásahu
    .malice = utrácet Zlobu
    .villain-action = padoušská akce
    .end-effect = setřást účinek
    .rough-area = těžký terén
    .rough-area-for-enemies = těžké pro nepřátele
    .harmful-steps = každý krok zraňuje
    .harmful-steps-for-enemies = každý krok zraňuje nepřátele
    .harmful-area = zraňující terén
drawsteel-say-decree =
    .of = Režisér rozhoduje: { $who } – { $what }
    .ground = Režisér mění terén na { $at }: { $what }
    .hp = Režisér nastavuje Výdrž { NAME($who, case: "gen") } na { $amount }
    .at = Režisér staví { NAME($who, case: "acc") } na pole { $at }
    .dies = Režisér rozhoduje, že { NAME($who) } hyne
    .over = { $what ->
        [heroes] Režisér dává vítězství hrdinům
       *[foes] Režisér dává vítězství nepřátelům
    }
    .slips-in = Režisér dovoluje { NAME($who, case: "dat") } udělat to bez akce: „{ $words }“
    .last-stand = Režisér vyhlašuje poslední vzdor
    .squad = Režisér nastavuje Výdrž oddílu, ve kterém je { NAME($who) }, na { $amount }
    .malice = Režisér nastavuje zlobu na { $amount }
    .tokens = Režisér nastavuje počet žetonů hrdiny na { $amount }
    .recovers = Režisér nechává { NAME($who, case: "acc") } utratit zotavení
    .mounted = Režisér vysazuje { NAME($who, case: "acc") } do sedla
    .dismounted = Režisér sesazuje { NAME($who, case: "acc") } ze sedla
    .other = Režisér rozhoduje: { $words }
