### Что Draw Steel говорит об уроне и восстановлении, состояниях, делах, ресурсах и пяти героях.
### Комментарий над сообщением — собственный id пункта.

## Harm

# ds.recovery
clause-ds-recovery = Восстановление возвращает треть Выносливости.
    .name = восстановление
# ds.stamina.unconscious
clause-ds-stamina-unconscious = Кто сразил другого, может лишь оглушить его. Лежащий без сознания бездействует, броски против него получают двойное преимущество, любой урон его убивает; героя будит восстановление.
    .name = без сознания
# ds.condition.bleeding
clause-ds-condition-bleeding = После действия, триггерного действия или броска Силы или Ловкости истекающий кровью теряет { DICE("1d6") } и свой уровень Выносливости.
    .name = кровотечение
# ds.condition.dazed
clause-ds-condition-dazed = Ошеломлённый делает за ход что-то одно: действие, манёвр или передвижение. Он ни на что не отвечает и не использует бесплатных манёвров.
    .name = ошеломление
# ds.condition.frightened
clause-ds-condition-frightened = Помеха против того, кого боишься, и преимущество ему против тебя; приближаться к нему нельзя.
    .name = испуг
# ds.condition.grabbed
clause-ds-condition-grabbed = Схваченный не двигается и получает помеху на всё, что направлено не на схватившего; тот тащит его с собой, и только он может двигать его силой.
    .name = захват
# ds.condition.prone
clause-ds-condition-prone = Лежащий бьёт с помехой и ползает; способности ближнего боя против него получают преимущество.
    .name = положение лёжа
# ds.condition.restrained
clause-ds-condition-restrained = Опутанный не двигается, не встаёт, его нельзя сдвинуть, и он бросает с помехой; способности против него получают преимущество.
    .name = путы
# ds.condition.slowed
clause-ds-condition-slowed = Замедленный имеет скорость не больше 2 и не может делать сдвиг.
    .name = замедление
# ds.condition.taunted
clause-ds-condition-taunted = Двойная помеха на способности, не направленные на задиру, пока до него есть линия воздействия; считается только последний.
    .name = провокация
# ds.duration.fight
clause-ds-duration-fight = Эффекты кончаются вместе с боем, порывы и героические ресурсы пропадают.
    .name = конец боя
# ds.duration.relent
clause-ds-duration-relent = То, что сам наложил или поддерживаешь, можно прекратить бесплатным манёвром.
    .name = прекращение

## What everybody can do

# ds.deed.charge
clause-ds-deed-charge = Действие: по прямой к цели, не дальше скорости и не по труднопроходимой местности, затем свободный удар вблизи или подходящая способность.
    .name = натиск
# ds.deed.defend
clause-ds-deed-defend = Действие: до следующего хода броски способностей против тебя получают двойную помеху, а тесты сопротивления — двойное преимущество; не действует, пока ты кого-то провоцируешь.
    .name = защита
# ds.deed.heal
clause-ds-deed-heal = Действие: стоящий рядом может потратить восстановление или сделать спасбросок.
    .name = лечение
# ds.deed.catch-breath
clause-ds-deed-catch-breath = Манёвр: потратить восстановление; не при смерти.
    .name = перевести дух
# ds.deed.aid-attack
clause-ds-deed-aid-attack = Манёвр рядом с врагом: следующий бросок способности союзника против него получает преимущество.
    .name = помощь в атаке
# ds.deed.grab
clause-ds-deed-grab = Манёвр на Силу против равного или меньшего, или того, что позволяет Сила: ничего, захват ценой удара, захват.
    .name = схватить
# ds.deed.escape
clause-ds-deed-escape = Манёвр на Силу или Ловкость: ничего, свобода ценой удара, свобода; помеха против большего.
    .name = вырваться
# ds.deed.knockback
clause-ds-deed-knockback = Манёвр на Силу: толкнуть на 1, 2 или { SQUARES(3, case: "acc") } того, кого можно схватить.
    .name = оттолкнуть
