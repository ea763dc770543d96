### The words of the games. Where a rulebook has a word of its own for something, the message bears the rulebook's name.

## Words that every rulebook shares

term-round = round
term-turn = turn
term-initiative = initiative
term-game-master = Game Master
    .short = GM
term-player = player
term-side = side
term-creature = creature
term-monster = monster
term-action = action
term-free-action = free action
term-reaction = reaction
term-movement = movement
term-speed = speed
term-attack = attack
term-damage = damage
term-hit-points = hit points
term-critical-hit = critical hit
term-difficult-terrain = difficult terrain
term-square = square
term-cell = cell
term-hex = hex
term-grid = grid
term-fight = fight
term-character = character
term-adventurer = adventurer
term-enemy = enemy
term-ally = ally
term-spell = spell
term-weapon = weapon
term-trigger = trigger
term-success = success
term-failure = failure
term-hit = hit
term-miss = miss
term-diagonal = diagonally

# table.ruling
clause-table-ruling = Whatever the GM rules holds, also against the book.
    .name = the GM's ruling
