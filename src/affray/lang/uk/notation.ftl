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
        [one] { $polygons } багатокутник
        [few] { $polygons } багатокутники
        [many] { $polygons } багатокутників
       *[other] { $polygons } багатокутника
    }
    .gen =
        { $polygons ->
            [one] { $polygons } багатокутника
            [few] { $polygons } багатокутників
            [many] { $polygons } багатокутників
           *[other] { $polygons } багатокутника
        }
    .dat =
        { $polygons ->
            [one] { $polygons } багатокутнику
            [few] { $polygons } багатокутникам
            [many] { $polygons } багатокутникам
           *[other] { $polygons } багатокутника
        }
    .acc =
        { $polygons ->
            [one] { $polygons } багатокутник
            [few] { $polygons } багатокутники
            [many] { $polygons } багатокутників
           *[other] { $polygons } багатокутника
        }
    .ins =
        { $polygons ->
            [one] { $polygons } багатокутником
            [few] { $polygons } багатокутниками
            [many] { $polygons } багатокутниками
           *[other] { $polygons } багатокутника
        }
    .loc =
        { $polygons ->
            [one] { $polygons } багатокутнику
            [few] { $polygons } багатокутниках
            [many] { $polygons } багатокутниках
           *[other] { $polygons } багатокутника
        }