# ds.deed.stand-up
clause-ds-deed-stand-up = Манёвр: встать самому или поднять желающего рядом.
    .name = встать
# ds.deed.lie-down
clause-ds-deed-lie-down = Лечь можно бесплатно и так же подняться после этого.
    .name = лечь
# ds.deed.test
clause-ds-deed-test = Манёвр: директор говорит, на что тест, насколько он труден и помогает ли навык.
    .name = тест
# ds.deed.assist
clause-ds-deed-assist = Манёвр: по ступени — помеха, преимущество или двойное преимущество на следующий тест другого.
    .name = помощь
# ds.deed.consumable
clause-ds-deed-consumable = Манёвр: что-то расходуется на себя или на желающего рядом.
    .name = расходник

## Resources

# ds.heroic
clause-ds-heroic = Герой начинает бой со столькими единицами ресурса, сколько у него побед, получает ещё в начале каждого хода и теряет всё с концом боя.
    .name = героический ресурс
# ds.heroic.first
clause-ds-heroic-first = То, что впервые случается в раунде, может дать ещё.
    .name = первый раз
# ds.heroic.prayer
clause-ds-heroic-prayer = Жрец может молиться: благочестия больше, но на 1 — гнев, а на 3 — благословение.
    .name = молитва
# ds.surge
clause-ds-surge = До трёх порывов прибавляют к урону броска по одной цели по наивысшей характеристике.
    .name = порыв
# ds.surge.potency
clause-ds-surge-potency = Два порыва поднимают силу воздействия на цель на 1.
    .name = усиленное воздействие
# ds.potency.unspent
clause-ds-potency-unspent = Потраченное лишь на воздействие, которое не прошло, не тратится.
    .name = не потрачено
# ds.token
clause-ds-token = У героев по жетону на каждого, они общие; пользоваться ими можно раз за ход.
    .name = жетон героя
# ds.token.surges
clause-ds-token-surges = Жетон даёт два порыва.
    .name = жетон: порывы
# ds.token.save
clause-ds-token-save = Жетон превращает проваленный спасбросок в успешный.
    .name = жетон: спасён
# ds.token.test
clause-ds-token-test = Жетон позволяет перебросить тест; считается новый бросок.
    .name = жетон: переброс
# ds.token.stamina
clause-ds-token-stamina = Два жетона возвращают треть Выносливости: в свой ход или перед ударом.
    .name = жетон: второе дыхание

## What abilities say

# ds.ability.granted
clause-ds-ability-granted = Способность даёт союзникам применить коронную способность или свободный удар бесплатным триггерным действием.
    .name = дарованный удар
# ds.ability.heartened
clause-ds-ability-heartened = Преимущество на следующий бросок способности.
    .name = воодушевление
# ds.ability.run-up
clause-ds-ability-run-up = Способность позволяет двинуться перед ударом; прямой разбег может прибавить к урону свои клетки.
    .name = разбег
# ds.ability.stacking
clause-ds-ability-stacking = Одна и та же способность дважды не складывается.
    .name = без сложения
# ds.ability.strike-back
clause-ds-ability-strike-back = Цель может ответить свободным ударом.
    .name = ответный удар

## Heroes

# ds.feature.resolute
clause-ds-feature-resolute = Стойкий прибавляет 1 к спасброскам.
    .name = стойкость
# ds.feature.leaper
clause-ds-feature-leaper = Тесты прыгуна на прыжок не бывают ниже ступени 2.
    .name = прыгун
# ds.feature.steadfast
clause-ds-feature-steadfast = У упорного при замедлении скорость 3, а не 2.
    .name = упорство
# ds.hero.blood
clause-ds-hero-blood = Берсерк может принять { DICE("1d6") } урона, чтобы нанести на { DICE("1d6") } больше.
    .name = кровь за кровь
# ds.hero.ferocity
clause-ds-hero-ferocity = Ярость делает толчок дальше (2), даёт порыв за первый толчок хода (4) и преимущество на Силу (6).
    .name = ярость
# ds.hero.wrecking
clause-ds-hero-wrecking = Кого берсерк швырнул о предмет, тот получает на 2 урона больше.
    .name = об стену
