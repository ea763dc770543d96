### Slova hry Draw Steel: co se děje, na co se hází, co lze dělat.

## What happens

drawsteel-event-first-side = { $side ->
        [heroes] První jsou na tahu hrdinové.
       *[foes] První je na tahu strana ředitele.
    }
drawsteel-event-lined-up = Pořadí obou stran určila obratnost.
drawsteel-event-swapped = { NAME($who) } si mění pořadí: na jeho místě je teď { NAME($other) }.
drawsteel-event-called-up = { NAME($who) } je hned na tahu.
drawsteel-event-used = { NAME($who) } používá schopnost: { NAME($ability) }.
drawsteel-event-power-roll = { NAME($target) }: { $total }, stupeň { $tier }.
drawsteel-event-tested = { NAME($who) }: stupeň { $tier }.
drawsteel-event-resisted = { NAME($who) } účinku odolává.
drawsteel-event-resource = Ředitel má Zloby: { $left }.
drawsteel-event-converted = { NAME($who) } mění akci { $into ->
        [maneuver] v manévr.
       *[move] v druhou pohybovou akci.
    }
drawsteel-event-improvised = { NAME($who) }: „{ $words }“.
drawsteel-event-forbidden = { NAME($who) } tohle nemůže: „{ $words }“.
drawsteel-event-no-action = { NAME($who) }, bez akce: „{ $words }“.
drawsteel-event-dying = { NAME($who) } umírá, ale ještě bojuje.
drawsteel-event-up = { NAME($who) } je zpět v boji.
drawsteel-event-hp-set = { NAME($who) }: ředitel nastavuje Výdrž.
drawsteel-event-gained-surprised = { NAME($who) } útok nečeká: je to překvapení.
drawsteel-event-lost-surprised = { NAME($who) } se vzpamatovává z překvapení.
drawsteel-event-gained-weakened = { NAME($who) } slábne.
drawsteel-event-lost-weakened = { NAME($who) } nabírá sílu.
drawsteel-event-hurt-left = { NAME($who) } utrží zranění: { $amount } (Výdrž: { $hp }).
drawsteel-event-healed = { NAME($who) } získává zpět Výdrž: { $amount }.

## Why dice are rolled

drawsteel-roll-power-roll = hod síly
drawsteel-roll-first-side = stranu, která začíná
drawsteel-roll-might = zkouška síly
drawsteel-roll-agility = zkouška hbitosti
drawsteel-roll-save = záchranný hod

## The log

drawsteel-cli-edge =
    .advantage = Výhoda: { $reasons }.
    .disadvantage = Nevýhoda: { $reasons }.
drawsteel-cli-odds =
    .tiers = { $chance } na stupeň 3, v průměru { $mean }
drawsteel-cli-why =
    .advantage = Výhoda: { $clause }
    .disadvantage = Nevýhoda: { $clause }

## Questions

drawsteel-cli-seat =
    .gm = ředitel
drawsteel-cli-question =
    .left = { NAME($who) }: { NAME($about) } od vás odchází. Reagovat?
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
    .villain-action = { NAME($who) }: tah skončil: { NAME($about) }. Padoušská akce?
    .malice = { NAME($who) }: utratit zlobu?
    .surprise = { NAME($who) }: kdo je překvapený?
    .push = { NAME($who) }: kam odstrčit? ({ NAME($about) })
    .pull = { NAME($who) }: kam přitáhnout? ({ NAME($about) })
    .slide = { NAME($who) }: kam posunout? ({ NAME($about) })
    .stability = { NAME($who) }: o kolik polí se udržíš?
    .forced = { NAME($who) }: následuje nucený pohyb ({ NAME($about) }). Reagovat?
    .moved-first = { NAME($who) }: kým pohnout dřív?
    .shift = { NAME($who) }: kam se posuneš?
    .go = { NAME($who) }: kam jdeš?
    .teleport = { NAME($who) }: kam teleportovat? ({ NAME($about) })
    .first-side = { NAME($who) }: která strana začíná?
    .next = { NAME($who) }: kdo je teď na tahu?
    .swap = { NAME($who) }: vymění si někdo pořadí?
    .may-swap = { NAME($who) }: { NAME($about) } si chce vyměnit pořadí. Souhlas?
    .damage = { NAME($who) }: { NAME($about) } utrží zranění. Reagovat?
    .turn-ended = { NAME($who) }: tah skončil ({ NAME($about) }). Reagovat?
    .reacts-first = { NAME($who) }: čí reakce je první?
    .critical = { NAME($who) }: kritický zásah! Ještě jedna akce.
    .downgrade = { NAME($who) }: který stupeň bereš?
    .which-tier = { NAME($who) }: který stupeň platí pro tebe?
    .improvise = { NAME($who) }: { NAME($about) } zkouší: „{ $words }“. Co to stojí?

