### O que diz a linha de comando. As palavras que se podem digitar vêm em listas com vírgulas; as inglesas valem sempre.

cli-about = Conduz combates de RPG de mesa pelas regras.

cli-usage = Uso:
    .options = OPÇÕES
    .command = COMANDO
    .fight = ENCONTRO|ARQUIVO
    .file = ARQUIVO
    .files = ARQUIVO
    .clause = REGRA|PALAVRAS
    .options-heading = Opções
    .commands-heading = Comandos

cli-option =
    .lang = O idioma: en, ru, uk, cs ou pt-BR.
    .help = Mostra esta ajuda.
    .version = Diz a versão e de quem são as regras que ela contém.

cli-version = Affray { $version }
# Os avisos são fixados pelas licenças: o segundo fica em inglês, palavra por palavra.
cli-notice-srd = Contém material do System Reference Document 5.1, de Wizards of the Coast LLC, sob a licença Creative Commons Attribution 4.0 (CC BY 4.0).
cli-notice-drawsteel = Affray is an independent product published under the DRAW STEEL Creator License and is not affiliated with MCDM Productions, LLC. DRAW STEEL © 2024 MCDM Productions, LLC.

## Uma linha de comando que não se entende

cli-no-such-language = Affray não fala { $code }. Fala { $codes }.
cli-no-such-command = O comando { $word } não existe. Existem: { $commands }.
cli-no-such-option = A opção { $option } não existe.{ $near ->
        [none] {""}
       *[some] {" "}Seria { $near }?
    }
cli-missing-argument = Falta algo: { $name }.
cli-bad-option-usage = A opção { $option } precisa de um valor.
cli-bad-option = O valor de { $option } não serve.{ $wanted ->
        [none] {""}
       *[some] {" "}Pode ser: { $wanted }.
    }
cli-try-help = Ajuda: { $command } --help
cli-file =
    .missing = O arquivo { $file } não existe.
    .unreadable = O arquivo { $file } não pode ser lido como texto.
cli-no-such-seat = Não há o lugar { $seat } nesta mesa. Há: { $seats }.

## Comandos

cli-play = Joga um combate até o fim.
    .minds = Por quem o programa joga: heroes (heróis), foes (inimigos; se você não disser outra coisa), all (todos) ou none (ninguém).
    .seed = A semente dos dados: a mesma semente dá os mesmos dados.
    .dice = Quem rola: o programa (digital) ou você, com dados de verdade (real).
    .squares = Conta as distâncias em quadrados.
    .seat = Com que olhos você vê: watcher (todos os heróis juntos), gm (tudo) ou um herói, e então você joga só por ele.
    .preset = Todas as opções da mesa de uma vez, como as lê um dos textos das regras.
cli-replay = Conta um combate salvo.
    .verify = Joga tudo de novo, rola cada dado de novo e diz onde algo difere.
    .seat = Com que olhos você vê: watcher (todos os heróis juntos), gm (tudo) ou um herói.
cli-rules = Lista as regras, mostra uma inteira ou procura por palavras.
cli-check = Confere arquivos de criaturas e encontros e diz tudo o que há de errado neles.
    .schema = Em vez disso, imprime o JSON Schema desses arquivos, para um editor.
    .rulebook = De que livro: quinta edição (dnd5e), Ação e Combate (acao) ou Draw Steel (drawsteel).
    .no-files = Diga pelo menos um arquivo.
cli-sim = Joga um combate muitas vezes e diz como ele termina.
    .fights = Quantos combates.
    .seed = A semente dos dados.
    .minds = Quem joga: simple faz o sensato, random faz qualquer coisa.
    .workers = Em quantos núcleos ao mesmo tempo (all: em todos).
    .json = Imprime o resultado como JSON.
    .preset = Todas as opções da mesa de uma vez, como as lê um dos textos das regras.

## O registro

cli-edge =
    .advantage = Vantagem: { $reasons }.
    .disadvantage = Desvantagem: { $reasons }.

