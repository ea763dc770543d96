### Como se escrevem dados e distâncias. A distância vem em quadrados, pés e metros: use a que os leitores usam.

dice-letters =
    .die = d
    .highest = kh
    .lowest = kl

unit-distance = { $metres } m

unit-squares =
    { $squares ->
        [one] { $squares } quadrado
       *[other] { $squares } quadrados
    }

unit-polygons =
    { $polygons ->
        [one] { $polygons } polígono
       *[other] { $polygons } polígonos
    }