## Deeds, and what else one may call them

drawsteel-cli-deed =
    .place = sem
    .end-effect = setřást
    .savage = zuřivý úder za zlobu: { $how }
    .ride-off = odjet opatrně
    .ride = jet
    .dismount = sesednout
    .mount = nasednout: { NAME($target) }
    .over-to = dál { NAME($target) }
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
    .point-out = ukázat: { NAME($target) }
    .cling = vyšplhat: { NAME($target) }
    .let-go = pustit se
    .shake-off = setřást: { NAME($target) }
    .free-strike = volný úder: { NAME($target) }
    .convert = { $how ->
            [maneuver] akci v manévr
           *[move] akci v pohyb
        }
    .advance = začít druhý pohyb
    .disengage = odpoutání
    .free = volný manévr: free …
    .improvise = něco jiného: improvise …
    .takes = { $how ->
            [main] je to akce
            [maneuver] je to manévr
           *[free] je to zdarma
        }
    .forbid = to nejde
    .surprise = překvapení: { NAME($target) }
    .spare = přece jen připraven: { NAME($target) }
    .ready = to je vše
    .first = { $how ->
            [heroes] hrdinové
           *[foes] strana ředitele
        }
    .swap = { NAME($target) } a { NAME($other) } si vymění pořadí
    .agree = souhlasit
    .tier = stupeň { $how }
drawsteel-cli-verbs =
    .place = postavit
    .end-effect = setřást
    .savage = zuřivě
    .ride-off = odjet
    .ride = jet
    .dismount = dolů
    .mount = nasednout
    .over-to = dál
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
    .spare = ušetřit
    .ready = hotovo
    .first = první
    .swap = výměna
    .agree = ano
    .tier = stupeň

## How somebody fares

drawsteel-cli-effect =
    .no-triggers = bez reakcí
    .savage = zuřivost
    .merciless = nemilosrdně
    .dazzled = šero
    .hastened = rychlejší
    .called-out = v hledáčku
    .exposed = bez krytí
    .roused = nabuzení
    .riding = jede
    .floored = nevstane
    .weakened = oslabení
    .area = udržuje oblast
    .clinging = drží se někoho
    .unseen = někoho nevidí
    .invisible = neviditelnost
    .surprised = překvapení
drawsteel-cli-health =
    .winded = bez dechu
    .dying = na pokraji smrti
drawsteel-cli-pool =
    .ferocity = zuřivost { $amount }
    .focus = soustředění { $amount }

## Distances

drawsteel-cli-distance = { SQUARES($squares) }

## Table options: the attribute is the option's name, with a hyphen for its dot

drawsteel-cli-table-option =
    .first-roll = při 6 a víc začínají hrdinové, nebo hráči zvolí, která strana
    .initiative = každá strana volí, kdo je další, nebo pořadí určí zkouška obratnosti
    .initiative-swap = zda si hrdinové smějí na začátku kola vyměnit pořadí
    .roll-downgrade = zda se ptát na nižší stupeň
    .free-director = zda se ředitel ptá, co který volný manévr stojí
