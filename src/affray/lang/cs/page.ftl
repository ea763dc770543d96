### Stránka živého stolu. Samotný boj přichází ze serveru už slovy; zde je to, co stojí kolem něj.

page-lost = Spojení se serverem není.
page-closed = Vstup je zavřený
page-gone = Váš odkaz byl zrušen, nebo stůl skončil. Požádejte Pána jeskyně o nový.
page-reconnecting = Obnovuji spojení…
page-coming-in = Vstupuji ke stolu…
page-preferences = Jazyk a vzhled
page-language = Jazyk
page-theme = Vzhled
page-theme-of =
    .auto = Podle zařízení
    .light = Světlý
    .dark = Tmavý
page-close = Zavřít
page-cancel = Zrušit

## Making a table

page-new-table = Nový stůl
page-no-host-link = Chcete-li zakládat stoly, otevřete odkaz hostitele, který server vypsal při spuštění.
page-which-fight = Který boj?
page-fight-size = { $heroes ->
    [one] { $heroes } hrdina
    [few] { $heroes } hrdinové
    [many] { $heroes } hrdiny
   *[other] { $heroes } hrdinů
} proti { $foes ->
    [one] { $foes } nepříteli
    [few] { $foes } nepřátelům
    [many] { $foes } nepřítele
   *[other] { $foes } nepřátelům
}
page-upload = Nebo vlastní soubor: boj v YAML, nebo statistické bloky jako text či z Open5e, 5e-bits, Improved Initiative nebo Foundry
page-imported = Bloky, které můžete u tohoto stolu přidat
page-imported-count = { $creatures ->
    [one] { $creatures } tvor
    [few] { $creatures } tvorové
    [many] { $creatures } tvora
   *[other] { $creatures } tvorů
}
page-imported-left-out = Vynecháno
page-imported-lost = Ztraceno: { $text }
page-grade =
    .faithful = Věrně
    .partly = Zčásti
    .by-hand = Ručně
    .nothing = Bez vlivu na boj
page-by-hand = Ručně
page-line = řádek { $line }
page-how-played = Jak se hraje?
page-table-language = Jazyk stolu
page-dice = Kostky
    .digital = Digitální
    .real = Skutečné, zadávané ručně
page-foes-hp = Životy nepřátel
page-disclosure =
    .exact = Přesně
    .rough = Zhruba
    .nothing = Skryté
page-players-come = Jak se hráči připojí
page-come =
    .claim = Jedním odkazem: každý si vybere hrdinu
    .each = Zvláštním odkazem pro každého hrdinu
page-countdown = Sekund na odpověď (0: jak dlouho kdo chce)
page-players-undo = Hráči smějí vzít zpět svou poslední odpověď
page-options = Volby stolu
page-options-of = Volby stolu: { $book }
page-make-table = Založit stůl
page-table-made = Stůl je připraven
page-enter-gm = Usednout jako Pán jeskyně
page-links-once = Odkaz se ukáže jen tady a teď; nový lze vytvořit u stolu.
page-link-of =
    .gm = Pán jeskyně
    .player = Hráč
    .claim = Pro hráče: vzít si hrdinu
    .watcher = Pro diváky
page-copy = Kopírovat
page-copied = Zkopírováno
page-qr = Odkaz jako QR kód
page-qr-show = QR kód
page-tables-kept = Stoly na tomto serveru
page-tables-kept-how = Ke stolu se vrátíte jeho odkazem.
page-whom-play = Za koho hrajete?
page-all-taken = Všichni hrdinové jsou zabraní. Zeptejte se Pána jeskyně.

## At the table

page-beside = Vedle mapy
page-tab-act = Tah
page-tab-log = Záznam
page-tab-sheet = Deník
page-tab-words = Slovy
page-tab-table = Stůl
page-round = Kolo
page-order = Pořadí tahů
page-next = další
page-you-are-next = Z těch, které vidíte, jste další na řadě vy.
page-has-acted = tah má za sebou
page-map = Mapa
page-map-keys = Šipkami chodíte po mapě; Enter ukáže, co by se stalo, druhý Enter to udělá.
page-no-map = Tento boj nemá mapu.
page-zoom-in = Blíž
page-zoom-out = Dál
page-whole-map = Celá mapa
page-hp = Životy: { $hp }
page-armour = OČ { $ac }
page-place = Místo
page-terrain = Terén
page-holds = V ruce: { $what }
page-mount = Jezdecké zvíře: { $who }
page-height = Výška: { $far }
page-zones = Trvající oblasti
page-lying = Leží na zemi
page-map-size =
    .squares = Mapa { $width } krát { $height } polí; a1 je vlevo nahoře.
    .hexes = Mapa { $width } krát { $height } šestiúhelníků; a1 je vlevo nahoře, každá druhá řada je posunutá doprava.
page-you-are = { $who }: { $square }
page-direction =
    .here = tady
    .n = na severu
    .ne = na severovýchodě
    .e = na východě
    .se = na jihovýchodě
    .s = na jihu
    .sw = na jihozápadě
    .w = na západě
    .nw = na severozápadě
