# Áreas que duram: nas fichas de criaturas e nas descrições de magias.

sheet-lasting =
    .steep = cada { DISTANCE(1) } custa { DISTANCE(4) } de deslocamento
    .inwards = terreno difícil para quem se aproxima do usuário
    .drifts = afasta-se { DISTANCE($squares) } do usuário no início de cada turno dele
    .steered = na direção que o usuário escolher
    .total = termina depois de causar { $amount } de dano ao todo
    .light = luz plena dentro, penumbra por mais { DISTANCE($squares) } ao redor
    .gas = o vento a dispersa
sheet-clear =
    .clears = some da área: { $things }
    .gas = gás
    .flames = chamas abertas
    .lamps = metade das chamas atrás de vidro
    .darkness = escuridão de magias de nível { $level } ou menor
    .light = luz de magias de nível { $level } ou menor
roll-lamp = lamparina
sheet-wide = { $area }, com { DISTANCE($wide) } de largura
