### What the terminal and the live table both say. Words that can be typed stand in lists with commas.

## O registro

say-edge =
    .advantage = Vantagem: { $reasons }.
    .disadvantage = Desvantagem: { $reasons }.

say-ending =
    .won = O combate acabou: os heróis venceram.
    .driven-off = O combate acabou: os inimigos foram postos em fuga.
    .fled = O combate acabou: os heróis fugiram.
    .captured = O combate acabou: os heróis foram capturados.
    .total-kill = O combate acabou: todos os heróis caíram.
    .decreed-heroes = O combate acabou por decisão da mesa: os heróis venceram.
    .decreed-foes = O combate acabou por decisão da mesa: os inimigos venceram.
say-over =
    .heroes = O combate acabou: os heróis venceram.
    .foes = O combate acabou: os inimigos venceram.
    .nobody = O combate acabou: ninguém ficou de pé.
    .other = O combate acabou: { $outcome }.
    .open = O combate ainda não acabou.
    .seed = A semente era { $seed }.
    .after = Ainda dá para digitar salvar ARQUIVO, registro, porquê ou desfazer; Enter sai.

## Criaturas

say-health =
    .dead = { GENDER($who) ->
        [f] morta
       *[m] morto
    }
    .dying = morrendo
    .stable = inconsciente, estável
    .unhurt = sem ferimentos
    .hurt = com ferimentos
    .fled = fugiu
    .surrendered = rendeu-se
    .captured = em cativeiro
    .removed = fora do combate
say-effect =
    .prone = no chão
    .dodging = esquivando
    .disengaged = desengajando
    .surprised = sob surpresa
    .helped = com ajuda
    .light = emite luz
    .climbing = escalando
    .fleeing = em fuga

say-legend =
    .wall = parede
    .tree = árvore
    .door = porta
    .low-wall = mureta
    .water = água
    .difficult = terreno difícil
    .dead = caídos em combate
    .near = ao alcance
    .zone = área de uma magia
    .open-door = porta aberta
    .dim = penumbra
    .dark = escuridão
    .deep-water = água funda
    .chasm = abismo
    .arrow-slit = seteira
    .rocky = rochas
    .ice = gelo
    .sunlight = luz do sol
    .portcullis = grade levadiça
    .force = muro de energia
    .barrel = barril
    .crate = caixote
    .statue = estátua
    .earth = terra
    .underwater = debaixo d’água
    .running = água corrente
    .burning = fogo
    .stuck = porta emperrada
    .locked = porta trancada
    .lit = luz plena
    .open = terreno livre

## Perguntas

say-seat =
    .gm = mestre
    .players = jogadores
say-question =
    .helped = { NAME($who) }: { NAME($about) } quer ajudar você. De acordo?
    .carried = { NAME($who) }: { NAME($about) } quer segurar ou empurrar você. Você deixa?
    .ridden = { NAME($who) }: { NAME($about) } quer montar em você. De acordo?
    .turn = { NAME($who) }, o que você faz? Resta: { $left }.
    .opportunity-attack = { NAME($who) }: { NAME($about, case: "o") } sai do seu alcance. Ataque de oportunidade?
    .tie = { NAME($who) }: mesma iniciativa. Quem age primeiro?
    .roll = { NAME($who) }: role { $dice } para { $why } e digite o que saiu, por exemplo { $example }.
    .other = { NAME($who) }: { $kind }?
    .hit = { NAME($who) }: { NAME($about, case: "o") } acerta você. Reagir?
    .ready = { NAME($who) }: o que você prepara?
    .search = { NAME($who) }: { NAME($about, case: "o") } procura. Qual teste?
    .improvise = { NAME($who) }: { NAME($about, case: "o") } tenta: “{ $words }”. O que decide isso?
    .consequence = { NAME($who) }: { NAME($about, case: "o") } tenta: “{ $words }”. O que resulta disso? Decida ou passe.
    .knock-out = { NAME($who) }: { NAME($about, case: "o") } cai com o golpe. Nocautear em vez de matar?
    .over = { NAME($who) }: só resta um lado. O combate acabou?
say-group =
    .move = Movimento
    .action = Ação
    .bonus = Ação bônus
    .haste = Velocidade
    .free = Sem custo
    .end = Pronto
    .cast = Magias
