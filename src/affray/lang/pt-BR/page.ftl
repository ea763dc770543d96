### A página da mesa ao vivo. O combate já chega do servidor em palavras; aqui está o que fica em volta dele.

page-lost = Sem conexão com o servidor.
page-closed = Este link não funciona mais
page-gone = Seu link foi revogado ou a mesa terminou. Peça um novo ao mestre.
page-reconnecting = Reconectando…
page-coming-in = Entrando na mesa…
page-preferences = Idioma e aparência
page-language = Idioma
page-theme = Aparência
page-theme-of =
    .auto = Como no aparelho
    .light = Clara
    .dark = Escura
page-close = Fechar
page-cancel = Cancelar

## Making a table

page-new-table = Nova mesa
page-no-host-link = Para criar mesas, abra o link do anfitrião que o servidor mostrou ao iniciar.
page-which-fight = Qual combate?
page-fight-size = { $heroes ->
    [one] { $heroes } herói
   *[other] { $heroes } heróis
} contra { $foes ->
    [one] { $foes } inimigo
   *[other] { $foes } inimigos
}
page-upload = Ou um combate seu, em arquivo YAML
page-line = linha { $line }
page-how-played = Como se joga?
page-table-language = Idioma da mesa
page-dice = Dados
    .digital = Digitais
    .real = Reais, digitados à mão
page-foes-hp = Pontos de vida dos inimigos
page-disclosure =
    .exact = Exatos
    .rough = Aproximados
    .nothing = Ocultos
page-players-come = Os jogadores entram
page-come =
    .claim = Por um só link: cada um escolhe um herói
    .each = Por um link para cada herói
page-countdown = Segundos para responder (0: sem limite)
page-players-undo = Os jogadores podem desfazer sua última resposta
page-options = Opções da mesa
page-options-of = Opções da mesa: { $book }
page-make-table = Criar a mesa
page-table-made = A mesa está pronta
page-enter-gm = Sentar-se como mestre
page-links-once = Um link só aparece aqui e agora; na mesa dá para criar outro.
page-link-of =
    .gm = Mestre
    .player = Jogador
    .claim = Para os jogadores: escolher um herói
    .watcher = Espectadores
page-copy = Copiar
page-copied = Copiado
page-qr = O link como código QR
page-qr-show = Código QR
page-tables-kept = Mesas guardadas aqui
page-tables-kept-how = Volte a uma delas pelo seu link.
page-whom-play = Qual herói é o seu?
page-all-taken = Todos os heróis já têm dono. Fale com o mestre.

## At the table

page-beside = Ao lado do mapa
page-tab-act = Agir
page-tab-log = Registro
page-tab-sheet = Ficha
page-tab-words = Em palavras
page-tab-table = Mesa
page-round = Rodada
page-order = Ordem dos turnos
page-next = a seguir
page-you-are-next = Entre os que você vê, o próximo turno é seu.
page-has-acted = já agiu
page-map = Mapa
page-map-keys = Com as setas você anda pelo mapa; Enter mostra o que aconteceria, Enter de novo faz.
page-no-map = Este combate não tem mapa.
page-zoom-in = Aproximar
page-zoom-out = Afastar
page-whole-map = Mapa inteiro
page-hp = { $hp } PV
page-armour = CA { $ac }
page-place = Posição
page-terrain = Terreno
page-holds = Na mão: { $what }
page-mount = Montaria: { $who }
page-height = Altura: { $far }
page-zones = Áreas que duram
page-lying = No chão
page-map-size =
    .squares = Um mapa de { $width } por { $height } quadrados; a1 fica no canto superior esquerdo.
    .hexes = Um mapa de { $width } por { $height } hexágonos; a1 fica no canto superior esquerdo, e uma fileira sim, outra não, é deslocada para a direita.
page-you-are = { $who } está em { $square }
page-direction =
    .here = aqui
    .n = ao norte
    .ne = a nordeste
    .e = a leste
    .se = a sudeste
    .s = ao sul
    .sw = a sudoeste
    .w = a oeste
    .nw = a noroeste
page-danger = Pode atacar no caminho: { $who }
page-danger-unknown = Não deu tempo de calcular quem pode atacar no caminho.
page-log = O que aconteceu
page-news = Novidades do combate
page-why = por quê?
page-undo = Desfazer
page-redo = Refazer

## The question

