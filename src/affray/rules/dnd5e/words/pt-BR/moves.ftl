### Modos de se mover da quinta edição: voar, cair, cavalgar e os demais.

event-fell = { NAME($who, case: "o") } cai { DISTANCE($squares) }.
event-mounted = { NAME($who, case: "o") } monta { NAME($mount, case: "no") }.
event-dismounted = { NAME($who, case: "o") } fica a pé ao lado { NAME($mount, case: "do") } ({ $to_square }).
event-gained-suffocating = { NAME($who, case: "o") } fica sem fôlego.
event-lost-suffocating = { NAME($who, case: "o") } volta a respirar.
event-gained-climbing = { NAME($who, case: "o") } se agarra à parede.
event-gained-squeezing = { NAME($who, case: "o") } se espreme em um lugar estreito.
event-lost-squeezing = { NAME($who, case: "o") } tem espaço de novo.
event-gained-leaping = { NAME($who, case: "o") } salta.

roll-jump = o salto sobre a mureta
roll-landing = a aterrissagem

clause-5e-feature-mount = Pode ser montada por uma criatura menor que ela carregue de bom grado, e age como quer.
    .name = montaria
clause-5e-feature-trained-mount = Está acostumada a cavaleiros, que podem controlá-la.
    .name = montaria treinada
