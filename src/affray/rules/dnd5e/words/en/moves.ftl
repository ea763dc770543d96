### Ways of moving of the fifth edition: flying, falling, riding and the rest.

event-fell = { NAME($who) } falls { DISTANCE($squares) }.
event-mounted = { NAME($who) } mounts { NAME($mount, case: "acc") }.
event-dismounted = { NAME($who) } is on foot beside { NAME($mount, case: "gen") } ({ $to_square }).
event-gained-suffocating = { NAME($who) } is suffocating.
event-lost-suffocating = { NAME($who) } can breathe again.
event-gained-climbing = { NAME($who) } clings to the wall.
event-gained-squeezing = { NAME($who) } squeezes into a tight space.
event-lost-squeezing = { NAME($who) } is no longer squeezing.
event-gained-leaping = { NAME($who) } jumps.

roll-jump = clearing the wall
roll-landing = the landing

# 5e.feature.mount
clause-5e-feature-mount = It can be ridden by a smaller creature that it bears willingly, and acts as it likes.
    .name = mount
# 5e.feature.trained-mount
clause-5e-feature-trained-mount = It is used to riders, who can control it.
    .name = trained mount
