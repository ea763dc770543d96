### Pravidla Ação e Combate, bod po bodu: každé pravidlo v jedné či dvou větách a jméno, které nese v záznamu.

## Testy a tahy

clause-ac-test-any-action = O útoku, jako o každé jiné akci, rozhoduje test atributu.
    .name = test atributu

clause-ac-test-roll = Test atributu je hod { DICE("d20") } plus atribut. (Jaký součet znamená úspěch, určuje volba u stolu.)
    .name = hod na test

clause-ac-turn-action = Ve svém tahu provede postava jednu akci: útok, schopnost, kouzlo nebo manévr. Pohyb není akce.
    .name = jedna akce

clause-ac-turn-free = Drobné úkony jsou volné a smí jich být tolik, kolik je rozumné: promluvit, upustit předmět, rozplakat se, tasit zbraň, zamávat.
    .name = volná akce

clause-ac-reaction-players-roll = Pán jeskyně za útok nepřítele nikdy nehází { DICE("d20") }. Test reakce, zda hrdina uhne nebo zablokuje, hází hráč napadeného hrdiny.
    .name = hází hráči

clause-ac-reaction-unlimited = Reakce se odehrávají mimo vlastní tah, většinou jako odpověď na hrozbu nebo jiný spouštěč, a jejich počet není omezen.
    .name = reakce bez omezení

clause-ac-round = V kole má každá postava a každý protivník jeden tah s jednou akcí a jedním pohybem. Když odehráli všichni, začíná další kolo, opět hrdinou.
    .name = kolo

## Pořadí v boji

clause-ac-order-first = Pokud nejde o přepadení, začíná vždy hrdina. Hráči se dohodnou, který hrdina je nejpohotovější.
    .name = hrdinové začínají

clause-ac-order-alternate = Po hrdinovi jedná nepřítel, pak zase hrdina, a tak se střídají, dokud neměli tah všichni.
    .name = střídání

clause-ac-order-larger = Ti z početnější strany, kdo ještě nejednali, smějí jednat jeden po druhém na konci, než začne další kolo.
    .name = početnější strana nakonec

clause-ac-ambush-effect = Hrdinové přepadení schovanými nepřáteli nemohou jednat, dokud neměli tah všichni schovaní nepřátelé.
    .name = přepadení

clause-ac-ambush-spot = Aby přepadení unikli, hází každý hrdina { DICE("1d6") }. Jediná 6 stačí, aby hrozbu odhalili včas, a boj začíná jako obvykle.
    .name = odhalení přepadení

clause-ac-ambush-first-only = Přepadení trvá jen první kolo; od dalšího se hrdinové a nepřátelé střídají jako obvykle.
    .name = jen první kolo

## Pohyb

clause-ac-move-polygons = Každý tah se postava pohne o pevný počet polí, čtvercových nebo šestiúhelníkových; kolik to je, určuje její původ. { POLYGONS(1) } odpovídá zhruba { DISTANCE(1, case: "dat") }.
    .name = pohyb

clause-ac-move-split = Pohyb může přijít před akcí, během ní nebo po ní a lze ho rozdělit.
    .name = rozdělený pohyb

clause-ac-move-diagonals = Postavy se po herním plánu běžně pohybují úhlopříčně bez omezení.
    .name = krok úhlopříčně

clause-ac-move-restricted = Na začátku svého tahu ztrácí postava { POLYGONS(1, case: "acc") } pohybu za každého nepřítele na sousedním poli.
    .name = omezený pohyb

clause-ac-move-pinned = Pokud jí tak nezbude žádný pohyb, může se pohnout jen manévrem Odpoutat se.
    .name = bez pohybu

clause-ac-move-difficult = V těžkém terénu (bahno, sníh, suť, hustý porost) stojí každé pole dvojnásob: { POLYGONS(2, case: "acc") } pohybu.
    .name = těžký terén

clause-ac-move-metric = Počítání na pole všem ušetří měření, ale nezakazuje ho.
    .name = měření

## Útok a obrana

clause-ac-attack-test = Když hrdina útočí, provede test toho atributu, který se k útoku hodí nejlépe.
    .name = útok

clause-ac-damage-roll = Při zásahu se hází kostkou zranění zbraně nebo kouzla i s opravou a výsledek se odečte od životů cíle. Základní zranění v boji zblízka je { DICE("1d4") }.
    .name = zranění

clause-ac-damage-zero = Tvor, kterému nezbyly žádné životy, je poražený. Pán jeskyně rozhodne, zda zemře, nebo je jen vyřazený.
    .name = poražený

clause-ac-attack-critical = Přirozená 20 v hráčově testu atributu je kritický zásah: lze hodit ještě jednou kostkou zranění zbraně nebo kouzla a přičíst ji.
    .name = kritický zásah

clause-ac-defence-test = Když se hrdina brání, provede jako reakci test PŘE. Úspěch ránu odvrátí, při neúspěchu utrpí zranění od nepřítele.
    .name = obrana

clause-ac-defence-fumble = Při kritickém neúspěchu obrany smí nepřítel hodit ještě jednou kostkou zranění a přičíst ji.
    .name = kritický neúspěch

clause-ac-defence-shield = Štít přidává k hodu na obranu 1.
    .name = štít

clause-ac-defence-counter = Hrdina, který se rozhodne pro protiútok, hází { DICE("1d20") } bez atributu. (Co výsledek znamená, určuje volba u stolu.)
    .name = protiútok

clause-ac-safeguard = Kouzlům, jedům, pastem a přírodním nebezpečím se čelí záchranou, což je reakce: { DICE("d20") } plus atribut, který nebezpečí odpovídá, jako v každém testu atributu.
    .name = záchrana
