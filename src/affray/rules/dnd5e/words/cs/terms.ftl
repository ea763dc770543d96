### Slova her. Kde má kniha pravidel vlastní slovo, nese zpráva jméno knihy.

## Fifth edition: the fight and the turn

dnd5e-encounter = bojové střetnutí
dnd5e-participant = účastník boje
dnd5e-party = skupina
dnd5e-npc = cizí postava
dnd5e-stat-block = blok statistik
dnd5e-initiative-order = pořadí iniciativy
dnd5e-tie = remíza
dnd5e-surprise = překvapení
dnd5e-surprised = překvapený
dnd5e-bonus-action = bonusová akce
dnd5e-object-interaction = interagování s předmětem
dnd5e-utility-action = drobná akce
dnd5e-opportunity-attack = příležitostný útok
dnd5e-concentration = soustředění
dnd5e-short-rest = krátký odpočinek
dnd5e-long-rest = důkladný odpočinek

## Fifth edition: rolls

dnd5e-armour-class = Obranné číslo
    .short = OČ
dnd5e-difficulty-class = stupeň obtížnosti
    .short = SO
dnd5e-attack-roll = hod na útok
dnd5e-damage-roll = hod na zranění
dnd5e-ability = vlastnost
dnd5e-ability-check = ověření vlastnosti
dnd5e-passive-score = hodnota pasivní Moudrosti
dnd5e-contest = konflikt
dnd5e-modifier = oprava
dnd5e-proficiency-bonus = zdatnostní bonus
dnd5e-saving-throw = záchranný hod
dnd5e-advantage = výhoda
dnd5e-disadvantage = nevýhoda

## Fifth edition: abilities

dnd5e-ability-strength = Síla
    .short = SÍL
dnd5e-ability-dexterity = Obratnost
    .short = OBR
dnd5e-ability-constitution = Odolnost
    .short = ODL
dnd5e-ability-intelligence = Inteligence
    .short = INT
dnd5e-ability-wisdom = Moudrost
    .short = MDR
dnd5e-ability-charisma = Charisma
    .short = CHA

## Fifth edition: skills

dnd5e-skill-acrobatics = Akrobacie
dnd5e-skill-animal-handling = Ovládání zvířat
dnd5e-skill-arcana = Mystika
dnd5e-skill-athletics = Atletika
dnd5e-skill-deception = Klamání
dnd5e-skill-history = Historie
dnd5e-skill-insight = Vhled
dnd5e-skill-intimidation = Zastrašování
dnd5e-skill-investigation = Pátrání
dnd5e-skill-medicine = Lékařství
dnd5e-skill-nature = Příroda
dnd5e-skill-perception = Vnímání
dnd5e-skill-performance = Vystupování
dnd5e-skill-persuasion = Přesvědčování
dnd5e-skill-religion = Náboženství
dnd5e-skill-sleight-of-hand = Čachry
dnd5e-skill-stealth = Nenápadnost
dnd5e-skill-survival = Přežití

## Fifth edition: actions

dnd5e-action-attack = Útok
dnd5e-action-cast = Seslání kouzla
dnd5e-action-dash = Úprk
dnd5e-action-disengage = Odpoutání se
dnd5e-action-dodge = Uhnutí
dnd5e-action-help = Pomoc
dnd5e-action-hide = Schování se
dnd5e-action-ready = Příprava
dnd5e-action-search = Hledání
dnd5e-action-use-object = Použití předmětu
dnd5e-action-improvise = Improvizovaná akce
dnd5e-action-escape = Únik z chvatu
dnd5e-action-first-aid = První pomoc

## Fifth edition: attacks

dnd5e-target = cíl
dnd5e-melee-attack = útok na blízko
dnd5e-ranged-attack = útok na dálku
dnd5e-two-weapon-fighting = boj se dvěma zbraněmi
dnd5e-grapple = chvat
dnd5e-shove = strčení
dnd5e-knock-prone = srazit k zemi
dnd5e-unarmed-strike = úder beze zbraně
dnd5e-reach = dosah
dnd5e-range = dostřel
dnd5e-normal-range = normální dostřel
dnd5e-long-range = dlouhý dostřel
dnd5e-spell-range = dosah kouzla
dnd5e-hidden = schovaný
dnd5e-unseen = neviděný

