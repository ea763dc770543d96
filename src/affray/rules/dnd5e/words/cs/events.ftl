### What only happens here, told as a log; and why only here dice are rolled.

event-gained-raging = { NAME($who) } propadá zuřivosti.
event-lost-raging = Zuřivost { NAME($who, case: "gen") } pomíjí.
event-stable = { NAME($who) } { GENDER($who) ->
        [m] je stabilizovaný
        [f] je stabilizovaná
        [n] je stabilizované
        [p] jsou stabilizovaní
       *[u] už neumírá
    }, ale v bezvědomí.
roll-stealth = Nenápadnost
roll-death-save = záchranný hod proti smrti
roll-first-aid = první pomoc
roll-second-wind = Druhý dech
roll-sneak-attack = Zákeřný útok
roll-savage-attacks = Divoké útoky
roll-lucky = štěstí
roll-martial-advantage = Bojovou výhodu
roll-surprise-attack = Překvapivý útok
roll-str-save = záchranný hod na Sílu
roll-dex-save = záchranný hod na Obratnost
roll-con-save = záchranný hod na Odolnost
roll-int-save = záchranný hod na Inteligenci
roll-wis-save = záchranný hod na Moudrost
roll-cha-save = záchranný hod na Charisma
event-temporary-gained = { NAME($who) } získává dočasné životy.
