### Что Draw Steel говорит о карте: места, прятки, области, передвижение, принудительное движение.
### Комментарий над сообщением — собственный id пункта.

## Places

# ds.cover
clause-ds-cover = Помеха на всё, что наносит урон тому, кто хотя бы наполовину за чем-то твёрдым.
    .name = укрытие
# ds.concealment
clause-ds-concealment = Помеха на удары по тому, кого нельзя разглядеть: в темноте, в тумане, невидимого.
    .name = сокрытие
# ds.concealment.invisible
clause-ds-concealment-invisible = Невидимый всегда сокрыт, и поиск его получает помеху.
    .name = невидимость
# ds.high-ground
clause-ds-high-ground = Преимущество тому, кто стоит на земле не ниже головы другого.
    .name = высота
# ds.flanking
clause-ds-flanking = Преимущество на удары ближнего боя, если с противоположной стороны цели стоит союзник; оба должны быть способны отвечать.
    .name = взятие в клещи
# ds.size.squeezed
clause-ds-size-squeezed = Помеха на все броски в клетке с кем-то, кто отличается меньше чем на два размера.
    .name = теснота

## Hiding

# ds.hide
clause-ds-hide = Манёвр: прячется тот, у кого есть укрытие или сокрытие и кого сейчас не видят.
    .name = спрятаться
# ds.hide.hidden
clause-ds-hide-hidden = В того, чьё место неизвестно, нельзя целиться; задеть его может только область.
    .name = спрятан
# ds.hide.edge
clause-ds-hide-edge = Преимущество против тех, от кого спрятан, до конца хода, в который это закончилось.
    .name = из засады
# ds.hide.found
clause-ds-hide-found = Кто выходит из укрытия, применяет способность или движется не сдвигом, больше не спрятан.
    .name = обнаружен
# ds.search
clause-ds-search = Манёвр: Интуиция против Ловкости каждого, кто прячется поблизости на линии воздействия.
    .name = поиск
# ds.search.point-out
clause-ds-search-point-out = Кто знает, где прячется другой, может манёвром показать его союзникам поблизости, без теста.
    .name = показать

## Areas

# ds.area.origin
clause-ds-area-origin = Одна клетка области должна быть в пределах досягаемости и на линии воздействия; область не проходит сквозь твёрдое и не огибает углы.
    .name = исходная клетка
# ds.area.cube
clause-ds-area-cube = Куб — столько-то клеток в длину, ширину и высоту.
    .name = куб
# ds.area.line
clause-ds-area-line = Линия прямая: столько-то клеток в длину и столько-то в ширину и высоту.
    .name = линия
# ds.area.wall
clause-ds-area-wall = Клетки стены соединены сторонами и никем не заняты; она преграждает путь и линию воздействия.
    .name = стена
# ds.area.aura
clause-ds-area-aura = Аура — вспышка, которая остаётся и следует за применившим.
    .name = аура
# ds.area.lasting
clause-ds-area-lasting = То, что способность оставляет в области, держится до начала следующего хода применившего или сколько она говорит.
    .name = остающаяся область

## Terrain and ways to move

# ds.terrain.damaging
clause-ds-terrain-damaging = Опасная местность ранит тех, кто на неё попадает, сам или силой, — как сказано там, откуда она взялась.
    .name = опасная местность
# ds.move.crawl
clause-ds-move-crawl = Лежащий ползёт: каждая клетка стоит на 1 больше, и он не лазает, не прыгает и не летает.
    .name = ползком
# ds.swim
clause-ds-swim = В воде каждая клетка стоит на 1 больше, если не умеешь плавать с полной скоростью.
    .name = плавание
# ds.swim.under
clause-ds-swim-under = Целиком под водой — помеха на все броски мощи тому, кто не плавает с полной скоростью.
    .name = под водой
# ds.swim.damage
clause-ds-swim-damage = Целиком под водой — иммунитет 5 к огню и слабость 5 к молнии.
    .name = под водой
# ds.swim.breath
clause-ds-swim-breath = Дыхание задерживают на столько раундов, какова Сила; потом конец каждого раунда наносит { DICE("1d6") } урона.
    .name = задержка дыхания
# ds.climb
clause-ds-climb = Лазание стоит два за каждую клетку вверх или вниз, для умеющих — одну. Висящий на стене держится.
    .name = лазание
# ds.climb.test
clause-ds-climb-test = Отвесная стена требует теста на Силу; при неудаче не продвигаешься и ничего не тратишь.
    .name = отвесная стена
# ds.climb.creature
clause-ds-climb-creature = На большее существо взбираются тестом на Силу или Ловкость: на третьей ступени взобравшийся уже на нём, на первой оно наносит свободный удар. Там у способностей ближнего боя против него преимущество.
    .name = верхом на враге
# ds.climb.shaken
clause-ds-climb-shaken = Оно может стряхнуть манёвром: тест на Силу или Ловкость, на первой ступени падение, на второй соскальзывание.
    .name = стряхнуть
# ds.fly
clause-ds-fly = Летающий движется вверх и вниз, как по земле; лёжа или без скорости он падает, если не парит.
    .name = полёт
# ds.fall
clause-ds-fall = Падение с двух клеток и выше наносит 2 урона за клетку, не больше 50, и сбивает с ног; Ловкость и вода его сокращают. Тот, на кого упали, получает столько же.
    .name = падение
# ds.jump
clause-ds-jump = Прыжок — на столько, сколько Сила или Ловкость, и на клетку вверх; тест удлиняет его на одну или две. Не из труднопроходимой и не из опасной местности.
    .name = прыжок
# ds.burrow
clause-ds-burrow = Роющий уходит вверх и вниз манёвром и движется в земле. В зарытого не целятся сверху; сила ранит его, а не сдвигает.
    .name = рытьё
