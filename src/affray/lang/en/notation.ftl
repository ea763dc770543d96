### How dice and distances are written. A distance is given in squares, feet and metres: use the one your readers use.

dice-letters =
    .die = d
    .highest = kh
    .lowest = kl

unit-distance = { $feet } ft

unit-squares =
    { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }

unit-polygons =
    { $polygons ->
        [one] { $polygons } polygon
       *[other] { $polygons } polygons
    }
