### Слова ігор. Де книга правил має власне слово, повідомлення носить ім’я книги.

## Fifth edition: the fight and the turn

dnd5e-encounter = бойова зустріч
dnd5e-participant = учасник бою
dnd5e-party = загін
dnd5e-npc = неігровий персонаж
dnd5e-stat-block = блок характеристик
dnd5e-initiative-order = порядок ініціативи
dnd5e-tie = нічия
dnd5e-surprise = несподіваний напад
dnd5e-surprised = захоплений зненацька
dnd5e-bonus-action = бонусна дія
dnd5e-object-interaction = взаємодія з об’єктом
dnd5e-utility-action = дрібна дія
dnd5e-opportunity-attack = провокована атака
dnd5e-concentration = концентрація
dnd5e-short-rest = короткий відпочинок
dnd5e-long-rest = тривалий відпочинок

## Fifth edition: rolls

dnd5e-armour-class = Клас Броні
    .short = КБ
dnd5e-difficulty-class = Клас Складності
    .short = КС
dnd5e-attack-roll = кидок атаки
dnd5e-damage-roll = кидок шкоди
dnd5e-ability = характеристика
dnd5e-ability-check = перевірка
dnd5e-passive-score = значення пасивної Мудрості
dnd5e-contest = змагання
dnd5e-modifier = модифікатор
dnd5e-proficiency-bonus = бонус майстерності
dnd5e-saving-throw = рятівний кидок
dnd5e-advantage = перевага
dnd5e-disadvantage = перешкода

## Fifth edition: abilities

dnd5e-ability-strength = Сила
    .short = СИЛ
dnd5e-ability-dexterity = Спритність
    .short = СПР
dnd5e-ability-constitution = Статура
    .short = СТА
dnd5e-ability-intelligence = Інтелект
    .short = ІНТ
dnd5e-ability-wisdom = Мудрість
    .short = МДР
dnd5e-ability-charisma = Харизма
    .short = ХАР

## Fifth edition: skills

dnd5e-skill-acrobatics = Акробатика
dnd5e-skill-animal-handling = Поводження з тваринами
dnd5e-skill-arcana = Магія
dnd5e-skill-athletics = Атлетика
dnd5e-skill-deception = Обман
dnd5e-skill-history = Історія
dnd5e-skill-insight = Проникливість
dnd5e-skill-intimidation = Залякування
dnd5e-skill-investigation = Розслідування
dnd5e-skill-medicine = Медицина
dnd5e-skill-nature = Природа
dnd5e-skill-perception = Сприйняття
dnd5e-skill-performance = Виступ
dnd5e-skill-persuasion = Переконання
dnd5e-skill-religion = Релігія
dnd5e-skill-sleight-of-hand = Спритність рук
dnd5e-skill-stealth = Непомітність
dnd5e-skill-survival = Виживання

## Fifth edition: actions

dnd5e-action-attack = Атака
dnd5e-action-cast = Накладання чарів
dnd5e-action-dash = Ривок
dnd5e-action-disengage = Відступ
dnd5e-action-dodge = Ухилятися
dnd5e-action-help = Допомога
dnd5e-action-hide = Сховатися
dnd5e-action-ready = Напоготові
dnd5e-action-search = Пошук
dnd5e-action-use-object = Використання предмета
dnd5e-action-improvise = Імпровізація
dnd5e-action-escape = Вивільнення із захвату
dnd5e-action-first-aid = Перша допомога

## Fifth edition: attacks

dnd5e-target = ціль
dnd5e-melee-attack = атака ближнього бою
dnd5e-ranged-attack = атака на відстані
dnd5e-two-weapon-fighting = бій двома зброями
dnd5e-grapple = захват
dnd5e-shove = поштовх
dnd5e-knock-prone = збити з ніг
dnd5e-unarmed-strike = удар без зброї
dnd5e-reach = досяжність
dnd5e-range = дальність
dnd5e-normal-range = звичайна дальність
dnd5e-long-range = максимальна дальність
dnd5e-spell-range = дальність чарів
dnd5e-hidden = схований
dnd5e-unseen = непомічений

## Fifth edition: properties of weapons