# ds.hero.redirect
clause-ds-hero-redirect = Кого двигают силой или кто рядом, обращает это на другого.
    .name = отвод силы
# ds.hero.parry
clause-ds-hero-parry = Рядом с целью или будучи ею, вдвое уменьшаешь урон и на 1 — силу воздействия.
    .name = парирование
# ds.hero.rallying
clause-ds-hero-rallying = Командир или союзник рядом тратит восстановление; на ступени 3 — оба, с преимуществом на следующий бросок.
    .name = ободрение
# ds.mark
clause-ds-mark = У командира и союзников преимущество против помеченного, пока у командира есть до него линия воздействия.
    .name = метка
# ds.mark.benefit
clause-ds-mark-benefit = Когда помеченный получает урон броска, за 1 сосредоточенность — ещё 4 урона, восстановление или сдвиг ударившему либо провокация.
    .name = удар по метке
# ds.hero.mending
clause-ds-hero-mending = Раз за ход кто-то в пределах досягаемости тратит восстановление; за 1 благочестие — ещё один, ещё восстановление, конец эффекта или подъём на ноги.
    .name = исцеление
# ds.hero.guidance
clause-ds-hero-guidance = Бросок способности союзника получает преимущество, а за благочестие — двойное.
    .name = наставление
# ds.hero.thunder
clause-ds-hero-thunder = Впервые за ход ранив другого, он получает { DICE("1d10") } урона молнией.
    .name = ответный гром
# ds.hero.opening
clause-ds-hero-opening = Героические способности лазутчика стоят на 1 меньше, если у броска преимущество.
    .name = ловит момент
# ds.hero.teamwork
clause-ds-hero-teamwork = Сначала порыв, если рядом с целью стоит союзник.
    .name = сообща
# ds.hero.blink
clause-ds-hero-blink = Телепорт на столько-то клеток и ещё на клетку за каждую потраченную единицу ресурса.
    .name = скачок
# ds.hero.melt-away
clause-ds-hero-melt-away = Где есть укрытие или сокрытие, по прибытии можно спрятаться на виду и получить порыв.
    .name = раствориться
# ds.hero.type
clause-ds-hero-type = Тип урона выбирает применяющий.
    .name = тип на выбор
# ds.hero.persistent
clause-ds-hero-persistent = Поддерживаемое действует снова в начале хода, но сущности приходит меньше; урон за ход в 5 на каждую единицу Разума прекращает это.
    .name = поддержание
# ds.hero.farther
clause-ds-hero-farther = Принудительное движение своей стороной длиннее на { SQUARES(2, case: "acc") }, за сущность — на 4.
    .name = дальше
# ds.hero.ward
clause-ds-hero-ward = Кто ранит заклинателя огня вплотную, того можно оттолкнуть на { SQUARES(4, case: "acc") }.
    .name = оберег

## What happens, and why dice are rolled

drawsteel-event-unconscious = { NAME($who) } теряет сознание.
drawsteel-event-earned = { NAME($who) }: { $pool ->
        [ferocity] свирепость
        [focus] сосредоточенность
        [piety] благочестие
        [insight] прозрение
        [essence] сущность
        [surges] порывы
       *[resource] ресурс
    } +{ $amount } ({ $left }).
drawsteel-event-sheltered = { NAME($who) } получает временную Выносливость: { $amount }.
drawsteel-event-attempted = { NAME($who) }, «{ $words }»: { $worth ->
        [failure] провал
        [failure-with-consequence] провал с последствиями
        [success-with-consequence] успех с последствиями
        [success-with-reward] успех с наградой
       *[success] успех
    }.
drawsteel-event-judged = { NAME($who) }: { $worth ->
        [failure] нет
        [failure-with-consequence] нет, и хуже того
        [success-with-consequence] да, но
        [success-with-reward] да, и даже больше
       *[success] да
    }.
