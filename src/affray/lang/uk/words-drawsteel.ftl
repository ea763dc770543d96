### Слова Draw Steel: що відбувається, що кидають, що можна зробити.

## What happens

drawsteel-event-first-side = { $side ->
        [heroes] Першими ходять герої.
       *[foes] Першою ходить сторона директора.
    }
drawsteel-event-lined-up = Порядок обох сторін визначено спритністю.
drawsteel-event-swapped = { NAME($who) } міняється місцями: тепер на цьому місці { NAME($other) }.
drawsteel-event-called-up = { NAME($who) } ходить одразу ж.
drawsteel-event-used = { NAME($who) } застосовує здібність: { NAME($ability) }.
drawsteel-event-power-roll = { NAME($target) }: { $total }, ступінь { $tier }.
drawsteel-event-tested = { NAME($who) }: ступінь { $tier }.
drawsteel-event-resisted = { NAME($who) } опирається ефекту.
drawsteel-event-resource = У директора Злоби: { $left }.
drawsteel-event-converted = { NAME($who) } перетворює дію: { $into ->
        [maneuver] тепер це маневр.
       *[move] тепер це друга дія пересування.
    }
drawsteel-event-improvised = { NAME($who) }: «{ $words }».
drawsteel-event-forbidden = { NAME($who) } не може цього: «{ $words }».
drawsteel-event-no-action = { NAME($who) }, не витрачаючи дії: «{ $words }».
drawsteel-event-dying = { NAME($who) } при смерті, але ще б'ється.
drawsteel-event-up = { NAME($who) } знову в бою.
drawsteel-event-hp-set = { NAME($who) }: директор задає Витривалість.
drawsteel-event-gained-surprised = { NAME($who) } не чекає нападу: це стан «здивований».
drawsteel-event-lost-surprised = { NAME($who) } більше не дивується.
drawsteel-event-gained-weakened = { NAME($who) } слабшає.
drawsteel-event-lost-weakened = { NAME($who) } знову при силі.
drawsteel-event-hurt-left = { NAME($who) } дістає шкоду: { $amount } (Витривалість: { $hp }).
drawsteel-event-healed = { NAME($who) } відновлює Витривалість: { $amount }.

## Why dice are rolled

drawsteel-roll-power-roll = кидок сили
drawsteel-roll-first-side = те, чия сторона ходить першою
drawsteel-roll-might = перевірка могутності
drawsteel-roll-agility = перевірка спритності
drawsteel-roll-save = рятівний кидок

## The log

drawsteel-cli-edge =
    .advantage = Перевага: { $reasons }.
    .disadvantage = Перешкода: { $reasons }.
drawsteel-cli-odds =
    .tiers = { $chance } на третій ступінь, у середньому { $mean }
drawsteel-cli-why =
    .advantage = Перевага: { $clause }
    .disadvantage = Перешкода: { $clause }

## Questions

drawsteel-cli-seat =
    .gm = директор
drawsteel-cli-question =
    .left = { NAME($who) }: { NAME($about) } відходить від вас. Відповісти?
    .burrow-under = { NAME($who) }: зариватися?
    .who-instead = { NAME($who) }: хто прийме удар?
    .close-in = { NAME($who) }: підійти ближче?
    .move-or-strike = { NAME($who) }: йти чи бити?
    .strike-whom = { NAME($who) }: кого б’єте?
    .who-strikes = { NAME($who) }: хто б’є?
    .place = { NAME($who) }: де з’явиться прикликаний?
    .captain = { NAME($who) }: новий капітан загону?
    .who-falls = { NAME($who) }: хто з них падає?
    .join-strike = { NAME($who) }: б’єте разом? Кого?
    .end-effect = { NAME($who) }: струсити щось за 5 шкоди?
    .villain-action = { NAME($who) }: хід закінчено: { NAME($about) }. Лиходійська дія?
    .malice = { NAME($who) }: витратити злість?
    .surprise = { NAME($who) }: хто здивований?
    .push = { NAME($who) }: куди штовхнути? ({ NAME($about) })
    .pull = { NAME($who) }: куди притягти? ({ NAME($about) })
    .slide = { NAME($who) }: куди зсунути? ({ NAME($about) })
    .stability = { NAME($who) }: на скільки клітинок ви втримаєтеся?
    .forced = { NAME($who) }: от-от станеться примусовий рух ({ NAME($about) }). Відповісти?
    .moved-first = { NAME($who) }: кого рухати першим?
    .shift = { NAME($who) }: куди зсунутися?
    .go = { NAME($who) }: куди йти?
    .teleport = { NAME($who) }: куди телепортувати? ({ NAME($about) })
    .first-side = { NAME($who) }: чия сторона ходить першою?
    .next = { NAME($who) }: хто ходить наступним?
    .swap = { NAME($who) }: хтось міняється місцями?
    .may-swap = { NAME($who) }: { NAME($about) } хоче помінятися місцями. Згода?
    .damage = { NAME($who) }: { NAME($about) } от-от дістане шкоду. Відповісти?
    .turn-ended = { NAME($who) }: хід закінчено ({ NAME($about) }). Відповісти?
    .reacts-first = { NAME($who) }: чия відповідь буде першою?
    .critical = { NAME($who) }: критичне влучання! Ще одна дія.
    .downgrade = { NAME($who) }: який ступінь ви берете?
    .which-tier = { NAME($who) }: який ступінь діє на вас?
    .improvise = { NAME($who) }: { NAME($about) } пробує: «{ $words }». Чого це коштує?

