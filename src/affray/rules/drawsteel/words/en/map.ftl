### What Draw Steel says of the map: places, hiding, areas, ways to move, forced movement.
### The comment above a message is the clause's own id.

## Places

# ds.cover
clause-ds-cover = A bane on what does damage to one of whom at least half is behind something solid.
    .name = cover
# ds.concealment
clause-ds-concealment = A bane on strikes against one who cannot be observed: in the dark, in fog, invisible.
    .name = concealment
# ds.concealment.invisible
clause-ds-concealment-invisible = The invisible are always concealed, and a search for them has a bane.
    .name = invisible
# ds.high-ground
clause-ds-high-ground = An edge for one who stands on ground at least as high as the other's head.
    .name = high ground
# ds.flanking
clause-ds-flanking = An edge on melee strikes against one on whose opposite side an ally stands; both must be able to react.
    .name = flanking
# ds.size.squeezed
clause-ds-size-squeezed = A bane on all rolls in the space of somebody less than two sizes apart.
    .name = squeezed

## Hiding

# ds.hide
clause-ds-hide = A maneuver: one with cover or concealment who is not being observed is hidden.
    .name = hide
# ds.hide.hidden
clause-ds-hide-hidden = Nothing but an area can be aimed at one whose place is not known.
    .name = hidden
# ds.hide.edge
clause-ds-hide-edge = An edge against those from whom one is hidden, to the end of the turn in which that ends.
    .name = out of hiding
# ds.hide.found
clause-ds-hide-found = Whoever leaves cover, uses an ability or moves otherwise than by a shift is hidden no longer.
    .name = found
# ds.search
clause-ds-search = A maneuver: Intuition against the Agility of each who hides nearby in line of effect.
    .name = search
# ds.search.point-out
clause-ds-search-point-out = One who knows where somebody hides may tell allies nearby by a maneuver, without a test.
    .name = point out

## Areas

# ds.area.origin
clause-ds-area-origin = One square of an area must be within reach and in line of effect; it passes nothing solid and turns no corner.
    .name = origin square
# ds.area.cube
clause-ds-area-cube = A cube is so many squares long, wide and high.
    .name = cube
# ds.area.line
clause-ds-area-line = A line is straight, so many squares long and so many wide and high.
    .name = line
# ds.area.wall
clause-ds-area-wall = The squares of a wall are joined by their sides and taken by nobody; it blocks ways and line of effect.
    .name = wall
# ds.area.aura
clause-ds-area-aura = An aura is a burst that stays, and goes where its user goes.
    .name = aura
# ds.area.lasting
clause-ds-area-lasting = What an ability leaves in its area stays to the start of its user's next turn, or as long as it says.
    .name = lasting area

## Terrain and ways to move

# ds.terrain.damaging
clause-ds-terrain-damaging = Damaging ground hurts those who enter it, by themselves or by force, as is told where it comes from.
    .name = damaging terrain
# ds.move.crawl
clause-ds-move-crawl = The prone crawl: every square costs 1 more, and they neither climb nor jump nor fly.
    .name = crawling
# ds.swim
clause-ds-swim = In water every square costs 1 more, unless one swims at full speed.
    .name = swimming
# ds.swim.under
clause-ds-swim-under = Wholly under water, a bane on all power rolls of those who do not swim at full speed.
    .name = under water
# ds.swim.damage
clause-ds-swim-damage = Wholly under water one is immune to 5 fire damage and weak against lightning by 5.
    .name = under water
# ds.swim.breath
clause-ds-swim-breath = One holds one's breath for as many rounds as one's Might; then the end of every round does { DICE("1d6") } damage.
    .name = holding one's breath
# ds.climb
clause-ds-climb = Climbing costs two for each square up or down, one for those made for it. Who hangs on a wall holds on.
    .name = climbing
# ds.climb.test
clause-ds-climb-test = A sheer wall asks for a Might test; who fails gets nowhere and loses no movement.
    .name = sheer wall
# ds.climb.creature
clause-ds-climb-creature = One climbs onto a bigger unwilling creature by a test of Might or Agility: on tier 3 one is on it, on tier 1 it strikes freely. There one has an edge on melee abilities against it.
    .name = climbing a creature
# ds.climb.shaken
clause-ds-climb-shaken = It may shake one off by a maneuver: a test of Might or Agility, on tier 1 one falls, on tier 2 one slides off.
    .name = shaken off
# ds.fly
clause-ds-fly = A flyer moves up and down as along; prone or without speed it falls, unless it hovers.
    .name = flying
# ds.fall
clause-ds-fall = A fall of two squares or more does 2 damage a square, at most 50, and knocks prone; Agility and water make it shorter. One fallen upon takes the same.
    .name = falling
# ds.jump
clause-ds-jump = One jumps as far as Might or Agility, and one square high; a test lengthens it by one or two. Not out of difficult or damaging ground.
    .name = jumping
# ds.burrow
clause-ds-burrow = A burrower digs up and down by a maneuver and moves through earth. Nobody aims at the buried from above; force hurts them instead of moving them.
    .name = burrowing
