### Как пишутся кости и расстояния. Расстояние дано в клетках, футах и метрах: берите то, к чему привыкли читатели.

dice-letters =
    .die = к
    .highest = вл
    .lowest = вх

unit-distance = { $metres } м

unit-squares =
    { $squares ->
        [one] { $squares } клетка
        [few] { $squares } клетки
        [many] { $squares } клеток
       *[other] { $squares } клетки
    }
    .gen =
        { $squares ->
            [one] { $squares } клетки
            [few] { $squares } клеток
            [many] { $squares } клеток
           *[other] { $squares } клетки
        }
    .dat =
        { $squares ->
            [one] { $squares } клетке
            [few] { $squares } клеткам
            [many] { $squares } клеткам
           *[other] { $squares } клетки
        }
    .acc =
        { $squares ->
            [one] { $squares } клетку
            [few] { $squares } клетки
            [many] { $squares } клеток
           *[other] { $squares } клетки
        }
    .ins =
        { $squares ->
            [one] { $squares } клеткой
            [few] { $squares } клетками
            [many] { $squares } клетками
           *[other] { $squares } клетки
        }
    .loc =
        { $squares ->
            [one] { $squares } клетке
            [few] { $squares } клетках
            [many] { $squares } клетках
           *[other] { $squares } клетки
        }

unit-polygons =
    { $polygons ->
        [one] { $polygons } клетка
        [few] { $polygons } клетки
        [many] { $polygons } клеток
       *[other] { $polygons } клетки
    }
    .gen =
        { $polygons ->
            [one] { $polygons } клетки
            [few] { $polygons } клеток
            [many] { $polygons } клеток
           *[other] { $polygons } клетки
        }
    .dat =
        { $polygons ->
            [one] { $polygons } клетке
            [few] { $polygons } клеткам
            [many] { $polygons } клеткам
           *[other] { $polygons } клетки
        }
    .acc =
        { $polygons ->
            [one] { $polygons } клетку
            [few] { $polygons } клетки
            [many] { $polygons } клеток
           *[other] { $polygons } клетки
        }
    .ins =
        { $polygons ->
            [one] { $polygons } клеткой
            [few] { $polygons } клетками
            [many] { $polygons } клетками
           *[other] { $polygons } клетки
        }
    .loc =
        { $polygons ->
            [one] { $polygons } клетке
            [few] { $polygons } клетках
            [many] { $polygons } клетках
           *[other] { $polygons } клетки
        }
