### Modos de se mover da quinta edição: voar, cair, cavalgar e os demais.

event-fell = { NAME($who) } cai { DISTANCE($squares) }.
event-mounted = { NAME($who) } monta: { NAME($mount) }.
event-dismounted = { NAME($who) } não está mais na montaria ({ NAME($mount) }), em { $to_square }.
event-gained-suffocating = { NAME($who) } fica sem fôlego.
event-lost-suffocating = { NAME($who) } volta a respirar.
event-gained-climbing = { NAME($who) } se agarra à parede.
event-gained-squeezing = { NAME($who) } se espreme em um lugar estreito.
event-lost-squeezing = { NAME($who) } tem espaço de novo.
event-gained-leaping = { NAME($who) } salta.

roll-jump = o salto sobre a mureta
roll-landing = a aterrissagem

clause-5e-feature-mount = Pode ser montada por uma criatura menor que ela carregue de bom grado, e age como quer.
    .name = montaria
clause-5e-feature-trained-mount = Está acostumada a cavaleiros, que podem controlá-la.
    .name = montaria treinada
