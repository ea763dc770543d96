### Co Draw Steel říká o zranění a zotavení, stavech, činech, zdrojích a pěti hrdinech.
### Komentář nad zprávou je vlastní id ustanovení.

## Harm

# ds.recovery
clause-ds-recovery = Zotavení vrátí třetinu Výdrže.
    .name = zotavení
# ds.stamina.unconscious
clause-ds-stamina-unconscious = Kdo někoho skolí, může ho místo zabití omráčit. Tvor v bezvědomí nedělá nic, hody proti němu mají dvojitou výhodu a jakékoli zranění ho zabije; hrdinu probudí zotavení.
    .name = v bezvědomí
# ds.condition.bleeding
clause-ds-condition-bleeding = Po akci, spouštěné akci či hodu na Sílu nebo Hbitost ztratí krvácející { DICE("1d6") } a svou úroveň Výdrže.
    .name = krvácení
# ds.condition.dazed
clause-ds-condition-dazed = Omámený udělá za tah jedinou věc: akci, manévr, nebo pohyb. Na nic nereaguje a nemá volné manévry.
    .name = omámení
# ds.condition.frightened
clause-ds-condition-frightened = Nevýhoda proti tomu, koho se bojíš, a výhoda jemu proti tobě; blíž k němu nejdeš.
    .name = strach
# ds.condition.grabbed
clause-ds-condition-grabbed = Chycený se nehýbe a má nevýhodu na vše, co nemíří na toho, kdo ho drží; ten ho táhne s sebou a jediný s ním může hýbat silou.
    .name = chycení
# ds.condition.prone
clause-ds-condition-prone = Ležící útočí s nevýhodou a plazí se; schopnosti na blízko proti němu mají výhodu.
    .name = ležící
# ds.condition.restrained
clause-ds-condition-restrained = Znehybněný se nehýbe, nevstane, nelze s ním pohnout a hází s nevýhodou; schopnosti proti němu mají výhodu.
    .name = znehybnění
# ds.condition.slowed
clause-ds-condition-slowed = Zpomalený má rychlost nejvýš 2 a nemůže se posouvat.
    .name = zpomalení
# ds.condition.taunted
clause-ds-condition-taunted = Dvojitá nevýhoda na schopnosti, které nemíří na provokatéra, dokud je v linii účinku; platí jen poslední.
    .name = vyprovokování
# ds.duration.fight
clause-ds-duration-fight = Účinky končí s bojem, vzepětí a hrdinské zdroje propadají.
    .name = konec boje
# ds.duration.relent
clause-ds-duration-relent = Co jsi sám seslal nebo udržuješ, můžeš ukončit volným manévrem.
    .name = ukončení

## What everybody can do

# ds.deed.charge
clause-ds-deed-charge = Akce: rovně k cíli, nejdál o svou rychlost a ne těžkým terénem, pak volný úder zblízka nebo schopnost k tomu určená.
    .name = výpad
# ds.deed.defend
clause-ds-deed-defend = Akce: do tvého dalšího tahu mají hody schopností proti tobě dvojitou nevýhodu a testy odporu dvojitou výhodu; ne dokud někoho provokuješ.
    .name = obrana
# ds.deed.heal
clause-ds-deed-heal = Akce: kdo stojí vedle, může utratit zotavení nebo si hodit záchranný hod.
    .name = léčení
# ds.deed.catch-breath
clause-ds-deed-catch-breath = Manévr: utratit zotavení; ne při umírání.
    .name = nabrat dech
# ds.deed.aid-attack
clause-ds-deed-aid-attack = Manévr vedle nepřítele: další hod schopnosti spojence proti němu má výhodu.
    .name = pomoc v útoku
# ds.deed.grab
clause-ds-deed-grab = Manévr na Sílu proti stejně velkému či menšímu, nebo co Síla dovolí: nic, držení za ránu, držení.
    .name = chytit
# ds.deed.escape
clause-ds-deed-escape = Manévr na Sílu či Hbitost: nic, volnost za ránu, volnost; nevýhoda proti většímu.
    .name = vytrhnout se
# ds.deed.knockback
clause-ds-deed-knockback = Manévr na Sílu: odstrčit o 1, 2 nebo { SQUARES(3, case: "acc") } toho, koho lze chytit.
    .name = odražení
