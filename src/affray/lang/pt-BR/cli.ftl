### O que diz a linha de comando. As palavras que se podem digitar vêm em listas com vírgulas; as inglesas valem sempre.

cli-about = Conduz combates de RPG de mesa pelas regras.

cli-usage = Uso:
    .options = OPÇÕES
    .command = COMANDO
    .fight = ENCONTRO|ARQUIVO
    .file = ARQUIVO
    .files = ARQUIVO
    .clause = REGRA|PALAVRAS
    .link = LINK
    .name = NOME
    .options-heading = Opções
    .commands-heading = Comandos

cli-option =
    .lang = O idioma: en, ru, uk, cs ou pt-BR.
    .help = Mostra esta ajuda.
    .version = Diz a versão e de quem são as regras que ela contém.

cli-version =
    Affray { $version } ({ $build ->
        [compiled] compilado
       *[plain] Python puro
    })

## Uma linha de comando que não se entende

cli-no-such-language = O Affray não fala { $code }. Fala { $codes }.
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
cli-no-server = A mesa ao vivo precisa de { $library }, que não está instalada aqui. Instale com:
cli-file =
    .missing = O arquivo { $file } não existe.
    .unreadable = O arquivo { $file } não pode ser lido como texto.
cli-output = Não dá para escrever mais nada aqui: { $why }.
cli-no-such-seat = Não há o lugar { $seat } nesta mesa. Há: { $seats }.

## Comandos

cli-play = Joga um combate até o fim.
    .minds = Por quem o programa joga: heroes (heróis), foes (inimigos; se você não disser outra coisa), all (todos) ou none (ninguém).
    .seed = A semente dos dados: a mesma semente dá os mesmos dados.
    .dice = Quem rola: o programa (digital) ou você, com dados de verdade (real).
    .squares = Conta as distâncias em quadrados.
    .seat = Com que olhos você vê: watcher (todos os heróis juntos), gm (tudo) ou um herói, e então você joga só por ele.
    .preset = Todas as opções da mesa de uma vez, como as lê um dos textos das regras:
cli-replay = Conta um combate salvo.
    .verify = Joga tudo de novo, rola cada dado de novo e diz onde algo difere.
    .seat = Com que olhos você vê: watcher (todos os heróis juntos), gm (tudo) ou um herói.
cli-rules = Lista as regras, mostra uma inteira ou procura por palavras.
cli-check = Confere arquivos de criaturas e encontros e diz tudo o que há de errado neles.
    .schema = Em vez disso, imprime o JSON Schema desses arquivos, para um editor.
    .rulebook = De que livro de regras: o nome que um arquivo tem em “rulebook”.
    .no-files = Diga pelo menos um arquivo.
cli-show = Mostra a ficha de uma criatura: os números e tudo o que ela tem e sabe fazer.
    .file = Um arquivo com as suas próprias fichas.
    .rulebook = Deste livro de regras; de todos, se não disser qual.
cli-import = Importa fichas de criaturas de outros (texto, ou JSON do 5e-bits, Open5e, Improved Initiative ou Foundry) e diz o que foi feito de cada elemento.
    .into = Grava as criaturas neste arquivo, como biblioteca.
    .no-files = Diga pelo menos um arquivo.
cli-sim = Joga um combate muitas vezes e diz como ele termina.
    .fights = Quantos combates; 1000 se você não disser outra coisa.
    .seed = A semente dos dados.
    .minds = Quem joga: simple faz o sensato, random faz qualquer coisa.
    .workers = Em quantos núcleos ao mesmo tempo; em um se você não disser outra coisa, all em todos.
    .json = Imprime o resultado como JSON.
    .preset = Todas as opções da mesa de uma vez, como as lê um dos textos das regras:

## Perguntas

