### Слова игр. Где у книги правил есть своё слово, сообщение носит имя книги.

## Draw Steel: the fight and the turn

drawsteel-director = директор
drawsteel-hero = герой
drawsteel-encounter = столкновение
drawsteel-surprised = удивлённый
drawsteel-power-roll = бросок мощи
drawsteel-edge = преимущество
drawsteel-bane = помеха
drawsteel-main-action = действие
drawsteel-maneuver = манёвр
drawsteel-free-maneuver = бесплатный манёвр
drawsteel-move-action = действие передвижения
drawsteel-movement = передвижение
drawsteel-triggered-action = триггерное действие
drawsteel-free-triggered-action = бесплатное триггерное действие
drawsteel-trigger = триггер
drawsteel-no-action = не действие
drawsteel-ability = способность
drawsteel-heroic-ability = героическая способность
drawsteel-resource = ресурсы
drawsteel-kit = набор
drawsteel-group = группа
drawsteel-minion = миньон
drawsteel-minion-squad = отряд миньонов
drawsteel-alternative-initiative = альтернативная инициатива
drawsteel-debate-timer = таймер споров
drawsteel-agility-test = тест на Ловкость
drawsteel-stamina = Выносливость

## Draw Steel: characteristics

drawsteel-characteristic-might = Сила
drawsteel-characteristic-agility = Ловкость
drawsteel-characteristic-reason = Разум
drawsteel-characteristic-intuition = Интуиция
drawsteel-characteristic-presence = Присутствие

## Draw Steel: conditions

drawsteel-condition-bleeding = истекающий кровью
drawsteel-condition-dazed = ошеломлённый
drawsteel-condition-frightened = испуганный
drawsteel-condition-grabbed = схваченный
drawsteel-condition-prone = лежащий
drawsteel-condition-restrained = опутанный
drawsteel-condition-slowed = замедленный
drawsteel-condition-taunted = спровоцированный
drawsteel-condition-weakened = ослабленный

## Draw Steel: kinds of damage

drawsteel-damage-acid = кислота
drawsteel-damage-cold = холод
drawsteel-damage-corruption = порча
drawsteel-damage-fire = огонь
drawsteel-damage-holy = святой
drawsteel-damage-lightning = молния
drawsteel-damage-poison = яд
drawsteel-damage-psychic = психический
drawsteel-damage-sonic = звук

## Draw Steel: classes, abilities and kits that the rules name

drawsteel-fury = Фурия
drawsteel-shadow = Тень
drawsteel-talent = Талант
drawsteel-tactician = Тактик
drawsteel-relentless-toss = Неумолимый Бросок
drawsteel-hesitation-is-weakness = Промедление - Слабость
drawsteel-in-all-this-confusion = Во Всей Этой Суете
drawsteel-shining-armor = Сияющая Броня

## The book

drawsteel-rulebook = Draw Steel
# Set by the licence; it stays in English, word for word.
drawsteel-notice = Affray is an independent product published under the DRAW STEEL Creator License and is not affiliated with MCDM Productions, LLC. DRAW STEEL © 2024 MCDM Productions, LLC.
