### Como se escrevem dados e distâncias. A distância vem em quadrados, pés e metros: use a que os leitores usam.

# O nome com seu artigo, sozinho ou junto da preposição: o goblin, do goblin, no goblin, ao goblin, pelo goblin.
# O artigo vem do gênero, ou do atributo `article` do substantivo; quem não tem gênero conhecido fica sem artigo.
with-article =
    .article = { $gender ->
        [m] o
        [f] a
       *[u] none
    }
    .o = { $article ->
        [none] { $name }
       *[o] { $article } { $name }
    }
    .do = { $article ->
        [none] de { $name }
       *[o] d{ $article } { $name }
    }
    .no = { $article ->
        [none] em { $name }
       *[o] n{ $article } { $name }
    }
    .ao = { $article ->
        [none] a { $name }
        [a] à { $name }
        [as] às { $name }
       *[o] a{ $article } { $name }
    }
    .pelo = { $article ->
        [none] por { $name }
       *[o] pel{ $article } { $name }
    }

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
