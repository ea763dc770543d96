### Що з Draw Steel тут є понад бойовий раунд: кидки, здібності, шкода — як причини в журналі.
### Коментар над повідомленням — власний id пункту.

## Power rolls

# ds.roll.power
clause-ds-roll-power = Кидок міці — { DICE("2d10") } плюс характеристика: до 11 — перший ступінь, до 16 — другий, більше — третій.
    .name = кидок міці
# ds.roll.natural
clause-ds-roll-natural = Натуральні 19 або 20 — завжди третій ступінь, хоч що додається чи віднімається.
    .name = натуральні 19–20
# ds.roll.edges
clause-ds-roll-edges = Перевага додає 2, перешкода віднімає 2. Дві переваги підіймають ступінь на один, дві перешкоди опускають; більше двох не рахують, переваги й перешкоди гасять одна одну.
    .name = переваги й перешкоди
# ds.roll.per-target
clause-ds-roll-per-target = Здібність кидають один раз; переваги й перешкоди в кожної цілі свої, тож ступені можуть різнитися.
    .name = один кидок на всіх
# ds.roll.critical
clause-ds-roll-critical = Натуральні 19 або 20 під час дії дають ще одну дію одразу, хоч чий це хід.
    .name = критичне влучання
# ds.roll.downgrade
clause-ds-roll-downgrade = Хто кинув, може взяти ступінь нижчий за викинутий; критичне влучання лишається ним.
    .name = нижчий ступінь

## Tests

# ds.test
clause-ds-test = Тест — кидок міці за характеристикою.
    .name = тест
# ds.test.skill
clause-ds-test-skill = Доречна навичка додає 2.
    .name = навичка
# ds.test.ladder
clause-ds-test-ladder = Чого вартий ступінь тесту, залежить від складності: легкий, середній чи важкий. Натуральні 19 або 20 — успіх із нагородою.
    .name = складність
# ds.test.opposed
clause-ds-test-opposed = У змаганні виграє більший підсумок; нічия нічого не змінює. Подвійна перевага тут дає +4, подвійна перешкода — −4.
    .name = змагання
# ds.potency
clause-ds-potency = Ефект із силою впливу спрацьовує, лише якщо характеристика цілі нижча; рівна опирається.
    .name = сила впливу

## Abilities

# ds.ability.order
clause-ds-ability-order = Здібність оголошують і оплачують, обирають цілі й кидають один раз; потім шкоду дістають усі цілі, і по черзі йдуть ефекти.
    .name = застосування здібності
# ds.ability.cost
clause-ds-ability-cost = Героїчна здібність коштує власного ресурсу героя, здібність істоти режисера — Злоби.
    .name = ціна
# ds.ability.steady
clause-ds-ability-steady = Здібність завдає більше, якщо цього ходу не було дії пересування.
    .name = тверда рука
# ds.target
clause-ds-target = Ціль мусить пасувати до опису здібності; можна обрати менше цілей, але ділянка зачіпає всіх придатних.
    .name = цілі
# ds.area.burst
clause-ds-area-burst = Спалах зачіпає всіх за стільки-то клітинок від того, хто його вжив.
    .name = спалах
# ds.line-of-effect
clause-ds-line-of-effect = Не можна цілитися в те, що повністю сховане за чимось твердим.
    .name = лінія впливу
# ds.strike.beside
clause-ds-strike-beside = Дальній удар, коли поруч ворог, дістає перешкоду.
    .name = ворог поруч
# ds.strike.either
clause-ds-strike-either = Здібність для ближнього чи дальнього бою за кожного застосування — щось одне: ближня, якщо дістає до кожної цілі.
    .name = зблизька чи здаля
# ds.free-strike
clause-ds-free-strike = Герой кидає вільний удар; істота режисера завдає сталої шкоди.
    .name = вільний удар
# ds.opportunity
clause-ds-opportunity = Хто відходить від ворога не зсувом, того можна вдарити вільно безплатною тригерною дією; але не з перешкодою.
    .name = атака за нагоди

## Moving

# ds.move.speed
clause-ds-move-speed = Пересування не далі за швидкість; кожна клітинка коштує 1, навскіс теж.
    .name = швидкість
# ds.move.difficult
clause-ds-move-difficult = Клітинка важкої місцевості коштує на 1 більше.
    .name = важка місцевість
# ds.move.shift
clause-ds-move-shift = Зсув нікого не провокує; у важку й небезпечну місцевість, нею та з неї не зсуваються, але можна на стільки ж просто переміститися. Відхід — дія пересування зі зсувом.
    .name = зсув
# ds.size.passing
clause-ds-size-passing = Крізь союзників проходять вільно, крізь ворогів — як важкою місцевістю, але зупинитися в чужій клітинці можна лише за різниці у два розміри.
    .name = прохід крізь інших

## Damage and Stamina

# ds.damage.tier
clause-ds-damage-tier = Шкода така, як каже ступінь здібності.
    .name = шкода ступеня
# ds.damage.order
clause-ds-damage-order = Шкоду спершу ділять навпіл чи зменшують інакше, потім додають слабкість, потім віднімають імунітет; з кожних рахують лише найбільше.
    .name = порядок шкоди
# ds.damage.halved
clause-ds-damage-halved = Шкоду зменшено вдвічі.
    .name = удвічі менше
# ds.damage.weakness
clause-ds-damage-weakness = На стільки більше шкоди того виду, до якого є слабкість.
    .name = слабкість
# ds.damage.immunity
clause-ds-damage-immunity = На стільки менше шкоди того виду, до якого є імунітет.
    .name = імунітет
# ds.damage.together
clause-ds-damage-together = Шкоду дістають одразу всі цілі здібності, перш ніж її ефекти.
    .name = шкода одразу всім
# ds.stamina.temporary
clause-ds-stamina-temporary = Тимчасова Витривалість утрачається першою і не додається: рахують більшу.
    .name = тимчасова Витривалість
# ds.stamina.winded
clause-ds-stamina-winded = З половиною Витривалості або менше істота на межі сил, і всі це бачать.
    .name = на межі сил
# ds.stamina.dying
clause-ds-stamina-dying = Герой із Витривалістю 0 або менше помирає, але ще діє.
    .name = при смерті
# ds.stamina.death
clause-ds-stamina-death = Герой гине за мінус половини Витривалості, істота режисера — за 0.
    .name = смерть

## Conditions

# ds.condition
clause-ds-condition = Стан рахують один раз, хоч скільки джерел.
    .name = стан
# ds.condition.weakened
clause-ds-condition-weakened = Ослаблений має перешкоду на кожен кидок міці.
    .name = ослаблений
# ds.duration.save
clause-ds-duration-save = До рятунку: наприкінці кожного свого ходу потерпілий кидає { DICE("1d10") }, і на 6 або більше ефект минає.
    .name = до рятунку
# ds.duration.turn
clause-ds-duration-turn = До кінця наступного ходу цілі або поточного, якщо це її хід.
    .name = до кінця ходу

## Features

# ds.feature.crafty
clause-ds-feature-crafty = Пройдисвіт нікого не провокує пересуванням.
    .name = пройдисвіт
# ds.solo.turns
clause-ds-solo-turns = Одинак ходить двічі за раунд, але не поспіль.
    .name = два ходи