page-danger = Cestou může udeřit: { $who }
page-danger-unknown = Kdo může cestou udeřit, se nepodařilo včas zjistit.
page-log = Co se stalo
page-news = Novinky z boje
page-why = proč?
page-undo = Vzít zpět
page-redo = Vrátit

## The question

page-questions = Na co odpovídáte
page-asked = Odpovídá: { $who }
page-you-are-asked = Máte na co odpovědět
page-others-asked = Odpovídají jiní
page-free-deeds = Kdykoli
page-nothing-asked = Teď se vás nikdo na nic neptá.
page-seconds-left = { $seconds ->
    [one] zbývá { $seconds } sekunda
    [few] zbývají { $seconds } sekundy
    [many] zbývá { $seconds } sekundy
   *[other] zbývá { $seconds } sekund
}
page-proposals = Návrhy
page-say-yes = Ano
page-say-yes-to = Ano: { $what }
page-say-wait = Počkat
page-say-me = Raději já
page-say-never-mind = Beru zpět
page-search = Hledat
page-groups = Druhy akcí
page-group =
    .attack = Útok
    .aim = Na pole
page-nothing-found = Nic takového se nenabízí.
page-more = { $count ->
    [one] Možná je ještě { $count } další, která není v seznamu.
    [few] Možné jsou ještě { $count } další, které nejsou v seznamu.
    [many] Možné je ještě { $count } další, které není v seznamu.
   *[other] Možných je ještě { $count } dalších, které nejsou v seznamu.
}
page-against = Cíl: { $who }
page-to-square = { $deed }: { $square }
page-choose-square = vyberte pole na mapě
page-about-to = Co se chystáte udělat
page-do = Udělat
page-in-area = Uvnitř: { $who }
page-nobody-in-area = Uvnitř není nikoho vidět.
page-assumed = Pokud nikdo nezareaguje ({ $who }: { $kinds })
page-die = { DICE($die) }
page-enter-dice = Zadat
page-number-between = Číslo od { $low } do { $high }
page-hint =
    .improvise = Řekněte to vlastními slovy, například: převrhnu stůl
    .follows = Co z toho plyne, jako v terminálu, například: failure prone success temporary 5
    .morale = Řekněte kdy, jako v terminálu, například: when half foes
page-pick-some = Vybráno: { $chosen } (od { $least } do { $most })
page-fewer = Méně: { $what }
page-one-more = Ještě: { $what }

## One’s sheet

page-whose-sheet = Čí deník
page-no-sheet = Za nikoho tu nehrajete.
page-conditions = Stavy
page-reactions = Reakce
page-consent = Pro všechny, za které hrajete
page-standing =
    .ask = Ptát se
    .always = Vždy
    .never = Nikdy
page-my-dice = Moje kostky
page-pool =
    .action = akce
    .bonus = bonusová akce
    .reaction = reakce
    .armour = zbroj
page-word =
    .helped = pomoc a léčení od druhých
    .carried = když vás drží nebo nese spojenec
    .ridden = když na vás chce někdo jet
    .swap = výměna místa v pořadí
    .fog = nic není vidět
    .wall = zeď
    .small = malá velikost
    .medium = střední velikost
    .large = velká velikost
    .tiny = drobná velikost
    .huge = obrovská velikost
    .gargantuan = gigantická velikost
    .strike-friend = napadení spojence
    .knock-out = omráčit místo zabití
    .wear = opotřebovat zbroj
    .for = na tolik kol
    .until = do tahu
    .start = začátek tahu
    .end = konec tahu
    .save = do záchranného hodu
    .by = od někoho

## The GM

page-gm-rulings = Rozhodnutí
page-gm-seats = Místa
page-gm-creatures = Tvorové
page-gm-links = Odkazy
page-gm-table = Stůl
page-gm-journal = Vše, co se rozhodlo
page-ruling-whom = O kom
page-ruling-what = Co
page-ruling-which = Který
page-ruling-why = Proč
page-ruling-to = Kdo se to dozví
page-ruling-to-who-see = Kdo to vidí
page-ruling-to-all = Všichni
page-ruling-to-gm = Jen vy
page-ruling-subject =
    .creatures = Bytosti
    .effects = Stavy a efekty
    .dice = Hody, zranění, léčení
    .ground = Terén
    .fight = Boj
    .ending = Odchod a konec boje
