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

clause-5e-move-jump = Com uma corrida de { DISTANCE(2) }, um salto em distância cobre { DISTANCE(1) } para cada 5 pontos de Força, e metade sem ela; só os fortes saltam { DISTANCE(1) } de altura. Uma mureta é vencida com um teste de Atletismo de 10, e quem cai em terreno difícil vai ao chão se um teste de Acrobacia não chegar a 10.
    .name = salto
clause-5e-feature-mount = Pode ser montada por uma criatura menor que ela carregue de bom grado, e age como quer.
    .name = montaria
clause-5e-feature-trained-mount = Está acostumada a cavaleiros, que podem controlá-la.
    .name = montaria treinada
clause-5e-suffocation = Quem fica sem fôlego aguenta tantas rodadas quanto o seu modificador de Constituição, no mínimo uma. No começo do turno seguinte cai a 0 pontos de vida, e não pode ser curado nem estabilizado até poder respirar.
    .name = sufocamento
