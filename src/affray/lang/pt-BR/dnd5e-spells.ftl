### Magias: seus nomes e tudo o que se conta, se pergunta e se rola por causa delas.

## Nomes

noun-chill-touch = toque arrepiante
    .gender = m
noun-eldritch-blast = rajada mística
    .gender = f
noun-fire-bolt = raio de fogo
    .gender = m
noun-poison-spray = borrifo venenoso
    .gender = m
noun-ray-of-frost = raio de gelo
    .gender = m
noun-sacred-flame = chama sagrada
    .gender = f
noun-shocking-grasp = toque chocante
    .gender = m
noun-vicious-mockery = zombaria cruel
    .gender = f
noun-bane = perdição
    .gender = f
noun-bless = bênção
    .gender = f
noun-burning-hands = mãos flamejantes
    .gender = p
noun-cure-wounds = curar ferimentos
    .gender = m
noun-entangle = constrição
    .gender = f
noun-faerie-fire = fogo das fadas
    .gender = m
noun-fog-cloud = névoa
    .gender = f
noun-grease = área escorregadia
    .gender = f
noun-guiding-bolt = raio guiador
    .gender = m
noun-healing-word = palavra curativa
    .gender = f
noun-hellish-rebuke = repreensão infernal
    .gender = f
noun-inflict-wounds = infligir ferimentos
    .gender = m
noun-magic-missile = mísseis mágicos
    .gender = p
noun-shield = escudo arcano
    .gender = m
noun-shield-of-faith = escudo da fé
    .gender = m
noun-sleep = sono
    .gender = m
noun-thunderwave = onda trovejante
    .gender = f
noun-blindness = cegueira
    .gender = f
noun-hold-person = imobilizar pessoa
    .gender = m
noun-misty-step = passo nebuloso
    .gender = m
noun-scorching-ray = raio ardente
    .gender = m
noun-shatter = despedaçar
    .gender = m
noun-spike-growth = crescer espinhos
    .gender = m
noun-counterspell = contramágica
    .gender = f
noun-fireball = bola de fogo
    .gender = f
noun-hypnotic-pattern = padrão hipnótico
    .gender = m
noun-lightning-bolt = relâmpago
    .gender = m
noun-mass-healing-word = palavra curativa em massa
    .gender = f
noun-stinking-cloud = névoa fétida
    .gender = f
noun-cone-of-cold = cone de frio
    .gender = m
noun-hold-monster = imobilizar monstro
    .gender = m
noun-mass-cure-wounds = curar ferimentos em massa
    .gender = m
noun-silence = silêncio
    .gender = m
noun-burning-web = teias em chamas
    .gender = p

## O que acontece

event-cast = { NAME($who) } conjura um truque: { NAME($spell) }.
event-cast-slot = { NAME($who) } conjura uma magia com um espaço de nível { $level }: { NAME($spell) }.
event-countered = { NAME($who) } não consegue conjurar: { NAME($spell) }. Impedimento por { NAME($by) }.
event-gained-spell = { NAME($who) } está sob uma magia: { NAME($spell) }.
event-lost-spell = { NAME($who) } se livra de uma magia: { NAME($spell) }.
event-gained-holding-spell = { NAME($who) } mantém uma magia preparada.
event-lost-concentrating = { NAME($who) } perde a concentração.
event-lost-holding-spell = { NAME($who) } não mantém mais a magia.
event-zone-made = { NAME($who) } cria uma área: { NAME($zone) }.
event-zone-ended = A área desaparece: { NAME($zone) }.

## Por que se rolam dados

roll-healing = a cura
roll-bless = a bênção
roll-bane = a perdição
roll-sleep = o sono
roll-counterspell = a contramágica
roll-break-free = se soltar

## Razões

clause-5e-spell-bless = Uma criatura abençoada soma { DICE("1d4") } às jogadas de ataque e às salvaguardas.
    .name = bênção
clause-5e-spell-bane = Uma criatura sob perdição subtrai { DICE("1d4") } das jogadas de ataque e das salvaguardas.
    .name = perdição
clause-5e-spell-faerie-fire = Quem vê uma criatura envolta em fogo das fadas a ataca com vantagem, e a invisibilidade de nada lhe serve.
    .name = fogo das fadas
clause-5e-spell-guiding-bolt = O próximo ataque contra uma criatura marcada pelo raio guiador tem vantagem.
    .name = raio guiador
clause-5e-spell-shield = Um escudo mágico dá 5 a mais de Classe de Armadura até o próximo turno do conjurador, inclusive contra o ataque a que responde, e detém mísseis mágicos.
    .name = escudo arcano
clause-5e-spell-shield-of-faith = Uma criatura sob o escudo da fé tem 2 a mais de Classe de Armadura.
    .name = escudo da fé
clause-5e-spell-vicious-mockery = Uma criatura zombada tem desvantagem no próximo ataque até o fim do seu próximo turno.
    .name = zombaria cruel
clause-5e-spell-chill-touch = Até o próximo turno do conjurador a criatura não recupera pontos de vida e, se for morta-viva, ataca o conjurador com desvantagem.
    .name = toque arrepiante
clause-5e-spell-counterspell = Uma magia de nível não maior que o do espaço falha. De nível maior, falha se um teste da habilidade de conjuração alcançar 10 e o nível dela.
    .name = contramágica
clause-5e-spell-entangle = Quem está preso pelas raízes pode usar a ação para se soltar, com um teste de Força contra a dificuldade da magia.
    .name = constrição
clause-5e-spell-web = Quem está preso na teia pode usar a ação para se soltar, com um teste de Força contra a dificuldade da magia.
    .name = teia
