### Co se z Draw Steel hraje nad bojové kolo: hody, schopnosti, zranění, jako důvody v záznamu.
### Komentář nad zprávou je vlastní id bodu.

## Power rolls

# ds.roll.power
clause-ds-roll-power = Hod moci je { DICE("2d10") } plus vlastnost: do 11 je stupeň 1, do 16 stupeň 2, nad to stupeň 3.
    .name = hod moci
# ds.roll.natural
clause-ds-roll-natural = Přirozená 19 nebo 20 je vždy stupeň 3, ať se přičítá či odečítá cokoli.
    .name = přirozená 19 či 20
# ds.roll.edges
clause-ds-roll-edges = Výhoda přidá 2, nevýhoda ubere 2. Dvě výhody zvednou stupeň o jeden, dvě nevýhody ho sníží; víc než dvě se nepočítají a výhody s nevýhodami se ruší.
    .name = výhody a nevýhody
# ds.roll.per-target
clause-ds-roll-per-target = Na schopnost se hází jednou; výhody a nevýhody má každý cíl své, takže se stupně mohou lišit.
    .name = jeden hod pro všechny
# ds.roll.critical
clause-ds-roll-critical = Přirozená 19 nebo 20 při akci dává hned další akci, ať je na tahu kdokoli.
    .name = kritický zásah
# ds.roll.downgrade
clause-ds-roll-downgrade = Kdo hodil, může vzít nižší stupeň, než padl; kritický zásah jím zůstává.
    .name = nižší stupeň

## Tests

# ds.test
clause-ds-test = Zkouška je hod moci na vlastnost.
    .name = zkouška
# ds.test.skill
clause-ds-test-skill = Dovednost, která se hodí, přidá 2.
    .name = dovednost
# ds.test.ladder
clause-ds-test-ladder = Co stupeň zkoušky znamená, závisí na obtížnosti: lehká, střední, těžká. Přirozená 19 nebo 20 je úspěch s odměnou.
    .name = obtížnost
# ds.test.opposed
clause-ds-test-opposed = V souboji zkoušek vyhrává vyšší součet; remíza nic nemění. Dvojitá výhoda tu přidá 4, dvojitá nevýhoda 4 ubere.
    .name = souboj zkoušek
# ds.potency
clause-ds-potency = Účinek s průrazností zabere, jen když je vlastnost cíle nižší; stejná odolá.
    .name = průraznost

## Abilities

# ds.ability.order
clause-ds-ability-order = Schopnost se ohlásí a zaplatí, zamíří a hodí se jednou; pak dostanou zranění všechny cíle a účinky následují v pořadí.
    .name = použití schopnosti
# ds.ability.cost
clause-ds-ability-cost = Hrdinská schopnost stojí hrdinův vlastní zdroj, schopnost Režisérova tvora Zlobu.
    .name = cena
# ds.ability.steady
clause-ds-ability-steady = Schopnost způsobí víc tomu, kdo v tomto tahu nepoužil pohybovou akci.
    .name = pevná ruka
# ds.target
clause-ds-target = Cíl musí být takový, jaký schopnost jmenuje; lze jich zvolit méně, oblast ale zasáhne všechny vhodné.
    .name = cíle
# ds.area.burst
clause-ds-area-burst = Výtrysk zasáhne každého do tolika polí od uživatele.
    .name = výtrysk
# ds.line-of-effect
clause-ds-line-of-effect = Nelze mířit na to, co je celé za něčím pevným.
    .name = linie účinku
# ds.strike.beside
clause-ds-strike-beside = Úder na dálku s nepřítelem vedle má nevýhodu.
    .name = nepřítel poblíž
# ds.strike.either
clause-ds-strike-either = Schopnost na blízko i na dálku je při každém použití jen jedním z obojího: na blízko, dosáhne-li na každý cíl.
    .name = na blízko či na dálku
# ds.free-strike
clause-ds-free-strike = Hrdina si na volný úder hází; ředitelův tvor způsobí pevné číslo.
    .name = volný úder
# ds.opportunity
clause-ds-opportunity = Kdo odejde od nepřítele jinak než posunem, toho lze volně udeřit bezplatnou spouštěnou akcí; ne však s nevýhodou.
    .name = příležitostný útok

## Moving

# ds.move.speed
clause-ds-move-speed = Pohyb sahá tak daleko jako rychlost; každé pole stojí 1, úhlopříčně také.
    .name = rychlost
# ds.move.difficult
clause-ds-move-difficult = Pole těžkého terénu stojí o 1 víc.
    .name = těžký terén
# ds.move.shift
clause-ds-move-shift = Posun nikoho neprovokuje a nevede do těžkého ani nebezpečného terénu, přes něj ani z něj; místo něj se lze stejně daleko pohnout. Odpoutání je pohybová akce s posunem.
    .name = posun
# ds.size.passing
clause-ds-size-passing = Spojenci se procházejí volně, nepřátelé jako těžký terén, ale zastavit u jiného lze jen při rozdílu dvou velikostí.
    .name = procházení

## Damage and Stamina

# ds.damage.tier
clause-ds-damage-tier = Zranění je to, co říká stupeň schopnosti.
    .name = zranění stupně
# ds.damage.order
clause-ds-damage-order = Zranění se nejdřív půlí či jinak sníží, pak se přičte slabost a odečte odolnost; z každé platí jen nejvyšší.
    .name = pořadí zranění
# ds.damage.halved
clause-ds-damage-halved = Zranění je poloviční.
    .name = poloviční
# ds.damage.weakness
clause-ds-damage-weakness = O tolik víc zranění druhu, vůči němuž je kdo slabý.
    .name = slabost
# ds.damage.immunity
clause-ds-damage-immunity = O tolik méně zranění druhu, vůči němuž je kdo odolný.
    .name = odolnost
# ds.damage.together
clause-ds-damage-together = Zranění dostanou všechny cíle schopnosti naráz, dřív než její účinky.
    .name = zranění naráz
# ds.stamina.temporary
clause-ds-stamina-temporary = Dočasná Výdrž se ztrácí první a nesčítá se: platí větší.
    .name = dočasná Výdrž
# ds.stamina.winded
clause-ds-stamina-winded = S polovinou Výdrže a méně je tvor bez dechu a všichni to vidí.
    .name = bez dechu
# ds.stamina.dying
clause-ds-stamina-dying = Hrdina s Výdrží 0 a méně umírá, ale ještě jedná.
    .name = umírající
# ds.stamina.death
clause-ds-stamina-death = Hrdina zemře na minus polovině Výdrže, ředitelův tvor na 0.
    .name = smrt

## Conditions

# ds.condition
clause-ds-condition = Stav platí jednou, ať má zdrojů kolik chce.
    .name = stav
# ds.condition.weakened
clause-ds-condition-weakened = Oslabený má nevýhodu na každý hod moci.
    .name = oslabený
# ds.duration.save
clause-ds-duration-save = Do záchrany: na konci každého svého tahu postižený hodí { DICE("1d10") } a při 6 a víc účinek končí.
    .name = do záchrany
# ds.duration.turn
clause-ds-duration-turn = Do konce příštího tahu cíle, nebo tohoto, je-li jeho.
    .name = do konce tahu

## Features

# ds.feature.crafty
clause-ds-feature-crafty = Mazaný pohybem nikoho neprovokuje.
    .name = mazaný
# ds.solo.turns
clause-ds-solo-turns = Samotář má za kolo dva tahy, nikdy po sobě.
    .name = dva tahy
