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
        [one] { $polygons } многоугольник
        [few] { $polygons } многоугольника
        [many] { $polygons } многоугольников
       *[other] { $polygons } многоугольника
    }
    .gen =
        { $polygons ->
            [one] { $polygons } многоугольника
            [few] { $polygons } многоугольников
            [many] { $polygons } многоугольников
           *[other] { $polygons } многоугольника
        }
    .dat =
        { $polygons ->
            [one] { $polygons } многоугольнику
            [few] { $polygons } многоугольникам
            [many] { $polygons } многоугольникам
           *[other] { $polygons } многоугольника
        }
    .acc =
        { $polygons ->
            [one] { $polygons } многоугольник
            [few] { $polygons } многоугольника
            [many] { $polygons } многоугольников
           *[other] { $polygons } многоугольника
        }
    .ins =
        { $polygons ->
            [one] { $polygons } многоугольником
            [few] { $polygons } многоугольниками
            [many] { $polygons } многоугольниками
           *[other] { $polygons } многоугольника
        }
    .loc =
        { $polygons ->
            [one] { $polygons } многоугольнике
            [few] { $polygons } многоугольниках
            [many] { $polygons } многоугольниках
           *[other] { $polygons } многоугольника
        }
