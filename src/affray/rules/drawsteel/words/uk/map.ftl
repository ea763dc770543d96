### Що Draw Steel каже про мапу: місця, хованки, області, пересування, примусовий рух.
### Коментар над повідомленням — власний id пункту.

## Places

# ds.cover
clause-ds-cover = Перешкода на все, що завдає шкоди тому, хто щонайменше наполовину за чимось твердим.
    .name = укриття
# ds.concealment
clause-ds-concealment = Перешкода на удари по тому, кого не розгледіти: у темряві, в тумані, невидимого.
    .name = прихованість
# ds.concealment.invisible
clause-ds-concealment-invisible = Невидимий завжди прихований, і його пошук дістає перешкоду.
    .name = невидимість
# ds.high-ground
clause-ds-high-ground = Перевага тому, хто стоїть на землі не нижче за голову іншого.
    .name = висота
# ds.flanking
clause-ds-flanking = Перевага на удари ближнього бою, якщо з протилежного боку цілі стоїть союзник; обоє мають бути здатні відповідати.
    .name = взяття в лещата
# ds.size.squeezed
clause-ds-size-squeezed = Перешкода на всі кидки в клітинці з кимось, хто різниться менш ніж на два розміри.
    .name = тіснота

## Hiding

# ds.hide
clause-ds-hide = Маневр: ховається той, хто має укриття чи прихованість і кого зараз не бачать.
    .name = сховатися
# ds.hide.hidden
clause-ds-hide-hidden = У того, чиє місце невідоме, не можна цілитися; зачепити його може лише область.
    .name = схований
# ds.hide.edge
clause-ds-hide-edge = Перевага проти тих, від кого схований, до кінця ходу, у який це скінчилося.
    .name = із засідки
# ds.hide.found
clause-ds-hide-found = Хто виходить з укриття, застосовує здібність чи рухається не зсувом, уже не схований.
    .name = виявлений
# ds.search
clause-ds-search = Маневр: Інтуїція проти Спритності кожного, хто ховається неподалік на лінії впливу.
    .name = пошук
# ds.search.point-out
clause-ds-search-point-out = Хто знає, де ховається інший, може маневром показати його союзникам неподалік, без тесту.
    .name = показати

## Areas

# ds.area.origin
clause-ds-area-origin = Одна клітинка області має бути в межах досяжності й на лінії впливу; область не проходить крізь тверде й не огинає кутів.
    .name = вихідна клітинка
# ds.area.cube
clause-ds-area-cube = Куб — стільки-то клітинок завдовжки, завширшки й заввишки.
    .name = куб
# ds.area.line
clause-ds-area-line = Лінія пряма: стільки-то клітинок завдовжки й стільки-то завширшки й заввишки.
    .name = лінія
# ds.area.wall
clause-ds-area-wall = Клітинки стіни з’єднані сторонами й ніким не зайняті; вона перегороджує шлях і лінію впливу.
    .name = стіна
# ds.area.aura
clause-ds-area-aura = Аура — спалах, що залишається й рухається разом із тим, хто її застосував.
    .name = аура
# ds.area.lasting
clause-ds-area-lasting = Те, що здібність лишає в області, тримається до початку наступного ходу того, хто її застосував, або скільки вона каже.
    .name = тривала область

## Terrain and ways to move

# ds.terrain.damaging
clause-ds-terrain-damaging = Небезпечна місцевість ранить тих, хто на неї потрапляє, сам чи силоміць, — як сказано там, звідки вона взялася.
    .name = небезпечна місцевість
# ds.move.crawl
clause-ds-move-crawl = Хто лежить, той повзе: кожна клітинка коштує на 1 більше, і він не лазить, не стрибає й не літає.
    .name = плазом
# ds.swim
clause-ds-swim = У воді кожна клітинка коштує на 1 більше, якщо не вмієш плавати з повною швидкістю.
    .name = плавання
# ds.swim.under
clause-ds-swim-under = Цілком під водою — перешкода на всі кидки міці тому, хто не плаває з повною швидкістю.
    .name = під водою
