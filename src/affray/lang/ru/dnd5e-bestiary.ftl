### Слова для остальных чудовищ и для того, чему учат школы магии.

clause-5e-feature-tight-jaws = Атаки по существу, которое оно удерживает, совершаются с преимуществом.
    .name = крепкие челюсти
clause-5e-feature-soft-belly = Пока оно лежит ничком, его Класс Доспеха на 3 ниже.
    .name = мягкое брюхо
clause-5e-feature-mucous-cloud = Под водой всякий, кто попадёт по нему в ближнем бою с расстояния не больше { DISTANCE(1, case: "gen") }, совершает спасбросок Телосложения против 14, иначе сможет дышать только водой.
    .name = облако слизи
clause-5e-feature-elf = Когти упырей не парализуют эльфов.
    .name = эльф
clause-5e-feature-disciple-of-life = Заклинание первого уровня или выше лечит на 2 и на уровень ячейки хитов больше.
    .name = Ученик Жизни
clause-5e-feature-sculpt-spells = Когда заклинание воплотителя накрывает область, можно пощадить одно видимое существо и ещё по одному за каждый уровень ячейки: их спасброски успешны, а половина урона для них — никакого.
    .name = Лепка заклинаний

event-gained-numbed = { NAME($who) } лежит в оцепенении от яда.
event-lost-numbed = Оцепенение у { NAME($who, case: "gen") } проходит.
dnd5e-numbed = в оцепенении
event-gained-diseased = { NAME($who) } подхватывает болезнь.
event-lost-diseased = Болезнь у { NAME($who, case: "gen") } проходит.
dnd5e-diseased = болезнь
event-gained-slimed = Слизь облепляет { NAME($who, case: "acc") }: дышать теперь можно только водой.
dnd5e-slimed = в слизи
event-gained-enslaved = { NAME($who) } теперь подчиняется { NAME($by, case: "dat") }.
event-lost-enslaved = { NAME($who) } больше никому не подчиняется.
dnd5e-enslaved = порабощение
noun-acid-spray = струя кислоты
    .gen = струи кислоты
    .dat = струе кислоты
    .acc = струю кислоты
    .ins = струёй кислоты
    .loc = струе кислоты
    .gender = f
