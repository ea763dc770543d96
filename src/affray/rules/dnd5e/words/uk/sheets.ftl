### Рядки блоків характеристик, розказані за даними: частини стоять поруч, через кому й крапку з комою.

sheet-line =
    .named = { $name }: { $text }
    .noted = { $name } ({ $notes }): { $text }
sheet-figure =
    .kind = { $size }, { $kind }
    .armour = Клас Броні: { $amount }
    .hp = пункти здоров’я: { $hp } ({ DICE($dice) })
    .hp-alone = пункти здоров’я: { $hp }
    .measure = { $what } { DISTANCE($squares) }
    .saves = рятівні кидки: { $text }
    .skills = навички: { $text }
    .senses = чуття: { $text }
    .conditions = імунітет до станів: { $text }
    .challenge = небезпека: { $challenge }
    .multiattack = мультиатака: { $text }
    .legendary =
        { $count ->
            [one] { $count } легендарна дія за раунд
            [few] { $count } легендарні дії за раунд
            [many] { $count } легендарних дій за раунд
           *[other] { $count } легендарні дії за раунд
        }
    .casting = заклинання: { $ability }, КС рятівного кидка { $dc }, { $bonus } до влучання
    .cantrips = замовляння: { $text }
    .slots = { $level } рівень ({ $slots }): { $text }
    .level = { $level } рівень: { $text }
    .passive = пасивне Сприйняття { $amount }
sheet-sense =
    .blindsight = сліпий зір
    .darkvision = темний зір
    .tremorsense = чуття вібрації
    .truesight = істинний зір
    .see-invisible = бачення невидимого
sheet-power =
    .bonus = бонусна дія
    .legendary =
        { $price ->
            [one] { $price } легендарна дія
            [few] { $price } легендарні дії
            [many] { $price } легендарних дій
           *[other] { $price } легендарні дії
        }
    .lair = дія лігва
    .part = частина мультиатаки
    .reaction = реакція
    .given = використання предмета, на себе або на сусіда
    .recharge = перезарядка { $on }
    .uses =
        { $uses ->
            [one] { $uses } раз на день
            [few] { $uses } рази на день
            [many] { $uses } разів на день
           *[other] { $uses } рази на день
        }
sheet-react =
    .hit = коли атака от-от влучить у нього
    .guarded = коли атака от-от влучить у союзника
    .wounded = зазнавши шкоди
    .near = коли інший починає хід поблизу
    .melee = лише атаки ближнього бою
    .ranged = лише дистанційні атаки
    .seen = лише якщо бачить атаку
    .armed = лише зі зброєю ближнього бою в руці
sheet-weapon =
    .melee = { $bonus } до влучання, досяжність { DISTANCE($reach) }
    .ranged = { $bonus } до влучання, дистанція { DISTANCE($range) }, максимальна { DISTANCE($long) }
    .ranged-short = { $bonus } до влучання, дистанція { DISTANCE($range) }
    .instead = натомість: { $text }
sheet-area =
    .cone = конус { DISTANCE($size) }
    .line = лінія { DISTANCE($size) }
    .cube = куб зі стороною { DISTANCE($size) }
    .cylinder = циліндр радіусом { DISTANCE($size) }
    .burst = усі в межах { DISTANCE($size, case: "gen") }
    .sphere = сфера радіусом { DISTANCE($size) }
sheet-who =
    .one = одна ціль у межах { DISTANCE($within, case: "gen") }
    .at = у точці в межах { DISTANCE($within, case: "gen") }
    .foe = лише вороги
    .friend = лише союзники
    .any = і на себе
    .self = на себе
    .chosen = на вибір того, хто застосував
sheet-roll =
    .luck = { DICE("d20") }: { $least } або більше
    .save = рятівний кидок: { $ability }, КС { $dc }
sheet-branch =
    .fail = провал: { $text }
    .badly = провал на 5 і більше: { $text }
    .pass = успіх: { $text }
    .then = потім: { $text }
    .avert = хто відводить погляд: { $text }
    .immune = хто врятувався, надалі несприйнятливий
    .easier = рятівний кидок із перевагою [{ $if }]
    .harder = рятівний кидок із перешкодою [{ $if }]
sheet-harm =
    .dice = { DICE($dice) } ({ $type })
    .half = { $text }, за успіху половина
    .whole = { $text }, за успіху стільки ж
    .drains = { $text }, стільки ж пунктів здоров’я відновлює сам
