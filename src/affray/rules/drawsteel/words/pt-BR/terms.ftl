### As palavras dos jogos. Onde um livro de regras tem palavra própria, a mensagem leva o nome do livro.

## Draw Steel: the fight and the turn

drawsteel-director = Diretor
drawsteel-hero = herói
drawsteel-encounter = encontro
drawsteel-surprised = surpreso
drawsteel-power-roll = rolagem de poder
drawsteel-edge = vantagem
drawsteel-bane = revés
drawsteel-main-action = ação principal
drawsteel-maneuver = manobra
drawsteel-free-maneuver = manobra livre
drawsteel-move-action = ação de movimento
drawsteel-movement = movimento
drawsteel-triggered-action = ação de gatilho
drawsteel-free-triggered-action = ação de gatilho livre
drawsteel-trigger = gatilho
drawsteel-no-action = sem ação
drawsteel-ability = habilidade
drawsteel-heroic-ability = habilidade heroica
drawsteel-resource = recursos
drawsteel-kit = conjunto
drawsteel-group = grupo
drawsteel-minion = lacaio
drawsteel-minion-squad = bando de lacaios
drawsteel-alternative-initiative = iniciativa alternativa
drawsteel-debate-timer = cronômetro de debate
drawsteel-agility-test = teste de Agilidade
drawsteel-stamina = Vigor

## Draw Steel: characteristics

drawsteel-characteristic-might = Força
drawsteel-characteristic-agility = Agilidade
drawsteel-characteristic-reason = Razão
drawsteel-characteristic-intuition = Intuição
drawsteel-characteristic-presence = Presença

## Draw Steel: conditions

drawsteel-condition-bleeding = sangramento
drawsteel-condition-dazed = atordoamento
drawsteel-condition-frightened = com medo
drawsteel-condition-grabbed = sob agarrão
drawsteel-condition-prone = no chão
drawsteel-condition-restrained = sem poder se mover
drawsteel-condition-slowed = lentidão
drawsteel-condition-taunted = sob provocação
drawsteel-condition-weakened = enfraquecimento

## Draw Steel: kinds of damage

drawsteel-damage-acid = ácido
drawsteel-damage-cold = frio
drawsteel-damage-corruption = corrupção
drawsteel-damage-fire = fogo
drawsteel-damage-holy = sagrado
drawsteel-damage-lightning = elétrico
drawsteel-damage-poison = veneno
drawsteel-damage-psychic = psíquico
drawsteel-damage-sonic = sônico

## Draw Steel: classes, abilities and kits that the rules name

drawsteel-fury = Fúria
drawsteel-shadow = Sombra
drawsteel-talent = Talento
drawsteel-tactician = Tático
drawsteel-relentless-toss = Arremesso Implacável
drawsteel-hesitation-is-weakness = Hesitar É Fraqueza
drawsteel-in-all-this-confusion = Em Toda Essa Confusão
drawsteel-shining-armor = Armadura Reluzente

## The book

drawsteel-rulebook = Draw Steel
# Set by the licence; it stays in English, word for word.
drawsteel-notice = Affray is an independent product published under the DRAW STEEL Creator License and is not affiliated with MCDM Productions, LLC. DRAW STEEL © 2024 MCDM Productions, LLC.