say-distance = { DISTANCE($squares) }
say-deed =
    .agree = concordar
    .attack = { NAME($weapon) } contra { NAME($target, case: "o") }
    .dash = disparada
    .disengage = desengajar
    .dodge = esquivar
    .hide = esconder-se
    .stand = levantar-se
    .drop = jogar-se no chão
    .end = encerrar o turno
    .pass = deixar passar
    .shake = acordar { NAME($target, case: "o") }
    .throw = jogar { NAME($weapon, case: "o") } { NAME($target, case: "no") }
    .draw = empunhar { NAME($weapon, case: "o") }
    .stow = guardar { NAME($weapon, case: "o") }
    .let-go = largar { NAME($weapon, case: "o") }
    .take-up = apanhar { NAME($weapon, case: "o") }
    .break = quebrar o obstáculo { NAME($weapon, case: "no") } ({ NAME($tool) })
    .search = procurar
    .ready = preparar uma ação
    .open = abrir a porta em { $word }
    .close = fechar a porta em { $word }
    .improvise = outra coisa: tentar …
    .when = com suas palavras: quando …
    .prone = derrubar
    .now = agora
    .pay = gastar a ação
    .fly = voar
    .swim = nadar
    .burrow = escavar
    .climb = escalar
    .jump = saltar
    .use = { NAME($weapon) }
    .use-on = { NAME($weapon) } contra { NAME($target, case: "o") }
    .trample = pisotear { NAME($target, case: "o") } com { NAME($weapon, case: "o") }
    .follow-up = atacar outra vez { NAME($target, case: "o") } com { NAME($weapon, case: "o") }
    .parry = aparar
    .mend = { NAME($target) }: { NAME($weapon) }
    .light = acender { NAME($weapon, case: "o") }
    .flee = sair pela borda do mapa
    .surrender = render-se
    .over = o combate acabou
    .goes-on = o combate continua

## O que se pode digitar

# $what: how, the first word for it, such as “go”
say-decline = recusar
say-gap =
    .ride = montado: { $what }
say-verbs =
    .agree = sim, deixar
    .move = ir, vá, mover, andar, m
    .attack = atacar, ataque, golpear, atirar, a
    .dash = disparada, correr
    .disengage = desengajar, recuar
    .dodge = esquivar, esquiva
    .hide = esconder
    .stand = levantar
    .drop = deitar
    .end = fim, pronto
    .pass = passar, não
    .cast = magia, conjurar, c
    .shake = acordar
    .throw = jogar, arremessar
    .draw = sacar, empunhar
    .stow = guardar
    .let-go = largar
    .take-up = apanhar
    .break = quebrar
    .search = procurar, procure
    .ready = preparar, prepare
    .open = abrir, abra
    .close = fechar, feche
    .improvise = tentar, tento
    .when = quando, se
    .fly = voar
    .swim = nadar
    .burrow = cavar, escavar
    .climb = escalar, subir
    .jump = pular, saltar
    .use = usar, poder
    .trample = pisotear
    .follow-up = outra-vez
    .parry = aparar
    .mend = curar
    .light = acender
    .flee = fugir, sair
    .surrender = render, rendo
    .over = sim, fim
    .goes-on = não, continuar
say-refusal =
    .not-offered = “{ $text }” não é possível agora.
    .nothing = Você não disse nada.
    .too-long = “{ $text }” é longo demais.
    .unprintable = Há caracteres que não se podem ler.
    .bad-reason = O motivo é longo demais.
    .nothing-to-undo = Não há nada para desfazer.
    .nothing-to-redo = Não há nada para refazer.
    .no-seat = Não há o lugar { $text } nesta mesa.
    .nothing-proposed = Ninguém mais propôs nada.
    .nothing-said = Você não propôs nada nem pediu para esperar.
    .not-asked = Ninguém está perguntando nada a você agora.
    .no-such-roll = “{ $text }” não serve para nenhuma das últimas rolagens.
    .closed = Essa pergunta já foi encerrada.
    .faces = “{ $text }” não sai nestes dados. Digite um número para cada dado.
    .not-text = Não dá para entender “{ $text }”.
say-offered = É possível: { $offered }.

## Por quê

say-why =
    .roll = { NAME($who) }, { $dice } para { $why }: { $faces }
    .total = = { $total }
    .guard = Classe de Armadura { NAME($target, case: "do") }:
    .unknown = você não sabe
    .advantage = Vantagem: { $clause }
    .disadvantage = Desvantagem: { $clause }
    .cancelled = Vantagem e desvantagem se anulam.
    .hit = Acerto.
    .miss = Erro.
    .critical = Acerto crítico: os dados de dano são rolados duas vezes.
    .hurt = { NAME($who, case: "o") } sofre { $amount }:
    .healed = { NAME($who, case: "o") } recupera { $amount }:
    .nothing = Ainda não se rolou nada.