sheet-step =
    .me = сам: { $text }
    .heal = відновлює { DICE($dice) } пунктів здоров’я
    .heal-dealt = відновлює стільки пунктів здоров’я, скільки завдано шкоди ({ $type })
    .guard = { DICE($dice) } тимчасових пунктів здоров’я
    .wither = максимум пунктів здоров’я меншає на завдану шкоду ({ $type })
    .lay = { $effect } ({ $notes })
    .end = припиняє: { $effects }
    .push = відкидання на { DISTANCE($squares, case: "acc") }
    .pull = притягування на { DISTANCE($squares, case: "acc") }
    .drop = пункти здоров’я падають до 0
    .kill = смерть
    .also = також: { $text }
    .follow = той, хто застосував, може атакувати бонусною дією в той самий хід: { $weapon }
    .ward = Клас Броні проти цієї атаки: +{ $amount }
    .zone = область лишається ({ $notes })
    .move-zone = область зсувається до { DISTANCE($squares, case: "gen") }
    .steady = хто помирає, стабілізований
    .dispel = заклинання минають: до рівня { $level }, інші перевіркою
    .choose = одне на вибір того, хто застосував: { $options }
    .let-go = кидає все, що тримає
    .dash = здійснює Ривок
    .dim-light = тьмяне світло в межах { DISTANCE($squares, case: "gen") }
sheet-lasts =
    .rounds =
        { $count ->
            [one] { $count } раунд
            [few] { $count } раунди
            [many] { $count } раундів
           *[other] { $count } раунди
        }
    .minutes =
        { $count ->
            [one] { $count } хвилина
            [few] { $count } хвилини
            [many] { $count } хвилин
           *[other] { $count } хвилини
        }
    .hours =
        { $count ->
            [one] { $count } година
            [few] { $count } години
            [many] { $count } годин
           *[other] { $count } години
        }
    .days =
        { $count ->
            [one] { $count } день
            [few] { $count } дні
            [many] { $count } днів
           *[other] { $count } дні
        }
    .start-me = до початку наступного ходу того, хто застосував
    .end-me = до кінця наступного ходу того, хто застосував
    .start-it = до початку наступного ходу цілі
    .end-it = до кінця наступного ходу цілі
sheet-ends =
    .save-end = новий рятівний кидок наприкінці кожного свого ходу
    .save-hurt = новий рятівний кидок за кожної шкоди
    .hurt = минає від шкоди
    .attacks = минає з атакою
    .casts = минає із заклинанням
    .healed = минає від магічного зцілення
    .source-down = минає, коли той, хто застосував, недієздатний
    .concentration = минає разом із концентрацією того, хто застосував
    .shaken = минає, якщо хтось поруч витратить дію
    .hold = КС вивільнення { $dc }
    .escape = знімається дією та перевіркою: { $ability }, КС { $dc }
    .escape-freely = знімається дією
    .by-others = також будь-ким поруч
    .easy-save-hurt = новий рятівний кидок із перевагою за кожної шкоди
    .harmed = минає, коли той, хто застосував, або його союзники шкодять цілі
sheet-at =
    .turn-start = на початку своїх ходів: { $text }
    .turn-end = наприкінці своїх ходів: { $text }
    .touched = коли його торкаються або влучають по ньому в ближньому бою: { $text }
    .near = коли інший починає хід поруч: { $text }
    .hurt = зазнавши шкоди: { $text }
    .hurt-by = зазнавши шкоди ({ $types }): { $text }
    .dies = помираючи: { $text }
    .fells = коли опускає чиєсь здоров’я до 0 у ближньому бою: { $text }
    .hits = влучивши: { $text }
    .hits-by = влучивши ({ $types }): { $text }
    .enters = при вході: { $text }
    .beside = якщо хід кінчається поруч, з її боку: { $text }
    .stirs = при русі всередині: { $text }
    .kept-up = якщо концентрація тривала до кінця: { $text }
sheet-hook =
    .score = значення характеристики
    .critical = шкода критичного влучання
    .attack = кидки атаки
    .struck = кидки атаки по ньому
    .ac = Клас Броні
    .save = рятівні кидки
    .check = перевірки характеристик
    .damage = шкода від влучань
    .sneak = шкода одного влучання за хід, з перевагою або із союзником поруч із ціллю
    .speed = швидкість
    .suffers = більше за будь-якої шкоди йому
    .long-jump = стрибки в довжину
    .high-jump = стрибки у висоту
