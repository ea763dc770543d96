### O que fazem as criaturas mágicas e o que disso fica nas outras.

noun-aged = envelhecimento
    .gender = m
noun-proof-against-mummies = imunidade ao olhar das múmias
    .gender = f
noun-proof-against-mummy-lords = imunidade ao olhar dos lordes múmia
    .gender = f
noun-first-roar = primeiro rugido
    .gender = m
noun-second-roar = segundo rugido
    .gender = m
noun-third-roar = terceiro rugido
    .gender = m
noun-vanished = desaparecimento
    .gender = m
noun-demon = demônio
    .gender = m
noun-averted = olhar desviado
    .gender = m
noun-stiffened = enrijecimento
    .gender = m
noun-ignite = atear fogo
    .gender = m
noun-extinguish = apagar-se
    .gender = m
noun-seize = agarrar
    .gender = m
