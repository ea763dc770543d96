### Що Draw Steel каже про шкоду й відновлення, стани, вчинки, ресурси та п’ятьох героїв.
### Коментар над повідомленням — власний id пункту.

## Harm

# ds.recovery
clause-ds-recovery = Відновлення повертає третину Витривалості.
    .name = відновлення
# ds.stamina.unconscious
clause-ds-stamina-unconscious = Хто здолав іншого, може лише оглушити його. Непритомний нічого не робить, кидки проти нього мають подвійну перевагу, будь-яка шкода вбиває його; героя будить відновлення.
    .name = непритомний
# ds.condition.bleeding
clause-ds-condition-bleeding = Після дії, тригерної дії чи кидка Сили або Спритності той, хто стікає кров’ю, втрачає { DICE("1d6") } і свій рівень Витривалості.
    .name = кровотеча
# ds.condition.dazed
clause-ds-condition-dazed = Приголомшений робить за хід щось одне: дію, маневр чи пересування. Він ні на що не відповідає й не має безплатних маневрів.
    .name = приголомшення
# ds.condition.frightened
clause-ds-condition-frightened = Перешкода проти того, кого боїшся, і перевага йому проти тебе; наближатися до нього не можна.
    .name = переляк
# ds.condition.grabbed
clause-ds-condition-grabbed = Схоплений не рухається й має перешкоду на все, що спрямоване не на того, хто його тримає; той тягне його з собою, і лише він може рухати його силою.
    .name = захват
# ds.condition.prone
clause-ds-condition-prone = Той, хто лежить, б’є з перешкодою й повзає; здібності ближнього бою проти нього мають перевагу.
    .name = положення лежачи
# ds.condition.restrained
clause-ds-condition-restrained = Обплутаний не рухається, не встає, його не зсунути, і він кидає з перешкодою; здібності проти нього мають перевагу.
    .name = пута
# ds.condition.slowed
clause-ds-condition-slowed = Сповільнений має швидкість не більше 2 і не може робити зсув.
    .name = сповільнення
# ds.condition.taunted
clause-ds-condition-taunted = Подвійна перешкода на здібності, не спрямовані на задираку, поки до нього є лінія впливу; рахують лише останнього.
    .name = провокація
# ds.duration.fight
clause-ds-duration-fight = Ефекти закінчуються разом із боєм, пориви й героїчні ресурси зникають.
    .name = кінець бою
# ds.duration.relent
clause-ds-duration-relent = Те, що сам наклав чи підтримуєш, можна припинити безплатним маневром.
    .name = припинення

## What everybody can do

# ds.deed.charge
clause-ds-deed-charge = Дія: по прямій до цілі, не далі за швидкість і не важкопрохідною місцевістю, потім вільний удар зблизька чи придатна здібність.
    .name = натиск
# ds.deed.defend
clause-ds-deed-defend = Дія: до наступного ходу кидки здібностей проти тебе мають подвійну перешкоду, а тести опору — подвійну перевагу; не діє, поки ти когось провокуєш.
    .name = захист
# ds.deed.heal
clause-ds-deed-heal = Дія: той, хто поруч, може витратити відновлення чи зробити рятівний кидок.
    .name = лікування
# ds.deed.catch-breath
clause-ds-deed-catch-breath = Маневр: витратити відновлення; не при смерті.
    .name = перевести подих
# ds.deed.aid-attack
clause-ds-deed-aid-attack = Маневр поруч із ворогом: наступний кидок здібності союзника проти нього має перевагу.
    .name = допомога в атаці
# ds.deed.grab
clause-ds-deed-grab = Маневр на Силу проти рівного чи меншого, або того, що дозволяє Сила: нічого, захват ціною удару, захват.
    .name = схопити
# ds.deed.escape
clause-ds-deed-escape = Маневр на Силу чи Спритність: нічого, воля ціною удару, воля; перешкода проти більшого.
    .name = вирватися
# ds.deed.knockback
clause-ds-deed-knockback = Маневр на Силу: штовхнути на 1, 2 чи { SQUARES(3, case: "acc") } того, кого можна схопити.
    .name = відштовхнути
