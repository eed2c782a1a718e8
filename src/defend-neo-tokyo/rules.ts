import type { RuleBook } from '../kernel/rules.js';

/** Titles by the middle part of the rule ids. */
export const chapters = {
  BOARD: 'The board',
  RUIN: 'Destroyed spaces',
  TRACK: 'The two tracks',
  MECH: 'Mechs',
  CHAS: 'Chassis',
  CRIT: 'Critical Failure',
  LIMB: 'Arms and Legs',
  CARD: 'Mech cards',
  MON: 'Monsters',
  CIT: 'Citizens',
  CITY: 'City cards',
  EVC: 'Event cards',
  TOK: 'Tokens',
  SETUP: 'Setup',
  BUILD: 'Building a Mech',
  PLAN: 'Planning Phase',
  EVAC: 'Emergency Evac',
  EVENT: 'Event Phase',
  MATK: 'Attacks of Monsters',
  ACT: 'Action Phase',
  MOVE: 'Moving',
  ATK: 'Attacks on Monsters',
  MAP: 'Monster Attack Phase',
  END: 'End Phase',
  REACT: 'Reacts',
  BOSS: 'The Boss',
  OVER: 'End of the game',
  LEGAL: 'Legal moves',
  PACK: 'Content packs',
  RULING: 'Rulings',
  FX: 'Effects',
  WIN: 'Windows for Reacts',
} as const;

