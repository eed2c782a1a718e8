import type { RuleBook } from '../kernel/rules.js';

/** Every rule in the order of play, then the rulings. */
export const rules = {
  'BM-COMP-01': {
    title: 'Three exposures (squares and counters)',
    text:
      'Every square is open air (outside), window (half inside, half outside) or interior ' +
      '(fully inside).',
  },
  'BM-COMP-02': {
    title: 'Three colours (squares and counters)',
    text:
      'Every window/interior square is an apartment (blue), civic (green) or special ' +
      '(yellow). Special squares carry a named location.',
  },
  'BM-COMP-03': {
    title: 'Addresses (squares and counters)',
    text:
      'Apartments carry a two-digit address 11–66 (digits 1–6), unique within a block. A pack ' +
      'may map an address to an open-air square (it then is no apartment; see BM-RULING-05, ' +
      'BM-FIRE-04).',
  },
  'BM-COMP-04': {
    title: 'Levels (squares and counters)',
    text: 'Level 1 is the ground floor; levels count upward.',
  },
  'BM-COMP-05': {
    title: 'Counter classes (squares and counters)',
    text: 'There are four classes of counters: blockers, hardware, armoury counters and markers.',
  },
  'BM-COMP-06': {
    title: 'Blocker values (squares and counters)',
    text:
      'COMMAND, STRENGTH, MOVEMENT ALLOWANCE (left to right), plus optional flag A or H. ' +
      'Colour = block.',
  },
  'BM-COMP-07': {
    title: 'Weapon values (squares and counters)',
    text:
      'A hardware or armoury counter with values is a weapon: RANGE then DAMAGE. Hardware is ' +
      'weapon or equipment. * = special rule.',
  },
  'BM-SETUP-01': {
    title: 'Random blocks (during game setup)',
    text:
      'Each player receives one block at random out of the pool of blocks in use ' +
      '(BM-RULING-108).',
  },
  'BM-SETUP-02': {
    title: 'Order roll (during game setup)',
    text:
      'Each rolls D6, ties reroll; ascending order = order of placing boards, of placing ' +
      'blockers and of turns.',
  },
  'BM-SETUP-03': {
    title: 'Row of boards',
    text: 'Boards are laid in a row, edges touching, left to right in placement order.',
  },
  'BM-SETUP-04': {
    title: 'Closed ends with two boards',
    text: 'In a 2-block war nothing moves off the far left or right edge.',
  },
  'BM-SETUP-05': {
    title: 'Containers (during game setup)',
    text: 'Hardware and armoury counters go in two separate opaque containers (random draws).',
  },
  'BM-SETUP-06': {
    title: 'Blocker stacks (during game setup)',
    text: 'Each player gets the blockers of their colour, shuffled face down in a stack.',
  },
  'BM-SETUP-07': {
    title: 'First four blockers',
    text:
      'Each player draws the top 4 counters of their stack (public once drawn); all seats ' +
      'draw, in board order, before anyone places.',
  },
  'BM-SETUP-08': {
    title: 'Free placement (during game setup)',
    text:
      'In board order each player places all 4, in any order, anywhere in their own block ' +
      '(block squares, one blocker per square; a superhero may be added to a square with an ' +
      'own blocker, BM-HERO-02).',
  },
  'BM-SETUP-09': {
    title: 'Starting equipment (during game setup)',
    text:
      'When a blocker with the flag A or H is placed, its owner draws one ' +
      'armoury or one hardware counter for it.',
  },
  'BM-SETUP-10': {
    title: 'Set cards aside',
    text:
      'After placement shuffle all cards justice side up; set aside 16 (2P), 12 (3P) or 6 ' +
      '(4P) unseen (BM-RULING-107).',
  },
  'BM-SETUP-11': {
    title: 'Opening hands (during game setup)',
    text: 'Deal 3 cards from the remaining deck to each player. Draw deck left: 32 / 33 / 36.',
  },
  'BM-SETUP-12': {
    title: 'Initial board state',
    text:
      'At the beginning every block has power, all blockers are face up, ' +
      'and there are no markers, cars or kleggs.',
  },
  'BM-TURN-01': {
    title: 'Turn order (turn structure)',
    text: 'Seats take turns in board-placement order, forever, until the game ends.',
  },
  'BM-TURN-02': {
    title: 'Four phases (turn structure)',
    text:
      'A turn has four phases: command, defensive fire, combat, end. None ' +
      'is skipped and their order never changes.',
  },
  'BM-TURN-03': {
    title: 'Phasing player (turn structure)',
    text: 'The seat whose turn it is, is the phasing player; all others are non-phasing players.',
  },
  'BM-TURN-04': {
    title: 'Only the asked seat moves',
    text: 'A move of a seat that the current decision does not ask is refused.',
  },
  'BM-TURN-05': {
    title: 'Only what is asked',
    text:
      'A type of move that the current decision does not offer, or a parameter it does not ' +
      'know (malformed, a card not in that hand, a counter or square that is not there), is ' +
      'refused, unless a more specific rule is broken.',
  },
  'BM-TURN-06': {
    title: 'Nothing after the end',
    text: 'Once the game is over every move is refused.',
  },
  'BM-CP-01': {
    title: 'Command roll (of command points)',
    text:
      'At the start of the command phase (in the endgame: after the justice card) roll 2D6; ' +
      'the sum is the CP allowance.',
  },
  'BM-CP-02': {
    title: 'CP are spent, never negative',
    text:
      'Deployment, activation and extra MP are paid from it; nothing may be bought without ' +
      'enough CP.',
  },
  'BM-CP-03': {
    title: 'End of the command phase',
    text:
      'It ends when the player stops, or automatically at 0 CP when no blocker is active and ' +
      'nothing free can be left to do (BM-RULING-91).',
  },
  'BM-CP-04': {
    title: 'No carry-over (of command points)',
    text: 'Unspent CP are lost at the end of the command phase.',
  },
  'BM-CP-05': {
    title: 'Track (of command points)',
    text: "The marker's +10 side only extends the track; CP have no maximum.",
  },
  'BM-DEPLOY-01': {
    title: 'Cost and source',
    text:
      'Each deployment costs 4 CP and takes the top counter of the own stack (drawn before ' +
      'the address is rolled); any number per turn.',
  },
  'BM-DEPLOY-02': {
    title: 'Address roll (when deploying blockers)',
    text:
      'Roll 2D6: first die = first digit, second die = second digit; place the counter there, ' +
      'inside, face up. Unusable address: reroll (BM-RULING-05).',
  },
  'BM-DEPLOY-03': {
    title: 'A and H equipment',
    text:
      'On deployment an A blocker draws 1 armoury, an H blocker 1 hardware counter — even if ' +
      'armouries/malls are looted or destroyed.',
  },
  'BM-DEPLOY-04': {
    title: 'When impossible (when deploying blockers)',
    text:
      'No deployment with an empty stack, with no usable address, in the endgame, or when the ' +
      'own block has collapsed.',
  },
  'BM-ACT-01': {
    title: 'Cost (when activating blockers)',
    text: 'Activating a blocker costs CP equal to its COMMAND.',
  },
  'BM-ACT-02': {
    title: 'Own counters only',
    text:
      'Only blockers of the own block may be activated (exceptions: futsies BM-FUT-01, kleggs ' +
      'BM-KLEGG-03).',
  },
  'BM-ACT-03': {
    title: 'Once per turn',
    text: 'A blocker may be activated at most once per turn, whatever cards are played.',
  },
  'BM-ACT-04': {
    title: 'Fresh blockers (when activating blockers)',
    text: 'A blocker deployed this turn may be activated this turn.',
  },
  'BM-ACT-05': {
    title: 'Flipped blockers (when activating blockers)',
    text: 'A flipped blocker cannot be activated.',
  },
  'BM-ACT-06': {
    title: 'One at a time',
    text: 'An activation is finished before another begins; a finished one is never resumed.',
  },
  'BM-MOVE-01': {
    title: 'Move points (in normal movement)',
    text: 'An activated blocker has MP equal to its MOVEMENT ALLOWANCE.',
  },
  'BM-MOVE-02': {
    title: 'Step costs (in normal movement)',
    text: 'A step to the left, to the right or down costs 1 MP, a step up costs 2 MP.',
  },
  'BM-MOVE-03': {
    title: 'No diagonals (in normal movement)',
    text: 'Steps go left, right, up or down, never diagonally.',
  },
  'BM-MOVE-04': {
    title: 'Extra MP (in normal movement)',
    text:
      'Any missing MP may be bought at 1 CP each, limited only by remaining CP (automatic: MP ' +
      'first, then CP).',
  },
  'BM-MOVE-05': {
    title: 'Open air (in normal movement)',
    text:
      "A blocker may enter an open-air square only by flying, or if it is a 'tween block " +
      'plaza or a pedway square (BM-PED), or in passing by sky-rail or vehicle.',
  },
  'BM-MOVE-06': {
    title: 'Occupied squares (in normal movement)',
    text:
      'A blocker may never enter a square with another blocker, except as ' +
      'BM-MOVE-07 to BM-MOVE-09 say.',
  },
  'BM-MOVE-07': {
    title: 'Enemy by transport',
    text:
      'Allowed if the occupant is hostile and the square is entered by pedway, vehicle, ' +
      'elevator, grav chute or sky-rail.',
  },
  'BM-MOVE-08': {
    title: 'Inside/outside (in normal movement)',
    text:
      'Two blockers may be in one window square if one of them hovers ' +
      'outside and the other is inside.',
  },
  'BM-MOVE-09': {
    title: 'Charge (in normal movement)',
    text: "In the combat phase a charge leads into an enemy's square (BM-ASLT-03).",
  },
  'BM-MOVE-10': {
    title: 'Entering causes assault',
    text:
      'Entering a hostile-occupied square (07) ends all movement of that blocker; a close ' +
      'assault follows in the combat phase.',
  },
  'BM-MOVE-11': {
    title: 'Passing through (in normal movement)',
    text:
      'Occupied squares may be passed through when travelling by elevator, grav chute, ' +
      'mega-way, sky-rail (and working pedway).',
  },
  'BM-MOVE-12': {
    title: 'Contested squares (in normal movement)',
    text:
      'Counters in a contested square stay there until it is no longer contested, and no ' +
      'other blocker may enter it (exception: superhero BM-HERO-02).',
  },
  'BM-MOVE-13': {
    title: 'Rubble (in normal movement)',
    text: 'Entering a collapsed square costs +1 MP; leaving one costs +1 MP (both may apply).',
  },
  'BM-MOVE-14': {
    title: 'Civic squares are free',
    text:
      'Entering a civic square costs 0 MP (also upward) while its block has power and it is ' +
      'not collapsed.',
  },
  'BM-MOVE-15': {
    title: 'Entrance plaza is free',
    text: 'Entering an uncollapsed entrance plaza costs 0 MP, power or not.',
  },
  'BM-MOVE-16': {
    title: 'No free loops',
    text:
      'A 0-MP step may not enter a square in which the blocker has already been since it last ' +
      'spent an MP or CP in this activation (BM-RULING-09).',
  },
  'BM-EQUIP-01': {
    title: 'Armoury draw (hardware and armoury)',
    text:
      'A blocker that moves to, or began the command phase in, an armoury square may draw 1 ' +
      'random armoury counter.',
  },
  'BM-EQUIP-02': {
    title: 'Mall draw (hardware and armoury)',
    text:
      'A blocker that moves to a shopping mall square, or began the command phase in one, ' +
      'may draw 1 random hardware counter.',
  },
  'BM-EQUIP-03': {
    title: 'Drawing ends movement',
    text:
      'After drawing, the blocker may not move any more in that command phase (other MP ' +
      'actions, e.g. deploying the heavy weapon just drawn, stay possible while it is ' +
      'active).',
  },
  'BM-EQUIP-04': {
    title: 'No activation needed',
    text:
      'A blocker that began the command phase in the square may draw without being activated; ' +
      'once per command phase per blocker.',
  },
  'BM-EQUIP-05': {
    title: 'Not while fighting',
    text: 'Nobody draws in a contested square.',
  },
  'BM-EQUIP-06': {
    title: 'Capacity (hardware and armoury)',
    text:
      'A blocker carries at most STRENGTH counters; excess is discarded at once (after the ' +
      'last counter of a multiple draw), its controller choosing which.',
  },
  'BM-EQUIP-07': {
    title: 'Never alone (hardware and armoury)',
    text:
      'Hardware/armoury counters never move or stay on the board by themselves (only a laid ' +
      'demo charge does, BM-DEMO-01).',
  },
  'BM-EQUIP-08': {
    title: 'Passing (hardware and armoury)',
    text:
      'A counter may pass to another blocker of the same controller 1 square away ' +
      'orthogonally; the receiver must be the active blocker and pays 1 MP per counter. The ' +
      'giver pays nothing and need not be activated.',
  },
  'BM-EQUIP-09': {
    title: 'Back to the container',
    text: 'Discarded, exhausted and orphaned counters return to their container.',
  },
  'BM-EQUIP-10': {
    title: 'Dead shops (hardware and armoury)',
    text: 'A looted or collapsed armoury/mall square gives no more draws.',
  },
  'BM-ELEV-01': {
    title: 'Ride (in elevators)',
    text:
      'A blocker in a square of an elevator shaft may ride to any other ' +
      'square of that shaft, up or down, for 1 MP.',
  },
  'BM-ELEV-02': {
    title: 'Pass or stop',
    text:
      'The rider may pass through blocker-occupied shaft squares, or stop in a ' +
      'hostile-occupied one (then BM-MOVE-10).',
  },
  'BM-ELEV-03': {
    title: 'Being stopped (in elevators)',
    text:
      'The owner of a hostile blocker in a passed square (another seat) may stop the rider ' +
      'there; the rider must then close assault it.',
  },
  'BM-ELEV-04': {
    title: 'Power (in elevators)',
    text: 'No elevator works in a block whose power is off.',
  },
  'BM-ELEV-05': {
    title: 'Blocked shafts (in elevators)',
    text: 'A collapsed square blocks its shaft: no entering, leaving or passing there.',
  },
  'BM-CHUTE-01': {
    title: 'Drop (in grav chutes)',
    text:
      'On a chute square: 1 MP straight down to level 1 of that column; no stop on the way, ' +
      'nobody can stop it.',
  },
  'BM-CHUTE-02': {
    title: 'Down only (in grav chutes)',
    text: 'Chutes never go up.',
  },
  'BM-CHUTE-03': {
    title: 'Severed chute kills',
    text:
      'If any square from the next lower one to level 1 inclusive is collapsed, the blocker ' +
      'is destroyed (the move is legal).',
  },
  'BM-CHUTE-04': {
    title: 'Landing on someone',
    text:
      'The landing square may hold a hostile blocker (then BM-MOVE-10); not a friendly one, ' +
      'not a contested square.',
  },
  'BM-RAIL-01': {
    title: 'Cars (on the sky-rail)',
    text:
      'Cars enter play only by mania cards, at most one placed per station, at most one per ' +
      'player in play.',
  },
  'BM-RAIL-02': {
    title: 'Ride (on the sky-rail)',
    text:
      'In an uncollapsed station holding a car: 1 MP to the station of an adjacent board (any ' +
      'board in 3–4P), moving only horizontally along the sky-rail level.',
  },
  'BM-RAIL-03': {
    title: 'Barred squares (on the sky-rail)',
    text: 'No car goes through or into a collapsed sky-rail, tubeway or station square.',
  },
  'BM-RAIL-04': {
    title: 'Passing (on the sky-rail)',
    text: 'Occupied squares and ordinary collapsed squares on the way do not matter.',
  },
  'BM-RAIL-05': {
    title: 'Arriving on someone',
    text: 'The target station may hold a hostile blocker (then BM-MOVE-10).',
  },
  'BM-RAIL-06': {
    title: 'The car travels along',
    text: 'The car moves to the target station with the rider (BM-RULING-17).',
  },
  'BM-RAIL-07': {
    title: 'Entering rail squares',
    text: 'Apart from riders in a car, only flyers enter sky-rail squares.',
  },
  'BM-PED-01': {
    title: 'Working pedway (on the pedway)',
    text:
      'From a terminus: 1 MP to the terminus at the other end of that pedway (level 6). No ' +
      'halt in between.',
  },
  'BM-PED-02': {
    title: 'When it works',
    text:
      'Both termini uncollapsed, both blocks powered, and no structural, collapse or severed ' +
      'marker on any of its open-air squares (structural markers on a terminus do not ' +
      'matter).',
  },
  'BM-PED-03': {
    title: 'Stopped pedway (on the pedway)',
    text:
      'Then it is crossed by normal steps; every pedway square counts as a collapsed square ' +
      'for costs; halting on it is allowed.',
  },
  'BM-PED-04': {
    title: 'Entry (on the pedway)',
    text:
      'Non-flyers enter pedway squares only from a terminus or a neighbouring pedway square ' +
      'of the same pedway, never while it works.',
  },
  'BM-PED-05': {
    title: 'Flyers (on the pedway)',
    text: 'Flyers may stop on working pedways and may enter severed squares.',
  },
  'BM-PED-06': {
    title: 'Severed squares (on the pedway)',
    text: 'No non-flyer may enter a square with a severed marker.',
  },
  'BM-PED-07': {
    title: 'Arriving on someone',
    text: 'By a working pedway the far terminus may hold a hostile blocker (then BM-MOVE-10).',
  },
  'BM-MWAY-01': {
    title: 'Ride (on the mega-way)',
    text:
      'In an uncollapsed vehicle park: 1 MP to the vehicle park of an adjacent board (any ' +
      'board in 3–4P), horizontally along the mega-way level, no halt in between ' +
      '(BM-RULING-19).',
  },
  'BM-MWAY-02': {
    title: 'Barred squares (on the mega-way)',
    text: 'No vehicle goes through or into a collapsed mega-way, tunnel or vehicle park square.',
  },
  'BM-MWAY-03': {
    title: 'Passing (on the mega-way)',
    text: 'Occupied squares and ordinary collapsed squares on the way do not matter.',
  },
  'BM-MWAY-04': {
    title: 'Arriving on someone',
    text: 'The target park may hold a hostile blocker (then BM-MOVE-10).',
  },
  'BM-MWAY-05': {
    title: 'Who may not',
    text: 'Fatties and mobs cannot use vehicle movement.',
  },
  'BM-MWAY-06': {
    title: 'Entering mega-way squares',
    text: 'Apart from vehicles, only flyers enter mega-way squares.',
  },
  'BM-FLY-01': {
    title: 'Who flies (when flying)',
    text: 'Superheroes, and blockers with a power board or bat suit. Never mobs or fatties.',
  },
  'BM-FLY-02': {
    title: 'No heavy weapons',
    text: 'A blocker carrying a heavy weapon cannot fly, and an airborne blocker cannot take one.',
    note:
      'A card that draws for a blocker in the air: heavy weapons are set aside and another ' +
      'counter is drawn, as fatties and mobs do with wings; the order of draws names only those two.',
  },
  'BM-FLY-03': {
    title: 'Take-off (when flying)',
    text:
      'Only from an uncollapsed balcony or entrance plaza, or when already airborne (in an ' +
      'open-air square other than a plaza, or outside a window). An airborne blocker moves ' +
      'only by flight (BM-RULING-105).',
  },
  'BM-FLY-04': {
    title: 'Destinations (when flying)',
    text:
      'A flight ends in any open-air square, on any uncollapsed balcony or ' +
      "on any 'tween block plaza.",
  },
  'BM-FLY-05': {
    title: 'Through tubeways (when flying)',
    text:
      'A flight may also end in the sky-rail station of a block that has an ' +
      'uncollapsed tubeway square.',
  },
  'BM-FLY-06': {
    title: 'Through tunnels (when flying)',
    text:
      'A flight may also end in the vehicle park of a block that has an ' +
      'uncollapsed tunnel square.',
  },
  'BM-FLY-07': {
    title: 'Cost (when flying)',
    text:
      'A flight uses all MP; the blocker may do nothing that costs MP afterwards this turn, ' +
      'not even with CP. It may move normally before.',
  },
  'BM-FLY-08': {
    title: 'Hovering (when flying)',
    text: 'A flyer that is not moved simply stays in the air.',
  },
  'BM-FLY-09': {
    title: 'Spray flyers at windows',
    text:
      'A flyer with a spray can may fly to an uncollapsed, completely unoccupied window ' +
      'square and hovers outside it.',
  },
  'BM-FLY-10': {
    title: 'Fighting at the window',
    text:
      'A blocker that then enters that square inside may shoot at the outside flyer (and vice ' +
      'versa) but neither may close assault the other.',
  },
  'BM-FLY-11': {
    title: 'Shooting in from elsewhere',
    text: 'Any other shooter chooses the inside or the outside target.',
  },
  'BM-FLY-12': {
    title: 'Leaving (when flying)',
    text: 'The outside flyer may leave freely when activated.',
  },
  'BM-FLY-13': {
    title: 'Entering a block',
    text:
      'Flyers get into a block only via a balcony, via the ground (plaza, then walking in), ' +
      'or per 05/06.',
  },
  'BM-FLY-14': {
    title: 'Reach (when flying)',
    text: '2P: both boards. 3–4P: the board the flyer is on and the boards next to it (BM-MM-06).',
  },
  'BM-DF-01': {
    title: 'Who fires at whom',
    text:
      "Each non-phasing seat's unflipped blockers may shoot at counters controlled by the " +
      'phasing player.',
  },
  'BM-DF-02': {
    title: 'Adjacent only (in defensive fire)',
    text: 'The target is exactly 1 square away orthogonally.',
  },
  'BM-DF-03': {
    title: 'Diagonal in the open',
    text:
      '1 diagonal square is allowed if both counters are in open air, or one is in open air ' +
      'and the other in a window square.',
  },
  'BM-DF-04': {
    title: 'Weapon (in defensive fire)',
    text:
      'Needs one carried weapon with RANGE ≥ 1; one weapon is chosen; heavy weapons cannot be ' +
      'used (BM-RULING-33).',
  },
  'BM-DF-05': {
    title: 'One target square',
    text: 'Each blocker makes at most one defensive attack, at one target square.',
  },
  'BM-DF-06': {
    title: 'Resolution (in defensive fire)',
    text:
      'D6 + DAMAGE, +1 for a target on open-air or civic ground, − target STRENGTH; 6 or more ' +
      'destroys.',
  },
  'BM-DF-07': {
    title: 'Flip (in defensive fire)',
    text: 'Hit or miss, the firing blocker is flipped.',
  },
  'BM-DF-08': {
    title: 'Effects of being flipped',
    text:
      'No activation, no defensive fire, shooting, looting, arson, scrawling or fire ' +
      'fighting; it still fights close assaults in its own square.',
  },
  'BM-DF-09': {
    title: 'Turning face up',
    text: "Flipped counters turn face up in the end phase of their owner's turn.",
  },
  'BM-COMBAT-01': {
    title: 'One attack each',
    text:
      'Each blocker of the phasing player may make 1 attack (shooting, close assault, ' +
      'looting, arson, scrawling or fire fighting), activated or not.',
  },
  'BM-COMBAT-02': {
    title: 'Flip after attacking',
    text: 'The attacker is flipped after its attack.',
  },
  'BM-COMBAT-03': {
    title: 'Flipped counters (in the combat phase)',
    text: 'They attack only if a hostile blocker is in the same square (close assault).',
  },
  'BM-COMBAT-04': {
    title: 'Phasing side only',
    text:
      "Only the phasing player's counters attack; in close assault both sides fight " +
      'simultaneously.',
  },
  'BM-COMBAT-05': {
    title: 'Strict order (in the combat phase)',
    text:
      'Start of phase (demo charges) → 1 shooting → (wagons fire) → 2 close assault → 3 ' +
      'looting → 4 arson → 5 scrawling → 6 fire fighting. All attacks of a kind before the ' +
      'next kind; no going back.',
  },
  'BM-COMBAT-06': {
    title: 'Weapon use (in the combat phase)',
    text:
      'Most weapons serve for shooting and close assault; RANGE 0 only for close assault; ' +
      'heavy weapons only deployed and only for shooting.',
  },
  'BM-COMBAT-07': {
    title: 'Must fight where it stands',
    text:
      'A phasing blocker in a square with a hostile blocker must close assault; resolved ' +
      'after all shooting.',
  },
  'BM-COMBAT-08': {
    title: 'Engaged counters only fight',
    text:
      'From a contested square no shooting, defensive fire, looting, arson, scrawling or fire ' +
      'fighting is possible.',
  },
  'BM-LOF-01': {
    title: 'Needed (for line of fire)',
    text:
      "A shooting attack needs a line of fire (LOF) from the attacker's to the target's " +
      'square.',
  },
  'BM-LOF-02': {
    title: 'What it may cross',
    text:
      'The line joins any part of the two squares; it passes through open-air squares only; ' +
      'it may end in, but not cross, window and interior squares.',
  },
  'BM-LOF-03': {
    title: 'Interior targets (for line of fire)',
    text: 'To an interior square the line must be horizontal or vertical.',
  },
  'BM-LOF-04': {
    title: 'Range (for line of fire)',
    text:
      'Count squares by the shortest route; diagonals may be counted when the shot crosses ' +
      'open air.',
  },
  'BM-LOF-05': {
    title: 'Algorithm (for line of fire)',
    text:
      'The exact test: each square has nine sample points, at 1, 4 and 7 eighths of its width ' +
      'and height. There is a line of fire to a window or open-air square if some sample ' +
      "point of the attacker's square can be joined to one of the target's square by a " +
      'segment that crosses the inside of no other square than open-air ones; touching edges ' +
      'and corners is no crossing. To an interior square: same row or column, and only open ' +
      'air between. With three or four boards every image of the target around the ring is ' +
      'tried.',
  },
  'BM-SHOOT-01': {
    title: 'Who (in shooting attacks)',
    text:
      'Unflipped phasing blockers with a usable weapon of RANGE ≥ 1 and not in a contested ' +
      'square.',
  },
  'BM-SHOOT-02': {
    title: 'One weapon (in shooting attacks)',
    text: "A blocker with several weapons shoots with one of them, at its player's choice.",
  },
  'BM-SHOOT-03': {
    title: 'One target square',
    text:
      'A shooting attack goes to one target location, which must be in ' +
      'range and in the line of fire.',
  },
  'BM-SHOOT-04': {
    title: 'Resolution (in shooting attacks)',
    text:
      'D6 + DAMAGE, +1 for a target on open-air or civic ground, − target STRENGTH; 6+ ' +
      'destroys; otherwise nothing.',
  },
  'BM-SHOOT-05': {
    title: 'Several counters (in shooting attacks)',
    text:
      'If several counters stand at the target location (contested square, superhero ' +
      "sharing), all of them are attacked with a separate D6 each — also the shooter's own.",
  },
  'BM-SHOOT-06': {
    title: 'Targets (in shooting attacks)',
    text:
      'The target location must hold at least one counter hostile to the shooter (missile ' +
      'launchers and aimed squares excepted).',
  },
  'BM-SHOOT-07': {
    title: 'Power cut (in shooting attacks)',
    text:
      'All shooting attacks at interior squares (not windows) of a block without power are at ' +
      '−1.',
  },
  'BM-SHOOT-08': {
    title: 'Flip (in shooting attacks)',
    text: 'The shooter is flipped, whatever happened.',
  },
  'BM-ASLT-01': {
    title: 'Mandatory (in close assault)',
    text:
      'Every contested square with a phasing counter must be fought in this sub-phase, ' +
      'flipped or not, exactly once.',
  },
  'BM-ASLT-02': {
    title: 'Optional (in close assault)',
    text:
      'An unflipped phasing blocker may assault a hostile blocker inside an uncontested ' +
      'square 1 away orthogonally.',
  },
  'BM-ASLT-03': {
    title: 'Charge (in close assault)',
    text:
      "The attacker moves into the target's square: a free move, only for starting an " +
      'assault, only where its terrain rules let it go (BM-RULING-31).',
  },
  'BM-ASLT-04': {
    title: 'Both roll (in close assault)',
    text: 'Each side: D6 + STRENGTH + DAMAGE of all usable weapons carried (not heavy ones).',
  },
  'BM-ASLT-05': {
    title: 'Fatty bonus (in close assault)',
    text: 'A fatty that charges adds 2 to its total.',
  },
  'BM-ASLT-06': {
    title: 'Result (in close assault)',
    text: 'The side with the lower total is destroyed.',
  },
  'BM-ASLT-07': {
    title: 'Draw (in close assault)',
    text: 'Equal totals: nobody dies; both sides are locked in combat.',
  },
  'BM-ASLT-08': {
    title: 'Locked (in close assault)',
    text:
      'Locked counters stay; nobody else may enter; a shooting attack on the square hits ' +
      'every counter in it (separate rolls).',
  },
  'BM-ASLT-09': {
    title: 'Flip (in close assault)',
    text: "After the combat the phasing player's participants are flipped.",
  },
  'BM-ASLT-10': {
    title: 'Winner stays (in close assault)',
    text: 'A charger that survives stays in the target square, win or draw.',
  },
  'BM-LOOT-01': {
    title: 'Where and who',
    text: 'Unflipped blocker in an uncollapsed mall, armoury or bank square of any block.',
  },
  'BM-LOOT-02': {
    title: 'Roll (in looting attacks)',
    text: 'D6 + STRENGTH; 6+ puts a looted marker on the square.',
  },
  'BM-LOOT-03': {
    title: 'Mall loot (in looting attacks)',
    text: 'Whoever loots a shopping mall draws 3 hardware counters, as far as it can carry them.',
  },
  'BM-LOOT-04': {
    title: 'Armoury loot (in looting attacks)',
    text: 'Whoever loots an armoury draws 3 armoury counters, as far as it can carry them.',
  },
  'BM-LOOT-05': {
    title: 'Once (in looting attacks)',
    text: 'A square is looted at most once per game.',
  },
  'BM-LOOT-06': {
    title: 'Flip (in looting attacks)',
    text: 'The looter is flipped, success or not.',
  },
  'BM-ARSON-01': {
    title: 'Who (in arson attacks)',
    text: 'Any unflipped blocker (not superhero, klegg) where it stands; no equipment needed.',
  },
  'BM-ARSON-02': {
    title: 'Roll (in arson attacks)',
    text: 'D6 + STRENGTH; 6+ places 1 fire marker on the square.',
  },
  'BM-ARSON-03': {
    title: 'Flip (in arson attacks)',
    text: 'The arsonist is flipped.',
  },
  'BM-SCRAWL-01': {
    title: 'Who (in scrawling attacks)',
    text: 'An unflipped blocker with a spray can may scrawl.',
  },
  'BM-SCRAWL-02': {
    title: 'Windows need wings',
    text: 'In a window square only a blocker that can fly may scrawl.',
  },
  'BM-SCRAWL-03': {
    title: 'Automatic (in scrawling attacks)',
    text: "Scrawling needs no roll: a scrawl marker is placed on the blocker's square.",
  },
  'BM-SCRAWL-04': {
    title: 'One per square',
    text: 'At most 1 scrawl marker per square; none on collapsed squares.',
  },
  'BM-SCRAWL-05': {
    title: 'What counts (in scrawling attacks)',
    text:
      'Markers on window or civic squares score against that block; elsewhere they are worth ' +
      'nothing.',
  },
  'BM-SCRAWL-06': {
    title: 'Flip (in scrawling attacks)',
    text: 'The scrawler is flipped.',
  },
  'BM-FFIGHT-01': {
    title: 'Who (in fire fighting)',
    text:
      'Unflipped blocker in an uncollapsed square with a fire control symbol; never fatties ' +
      '(nor kleggs).',
  },
  'BM-FFIGHT-02': {
    title: 'Target (in fire fighting)',
    text: 'The target is one burning square among the eight around the fire fighter.',
  },
  'BM-FFIGHT-03': {
    title: 'Roll (in fire fighting)',
    text: 'For each fire marker there: D6 + STRENGTH; each 6+ removes one marker.',
  },
  'BM-FFIGHT-04': {
    title: 'Flip (in fire fighting)',
    text: 'The fire fighter is flipped.',
  },
  'BM-FIRE-01': {
    title: 'Growth (in the fire step)',
    text:
      "In the phasing player's block every square that holds fire at the start of the step " +
      'gets 1 more fire marker.',
  },
  'BM-FIRE-02': {
    title: 'Maximum three (in the fire step)',
    text: 'A square never holds more than 3 fire markers.',
  },
  'BM-FIRE-03': {
    title: 'Spread (in the fire step)',
    text:
      'A fourth marker (from growth or any other source) goes instead to the address rolled ' +
      'with 2D6 in the same block.',
  },
  'BM-FIRE-04': {
    title: 'Lost sparks (in the fire step)',
    text: 'If that square already has 3 markers, is collapsed or is open air, the marker is lost.',
  },
  'BM-FIRE-05': {
    title: 'Damage roll (in the fire step)',
    text: 'Then for each burning square roll 1 D6: on 1–2 remove 1 fire marker.',
  },
  'BM-FIRE-06': {
    title: 'Structural damage by fire',
    text:
      'On 3–6 add the number of fire markers; 7+ places a structural damage marker and rolls ' +
      'for collapse. If the square stands, all markers stay.',
  },
  'BM-FIRE-07': {
    title: 'No water (in the fire step)',
    text:
      "With the block's water tank destroyed, a 1–2 removes nothing; the sum rule of 06 " +
      'applies to every roll.',
  },
  'BM-FIRE-08': {
    title: 'Burning blockers (in the fire step)',
    text:
      'Then each blocker of any side in a burning square of that block rolls D6 + fire ' +
      'markers; 7+ destroys it.',
  },
  'BM-FIRE-09': {
    title: 'Where fire can be',
    text:
      "Fire markers exist only on uncollapsed block squares and on 'tween block plazas; " +
      'elsewhere they are lost.',
  },
  'BM-END-01': {
    title: 'Order (in the end phase)',
    text: 'Fires → draw a card → catastrophic damage → own flipped counters turn face up.',
  },
  'BM-END-02': {
    title: 'Draw (in the end phase)',
    text: 'The phasing player must draw 1 card.',
  },
  'BM-END-03': {
    title: 'Hand limit (in the end phase)',
    text: 'A hand of 4 discards 1 (own choice).',
  },
  'BM-END-04': {
    title: 'Last card (in the end phase)',
    text: 'If the drawn card was the last of the mania deck, the endgame begins (BM-ENDG-01).',
  },
  'BM-CAT-01': {
    title: 'Trigger (in catastrophic damage)',
    text:
      'Each block in which a collapse marker was placed on a window or interior square during ' +
      "this turn is checked, whoever's turn it is (the reminder marker on the track is the " +
      'state flag catCheck).',
  },
  'BM-CAT-02': {
    title: 'Check (in catastrophic damage)',
    text:
      'One roll of 5D6 per such block; total ≤ number of collapse markers in it → the block ' +
      'collapses.',
  },
  'BM-CAT-03': {
    title: 'Everything goes (in catastrophic damage)',
    text: 'All counters and markers on the block are removed (blockers count as destroyed).',
  },
  'BM-CAT-04': {
    title: 'Thin air (in catastrophic damage)',
    text: 'All squares of that board count as open air for LOF.',
  },
  'BM-CAT-05': {
    title: 'Links fall (in catastrophic damage)',
    text:
      'All pedway, sky-rail and mega-way squares of that board (seams included) are collapsed ' +
      '(as after 2 hits).',
  },
  'BM-CAT-06': {
    title: 'Player goes on',
    text: 'The owner deploys no more, but keeps using blockers on the board, CP rolls and cards.',
  },
  'BM-CAT-07': {
    title: 'No entry (in catastrophic damage)',
    text: 'No blocker may enter any square of that board any more.',
  },
  'BM-CAT-08': {
    title: 'Penalty (in catastrophic damage)',
    text: 'The owner suffers 200 defeat points.',
  },
  'BM-CAT-09': {
    title: 'All blocks down',
    text: 'If every block has collapsed the game ends at once.',
  },
  'BM-DEST-01': {
    title: 'Immediately (for destroyed counters)',
    text: 'A destroyed blocker leaves the board at once with everything it carries.',
  },
  'BM-DEST-02': {
    title: 'For good (for destroyed counters)',
    text: 'It never comes back; it is kept for scoring by its owner.',
  },
  'BM-DEST-03': {
    title: 'Equipment returns (for destroyed counters)',
    text: 'Its hardware and armoury counters go back to their containers.',
  },
  'BM-DMG-01': {
    title: 'Only by shooting',
    text:
      'Block squares are damaged only by shooting attacks (and by the special effects named ' +
      'elsewhere).',
  },
  'BM-DMG-02': {
    title: 'Resolution (in demolition attacks)',
    text: 'D6 + DAMAGE − square STRENGTH ≥ 6 is an effective hit; no +1 for civic squares.',
  },
  'BM-DMG-03': {
    title: 'Strengths (in demolition attacks)',
    text:
      'Squares have these strengths: block square 6, armoury 8, pedway 6, ' +
      'mega-way 6, sky-rail 4.',
  },
  'BM-DMG-04': {
    title: 'Weapon threshold (in demolition attacks)',
    text: 'So only weapons with DAMAGE ≥ 6 can be aimed at squares.',
  },
  'BM-DMG-05': {
    title: 'Square or counter',
    text: 'A missile defence laser aims either at the square or at a counter, never both.',
  },
  'BM-DMG-06': {
    title: 'Area weapons (in demolition attacks)',
    text:
      'Missile launchers and demo charges affect the square and all counters in it, and may ' +
      'be used on empty squares.',
  },
  'BM-STRUC-01': {
    title: 'Marker per hit',
    text:
      'Each effective hit places one structural damage marker; markers go away only when the ' +
      'square collapses.',
  },
  'BM-STRUC-02': {
    title: 'Collapse roll (by structural damage)',
    text:
      'Each time one is placed on a block square: D6 + 1 per structural marker already there; ' +
      '6+ = the square collapses.',
  },
  'BM-STRUC-03': {
    title: 'One by one',
    text:
      'Several markers are placed and rolled one after another; after a collapse the rest are ' +
      'lost.',
  },
  'BM-COL-01': {
    title: 'Everything goes (of collapsed squares)',
    text:
      'A collapsing square loses everything in it: blockers (destroyed), equipment, cars, ' +
      'scrawl, looted, fire and structural markers. It gets a collapse marker.',
  },
  'BM-COL-02': {
    title: 'Locations die (of collapsed squares)',
    text: 'Its location, elevator stop and chute are destroyed.',
  },
  'BM-COL-03': {
    title: 'Cascade (of collapsed squares)',
    text:
      'At once place a structural marker on each uncollapsed block square directly above, ' +
      'then diagonally above right, then diagonally above left, rolling after each.',
  },
  'BM-COL-04': {
    title: 'Chain (of collapsed squares)',
    text:
      'A square that collapses so starts its own cascade immediately, before the next square ' +
      'of the first one (depth first).',
  },
  'BM-COL-05': {
    title: 'Rubble accepts nothing',
    text: 'No structural, fire or scrawl marker is ever placed on a collapsed square.',
  },
  'BM-COL-06': {
    title: 'Shafts (of collapsed squares)',
    text: 'Collapsed squares block elevators and sever grav chutes.',
  },
  'BM-LINK-01': {
    title: 'Sky-rail (damage to links)',
    text:
      'A sky-rail square is damaged only by a missile defence laser (STRENGTH 4) or a card ' +
      'that says so; one hit = collapsed.',
  },
  'BM-LINK-02': {
    title: 'Pedway hits (damage to links)',
    text:
      'First hit on a square: structural marker, the pedway stops for good, no collapse roll. ' +
      'Second: collapse marker. Third: severed marker.',
  },
  'BM-LINK-03': {
    title: 'Severing kills (damage to links)',
    text: 'Any counter in a square that gets severed is destroyed.',
  },
  'BM-LINK-04': {
    title: 'Mega-way hits (damage to links)',
    text: 'First hit: structural marker, no collapse roll. Second: collapse marker.',
  },
  'BM-HEAVY-01': {
    title: 'Deploy first (for heavy weapons)',
    text:
      'A carried heavy weapon is face down; the active blocker may deploy it for 2 MP (face ' +
      'up).',
  },
  'BM-HEAVY-02': {
    title: 'Needed to attack',
    text: 'Only deployed heavy weapons can be used.',
  },
  'BM-HEAVY-03': {
    title: 'Moving folds it',
    text:
      'As soon as the carrier moves (step, transport, charge, moved back by a card) it is ' +
      'face down again. Passing it on also folds it.',
  },
  'BM-HEAVY-04': {
    title: 'Shooting only (for heavy weapons)',
    text: 'Heavy weapons are never used in close assault or defensive fire.',
  },
  'BM-MANIA-01': {
    title: 'Side (for mania cards)',
    text: 'Before the endgame only mania sides may be used.',
  },
  'BM-MANIA-02': {
    title: 'Secret hands (for mania cards)',
    text: 'Card faces are secret; hand sizes are public.',
  },
  'BM-MANIA-03': {
    title: 'Any number (for mania cards)',
    text: 'Any number of cards may be played per turn; played cards go to the discard pile.',
  },
  'BM-MANIA-04': {
    title: 'Command cards (for mania cards)',
    text:
      'Phasing player only, any time in the command phase, immediate, affecting only own ' +
      'counters.',
  },
  'BM-MANIA-05': {
    title: 'Second command roll',
    text: 'Extra CP never allow a second activation of a blocker.',
  },
  'BM-MANIA-06': {
    title: 'Hazard cards: where',
    text:
      'Against one opposing blocker that is in, or passed through, the named square in the ' +
      'command phase, or stands in it in the defensive fire or combat phase.',
  },
  'BM-MANIA-07': {
    title: 'Hazard cards: when',
    text:
      'Against a moving blocker: before the next counter starts moving or the command phase ' +
      'ends, that is in the hazard window (BM-RULING-75).',
  },
  'BM-MANIA-08': {
    title: 'Halting hazards (for mania cards)',
    text:
      'The blocker is put back into the named square; its activation is over and the CP/MP ' +
      'are wasted.',
  },
  'BM-MANIA-09': {
    title: 'Attacking hazards (for mania cards)',
    text:
      "The target suffers a shooting attack at once with the card's damage; if it survives it " +
      'may go on moving.',
  },
  'BM-MANIA-10': {
    title: 'Attack cards (for mania cards)',
    text:
      'Any player, in the defensive fire or combat phase; cards that change attack dice in ' +
      'the window between the declaration of an attack and its dice.',
  },
  'BM-MANIA-11': {
    title: 'Assault bonus (for mania cards)',
    text:
      'When modifying a close assault the player of the card chooses which side gets the ' +
      'modifier.',
  },
  'BM-MANIA-12': {
    title: 'No empty plays (mania cards)',
    text: 'A mania card that could do nothing (no legal target, no effect) may not be played.',
  },
  'BM-ENDG-01': {
    title: 'Start (in the endgame)',
    text:
      'When the last mania card has been drawn (and a fourth card discarded): shuffle the ' +
      'discard pile together with the set-aside cards; this is the justice deck.',
  },
  'BM-ENDG-02': {
    title: 'Hands stay (in the endgame)',
    text: 'Cards in hand are kept and now count by their justice side only.',
  },
  'BM-ENDG-03': {
    title: 'No deployment (in the endgame)',
    text: 'No new blockers (or kleggs) enter play.',
  },
  'BM-ENDG-04': {
    title: 'Mandatory justice card',
    text:
      'At the very start of each turn, before the command roll, the phasing player must play ' +
      '1 justice card if they have one.',
  },
  'BM-ENDG-05': {
    title: 'Draw (in the endgame)',
    text: 'In the end phase draw 1 justice card; hand limit 3 as before.',
  },
  'BM-ENDG-06': {
    title: 'End of the game',
    text:
      'The game ends when no block-owned blocker is left on the board, or when all blocks ' +
      'have collapsed.',
  },
  'BM-ENDG-07': {
    title: 'Deck runs out',
    text:
      'If a card must be drawn from an empty justice deck, the discard pile becomes the new ' +
      'justice deck.',
  },
  'BM-SCORE-01': {
    title: 'Who counts what',
    text: 'Each player adds up points for own blockers and for the own block.',
  },
  'BM-SCORE-02': {
    title: 'Blockers (in defeat points)',
    text:
      '1 per own blocker destroyed; blockers removed by justice cards (and by wagons) count ' +
      '0.',
  },
  'BM-SCORE-03': {
    title: 'Collapsed squares (in defeat points)',
    text: 'A player counts 6 points for every collapse marker on the own block.',
  },
  'BM-SCORE-04': {
    title: 'Fires (in defeat points)',
    text:
      'A player counts 1 point for every square of the own block with at ' +
      'least one fire marker.',
  },
  'BM-SCORE-05': {
    title: 'Banks and armouries',
    text:
      '4 per bank square and per armoury square that collapsed or was looted (4 once, even if ' +
      'both).',
  },
  'BM-SCORE-06': {
    title: 'Malls (in defeat points)',
    text:
      'A player counts 2 points for every shopping mall square of the own ' +
      'block with a looted marker.',
  },
  'BM-SCORE-07': {
    title: 'Window scrawl (in defeat points)',
    text: 'A player counts 4 points for every scrawl marker on a window square of the own block.',
  },
  'BM-SCORE-08': {
    title: 'Civic scrawl (in defeat points)',
    text:
      'A player counts 2 points for every scrawl marker on a civic square ' +
      'of the own block that is no window.',
  },
  'BM-SCORE-09': {
    title: 'Collapsed block (in defeat points)',
    text:
      'A player whose block has collapsed counts 200 points for it, and ' +
      'nothing else for its squares.',
  },
  'BM-SCORE-10': {
    title: 'Winner (in defeat points)',
    text: 'The player with the fewest defeat points wins.',
  },
  'BM-SCORE-11': {
    title: 'Ranking (in defeat points)',
    text: 'With 3 or 4 players the places follow the totals, the lowest first.',
  },
  'BM-SCORE-12': {
    title: 'Ties (in defeat points)',
    text: 'Equal totals share the place (option tieBreak).',
  },
  'BM-FAT-01': {
    title: 'No vehicles, no rail',
    text: 'Fatties cannot use vehicle movement or the sky-rail.',
  },
  'BM-FAT-02': {
    title: 'No wings (for fatties)',
    text:
      'A fatty that draws a power board or bat suit discards it and draws again; it can never ' +
      'receive one.',
  },
  'BM-FAT-03': {
    title: 'No fire fighting',
    text: 'Fatties never fight fires.',
  },
  'BM-FAT-04': {
    title: 'Charge bonus (for fatties)',
    text:
      '+2 STRENGTH when it assaults a counter in an adjacent square (charge), for that combat ' +
      'only.',
  },
  'BM-FUT-01': {
    title: "Anyone's tool (for futsies)",
    text:
      'The phasing player may activate any face-up futsy in play, paying its COMMAND, and ' +
      'controls it until the end of the turn.',
  },
  'BM-FUT-02': {
    title: 'Must be activated to attack',
    text:
      'A futsy not activated this turn makes no attack (it still fights a mandatory assault ' +
      'in its square) and never fires defensively.',
  },
  'BM-FUT-03': {
    title: 'Fair game (for futsies)',
    text: 'Any blocker may attack a futsy, even one of its own block.',
  },
  'BM-MOB-01': {
    title: 'No vehicles (for mobs)',
    text: 'Mobs cannot use vehicle movement (sky-rail is allowed).',
  },
  'BM-MOB-02': {
    title: 'No wings (for mobs)',
    text:
      'A mob that draws a power board or bat suit puts it back and draws ' +
      'again; it can never receive one.',
  },
  'BM-HERO-01': {
    title: 'Flies (for superheroes)',
    text: 'Superheroes can fly.',
  },
  'BM-HERO-02': {
    title: 'Shares squares (for superheroes)',
    text:
      'A superhero may enter or be placed in a square with a blocker of its own block, even a ' +
      'contested one (not with a futsy: BM-RULING-102).',
  },
  'BM-HERO-03': {
    title: 'Shot at together',
    text:
      'A shooting attack on a square that a superhero shares attacks both ' +
      'counters, each with a die of its own.',
  },
  'BM-HERO-04': {
    title: 'Assault support (for superheroes)',
    text: 'In a close assault it may add its STRENGTH to that of the other own blocker.',
  },
  'BM-HERO-05': {
    title: 'Carries nothing (for superheroes)',
    text: 'Superheroes never carry hardware or armoury counters.',
  },
  'BM-HERO-06': {
    title: 'Clean hands (for superheroes)',
    text: 'Superheroes never loot or commit arson.',
  },
  'BM-KLEGG-01': {
    title: 'Placement (for kleggs)',
    text:
      'A klegg card lets its player place 1 klegg, with 1 random armoury counter, on any ' +
      'unoccupied, uncollapsed square of the own standing block (optional).',
  },
  'BM-KLEGG-02': {
    title: 'Limit (for kleggs)',
    text:
      'At most 2 kleggs in play (4 in 3–4P); at the limit none is placed. A destroyed or ' +
      'removed klegg never comes back (BM-DEST-02), so with its counters used up the card ' +
      'only activates.',
  },
  'BM-KLEGG-03': {
    title: 'Activation (for kleggs)',
    text:
      'The player of a klegg card may activate all kleggs in play this turn, each once, at no ' +
      'CP. Kleggs are activated in no other way.',
  },
  'BM-KLEGG-04': {
    title: 'Only fights (for kleggs)',
    text:
      'Kleggs make only shooting and close assault attacks: no looting, arson, scrawling, ' +
      'fire fighting or defensive fire.',
  },
  'BM-KLEGG-05': {
    title: 'Must assault (for kleggs)',
    text:
      'A klegg that can close assault a hostile blocker owned by another seat in its ' +
      "controller's combat phase must do so (so it may not shoot).",
  },
  'BM-DEMO-01': {
    title: 'Lay (of demo charges)',
    text: 'The active carrier may leave a demo charge in its square for 1 MP.',
  },
  'BM-DEMO-02': {
    title: 'Goes off (of demo charges)',
    text: 'Laid charges explode at the start of the combat phase of the same turn.',
  },
  'BM-DEMO-03': {
    title: 'Blast (of demo charges)',
    text:
      'All counters in the square suffer a shooting attack with DAMAGE +4; then D6 / 2 ' +
      'rounded up (1–3) structural markers are placed on the square.',
  },
  'BM-DEMO-04': {
    title: 'Touchy cargo (of demo charges)',
    text:
      'Whenever a carrier has been shot at, fired on defensively or close assaulted, roll D6 ' +
      'per demo charge it carried: on 6 that charge explodes there and then (blast as 03).',
  },
  'BM-FLAMER-01': {
    title: 'Fire (by the flamer)',
    text:
      'A flamer used for shooting or in close assault also puts 1 or 3 fire markers on the ' +
      'target square.',
  },
  'BM-FLAMER-02': {
    title: 'Empty (by the flamer)',
    text: 'A flamer that placed 3 markers is empty and goes back to the armoury container.',
  },
  'BM-MDL-01': {
    title: 'Heavy laser (missile defence laser)',
    text: 'The missile defence laser is a heavy weapon that may also be aimed at squares.',
  },
  'BM-MDL-02': {
    title: 'Umbrella (missile defence laser)',
    text:
      'While one is deployed in a window square of a block, missile launcher attacks have no ' +
      'effect on that block.',
  },
  'BM-ML-01': {
    title: 'Heavy launcher (of missile launchers)',
    text: 'The missile launcher is a heavy weapon; its mode is chosen with each shot.',
  },
  'BM-ML-02': {
    title: 'Explosive (of missile launchers)',
    text:
      'DAMAGE +3 on all counters; then 1 structural marker on a D6 of 1–2, two on 3–4, three ' +
      'on 5–6.',
  },
  'BM-ML-03': {
    title: 'Incendiary (of missile launchers)',
    text:
      'An incendiary missile attacks all counters in the square with DAMAGE ' +
      '+1 and places 2 fire markers.',
  },
  'BM-ML-04': {
    title: 'Homing (of missile launchers)',
    text:
      'No LOF, unlimited range, any window or open-air square on any board; shell incendiary ' +
      '(+0, 1 fire marker) or explosive (+2, 1 structural marker).',
  },
  'BM-BAT-01': {
    title: 'Bat suit (hardware counter)',
    text: 'A blocker that carries a bat suit can fly (BM-RULING-42).',
  },
  'BM-BOARD-01': {
    title: 'Power board (hardware counter)',
    text: 'A blocker that carries a power board can fly.',
  },
  'BM-BOMB-01': {
    title: 'Fire bomb (hardware counter rules)',
    text: 'A fire bomb is a grenade with a RANGE of 1.',
  },
  'BM-BOMB-02': {
    title: 'Long throw (hardware counter rules)',
    text:
      "From a window square on level 3 or higher it also reaches any 'tween block plaza " +
      'square of the gap that window faces, and the facing entrance plaza of the block across ' +
      'the gap.',
  },
  'BM-BOMB-03': {
    title: 'Fire (hardware counter rules)',
    text:
      'Shooting, firing defensively or assaulting with it also puts 1 or 3 fire markers on ' +
      'the target square; after 3 it returns to the hardware container.',
  },
  'BM-DRILL-01': {
    title: 'Vibro-drill (hardware counter rules)',
    text:
      "Heavy weapon used only on the carrier's own square: no roll to hit, no effect on " +
      'blockers, places 1 structural marker (with collapse roll).',
  },
  'BM-LOC-01': {
    title: 'Armoury explosion (as a location)',
    text:
      'STRENGTH 8. Whenever a fire, structural or collapse marker is placed on an armoury ' +
      'roll D6: 5–6 → it collapses (if it has not) and all blockers in adjacent squares are ' +
      'attacked at DAMAGE +3.',
  },
  'BM-LOC-02': {
    title: 'Vehicle park explosion',
    text:
      'For every fire marker put on a vehicle park a D6 is rolled: on 5 or ' +
      '6 it explodes like an armoury (BM-LOC-01).',
  },
  'BM-LOC-03': {
    title: 'Balcony (as a location)',
    text:
      'Flyers take off from balconies and land on them; in every other ' +
      'respect a balcony is a window square.',
  },
  'BM-LOC-04': {
    title: 'Power house (as a location)',
    text: "The active blocker standing in it may switch that block's power on or off for 1 MP.",
  },
  'BM-LOC-05': {
    title: 'Power off (as a location)',
    text:
      'Elevators and connecting pedways stop, civic squares cost normal MP, shots at interior ' +
      'squares −1.',
  },
  'BM-LOC-06': {
    title: "'Tween block plaza",
    text: 'Any blocker may enter; shots at targets there get the +1 of open air (once).',
  },
  'BM-LOC-07': {
    title: 'Water tank (as a location)',
    text:
      'The first structural marker on it destroys the tank: all fire in the three squares ' +
      'under it goes out, and BM-FIRE-07 applies from then on.',
  },
  'BM-LOC-08': {
    title: 'Pedway terminus (as a location)',
    text: 'If either terminus collapses the pedway stops for good.',
  },
  'BM-LOC-09': {
    title: 'Bank (as a location)',
    text: 'A bank can be looted, but gives no counters.',
  },
  'BM-JUST-01': {
    title: 'Riot foam (a justice card)',
    text: 'Choose any blocker in play; D6 1–4 removes it.',
  },
  'BM-JUST-02': {
    title: 'Judges (a justice card)',
    text: 'Choose any blocker in play; it is removed.',
  },
  'BM-JUST-03': {
    title: 'Fire department (a justice card)',
    text: 'Choose a block; all its fire markers are removed (no fires: no effect).',
  },
  'BM-JUST-04': {
    title: 'H-wagon (a justice card)',
    text: 'Place an H-wagon on an open-air square (both in play: no effect).',
  },
  'BM-JUST-05': {
    title: 'H-wagon fire (a justice card)',
    text:
      'In every combat phase each H-wagon must shoot one blocker in its LOF, DAMAGE +6, ' +
      'unlimited range.',
  },
  'BM-JUST-06': {
    title: 'H-wagon priority (a justice card)',
    text:
      'Filter candidates: deployed heavy weapon → has fired a weapon → armed → closest; each ' +
      'step only if it leaves someone; tie: random.',
  },
  'BM-JUST-07': {
    title: 'Electro-cordon (a justice card)',
    text:
      "Remove any one blocker in a civic or 'tween block plaza square (none there: no " +
      'effect).',
  },
  'BM-JUST-08': {
    title: 'Klegg go home',
    text: 'All kleggs are removed.',
  },
  'BM-JUST-09': {
    title: 'Judge Dredd (a justice card)',
    text:
      'Choose a square with a blocker; remove all blockers there and in the 8 adjacent ' +
      'squares.',
  },
  'BM-JUST-10': {
    title: 'Stumm gas (a justice card)',
    text:
      'Choose an interior square with a blocker; it and all 8-adjacent interior squares of ' +
      'that block are gassed; each blocker there is removed on D6 1–4.',
  },
  'BM-JUST-11': {
    title: 'Pat-wagon (a justice card)',
    text: "Place a pat-wagon on any 'tween block plaza square (both in play: no effect).",
  },
  'BM-JUST-12': {
    title: 'Pat-wagon fire (a justice card)',
    text:
      'In every combat phase each pat-wagon must foam one blocker in its LOF: D6 1–4 removes ' +
      'it.',
  },
  'BM-JUST-13': {
    title: 'Pat-wagon priority (a justice card)',
    text: 'Closest → highest STRENGTH → a mob; same filter method; tie: random.',
  },
  'BM-JUST-14': {
    title: 'Sonic cannon (a justice card)',
    text:
      'Place on an open-air square next to a block whose board has none (both in play: no ' +
      'effect).',
  },
  'BM-JUST-15': {
    title: 'Sonic effect (a justice card)',
    text:
      'Blockers inside that block (inside position on one of its squares) cost double CP to ' +
      'activate and every attack they make is at −1.',
  },
  'BM-JUST-16': {
    title: 'Mandatory effect (a justice card)',
    text:
      'A justice card must be carried out as far as possible; only its player chooses; all ' +
      'removals are "removed from play".',
  },
  'BM-MM-01': {
    title: 'Extra material (in Mega Mania)',
    text: "Four boards exist; the expansion's hardware and armoury counters join the containers.",
  },
  'BM-MM-02': {
    title: 'Fewer cards aside',
    text: 'Only 12 cards are set aside with 3 players, and 6 with 4 players.',
  },
  'BM-MM-03': {
    title: 'Ring of boards',
    text:
      'Moving off the left edge re-enters on the same level at the right edge and vice versa; ' +
      'shooting (LOF, range) wraps too. Half squares at the ends complete each other.',
  },
  'BM-MM-04': {
    title: 'Sky-rail anywhere (in Mega Mania)',
    text:
      'Sky-rail movement may go to the station of any board, either way round, within the ' +
      'usual restrictions.',
  },
  'BM-MM-05': {
    title: 'Mega-way anywhere (in Mega Mania)',
    text: 'A vehicle may go to the vehicle park of any board, either way round.',
  },
  'BM-MM-06': {
    title: 'Flight range (in Mega Mania)',
    text: "Flights reach the flyer's own board and the adjacent boards only.",
  },
  'BM-MM-07': {
    title: 'Defensive fire by all',
    text: "Every non-phasing player may fire, but only at the phasing player's counters.",
  },
  'BM-MM-08': {
    title: 'Four kleggs (in Mega Mania)',
    text: 'With 3 or 4 players up to 4 kleggs may be in play.',
  },
  'BM-MM-09': {
    title: 'Placing (in Mega Mania)',
    text: 'The lowest total takes the first place, and so on upward.',
  },
  'BM-RULING-01': {
    title: 'Order of printed values',
    text:
      'Data uses named fields; text order COMMAND, STRENGTH, MOVE / RANGE, DAMAGE is kept; ' +
      'transcribers check their own counters.',
    note:
      'Question: A public comment under the summary reports a problem with its description of ' +
      'the counters (full wording not available). Reason: explicit text; names make position ' +
      'irrelevant.',
  },
  'BM-RULING-02': {
    title: 'Outer half squares (2P)',
    text:
      'The half squares at the far ends of a row of two boards are no ' +
      'squares: nobody can be there.',
    note:
      'Question: Are the half squares at the far ends playable? Reason: only complete squares ' +
      'can hold counters.',
  },
  'BM-RULING-03': {
    title: 'Side of placement',
    text: 'Boards are laid from left to right in the order of the dice; nobody chooses a side.',
    note:
      'Question: May the second player choose left or right? Reason: no choice stated; ' +
      'simplest.',
  },
  'BM-RULING-04': {
    title: 'Ties in the order roll',
    text: 'Only the tied players roll again, among themselves and for the tied places.',
    note: 'Question: Who rerolls? Reason: usual reading.',
  },
  'BM-RULING-05': {
    title: 'Unusable deployment address',
    text:
      'Reroll both dice; if no address of the block is usable for an ordinary blocker, ' +
      'deployment is not offered. A superhero may use an address held by an own blocker.',
    note:
      'Question: Address collapsed, open air, or occupied inside? Reason: text silent; keeps ' +
      'the 4 CP meaningful.',
  },
  'BM-RULING-06': {
    title: 'Wings at deployment',
    text: 'A fatty or mob that gets wings at deployment redraws, as it would in a mall.',
    note: 'Question: Fatty/mob gets a flight item outside a mall? Reason: same intent.',
  },
  'BM-RULING-07': {
    title: 'Empty container (ruling on text)',
    text: 'An empty container gives no counter, and the draw or the looting counts as made.',
    note: 'Question: Draw from an empty container? Reason: components are finite.',
  },
  'BM-RULING-08': {
    title: 'Hidden equipment? (ruling on text)',
    text: 'Carried counters are public, face-down heavy weapons included.',
    note: 'Question: Are carried counters secret? Reason: needed for "armed", no secrecy rule.',
  },
  'BM-RULING-09': {
    title: 'Free loops (ruling on text)',
    text: 'Free steps cannot go round in circles: BM-MOVE-16 sees to that.',
    note:
      'Question: Civic steps cost 0: endless walking? Reason: changes no reachable result, ' +
      'guarantees termination.',
  },
  'BM-RULING-10': {
    title: 'Collapsed civic or entrance plaza',
    text:
      'A collapsed civic square or entrance plaza is neither free nor open ground: its ' +
      'location is lost, and entering costs a normal step plus the rubble.',
    note: 'Question: Still free / +1 target? Reason: locations are destroyed.',
  },
  'BM-RULING-11': {
    title: 'Up into a civic square',
    text: 'A step up into a civic square costs 0 MP, like one from the side.',
    note: 'Question: 2 or 0 MP? Reason: "costs 0 to enter" is unconditional.',
  },
  'BM-RULING-12': {
    title: "Cost of the 'tween plaza",
    text: "A step on to a 'tween block plaza costs 1 MP.",
    note:
      'Question: Free like the entrance plaza? Reason: only entrance plaza and civic are ' +
      'named free.',
  },
  'BM-RULING-13': {
    title: 'Locked = contested',
    text:
      'Being locked is no state of its own: counters are locked while ' +
      'enemies are inside the same square.',
    note:
      'Question: Is lock a separate state? What of the moment before the first roll? Reason: ' +
      'after every combat phase the two coincide.',
  },
  'BM-RULING-14': {
    title: 'Who stops an elevator',
    text:
      'Any hostile counter owned by another seat, flipped or not, may stop the rider; ' +
      'contested squares can neither stop nor be stopped in, but are passed.',
    note:
      'Question: Flipped blockers? Fighting ones? Own futsies? Reason: text has no further ' +
      'condition; locked squares admit nobody.',
  },
  'BM-RULING-15': {
    title: 'Shaft shape (ruling on text)',
    text:
      'A shaft is made of all the levels that the board lists for it, ' +
      'without gaps, in one column.',
    note: 'Question: Which squares belong to a shaft? Reason: simplest.',
  },
  'BM-RULING-16': {
    title: 'Suicide by chute',
    text:
      'A blocker may enter a severed chute, and dies there (option ' +
      'chuteSuicide, true unless told).',
    note:
      'Question: May a blocker enter a chute known to be severed? Reason: text says "is ' +
      'destroyed", not "may not".',
  },
  'BM-RULING-17': {
    title: 'Does the car move?',
    text: 'The car rides along with its rider (option carMoves, true unless told).',
    note: 'Question: Car stays or rides? Reason: what players expect of a train.',
  },
  'BM-RULING-18': {
    title: 'Which way round',
    text:
      'The player names left or right; every square of that path counts for barred squares ' +
      'and hazards.',
    note: 'Question: 3–4P rail/vehicle: which path? Reason: ring has two paths.',
  },
  'BM-RULING-19': {
    title: 'Mega-way text (ruling on text)',
    text:
      'Vehicle movement as BM-MWAY-01..06: vehicle park → tunnel → mega-way → tunnel → ' +
      'vehicle park, 1 MP.',
    note:
      "Question: The summary's mega-way paragraph repeats the pedway paragraph. Reason: " +
      'reconstructed from the location list and the Mega Mania paragraph.',
  },
  'BM-RULING-20': {
    title: 'Crossing a dead pedway',
    text:
      'Per square as rubble: terminus→p 2, p→p 3, p→terminus 2: 10 MP for the whole 3-square ' +
      'pedway.',
    note: 'Question: Cost? Reason: literal "as though crossing collapsed squares".',
  },
  'BM-RULING-21': {
    title: 'Flyers and severed squares',
    text:
      'Flyers may enter a severed square, but whoever is in a square when ' +
      'it is severed dies, flyers too.',
    note:
      'Question: "No counters may enter" vs "only flyers may enter". Reason: specific beats ' +
      'general; literal for the moment of severing.',
  },
  'BM-RULING-22': {
    title: 'Pedway restarts under someone',
    text: 'The walker stays; next activation it may go to either terminus for 1 MP.',
    note: 'Question: Power returns while a walker is on it. Reason: must not strand it.',
  },
  'BM-RULING-23': {
    title: 'Pedway/rail/mega-way stubs (2P)',
    text:
      'Plain open air: no link, cannot be damaged. The outer level-1 squares stay plaza ' +
      'squares, but there is no gap and no block across.',
    note: 'Question: Outer stubs lead nowhere. Reason: no square beyond.',
  },
  'BM-RULING-24': {
    title: 'Take-off from the plaza',
    text:
      "A flyer cannot take off from a 'tween block plaza: only from a balcony or an " +
      'entrance plaza, or when it is in the air already.',
    note: "Question: May a flyer start from a 'tween plaza? Reason: explicit list.",
  },
  'BM-RULING-25': {
    title: 'MP needed to fly',
    text: 'A flight needs at least 1 MP of the blocker itself; CP cannot stand in for it.',
    note: 'Question: Fly with 0 MP left? Reason: "costs all its MPs".',
  },
  'BM-RULING-26': {
    title: 'Heavy weapon and wings',
    text:
      'A blocker may hold wings and a heavy weapon at once, but does not ' +
      'fly while it holds the weapon.',
    note: 'Question: Forbidden to hold both? Reason: mildest reading of "can\'t carry".',
  },
  'BM-RULING-27': {
    title: 'Losing wings in the air',
    text:
      'No; it is not offered, also not as capacity discard. Likewise the last spray can of a ' +
      'flyer outside a window.',
    note:
      'Question: May an airborne blocker give away its last flight item? Reason: avoids ' +
      'undefined falling.',
  },
  'BM-RULING-28': {
    title: 'Through which tube or tunnel',
    text:
      'One uncollapsed is enough; station/park must be uncollapsed and unoccupied; own and ' +
      'reachable boards alike.',
    note: 'Question: Two tubeways/tunnels per block. Reason: text says "square" singular.',
  },
  'BM-RULING-29': {
    title: 'Spray flyers and special windows',
    text:
      'A flyer with a spray can may hover outside every window square that ' +
      'is no balcony; on a balcony it lands.',
    note: 'Question: Which windows? Reason: balcony is a landing place.',
  },
  'BM-RULING-30': {
    title: 'Inside versus outside',
    text:
      'Not for shooting bans, contested squares or mandatory assault; they shoot each other ' +
      'at range 1, also in defensive fire.',
    note:
      'Question: Does sharing a window count as "same square"? Reason: explicit text for ' +
      'flyers.',
  },
  'BM-RULING-31': {
    title: 'Where can one charge',
    text:
      'Terrain must be one the blocker may step onto: block↔block, entrance plaza↔plaza, ' +
      'plaza↔plaza, terminus↔stopped unsevered pedway. Flyers also: air→air, air↔plaza, ' +
      'air→balcony, balcony/entrance plaza→air. Not onto collapsed-block boards, and never ' +
      'into a contested square (superheroes neither: they join a fight only in the command ' +
      'phase)',
    note: 'Question: Charge into air, through windows? Reason: charge is a move.',
  },
  'BM-RULING-32': {
    title: 'Outside flyers in assault',
    text: 'A flyer outside a window neither charges nor is charged.',
    note: 'Question: May they charge or be charged? Reason: text: cannot close assault.',
  },
  'BM-RULING-33': {
    title: 'Heavy weapons in defensive fire',
    text:
      'No (Option heavyDefensiveFire = false; true: deployed lasers at counters, nothing ' +
      'else.)',
    note: 'Question: Allowed? Reason: "only for shooting", a combat-phase attack type.',
  },
  'BM-RULING-34': {
    title: 'Flamer in defensive fire',
    text: 'A flamer in defensive fire shoots like any gun and places no fire markers.',
    note:
      'Question: Fire markers? Reason: flamer names only shooting and close assault; fire ' +
      'bomb names all three.',
  },
  'BM-RULING-35': {
    title: 'Range counting (ruling on text)',
    text:
      'Range is 1 in the same square (inside against outside) and between orthogonal ' +
      'neighbours, 2 between diagonal neighbours of which neither is open air, otherwise the ' +
      'larger of the distances in columns and in levels; around the ring the smallest over ' +
      'the images that have a line of fire.',
    note: 'Question: When do diagonals count? Reason: matches the defensive fire diagonal rule.',
  },
  'BM-RULING-36': {
    title: 'LOF geometry (ruling on text)',
    text: 'Nine sample points a square, as BM-LOF-05 says.',
    note:
      'Question: "Any part of the squares" is continuous. Reason: deterministic, close to a ' +
      'ruler.',
  },
  'BM-RULING-37': {
    title: 'Roofs and floors',
    text: 'A vertical shot through the roof is allowed, down into the topmost square of a column.',
    note:
      'Question: Is a vertical shot through the roof allowed? Reason: text bans only ' +
      'crossing.',
  },
  'BM-RULING-38': {
    title: 'Friendly fire (ruling on text)',
    text:
      'Of the own counters only futsies can be chosen as a target; but ' +
      'everybody at the target location is attacked.',
    note: 'Question: May one target own blockers? Reason: implied by the futsy rule.',
  },
  'BM-RULING-39': {
    title: 'Burning empty squares',
    text:
      'A flamer or fire bomb needs a counter to aim at, no empty square (option ' +
      'fireAtEmpty, false unless told).',
    note:
      'Question: Flamer/fire bomb at an empty square? Reason: only launchers and demo charges ' +
      'are allowed it.',
  },
  'BM-RULING-40': {
    title: 'Must fire be placed?',
    text:
      'Shooting (and bomb in defensive fire): 1 or 3, compulsory. Close assault: the owner ' +
      'may leave a fire weapon unused (0, no damage bonus)',
    note: 'Question: 1 or 3, or none? Reason: "also place 1 or 3"; "allowed to use".',
  },
  'BM-RULING-41': {
    title: '"Flame bomb" (ruling on text)',
    text:
      'Slip for fire bomb. Long throws need no LOF and no RANGE, but a counter in the target ' +
      'square.',
    note: 'Question: Another counter? Reason: context.',
  },
  'BM-RULING-42': {
    title: 'Bat suit text',
    text: 'A bat suit lets its carrier fly, and does nothing else.',
    note: 'Question: The entry repeats the superhero text. Reason: flying section names it.',
  },
  'BM-RULING-43': {
    title: 'Demo charge "divide by 1"',
    text:
      'The die of a demo charge is divided by 2 and rounded up (option ' +
      'demoDivisor, 2 unless told).',
    note: 'Question: D6/1 would be 1–6 markers. Reason: same 1–3 table as the missile launcher.',
  },
  'BM-RULING-44': {
    title: 'Cargo of a dead carrier',
    text:
      'The charges of a carrier that the attack destroyed are rolled for as well (option ' +
      'cargoAfterDeath, true unless told).',
    note:
      'Question: Roll if the attack killed it? Reason: "after each attack on a blocker with a ' +
      'charge".',
  },
  'BM-RULING-45': {
    title: 'When laid charges go off',
    text:
      'Laid charges go off in the combat phase of the turn in which they ' +
      'were laid, in the order laid.',
    note: 'Question: Whose combat phase? Reason: none can be left over.',
  },
  'BM-RULING-46': {
    title: '"Targets are unit"',
    text:
      'The counters in the square of a blast are attacked and have to be hit: each gets a ' +
      'die, none is lost without one.',
    note: 'Question: Typo. Reason: context.',
  },
  'BM-RULING-47': {
    title: 'Whose umbrella (ruling on text)',
    text:
      'Any deployed laser inside an uncollapsed window square of the block protects it and ' +
      'the counters in it; such targets are not offered. Open-air squares of its board and ' +
      'counters there are not protected.',
    note: 'Question: Enemy laser in my window? Reason: literal.',
  },
  'BM-RULING-48': {
    title: 'Drill to-hit roll',
    text: 'No roll, marker is automatic; needs an uncollapsed block square, not contested.',
    note: 'Question: Roll against STRENGTH 6? Reason: "instead place a marker".',
  },
  'BM-RULING-49': {
    title: '"Already in the square"',
    text:
      'The marker just placed does not count: the first one brings the square down on a 6, ' +
      'the second on 5 or more, the third on 4 or more.',
    note: 'Question: Count the new marker? Reason: wording.',
  },
  'BM-RULING-50': {
    title: 'Cascade order (ruling on text)',
    text:
      'A cascade goes into the depth: what one square pulls down is ' +
      'finished before the next square is rolled for.',
    note: 'Question: Breadth or depth first? Reason: "immediately".',
  },
  'BM-RULING-51': {
    title: 'Armoury rolls (ruling on text)',
    text: 'One per marker placed, before the collapse roll; a square explodes at most once.',
    note: 'Question: One roll or several per event? Reason: "whenever … is placed".',
  },
  'BM-RULING-52': {
    title: 'Adjacent for explosions',
    text:
      'An explosion reaches the four squares next to it, no diagonals (option ' +
      'explosionDiagonals, false unless told).',
    note: 'Question: Diagonals? Reason: the text says so where diagonals count.',
  },
  'BM-RULING-53': {
    title: '"3 squares directly below"',
    text:
      'A broken tank floods the three squares under it in its column (option tankPattern, ' +
      '"column" unless told; "fan" floods the three squares next below).',
    note: 'Question: Column or fan? Reason: "directly".',
  },
  'BM-RULING-54': {
    title: 'Power house collapses',
    text: 'When the power house collapses, the power of its block is off for good.',
    note: 'Question: Power state? Reason: location destroyed.',
  },
  'BM-RULING-55': {
    title: 'Looted then collapsed',
    text: 'No: a mall then scores only its collapse; bank/armoury keep 4 (collapsed or looted)',
    note: 'Question: Does the looted marker survive? Reason: everything in it is removed.',
  },
  'BM-RULING-56': {
    title: 'Looted shops (ruling on text)',
    text: 'A looted shop gives no more draws (BM-EQUIP-10).',
    note: 'Question: Still drawable? Reason: deployment exception implies it.',
  },
  'BM-RULING-57': {
    title: 'Fire on the plaza',
    text:
      "Handled in the end phase of the board's owner (seam: board to its right); burns out " +
      'and kills, never damages, spreads or scores.',
    note: 'Question: Whose? Grows? Scores? Reason: plaza is no block square.',
  },
  'BM-RULING-58': {
    title: 'Order of the fire step',
    text: 'Fires are handled level by level from the ground, and from left to right.',
    note: "Question: Player's choice? Reason: determinism.",
  },
  'BM-RULING-59': {
    title: 'Blockers in fire',
    text:
      'Everybody in a burning square of that board rolls, whoever it ' +
      'belongs to, inside or outside.',
    note: 'Question: Which blockers? Reason: "belonging to either player".',
  },
  'BM-RULING-60': {
    title: 'When to turn face up',
    text:
      'Flipped counters turn face up in the last step of the end phase; ' +
      'that they have fired is forgotten, too.',
    note: 'Question: Within the end phase? Reason: no interaction.',
  },
  'BM-RULING-61': {
    title: 'Last card and hand limit',
    text:
      'A card discarded after the last draw joins the justice deck: draw, ' +
      'discard, endgame, then the catastrophe check.',
    note: 'Question: Is the discarded card shuffled in? Reason: literal order.',
  },
  'BM-RULING-62': {
    title: 'No justice card in hand',
    text: 'A player without a card plays none and goes on with the command roll.',
    note: 'Question: Must play one? Reason: impossible.',
  },
  'BM-RULING-63': {
    title: 'Justice deck empty',
    text: 'When the justice deck is empty, the discard pile becomes the new one (BM-ENDG-07).',
    note: 'Reason: text silent; keeps play going.',
  },
  'BM-RULING-64': {
    title: 'When wagons fire',
    text:
      'After the shooting sub-phase, before assaults; fired = shot or fired defensively since ' +
      'it last turned face up (Option wagonTiming = "afterShooting"; "startOfCombat" = right ' +
      'after the demo charges.)',
    note: 'Question: "In every combat phase". Reason: makes the second priority meaningful.',
  },
  'BM-RULING-65': {
    title: 'Wagon casualties and targets',
    text:
      'Casualties are removed, not destroyed; wagons and cannons cannot be attacked, block ' +
      'nothing, occupy nothing.',
    note: "Question: Do they score? Can wagons be shot? Reason: judges' work.",
  },
  'BM-RULING-66': {
    title: 'Sonic −1 (ruling on text)',
    text:
      'Every attack die rolled by a blocker inside that block (shooting, defensive fire, ' +
      'aimed squares, assault die, loot, arson, fire fighting); extra MP and deployment cost ' +
      'stay.',
    note: 'Question: Which attacks? Reason: "all attacks".',
  },
  'BM-RULING-67': {
    title: 'Sonic cannon square',
    text:
      'The player names the block; the marker goes to the lowest, then leftmost open-air ' +
      'square orthogonally next to the block.',
    note: 'Question: Which square? Reason: position has no effect.',
  },
  'BM-RULING-68': {
    title: 'Who owns kleggs',
    text:
      'The seat that last played a klegg card controls all kleggs (Option kleggControl = ' +
      '"lastPlayer".); they are blockers for every target, never score, and do not keep the ' +
      'game going.',
    note: 'Reason: "whenever a player plays … activate all".',
  },
  'BM-RULING-69': {
    title: 'Klegg choice (ruling on text)',
    text:
      'No: shooting is illegal while a legal charge or a contested square exists for it; the ' +
      'assault sub-phase cannot end before it charged.',
    note: 'Question: Shoot although it could assault? Reason: "must".',
  },
  'BM-RULING-70': {
    title: 'Futsy details (ruling on text)',
    text:
      "Nobody may activate it while flipped; it turns face up in its owner's end phase; " +
      'control ends with the turn; hostile to everyone in its square.',
    note: 'Question: Flipped futsy? Control length? Reason: once per turn, flip rule.',
  },
  'BM-RULING-71': {
    title: 'Superhero support (ruling on text)',
    text:
      'If it adds STRENGTH it shares the result (destroyed on a loss, flipped); if not, it ' +
      'takes no part. Alone it fights normally.',
    note: 'Question: Fate? Reason: "side … is destroyed".',
  },
  'BM-RULING-72': {
    title: 'Joining a superhero',
    text:
      'Nobody else may enter the square of a superhero; only the superhero ' +
      'may move in with others.',
    note: 'Question: May others enter its square? Reason: only it has the exception.',
  },
  'BM-RULING-73': {
    title: 'Cost of passing',
    text: '1 MP per counter; not from or to a contested square; capacity applies to the receiver.',
    note: 'Question: Per counter or per handover? Reason: simplest.',
  },
  'BM-RULING-74': {
    title: 'Drawing details (ruling on text)',
    text:
      "Flipped blockers may draw; any block's shop serves anyone; one draw per blocker per " +
      'command phase.',
    note: 'Question: Flipped? Enemy shop? Reason: text: activation not needed.',
  },
  'BM-RULING-75': {
    title: 'Hazard window (ruling on text)',
    text:
      "The hazard window opens at the end of an activation and before each of the mover's " +
      'actions draw, receive, lay a charge, switch power and deploy a heavy weapon (not ' +
      'before cards), for the squares entered since the last window; if the mover is halted ' +
      'or destroyed in it, the announced action lapses unpaid.',
    note:
      'Question: When exactly, and what of later actions? Reason: avoids undoing random ' +
      'draws.',
  },
  'BM-RULING-76': {
    title: 'Who plays hazards on whom',
    text:
      'Any player, only against blockers not controlled by that player; the phasing player at ' +
      'the decisions of the command phase and in the windows at the start of defensive fire ' +
      'and of combat.',
    note: 'Question: Phasing player too? Own blockers? Reason: "against".',
  },
  'BM-RULING-77': {
    title: 'Halt square (ruling on text)',
    text:
      "The card's player picks any matching trail square where the blocker could stand; a " +
      'hostile-occupied one makes it contested; friendly-occupied or contested squares are ' +
      'excluded.',
    note: 'Question: Several matches, occupied ones? Reason: must be a legal position.',
  },
  'BM-RULING-78': {
    title: '"At any time"',
    text:
      'Fixed windows: at the start of defensive fire and of combat, at each declared attack, ' +
      "the hazard window, and the player's own decisions.",
    note: 'Question: Continuous interrupts are impossible. Reason: finite decision points.',
  },
  'BM-RULING-79': {
    title: 'Modifiers on multi-rolls',
    text:
      'A shooting modifier applies to every die of that attack; an assault modifier to one ' +
      "side's die.",
    note: 'Question: One die or all? Reason: one attack.',
  },
  'BM-RULING-80': {
    title: '"Both blocks" with 3–4 players',
    text:
      'When all blocks have collapsed (Option endAtStanding = 0; 1 = when at most one ' +
      'stands.)',
    note: 'Question: When do collapses end the game? Reason: "both" = all.',
  },
  'BM-RULING-81': {
    title: 'Edge of a collapsed board',
    text:
      'Counters in open-air squares survive and may leave; full columns of that board may not ' +
      'be entered; a seam is closed only when both its boards are down; its link features ' +
      'count as collapsed as soon as one is. Wagons, cannons and plaza fires stay.',
    note: 'Question: Seams, plazas, hovering flyers? Reason: half squares belong to both.',
  },
  'BM-RULING-82': {
    title: 'Dead in the rubble',
    text:
      'Blockers that die with a block count 1 point each for their owners, ' +
      'whatever side they are on.',
    note: 'Question: Do they score? Reason: destroyed.',
  },
  'BM-RULING-83': {
    title: 'Ties at the end',
    text: 'Shared place (Option tieBreak = "shared"; "fewestCollapses" then "fewestDestroyed".)',
    note: 'Reason: text silent.',
  },
  'BM-RULING-84': {
    title: 'Numbering of sub-phases',
    text: 'Fire fighting is the sixth and last kind of attack.',
    note: 'Question: Fire fighting is numbered 4 twice. Reason: order of the list.',
  },
  'BM-RULING-85': {
    title: '"4 SPs", "excite", "grave chute", "than command phase"',
    text:
      'Four slips of the source are read as meant: deployment is paid in ' +
      'CP, a chute is left by its exit, it is a grav chute, and a draw ends ' +
      'movement in that command phase.',
    note: 'Question: Typos. Reason: context.',
  },
  'BM-RULING-86': {
    title: 'Civic window scrawl',
    text: 'A scrawl marker on a civic window counts 4 points, once.',
    note: 'Question: 4 or 2? Reason: one marker, higher class named first.',
  },
  'BM-RULING-87': {
    title: 'Where arson is possible',
    text:
      'Uncollapsed block squares and plazas; on a square with 3 fires a success spreads ' +
      '(BM-FIRE-03)',
    note: 'Question: Any square? Reason: BM-FIRE-09.',
  },
  'BM-RULING-88': {
    title: 'Fire fighting targets',
    text:
      'A fire fighter reaches the eight squares around it, of any owner, ' +
      'but not its own square.',
    note: 'Question: Own square? Other blocks? Reason: "adjacent square".',
  },
  'BM-RULING-89': {
    title: 'Marker supply (ruling on text)',
    text: 'Markers never run out.',
    note: 'Question: Run out of fire markers? Reason: no rule.',
  },
  'BM-RULING-90': {
    title: 'Card backs (ruling on text)',
    text: 'Hidden: view shows hand sizes only; deck faces are never visible.',
    note: 'Question: The other side of a held card is visible on a table. Reason: "kept secret".',
  },
  'BM-RULING-91': {
    title: 'Out of CP',
    text:
      'Not while a blocker is active, a free draw or free klegg is possible or, before the ' +
      'endgame, the hand is not empty (whatever the cards are, so that the automatic end ' +
      'betrays nothing)',
    note: 'Question: Phase ends at 0 CP at once? Reason: MP already paid for.',
  },
  'BM-RULING-92': {
    title: 'Halted blockers in combat',
    text:
      'A blocker that a hazard card halted can do nothing more in that command phase; in ' +
      'the combat phase it attacks like any other.',
    note: 'Question: "Can do nothing". Reason: phase wording.',
  },
  'BM-RULING-93': {
    title: 'Attack cards and automatic attacks',
    text:
      'Attack cards change only declared attacks of counters, not hazards, ' +
      'blasts, wagons or fires.',
    note: 'Question: Modify hazards, blasts, wagons, fire? Reason: window exists only there.',
  },
  'BM-RULING-94': {
    title: 'Cancelled attack (ruling on text)',
    text: 'The shooter of a cancelled attack is flipped, and nothing else happens.',
    note: 'Question: Flip? Fire? Reason: attack was declared.',
  },
  'BM-RULING-95': {
    title: 'Flyer landing on others',
    text:
      'A flight never ends on an enemy: only in an unoccupied square, or, ' +
      'for a superhero, beside an own blocker.',
    note: 'Question: May a flight end on a hostile? Reason: not in the list of BM-MOVE-07.',
  },
  'BM-RULING-96': {
    title: 'Expansion counters in 2P',
    text:
      "With 2 players the expansion's counters stay in the box (option " +
      'expansionCounters, "auto" unless told).',
    note: 'Question: Add them? Reason: Mega Mania setup only.',
  },
  'BM-RULING-97': {
    title: 'Klegg changes hands mid-fight',
    text:
      'Counters that come under one player while they fight stay where they are, and the ' +
      'square is no longer contested.',
    note: 'Question: Two counters of one player in a square. Reason: derived state.',
  },
  'BM-RULING-98': {
    title: 'Own futsy against own blocker',
    text:
      'The non-futsy (two futsies: the lower id) is the attacker and is flipped; the other is ' +
      'the defender.',
    note:
      'Question: Both belong to the phasing player: who attacks? Reason: assault needs two ' +
      'sides.',
  },
  'BM-RULING-99': {
    title: 'Activating a locked blocker',
    text:
      'Allowed; it has noMove and may only lay a charge, switch power or deploy a heavy ' +
      'weapon.',
    note: 'Question: Allowed, and for what? Reason: text only forbids leaving.',
  },
  'BM-RULING-100': {
    title: 'Defensive fire out of a fight',
    text: 'A blocker in a contested square does not fire defensively (BM-COMBAT-08)',
    note: 'Question: The ban names only shooting. Reason: it is busy; same as shooting.',
  },
  'BM-RULING-101': {
    title: 'Moving on after deploying',
    text: 'A later move in the same turn folds the heavy weapon too.',
    note:
      'Question: Folding is stated for "a future turn". Reason: a weapon set up does not walk ' +
      'along.',
  },
  'BM-RULING-102': {
    title: 'Superhero and own futsy',
    text:
      'A superhero cannot share a square with a futsy: the futsy is hostile ' +
      'to everyone and would be a third side.',
    note: 'Question: May they share a square? Reason: keeps two sides a square.',
  },
  'BM-RULING-103': {
    title: 'Kleggs and counters (ruling on text)',
    text:
      'Yes, when activated (drawing also when not) like any blocker; only its attacks are ' +
      'limited.',
    note: 'Question: May a klegg draw, receive, lay, fly? Reason: only attacks are restricted.',
  },
  'BM-RULING-104': {
    title: 'Last blocker dies in mid-procedure',
    text:
      'The running procedure (shot, assault, blast, one wagon, whole fire step, justice card, ' +
      'whole catastrophe check) is finished; nothing later happens, also no pending ' +
      'catastrophe check.',
    note: 'Question: When exactly does play stop? Reason: play goes on "until", not beyond.',
  },
  'BM-RULING-105': {
    title: 'Airborne blockers and steps',
    text:
      'No step, elevator, rail or vehicle: it flies (all MP). On a pedway square it may ' +
      'instead walk or ride as BM-PED-03, BM-RULING-22.',
    note:
      'Question: May a hovering flyer step to a neighbour square? Reason: flight is the only ' +
      'way in and out.',
  },
  'BM-RULING-106': {
    title: 'Several counters on one side',
    text:
      "The side's lowest-id counter that is no superhero, else its superhero; a superhero " +
      'beside it may support; others take no part.',
    note: 'Question: Who fights (e.g. after BM-RULING-97)? Reason: one die a side.',
  },
  'BM-RULING-107': {
    title: 'Which cards are set aside',
    text:
      'Deck and cards set aside stay one unordered set with a count of cards left to draw; ' +
      'same odds, nothing unseen has to be recorded.',
    note: 'Question: Chosen at setup? Reason: lazy decks.',
  },
  'BM-RULING-108': {
    title: 'Blocks in use (ruling on text)',
    text: 'With 2 players the two base blocks are dealt, with 3 or 4 all four (option blockPool).',
    note: 'Question: Which blocks are dealt? Reason: expansion boards come with Mega Mania.',
  },
} as const satisfies RuleBook;

export type RuleId = keyof typeof rules;
