### Slova her. Kde má kniha pravidel vlastní slovo, nese zpráva jméno knihy.

## Ação e Combate

acao-attribute-test = test atributu
acao-attribute = atribut
acao-ancestry = původ
acao-hero = hrdina
acao-opponent = protivník
acao-ambush = přepadení
acao-surprised = zaskočený
acao-manoeuvre = manévr
acao-disengage = Odpoutat se
acao-restricted-movement = omezený pohyb
acao-adjacent = sousední
acao-melee = boj zblízka
acao-damage-die = kostka zranění
acao-base-damage = základní zranění
acao-natural-20 = přirozená 20
acao-defence-test = test obrany
acao-critical-failure = kritický neúspěch
acao-dodge = uhnout
acao-block = zablokovat
acao-shield = štít
acao-shield-bonus = bonus za štít
acao-counter-attack = protiútok
acao-safeguard = záchrana
acao-safeguard-reaction = záchranná reakce
acao-trap = past
acao-defeated = poražený
acao-incapacitated = vyřazený

## Ação e Combate: attributes

acao-attribute-vig = Síla
    .short = SIL
acao-attribute-res = Výdrž
    .short = VÝD
acao-attribute-pre = Přesnost
    .short = PŘE
acao-attribute-men = Mysl
    .short = MYS
acao-attribute-inf = Vliv
    .short = VLI
acao-attribute-per = Vnímání
    .short = VNÍ

## The book

acao-rulebook = Ação e Combate