drawsteel-event-consumed = { NAME($who) } расходует «{ $words }» на { NAME($other, case: "acc") }.
drawsteel-event-gained-assisted = { NAME($who) } получает помощь для следующего теста.
drawsteel-event-lost-assisted = Помощь { NAME($who, case: "dat") } использована.
drawsteel-event-gained-bleeding = { NAME($who) } истекает кровью.
drawsteel-event-lost-bleeding = { NAME($who) } больше не истекает кровью.
drawsteel-event-gained-dazed = { NAME($who) } { GENDER($who) ->
        [m] ошеломлён
        [f] ошеломлена
        [n] ошеломлено
        [p] ошеломлены
       *[u] плохо соображает
    }.
drawsteel-event-lost-dazed = Ошеломление { NAME($who, case: "gen") } проходит.
drawsteel-event-gained-defending = { NAME($who) } защищается.
drawsteel-event-lost-defending = { NAME($who) } больше не защищается.
drawsteel-event-gained-grabbed = { NAME($by) } хватает { NAME($who, case: "acc") }.
drawsteel-event-lost-grabbed = { NAME($who) } освобождается из захвата.
drawsteel-event-gained-harried = { NAME($by) } отвлекает { NAME($who, case: "acc") }.
drawsteel-event-lost-harried = { NAME($who) } больше не отвлекается.
drawsteel-event-gained-sure = У следующего броска { NAME($who, case: "gen") } автоматическая ступень.
drawsteel-event-lost-sure = { NAME($who) } использует автоматическую ступень.
drawsteel-event-gained-heartened = { NAME($who) } воодушевляется.
drawsteel-event-lost-heartened = { NAME($who) } использует преимущество.
drawsteel-event-gained-keeps-fire-storm = { NAME($who) } поддерживает огненную бурю.
drawsteel-event-lost-keeps-fire-storm = Огненная буря { NAME($who, case: "gen") } стихает.
drawsteel-event-gained-keeps-inner-furnace = { NAME($who) } поддерживает внутренний жар.
drawsteel-event-lost-keeps-inner-furnace = Внутренний жар { NAME($who, case: "gen") } гаснет.
drawsteel-event-gained-marked = { NAME($by) } помечает { NAME($who, case: "acc") }.
drawsteel-event-lost-marked = Метка с { NAME($who, case: "gen") } снята.
drawsteel-event-gained-slowed = { NAME($who) } замедляется.
drawsteel-event-lost-slowed = Замедление { NAME($who, case: "gen") } проходит.
drawsteel-event-gained-taunted = { NAME($by) } провоцирует { NAME($who, case: "acc") }.
drawsteel-event-lost-taunted = Провокация больше не действует на { NAME($who, case: "acc") }.
drawsteel-event-gained-thunderous = Над { NAME($who, case: "ins") } собирается гроза.
drawsteel-event-lost-thunderous = Гроза над { NAME($who, case: "ins") } проходит.
drawsteel-roll-assist = помощь
drawsteel-roll-healing = лечение
drawsteel-roll-bleeding = кровотечение
drawsteel-roll-damage = урон
drawsteel-roll-escape = попытку вырваться
drawsteel-roll-heroic = героический ресурс
drawsteel-roll-test = тест

## Heroes and abilities

noun-running-blow = удар с разбега
    .gen = удара с разбега
    .dat = удару с разбега
    .acc = удар с разбега
    .ins = ударом с разбега
    .loc = ударе с разбега
    .gender = m
noun-clear-the-way = расчистка пути
    .gen = расчистки пути
    .dat = расчистке пути
    .acc = расчистку пути
    .ins = расчисткой пути
    .loc = расчистке пути
    .gender = f
noun-blood-price = цена крови
    .gen = цены крови
    .dat = цене крови
    .acc = цену крови
    .ins = ценой крови
    .loc = цене крови
    .gender = f
noun-turn-the-force = отвод силы
    .gen = отвода силы
    .dat = отводу силы
    .acc = отвод силы
    .ins = отводом силы
    .loc = отводе силы
    .gender = m
noun-fling-the-force = бросок чужой силой
    .gen = броска чужой силой
    .dat = броску чужой силой
    .acc = бросок чужой силой
    .ins = броском чужой силой
    .loc = броске чужой силой
    .gender = m
