### Строки блоков статистики, рассказанные по данным: части стоят рядом, через запятую и точку с запятой.

sheet-line =
    .named = { $name }: { $text }
    .noted = { $name } ({ $notes }): { $text }
sheet-figure =
    .kind = { $size }, { $kind }
    .armour = Класс Доспеха: { $amount }
    .hp = хиты: { $hp } ({ DICE($dice) })
    .hp-alone = хиты: { $hp }
    .measure = { $what } { DISTANCE($squares) }
    .saves = спасброски: { $text }
    .skills = навыки: { $text }
    .senses = чувства: { $text }
    .conditions = иммунитет к состояниям: { $text }
    .challenge = опасность: { $challenge }
    .multiattack = мультиатака: { $text }
    .legendary =
        { $count ->
            [one] { $count } легендарное действие за раунд
            [few] { $count } легендарных действия за раунд
            [many] { $count } легендарных действий за раунд
           *[other] { $count } легендарных действия за раунд
        }
    .casting = заклинания: { $ability }, Сл спасброска { $dc }, { $bonus } к попаданию
    .cantrips = заговоры: { $text }
    .slots = { $level } уровень ({ $slots }): { $text }
    .level = { $level } уровень: { $text }
    .passive = пассивная Внимательность { $amount }
sheet-sense =
    .blindsight = слепое зрение
    .darkvision = тёмное зрение
    .tremorsense = чувство вибрации
    .truesight = истинное зрение
    .see-invisible = видение невидимого
sheet-power =
    .bonus = бонусное действие
    .legendary =
        { $price ->
            [one] { $price } легендарное действие
            [few] { $price } легендарных действия
            [many] { $price } легендарных действий
           *[other] { $price } легендарных действия
        }
    .lair = действие логова
    .part = часть мультиатаки
    .reaction = реакция
    .given = использование предмета, на себя или на соседа
    .recharge = перезарядка { $on }
    .uses =
        { $uses ->
            [one] { $uses } раз в день
            [few] { $uses } раза в день
            [many] { $uses } раз в день
           *[other] { $uses } раза в день
        }
sheet-react =
    .hit = когда атака вот-вот попадёт по нему
    .guarded = когда атака вот-вот попадёт по союзнику
    .wounded = получив урон
    .near = когда другой начинает ход поблизости
    .melee = только рукопашные атаки
    .ranged = только дальнобойные атаки
    .seen = только если видит атаку
    .armed = только с рукопашным оружием в руке
sheet-weapon =
    .melee = { $bonus } к попаданию, досягаемость { DISTANCE($reach) }
    .ranged = { $bonus } к попаданию, дистанция { DISTANCE($range) }, максимальная { DISTANCE($long) }
    .ranged-short = { $bonus } к попаданию, дистанция { DISTANCE($range) }
    .instead = вместо этого: { $text }
sheet-area =
    .cone = конус { DISTANCE($size) }
    .line = линия { DISTANCE($size) }
    .cube = куб со стороной { DISTANCE($size) }
    .cylinder = цилиндр радиусом { DISTANCE($size) }
    .burst = все в пределах { DISTANCE($size, case: "gen") }
    .sphere = сфера радиусом { DISTANCE($size) }
sheet-who =
    .one = одна цель в пределах { DISTANCE($within, case: "gen") }
    .at = в точке в пределах { DISTANCE($within, case: "gen") }
    .foe = только враги
    .friend = только союзники
    .any = включая себя
    .self = на себя
    .chosen = по выбору применившего
sheet-roll =
    .luck = { DICE("d20") }: { $least } или больше
    .save = спасбросок: { $ability }, Сл { $dc }
sheet-branch =
    .fail = провал: { $text }
    .badly = провал на 5 и более: { $text }
    .pass = успех: { $text }
    .then = затем: { $text }
    .avert = кто отводит взгляд: { $text }
    .immune = кто преуспел, дальше невосприимчив
    .easier = спасбросок с преимуществом [{ $if }]
    .harder = спасбросок с помехой [{ $if }]
sheet-harm =
    .dice = { DICE($dice) } ({ $type })
    .half = { $text }, при успехе половина
    .whole = { $text }, при успехе столько же
    .drains = { $text }, столько же хитов восстанавливает сам
