### Palavras para o resto do bestiário e para o que as escolas de magia ensinam.

clause-5e-feature-tight-jaws = Os ataques contra uma criatura que ele agarra têm vantagem.
    .name = mandíbulas firmes
clause-5e-feature-soft-belly = Enquanto está caído, sua Classe de Armadura é 3 menor.
    .name = barriga mole
clause-5e-feature-mucous-cloud = Debaixo d’água, quem o acerta corpo a corpo a até { DISTANCE(1) } faz uma salvaguarda de Constituição contra 14; se falhar, só consegue respirar água dali em diante.
    .name = nuvem de muco
clause-5e-feature-elf = As garras dos carniçais não paralisam elfos.
    .name = elfo
clause-5e-feature-demon = O guincho dos vrocks não atordoa demônios.
    .name = demônio
clause-5e-feature-antimagic-susceptibility = Quando alvo de dissipar magia, faz uma salvaguarda de Constituição contra a CD do conjurador ou fica inconsciente por um minuto.
    .name = suscetibilidade à antimagia
clause-5e-gaze-avert = Quem não está surpreso pode desviar o olhar: então dispensa a salvaguarda, mas não vê de quem é o olhar até seu próximo turno. Se olhar antes disso, faz a salvaguarda na hora.
    .name = olhar
clause-5e-power-enslave = Quem falha numa salvaguarda de Sabedoria fica enfeitiçado pelo aboleth, sob o controle dele e sem reações. Ao sofrer dano, pode tentar de novo; a morte do aboleth liberta.
    .name = escravização

event-shoves = { NAME($who, case: "o") } tenta empurrar { NAME($target, case: "o") }.
event-gained-numbed = O veneno deixa { NAME($who, case: "o") } em torpor.
event-lost-numbed = O torpor { NAME($who, case: "do") } passa.
dnd5e-numbed = em torpor
event-gained-diseased = { NAME($who, case: "o") } contrai uma doença.
event-lost-diseased = { NAME($who, case: "o") } sara da doença.
dnd5e-diseased = com doença
event-gained-slimed = O muco cobre { NAME($who, case: "o") }, que agora só respira água.
dnd5e-slimed = sob o muco
event-gained-enslaved = { NAME($who, case: "o") } agora obedece { NAME($by, case: "ao") }.
event-lost-enslaved = { NAME($who, case: "o") } não obedece mais a ninguém.
dnd5e-enslaved = sob domínio
noun-acid-spray = jato de ácido
    .gender = m
noun-action-surge = surto de ação
    .gender = m
event-withered = O máximo de pontos de vida { NAME($who, case: "do") } cai em { $amount }.
