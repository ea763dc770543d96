### Слова Draw Steel: что происходит, что бросают, что можно сделать.

## What happens

drawsteel-event-first-side = { $side ->
        [heroes] Первыми ходят герои.
       *[foes] Первой ходит сторона директора.
    }
drawsteel-event-lined-up = Порядок обеих сторон определён ловкостью.
drawsteel-event-swapped = { NAME($who) } меняется местами: теперь на этом месте { NAME($other) }.
drawsteel-event-called-up = { NAME($who) } ходит сразу же.
drawsteel-event-used = { NAME($who) } применяет способность: { NAME($ability) }.
drawsteel-event-power-roll = { NAME($target) }: { $total }, ступень { $tier }.
drawsteel-event-tested = { NAME($who) }: ступень { $tier }.
drawsteel-event-resisted = { NAME($who) } сопротивляется эффекту.
drawsteel-event-resource = У директора Злобы: { $left }.
drawsteel-event-converted = { NAME($who) } превращает действие: { $into ->
        [maneuver] теперь это манёвр.
       *[move] теперь это второе действие передвижения.
    }
drawsteel-event-improvised = { NAME($who) }: «{ $words }».
drawsteel-event-forbidden = { NAME($who) } не может этого: «{ $words }».
drawsteel-event-no-action = { NAME($who) }, не тратя действия: «{ $words }».
drawsteel-event-dying = { NAME($who) } при смерти, но ещё в бою.
drawsteel-event-up = { NAME($who) } снова в бою.
drawsteel-event-hp-set = { NAME($who) }: директор задаёт Выносливость.
drawsteel-event-gained-surprised = { NAME($who) } не ждёт нападения: это состояние «удивлённый».
drawsteel-event-lost-surprised = { NAME($who) } больше не удивляется.
drawsteel-event-gained-weakened = { NAME($who) } слабеет.
drawsteel-event-lost-weakened = { NAME($who) } снова в силе.
drawsteel-event-hurt-left = { NAME($who) } получает урон: { $amount } (Выносливость: { $hp }).
drawsteel-event-healed = { NAME($who) } восстанавливает Выносливость: { $amount }.

## Why dice are rolled

drawsteel-roll-power-roll = бросок силы
drawsteel-roll-first-side = то, чья сторона ходит первой
drawsteel-roll-might = проверка мощи
drawsteel-roll-agility = проверка ловкости
drawsteel-roll-save = спасбросок

## The log

drawsteel-cli-edge =
    .advantage = Преимущество: { $reasons }.
    .disadvantage = Помеха: { $reasons }.
drawsteel-cli-odds =
    .tiers = { $chance } на третью ступень, в среднем { $mean }
drawsteel-cli-why =
    .advantage = Преимущество: { $clause }
    .disadvantage = Помеха: { $clause }

## Questions

drawsteel-cli-seat =
    .gm = директор
drawsteel-cli-question =
    .left = { NAME($who) }: { NAME($about) } отходит от вас. Ответить?
    .burrow-under = { NAME($who) }: зарыться?
    .who-instead = { NAME($who) }: кто примет удар?
    .close-in = { NAME($who) }: подойти ближе?
    .move-or-strike = { NAME($who) }: идти или бить?
    .strike-whom = { NAME($who) }: кого бьёте?
    .who-strikes = { NAME($who) }: кто бьёт?
    .place = { NAME($who) }: где появится призванный?
    .captain = { NAME($who) }: новый капитан отряда?
    .who-falls = { NAME($who) }: кто из них падает?
    .join-strike = { NAME($who) }: бьёте вместе? Кого?
    .end-effect = { NAME($who) }: стряхнуть что-нибудь за 5 урона?
    .villain-action = { NAME($who) }: ход окончен: { NAME($about) }. Злодейское действие?
    .malice = { NAME($who) }: потратить злобу?
    .surprise = { NAME($who) }: кто удивлён?
    .push = { NAME($who) }: куда толкнуть? ({ NAME($about) })
    .pull = { NAME($who) }: куда подтянуть? ({ NAME($about) })
    .slide = { NAME($who) }: куда сдвинуть? ({ NAME($about) })
    .stability = { NAME($who) }: на сколько клеток вы удержитесь?
    .forced = { NAME($who) }: вот-вот последует принудительное движение ({ NAME($about) }). Ответить?
    .moved-first = { NAME($who) }: кого двигать первым?
    .shift = { NAME($who) }: куда сдвинуться?
    .go = { NAME($who) }: куда идти?
    .teleport = { NAME($who) }: куда телепортировать? ({ NAME($about) })
    .first-side = { NAME($who) }: чья сторона ходит первой?
    .next = { NAME($who) }: кто ходит следующим?
    .swap = { NAME($who) }: кто-нибудь меняется местами?
    .may-swap = { NAME($who) }: { NAME($about) } хочет поменяться местами. Согласны?
    .damage = { NAME($who) }: { NAME($about) } вот-вот получит урон. Ответить?
    .turn-ended = { NAME($who) }: ход окончен ({ NAME($about) }). Ответить?
    .reacts-first = { NAME($who) }: чей ответ будет первым?
    .critical = { NAME($who) }: критическое попадание! Ещё одно действие.
    .downgrade = { NAME($who) }: какую ступень вы берёте?
    .which-tier = { NAME($who) }: какая ступень действует на вас?
    .improvise = { NAME($who) }: { NAME($about) } пробует: «{ $words }». Чего это стоит?