sheet-step =
    .me = сам: { $text }
    .heal = восстанавливает { DICE($dice) } хитов
    .heal-dealt = восстанавливает столько хитов, сколько нанесено урона ({ $type })
    .guard = { DICE($dice) } временных хитов
    .wither = максимум хитов уменьшается на нанесённый урон ({ $type })
    .lay = { $effect } ({ $notes })
    .end = прекращает: { $effects }
    .push = отброс на { DISTANCE($squares, case: "acc") }
    .pull = притягивание на { DISTANCE($squares, case: "acc") }
    .drop = хиты опускаются до 0
    .kill = смерть
    .also = также: { $text }
    .follow = применивший может атаковать бонусным действием в тот же ход: { $weapon }
    .ward = Класс Доспеха против этой атаки: +{ $amount }
    .zone = область остаётся ({ $notes })
    .move-zone = область сдвигается до { DISTANCE($squares, case: "gen") }
    .steady = умирающий стабилизирован
    .dispel = заклинания кончаются: до уровня { $level }, прочие проверкой
    .choose = одно на выбор применившего: { $options }
    .let-go = роняет всё, что держит
    .dash = совершает Рывок
    .dim-light = тусклый свет в пределах { DISTANCE($squares, case: "gen") }
sheet-lasts =
    .rounds =
        { $count ->
            [one] { $count } раунд
            [few] { $count } раунда
            [many] { $count } раундов
           *[other] { $count } раунда
        }
    .minutes =
        { $count ->
            [one] { $count } минута
            [few] { $count } минуты
            [many] { $count } минут
           *[other] { $count } минуты
        }
    .hours =
        { $count ->
            [one] { $count } час
            [few] { $count } часа
            [many] { $count } часов
           *[other] { $count } часа
        }
    .days =
        { $count ->
            [one] { $count } день
            [few] { $count } дня
            [many] { $count } дней
           *[other] { $count } дня
        }
    .start-me = до начала следующего хода применившего
    .end-me = до конца следующего хода применившего
    .start-it = до начала следующего хода цели
    .end-it = до конца следующего хода цели
sheet-ends =
    .save-end = новый спасбросок в конце каждого своего хода
    .save-hurt = новый спасбросок при каждом уроне
    .hurt = кончается от урона
    .attacks = кончается с атакой
    .casts = кончается с заклинанием
    .healed = кончается от магического исцеления
    .source-down = кончается, когда применивший недееспособен
    .concentration = кончается вместе с концентрацией применившего
    .shaken = кончается, если кто-то рядом потратит действие
    .hold = Сл высвобождения { $dc }
    .escape = снимается действием и проверкой: { $ability }, Сл { $dc }
    .escape-freely = снимается действием
    .by-others = также любым, кто рядом
    .easy-save-hurt = новый спасбросок с преимуществом при каждом уроне
    .harmed = кончается, когда применивший или его союзники вредят цели
sheet-at =
    .turn-start = в начале своих ходов: { $text }
    .turn-end = в конце своих ходов: { $text }
    .touched = когда его касаются или попадают по нему в ближнем бою: { $text }
    .near = когда другой начинает ход рядом: { $text }
    .hurt = получив урон: { $text }
    .hurt-by = получив урон ({ $types }): { $text }
    .dies = умирая: { $text }
    .fells = когда опускает чьи-то хиты до 0 в ближнем бою: { $text }
    .hits = попав: { $text }
    .hits-by = попав ({ $types }): { $text }
    .enters = при входе: { $text }
    .beside = если ход кончается рядом, на её стороне: { $text }
    .stirs = при движении внутри: { $text }
    .kept-up = если концентрация длилась до конца: { $text }
sheet-hook =
    .score = значение характеристики
    .critical = урон критического попадания
    .attack = броски атаки
    .struck = броски атаки по нему
    .ac = Класс Доспеха
    .save = спасброски
    .check = проверки характеристик
    .damage = урон при попадании
    .sneak = урон одного попадания за ход, с преимуществом или с союзником рядом с целью
    .speed = скорость
    .suffers = больше при любом уроне ему
    .long-jump = прыжки в длину
    .high-jump = прыжки в высоту
