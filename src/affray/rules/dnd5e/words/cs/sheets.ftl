### Řádky statistik vyprávěné z dat: části stojí vedle sebe, oddělené čárkami a středníky.

sheet-line =
    .named = { $name }: { $text }
    .noted = { $name } ({ $notes }): { $text }
sheet-figure =
    .kind = { $size }, { $kind }
    .armour = Obranné číslo: { $amount }
    .hp = životy: { $hp } ({ DICE($dice) })
    .hp-alone = životy: { $hp }
    .measure = { $what } { DISTANCE($squares) }
    .saves = záchranné hody: { $text }
    .skills = dovednosti: { $text }
    .senses = smysly: { $text }
    .conditions = imunita vůči stavům: { $text }
    .challenge = nebezpečnost: { $challenge }
    .multiattack = vícenásobný útok: { $text }
    .legendary =
        { $count ->
            [one] { $count } legendární akce za kolo
            [few] { $count } legendární akce za kolo
            [many] { $count } legendární akce za kolo
           *[other] { $count } legendárních akcí za kolo
        }
    .casting = kouzla: { $ability }, SO záchrany { $dc }, { $bonus } k zásahu
    .cantrips = triky: { $text }
    .slots = { $level }. úroveň ({ $slots }): { $text }
    .level = { $level }. úroveň: { $text }
    .passive = pasivní Vnímání { $amount }
sheet-sense =
    .blindsight = mimozrakové vnímání
    .darkvision = vidění ve tmě
    .tremorsense = vnímání otřesů
    .truesight = pravdivé vidění
    .see-invisible = vidění neviditelného
sheet-power =
    .bonus = bonusová akce
    .legendary =
        { $price ->
            [one] { $price } legendární akce
            [few] { $price } legendární akce
            [many] { $price } legendární akce
           *[other] { $price } legendárních akcí
        }
    .lair = akce doupěte
    .part = součást vícenásobného útoku
    .reaction = reakce
    .given = použití předmětu, na sebe nebo na souseda
    .recharge = obnova { $on }
    .uses = { $uses }krát za den
sheet-react =
    .hit = když ho má zasáhnout útok
    .guarded = když má útok zasáhnout spojence
    .wounded = když utrpí zranění
    .near = když jiný začíná tah poblíž
    .melee = jen útoky na blízko
    .ranged = jen útoky na dálku
    .seen = jen když útok vidí
    .armed = jen se zbraní na blízko v ruce
sheet-weapon =
    .melee = { $bonus } k zásahu, dosah { DISTANCE($reach) }
    .ranged = { $bonus } k zásahu, dostřel { DISTANCE($range) }, nejdál { DISTANCE($long) }
    .ranged-short = { $bonus } k zásahu, dostřel { DISTANCE($range) }
    .instead = místo toho: { $text }
sheet-area =
    .cone = kužel { DISTANCE($size) }
    .line = přímka { DISTANCE($size) }
    .cube = krychle o hraně { DISTANCE($size) }
    .cylinder = válec o poloměru { DISTANCE($size) }
    .burst = všichni do vzdálenosti { DISTANCE($size, case: "gen") }
    .sphere = koule o poloměru { DISTANCE($size) }
sheet-who =
    .one = jeden cíl do vzdálenosti { DISTANCE($within, case: "gen") }
    .at = v bodě do vzdálenosti { DISTANCE($within, case: "gen") }
    .foe = jen nepřátelé
    .friend = jen spojenci
    .any = i na sebe
    .self = na sebe
    .chosen = podle volby uživatele
sheet-roll =
    .luck = { DICE("d20") }: { $least } nebo víc
    .save = záchranný hod: { $ability }, SO { $dc }
sheet-branch =
    .fail = neúspěch: { $text }
    .badly = neúspěch o 5 a více: { $text }
    .pass = úspěch: { $text }
    .then = potom: { $text }
    .avert = kdo odvrátí zrak: { $text }
    .immune = kdo uspěl, je napříště imunní
    .easier = záchranný hod s výhodou [{ $if }]
    .harder = záchranný hod s nevýhodou [{ $if }]
sheet-harm =
    .dice = { DICE($dice) } ({ $type })
    .half = { $text }, při úspěchu polovina
    .whole = { $text }, při úspěchu stejně
    .drains = { $text }, tolik životů získá uživatel
