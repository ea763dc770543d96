### O que certas criaturas de Draw Steel fazem, e o que seus líderes mandam fazer.
### O comentário acima de uma regra é seu próprio id.

# ds.foe.edged
clause-ds-foe-edged = Tal golpe causa mais dano a quem a rolagem atingiu com vantagem.
    .name = mais dano com vantagem
# ds.foe.on-held
clause-ds-foe-on-held = Tal golpe causa mais dano a quem está agarrado.
    .name = mais dano ao agarrado
# ds.foe.from-hiding
clause-ds-foe-from-hiding = Tal golpe causa mais dano a quem não sabia onde o atacante estava no início do turno dele.
    .name = do esconderijo
# ds.foe.soft-belly
clause-ds-foe-soft-belly = Quem está caído golpeia tal criatura corpo a corpo com vantagem dupla.
    .name = ventre mole
# ds.foe.acid
clause-ds-foe-acid = O próximo golpe dela tem vantagem e causa mais dano.
    .name = boca gotejante
# ds.foe.grip
clause-ds-foe-grip = Certas coisas só se fazem com quem se agarra: empurrar, jogar para o alto, conduzir.
    .name = nas suas garras
# ds.foe.body-shield
clause-ds-foe-body-shield = Enquanto agarra alguém, metade do dano de um golpe contra ela atinge quem ela agarra.
    .name = escudo vivo
# ds.foe.jaws
clause-ds-foe-jaws = Quem tem tamanho 1 e começa o turno nas mandíbulas dela sofre 3 de dano ácido.
    .name = mandíbulas ácidas
# ds.foe.trample
clause-ds-foe-trample = Ela dá um passo de ajuste de até seu deslocamento e golpeia, com uma só rolagem, todos de quem chega perto.
    .name = atropelo
# ds.foe.slam
clause-ds-foe-slam = Se tal empurrão lança o alvo contra algo que o fere, ele sofre ainda mais dano.
    .name = pancada
# ds.foe.hush
clause-ds-foe-hush = Quem ela golpeia assim fica sem ações de gatilho até a próxima rodada.
    .name = pego de surpresa
# ds.foe.stay-here
clause-ds-foe-stay-here = Quando alguém sai de perto, ela pode conduzi-lo com uma ação de gatilho.
    .name = fique aqui
# ds.foe.tough
clause-ds-foe-tough = Quando está sem fôlego, sofre 2 a menos de qualquer dano.
    .name = dura na queda
# ds.foe.cut-through
clause-ds-foe-cut-through = Uma rolagem contra até três alvos, com um breve passo de ajuste antes de cada um.
    .name = dança da lâmina
# ds.foe.hurl
clause-ds-foe-hurl = Quem ela agarra, se for de tamanho 1, voa até o fim da linha e se fere como os que atinge.
    .name = arremesso
# ds.foe.snatch
clause-ds-foe-snatch = Quando alguém de tamanho 1 vai ser movido à força perto dela, ela pode agarrá-lo.
    .name = apanhar no ar
# ds.foe.burning-ground
clause-ds-foe-burning-ground = Os quadrados sob os alvos queimam até o fim do combate: uma vez por rodada ferem quem entra ou começa o turno ali.
    .name = chão ardente
# ds.foe.geyser
clause-ds-foe-geyser = Um teste de Agilidade: o grau 1 fere e lança { SQUARES(5) } para cima, o grau 2 { SQUARES(3) }, e no grau 3 se escapa a tempo.
    .name = gêiser
# ds.foe.quake
clause-ds-foe-quake = Os desajeitados caem. Até o fim da rodada cada quadrado custa 1 a mais, 2 para quem está caído ou enterrado; quem fica parado o turno todo afunda um quadrado.
    .name = tremor
# ds.foe.from-below
clause-ds-foe-from-below = Vantagem dupla para quem começou o turno sob a terra e irrompe dela.
    .name = de baixo da terra
# ds.foe.dust
clause-ds-foe-dust = A poeira dura até o próximo turno de quem a levantou: os inimigos dele têm um revés nas rolagens de habilidades de dentro dela e contra quem está nela.
    .name = poeira
# ds.foe.drift
clause-ds-foe-drift = Uma condução pode ir mais longe: um quadrado por ponto de Malícia gasto no alvo.
    .name = arrasto
# ds.foe.strike-order
clause-ds-foe-strike-order = À palavra do líder, outros dão um golpe livre ou usam sua habilidade de assinatura.
    .name = ordem de golpear
# ds.foe.move-order
clause-ds-foe-move-order = À palavra do líder, outros andam até seu deslocamento.
    .name = ordem de andar
# ds.foe.roused
clause-ds-foe-roused = Quem foi incitado golpeia com vantagem até o próximo turno do líder; quem abriu a guarda para isso é golpeado com vantagem.
    .name = incitação
# ds.foe.called-out
clause-ds-foe-called-out = Quem apontou um inimigo tem vantagem contra ele, com seus aliados, até seu próximo turno.
    .name = inimigo apontado
# ds.foe.stand-in
clause-ds-foe-stand-in = Quando um golpe a tem por alvo, outro se torna o alvo em seu lugar.
    .name = no lugar dela
# ds.foe.guard
clause-ds-foe-guard = Quando um golpe atinge a ela ou a um aliado adjacente, o dano pode cair à metade.
    .name = guarda
# ds.mount.guard
clause-ds-mount-guard = Tal montaria responde ao dano que ela ou seus cavaleiros sofrem.
    .name = guarda dos cavaleiros
# ds.mount.spurred
clause-ds-mount-spurred = Depois da investida de tal montaria, seus cavaleiros golpeiam corpo a corpo com vantagem até o fim do próximo turno deles.
    .name = a galope
# ds.mount.thrown
clause-ds-mount-thrown = O cavaleiro movido à força sai da montaria e faz um teste de Força ou Agilidade: no grau 1 cai e fica caído.
    .name = derrubado da sela
# ds.minion.free-strikes
clause-ds-minion-free-strikes = Lacaios que dão golpes livres ao mesmo tempo no mesmo alvo contam como um só golpe: o dano se soma.
    .name = golpes livres juntos
# ds.roll.automatic
clause-ds-roll-automatic = Um grau automático vale quaisquer que sejam as vantagens, os reveses e os bônus; 19 ou 20 nos dados ainda é acerto crítico. Graus automáticos diferentes se anulam.
    .name = grau automático
