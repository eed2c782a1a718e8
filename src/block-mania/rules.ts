import type { RuleBook } from '../kernel/rules.js';

/** Every rule in the order of play, then the rulings. */
const rules = {
  'BM-COMP-01': {
    title: 'Exposure',
    text:
      'Every square is open air (outside), a window (half inside, half outside) or interior ' +
      '(fully inside).',
  },
  'BM-COMP-02': {
    title: 'Colours of squares',
    text:
      'Every window or interior square is an apartment (blue), civic (green) or special ' +
      '(yellow). A special square has a named location.',
  },
  'BM-COMP-03': {
    title: 'Addresses',
    text:
      'Every apartment has an address of two digits from 1 to 6, and no address occurs twice in ' +
      'a block. A board may print an address on an open-air square, which then is not an ' +
      'apartment.',
  },
  'BM-COMP-04': {
    title: 'Levels',
    text: 'Level 1 is the ground floor, and levels are counted upward.',
  },
  'BM-COMP-05': {
    title: 'Kinds of counters',
    text: 'There are four kinds of counters: blockers, hardware, armoury counters and markers.',
  },
  'BM-COMP-06': {
    title: 'Blocker values',
    text:
      'A blocker shows, from left to right, its COMMAND, STRENGTH and MOVEMENT ALLOWANCE; some ' +
      'also show the letter A or H. Its colour tells its block.',
  },
  'BM-COMP-07': {
    title: 'Weapon values',
    text:
      'A hardware or armoury counter with values is a weapon: the first value is its RANGE, the ' +
      'second its DAMAGE. Other hardware is equipment. A star points to a special rule.',
  },
  'BM-SETUP-01': {
    title: 'Random blocks',
    text: 'Each player is dealt one block at random from the blocks in use (BM-RULING-108).',
  },
  'BM-SETUP-02': {
    title: 'Order roll',
    text:
      'Each player rolls a six-sided die, and tied players roll again. From the lowest roll to ' +
      'the highest, this is the order of laying boards, of placing blockers and of turns.',
  },
  'BM-SETUP-03': {
    title: 'Row of boards',
    text: 'The boards are laid in a row with touching edges, from left to right in that order.',
  },
  'BM-SETUP-04': {
    title: 'Closed ends',
    text: 'With two boards nothing moves off the far left or the far right edge.',
  },
  'BM-SETUP-05': {
    title: 'Containers',
    text:
      'Hardware counters and armoury counters are put into two separate opaque containers and ' +
      'drawn at random.',
  },
  'BM-SETUP-06': {
    title: 'Blocker stacks',
    text: 'Each player gets the blockers of her block, shuffled into a face-down stack.',
  },
  'BM-SETUP-07': {
    title: 'First four blockers',
    text:
      'Each player draws the top 4 blockers of her stack for all to see. All players draw, in ' +
      'board order, before anyone places a blocker.',
  },
  'BM-SETUP-08': {
    title: 'Free placement',
    text:
      'In board order each player places her 4 blockers, in any order, on squares of her own ' +
      'block, one to a square. A superhero may join a blocker of its own block (BM-HERO-02).',
  },
  'BM-SETUP-09': {
    title: 'Starting equipment',
    text:
      'When it is placed, an A blocker draws one armoury counter and an H blocker one hardware ' +
      'counter.',
  },
  'BM-SETUP-10': {
    title: 'Cards set aside',
    text:
      'After placement all cards are shuffled, justice side up. Of these, 16 (with 2 players), ' +
      '12 (with 3) or 6 (with 4) are set aside unseen.',
  },
  'BM-SETUP-11': {
    title: 'Opening hands',
    text:
      'Each player is dealt 3 of the remaining cards. This leaves a draw deck of 32, 33 or 36 ' +
      'cards for 2, 3 or 4 players.',
  },
  'BM-SETUP-12': {
    title: 'Opening position',
    text:
      'At the beginning every block has power, all blockers are face up, and there are no ' +
      'markers, cars or kleggs on the boards.',
  },
  'BM-TURN-01': {
    title: 'Turn order',
    text: 'Players take turns in board order, again and again, until the game ends.',
  },
  'BM-TURN-02': {
    title: 'Four phases',
    text:
      'A turn has four phases: command, defensive fire, combat and end. None is skipped, and ' +
      'their order never changes.',
  },
  'BM-TURN-03': {
    title: 'Phasing player',
    text: 'The phasing player is the one whose turn it is; all others are non-phasing players.',
  },
  'BM-TURN-04': {
    title: 'Whose decision',
    text: 'Only a player whom the current decision asks may make a move.',
  },
  'BM-TURN-05': {
    title: 'What is asked',
    text:
      'A move is refused if the current decision does not offer its type, if it is malformed, ' +
      'or if it names a card, counter or square that is not there. If it breaks a more specific ' +
      'rule, that rule is named instead.',
  },
  'BM-TURN-06': {
    title: 'After the end',
    text: 'Once the game is over every move is refused.',
  },
  'BM-CP-01': {
    title: 'Command roll',
    text:
      'At the start of the command phase the phasing player rolls two dice; their sum is her ' +
      'command points (CP). In the endgame she plays her justice card first.',
  },
  'BM-CP-02': {
    title: 'Spending CP',
    text:
      'Deployments, activations and extra move points are paid for with CP. Nothing can be ' +
      'bought without enough CP.',
  },
  'BM-CP-03': {
    title: 'End of the command phase',
    text:
      'The command phase ends when the player stops. It ends by itself at 0 CP when no blocker ' +
      'is active and nothing free can be left to do (BM-RULING-91).',
  },
  'BM-CP-04': {
    title: 'Unspent CP',
    text: 'CP left over at the end of the command phase are lost.',
  },
  'BM-CP-05': {
    title: 'Command point track',
    text: 'The +10 side of the marker only makes the track longer; CP have no maximum.',
  },
  'BM-DEPLOY-01': {
    title: 'Cost of deployment',
    text:
      'To deploy, a player pays 4 CP and takes the top blocker of her stack; only then is its ' +
      'address rolled. She may deploy any number of blockers in a turn.',
  },
  'BM-DEPLOY-02': {
    title: 'Address roll',
    text:
      'Two dice give the address: the first die its first digit, the second die its second. The ' +
      'blocker is placed there, inside and face up. An unusable address is rolled again ' +
      '(BM-RULING-05).',
  },
  'BM-DEPLOY-03': {
    title: 'Equipment at deployment',
    text:
      'A deployed A blocker draws one armoury counter and an H blocker one hardware counter, ' +
      'even if armouries and malls are looted or destroyed.',
  },
  'BM-DEPLOY-04': {
    title: 'Impossible deployment',
    text:
      'Nobody can deploy with an empty stack, without a usable address, in the endgame, or once ' +
      'her block has collapsed.',
  },
  'BM-ACT-01': {
    title: 'Cost of activation',
    text: 'Activating a blocker costs CP equal to its COMMAND.',
  },
  'BM-ACT-02': {
    title: 'Own blockers',
    text:
      'A player activates only blockers of her own block, apart from futsies (BM-FUT-01) and ' +
      'kleggs (BM-KLEGG-03).',
  },
  'BM-ACT-03': {
    title: 'Once per turn',
    text: 'A blocker is activated at most once per turn, whatever cards are played.',
  },
  'BM-ACT-04': {
    title: 'Fresh blockers',
    text: 'A blocker deployed this turn may be activated this turn.',
  },
  'BM-ACT-05': {
    title: 'Flipped blockers',
    text: 'A flipped blocker cannot be activated.',
  },
  'BM-ACT-06': {
    title: 'One at a time',
    text: 'An activation is finished before another begins, and a finished one is never resumed.',
  },
  'BM-MOVE-01': {
    title: 'Move points',
    text: 'An activated blocker has move points (MP) equal to its MOVEMENT ALLOWANCE.',
  },
  'BM-MOVE-02': {
    title: 'Cost of a step',
    text: 'A step to the left, to the right or down costs 1 MP, a step up costs 2 MP.',
  },
  'BM-MOVE-03': {
    title: 'No diagonals',
    text: 'Steps go left, right, up or down, never diagonally.',
  },
  'BM-MOVE-04': {
    title: 'Extra MP',
    text: 'Missing MP are bought for 1 CP each, as far as the CP last. MP are spent before CP.',
  },
  'BM-MOVE-05': {
    title: 'Open air',
    text:
      "A blocker enters an open-air square only by flying, unless it is a 'tween block plaza or " +
      'a pedway square (BM-PED-04), or is passed by sky-rail or vehicle.',
  },
  'BM-MOVE-06': {
    title: 'Occupied squares',
    text:
      'A blocker never enters a square with another blocker, except as BM-MOVE-07 to BM-MOVE-09 ' +
      'and BM-HERO-02 say.',
  },
  'BM-MOVE-07': {
    title: 'Arriving on an enemy',
    text:
      'A square that holds an enemy may be entered by pedway, vehicle, elevator, grav chute or ' +
      'sky-rail.',
  },
  'BM-MOVE-08': {
    title: 'Inside and outside',
    text: 'Two blockers may be in one window square if one hovers outside and the other is inside.',
  },
  'BM-MOVE-09': {
    title: 'Charging an enemy',
    text: "In the combat phase a charge leads into an enemy's square (BM-ASLT-03).",
  },
  'BM-MOVE-10': {
    title: 'Meeting an enemy',
    text:
      "A blocker that enters an enemy's square (BM-MOVE-07) does nothing more in its " +
      'activation. A close assault follows in the combat phase.',
  },
  'BM-MOVE-11': {
    title: 'Passing through',
    text:
      'Blockers that travel by elevator, grav chute, mega-way, sky-rail or working pedway may ' +
      'pass through occupied squares.',
  },
  'BM-MOVE-12': {
    title: 'Contested squares',
    text:
      'A square is contested while enemies are inside it. Its counters stay there as long as ' +
      'that lasts, and no other blocker may enter it except a superhero (BM-HERO-02).',
  },
  'BM-MOVE-13': {
    title: 'Rubble',
    text:
      'Entering a collapsed square costs 1 MP more, and so does leaving one; both may apply to ' +
      'one step.',
  },
  'BM-MOVE-14': {
    title: 'Civic squares',
    text:
      'Entering a civic square costs 0 MP, even upward, while its block has power and the ' +
      'square has not collapsed.',
  },
  'BM-MOVE-15': {
    title: 'Entrance plazas',
    text: 'Entering an uncollapsed entrance plaza costs 0 MP, with or without power.',
  },
  'BM-MOVE-16': {
    title: 'Free loops',
    text:
      'A step for 0 MP may not enter a square in which the blocker has been since it last spent ' +
      'an MP or CP in this activation.',
  },
  'BM-EQUIP-01': {
    title: 'Armoury draw',
    text:
      'A blocker that moves to an armoury square, or began the command phase in one, may draw 1 ' +
      'random armoury counter.',
  },
  'BM-EQUIP-02': {
    title: 'Mall draw',
    text:
      'A blocker that moves to a shopping mall square, or began the command phase in one, may ' +
      'draw 1 random hardware counter.',
  },
  'BM-EQUIP-03': {
    title: 'End of movement',
    text:
      'After drawing, the blocker cannot move any more in that command phase. While it is ' +
      'active it may still spend MP on other things, such as deploying the heavy weapon just ' +
      'drawn.',
  },
  'BM-EQUIP-04': {
    title: 'Draw without activation',
    text:
      'A blocker that began the command phase in the shop may draw there without being ' +
      'activated. No blocker draws more than once per command phase.',
  },
  'BM-EQUIP-05': {
    title: 'No draw in a fight',
    text: 'Nobody draws in a contested square.',
  },
  'BM-EQUIP-06': {
    title: 'Capacity',
    text:
      'A blocker carries at most as many counters as its STRENGTH. Its controller chooses which ' +
      'ones beyond that are discarded: at once, but only after the last counter of a draw of ' +
      'several.',
  },
  'BM-EQUIP-07': {
    title: 'No loose counters',
    text:
      'Hardware and armoury counters never move or lie on the board without a carrier, except a ' +
      'laid demo charge (BM-DEMO-01).',
  },
  'BM-EQUIP-08': {
    title: 'Passing counters',
    text:
      'The active blocker may take counters from a blocker of the same controller 1 square ' +
      'away, not diagonally. It pays 1 MP per counter; the giver pays nothing and need not be ' +
      'activated.',
    note:
      'The one that receives must have been activated and still be active: move points of an ' +
      'activation that is over are gone (BM-ACT-06). Bring the giver near first.',
  },
  'BM-EQUIP-09': {
    title: 'Returned counters',
    text:
      'Discarded and exhausted counters, and those of a lost carrier, go back to their ' +
      'container.',
  },
  'BM-EQUIP-10': {
    title: 'Dead shops',
    text: 'A looted or collapsed armoury or mall square gives no more draws.',
  },
  'BM-ELEV-01': {
    title: 'Elevator ride',
    text:
      'A blocker in a square of an elevator shaft may ride to any other square of that shaft, ' +
      'up or down, for 1 MP.',
  },
  'BM-ELEV-02': {
    title: 'Passing and stopping',
    text:
      'The rider may pass through occupied squares of the shaft, or stop in one that holds an ' +
      'enemy (BM-MOVE-10).',
  },
  'BM-ELEV-03': {
    title: 'Stopped rider',
    text:
      'When the rider passes an enemy that belongs to another player, that player may stop it ' +
      'there. The rider must then close assault that enemy.',
  },
  'BM-ELEV-04': {
    title: 'Elevator power',
    text: 'No elevator works in a block whose power is off.',
  },
  'BM-ELEV-05': {
    title: 'Blocked shafts',
    text: 'A collapsed square blocks its shaft: nobody boards, leaves or passes an elevator there.',
  },
  'BM-CHUTE-01': {
    title: 'Drop',
    text:
      'From a grav chute square a blocker may drop for 1 MP straight down to level 1 of that ' +
      'column. It cannot stop on the way, and nobody can stop it.',
  },
  'BM-CHUTE-02': {
    title: 'Down only',
    text: 'Chutes never go up.',
  },
  'BM-CHUTE-03': {
    title: 'Severed chute',
    text:
      'If any square below the blocker, down to level 1, has collapsed, the drop is legal but ' +
      'destroys the blocker.',
  },
  'BM-CHUTE-04': {
    title: 'Landing',
    text:
      'The landing square may hold an enemy (BM-MOVE-10), but not a friendly blocker, and it ' +
      'must not be contested.',
  },
  'BM-RAIL-01': {
    title: 'Cars',
    text:
      'Cars enter play only by mania cards. A card places a car only in a station without one, ' +
      'and at most one car per player is in play.',
  },
  'BM-RAIL-02': {
    title: 'Sky-rail ride',
    text:
      'A blocker in an uncollapsed station with a car may ride for 1 MP to the station of an ' +
      'adjacent board, or of any board with 3 or 4 players. It moves only sideways along the ' +
      'sky-rail level.',
  },
  'BM-RAIL-03': {
    title: 'Barred rail squares',
    text: 'No car goes through or into a collapsed sky-rail, tubeway or station square.',
  },
  'BM-RAIL-04': {
    title: 'Passing by rail',
    text: 'Occupied squares and other collapsed squares on the way do not matter.',
  },
  'BM-RAIL-05': {
    title: 'Arrival by rail',
    text: 'The station at the end may hold an enemy (BM-MOVE-10).',
  },
  'BM-RAIL-06': {
    title: 'Travelling car',
    text:
      'The car moves to the other station with its rider (BM-RULING-17). If the rider is halted ' +
      'on the way, the car stops with it, and can be boarded there as in a station.',
  },
  'BM-RAIL-07': {
    title: 'Sky-rail squares',
    text: 'Apart from riders in a car, only flyers enter sky-rail squares.',
  },
  'BM-PED-01': {
    title: 'Pedway ride',
    text:
      'A blocker in a pedway terminus may ride for 1 MP to the terminus at the other end of ' +
      'that pedway (level 6). It does not halt in between.',
  },
  'BM-PED-02': {
    title: 'Working pedway',
    text:
      'A pedway works while both termini stand, both blocks have power, and none of its ' +
      'open-air squares has a structural, collapse or severed marker. Structural markers on a ' +
      'terminus do not matter.',
  },
  'BM-PED-03': {
    title: 'Stopped pedway',
    text:
      'A pedway that does not work is crossed by normal steps. Each of its squares counts as a ' +
      'collapsed square for costs, and halting there is allowed.',
  },
  'BM-PED-04': {
    title: 'Way onto the pedway',
    text:
      'Without flying, a pedway square is entered only while the pedway is stopped, and only ' +
      'from a terminus or a neighbouring square of the same pedway.',
  },
  'BM-PED-05': {
    title: 'Flyers on the pedway',
    text: 'Flyers may stop on working pedways and may enter severed squares.',
  },
  'BM-PED-06': {
    title: 'Severed squares',
    text: 'Without flying, nobody enters a square with a severed marker.',
  },
  'BM-PED-07': {
    title: 'Arrival by pedway',
    text: 'The terminus at the end of a ride may hold an enemy (BM-MOVE-10).',
  },
  'BM-MWAY-01': {
    title: 'Vehicle ride',
    text:
      'A blocker in an uncollapsed vehicle park may drive for 1 MP to the vehicle park of an ' +
      'adjacent board, or of any board with 3 or 4 players. It moves sideways along the ' +
      'mega-way level and does not halt in between.',
  },
  'BM-MWAY-02': {
    title: 'Barred mega-way squares',
    text: 'No vehicle goes through or into a collapsed mega-way, tunnel or vehicle park square.',
  },
  'BM-MWAY-03': {
    title: 'Passing by vehicle',
    text: 'Occupied squares and other collapsed squares on the way do not matter.',
  },
  'BM-MWAY-04': {
    title: 'Arrival by vehicle',
    text: 'The vehicle park at the end may hold an enemy (BM-MOVE-10).',
  },
  'BM-MWAY-05': {
    title: 'Fatties and mobs',
    text: 'Fatties and mobs cannot use vehicles.',
  },
  'BM-MWAY-06': {
    title: 'Mega-way squares',
    text: 'Apart from vehicles, only flyers enter mega-way squares.',
  },
  'BM-FLY-01': {
    title: 'Flyers',
    text:
      'Superheroes fly, and so do blockers with a power board or bat suit. Mobs and fatties ' +
      'never fly.',
  },
  'BM-FLY-02': {
    title: 'Flight and heavy weapons',
    text:
      'A blocker carrying a heavy weapon cannot fly, and a blocker in the air cannot take one. ' +
      'When a card draws for a blocker in the air, heavy weapons are set aside and another ' +
      'counter is drawn.',
  },
  'BM-FLY-03': {
    title: 'Take-off',
    text:
      'A flight begins on an uncollapsed balcony or entrance plaza, or in the air, that is, in ' +
      'an open-air square other than a plaza or outside a window. A blocker in the air moves ' +
      'only by flying (BM-RULING-105).',
  },
  'BM-FLY-04': {
    title: 'Landing places',
    text:
      "A flight ends in any open-air square, on any uncollapsed balcony or on any 'tween block " +
      'plaza.',
  },
  'BM-FLY-05': {
    title: 'Flight through tubeways',
    text:
      'A flight may also end in the sky-rail station of a block that has an uncollapsed tubeway ' +
      'square.',
  },
  'BM-FLY-06': {
    title: 'Flight through tunnels',
    text:
      'A flight may also end in the vehicle park of a block that has an uncollapsed tunnel ' +
      'square.',
  },
  'BM-FLY-07': {
    title: 'Cost of a flight',
    text:
      'A flight uses all MP. Afterwards the blocker can do nothing that costs MP in that turn, ' +
      'not even for CP. It may move normally before.',
  },
  'BM-FLY-08': {
    title: 'Hovering',
    text: 'A flyer that is not moved stays in the air.',
  },
  'BM-FLY-09': {
    title: 'Spray flyers',
    text:
      'A flyer with a spray can may fly to an uncollapsed window square in which nobody is, ' +
      'inside or outside, and hovers outside it.',
  },
  'BM-FLY-10': {
    title: 'Fire at the window',
    text:
      'A blocker that then enters the square inside and the flyer outside may shoot at each ' +
      'other, but neither may close assault the other.',
  },
  'BM-FLY-11': {
    title: 'Choice at the window',
    text: 'Any other shooter chooses the target inside or the one outside.',
  },
  'BM-FLY-12': {
    title: 'Leaving a window',
    text: 'The flyer outside may leave freely when activated.',
  },
  'BM-FLY-13': {
    title: 'Entering a block',
    text:
      'Flyers get into a block only by a balcony, by landing on a plaza and walking in, or as ' +
      'BM-FLY-05 and BM-FLY-06 say.',
  },
  'BM-FLY-14': {
    title: 'Reach of a flight',
    text:
      "With 2 players a flight reaches both boards; with 3 or 4, the flyer's board and the " +
      'boards next to it.',
  },
  'BM-DF-01': {
    title: 'Who fires at whom',
    text:
      'Unflipped blockers of each non-phasing player may fire at counters that the phasing ' +
      'player controls.',
  },
  'BM-DF-02': {
    title: 'Distance',
    text: 'The target is 1 square away, not diagonally.',
  },
  'BM-DF-03': {
    title: 'Diagonal fire',
    text:
      'Diagonal fire over 1 square is possible if one of the two counters is in open air and ' +
      'the other in open air or in a window square.',
  },
  'BM-DF-04': {
    title: 'Weapon',
    text:
      'The blocker fires one carried weapon with a RANGE of at least 1. Heavy weapons cannot be ' +
      'used (BM-RULING-33).',
  },
  'BM-DF-05': {
    title: 'One defensive attack',
    text: 'Each blocker makes at most one defensive attack, at one target square.',
  },
  'BM-DF-06': {
    title: 'Result of defensive fire',
    text:
      'Roll a die, add the DAMAGE and 1 more for a target on open-air or civic ground, and ' +
      "subtract the target's STRENGTH. A total of 6 or more destroys the target.",
  },
  'BM-DF-07': {
    title: 'Flip after defensive fire',
    text: 'Hit or miss, the blocker that fired is flipped.',
  },
  'BM-DF-08': {
    title: 'Being flipped',
    text:
      'A flipped blocker cannot be activated, fire defensively, shoot, loot, commit arson, ' +
      'scrawl or fight fires. It still fights close assaults in its own square.',
  },
  'BM-DF-09': {
    title: 'Turning face up',
    text: "Flipped counters turn face up in the end phase of their owner's turn.",
  },
  'BM-COMBAT-01': {
    title: 'One attack each',
    text:
      'Each blocker of the phasing player, activated or not, may make one attack: shooting, ' +
      'close assault, looting, arson, scrawling or fire fighting.',
  },
  'BM-COMBAT-02': {
    title: 'Flip after attacking',
    text: 'The attacker is flipped after its attack.',
  },
  'BM-COMBAT-03': {
    title: 'Flipped attackers',
    text: 'A flipped blocker attacks only by close assault against an enemy in its own square.',
  },
  'BM-COMBAT-04': {
    title: 'Attacking side',
    text:
      'Only counters of the phasing player attack, but in a close assault both sides fight at ' +
      'the same time.',
  },
  'BM-COMBAT-05': {
    title: 'Order of attacks',
    text:
      'Laid demo charges go off first. Then come shooting (after which wagons fire), close ' +
      'assault, looting, arson, scrawling and fire fighting. All attacks of one kind come ' +
      'before the next kind, and there is no going back.',
  },
  'BM-COMBAT-06': {
    title: 'Use of weapons',
    text:
      'Most weapons serve for shooting and close assault, those with RANGE 0 only for close ' +
      'assault. Heavy weapons serve only for shooting, and only when deployed.',
  },
  'BM-COMBAT-07': {
    title: 'Fight on the spot',
    text:
      'A blocker of the phasing player in a square with an enemy must close assault, after all ' +
      'shooting.',
  },
  'BM-COMBAT-08': {
    title: 'Engaged counters',
    text:
      'Nobody in a contested square can shoot, fire defensively, loot, commit arson, scrawl or ' +
      'fight fires.',
  },
  'BM-LOF-01': {
    title: 'Need of a line',
    text:
      "A shooting attack needs a line of fire from the attacker's square to the target's " +
      'square.',
  },
  'BM-LOF-02': {
    title: 'Way of the line',
    text:
      'The line joins any part of the two squares. It passes only through open-air squares; ' +
      'window and interior squares it may end in, but not cross.',
  },
  'BM-LOF-03': {
    title: 'Interior targets',
    text: 'To an interior square the line must be horizontal or vertical.',
  },
  'BM-LOF-04': {
    title: 'Range',
    text:
      'Range is counted in squares by the shortest way. Diagonals may be counted when the shot ' +
      'crosses open air (BM-RULING-35).',
  },
  'BM-LOF-05': {
    title: 'Exact test',
    text:
      'Each square has nine sample points, at 1, 4 and 7 eighths of its width and height. There ' +
      'is a line of fire to a window or open-air square if a straight line from a sample point ' +
      "of the attacker's square to one of the target's crosses the inside of no other square " +
      'than open-air ones; touching edges and corners is not crossing. There is one to an ' +
      'interior square in the same row or column if only open air lies between. With three or ' +
      'four boards the line may go either way round the ring, but not more than once.',
  },
  'BM-SHOOT-01': {
    title: 'Shooters',
    text:
      'An unflipped blocker of the phasing player may shoot if it has a usable weapon with a ' +
      'RANGE of at least 1 and is not in a contested square.',
  },
  'BM-SHOOT-02': {
    title: 'One weapon',
    text: "A blocker with several weapons shoots with one of them, at its player's choice.",
  },
  'BM-SHOOT-03': {
    title: 'One target',
    text:
      'A shooting attack goes to one target location, which must be in range and in the line of ' +
      'fire.',
  },
  'BM-SHOOT-04': {
    title: 'Result of shooting',
    text:
      'Roll a die, add the DAMAGE and 1 more for a target on open-air or civic ground, and ' +
      "subtract the target's STRENGTH. A total of 6 or more destroys the target; less does " +
      'nothing.',
  },
  'BM-SHOOT-05': {
    title: 'Several counters',
    text:
      'If several counters are at the target location, since it is contested or a superhero ' +
      "shares it, each is attacked with a die of its own, even those of the shooter's own side.",
  },
  'BM-SHOOT-06': {
    title: 'Hostile target',
    text:
      'At least one enemy of the shooter must be at the target location. Missile launchers and ' +
      'shots aimed at squares need none.',
  },
  'BM-SHOOT-07': {
    title: 'Power cut',
    text: 'Shooting attacks at interior squares, not windows, of a block without power are at -1.',
  },
  'BM-SHOOT-08': {
    title: 'Flip after shooting',
    text: 'The shooter is flipped, whatever happened.',
  },
  'BM-ASLT-01': {
    title: 'Mandatory assault',
    text:
      'Every contested square with a counter of the phasing player, flipped or not, must be ' +
      'fought in exactly once.',
  },
  'BM-ASLT-02': {
    title: 'Optional assault',
    text:
      'An unflipped blocker of the phasing player may assault an enemy inside an uncontested ' +
      'square 1 square away, not diagonally.',
  },
  'BM-ASLT-03': {
    title: 'Charge',
    text:
      "For that the attacker moves into the target's square. The move is free, serves only to " +
      'start an assault, and leads only over ground that the blocker can cross (BM-RULING-31).',
  },
  'BM-ASLT-04': {
    title: 'Totals',
    text:
      'Each side rolls a die and adds its STRENGTH and the DAMAGE of all usable weapons it ' +
      'carries, except heavy ones.',
  },
  'BM-ASLT-05': {
    title: 'Fatty bonus',
    text: 'A fatty that charges adds 2 to its total.',
  },
  'BM-ASLT-06': {
    title: 'Result of an assault',
    text: 'The side with the lower total is destroyed.',
  },
  'BM-ASLT-07': {
    title: 'Draw',
    text: 'If the totals are equal, nobody is destroyed and both sides are locked in combat.',
  },
  'BM-ASLT-08': {
    title: 'Locked counters',
    text:
      'Locked counters stay, and nobody else may enter. A shooting attack on the square attacks ' +
      'every counter in it, each with a die of its own.',
  },
  'BM-ASLT-09': {
    title: 'Flip after an assault',
    text: "After the fight the phasing player's counters that took part are flipped.",
  },
  'BM-ASLT-10': {
    title: 'Surviving charger',
    text: "A charger that survives stays in the target's square, win or draw.",
  },
  'BM-LOOT-01': {
    title: 'Looters',
    text:
      'An unflipped blocker may loot the uncollapsed mall, armoury or bank square in which it ' +
      'stands, in any block.',
  },
  'BM-LOOT-02': {
    title: 'Looting roll',
    text:
      "If a die plus the looter's STRENGTH makes 6 or more, a looted marker is put on the " +
      'square.',
  },
  'BM-LOOT-03': {
    title: 'Mall loot',
    text: 'Whoever loots a shopping mall draws 3 hardware counters and keeps what it can carry.',
  },
  'BM-LOOT-04': {
    title: 'Armoury loot',
    text: 'Whoever loots an armoury draws 3 armoury counters and keeps what it can carry.',
  },
  'BM-LOOT-05': {
    title: 'Single looting',
    text: 'A square is looted at most once per game.',
  },
  'BM-LOOT-06': {
    title: 'Flip after looting',
    text: 'The looter is flipped, successful or not.',
  },
  'BM-ARSON-01': {
    title: 'Arsonists',
    text:
      'Any unflipped blocker except superheroes and kleggs may commit arson in its square, ' +
      'without equipment.',
  },
  'BM-ARSON-02': {
    title: 'Arson roll',
    text:
      "If a die plus the arsonist's STRENGTH makes 6 or more, 1 fire marker is placed on the " +
      'square.',
  },
  'BM-ARSON-03': {
    title: 'Flip after arson',
    text: 'The arsonist is flipped.',
  },
  'BM-SCRAWL-01': {
    title: 'Scrawlers',
    text: 'An unflipped blocker with a spray can may scrawl.',
  },
  'BM-SCRAWL-02': {
    title: 'Scrawl on windows',
    text: 'In a window square only a blocker that can fly may scrawl.',
  },
  'BM-SCRAWL-03': {
    title: 'No roll',
    text: "Scrawling needs no roll: a scrawl marker is placed on the blocker's square.",
  },
  'BM-SCRAWL-04': {
    title: 'One per square',
    text: 'A square holds at most 1 scrawl marker, a collapsed square none.',
  },
  'BM-SCRAWL-05': {
    title: 'Worth of scrawl',
    text:
      'Scrawl markers on window or civic squares score against that block; elsewhere they are ' +
      'worth nothing.',
  },
  'BM-SCRAWL-06': {
    title: 'Flip after scrawling',
    text: 'The scrawler is flipped.',
  },
  'BM-FFIGHT-01': {
    title: 'Fire fighters',
    text:
      'An unflipped blocker in an uncollapsed square with a fire control symbol may fight ' +
      'fires, but never a fatty or a klegg.',
  },
  'BM-FFIGHT-02': {
    title: 'Fire to fight',
    text: 'The target is one burning square among the eight around the fire fighter.',
  },
  'BM-FFIGHT-03': {
    title: 'Fire fighting roll',
    text:
      'A die is rolled for each fire marker there. Each one that makes 6 or more with the fire ' +
      "fighter's STRENGTH removes one marker.",
  },
  'BM-FFIGHT-04': {
    title: 'Flip after fire fighting',
    text: 'The fire fighter is flipped.',
  },
  'BM-FIRE-01': {
    title: 'Growth',
    text:
      "In the phasing player's block every square that holds fire at the start of this step " +
      'gets 1 more fire marker.',
  },
  'BM-FIRE-02': {
    title: 'Three markers',
    text: 'A square never holds more than 3 fire markers.',
  },
  'BM-FIRE-03': {
    title: 'Spread',
    text:
      'A fourth marker, wherever it comes from, goes instead to the address in the same block ' +
      'that two dice give.',
  },
  'BM-FIRE-04': {
    title: 'Lost markers',
    text: 'If that square already has 3 markers, is collapsed or is open air, the marker is lost.',
  },
  'BM-FIRE-05': {
    title: 'Damage roll',
    text: 'Then a die is rolled for each burning square. On 1 or 2 one fire marker is removed.',
  },
  'BM-FIRE-06': {
    title: 'Structural damage by fire',
    text:
      'On 3 to 6 the number of fire markers is added. A sum of 7 or more places a structural ' +
      'damage marker, with its collapse roll. If the square stands, all fire markers stay.',
  },
  'BM-FIRE-07': {
    title: 'No water',
    text:
      'In a block whose water tank is destroyed a 1 or 2 removes nothing, and the markers are ' +
      'added to every roll (BM-FIRE-06).',
  },
  'BM-FIRE-08': {
    title: 'Burning blockers',
    text:
      'Then a die is rolled for each blocker, of any side, in a burning square of that block. ' +
      'It is destroyed if the die plus the fire markers makes 7 or more.',
  },
  'BM-FIRE-09': {
    title: 'Where fire can be',
    text:
      "Fire markers lie only on uncollapsed block squares and on 'tween block plazas; elsewhere " +
      'they are lost.',
  },
  'BM-END-01': {
    title: 'Order of the end phase',
    text:
      'First fires burn, then a card is drawn, then catastrophic damage is checked, and last ' +
      "the phasing player's flipped counters turn face up.",
  },
  'BM-END-02': {
    title: 'Card draw',
    text: 'The phasing player must draw 1 card.',
  },
  'BM-END-03': {
    title: 'Hand limit',
    text: 'A player with 4 cards in hand discards 1 of her choice.',
  },
  'BM-END-04': {
    title: 'Last card',
    text: 'If the drawn card was the last of the mania deck, the endgame begins (BM-ENDG-01).',
  },
  'BM-CAT-01': {
    title: 'Blocks to check',
    text:
      'Each block in which a collapse marker was placed on a window or interior square during ' +
      "this turn is checked, whoever's turn it is.",
  },
  'BM-CAT-02': {
    title: 'Catastrophe roll',
    text:
      'Five dice are rolled once for each such block. If their total is not higher than the ' +
      'number of collapse markers in the block, it collapses.',
  },
  'BM-CAT-03': {
    title: 'Contents of the block',
    text: 'All counters and markers on a collapsed block are removed; blockers count as destroyed.',
  },
  'BM-CAT-04': {
    title: 'Thin air',
    text: 'All squares of that board count as open air for lines of fire.',
  },
  'BM-CAT-05': {
    title: 'Fallen links',
    text:
      'The pedway, sky-rail and mega-way squares of that board, those shared with its ' +
      'neighbours included, collapse as after two hits.',
  },
  'BM-CAT-06': {
    title: 'Player without a block',
    text:
      'The owner of a collapsed block deploys no more, but still rolls for CP, plays cards and ' +
      'uses her blockers on the boards.',
  },
  'BM-CAT-07': {
    title: 'Closed board',
    text: 'No blocker may enter any square of that board any more.',
  },
  'BM-CAT-08': {
    title: 'Penalty',
    text: 'The owner suffers 200 defeat points.',
  },
  'BM-CAT-09': {
    title: 'All blocks down',
    text: 'If every block has collapsed, the game ends at once.',
  },
  'BM-DEST-01': {
    title: 'Leaving the board',
    text: 'A destroyed blocker leaves the board at once with everything it carries.',
  },
  'BM-DEST-02': {
    title: 'Loss for good',
    text: 'A destroyed blocker never comes back; it is kept for scoring by its owner.',
  },
  'BM-DEST-03': {
    title: 'Its equipment',
    text: 'The hardware and armoury counters of a destroyed blocker go back to their containers.',
  },
  'BM-DMG-01': {
    title: 'Damage by shooting',
    text:
      'Squares are damaged only by shooting attacks and by the special effects that other rules ' +
      'name.',
  },
  'BM-DMG-02': {
    title: 'Shot at a square',
    text:
      "If a die plus the DAMAGE minus the square's STRENGTH makes 6 or more, it is an effective " +
      'hit. Civic squares give no +1.',
  },
  'BM-DMG-03': {
    title: 'Strength of squares',
    text:
      'A block square has STRENGTH 6, an armoury 8, a pedway or mega-way square 6 and a ' +
      'sky-rail square 4.',
  },
  'BM-DMG-04': {
    title: 'Weapons against squares',
    text: 'Only weapons with a DAMAGE of at least 6 can be aimed at squares.',
  },
  'BM-DMG-05': {
    title: 'Square or counter',
    text:
      'A missile defence laser aims either at the square or at the counters there, never at ' +
      'both.',
  },
  'BM-DMG-06': {
    title: 'Area weapons',
    text:
      'Missile launchers and demo charges affect the square and all counters in it, and may be ' +
      'used on empty squares.',
  },
  'BM-STRUC-01': {
    title: 'Structural markers',
    text:
      'Each effective hit places one structural damage marker. Such markers go away only when ' +
      'the square collapses.',
  },
  'BM-STRUC-02': {
    title: 'Collapse roll',
    text:
      'Each time one is placed on a block square, a die is rolled and 1 is added for every ' +
      'structural marker that was there before. At 6 or more the square collapses.',
  },
  'BM-STRUC-03': {
    title: 'One by one',
    text:
      'Several markers are placed and rolled for one after another. After a collapse the rest ' +
      'are lost.',
  },
  'BM-COL-01': {
    title: 'Contents of the square',
    text:
      'A collapsing square loses everything in it: blockers, which are destroyed, equipment, ' +
      'cars, and scrawl, looted, fire and structural markers. It gets a collapse marker.',
  },
  'BM-COL-02': {
    title: 'Lost locations',
    text: 'Its location, elevator stop and chute are destroyed.',
  },
  'BM-COL-03': {
    title: 'Cascade',
    text:
      'At once a structural marker is placed on each uncollapsed block square directly above, ' +
      'then diagonally above right, then diagonally above left, with a collapse roll after ' +
      'each.',
  },
  'BM-COL-04': {
    title: 'Chain of cascades',
    text:
      'A square that collapses in this way starts its own cascade at once, before the next ' +
      'square of the first one.',
  },
  'BM-COL-05': {
    title: 'Markers on rubble',
    text: 'No structural, fire or scrawl marker is ever placed on a collapsed square.',
  },
  'BM-COL-06': {
    title: 'Shafts and chutes',
    text: 'Collapsed squares block elevators and sever grav chutes.',
  },
  'BM-LINK-01': {
    title: 'Sky-rail hits',
    text:
      'A sky-rail square (STRENGTH 4) is damaged only by a missile defence laser or a card that ' +
      'says so. One hit collapses it.',
  },
  'BM-LINK-02': {
    title: 'Pedway hits',
    text:
      'The first hit on a pedway square places a structural marker, without a collapse roll, ' +
      'and the pedway stops for good. The second places a collapse marker, the third a severed ' +
      'marker.',
  },
  'BM-LINK-03': {
    title: 'Severing',
    text: 'Every counter in a square that gets severed is destroyed.',
  },
  'BM-LINK-04': {
    title: 'Mega-way hits',
    text:
      'The first hit on a mega-way square places a structural marker, without a collapse roll, ' +
      'the second a collapse marker.',
  },
  'BM-HEAVY-01': {
    title: 'Deploying a heavy weapon',
    text:
      'A heavy weapon is carried face down. The active blocker may deploy it, that is, turn it ' +
      'face up, for 2 MP.',
  },
  'BM-HEAVY-02': {
    title: 'Deployed weapons',
    text: 'Only deployed heavy weapons can be used.',
  },
  'BM-HEAVY-03': {
    title: 'Folding',
    text:
      'A heavy weapon is turned face down again as soon as its carrier moves, by step, ' +
      'transport, charge or a card that puts it back, and when it is passed on.',
  },
  'BM-HEAVY-04': {
    title: 'Shooting only',
    text: 'Heavy weapons are never used in close assault or defensive fire.',
  },
  'BM-MANIA-01': {
    title: 'Mania side',
    text: 'Before the endgame only the mania sides of the cards may be used.',
  },
  'BM-MANIA-02': {
    title: 'Secret hands',
    text: 'The faces of cards in hand are secret, their number is public.',
  },
  'BM-MANIA-03': {
    title: 'Number of cards',
    text: 'Any number of cards may be played per turn. Played cards go to the discard pile.',
  },
  'BM-MANIA-04': {
    title: 'Command cards',
    text:
      'Only the phasing player plays command cards, at any time in the command phase. They take ' +
      'effect at once and affect only her own counters.',
  },
  'BM-MANIA-05': {
    title: 'Extra command points',
    text: 'Extra CP never allow a second activation of a blocker.',
  },
  'BM-MANIA-06': {
    title: 'Place of hazards',
    text:
      'A hazard card names squares. It is played against one opposing blocker that is in such a ' +
      'square, or passed through it, in the command phase, or stands in one in the defensive ' +
      'fire or combat phase.',
  },
  'BM-MANIA-07': {
    title: 'Time of hazards',
    text:
      'A moving blocker is struck in the hazard window (BM-RULING-75), before the next counter ' +
      'starts moving or the command phase ends.',
  },
  'BM-MANIA-08': {
    title: 'Halting hazards',
    text:
      'The blocker is put back into the named square, outside its window if it hovered there. ' +
      'What it rode after that it has not ridden. Its activation is over, and its CP and MP are ' +
      'wasted.',
  },
  'BM-MANIA-09': {
    title: 'Attacking hazards',
    text:
      "The blocker suffers a shooting attack at once with the card's DAMAGE. If it survives, it " +
      'may go on moving.',
  },
  'BM-MANIA-10': {
    title: 'Attack cards',
    text:
      'Any player may play attack cards in the defensive fire and combat phases. Cards that ' +
      'change attack dice are played between the declaration of an attack and its dice.',
  },
  'BM-MANIA-11': {
    title: 'Assault bonus',
    text: 'Whoever plays a modifier on a close assault chooses the side that gets it.',
  },
  'BM-MANIA-12': {
    title: 'Useless cards',
    text:
      'A mania card that could do nothing, because it has no legal target or no effect, may not ' +
      'be played.',
  },
  'BM-ENDG-01': {
    title: 'Start of the endgame',
    text:
      'When the last mania card has been drawn and a fourth card in hand discarded, the discard ' +
      'pile and the cards set aside are shuffled together. They are the justice deck.',
  },
  'BM-ENDG-02': {
    title: 'Kept hands',
    text: 'Cards in hand are kept and now count only by their justice side.',
  },
  'BM-ENDG-03': {
    title: 'No deployment',
    text: 'No new blockers or kleggs enter play.',
  },
  'BM-ENDG-04': {
    title: 'Justice card',
    text:
      'At the very start of each turn, before the command roll, the phasing player must play 1 ' +
      'justice card if she has one.',
  },
  'BM-ENDG-05': {
    title: 'Justice draw',
    text: 'In the end phase the phasing player draws 1 justice card; the hand limit stays 3.',
  },
  'BM-ENDG-06': {
    title: 'End of the game',
    text:
      'The game ends when no blocker that belongs to a block is left on the boards, or when all ' +
      'blocks have collapsed.',
  },
  'BM-ENDG-07': {
    title: 'Empty justice deck',
    text:
      'If a card must be drawn from an empty justice deck, the discard pile becomes the new ' +
      'one.',
  },
  'BM-SCORE-01': {
    title: 'What a player counts',
    text: 'Each player adds up defeat points for her own blockers and her own block.',
  },
  'BM-SCORE-02': {
    title: 'Blockers',
    text:
      'Each of her blockers that was destroyed counts 1 point. Blockers removed by justice ' +
      'cards or wagons count nothing.',
  },
  'BM-SCORE-03': {
    title: 'Collapsed squares',
    text: 'Each collapse marker on her block counts 6 points.',
  },
  'BM-SCORE-04': {
    title: 'Fires',
    text: 'Each square of her block with at least one fire marker counts 1 point.',
  },
  'BM-SCORE-05': {
    title: 'Banks and armouries',
    text:
      'Each bank or armoury square of her block that collapsed or was looted counts 4 points, ' +
      'once, even if both happened.',
  },
  'BM-SCORE-06': {
    title: 'Malls',
    text: 'Each shopping mall square of her block with a looted marker counts 2 points.',
  },
  'BM-SCORE-07': {
    title: 'Window scrawl',
    text: 'Each scrawl marker on a window square of her block counts 4 points.',
  },
  'BM-SCORE-08': {
    title: 'Civic scrawl',
    text: 'Each scrawl marker on a civic square of her block that is not a window counts 2 points.',
  },
  'BM-SCORE-09': {
    title: 'Collapsed block',
    text:
      'A player whose block has collapsed counts 200 points for it and nothing else for its ' +
      'squares.',
  },
  'BM-SCORE-10': {
    title: 'Winner',
    text: 'The player with the fewest defeat points wins.',
  },
  'BM-SCORE-11': {
    title: 'Ranking',
    text: 'With 3 or 4 players the places follow the totals, the lowest first.',
  },
  'BM-SCORE-12': {
    title: 'Ties',
    text: 'Players with equal totals share the place (BM-RULING-83).',
  },
  'BM-FAT-01': {
    title: 'No vehicles, no rail',
    text: 'Fatties cannot use vehicles or the sky-rail.',
  },
  'BM-FAT-02': {
    title: 'Fatties without wings',
    text:
      'A fatty that draws a power board or bat suit discards it and draws again. It can never ' +
      'receive one.',
  },
  'BM-FAT-03': {
    title: 'No fire fighting',
    text: 'Fatties never fight fires.',
  },
  'BM-FAT-04': {
    title: 'Charge bonus',
    text:
      'A fatty that charges a counter in an adjacent square gets +2 STRENGTH for that fight ' +
      'only.',
  },
  'BM-FUT-01': {
    title: 'Control of futsies',
    text:
      'The phasing player may activate any face-up futsy in play for its COMMAND and controls ' +
      'it until the end of the turn.',
  },
  'BM-FUT-02': {
    title: 'Idle futsies',
    text:
      'A futsy that was not activated this turn makes no attack, but still fights a mandatory ' +
      'assault in its square. Futsies never fire defensively.',
  },
  'BM-FUT-03': {
    title: 'Attacks on futsies',
    text: 'Any blocker may attack a futsy, even one of its own block.',
  },
  'BM-MOB-01': {
    title: 'No vehicles',
    text: 'Mobs cannot use vehicles, but may use the sky-rail.',
  },
  'BM-MOB-02': {
    title: 'Mobs without wings',
    text:
      'A mob that draws a power board or bat suit discards it and draws again. It can never ' +
      'receive one.',
  },
  'BM-HERO-01': {
    title: 'Flight of superheroes',
    text: 'Superheroes can fly.',
  },
  'BM-HERO-02': {
    title: 'Shared squares',
    text:
      'A superhero may enter, or be placed in, a square with a blocker of its own block, even a ' +
      'contested one, but not with a futsy (BM-RULING-102).',
  },
  'BM-HERO-03': {
    title: 'Shots at a shared square',
    text:
      'A shooting attack on a square that a superhero shares attacks both counters, each with a ' +
      'die of its own.',
  },
  'BM-HERO-04': {
    title: 'Assault support',
    text: 'A superhero may support the blocker beside it in a close assault with its own STRENGTH.',
  },
  'BM-HERO-05': {
    title: 'No equipment',
    text: 'Superheroes never carry hardware or armoury counters.',
  },
  'BM-HERO-06': {
    title: 'Clean hands',
    text: 'Superheroes never loot or commit arson.',
  },
  'BM-KLEGG-01': {
    title: 'Placing a klegg',
    text:
      'The player of a klegg card may place 1 klegg, with 1 random armoury counter, on an ' +
      'unoccupied and uncollapsed square of her own standing block.',
  },
  'BM-KLEGG-02': {
    title: 'Number of kleggs',
    text:
      'At most 2 kleggs are in play, or 4 with 3 or 4 players; at the limit none is placed. A ' +
      'destroyed or removed klegg never comes back, so once all have been used the card only ' +
      'activates.',
  },
  'BM-KLEGG-03': {
    title: 'Activating kleggs',
    text:
      'The player of a klegg card may activate each klegg in play once this turn, for no CP. ' +
      'Kleggs are activated in no other way.',
  },
  'BM-KLEGG-04': {
    title: 'Attacks of kleggs',
    text:
      'Kleggs only shoot and close assault. They never loot, commit arson, scrawl, fight fires, ' +
      'fire defensively, lay charges or switch power.',
  },
  'BM-KLEGG-05': {
    title: 'Must assault',
    text:
      "A klegg that can close assault an enemy belonging to another player in its controller's " +
      'combat phase must do so, and therefore may not shoot.',
  },
  'BM-DEMO-01': {
    title: 'Laying a charge',
    text: 'The active blocker may leave a demo charge that it carries in its square for 1 MP.',
  },
  'BM-DEMO-02': {
    title: 'Explosion of laid charges',
    text: 'Laid charges explode at the start of the combat phase of the same turn.',
  },
  'BM-DEMO-03': {
    title: 'Blast',
    text:
      'Every counter in the square is attacked as by a shot with DAMAGE +4. Then a die is ' +
      'halved and rounded up, and as many structural markers (1 to 3) are placed on the square.',
  },
  'BM-DEMO-04': {
    title: 'Touchy cargo',
    text:
      'Whenever a carrier has been shot at, fired on defensively or close assaulted, a die is ' +
      'rolled for each demo charge it carried. On a 6 that charge explodes there and then ' +
      '(BM-DEMO-03).',
  },
  'BM-FLAMER-01': {
    title: 'Fire of the flamer',
    text:
      'A flamer used for shooting or in close assault also puts 1 or 3 fire markers on the ' +
      'target square.',
  },
  'BM-FLAMER-02': {
    title: 'Empty flamer',
    text: 'A flamer that placed 3 markers is empty and goes back to the armoury container.',
  },
  'BM-MDL-01': {
    title: 'Missile defence laser',
    text: 'The missile defence laser is a heavy weapon that may also be aimed at squares.',
  },
  'BM-MDL-02': {
    title: 'Umbrella',
    text:
      'A missile defence laser deployed in a window square protects its block: missile launcher ' +
      'attacks have no effect there.',
  },
  'BM-ML-01': {
    title: 'Missile launcher',
    text: 'The missile launcher is a heavy weapon. Its kind of missile is chosen with each shot.',
  },
  'BM-ML-02': {
    title: 'Explosive missile',
    text:
      'An explosive missile attacks all counters in the square with DAMAGE +3. Then a die ' +
      'places 1 structural marker on 1 or 2, two on 3 or 4, three on 5 or 6.',
  },
  'BM-ML-03': {
    title: 'Incendiary missile',
    text:
      'An incendiary missile attacks all counters in the square with DAMAGE +1 and places 2 ' +
      'fire markers.',
  },
  'BM-ML-04': {
    title: 'Homing missile',
    text:
      'A homing missile needs no line of fire and reaches any window or open-air square on any ' +
      'board. It is either incendiary (DAMAGE +0, 1 fire marker) or explosive (DAMAGE +2, 1 ' +
      'structural marker).',
  },
  'BM-BAT-01': {
    title: 'Bat suit',
    text: 'A blocker that carries a bat suit can fly.',
  },
  'BM-BOARD-01': {
    title: 'Power board',
    text: 'A blocker that carries a power board can fly.',
  },
  'BM-BOMB-01': {
    title: 'Fire bomb',
    text: 'A fire bomb is a grenade with RANGE 1.',
  },
  'BM-BOMB-02': {
    title: 'Long throw',
    text:
      "From a window square on level 3 or higher a fire bomb also reaches every 'tween block " +
      'plaza square of the gap that the window faces, and the facing entrance plaza of the ' +
      'block across the gap.',
  },
  'BM-BOMB-03': {
    title: 'Fire of the bomb',
    text:
      'Shooting, firing defensively or assaulting with a fire bomb also puts 1 or 3 fire ' +
      'markers on the target square. After 3 it goes back to the hardware container.',
  },
  'BM-DRILL-01': {
    title: 'Vibro-drill',
    text:
      "The vibro-drill is a heavy weapon used only on its carrier's own square. It needs no " +
      'roll, does nothing to blockers and places 1 structural marker, with its collapse roll.',
  },
  'BM-LOC-01': {
    title: 'Armoury explosion',
    text:
      'An armoury has STRENGTH 8. Whenever a fire, structural or collapse marker is placed on ' +
      'it, a die is rolled. On 5 or 6 it collapses, if it has not yet, and all blockers in ' +
      'adjacent squares are attacked with DAMAGE +3.',
  },
  'BM-LOC-02': {
    title: 'Vehicle park explosion',
    text:
      'For every fire marker put on a vehicle park a die is rolled. On 5 or 6 it explodes like ' +
      'an armoury.',
  },
  'BM-LOC-03': {
    title: 'Balcony',
    text:
      'Flyers take off from balconies and land on them. In every other respect a balcony is a ' +
      'window square.',
  },
  'BM-LOC-04': {
    title: 'Power house',
    text:
      'The active blocker may switch the power of the block on or off for 1 MP while it stands ' +
      'in the power house.',
  },
  'BM-LOC-05': {
    title: 'Power off',
    text:
      'Without power the elevators of a block and the pedways to it stop, its civic squares ' +
      'cost normal MP, and shots at its interior squares are at -1.',
  },
  'BM-LOC-06': {
    title: "'Tween block plaza",
    text:
      "Any blocker may enter a 'tween block plaza. Shots at targets there get the +1 of open " +
      'air, once.',
  },
  'BM-LOC-07': {
    title: 'Water tank',
    text:
      'The first structural marker on the water tank destroys it. All fire in the three squares ' +
      'under it goes out, and BM-FIRE-07 applies from then on.',
  },
  'BM-LOC-08': {
    title: 'Pedway terminus',
    text: 'If either terminus collapses, the pedway stops for good.',
  },
  'BM-LOC-09': {
    title: 'Bank',
    text: 'A bank can be looted but gives no counters.',
  },
  'BM-JUST-01': {
    title: 'Riot foam',
    text: 'The player chooses any blocker in play. A die of 1 to 4 removes it.',
  },
  'BM-JUST-02': {
    title: 'Judges',
    text: 'The player chooses any blocker in play, and it is removed.',
  },
  'BM-JUST-03': {
    title: 'Fire department',
    text:
      'The player chooses a block, and all its fire markers are removed. Without fires nothing ' +
      'happens.',
  },
  'BM-JUST-04': {
    title: 'H-wagon',
    text:
      'The player places an H-wagon on an open-air square of her choice, unless both are in ' +
      'play already.',
  },
  'BM-JUST-05': {
    title: 'Fire of the H-wagon',
    text:
      'In every combat phase each H-wagon must shoot at one blocker in its line of fire, at any ' +
      'range, with DAMAGE +6.',
  },
  'BM-JUST-06': {
    title: 'Target of the H-wagon',
    text:
      'An H-wagon prefers blockers with a deployed heavy weapon, then those that have fired, ' +
      'then armed ones, then the closest. A preference counts only if it leaves somebody; ties ' +
      'are broken at random.',
  },
  'BM-JUST-07': {
    title: 'Electro-cordon',
    text:
      'The player removes one blocker of her choice that stands in a civic square or on a ' +
      "'tween block plaza. If there is none, nothing happens.",
  },
  'BM-JUST-08': {
    title: 'Klegg go home',
    text: 'All kleggs are removed.',
  },
  'BM-JUST-09': {
    title: 'Judge Dredd',
    text:
      'The player chooses a square with a blocker. All blockers there and in the eight squares ' +
      'around it are removed.',
  },
  'BM-JUST-10': {
    title: 'Stumm gas',
    text:
      'The player chooses an interior square with a blocker. For each blocker there and in the ' +
      'interior squares of that block among the eight around it, a die of 1 to 4 removes it.',
  },
  'BM-JUST-11': {
    title: 'Pat-wagon',
    text:
      "The player places a pat-wagon on a 'tween block plaza square of her choice, unless both " +
      'are in play already.',
  },
  'BM-JUST-12': {
    title: 'Foam of the pat-wagon',
    text:
      'In every combat phase each pat-wagon must foam one blocker in its line of fire. A die of ' +
      '1 to 4 removes it.',
  },
  'BM-JUST-13': {
    title: 'Target of the pat-wagon',
    text:
      'A pat-wagon prefers the closest blockers, then those with the highest STRENGTH, then a ' +
      'mob, by the method of BM-JUST-06. Nobody is closer than in its own square.',
  },
  'BM-JUST-14': {
    title: 'Sonic cannon',
    text:
      'The player places a sonic cannon on an open-air square next to a block whose board has ' +
      'none, unless both are in play already.',
  },
  'BM-JUST-15': {
    title: 'Sonic effect',
    text:
      'Blockers inside that block cost double CP to activate, and every attack they make is at ' +
      '-1.',
  },
  'BM-JUST-16': {
    title: 'Mandatory effect',
    text:
      'A justice card must be carried out as far as possible, and only its player makes the ' +
      'choices. Whatever it takes away is removed, not destroyed.',
  },
  'BM-MM-01': {
    title: 'Extra material',
    text:
      'There are four boards, and the hardware and armoury counters of the expansion join the ' +
      'containers.',
  },
  'BM-MM-02': {
    title: 'Fewer cards aside',
    text: 'Only 12 cards are set aside with 3 players, and 6 with 4 players.',
  },
  'BM-MM-03': {
    title: 'Ring of boards',
    text:
      'Whoever moves off the left edge comes back on the same level at the right edge, and the ' +
      'other way round; shots do the same. The half squares at both ends complete each other.',
  },
  'BM-MM-04': {
    title: 'Sky-rail anywhere',
    text:
      'A sky-rail ride may go to the station of any board, either way round, within the usual ' +
      'restrictions.',
  },
  'BM-MM-05': {
    title: 'Mega-way anywhere',
    text: 'A vehicle may go to the vehicle park of any board, either way round.',
  },
  'BM-MM-06': {
    title: 'Flight range',
    text: "A flight reaches only the flyer's board and the boards next to it.",
  },
  'BM-MM-07': {
    title: 'Defensive fire by all',
    text:
      "Every non-phasing player may fire defensively, but only at the phasing player's " +
      'counters.',
  },
  'BM-MM-08': {
    title: 'Four kleggs',
    text: 'With 3 or 4 players up to 4 kleggs may be in play.',
  },
  'BM-MM-09': {
    title: 'Places',
    text: 'The lowest total takes the first place, and so on upward.',
  },
  'BM-RULING-01': {
    title: 'Order of printed values',
    text:
      'In which order are the values printed? Blockers show COMMAND, STRENGTH, MOVEMENT ' +
      'ALLOWANCE, weapons RANGE, DAMAGE. Values are known by name, so another order on a real ' +
      'counter changes nothing.',
    note: "A public comment doubts the summary's description of the counters.",
  },
  'BM-RULING-02': {
    title: 'Outer half squares',
    text:
      'Can the half squares at the far ends of a row of two boards be used? No: only complete ' +
      'squares hold counters.',
  },
  'BM-RULING-03': {
    title: 'Side of placement',
    text:
      'May a player choose the side on which her board is laid? No: boards are laid from left ' +
      'to right in the order of the dice.',
    note: 'The text mentions no choice.',
  },
  'BM-RULING-04': {
    title: 'Ties in the order roll',
    text:
      'Who rolls again after a tie? Only the tied players, among themselves and for the tied ' +
      'places.',
  },
  'BM-RULING-05': {
    title: 'Unusable address',
    text:
      'What if the rolled address is collapsed, open air or occupied inside? Both dice are ' +
      'rolled again. If no address of the block would do for an ordinary blocker, deployment is ' +
      'not offered. A superhero may use the address of a blocker of its own block.',
    note: 'The text is silent; so the 4 CP are never wasted.',
  },
  'BM-RULING-06': {
    title: 'Wings at deployment',
    text:
      'What if a fatty or mob draws wings outside a mall? It draws again, as it would in a ' +
      'mall.',
    note: 'The exception is meant for every draw.',
  },
  'BM-RULING-07': {
    title: 'Empty container',
    text:
      'What does a draw from an empty container give? No counter, and the draw or the looting ' +
      'counts as made.',
    note: 'Counters are finite.',
  },
  'BM-RULING-08': {
    title: 'Open equipment',
    text: 'Are carried counters secret? No: they are public, face-down heavy weapons included.',
    note: 'Wagons must know who is armed, and no rule speaks of secrecy.',
  },
  'BM-RULING-09': {
    title: 'Endless walks',
    text:
      'May a blocker walk round and round over free civic squares? No: BM-MOVE-16 forbids free ' +
      'loops.',
    note: 'This changes nothing that can be reached.',
  },
  'BM-RULING-10': {
    title: 'Collapsed civic squares',
    text:
      'Is a collapsed civic square or entrance plaza still free to enter, or a +1 for shots? ' +
      'No: its location is lost, and entering it costs a normal step plus the rubble.',
    note: 'A collapse destroys locations.',
  },
  'BM-RULING-11': {
    title: 'Up into a civic square',
    text: 'Does a step up into a civic square cost 2 MP or 0? It costs 0, like one from the side.',
    note: 'The text makes no exception for the direction.',
  },
  'BM-RULING-12': {
    title: 'Cost of the plaza',
    text: "Is the 'tween block plaza free to enter like the entrance plaza? No: it costs 1 MP.",
    note: 'Only entrance plazas and civic squares are named as free.',
  },
  'BM-RULING-13': {
    title: 'Locked or contested',
    text:
      'Is being locked a state of its own? No: counters are locked while enemies are inside the ' +
      'same square, even before the first roll.',
    note: 'After every combat phase the two are the same.',
  },
  'BM-RULING-14': {
    title: 'Stopping an elevator',
    text:
      'Which counters may stop a rider? Any enemy that belongs to another player, flipped or ' +
      'not. A contested square is passed: nobody there stops the rider, and it cannot stop ' +
      'there.',
    note: 'The text has no other condition, and nobody enters a contested square.',
  },
  'BM-RULING-15': {
    title: 'Shape of a shaft',
    text:
      'Which squares belong to an elevator shaft? All the levels that the board lists for it, ' +
      'without gaps, in one column.',
  },
  'BM-RULING-16': {
    title: 'Suicide by chute',
    text: 'May a blocker enter a chute that is known to be severed? Yes, and it dies there.',
    note:
      'The text says that it is destroyed, not that it may not go. House rule `chuteSuicide`: ' +
      'with `false` the drop is illegal.',
  },
  'BM-RULING-17': {
    title: 'Moving cars',
    text: 'Does the car stay or ride along? It rides along with its rider.',
    note: 'That is what players expect of a train. House rule `carMoves`: with `false` it stays.',
  },
  'BM-RULING-18': {
    title: 'Way round the ring',
    text:
      'Which way do cars and vehicles take with 3 or 4 boards? The player names left or right, ' +
      'and every square of that way counts for barred squares and hazards.',
    note: 'A ring has two ways.',
  },
  'BM-RULING-19': {
    title: 'Vehicle movement',
    text:
      'How do vehicles move? From vehicle park through tunnel, mega-way and tunnel to vehicle ' +
      'park, for 1 MP (BM-MWAY-01 to BM-MWAY-06).',
    note:
      'The summary repeats the paragraph on pedways instead; this follows from its list of ' +
      'locations and from Mega Mania.',
  },
  'BM-RULING-20': {
    title: 'Crossing a stopped pedway',
    text:
      'What does it cost to cross a stopped pedway? Every square is rubble: 2 MP onto it, 3 MP ' +
      'from square to square and 2 MP off it, so 10 MP for a pedway of three squares.',
    note: 'The text compares it with crossing collapsed squares.',
  },
  'BM-RULING-21': {
    title: 'Flyers and severed squares',
    text:
      'May nobody enter a severed square, or may flyers? Flyers may. But whoever is in a square ' +
      'when it is severed dies, flyers too.',
    note: 'The text says both; the more specific sentence wins.',
  },
  'BM-RULING-22': {
    title: 'Restarted pedway',
    text:
      'What if a pedway starts again under a walker? The walker stays, and in its next ' +
      'activation may ride to either terminus for 1 MP.',
    note: 'Otherwise it would be stranded.',
  },
  'BM-RULING-23': {
    title: 'Outer ends of links',
    text:
      'What are the pedway, sky-rail and mega-way squares at the far ends of two boards? Plain ' +
      'open air, which cannot be damaged. The outer squares of level 1 are still plazas, but ' +
      'without a gap and a block across.',
  },
  'BM-RULING-24': {
    title: 'Take-off from a plaza',
    text:
      "May a flyer take off from a 'tween block plaza? No: only from a balcony or an entrance " +
      'plaza, or when it is in the air already.',
    note: 'The text lists the places.',
  },
  'BM-RULING-25': {
    title: 'MP for a flight',
    text:
      'May a blocker fly with 0 MP left? No: it needs at least 1 MP of its own, and CP cannot ' +
      'stand in for it.',
    note: 'A flight costs all MP, so there must be some.',
  },
  'BM-RULING-26': {
    title: 'Wings and heavy weapons',
    text:
      'May a blocker hold both wings and a heavy weapon? Yes, but it does not fly while it ' +
      'holds the weapon.',
    note: 'This is the mildest reading of the text.',
  },
  'BM-RULING-27': {
    title: 'Wings in the air',
    text:
      'May a blocker in the air give away or discard its last wings? No, not even beyond its ' +
      'capacity, and neither may a flyer outside a window its last spray can.',
    note: 'No rule says what a fall would do.',
  },
  'BM-RULING-28': {
    title: 'Several tubes or tunnels',
    text:
      'Must all tubeways or tunnels of a block be open for a flyer? No: one uncollapsed square ' +
      'is enough. The station or park must be uncollapsed and unoccupied. This holds on every ' +
      "board in reach, the flyer's own included.",
    note: 'The text speaks of one square.',
  },
  'BM-RULING-29': {
    title: 'Windows for spray flyers',
    text:
      'Outside which windows may a flyer with a spray can hover? Outside all but balconies; ' +
      'there it lands.',
    note: 'A balcony is a landing place.',
  },
  'BM-RULING-30': {
    title: 'Sharing a window',
    text:
      'Are a blocker inside a window and a flyer outside it in the same square? Not for ' +
      'contested squares, mandatory assaults or the ban on shooting. They shoot at each other ' +
      'at range 1, in defensive fire too.',
  },
  'BM-RULING-31': {
    title: 'Ground for a charge',
    text:
      'Where may a blocker charge? Between squares of a block, between plazas of either kind, ' +
      'and between a terminus and a stopped, unsevered pedway or along it. Flyers also charge ' +
      "from air to air, between air and 'tween block plaza, from air onto a balcony, and from a " +
      'balcony or entrance plaza into the air. Nobody charges onto the board of a collapsed ' +
      'block or into a contested square, not even a superhero, which joins a fight only in the ' +
      'command phase.',
    note: 'A charge is a move.',
  },
  'BM-RULING-32': {
    title: 'Assault outside a window',
    text: 'May a flyer outside a window charge or be charged? No, neither.',
  },
  'BM-RULING-33': {
    title: 'Heavy defensive fire',
    text: 'May heavy weapons fire defensively? No, never.',
    note:
      'They serve only for shooting, which belongs to the combat phase. House rule ' +
      '`heavyDefensiveFire`: with `true` deployed missile defence lasers may fire at counters.',
  },
  'BM-RULING-34': {
    title: 'Flamer in defensive fire',
    text: 'Does a flamer place fire markers in defensive fire? No: it fires like any gun.',
    note: 'Its text names only shooting and close assault, that of the fire bomb all three.',
  },
  'BM-RULING-35': {
    title: 'Counting range',
    text:
      'When do diagonals count? Range is 1 in the same square (inside against outside) and ' +
      'between neighbours, 2 between diagonal neighbours of which neither is open air, ' +
      'otherwise the larger of the distances in columns and in levels. Round the ring the ' +
      'shortest way with a line of fire counts, to the left or to the right, and at most once ' +
      'round: a line may come back to the column it left, but does not pass it.',
    note:
      'This matches diagonal defensive fire. The text sets shots no limit; one that passes the ' +
      'same blocks twice is meant by nobody.',
  },
  'BM-RULING-36': {
    title: 'Geometry of fire',
    text:
      'How is a line between any parts of two squares found? With nine sample points in each ' +
      'square (BM-LOF-05).',
    note: 'This is close to a ruler and always gives the same answer.',
  },
  'BM-RULING-37': {
    title: 'Shots through the roof',
    text: 'May a shot go straight down through the roof? Yes, into the topmost square of a column.',
    note: 'The text forbids only crossing squares.',
  },
  'BM-RULING-38': {
    title: 'Friendly fire',
    text:
      'May a player aim at her own counters? Only at futsies; but everybody at the target ' +
      'location is attacked.',
    note: 'The rule about futsies implies it.',
  },
  'BM-RULING-39': {
    title: 'Empty squares',
    text: 'May a flamer or fire bomb be used on an empty square? No: it needs a counter to aim at.',
    note:
      'Only launchers and demo charges are allowed that. House rule `fireAtEmpty`: with `true` ' +
      'they may.',
  },
  'BM-RULING-40': {
    title: 'Fire or no fire',
    text:
      'Must a fire weapon place markers? In shooting, and for the bomb in defensive fire, 1 or ' +
      '3 are placed. In a close assault its owner may leave it unused: then it places none and ' +
      'adds no DAMAGE.',
    note: 'The text prescribes markers for a shot, but only allows the use in an assault.',
  },
  'BM-RULING-41': {
    title: 'Flame bomb',
    text:
      'Is the "flame bomb" another counter? No, it is the fire bomb. Its long throw needs no ' +
      'line of fire and no RANGE, but a counter in the target square.',
  },
  'BM-RULING-42': {
    title: 'Effect of the bat suit',
    text: 'What does a bat suit do? It lets its carrier fly, and nothing else.',
    note: 'Its entry repeats the text of the superhero.',
  },
  'BM-RULING-43': {
    title: 'Markers of a demo charge',
    text: 'How many structural markers does a demo charge place? As many as half a die, rounded up.',
    note:
      'The text divides by 1, but 1 to 3 markers match the missile launcher. House rule ' +
      '`demoDivisor`: with `1` the full die counts.',
  },
  'BM-RULING-44': {
    title: 'Cargo of the dead',
    text: 'Are the charges of a carrier that the attack destroyed rolled for? Yes.',
    note:
      'The text rolls after every attack on a carrier. House rule `cargoAfterDeath`: with ' +
      '`false` they are not.',
  },
  'BM-RULING-45': {
    title: 'Time of laid charges',
    text:
      'In whose combat phase do laid charges go off? In that of the turn in which they were ' +
      'laid, in the order laid.',
    note: 'So no charge is ever left over.',
  },
  'BM-RULING-46': {
    title: 'Counters in a blast',
    text:
      'Are the counters in a blast lost without a roll? No: each is attacked with a die of its ' +
      'own.',
    note: 'The text has a slip here.',
  },
  'BM-RULING-47': {
    title: 'Owner of the umbrella',
    text:
      "Does an enemy's laser protect a block as well? Yes: any deployed laser inside an " +
      'uncollapsed window square protects the block and the counters in it, which cannot be ' +
      'chosen as targets. Open-air squares of the board and counters there are not protected.',
  },
  'BM-RULING-48': {
    title: 'Roll of the drill',
    text:
      'Does the vibro-drill roll to hit? No: the marker is placed without a roll. It needs an ' +
      'uncollapsed and uncontested block square.',
    note: 'The marker takes the place of the attack.',
  },
  'BM-RULING-49': {
    title: 'Markers in a collapse roll',
    text:
      'Does the marker just placed count in the collapse roll? No: the first marker brings the ' +
      'square down on a 6, the second on 5 or more, the third on 4 or more.',
    note: 'The text counts markers that are already there.',
  },
  'BM-RULING-50': {
    title: 'Order of a cascade',
    text:
      'In which order does a cascade go? Into the depth: what one square pulls down is finished ' +
      'before the next square is rolled for.',
    note: 'The text says that it happens immediately.',
  },
  'BM-RULING-51': {
    title: 'Armoury rolls',
    text:
      'How often is an explosion rolled for? Once for each marker placed, before the collapse ' +
      'roll; a square explodes at most once.',
    note: 'The text rolls whenever a marker is placed.',
  },
  'BM-RULING-52': {
    title: 'Reach of explosions',
    text: 'Does an explosion reach diagonal squares? No, only the four squares next to it.',
    note:
      'Where diagonals count, the text says so. House rule `explosionDiagonals`: with `true` it ' +
      'reaches all eight.',
  },
  'BM-RULING-53': {
    title: 'Flooded squares',
    text: 'Which three squares does a broken tank flood? Those under it in its column.',
    note:
      'The text calls them directly below. House rule `tankPattern`: with `fan` it floods the ' +
      'three squares of the next lower level.',
  },
  'BM-RULING-54': {
    title: 'Ruined power house',
    text: 'What if the power house collapses? The power of its block is off for good.',
  },
  'BM-RULING-55': {
    title: 'Looted, then collapsed',
    text:
      'Does a looted marker survive a collapse? No: a mall then scores only its collapse. A ' +
      'bank or armoury keeps its 4 points.',
    note: 'Everything in the square is removed.',
  },
  'BM-RULING-56': {
    title: 'Looted shops',
    text: 'May counters still be drawn in a looted shop? No (BM-EQUIP-10).',
  },
  'BM-RULING-57': {
    title: 'Fire on the plaza',
    text:
      "What does fire on a 'tween block plaza do? It belongs to the end phase of the board's " +
      'owner, between two boards to that of the board on the right. It goes out and kills like ' +
      'other fire and needs no water to go out, but it never grows, damages, spreads or scores.',
    note: 'A plaza is not a square of a block, and only fires in a block grow (BM-FIRE-01).',
  },
  'BM-RULING-58': {
    title: 'Order of fires',
    text:
      'May the player choose the order of the fires? No: they are handled level by level from ' +
      'the ground, and from left to right.',
  },
  'BM-RULING-59': {
    title: 'Blockers in fire',
    text:
      'Which blockers roll for fire? All in burning squares of that board, whoever they belong ' +
      'to, inside or outside.',
  },
  'BM-RULING-60': {
    title: 'Time of turning up',
    text:
      'When in the end phase do flipped counters turn face up? In its last step. That they have ' +
      'fired is then forgotten, too.',
  },
  'BM-RULING-61': {
    title: 'Discard after the last draw',
    text:
      'Does a card discarded after the last draw join the justice deck? Yes: draw, discard, ' +
      'start of the endgame, then the catastrophe check.',
  },
  'BM-RULING-62': {
    title: 'No justice card',
    text:
      'What if a player has no justice card to play? She plays none and goes on with the ' +
      'command roll.',
  },
  'BM-RULING-63': {
    title: 'New justice deck',
    text: 'What if the justice deck is empty? The discard pile becomes the new one (BM-ENDG-07).',
  },
  'BM-RULING-64': {
    title: 'Time of wagons',
    text:
      'When do wagons fire? After all shooting, before close assaults. A counter has fired if ' +
      'it shot or fired defensively since it last turned face up.',
    note:
      'So it matters who has fired. House rule `wagonTiming`: with `startOfCombat` they fire ' +
      'right after the demo charges.',
  },
  'BM-RULING-65': {
    title: 'Victims of wagons',
    text:
      'Do victims of wagons score, and can wagons be shot at? Victims are removed, not ' +
      'destroyed. Wagons and cannons cannot be attacked; they block nothing and occupy nothing.',
    note: 'They are the work of judges.',
  },
  'BM-RULING-66': {
    title: 'Attacks under the sonic cannon',
    text:
      'Which attacks does a sonic cannon weaken? Every attack die of a blocker inside that ' +
      'block: shooting, defensive fire, shots at squares, close assault, looting, arson and ' +
      'fire fighting. Extra MP and deployment cost what they always do.',
  },
  'BM-RULING-67': {
    title: 'Square of the sonic cannon',
    text:
      'Where does a sonic cannon stand? Its player names the block. The marker goes to the ' +
      'lowest, then leftmost open-air square beside it, which has no effect.',
  },
  'BM-RULING-68': {
    title: 'Control of kleggs',
    text:
      'Whose are the kleggs? The player who last played a klegg card controls them all. They ' +
      'are blockers for every target, never score and do not keep the game going.',
    note:
      'House rule `kleggControl`: with `placer` each belongs to whoever placed it, and a klegg ' +
      'card lends them all to its player for the turn.',
  },
  'BM-RULING-69': {
    title: "Klegg's duty",
    text:
      'May a klegg shoot although it could assault? No: it cannot shoot while it has a legal ' +
      'charge or is in a contested square, and close assaults do not end before it has charged.',
  },
  'BM-RULING-70': {
    title: 'Flipped futsies',
    text:
      'May a flipped futsy be activated, and how long is it controlled? Nobody may activate it ' +
      "while flipped; it turns face up in its owner's end phase. Control ends with the turn. It " +
      'is an enemy of everyone in its square.',
  },
  'BM-RULING-71': {
    title: 'Fate of a supporting superhero',
    text:
      'What happens to a superhero in a close assault? If it adds its STRENGTH, it shares the ' +
      'result, destruction and flipping included. If not, it takes no part. Alone it fights ' +
      'normally.',
    note: 'The text destroys a whole side.',
  },
  'BM-RULING-72': {
    title: 'Joining a superhero',
    text:
      'May others enter the square of a superhero? No: only the superhero may move in with ' +
      'others.',
    note: 'Only the superhero has the exception.',
  },
  'BM-RULING-73': {
    title: 'Cost of passing',
    text:
      'Is passing paid per counter? Yes, 1 MP each. Nothing is passed from or to a contested ' +
      "square, and the receiver's capacity applies.",
  },
  'BM-RULING-74': {
    title: 'Who may draw',
    text:
      'May flipped blockers draw, and in enemy shops? Yes: flipped blockers may, and the shops ' +
      'of any block serve anyone. Each blocker draws once per command phase.',
  },
  'BM-RULING-75': {
    title: 'Hazard window',
    text:
      'When can a moving blocker be struck by hazards? At the end of its activation, and before ' +
      'it draws, receives a counter, lays a charge, switches power or deploys a heavy weapon, ' +
      'but not before cards. Each window is for the squares entered since the one before. If ' +
      'the blocker is halted or destroyed in it, the announced action lapses unpaid.',
    note: 'So no random draw has to be undone.',
  },
  'BM-RULING-76': {
    title: 'Players of hazards',
    text:
      'Who may play hazards, and on whom? Any player, against blockers that she does not ' +
      'control. The phasing player does so at the decisions of her command phase and in the ' +
      'windows at the start of defensive fire and of combat.',
  },
  'BM-RULING-77': {
    title: 'Square of a halt',
    text:
      'Where is a blocker halted that passed several matching squares? In any of them where it ' +
      "could stand, as the card's player chooses. A square with an enemy becomes contested; " +
      'squares with friends and contested squares are excluded.',
    note: 'The result must be a legal position.',
  },
  'BM-RULING-78': {
    title: 'Any time',
    text:
      'When is "at any time"? At the start of defensive fire and of combat, at each declared ' +
      "attack, in the hazard window, and at a player's own decisions. Who comes into a place " +
      'later in the combat phase, by a charge, is out of reach of its hazards until the next ' +
      'such time.',
    note:
      'A game needs moments at which everybody is asked. House rule `promptAll`: with `false` ' +
      'players without a playable card are not asked. That is quicker, but gives hands away: ' +
      'who is asked holds a card that fits, and who is not holds none. So a move that leads to ' +
      'such a moment cannot be taken back.',
  },
  'BM-RULING-79': {
    title: 'Modifiers on several dice',
    text:
      'Does a modifier change one die or all? In shooting every die of that attack, in a close ' +
      'assault the die of one side.',
  },
  'BM-RULING-80': {
    title: 'Both blocks',
    text: 'When do collapses end the game with 3 or 4 players? When all blocks have collapsed.',
    note:
      'With two players the text says both. House rule `endAtStanding`: with `1` it ends when ' +
      'at most one stands.',
  },
  'BM-RULING-81': {
    title: 'Edge of a collapsed board',
    text:
      'What of open air and shared squares at a collapsed block? Counters in open-air squares ' +
      'survive and may leave. Full columns of that board may not be entered; a column shared by ' +
      'two boards is closed only when both are down, but links there count as collapsed as soon ' +
      'as one is. Wagons, cannons and fires on plazas stay.',
    note: 'Half squares belong to both boards.',
  },
  'BM-RULING-82': {
    title: 'Dead in the rubble',
    text:
      'Do blockers that die with a block score? Yes, 1 point each for their owners, whatever ' +
      'side they are on.',
  },
  'BM-RULING-83': {
    title: 'Ties at the end',
    text: 'Who wins a tie? The place is shared.',
    note:
      'House rule `tieBreak`: with `fewestCollapses` fewer collapsed squares win, then fewer ' +
      'destroyed blockers.',
  },
  'BM-RULING-84': {
    title: 'Sixth kind of attack',
    text: 'Where does fire fighting come? It is the sixth and last kind of attack.',
    note: 'The summary uses the number 4 twice.',
  },
  'BM-RULING-85': {
    title: 'Four slips',
    text:
      'How are four slips of the summary read? Deployment is paid in CP, a chute is left by its ' +
      'exit, it is a grav chute, and a draw ends movement in that command phase.',
  },
  'BM-RULING-86': {
    title: 'Civic window scrawl',
    text: 'Does scrawl on a civic window count 4 points or 2? It counts 4, once.',
    note: 'There is one marker, and windows are named first.',
  },
  'BM-RULING-87': {
    title: 'Place of arson',
    text:
      'Where is arson possible? On uncollapsed block squares and on plazas. On a square with 3 ' +
      'fire markers a success spreads (BM-FIRE-03).',
  },
  'BM-RULING-88': {
    title: 'Reach of fire fighters',
    text:
      'Which fires can be fought? Those in the eight squares around the fire fighter, of any ' +
      'block, but not in its own square.',
  },
  'BM-RULING-89': {
    title: 'Marker supply',
    text: 'Can markers run out? No, never.',
  },
  'BM-RULING-90': {
    title: 'Backs of cards',
    text:
      'Is the other side of a card in hand visible? No: others see only the size of a hand, and ' +
      'nobody sees the faces of the deck.',
  },
  'BM-RULING-91': {
    title: 'Out of CP',
    text:
      'Does the command phase end as soon as no CP are left? Not while a blocker is active, or ' +
      'a free draw or a free klegg is possible. Before the endgame it also goes on while the ' +
      'player holds cards, whatever they are, so that its end betrays nothing.',
    note: 'The MP of an active blocker are paid for.',
  },
  'BM-RULING-92': {
    title: 'Halted blockers',
    text:
      'Can a halted blocker do nothing at all? Only in that command phase. In the combat phase ' +
      'it attacks like any other.',
  },
  'BM-RULING-93': {
    title: 'Attack cards and automatic attacks',
    text:
      'Do attack cards change hazards, blasts, wagons or fires? No: only declared attacks of ' +
      'counters.',
    note: 'Only these have a moment between declaration and dice.',
  },
  'BM-RULING-94': {
    title: 'Cancelled attack',
    text: 'What happens after a cancelled attack? The shooter is flipped, and nothing else happens.',
    note: 'The attack was declared.',
  },
  'BM-RULING-95': {
    title: 'Landing on others',
    text:
      'May a flight end on an enemy? No: only in an unoccupied square or, for a superhero, ' +
      'beside a blocker of its own block.',
    note: 'Flight is not among the ways of BM-MOVE-07.',
  },
  'BM-RULING-96': {
    title: 'Expansion counters',
    text: "Are the expansion's counters used with 2 players? No, they stay in the box.",
    note:
      'They belong to the setup of Mega Mania. House rule `expansionCounters`: `true` or ' +
      '`false` decides for any number of players.',
  },
  'BM-RULING-97': {
    title: 'Klegg changing hands',
    text:
      'What if two fighting counters come under one player? They stay where they are, and the ' +
      'square is no longer contested.',
  },
  'BM-RULING-98': {
    title: 'Own futsy in a fight',
    text:
      "Who attacks if a player's blocker and her futsy fight? The blocker is the attacker and " +
      'is flipped; the futsy defends. Of two futsies the one that comes first in the list of ' +
      'counters attacks.',
  },
  'BM-RULING-99': {
    title: 'Activating a locked blocker',
    text:
      'May a locked blocker be activated, and what for? Yes. It cannot move and may only lay a ' +
      'charge, switch power or deploy a heavy weapon.',
    note: 'The text only forbids leaving.',
  },
  'BM-RULING-100': {
    title: 'Defensive fire out of a fight',
    text:
      'May a blocker in a contested square fire defensively? No: it is as busy as for shooting ' +
      '(BM-COMBAT-08).',
  },
  'BM-RULING-101': {
    title: 'Moving after deploying',
    text: 'Does a move in the same turn fold a heavy weapon, too? Yes.',
    note: 'The text speaks of a future turn, but a weapon set up does not walk along.',
  },
  'BM-RULING-102': {
    title: 'Superhero and futsy',
    text:
      'May a superhero share a square with a futsy of its block? No: the futsy is an enemy of ' +
      'everyone and would be a third side.',
  },
  'BM-RULING-103': {
    title: 'Kleggs and equipment',
    text:
      'May kleggs draw, receive, deploy heavy weapons or fly? Yes, like any blocker when ' +
      'activated, and they draw even when not: it is how they get to a fight and arm for it. ' +
      'They lay no charges and switch no power (BM-KLEGG-04).',
    note: 'They are there for shooting and close assault only; a charge is an attack by other means.',
  },
  'BM-RULING-104': {
    title: 'Last blocker',
    text:
      'When does play stop if the last blocker dies? What is under way is finished: a shot, ' +
      'assault, blast, wagon or justice card, the whole fire step or catastrophe check. Nothing ' +
      'later happens, not even a pending catastrophe check.',
    note: 'Play goes on until then, not beyond.',
  },
  'BM-RULING-105': {
    title: 'Steps in the air',
    text:
      'May a hovering flyer step to the next square? No step, elevator, rail or vehicle: it ' +
      'flies, for all its MP. Only on a pedway square it may walk or ride instead (BM-PED-03, ' +
      'BM-RULING-22).',
    note: 'Flight is the only way into the air and out of it.',
  },
  'BM-RULING-106': {
    title: 'Fighter of a side',
    text:
      'Who fights for a side of several counters? Its first counter in the list that is not a ' +
      'superhero, otherwise its superhero. A superhero beside it may support; others take no ' +
      'part.',
    note: 'Each side has one die.',
  },
  'BM-RULING-107': {
    title: 'Unseen cards aside',
    text:
      'When is it decided which cards are set aside? Only as cards are drawn: deck and cards ' +
      'set aside are one set with a number of cards left to draw. The odds are the same.',
  },
  'BM-RULING-108': {
    title: 'Blocks in use',
    text: 'Which blocks are dealt? With 2 players the two base blocks, with 3 or 4 all four.',
    note: 'Setup option `blockPool` lists the blocks to deal from.',
  },
} as const satisfies RuleBook;