# ds.swim.damage
clause-ds-swim-damage = Цілком під водою — імунітет 5 до вогню і слабкість 5 до блискавки.
    .name = під водою
# ds.swim.breath
clause-ds-swim-breath = Подих затримують на стільки раундів, яка Сила; потім кінець кожного раунду завдає { DICE("1d6") } шкоди.
    .name = затримка подиху
# ds.climb
clause-ds-climb = Лазіння коштує два за кожну клітинку вгору чи вниз, для вмілих — одну. Хто висить на стіні, той тримається.
    .name = лазіння
# ds.climb.test
clause-ds-climb-test = Прямовисна стіна вимагає тесту на Силу; за невдачі не просуваєшся й нічого не витрачаєш.
    .name = прямовисна стіна
# ds.climb.creature
clause-ds-climb-creature = На більшу істоту видираються тестом на Силу чи Спритність: на третьому ступені той, хто дерся, вже на ній, на першому вона завдає вільного удару. Там здібності ближнього бою проти неї мають перевагу.
    .name = верхи на ворогові
# ds.climb.shaken
clause-ds-climb-shaken = Вона може струсити маневром: тест на Силу чи Спритність, на першому ступені падіння, на другому зісковзування.
    .name = струсити
# ds.fly
clause-ds-fly = Хто літає, рухається вгору й униз, як уздовж; лежачи чи без швидкості він падає, якщо не ширяє.
    .name = політ
# ds.fall
clause-ds-fall = Падіння з двох клітинок і вище завдає 2 шкоди за клітинку, не більше 50, і збиває з ніг; Спритність і вода його скорочують. Той, на кого впали, зазнає стільки ж.
    .name = падіння
# ds.jump
clause-ds-jump = Стрибок — на стільки, скільки Сила чи Спритність, і на клітинку вгору; тест подовжує його на одну чи дві. Не з важкопрохідної й не з небезпечної місцевості.
    .name = стрибок
# ds.burrow
clause-ds-burrow = Хто риє, той маневром іде вгору чи вниз і рухається в землі. У заритого не ціляться згори; сила ранить його, а не зсуває.
    .name = риття
# ds.burrow.claw
clause-ds-burrow-claw = Хто не вміє рити, може маневром і тестом на Силу прокопати одну клітинку.
    .name = копати руками
# ds.teleport
clause-ds-teleport = Телепортація нікого не провокує і звільняє від пут; місце має бути порожнім і на лінії впливу.
    .name = телепортація

## Forced movement

# ds.forced.push
clause-ds-forced-push = Поштовх веде прямо геть: кожна клітинка далі від того, хто штовхнув.
    .name = поштовх
# ds.forced.pull
clause-ds-forced-pull = Притягання веде прямо ближче, навіть на того, хто тягне.
    .name = притягання
# ds.forced.slide
clause-ds-forced-slide = Ковзання йде будь-яким шляхом.
    .name = ковзання
# ds.forced.straight
clause-ds-forced-straight = Прямо — це весь час в одному загальному напрямку. І завжди «до» стількох клітинок.
    .name = прямо
# ds.forced.free
clause-ds-forced-free = Примусовий рух не зважає на важкопрохідну місцевість і нікого не провокує, але небезпечна місцевість ранить.
    .name = примусовий рух
# ds.forced.stability
clause-ds-forced-stability = Ціль може скоротити шлях на стільки клітинок, яка її стійкість.
    .name = стійкість
# ds.forced.size
clause-ds-forced-size = Більший зсуває меншого на клітинку далі здібністю ближнього бою зі зброєю.
    .name = більший розміром
# ds.forced.vertical
clause-ds-forced-vertical = Угору й униз, крім схилу в 1, веде лише вертикальне; того, хто летить, — будь-яке.
    .name = вертикально
# ds.forced.creature
clause-ds-forced-creature = Кого кинуло в іншого, той зупиняється, і обоє зазнають 1 шкоди за кожну решту клітинок.
    .name = зіткнення
