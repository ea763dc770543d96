### What single creatures of Draw Steel do, and what their leaders make others do.
### The comment above a clause is its own id.

# ds.foe.edged
clause-ds-foe-edged = Such a strike does more damage to one against whom the roll had an edge.
    .name = sharper with an edge
# ds.foe.on-held
clause-ds-foe-on-held = Such a strike does more damage to one who is grabbed.
    .name = harder on the held
# ds.foe.from-hiding
clause-ds-foe-from-hiding = Such a strike does more damage to one from whom its user was hidden when its turn began.
    .name = out of hiding
# ds.foe.soft-belly
clause-ds-foe-soft-belly = Who lies prone strikes such a creature in melee with a double edge.
    .name = soft belly
# ds.foe.acid
clause-ds-foe-acid = Its next strike has an edge and does more damage.
    .name = dripping maw
# ds.foe.grip
clause-ds-foe-grip = Some things can be done only to one in its grip: pushed off, tossed up, slid about.
    .name = in its grip
# ds.foe.body-shield
clause-ds-foe-body-shield = While it holds somebody, half the damage of a strike against it hits whom it holds.
    .name = living shield
# ds.foe.jaws
clause-ds-foe-jaws = Whoever of size 1 begins a turn in its jaws takes 3 acid damage.
    .name = acid jaws
# ds.foe.trample
clause-ds-foe-trample = It shifts up to its speed and strikes, with one roll, everybody whom it comes beside.
    .name = trampling
# ds.foe.slam
clause-ds-foe-slam = If such a push drives the target into something that hurts it, it takes more damage still.
    .name = slam
# ds.foe.hush
clause-ds-foe-hush = Whom it has struck so has no triggered actions until the next round.
    .name = taken unawares
# ds.foe.stay-here
clause-ds-foe-stay-here = When somebody goes from its side it may slide them, as a triggered action.
    .name = stay here
# ds.foe.tough
clause-ds-foe-tough = Once it is winded it takes 2 less of any damage.
    .name = tough when winded
# ds.foe.cut-through
clause-ds-foe-cut-through = One roll against up to three targets, with a short shift before each.
    .name = through the crowd
# ds.foe.hurl
clause-ds-foe-hurl = Whom it holds, if of size 1, is hurled to the end of the line and hurt like those whom it hits.
    .name = hurling
# ds.foe.snatch
clause-ds-foe-snatch = When somebody of size 1 is about to be moved by force beside it, it may grab them.
    .name = snatching
# ds.foe.burning-ground
clause-ds-foe-burning-ground = The squares under its targets burn for the rest of the fight: once a round they hurt whoever enters them or begins a turn there.
    .name = burning ground
# ds.foe.geyser
clause-ds-foe-geyser = An Agility test: tier 1 is hurt and thrown up { SQUARES(5) }, tier 2 { SQUARES(3) }, tier 3 gets out of the way.
    .name = geyser
# ds.foe.quake
clause-ds-foe-quake = The clumsy fall. To the end of the round every square costs 1 more, 2 more for the prone and the buried; who stays in one place for a whole turn sinks a square.
    .name = quake
# ds.foe.from-below
clause-ds-foe-from-below = A double edge for what began its turn underground and breaks out of it.
    .name = from below
# ds.foe.dust
clause-ds-foe-dust = Dust lasts to the next turn of who raised it: its enemies have a bane on ability rolls from within it and at whoever is in it.
    .name = dust
# ds.foe.drift
clause-ds-foe-drift = A slide may go farther: a square for each Malice that is spent on the target.
    .name = drift
# ds.foe.strike-order
clause-ds-foe-strike-order = At a leader's word others strike freely, or use their signature abilities.
    .name = order to strike
# ds.foe.move-order
clause-ds-foe-move-order = At a leader's word others move up to their speed.
    .name = order to move
# ds.foe.roused
clause-ds-foe-roused = Who was roused strikes with an edge until the leader's next turn; who let down their guard for it is struck with one.
    .name = roused
# ds.foe.called-out
clause-ds-foe-called-out = The one who called somebody out, and its allies, have an edge against them until its next turn.
    .name = called out
# ds.foe.stand-in
clause-ds-foe-stand-in = When a strike is aimed at it, another becomes the target instead.
    .name = stand-in
# ds.foe.guard
clause-ds-foe-guard = When a strike hits it or an ally beside it, the damage may be halved.
    .name = guard
# ds.mount.guard
clause-ds-mount-guard = Such a mount answers damage to itself or to its riders.
    .name = guarding its riders
# ds.mount.spurred
clause-ds-mount-spurred = After such a mount has charged, its riders strike in melee with an edge to the end of their next turn.
    .name = spurred on
# ds.mount.thrown
clause-ds-mount-thrown = A rider who is moved by force is off the mount and makes a test of Might or Agility: on tier 1 they fall, and lie prone.
    .name = thrown from the saddle
# ds.minion.free-strikes
clause-ds-minion-free-strikes = Minions who strike the same target freely at the same time do it as one strike: their damage is added up.
    .name = free strikes together
# ds.roll.automatic
clause-ds-roll-automatic = An automatic tier counts whatever the edges, banes and bonuses; a natural 19 or 20 is a critical hit still. Different automatic tiers cancel each other.
    .name = automatic tier