say-odds =
    .brief = { $chance } de acertar, { $mean } em média
    .hit = Acertar: { $chance }
    .critical = Acerto crítico: { $chance }
    .fails = { $who }, falhar na salvaguarda: { $chance }
    .wins = Vencer a disputa: { $chance }
    .harm = Dano: { $mean } em média, { $most } no máximo
    .harm-about = Dano: { $mean } em média
    .felled = Derrotar o alvo: { $chance }
    .assumed = Se não reagirem: { $names }
    .roughly = mais ou menos { $brief }
    .estimated = { $trials ->
        [one] Estimativa com { $trials } tentativa:
       *[other] Estimativa com { $trials } tentativas:
    }
    .certain = Nenhum dado decide isto.

## Combates salvos

say-bad-save =
    .changed = { $file }, linha { $line }: esta linha foi alterada depois de gravada.
    .cut-off = { $file }, linha { $line }: falta o fim do arquivo.
    .not-json = { $file }, linha { $line }: isto não é um combate salvo, ou está danificado.
    .format = { $file }: foi salvo por outra versão do Affray, e esta não o lê.
    .rulebook = { $file }: este combate é do livro de regras “{ $rulebook }”, que não está instalado aqui. Instale o pacote que o traz e abra o arquivo de novo; com o combate está tudo bem.
    .elsewhere = { $file }, linha { $line }: pelas regras de hoje o combate não chegaria aonde estava.
say-verify =
    .same = Conferido: jogado de novo, o combate corre igual ({ $events ->
        [one] { $events } evento
       *[other] { $events } eventos
    }), e todos os { $dice } dados seguem da semente.
    .differs = { $file }, linha { $line }: está escrito { $then }; jogado de novo, dá { $now }.
    .shorter = { $file }, linha { $line }: está escrito { $then }; jogado de novo, o combate não chega a isso.
    .longer = { $file }, linha { $line }: o registro acaba aqui; jogado de novo, há mais: { $now }.
    .missing = { NAME($who) }: falta no registro o dado { $number }.
    .commitment = A semente não é a que foi prometida antes do combate.
    .die = { NAME($who) }, dado { $number }: o registro diz { $recorded }, a semente dá { $expected }.

## Regras

say-did-you-mean = Seria: { $words }?
say-known = Existem: { $words }.

## Conferência de arquivos

say-kind =
    .text = texto
    .number = um número
    .yes-no = true ou false
    .list = uma lista
    .mapping = campos com seus valores
    .nothing = nada