# ds.deed.stand-up
clause-ds-deed-stand-up = Маневр: встати самому чи підняти охочого поруч.
    .name = встати
# ds.deed.lie-down
clause-ds-deed-lie-down = Лягти можна безплатно, і так само піднятися після цього.
    .name = лягти
# ds.deed.test
clause-ds-deed-test = Маневр: режисер каже, на що тест, наскільки він важкий і чи допомагає навичка.
    .name = тест
# ds.deed.assist
clause-ds-deed-assist = Маневр: за ступенем — перешкода, перевага чи подвійна перевага на наступний тест іншого.
    .name = допомога
# ds.deed.consumable
clause-ds-deed-consumable = Маневр: щось витрачається на себе чи на охочого поруч.
    .name = витратний предмет

## Resources

# ds.heroic
clause-ds-heroic = Герой починає бій зі стількома одиницями ресурсу, скільки має перемог, здобуває ще на початку кожного ходу й утрачає все з кінцем бою.
    .name = героїчний ресурс
# ds.heroic.first
clause-ds-heroic-first = Те, що вперше стається в раунді, може дати ще.
    .name = перший раз
# ds.heroic.prayer
clause-ds-heroic-prayer = Жрець може молитися: побожності більше, але на 1 — гнів, а на 3 — благословення.
    .name = молитва
# ds.surge
clause-ds-surge = До трьох поривів додають до шкоди кидка по одній цілі по найвищій характеристиці.
    .name = порив
# ds.surge.potency
clause-ds-surge-potency = Два пориви підіймають силу впливу на ціль на 1.
    .name = посилений вплив
# ds.potency.unspent
clause-ds-potency-unspent = Витрачене лише на вплив, що не пройшов, не витрачається.
    .name = не витрачено
# ds.token
clause-ds-token = Герої мають по жетону на кожного, вони спільні; скористатися ними можна раз за хід.
    .name = жетон героя
# ds.token.surges
clause-ds-token-surges = Жетон дає два пориви.
    .name = жетон: пориви
# ds.token.save
clause-ds-token-save = Жетон перетворює невдалий рятівний кидок на успішний.
    .name = жетон: врятовано
# ds.token.test
clause-ds-token-test = Жетон дозволяє перекинути тест; рахують новий кидок.
    .name = жетон: перекидання
# ds.token.stamina
clause-ds-token-stamina = Два жетони повертають третину Витривалості: у свій хід чи перед ударом.
    .name = жетон: друге дихання

## What abilities say

# ds.ability.granted
clause-ds-ability-granted = Здібність дає союзникам застосувати коронну здібність чи вільний удар безплатною тригерною дією.
    .name = дарований удар
# ds.ability.heartened
clause-ds-ability-heartened = Перевага на наступний кидок здібності.
    .name = натхнення
# ds.ability.run-up
clause-ds-ability-run-up = Здібність дозволяє рушити перед ударом; прямий розбіг може додати до шкоди свої клітинки.
    .name = розбіг
# ds.ability.stacking
clause-ds-ability-stacking = Та сама здібність двічі не додається.
    .name = без додавання
# ds.ability.strike-back
clause-ds-ability-strike-back = Ціль може відповісти вільним ударом.
    .name = удар у відповідь

## Heroes

# ds.feature.resolute
clause-ds-feature-resolute = Стійкий додає 1 до рятівних кидків.
    .name = стійкість
# ds.feature.leaper
clause-ds-feature-leaper = Тести стрибуна на стрибок не бувають нижчі за ступінь 2.
    .name = стрибун
# ds.feature.steadfast
clause-ds-feature-steadfast = У впертого при сповільненні швидкість 3, а не 2.
    .name = впертість
# ds.hero.blood
clause-ds-hero-blood = Берсерк може зазнати { DICE("1d6") } шкоди, щоб завдати на { DICE("1d6") } більше.
    .name = кров за кров
# ds.hero.ferocity
clause-ds-hero-ferocity = Лють робить поштовх далі (2), дає порив за перший поштовх ходу (4) і перевагу на Силу (6).
    .name = лють
# ds.hero.wrecking
clause-ds-hero-wrecking = Кого берсерк жбурнув об предмет, той зазнає на 2 шкоди більше.
    .name = об стіну