# ds.forced.object
clause-ds-forced-object = Кого кинуло в щось тверде й міцне, зазнає 2 шкоди і ще 1 за кожну решту клітинок.
    .name = об перешкоду
# ds.forced.through
clause-ds-forced-through = Якщо лишилося досить клітинок, перешкода ламається: скло потребує 1 і завдає 3 шкоди, дерево 3 і 5, камінь 6 і 8, метал 9 і 11.
    .name = крізь перешкоду
# ds.object
clause-ds-object = Вільний удар можна спрямувати на предмет. Його клітинка ламається, зазнавши 1 шкоди, якщо це скло, 3 дерево, 6 камінь, 9 метал; отрута й психічна шкода йому не шкодять.
    .name = предмети
# ds.forced.ground
clause-ds-forced-ground = Кого вбило в землю, зазнає ще й шкоди від падіння, без урахування Спритності.
    .name = у землю
# ds.forced.drop
clause-ds-forced-drop = Над урвищем шлях спершу закінчується, потім настає падіння.
    .name = над урвищем
# ds.forced.order
clause-ds-forced-order = Якщо цілей кілька, той, хто застосував, каже, кого рухає першим; убитий ударом усе одно летить.
    .name = по черзі
# ds.forced.held
clause-ds-forced-held = Обплутаного силою не зсунути, схопленого — може лише той, хто тримає.
    .name = утриманий

## What happens

drawsteel-event-forced = { NAME($by) } { $how ->
        [push] штовхає
        [pull] притягує
       *[slide] зсуває
    } { NAME($who, case: "acc") }.
drawsteel-event-unmoved = { NAME($who, case: "acc") } не зсунути.
drawsteel-event-collided = { NAME($who) } врізається в перепону.
drawsteel-event-worn = Перепона на { $at } зазнає шкоди: { $amount }.
drawsteel-event-broken = На { $at } { $terrain ->
        [window] розбивається вікно.
        [door] ламаються двері.
        [tree] ламається дерево.
        [gate] падає брама.
        [barrel] розбивається бочка.
        [crate] розбивається ящик.
        [statue] валиться статуя.
       *[wall] валиться стіна.
    }
drawsteel-event-height = { NAME($who) } тепер на висоті { SQUARES($height, case: "gen") }.
drawsteel-event-depth = { NAME($who) } тепер на глибині { SQUARES($depth, case: "gen") }.
drawsteel-event-fell = { NAME($who) } падає на { SQUARES($squares, case: "acc") }.
drawsteel-event-zone-made = { NAME($who) } лишає { $area ->
        [wall] стіну.
        [fog] місце, де нічого не видно.
        [dust] хмару пилу.
        [rough-area] важкопрохідну місцевість.
        [rough-area-for-enemies] місцевість, важкопрохідну для ворогів.
       *[harmful-area] небезпечну місцевість.
    }
drawsteel-event-hid = { NAME($who) } ховається.
drawsteel-event-gained-unseen = { NAME($who) } втрачає з очей { NAME($by, case: "acc") }.
drawsteel-event-lost-unseen = { NAME($who) } знову бачить ясно.
drawsteel-event-gained-clinging = { NAME($who) } видирається на { NAME($by, case: "acc") }.
drawsteel-event-lost-clinging = { NAME($who) } більше не тримається.
drawsteel-event-gained-climbing = { NAME($who) } тримається за стіну.
drawsteel-event-lost-climbing = { NAME($who) } більше не тримається за стіну.

## Why dice are rolled

drawsteel-roll-drowning = задуху
drawsteel-roll-jump = стрибок
drawsteel-roll-climb = лазіння
drawsteel-roll-search = пошук
drawsteel-roll-hide = скритність
drawsteel-roll-claw = риття

## The ground

drawsteel-say-legend =
    .window = вікно
    .gate = залізна брама
    .rise = підвищення
    .ledge = уступ
    .tower = вежа
    .sheer = прямовисна стіна
    .fire = вогонь

## The menu

drawsteel-cli-menu =
    .numbers = { $words }: на скільки клітинок угору, а з мінусом униз, від { $low } до { $high }, наприклад { $example }