page-questions = Perguntas para você
page-asked = Responde: { $who }
page-you-are-asked = Há uma pergunta para você
page-others-asked = Perguntas aos outros
page-free-deeds = A qualquer momento
page-nothing-asked = Não há pergunta para você agora.
page-seconds-left = { $seconds ->
    [one] falta { $seconds } segundo
   *[other] faltam { $seconds } segundos
}
page-proposals = Propostas
page-say-yes = Sim
page-say-yes-to = Sim: { $what }
page-say-wait = Espera
page-say-me = Deixa que eu vou
page-say-never-mind = Deixa pra lá
page-search = Buscar
page-groups = Tipos de ação
page-group =
    .attack = Ataque
    .aim = Em um quadrado
page-nothing-found = Nada parecido está disponível.
page-more = { $count ->
    [one] Há mais { $count } possibilidade fora da lista.
   *[other] Há mais { $count } possibilidades fora da lista.
}
page-against = Alvo: { $who }
page-to-square = { $deed }: { $square }
page-choose-square = escolha um quadrado no mapa
page-about-to = O que você está prestes a fazer
page-do = Fazer
page-in-area = Dentro: { $who }
page-nobody-in-area = Não se vê ninguém dentro.
page-assumed = Se ninguém reagir ({ $who }: { $kinds })
page-die = { DICE($die) }
page-enter-dice = Confirmar
page-number-between = Um número de { $low } a { $high }
page-hint =
    .improvise = Diga com suas palavras, por exemplo: viro a mesa
    .follows = O que vem depois, como no terminal, por exemplo: failure prone success temporary 5
page-pick-some = Escolhidos: { $chosen } (de { $least } a { $most })
page-fewer = Menos: { $what }
page-one-more = Mais um: { $what }

## One’s sheet

page-whose-sheet = Ficha de quem
page-no-sheet = Você não tem personagem nesta mesa.
page-conditions = Condições
page-reactions = Reações
page-standing =
    .ask = Perguntar
    .always = Sempre
    .never = Nunca
page-my-dice = Meus dados
page-pool =
    .action = ação
    .bonus = ação bônus
    .reaction = reação
    .armour = armadura
page-word =
    .helped = receber ajuda ou cura
    .carried = ser segurado ou carregado por um aliado
    .ridden = ser montado
    .swap = trocar de lugar na ordem
    .fog = nada se vê
    .wall = muro
    .small = tamanho pequeno
    .medium = tamanho médio
    .large = tamanho grande
    .tiny = tamanho miúdo
    .huge = tamanho enorme
    .gargantuan = tamanho imenso
    .strike-friend = atacar um aliado
    .knock-out = nocautear em vez de matar
    .wear = desgastar a armadura
    .for = por tantas rodadas
    .until = até um turno
    .start = início do turno
    .end = fim do turno
    .save = até a salvaguarda
    .by = por alguém

## The GM

page-gm-rulings = Decisão do mestre
page-gm-seats = Lugares
page-gm-creatures = Criaturas
page-gm-links = Links
page-gm-table = A mesa
page-gm-journal = Tudo o que foi decidido
page-ruling-whom = Sobre quem
page-ruling-what = O quê
page-ruling-which = Qual
page-ruling-why = Por quê
page-ruling-to = Quem fica sabendo
page-ruling-to-who-see = Quem vê
page-ruling-to-all = Todos
page-ruling-to-gm = Só você
page-ruling-subject =
    .creatures = Criaturas
    .effects = Condições e efeitos
    .dice = Dados, dano, cura
    .ground = O terreno
    .fight = O combate
    .ending = Saída e fim do combate
page-ruling =
    .maximum = Máximo de pontos de vida
    .height = Fica à altura de
    .side = Fica do lado de
    .played-by = Quem joga
    .hidden = Fica fora de vista
    .hidden-from = Fica fora da vista de
    .shown-to = Fica à vista de
    .pool = Resta
    .figure = Tem o valor
    .ground = O terreno é
    .hp = Pontos de vida agora
    .temporary = Pontos de vida temporários agora
    .at = Está no quadrado
    .noticed = Fica à vista
    .hurt = Sofre dano
    .healed = Recupera pontos de vida
    .gains = Ganha a condição
    .loses = Perde a condição
    .dies = Morre
    .lives = Sobrevive
    .roll = A rolagem
    .test = Faz um teste de
    .save = Faz uma salvaguarda
    .check = Faz um teste
    .safeguard = Faz uma salvaguarda
    .weapon = Tem uma arma
    .drops = Larga
    .flees = Foge
    .rallies = Volta a lutar
    .leaves = Deixa o campo de batalha
    .surrenders = Rende-se
    .captured = Fica em cativeiro
    .removed = Não está mais lá
    .returns = Está de volta
    .turn = É o turno de
    .before = Age antes de
    .over = A vitória é de
    .wave = Reforço
