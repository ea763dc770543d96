### Co umějí jednotliví tvorové Draw Steel a co jejich vůdci přikazují jiným.
### Komentář nad pravidlem je jeho vlastní id.

# ds.foe.edged
clause-ds-foe-edged = Takový úder zraní víc toho, proti komu měl hod výhodu.
    .name = s výhodou bolestněji
# ds.foe.on-held
clause-ds-foe-on-held = Takový úder víc zraní toho, kdo je držen.
    .name = chycené zraní víc
# ds.foe.from-hiding
clause-ds-foe-from-hiding = Takový úder víc zraní toho, před kým byl útočník na začátku svého tahu schovaný.
    .name = z úkrytu
# ds.foe.soft-belly
clause-ds-foe-soft-belly = Kdo leží, útočí na takového tvora zblízka s dvojitou výhodou.
    .name = měkké břicho
# ds.foe.acid
clause-ds-foe-acid = Jeho příští úder má výhodu a zraní víc.
    .name = slintající tlama
# ds.foe.grip
clause-ds-foe-grip = Něco lze udělat jen s tím, koho drží: odstrčit ho, vyhodit, sunout.
    .name = v jeho sevření
# ds.foe.body-shield
clause-ds-foe-body-shield = Dokud někoho drží, polovina zranění z úderu na něj zasáhne drženého.
    .name = živý štít
# ds.foe.jaws
clause-ds-foe-jaws = Kdo má velikost 1 a začíná tah v jeho čelistech, utrpí 3 zranění kyselinou.
    .name = kyselé čelisti
# ds.foe.trample
clause-ds-foe-trample = Posune se až o svou rychlost a jedním hodem udeří každého, vedle koho se ocitne.
    .name = skrz dav
# ds.foe.slam
clause-ds-foe-slam = Vrazí-li takové odstrčení cíl do něčeho, co ho zraní, utrpí ještě víc.
    .name = nárazem
# ds.foe.hush
clause-ds-foe-hush = Koho tak udeří, ten do dalšího kola nemá spouštěné akce.
    .name = zaskočení
# ds.foe.stay-here
clause-ds-foe-stay-here = Když od něj někdo odchází, může ho spouštěnou akcí sunout.
    .name = zůstaň tu
# ds.foe.tough
clause-ds-foe-tough = Jakmile je bez dechu, každé zranění je o 2 menší.
    .name = tuhý kořínek
# ds.foe.cut-through
clause-ds-foe-cut-through = Jeden hod proti nejvýš třem cílům, před každým krátký posun.
    .name = tanec čepele
# ds.foe.hurl
clause-ds-foe-hurl = Koho drží a kdo má velikost 1, ten letí na konec čáry a je zraněn jako ti, které zasáhne.
    .name = mrštění
# ds.foe.snatch
clause-ds-foe-snatch = Když má být vedle něj silou pohnuto s někým velikosti 1, může ho chytit.
    .name = lapnutí
# ds.foe.burning-ground
clause-ds-foe-burning-ground = Pole pod cíli do konce boje pálí: jednou za kolo zraní toho, kdo na ně vstoupí nebo na nich začne tah.
    .name = pálící zem
# ds.foe.geyser
clause-ds-foe-geyser = Test Hbitosti: stupeň 1 zraní a vyhodí o { SQUARES(5, case: "acc") }, stupeň 2 o { SQUARES(3, case: "acc") }, při stupni 3 se uhne.
    .name = gejzír
# ds.foe.quake
clause-ds-foe-quake = Neobratní padají. Do konce kola stojí každé pole o 1 víc, ležící a zahrabané o 2; kdo celý tah zůstane na místě, propadne se o pole.
    .name = otřes
# ds.foe.from-below
clause-ds-foe-from-below = Dvojitá výhoda tomu, kdo začal tah pod zemí a vyráží z ní.
    .name = zpod země
# ds.foe.dust
clause-ds-foe-dust = Prach se drží do příštího tahu toho, kdo ho zvířil: jeho nepřátelé mají nevýhodu na hody schopností z něj i na ty, kdo v něm jsou.
    .name = prach
# ds.foe.drift
clause-ds-foe-drift = Sunutí může vést dál: o pole za každou Zlobu utracenou na cíl.
    .name = unášení
# ds.foe.strike-order
clause-ds-foe-strike-order = Na slovo vůdce jiní udeří volným úderem nebo použijí svou hlavní schopnost.
    .name = rozkaz k úderu
# ds.foe.move-order
clause-ds-foe-move-order = Na slovo vůdce jdou jiní až o svou rychlost.
    .name = rozkaz k pohybu
# ds.foe.roused
clause-ds-foe-roused = Povzbuzený útočí s výhodou do dalšího tahu vůdce; kdo se kvůli tomu odkryl, na toho se útočí s výhodou.
    .name = povzbuzení
# ds.foe.called-out
clause-ds-foe-called-out = Kdo někoho označil, má proti němu i se spojenci výhodu do svého dalšího tahu.
    .name = označený cíl
# ds.foe.stand-in
clause-ds-foe-stand-in = Když úder míří na něj, stane se cílem místo něj jiný.
    .name = záskok
# ds.foe.guard
clause-ds-foe-guard = Když úder zasáhne jeho nebo spojence vedle něj, zranění se může snížit na polovinu.
    .name = obrana
# ds.mount.guard
clause-ds-mount-guard = Takové zvíře reaguje na zranění své i svých jezdců.
    .name = ochrana jezdců
# ds.mount.spurred
clause-ds-mount-spurred = Po výpadu takového zvířete útočí jeho jezdci zblízka s výhodou do konce svého dalšího tahu.
    .name = v trysku
# ds.mount.thrown
clause-ds-mount-thrown = Jezdec, kterým se silou pohne, je ze zvířete dole a skládá test Síly nebo Hbitosti: při stupni 1 spadne a leží.
    .name = ze sedla
# ds.minion.free-strikes
clause-ds-minion-free-strikes = Poskoci, kteří naráz udeří volným úderem na jeden cíl, to dělají jako jeden úder: zranění se sčítá.
    .name = společný volný úder
# ds.roll.automatic
clause-ds-roll-automatic = Automatický stupeň platí bez ohledu na výhody, nevýhody a bonusy; 19 a 20 na kostkách je i tak kritický zásah. Různé automatické stupně se ruší.
    .name = automatický stupeň
