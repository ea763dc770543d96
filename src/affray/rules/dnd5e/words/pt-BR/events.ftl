### What only happens here, told as a log; and why only here dice are rolled.

event-gained-raging = { NAME($who, case: "o") } entra em fúria.
event-lost-raging = A fúria { NAME($who, case: "do") } passa.
event-stable = { NAME($who, case: "o") } está estável, mas inconsciente.
roll-stealth = Furtividade
roll-death-save = a salvaguarda contra a morte
roll-first-aid = os primeiros socorros
roll-second-wind = Retomar o Fôlego
roll-sneak-attack = o Ataque Furtivo
roll-savage-attacks = os Ataques Selvagens
roll-lucky = tentar a sorte
roll-martial-advantage = a Vantagem Marcial
roll-surprise-attack = o Ataque Surpresa
roll-str-save = a salvaguarda de Força
roll-dex-save = a salvaguarda de Destreza
roll-con-save = a salvaguarda de Constituição
roll-int-save = a salvaguarda de Inteligência
roll-wis-save = a salvaguarda de Sabedoria
roll-cha-save = a salvaguarda de Carisma
event-temporary-gained = { NAME($who, case: "o") } agora tem pontos de vida temporários.