# Pelo código do problema. $found é o que está no arquivo, entre aspas.
say-problem =
    .more = … e mais { $more }.
    .no-such-encounter = Não há encontro chamado { $found }; dê o nome de um, ou o caminho de um arquivo YAML.
    .no-such-file = Não há arquivo chamado { $found }; dê o caminho de um arquivo YAML.
    .unreadable-file = O arquivo não pode ser lido ({ $why }); dê o caminho de um arquivo YAML que você possa ler.
    .too-big = O arquivo é grande demais; o máximo são { $most } bytes.
    .not-utf8 = Isto não é texto em UTF-8; salve o arquivo em UTF-8.
    .control-character = Há o caractere { $found }, de que nenhum texto precisa; tire-o.
    .empty-file = O arquivo não diz nada; escreva ao menos { $wanted }.
    .not-yaml = Isto não pode ser lido como YAML ({ $why }).
    .tab = Há uma tabulação onde o YAML quer espaços; recue com espaços.
    .bad-indent = O recuo desta linha não é o das linhas a que ela pertence; comece-as na mesma coluna.
    .needs-quotes = Nenhum valor simples começa com { $found }; ponha-o entre aspas.
    .stray-colon = Há um segundo dois-pontos na linha; ponha o texto entre aspas.
    .unclosed = O que se abre aqui nunca se fecha; procure uma aspa ou um parêntese que falta.
    .too-deep = Há níveis demais, um dentro do outro; o máximo são { $most }.
    .too-many-nodes = O arquivo diz coisa demais; o máximo são { $most } valores.
    .too-long = São { $length } caracteres; o máximo são { $most }.
    .two-documents = Aqui começa um segundo documento; um arquivo tem um só, sem ---.
    .alias = Há *{ $name }, que aponta para outro lugar; escreva o que quer dizer.
    .anchor = Há &{ $name }; âncoras não se usam aqui: escreva em cada lugar o que quer dizer.
    .tag = Há a marca { $found }; tire-a.
    .merge = Há <<, que junta; escreva os campos.
    .duplicate-key = { $found } já está na linha { $first }; deixe um dos dois.
    .key-not-text = O nome de um campo não é uma palavra simples; escreva o nome, dois-pontos e o valor.
    .empty-value = Não há nada escrito aqui; escreva um valor ou tire o campo.
    .missing-field = Falta o campo { $field }; escreva-o.
    .unknown-field = Não há campo { $found } aqui.
    .wrong-kind = Há { $found }; esperava-se { $kind }.
    .not-whole-number = Há { $found }; esperava-se um número inteiro de { $low } a { $high }.
    .not-one-of = Há { $found }; esperava-se uma das palavras conhecidas.
    .empty-list = A lista está vazia; escreva ao menos um.
    .too-many = São { $count }; o máximo são { $most }.
    .bad-text = Há { $found }; esperava-se uma linha de no máximo { $most } caracteres.
    .bad-language = Há { $found }; esperava-se o código de uma língua, como { "en" } ou { "pt-BR" }.
    .bad-id = Há { $found }; esperava-se um nome de letras latinas minúsculas, algarismos e hifens que comece por letra, como goblin-chief, com no máximo { $most } caracteres.
    .reserved-id = Há { $found }, que na mesa quer dizer outra coisa; escolha outro nome.
    .id-like-square = Há { $found }, que parece um quadrado do mapa; escolha outro nome.
    .bad-dice = Há { $found }; esperavam-se dados, como { "2d6+2" }.
    .bad-damage = Há { $found }; esperavam-se dados e um tipo de dano, como { "1d6+2 slashing" }.
    .bad-hp = Há { $found }; esperava-se um número, dados ou os dois, como { "7, 2d6 ou 7 (2d6)" }.
    .hp-outside-dice = Há { $found }, mas estes dados dão de { $low } a { $high }; mude um dos dois.
    .no-unit = Há { $found } sem unidade; escreva { $feet } ft ou { $squares } squares.
    .bad-notation = Há { $found }; esperava-se algo como { $example }.
    .not-one-verb = Há { $found }; um passo diz uma só coisa que acontece.
    .bad-distance = Há { $found }; esperava-se uma distância, como { "30 ft, 9 m, 6 squares ou 6 sáhů" }.
    .bad-range = Há { $found }; esperava-se um alcance, como { "80/320 ft ou 30 ft" }.
    .not-whole-squares = Há { $found }, que não dá um número inteiro de quadrados (cada um tem { DISTANCE(1) }); o mais próximo é { $nearest }.
    .too-far = Há { $found }; o máximo são { $most } quadrados.
    .range-backwards = Há { $found }; o alcance longo vem em segundo e é o maior.
    .unknown-creature = Há { $found }, que não é uma ficha conhecida aqui.
    .unknown-weapon = Há { $found }, que não é uma arma conhecida aqui; diga uma, ou dê hit e damage.
    .unknown-feature = Há { $found }, que não é uma característica conhecida aqui.
    .like-circle = Há { $found }, que por sua vez copia esta; escreva uma das duas por extenso.
    .like-too-long = Isto copia algo que copia algo, e assim por diante; o máximo são { $most } passos.
    .no-proficiency = Nada diz qual é a proficiência; escreva level, challenge ou proficiency.
    .no-such-use = Há { $found }, que não é característica desta criatura; escreva-a também em features.
    .given-twice = { $found } aparece pela segunda vez; deixe um dos dois.
    .strikes-nowhere = { $found } não tem nem alcance corporal nem à distância; escreva reach ou range.
    .no-damage-type = { $found } não tem tipo de dano; escreva um depois dos dados, como { "1d6+2 slashing" }.
    .pair-not-light = { $found } não é uma arma leve, e não se luta com uma em cada mão; tire pair.
    .unknown-armour = Há { $found }, que não é nenhuma armadura conhecida aqui.
    .two-armours = Há { $found }, mas ninguém veste duas do mesmo tipo; deixe uma armadura e um escudo.
    .unknown-item = Há { $found }, que não é nenhum item conhecido aqui.
    .too-many-attuned = Há { $found }, mas ninguém se sintoniza com mais de { $most } itens; retire um.
    .no-such-weapon = Há { $found }, que não é arma desta criatura; escreva-a também em weapons.
    .never-thrown = { $found } não pode ser arremessada; tire thrown, ou escreva-o em properties.
    .map-style = As linhas do mapa se juntaram; escreva | depois dos dois-pontos e desenhe o mapa nas linhas abaixo.
    .map-size = O mapa tem { $width } × { $height }; o máximo são { $most } × { $most }.
    .uneven-row = A fileira { $row } tem { $found } quadrados, a primeira tem { $width }; deixe-as do mesmo tamanho.
    .unknown-character = A fileira { $row } tem { $found }, que não está nem em legend nem em place.
    .not-one-character = Há { $found }; esperava-se um caractere do mapa.
    .ground-and-ground = Há { $found }; de { $kinds }, um quadrado só pode ter um.
    .not-drawn = { $found } não está desenhado no mapa; desenhe-o ou tire-o.
    .place-is-ground = { $found } significa { $ground } em qualquer mapa; use outra letra ou diga em legend o que é.
    .drawn-for-nobody = { $found } significa { $name }, que não está em nenhum lado.
    .bad-square = Há { $found }; esperava-se um quadrado do mapa, de a1 a { $last }.
    .off-the-map = Há { $found }, onde o mapa já acabou; esperava-se um quadrado de a1 a { $last }.
    .off-the-edge = { $name } precisa de { $width } × { $width } quadrados, e em { $found } o mapa acaba; mova-o.
    .in-a-wall = { $name } ficaria dentro de uma parede em { $found }; mova-o ou abra a parede.
    .taken = { $name } ficaria em { $found }, onde já está { $other }; mova um deles.
    .no-place = { $name } não tem lugar no mapa; escreva at, ou desenhe e diga o caractere em place.
    .placed-twice = { $name } tem at e também está no mapa; deixe um dos dois.
    .places-differ = { $name }: são { $count }, mas com { $places } lugares no mapa; iguale os números.
    .hp-differ = { $name }: são { $count }, mas com { $found } números de pontos de vida; iguale-os, ou dê um só.
    .id-taken = { $found } já é o nome de outro neste combate; escolha outro nome.
    .resource-of-no-hero = Há { $found }, mas só heróis ganham um recurso heroico; escreva organisation: hero ou tire.
    .never-earned = Há { $found }, que nunca se ganha, pois nenhuma habilidade o custa; dê a alguma um cost ou tire.
    .crowd = São { $count } criaturas; o máximo são { $most }.
    .unknown-who = Há { $found }, que não está neste combate.
    .one-moment = Sobre quando acontece, isto diz: { $given }; escreva exatamente um de: { $wanted }.
    .rides-in = { $name } não pode entrar montado em { $found }; tire rides, e deixe que monte quando estiver lá.
    .played-twice = { $other } já joga por { $found }; deixe só um.
    .unknown-option = Há { $found }, que não é uma opção de mesa deste livro de regras.
    .bad-option = Há { $found }; esperava-se uma das leituras de { $option }.
    .unknown-spell = Há { $found }, que não é uma magia conhecida aqui.
    .bad-preset = Há { $found }, que não é uma predefinição de { $rulebook }.
    .no-presets = Há { $found }, mas { $rulebook } não tem predefinições; tire.