## Fifth edition: properties of weapons

dnd5e-property-ammunition = střelivo
dnd5e-property-finesse = vytříbená
dnd5e-property-heavy = těžká
dnd5e-property-light = lehká
dnd5e-property-loading = nabíjení
dnd5e-property-reach = dlouhá
dnd5e-property-special = speciální
dnd5e-property-thrown = vrhací
dnd5e-property-two-handed = obouruční
dnd5e-property-versatile = všestranná

## Fifth edition: cover

dnd5e-cover = kryt
dnd5e-cover-half = poloviční kryt
dnd5e-cover-three-quarters = tříčtvrteční kryt
dnd5e-cover-total = úplný kryt

## Fifth edition: moving

dnd5e-walking-speed = rychlost chůze
dnd5e-climbing-speed = rychlost šplhání
dnd5e-swimming-speed = rychlost plavání
dnd5e-flying-speed = rychlost létání
dnd5e-burrowing-speed = rychlost hrabání
dnd5e-hover = vznášet se
dnd5e-crawl = plazení
dnd5e-stand-up = vstát
dnd5e-squeeze = protlačování
dnd5e-space = místo
dnd5e-mount = jezdecké zvíře
dnd5e-controlled-mount = ovládané jezdecké zvíře
dnd5e-independent-mount = nezávislé jezdecké zvíře
dnd5e-mounting = nasedání
dnd5e-dismounting = sesedání
dnd5e-mounted-combat = boj v sedle
dnd5e-underwater-combat = boj pod vodou

## Fifth edition: sizes

dnd5e-size = třída velikosti
dnd5e-size-tiny = Drobná
dnd5e-size-small = Malá
dnd5e-size-medium = Střední
dnd5e-size-large = Velká
dnd5e-size-huge = Obrovská
dnd5e-size-gargantuan = Gigantická

## Fifth edition: conditions

dnd5e-condition-blinded = slepý
dnd5e-condition-charmed = zmámený
dnd5e-condition-deafened = hluchý
dnd5e-condition-exhaustion = vyčerpání
dnd5e-condition-frightened = vystrašený
dnd5e-condition-grappled = uchvácený
dnd5e-condition-incapacitated = neschopný
dnd5e-condition-invisible = neviditelný
dnd5e-condition-paralyzed = paralyzovaný
dnd5e-condition-petrified = zkamenělý
dnd5e-condition-poisoned = otrávený
dnd5e-condition-prone = ležící
dnd5e-condition-restrained = zadržený
dnd5e-condition-stunned = ochromený
dnd5e-condition-unconscious = v bezvědomí

## Fifth edition: kinds of damage

dnd5e-damage-acid = kyselinové
dnd5e-damage-bludgeoning = drtivé
dnd5e-damage-cold = chladné
dnd5e-damage-fire = ohnivé
dnd5e-damage-force = silové
dnd5e-damage-lightning = bleskové
dnd5e-damage-necrotic = nekrotické
dnd5e-damage-piercing = bodné
dnd5e-damage-poison = jedové
dnd5e-damage-psychic = psychické
dnd5e-damage-radiant = zářivé
dnd5e-damage-slashing = sečné
dnd5e-damage-thunder = hromové
dnd5e-damage-nonmagical = z nemagických zbraní
dnd5e-damage-unsilvered = z nemagických a nepostříbřených zbraní
dnd5e-damage-unadamantine = od nemagických zbraní, které nejsou z adamantu

## Fifth edition: damage, healing, death

dnd5e-hit-point-maximum = maximum životů
dnd5e-temporary-hit-points = dočasné životy
dnd5e-resistance = odolání
dnd5e-vulnerability = zranitelnost
dnd5e-immunity = imunita
dnd5e-healing = léčení
dnd5e-first-aid = první pomoc
dnd5e-stable = stabilizovaný
dnd5e-death = smrt
dnd5e-instant-death = okamžitá smrt
dnd5e-death-save = záchranný hod proti smrti

## The book

dnd5e-rulebook = Pátá edice (SRD 5.1)
# Set by the licence.
dnd5e-notice = Obsahuje materiál ze System Reference Document 5.1 od Wizards of the Coast LLC pod licencí Creative Commons Attribution 4.0 (CC BY 4.0).
