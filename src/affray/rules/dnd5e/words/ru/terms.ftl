### Слова игр. Где у книги правил есть своё слово, сообщение носит имя книги.

## Fifth edition: the fight and the turn

dnd5e-encounter = боевая сцена
dnd5e-participant = участник сражения
dnd5e-party = отряд
dnd5e-npc = неигровой персонаж
dnd5e-stat-block = блок статистики
dnd5e-initiative-order = порядок инициативы
dnd5e-tie = равенство
dnd5e-surprise = неожиданное нападение
dnd5e-surprised = захваченный врасплох
dnd5e-bonus-action = бонусное действие
dnd5e-object-interaction = взаимодействие с предметом
dnd5e-utility-action = мелкое действие
dnd5e-opportunity-attack = провоцированная атака
dnd5e-concentration = концентрация
dnd5e-short-rest = короткий отдых
dnd5e-long-rest = продолжительный отдых

## Fifth edition: rolls

dnd5e-armour-class = Класс Доспеха
    .short = КД
dnd5e-difficulty-class = Сложность
    .short = Сл
dnd5e-attack-roll = бросок атаки
dnd5e-damage-roll = бросок урона
dnd5e-ability = характеристика
dnd5e-ability-check = проверка характеристики
dnd5e-passive-score = пассивное значение
dnd5e-contest = состязание
dnd5e-modifier = модификатор
dnd5e-proficiency-bonus = бонус мастерства
dnd5e-saving-throw = спасбросок
dnd5e-advantage = преимущество
dnd5e-disadvantage = помеха

## Fifth edition: abilities

dnd5e-ability-strength = Сила
    .short = СИЛ
dnd5e-ability-dexterity = Ловкость
    .short = ЛОВ
dnd5e-ability-constitution = Телосложение
    .short = ТЕЛ
dnd5e-ability-intelligence = Интеллект
    .short = ИНТ
dnd5e-ability-wisdom = Мудрость
    .short = МДР
dnd5e-ability-charisma = Харизма
    .short = ХАР

## Fifth edition: skills

dnd5e-skill-acrobatics = Акробатика
dnd5e-skill-animal-handling = Уход за животными
dnd5e-skill-arcana = Магия
dnd5e-skill-athletics = Атлетика
dnd5e-skill-deception = Обман
dnd5e-skill-history = История
dnd5e-skill-insight = Проницательность
dnd5e-skill-intimidation = Запугивание
dnd5e-skill-investigation = Анализ
dnd5e-skill-medicine = Медицина
dnd5e-skill-nature = Природа
dnd5e-skill-perception = Внимательность
dnd5e-skill-performance = Выступление
dnd5e-skill-persuasion = Убеждение
dnd5e-skill-religion = Религия
dnd5e-skill-sleight-of-hand = Ловкость рук
dnd5e-skill-stealth = Скрытность
dnd5e-skill-survival = Выживание

## Fifth edition: actions

dnd5e-action-attack = Атака
dnd5e-action-cast = Сотворение заклинания
dnd5e-action-dash = Рывок
dnd5e-action-disengage = Отход
dnd5e-action-dodge = Уклонение
dnd5e-action-help = Помощь
dnd5e-action-hide = Засада
dnd5e-action-ready = Подготовка
dnd5e-action-search = Поиск
dnd5e-action-use-object = Использование предмета
dnd5e-action-improvise = Импровизация
dnd5e-action-escape = Высвобождение из захвата
dnd5e-action-first-aid = Первая помощь

## Fifth edition: attacks

dnd5e-target = цель
dnd5e-melee-attack = рукопашная атака
dnd5e-ranged-attack = дальнобойная атака
dnd5e-two-weapon-fighting = сражение с двумя оружиями
dnd5e-grapple = захват
dnd5e-shove = толкание
dnd5e-knock-prone = сбить с ног
dnd5e-unarmed-strike = безоружный удар
dnd5e-reach = досягаемость
dnd5e-range = дистанция
dnd5e-normal-range = нормальная дистанция
dnd5e-long-range = максимальная дистанция
dnd5e-spell-range = дистанция заклинания
dnd5e-hidden = спрятавшийся
dnd5e-unseen = незамеченный