dnd5e-property-ammunition = боєприпаси
dnd5e-property-finesse = фехтувальна
dnd5e-property-heavy = важка
dnd5e-property-light = легка
dnd5e-property-loading = перезарядження
dnd5e-property-reach = досяжність
dnd5e-property-special = особлива
dnd5e-property-thrown = метальна
dnd5e-property-two-handed = дворучна
dnd5e-property-versatile = універсальна

## Fifth edition: cover

dnd5e-cover = укриття
dnd5e-cover-half = укриття наполовину
dnd5e-cover-three-quarters = укриття на три чверті
dnd5e-cover-total = повне укриття

## Fifth edition: moving

dnd5e-walking-speed = швидкість ходьби
dnd5e-climbing-speed = швидкість лазіння
dnd5e-swimming-speed = швидкість плавання
dnd5e-flying-speed = швидкість польоту
dnd5e-burrowing-speed = швидкість копання
dnd5e-hover = ширяти
dnd5e-crawl = повзання
dnd5e-stand-up = вставання
dnd5e-squeeze = протискування
dnd5e-space = простір
dnd5e-mount = їздова тварина
dnd5e-controlled-mount = керована їздова тварина
dnd5e-independent-mount = незалежна їздова тварина
dnd5e-mounting = сідання верхи
dnd5e-dismounting = спішування
dnd5e-mounted-combat = бій верхи
dnd5e-underwater-combat = підводний бій

## Fifth edition: sizes

dnd5e-size = категорія розміру
dnd5e-size-tiny = Крихітний
dnd5e-size-small = Маленький
dnd5e-size-medium = Середній
dnd5e-size-large = Великий
dnd5e-size-huge = Величезний
dnd5e-size-gargantuan = Гігантський

## Fifth edition: conditions

dnd5e-condition-blinded = засліплений
dnd5e-condition-charmed = зачарований
dnd5e-condition-deafened = оглухлий
dnd5e-condition-exhaustion = виснаження
dnd5e-condition-frightened = наляканий
dnd5e-condition-grappled = схоплений
dnd5e-condition-incapacitated = недієздатний
dnd5e-condition-invisible = невидимий
dnd5e-condition-paralyzed = паралізований
dnd5e-condition-petrified = скам’янілий
dnd5e-condition-poisoned = отруєний
dnd5e-condition-prone = лежачий
dnd5e-condition-restrained = обплутаний
dnd5e-condition-stunned = приголомшений
dnd5e-condition-unconscious = непритомний

## Fifth edition: kinds of damage

dnd5e-damage-acid = кислота
dnd5e-damage-bludgeoning = дробильна
dnd5e-damage-cold = холод
dnd5e-damage-fire = вогонь
dnd5e-damage-force = силове поле
dnd5e-damage-lightning = блискавка
dnd5e-damage-necrotic = некротична
dnd5e-damage-piercing = колюча
dnd5e-damage-poison = отрута
dnd5e-damage-psychic = психічна
dnd5e-damage-radiant = променева
dnd5e-damage-slashing = рубляча
dnd5e-damage-thunder = громова
dnd5e-damage-nonmagical = від немагічної зброї
dnd5e-damage-unsilvered = від немагічної та непосрібленої зброї
dnd5e-damage-unadamantine = від немагічної зброї не з адамантину

## Fifth edition: damage, healing, death

dnd5e-hit-point-maximum = максимум пунктів здоров’я
dnd5e-temporary-hit-points = тимчасові пункти здоров’я
dnd5e-resistance = опір
dnd5e-vulnerability = вразливість
dnd5e-immunity = імунітет
dnd5e-healing = лікування
dnd5e-first-aid = перша допомога
dnd5e-stable = стабілізований
dnd5e-death = смерть
dnd5e-instant-death = миттєва смерть
dnd5e-death-save = рятівний кидок від смерті

## The book

dnd5e-rulebook = П’ята редакція (SRD 5.1)
# Set by the licence.
dnd5e-notice = Містить матеріали System Reference Document 5.1, Wizards of the Coast LLC, за ліцензією Creative Commons Attribution 4.0 (CC BY 4.0).
