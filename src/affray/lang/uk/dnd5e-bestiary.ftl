### Слова для решти потвор і для того, чого навчають школи магії.

clause-5e-feature-tight-jaws = Атаки по істоті, яку воно тримає, мають перевагу.
    .name = міцні щелепи
clause-5e-feature-soft-belly = Поки воно лежить долілиць, його Клас Броні на 3 нижчий.
    .name = м’яке черево
clause-5e-feature-mucous-cloud = Під водою кожен, хто влучить у нього в ближньому бою з відстані не більше { DISTANCE(1, case: "gen") }, робить рятівний кидок Статури проти 14, інакше зможе дихати лише водою.
    .name = хмара слизу
clause-5e-feature-elf = Кігті упирів не паралізують ельфів.
    .name = ельф
clause-5e-feature-disciple-of-life = Заклинання першого рівня чи вищого лікує на 2 і на рівень комірки хітів більше.
    .name = Учень Життя
clause-5e-feature-sculpt-spells = Коли заклинання втілювача накриває ділянку, можна пощадити одну видиму істоту та ще по одній за кожен рівень комірки: їхні рятівні кидки вдалі, а половина шкоди для них — жодної.
    .name = Ліплення заклинань

event-gained-numbed = { NAME($who) } лежить у заціпенінні від отрути.
event-lost-numbed = Заціпеніння в { NAME($who, case: "gen") } минає.
dnd5e-numbed = у заціпенінні
event-gained-diseased = { NAME($who) } підхоплює хворобу.
event-lost-diseased = Хвороба в { NAME($who, case: "gen") } минає.
dnd5e-diseased = хвороба
event-gained-slimed = Слиз обліплює { NAME($who, case: "acc") }: дихати тепер можна лише водою.
dnd5e-slimed = у слизі
event-gained-enslaved = { NAME($who) } тепер кориться { NAME($by, case: "dat") }.
event-lost-enslaved = { NAME($who) } більше нікому не кориться.
dnd5e-enslaved = поневолення
noun-acid-spray = струмінь кислоти
    .gen = струменя кислоти
    .dat = струменеві кислоти
    .acc = струмінь кислоти
    .ins = струменем кислоти
    .loc = струмені кислоти
    .gender = m
