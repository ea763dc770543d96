### Слова ігор. Де книга правил має власне слово, повідомлення носить ім’я книги.

## Words that every rulebook shares

term-round = раунд
term-turn = хід
term-initiative = ініціатива
term-game-master = Майстер
    .short = Майстер
term-player = гравець
term-side = сторона
term-creature = істота
term-monster = монстр
term-action = дія
term-free-action = вільна дія
term-reaction = реакція
term-movement = переміщення
term-speed = швидкість
term-attack = атака
term-damage = шкода
term-hit-points = пункти здоров’я
term-critical-hit = критичне влучання
term-difficult-terrain = важкопрохідна місцевість
term-square = клітинка
term-cell = клітинка
term-hex = гекс
term-grid = ігрове поле
term-fight = бій
term-character = персонаж
term-adventurer = пригодник
term-enemy = ворог
term-ally = союзник
term-spell = чари
term-weapon = зброя
term-trigger = тригер
term-success = успіх
term-failure = провал
term-hit = влучання
term-miss = промах
term-diagonal = по діагоналі

# table.ruling
clause-table-ruling = Рішення майстра діє, навіть усупереч книзі.
    .name = рішення майстра
