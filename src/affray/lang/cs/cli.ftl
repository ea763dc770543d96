### Co říká příkazový řádek. Slova, která lze napsat, jsou vyjmenována s čárkami; anglická fungují vždy.

cli-about = Vede boje stolních her na hrdiny podle pravidel.

cli-usage = Použití:
    .options = VOLBY
    .command = PŘÍKAZ
    .fight = STŘET|SOUBOR
    .file = SOUBOR
    .files = SOUBOR
    .clause = PRAVIDLO|SLOVA
    .link = ODKAZ
    .name = JMÉNO
    .options-heading = Volby
    .commands-heading = Příkazy

cli-option =
    .lang = Jazyk: en, ru, uk, cs nebo pt-BR.
    .help = Ukáže tuto nápovědu.
    .version = Řekne verzi a čí pravidla obsahuje.

cli-version =
    Affray { $version } ({ $build ->
        [compiled] zkompilovaná verze
       *[plain] čistý Python
    })

## Příkazový řádek, který nelze přečíst

cli-no-such-language = Jazyk { $code } Affray neumí. Umí { $codes }.
cli-no-such-command = Příkaz { $word } není. Jsou: { $commands }.
cli-no-such-option = Volba { $option } není.{ $near ->
        [none] {""}
       *[some] {" "}Nemyslíte { $near }?
    }
cli-missing-argument = Něco chybí: { $name }.
cli-bad-option-usage = Volba { $option } potřebuje hodnotu.
cli-bad-option = Hodnotu volby { $option } nelze použít.{ $wanted ->
        [none] {""}
       *[some] {" "}Lze: { $wanted }.
    }
cli-try-help = Nápověda: { $command } --help
cli-no-server = Živý stůl potřebuje knihovnu { $library }, která tu není. Nainstalujte ji:
cli-file =
    .missing = Soubor { $file } není.
    .unreadable = Soubor { $file } nelze přečíst jako text.
cli-output = Výstup už nelze zapsat: { $why }.
cli-no-such-seat = Místo { $seat } u tohoto stolu není. Jsou: { $seats }.

## Příkazy

cli-play = Hraje boj až do konce.
    .minds = Za koho hraje program: heroes (hrdinové), foes (nepřátelé; pokud neřeknete jinak), all (všichni) nebo none (nikdo).
    .seed = Seed hodů: se stejným seedem padne totéž.
    .dice = Kdo hází: program (digital), nebo vy, skutečnými kostkami (real).
    .squares = Počítá vzdálenosti v polích.
    .seat = Číma očima se díváte: watcher (všichni hrdinové dohromady), gm (je vidět všechno) nebo jeden hrdina, za kterého pak jediného hrajete.
    .preset = Všechny volby stolu najednou, jak je čte jeden z textů pravidel:
cli-replay = Vypráví uložený boj.
    .verify = Odehraje ho znovu, každou kostku hodí znovu a řekne, co nesedí.
    .seat = Číma očima se díváte: watcher (všichni hrdinové dohromady), gm (je vidět všechno) nebo jeden hrdina.
cli-rules = Vyjmenuje pravidla, ukáže jedno celé, nebo najde ta, v nichž jsou daná slova.
cli-check = Zkontroluje soubory s tvory a střety a řekne vše, co je v nich špatně.
    .schema = Místo toho vypíše JSON Schema takových souborů pro editor.
    .rulebook = Čí schéma: jméno pravidel, jako u „rulebook“ v souboru.
    .no-files = Jmenujte aspoň jeden soubor.
cli-show = Ukáže statistiky tvora: čísla a vše, co má a umí.
    .file = Soubor s vašimi vlastními statistikami.
    .rulebook = Z těchto pravidel; jinak ze všech.
cli-import = Převezme cizí popisy tvorů (text nebo JSON z 5e-bits, Open5e, Improved Initiative či Foundry) a řekne, co se stalo s každou jejich částí.
    .into = Zapíše tvory do tohoto souboru jako knihovnu.
    .no-files = Jmenujte aspoň jeden soubor.
cli-sim = Odehraje boj mnohokrát a řekne, jak končí.
    .fights = Kolik bojů; 1000, pokud neřeknete jinak.
    .seed = Seed hodů.
    .minds = Kdo hraje: simple dělá to rozumné, random cokoli.
    .workers = Na kolika jádrech zároveň; na jednom, pokud neřeknete jinak, all na všech.
    .json = Vypíše výsledek jako JSON.
    .preset = Všechny volby stolu najednou, jak je čte jeden z textů pravidel:

## Otázky

cli-menu =
    .ways = { $count ->
        [one] v dosahu je { $count } pole
        [few] v dosahu jsou { $count } pole
        [many] v dosahu je { $count } pole
       *[other] v dosahu je { $count } polí
    } (• na mapě); napište některé, třeba { $example }
    .more = … a ještě { $more }: začněte psát
    .rest = … ještě { $more ->
        [one] { $more } řádek
        [few] { $more } řádky
        [many] { $more } řádku
       *[other] { $more } řádků
    }: vše ukáže Enter
    .which = Které? Napište číslo.
    .words = Co přesně? Napište to vlastními slovy; pokud jste to už řekli nahlas, stiskněte Enter.
    .spell = { NAME($spell) } ({ $count }): { $example }
    .spell-at = { NAME($spell) } na pole, například: { $example }
    .numbers = { $words }: výška v polích, od { $low } do { $high }, například { $example }

