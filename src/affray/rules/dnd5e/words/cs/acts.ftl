### Pomoc, příprava, pátrání, předměty, uchopení a improvizace: v záznamu a v nabídkách.

event-gained-distracted = { NAME($by) } rozptyluje { NAME($who, case: "acc") }.
event-resisted = { NAME($who) } odolává.
event-still-held = { NAME($who) } se nemůže vyprostit.
event-readied = { NAME($who) } se na něco připravuje.
event-readied-known = { NAME($who) } se připravuje: { $deed } ({ $when }).
event-ready-lapsed = Připravená akce { NAME($who, case: "gen") } propadá.
event-improvised = { NAME($who) } zkouší: { $words }
event-forbidden = { NAME($who) }: to nejde.
event-interacted = { NAME($who) } přitom zdarma interaguje s předmětem: { $thing }.
event-handled = { NAME($who) } interaguje s předmětem: { $words }
event-door-stuck = Dveře { $at } se vzpříčily.

roll-acrobatics = Akrobacii
roll-animal-handling = Ovládání zvířat
roll-arcana = Mystiku
roll-athletics = Atletiku
roll-deception = Klamání
roll-history = Historii
roll-insight = Vhled
roll-intimidation = Zastrašování
roll-investigation = Pátrání
roll-medicine = Lékařství
roll-nature = Přírodu
roll-perception = Vnímání
roll-performance = Vystupování
roll-persuasion = Přesvědčování
roll-religion = Náboženství
roll-sleight-of-hand = Čachry
roll-survival = Přežití
roll-str = ověření Síly
roll-dex = ověření Obratnosti
roll-con = ověření Odolnosti
roll-int = ověření Inteligence
roll-wis = ověření Moudrosti
roll-cha = ověření Charismatu
roll-potion-of-healing = lektvar

noun-potion-of-healing = léčivý lektvar
    .gen = léčivého lektvaru
    .dat = léčivému lektvaru
    .acc = léčivý lektvar
    .ins = léčivým lektvarem
    .loc = léčivém lektvaru
    .gender = m