page-ruling-word =
    .again = rolado de novo
    .advantage = com vantagem
    .disadvantage = com desvantagem
    .bonus = bônus ou penalidade
    .shows = o dado mostra
    .hits = acerta
    .misses = erra
    .succeeds = tem sucesso
    .fails = falha
    .watcher = espectador
page-ruling-hurt =
    .save = metade se passar na salvaguarda
    .test = metade se passar no teste
    .unresisted = resistência não ajuda
page-ruling-follows = e o que vem depois
page-ruling-amount = Quanto: um número, ou dados como 2d6
page-of-a-kind = tipo de dano
page-square = Quadrado
page-side =
    .heroes = Heróis
    .foes = Inimigos
page-square-example = por exemplo, c3
page-on-map = Escolher no mapa
page-gm-adding = Pôr alguém em combate
page-add = Pôr em combate
page-add-who = Quem entra
page-add-search = Procurar no bestiário
page-add-other = Escolher outro
page-add-own = seu
page-add-nothing-found = O bestiário não tem “{ $typed }”. Você pode colar uma ficha sua.
page-add-paste = Uma ficha sua (YAML)
page-add-check = Usar este texto
page-add-no-block = Este texto não tem nenhuma ficha: não há nada em “creatures”.
page-try-again = Tentar de novo
page-add-count = Quantos
page-add-side = Do lado dos
page-add-hidden = Escondidos: ninguém os percebe ainda
page-add-when = Quando
page-add-time =
    .now = Agora mesmo
    .round = Em uma rodada mais adiante
    .half = Quando metade de um lado estiver fora de combate
    .left = Quando restarem poucos de um lado
    .falls = Quando alguém cair
page-add-most-left = Quantos restam, no máximo
page-add-rolls = Conforme os dados
page-add-before = Antes de: { $who }
page-add-refused = Ninguém pode entrar em { $square }. Escolha no mapa um quadrado sem parede; se estiver ocupado, ficam o mais perto possível.
page-add-done = Em combate: { $who }{ $count ->
    [1] .
   *[other] {" "}× { $count }.
}
page-add-later = Ainda por vir: { $who }{ $count ->
    [1] .
   *[other] {" "}× { $count }.
}
page-waves = Ainda por vir
page-wave-when =
    .round = rodada { $number }
    .half = quando metade estiver fora: { $whom }
    .left = quando restarem no máximo { $number }: { $whom }
    .falls = quando cair: { $whom }
page-wave-now = Agora
page-wave-off = Cancelar
page-rule = Decidir
page-here = presente
page-away = ausente
page-played-by = Quem joga
page-a-person = uma pessoa
page-mind =
    .simple = o programa, com bom senso
    .random = o programa, ao acaso
page-disclose-all = Pontos de vida de todos os inimigos
page-hand-to = Quem joga: { $who }
page-disclosure-of = Pontos de vida: { $who }
page-make-link = Novo link (o antigo deixa de valer)
page-revoke = Revogar
page-save = Baixar o combate
page-end-table = Encerrar a mesa de vez
page-end-table-sure = Encerrar a mesa de vez? Nada dela será guardado.
page-entry =
    .answer = – resposta
    .propose = – proposta
    .set = – ajuste
    .rule = – decisão
    .undo = – desfeito
    .note = – nota
page-undo-from = Desfazer tudo a partir do item { $number }

## Keys

page-keys = Teclas
page-keys-by-place = Vale o lugar da tecla, não a letra: elas funcionam em qualquer teclado.
page-key =
    .nth = escolher da lista
    .do = confirmar a escolha
    .cancel = desistir
    .map = ir ao mapa
    .arrows = andar pelo mapa
    .attack = ataques
    .cast = magias
    .move = andar
    .action = ações
    .bonus = ações bônus
    .free = ações sem custo
    .end = encerrar o turno
    .search = buscar
    .log = registro
    .sheet = ficha
    .words = o mapa em palavras
    .undo = desfazer
    .keys = estas teclas