## Fifth edition: properties of weapons

dnd5e-property-ammunition = боеприпасы
dnd5e-property-finesse = фехтовальное
dnd5e-property-heavy = тяжёлое
dnd5e-property-light = лёгкое
dnd5e-property-loading = перезарядка
dnd5e-property-reach = досягаемость
dnd5e-property-special = особое
dnd5e-property-thrown = метательное
dnd5e-property-two-handed = двуручное
dnd5e-property-versatile = универсальное

## Fifth edition: cover

dnd5e-cover = укрытие
dnd5e-cover-half = укрытие на половину
dnd5e-cover-three-quarters = укрытие на три четверти
dnd5e-cover-total = полное укрытие

## Fifth edition: moving

dnd5e-walking-speed = скорость ходьбы
dnd5e-climbing-speed = скорость лазания
dnd5e-swimming-speed = скорость плавания
dnd5e-flying-speed = скорость полёта
dnd5e-burrowing-speed = скорость копания
dnd5e-hover = парить
dnd5e-crawl = ползание
dnd5e-stand-up = вставание
dnd5e-squeeze = протискивание
dnd5e-space = пространство
dnd5e-mount = верховое животное
dnd5e-controlled-mount = управляемое верховое животное
dnd5e-independent-mount = независимое верховое животное
dnd5e-mounting = посадка верхом
dnd5e-dismounting = спешивание
dnd5e-mounted-combat = верховой бой
dnd5e-underwater-combat = подводный бой

## Fifth edition: sizes

dnd5e-size = категория размера
dnd5e-size-tiny = Крошечный
dnd5e-size-small = Маленький
dnd5e-size-medium = Средний
dnd5e-size-large = Большой
dnd5e-size-huge = Огромный
dnd5e-size-gargantuan = Громадный

## Fifth edition: conditions

dnd5e-condition-blinded = ослеплённый
dnd5e-condition-charmed = очарованный
dnd5e-condition-deafened = оглохший
dnd5e-condition-exhaustion = истощение
dnd5e-condition-frightened = испуганный
dnd5e-condition-grappled = захваченный
dnd5e-condition-incapacitated = недееспособный
dnd5e-condition-invisible = невидимый
dnd5e-condition-paralyzed = парализованный
dnd5e-condition-petrified = окаменевший
dnd5e-condition-poisoned = отравленный
dnd5e-condition-prone = лежащий
dnd5e-condition-restrained = опутанный
dnd5e-condition-stunned = ошеломлённый
dnd5e-condition-unconscious = без сознания

## Fifth edition: kinds of damage

dnd5e-damage-acid = кислота
dnd5e-damage-bludgeoning = дробящий
dnd5e-damage-cold = холод
dnd5e-damage-fire = огонь
dnd5e-damage-force = силовое поле
dnd5e-damage-lightning = электричество
dnd5e-damage-necrotic = некротический
dnd5e-damage-piercing = колющий
dnd5e-damage-poison = яд
dnd5e-damage-psychic = психический
dnd5e-damage-radiant = излучение
dnd5e-damage-slashing = рубящий
dnd5e-damage-thunder = звук
dnd5e-damage-nonmagical = от немагического оружия
dnd5e-damage-unsilvered = от немагического и непосеребрённого оружия
dnd5e-damage-unadamantine = от немагического оружия не из адамантина

## Fifth edition: damage, healing, death

dnd5e-hit-point-maximum = максимум хитов
dnd5e-temporary-hit-points = временные хиты
dnd5e-resistance = сопротивление
dnd5e-vulnerability = уязвимость
dnd5e-immunity = иммунитет
dnd5e-healing = лечение
dnd5e-first-aid = первая помощь
dnd5e-stable = стабилизированный
dnd5e-death = смерть
dnd5e-instant-death = мгновенная смерть
dnd5e-death-save = спасбросок от смерти

## The book

dnd5e-rulebook = Пятая редакция (SRD 5.1)
# Set by the licence.
dnd5e-notice = Содержит материалы System Reference Document 5.1, Wizards of the Coast LLC, по лицензии Creative Commons Attribution 4.0 (CC BY 4.0).
