import type { RuleBook } from '../kernel/rules.js';

/** Every rule in the order of play, then engine rules, rulings, effects and React windows. */
export const rules = {
  'DN-BOARD-01': {
    title: 'Nineteen named, numbered spaces',
    text:
      'The city has 19 spaces: the Defense HQ and 18 City Spaces, each with a unique name and a ' +
      'unique number 1-18. Mech and Monster standees stand in spaces.',
  },
  'DN-BOARD-02': {
    title: 'Adjacency by white lines',
    text: 'Two spaces are adjacent exactly when a white line joins them.',
  },
  'DN-BOARD-03': {
    title: 'Defense HQ is no City Space',
    text:
      "HQ is the Mechs' start space. It is not a City Space: Monsters never enter it, it never " +
      'takes City Damage, is never destroyed, never holds Citizens.',
  },
  'DN-BOARD-04': {
    title: 'HQ restocks Repair Bots',
    text:
      'In the End Phase every Mech in HQ regains all its spent Repair Bots (back to 3). ' +
      'Optional in the text, automatic here: it is never a disadvantage.',
  },
  'DN-BOARD-05': {
    title: 'Next higher and lower',
    text:
      '"Next higher/lower space" means the City Space with the number one above/below, whether ' +
      'or not it is adjacent. Past 18 comes 1 and below 1 comes 18 (DN-RULING-06).',
  },
  'DN-BOARD-06': {
    title: 'No stacking limit',
    text: 'Any number of Monsters and Mechs may share a City Space.',
  },
  'DN-RUIN-01': {
    title: 'When and how a space is destroyed',
    text:
      'A City Space is destroyed at the moment its City Damage reaches its capacity. Resolve at ' +
      'once, in this order: mark it with a City Destroyed token and return its City Damage ' +
      'tokens (surplus damage is lost); Citizens (DN-RUIN-06, -07); Monsters (DN-RUIN-04); ' +
      'Destruction track +1 (DN-TRACK-04). Mechs stay where they are.',
  },
  'DN-RUIN-02': {
    title: 'Mechs may not enter',
    text:
      'A Mech cannot move into or through a destroyed space unless the move it is using says so ' +
      '("through=true": it may pass but not stop there).',
  },
  'DN-RUIN-03': {
    title: 'Mech caught inside',
    text:
      'A Mech standing in a destroyed space may only take actions, and play Reacts, whose ' +
      'effect moves it out; it must be outside when that effect is finished. A card or tile ' +
      'action qualifies iff its list contains, outside "when"/"choose", a "move" of the own ' +
      'Mech that can end in a non-destroyed space; that move is then mandatory. Passing and ' +
      'Emergency Evac stay allowed.',
  },
  'DN-RUIN-04': {
    title: 'Monsters displaced to next higher',
    text:
      'Monsters in a space being destroyed go to the next higher space; while that is destroyed ' +
      'they continue to the next higher until they reach one that is not.',
  },
  'DN-RUIN-05': {
    title: 'Monsters cannot be moved in',
    text:
      'Any other effect that would move a Monster into a destroyed space: that movement is ' +
      'cancelled, the rest of the effect still resolves. (No skipping here, unless the effect ' +
      'says "non-destroyed".)',
  },
  'DN-RUIN-06': {
    title: 'Citizens discarded silently',
    text:
      'All Citizens in the space are discarded: no Exiting Play effect, no React window, no ' +
      'population counted.',
  },
  'DN-RUIN-07': {
    title: 'Undiscardable Citizens move lower',
    text:
      'A Citizen that cannot be discarded moves to the next lower space instead, continuing ' +
      'lower past destroyed spaces. It does not "enter play" by this.',
  },
  'DN-RUIN-08': {
    title: 'Nothing left to damage',
    text:
      'A destroyed space takes no further City Damage, gets no Citizens and is never destroyed ' +
      'again; effects that would do so skip it.',
  },
  'DN-TRACK-01': {
    title: 'Attack track steps',
    text:
      'Each Attack or Melee Attack a player makes (card or tile action), and each other card or ' +
      'tile action bearing the Monster Attack Track symbol, moves the Monster Attack tracker up ' +
      'one space when it is played (start space and count: DN-RULING-71).',
  },
  'DN-TRACK-02': {
    title: 'Fifth space triggers Monster Attack',
    text:
      'When the tracker reaches the 5th space a Monster Attack Phase begins (DN-ACT-09), once ' +
      'the current action is completely resolved.',
  },
  'DN-TRACK-03': {
    title: 'Destruction track final space loses',
    text:
      'When the Destruction tracker reaches its final space the players lose immediately; ' +
      'nothing further resolves. A step of 2 from the last but one space stops on the final ' +
      'space.',
  },
  'DN-TRACK-04': {
    title: 'City destroyed advances Destruction',
    text: 'Each destroyed City Space moves the Destruction tracker by 1.',
  },
  'DN-TRACK-05': {
    title: 'Twenty population advances Destruction',
    text:
      'When Citizen cards put into the Destroyed stack leave 20 or more POP in it: +1. Cards ' +
      'destroyed together are all added before the check (DN-CIT-08); what happens to the ' +
      'stack: DN-RULING-09.',
  },
  'DN-TRACK-06': {
    title: 'Critical Failure advances two',
    text: 'Each Critical Failure moves the Destruction tracker by 2.',
  },
  'DN-MECH-01': {
    title: 'Mech has four parts',
    text: 'A Mech is 1 Chassis, a left Arm, a right Arm, 1 Legs.',
  },
  'DN-MECH-02': {
    title: 'Command Deck of 28 cards',
    text:
      'Each part brings its own 7 Mech cards; the 28 cards shuffled together are the Command ' +
      'Deck.',
  },
  'DN-MECH-03': {
    title: 'Arms fit either side',
    text:
      'An Arm tile is double sided and can be the left or the right Arm; both sides are the ' +
      'same in play. The side matters only for damage symbols.',
  },
  'DN-MECH-04': {
    title: 'Tile action cost',
    text:
      "A Tile Action's text before the dash is its cost, paid first; the text after it is the " +
      'effect. A Tile Action whose cost cannot be paid cannot be used.',
  },
  'DN-CHAS-01': {
    title: 'Chassis damage right to left',
    text: 'Each Damage token on the Chassis goes into the rightmost open space of its Damage Track.',
  },
  'DN-CHAS-02': {
    title: 'Power output by coloured area',
    text:
      "The Mech's Power output is the number in the coloured area that holds the leftmost " +
      'Damage token; with no Damage token, the number in the rightmost area.',
  },
  'DN-CHAS-03': {
    title: 'REROUTE tile action',
    text:
      'Cost: discard 1 Mech card. Move 1 Power token from any of your limbs to an open space of ' +
      'another limb; there it takes the leftmost open space.',
  },
  'DN-CHAS-04': {
    title: 'REPAIR tile action',
    text:
      'Cost: discard 1 Repair Bot from your Chassis. Take off 2 Damage tokens in all, from any ' +
      'parts of your Mech and split as you like (fewer if fewer exist); of a tile always the ' +
      'leftmost token goes.',
  },
  'DN-CHAS-05': {
    title: 'Three Repair Bots at start',
    text: 'Each Mech starts with 3 Repair Bots on its REPAIR space.',
  },
  'DN-CRIT-01': {
    title: 'Critical Failure trigger space',
    text:
      'A Mech suffers Critical Failure when a Damage token must be placed on the Critical ' +
      'Failure space, i.e. when its Chassis track becomes full.',
  },
  'DN-CRIT-02': {
    title: 'Critical Failure four steps',
    text:
      'In order: discard the whole hand; remove all Power and Damage tokens from the Mech; put ' +
      'the standee lying in HQ; Destruction track +2.',
  },
  'DN-CRIT-03': {
    title: 'After a Critical Failure',
    text:
      'The player stays in the game, without cards and Power until the next Planning Phase ' +
      '(DN-RULING-19).',
  },
  'DN-LIMB-01': {
    title: 'Power left to right',
    text: 'Power tokens on a limb fill its track from the leftmost open space.',
  },
  'DN-LIMB-02': {
    title: 'Damage right to left',
    text: 'Damage tokens on a limb take the rightmost undamaged space.',
  },
  'DN-LIMB-03': {
    title: 'Damage expels Power',
    text: 'If that space holds a Power token, the Power token goes back to the supply.',
  },
  'DN-LIMB-04': {
    title: 'Limb overflow to Chassis',
    text: 'If a limb has no undamaged space left, each further Damage token goes to the Chassis.',
  },
  'DN-LIMB-05': {
    title: 'Damage closes up',
    text:
      'A Damage token to the left of an open space moves right into it; so damage is always one ' +
      'block at the right end.',
  },
  'DN-LIMB-06': {
    title: 'Linked space needs Power',
    text: "A limb's Tile Action needs a Power token in the space linked to it.",
  },
  'DN-LIMB-07': {
    title: 'BASH tile action',
    text:
      'Needs Power in the linked space; cost: discard 1 Mech card. Deal 1d to a Monster in this ' +
      'space. It is an Attack: Attack track +1.',
  },
  'DN-LIMB-08': {
    title: 'WALK tile action',
    text: 'Needs Power in the linked space; cost: discard 1 Mech card. Move to an adjacent space.',
  },
  'DN-LIMB-09': {
    title: 'RUN tile action',
    text: 'Needs Power in the linked space; cost: discard 1 Mech card. Move up to 2 spaces.',
  },
  'DN-CARD-01': {
    title: 'Action card timing',
    text: 'Action cards are played in the Action Phase as your action.',
  },
  'DN-CARD-02': {
    title: 'Attack card raises track',
    text:
      'Attack cards are played in the Action Phase as your action and raise the Attack track by ' +
      '1.',
  },
  'DN-CARD-03': {
    title: 'Melee Attack is Attack too',
    text:
      'A Melee Attack is an Attack in every respect, and also counts as Melee for anything that ' +
      'asks (e.g. Armor).',
  },
  'DN-CARD-04': {
    title: 'React trigger and effect',
    text:
      'A React card is played when its trigger (text before the dash) happens; its effect is ' +
      'the text after the dash. It is never played as the action of a turn.',
  },
  'DN-CARD-05': {
    title: 'Reacts in captain order',
    text: 'Several players reacting to one trigger do so in captain order.',
  },
  'DN-CARD-06': {
    title: 'Power Requirement to play',
    text:
      "A card can be played only if its part's tile holds at least as many Power tokens as the " +
      'number printed (Chassis cards: DN-RULING-14).',
  },
  'DN-CARD-07': {
    title: 'Power is not spent',
    text: 'Playing a card does not use up Power.',
  },
  'DN-CARD-08': {
    title: 'Sentence by sentence',
    text: 'Resolve each sentence (effect) completely before the next.',
  },
  'DN-CARD-09': {
    title: 'Unplayable cards as fodder',
    text: 'A card whose requirement is not met can still be discarded for costs and effects.',
  },
  'DN-CARD-10': {
    title: 'Symbol on other cards',
    text:
      'Any card with the Monster Attack Track symbol raises the track when played, whatever its ' +
      'type.',
  },
  'DN-MON-01': {
    title: 'Two-sided Stat card',
    text:
      'In a space with at least one Mech a Monster shows and uses its Mech side, otherwise its ' +
      'City side. Both sides may be read at any time.',
  },
  'DN-MON-02': {
    title: 'Armor Rating reduces Mech attacks',
    text:
      'Damage from a Mech attack is reduced by the Armor Rating of the face-up side (not below ' +
      '0). Armor Rating does nothing against other sources, e.g. Citizen cards.',
  },
  'DN-MON-03': {
    title: 'Armor by attack type',
    text: 'An Armor Rating marked Melee or Non-Melee only works against attacks of that type.',
  },
  'DN-MON-04': {
    title: 'Life and defeat',
    text:
      'When total damage reaches or exceeds its Life, a Monster is removed from the game ' +
      'immediately; its tokens go back to the supply.',
  },
  'DN-MON-05': {
    title: 'Two attacks per side',
    text:
      'Each side has a Regular Attack (white symbol) and a Special Attack (red symbol), made of ' +
      'Damage Instances and text, resolved left to right, top to bottom.',
  },
  'DN-MON-06': {
    title: 'Mech-side instance hits every Mech',
    text: "Value = Damage tokens, symbol = part; it hits every Mech in the Monster's space.",
  },
  'DN-MON-07': {
    title: 'City-side instance damage or Citizens',
    text:
      'Symbol City Damage: that many City Damage tokens on its space. Symbol Citizen: that many ' +
      'Citizen cards enter play there.',
  },
  'DN-MON-08': {
    title: 'Attack names without effect',
    text: 'Names of Special Attacks have no effect.',
  },
  'DN-MON-09': {
    title: 'Special Qualities face-up only',
    text: 'A Special Quality is in force while the side it is printed on is face up, and only then.',
  },
  'DN-MON-10': {
    title: 'Monster damage accumulates',
    text: 'A Monster enters play undamaged; damage accumulates for the whole game unless healed.',
  },
  'DN-MON-11': {
    title: 'Only the chosen Monster set',
    text: 'Monsters, Event cards and Boss belong to a set; only the chosen set is used.',
  },
  'DN-CIT-01': {
    title: 'Population Value of Citizens',
    text:
      'Every Citizen card has a POP, used only for the Destroyed stack and for effects that ' +
      'refer to it.',
  },
  'DN-CIT-02': {
    title: 'Destroyed or discarded',
    text:
      'A Citizen leaves play destroyed (to the Destroyed stack) or discarded (to the Citizen ' +
      'discard, not counted).',
  },
  'DN-CIT-03': {
    title: 'Entering Play effect timing',
    text:
      'A red-bordered Entering Play effect happens when the card is put into play in a City ' +
      'Space, never when the card goes from the deck straight to a pile.',
  },
  'DN-CIT-04': {
    title: 'Entering effects in draw order',
    text:
      'Several Citizens put into play by one effect: one at a time in draw order, each Entering ' +
      'effect (and React) resolved before the next.',
  },
  'DN-CIT-05': {
    title: 'Exiting Play effect timing',
    text:
      'An Exiting Play effect happens when the card is destroyed or discarded from a City ' +
      'Space; not when it leaves the deck without having been in play, and not when its space ' +
      'is destroyed (DN-RUIN-06).',
  },
  'DN-CIT-06': {
    title: 'Exiting from highest POP down',
    text:
      'Several Citizens leaving by one effect: from highest to lowest POP, each completely ' +
      '(React, move to its pile, Exiting effect) before the next.',
  },
  'DN-CIT-07': {
    title: 'Standing Citizen abilities',
    text: 'Other Citizen text is in force while the card is in play.',
  },
  'DN-CIT-08': {
    title: 'Batch before population check',
    text:
      'All Citizens destroyed by the same Monster attack or the same action are in the stack ' +
      'before the 20 POP check is made, once.',
  },
  'DN-CIT-09': {
    title: 'No Citizen limit',
    text: 'A City Space can hold any number of Citizens.',
  },
  'DN-CITY-01': {
    title: 'City deck and discard',
    text:
      'The 18 City cards name the City Spaces; they place Monsters and serve effects that ' +
      'mention them. Drawn cards go to the City discard.',
  },
  'DN-EVC-01': {
    title: 'Event card anatomy',
    text:
      'Title and flavor text have no effect; the text box is resolved; the Attack Symbol ' +
      "(white/red) selects the Monsters' attack of this Event Phase.",
  },
  'DN-EVC-02': {
    title: 'Monster Appears cards place Monsters',
    text:
      'Monster Appears cards bring a Monster into a space drawn from the City deck and put ' +
      'Citizens there.',
  },
  'DN-TOK-01': {
    title: 'Tokens stay until removed',
    text: 'An effect token stays until its own removal condition.',
  },
  'DN-TOK-02': {
    title: 'Fire damage after attacks',
    text:
      'After a Monster with Fire tokens attacks, it takes 1d damage per Fire token, then loses ' +
      '1 Fire token.',
  },
  'DN-TOK-03': {
    title: 'Plus and minus',
    text:
      'Each +1/-1 Damage token on a Monster changes the value of every one of its Damage ' +
      'Instances by 1 (not below 0).',
  },
  'DN-TOK-04': {
    title: 'Removal of plus and minus',
    text: 'At the end of the Event Phase all +1 and -1 tokens are removed from all Monsters.',
  },
  'DN-TOK-05': {
    title: 'Armor tokens absorb damage',
    text:
      'When a Monster or Mech takes damage from any source, each Armor token on it is discarded ' +
      'to negate 1 point, before anything is taken normally. They stay until used.',
  },
  'DN-TOK-06': {
    title: 'Ignoring Armor keeps tokens working',
    text: 'Attacks that ignore Armor ignore the Armor Rating, not Armor tokens.',
  },
  'DN-SETUP-01': {
    title: 'Build and shuffle Command Decks',
    text:
      'Every player builds a Mech (DN-BUILD-01 to DN-BUILD-06), then shuffles its 28 cards into ' +
      'a Command Deck.',
  },
  'DN-SETUP-02': {
    title: 'City and Citizen decks',
    text: 'The City deck and the Citizen deck are shuffled.',
  },
  'DN-SETUP-03': {
    title: 'Choose the threat',
    text: 'Choose, or pick at random, one Monster set; take its Boss card, Stat cards and standees.',
  },
  'DN-SETUP-04': {
    title: 'Starting Monsters per player',
    text:
      "Shuffle the set's Monster Appears cards, draw one per player and follow each in turn. " +
      'The Monsters start with their City side up. These cards go to the Event discard.',
  },
  'DN-SETUP-05': {
    title: 'No Entering effects in setup',
    text: 'Citizens placed during setup do not trigger Entering Play effects (nor React windows).',
  },
  'DN-SETUP-06': {
    title: 'Event deck 2-3 players',
    text:
      'With 2 or 3 players: shuffle the remaining Monster Appears cards and take 2; shuffle the ' +
      'other Event cards and take 4; shuffle these 6 together. Unused cards go to the box. ' +
      'Nobody sees any of these cards, so only their kinds are fixed until they are drawn.',
  },
  'DN-SETUP-07': {
    title: 'Event deck 4-5 players',
    text:
      'With 4 or 5 players the Event deck is made in the same way from 1 Monster Appears card ' +
      'and 5 others.',
  },
  'DN-SETUP-08': {
    title: 'Mechs in HQ',
    text: 'All Mechs start standing in HQ, undamaged, without Power, with empty hands.',
  },
  'DN-SETUP-09': {
    title: 'Captain chosen at start',
    text: "One player starts with the Captain's Badge (any method).",
  },
  'DN-SETUP-10': {
    title: 'Trackers start at zero',
    text: 'Attack tracker 0, Destruction tracker 0, no City Damage, empty Destroyed stack.',
  },
  'DN-BUILD-01': {
    title: 'Prebuilt Mech selection',
    text: 'Each player takes one of the 5 prebuilt Mechs; no two the same.',
  },
  'DN-BUILD-02': {
    title: 'Draft Chassis clockwise from Captain',
    text: 'From the Captain clockwise each player picks a Chassis.',
  },
  'DN-BUILD-03': {
    title: 'Draft Legs counter-clockwise',
    text: 'From the last player to pick a Chassis, counter-clockwise, each picks Legs.',
  },
  'DN-BUILD-04': {
    title: 'Draft: first Arm',
    text: 'From the Captain clockwise each picks an Arm.',
  },
  'DN-BUILD-05': {
    title: 'Draft: second Arm',
    text: 'From the last player to pick, counter-clockwise, each picks a second Arm.',
  },
  'DN-BUILD-06': {
    title: 'Assembly and arm sides',
    text:
      'Each player decides which Arm is left and which is right, takes the card sets of the ' +
      'four parts and 3 Repair Bots.',
  },
  'DN-PLAN-01': {
    title: 'Draw to six',
    text: 'Each player draws until holding 6 cards.',
  },
  'DN-PLAN-02': {
    title: 'Reshuffle discard when empty',
    text:
      'Whenever a card must be drawn from an empty Command Deck, at once shuffle the own ' +
      'discard into a new deck and go on.',
  },
  'DN-PLAN-03': {
    title: 'Assign Power by output',
    text:
      'Each player removes all Power tokens, takes as many as the Power output (DN-CHAS-02) and ' +
      'distributes them over Arms and Legs as wished, left to right, only into spaces without ' +
      'Damage.',
  },
  'DN-PLAN-04': {
    title: 'Excess Power is lost',
    text: 'Power that fits nowhere goes back to the supply.',
  },
  'DN-PLAN-05': {
    title: 'Planning is simultaneous',
    text: 'All players do these steps simultaneously; then the Event Phase follows.',
  },
  'DN-EVAC-01': {
    title: 'Emergency Evac procedure',
    text:
      'When Power has been assigned, as the last step of Planning, each player may evacuate: ' +
      'discard the whole hand; remove all Power and Damage tokens; put the standee lying in HQ. ' +
      'No Destruction step.',
  },
  'DN-EVAC-02': {
    title: 'Evacuated player has passed',
    text: 'The player has passed, and has no cards or Power until the next round (DN-RULING-19).',
  },
  'DN-EVENT-01': {
    title: 'Draw and resolve',
    text: 'Draw the top Event card and resolve its text.',
  },
  'DN-EVENT-02': {
    title: 'Order by number',
    text:
      'Where a card affects several targets, go from the lowest to the highest space number ' +
      '(space of the target). Destruction of spaces, Citizens and Mechs happens immediately at ' +
      'its turn.',
  },
  'DN-EVENT-03': {
    title: 'Empty board after the text',
    text: 'If no Monster is on the board after the text is resolved, the Boss appears (DN-BOSS-02).',
  },
  'DN-EVENT-04': {
    title: 'Every Monster attacks once',
    text:
      'Then every Monster attacks once, lowest-numbered space first, with the attack of the ' +
      "card's symbol.",
  },
  'DN-EVENT-05': {
    title: 'End of phase',
    text: 'Then remove +1/-1 tokens (DN-TOK-04) and check for the Boss (DN-BOSS-02, -03).',
  },
  'DN-MATK-01': {
    title: 'Attack Mechs or the city',
    text:
      'A Monster attacks all Mechs in its space with its Mech side; if none is there it attacks ' +
      'the space and/or Citizens with its City side.',
  },
  'DN-MATK-02': {
    title: 'Symbol selects the attack',
    text:
      "Event Phase: the attack of the Event card's symbol. Monster Attack Phase: the Regular " +
      '(white) Attack.',
  },
  'DN-MATK-03': {
    title: 'Instance by instance',
    text:
      'Resolve Damage Instances one at a time, left to right, top to bottom; each is applied to ' +
      'every Mech attacked before the next.',
  },
  'DN-MATK-04': {
    title: 'Random die per Mech',
    text:
      'For a Random instance each Mech hit rolls the Random Damage die for itself; the face ' +
      'names the part.',
  },
  'DN-MATK-05': {
    title: 'MISS deals no damage',
    text: 'On MISS that Mech takes nothing from that instance.',
  },
  'DN-MATK-06': {
    title: 'Text after all instances',
    text: 'Additional text resolves after all Damage Instances.',
  },
  'DN-MATK-07': {
    title: 'Defeated while attacking',
    text:
      'A Monster defeated during its attack is removed at once; remaining instances and text ' +
      'are not resolved.',
  },
  'DN-MATK-08': {
    title: 'Destroyed space ends the attack',
    text:
      "If the attack destroys the Monster's City Space, resolve the destruction at once; the " +
      'attack ends, no further instance or text is resolved.',
  },
  'DN-MATK-09': {
    title: 'Citizens enter one by one',
    text:
      'Citizens added by an attack are added one at a time, with Entering effects and Reacts in ' +
      'between.',
  },
  'DN-MATK-10': {
    title: 'Citizens destroyed one by one',
    text:
      'Citizens destroyed by an attack are destroyed one at a time with Exiting effects and ' +
      'Reacts in between; the POP check follows once, after all (DN-CIT-08).',
  },
  'DN-ACT-01': {
    title: 'Rotation of single actions',
    text:
      'From the Captain clockwise, players take one action at a time, round and round, skipping ' +
      'players who have passed.',
  },
  'DN-ACT-02': {
    title: 'Three kinds of action',
    text: 'An action is: use a Tile Action, play a card (Action, Attack or Melee Attack), or pass.',
  },
  'DN-ACT-03': {
    title: 'Using a Tile Action',
    text: 'Power in the linked space, pay the cost, resolve.',
  },
  'DN-ACT-04': {
    title: 'Playing a card',
    text: 'Reveal a card whose requirement is met, resolve it, discard it.',
  },
  'DN-ACT-05': {
    title: 'Lasting cards stay in front',
    text:
      'A card with an effect until the end of the turn stays in front of its owner and is ' +
      'discarded in the End Phase.',
  },
  'DN-ACT-06': {
    title: 'Passing bars actions and Reacts',
    text: 'Lay the standee on its side: no more actions, no Reacts, until stood up.',
  },
  'DN-ACT-07': {
    title: 'Stand up on a Monster Attack',
    text:
      'A Monster Attack triggered by the track stands every Mech up; everybody can act and ' +
      'react again.',
  },
  'DN-ACT-08': {
    title: 'All passed ends Action Phase',
    text: 'When all Mechs lie, the Action Phase ends: End Phase.',
  },
  'DN-ACT-09': {
    title: 'Track full sequence',
    text:
      "When the tracker reaches the 5th space: (1) all Mechs upright; (2) the Captain's Badge " +
      'goes to the player left of the one whose action moved it there; (3) tracker back to ' +
      'start; (4) Monster Attack Phase.',
  },
  'DN-MOVE-01': {
    title: 'Moving a Mech',
    text:
      'A Mech moves along white lines, one adjacent space per step; spaces with Monsters or ' +
      'Mechs do not stop it; HQ may be entered and left.',
  },
  'DN-ATK-01': {
    title: 'Only attacks damage',
    text:
      'Players damage Monsters with Attack and Melee Attack actions (cards or tile actions) and ' +
      'with cards that say so.',
  },
  'DN-ATK-02': {
    title: 'Static damage to Monsters',
    text: '"N damage" adds N to the Monster\'s damage, less Armor and other effects.',
  },
  'DN-ATK-03': {
    title: 'Rolled damage to Monsters',
    text:
      '"Nd": roll N Damage dice, add the results and all modifiers, less Armor and other ' +
      'effects.',
  },
  'DN-ATK-04': {
    title: 'Mixed damage, one total',
    text: '"Nd+M": dice sum plus M is one total; Armor is subtracted once from the total.',
  },
  'DN-MAP-01': {
    title: 'All Monsters attack',
    text:
      'Every Monster makes its Regular Attack, the one in the lowest-numbered space first ' +
      '(DN-MATK-01 to DN-MATK-10).',
  },
  'DN-MAP-02': {
    title: 'Empty board brings the Boss',
    text: 'If no Monster is on the board at the end of the phase, the Boss appears (DN-BOSS-02).',
  },
  'DN-MAP-03': {
    title: 'Back to actions',
    text:
      'Then the Action Phase starts again with the (new) Captain. Hands and Power are not ' +
      'refilled.',
  },
  'DN-END-01': {
    title: 'Lasting effects end',
    text: 'Discard all "until the end of the turn" effects and the cards in front of the players.',
  },
  'DN-END-02': {
    title: 'All Mechs stand up',
    text: 'In the End Phase all Mechs stand up in their spaces.',
  },
  'DN-END-03': {
    title: 'End Phase effects',
    text: 'Resolve End Phase actions and effects, including HQ restock.',
  },
  'DN-END-04': {
    title: 'Discard any number',
    text: 'Each player may discard any number of Mech cards from hand (all players simultaneously).',
  },
  'DN-END-05': {
    title: 'Attack tracker reset',
    text: 'The Attack tracker returns to 0. A new round begins. The Badge stays.',
  },
  'DN-REACT-01': {
    title: 'Who may react',
    text:
      "A React may be played by a player who has not passed, whose card's Power Requirement is " +
      'met and whose trigger matches.',
  },
  'DN-REACT-02': {
    title: 'Only listed React windows',
    text:
      'Reacts can be played in the ten windows DN-WIN-01 to DN-WIN-10 only; no other moment ' +
      'allows them.',
  },
  'DN-REACT-03': {
    title: 'Polling in captain order',
    text:
      'A window that at least one player could use is offered seat by seat in captain order; ' +
      'each seat plays any number of its cards one after another, then declines. One pass, no ' +
      'second round.',
  },
  'DN-REACT-04': {
    title: 'Window closes with its subject',
    text:
      'A window closes early when its subject is gone (Monster defeated, pending damage or City ' +
      'Damage reduced to 0, Citizen saved, attack cancelled); pending damage outlives its ' +
      'Monster (DN-RULING-74).',
  },
  'DN-REACT-05': {
    title: 'Reacts from destroyed spaces',
    text: 'From a destroyed space only Reacts that move the Mech out may be played (DN-RUIN-03).',
  },
  'DN-BOSS-01': {
    title: 'Boss appears only once',
    text: 'The Boss appears at most once per game.',
  },
  'DN-BOSS-02': {
    title: 'Arrival: empty board',
    text:
      'If at a checkpoint (after Event text, end of Event Phase, end of a MAP) no Monster is on ' +
      'the board, all cards of the Event deck are discarded and the Boss appears.',
  },
  'DN-BOSS-03': {
    title: 'Arrival: last card',
    text:
      'After the last card of the Event deck has been resolved (end of that Event Phase, ' +
      'DN-RULING-72) the Boss appears, whatever Monsters remain.',
  },
  'DN-BOSS-04': {
    title: 'Boss arrival instructions',
    text:
      'Follow the Boss card. Gorganicus: place him in the space of the top City card; remove ' +
      'all Monster Appears cards from Event deck and discard; shuffle all other Event cards of ' +
      'this game and put them on the Boss card as the new Event deck.',
  },
  'DN-BOSS-05': {
    title: 'Attacks like a Monster',
    text: 'The Boss attacks in the same order and way as other Monsters.',
  },
  'DN-BOSS-06': {
    title: 'Empty space loses',
    text: 'If the Event deck on the Boss card is empty when the Boss attacks, the players lose.',
  },
  'DN-BOSS-07': {
    title: 'Boss special text independent',
    text:
      'Boss special text is independent of his attacks. Gorganicus: after each attack he moves ' +
      'to the next lower non-destroyed space and deals 2 City Damage to the space he moves ' +
      'into.',
  },
  'DN-BOSS-08': {
    title: 'Gorganicus Life and Armor',
    text: 'Gorganicus has Life 100 and Armor Rating 3.',
  },
  'DN-BOSS-09': {
    title: 'Radiation purge of Citizens',
    text:
      'RADIATION BLAST draws the top 2 Citizen cards: each with POP 8 or less is destroyed, the ' +
      'others are discarded. None of them enters play. (Instances and colour of the row: ' +
      'DN-RULING-37.)',
  },
  'DN-BOSS-10': {
    title: 'City strike on two spaces',
    text:
      "Gorganicus' other attack shuffles the City discard into the City deck, draws 2 City " +
      'cards, deals 2 City Damage to each of the two spaces and destroys all Citizens there.',
  },
  'DN-OVER-01': {
    title: 'Win by defeating the Boss',
    text: 'The Boss is defeated: the players win immediately.',
  },
  'DN-OVER-02': {
    title: 'Loss by destruction',
    text:
      'When the Destruction tracker reaches its final space (DN-TRACK-03), the players lose at ' +
      'once.',
  },
  'DN-OVER-03': {
    title: 'Loss by empty Boss deck',
    text:
      'When the Boss attacks while the Event deck on his card is empty (DN-BOSS-06), the ' +
      'players lose at once.',
  },
  'DN-OVER-04': {
    title: 'After the end',
    text: 'After the end of the game no move is legal, and the list of legal moves is empty.',
  },
  'DN-LEGAL-01': {
    title: 'Generic illegal move',
    text: 'A move that is not offered and breaks no more specific rule is refused with this rule.',
  },
  'DN-LEGAL-02': {
    title: 'Seat is not asked',
    text:
      'A move is refused if the current decision does not ask its seat, or if that seat has ' +
      'already submitted in a simultaneous decision.',
  },
  'DN-LEGAL-03': {
    title: 'Move type not offered',
    text: 'A move of a type that the current decision does not offer is refused.',
  },
  'DN-LEGAL-04': {
    title: 'Malformed move or unknown id',
    text:
      'A move that has the wrong form, or names a card, tile, space, Monster or seat that this ' +
      'game does not have, is refused.',
    note:
      'This is looked at before the type and the seat of a move; only the end of the game comes ' +
      'first, and then DN-OVER-04 refuses whatever is sent.',
  },
  'DN-PACK-01': {
    title: 'Content pack validation',
    text:
      'A content pack is refused unless: the board graph is symmetric with HQ plus exactly the ' +
      'numbers 1-18; every Chassis has at least one area and outputs do not rise to the left; 7 ' +
      'card instances per tile; every K or M card or tile action has "sym"; every tile action ' +
      'costs one Mech card or one Repair Bot; every set has 6 Stat cards, 6 Monster Appears ' +
      'cards (one per Monster), 13 other events and 1 Boss; no Regular row contains "provoke"; ' +
      'Citizens total 48; prebuilt Mechs share no tile; all ids unique. "stay" is implied for ' +
      'every card containing "draw" (DN-RULING-60).',
  },
  'DN-RULING-01': {
    title: 'One deck, several names',
    text:
      'The Event deck, the Monster Attack deck and the Monster Event cards are one and the same ' +
      'deck; in play it lies on the Boss card.',
    note: 'The rulebook uses several names for it.',
  },
  'DN-RULING-02': {
    title: 'Prebuilt table columns corrected',
    text: 'The columns of the table of prebuilt Mechs are read as Chassis, Arm, Arm, Legs.',
    note:
      'The "Legs" column of the printed table lists Arms and its last column Legs; the part ' +
      'names leave no doubt.',
  },
  'DN-RULING-03': {
    title: 'Missing parts are house-made',
    text: 'Sixth Chassis, sixth Legs and two Arms are house parts.',
    note:
      '6 Chassis, 6 Legs, 12 Arms, but only 5/5/10 names are printed. Reason: Counts are given, ' +
      'names are not.',
  },
  'DN-RULING-04': {
    title: 'Captain before building',
    text: 'The Captain is determined before building.',
    note:
      'Setup step 8 chooses the Captain, but the draft in step 1 starts with the Captain. ' +
      'Reason: Needed by the draft.',
  },
  'DN-RULING-05': {
    title: 'Prebuilt pick order',
    text:
      'Prebuilt Mechs are chosen in captain order; then each player decides which Arm is left ' +
      'and which is right.',
    note: 'Who chooses first, and which side? This is the simplest fair order.',
  },
  'DN-RULING-06': {
    title: 'Numbers wrap around',
    text: 'The next higher space than 18 is 1, and the next lower than 1 is 18.',
    note: 'Otherwise displaced Monsters would have no destination.',
  },
  'DN-RULING-07': {
    title: 'City capacity per space',
    text:
      'Each City Space has its capacity in the content pack; it is destroyed when its City ' +
      'Damage reaches that number.',
    note: 'How much damage destroys a space? The board picture is lost.',
  },
  'DN-RULING-08': {
    title: 'Destruction track length',
    text: 'The final space of the Destruction track is space 7, a number of the content pack.',
    note:
      'With 7 the sixth City Destroyed token is the last one ever needed before the game is ' +
      'lost.',
  },
  'DN-RULING-09': {
    title: 'Destroyed stack after 20',
    text:
      '"destroyedStack": "clear" - after the +1 step every card of the stack leaves the game ' +
      'and counting restarts at 0. Alternatives: "carry" - the cards leave the game too, but ' +
      'total minus 20 is kept as a number ("populationCarry") that counts as part of the stack; ' +
      '"literal" - nothing is removed, every later batch that leaves the stack at 20+ scores ' +
      'again.',
    note:
      'Reason: The text speaks of "20 Population worth" per step; "literal" would turn every ' +
      'later casualty into a step.',
  },
  'DN-RULING-10': {
    title: 'One step per batch',
    text:
      'One step per batch (with "carry" too: the rest triggers with the next batch). A batch is ' +
      'one Monster attack, one card or tile action, one Event text, one Boss arrival or ' +
      'after-attack text, or the End Phase effects; anything nested (Reacts, Citizen abilities) ' +
      'belongs to the outermost. The check is made at the end of the batch, and only if it put ' +
      'at least one card into the stack.',
    note: 'A batch may lift the stack to 40 or more. The rulebook speaks of one space.',
  },
  'DN-RULING-11': {
    title: 'City tokens are no limit',
    text: 'City Damage and City Destroyed tokens are no limit: damage is a number.',
    note: 'What if the 40 City Damage tokens run out? That must not protect the city.',
  },
  'DN-RULING-12': {
    title: 'Unlisted tokens are unlimited',
    text: 'Power tokens and Mech Damage tokens are unlimited.',
    note: 'They are not in the list of components; the tracks bound them.',
  },
  'DN-RULING-13': {
    title: 'Effect token supply',
    text:
      '"tokenSupply": "limited" - 10 of each kind; a shortage places what is left, in resolving ' +
      'order; "unlimited".',
    note: 'Reason: Component list.',
  },
  'DN-RULING-14': {
    title: "Chassis cards' requirement",
    text:
      '"chassisRequirement": "output" - compare the requirement with the Mech\'s current Power ' +
      'output (DN-CHAS-02); "none" - always met.',
    note: 'The Chassis has no Power Track. Reason: Keeps the printed number meaningful.',
  },
  'DN-RULING-15': {
    title: 'Gaps in Power',
    text:
      'Power on a limb is always the leftmost block of its track, so it is a number. Removing a ' +
      'token removes the rightmost.',
    note:
      'May tokens be taken so that gaps stay? No: this mirrors DN-LIMB-05 and keeps linked ' +
      'spaces meaningful.',
  },
  'DN-RULING-16': {
    title: 'REROUTE within a tile',
    text:
      'A Power token is moved to another limb than its own; REROUTE needs at least one such ' +
      'transfer, else it is not offered.',
    note: 'A transfer within a tile would do nothing.',
  },
  'DN-RULING-17': {
    title: 'Chassis tile actions and Power',
    text: 'REROUTE and REPAIR need no Power.',
    note: 'Reason: They have no linked space.',
  },
  'DN-RULING-18': {
    title: 'Damage beyond Critical Failure',
    text:
      'The rest of that damage is lost; later instances of the same attack no longer hit that ' +
      'Mech (it is in HQ).',
    note: 'Reason: Tokens are removed at once.',
  },
  'DN-RULING-19': {
    title: '"Takes turns as normal" while lying',
    text:
      'The Mech is lying = passed; it stands up like any other (MAP trigger or End Phase) and ' +
      'may then act; it simply has nothing to act with.',
    note: 'Lying means passed, yet the text says turns go on. Reason: Reconciles both sentences.',
  },
  'DN-RULING-20': {
    title: 'What survives evac and failure',
    text: 'Armor tokens, remaining Repair Bots, cards in front and their lasting effects stay.',
    note: 'Reason: Only hand, Power and Damage are named.',
  },
  'DN-RULING-21': {
    title: 'Where evac is allowed',
    text: 'Emergency Evac is allowed anywhere, also in HQ and in a destroyed space.',
    note: 'The rulebook lets any player do it.',
  },
  'DN-RULING-22': {
    title: 'HQ in the number order',
    text: 'In the order of space numbers HQ counts as 0, so it comes first.',
    note: 'It has no number.',
  },
  'DN-RULING-23': {
    title: 'Ties in one space',
    text:
      'Mechs: captain order. Monsters: order of entering play. Citizens of equal POP: earliest ' +
      'in play first.',
    note: 'Reason: Deterministic.',
  },
  'DN-RULING-24': {
    title: 'Attack order with moving Monsters',
    text:
      'Each Monster attacks once; the next attacker is the one that has not attacked yet and ' +
      'now stands in the lowest-numbered space.',
    note: 'Reason: Follows the board at that moment.',
  },
  'DN-RULING-25': {
    title: 'When the side is fixed',
    text:
      'After the "monsterAttackDeclared" window; then the row is fixed for the whole attack, ' +
      'even if all Mechs leave.',
    note: 'Reason: Dodging first must matter, half-attacks must not mix sides.',
  },
  'DN-RULING-26': {
    title: 'Who is hit',
    text:
      "Each instance hits the Mechs standing in the Monster's current space when that instance " +
      'is resolved.',
    note: 'Covers Mechs or Monsters moved by Reacts.',
  },
  'DN-RULING-27': {
    title: 'Plus/minus on the City side',
    text:
      'They change City Damage and Citizen values too; text numbers are never changed; sum of ' +
      'all tokens is applied, result at least 0.',
    note: 'Reason: "all of the Monster\'s Damage Instances".',
  },
  'DN-RULING-28': {
    title: 'Fire damage details',
    text:
      'Armor Rating does not apply, Armor tokens do. A cancelled attack is no attack: no Fire ' +
      'damage. An attack cut short by a destroyed space is an attack. The dice are rolled ' +
      'together, then 1 token is removed, if the Monster survived.',
    note: 'Reason: Fire is no Mech attack.',
  },
  'DN-RULING-29': {
    title: 'Armor Rating and Reacts',
    text:
      '"reactArmor": "symbol" - Armor Rating applies to damage from Attack/Melee Attack types ' +
      'and from any card with the symbol; not to other "strike" damage; "always". React strikes ' +
      'with the symbol count as non-melee unless their card type is Melee Attack.',
    note: 'Reason: Armor works against a "Mech Attack".',
  },
  'DN-RULING-30': {
    title: 'Attack tracker timing',
    text:
      'The tracker moves when the card/action is played, before its effect; it never exceeds 5; ' +
      'the MAP starts after the action, its Reacts and any defeat/win are fully resolved; it ' +
      'takes precedence over an "extraAction". The badge goes left of whoever\'s card or tile ' +
      'action moved the tracker to 5, also if that was a React.',
    note: 'Reason: One action must not be torn apart.',
  },
  'DN-RULING-31': {
    title: 'Tracker full outside a turn',
    text:
      'The trigger waits until the next (re)start of the Action Phase and then happens before ' +
      'any action. Badge: left of the player whose card moved it to 5; left of the Captain if ' +
      'no player did.',
    note:
      'A React or Monster text moves it to 5 in the Event Phase or a MAP. Reason: Phases are ' +
      'not nested.',
  },
  'DN-RULING-32': {
    title: 'Three Boss checkpoints',
    text:
      'All three are checkpoints: after Event text, end of Event Phase, end of MAP. Killing the ' +
      'last Monster in the Action Phase alone does nothing until the next checkpoint.',
    note:
      'Three places name three moments for the empty-board arrival. Reason: Each text is ' +
      'explicit for its moment.',
  },
  'DN-RULING-33': {
    title: 'Attack on arrival',
    text:
      'House rule bossAttacksOnArrival: true - a Boss who arrives after the Event text attacks ' +
      "in the attacks of the same Event Phase, with that card's symbol; false - he does not.",
    note: 'The attack step says that each Monster attacks.',
  },
  'DN-RULING-34': {
    title: '"Remove" or "discard" the deck',
    text: 'Discard; the arrival text then shuffles them back in.',
    note: 'Reason: One place says remove, the other discard all.',
  },
  'DN-RULING-35': {
    title: 'Boss deck content',
    text:
      'Exactly the 4 (2-3 players) or 5 (4-5 players) non-Appears cards of this game, including ' +
      'the one just resolved. Monster Appears cards leave the game; box cards stay in the box.',
    note: 'Reason: "all of the Monster Attack cards" minus "Monster Appears".',
  },
  'DN-RULING-36': {
    title: 'Moment of the empty-deck loss',
    text:
      "When the Boss's attack is declared (before Reacts), in the Event Phase or a MAP. So the " +
      'Event Phase that draws the last card loses.',
    note: 'Reason: "no cards ... when GORGANICUS attacks".',
  },
  'DN-RULING-37': {
    title: "Gorganicus' card reconstructed",
    text:
      'A Boss card is one-sided: City Damage (building icon) hits his space; part and random ' +
      'instances (die icon = Random, V icon = Chassis) hit every Mech there (none: skipped). ' +
      '"bossRows": "asPrinted" - the row printed with the name RADIATION BLAST is the Special ' +
      '(red): 3 City, 3 Random, then the purge; the unnamed row is the Regular (white): 3 City, ' +
      '2 Random, 3 Chassis, 2 City, then the City strike. "lightRegular" - the rows trade ' +
      'places (an easier Boss, since every MAP uses the white row).',
    note:
      'Icons lost; which row is white, which red? Reason: Only Special Attacks have names, and ' +
      'the text puts the name in front of the purge row. The option is about this card alone: a ' +
      'Boss whose card is complete keeps his rows.',
  },
  'DN-RULING-38': {
    title: 'Boss after-attack text timing',
    text:
      'Happens after every attack of the Boss that was not prevented by his defeat, also when ' +
      'the attack ended by destroying his space (he was displaced higher first); order: Reacts, ' +
      'Fire, then this text. If the 2 City Damage destroys the new space he is displaced ' +
      'higher.',
    note: 'Reason: Independent text.',
  },
  'DN-RULING-39': {
    title: 'City card of a destroyed space',
    text:
      'Placing a Monster or Boss: discard, draw again. Other effects: that card simply does ' +
      'nothing.',
    note: 'Reason: Monsters can never be put there.',
  },
  'DN-RULING-40': {
    title: 'Empty deck handling',
    text:
      'City and Citizen deck: the discard is shuffled when a card must be drawn from an empty ' +
      'deck. Citizen deck and discard both empty: no card. The Event deck cannot be empty at a ' +
      'draw before the Boss has come; with the Boss in play an empty deck means that no card is ' +
      'drawn and the white symbol counts.',
    note: 'Usual practice.',
  },
  'DN-RULING-41': {
    title: 'Attack without target',
    text:
      'An Attack/Melee Attack card or tile action can be chosen only if its first "attack" (or ' +
      'Monster-targeting effect) can have a target, counting movement or pulling earlier on the ' +
      'same card (offered iff some legal way of resolving the earlier effects leads to a ' +
      'target). If the player then moves elsewhere the attack does nothing, the track stays ' +
      'raised.',
    note: 'Reason: No free track manipulation.',
  },
  'DN-RULING-42': {
    title: 'As much as possible',
    text:
      'Effects do as much as they can. What is given as "up to" or as a maximum, and rescue, ' +
      'push and move, is optional; everything else is mandatory. A card or tile action of which ' +
      'nothing could be done is not offered.',
    note: 'What if an effect can be done in part only?',
  },
  'DN-RULING-43': {
    title: 'Range counts white lines',
    text:
      'Number of white lines on the shortest path; HQ and destroyed spaces count as ordinary ' +
      'spaces; no line of sight.',
    note: 'Reason: Rulebook uses only "this space" and adjacency.',
  },
  'DN-RULING-44': {
    title: 'Open hands option',
    text: '"openHands": "true" - all hands public; "false" - own hand only.',
    note: 'Reason: Cooperative, no secrecy rule.',
  },
  'DN-RULING-45': {
    title: 'React polling without second pass',
    text:
      'No second pass; "declineReact until=phase" also skips this seat for the rest of the ' +
      'current Event Phase, MAP, End Phase or action (a Boss arrival belongs to the phase it ' +
      'happens in).',
    note: 'Could a player wait for others? Reason: Bounded decisions.',
  },
  'DN-RULING-46': {
    title: 'React from a destroyed space',
    text:
      'Allowed only if the effect list contains "move" with a legal exit; the exit is ' +
      'mandatory.',
    note: 'Reason: Text.',
  },
  'DN-RULING-47': {
    title: 'Chains of Entering effects',
    text: 'Depth first: the new one is completely resolved, then the interrupted batch continues.',
    note: 'A Citizen entering makes another enter. Reason: One at a time.',
  },
  'DN-RULING-48': {
    title: 'Choosing Citizen victims',
    text:
      'Ties for highest or lowest POP: earliest in play first. "bodyguard" Citizens are picked ' +
      'as victims of "destroyCitizens" before any other of their space (among themselves by ' +
      'POP); the order of leaving stays DN-CIT-06. The list of victims is fixed when the effect ' +
      'starts; a victim that has left play meanwhile is skipped, not replaced.',
    note: 'Needed for determinism.',
  },
  'DN-RULING-49': {
    title: 'Captain makes ownerless choices',
    text:
      "The Captain decides what no rule gives to a player; a Mech's own losses are decided by " +
      'its pilot.',
    note: 'Reason: Someone must.',
  },
  'DN-RULING-50': {
    title: 'More than 8 dice',
    text: 'There is no limit to the number of dice; more than 8 are rolled in batches.',
    note: 'There are 8 Damage dice in the box, and dice can be rolled again.',
  },
  'DN-RULING-51': {
    title: 'BASH is not Melee',
    text: 'BASH is an Attack, but no Melee Attack.',
    note: 'The text calls it an attack only.',
  },
  'DN-RULING-52': {
    title: 'Hand size is a target',
    text: 'Six is only the draw target; more cards are kept; both piles empty: stop.',
    note: 'Reason: "until you have 6".',
  },
  'DN-RULING-53': {
    title: 'Holding Power back',
    text: 'Not allowed: exactly min(output, open spaces) tokens are assigned.',
    note: 'Reason: "excess is returned" only if it does not fit.',
  },
  'DN-RULING-54': {
    title: 'Reshuffle content limited',
    text: 'Only the discard; hand, cards in front and the card being resolved are not shuffled in.',
    note: 'Reason: They are not in the discard.',
  },
  'DN-RULING-55': {
    title: 'Simultaneous steps order-independent',
    text:
      'Any order of submission; results are independent of it; the Planning draws happen in ' +
      'captain order, each seat up to 6, before the first submission.',
    note: 'Reason: Determinism.',
  },
  'DN-RULING-56': {
    title: 'End Phase order',
    text:
      'In this order: lasting effects end; all stand up; HQ restock; the "end" abilities of ' +
      'Citizens by space number (same space: earliest in play first; list fixed at the start, ' +
      'gone ones skipped), then Monster end qualities by space number; population check; ' +
      'discards; tracker to 0.',
    note: 'The rulebook numbers its steps 1 to 5 only.',
  },
  'DN-RULING-57': {
    title: 'WALK and RUN',
    text: 'WALK and RUN make at least 1 step.',
    note: 'Paying for nothing is no action.',
  },
  'DN-RULING-58': {
    title: 'Six trackers no limit',
    text: 'The six Monster Damage Trackers are no limit to the Monsters in play.',
    note: 'Six Monsters and the Boss are seven.',
  },
  'DN-RULING-59': {
    title: 'Full Chassis track',
    text: 'The Critical Failure space is the last (leftmost) space; both mean the same.',
    note:
      '"track is full" vs "space marked Critical Failure". Reason: The two sentences then ' +
      'agree.',
  },
  'DN-RULING-60': {
    title: 'Draw cards stay in front',
    text: 'A card whose effect contains "draw" stays in front until the End Phase.',
    note: 'Reason: It can then not be reshuffled and redrawn in the same round (termination).',
  },
  'DN-RULING-61': {
    title: 'Monsters beside the Boss',
    text: 'They stay, attack as usual, need not be defeated.',
    note: 'Reason: Win condition names the Boss only.',
  },
  'DN-RULING-62': {
    title: 'Lying Mechs are targets',
    text: 'A lying Mech in a City Space is a Mech there in every respect.',
    note: 'Reason: Standee is in the space.',
  },
  'DN-RULING-63': {
    title: 'Monsters arriving mid-step',
    text: 'A Monster that enters play during an attack step does not attack in it.',
    note: 'Reason: It was not among "all Monsters".',
  },
  'DN-RULING-64': {
    title: 'City Damage by Mechs',
    text:
      "Player effects can destroy spaces and Citizens with all consequences; the player's own " +
      'action goes on.',
    note: 'Reason: DN-MATK-08 speaks of Monster attacks only.',
  },
  'DN-RULING-65': {
    title: '"Action cards" in End Phase overview',
    text: 'Any Mech cards may be discarded in the End Phase, not only Action cards.',
    note: 'The overview and the detailed text differ; the detailed text counts.',
  },
  'DN-RULING-66': {
    title: 'Discard is face up',
    text:
      'Discards, Destroyed stack and removed cards are public; of a deck everybody knows what ' +
      'follows from the cards seen so far, never an order (except cards fixed by "scry").',
    note: 'Reason: Usual practice.',
  },
  'DN-RULING-67': {
    title: 'Event discard and symbol',
    text:
      'Cards go to the Event discard when drawn; a card shuffled back by a Boss arrival still ' +
      'supplies its symbol for this phase.',
    note: 'Reason: DN-RULING-35.',
  },
  'DN-RULING-68': {
    title: 'Event cards per set',
    text: 'Per set 6 Monster Appears (one per Monster) and 13 others.',
    note:
      '38 Event cards, 12 Stat cards, 2 sets; how many Monster Appears? Reason: 5 players use 5 ' +
      'in setup and 1 in the deck; 6 Stat cards per set.',
  },
  'DN-RULING-69': {
    title: 'Own space only ends attack',
    text:
      "Only the destruction of the attacking Monster's own space ends its attack; other spaces " +
      'hit by its text do not stop it.',
    note:
      'Any space, or its own only? The rulebook speaks of it right after the space of the ' +
      'Monster.',
  },
  'DN-RULING-70': {
    title: 'Repair and output timing',
    text:
      'No: assigned Power changes only by Planning or explicit effects; only the requirement ' +
      'check of Chassis cards follows the output at once.',
    note: 'Does repairing the Chassis give Power at once? Reason: Power is taken in Planning.',
  },
  'DN-RULING-71': {
    title: 'Attack track start space',
    text: 'Space 0: it takes five symbols to reach the 5th space.',
    note: 'Is the start the 1st space or a space 0? Reason: The tracker is returned "to 0".',
  },
  'DN-RULING-72': {
    title: 'Moment of the last card',
    text:
      'After: a card is resolved when its text and the attacks of its symbol are done. (An ' +
      'empty board after the text still brings him at once, DN-EVENT-03.)',
    note:
      'Does the last Event card bring the Boss before or after its attacks? Reason: The symbol ' +
      'is part of the card.',
  },
  'DN-RULING-73': {
    title: 'Critical Failure in own action',
    text:
      'DN-CRIT-02 at once; the rest of the card resolves as far as it can with the Mech lying ' +
      'in HQ, but its "move" effects are skipped; an "extraAction" is lost; the card then goes ' +
      'where it belongs.',
    note:
      '"selfDamage" or "thorns" wrecks the acting Mech. Reason: One action must not be torn ' +
      'apart.',
  },
  'DN-RULING-74': {
    title: 'Attacker defeated mid-instance',
    text:
      'That pending damage is still dealt; Mechs not yet hit by the instance, further instances ' +
      'and text are not resolved.',
    note:
      'A React (e.g. Deflect) defeats the Monster while its damage to a Mech is pending. ' +
      'Reason: Only "additional" instances are dropped.',
  },
  'DN-FX-01': {
    title: 'attack: Mech attack on Monsters',
    text:
      'Choose a Monster at a distance from "minRange" to "range"; with "hits" = space choose a ' +
      'space with a Monster, and all Monsters there are hit with one roll. Dice: "dice", plus ' +
      'the count of "dicePer" but at most "max" (power: Power on the card\'s own limb; fire: ' +
      'Fire tokens on the target, of several the highest count; paid: cards paid), plus boosts. ' +
      'After the roll Reacts may change it. The total is dice, "flat", boosts and additions; ' +
      'each target takes the total plus spotters, less its Armor Rating where that applies (not ' +
      'with "pierce"), at least 0, all computed before any is applied. Boosts for the next ' +
      'attack are used up. Doable if there is a target.',
  },
  'DN-FX-02': {
    title: 'token: Place effect tokens',
    text:
      'Put n tokens of a kind. "monster": choose one in range; "mech": choose a Mech in range, ' +
      'the own one included; "it": every hit Monster still in play; "self": the own Mech, or on ' +
      'a Monster\'s row that Monster; "trigger": the Monster of the window. No Fire on a ' +
      'fireproof Monster. A shortage places what is left. Doable if somebody can get at least 1 ' +
      'token.',
  },
  'DN-FX-03': {
    title: 'move: Move own Mech stepwise',
    text:
      'Move the own Mech step by step, at most "steps", each to an adjacent space that is not ' +
      'destroyed. With "through" a destroyed space may be entered if one that is not destroyed ' +
      'can still be reached with the remaining steps, and the move cannot end on it. The move ' +
      'can end once "min" steps are made. From a destroyed space it must be made and must end ' +
      'outside. Doable if there is a legal step.',
  },
  'DN-FX-04': {
    title: 'moveAlly: Move another Mech',
    text:
      'Choose another Mech within range, or nobody, and move it step by step like the own one. ' +
      'A lying Mech stays lying. Doable if another Mech in range has a legal step.',
  },
  'DN-FX-05': {
    title: 'push: Move a Monster',
    text:
      'Move a Monster: "adjacent" to a City Space next to it that is not destroyed, "me" from a ' +
      'distance of 1 to "range" into the own space, which must be a City Space that is not ' +
      'destroyed. With "it" one of the hit Monsters still in play. The first choice may be ' +
      'declined. Heavy Monsters and the Boss cannot be chosen. Opens "monsterMoved".',
  },
  'DN-FX-06': {
    title: 'repair: Remove Mech Damage tokens',
    text:
      "Remove n Damage tokens one by one, each from a part of choice. The card's owner decides; " +
      'for "it" that Mech\'s pilot. Mandatory. Doable if there is damage.',
  },
  'DN-FX-07': {
    title: 'charge: Gain Power tokens',
    text:
      'Put n Power tokens from the supply one by one on limbs with an open space, decided by ' +
      'the card\'s owner. "mech": choose one in range with an open space, the own one included. ' +
      'Doable if there is an open space.',
  },
  'DN-FX-08': {
    title: 'shift: Move Power between limbs',
    text:
      'Up to n times move 1 Power token from one limb to an open space of another; mandatory ' +
      'where the effect says so. Doable if there is a legal transfer.',
  },
  'DN-FX-09': {
    title: 'losePower: Lose Power tokens',
    text:
      'The Mech loses n Power tokens from the named limb; with "any" the pilot chooses a limb ' +
      'with Power each time.',
  },
  'DN-FX-10': {
    title: 'draw: Draw Mech cards',
    text:
      'Draw n Mech cards, reshuffling the own discard when the deck is empty. Doable if deck or ' +
      'discard holds a card. A card with this effect stays in front until the End Phase.',
  },
  'DN-FX-11': {
    title: 'discardCards: Pilot discards cards',
    text: 'That pilot discards n cards of choice, or all if there are fewer.',
  },
  'DN-FX-12': {
    title: 'payCards: Pay cards for dice',
    text:
      'Discard up to "max" cards from hand; their number counts for the dice of a later attack ' +
      'of the card.',
  },
  'DN-FX-13': {
    title: 'rescue: Discard Citizens to safety',
    text:
      'Discard up to n Citizens in spaces in range, one by one, with their Exiting effects. Not ' +
      'those that cannot be discarded.',
  },
  'DN-FX-14': {
    title: 'shelter: Remove City Damage',
    text:
      'Choose a City Space in range with City Damage (or the own space, where the effect says ' +
      'so) and remove n tokens, or all if there are fewer. Doable if there is one.',
  },
  'DN-FX-15': {
    title: 'calm: Lower the Attack tracker',
    text: 'The Attack tracker goes down by n, not below 0. Doable if it is above 0.',
  },
  'DN-FX-16': {
    title: 'boost: Strengthen own attacks',
    text:
      'A lasting bonus of dice and damage on the own "attack" effects, of cards and tiles, ' +
      'until the End Phase; "next" counts for the next matching attack effect only. Boosts add ' +
      'up.',
  },
  'DN-FX-17': {
    title: 'guard: Reduce damage all round',
    text:
      'Until the End Phase each Damage Instance and each damage by events or thorns that the ' +
      'own Mech takes is reduced by n.',
  },
  'DN-FX-18': {
    title: 'regainBot: Regain a Repair Bot',
    text: 'Regain n spent Repair Bots, up to the full number. Doable if one is missing.',
  },
  'DN-FX-19': {
    title: 'scry: Look at a deck top',
    text:
      'Turn up the top n cards of a deck, fewer if there are fewer, in order; they go back on ' +
      'top in that order, face up for all. For each, from the top, the owner chooses whether it ' +
      'stays or goes to the bottom. An empty deck is not reshuffled for it. Doable if the deck ' +
      'is not empty.',
  },
  'DN-FX-20': {
    title: 'standUp: Stand a passed Mech up',
    text:
      'Choose another lying Mech in range, or nobody: it stands up. Doable if one lies in ' +
      'range.',
  },
  'DN-FX-21': {
    title: 'extraAction: Act once more',
    text:
      'After this action the same player acts once more, if no Monster Attack Phase is due and ' +
      'the Mech stands.',
  },
  'DN-FX-22': {
    title: 'selfDamage: Damage to own Mech',
    text:
      'The own Mech takes n damage to the part. Armor tokens and overflow apply, "guard" and ' +
      'Reacts do not.',
  },
  'DN-FX-23': {
    title: 'choose: Choose between two lists',
    text: 'Choose between two lists of effects; one with nothing doable is not offered.',
  },
  'DN-FX-24': {
    title: 'when: Conditional effect list',
    text:
      'Do one list of effects if the condition holds, else the other. "defeated": an attack of ' +
      'this card has defeated a Monster. "destroyed": the exiting Citizen was destroyed.',
  },
  'DN-FX-25': {
    title: 'prevent: Reduce pending Mech damage',
    text: 'The pending damage to a Mech is reduced by n, not below 0.',
  },
  'DN-FX-26': {
    title: 'redirect: Change the damaged part',
    text:
      'The pending damage hits another part: the named one, or one of the other three of ' +
      'choice.',
  },
  'DN-FX-27': {
    title: 'intercept: Take damage for an ally',
    text:
      'If both Mechs share a space, the pending damage hits the own Mech instead, on the same ' +
      'part. No new window opens.',
  },
  'DN-FX-28': {
    title: 'rerollRandom: Reroll the Random die',
    text: 'The Random die is rolled again; the new face counts.',
  },
  'DN-FX-29': {
    title: 'reroll: Reroll lowest Damage dice',
    text:
      'Choose a number from 1 to "max": so many of the lowest dice (ties: first rolled) are ' +
      'rolled again, and the new results count.',
  },
  'DN-FX-30': {
    title: 'addDamage: Add to a damage total',
    text: 'Adds to the total of the attack, before Armor.',
  },
  'DN-FX-31': {
    title: 'strike: Damage outside attacks',
    text:
      'Damage to a Monster outside Mech attacks: the trigger, the current one, or a Monster in ' +
      'the space of the source, the Captain choosing among several. The Armor Rating counts ' +
      'only as DN-RULING-29 says, and never for events and Citizens.',
  },
  'DN-FX-32': {
    title: 'cancelAttack: Cancel a Monster attack',
    text:
      'The declared attack does not happen. The Boss attacks all the same, but gets one -1 ' +
      'token.',
  },
  'DN-FX-33': {
    title: 'preventCity: Reduce pending City Damage',
    text: 'The pending City Damage is reduced by n, not below 0.',
  },
  'DN-FX-34': {
    title: 'save: Discard the threatened Citizen',
    text:
      'The Citizen is discarded instead, with its Exiting effect. Not one that cannot be ' +
      'discarded.',
  },
  'DN-FX-35': {
    title: 'each: Ordered iteration over targets',
    text:
      'Do a list of effects for each target: the targets are fixed at the start, in the order ' +
      'of their space numbers (HQ first); one is skipped if it has left play, or has left the ' +
      'area that the selector names. Nothing is added.',
  },
  'DN-FX-36': {
    title: 'cityDamage: Place City Damage',
    text:
      'Place n City Damage on a space; "adjacent": on every City Space next to this one, in ' +
      'ascending order, one by one. Shields and Reacts apply; at its capacity the space is ' +
      'destroyed.',
  },
  'DN-FX-37': {
    title: 'addCitizens: Citizens enter play',
    text: 'N Citizens enter play in the space one by one, each with its Entering effect and window.',
  },
  'DN-FX-38': {
    title: 'destroyCitizens: Destroy Citizens by POP',
    text:
      'Destroy the n Citizens of highest or lowest POP in a space, or all; they leave from the ' +
      'highest POP down, each with its window and Exiting effect.',
  },
  'DN-FX-39': {
    title: 'discardCitizens: Discard Citizens by POP',
    text:
      'Discard the n Citizens of highest or lowest POP in a space, or all, passing over those ' +
      "that cannot be discarded and, in a Citizen's own ability, that Citizen.",
  },
  'DN-FX-40': {
    title: 'mechDamage: Event damage to a Mech',
    text:
      'The Mech takes n damage to the part, or to one rolled with the Random die, from an Event ' +
      'card; Reacts and "guard" apply.',
  },
  'DN-FX-41': {
    title: 'heal: Remove Monster damage',
    text: 'Remove n damage from the Monster, not below 0.',
  },
  'DN-FX-42': {
    title: 'moveMonster: Monster moves by number',
    text:
      'The Monster moves to the next higher or lower space. If that is destroyed the move is ' +
      'cancelled, or goes on past it where the effect says so. Opens "monsterMoved".',
  },
  'DN-FX-43': {
    title: 'hurl: Mech thrown by number',
    text: 'The Mech goes to the next higher or lower City Space that is not destroyed.',
  },
  'DN-FX-44': {
    title: 'knockDown: Mech forced to pass',
    text: 'The Mech lies down, which means it has passed.',
  },
  'DN-FX-45': {
    title: 'provoke: Raise the Attack tracker',
    text: 'The Attack tracker goes up by n, at most to its last space.',
  },
  'DN-FX-46': {
    title: 'drawCity: Effects on drawn City spaces',
    text:
      'Draw n City cards, set aside until all are drawn, then do a list of effects for each of ' +
      'their spaces in ascending order; destroyed ones are skipped.',
  },
  'DN-FX-47': {
    title: 'shuffleCityDiscard: Shuffle City discard in',
    text: 'The City discard is shuffled into the City deck.',
  },
  'DN-FX-48': {
    title: 'purgeCitizenDeck: Destroy from Citizen deck',
    text:
      'Draw n Citizen cards one by one: each with POP up to the limit goes to the Destroyed ' +
      'stack, the others to the discard. None of them enters play.',
  },
  'DN-FX-49': {
    title: 'appear: Monster Appears resolution',
    text:
      'Draw City cards until one names a space that is not destroyed and place the Monster ' +
      'there, undamaged and without tokens; then so many Citizens enter play there. Opens ' +
      '"monsterMoved", but not in setup.',
  },
  'DN-FX-50': {
    title: 'placeBoss: Boss placed by City card',
    text:
      'Draw City cards until one names a space that is not destroyed and place the Boss there. ' +
      'Opens "monsterMoved".',
  },
  'DN-FX-51': {
    title: 'rebuildEventDeck: Boss rebuilds Event deck',
    text:
      'All Monster Appears cards in the Event discard leave the game; the other cards there ' +
      'become the Event deck.',
  },
  'DN-FX-52': {
    title: 'cityShield: Citizen reduces City Damage',
    text: "Each placement of City Damage in the Citizen's space is reduced by n; several add up.",
  },
  'DN-FX-53': {
    title: 'cannotDiscard: Citizen cannot be discarded',
    text: 'The Citizen cannot be discarded by any effect. It can be destroyed.',
  },
  'DN-FX-54': {
    title: 'spotter: Citizen adds attack damage',
    text:
      "Mech attacks against Monsters in the Citizen's space get n more damage, added to the " +
      'total before Armor.',
  },
  'DN-FX-55': {
    title: 'bodyguard: Citizen destroyed before others',
    text: 'The Citizen is picked as a victim of destruction before any other of its space.',
  },
  'DN-FX-56': {
    title: 'thorns: Melee attackers take damage',
    text:
      'After a Melee Attack effect against the Monster by a Mech in its space, if it survived, ' +
      'that Mech takes n Chassis damage; Reacts and "guard" apply.',
  },
  'DN-FX-57': {
    title: 'fireproof: No Fire tokens',
    text: 'No Fire token can be placed on the Monster.',
  },
  'DN-FX-58': {
    title: 'heavy: Cannot be pushed',
    text: 'The Monster cannot be moved by "push".',
  },
  'DN-FX-59': {
    title: 'frenzy: Wounded Monster hits harder',
    text:
      'While twice its damage is at least its Life, the Damage Instances of the Monster have +1 ' +
      'value.',
  },
  'DN-FX-60': {
    title: 'regenerate: Monster heals each round',
    text: 'In the End Phase the Monster heals n.',
  },
  'DN-FX-61': {
    title: 'snare: No leaving by Tile Action',
    text: "Mechs in the Monster's space cannot use Tile Actions that contain a move.",
  },
  'DN-FX-62': {
    title: 'burrowed: No targeting from other spaces',
    text: 'The Monster cannot be chosen or hit by attacks, tokens or pushes from another space.',
  },
  'DN-WIN-01': {
    title: 'monsterAttackDeclared: Window before a Monster attack',
    text:
      'Opens before each Monster attack, before its side is fixed. A card fits if the own Mech ' +
      'is within its range of the Monster.',
  },
  'DN-WIN-02': {
    title: 'randomRolled: Window after Random die',
    text:
      'Opens after a Random die was rolled for a Mech, MISS included. A card fits if the Mech ' +
      'is the own one.',
  },
  'DN-WIN-03': {
    title: 'damageToMech: Window before Mech damage',
    text:
      'Opens when amount and part of damage to a Mech are known, before "guard" and Armor ' +
      'tokens, if the amount is above 0; for Damage Instances, event damage and thorns. A card ' +
      'for oneself fits if the Mech is the own one, a card for allies if it is another Mech ' +
      'within range.',
  },
  'DN-WIN-04': {
    title: 'cityWouldBeDamaged: Window before City Damage',
    text:
      'Opens when City Damage is about to be placed, after shields, whatever its source. A card ' +
      'fits if the space is within range.',
  },
  'DN-WIN-05': {
    title: 'citizenEntered: Window after Citizen enters',
    text:
      'Opens after a Citizen has entered play and its Entering effect is resolved, if it is ' +
      'still there; not in setup. A card fits if its space is within range.',
  },
  'DN-WIN-06': {
    title: 'citizenWouldBeDestroyed: Window before Citizen destruction',
    text: 'Opens before a Citizen in play is destroyed. A card fits if its space is within range.',
  },
  'DN-WIN-07': {
    title: 'damageRolled: Window after damage dice',
    text:
      'Opens after the dice of a Mech attack of at least 1 die, before the total. A card for ' +
      'oneself fits the own attack, a card for allies that of another Mech within range.',
  },
  'DN-WIN-08': {
    title: 'monsterAttacked: Window after a Monster attack',
    text:
      'Opens after a Monster attack and its population check, if the Monster is in play. A card ' +
      'fits if the Monster is within range.',
  },
  'DN-WIN-09': {
    title: 'monsterDefeated: Window after a defeat',
    text:
      'Opens after a Monster other than the Boss was removed. A card fits if its last space is ' +
      'within range.',
  },
  'DN-WIN-10': {
    title: 'monsterMoved: Window after Monster movement',
    text:
      'Opens after a Monster entered a space by placement, movement or displacement, the ' +
      'destruction of a space being complete; not in setup. A card fits if the Monster is ' +
      'within range.',
  },
} as const satisfies RuleBook;

export type RuleId = keyof typeof rules;
