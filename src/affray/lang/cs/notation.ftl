### Jak se píší kostky a vzdálenosti. Vzdálenost je dána v polích, stopách a metrech: použijte, na co jsou čtenáři zvyklí.

dice-letters =
    .die = k
    .highest = kh
    .lowest = kl

unit-distance =
    { $squares ->
        [one] { $squares } sáh
        [few] { $squares } sáhy
        [many] { $squares } sáhu
       *[other] { $squares } sáhů
    }
    .gen =
        { $squares ->
            [one] { $squares } sáhu
            [few] { $squares } sáhů
            [many] { $squares } sáhu
           *[other] { $squares } sáhů
        }
    .dat =
        { $squares ->
            [one] { $squares } sáhu
            [few] { $squares } sáhům
            [many] { $squares } sáhu
           *[other] { $squares } sáhům
        }
    .acc =
        { $squares ->
            [one] { $squares } sáh
            [few] { $squares } sáhy
            [many] { $squares } sáhu
           *[other] { $squares } sáhů
        }
    .ins =
        { $squares ->
            [one] { $squares } sáhem
            [few] { $squares } sáhy
            [many] { $squares } sáhu
           *[other] { $squares } sáhy
        }
    .loc =
        { $squares ->
            [one] { $squares } sáhu
            [few] { $squares } sázích
            [many] { $squares } sáhu
           *[other] { $squares } sázích
        }

unit-squares =
    { $squares ->
        [one] { $squares } pole
        [few] { $squares } pole
        [many] { $squares } pole
       *[other] { $squares } polí
    }
    .gen =
        { $squares ->
            [one] { $squares } pole
            [few] { $squares } polí
            [many] { $squares } pole
           *[other] { $squares } polí
        }
    .dat =
        { $squares ->
            [one] { $squares } poli
            [few] { $squares } polím
            [many] { $squares } pole
           *[other] { $squares } polím
        }
    .acc =
        { $squares ->
            [one] { $squares } pole
            [few] { $squares } pole
            [many] { $squares } pole
           *[other] { $squares } polí
        }
    .ins =
        { $squares ->
            [one] { $squares } polem
            [few] { $squares } poli
            [many] { $squares } pole
           *[other] { $squares } poli
        }
    .loc =
        { $squares ->
            [one] { $squares } poli
            [few] { $squares } polích
            [many] { $squares } pole
           *[other] { $squares } polích
        }

unit-polygons =
    { $polygons ->
        [one] { $polygons } pole
        [few] { $polygons } pole
        [many] { $polygons } pole
       *[other] { $polygons } polí
    }
    .gen =
        { $polygons ->
            [one] { $polygons } pole
            [few] { $polygons } polí
            [many] { $polygons } pole
           *[other] { $polygons } polí
        }
    .dat =
        { $polygons ->
            [one] { $polygons } poli
            [few] { $polygons } polím
            [many] { $polygons } pole
           *[other] { $polygons } polím
        }
    .acc =
        { $polygons ->
            [one] { $polygons } pole
            [few] { $polygons } pole
            [many] { $polygons } pole
           *[other] { $polygons } polí
        }
    .ins =
        { $polygons ->
            [one] { $polygons } polem
            [few] { $polygons } poli
            [many] { $polygons } pole
           *[other] { $polygons } poli
        }
    .loc =
        { $polygons ->
            [one] { $polygons } poli
            [few] { $polygons } polích
            [many] { $polygons } pole
           *[other] { $polygons } polích
        }