# ds.deed.stand-up
clause-ds-deed-stand-up = Manévr: vstát, nebo zvednout ochotného vedle.
    .name = vstát
# ds.deed.lie-down
clause-ds-deed-lie-down = Lehnout si je zdarma, a zase tak vstát.
    .name = lehnout si
# ds.deed.test
clause-ds-deed-test = Manévr: Režisér řekne, na co test je, jak je těžký a zda pomáhá dovednost.
    .name = test
# ds.deed.assist
clause-ds-deed-assist = Manévr: podle stupně nevýhoda, výhoda nebo dvojitá výhoda na příští test druhého.
    .name = asistence
# ds.deed.consumable
clause-ds-deed-consumable = Manévr: něco se spotřebuje na sebe nebo na ochotného vedle.
    .name = spotřební věc

## Resources

# ds.heroic
clause-ds-heroic = Hrdina začíná s tolika zdroji, kolik má vítězství, další získá na začátku každého tahu a s koncem boje o ně přijde.
    .name = hrdinský zdroj
# ds.heroic.first
clause-ds-heroic-first = Co se v kole stane poprvé, může přinést další.
    .name = poprvé
# ds.heroic.prayer
clause-ds-heroic-prayer = Kněz se může modlit: víc zbožnosti, ale na 1 hněv a na 3 požehnání.
    .name = modlitba
# ds.surge
clause-ds-surge = Až tři vzepětí přidají k hozenému zranění jednoho cíle každé nejvyšší vlastnost.
    .name = vzepětí
# ds.surge.potency
clause-ds-surge-potency = Dvě vzepětí zvednou účinnost proti cíli o 1.
    .name = ostřejší účinnost
# ds.potency.unspent
clause-ds-potency-unspent = Co šlo jen na účinnost, která selhala, se neutratí.
    .name = neutraceno
# ds.token
clause-ds-token = Hrdinové mají po žetonu na každého, společně; užít je lze jednou za tah.
    .name = žeton hrdiny
# ds.token.surges
clause-ds-token-surges = Žeton dá dvě vzepětí.
    .name = žeton: vzepětí
# ds.token.save
clause-ds-token-save = Žeton změní nezdařený záchranný hod v úspěch.
    .name = žeton: záchrana
# ds.token.test
clause-ds-token-test = Žeton dovolí test přehodit; platí nový hod.
    .name = žeton: znovu
# ds.token.stamina
clause-ds-token-stamina = Dva žetony vrátí třetinu Výdrže: ve svém tahu, nebo než dopadne rána.
    .name = žeton: druhý dech

## What abilities say

# ds.ability.granted
clause-ds-ability-granted = Schopnost dovolí spojencům použít hlavní schopnost nebo volný úder jako volnou spouštěnou akci.
    .name = darovaný úder
# ds.ability.heartened
clause-ds-ability-heartened = Výhoda na příští hod schopnosti.
    .name = povzbuzení
# ds.ability.run-up
clause-ds-ability-run-up = Schopnost dovolí pohyb před úderem; rovný rozběh může přidat svá pole ke zranění.
    .name = rozběh
# ds.ability.stacking
clause-ds-ability-stacking = Tatáž schopnost dvakrát se nesčítá.
    .name = nesčítá se
# ds.ability.strike-back
clause-ds-ability-strike-back = Cíl může vrátit volný úder.
    .name = odveta

## Heroes

# ds.feature.resolute
clause-ds-feature-resolute = Rozhodný přidává 1 k záchranným hodům.
    .name = odhodlání
# ds.feature.leaper
clause-ds-feature-leaper = Skokanovy testy skoku nejsou nikdy pod stupněm 2.
    .name = skokan
# ds.feature.steadfast
clause-ds-feature-steadfast = Vytrvalý má při zpomalení rychlost 3, ne 2.
    .name = vytrvalost
# ds.hero.blood
clause-ds-hero-blood = Berserk může přijmout { DICE("1d6") } zranění a o { DICE("1d6") } víc jich způsobit.
    .name = krev za krev
# ds.hero.ferocity
clause-ds-hero-ferocity = Zběsilost prodlouží odražení (2), dá vzepětí za první odstrčení v tahu (4) a výhodu na Sílu (6).
    .name = zběsilost
