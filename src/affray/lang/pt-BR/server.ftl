### O que diz a mesa ao vivo. As palavras do combate estão nos outros arquivos.

# $names: those whom the table waits for, a list
server-waiting = Aguardando: { $names }.
# What a player proposes to the others. $names: players, a list; $what: an answer
server-proposal =
    .by = Proposta de { $names }: { $what }.
    .waits = Pedido de espera: { $names }.
    .needs = Falta o sim de: { $names }.
    .stands = Fica assim se ninguém pedir para esperar.
server-no-page = A página não foi construída aqui. A API responde em /api/v1; no terminal, jogue com: affray remote LINK

## Problems: the title by status, the sentence by code

server-status =
    .s400 = Não entendido
    .s401 = Link inválido
    .s403 = Não permitido
    .s404 = Não encontrado
    .s405 = Assim não dá
    .s408 = Demorou demais
    .s409 = Agora não
    .s413 = Grande demais
    .s422 = Não serve
    .s429 = Rápido demais
    .s431 = Cabeçalho grande demais
    .s500 = Algo quebrou
    .s503 = Agora não é possível
server-problem =
    .bad-json = Não foi possível ler isso.
    .no-token = Este link não é válido, ou não é mais. Peça um novo ao mestre.
    .not-allowed = Seu link não permite isso.
    .wrong-origin = O pedido veio de uma página de outro servidor.
    .no-such-page = Não há nada neste endereço.
    .no-such-table = Essa mesa não existe, ou seu link não leva a ela.
    .no-such-question = Isso não está sendo perguntado a você agora.
    .no-such-clause = Essa regra não existe.
    .no-such-words = Não há essas palavras: indique um livro de regras instalado e um idioma falado aqui.
    .no-such-link = Esta mesa não tem esse link.
    .no-such-seat = Não há lugar “{ $seat }” para isso. Há: { $seats }.
    .wrong-method = Este endereço não aceita esse tipo de pedido.
    .seat-taken = O lugar “{ $seat }” já é de outra pessoa.
    .not-over = O combate ainda não acabou: o arquivo revelaria os próximos dados.
    .not-yours-to-undo = Só o mestre pode desfazer isso.
    .busy = Há coisas demais acontecendo nesta mesa ao mesmo tempo. Tente de novo.
    .too-big = Dados demais; o limite em bytes: { $most }.
    .bad-request = O pedido não serve: { $why }.
    .bad-content = { $count ->
        [one] Há { $count } erro no texto.
       *[other] Há { $count } erros no texto.
    }
    .bad-option = “{ $value }” não é um valor da opção de mesa “{ $option }”. Possíveis: { $known }.
    .no-way = “{ $text }” não leva a lugar nenhum no mapa.
    .too-fast = Foi demais em pouco tempo. Espere um momento.
    .broken = Algo deu errado no programa. A mesa ficou como estava.
    .damaged = Os dados desta mesa estão danificados, por isso ela está fechada; as outras mesas continuam. Peça uma cópia de segurança a quem cuida do servidor.
    .no-rulebook = Esta mesa joga pelo livro de regras “{ $rulebook }”, que não está instalado no servidor, por isso está fechada; nada se perdeu, e as outras mesas continuam. Peça a quem cuida do servidor que o instale.
    .disk-failing = O servidor não consegue usar o disco agora. O que foi confirmado está a salvo. Tente de novo daqui a pouco.
    .disk-full = O disco do servidor está cheio. O que foi confirmado está a salvo. Tente de novo quando houver espaço.
    .too-slow = O pedido não chegou a tempo.
    .head-too-big = O endereço e os cabeçalhos do pedido são longos demais; o limite em bytes: { $most }.
    .crowded = O servidor já tem tantas conexões quantas pode ter. Tente de novo daqui a pouco.
server-field =
    .missing = Isto está faltando.
    .unknown = Isto não é conhecido aqui.
    .wrong = De outro tipo, longo demais ou fora dos limites.