# ds.hero.redirect
clause-ds-hero-redirect = Кого рухають силою чи хто поруч, обертає це на іншого.
    .name = відведення сили
# ds.hero.parry
clause-ds-hero-parry = Поруч із ціллю чи бувши нею, удвічі зменшуєш шкоду й на 1 — силу впливу.
    .name = парирування
# ds.hero.rallying
clause-ds-hero-rallying = Командир чи союзник поруч витрачає відновлення; на ступені 3 — обоє, з перевагою на наступний кидок.
    .name = підбадьорення
# ds.mark
clause-ds-mark = Командир і союзники мають перевагу проти позначеного, поки командир має до нього лінію впливу.
    .name = мітка
# ds.mark.benefit
clause-ds-mark-benefit = Коли позначений зазнає шкоди від кидка, за 1 зосередження — ще 4 шкоди, відновлення чи зсув тому, хто вдарив, або провокація.
    .name = удар по мітці
# ds.hero.mending
clause-ds-hero-mending = Раз за хід хтось у межах досяжності витрачає відновлення; за 1 побожність — ще один, ще відновлення, кінець ефекту чи підйом на ноги.
    .name = зцілення
# ds.hero.guidance
clause-ds-hero-guidance = Кидок здібності союзника має перевагу, а за побожність — подвійну.
    .name = настанова
# ds.hero.thunder
clause-ds-hero-thunder = Уперше за хід поранивши іншого, він зазнає { DICE("1d10") } шкоди блискавкою.
    .name = грім у відповідь
# ds.hero.opening
clause-ds-hero-opening = Героїчні здібності вивідача коштують на 1 менше, якщо кидок має перевагу.
    .name = ловить мить
# ds.hero.teamwork
clause-ds-hero-teamwork = Спершу порив, якщо поруч із ціллю стоїть союзник.
    .name = гуртом
# ds.hero.blink
clause-ds-hero-blink = Телепорт на стільки клітинок і ще на клітинку за кожну витрачену одиницю ресурсу.
    .name = стрибок
# ds.hero.melt-away
clause-ds-hero-melt-away = Де є укриття чи прихованість, після прибуття можна сховатися на видноті й дістати порив.
    .name = розчинитися
# ds.hero.type
clause-ds-hero-type = Тип шкоди обирає той, хто застосовує.
    .name = тип на вибір
# ds.hero.persistent
clause-ds-hero-persistent = Підтримуване діє знову на початку ходу, але сутності приходить менше; шкода за хід у 5 на кожну одиницю Розуму припиняє це.
    .name = підтримання
# ds.hero.farther
clause-ds-hero-farther = Примусовий рух своєю стороною довший на { SQUARES(2, case: "acc") }, за сутність — на 4.
    .name = далі
# ds.hero.ward
clause-ds-hero-ward = Хто ранить заклинача вогню впритул, того можна відштовхнути на { SQUARES(4, case: "acc") }.
    .name = оберіг

## What happens, and why dice are rolled

drawsteel-event-unconscious = { NAME($who) } непритомніє.
drawsteel-event-earned = { NAME($who) }: { $pool ->
        [ferocity] лють
        [focus] зосередження
        [piety] побожність
        [insight] прозріння
        [essence] сутність
        [surges] пориви
       *[resource] ресурс
    } +{ $amount } ({ $left }).
drawsteel-event-sheltered = { NAME($who) } отримує тимчасову Витривалість: { $amount }.
drawsteel-event-attempted = { NAME($who) }, «{ $words }»: { $worth ->
        [failure] провал
        [failure-with-consequence] провал із наслідками
        [success-with-consequence] успіх із наслідками
        [success-with-reward] успіх із нагородою
       *[success] успіх
    }.
drawsteel-event-judged = { NAME($who) }: { $worth ->
        [failure] ні
        [failure-with-consequence] ні, та ще й гірше
        [success-with-consequence] так, але
        [success-with-reward] так, і навіть більше
       *[success] так
    }.
