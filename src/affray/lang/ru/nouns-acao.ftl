### Существительные, которые есть только в Ação e Combate: герои, оружие, заклинания.

## Heroes

noun-dwarf-guard = гном-страж
    .gen = гнома-стража
    .dat = гному-стражу
    .acc = гнома-стража
    .ins = гномом-стражем
    .loc = гноме-страже
    .gender = m
noun-elf-archer = эльф-лучник
    .gen = эльфа-лучника
    .dat = эльфу-лучнику
    .acc = эльфа-лучника
    .ins = эльфом-лучником
    .loc = эльфе-лучнике
    .gender = m
noun-orc-reaver = орк-налётчик
    .gen = орка-налётчика
    .dat = орку-налётчику
    .acc = орка-налётчика
    .ins = орком-налётчиком
    .loc = орке-налётчике
    .gender = m
noun-human-seer = провидица
    .gen = провидицы
    .dat = провидице
    .acc = провидицу
    .ins = провидицей
    .loc = провидице
    .gender = f
noun-brava = Брава
    .gen = Бравы
    .dat = Браве
    .acc = Браву
    .ins = Бравой
    .loc = Браве
    .gender = f
noun-lirio = Лирио
    .gen = Лирио
    .dat = Лирио
    .acc = Лирио
    .ins = Лирио
    .loc = Лирио
    .gender = m
noun-urgo = Урго
    .gen = Урго
    .dat = Урго
    .acc = Урго
    .ins = Урго
    .loc = Урго
    .gender = m
noun-nara = Нара
    .gen = Нары
    .dat = Наре
    .acc = Нару
    .ins = Нарой
    .loc = Наре
    .gender = f

## Weapons and spells

noun-war-axe = боевой топор
    .gen = боевого топора
    .dat = боевому топору
    .acc = боевой топор
    .ins = боевым топором
    .loc = боевом топоре
    .gender = m
noun-scythe = коса
    .gen = косы
    .dat = косе
    .acc = косу
    .ins = косой
    .loc = косе
    .gender = f
noun-crossbow = арбалет
    .gen = арбалета
    .dat = арбалету
    .acc = арбалет
    .ins = арбалетом
    .loc = арбалете
    .gender = m
noun-flame = пламя
    .gen = пламени
    .dat = пламени
    .acc = пламя
    .ins = пламенем
    .loc = пламени
    .gender = n

## Attributes, where one is chosen

noun-vig = МОЩ
    .gen = МОЩ
    .dat = МОЩ
    .acc = МОЩ
    .ins = МОЩ
    .loc = МОЩ
    .gender = f
noun-pre = ТОЧ
    .gen = ТОЧ
    .dat = ТОЧ
    .acc = ТОЧ
    .ins = ТОЧ
    .loc = ТОЧ
    .gender = f
