### Being inside another, or on another plane: as told in a log and on stat blocks.

dnd5e-swallowed = у череві
event-gained-swallowed = { NAME($by) } ковтає { NAME($who, case: "acc") }.
event-lost-swallowed = { NAME($who) } вибирається з черева.
dnd5e-engulfed = усередині поглинача
event-gained-engulfed = { NAME($by) } поглинає { NAME($who, case: "acc") }.
event-lost-engulfed = { NAME($who) } вибирається назовні.
event-came-back = { NAME($who) } знову на полі: { $at }.
sheet-inside =
    .within = усередині того, хто застосував
    .bursts = якщо за один хід завдати зсередини { $hurt } шкоди, хто застосував, робить рятівний кидок або випускає всіх: { $ability }, КС { $dc }
    .contains = тримає в собі інших істот: { $count } або більше
    .turn-start = на початку ходів того, хто застосував: { $text }
    .turn-end = наприкінці ходів того, хто застосував: { $text }
# 5e.monster.swallow
clause-5e-monster-swallow = Хто всередині іншого, у того повне укриття; він рухається разом із ним і дістає лише до нього. Він вибирається так, як сказано в блоці характеристик, або коли той гине: тоді він лежить долілиць поруч.
    .name = усередині іншого