drawsteel-event-consumed = { NAME($who) } витрачає «{ $words }» на { NAME($other, case: "acc") }.
drawsteel-event-gained-assisted = { NAME($who) } отримує допомогу для наступного тесту.
drawsteel-event-lost-assisted = Допомогу { NAME($who, case: "dat") } використано.
drawsteel-event-gained-bleeding = { NAME($who) } стікає кров’ю.
drawsteel-event-lost-bleeding = { NAME($who) } більше не стікає кров’ю.
drawsteel-event-gained-dazed = { NAME($who) } { GENDER($who) ->
        [m] приголомшений
        [f] приголомшена
        [n] приголомшене
        [p] приголомшені
       *[u] погано тямить
    }.
drawsteel-event-lost-dazed = Приголомшення { NAME($who, case: "gen") } минає.
drawsteel-event-gained-defending = { NAME($who) } захищається.
drawsteel-event-lost-defending = { NAME($who) } більше не захищається.
drawsteel-event-gained-grabbed = { NAME($by) } хапає { NAME($who, case: "acc") }.
drawsteel-event-lost-grabbed = { NAME($who) } звільняється із захвату.
drawsteel-event-gained-harried = { NAME($by) } відволікає { NAME($who, case: "acc") }.
drawsteel-event-lost-harried = { NAME($who) } більше не відволікається.
drawsteel-event-gained-sure = Наступний кидок { NAME($who, case: "gen") } має автоматичний ступінь.
drawsteel-event-lost-sure = { NAME($who) } використовує автоматичний ступінь.
drawsteel-event-gained-heartened = { NAME($who) } надихається.
drawsteel-event-lost-heartened = { NAME($who) } використовує перевагу.
drawsteel-event-gained-keeps-fire-storm = { NAME($who) } підтримує вогняну бурю.
drawsteel-event-lost-keeps-fire-storm = Вогняна буря { NAME($who, case: "gen") } вщухає.
drawsteel-event-gained-keeps-inner-furnace = { NAME($who) } підтримує внутрішній жар.
drawsteel-event-lost-keeps-inner-furnace = Внутрішній жар { NAME($who, case: "gen") } згасає.
drawsteel-event-gained-marked = { NAME($by) } позначає { NAME($who, case: "acc") }.
drawsteel-event-lost-marked = Мітку з { NAME($who, case: "gen") } знято.
drawsteel-event-gained-slowed = { NAME($who) } сповільнюється.
drawsteel-event-lost-slowed = Сповільнення { NAME($who, case: "gen") } минає.
drawsteel-event-gained-taunted = { NAME($by) } провокує { NAME($who, case: "acc") }.
drawsteel-event-lost-taunted = Провокація більше не діє на { NAME($who, case: "acc") }.
drawsteel-event-gained-thunderous = Над { NAME($who, case: "ins") } збирається гроза.
drawsteel-event-lost-thunderous = Гроза над { NAME($who, case: "ins") } минає.
drawsteel-roll-assist = допомогу
drawsteel-roll-healing = лікування
drawsteel-roll-bleeding = кровотечу
drawsteel-roll-damage = шкоду
drawsteel-roll-escape = спробу вирватися
drawsteel-roll-heroic = героїчний ресурс
drawsteel-roll-test = тест

## Heroes and abilities

noun-running-blow = удар з розбігу
    .gen = удару з розбігу
    .dat = удару з розбігу
    .acc = удар з розбігу
    .ins = ударом з розбігу
    .loc = ударі з розбігу
    .gender = m
noun-clear-the-way = розчищення шляху
    .gen = розчищення шляху
    .dat = розчищенню шляху
    .acc = розчищення шляху
    .ins = розчищенням шляху
    .loc = розчищенні шляху
    .gender = n
noun-blood-price = ціна крові
    .gen = ціни крові
    .dat = ціні крові
    .acc = ціну крові
    .ins = ціною крові
    .loc = ціні крові
    .gender = f
noun-turn-the-force = відведення сили
    .gen = відведення сили
    .dat = відведенню сили
    .acc = відведення сили
    .ins = відведенням сили
    .loc = відведенні сили
    .gender = n
noun-fling-the-force = кидок чужою силою
    .gen = кидка чужою силою
    .dat = кидку чужою силою
    .acc = кидок чужою силою
    .ins = кидком чужою силою
    .loc = кидку чужою силою
    .gender = m