# ds.hero.wrecking
clause-ds-hero-wrecking = Koho berserk mrští o předmět, utrpí o 2 víc.
    .name = o zeď
# ds.hero.redirect
clause-ds-hero-redirect = Koho posunují silou, nebo stojí vedle, obrátí to na jiného.
    .name = odvrácená síla
# ds.hero.parry
clause-ds-hero-parry = Vedle cíle, nebo jako cíl, zranění zmenšíš na polovinu a účinnost o 1.
    .name = vykrytí
# ds.hero.rallying
clause-ds-hero-rallying = Velitel nebo blízký spojenec utratí zotavení; na stupni 3 oba, s výhodou na příští hod.
    .name = povzbuzení
# ds.mark
clause-ds-mark = Velitel a spojenci mají výhodu proti označenému, dokud na něj velitel má linii účinku.
    .name = značka
# ds.mark.benefit
clause-ds-mark-benefit = Když označený utrpí hozené zranění, 1 soustředění koupí 4 zranění navíc, zotavení či posun útočníkovi, nebo provokaci.
    .name = úder na značku
# ds.hero.mending
clause-ds-hero-mending = Jednou za tah někdo v dosahu utratí zotavení; za 1 zbožnost ještě někdo, další zotavení, konec účinku, nebo postavení na nohy.
    .name = hojení
# ds.hero.guidance
clause-ds-hero-guidance = Hod schopnosti spojence má výhodu, za zbožnost dvojitou.
    .name = vedení
# ds.hero.thunder
clause-ds-hero-thunder = Když v tahu poprvé zraní jiného, utrpí { DICE("1d10") } zranění bleskem.
    .name = odvetný hrom
# ds.hero.opening
clause-ds-hero-opening = Hrdinské schopnosti slídila stojí o 1 míň, má-li hod výhodu.
    .name = chytá příležitost
# ds.hero.teamwork
clause-ds-hero-teamwork = Nejdřív vzepětí, stojí-li vedle cíle spojenec.
    .name = společně
# ds.hero.blink
clause-ds-hero-blink = Teleport o tolik polí a o pole dál za každý utracený zdroj.
    .name = skok
# ds.hero.melt-away
clause-ds-hero-melt-away = Kde je kryt či zastření, lze se po příchodu schovat i před zraky a získat vzepětí.
    .name = rozplynout se
# ds.hero.type
clause-ds-hero-type = Druh zranění určí ten, kdo schopnost použije.
    .name = druh dle volby
# ds.hero.persistent
clause-ds-hero-persistent = Co trvá, působí znovu na začátku tahu, za cenu menšího přísunu esence; 5 zranění v tahu za každý bod Rozumu to ukončí.
    .name = trvání
# ds.hero.farther
clause-ds-hero-farther = Nucený pohyb od vlastní strany je o { SQUARES(2, case: "acc") } delší, za esenci o 4.
    .name = dál
# ds.hero.ward
clause-ds-hero-ward = Kdo zraní vyvolávače ohně zblízka, může být odstrčen o { SQUARES(4, case: "acc") }.
    .name = záštita

## What happens, and why dice are rolled

drawsteel-event-unconscious = { NAME($who) } upadá do bezvědomí.
drawsteel-event-earned = { NAME($who) }: { $pool ->
        [ferocity] zběsilost
        [focus] soustředění
        [piety] zbožnost
        [insight] vhled
        [essence] esence
        [surges] vzepětí
       *[resource] zdroj
    } +{ $amount } ({ $left }).
drawsteel-event-sheltered = { NAME($who) } získává dočasnou Výdrž: { $amount }.
drawsteel-event-attempted = { NAME($who) }, „{ $words }“: { $worth ->
        [failure] neúspěch
        [failure-with-consequence] neúspěch s následky
        [success-with-consequence] úspěch s následky
        [success-with-reward] úspěch s odměnou
       *[success] úspěch
    }.
drawsteel-event-judged = { NAME($who) }: { $worth ->
        [failure] ne
        [failure-with-consequence] ne, a ještě hůř
        [success-with-consequence] ano, ale
        [success-with-reward] ano, a ještě víc
       *[success] ano
    }.