sheet-step =
    .me = uživatel: { $text }
    .heal = obnoví si { DICE($dice) } životů
    .heal-dealt = obnoví si tolik životů, kolik způsobil zranění ({ $type })
    .guard = { DICE($dice) } dočasných životů
    .wither = maximum životů klesne o způsobené zranění ({ $type })
    .lay = { $effect } ({ $notes })
    .end = ukončí: { $effects }
    .push = odstrčení o { DISTANCE($squares, case: "acc") }
    .pull = přitažení o { DISTANCE($squares, case: "acc") }
    .drop = klesne na 0 životů
    .kill = smrt
    .also = k tomu: { $text }
    .follow = uživatel na něj může ve stejném tahu zaútočit bonusovou akcí: { $weapon }
    .ward = Obranné číslo proti tomuto útoku: +{ $amount }
    .zone = oblast zůstává ({ $notes })
    .move-zone = oblast se posune až o { DISTANCE($squares, case: "acc") }
    .steady = umírající je stabilizován
    .dispel = kouzla končí: do úrovně { $level }, ostatní ověřením
    .choose = jedno podle volby uživatele: { $options }
    .let-go = upustí, co drží
    .dash = provede Úprk
    .dim-light = šero do vzdálenosti { DISTANCE($squares, case: "gen") }
sheet-lasts =
    .rounds =
        { $count ->
            [one] { $count } kolo
            [few] { $count } kola
            [many] { $count } kola
           *[other] { $count } kol
        }
    .minutes =
        { $count ->
            [one] { $count } minuta
            [few] { $count } minuty
            [many] { $count } minuty
           *[other] { $count } minut
        }
    .hours =
        { $count ->
            [one] { $count } hodina
            [few] { $count } hodiny
            [many] { $count } hodiny
           *[other] { $count } hodin
        }
    .days =
        { $count ->
            [one] { $count } den
            [few] { $count } dny
            [many] { $count } dne
           *[other] { $count } dní
        }
    .start-me = do začátku příštího tahu uživatele
    .end-me = do konce příštího tahu uživatele
    .start-it = do začátku příštího tahu cíle
    .end-it = do konce příštího tahu cíle
sheet-ends =
    .save-end = nový záchranný hod na konci každého svého tahu
    .save-hurt = nový záchranný hod při každém zranění
    .hurt = končí zraněním
    .attacks = končí útokem
    .casts = končí sesláním kouzla
    .healed = končí magickým léčením
    .source-down = končí, když je uživatel neschopný
    .concentration = končí se soustředěním uživatele
    .shaken = končí, když někdo vedle použije akci
    .hold = SO vyproštění { $dc }
    .escape = končí akcí a ověřením: { $ability }, SO { $dc }
    .escape-freely = končí akcí
    .by-others = může i kdokoli vedle
    .easy-save-hurt = nový záchranný hod s výhodou při každém zranění
    .harmed = končí, když cíli ublíží uživatel nebo jeho spojenci
sheet-at =
    .turn-start = na začátku svých tahů: { $text }
    .turn-end = na konci svých tahů: { $text }
    .touched = při dotyku nebo zásahu nablízko: { $text }
    .near = když jiný začne tah poblíž: { $text }
    .hurt = při zranění: { $text }
    .hurt-by = při zranění ({ $types }): { $text }
    .dies = při smrti: { $text }
    .fells = když někoho nablízko srazí na 0 životů: { $text }
    .hits = při zásahu: { $text }
    .hits-by = při zásahu ({ $types }): { $text }
    .enters = při vstupu: { $text }
    .beside = na konci tahu vedle ní, na její straně: { $text }
    .stirs = při pohybu uvnitř: { $text }
    .kept-up = když soustředění vydrželo až do konce: { $text }
sheet-hook =
    .score = hodnota vlastnosti
    .critical = zranění kritickým zásahem
    .attack = hody na útok
    .struck = hody na útok proti němu
    .ac = Obranné číslo
    .save = záchranné hody
    .check = ověření vlastností
    .damage = zranění při zásahu
    .sneak = zranění jednoho zásahu za tah, s výhodou nebo se spojencem vedle cíle
    .speed = rychlost
    .suffers = navíc ke každému jeho zranění
    .long-jump = skoky do dálky
    .high-jump = skoky do výšky
