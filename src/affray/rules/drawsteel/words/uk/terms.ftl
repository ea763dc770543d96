### Слова ігор. Де книга правил має власне слово, повідомлення носить ім’я книги.

## Draw Steel: the fight and the turn

drawsteel-director = режисер
drawsteel-hero = герой
drawsteel-encounter = сутичка
drawsteel-surprised = здивований
drawsteel-power-roll = кидок міці
drawsteel-edge = перевага
drawsteel-bane = перешкода
drawsteel-main-action = дія
drawsteel-maneuver = маневр
drawsteel-free-maneuver = безплатний маневр
drawsteel-move-action = дія пересування
drawsteel-movement = пересування
drawsteel-triggered-action = тригерна дія
drawsteel-free-triggered-action = безплатна тригерна дія
drawsteel-trigger = тригер
drawsteel-no-action = не дія
drawsteel-ability = здібність
drawsteel-heroic-ability = героїчна здібність
drawsteel-resource = ресурси
drawsteel-kit = набір
drawsteel-group = група
drawsteel-minion = міньйон
drawsteel-minion-squad = загін міньйонів
drawsteel-alternative-initiative = альтернативна ініціатива
drawsteel-debate-timer = таймер суперечок
drawsteel-agility-test = тест на Спритність
drawsteel-stamina = Витривалість

## Draw Steel: characteristics

drawsteel-characteristic-might = Сила
drawsteel-characteristic-agility = Спритність
drawsteel-characteristic-reason = Розум
drawsteel-characteristic-intuition = Інтуїція
drawsteel-characteristic-presence = Присутність

## Draw Steel: conditions

drawsteel-condition-bleeding = кровотеча
drawsteel-condition-dazed = приголомшений
drawsteel-condition-frightened = наляканий
drawsteel-condition-grabbed = схоплений
drawsteel-condition-prone = лежачий
drawsteel-condition-restrained = обплутаний
drawsteel-condition-slowed = сповільнений
drawsteel-condition-taunted = спровокований
drawsteel-condition-weakened = ослаблений

## Draw Steel: kinds of damage

drawsteel-damage-acid = кислота
drawsteel-damage-cold = холод
drawsteel-damage-corruption = скверна
drawsteel-damage-fire = вогонь
drawsteel-damage-holy = свята
drawsteel-damage-lightning = блискавка
drawsteel-damage-poison = отрута
drawsteel-damage-psychic = психічна
drawsteel-damage-sonic = звукова

## Draw Steel: classes, abilities and kits that the rules name

drawsteel-fury = Фурія
drawsteel-shadow = Тінь
drawsteel-talent = Талант
drawsteel-tactician = Тактик
drawsteel-relentless-toss = Невблаганний Кидок
drawsteel-hesitation-is-weakness = Зволікання - Слабкість
drawsteel-in-all-this-confusion = У Всій Цій Метушні
drawsteel-shining-armor = Сяйна Броня

## The book

drawsteel-rulebook = Draw Steel
# Set by the licence; it stays in English, word for word.
drawsteel-notice = Affray is an independent product published under the DRAW STEEL Creator License and is not affiliated with MCDM Productions, LLC. DRAW STEEL © 2024 MCDM Productions, LLC.