# ds.burrow.claw
clause-ds-burrow-claw = Кто не умеет рыть, может манёвром и тестом на Силу прокопать одну клетку.
    .name = копать руками
# ds.teleport
clause-ds-teleport = Телепортация никого не провоцирует и освобождает от пут; место должно быть пустым и на линии воздействия.
    .name = телепортация

## Forced movement

# ds.forced.push
clause-ds-forced-push = Толчок ведёт прямо прочь: каждая клетка дальше от толкнувшего.
    .name = толчок
# ds.forced.pull
clause-ds-forced-pull = Подтягивание ведёт прямо ближе, даже вплотную на подтянувшего.
    .name = подтягивание
# ds.forced.slide
clause-ds-forced-slide = Скольжение идёт любым путём.
    .name = скольжение
# ds.forced.straight
clause-ds-forced-straight = Прямо — значит всё время в одном общем направлении. И всегда «до» стольких клеток.
    .name = прямо
# ds.forced.free
clause-ds-forced-free = Принудительное движение не замечает труднопроходимой местности и никого не провоцирует, но опасная местность ранит.
    .name = принудительное движение
# ds.forced.stability
clause-ds-forced-stability = Цель может сократить путь на столько клеток, какова её устойчивость.
    .name = устойчивость
# ds.forced.size
clause-ds-forced-size = Больший сдвигает меньшего на клетку дальше способностью ближнего боя с оружием.
    .name = больше размером
# ds.forced.vertical
clause-ds-forced-vertical = Вверх и вниз, кроме склона в 1, ведёт только вертикальное; летящего — любое.
    .name = вертикально
# ds.forced.creature
clause-ds-forced-creature = Кого швырнули в другого, тот останавливается, и оба получают 1 урона за каждую оставшуюся клетку.
    .name = столкновение
# ds.forced.object
clause-ds-forced-object = Кого швырнули во что-то твёрдое и прочное, получает 2 урона и ещё 1 за каждую оставшуюся клетку.
    .name = о преграду
# ds.forced.through
clause-ds-forced-through = Если осталось достаточно клеток, преграда ломается: стекло требует 1 и наносит 3 урона, дерево 3 и 5, камень 6 и 8, металл 9 и 11.
    .name = сквозь преграду
# ds.object
clause-ds-object = Свободный удар можно направить на предмет. Его клетка ломается, получив 1 урона, если это стекло, 3 дерево, 6 камень, 9 металл; яд и психический урон ему не вредят.
    .name = предметы
# ds.forced.ground
clause-ds-forced-ground = Кого вбили в землю, получает ещё и урон от падения, без учёта Ловкости.
    .name = в землю
# ds.forced.drop
clause-ds-forced-drop = Над обрывом путь сперва заканчивается, потом следует падение.
    .name = над обрывом
# ds.forced.order
clause-ds-forced-order = Если целей несколько, применивший решает, кого двигает первым; убитый ударом всё равно летит.
    .name = по очереди
# ds.forced.held
clause-ds-forced-held = Опутанного силой не сдвинуть, схваченного — может только тот, кто его держит.
    .name = удержан

## What happens

drawsteel-event-forced = { NAME($by) } { $how ->
        [push] толкает
        [pull] подтягивает
       *[slide] сдвигает
    } { NAME($who, case: "acc") }.
drawsteel-event-unmoved = { NAME($who, case: "acc") } не сдвинуть.
drawsteel-event-collided = { NAME($who) } врезается в преграду.
drawsteel-event-worn = Преграда на { $at } получает урон: { $amount }.
drawsteel-event-broken = На { $at } { $terrain ->
        [window] разбивается окно.
        [door] ломается дверь.
        [tree] ломается дерево.
        [gate] падают ворота.
        [barrel] разбивается бочка.
        [crate] разбивается ящик.
        [statue] рушится статуя.
       *[wall] рушится стена.
    }
drawsteel-event-height = { NAME($who) } теперь на высоте { SQUARES($height, case: "gen") }.
drawsteel-event-depth = { NAME($who) } теперь на глубине { SQUARES($depth, case: "gen") }.
drawsteel-event-fell = { NAME($who) } падает на { SQUARES($squares, case: "acc") }.
drawsteel-event-zone-made = { NAME($who) } оставляет { $area ->
        [wall] стену.
        [fog] место, где ничего не видно.
        [dust] облако пыли.
        [rough-area] труднопроходимую местность.
        [rough-area-for-enemies] местность, труднопроходимую для врагов.
       *[harmful-area] опасную местность.
    }
drawsteel-event-hid = { NAME($who) } прячется.
drawsteel-event-gained-unseen = { NAME($who) } теряет из виду { NAME($by, case: "acc") }.
drawsteel-event-lost-unseen = { NAME($who) } снова видит ясно.
drawsteel-event-gained-clinging = { NAME($who) } взбирается на { NAME($by, case: "acc") }.
drawsteel-event-lost-clinging = { NAME($who) } больше не держится.
drawsteel-event-gained-climbing = { NAME($who) } держится за стену.
drawsteel-event-lost-climbing = { NAME($who) } больше не держится за стену.

## Why dice are rolled

drawsteel-roll-drowning = удушье
drawsteel-roll-jump = прыжок
drawsteel-roll-climb = лазание
drawsteel-roll-search = поиск
drawsteel-roll-hide = скрытность
drawsteel-roll-claw = рытьё

## The ground

drawsteel-say-legend =
    .window = окно
    .gate = железные ворота
    .rise = возвышение
    .ledge = уступ
    .tower = башня
    .sheer = отвесная стена
    .fire = огонь

## The menu

drawsteel-cli-menu =
    .numbers = { $words }: на сколько клеток вверх, а с минусом вниз, от { $low } до { $high }, например { $example }