cli-over =
    .heroes = O combate acabou: os heróis venceram.
    .foes = O combate acabou: os inimigos venceram.
    .nobody = O combate acabou: ninguém ficou de pé.
    .other = O combate acabou: { $outcome }.
    .open = O combate ainda não acabou.
    .seed = A semente era { $seed }.
    .after = Ainda se pode digitar salvar ARQUIVO, registro, porquê ou desfazer; Enter sai.

## Criaturas

cli-health =
    .dead = { GENDER($who) ->
        [f] morta
       *[m] morto
    }
    .dying = morrendo
    .stable = inconsciente, estável
    .unhurt = sem ferimentos visíveis
    .hurt = com ferimentos
cli-effect =
    .prone = no chão
    .dodging = na esquiva
    .disengaged = fora de alcance
    .raging = em fúria
    .surprised = de surpresa
    .concentrating = em concentração
    .holding-spell = mantém uma magia
    .keeping-spell = uma magia em vigor
    .grappled = sob agarrão
    .helped = com ajuda
    .distracted = com a atenção desviada
    .candle = vela
    .lamp = lamparina
    .lantern = lanterna
    .light = emite luz
    .torch = tocha
    .climbing = na parede
    .squeezing = em espaço apertado
    .controlled = sob controle
    .leaping = em salto
    .reckless = descuidado
    .frenzied = em frenesi
    .turned = expulso
    .led = sob comando
    .suffocating = sem fôlego
    .lethargy = sem forças

cli-legend =
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
    .earth = terra
    .underwater = debaixo d'água

## Perguntas

cli-seat =
    .gm = mestre
    .players = jogadores
# What is told to one who types answers, after the question
cli-hint =
    .ready-when = Com suas palavras: when …
    .interact = Outra coisa: handle …
cli-question =
    .turn = { NAME($who) }, o que você faz? Resta: { $left }.
    .opportunity-attack = { NAME($who) }: { NAME($about) } sai do seu alcance. Ataque de oportunidade?
    .tie = { NAME($who) }: mesma iniciativa. Quem age primeiro?
    .roll = { NAME($who) }: role { $dice } para { $why } e digite o que saiu, por exemplo { $example }.
    .other = { NAME($who) }: { $kind }?
    .hit = { NAME($who) }: { NAME($about) } acerta você. Reagir?
    .wounded = { NAME($who) }: { NAME($about) } feriu você. Reagir?
    .casting = { NAME($who) }: { NAME($about) } conjura uma magia. Reagir?
    .missiles = { NAME($who) }: mísseis mágicos de { NAME($about) } voam contra você. Reagir?
    .contest = { NAME($who) }: { NAME($about) } tenta dominar você. Como você resiste?
    .help-task = { NAME($who) }: em que você ajuda?
    .ready = { NAME($who) }: o que você prepara?
    .ready-when = { NAME($who) }: para qual momento?
    .ready-whom = { NAME($who) }: quem precisa fazer isso?
    .readied = { NAME($who) }: chegou o momento. Fazer o que foi preparado?
    .ready-now = { NAME($who) }: { NAME($about) } espera: “{ $words }”. Agora?
    .search = { NAME($who) }: { NAME($about) } procura. Qual teste?
    .improvise = { NAME($who) }: { NAME($about) } tenta: “{ $words }”. O que decide?
    .skill = { NAME($who) }: com qual atributo ou perícia?
    .dc = { NAME($who) }: qual a dificuldade? Digite um número de 1 a 30.
    .interact = { NAME($who) }: o que você faz de passagem?
    .interaction = { NAME($who) }: quanto isso custa a { NAME($about) }?
    .needs-action = { NAME($who) }: isso exige a ação. Gastar?
    .shove = { NAME($who) }: você vence. O que acontece com { NAME($about) }?
    .knock-out = { NAME($who) }: { NAME($about) } cai com o golpe. Nocautear em vez de matar?
    .ready-spell = { NAME($who) }: que magia você mantém preparada?
    .mount-falls = { NAME($who) }: { NAME($about) } cai. Saltar e cair de pé?
    .legendary = { NAME($who) }: { NAME($about) } terminou o turno. Ação lendária?
    .lair = { NAME($who) }: o que o covil faz?
    .legendary-resistance = { NAME($who) }: a salvaguarda falhou. Resistência Lendária?
    .preserve-life = { NAME($who) }: quem recupera quanto?
    .new-target = { NAME($who) }: { NAME($about) } está sob um santuário. Atacar quem no lugar?
    .sculpt-spells = { NAME($who) }: quem a magia poupa?
    .cure = { NAME($who) }: de que livrar { NAME($about, case: "acc") }?