noun-guarding-blow = удар заступника
    .gen = удару заступника
    .dat = удару заступника
    .acc = удар заступника
    .ins = ударом заступника
    .loc = ударі заступника
    .gender = m
noun-single-out = вибір цілі
    .gen = вибору цілі
    .dat = вибору цілі
    .acc = вибір цілі
    .ins = вибором цілі
    .loc = виборі цілі
    .gender = m
noun-opening = шпарина
    .gen = шпарини
    .dat = шпарині
    .acc = шпарину
    .ins = шпариною
    .loc = шпарині
    .gender = f
noun-wide-opening = широка шпарина
    .gen = широкої шпарини
    .dat = широкій шпарині
    .acc = широку шпарину
    .ins = широкою шпариною
    .loc = широкій шпарині
    .gender = f
noun-rallying-strike = підбадьорливий удар
    .gen = підбадьорливого удару
    .dat = підбадьорливому удару
    .acc = підбадьорливий удар
    .ins = підбадьорливим ударом
    .loc = підбадьорливому ударі
    .gender = m
noun-rallying-shot = підбадьорливий постріл
    .gen = підбадьорливого пострілу
    .dat = підбадьорливому пострілу
    .acc = підбадьорливий постріл
    .ins = підбадьорливим пострілом
    .loc = підбадьорливому пострілі
    .gender = m
noun-joint-strike = спільний удар
    .gen = спільного удару
    .dat = спільному удару
    .acc = спільний удар
    .ins = спільним ударом
    .loc = спільному ударі
    .gender = m
noun-joint-shot = спільний постріл
    .gen = спільного пострілу
    .dat = спільному пострілу
    .acc = спільний постріл
    .ins = спільним пострілом
    .loc = спільному пострілі
    .gender = m
noun-parry = парирування
    .gen = парирування
    .dat = парируванню
    .acc = парирування
    .ins = парируванням
    .loc = парируванні
    .gender = n
noun-far-parry = далеке парирування
    .gen = далекого парирування
    .dat = далекому парируванню
    .acc = далеке парирування
    .ins = далеким парируванням
    .loc = далекому парируванні
    .gender = n
noun-heartening-light = підбадьорливе світло
    .gen = підбадьорливого світла
    .dat = підбадьорливому світлу
    .acc = підбадьорливе світло
    .ins = підбадьорливим світлом
    .loc = підбадьорливому світлі
    .gender = n
noun-reeling-curse = зсувне прокляття
    .gen = зсувного прокляття
    .dat = зсувному прокляттю
    .acc = зсувне прокляття
    .ins = зсувним прокляттям
    .loc = зсувному прокляттю
    .gender = n
noun-healing-hands = зцілювальний дотик
    .gen = зцілювального дотику
    .dat = зцілювальному дотику
    .acc = зцілювальний дотик
    .ins = зцілювальним дотиком
    .loc = зцілювальному дотику
    .gender = m
noun-answering-thunder = грім у відповідь
    .gen = грому у відповідь
    .dat = грому у відповідь
    .acc = грім у відповідь
    .ins = громом у відповідь
    .loc = громі у відповідь
    .gender = m
noun-dread-sentence = страшний вирок
    .gen = страшного вироку
    .dat = страшному вироку
    .acc = страшний вирок
    .ins = страшним вироком
    .loc = страшному вироку
    .gender = m
noun-guiding-word = напрямне слово
    .gen = напрямного слова
    .dat = напрямному слову
    .acc = напрямне слово
    .ins = напрямним словом
    .loc = напрямному слові
    .gender = n
noun-guiding-cry = напрямний клич
    .gen = напрямного кличу
    .dat = напрямному кличу
    .acc = напрямний клич
    .ins = напрямним кличем
    .loc = напрямному кличі
    .gender = m
noun-together-now = спільний натиск
    .gen = спільного натиску
    .dat = спільному натиску
    .acc = спільний натиск
    .ins = спільним натиском
    .loc = спільному натиску
    .gender = m
noun-slip-away = вислизання
    .gen = вислизання
    .dat = вислизанню
    .acc = вислизання
    .ins = вислизанням
    .loc = вислизанні
    .gender = n