## Co lze napsat

cli-commands =
    .help = ?, nápověda
    .why = proč
    .odds = šance
    .undo = zpět, vrať
    .redo = znovu
    .rule = rozhodni, rozhodnutí
    .because = protože, neboť
    .to = pro
    .save = ulož, uložit
    .map = mapa
    .log = záznam
    .auto = auto, sám
    .wait = počkat, počkej
    .withdraw = stáhnout
    .quit = odejdi, odejít, pryč
    .yes = ano, a, yes, y
cli-command =
    .help = co lze napsat
    .why = všechna čísla posledního hodu s důvody, nebo celé pravidlo
    .odds = šance toho, co zamýšlíte
    .undo = vezme zpět poslední volbu
    .redo = vrátí, co bylo vzato zpět
    .rule = rozhodnutí Pána jeskyně, třeba: rozhodni goblin-1 hp 3 protože je zraněný; nebo: rozhodni goblin-1 gains poisoned for 3
    .save = zapíše boj do souboru
    .map = ukáže mapu
    .log = vypráví, co se dosud stalo
    .auto = odteď za vás hraje program
    .yes = souhlasí s návrhem jiného hráče
    .wait = žádá, aby se s návrhem ještě počkalo
    .withdraw = bere zpět váš návrh nebo žádost o počkání
    .quit = odchod z boje; předtím ho lze uložit
cli-command-form =
    .help = { $word }
    .why = { $word } [PRAVIDLO]
    .odds = { $word } CO
    .undo = { $word }
    .redo = { $word }
    .rule = { $word } TEXT [protože DŮVOD]
    .save = { $word } SOUBOR
    .map = { $word }
    .log = { $word }
    .auto = { $word }
    .yes = { $word }
    .wait = { $word }
    .withdraw = { $word }
    .quit = { $word }
cli-help-answers = Odpovídejte číslem z nabídky, polem mapy nebo slovy: stačí první písmena a Tab je doplní. Lze také napsat:
cli-help-free-deeds = Kdykoli, i když je na tahu někdo jiný:

cli-rulings =
    .how = Napište „rozhodni“ a něco z tohoto: pro jednu bytost, pro několik oddělených čárkou, pro stranu nebo pro všechny. Můžete dodat: „pro gm“, „pro all“ nebo „pro“ a místo, nemají-li to slyšet ti, kdo změnu vidí; a „protože“ s důvodem.
    .creatures = Bytosti:
    .effects = Stavy a efekty:
    .dice = Hody, zranění a léčení:
    .ground = Terén:
    .fight = Boj:
    .ending = Odchod a konec boje:

cli-save =
    .done = Uloženo. Znovu vyprávět: affray replay { $file }; pokračovat: affray play { $file }
    .no-name = Pojmenujte soubor: ulož boj.affray
    .taken = { $file } už existuje a není to uložený boj; zvolte jiné jméno.
    .failed = Soubor { $file } nelze zapsat: { $why }.
    .ask = V { $file } je uložen jiný boj. Přepsat ho? Napište ano, nebo ho nechte stisknutím Enter.
    .kept = { $file } zůstal, jak byl; zvolte jiný název.
cli-leave =
    .ask = Chcete-li boj uložit, napište jméno souboru; bez uložení odejdete klávesou Enter.
    .saved = Na shledanou.
    .lost = Odcházíte z boje. Nic nebylo uloženo.
    .nobody = Nikdo tu nepíše: program hraje za všechny až do konce.

## Pravidla

cli-rules-options = Volby stolu; platí první čtení, není-li nastaveno jiné.
cli-rules-presets = Sady voleb: všechny najednou, přes „--preset“. Uvedeno je, co která čte jinak než výše.
cli-rules-untold = Toto pravidlo zatím nemá text.
cli-no-such-clause = K „{ $asked }“ se žádné pravidlo nenašlo.
cli-shown =
    .untold = Statistiky z pravidel „{ $rulebook }“ se zatím slovy nevyprávějí.
    .nobody = Pro „{ $asked }“ tu statistiky nejsou.
    .several = Kdo z nich?
    .more = … a dalších { $more }.

## Mnoho bojů

cli-sim-report =
    .fights = { $fights ->
        [one] { $fights } boj
        [few] { $fights } boje
        [many] { $fights } boje
       *[other] { $fights } bojů
    }
    .interval = s jistotou 95 % od { $low } do { $high }
    .rounds = Průměrně kol: { $mean }
    .by-hand = { $count ->
        [one] Zbývá na PJ: { $count } prvek statistických bloků, který se tu neprojevil.
        [few] Zbývá na PJ: { $count } prvky statistických bloků, které se tu neprojevily.
        [many] Zbývá na PJ: { $count } prvku statistických bloků, které se tu neprojevily.
       *[other] Zbývá na PJ: { $count } prvků statistických bloků, které se tu neprojevily.
    }
    .fell = Kdo byl na konci vyřazen:
    .cut = Přerušeno: odehráno bojů: { $fights } z { $wanted }.
