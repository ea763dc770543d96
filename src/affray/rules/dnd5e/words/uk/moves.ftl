### Способи пересування п’ятої редакції: політ, падіння, їзда верхи та інше.

event-fell = { NAME($who) } падає з висоти { DISTANCE($squares, case: "gen") }.
event-mounted = { NAME($who) } сідає верхи на { NAME($mount, case: "acc") }.
event-dismounted = { NAME($who) } опиняється на землі поруч із { NAME($mount, case: "ins") } ({ $to_square }).
event-gained-suffocating = { NAME($who) } починає задихатися.
event-lost-suffocating = { NAME($who) } знову дихає.
event-gained-climbing = { NAME($who) } висить на стіні.
event-gained-squeezing = { NAME($who) } протискується у вузьке місце.
event-lost-squeezing = { NAME($who) } вибирається з вузького місця.
event-gained-leaping = { NAME($who) } стрибає.

roll-jump = стрибок через стіну
roll-landing = приземлення

clause-5e-feature-mount = На ньому може їхати менша істота, яку воно несе з власної волі; чинить воно, як хоче.
    .name = їздова істота
clause-5e-feature-trained-mount = Воно привчене до вершників, і вони можуть ним керувати.
    .name = навчена їздова істота