noun-in-and-out = удар на ходу
    .gen = удару на ходу
    .dat = удару на ходу
    .acc = удар на ходу
    .ins = ударом на ходу
    .loc = ударі на ходу
    .gender = m
noun-last-cut = останній удар
    .gen = останнього удару
    .dat = останньому удару
    .acc = останній удар
    .ins = останнім ударом
    .loc = останньому ударі
    .gender = m
noun-no-delay = миттєвий хід
    .gen = миттєвого ходу
    .dat = миттєвому ходу
    .acc = миттєвий хід
    .ins = миттєвим ходом
    .loc = миттєвому ході
    .gender = m
noun-ash-step = крок крізь попіл
    .gen = кроку крізь попіл
    .dat = кроку крізь попіл
    .acc = крок крізь попіл
    .ins = кроком крізь попіл
    .loc = кроці крізь попіл
    .gender = m
noun-vanish = зникнення
    .gen = зникнення
    .dat = зникненню
    .acc = зникнення
    .ins = зникненням
    .loc = зникненні
    .gender = n
noun-forked-fire = роздвоєний вогонь
    .gen = роздвоєного вогню
    .dat = роздвоєному вогню
    .acc = роздвоєний вогонь
    .ins = роздвоєним вогнем
    .loc = роздвоєному вогні
    .gender = m
noun-clinging-fire = липкий вогонь
    .gen = липкого вогню
    .dat = липкому вогню
    .acc = липкий вогонь
    .ins = липким вогнем
    .loc = липкому вогні
    .gender = m
noun-inner-furnace = внутрішній жар
    .gen = внутрішнього жару
    .dat = внутрішньому жару
    .acc = внутрішній жар
    .ins = внутрішнім жаром
    .loc = внутрішньому жарі
    .gender = m
noun-fire-storm = вогняна буря
    .gen = вогняної бурі
    .dat = вогняній бурі
    .acc = вогняну бурю
    .ins = вогняною бурею
    .loc = вогняній бурі
    .gender = f
noun-gust = порив вітру
    .gen = пориву вітру
    .dat = пориву вітру
    .acc = порив вітру
    .ins = поривом вітру
    .loc = пориві вітру
    .gender = m
noun-spark = іскра
    .gen = іскри
    .dat = іскрі
    .acc = іскру
    .ins = іскрою
    .loc = іскрі
    .gender = f
noun-flicker = мерехтіння
    .gen = мерехтіння
    .dat = мерехтінню
    .acc = мерехтіння
    .ins = мерехтінням
    .loc = мерехтінні
    .gender = n
noun-fan-the-blast = посилений поштовх
    .gen = посиленого поштовху
    .dat = посиленому поштовху
    .acc = посилений поштовх
    .ins = посиленим поштовхом
    .loc = посиленому поштовху
    .gender = m
noun-feed-the-blast = потужний поштовх
    .gen = потужного поштовху
    .dat = потужному поштовху
    .acc = потужний поштовх
    .ins = потужним поштовхом
    .loc = потужному поштовху
    .gender = m
noun-flame-ward = вогняний оберіг
    .gen = вогняного оберега
    .dat = вогняному оберегу
    .acc = вогняний оберіг
    .ins = вогняним оберегом
    .loc = вогняному оберезі
    .gender = m
noun-grab = захват
    .gen = захвату
    .dat = захвату
    .acc = захват
    .ins = захватом
    .loc = захваті
    .gender = m
noun-knockback = поштовх
    .gen = поштовху
    .dat = поштовху
    .acc = поштовх
    .ins = поштовхом
    .loc = поштовху
    .gender = m
noun-priest = жрець
    .gen = жерця
    .dat = жерцю
    .acc = жерця
    .ins = жерцем
    .loc = жерці
    .gender = m
noun-prowler = вивідач
    .gen = вивідача
    .dat = вивідачу
    .acc = вивідача
    .ins = вивідачем
    .loc = вивідачі
    .gender = m
noun-fire-caller = заклинач вогню
    .gen = заклинача вогню
    .dat = заклиначу вогню
    .acc = заклинача вогню
    .ins = заклиначем вогню
    .loc = заклиначі вогню
    .gender = m