sheet-mod =
    .advantage = { $what }: преимущество
    .disadvantage = { $what }: помеха
    .add = { $what }: { $amount }
    .typed = { $amount } ({ $type })
    .resist = сопротивление: { $types }
    .immune = иммунитет: { $types }
    .weak = уязвимость: { $types }
    .undying = не умирает при 0 хитов
    .sure = его атаки попадают без промаха
    .siege = двойной урон предметам
    .unhealed = не восстанавливает хиты
    .unguarded = не получает временных хитов
    .carried = не замедляет держащего
    .changeless = ничто не меняет его облик
    .deadly = его попадания критические
    .evasion = спасброски Ловкости на половину урона: при успехе ничего, при провале половина
    .transfer = пока кого-то держит, тот получает половину его урона
    .swarm = делит пространство с другими
    .absorb = исцеляется от урона: { $types }
    .endure = урон { $amount } и меньше оставляет не меньше 1 хита
    .by = характеристики: { $words }
    .about = касается: { $words }
    .once = раз за ход
    .half = { $what }: половина
    .double = { $what }: вдвое
    .least = { $what }: не меньше { $amount }
    .cannot = не может: { $words }
    .quick = бонусным действием: { $words }
    .must = в свои ходы должен: { $words }
    .ward = один раз остаётся с 1 хитом
    .spent = кончается, как только применено
    .triple = { $what }: втрое
    .asked = решает при броске
    .sense = восприятие: { $words }
sheet-about =
    .spell = заклинания
    .melee = рукопашные
    .ranged = дальнобойные
    .magic = магия
    .sight = зрение
    .hearing = слух
    .smell = обоняние
    .perception = Восприятие
    .prone = падение
    .react = совершать реакции
    .turn = действовать и двигаться
    .cast = творить заклинания
    .look = видеть применившего
    .dash = Рывок
    .disengage = Отход
    .hide = Засада
    .weapon = оружие
    .act = совершать действия
    .both = совершать за один ход и действие, и бонусное действие
    .strike-again = совершать больше одной атаки за ход
    .cast-at-once = наверняка сотворить заклинание действием без задержки
    .turned = изгнание нежити
    .flee = бежать
    .panic = в панике бежать, если есть куда
    .approach = подойти
sheet-if =
    .only = только если { $text }
    .not = не так: { $text }
    .me = применивший: { $text }
    .kind = вид: { $names }
    .feature = обладает: { $names }
    .is = состояние: { $names }
    .from = по вине другого: { $names }
    .has = под эффектом: { $names }
    .size = размер: { $size } или меньше
    .hurt-any = ранен
    .hurt-half = не больше половины хитов
    .hurt-none = 0 хитов
    .sees = видит другого
    .hears = слышит
    .ran = пробежал { DISTANCE($squares, case: "acc") } прямо на другого
    .able = способен действовать
    .beset = рядом союзник применившего
    .aware = знает о другом
    .inside = внутри предмета
    .holds = держит других существ: { $count } или больше
    .grips = держит другого
    .shares = в пространстве другого
    .surprised = застигнут врасплох, в первом раунде
    .wields = держит в руках: { $names }
    .any = одно из: { $text }
    .near = в пределах { DISTANCE($squares, case: "gen") }: { $names }
    .foe = враг
    .hp = не больше { $amount } хитов
    .score = { $ability }: { $amount } или меньше
    .senses = воспринимает другого: { $names }
sheet-kind =
    .aberration = аберрация
    .beast = зверь
    .celestial = небожитель
    .construct = конструкт
    .dragon = дракон
    .elemental = элементаль
    .fey = фея
    .fiend = исчадие
    .giant = великан
    .humanoid = гуманоид
    .monstrosity = чудовище
    .ooze = слизь
    .plant = растение
    .undead = нежить
sheet-zone =
    .far = { DISTANCE($squares) }
    .high = высота { DISTANCE($squares) }
    .around = { DISTANCE($squares) } вокруг применившего
    .rough = труднопроходимая местность
    .silent = тишина
    .lightly = слабо заслонено
    .heavily = сильно заслонено
    .magically-dark = магическая тьма
    .spares = щадит союзников
    .follows = следует за применившим
