### Ajuda, preparação, procura, objetos, agarrões e improvisos: no registro e nos menus.

event-gained-distracted = { NAME($by, case: "o") } distrai { NAME($who, case: "o") }.
event-resisted = { NAME($who, case: "o") } resiste.
event-still-held = { NAME($who, case: "o") } não consegue escapar.
event-readied = { NAME($who, case: "o") } se prepara para algo.
event-readied-known = { NAME($who, case: "o") } se prepara: { $deed } ({ $when }).
event-ready-lapsed = { NAME($who, case: "o") } esperou em vão.
event-improvised = { NAME($who, case: "o") } tenta: { $words }
event-forbidden = { NAME($who) }: isso é impossível.
event-interacted = { NAME($who, case: "o") } faz de passagem: { $thing }.
event-handled = { NAME($who, case: "o") } mexe: { $words }
event-door-stuck = A porta em { $at } emperra.

roll-acrobatics = Acrobacia
roll-animal-handling = Adestrar Animais
roll-arcana = Arcanismo
roll-athletics = Atletismo
roll-deception = Enganação
roll-history = História
roll-insight = Intuição
roll-intimidation = Intimidação
roll-investigation = Investigação
roll-medicine = Medicina
roll-nature = Natureza
roll-perception = Percepção
roll-performance = Atuação
roll-persuasion = Persuasão
roll-religion = Religião
roll-sleight-of-hand = Prestidigitação
roll-survival = Sobrevivência
roll-str = o teste de Força
roll-dex = o teste de Destreza
roll-con = o teste de Constituição
roll-int = o teste de Inteligência
roll-wis = o teste de Sabedoria
roll-cha = o teste de Carisma
roll-potion-of-healing = a poção

noun-potion-of-healing = poção de cura
    .gender = f
