### Ways of moving of the fifth edition: flying, falling, riding and the rest.

event-fell = { NAME($who) } falls { DISTANCE($squares) }.
event-mounted = { NAME($who) } mounts { NAME($mount, case: "acc") }.
event-dismounted = { NAME($who) } is off { NAME($mount, case: "gen") }, at { $to_square }.
event-gained-suffocating = { NAME($who) } has no breath left.
event-lost-suffocating = { NAME($who) } can breathe again.
event-gained-climbing = { NAME($who) } hangs on the wall.
event-gained-squeezing = { NAME($who) } squeezes into a narrow place.
event-lost-squeezing = { NAME($who) } has room again.
event-gained-leaping = { NAME($who) } jumps.

roll-jump = clearing the wall
roll-landing = the landing

clause-5e-move-jump = With a run-up of { DISTANCE(2) } a long jump is { DISTANCE(1) } for every 5 points of Strength, and without one half as far; only the strong jump { DISTANCE(1) } high. A low wall is cleared by an Athletics check of 10, and whoever lands on difficult ground falls prone unless an Acrobatics check reaches 10.
    .name = jumping
clause-5e-feature-mount = It can be ridden by a smaller creature that it bears willingly, and acts as it likes.
    .name = mount
clause-5e-feature-trained-mount = It is used to riders, who can control it.
    .name = trained mount
clause-5e-suffocation = One who is out of breath lasts as many rounds as its Constitution modifier, at least one. At the start of its next turn it drops to 0 hit points, and it can be neither healed nor stabilised until it can breathe.
    .name = suffocation