sheet-mod =
    .advantage = { $what }: výhoda
    .disadvantage = { $what }: nevýhoda
    .add = { $what }: { $amount }
    .typed = { $amount } ({ $type })
    .resist = odolnost: { $types }
    .immune = imunita: { $types }
    .weak = zranitelnost: { $types }
    .undying = při 0 životech neumírá
    .sure = jeho útoky vždy zasáhnou
    .siege = dvojnásobné zranění předmětům
    .unhealed = neobnovuje si životy
    .unguarded = nezískává dočasné životy
    .carried = nezpomaluje toho, kdo ho drží
    .changeless = nic nezmění jeho podobu
    .deadly = jeho zásahy jsou kritické
    .evasion = záchranné hody na Obratnost na polovinu zranění: při úspěchu nic, při neúspěchu polovina
    .transfer = dokud někoho drží, ten utrpí polovinu jeho zranění
    .swarm = sdílí prostor s jinými
    .absorb = léčí ho zranění: { $types }
    .endure = zranění { $amount } a menší mu nechá aspoň 1 život
    .by = vlastnosti: { $words }
    .about = týká se: { $words }
    .once = jednou za tah
    .half = { $what }: polovina
    .double = { $what }: dvojnásobek
    .least = { $what }: nejméně { $amount }
    .cannot = nemůže: { $words }
    .quick = bonusovou akcí: { $words }
    .must = ve svých tazích musí: { $words }
    .ward = jednou zůstane s 1 životem
    .spent = končí použitím
    .triple = { $what }: trojnásobek
    .asked = rozhoduje při hodu
    .sense = vnímání: { $words }
sheet-about =
    .spell = kouzla
    .melee = nablízko
    .ranged = na dálku
    .magic = magie
    .sight = zrak
    .hearing = sluch
    .smell = čich
    .perception = Vnímání
    .prone = pád
    .react = provádět reakce
    .turn = jednat ani se hýbat
    .cast = sesílat kouzla
    .look = vidět původce
    .dash = Úprk
    .disengage = Odpoutání se
    .hide = Schování se
    .weapon = zbraně
    .act = provádět akce
    .both = provést v jednom tahu akci i bonusovou akci
    .strike-again = provést v jednom tahu víc než jeden útok
    .cast-at-once = spolehlivě seslat kouzlo akcí bez zdržení
    .turned = odvracení nemrtvých
    .flee = utíkat
    .panic = v panice utíkat, pokud je kam
    .approach = přiblížit se
sheet-if =
    .only = jen když { $text }
    .not = neplatí: { $text }
    .me = uživatel: { $text }
    .kind = druh: { $names }
    .feature = má: { $names }
    .is = stav: { $names }
    .from = způsobil ten druhý: { $names }
    .has = pod účinkem: { $names }
    .size = velikost: { $size } nebo menší
    .hurt-any = je zraněn
    .hurt-half = má nejvýš polovinu životů
    .hurt-none = má 0 životů
    .sees = vidí toho druhého
    .hears = slyší
    .ran = běžel { DISTANCE($squares, case: "acc") } přímo k tomu druhému
    .able = může jednat
    .beset = vedle je spojenec uživatele
    .aware = ví o tom druhém
    .inside = uvnitř předmětu
    .holds = drží jiné tvory: { $count } nebo víc
    .grips = drží druhého
    .shares = v prostoru druhého
    .surprised = překvapený, v prvním kole
    .wields = drží v rukou: { $names }
    .any = něco z: { $text }
    .near = do { DISTANCE($squares, case: "gen") }: { $names }
    .foe = nepřítel
    .hp = nejvýš { $amount } životů
    .score = { $ability }: nejvýše { $amount }
    .senses = vnímá druhého: { $names }
sheet-kind =
    .aberration = zrůda
    .beast = zvíře
    .celestial = nebešťan
    .construct = výtvor
    .dragon = drak
    .elemental = elementál
    .fey = víla
    .fiend = běs
    .giant = obr
    .humanoid = humanoid
    .monstrosity = obluda
    .ooze = sliz
    .plant = rostlina
    .undead = nemrtvý
sheet-zone =
    .far = { DISTANCE($squares) }
    .high = výška { DISTANCE($squares) }
    .around = { DISTANCE($squares) } kolem uživatele
    .rough = obtížný terén
    .silent = ticho
    .lightly = mírně zastřeno
    .heavily = silně zastřeno
    .magically-dark = magická tma
    .spares = šetří spojence
    .follows = sleduje uživatele
