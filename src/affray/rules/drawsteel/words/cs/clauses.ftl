### Pravidla Draw Steel, bod po bodu: každé pravidlo v jedné či dvou větách a jméno, které nese v záznamu.

## Začátek boje

clause-ds-start-intent = Boj začíná, jakmile chce jeden tvor ublížit druhému. Nikdo tedy nejedná předem: hrdinská schopnost, kterou boj začne, se platí, jako by byla použita v něm.
    .name = boj začíná

clause-ds-round = V kole má každý tvor v boji jeden tah; když ho měli všichni, začíná nové kolo.
    .name = kolo

clause-ds-surprise-who = Na začátku Režisér určí u každého tvora, zda je zaskočený. Hrdina, který hrozbu odhalil, zaskočený není, i kdyby všichni ostatní byli.
    .name = kdo je zaskočený

clause-ds-surprise-effect = Tvor, který nebyl připraven, je do konce prvního kola zaskočený. Nemůže provádět spouštěné ani volné spouštěné akce a silové hody schopností proti němu mají výhodu.
    .name = zaskočený

## Kdo jedná další

clause-ds-first-surprised-side = Pokud jsou všichni tvorové jedné strany zaskočení, začíná druhá strana.
    .name = zaskočená strana

clause-ds-first-roll = Pokud jsou na obou stranách tvorové, kteří nejsou zaskočení, hodí Režisér, nebo hráč, kterého Režisér vybere, { DICE("1d10") }: při 6 a více začíná strana hrdinů, jinak ta druhá.
    .name = která strana začíná

clause-ds-first-stays = Strana, která začínala v prvním kole, začíná v každém kole.
    .name = začíná táž strana

clause-ds-order-alternate = Strana, která začíná, zvolí jednoho ze svých tvorů, aby jednal, Režisér případně skupinu; pak volí druhá strana a takto se střídají.
    .name = strany se střídají

clause-ds-order-once = Tvor, který už měl tah, nemůže znovu jednat až do dalšího kola, ledaže mu to dovolí schopnost nebo zvláštní pravidlo.
    .name = jeden tah za kolo

clause-ds-order-shown = Všichni vidí, kdo už v tomto kole jednal a kdo ne, třeba podle otočené karty nebo značky na žetonu.
    .name = kdo už jednal

clause-ds-order-tail = Když na jedné straně už nemá kdo jednat, zbylí z druhé strany jednají jeden po druhém v pořadí, které si zvolí. Jsou-li čtyři hrdinové a šest nepřátel, poslední dva nepřátelé jednají po sobě.
    .name = zbytek po sobě

clause-ds-order-players-choose = Hráči společně vybírají, který hrdina bude jednat další.
    .name = vybírají hráči

clause-ds-order-timer = Když se hráči točí v kruhu, Režisér je může varovat a nastavit časomíru na 30 sekund. Pokud čas vyprší, vybere hrdinu Režisér.
    .name = časomíra debat

clause-ds-order-alternative = Podle volby u stolu provede každý hrdina, nepřítel i skupina nepřátel na začátku test hbitosti. Když má strana jednat, je na řadě ten, kdo má z jejích členů, kteří ještě nejednali, nejvyšší výsledek; remízy uvnitř strany se přehazují.
    .name = alternativní iniciativa

clause-ds-order-swap = Při alternativní iniciativě si hrdina se souhlasem Režiséra může na začátku kola vyměnit místo s jiným, který je ochoten.
    .name = výměna míst

clause-ds-order-act = Když pravidla říkají, že tvor v boji jedná, myslí tím, že má svůj tah.
    .name = jednat

clause-ds-group-turns = Režisérovi tvorové jednají ve skupinách. Když jedná skupina, dá Režisér tah jednomu jejímu tvorovi nebo oddílu poskoků, pak dalšímu, dokud nejednali všichni.
    .name = tahy skupiny

## Tah

clause-ds-turn-three = Tah obsahuje pohybovou akci, manévr a hlavní akci. Na pořadí manévru a hlavní akce nezáleží.
    .name = části tahu

clause-ds-turn-split = Pohyb v rámci pohybové akce lze rozdělit: před manévr a hlavní akci, mezi ně i za ně.
    .name = rozdělený pohyb

clause-ds-turn-convert = Hlavní akci lze vyměnit za druhou pohybovou akci nebo druhý manévr: dva pohyby a manévr, nebo pohyb a dva manévry.
    .name = výměna akce

clause-ds-turn-improvise = U toho, na co pravidlo není, například odseknutí lustru, Režisér rozhodne, zda je to zdarma, nebo stojí manévr či hlavní akci, jaký test o tom rozhodne a co z toho vzejde.
    .name = improvizace

## Spouštěné akce

clause-ds-triggered-one = Tvor může za kolo použít jednu spouštěnou akci, ve svém tahu nebo v cizím, a to jen tehdy, když nastane její spouštěč.
    .name = spouštěná akce

clause-ds-triggered-free = Volná spouštěná akce se řídí stejnými pravidly, ale nepočítá se jako ta jediná za kolo.
    .name = volná spouštěná akce

clause-ds-triggered-order = Když na jeden spouštěč odpovídá více tvorů, hráči určí pořadí hrdinů a ostatních, za které hrají, a ti jsou na řadě první; pak totéž udělá Režisér pro zbylé.
    .name = pořadí spouštěčů

clause-ds-triggered-denied = Co zakazuje spouštěné akce, zakazuje i volné spouštěné akce.
    .name = žádné spouštěné akce

clause-ds-triggered-turn-chain = Volnou spouštěnou akcí může začít něčí tah hned po konci tahu jiného hrdiny, jako u schopnosti Stínu Váhání je slabost. Spouštěná akce za kolo mu přesto zůstává. Na toho, kdo to v tomto kole sám udělal, se takto nenavazuje.
    .name = tah hned poté

clause-ds-triggered-several = Hrdina může mít více spouštěných akcí, každou s vlastním spouštěčem. Třeba vynucený pohyb Fúrie odpovídá jen na nepřítele, který se pokusí vynutit pohyb Fúrie nebo spojence.
    .name = více spouštěčů

## Volné manévry a drobnosti

clause-ds-free-maneuver-any = Drobné úkony ve vlastním tahu jsou volné manévry a obvykle jich smí být, kolik kdo chce: otevřít odemčené dveře, zvednout šíp, podat předmět sousednímu spojenci, tasit zbraň.
    .name = volný manévr

clause-ds-free-maneuver-director = Pokud si to žádá chvíle nebo závažnost úkonu, může Režisér z volného manévru udělat manévr nebo hlavní akci. Zvednout kouzelný šíp při zemětřesení stojí jedno z toho, zvednout obrněného Taktika s příliš malou Mocí stojí manévr; zvednout Talent v bezvědomí je nejspíš stále volné.
    .name = ne tak docela volný

clause-ds-free-maneuver-denied = Co zakazuje manévry, zakazuje i volné manévry.
    .name = žádné volné manévry

clause-ds-free-maneuver-rules = Volný manévr se řídí pravidly manévru.
    .name = jako manévr

clause-ds-no-action = S dovolením Režiséra nepotřebují ještě menší úkony ani akci, ani tah: vykřiknout varování, upustit něco pro druhého. Režisér je může omezit; dlouhá taktická rada například stojí volný manévr ve vlastním tahu.
    .name = není třeba akce
