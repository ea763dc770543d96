### Слова игр. Где у книги правил есть своё слово, сообщение носит имя книги.

## Words that every rulebook shares

term-round = раунд
term-turn = ход
term-initiative = инициатива
term-game-master = Мастер
    .short = Мастер
term-player = игрок
term-side = сторона
term-creature = существо
term-monster = чудовище
term-action = действие
term-free-action = свободное действие
term-reaction = реакция
term-movement = перемещение
term-speed = скорость
term-attack = атака
term-damage = урон
term-hit-points = хиты
term-critical-hit = критическое попадание
term-difficult-terrain = труднопроходимая местность
term-square = клетка
term-cell = клетка
term-hex = гекс
term-grid = игровое поле
term-fight = бой
term-character = персонаж
term-adventurer = приключенец
term-enemy = враг
term-ally = союзник
term-spell = заклинание
term-weapon = оружие
term-trigger = условие
term-success = успех
term-failure = провал
term-hit = попадание
term-miss = промах
term-diagonal = по диагонали

# table.ruling
clause-table-ruling = Решение мастера действует, даже вопреки книге.
    .name = решение мастера
