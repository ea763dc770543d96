### Іменники, які є лише в Ação e Combate: герої, зброя, чари.

## Heroes

noun-dwarf-guard = гном-вартовий
    .gen = гнома-вартового
    .dat = гному-вартовому
    .acc = гнома-вартового
    .ins = гномом-вартовим
    .loc = гномі-вартовому
    .gender = m
noun-elf-archer = ельф-лучник
    .gen = ельфа-лучника
    .dat = ельфу-лучнику
    .acc = ельфа-лучника
    .ins = ельфом-лучником
    .loc = ельфі-лучнику
    .gender = m
noun-orc-reaver = орк-грабіжник
    .gen = орка-грабіжника
    .dat = орку-грабіжнику
    .acc = орка-грабіжника
    .ins = орком-грабіжником
    .loc = орку-грабіжнику
    .gender = m
noun-human-seer = провидиця
    .gen = провидиці
    .dat = провидиці
    .acc = провидицю
    .ins = провидицею
    .loc = провидиці
    .gender = f
noun-brava = Брава
    .gen = Брави
    .dat = Браві
    .acc = Браву
    .ins = Бравою
    .loc = Браві
    .gender = f
noun-lirio = Ліріо
    .gen = Ліріо
    .dat = Ліріо
    .acc = Ліріо
    .ins = Ліріо
    .loc = Ліріо
    .gender = m
noun-urgo = Урго
    .gen = Урго
    .dat = Урго
    .acc = Урго
    .ins = Урго
    .loc = Урго
    .gender = m
noun-nara = Нара
    .gen = Нари
    .dat = Нарі
    .acc = Нару
    .ins = Нарою
    .loc = Нарі
    .gender = f

## Weapons and spells

noun-war-axe = бойова сокира
    .gen = бойової сокири
    .dat = бойовій сокирі
    .acc = бойову сокиру
    .ins = бойовою сокирою
    .loc = бойовій сокирі
    .gender = f
noun-scythe = коса
    .gen = коси
    .dat = косі
    .acc = косу
    .ins = косою
    .loc = косі
    .gender = f
noun-crossbow = арбалет
    .gen = арбалета
    .dat = арбалету
    .acc = арбалет
    .ins = арбалетом
    .loc = арбалеті
    .gender = m
noun-flame = полум'я
    .gen = полум'я
    .dat = полум'ю
    .acc = полум'я
    .ins = полум'ям
    .loc = полум'ї
    .gender = n

## Attributes, where one is chosen

noun-vig = МІЦ
    .gen = МІЦ
    .dat = МІЦ
    .acc = МІЦ
    .ins = МІЦ
    .loc = МІЦ
    .gender = f
noun-pre = ТОЧ
    .gen = ТОЧ
    .dat = ТОЧ
    .acc = ТОЧ
    .ins = ТОЧ
    .loc = ТОЧ
    .gender = f