/** Every rule in the order of play, then engine rules, rulings, effects and React windows. */
const rules = {
  'DN-BOARD-01': {
    title: 'Spaces',
    text:
      'The city has 19 spaces: the Defense HQ and 18 City Spaces, each with a name of its own ' +
      'and a number of its own from 1 to 18. Mechs and Monsters stand in spaces.',
  },
  'DN-BOARD-02': {
    title: 'Adjacent spaces',
    text: 'Spaces joined by a white line are adjacent, and no others are.',
  },
  'DN-BOARD-03': {
    title: 'Defense HQ',
    text:
      'The Mechs start in HQ. It is not a City Space: no Monster enters it, it takes no City ' +
      'Damage, it is never destroyed and it never holds Citizens.',
  },
  'DN-BOARD-04': {
    title: 'Repair Bots from HQ',
    text:
      'In the End Phase every Mech in HQ gets all its spent Repair Bots back. This happens by ' +
      'itself, since it is never a disadvantage.',
  },
  'DN-BOARD-05': {
    title: 'Next higher and next lower space',
    text:
      'The next higher or lower space is the City Space whose number is one above or below, ' +
      'adjacent or not. After 18 comes 1, and below 1 comes 18 (DN-RULING-06).',
  },
  'DN-BOARD-06': {
    title: 'Crowded spaces',
    text: 'A City Space has room for any number of Monsters and Mechs.',
  },
  'DN-RUIN-01': {
    title: 'Destruction of a City Space',
    text:
      'As soon as its City Damage reaches its capacity, a City Space is destroyed. At once and ' +
      'in this order it gets a City Destroyed token and loses its City Damage tokens, damage ' +
      'beyond the capacity being lost; its Citizens leave (DN-RUIN-06, DN-RUIN-07); its Monsters ' +
      'move (DN-RUIN-04); the Destruction tracker moves by 1 (DN-TRACK-04). Mechs stay where ' +
      'they are.',
  },
  'DN-RUIN-02': {
    title: 'Mechs and destroyed spaces',
    text:
      'A Mech cannot move into or through a destroyed space, unless the move says that it passes ' +
      'through destroyed spaces. Even then it cannot stop in one.',
  },
  'DN-RUIN-03': {
    title: 'Mech in a destroyed space',
    text:
      'A Mech in a destroyed space may take only actions, and play only Reacts, that move it ' +
      'out: among their effects, but not inside a condition or a choice, is a move of the Mech ' +
      'that can end in a space that is not destroyed. That move must then be made and must end ' +
      'outside. Passing and Emergency Evac stay allowed.',
  },
  'DN-RUIN-04': {
    title: 'Displaced Monsters',
    text:
      'Monsters in a space that is being destroyed go to the next higher space, and on past ' +
      'destroyed spaces until they reach one that is not.',
  },
  'DN-RUIN-05': {
    title: 'Cancelled Monster moves',
    text:
      'If any other effect would move a Monster into a destroyed space, that move is cancelled ' +
      'and the rest of the effect still happens. Destroyed spaces are passed over only where the ' +
      'effect says so.',
  },
  'DN-RUIN-06': {
    title: 'Citizens of a destroyed space',
    text:
      'All Citizens in a space that is being destroyed are discarded, without Exiting effects, ' +
      'without Reacts, and without their population counting.',
  },
  'DN-RUIN-07': {
    title: 'Citizens that cannot be discarded',
    text:
      'A Citizen that cannot be discarded moves to the next lower space instead, and on past ' +
      'destroyed spaces. This does not count as entering play.',
  },
  'DN-RUIN-08': {
    title: 'Effects on a destroyed space',
    text:
      'A destroyed space takes no more City Damage, gets no Citizens and cannot be destroyed ' +
      'again; effects that would do so do nothing there.',
  },
  'DN-TRACK-01': {
    title: 'Attack track',
    text:
      'The Monster Attack tracker moves up one space whenever a player plays an Attack or Melee ' +
      'Attack, as a card or as a tile action, or any other card or tile action with the Monster ' +
      'Attack Track symbol. It starts at 0 (DN-RULING-71).',
  },
  'DN-TRACK-02': {
    title: 'Full Attack track',
    text:
      'When the tracker reaches the 5th space, a Monster Attack Phase begins once the current ' +
      'action is completely resolved (DN-ACT-09).',
  },
  'DN-TRACK-03': {
    title: 'End of the Destruction track',
    text:
      'When the Destruction tracker reaches its final space, the players lose at once and ' +
      'nothing more is resolved. Two steps from the last but one space stop on the final space.',
  },
  'DN-TRACK-04': {
    title: 'Destruction for a destroyed space',
    text: 'Each City Space that is destroyed moves the Destruction tracker by 1.',
  },
  'DN-TRACK-05': {
    title: 'Destruction for population',
    text:
      'When Citizen cards go to the Destroyed stack and it then holds 20 POP or more, the ' +
      'Destruction tracker moves by 1. Cards destroyed together are all added before this is ' +
      'checked (DN-CIT-08). DN-RULING-09 tells what becomes of the stack.',
  },
  'DN-TRACK-06': {
    title: 'Destruction for a Critical Failure',
    text: 'Each Critical Failure moves the Destruction tracker by 2.',
  },
  'DN-MECH-01': {
    title: 'Parts of a Mech',
    text:
      'A Mech has four parts: a Chassis, a left Arm, a right Arm and Legs. Arms and Legs are its ' +
      'limbs.',
  },
  'DN-MECH-02': {
    title: 'Command Deck',
    text: 'Each part brings its own 7 Mech cards. The 28 cards shuffled together are the Command Deck.',
  },
  'DN-MECH-03': {
    title: 'Sides of an Arm',
    text:
      'An Arm tile has two sides and can be the left or the right Arm. Both sides play the same; ' +
      'left or right matters only for damage that names an Arm.',
  },
  'DN-MECH-04': {
    title: 'Cost of a tile action',
    text:
      'What a tile action shows before the dash is its cost, which is paid first; what follows ' +
      'the dash is its effect. A tile action whose cost cannot be paid cannot be used.',
  },
  'DN-CHAS-01': {
    title: 'Damage to the Chassis',
    text: 'Damage tokens fill the Damage Track of the Chassis from right to left.',
  },
  'DN-CHAS-02': {
    title: 'Power output',
    text:
      'The Power output of a Mech is the number in the coloured area with the leftmost Damage ' +
      'token. Without Damage tokens it is the number in the rightmost area.',
  },
  'DN-CHAS-03': {
    title: 'REROUTE',
    text:
      'REROUTE costs 1 Mech card from hand. Move 1 Power token from one of your limbs to another ' +
      'limb with an open space, where it takes the leftmost open one.',
  },
  'DN-CHAS-04': {
    title: 'REPAIR',
    text:
      'REPAIR costs 1 Repair Bot of your Chassis. Take 2 Damage tokens off your Mech, from one ' +
      'part or from two, or 1 if there is no second. The leftmost token of a tile always goes ' +
      'first.',
  },
  'DN-CHAS-05': {
    title: 'Repair Bots at the start',
    text: 'Each Mech starts with 3 Repair Bots.',
  },
  'DN-CRIT-01': {
    title: 'Critical Failure',
    text:
      'A Mech suffers a Critical Failure when a Damage token must go onto the Critical Failure ' +
      'space of its Chassis, which fills the track.',
  },
  'DN-CRIT-02': {
    title: 'Steps of a Critical Failure',
    text:
      'The player discards the whole hand, takes all Power and Damage tokens off the Mech and ' +
      'lays its standee down in HQ; then the Destruction tracker moves by 2.',
  },
  'DN-CRIT-03': {
    title: 'After a Critical Failure',
    text:
      'The player stays in the game, but has no cards and no Power until the next Planning Phase ' +
      '(DN-RULING-19).',
  },
  'DN-LIMB-01': {
    title: 'Power on a limb',
    text: 'Power tokens fill the track of a limb from left to right.',
  },
  'DN-LIMB-02': {
    title: 'Damage to a limb',
    text: 'A Damage token on a limb takes the rightmost undamaged space.',
  },
  'DN-LIMB-03': {
    title: 'Lost Power',
    text:
      'If a Damage token takes a space with a Power token, that Power token goes back to the ' +
      'supply.',
  },
  'DN-LIMB-04': {
    title: 'Damage to a full limb',
    text: 'When every space of a limb is damaged, further Damage tokens go to the Chassis.',
  },
  'DN-LIMB-05': {
    title: 'Gaps in damage',
    text:
      'A Damage token with an open space to its right moves into that space, so the damage of a ' +
      'limb is always one block at the right end.',
  },
  'DN-LIMB-06': {
    title: 'Linked space',
    text: 'A tile action of a limb can be used only with a Power token in the space linked to it.',
  },
  'DN-LIMB-07': {
    title: 'BASH',
    text:
      'BASH needs Power in its linked space and costs 1 Mech card from hand. Roll 1 Damage die ' +
      'against a Monster in your space. It is an Attack, so the Attack tracker moves by 1.',
  },
  'DN-LIMB-08': {
    title: 'WALK',
    text:
      'WALK needs Power in its linked space and costs 1 Mech card from hand. Move to an adjacent ' +
      'space.',
  },
  'DN-LIMB-09': {
    title: 'RUN',
    text: 'RUN needs Power in its linked space and costs 1 Mech card from hand. Move up to 2 spaces.',
  },
  'DN-CARD-01': {
    title: 'Action cards',
    text: 'An Action card is played as your action in the Action Phase.',
  },
  'DN-CARD-02': {
    title: 'Attack cards',
    text:
      'An Attack card is played as your action in the Action Phase and moves the Attack tracker ' +
      'by 1.',
  },
  'DN-CARD-03': {
    title: 'Melee Attacks',
    text:
      'A Melee Attack is an Attack in every respect, and it also counts as Melee wherever that ' +
      'matters, for example against Armor.',
  },
  'DN-CARD-04': {
    title: 'React cards',
    text:
      'A React card is played when its trigger, the text before the dash, happens; its effect is ' +
      'the text after the dash. It cannot be the action of a turn.',
  },
  'DN-CARD-05': {
    title: 'Order of Reacts',
    text:
      'When several players react to one trigger, they do so clockwise from the Captain. This is ' +
      'called captain order.',
  },
  'DN-CARD-06': {
    title: 'Power Requirement',
    text:
      'A card can be played only if the tile of its part holds at least as many Power tokens as ' +
      'the card demands. For cards of the Chassis see DN-RULING-14.',
  },
  'DN-CARD-07': {
    title: 'Power stays',
    text: 'Playing a card does not use up Power.',
  },
  'DN-CARD-08': {
    title: 'Order of effects',
    text: 'Each sentence of a card, which is one effect, is resolved completely before the next.',
  },
  'DN-CARD-09': {
    title: 'Discarding cards that cannot be played',
    text: 'A card whose Power Requirement is not met can still be discarded for costs and effects.',
  },
  'DN-CARD-10': {
    title: 'Monster Attack Track symbol',
    text:
      'Any card with the Monster Attack Track symbol moves the tracker when it is played, ' +
      'whatever its type.',
  },
  'DN-MON-01': {
    title: 'Sides of a Stat card',
    text:
      'In a space with a Mech a Monster shows and uses its Mech side, elsewhere its City side. ' +
      'Everybody may read both sides at any time.',
  },
  'DN-MON-02': {
    title: 'Armor Rating',
    text:
      "The Armor Rating of the side that is face up is taken off the damage of a Mech's attack, " +
      'not below 0. It does nothing against other sources, such as Citizen cards.',
  },
  'DN-MON-03': {
    title: 'Armor against one type',
    text: 'An Armor Rating marked Melee or Non-Melee works only against attacks of that type.',
  },
  'DN-MON-04': {
    title: 'Defeat of a Monster',
    text:
      'A Monster whose damage reaches its Life is removed from the game at once; its tokens go ' +
      'back to the supply.',
  },
  'DN-MON-05': {
    title: 'Regular and Special Attack',
    text:
      'Each side of a Monster has a Regular Attack with a white symbol and a Special Attack with ' +
      'a red one. An attack is made of Damage Instances and text, resolved from left to right ' +
      'and from top to bottom.',
  },
  'DN-MON-06': {
    title: 'Damage Instances against Mechs',
    text:
      'A Damage Instance of the Mech side puts as many Damage tokens as its value on the part ' +
      "that its symbol names, of every Mech in the Monster's space.",
  },
  'DN-MON-07': {
    title: 'Damage Instances against the city',
    text:
      'A Damage Instance of the City side with the City Damage symbol puts as many City Damage ' +
      "tokens as its value on the Monster's space. With the Citizen symbol, as many Citizens as " +
      'its value enter play there.',
  },
  'DN-MON-08': {
    title: 'Names of attacks',
    text: 'The name of a Special Attack has no effect.',
  },
  'DN-MON-09': {
    title: 'Special Qualities',
    text: 'A Special Quality works only while the side with it is face up.',
  },
  'DN-MON-10': {
    title: 'Lasting damage of Monsters',
    text:
      'A Monster enters play undamaged. Its damage adds up for the whole game, unless something ' +
      'heals it.',
  },
  'DN-MON-11': {
    title: 'Monster sets',
    text: 'Each Monster, Event card and Boss is of one set, and only the chosen set is used.',
  },
  'DN-CIT-01': {
    title: 'Population',
    text:
      'Every Citizen card has a Population Value (POP), which counts only in the Destroyed stack ' +
      'and for effects that name it.',
  },
  'DN-CIT-02': {
    title: 'Destroyed and discarded Citizens',
    text:
      'A Citizen that leaves play is either destroyed and goes to the Destroyed stack, or is ' +
      'discarded, goes to the Citizen discard and does not count.',
  },
  'DN-CIT-03': {
    title: 'Entering effects',
    text:
      'The Entering effect of a card with a red border happens when the card is put into play in ' +
      'a City Space, and never when it goes from the deck straight to a pile.',
  },
  'DN-CIT-04': {
    title: 'Order of entering',
    text:
      'Several Citizens that one effect brings enter one at a time in the order drawn. The ' +
      'Entering effect of each, and the Reacts to it, are resolved before the next enters.',
  },
  'DN-CIT-05': {
    title: 'Exiting effects',
    text:
      'An Exiting effect happens when the card is destroyed or discarded from a City Space: not ' +
      'when it leaves the deck without having been in play, and not when its space is destroyed ' +
      '(DN-RUIN-06).',
  },
  'DN-CIT-06': {
    title: 'Order of leaving',
    text:
      'Several Citizens that leave by one effect go from the highest POP to the lowest. The ' +
      'Reacts to each, its way to its pile and its Exiting effect are done before the next ' +
      'leaves.',
  },
  'DN-CIT-07': {
    title: 'Standing abilities',
    text: 'Any other text of a Citizen works while the card is in play.',
  },
  'DN-CIT-08': {
    title: 'Population check',
    text:
      'All Citizens destroyed by one Monster attack or one action are in the Destroyed stack ' +
      'before its population is checked, once.',
  },
  'DN-CIT-09': {
    title: 'Crowds of Citizens',
    text: 'There is no limit to the Citizens in a City Space.',
  },
  'DN-CITY-01': {
    title: 'City cards',
    text:
      'The 18 City cards name the City Spaces. They place Monsters and serve effects that draw ' +
      'them; drawn cards go to the City discard.',
  },
  'DN-EVC-01': {
    title: 'Parts of an Event card',
    text:
      'The title and the story of an Event card have no effect. Its text is resolved, and its ' +
      'white or red symbol tells which attack the Monsters make in this Event Phase.',
  },
  'DN-EVC-02': {
    title: 'Monster Appears cards',
    text:
      'A Monster Appears card brings its Monster into a space drawn from the City deck and puts ' +
      'Citizens there.',
  },
  'DN-TOK-01': {
    title: 'Effect tokens',
    text: 'An effect token stays until the rule of its kind removes it.',
  },
  'DN-TOK-02': {
    title: 'Fire tokens',
    text:
      'After a Monster with Fire tokens has attacked, it takes the damage of 1 Damage die for ' +
      'each of them and then loses 1 Fire token.',
  },
  'DN-TOK-03': {
    title: '+1 and -1 Damage tokens',
    text:
      'Each +1 or -1 Damage token on a Monster changes the value of all its Damage Instances by ' +
      '1, not below 0.',
  },
  'DN-TOK-04': {
    title: 'Removal of +1 and -1 Damage tokens',
    text: 'At the end of the Event Phase all +1 and -1 Damage tokens are taken off all Monsters.',
  },
  'DN-TOK-05': {
    title: 'Armor tokens',
    text:
      'When a Monster or a Mech takes damage from any source, its Armor tokens are discarded ' +
      'first, each for 1 point of it. Armor tokens stay until they are used.',
  },
  'DN-TOK-06': {
    title: 'Attacks that ignore Armor',
    text: 'An attack that ignores Armor ignores the Armor Rating, but not Armor tokens.',
  },
  'DN-SETUP-01': {
    title: 'Mechs and Command Decks',
    text:
      'Every player builds a Mech (DN-BUILD-01 to DN-BUILD-06) and shuffles its 28 cards into a ' +
      'Command Deck.',
  },
  'DN-SETUP-02': {
    title: 'City and Citizen decks',
    text: 'The City deck and the Citizen deck are shuffled.',
  },
  'DN-SETUP-03': {
    title: 'Choice of the threat',
    text:
      'The players choose one Monster set, or draw it at random, and take its Boss card, Stat ' +
      'cards and standees.',
  },
  'DN-SETUP-04': {
    title: 'Starting Monsters',
    text:
      'The Monster Appears cards of the set are shuffled; one is drawn for each player and ' +
      'followed before the next. The Monsters start with their City side up. These cards go to ' +
      'the Event discard.',
  },
  'DN-SETUP-05': {
    title: 'Citizens of the setup',
    text: 'Citizens that come during setup have no Entering effects, and nobody can react to them.',
  },
  'DN-SETUP-06': {
    title: 'Event deck for 2 or 3 players',
    text:
      'With 2 or 3 players the Event deck is 2 of the remaining Monster Appears cards and 4 of ' +
      'the other Event cards, drawn at random and shuffled together. The rest goes to the box. ' +
      'Nobody sees these cards, so only their kinds are fixed until they are drawn.',
  },
  'DN-SETUP-07': {
    title: 'Event deck for 4 or 5 players',
    text:
      'With 4 or 5 players the Event deck is made in the same way from 1 Monster Appears card ' +
      'and 5 others.',
  },
  'DN-SETUP-08': {
    title: 'Mechs at the start',
    text: 'All Mechs start standing in HQ, undamaged, without Power and without cards in hand.',
  },
  'DN-SETUP-09': {
    title: 'First Captain',
    text: "One player, chosen in any way, starts with the Captain's Badge.",
  },
  'DN-SETUP-10': {
    title: 'Tracks at the start',
    text:
      'The Attack tracker and the Destruction tracker start at 0, the city undamaged and the ' +
      'Destroyed stack empty.',
  },
  'DN-BUILD-01': {
    title: 'Prebuilt Mechs',
    text: 'Each player takes one of the 5 prebuilt Mechs, no two the same.',
  },
  'DN-BUILD-02': {
    title: 'Drafting a Chassis',
    text: 'Clockwise from the Captain each player picks a Chassis.',
  },
  'DN-BUILD-03': {
    title: 'Drafting Legs',
    text: 'Counter-clockwise from the last player to pick a Chassis each player picks Legs.',
  },
  'DN-BUILD-04': {
    title: 'Drafting the first Arm',
    text: 'Clockwise from the Captain each player picks an Arm.',
  },
  'DN-BUILD-05': {
    title: 'Drafting the second Arm',
    text: 'Counter-clockwise from the last player to pick an Arm each player picks a second one.',
  },
  'DN-BUILD-06': {
    title: 'Assembly',
    text:
      'Each player decides which Arm is left and which is right, and takes the cards of the four ' +
      'parts and 3 Repair Bots.',
  },
  'DN-PLAN-01': {
    title: 'Drawing cards',
    text: 'Each player draws until holding 6 cards.',
  },
  'DN-PLAN-02': {
    title: 'Empty Command Deck',
    text:
      'Whenever a card must be drawn from an empty Command Deck, its discard is shuffled into a ' +
      'new one at once and drawing goes on.',
  },
  'DN-PLAN-03': {
    title: 'Assigning Power',
    text:
      'Each player takes all Power tokens off the Mech, takes as many as its Power output ' +
      '(DN-CHAS-02) and spreads them over Arms and Legs as desired, from left to right and only ' +
      'into spaces without damage.',
  },
  'DN-PLAN-04': {
    title: 'Power without a space',
    text: 'Power for which no space is left goes back to the supply.',
  },
  'DN-PLAN-05': {
    title: 'Planning together',
    text: 'All players plan at the same time; then the Event Phase follows.',
  },
  'DN-EVAC-01': {
    title: 'Emergency Evac',
    text:
      'When Power has been assigned, each player may evacuate as the last step of the Planning ' +
      'Phase: discard the whole hand, take all Power and Damage tokens off the Mech and lay its ' +
      'standee down in HQ. The Destruction tracker does not move.',
  },
  'DN-EVAC-02': {
    title: 'After an evacuation',
    text:
      'A player who has evacuated has passed, and has no cards and no Power until the next round ' +
      '(DN-RULING-19).',
  },
  'DN-EVENT-01': {
    title: 'Event card of the round',
    text: 'The top card of the Event deck is drawn and its text is resolved.',
  },
  'DN-EVENT-02': {
    title: 'Order of targets',
    text:
      'Where an Event card affects several targets, they follow the numbers of their spaces from ' +
      'the lowest to the highest. Spaces, Citizens and Mechs are destroyed at once when their ' +
      'turn comes.',
  },
  'DN-EVENT-03': {
    title: 'No Monster after the text',
    text:
      'If no Monster is on the board when the text has been resolved, the Boss appears ' +
      '(DN-BOSS-02).',
  },
  'DN-EVENT-04': {
    title: 'Attacks of the Event Phase',
    text:
      'Then every Monster attacks once, the one in the lowest-numbered space first, with the ' +
      "attack of the card's symbol.",
  },
  'DN-EVENT-05': {
    title: 'End of the Event Phase',
    text:
      'Then the +1 and -1 Damage tokens are removed (DN-TOK-04) and it is checked whether the ' +
      'Boss appears (DN-BOSS-02, DN-BOSS-03).',
  },
  'DN-MATK-01': {
    title: 'Targets of a Monster',
    text:
      'With Mechs in its space a Monster attacks all of them with its Mech side. Where there is ' +
      'none, it attacks the space or its Citizens with its City side.',
  },
  'DN-MATK-02': {
    title: 'Attack by symbol',
    text:
      "In the Event Phase a Monster makes the attack of the Event card's symbol, in the Monster " +
      'Attack Phase its Regular Attack, the white one.',
  },
  'DN-MATK-03': {
    title: 'Order of Damage Instances',
    text:
      'Damage Instances are resolved one at a time, from left to right and from top to bottom; ' +
      'each hits every Mech attacked before the next.',
  },
  'DN-MATK-04': {
    title: 'Random Damage',
    text:
      'For a Damage Instance with the Random symbol the Random Damage die is rolled for each ' +
      'Mech on its own. Its face names the part.',
  },
  'DN-MATK-05': {
    title: 'MISS',
    text: 'On a MISS that Mech takes nothing from that Damage Instance.',
  },
  'DN-MATK-06': {
    title: 'Text of an attack',
    text: 'The text of an attack is resolved after all its Damage Instances.',
  },
  'DN-MATK-07': {
    title: 'Defeated attacker',
    text:
      'A Monster that is defeated during its attack is removed at once; the rest of its Damage ' +
      'Instances and its text are not resolved.',
  },
  'DN-MATK-08': {
    title: 'Destroyed space of the attacker',
    text:
      "If the attack destroys the Monster's own City Space, that is resolved at once and the " +
      'attack ends without the rest of its Damage Instances and text.',
  },
  'DN-MATK-09': {
    title: 'Citizens brought by an attack',
    text:
      'Citizens that an attack brings enter one at a time, with Entering effects and Reacts in ' +
      'between.',
  },
  'DN-MATK-10': {
    title: 'Citizens destroyed by an attack',
    text:
      'Citizens that an attack destroys leave one at a time, with Exiting effects and Reacts in ' +
      'between. The population is checked once, after all of them (DN-CIT-08).',
  },
  'DN-ACT-01': {
    title: 'Turns',
    text:
      'Clockwise from the Captain the players take one action each, round after round, leaving ' +
      'out those who have passed.',
  },
  'DN-ACT-02': {
    title: 'Actions',
    text:
      'An action is to use a tile action, to play an Action, Attack or Melee Attack card, or to ' +
      'pass.',
  },
  'DN-ACT-03': {
    title: 'Use of a tile action',
    text:
      'To use a tile action a player needs Power in its linked space, pays its cost and resolves ' +
      'its effect.',
  },
  'DN-ACT-04': {
    title: 'Playing a card',
    text:
      'To play a card a player shows one whose Power Requirement is met, resolves it and ' +
      'discards it.',
  },
  'DN-ACT-05': {
    title: 'Lasting cards',
    text:
      'A card that works until the end of the round stays in front of its owner and is discarded ' +
      'in the End Phase.',
  },
  'DN-ACT-06': {
    title: 'Passing',
    text:
      'A player who passes lays the standee down: no more actions and no Reacts until it stands ' +
      'up.',
  },
  'DN-ACT-07': {
    title: 'Standing up for a Monster Attack',
    text:
      'When the full Attack track starts a Monster Attack Phase, every Mech stands up and all ' +
      'players can act and react again.',
  },
  'DN-ACT-08': {
    title: 'End of the Action Phase',
    text: 'When all Mechs lie, the Action Phase ends and the End Phase begins.',
  },
  'DN-ACT-09': {
    title: 'Steps when the Attack track is full',
    text:
      "When the tracker has reached the 5th space, all Mechs stand up; the Captain's Badge goes " +
      'to the player left of the one whose action moved the tracker there; the tracker goes back ' +
      'to 0; the Monster Attack Phase begins.',
  },
  'DN-MOVE-01': {
    title: 'Moving a Mech',
    text:
      'A Mech moves along white lines, one adjacent space a step. Monsters and other Mechs do ' +
      'not stop it, and it may enter and leave HQ.',
  },
  'DN-ATK-01': {
    title: 'Damaging Monsters',
    text:
      'Players damage Monsters with Attacks and Melee Attacks, as cards or as tile actions, and ' +
      'with other cards that say so.',
  },
  'DN-ATK-02': {
    title: 'Fixed damage',
    text: "A fixed number of damage is added to the Monster's damage, less Armor and other effects.",
  },
  'DN-ATK-03': {
    title: 'Rolled damage',
    text:
      'For damage such as 2d that many Damage dice are rolled. Their sum with all bonuses is ' +
      "added to the Monster's damage, less Armor and other effects.",
  },
  'DN-ATK-04': {
    title: 'Mixed damage',
    text:
      'For damage such as 2d+3 the dice and the fixed number make one total, from which Armor is ' +
      'taken off once.',
  },
  'DN-MAP-01': {
    title: 'Attacks of the Monster Attack Phase',
    text:
      'Every Monster makes its Regular Attack, the one in the lowest-numbered space first ' +
      '(DN-MATK-01 to DN-MATK-10).',
  },
  'DN-MAP-02': {
    title: 'No Monster after the attacks',
    text: 'The Boss appears if the phase ends without a Monster on the board (DN-BOSS-02).',
  },
  'DN-MAP-03': {
    title: 'Return to the Action Phase',
    text:
      'Then the Action Phase starts again with the new Captain. Nobody draws cards or gets new ' +
      'Power for it.',
  },
  'DN-END-01': {
    title: 'End of lasting effects',
    text:
      'All effects that last until the end of the round end, and the cards in front of the ' +
      'players are discarded.',
  },
  'DN-END-02': {
    title: 'Standing up',
    text: 'All Mechs stand up in their spaces.',
  },
  'DN-END-03': {
    title: 'End Phase effects',
    text: 'Effects of the End Phase are resolved, the Repair Bots from HQ among them (DN-BOARD-04).',
  },
  'DN-END-04': {
    title: 'Discarding cards',
    text: 'Each player may discard any number of Mech cards from hand, all players at the same time.',
  },
  'DN-END-05': {
    title: 'End of the round',
    text:
      "The Attack tracker goes back to 0 and a new round begins. The Captain's Badge stays where " +
      'it is.',
  },
  'DN-REACT-01': {
    title: 'Reacting',
    text:
      'A player may react who has not passed and holds a React whose Power Requirement is met ' +
      'and whose trigger happens.',
  },
  'DN-REACT-02': {
    title: 'Moments for Reacts',
    text: 'Reacts can be played only in the ten windows DN-WIN-01 to DN-WIN-10.',
  },
  'DN-REACT-03': {
    title: 'Asking for Reacts',
    text:
      'A window that somebody could use is offered to the players in captain order. Each plays ' +
      'any number of fitting Reacts one after another and then declines; nobody is asked twice.',
  },
  'DN-REACT-04': {
    title: 'Early end of a window',
    text:
      'A window ends early when there is nothing left to react to: the Monster is defeated, the ' +
      'coming damage or City Damage is 0, the Citizen is saved or the attack is cancelled. ' +
      'Damage on its way to a Mech outlives its Monster (DN-RULING-74).',
  },
  'DN-REACT-05': {
    title: 'Reacts in a destroyed space',
    text: 'In a destroyed space only Reacts that move the Mech out may be played (DN-RUIN-03).',
  },
  'DN-BOSS-01': {
    title: 'One Boss',
    text: 'The Boss appears at most once in a game.',
  },
  'DN-BOSS-02': {
    title: 'Boss on an empty board',
    text:
      'If no Monster is on the board after the text of an Event card, at the end of an Event ' +
      'Phase or at the end of a Monster Attack Phase, the whole Event deck is discarded and the ' +
      'Boss appears.',
  },
  'DN-BOSS-03': {
    title: 'Boss after the last Event card',
    text:
      'At the end of the Event Phase that drew the last card of the Event deck the Boss appears, ' +
      'whatever Monsters are left (DN-RULING-72).',
  },
  'DN-BOSS-04': {
    title: 'Arrival of the Boss',
    text:
      'The Boss card tells what happens. Gorganicus is placed in the space of the top City card; ' +
      'all Monster Appears cards in the Event deck and its discard leave the game; all other ' +
      'Event cards of this game are shuffled and put on his card as the new Event deck.',
  },
  'DN-BOSS-05': {
    title: 'Attacks of the Boss',
    text: 'The Boss attacks in the same order and in the same way as other Monsters.',
  },
  'DN-BOSS-06': {
    title: 'Empty Event deck of the Boss',
    text: 'The players lose if the Boss attacks while the Event deck on his card is empty.',
  },
  'DN-BOSS-07': {
    title: 'Text of the Boss',
    text:
      'The text of the Boss card does not depend on his attack. After each attack Gorganicus ' +
      'moves to the next lower space that is not destroyed and deals 2 City Damage to it.',
  },
  'DN-BOSS-08': {
    title: 'Life and Armor of Gorganicus',
    text: 'Gorganicus has Life 100 and Armor Rating 3.',
  },
  'DN-BOSS-09': {
    title: 'RADIATION BLAST',
    text:
      'RADIATION BLAST draws the top 2 Citizen cards. Each with 8 POP or less is destroyed, the ' +
      'others are discarded; none of them enters play. For its Damage Instances and its colour ' +
      'see DN-RULING-37.',
  },
  'DN-BOSS-10': {
    title: 'Other attack of Gorganicus',
    text:
      'The other attack of Gorganicus shuffles the City discard into the City deck, draws 2 City ' +
      'cards, deals 2 City Damage to each of their spaces and destroys all Citizens there.',
  },
  'DN-OVER-01': {
    title: 'Victory',
    text: 'When the Boss is defeated, the players win at once.',
  },
  'DN-OVER-02': {
    title: 'Loss by destruction',
    text:
      'When the Destruction tracker reaches its final space (DN-TRACK-03), the players lose at ' +
      'once.',
  },
  'DN-OVER-03': {
    title: 'Loss by an empty Event deck',
    text:
      'When the Boss attacks while the Event deck on his card is empty (DN-BOSS-06), the players ' +
      'lose at once.',
  },
  'DN-OVER-04': {
    title: 'After the end',
    text: 'After the end of the game no move is legal.',
  },
  'DN-OVER-05': {
    title: 'How well it went',
    text:
      'A win scores 100, for all players together. A loss scores less: up to 69 for the damage ' +
      'to the Boss as a share of his Life, and up to 30 for the steps left on the Destruction ' +
      'track, each rounded down.',
    note:
      'The rulebook knows only win and loss; this tells a narrow loss from a rout. How the two ' +
      'weigh is for the content pack to say.',
  },
  'DN-LEGAL-01': {
    title: 'Other illegal moves',
    text: 'A move that is not offered and breaks no other rule is refused with this one.',
  },
  'DN-LEGAL-02': {
    title: 'Seats that are not asked',
    text:
      'A move is refused if the current decision does not ask its seat, or if that seat has ' +
      'already answered a decision of several seats.',
  },
  'DN-LEGAL-03': {
    title: 'Types of move',
    text: 'A move of a type that the current decision does not offer is refused.',
  },
  'DN-LEGAL-04': {
    title: 'Malformed moves',
    text:
      'A move that has the wrong form, or names a card, tile, space, Monster or seat that this ' +
      'game does not have, is refused.',
    note:
      'This is looked at before the type and the seat of a move; only the end of the game comes ' +
      'first, and then DN-OVER-04 refuses whatever is sent.',
  },
  'DN-PACK-01': {
    title: 'Content packs',
    text:
      'A content pack is accepted only if no id is used twice; there is one HQ, the City Spaces ' +
      'are numbered 1 to 18, each has a capacity and one City card, and every line leads both ' +
      'ways; there are tiles for 5 players, each with as many cards as the pack states (7), and ' +
      '5 prebuilt Mechs that share no tile; no Chassis has a higher Power output further left; ' +
      'every attack bears the Monster Attack Track symbol, and exactly the Reacts have a ' +
      'trigger; every set has the stated numbers of Monsters (6), of Monster Appears cards (one ' +
      'for each Monster) and of other Event cards (13), enough for the Event deck, and one Boss; ' +
      'no Regular Attack moves the Attack tracker; the Citizen cards are as many as stated (48).',
  },
  'DN-RULING-01': {
    title: 'Names of the Event deck',
    text:
      'Are the Event deck, the Monster Attack deck and the Monster Event cards different decks? ' +
      'No, they are one deck, which lies on the Boss card.',
    note: 'The rulebook uses several names for it.',
  },
  'DN-RULING-02': {
    title: 'Table of prebuilt Mechs',
    text:
      'Which parts does the table of prebuilt Mechs name? Its columns are read as Chassis, Arm, ' +
      'Arm, Legs.',
    note:
      'Its "Legs" column lists Arms and its last column Legs; the names of the parts leave no ' +
      'doubt.',
  },
  'DN-RULING-03': {
    title: 'Unnamed parts',
    text:
      'What are the parts that the box holds and the rulebook does not name? The sixth Chassis, ' +
      'the sixth Legs and two Arms are house-made.',
    note: 'The box has 6 Chassis, 6 Legs and 12 Arms, but only 5, 5 and 10 names are printed.',
  },
  'DN-RULING-04': {
    title: 'Captain before building',
    text: 'When is the first Captain chosen? Before the Mechs are built.',
    note: 'The rulebook does it later, but its draft starts with the Captain.',
  },
  'DN-RULING-05': {
    title: 'Order of prebuilt Mechs',
    text:
      'Who takes a prebuilt Mech first, and on which sides are its Arms? The players choose in ' +
      'captain order; then each decides which Arm is left and which is right.',
    note: 'This is the simplest fair order.',
  },
  'DN-RULING-06': {
    title: 'Ends of the numbers',
    text:
      'What is next higher than 18 and next lower than 1? Space 1 comes after 18, and space 18 ' +
      'below 1.',
    note: 'Otherwise displaced Monsters would have nowhere to go.',
  },
  'DN-RULING-07': {
    title: 'Capacity of a City Space',
    text:
      'How much City Damage destroys a space? As much as its capacity, a number of the content ' +
      'pack.',
    note: 'The picture of the board is lost.',
  },
  'DN-RULING-08': {
    title: 'Length of the Destruction track',
    text:
      'Which space of the Destruction track is the final one? Space 7, a number of the content ' +
      'pack.',
    note:
      'So no more than the 6 City Destroyed tokens in the box are ever needed before the game is ' +
      'lost.',
  },
  'DN-RULING-09': {
    title: 'Destroyed stack after a step',
    text:
      'What becomes of the Destroyed stack when its 20 POP have moved the tracker? All its cards ' +
      'leave the game and counting starts again at 0. With the house rule `destroyedStack` set ' +
      'to `carry` the POP above 20 still count as part of the stack; with `literal` nothing ' +
      'leaves it, and every later batch that leaves it at 20 or more moves the tracker again.',
    note:
      'The rulebook counts each 20 POP as one step; read to the letter, every later loss would ' +
      'be a step.',
  },
  'DN-RULING-10': {
    title: 'One step a batch',
    text:
      'What if Citizens destroyed together lift the stack to 40 POP or more? The tracker still ' +
      'moves by 1; POP that are carried over count with the next batch. A batch is one Monster ' +
      'attack, one card or tile action, the text of one Event card, the arrival of the Boss, his ' +
      'text after an attack, or the effects of the End Phase; Reacts and Citizen abilities ' +
      'belong to the batch in which they happen. The stack is checked at the end of a batch that ' +
      'added at least one card to it.',
    note: 'The rulebook speaks of one space.',
  },
  'DN-RULING-11': {
    title: 'City tokens',
    text:
      'What if the City Damage or City Destroyed tokens run out? They are no limit; City Damage ' +
      'is a number.',
    note: 'A lack of tokens must not protect the city.',
  },
  'DN-RULING-12': {
    title: 'Tokens of the Mechs',
    text: 'How many Power tokens and Mech Damage tokens are there? As many as are needed.',
    note: 'The list of components leaves them out; the tracks limit them.',
  },
  'DN-RULING-13': {
    title: 'Supply of effect tokens',
    text:
      'Do the Fire, Armor, +1 and -1 Damage tokens run out? Yes, there are 10 of each. When they ' +
      'run short, those left are placed in the order in which the effect is resolved. With the ' +
      'house rule `tokenSupply` set to `unlimited` they never run out.',
    note: 'The numbers are those of the box.',
  },
  'DN-RULING-14': {
    title: 'Power Requirement of Chassis cards',
    text:
      'What is the Power Requirement of a Chassis card compared with? With the current Power ' +
      'output of the Mech (DN-CHAS-02). With the house rule `chassisRequirement` set to `none` ' +
      'it is always met.',
    note: 'The Chassis has no Power Track, and so the printed number keeps a meaning.',
  },
  'DN-RULING-15': {
    title: 'Gaps in Power',
    text:
      'May Power be taken off so that a gap is left? No, the rightmost token goes first, so the ' +
      'Power of a limb is always one block at the left end of its track.',
    note: 'As with damage (DN-LIMB-05); linked spaces keep their meaning.',
  },
  'DN-RULING-16': {
    title: 'REROUTE within a limb',
    text:
      'May REROUTE put the token back on the same limb? No, it goes to another limb, and REROUTE ' +
      'cannot be used where that is impossible.',
    note: 'It would do nothing.',
  },
  'DN-RULING-17': {
    title: 'Power for Chassis actions',
    text: 'Do REROUTE and REPAIR need Power? No.',
    note: 'They have no linked space.',
  },
  'DN-RULING-18': {
    title: 'Damage beyond a Critical Failure',
    text:
      'What happens to damage that is left over at a Critical Failure? It is lost, and later ' +
      'Damage Instances of the same attack do not hit that Mech, which is in HQ.',
    note: 'The tokens are removed at once.',
  },
  'DN-RULING-19': {
    title: 'Turns of a lying Mech',
    text:
      'Does a Mech take turns after a Critical Failure or an Emergency Evac? It lies, so it has ' +
      'passed. It stands up like any other, when the Attack track is full or in the End Phase, ' +
      'and may then act, but has nothing to act with.',
    note: 'The rulebook lets it lie, which means passed, and also take turns.',
  },
  'DN-RULING-20': {
    title: 'What a failed Mech keeps',
    text:
      'What does a Mech keep in a Critical Failure or an Emergency Evac? Its Armor tokens, its ' +
      'Repair Bots and the cards in front of its player with their lasting effects.',
    note: 'Only hand, Power and Damage are named as lost.',
  },
  'DN-RULING-21': {
    title: 'Place of an Emergency Evac',
    text: 'Where may a Mech evacuate? In any space, even in HQ or a destroyed one.',
    note: 'The rulebook lets any player do it.',
  },
  'DN-RULING-22': {
    title: 'Number of HQ',
    text: 'Where does HQ stand in the order of space numbers? It counts as 0, so it comes first.',
    note: 'It has no number.',
  },
  'DN-RULING-23': {
    title: 'Order within a space',
    text:
      'Who comes first within one space? Mechs follow captain order, Monsters the order in which ' +
      'they entered play; of Citizens with equal POP the one longest in play comes first.',
    note: 'The order must be fixed.',
  },
  'DN-RULING-24': {
    title: 'Attack order of moving Monsters',
    text:
      'What if Monsters move while others attack? Each attacks once; the next is always the one ' +
      'in the lowest-numbered space of those that have not attacked yet.',
    note: 'The order follows the board of that moment.',
  },
  'DN-RULING-25': {
    title: 'Side of the attacking Monster',
    text:
      'When is it decided whether a Monster attacks with its Mech side or its City side? After ' +
      'the Reacts to the declared attack (DN-WIN-01). Then it keeps that side for the whole ' +
      'attack, even if all Mechs leave.',
    note: 'Dodging in time must matter, and one attack must not mix sides.',
  },
  'DN-RULING-26': {
    title: 'Mechs that are hit',
    text: "Which Mechs does a Damage Instance hit? Those in the Monster's space when it is resolved.",
    note: 'Reacts may have moved Mechs or the Monster.',
  },
  'DN-RULING-27': {
    title: 'Reach of +1 and -1 Damage tokens',
    text:
      'What do +1 and -1 Damage tokens change? The values of all Damage Instances, also those of ' +
      'City Damage and Citizens, by the sum of all tokens and not below 0. Numbers in a text ' +
      'stay as they are.',
    note: 'The rulebook names all Damage Instances of the Monster.',
  },
  'DN-RULING-28': {
    title: 'Fire damage',
    text:
      'How is Fire damage dealt? All dice are rolled together, and then 1 token is removed if ' +
      'the Monster survived. The Armor Rating does not count, Armor tokens do. A cancelled ' +
      'attack brings no Fire damage; an attack that ended with a destroyed space does.',
    note: "Fire is not a Mech's attack.",
  },
  'DN-RULING-29': {
    title: 'Armor Rating against Reacts',
    text:
      'Does the Armor Rating count against damage that is dealt outside attacks (DN-FX-31)? Only ' +
      'if the card or tile action is an Attack or Melee Attack or has the Monster Attack Track ' +
      'symbol. It then counts as Melee only if it is a Melee Attack. With the house rule ' +
      '`reactArmor` set to `always` the Armor Rating counts against all such damage by players.',
    note: 'Armor works against attacks of Mechs.',
  },
  'DN-RULING-30': {
    title: 'Moment of the Attack tracker',
    text:
      'When does the Attack tracker move? When the card or tile action is played, before its ' +
      'effect, and never beyond 5. The Monster Attack Phase starts when the action, the Reacts ' +
      'and any defeat are resolved; it comes before an extra action. The Badge goes to the left ' +
      'of the player whose card or tile action moved the tracker to 5, even if that was a React.',
    note: 'One action must not be torn apart.',
  },
  'DN-RULING-31': {
    title: 'Full Attack track outside the Action Phase',
    text:
      'What if the tracker reaches 5 in the Event Phase or a Monster Attack Phase? The Monster ' +
      'Attack Phase waits for the next start of the Action Phase and then comes before any ' +
      'action. The Badge goes to the left of the player whose card moved the tracker to 5, or of ' +
      'the Captain if no player did.',
    note: 'Phases are not nested.',
  },
  'DN-RULING-32': {
    title: 'Checks for the Boss',
    text:
      'When does an empty board bring the Boss? After the text of an Event card, at the end of ' +
      'an Event Phase and at the end of a Monster Attack Phase. If the last Monster falls in the ' +
      'Action Phase, nothing happens until the next of these moments.',
    note: 'The rulebook names all three, each in another place.',
  },
  'DN-RULING-33': {
    title: 'Attack on arrival',
    text:
      'Does a Boss who arrives after the text of an Event card attack in that Event Phase? Yes, ' +
      "with the card's symbol. With the house rule `bossAttacksOnArrival` set to `false` he does " +
      'not.',
    note: 'The rulebook lets every Monster attack.',
  },
  'DN-RULING-34': {
    title: 'Event deck when the Boss arrives',
    text:
      'Does the Event deck leave the game or go to the discard when the Boss arrives? It goes to ' +
      'the discard, and his arrival shuffles it back in.',
    note: 'The rulebook says both.',
  },
  'DN-RULING-35': {
    title: 'New Event deck of the Boss',
    text:
      'Which cards form the new Event deck? All Event cards of this game that are not Monster ' +
      'Appears cards, 4 with 2 or 3 players and 5 with 4 or 5, the one just resolved among them. ' +
      'Monster Appears cards leave the game, and cards in the box stay there.',
    note: 'The rulebook takes all cards but those.',
  },
  'DN-RULING-36': {
    title: 'Moment of the loss',
    text:
      'When does an empty Event deck lose the game? When the attack of the Boss is declared, ' +
      'before Reacts, in an Event Phase or a Monster Attack Phase. So the Event Phase that draws ' +
      'his last card is lost.',
    note: 'The rulebook looks at the deck when he attacks.',
  },
  'DN-RULING-37': {
    title: 'Card of Gorganicus',
    text:
      'How is the card of Gorganicus read, whose icons are lost? It has one side: City Damage ' +
      'hits his space, and Damage Instances with a part or the Random symbol hit every Mech ' +
      'there, if there is one. RADIATION BLAST is his Special Attack: 3 City Damage, 3 Random, ' +
      'then its text (DN-BOSS-09). The attack without a name is his Regular Attack: 3 City ' +
      'Damage, 2 Random, 3 Chassis, 2 City Damage, then its text (DN-BOSS-10). With the house ' +
      'rule `bossRows` set to `lightRegular` the two trade places, which makes him easier, since ' +
      'he makes the Regular Attack more often.',
    note:
      'Only Special Attacks have names. Of the icons the building is read as City Damage, the ' +
      'die as Random and the V as Chassis. The house rule is about this card alone: a Boss whose ' +
      'card is complete keeps his attacks.',
  },
  'DN-RULING-38': {
    title: "Moment of the Boss's text",
    text:
      'When is the text of the Boss that follows his attack resolved? After every attack that he ' +
      'survives, following the Reacts and the Fire damage, also if the attack ended with the ' +
      'destruction of his space and he has moved higher. If the City Damage of the text destroys ' +
      'the space that he moved to, he moves higher again.',
    note: 'The text stands on its own.',
  },
  'DN-RULING-39': {
    title: 'City card of a destroyed space',
    text:
      'What if a City card names a destroyed space? To place a Monster or the Boss another card ' +
      'is drawn; for other effects the card does nothing.',
    note: 'Monsters can never be put there.',
  },
  'DN-RULING-40': {
    title: 'Empty decks',
    text:
      'What if a card must be drawn from an empty deck? The discard of the City or Citizen deck ' +
      'is shuffled into a new deck; if there are no Citizen cards in either, none is drawn. The ' +
      'Event deck can be empty only when the Boss is in play: then no card is drawn and the ' +
      'white symbol counts.',
    note: 'This is the usual way.',
  },
  'DN-RULING-41': {
    title: 'Attacks without a target',
    text:
      'May an Attack or Melee Attack be played without a target? No. There must be a way to ' +
      'resolve its effects, with moves and pulls that come first, so that the first effect on a ' +
      'Monster has a target. If the player then moves elsewhere, the attack does nothing, but ' +
      'the Attack tracker stays raised.',
    note: 'The tracker must not be moved for free.',
  },
  'DN-RULING-42': {
    title: 'Effects done in part',
    text:
      'What if only a part of an effect can be done? As much as possible is done. Effects with ' +
      '"up to" or a maximum, and rescuing, pushing and moving, are optional; all others must be ' +
      'done. A card or tile action of which nothing could be done cannot be played. Bonuses to ' +
      'attacks, guard and extra actions can always be done; damage to your own Mech, payments ' +
      'with cards and conditions do not count.',
  },
  'DN-RULING-43': {
    title: 'Distance',
    text:
      'How is distance counted? In white lines of the shortest way, through HQ and destroyed ' +
      'spaces too. There is no line of sight.',
    note: 'The rulebook knows only the same space and adjacent ones.',
  },
  'DN-RULING-44': {
    title: 'Open hands',
    text:
      "May players see each other's hands? Yes. With the house rule `openHands` set to `false` " +
      'each sees only their own hand. Only players who can react are asked for a React, so that ' +
      'being asked or not tells the others something of a hidden hand; a move after which somebody ' +
      'might have been asked cannot be taken back.',
    note:
      'The game is cooperative and asks for no secrecy. To ask everybody at every window would ' +
      'hide more, at the price of a question at nearly every step.',
  },
  'DN-RULING-45': {
    title: 'Waiting with a React',
    text:
      'May a player wait for the Reacts of others? No, each is asked once in a window. A player ' +
      'may also decline for longer, and is then not asked again in this Event Phase, Monster ' +
      'Attack Phase, End Phase or action; the arrival of the Boss belongs to the phase in which ' +
      'it happens.',
    note: 'So the number of decisions stays small.',
  },
  'DN-RULING-46': {
    title: 'Way out by a React',
    text:
      'Which Reacts may be played in a destroyed space? Only those with a move of the Mech that ' +
      'can lead out; that move must be made.',
    note:
      'This follows the rule for actions (DN-RUIN-03). Of the standard cards Skitter Aside is one: ' +
      'it answers a Monster that attacks in an adjacent space.',
  },
  'DN-RULING-47': {
    title: 'Citizens that bring Citizens',
    text:
      'What if a Citizen that enters brings another one? The new one is resolved completely; ' +
      'then the others go on entering.',
    note: 'They enter one at a time.',
  },
  'DN-RULING-48': {
    title: 'Choice of Citizens',
    text:
      'Which Citizens does an effect take that names the highest or lowest POP? Among equals the ' +
      'one longest in play. For destruction it first takes those that stand in for others ' +
      '(DN-FX-55), among themselves by POP; the order in which they leave is still that of ' +
      'DN-CIT-06. Who leaves is fixed when the effect starts; a Citizen that has left play ' +
      'meanwhile is not replaced.',
    note: 'The choice must be fixed.',
  },
  'DN-RULING-49': {
    title: 'Choices of nobody',
    text:
      'Who decides what no rule gives to a player? The Captain; but what a Mech loses, its own ' +
      'player decides.',
    note: 'Someone must.',
  },
  'DN-RULING-50': {
    title: 'Number of dice',
    text: 'What if more than 8 dice must be rolled? All are rolled, in several throws.',
    note: 'The box has 8 Damage dice, and they can be rolled again.',
  },
  'DN-RULING-51': {
    title: 'Type of BASH',
    text: 'Is BASH a Melee Attack? No, it is an Attack.',
    note: 'The rulebook calls it an attack only.',
  },
  'DN-RULING-52': {
    title: 'Hand size',
    text:
      'Is 6 the limit of the hand? No, players only draw up to 6. A player who holds more keeps ' +
      'them, and drawing stops when deck and discard are empty.',
    note: 'The rulebook draws until there are 6.',
  },
  'DN-RULING-53': {
    title: 'Holding Power back',
    text: 'May a player assign less Power? No: the whole Power output is assigned, or as much as fits.',
    note: 'Only what does not fit goes back to the supply.',
  },
  'DN-RULING-54': {
    title: 'Cards that are reshuffled',
    text:
      'Which cards are shuffled into a new Command Deck? Only the discard: not the hand, the ' +
      'cards in front of the player or the card being resolved.',
    note: 'These are not in the discard.',
  },
  'DN-RULING-55': {
    title: 'Decisions at the same time',
    text:
      'Who goes first where all players decide at the same time? They answer in any order, with ' +
      'the same result. Before the first Power is assigned, all draw up to 6 cards in captain ' +
      'order.',
    note: 'The result must be fixed.',
  },
  'DN-RULING-56': {
    title: 'Order of the End Phase',
    text:
      'In which order do the steps of the End Phase happen? Lasting effects end; all Mechs stand ' +
      'up; Mechs in HQ get their Repair Bots; Citizens use their End Phase abilities by space ' +
      'number, in one space the one longest in play first, leaving out those that have left ' +
      'since the phase began; Monsters use theirs by space number; the population is checked; ' +
      'players discard; the Attack tracker goes to 0.',
    note: 'The rulebook numbers its steps only roughly.',
  },
  'DN-RULING-57': {
    title: 'Steps of WALK and RUN',
    text: 'May WALK or RUN be used without moving? No, they make at least 1 step.',
    note: 'Paying for nothing is no action.',
  },
  'DN-RULING-58': {
    title: 'Monster Damage Trackers',
    text: 'Do the six Monster Damage Trackers limit the Monsters in play? No.',
    note: 'Six Monsters and the Boss are seven.',
  },
  'DN-RULING-59': {
    title: 'Full Chassis',
    text:
      'Is a Chassis track full before or on the Critical Failure space? That space is its last ' +
      'one, the leftmost, so both mean the same.',
    note: 'The rulebook words it in two ways, which so agree.',
  },
  'DN-RULING-60': {
    title: 'Cards that draw cards',
    text: 'Where does a card go that draws cards? It stays in front of its owner until the End Phase.',
    note: 'So it cannot be reshuffled and drawn again in the same round.',
  },
  'DN-RULING-61': {
    title: 'Monsters beside the Boss',
    text:
      'What happens to other Monsters when the Boss comes? They stay and attack as usual, and ' +
      'need not be defeated.',
    note: 'Only the Boss must be defeated to win.',
  },
  'DN-RULING-62': {
    title: 'Lying Mechs as targets',
    text: 'Does a lying Mech in a City Space count as a Mech there? Yes, in every respect.',
    note: 'Its standee is in the space.',
  },
  'DN-RULING-63': {
    title: 'Monsters that arrive during attacks',
    text:
      'Does a Monster that enters play while the Monsters attack join in? No, it does not attack ' +
      'this time.',
    note: 'It was not there when the attacks began.',
  },
  'DN-RULING-64': {
    title: 'City Damage by Mechs',
    text:
      'Can effects of players destroy spaces and Citizens? Yes, with all consequences; the ' +
      "player's own action goes on.",
    note: 'Only the attack of a Monster ends with its space (DN-MATK-08).',
  },
  'DN-RULING-65': {
    title: 'Cards discarded in the End Phase',
    text: 'Which cards may be discarded in the End Phase? Any Mech cards, not only Action cards.',
    note: 'The overview and the detailed text differ; the detailed text counts.',
  },
  'DN-RULING-66': {
    title: 'Public cards',
    text:
      'Which cards does everybody know? Discards, the Destroyed stack and cards out of the game ' +
      'are face up. Of a deck everybody knows what follows from the cards seen so far, but no ' +
      'order, except for cards that were looked at (DN-FX-19).',
    note: 'This is the usual way.',
  },
  'DN-RULING-67': {
    title: 'Event card in the discard',
    text:
      'When does an Event card go to the Event discard? When it is drawn. If the arrival of the ' +
      'Boss shuffles it back in, its symbol still counts for this phase.',
    note: 'The new Event deck holds it too (DN-RULING-35).',
  },
  'DN-RULING-68': {
    title: 'Event cards of a set',
    text:
      'How many Monster Appears cards has a set? 6, one for each Monster, and 13 other Event ' +
      'cards.',
    note:
      'The box has 38 Event cards and 12 Stat cards for two sets; with 5 players 5 Monster ' +
      'Appears cards are used in the setup and 1 in the deck.',
  },
  'DN-RULING-69': {
    title: 'Destruction of another space',
    text:
      "Does a Monster's attack end when it destroys any space? No, only when it destroys the " +
      "Monster's own space; other spaces hit by its text do not stop it.",
    note: 'The rulebook says so right after it has named the space of the Monster.',
  },
  'DN-RULING-70': {
    title: 'Power after a repair',
    text:
      'Does a repaired Chassis give Power at once? No, Power on the limbs changes only in the ' +
      'Planning Phase and by effects that say so. Only the Power Requirement of Chassis cards ' +
      'follows the output at once.',
    note: 'Power is taken in the Planning Phase.',
  },
  'DN-RULING-71': {
    title: 'Start of the Attack track',
    text:
      'Does the Attack track start on its 1st space or on a space 0? On space 0, so it takes ' +
      'five steps to reach the 5th.',
    note: 'The rulebook returns the tracker to 0.',
  },
  'DN-RULING-72': {
    title: 'Boss after the last card',
    text:
      'When does the last Event card bring the Boss, before its attacks or after them? After: ' +
      'the card is resolved when its text and the attacks of its symbol are done. An empty board ' +
      'after the text still brings him at once (DN-EVENT-03).',
    note: 'The symbol is a part of the card.',
  },
  'DN-RULING-73': {
    title: 'Critical Failure in your own action',
    text:
      'What if your Mech suffers a Critical Failure in your own action? The Critical Failure is ' +
      'resolved at once. Then the rest of the card is resolved as far as it can be with the Mech ' +
      'lying in HQ, but the Mech does not move and an extra action is lost. The card goes where ' +
      'it belongs.',
    note: 'One action must not be torn apart.',
  },
  'DN-RULING-74': {
    title: 'Attacker defeated by a React',
    text:
      'What if a React defeats a Monster whose damage is on its way to a Mech? That damage is ' +
      'still dealt; Mechs that this Damage Instance has not hit yet, further ones and the text ' +
      'are spared.',
    note: 'The rulebook drops only what would come after.',
  },
  'DN-RULING-75': {
    title: 'Life of the Boss',
    text:
      'How much Life has the Boss? As much as his card says, whatever the number of players. With ' +
      'the house rule `bossLife` set to `perPlayer` it is 35 for each player instead.',
    note:
      'Four or five Mechs deal far more damage in a round than two, so the printed Life makes the ' +
      'game much harder for two players than for five. The house rule levels this; the number is ' +
      'part of the content pack.',
  },
  'DN-FX-01': {
    title: 'Attack on a Monster',
    text:
      'Choose a Monster at a distance that the card allows, or a space if the card hits all ' +
      'Monsters in it with one roll. The dice are those of the card, more for the Power on its ' +
      'limb, for the Fire tokens on the target (of several the most) or for the cards paid, if ' +
      'the card counts these and up to its maximum, and those of your bonuses. After the roll ' +
      'Reacts may change it. The total is the dice, the fixed damage, your bonuses and ' +
      'additions; each target takes it with the damage of spotters (DN-FX-54), less its Armor ' +
      'Rating unless the card ignores it, not below 0. All this is worked out before any damage ' +
      'is dealt. Bonuses for the next attack are then used up.',
  },
  'DN-FX-02': {
    title: 'Effect tokens',
    text:
      'Place tokens of a kind: on a Monster in range, on a Mech in range, yours included, on ' +
      'every Monster hit before and still in play, on your own Mech, on the Monster reacted to, ' +
      'or on the Monster whose attack it is. Mechs take Armor tokens only, fireproof Monsters no ' +
      'Fire (DN-FX-57). If the supply runs short, what is left is placed.',
  },
  'DN-FX-03': {
    title: 'Move',
    text:
      'Move your Mech step by step, up to the number given, each time to an adjacent space that ' +
      'is not destroyed. A move through destroyed spaces may enter one if the remaining steps ' +
      'can still lead out, and cannot end there. You may stop after the least number of steps. ' +
      'From a destroyed space you must move and end outside.',
  },
  'DN-FX-04': {
    title: 'Moving another Mech',
    text:
      'Choose another Mech in range, or nobody, and move it step by step like your own. A lying ' +
      'Mech stays lying.',
  },
  'DN-FX-05': {
    title: 'Push',
    text:
      'Move a Monster to an adjacent City Space that is not destroyed, or pull it from another ' +
      'space in range into yours, if that is a City Space that is not destroyed. Some cards push ' +
      'only a Monster that they have hit. You may decline at first. Heavy Monsters (DN-FX-58) ' +
      'and the Boss cannot be pushed. Then Reacts to a moved Monster may be played.',
  },
  'DN-FX-06': {
    title: 'Repair',
    text:
      'Take so many Damage tokens off a Mech, one by one, each from a part of choice. The owner ' +
      "of the Mech card chooses, but each Mech's own player where the effect is for each of " +
      'several Mechs. It must be done while there is damage.',
  },
  'DN-FX-07': {
    title: 'Charge',
    text:
      'Put so many Power tokens from the supply, one by one, on limbs with an open space: of ' +
      'your Mech, or of one Mech in range, yours included. The owner of the card chooses the ' +
      'limbs.',
  },
  'DN-FX-08': {
    title: 'Shift of Power',
    text:
      'Up to so many times move 1 Power token from one limb to an open space of another. Where ' +
      'the effect says so, it must be done.',
  },
  'DN-FX-09': {
    title: 'Loss of Power',
    text:
      'The Mech loses so many Power tokens from the limb named, or each from a limb with Power ' +
      'that its player chooses.',
  },
  'DN-FX-10': {
    title: 'Drawing Mech cards',
    text:
      'Draw so many Mech cards, shuffling your discard into a new deck when the deck is empty. ' +
      'The card stays in front of you until the End Phase (DN-RULING-60).',
  },
  'DN-FX-11': {
    title: 'Loss of cards',
    text: "The Mech's player discards so many cards of choice from hand, or all if there are fewer.",
  },
  'DN-FX-12': {
    title: 'Payment with cards',
    text:
      'Discard up to so many cards from hand; their number counts for the dice of a later attack ' +
      'of the card.',
  },
  'DN-FX-13': {
    title: 'Rescue',
    text:
      'Discard up to so many Citizens in spaces in range, one by one, with their Exiting ' +
      'effects. Citizens that cannot be discarded cannot be chosen.',
  },
  'DN-FX-14': {
    title: 'Shelter',
    text:
      'Choose a City Space in range with City Damage, or take your own space where the effect ' +
      'says so, and remove so many City Damage tokens, or all if there are fewer.',
  },
  'DN-FX-15': {
    title: 'Calm',
    text: 'The Attack tracker goes down by so many spaces, not below 0.',
  },
  'DN-FX-16': {
    title: 'Bonus to attacks',
    text:
      'Until the End Phase your attacks by cards and tile actions get more dice or damage; a ' +
      'bonus for the next attack counts for the next one that fits. Bonuses add up.',
  },
  'DN-FX-17': {
    title: 'Guard',
    text:
      'Until the End Phase each Damage Instance and all damage by Event cards and thorns ' +
      '(DN-FX-56) that your Mech takes is reduced by the number given.',
  },
  'DN-FX-18': {
    title: 'Return of Repair Bots',
    text: 'Take so many spent Repair Bots back, up to the full number.',
  },
  'DN-FX-19': {
    title: 'Look at a deck',
    text:
      'Turn up the top cards of a deck, as many as given or as there are, and put them back on ' +
      'top in the same order, face up for all. For each, from the top, choose whether it stays ' +
      'or goes to the bottom. An empty deck is not reshuffled for this.',
  },
  'DN-FX-20': {
    title: 'Standing up another Mech',
    text: 'Choose another lying Mech in range, or nobody; it stands up.',
  },
  'DN-FX-21': {
    title: 'Extra action',
    text:
      'After this action you act once more, if your Mech stands and no Monster Attack Phase is ' +
      'due.',
  },
  'DN-FX-22': {
    title: 'Damage to your own Mech',
    text:
      'Your Mech takes the damage to the part named. Armor tokens count and a full limb passes ' +
      'damage on to the Chassis, but guard (DN-FX-17) and Reacts do not help.',
  },
  'DN-FX-23': {
    title: 'Choice',
    text: 'Choose one of two lists of effects. One of which nothing can be done is not offered.',
  },
  'DN-FX-24': {
    title: 'Condition',
    text:
      'One list of effects is resolved if the condition holds, otherwise another: an attack of ' +
      'this card has defeated a Monster, or the Citizen that leaves was destroyed.',
  },
  'DN-FX-25': {
    title: 'Less damage to a Mech',
    text: 'The coming damage to a Mech is reduced by the number given, not below 0.',
  },
  'DN-FX-26': {
    title: 'Damage to another part',
    text: 'The coming damage hits the part named instead, or one of the other three of choice.',
  },
  'DN-FX-27': {
    title: 'Interception',
    text:
      'If both Mechs share a space, the coming damage hits your Mech instead, on the same part. ' +
      'Nobody may react to this anew.',
  },
  'DN-FX-28': {
    title: 'New roll of the Random Damage die',
    text: 'The Random Damage die is rolled again, and the new face counts.',
  },
  'DN-FX-29': {
    title: 'New roll of Damage dice',
    text:
      'Choose a number from 1 to the most that the card allows: so many of the lowest dice, of ' +
      'equal ones those rolled first, are rolled again, and the new results count.',
  },
  'DN-FX-30': {
    title: 'More damage to a Monster',
    text: 'The number given is added to the total of the attack, before Armor.',
  },
  'DN-FX-31': {
    title: 'Damage outside attacks',
    text:
      'Damage is dealt to the Monster reacted to, to the one the effect is about, or to one in ' +
      'the same space, where the Captain chooses among several. The Armor Rating counts only as ' +
      'DN-RULING-29 tells, and never against Event cards and Citizens.',
  },
  'DN-FX-32': {
    title: 'Cancelled attack',
    text:
      'The declared attack does not happen. The Boss attacks all the same, but gets one -1 ' +
      'Damage token.',
  },
  'DN-FX-33': {
    title: 'Less City Damage',
    text: 'The coming City Damage is reduced by the number given, not below 0.',
  },
  'DN-FX-34': {
    title: 'Saved Citizen',
    text:
      'The Citizen is discarded instead, with its Exiting effect. This cannot be done with one ' +
      'that cannot be discarded.',
  },
  'DN-FX-35': {
    title: 'Effects on each target',
    text:
      'Effects are resolved for each target in the order of space numbers, HQ first. The targets ' +
      'are fixed at the start: one is left out if it has left play or the area named, and none ' +
      'is added.',
  },
  'DN-FX-36': {
    title: 'City Damage',
    text:
      'City Damage is placed on a space, or on every City Space adjacent to it, one by one from ' +
      'the lowest number up. Shields (DN-FX-52) and Reacts count; at its capacity a space is ' +
      'destroyed.',
  },
  'DN-FX-37': {
    title: 'New Citizens',
    text:
      'So many Citizens enter play in the space one by one, each with its Entering effect and ' +
      'the Reacts to it. If the space is destroyed, the card drawn is discarded.',
  },
  'DN-FX-38': {
    title: 'Destruction of Citizens',
    text:
      'So many Citizens of the highest or lowest POP in a space, or all, are destroyed. They ' +
      'leave from the highest POP down, each with the Reacts to it and its Exiting effect.',
  },
  'DN-FX-39': {
    title: 'Discard of Citizens',
    text:
      'So many Citizens of the highest or lowest POP in a space, or all, are discarded, leaving ' +
      "out those that cannot be and, for a Citizen's own ability, that Citizen.",
  },
  'DN-FX-40': {
    title: 'Damage by Event cards',
    text:
      'The Mech takes the damage to the part named, or to one rolled with the Random Damage die. ' +
      'Reacts and guard (DN-FX-17) count.',
  },
  'DN-FX-41': {
    title: 'Healing of a Monster',
    text: 'So much damage is taken off the Monster, or all it has.',
  },
  'DN-FX-42': {
    title: 'Move of a Monster',
    text:
      'The Monster moves to the next higher or lower space. If that is destroyed, the move is ' +
      'cancelled or, where the effect says so, goes on past it. Then Reacts to a moved Monster ' +
      'may be played.',
  },
  'DN-FX-43': {
    title: 'Throw of a Mech',
    text: 'The Mech goes to the next higher or lower City Space that is not destroyed.',
  },
  'DN-FX-44': {
    title: 'Knockdown',
    text: 'The Mech lies down, which means that it has passed.',
  },
  'DN-FX-45': {
    title: 'Provocation',
    text: 'The Attack tracker goes up by so many spaces, at most to the last.',
  },
  'DN-FX-46': {
    title: 'Drawn City cards',
    text:
      'So many City cards are drawn and kept aside until all are drawn; then effects are ' +
      'resolved for each of their spaces from the lowest number up, leaving out destroyed ones.',
  },
  'DN-FX-47': {
    title: 'Shuffled City discard',
    text: 'The City discard is shuffled into the City deck.',
  },
  'DN-FX-48': {
    title: 'Citizens destroyed in the deck',
    text:
      'So many Citizen cards are drawn one by one: each up to the POP given goes to the ' +
      'Destroyed stack, the others to the discard. None of them enters play.',
  },
  'DN-FX-49': {
    title: 'Arrival of a Monster',
    text:
      'City cards are drawn until one names a space that is not destroyed. The Monster is placed ' +
      'there, undamaged and without tokens, and then so many Citizens enter play there. Reacts ' +
      'to a moved Monster may be played, but not in the setup.',
  },
  'DN-FX-50': {
    title: 'Place of the Boss',
    text:
      'City cards are drawn until one names a space that is not destroyed, and the Boss is ' +
      'placed there. Then Reacts to a moved Monster may be played.',
  },
  'DN-FX-51': {
    title: 'New Event deck',
    text:
      'All Monster Appears cards in the Event discard leave the game; the other cards there ' +
      'become the Event deck.',
  },
  'DN-FX-52': {
    title: 'Shield',
    text:
      "Each time City Damage is placed in this Citizen's space, it is reduced by the number " +
      'given. Several shields add up.',
  },
  'DN-FX-53': {
    title: 'Holdout',
    text: 'This Citizen cannot be discarded by any effect. It can be destroyed.',
  },
  'DN-FX-54': {
    title: 'Spotter',
    text:
      "Attacks of Mechs on Monsters in this Citizen's space get the number given as more damage, " +
      'added to the total before Armor.',
  },
  'DN-FX-55': {
    title: 'Bodyguard',
    text: 'This Citizen is chosen to be destroyed before any other in its space.',
  },
  'DN-FX-56': {
    title: 'Thorns',
    text:
      'If this Monster survives a Melee Attack by a Mech in its space, that Mech takes the ' +
      'number given as damage to its Chassis. Reacts and guard (DN-FX-17) count.',
  },
  'DN-FX-57': {
    title: 'Fireproof',
    text: 'No Fire token can be placed on this Monster.',
  },
  'DN-FX-58': {
    title: 'Heavy',
    text: 'This Monster cannot be pushed (DN-FX-05).',
  },
  'DN-FX-59': {
    title: 'Frenzy',
    text:
      'While its damage is at least half its Life, the Damage Instances of this Monster are ' +
      'worth 1 more.',
  },
  'DN-FX-60': {
    title: 'Regeneration',
    text: "In the End Phase the number given is taken off this Monster's damage.",
  },
  'DN-FX-61': {
    title: 'Snare',
    text: "Mechs in this Monster's space cannot use tile actions with a move.",
  },
  'DN-FX-62': {
    title: 'Burrowed',
    text: 'From another space this Monster cannot be chosen or hit by attacks, tokens or pushes.',
  },
  'DN-WIN-01': {
    title: 'Declared Monster attack',
    text:
      'Players may react before each Monster attack, before its side is decided. A card fits if ' +
      'the Monster is in its range of your Mech.',
  },
  'DN-WIN-02': {
    title: 'Random Damage die',
    text:
      'Players may react after the Random Damage die was rolled for a Mech, to a MISS too. A ' +
      'card fits if the Mech is yours.',
  },
  'DN-WIN-03': {
    title: 'Damage to a Mech',
    text:
      'Players may react when amount and part of damage to a Mech are known, before guard ' +
      '(DN-FX-17) and Armor tokens, if the amount is above 0: damage of a Damage Instance, an ' +
      'Event card or thorns. A card for yourself fits if the Mech is yours, a card for others if ' +
      'it is another one in range.',
  },
  'DN-WIN-04': {
    title: 'City Damage',
    text:
      'Players may react when City Damage is about to be placed, after shields and whatever its ' +
      'source. A card fits if the space is in range.',
  },
  'DN-WIN-05': {
    title: 'Entered Citizen',
    text:
      'Players may react after a Citizen has entered play and its Entering effect is resolved, ' +
      'if it is still there, but not in the setup. A card fits if its space is in range.',
  },
  'DN-WIN-06': {
    title: 'Threatened Citizen',
    text:
      'Players may react before a Citizen in play is destroyed. A card fits if its space is in ' +
      'range.',
  },
  'DN-WIN-07': {
    title: 'Damage dice',
    text:
      "Players may react after at least 1 die was rolled for a Mech's attack, before its total " +
      'is worked out. A card for yourself fits your own attack, a card for others that of ' +
      'another Mech in range.',
  },
  'DN-WIN-08': {
    title: 'Finished Monster attack',
    text:
      'Players may react after a Monster attack and its population check, if the Monster is ' +
      'still in play. A card fits if the Monster is in range.',
  },
  'DN-WIN-09': {
    title: 'Defeated Monster',
    text:
      'Players may react after a Monster other than the Boss was defeated. A card fits if its ' +
      'last space is in range.',
  },
  'DN-WIN-10': {
    title: 'Moved Monster',
    text:
      'Players may react after a Monster has entered a space: when it was placed, moved or ' +
      'displaced, the destruction of a space being complete; but not in the setup. A card fits ' +
      'if the Monster is in range.',
  },
} as const satisfies RuleBook;

/** The id of a rule or ruling of Defend Neo Tokyo, as refusals name it and `explain` takes it. */
export type RuleId = keyof typeof rules;

/** Built, it is a text until somebody asks for it: see build/texts.ts. */
export const ruleBook = () => rules;
