### As palavras dos jogos. Onde um livro de regras tem palavra própria, a mensagem leva o nome do livro.

## Fifth edition: the fight and the turn

dnd5e-encounter = encontro de combate
dnd5e-participant = participante do combate
dnd5e-party = grupo de aventureiros
dnd5e-npc = personagem do mestre
dnd5e-stat-block = ficha de estatísticas
dnd5e-initiative-order = ordem de iniciativa
dnd5e-tie = empate
dnd5e-surprise = surpresa
dnd5e-surprised = surpreso
dnd5e-bonus-action = ação bônus
dnd5e-object-interaction = interação com um objeto
dnd5e-utility-action = ação menor
dnd5e-opportunity-attack = ataque de oportunidade
dnd5e-concentration = concentração
dnd5e-short-rest = descanso curto
dnd5e-long-rest = descanso longo

## Fifth edition: rolls

dnd5e-armour-class = Classe de Armadura
    .short = CA
dnd5e-difficulty-class = Classe de Dificuldade
    .short = CD
dnd5e-attack-roll = jogada de ataque
dnd5e-damage-roll = jogada de dano
dnd5e-ability = atributo
dnd5e-ability-check = teste de atributo
dnd5e-passive-score = valor passivo
dnd5e-contest = disputa
dnd5e-modifier = modificador
dnd5e-proficiency-bonus = bônus de proficiência
dnd5e-saving-throw = salvaguarda
dnd5e-advantage = vantagem
dnd5e-disadvantage = desvantagem

## Fifth edition: abilities

dnd5e-ability-strength = Força
    .short = FOR
dnd5e-ability-dexterity = Destreza
    .short = DES
dnd5e-ability-constitution = Constituição
    .short = CON
dnd5e-ability-intelligence = Inteligência
    .short = INT
dnd5e-ability-wisdom = Sabedoria
    .short = SAB
dnd5e-ability-charisma = Carisma
    .short = CAR

## Fifth edition: skills

dnd5e-skill-acrobatics = Acrobacia
dnd5e-skill-animal-handling = Adestrar Animais
dnd5e-skill-arcana = Arcanismo
dnd5e-skill-athletics = Atletismo
dnd5e-skill-deception = Enganação
dnd5e-skill-history = História
dnd5e-skill-insight = Intuição
dnd5e-skill-intimidation = Intimidação
dnd5e-skill-investigation = Investigação
dnd5e-skill-medicine = Medicina
dnd5e-skill-nature = Natureza
dnd5e-skill-perception = Percepção
dnd5e-skill-performance = Atuação
dnd5e-skill-persuasion = Persuasão
dnd5e-skill-religion = Religião
dnd5e-skill-sleight-of-hand = Prestidigitação
dnd5e-skill-stealth = Furtividade
dnd5e-skill-survival = Sobrevivência

## Fifth edition: actions

dnd5e-action-attack = Atacar
dnd5e-action-cast = Conjurar uma Magia
dnd5e-action-dash = Disparada
dnd5e-action-disengage = Desengajar
dnd5e-action-dodge = Esquivar
dnd5e-action-help = Ajudar
dnd5e-action-hide = Esconder-se
dnd5e-action-ready = Preparar
dnd5e-action-search = Procurar
dnd5e-action-use-object = Usar um Objeto
dnd5e-action-improvise = Improvisar
dnd5e-action-escape = Escapar do Agarrão
dnd5e-action-first-aid = Primeiros Socorros

## Fifth edition: attacks

dnd5e-target = alvo
dnd5e-melee-attack = ataque corpo a corpo
dnd5e-ranged-attack = ataque à distância
dnd5e-two-weapon-fighting = combate com duas armas
dnd5e-grapple = agarrão
dnd5e-shove = empurrão
dnd5e-knock-prone = derrubar
dnd5e-unarmed-strike = golpe desarmado
dnd5e-reach = alcance corpo a corpo
dnd5e-range = alcance
dnd5e-normal-range = alcance normal
dnd5e-long-range = alcance longo
dnd5e-spell-range = alcance da magia
dnd5e-hidden = escondido
dnd5e-unseen = não visto