cli-sim-outcome =
    .heroes = Vítězí hrdinové
    .foes = Vítězí nepřátelé
    .nobody = Nezůstane nikdo
    .unfinished = Bez konce ani po 1000 kolech
cli-sim-ending =
    .how = Jak to končí:
    .won = vítězství
    .driven-off = nepřátelé zahnáni
    .fled = hrdinové uprchli
    .captured = hrdinové v zajetí
    .total-kill = všichni hrdinové padli
    .decreed = z rozhodnutí PJ
cli-sim-time = { $seconds } s, bojů za sekundu: { $speed }
cli-sim-workers = { $word } není počet jader; dejte číslo nebo all.

## Kontrola souborů

cli-checked =
    .good = { $files ->
        [one] V pořádku, zkontrolován { $files } soubor.
        [few] V pořádku, zkontrolovány { $files } soubory.
        [many] V pořádku, zkontrolováno { $files } souboru.
       *[other] V pořádku, zkontrolováno { $files } souborů.
    }
    .bad = { $problems ->
        [one] { $problems } chyba.
        [few] { $problems } chyby.
        [many] { $problems } chyby.
       *[other] { $problems } chyb.
    }
cli-imported =
    .counts = { $name }: věrně { $faithful }, zčásti { $partly }, ručně { $by-hand }, bez vlivu na boj { $nothing }
    .faithful = Věrně. { $name }: „{ $text }“
    .partly = Zčásti. { $name }: „{ $text }“
    .by-hand = Ručně. { $name }: „{ $text }“
    .nothing = Bez vlivu na boj. { $name }: „{ $text }“
    .lost = Ztraceno: „{ $text }“
    .disagrees = Pole a text se neshodují ({ $field }): v poli { $typed }, v textu { $prose }. Platí text.
    .total = Tvorů: { $creatures }. Věrně: { $faithful }. Zčásti: { $partly }. Ručně: { $by-hand }. Bez vlivu na boj: { $nothing }.
    .written = Zapsáno do { $file }.
    .unwritten = Nic se nezapsalo. Chcete-li si tvory nechat, přidejte „--into SOUBOR“.
    .legendary = Má-li tvor legendární akce, má jich za kolo { $count }: soubor neříká kolik.
    .left-out = { $count ->
        [one] { $count } blok byl vynechán: viz výše.
        [few] { $count } bloky byly vynechány: viz výše.
        [many] { $count } bloku bylo vynecháno: viz výše.
       *[other] { $count } bloků bylo vynecháno: viz výše.
    }
cli-import-why =
    .climbing = Šplhání tu žádné ověření nevyžaduje a mapy nemají stropy.
    .burrowing = Kdo hrabe, projde zemí tak jako tak a nenechává po sobě chodbu.
    .breath = V boji nikomu nedojde dech.
    .needs = V boji nikdo nemusí jíst, pít ani spát.
    .talk = Týká se řeči, znalostí nebo nákladu.
    .later = Má to význam dlouho před bojem, nebo dlouho po něm.
    .counted = V útocích už je to započteno.
    .armour = Ve zbrojní třídě už je to započteno.
    .gear = Je to výbava, která sama nic nedělá.
cli-import-problem =
    .exists = Soubor { $file } už existuje. Jmenujte jiný, nebo ho odstraňte.
    .no-file = { $file }: soubor nelze přečíst ({ $why }). Zadejte cestu k souboru, který smíte číst.
    .too-big = { $file }: soubor je příliš velký, nejvýš { $most } bajtů. Rozdělte ho.
    .no-json = { $file }: řádek { $place }: tohle není JSON ({ $why }). Vyexportujte soubor znovu.
    .no-monster = { $file }: { $place }: nepoznávám tu žádný statistický blok. Dejte bloky jako text (jméno, pak velikost a druh, pak Armor Class), nebo JSON z 5e-bits, Open5e, Improved Initiative či Foundry.
    .no-text = { $file }: tohle není text (UTF-8). Uložte soubor jako text, nebo blok zkopírujte do textového souboru.
    .too-many = { $file }: tvorů je příliš mnoho, nejvýš { $most }. Rozdělte soubor.
    .unplayable = { $file }: { $place }: takového tvora nelze do boje vzít ({ $field }). Opravte to v souboru.
    .too-slow = { $file }: čtení trvá příliš dlouho. Rozdělte soubor.
    .misfit = { $file }: { $place }: je tu { $found }, má tu být { $wanted }. Opravte to v souboru.
    .unwritable = Soubor { $file } nelze zapsat ({ $why }). Jmenujte soubor ve složce, kam smíte zapisovat.

## Creatures on a map

cli-height =
    .up = výška { $distance }
    .down = hloubka { $distance }
cli-riding = v sedle: { NAME($mount) }
cli-help-aim = Na nepřítele, o kterém nevíte, lze útočit naslepo: napište attack, pole a zbraň, třeba { $example }.