drawsteel-event-consumed = { NAME($who) } spotřebuje „{ $words }“ na { NAME($other, case: "acc") }.
drawsteel-event-gained-assisted = { NAME($who) } má pomoc k příštímu testu.
drawsteel-event-lost-assisted = Pomoc pro { NAME($who, case: "acc") } je využita.
drawsteel-event-gained-bleeding = { NAME($who) } krvácí.
drawsteel-event-lost-bleeding = { NAME($who) } přestává krvácet.
drawsteel-event-gained-dazed = { NAME($who) } { GENDER($who) ->
        [m] je omámený
        [f] je omámená
        [n] je omámené
        [p] jsou omámení
       *[u] se motá
    }.
drawsteel-event-lost-dazed = Omámení { NAME($who, case: "gen") } pomíjí.
drawsteel-event-gained-defending = { NAME($who) } se brání.
drawsteel-event-lost-defending = { NAME($who) } se už nebrání.
drawsteel-event-gained-grabbed = { NAME($by) } chytá { NAME($who, case: "acc") }.
drawsteel-event-lost-grabbed = { NAME($who) } se vymaňuje ze sevření.
drawsteel-event-gained-harried = { NAME($by) } rozptyluje { NAME($who, case: "acc") }.
drawsteel-event-lost-harried = { NAME($who) } se už nenechá rozptylovat.
drawsteel-event-gained-sure = Příští hod { NAME($who, case: "gen") } má automatický stupeň.
drawsteel-event-lost-sure = { NAME($who) } využívá automatický stupeň.
drawsteel-event-gained-heartened = { NAME($who) } nabírá odvahu.
drawsteel-event-lost-heartened = { NAME($who) } využívá výhodu.
drawsteel-event-gained-keeps-fire-storm = { NAME($who) } udržuje ohnivou bouři.
drawsteel-event-lost-keeps-fire-storm = Ohnivá bouře { NAME($who, case: "gen") } utichá.
drawsteel-event-gained-keeps-inner-furnace = { NAME($who) } udržuje vnitřní žár.
drawsteel-event-lost-keeps-inner-furnace = Vnitřní žár { NAME($who, case: "gen") } hasne.
drawsteel-event-gained-marked = { NAME($by) } označuje { NAME($who, case: "acc") }.
drawsteel-event-lost-marked = Značka { NAME($who, case: "gen") } mizí.
drawsteel-event-gained-slowed = { NAME($who) } zpomaluje.
drawsteel-event-lost-slowed = Zpomalení { NAME($who, case: "gen") } pomíjí.
drawsteel-event-gained-taunted = { NAME($by) } provokuje { NAME($who, case: "acc") }.
drawsteel-event-lost-taunted = Provokace už na { NAME($who, case: "acc") } nepůsobí.
drawsteel-event-gained-thunderous = Nad { NAME($who, case: "ins") } se stahuje bouře.
drawsteel-event-lost-thunderous = Bouře nad { NAME($who, case: "ins") } utichá.
drawsteel-roll-assist = asistenci
drawsteel-roll-healing = léčení
drawsteel-roll-bleeding = krvácení
drawsteel-roll-damage = zranění
drawsteel-roll-escape = vytržení
drawsteel-roll-heroic = hrdinský zdroj
drawsteel-roll-test = test

## Heroes and abilities

noun-running-blow = rána s rozběhem
    .gen = rány s rozběhem
    .dat = ráně s rozběhem
    .acc = ránu s rozběhem
    .ins = ranou s rozběhem
    .loc = ráně s rozběhem
    .gender = f
noun-clear-the-way = uvolnění cesty
    .gen = uvolnění cesty
    .dat = uvolnění cesty
    .acc = uvolnění cesty
    .ins = uvolněním cesty
    .loc = uvolnění cesty
    .gender = n
noun-blood-price = cena krve
    .gen = ceny krve
    .dat = ceně krve
    .acc = cenu krve
    .ins = cenou krve
    .loc = ceně krve
    .gender = f
noun-turn-the-force = odvrácení síly
    .gen = odvrácení síly
    .dat = odvrácení síly
    .acc = odvrácení síly
    .ins = odvrácením síly
    .loc = odvrácení síly
    .gender = n
noun-fling-the-force = hod cizí silou
    .gen = hodu cizí silou
    .dat = hodu cizí silou
    .acc = hod cizí silou
    .ins = hodem cizí silou
    .loc = hodu cizí silou
    .gender = m