## Fifth edition: properties of weapons

dnd5e-property-ammunition = munição
dnd5e-property-finesse = acuidade
dnd5e-property-heavy = pesada
dnd5e-property-light = leve
dnd5e-property-loading = recarga
dnd5e-property-reach = alcance
dnd5e-property-special = especial
dnd5e-property-thrown = arremesso
dnd5e-property-two-handed = duas mãos
dnd5e-property-versatile = versátil

## Fifth edition: cover

dnd5e-cover = cobertura
dnd5e-cover-half = meia cobertura
dnd5e-cover-three-quarters = cobertura de três quartos
dnd5e-cover-total = cobertura total

## Fifth edition: moving

dnd5e-walking-speed = deslocamento de caminhada
dnd5e-climbing-speed = deslocamento de escalada
dnd5e-swimming-speed = deslocamento de natação
dnd5e-flying-speed = deslocamento de voo
dnd5e-burrowing-speed = deslocamento de escavação
dnd5e-hover = pairar
dnd5e-crawl = rastejar
dnd5e-stand-up = levantar-se
dnd5e-squeeze = espremer-se
dnd5e-space = espaço
dnd5e-mount = montaria
dnd5e-controlled-mount = montaria controlada
dnd5e-independent-mount = montaria independente
dnd5e-mounting = montar
dnd5e-dismounting = desmontar
dnd5e-mounted-combat = combate montado
dnd5e-underwater-combat = combate submerso

## Fifth edition: sizes

dnd5e-size = tamanho
dnd5e-size-tiny = Miúdo
dnd5e-size-small = Pequeno
dnd5e-size-medium = Médio
dnd5e-size-large = Grande
dnd5e-size-huge = Enorme
dnd5e-size-gargantuan = Imenso

## Fifth edition: conditions

dnd5e-condition-blinded = cegueira
dnd5e-condition-charmed = sob encanto
dnd5e-condition-deafened = surdez
dnd5e-condition-exhaustion = exaustão
dnd5e-condition-frightened = com medo
dnd5e-condition-grappled = sob agarrão
dnd5e-condition-incapacitated = incapaz de agir
dnd5e-condition-invisible = invisível
dnd5e-condition-paralyzed = paralisia
dnd5e-condition-petrified = petrificação
dnd5e-condition-poisoned = envenenamento
dnd5e-condition-prone = no chão
dnd5e-condition-restrained = sem poder se mover
dnd5e-condition-stunned = atordoamento
dnd5e-condition-unconscious = inconsciente

## Fifth edition: kinds of damage

dnd5e-damage-acid = ácido
dnd5e-damage-bludgeoning = concussão
dnd5e-damage-cold = frio
dnd5e-damage-fire = fogo
dnd5e-damage-force = energia
dnd5e-damage-lightning = elétrico
dnd5e-damage-necrotic = necrótico
dnd5e-damage-piercing = perfurante
dnd5e-damage-poison = veneno
dnd5e-damage-psychic = psíquico
dnd5e-damage-radiant = radiante
dnd5e-damage-slashing = cortante
dnd5e-damage-thunder = trovejante
dnd5e-damage-nonmagical = de armas não mágicas
dnd5e-damage-unsilvered = de armas nem mágicas nem prateadas
dnd5e-damage-unadamantine = de armas não mágicas que não sejam de adamante

## Fifth edition: damage, healing, death

dnd5e-hit-point-maximum = máximo de pontos de vida
dnd5e-temporary-hit-points = pontos de vida temporários
dnd5e-resistance = resistência
dnd5e-vulnerability = vulnerabilidade
dnd5e-immunity = imunidade
dnd5e-healing = cura
dnd5e-first-aid = primeiros socorros
dnd5e-stable = estável
dnd5e-death = morte
dnd5e-instant-death = morte instantânea
dnd5e-death-save = salvaguarda contra a morte

## The book

dnd5e-rulebook = Quinta edição (SRD 5.1)
# Set by the licence.
dnd5e-notice = Contém material do System Reference Document 5.1, de Wizards of the Coast LLC, sob a licença Creative Commons Attribution 4.0 (CC BY 4.0).