## Deeds, and what else one may call them

drawsteel-cli-deed =
    .place = сюда
    .end-effect = стряхнуть
    .savage = свирепый удар за злобу: { $how }
    .ride-off = отойти верхом
    .ride = скакать
    .dismount = спешиться
    .mount = сесть верхом: { NAME($target) }
    .over-to = дальше { NAME($target) }
    .strike = свободный удар
    .push = толкнуть
    .pull = подтянуть
    .slide = сдвинуть
    .resist = удержаться на { $how }
    .shift = сдвиг
    .go = идти
    .teleport = телепортироваться
    .scale = лезть по стене
    .dig = рыть вверх или вниз
    .claw = копать руками: { $how ->
            [up] вверх
           *[down] вниз
        }
    .point-out = показать: { NAME($target) }
    .cling = взобраться: { NAME($target) }
    .let-go = отпустить
    .shake-off = стряхнуть: { NAME($target) }
    .free-strike = свободный удар: { NAME($target) }
    .convert = { $how ->
            [maneuver] действие в манёвр
           *[move] действие в передвижение
        }
    .advance = начать второе передвижение
    .disengage = отход
    .free = бесплатный манёвр: free …
    .improvise = что-то другое: improvise …
    .takes = { $how ->
            [main] это действие
            [maneuver] это манёвр
           *[free] это бесплатно
        }
    .forbid = это невозможно
    .surprise = удивляется: { NAME($target) }
    .spare = всё же наготове: { NAME($target) }
    .ready = это все
    .first = { $how ->
            [heroes] герои
           *[foes] сторона директора
        }
    .swap = { NAME($target) } и { NAME($other) } меняются местами
    .agree = согласиться
    .tier = ступень { $how }
drawsteel-cli-verbs =
    .place = поставить
    .end-effect = стряхнуть
    .savage = свирепо
    .ride-off = отойти
    .ride = скакать
    .dismount = слезть
    .mount = верхом
    .over-to = дальше
    .use = способность, применить
    .push = толкать
    .pull = тянуть
    .slide = волочь
    .resist = устоять
    .shift = шаг
    .go = пойти
    .teleport = телепорт
    .scale = стена
    .dig = рыть
    .claw = копать
    .point-out = указать
    .cling = взобраться
    .let-go = отцепиться
    .shake-off = стряхнуть
    .strike = удар
    .free-strike = ударить
    .convert = превратить
    .advance = снова
    .free = мелочь
    .takes = стоит
    .forbid = нет
    .surprise = удивить
    .spare = пощадить
    .ready = готово
    .first = первые
    .swap = обмен
    .agree = да
    .tier = ступень

## How somebody fares

drawsteel-cli-effect =
    .no-triggers = без реакций
    .savage = свирепость
    .merciless = беспощадно
    .dazzled = сумрак
    .hastened = быстрее
    .called-out = под прицелом
    .exposed = без защиты
    .roused = воодушевление
    .riding = верхом
    .floored = не встать
    .weakened = слабость
    .area = держит область
    .clinging = держится за другого
    .unseen = потеря из виду
    .invisible = невидимость
    .surprised = врасплох
drawsteel-cli-health =
    .winded = на исходе сил
    .dying = при смерти
drawsteel-cli-pool =
    .ferocity = свирепость { $amount }
    .focus = собранность { $amount }

## Distances

drawsteel-cli-distance = { SQUARES($squares) }

## Table options: the attribute is the option's name, with a hyphen for its dot

drawsteel-cli-table-option =
    .first-roll = при 6 и больше первыми ходят герои или игроки выбирают, чья сторона начнёт
    .initiative = каждая сторона выбирает, кто следующий, или порядок задаёт тест на ловкость
    .initiative-swap = могут ли герои меняться местами в начале раунда
    .roll-downgrade = спрашивать ли бросившего о ступени ниже
    .free-director = спрашивать ли директора, чего стоит каждый бесплатный манёвр