noun-guarding-blow = rána ochránce
    .gen = rány ochránce
    .dat = ráně ochránce
    .acc = ránu ochránce
    .ins = ranou ochránce
    .loc = ráně ochránce
    .gender = f
noun-single-out = výběr cíle
    .gen = výběru cíle
    .dat = výběru cíle
    .acc = výběr cíle
    .ins = výběrem cíle
    .loc = výběru cíle
    .gender = m
noun-opening = skulina
    .gen = skuliny
    .dat = skulině
    .acc = skulinu
    .ins = skulinou
    .loc = skulině
    .gender = f
noun-wide-opening = široká skulina
    .gen = široké skuliny
    .dat = široké skulině
    .acc = širokou skulinu
    .ins = širokou skulinou
    .loc = široké skulině
    .gender = f
noun-rallying-strike = povzbudivá rána
    .gen = povzbudivé rány
    .dat = povzbudivé ráně
    .acc = povzbudivou ránu
    .ins = povzbudivou ranou
    .loc = povzbudivé ráně
    .gender = f
noun-rallying-shot = povzbudivý výstřel
    .gen = povzbudivého výstřelu
    .dat = povzbudivému výstřelu
    .acc = povzbudivý výstřel
    .ins = povzbudivým výstřelem
    .loc = povzbudivém výstřelu
    .gender = m
noun-joint-strike = společná rána
    .gen = společné rány
    .dat = společné ráně
    .acc = společnou ránu
    .ins = společnou ranou
    .loc = společné ráně
    .gender = f
noun-joint-shot = společný výstřel
    .gen = společného výstřelu
    .dat = společnému výstřelu
    .acc = společný výstřel
    .ins = společným výstřelem
    .loc = společném výstřelu
    .gender = m
noun-parry = vykrytí
    .gen = vykrytí
    .dat = vykrytí
    .acc = vykrytí
    .ins = vykrytím
    .loc = vykrytí
    .gender = n
noun-far-parry = dlouhé vykrytí
    .gen = dlouhého vykrytí
    .dat = dlouhému vykrytí
    .acc = dlouhé vykrytí
    .ins = dlouhým vykrytím
    .loc = dlouhém vykrytí
    .gender = n
noun-heartening-light = povzbudivé světlo
    .gen = povzbudivého světla
    .dat = povzbudivému světlu
    .acc = povzbudivé světlo
    .ins = povzbudivým světlem
    .loc = povzbudivém světle
    .gender = n
noun-reeling-curse = vrávoravá kletba
    .gen = vrávoravé kletby
    .dat = vrávoravé kletbě
    .acc = vrávoravou kletbu
    .ins = vrávoravou kletbou
    .loc = vrávoravé kletbě
    .gender = f
noun-healing-hands = léčivý dotek
    .gen = léčivého doteku
    .dat = léčivému doteku
    .acc = léčivý dotek
    .ins = léčivým dotekem
    .loc = léčivém doteku
    .gender = m
noun-answering-thunder = odvetný hrom
    .gen = odvetného hromu
    .dat = odvetnému hromu
    .acc = odvetný hrom
    .ins = odvetným hromem
    .loc = odvetném hromu
    .gender = m
noun-dread-sentence = děsivý rozsudek
    .gen = děsivého rozsudku
    .dat = děsivému rozsudku
    .acc = děsivý rozsudek
    .ins = děsivým rozsudkem
    .loc = děsivém rozsudku
    .gender = m
noun-guiding-word = vedoucí slovo
    .gen = vedoucího slova
    .dat = vedoucímu slovu
    .acc = vedoucí slovo
    .ins = vedoucím slovem
    .loc = vedoucím slově
    .gender = n
noun-guiding-cry = vedoucí výkřik
    .gen = vedoucího výkřiku
    .dat = vedoucímu výkřiku
    .acc = vedoucí výkřik
    .ins = vedoucím výkřikem
    .loc = vedoucím výkřiku
    .gender = m
noun-together-now = společný nápor
    .gen = společného náporu
    .dat = společnému náporu
    .acc = společný nápor
    .ins = společným náporem
    .loc = společném náporu
    .gender = m
noun-slip-away = vyklouznutí
    .gen = vyklouznutí
    .dat = vyklouznutí
    .acc = vyklouznutí
    .ins = vyklouznutím
    .loc = vyklouznutí
    .gender = n