page-ruling =
    .maximum = Maximum životů je
    .height = Je ve výšce
    .side = Je na straně
    .played-by = Hraje
    .hidden = Je v úkrytu
    .hidden-from = Skrývá se před
    .shown-to = Vědí o tom
    .pool = Zbývá
    .figure = Má hodnotu
    .ground = Terén je
    .object = Předmět stojí na
    .carried-by = Nese
    .put-down = Už nikdo nenese
    .morale = Rozkaz k ústupu
    .hp = Životů je teď
    .temporary = Dočasných životů je teď
    .at = Stojí na poli
    .noticed = Prozrazuje se
    .hurt = Utrpí zranění
    .healed = Získává zpět životy
    .gains = Získává stav
    .loses = Ztrácí stav
    .dies = Hyne
    .lives = Přežívá
    .roll = Hod
    .test = Dělá zkoušku
    .save = Dělá záchranný hod
    .check = Dělá ověření
    .safeguard = Dělá obranný hod
    .weapon = Má zbraň
    .drops = Upustí
    .flees = Dává se na útěk
    .rallies = Znovu bojuje
    .leaves = Opouští bojiště
    .surrenders = Vzdává se
    .captured = Padá do zajetí
    .removed = Už tu není
    .returns = Je zpět
    .turn = Na tahu je
    .before = Je na tahu před
    .over = Vítězství získává
    .wave = Posily
page-ruling-word =
    .again = hází se znovu
    .advantage = s výhodou
    .disadvantage = s nevýhodou
    .bonus = bonus nebo postih
    .shows = na kostce je
    .hits = zasáhne
    .misses = mine
    .succeeds = uspěje
    .fails = neuspěje
    .watcher = divák
    .flee = utečou
    .surrender = vzdají se
    .flee-or-surrender = utečou, a když nemohou, vzdají se
    .off = už neplatí
page-ruling-hurt =
    .save = při úspěšném záchranném hodu polovina
    .test = při úspěšném testu polovina
    .unresisted = odolnost nepomáhá
page-ruling-follows = a co z toho plyne
page-ruling-amount = Kolik: číslo, nebo kostky, například { $dice }
page-of-a-kind = druh zranění
page-square = Pole
page-side =
    .heroes = Hrdinové
    .foes = Nepřátelé
page-square-example = například c3
page-on-map = Vybrat na mapě
page-gm-adding = Přivést do boje
page-add = Přivést do boje
page-add-who = Kdo vstupuje do boje
page-add-search = Hledat v bestiáři
page-add-other = Vybrat někoho jiného
page-add-own = vlastní
page-add-nothing-found = „{ $typed }“ v bestiáři není. Můžete vložit vlastní popis tvora.
page-add-paste = Vlastní popis tvora (YAML)
page-add-check = Použít tento text
page-add-no-block = V tomto textu žádný popis tvora není: pod „creatures“ nic nestojí.
page-try-again = Zkusit znovu
page-add-count = Kolik
page-add-side = Na čí straně
page-add-hidden = Skrytě: zatím si jich nikdo nevšiml
page-add-when = Kdy
page-add-time =
    .now = Hned teď
    .round = V některém z dalších kol
    .half = Až bude polovina strany vyřazena
    .left = Až na straně zbude jen pár
    .falls = Až někdo padne
page-add-most-left = Kolik jich nejvýš zbývá
page-add-rolls = Jak padne kostka
page-add-before = Před: { $who }
page-add-refused = Na pole { $square } nikdo přijít nemůže. Vyberte na mapě pole, kde není zeď; je-li obsazené, postaví se co nejblíž.
page-add-done = V boji: { $who }.
page-add-later = Přijdou později: { $who }.
page-waves = Ještě přijdou
page-wave-when =
    .round = kolo { $number }
    .half = až bude polovina vyřazena: { $whom }
    .left = až jich zbude nejvýš { $number }: { $whom }
    .falls = až padne: { $whom }
page-wave-now = Hned
page-wave-off = Odvolat
page-rule = Rozhodnout
page-here = u stolu
page-away = pryč
page-played-by = Hraje
page-a-person = člověk
page-mind =
    .simple = program, rozumně
    .random = program, náhodně
page-disclose-all = Životy všech nepřátel
page-hand-to = Kdo hraje: { $who }
page-disclosure-of = Životy: { $who }
page-make-link = Nový odkaz (starý přestane platit)
page-revoke = Zrušit
page-save = Stáhnout boj
page-end-table = Ukončit stůl navždy
page-end-table-sure = Ukončit stůl navždy? Nic z něj nezůstane.
page-entry =
    .answer = – odpověď
    .propose = – návrh
    .set = – nastavení
    .rule = – rozhodnutí
    .undo = – vzato zpět
    .note = – poznámka
page-undo-from = Vzít zpět vše od zápisu { $number }

## Keys

page-keys = Klávesy
page-keys-by-place = Rozhoduje místo klávesy, ne písmeno: fungují v každém rozložení.
page-key =
    .nth = vybrat ze seznamu
    .do = udělat vybrané
    .cancel = rozmyslet si to
    .map = na mapu
    .arrows = chodit po mapě
    .attack = útoky
    .cast = kouzla
    .move = jít
    .action = akce
    .bonus = bonusové akce
    .free = akce zdarma
    .end = ukončit tah
    .search = hledat
    .log = záznam
    .sheet = deník
    .words = mapa slovy
    .undo = vzít zpět
    .keys = tyto klávesy