cli-group =
    .move = Movimento
    .action = Ação
    .bonus = Ação bônus
    .haste = Velocidade
    .free = Sem custo
    .end = Pronto
    .cast = Magias
cli-distance = { DISTANCE($squares) }
cli-menu =
    .ways = { $count ->
        [one] { $count } quadrado
       *[other] { $count } quadrados
    } ao alcance (• no mapa); digite um, por exemplo { $example }
    .more = … e mais { $more }: comece a digitar
    .which = Qual? Digite o número.
    .words = O quê? Diga com suas palavras; se já falou em voz alta, tecle Enter.
    .spell = { NAME($spell) } ({ $count }): { $example }
    .spell-at = { NAME($spell) } em um quadrado, como: { $example }
    .numbers = { $words }: uma altura em quadrados, de { $low } a { $high }, como { $example }

cli-deed =
    .attack = { NAME($weapon) } contra { NAME($target) }
    .dash = disparada
    .disengage = desengajar
    .dodge = esquivar
    .hide = esconder-se
    .first-aid = primeiros socorros para { NAME($target) }
    .stand = levantar-se
    .drop = jogar-se no chão
    .second-wind = retomar o fôlego
    .rage = fúria
    .aggressive = avançar contra um inimigo
    .end = terminar o turno
    .pass = deixar passar
    .shake = acordar { NAME($target) }
    .end-spell = encerrar a concentração
    .attack-two-handed = { NAME($weapon) } com as duas mãos contra { NAME($target) }
    .attack-improvised = { NAME($weapon) } como porrete contra { NAME($target) }
    .throw = jogar { NAME($weapon) } em { NAME($target) }
    .draw = empunhar { NAME($weapon) }
    .stow = guardar { NAME($weapon) }
    .let-go = largar { NAME($weapon) }
    .take-up = apanhar { NAME($weapon) }
    .don = pôr { NAME($weapon) }
    .doff = tirar { NAME($weapon) }
    .break-free = soltar { NAME($target) } à força
    .cut = cortar o que prende { NAME($target) } ({ NAME($weapon) })
    .break = quebrar a porta em { NAME($weapon) } ({ NAME($tool) })
    .grapple = agarrar { NAME($target) }
    .shove = empurrar { NAME($target) }
    .escape = escapar de { NAME($target) }: { $word }
    .release = soltar { NAME($target) }
    .drag = arrastar junto
    .assist = ajudar { NAME($target) } em uma tarefa
    .distract = ajudar no ataque a { NAME($target) }
    .search = procurar
    .ready = preparar uma ação
    .interact = mexer em algo
    .open = abrir a porta em { $word }
    .close = fechar a porta em { $word }
    .use-object = usar { NAME($weapon) }: { NAME($target) }
    .improvise = outra coisa: improvise …
    .handle = outra coisa: handle …
    .when = com suas palavras: when …
    .prone = derrubar
    .push = empurrar para { $word }
    .knock-out = nocautear
    .check = um teste decide
    .contest = uma disputa com { NAME($target) } decide
    .allow = dá certo sem teste
    .forbid = é impossível
    .now = agora
    .pay = gastar a ação
    .not-yet = ainda não
    .fly = voar
    .swim = nadar
    .burrow = escavar
    .climb = escalar
    .squeeze = espremer-se
    .jump = saltar
    .leap = saltar para cima
    .mount = { $how ->
        [controlled] montar e controlar: { NAME($target) }
       *[independent] montar sem controlar: { NAME($target) }
    }
    .dismount = desmontar
    .ride = { $how ->
        [dash] mandar a montaria: disparada
        [disengage] mandar a montaria: desengajar
        [dodge] mandar a montaria: esquiva
        [leap] mandar a montaria: saltar
       *[stand] mandar a montaria: levantar-se
    }
    .use = { NAME($weapon) }
    .use-on = { NAME($weapon) } contra { NAME($target) }
    .action-surge = surto de ação
    .reckless-attack = ser descuidado
    .frenzied-rage = fúria em frenesi
    .frenzy = { NAME($weapon) } contra { NAME($target) } em frenesi
    .trample = pisotear { NAME($target) } com { NAME($weapon) }
    .uncanny-dodge = esquiva sobrenatural
    .parry = aparar
    .catch-rock = agarrar a pedra
    .legendary-resistance = resistência lendária
    .mend = { NAME($target) }: { NAME($weapon) }
    .light = acender: { NAME($weapon) }
    .douse = apagar: { NAME($weapon) }
    .spare = poupar: { $all }
    .spiritual-weapon-on = a arma espiritual contra { NAME($target) }
    .hunters-mark-on = passar a marca para { NAME($target) }