sheet-mod =
    .advantage = { $what }: перевага
    .disadvantage = { $what }: перешкода
    .add = { $what }: { $amount }
    .typed = { $amount } ({ $type })
    .resist = опір: { $types }
    .immune = імунітет: { $types }
    .weak = вразливість: { $types }
    .undying = не помирає з 0 пунктів здоров’я
    .sure = його атаки влучають без промаху
    .siege = подвійна шкода предметам
    .unhealed = не відновлює пунктів здоров’я
    .unguarded = не отримує тимчасових пунктів здоров’я
    .carried = не сповільнює того, хто тримає
    .changeless = ніщо не змінює його подоби
    .deadly = його влучання критичні
    .evasion = рятівні кидки Спритності на половину шкоди: за успіху нічого, за провалу половина
    .transfer = поки когось тримає, той зазнає половини його шкоди
    .swarm = ділить простір з іншими
    .absorb = зцілюється від шкоди: { $types }
    .endure = шкода { $amount } і менше лишає щонайменше 1 пункт здоров’я
    .by = характеристики: { $words }
    .about = стосується: { $words }
    .once = раз за хід
    .half = { $what }: половина
    .double = { $what }: удвічі
    .least = { $what }: не менше { $amount }
    .cannot = не може: { $words }
    .quick = бонусною дією: { $words }
    .must = у свої ходи мусить: { $words }
    .ward = один раз лишається з 1 пунктом здоров’я
    .spent = минає, щойно застосовано
    .triple = { $what }: втричі
    .asked = вирішує під час кидка
    .sense = сприйняття: { $words }
sheet-about =
    .spell = заклинання
    .melee = рукопашні
    .ranged = дальнобійні
    .magic = магія
    .sight = зір
    .hearing = слух
    .smell = нюх
    .perception = Уважність
    .prone = падіння
    .react = здійснювати реакції
    .turn = діяти й рухатися
    .cast = творити заклинання
    .look = бачити того, хто застосував
    .dash = Ривок
    .disengage = Відступ
    .hide = Сховатися
    .weapon = зброя
    .act = виконувати дії
    .both = виконувати за один хід і дію, і бонусну дію
    .strike-again = здійснювати більше однієї атаки за хід
    .cast-at-once = напевно створити заклинання дією без затримки
    .turned = вигнання нежиті
    .flee = тікати
    .panic = панічно тікати, якщо є куди
    .approach = підійти
sheet-if =
    .only = лише якщо { $text }
    .not = не так: { $text }
    .me = хто застосував: { $text }
    .kind = вид: { $names }
    .feature = має: { $names }
    .is = стан: { $names }
    .from = з вини іншого: { $names }
    .has = під ефектом: { $names }
    .size = розмір: { $size } або менший
    .hurt-any = поранений
    .hurt-half = не більше половини пунктів здоров’я
    .hurt-none = 0 пунктів здоров’я
    .sees = бачить іншого
    .hears = чує
    .ran = пробіг { DISTANCE($squares, case: "acc") } просто на іншого
    .able = здатний діяти
    .beset = поруч союзник того, хто застосував
    .aware = знає про іншого
    .inside = усередині предмета
    .holds = тримає інших істот: { $count } або більше
    .grips = тримає іншого
    .shares = у просторі іншого
    .surprised = заскочений зненацька, у першому раунді
    .wields = тримає в руках: { $names }
    .any = одне з: { $text }
    .near = у межах { DISTANCE($squares, case: "gen") }: { $names }
    .foe = ворог
    .hp = не більше { $amount } пунктів здоров’я
    .score = { $ability }: { $amount } або менше
    .senses = відчуває іншого: { $names }
sheet-kind =
    .aberration = аберація
    .beast = звір
    .celestial = небожитель
    .construct = конструкт
    .dragon = дракон
    .elemental = елементаль
    .fey = фея
    .fiend = бісівське створіння
    .giant = велетень
    .humanoid = гуманоїд
    .monstrosity = почвара
    .ooze = слиз
    .plant = рослина
    .undead = нежить
sheet-zone =
    .far = { DISTANCE($squares) }
    .high = висота { DISTANCE($squares) }
    .around = { DISTANCE($squares) } навколо того, хто застосував
    .rough = складна місцевість
    .silent = тиша
    .lightly = слабко заслонено
    .heavily = сильно заслонено
    .magically-dark = магічна темрява
    .spares = щадить союзників
    .follows = рухається за тим, хто застосував