## Words that may be answered

say-word =
    .attack = ataque
    .throw = arremesso
    .escape = escapar de um agarrão
    .dodge = esquiva
    .hide = esconder-se
    .search = procura
    .open = abrir uma porta
    .close = fechar uma porta
    .improvise = algo improvisado
    .move = movimento
    .attacks = ataca
    .falls = cai a 0 pontos de vida
    .free = é de graça
    .action = a ação

## Rulings and settings, without the full stop; $seat is a seat, $how what it is set to

say-decree =
    .hp = o mestre define os pontos de vida { NAME($who, case: "do") }: { $amount }
    .at = o mestre põe { NAME($who, case: "o") } em { $at }
    .noticed = o mestre revela { NAME($who, case: "o") } em { $at }
    .dies = o mestre decide que { NAME($who, case: "o") } morre
    .lives = o mestre decide que { NAME($who, case: "o") } sobrevive
    .other = o mestre decide: { $words }
    .add = fica decidido: { NAME($model, case: "o") } entra no combate
    .add-later = fica decidido: { NAME($model, case: "o") } entra no combate mais tarde
    .wave = { $words ->
        [off] fica decidido: o reforço não vem
       *[now] fica decidido: o reforço chega agora
    }
    .flees = fica decidido: { NAME($who, case: "o") } foge em debandada
    .rallies = fica decidido: { NAME($who, case: "o") } volta a lutar
    .leaves = fica decidido: { NAME($who, case: "o") } deixa o campo de batalha
    .surrenders = fica decidido: { NAME($who, case: "o") } se rende
    .captured = fica decidido: { NAME($who, case: "o") } { GENDER($who) ->
        [f] é capturada
       *[m] é capturado
    }
    .removed = fica decidido: { NAME($who, case: "o") } não está mais no combate
    .returns = fica decidido: { NAME($who, case: "o") } está de volta
    .turn = fica decidido: agora é o turno { NAME($who, case: "do") }
    .before = fica decidido: { NAME($who, case: "o") } age antes { NAME($other, case: "do") }
    .over = { $what ->
        [heroes] fica decidido: vitória dos heróis
       *[foes] fica decidido: vitória dos inimigos
    }
    .of = o mestre decide: { $who } – { $what }
    .ground = o mestre muda o terreno em { $at }: { $what }
    .object = fica decidido: agora há um objeto em { $at }: { $what }
    .carried-by = fica decidido: { NAME($other, case: "o") } carrega { NAME($who, case: "o") }
    .put-down = fica decidido: ninguém mais carrega { NAME($who, case: "o") }
    .morale = fica decidido: mudam as ordens de retirada