## O que se pode digitar

# $what: how, the first word for it, such as “go”
cli-gap =
    .ride = montado: { $what }
cli-verbs =
    .move = ir, vá, mover, andar, m
    .attack = atacar, ataque, golpear, atirar, a
    .dash = disparada, correr
    .disengage = desengajar, recuar
    .dodge = esquivar, esquiva
    .hide = esconder
    .first-aid = socorro, socorrer
    .stand = levantar
    .drop = deitar
    .second-wind = fôlego
    .rage = fúria
    .aggressive = avançar, investir
    .end = fim, pronto
    .pass = passar, não
    .cast = magia, conjurar, c
    .shake = acordar
    .end-spell = encerrar
    .throw = jogar, arremessar
    .draw = sacar, empunhar
    .stow = guardar
    .let-go = largar
    .take-up = apanhar
    .don = pôr
    .doff = tirar
    .break-free = soltar
    .cut = cortar
    .break = quebrar
    .grapple = agarrar, agarre
    .shove = empurrar, empurre
    .escape = escapar, escape
    .release = soltar, solte
    .drag = arrastar, arraste
    .assist = ajudar, ajude
    .distract = distrair, distraia
    .search = procurar, procure
    .ready = preparar, prepare
    .interact = mexer, mexa
    .open = abrir, abra
    .close = fechar, feche
    .use-object = usar, beber
    .improvise = tentar, tento
    .handle = faço
    .when = quando, se
    .fly = voar
    .swim = nadar
    .burrow = cavar, escavar
    .climb = escalar, subir
    .squeeze = espremer
    .jump = pular, saltar
    .leap = salto
    .mount = montar
    .dismount = desmontar, apear
    .ride = cavalgar
    .use = usar, poder
    .action-surge = surto
    .reckless-attack = descuidado
    .frenzied-rage = frenesi
    .frenzy = frenesi
    .trample = pisotear
    .uncanny-dodge = esquivar
    .parry = aparar
    .catch-rock = agarrar
    .legendary-resistance = resistir
    .mend = curar
    .light = acender
    .douse = apagar
    .spare = poupar
    .spiritual-weapon = espírito
    .hunters-mark = marca
cli-commands =
    .help = ?, ajuda
    .why = porquê, motivo
    .odds = chances
    .undo = desfazer, desfaz
    .redo = refazer, refaz
    .rule = decidir, decisão
    .because = porque
    .save = salvar, salva
    .map = mapa
    .log = registro
    .auto = auto
    .quit = sair