cli-menu =
    .ways = { $count ->
        [one] { $count } quadrado
       *[other] { $count } quadrados
    } ao alcance (• no mapa); digite um, por exemplo { $example }
    .more = … e mais { $more }: comece a digitar
    .rest = … mais { $more ->
        [one] { $more } linha
       *[other] { $more } linhas
    }: aperte Enter para ver tudo
    .which = Qual? Digite o número.
    .words = O quê? Diga com suas palavras; se já falou em voz alta, tecle Enter.
    .spell = { NAME($spell) } ({ $count }): { $example }
    .spell-at = { NAME($spell) } em um quadrado, como: { $example }
    .numbers = { $words }: uma altura em quadrados, de { $low } a { $high }, como { $example }

## O que se pode digitar

cli-commands =
    .help = ?, ajuda
    .why = porquê, motivo
    .odds = chances
    .undo = desfazer, desfaz
    .redo = refazer, refaz
    .rule = decidir, decisão
    .because = porque
    .to = para
    .save = salvar, salva
    .map = mapa
    .log = registro
    .auto = auto
    .wait = espera, esperar
    .withdraw = desisto
    .quit = sair
    .yes = sim, s, yes, y
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
    .yes = concorda com o que outro jogador propõe
    .wait = pede para esperar antes de decidir o que foi proposto
    .withdraw = retira a sua proposta ou o seu pedido de espera
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
    .yes = { $word }
    .wait = { $word }
    .withdraw = { $word }
    .quit = { $word }
cli-help-answers = Responda com um número da lista, um quadrado do mapa ou com palavras: bastam as primeiras letras, e Tab as completa. Também dá para digitar:
cli-help-free-deeds = A qualquer momento, mesmo no turno dos outros:

cli-rulings =
    .how = Digite “decidir” e um destes, para uma criatura, para várias separadas por vírgulas, para um lado ou para todos. Pode acrescentar: para gm, para all ou para um lugar, se não forem os que veem a mudança a ouvir; e porque MOTIVO.
    .creatures = Criaturas:
    .effects = Condições e efeitos:
    .dice = Dados, dano e cura:
    .ground = O terreno:
    .fight = O combate:
    .ending = Saída e fim do combate:

cli-save =
    .done = Salvo. Para rever: affray replay { $file }; para continuar: affray play { $file }
    .no-name = Dê um nome ao arquivo: salvar combate.affray
    .taken = { $file } já existe e não é um combate salvo; escolha outro nome.
    .failed = Não dá para gravar { $file }: { $why }.
    .ask = Em { $file } está salvo outro combate. Gravar por cima? Digite sim, ou aperte Enter para mantê-lo.
    .kept = { $file } ficou como estava; escolha outro nome.
cli-leave =
    .ask = Para salvar o combate, digite o nome de um arquivo; para sair sem salvar, tecle Enter.
    .saved = Até a próxima.
    .lost = Você sai do combate. Nada foi salvo.
    .nobody = Ninguém digita aqui: o programa joga por todos até o fim.

## Regras

cli-rules-options = Opções da mesa; vale a primeira leitura, se outra não for definida.
cli-rules-presets = Conjuntos: todas as opções de uma vez, por “--preset”. Está listado o que cada um lê de outro modo que acima.
cli-rules-untold = Esta regra ainda não tem texto.
cli-no-such-clause = Nenhuma regra encontrada para “{ $asked }”.
cli-shown =
    .untold = As fichas de “{ $rulebook }” ainda não são contadas em palavras.
    .nobody = Não há ficha para “{ $asked }”.
    .several = Qual destas?
    .more = … e mais { $more }.

## Muitos combates

cli-sim-report =
    .fights = { $fights ->
        [one] { $fights } combate
       *[other] { $fights } combates
    }
    .interval = com 95% de confiança, de { $low } a { $high }
    .rounds = Rodadas em média: { $mean }
    .by-hand = { $count ->
        [one] Fica com o mestre: { $count } elemento dos blocos, que aqui não teve efeito.
       *[other] Ficam com o mestre: { $count } elementos dos blocos, que aqui não tiveram efeito.
    }
    .fell = Quem estava fora de combate no fim:
    .cut = Interrompido: combates jogados: { $fights } de { $wanted }.
