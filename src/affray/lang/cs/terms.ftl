### Slova her. Kde má kniha pravidel vlastní slovo, nese zpráva jméno knihy.

## Words that every rulebook shares

term-round = kolo
term-turn = tah
term-initiative = iniciativa
term-game-master = Pán jeskyně
    .short = PJ
term-player = hráč
term-side = strana
term-creature = tvor
term-monster = nestvůra
term-action = akce
term-free-action = volná akce
term-reaction = reakce
term-movement = pohyb
term-speed = rychlost
term-attack = útok
term-damage = zranění
term-hit-points = životy
term-critical-hit = kritický zásah
term-difficult-terrain = těžký terén
term-square = pole
term-cell = pole
term-hex = hex
term-grid = herní plán
term-fight = boj
term-character = postava
term-adventurer = dobrodruh
term-enemy = nepřítel
term-ally = spojenec
term-spell = kouzlo
term-weapon = zbraň
term-trigger = spouštěč
term-success = úspěch
term-failure = neúspěch
term-hit = zásah
term-miss = minutí
term-diagonal = úhlopříčně

# table.ruling
clause-table-ruling = Co PJ rozhodne, platí i proti knize.
    .name = rozhodnutí PJ