noun-guarding-blow = удар заступника
    .gen = удара заступника
    .dat = удару заступника
    .acc = удар заступника
    .ins = ударом заступника
    .loc = ударе заступника
    .gender = m
noun-single-out = выбор цели
    .gen = выбора цели
    .dat = выбору цели
    .acc = выбор цели
    .ins = выбором цели
    .loc = выборе цели
    .gender = m
noun-opening = брешь
    .gen = бреши
    .dat = бреши
    .acc = брешь
    .ins = брешью
    .loc = бреши
    .gender = f
noun-wide-opening = широкая брешь
    .gen = широкой бреши
    .dat = широкой бреши
    .acc = широкую брешь
    .ins = широкой брешью
    .loc = широкой бреши
    .gender = f
noun-rallying-strike = ободряющий удар
    .gen = ободряющего удара
    .dat = ободряющему удару
    .acc = ободряющий удар
    .ins = ободряющим ударом
    .loc = ободряющем ударе
    .gender = m
noun-rallying-shot = ободряющий выстрел
    .gen = ободряющего выстрела
    .dat = ободряющему выстрелу
    .acc = ободряющий выстрел
    .ins = ободряющим выстрелом
    .loc = ободряющем выстреле
    .gender = m
noun-joint-strike = совместный удар
    .gen = совместного удара
    .dat = совместному удару
    .acc = совместный удар
    .ins = совместным ударом
    .loc = совместном ударе
    .gender = m
noun-joint-shot = совместный выстрел
    .gen = совместного выстрела
    .dat = совместному выстрелу
    .acc = совместный выстрел
    .ins = совместным выстрелом
    .loc = совместном выстреле
    .gender = m
noun-parry = парирование
    .gen = парирования
    .dat = парированию
    .acc = парирование
    .ins = парированием
    .loc = парировании
    .gender = n
noun-far-parry = дальнее парирование
    .gen = дальнего парирования
    .dat = дальнему парированию
    .acc = дальнее парирование
    .ins = дальним парированием
    .loc = дальнем парировании
    .gender = n
noun-heartening-light = ободряющий свет
    .gen = ободряющего света
    .dat = ободряющему свету
    .acc = ободряющий свет
    .ins = ободряющим светом
    .loc = ободряющем свете
    .gender = m
noun-reeling-curse = сдвигающее проклятие
    .gen = сдвигающего проклятия
    .dat = сдвигающему проклятию
    .acc = сдвигающее проклятие
    .ins = сдвигающим проклятием
    .loc = сдвигающем проклятии
    .gender = n
noun-healing-hands = исцеляющее касание
    .gen = исцеляющего касания
    .dat = исцеляющему касанию
    .acc = исцеляющее касание
    .ins = исцеляющим касанием
    .loc = исцеляющем касании
    .gender = n
noun-answering-thunder = ответный гром
    .gen = ответного грома
    .dat = ответному грому
    .acc = ответный гром
    .ins = ответным громом
    .loc = ответном громе
    .gender = m
noun-dread-sentence = страшный приговор
    .gen = страшного приговора
    .dat = страшному приговору
    .acc = страшный приговор
    .ins = страшным приговором
    .loc = страшном приговоре
    .gender = m
noun-guiding-word = направляющее слово
    .gen = направляющего слова
    .dat = направляющему слову
    .acc = направляющее слово
    .ins = направляющим словом
    .loc = направляющем слове
    .gender = n
noun-guiding-cry = направляющий клич
    .gen = направляющего клича
    .dat = направляющему кличу
    .acc = направляющий клич
    .ins = направляющим кличем
    .loc = направляющем кличе
    .gender = m
noun-together-now = общий натиск
    .gen = общего натиска
    .dat = общему натиску
    .acc = общий натиск
    .ins = общим натиском
    .loc = общем натиске
    .gender = m
noun-slip-away = ускользание
    .gen = ускользания
    .dat = ускользанию
    .acc = ускользание
    .ins = ускользанием
    .loc = ускользании
    .gender = n