# For whoever runs the server. $file: the file of tables, $why: the words of the system, $table: the id of a table, $rulebook: what its rulebook is called, $most: a number
server-log =
    .full = O disco de { $file } está cheio: nada pode ser guardado. Libere espaço, e as mesas continuam.
    .read-only = Não é possível gravar em { $file }: nada pode ser guardado. Permita a gravação, e as mesas continuam.
    .damaged = { $file } está danificado. Pare o servidor e ponha uma cópia de segurança no lugar.
    .failing = Não é possível usar { $file } agora: { $why }. Verifique o disco, e as mesas continuam.
    .crowded = Já há { $most } conexões, por isso as novas são recusadas. Pode haver mais se o sistema deixar o servidor abrir mais arquivos.
    .damaged-table = A mesa { $table } está danificada e fica fechada; as outras continuam. Para recuperá-la, pare o servidor e ponha uma cópia de segurança no lugar.
    .no-rulebook = A mesa { $table } joga pelo livro de regras “{ $rulebook }”, que não está instalado aqui ou não abre, e fica fechada; as outras continuam. Instale o pacote que o traz e inicie o servidor de novo.

## affray serve, affray remote

cli-serve = Abre mesas ao vivo, para mestre e jogadores no navegador.
    .host = O endereço em que escutar, 127.0.0.1 se você não disser outra coisa; 0.0.0.0 deixa entrar outros da rede.
    .port = A porta em que escutar, 8000 se você não disser outra coisa; 0 usa qualquer uma livre.
    .data = A pasta em que as mesas são guardadas.
    .demo = Cria uma mesa com um combate de demonstração.
    .proxy = O endereço de um proxy à frente do servidor, em cujo X-Forwarded-For se confia; pode ser repetida.
cli-serving =
    .host = Suas mesas: { $link }
    .gm = Link do mestre: { $link }
    .players = Link dos jogadores: { $link }
    .watchers = Espectadores: { $link }
    .scan = Com um celular na mesma rede, escaneie:
    .loopback = Só este computador pode entrar. Para deixar entrar outros da rede, acrescente --host 0.0.0.0.
    .stop = Pare com Ctrl+C. As mesas ficam guardadas em { $folder }.
    .taken = Não é possível escutar em { $host }:{ $port }: { $why }.
cli-backup = Copia todas as mesas para um arquivo, mesmo com o servidor ligado.
    .data = A pasta em que as mesas são guardadas.
    .replace = Substitui o arquivo, se já existir.
cli-backed-up =
    .done = Todas as mesas estão em { $file }. Para voltar a elas, pare o servidor e ponha o arquivo no lugar de { $database }.
    .exists = { $file } já existe. Indique outro arquivo ou substitua-o com --replace.
    .no-tables = Não há mesas em { $folder }. Indique com --data a pasta em que o servidor as guarda.
# What is wrong with the file of tables. $file: its path, $why: the words of the system, or the number of a process
cli-store =
    .held = Outro servidor já usa { $file } (processo { $why }). Pare-o ou indique outra pasta com --data.
    .full = O disco de { $file } está cheio. Libere espaço nele.
    .read-only = Não é possível gravar em { $file }. Permita a gravação ou indique outro lugar.
    .damaged = { $file } está danificado ou não contém mesas. Ponha uma cópia de segurança no lugar (affray backup as faz) ou indique outra pasta com --data.
    .newer = { $file } foi gravado por um Affray mais novo. Use essa versão ou indique outra pasta com --data.
    .failing = Não é possível usar { $file }: { $why }. Verifique o disco e a pasta ou indique outro lugar.
cli-remote = Joga em um lugar de uma mesa ao vivo pelo terminal, com o link dele.
cli-remotely =
    .bad-link = “{ $link }” não é um link de mesa.
    .unreachable = Ninguém responde em { $host }: { $why }.
    .lost = A conexão caiu; tentando de novo…
    .gone = Seu link foi revogado, ou a mesa acabou.
    .claim = Qual herói é o seu? { $seats }
    .link = Seu próprio link, para voltar: { $link }