/** The id of a rule or ruling of Block Mania, as refusals name it and `explain` takes it. */
export type RuleId = keyof typeof rules;

/** Built, it is a text until somebody asks for it: see build/texts.ts. */
export const ruleBook = () => rules;

type Chapter = RuleId extends `${string}-${infer Name}-${string}` ? Name : never;

/** The titles of the chapters by the middle part of the ids, in the order of the book. */
export const chapters = {
  COMP: 'Squares and counters',
  SETUP: 'Setup',
  TURN: 'The turn',
  CP: 'Command points',
  DEPLOY: 'Deployment',
  ACT: 'Activation',
  MOVE: 'Movement',
  EQUIP: 'Hardware and armoury counters',
  ELEV: 'Elevators',
  CHUTE: 'Grav chutes',
  RAIL: 'Sky-rail',
  PED: 'Pedways',
  MWAY: 'Mega-way',
  FLY: 'Flying',
  DF: 'Defensive fire',
  COMBAT: 'Combat',
  LOF: 'Line of fire',
  SHOOT: 'Shooting',
  ASLT: 'Close assault',
  LOOT: 'Looting',
  ARSON: 'Arson',
  SCRAWL: 'Scrawling',
  FFIGHT: 'Fire fighting',
  FIRE: 'Fires',
  END: 'End phase',
  CAT: 'Catastrophic damage',
  DEST: 'Destroyed counters',
  DMG: 'Demolition',
  STRUC: 'Structural damage',
  COL: 'Collapse',
  LINK: 'Damage to links',
  HEAVY: 'Heavy weapons',
  MANIA: 'Mania cards',
  ENDG: 'Endgame',
  SCORE: 'Defeat points',
  FAT: 'Fatties',
  FUT: 'Futsies',
  MOB: 'Mobs',
  HERO: 'Superheroes',
  KLEGG: 'Kleggs',
  DEMO: 'Demo charges',
  FLAMER: 'Flamers',
  MDL: 'Missile defence lasers',
  ML: 'Missile launchers',
  BAT: 'Bat suits',
  BOARD: 'Power boards',
  BOMB: 'Fire bombs',
  DRILL: 'Vibro-drills',
  LOC: 'Locations',
  JUST: 'Justice cards',
  MM: 'Mega Mania',
  RULING: 'Rulings',
} as const satisfies Record<Chapter, string>;