noun-in-and-out = удар на ходу
    .gen = удара на ходу
    .dat = удару на ходу
    .acc = удар на ходу
    .ins = ударом на ходу
    .loc = ударе на ходу
    .gender = m
noun-last-cut = последний удар
    .gen = последнего удара
    .dat = последнему удару
    .acc = последний удар
    .ins = последним ударом
    .loc = последнем ударе
    .gender = m
noun-no-delay = мгновенный ход
    .gen = мгновенного хода
    .dat = мгновенному ходу
    .acc = мгновенный ход
    .ins = мгновенным ходом
    .loc = мгновенном ходе
    .gender = m
noun-ash-step = шаг сквозь пепел
    .gen = шага сквозь пепел
    .dat = шагу сквозь пепел
    .acc = шаг сквозь пепел
    .ins = шагом сквозь пепел
    .loc = шаге сквозь пепел
    .gender = m
noun-vanish = исчезновение
    .gen = исчезновения
    .dat = исчезновению
    .acc = исчезновение
    .ins = исчезновением
    .loc = исчезновении
    .gender = n
noun-forked-fire = раздвоенный огонь
    .gen = раздвоенного огня
    .dat = раздвоенному огню
    .acc = раздвоенный огонь
    .ins = раздвоенным огнём
    .loc = раздвоенном огне
    .gender = m
noun-clinging-fire = липкий огонь
    .gen = липкого огня
    .dat = липкому огню
    .acc = липкий огонь
    .ins = липким огнём
    .loc = липком огне
    .gender = m
noun-inner-furnace = внутренний жар
    .gen = внутреннего жара
    .dat = внутреннему жару
    .acc = внутренний жар
    .ins = внутренним жаром
    .loc = внутреннем жаре
    .gender = m
noun-fire-storm = огненная буря
    .gen = огненной бури
    .dat = огненной буре
    .acc = огненную бурю
    .ins = огненной бурей
    .loc = огненной буре
    .gender = f
noun-gust = порыв ветра
    .gen = порыва ветра
    .dat = порыву ветра
    .acc = порыв ветра
    .ins = порывом ветра
    .loc = порыве ветра
    .gender = m
noun-spark = искра
    .gen = искры
    .dat = искре
    .acc = искру
    .ins = искрой
    .loc = искре
    .gender = f
noun-flicker = мерцание
    .gen = мерцания
    .dat = мерцанию
    .acc = мерцание
    .ins = мерцанием
    .loc = мерцании
    .gender = n
noun-fan-the-blast = усиленный толчок
    .gen = усиленного толчка
    .dat = усиленному толчку
    .acc = усиленный толчок
    .ins = усиленным толчком
    .loc = усиленном толчке
    .gender = m
noun-feed-the-blast = мощный толчок
    .gen = мощного толчка
    .dat = мощному толчку
    .acc = мощный толчок
    .ins = мощным толчком
    .loc = мощном толчке
    .gender = m
noun-flame-ward = огненный оберег
    .gen = огненного оберега
    .dat = огненному оберегу
    .acc = огненный оберег
    .ins = огненным оберегом
    .loc = огненном обереге
    .gender = m
noun-grab = захват
    .gen = захвата
    .dat = захвату
    .acc = захват
    .ins = захватом
    .loc = захвате
    .gender = m
noun-knockback = толчок
    .gen = толчка
    .dat = толчку
    .acc = толчок
    .ins = толчком
    .loc = толчке
    .gender = m
noun-priest = жрец
    .gen = жреца
    .dat = жрецу
    .acc = жреца
    .ins = жрецом
    .loc = жреце
    .gender = m
noun-prowler = лазутчик
    .gen = лазутчика
    .dat = лазутчику
    .acc = лазутчика
    .ins = лазутчиком
    .loc = лазутчике
    .gender = m
noun-fire-caller = заклинатель огня
    .gen = заклинателя огня
    .dat = заклинателю огня
    .acc = заклинателя огня
    .ins = заклинателем огня
    .loc = заклинателе огня
    .gender = m