say-ruled =
    .hp = { $known ->
        [yes] pontos de vida: { $amount }
       *[no] outros pontos de vida
    }
    .maximum = { $known ->
        [yes] máximo de pontos de vida: { $amount }
       *[no] outro máximo de pontos de vida
    }
    .height = a { DISTANCE($amount) } de altura
    .side = { $words ->
        [heroes] agora do lado dos heróis
       *[foes] agora do lado dos inimigos
    }
    .played-by = quem joga é { $seat }
    .hidden = fora de vista
    .hidden-from = fora da vista de: { $others }
    .shown-to = à vista de: { $others }
    .noticed = à vista de todos
    .carried-by = quem carrega: { $others }
    .put-down = ninguém mais carrega
    .gains = condição: “{ $effect }”
    .loses = fim da condição “{ $effect }”
    .pool = { $known ->
        [yes] { $what }: resta { $amount }
       *[no] muda um dos seus recursos
    }
    .figure = { $known ->
        [yes] { $what }: { $amount }
       *[no] muda um dos seus valores
    }
    .hurt = dano: { $amount }
    .healed = cura: { $amount }
    .dies = morte
    .lives = de volta à vida
say-amended =
    .again = nova rolagem
    .bonus = { $amount }
    .shows = sai { $amount }
say-setting =
    .control = agora quem joga por { NAME($who, case: "o") } é { $seat }
    .dice = { $seat }: { $how ->
        [real] dados de verdade a partir de agora
       *[digital] dados digitais a partir de agora
    }
    .disclosure = { $how ->
        [exact] todos agora veem os pontos de vida exatos { NAME($who, case: "do") }
        [rough] todos agora veem só aproximadamente o estado { NAME($who, case: "do") }
       *[nothing] ninguém mais vê o estado { NAME($who, case: "do") }
    }
    .standing = { NAME($who) }, { $what }: { $how ->
        [always] sempre, a partir de agora
        [never] nunca, a partir de agora
       *[ask] perguntar a cada vez, a partir de agora
    }
    .consent = todos de { $seat }, { $what }: { $how ->
        [always] sempre, a partir de agora
        [never] nunca, a partir de agora
       *[ask] perguntar a cada vez, a partir de agora
    }
    .mind = o lugar “{ $seat }” agora é jogado pelo programa ({ $how })
    .person = o lugar “{ $seat }” agora é jogado por uma pessoa
    .seat = { $how ->
        [watcher] chega à mesa, para assistir: { $seat }
       *[player] chega à mesa: { $seat }
    }
    .unseat = { $seat } deixa a mesa
    .option = nesta mesa: { $what } – { $how }
    .ending = { $how ->
        [ask] agora o mestre diz se o combate acabou
       *[rules] agora as regras dizem se o combate acabou
    }
say-by-hand =
    .element = À mão: { $name }: { $text }
    .again = À mão: { $names }
