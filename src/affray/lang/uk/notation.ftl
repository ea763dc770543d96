### Як пишуться кості та відстані. Відстань дано в клітинках, футах і метрах: беріть те, до чого звикли читачі.

dice-letters =
    .die = к
    .highest = kh
    .lowest = kl

unit-distance = { $metres } м

unit-squares =
    { $squares ->
        [one] { $squares } клітинка
        [few] { $squares } клітинки
        [many] { $squares } клітинок
       *[other] { $squares } клітинки
    }
    .gen =
        { $squares ->
            [one] { $squares } клітинки
            [few] { $squares } клітинок
            [many] { $squares } клітинок
           *[other] { $squares } клітинки
        }
    .dat =
        { $squares ->
            [one] { $squares } клітинці
            [few] { $squares } клітинкам
            [many] { $squares } клітинкам
           *[other] { $squares } клітинки
        }
    .acc =
        { $squares ->
            [one] { $squares } клітинку
            [few] { $squares } клітинки
            [many] { $squares } клітинок
           *[other] { $squares } клітинки
        }
    .ins =
        { $squares ->
            [one] { $squares } клітинкою
            [few] { $squares } клітинками
            [many] { $squares } клітинками
           *[other] { $squares } клітинки
        }
    .loc =
        { $squares ->
            [one] { $squares } клітинці
            [few] { $squares } клітинках
            [many] { $squares } клітинках
           *[other] { $squares } клітинки
        }

unit-polygons =
    { $polygons ->
        [one] { $polygons } клітинка
        [few] { $polygons } клітинки
        [many] { $polygons } клітинок
       *[other] { $polygons } клітинки
    }
    .gen =
        { $polygons ->
            [one] { $polygons } клітинки
            [few] { $polygons } клітинок
            [many] { $polygons } клітинок
           *[other] { $polygons } клітинки
        }
    .dat =
        { $polygons ->
            [one] { $polygons } клітинці
            [few] { $polygons } клітинкам
            [many] { $polygons } клітинкам
           *[other] { $polygons } клітинки
        }
    .acc =
        { $polygons ->
            [one] { $polygons } клітинку
            [few] { $polygons } клітинки
            [many] { $polygons } клітинок
           *[other] { $polygons } клітинки
        }
    .ins =
        { $polygons ->
            [one] { $polygons } клітинкою
            [few] { $polygons } клітинками
            [many] { $polygons } клітинками
           *[other] { $polygons } клітинки
        }
    .loc =
        { $polygons ->
            [one] { $polygons } клітинці
            [few] { $polygons } клітинках
            [many] { $polygons } клітинках
           *[other] { $polygons } клітинки
        }