## Deeds, and what else one may call them

drawsteel-cli-deed =
    .place = сюди
    .end-effect = струсити
    .savage = лютий удар за злість: { $how }
    .ride-off = відійти верхи
    .ride = скакати
    .dismount = спішитися
    .mount = сісти верхи: { NAME($target) }
    .over-to = далі { NAME($target) }
    .strike = вільний удар
    .push = штовхнути
    .pull = притягти
    .slide = зсунути
    .resist = втриматися на { $how }
    .shift = зсув
    .go = іти
    .teleport = телепортуватися
    .scale = лізти стіною
    .dig = рити вгору чи вниз
    .claw = копати руками: { $how ->
            [up] угору
           *[down] униз
        }
    .point-out = показати: { NAME($target) }
    .cling = видертися: { NAME($target) }
    .let-go = відпустити
    .shake-off = струсити: { NAME($target) }
    .free-strike = вільний удар: { NAME($target) }
    .convert = { $how ->
            [maneuver] дію в маневр
           *[move] дію в пересування
        }
    .advance = почати друге пересування
    .disengage = відхід
    .free = безплатний маневр: free …
    .improvise = щось інше: improvise …
    .takes = { $how ->
            [main] це дія
            [maneuver] це маневр
           *[free] це безплатно
        }
    .forbid = це неможливо
    .surprise = дивується: { NAME($target) }
    .spare = усе ж напоготові: { NAME($target) }
    .ready = це всі
    .first = { $how ->
            [heroes] герої
           *[foes] сторона директора
        }
    .swap = { NAME($target) } і { NAME($other) } міняються місцями
    .agree = погодитися
    .tier = ступінь { $how }
drawsteel-cli-verbs =
    .place = поставити
    .end-effect = струсити
    .savage = люто
    .ride-off = відійти
    .ride = скакати
    .dismount = злізти
    .mount = верхи
    .over-to = далі
    .use = здібність, застосувати
    .push = штовхати
    .pull = тягти
    .slide = волочити
    .resist = встояти
    .shift = крок
    .go = піти
    .teleport = телепорт
    .scale = стіна
    .dig = рити
    .claw = копати
    .point-out = указати
    .cling = видертися
    .let-go = відчепитися
    .shake-off = струсити
    .strike = удар
    .free-strike = ударити
    .convert = перетворити
    .advance = знову
    .free = дрібниця
    .takes = коштує
    .forbid = ні
    .surprise = здивувати
    .spare = вберегти
    .ready = готово
    .first = перші
    .swap = обмін
    .agree = так
    .tier = ступінь

## How somebody fares

drawsteel-cli-effect =
    .no-triggers = без реакцій
    .savage = лютість
    .merciless = нещадно
    .dazzled = сутінки
    .hastened = швидше
    .called-out = на прицілі
    .exposed = без захисту
    .roused = піднесення
    .riding = верхи
    .floored = не встати
    .weakened = слабкість
    .area = тримає область
    .clinging = тримається за іншого
    .unseen = втрата з поля зору
    .invisible = невидимість
    .surprised = зненацька
drawsteel-cli-health =
    .winded = на межі сил
    .dying = при смерті
drawsteel-cli-pool =
    .ferocity = лють { $amount }
    .focus = зосередженість { $amount }

## Distances

drawsteel-cli-distance = { SQUARES($squares) }

## Table options: the attribute is the option's name, with a hyphen for its dot

drawsteel-cli-table-option =
    .first-roll = на 6 і більше першими ходять герої або гравці обирають, чия сторона почне
    .initiative = кожна сторона обирає, хто наступний, або порядок задає тест на спритність
    .initiative-swap = чи можуть герої мінятися місцями на початку раунду
    .roll-downgrade = чи питати того, хто кинув, про нижчий ступінь
    .free-director = чи питати директора, чого коштує кожен безплатний маневр