cli-command =
    .help = o que se pode digitar
    .why = cada número da última rolagem com seus motivos, ou uma regra inteira
    .odds = as chances de algo antes de fazê-lo
    .undo = desfaz a última escolha
    .redo = traz de volta o que foi desfeito
    .rule = uma decisão do mestre, por exemplo: decidir goblin-1 hp 3 porque estava ferido; ou: decidir goblin-1 gains poisoned for 3
    .save = grava o combate em um arquivo
    .map = mostra o mapa
    .log = conta o que aconteceu até agora
    .auto = daqui em diante o programa joga por você
    .quit = sai do combate; antes dá para salvar
cli-command-form =
    .help = { $word }
    .why = { $word } [REGRA]
    .odds = { $word } O QUÊ
    .undo = { $word }
    .redo = { $word }
    .rule = { $word } TEXTO [porque MOTIVO]
    .save = { $word } ARQUIVO
    .map = { $word }
    .log = { $word }
    .auto = { $word }
    .quit = { $word }
cli-help-answers = Responda com um número da lista, um quadrado do mapa ou com palavras: bastam as primeiras letras, e Tab as completa. Também se pode digitar:

cli-refusal =
    .not-offered = “{ $text }” não é possível agora.
    .nothing = Você não disse nada.
    .too-long = “{ $text }” é longo demais.
    .unprintable = Há caracteres que não se podem ler.
    .bad-reason = O motivo é longo demais.
    .nothing-to-undo = Não há nada para desfazer.
    .nothing-to-redo = Não há nada para refazer.
    .no-seat = Não há o lugar { $text } nesta mesa.
    .not-asked = Ninguém está perguntando nada a você agora.
    .closed = Essa pergunta já foi encerrada.
    .faces = “{ $text }” não sai nestes dados. Digite um número para cada dado.
    .not-text = Não dá para entender “{ $text }”.
cli-offered = É possível: { $offered }.

cli-save =
    .done = Salvo. Para rever: affray replay { $file }; para continuar: affray play { $file }
    .no-name = Dê um nome ao arquivo: salvar combate.affray
    .taken = { $file } já existe e não é um combate salvo; escolha outro nome.
    .failed = Não dá para gravar { $file }: { $why }.
cli-leave =
    .ask = Para salvar o combate, digite o nome de um arquivo; para sair sem salvar, tecle Enter.
    .saved = Até a próxima.
    .lost = Você sai do combate. Nada foi salvo.

## Por quê

cli-why =
    .roll = { NAME($who) }, { $dice } para { $why }: { $faces }
    .total = = { $total }
    .guard = Classe de Armadura de { NAME($target) }:
    .unknown = você não sabe
    .advantage = Vantagem: { $clause }
    .disadvantage = Desvantagem: { $clause }
    .cancelled = Vantagem e desvantagem se anulam.
    .hit = Acerto.
    .miss = Erro.
    .critical = Acerto crítico: os dados de dano são rolados duas vezes.
    .hurt = { NAME($who) } sofre { $amount }:
    .healed = { NAME($who) } recupera { $amount }:
    .nothing = Ainda não se rolou nada.

cli-odds =
    .brief = { $chance } de acertar, { $mean } em média
    .hit = Acertar: { $chance }
    .critical = Acerto crítico: { $chance }
    .fails = { $who }, falhar na salvaguarda: { $chance }
    .wins = Vencer a disputa: { $chance }
    .harm = Dano: { $mean } em média, { $most } no máximo
    .felled = Derrubar o alvo: { $chance }
    .assumed = Se não reagirem: { $names }
    .too-many = Pode acontecer coisa demais para dizer as chances.
    .certain = Nenhum dado decide isto.

## Combates salvos

