# Áreas que duram: nas fichas de criaturas e nas descrições de magias.

sheet-lasting =
    .steep = cada { DISTANCE(1) } custa { DISTANCE(4) } de deslocamento
    .inwards = terreno difícil para quem se aproxima do usuário
    .drifts = afasta-se { DISTANCE($squares) } do usuário no início de cada turno dele
    .steered = na direção que o usuário escolher
    .total = termina depois de causar { $amount } de dano ao todo
    .light = luz plena dentro, penumbra por mais { DISTANCE($squares) } ao redor
    .gas = o vento a dispersa
    .shelters = quem está atrás dela tem três quartos de cobertura
    .deflects = flechas e afins que a atravessam erram; nada pequeno voa através dela, nem gás
    .beside = alcança até { DISTANCE($squares) } de um lado
    .wall = sólida: nada a atravessa
    .force = de energia: só a visão a atravessa
    .panel = seções de { DISTANCE(2) }: CA { $ac }, { $hp } pontos de vida
sheet-clear =
    .clears = some da área: { $things }
    .gas = gás
    .flames = chamas abertas
    .lamps = metade das chamas atrás de vidro
    .darkness = escuridão de magias de nível { $level } ou menor
    .light = luz de magias de nível { $level } ou menor
roll-lamp = lamparina
sheet-wide = { $area }, com { DISTANCE($wide) } de largura
