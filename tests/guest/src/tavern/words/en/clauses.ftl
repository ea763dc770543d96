### The clauses of a brawl.

# tv.turn.order
clause-tv-turn-order = Everybody who stands has one deed a round, in the order of the list.
    .name = order
# tv.punch.hit
clause-tv-punch-hit = A punch lands on a 3 of { DICE("1d6") }, on a 5 if the other ducks.
    .name = punch
# tv.duck
clause-tv-duck = Who ducks is harder to hit until they drink.
    .name = ducking
# tv.drink
clause-tv-drink = A mug gives 2 back, and one straightens up to drink it.
    .name = drinking
# tv.round
clause-tv-round = A round for one’s friends costs 2 coins, and gives each of them 1 back.
    .name = a round