noun-in-and-out = rána v běhu
    .gen = rány v běhu
    .dat = ráně v běhu
    .acc = ránu v běhu
    .ins = ranou v běhu
    .loc = ráně v běhu
    .gender = f
noun-last-cut = poslední rána
    .gen = poslední rány
    .dat = poslední ráně
    .acc = poslední ránu
    .ins = poslední ranou
    .loc = poslední ráně
    .gender = f
noun-no-delay = okamžitý tah
    .gen = okamžitého tahu
    .dat = okamžitému tahu
    .acc = okamžitý tah
    .ins = okamžitým tahem
    .loc = okamžitém tahu
    .gender = m
noun-ash-step = krok popelem
    .gen = kroku popelem
    .dat = kroku popelem
    .acc = krok popelem
    .ins = krokem popelem
    .loc = kroku popelem
    .gender = m
noun-vanish = zmizení
    .gen = zmizení
    .dat = zmizení
    .acc = zmizení
    .ins = zmizením
    .loc = zmizení
    .gender = n
noun-forked-fire = rozeklaný oheň
    .gen = rozeklaného ohně
    .dat = rozeklanému ohni
    .acc = rozeklaný oheň
    .ins = rozeklaným ohněm
    .loc = rozeklaném ohni
    .gender = m
noun-clinging-fire = lepkavý oheň
    .gen = lepkavého ohně
    .dat = lepkavému ohni
    .acc = lepkavý oheň
    .ins = lepkavým ohněm
    .loc = lepkavém ohni
    .gender = m
noun-inner-furnace = vnitřní žár
    .gen = vnitřního žáru
    .dat = vnitřnímu žáru
    .acc = vnitřní žár
    .ins = vnitřním žárem
    .loc = vnitřním žáru
    .gender = m
noun-fire-storm = ohnivá bouře
    .gen = ohnivé bouře
    .dat = ohnivé bouři
    .acc = ohnivou bouři
    .ins = ohnivou bouří
    .loc = ohnivé bouři
    .gender = f
noun-gust = poryv větru
    .gen = poryvu větru
    .dat = poryvu větru
    .acc = poryv větru
    .ins = poryvem větru
    .loc = poryvu větru
    .gender = m
noun-spark = jiskra
    .gen = jiskry
    .dat = jiskře
    .acc = jiskru
    .ins = jiskrou
    .loc = jiskře
    .gender = f
noun-flicker = mihnutí
    .gen = mihnutí
    .dat = mihnutí
    .acc = mihnutí
    .ins = mihnutím
    .loc = mihnutí
    .gender = n
noun-fan-the-blast = zesílený náraz
    .gen = zesíleného nárazu
    .dat = zesílenému nárazu
    .acc = zesílený náraz
    .ins = zesíleným nárazem
    .loc = zesíleném nárazu
    .gender = m
noun-feed-the-blast = mocný náraz
    .gen = mocného nárazu
    .dat = mocnému nárazu
    .acc = mocný náraz
    .ins = mocným nárazem
    .loc = mocném nárazu
    .gender = m
noun-flame-ward = ohnivá záštita
    .gen = ohnivé záštity
    .dat = ohnivé záštitě
    .acc = ohnivou záštitu
    .ins = ohnivou záštitou
    .loc = ohnivé záštitě
    .gender = f
noun-grab = chycení
    .gen = chycení
    .dat = chycení
    .acc = chycení
    .ins = chycením
    .loc = chycení
    .gender = n
noun-knockback = odražení
    .gen = odražení
    .dat = odražení
    .acc = odražení
    .ins = odražením
    .loc = odražení
    .gender = n
noun-priest = kněz
    .gen = kněze
    .dat = knězi
    .acc = kněze
    .ins = knězem
    .loc = knězi
    .gender = m
noun-prowler = slídil
    .gen = slídila
    .dat = slídilovi
    .acc = slídila
    .ins = slídilem
    .loc = slídilovi
    .gender = m
noun-fire-caller = vyvolávač ohně
    .gen = vyvolávače ohně
    .dat = vyvolávači ohně
    .acc = vyvolávače ohně
    .ins = vyvolávačem ohně
    .loc = vyvolávači ohně
    .gender = m
