### Slova her. Kde má kniha pravidel vlastní slovo, nese zpráva jméno knihy.

## Draw Steel: the fight and the turn

drawsteel-director = Režisér
drawsteel-hero = hrdina
drawsteel-encounter = střetnutí
drawsteel-surprised = zaskočený
drawsteel-power-roll = hod moci
drawsteel-edge = výhoda
drawsteel-bane = nevýhoda
drawsteel-main-action = hlavní akce
drawsteel-maneuver = manévr
drawsteel-free-maneuver = volný manévr
drawsteel-move-action = pohybová akce
drawsteel-movement = pohyb
drawsteel-triggered-action = spouštěná akce
drawsteel-free-triggered-action = volná spouštěná akce
drawsteel-trigger = spouštěč
drawsteel-no-action = bez akce
drawsteel-ability = schopnost
drawsteel-heroic-ability = hrdinská schopnost
drawsteel-resource = zdroje
drawsteel-kit = výstroj
drawsteel-group = skupina
drawsteel-minion = poskok
drawsteel-minion-squad = tlupa poskoků
drawsteel-alternative-initiative = alternativní iniciativa
drawsteel-debate-timer = časomíra debat
drawsteel-agility-test = test Hbitosti
drawsteel-stamina = Výdrž

## Draw Steel: characteristics

drawsteel-characteristic-might = Síla
drawsteel-characteristic-agility = Hbitost
drawsteel-characteristic-reason = Rozum
drawsteel-characteristic-intuition = Intuice
drawsteel-characteristic-presence = Osobnost

## Draw Steel: conditions

drawsteel-condition-bleeding = krvácející
drawsteel-condition-dazed = omámený
drawsteel-condition-frightened = vystrašený
drawsteel-condition-grabbed = chycený
drawsteel-condition-prone = ležící
drawsteel-condition-restrained = znehybněný
drawsteel-condition-slowed = zpomalený
drawsteel-condition-taunted = vyprovokovaný
drawsteel-condition-weakened = oslabený

## Draw Steel: kinds of damage

drawsteel-damage-acid = kyselinové
drawsteel-damage-cold = chladné
drawsteel-damage-corruption = zkáza
drawsteel-damage-fire = ohnivé
drawsteel-damage-holy = svaté
drawsteel-damage-lightning = bleskové
drawsteel-damage-poison = jedové
drawsteel-damage-psychic = psychické
drawsteel-damage-sonic = zvukové

## Draw Steel: classes, abilities and kits that the rules name

drawsteel-fury = Fúrie
drawsteel-shadow = Stín
drawsteel-talent = Talent
drawsteel-tactician = Taktik
drawsteel-relentless-toss = Neúprosný hod
drawsteel-hesitation-is-weakness = Váhání je slabost
drawsteel-in-all-this-confusion = V tom zmatku
drawsteel-shining-armor = Zářivá zbroj

## The book

drawsteel-rulebook = Draw Steel
# Set by the licence; it stays in English, word for word.
drawsteel-notice = Affray is an independent product published under the DRAW STEEL Creator License and is not affiliated with MCDM Productions, LLC. DRAW STEEL © 2024 MCDM Productions, LLC.