cli-sim-outcome =
    .heroes = Os heróis vencem
    .foes = Os inimigos vencem
    .nobody = Não sobra ninguém
    .unfinished = Sem fim após 1000 rodadas
cli-sim-ending =
    .how = Como termina:
    .won = vitória
    .driven-off = inimigos em fuga
    .fled = heróis fugiram
    .captured = heróis capturados
    .total-kill = todos os heróis caíram
    .decreed = por decisão do mestre
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
cli-imported =
    .counts = { $name }: fiel { $faithful }, em parte { $partly }, à mão { $by-hand }, sem efeito em combate { $nothing }
    .faithful = Fiel. { $name }: “{ $text }”
    .partly = Em parte. { $name }: “{ $text }”
    .by-hand = À mão. { $name }: “{ $text }”
    .nothing = Sem efeito em combate. { $name }: “{ $text }”
    .lost = Perde-se: “{ $text }”
    .disagrees = Os campos e o texto discordam ({ $field }): { $typed } no campo, { $prose } no texto. Vale o texto.
    .total = Criaturas: { $creatures }. Fiel: { $faithful }. Em parte: { $partly }. À mão: { $by-hand }. Sem efeito em combate: { $nothing }.
    .written = Gravado em { $file }.
    .unwritten = Nada foi gravado. Para guardar as criaturas, acrescente “--into ARQUIVO”.
    .legendary = Quando uma criatura tem ações lendárias, são { $count } por rodada: o arquivo não diz quantas.
    .left-out = { $count ->
        [one] { $count } bloco ficou de fora: veja acima.
       *[other] { $count } blocos ficaram de fora: veja acima.
    }
cli-import-why =
    .climbing = Escalar não exige teste aqui, e os mapas não têm teto.
    .burrowing = Quem escava atravessa a terra de qualquer modo e não deixa túnel.
    .breath = Ninguém fica sem ar em um combate.
    .needs = Em um combate ninguém precisa comer, beber nem dormir.
    .talk = Trata de conversar, saber ou carregar.
    .later = Isso importa muito antes ou muito depois de um combate.
    .counted = Isso já está contado nos ataques.
    .armour = Isso já está contado na Classe de Armadura.
    .gear = É equipamento que nada faz por si só.
cli-import-problem =
    .exists = { $file } já existe. Diga outro arquivo, ou apague esse.
    .no-file = { $file }: não dá para ler o arquivo ({ $why }). Dê o caminho de um arquivo que você possa ler.
    .too-big = { $file }: o arquivo é grande demais; o máximo é { $most } bytes. Divida-o.
    .no-json = { $file }: linha { $place }: isto não é JSON ({ $why }). Exporte o arquivo de novo.
    .no-monster = { $file }: { $place }: não se reconhece aqui um bloco de estatísticas. Dê blocos em texto (nome, depois tamanho e tipo, depois Armor Class), ou o JSON do 5e-bits, Open5e, Improved Initiative ou Foundry.
    .no-text = { $file }: isto não é texto (UTF-8). Salve o arquivo como texto, ou copie o bloco para um arquivo de texto.
    .too-many = { $file }: há criaturas demais; o máximo é { $most }. Divida o arquivo.
    .unplayable = { $file }: { $place }: um combate não aceita esta criatura ({ $field }). Corrija no arquivo.
    .too-slow = { $file }: a leitura demora demais. Divida o arquivo.
    .misfit = { $file }: { $place }: há { $found }; o certo é { $wanted }. Corrija no arquivo.
    .unwritable = Não dá para gravar { $file } ({ $why }). Diga um arquivo em uma pasta em que você possa gravar.

## Creatures on a map

cli-height =
    .up = { $distance } acima
    .down = { $distance } abaixo
cli-riding = sobre { NAME($mount, case: "o") }
cli-help-aim = Um inimigo não percebido pode ser atacado às cegas: digite attack, o quadrado e a arma, por exemplo { $example }.