cli-bad-save =
    .changed = { $file }, linha { $line }: esta linha foi alterada depois de gravada.
    .cut-off = { $file }, linha { $line }: falta o fim do arquivo.
    .not-json = { $file }, linha { $line }: isto não é um combate salvo, ou está danificado.
    .format = { $file }: foi salvo por outra versão do Affray, e esta não o lê.
    .rulebook = { $file }: este combate precisa de um livro de regras que não está aqui.
    .elsewhere = { $file }, linha { $line }: pelas regras de hoje o combate não chegaria aonde estava.
cli-verify =
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

cli-rulebook =
    .dnd5e = Quinta edição (SRD 5.1)
    .drawsteel = Draw Steel
    .acao = Ação e Combate
cli-rules-options = Opções da mesa; vale a primeira leitura, se outra não for definida.
cli-rules-presets = Conjuntos: todas as opções de uma vez, por “--preset”. Está listado o que cada um lê de outro modo que acima.
cli-rules-untold = Esta regra ainda não tem texto.
cli-no-such-clause = Nenhuma regra encontrada para “{ $asked }”.
cli-did-you-mean = Seria: { $words }?
cli-known = Existem: { $words }.

## Muitos combates

cli-sim-report =
    .fights = { $fights ->
        [one] { $fights } combate
       *[other] { $fights } combates
    }
    .interval = com 95% de certeza, de { $low } a { $high }
    .rounds = Rodadas em média: { $mean }
    .fell = Quem estava fora de combate no fim:
cli-sim-outcome =
    .heroes = Os heróis vencem
    .foes = Os inimigos vencem
    .nobody = Não sobra ninguém
cli-sim-time = { $seconds } s, { $speed } combates por segundo
cli-sim-workers = { $word } não é um número de núcleos; dê um número ou all.

## Conferência de arquivos

cli-checked =
    .good = { $files ->
        [one] O arquivo está em ordem.
       *[other] Os { $files } arquivos estão em ordem.
    }
    .bad = { $problems ->
        [one] { $problems } problema.
       *[other] { $problems } problemas.
    }
cli-kind =
    .text = texto
    .number = um número
    .yes-no = true ou false
    .list = uma lista
    .mapping = campos com seus valores
    .nothing = nada

# Pelo código do problema. $found é o que está no arquivo, entre aspas.
cli-problem =
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
    .unknown-armour = Encontrado { $found }, que não é nenhuma armadura conhecida aqui.
    .two-armours = Encontrado { $found }, mas ninguém veste duas do mesmo tipo; deixe uma armadura e um escudo.
    .no-such-weapon = Encontrado { $found }, que não é arma desta criatura; escreva-a também em weapons.
    .never-thrown = { $found } não pode ser arremessada; tire thrown, ou escreva-o em properties.
    .map-style = As linhas do mapa se juntaram; escreva | depois dos dois-pontos e desenhe o mapa nas linhas abaixo.
    .map-size = O mapa tem { $width } × { $height }; o máximo são { $most } × { $most }.
    .uneven-row = A fileira { $row } tem { $found } quadrados, a primeira tem { $width }; deixe-as do mesmo tamanho.
    .unknown-character = A fileira { $row } tem { $found }, que não está nem em legend nem em place.
    .not-one-character = Há { $found }; esperava-se um caractere do mapa.
    .ground-and-ground = Há { $found }; de { $kinds }, um quadrado só pode ter um.
    .not-drawn = { $found } não está desenhado no mapa; desenhe-o ou tire-o.
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
    .crowd = São { $count } criaturas; o máximo são { $most }.
    .unknown-who = Há { $found }, que não está neste combate.
    .played-twice = { $other } já joga por { $found }; deixe só um.
    .unknown-option = Há { $found }, que não é uma opção de mesa deste livro de regras.
    .bad-option = Há { $found }; esperava-se uma das leituras de { $option }.
    .unknown-spell = Há { $found }, que não é uma magia conhecida aqui.