# ds.burrow.claw
clause-ds-burrow-claw = Those who do not burrow may claw one square through dirt by a maneuver and a Might test.
    .name = claw through dirt
# ds.teleport
clause-ds-teleport = Who teleports provokes nobody and is free of what holds it; the space must be empty and in line of effect.
    .name = teleporting

## Forced movement

# ds.forced.push
clause-ds-forced-push = A push leads straight away: every square is farther from the mover.
    .name = push
# ds.forced.pull
clause-ds-forced-pull = A pull leads straight nearer, even into the mover.
    .name = pull
# ds.forced.slide
clause-ds-forced-slide = A slide goes any way.
    .name = slide
# ds.forced.straight
clause-ds-forced-straight = Straight is always on in one general direction. It is always up to so many squares.
    .name = straight
# ds.forced.free
clause-ds-forced-free = Forced movement minds no difficult ground and provokes nobody, but damaging ground hurts.
    .name = forced movement
# ds.forced.stability
clause-ds-forced-stability = The target may be moved fewer squares, by as many as its stability.
    .name = stability
# ds.forced.size
clause-ds-forced-size = A bigger one moves a smaller one a square farther by a melee weapon ability.
    .name = bigger mover
# ds.forced.vertical
clause-ds-forced-vertical = Only a vertical one leads up or down, beyond a slope of 1; against a flyer every one does.
    .name = vertical
# ds.forced.creature
clause-ds-forced-creature = Who is forced into another stops, and both take 1 damage for each square left.
    .name = collision
# ds.forced.object
clause-ds-forced-object = Who is forced into something solid that holds takes 2 damage and 1 for each square left.
    .name = into an object
# ds.forced.through
clause-ds-forced-through = With enough squares left one breaks through: glass takes 1 and does 3 damage, wood 3 and 5, stone 6 and 8, metal 9 and 11.
    .name = through an object
# ds.object
clause-ds-object = A free strike may be aimed at a thing. Each square of it breaks once it has taken 1 damage if it is glass, 3 wood, 6 stone, 9 metal; poison and psychic damage do nothing to it.
    .name = things
# ds.forced.ground
clause-ds-forced-ground = Who is forced down into the ground also takes the fall, without its Agility.
    .name = into the ground
# ds.forced.drop
clause-ds-forced-drop = Over a drop the way is finished before one falls.
    .name = over a drop
# ds.forced.order
clause-ds-forced-order = Of several the user says who is moved first; who is killed by the blow still flies.
    .name = one after another
# ds.forced.held
clause-ds-forced-held = The restrained are not moved by force, the grabbed only by who holds them.
    .name = held

## What happens

drawsteel-event-forced = { NAME($by) } { $how ->
        [push] pushes
        [pull] pulls
       *[slide] slides
    } { NAME($who) }.
drawsteel-event-unmoved = { NAME($who) } cannot be moved.
drawsteel-event-collided = { NAME($who) } slams into an obstacle.
drawsteel-event-worn = The obstacle at { $at } takes { $amount } damage.
drawsteel-event-broken = At { $at } the { $terrain ->
        [window] window
        [door] door
        [tree] tree
        [gate] gate
        [barrel] barrel
        [crate] crate
        [statue] statue
       *[wall] wall
    } breaks.
drawsteel-event-height = { NAME($who) } is now at a height of { SQUARES($height) }.
drawsteel-event-depth = { NAME($who) } is now { SQUARES($depth) } down.
drawsteel-event-fell = { NAME($who) } falls { SQUARES($squares) }.
drawsteel-event-zone-made = { NAME($who) } leaves { $area ->
        [wall] a wall.
        [fog] a place where nothing can be seen.
        [dust] a cloud of dust.
        [rough-area] difficult terrain.
        [rough-area-for-enemies] terrain that is difficult for enemies.
       *[harmful-area] damaging terrain.
    }
drawsteel-event-hid = { NAME($who) } hides.
drawsteel-event-gained-unseen = { NAME($who) } loses sight of { NAME($by) }.
drawsteel-event-lost-unseen = { NAME($who) } sees clearly again.
drawsteel-event-gained-clinging = { NAME($who) } climbs onto { NAME($by) }.
drawsteel-event-lost-clinging = { NAME($who) } no longer holds on.
drawsteel-event-gained-climbing = { NAME($who) } holds on to the wall.
drawsteel-event-lost-climbing = { NAME($who) } no longer holds on to the wall.

## Why dice are rolled

drawsteel-roll-drowning = drowning
drawsteel-roll-jump = the jump
drawsteel-roll-climb = climbing
drawsteel-roll-search = the search
drawsteel-roll-hide = hiding
drawsteel-roll-claw = clawing through dirt

## The ground

drawsteel-say-legend =
    .window = window
    .gate = iron gate
    .rise = higher ground
    .ledge = ledge
    .tower = tower
    .sheer = sheer wall
    .fire = fire

## The menu

drawsteel-cli-menu =
    .numbers = { $words }: so many squares up, or down with a minus, from { $low } to { $high }, such as { $example }
