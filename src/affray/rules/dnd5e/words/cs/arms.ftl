### Weapons, armour, what hands hold, and things that are attacked.

## What happens

event-donned = { NAME($who) } si nasazuje { NAME($weapon, case: "acc") }.
event-doffed = { NAME($who) } si sundává { NAME($weapon, case: "acc") }.
event-struck-hit = { NAME($who) } zasahuje { NAME($object, case: "acc") } { NAME($weapon, case: "ins") }.
event-struck-miss = { NAME($who) } útočí na { NAME($object, case: "acc") } { NAME($weapon, case: "ins") }, ale míjí.
event-worn = { NAME($object) } utrpí { $amount } zranění.
event-broken = { NAME($object) } na poli { $at } se { GENDER($object) ->
        [p] rozpadají
       *[m] rozpadá
    }.
event-gained-netted = { NAME($who) } uvízne v síti.
event-gained-webbed = { NAME($who) } uvízne v pavučině.
event-lost-netted = { NAME($who) } se dostává ze sítě.
event-lost-webbed = { NAME($who) } se dostává z pavučiny.
dnd5e-netted = v síti
dnd5e-webbed = v pavučině

## Why numbers are what they are

clause-5e-armour-worn = Zbroj dává tomu, kdo ji nosí, Obranné číslo.
    .name = zbroj
clause-5e-armour-none = Beze zbroje je Obranné číslo 10 plus oprava za Obratnost.
    .name = beze zbroje
clause-5e-armour-dexterity = K Obrannému číslu se přičítá oprava za Obratnost: v lehké zbroji celá, ve střední nejvýš 2, v těžké nic.
    .name = Obratnost
clause-5e-armour-stealth = V hlučné zbroji mají ověření Nenápadnosti nevýhodu.
    .name = hlučná zbroj
clause-5e-feature-extra-attack = Akce Útok má dva útoky.
    .name = Útok navíc
clause-5e-feature-defense = Ve zbroji je Obranné číslo o 1 vyšší.
    .name = Obrana
clause-5e-feature-unarmored-defense = Beze zbroje se k Obrannému číslu přičítá oprava za Odolnost.
    .name = Obrana beze zbroje

## Armour, ammunition and things

noun-padded = prošívaná zbroj
    .gen = prošívané zbroje
    .dat = prošívané zbroji
    .acc = prošívanou zbroj
    .ins = prošívanou zbrojí
    .loc = prošívané zbroji
    .gender = f
noun-studded-leather = pobíjená kůže
    .gen = pobíjené kůže
    .dat = pobíjené kůži
    .acc = pobíjenou kůži
    .ins = pobíjenou kůží
    .loc = pobíjené kůži
    .gender = f
noun-chain-shirt = kroužková košile
    .gen = kroužkové košile
    .dat = kroužkové košili
    .acc = kroužkovou košili
    .ins = kroužkovou košilí
    .loc = kroužkové košili
    .gender = f
noun-scale-mail = šupinová zbroj
    .gen = šupinové zbroje
    .dat = šupinové zbroji
    .acc = šupinovou zbroj
    .ins = šupinovou zbrojí
    .loc = šupinové zbroji
    .gender = f
noun-breastplate = kyrys
    .gen = kyrysu
    .dat = kyrysu
    .acc = kyrys
    .ins = kyrysem
    .loc = kyrysu
    .gender = m
noun-half-plate = poloviční plátová zbroj
    .gen = poloviční plátové zbroje
    .dat = poloviční plátové zbroji
    .acc = poloviční plátovou zbroj
    .ins = poloviční plátovou zbrojí
    .loc = poloviční plátové zbroji
    .gender = f
noun-ring-mail = zbroj s kroužky
    .gen = zbroje s kroužky
    .dat = zbroji s kroužky
    .acc = zbroj s kroužky
    .ins = zbrojí s kroužky
    .loc = zbroji s kroužky
    .gender = f
noun-chain-mail = kroužková zbroj
    .gen = kroužkové zbroje
    .dat = kroužkové zbroji
    .acc = kroužkovou zbroj
    .ins = kroužkovou zbrojí
    .loc = kroužkové zbroji
    .gender = f
noun-splint = lamelová zbroj
    .gen = lamelové zbroje
    .dat = lamelové zbroji
    .acc = lamelovou zbroj
    .ins = lamelovou zbrojí
    .loc = lamelové zbroji
    .gender = f
noun-arrow = šíp
    .gen = šípu
    .dat = šípu
    .acc = šíp
    .ins = šípem
    .loc = šípu
    .gender = m
noun-bolt = šipka
    .gen = šipky
    .dat = šipce
    .acc = šipku
    .ins = šipkou
    .loc = šipce
    .gender = f
noun-needle = jehla
    .gen = jehly
    .dat = jehle
    .acc = jehlu
    .ins = jehlou
    .loc = jehle
    .gender = f
noun-sling-bullet = střela do praku
    .gen = střely do praku
    .dat = střele do praku
    .acc = střelu do praku
    .ins = střelou do praku
    .loc = střele do praku
    .gender = f
