import type { RuleBook } from '../kernel/rules.js';

/** Titles by the middle part of the rule ids. */
export const chapters = {
  SETUP: 'Setup',
  TEAM: 'Teams',
  ASSET: 'Assets',
  TOKEN: 'Ambition tokens',
  INFO: 'Hidden information',
  ROUND: 'Rounds',
  PHASE: 'Gameplay Phase',
  STORY: 'The storyteller',
  CITY: 'Cityscape',
  FAT: 'Fatigue',
  LIMIT: 'Team Unit Limit',
  SUN: 'Sun Track',
  ALLY: 'Alliances',
  PROP: 'Proposing an Alliance',
  BLOCK: 'Blocking an Alliance',
  ORDER: 'Placing Orders',
  RES: 'Resolving Orders',
  ATK: 'Attack',
  GRAVE: 'Graveyards',
  DEF: 'Defend',
  EMB: 'Embrace',
  FEED: 'Feed',
  REC: 'Recruit',
  REQ: 'Requisition',
  MKT: 'Market',
  STORE: 'Storing items',
  WARE: 'Team Warehouse',
  MBON: 'Bonuses of the Marketplace',
  TRADE: 'Trading',
  EVT: 'Proposing Events',
  VOTE: 'Council vote',
  AMB: 'Ambitions',
  CBON: 'Bonuses of the Council',
  ADV: 'Advancements',
  EVENT: 'Events',
  POWER: 'Control and Power',
  INC: 'Income',
  CLEAN: 'Cleanup',
  END: 'End of the game',
  REPLAY: 'Logs of real games',
  RULING: 'Rulings',
} as const;

/** Every rule in the order of play, then the rulings. */
const rules = {
  'BF-SETUP-01': {
    title: 'Teams and players',
    text:
      'There are 4 to 8 teams of 1 to 4 players each, and one storyteller. Other numbers are ' +
      'refused.',
    note: 'From public descriptions of the game.',
  },
  'BF-SETUP-02': {
    title: 'Factions',
    text:
      'Each team takes a different faction of the content pack, which gives it its colour, its ' +
      'kind (vampire or human) and its ability. There must be a team of each kind. Teams are ' +
      'numbered in seat order from 0; a seated storyteller has the next number.',
    note: 'From the station aids and public descriptions; details are house rules.',
  },
  'BF-SETUP-03': {
    title: 'Layout of the Cityscape',
    text:
      'With 4 teams the Cityscape has 3 x 3 Domains, with 5 or 6 teams 4 x 3, with 7 or 8 teams ' +
      '4 x 4, numbered row by row from D1. The tiles meant for that size or a smaller one are ' +
      'drawn at random onto D1, D2 and so on. Domains side by side share an edge and are ' +
      'adjacent.',
    note: 'House rule.',
  },
  'BF-SETUP-04': {
    title: 'Start Domains',
    text:
      'In seat order each team draws one of the start Domains that the layout has for that ' +
      'number of teams.',
    note: 'House rule.',
  },
  'BF-SETUP-05': {
    title: 'Starting Units',
    text:
      'Each team puts all its Player Units and so many Basic Units that it has 5 in all, ready, ' +
      'on its start Domain. This ignores the Team Unit Limit. The house rule `startUnits` ' +
      'changes the 5.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-SETUP-06': {
    title: 'Starting stock',
    text:
      'Each team starts with the rest of its 10 Basic Units in its Supply, 5 Barricades, 4 ' +
      'Seals, the 6 starting Orders of its kind, 4 Assets and 1 Ambition token; its Warehouse ' +
      'and its lanyards are empty.',
    note: 'House rule.',
  },
  'BF-SETUP-07': {
    title: 'Graveyards',
    text:
      'The Graveyard of each team has 6 spaces, numbered from the bottom. Spaces 2, 4 and 6 each ' +
      'get an Ambition token from the Ambition Tokens board.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-SETUP-08': {
    title: 'Market',
    text:
      'The piles of Orders, Disciplines and Gear are shuffled. Then, pile by pile in this order, ' +
      '3 face-up slots (with 4 or 5 teams) or 4 (with 6 to 8) are filled from the top.',
    note: 'House rule.',
  },
  'BF-SETUP-09': {
    title: 'Starting Events',
    text: 'The Event deck is shuffled and each team gets 3 cards, one at a time in seat order.',
    note: 'House rule.',
  },
  'BF-SETUP-10': {
    title: 'Starting Ambitions',
    text:
      'The Ambition deck is shuffled and each team gets 3 cards, one at a time in seat order. ' +
      'Then 4 cards are turned face up beside the deck.',
    note: 'House rule.',
  },
  'BF-SETUP-11': {
    title: 'Choice of Ambitions',
    text:
      'At the same time and in secret, each team puts 1 of its 3 Ambition cards under the deck ' +
      'and keeps 2. When all have chosen, the cards go under in seat order, so that of the last ' +
      'seat lies lowest.',
    note: 'From public descriptions; details are house rules.',
  },
  'BF-SETUP-12': {
    title: 'Sun marker and players',
    text:
      'The Sun marker starts on space 1. All players start in the Neutral Zone outside the ' +
      'stations.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-SETUP-13': {
    title: 'First control and Power',
    text:
      'When the starting Units are placed, control and Power are determined for the first time ' +
      '(BF-POWER-01 to BF-POWER-03).',
    note: 'House rule.',
  },
  'BF-SETUP-14': {
    title: 'Immersive Story Mode',
    text:
      'With the setup option `immersive` the two faction Ambition cards of every team are set ' +
      'aside, and after the first control and Power, before the first decision, the effects of ' +
      'the chosen scenario happen. Without it these cards and scenarios are not used.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-SETUP-15': {
    title: 'Order of the setup',
    text:
      'Random draws happen in this order: the tiles from D1 upwards; the start Domains in seat ' +
      'order; the Market slots, pile by pile; Events and then Ambitions, one card a team at a ' +
      'time; the face-up Ambitions; the draws of the scenario. The first decision is which ' +
      'Ambition to put back. Then round 1 starts.',
    note: 'House rule.',
  },
  'BF-TEAM-01': {
    title: 'Team Resources',
    text:
      'The Assets, Ambition tokens, Order cards, unequipped Advancements, Ambition cards and ' +
      'Event cards of a team are its Team Resources, which all its players share.',
    note: 'From the station aids.',
  },
  'BF-TEAM-02': {
    title: 'Shared Player Units',
    text: 'Every player may use all Player Units of the team.',
    note: 'From the station aids.',
  },
  'BF-TEAM-03': {
    title: 'Other possessions',
    text:
      'Not among the Team Resources are Units, Barricades, Seals, Orders once placed, ' +
      'Advancements once equipped, and Warehouse items. Of these only Warehouse items can be ' +
      'traded (BF-TRADE-03).',
    note: 'House rule.',
  },
  'BF-TEAM-04': {
    title: 'Hand size',
    text: 'A team may hold any number of cards and tokens.',
    note: 'House rule.',
  },
  'BF-ASSET-01': {
    title: 'Assets',
    text:
      'Spent Assets go to the Spent Assets board. Gained Assets come one by one from the Asset ' +
      'supply. Whenever the supply is empty, the Spent Assets board is first emptied into it; if ' +
      'that is not enough, the team gains what there is.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-TOKEN-01': {
    title: 'Ambition Tokens board',
    text:
      "The aids' Ambition Tokens board, Ambition board and Ambition Tokens space are one place. " +
      'Gained tokens come from it; when it is empty, nothing is gained and no token can be ' +
      'purchased or stored.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-INFO-01': {
    title: 'Public information',
    text:
      'Everybody sees the Cityscape, Fatigue, Barricades, the Alliance board, the Sun Track, the ' +
      'face-up Market and Ambition cards, faction Ambitions set aside, Warehouses, Graveyards, ' +
      'Supplies, Power, control, lanyards, the numbers of Assets, tokens and cards of each type ' +
      'that a team holds, proposed Events, where the players are, who has passed, and the ' +
      'actions left.',
    note: 'House rule.',
  },
  'BF-INFO-02': {
    title: 'Sealed Orders',
    text:
      'Everybody sees which team placed an Order where and when. The card itself is known to its ' +
      'team only, until the turn of its Domain when Orders resolve.',
    note: 'From the station aids.',
  },
  'BF-INFO-03': {
    title: 'Cards in hand',
    text:
      'Which Order, Advancement, Ambition and Event cards a team has in its Team Resources is ' +
      'secret from the others. A card drawn from the top of the Ambition deck is not shown.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-INFO-04': {
    title: 'Random Event',
    text:
      'An Event drawn because of No Event is seen by nobody, not even the storyteller, before ' +
      'the Resolution Phase.',
    note: 'From the station aids.',
  },
  'BF-INFO-05': {
    title: 'Choices at the same time',
    text: 'Ballots and the Ambitions chosen in the setup are hidden until all are in.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-INFO-06': {
    title: 'Order of a pile',
    text:
      'A shuffled pile has no order: each draw takes one of its cards at random. Cards buried ' +
      'later lie below it, each below the one buried before, and are drawn in that order once ' +
      'the cards above are gone.',
    note: 'House rule.',
  },
  'BF-ROUND-01': {
    title: 'Phases',
    text: 'A round is a Gameplay Phase and then a Resolution Phase, which ends with Cleanup.',
    note: 'From the station aids.',
  },
  'BF-ROUND-02': {
    title: 'Resolution Phase',
    text:
      'The Resolution Phase has six steps: the Council is closed; the Event resolves; Orders ' +
      'resolve, and then what the Event does after Orders; control and Power are determined; ' +
      'teams get Income; Cleanup. Without an Event its parts are left out.',
    note: 'House rule.',
  },
  'BF-ROUND-03': {
    title: 'Number of rounds',
    text:
      'There is one round for each space of the Sun Track that is not blocked: 6 on the standard ' +
      'track, and never fewer than 3.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-PHASE-01': {
    title: 'Parallel play',
    text:
      'There are no turns. While no decision of single teams is open, any team that has not ' +
      'passed may make any of its legal moves. They happen in the order of the log.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-PHASE-02': {
    title: 'Presence at a station',
    text:
      'For an action of a station the team needs at least one player there. One player is enough ' +
      'for any number of actions.',
    note: 'From the station aids.',
  },
  'BF-PHASE-03': {
    title: 'Repeated actions',
    text: 'Actions may be repeated freely, except those for once per round.',
    note: 'From the station aids.',
  },
  'BF-PHASE-04': {
    title: 'Moving players',
    text:
      'A team may move one of its players to another place: Cityscape, Orders, Marketplace, ' +
      'Council, or the Neutral Zone outside the stations. Slain players walk and act like ' +
      'others. Players stay where they are between rounds.',
    note: 'House rule.',
  },
  'BF-PHASE-05': {
    title: 'Passing',
    text:
      'A team that passes makes no more moves of its own in this phase. It still answers ' +
      'proposals, blocks, trades, calls and votes, and its players still count as present.',
    note: 'House rule.',
  },
  'BF-PHASE-06': {
    title: 'End of the phase',
    text:
      'The phase ends when every team has passed, or when the storyteller ends it, which is ' +
      'possible while no decision of single teams is open.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-PHASE-07': {
    title: 'Number of actions',
    text:
      'Each team has 24 actions a round; the setup option `actionBudget` changes this or, set to ' +
      '`null`, lifts the limit. Every move that a team starts costs 1, passing too; answers and ' +
      'further steps of a move cost nothing. After its last action the team passes by itself. ' +
      'The storyteller has no limit.',
    note: 'House rule.',
  },
  'BF-PHASE-08': {
    title: 'Decisions of single teams',
    text:
      'While a negotiation, a vote, a trade, a move of several steps or a choice of the setup or ' +
      'the Resolution Phase is open, only the seats that it still awaits may act. A seat that ' +
      'has answered is no longer awaited.',
    note: 'House rule.',
  },
  'BF-PHASE-09': {
    title: 'Quorum',
    text:
      'A quorum is at least half of the teams, rounded up, with a player at that station. The ' +
      'acting team counts.',
    note: 'From the station aids.',
  },
  'BF-PHASE-10': {
    title: 'Once per round',
    text:
      'What may be done once per round may be done once by each team. It lapses at Cleanup and ' +
      'is not saved up.',
    note: 'From the station aids.',
  },
  'BF-PHASE-11': {
    title: 'Neutral Zone',
    text:
      'The Marketplace, the Council and the area outside the stations are the Neutral Zone. ' +
      'Players there hear an announcement of the Council.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-PHASE-12': {
    title: 'Moves on offer',
    text:
      'An awaited seat may make only the types of move that its current decision offers, in the ' +
      'form that they have.',
    note: 'House rule.',
  },
  'BF-STORY-01': {
    title: 'Storyteller',
    text:
      'The storyteller has no team, no Power and no vote, ends the Gameplay Phase and resolves ' +
      'the Event.',
    note: 'From public descriptions and the station aids.',
  },
  'BF-STORY-02': {
    title: 'Automatic storyteller',
    text:
      'With the setup option `storyteller` set to `auto` nobody plays the storyteller: the ' +
      'Gameplay Phase ends only when all have passed, and choices of the storyteller are made at ' +
      'random.',
    note: 'House rule.',
  },
  'BF-STORY-03': {
    title: 'Choices of an Event',
    text:
      'Choices in an Event are made by the team that proposed it, in an Event drawn at random by ' +
      'the storyteller.',
    note: 'House rule.',
  },
  'BF-STORY-04': {
    title: 'Recorded Power',
    text:
      'With the house rule `powerSource` set to `recorded` Power does not follow from control ' +
      '(BF-POWER-02). Instead the storyteller enters the Power of each team, 1 to 6 and in seat ' +
      'order: in the setup, after the choice of Ambitions and with Power 1 until then, and in ' +
      'every Power step, after control. Effects that change Power are then ignored. This serves ' +
      'to replay real games whose Power rule is not known here.',
    note: 'House rule.',
  },
  'BF-CITY-01': {
    title: 'Moving a Unit',
    text: 'A ready Unit of the team moves to an adjacent Domain and becomes Fatigued.',
    note: 'From the station aids.',
  },
  'BF-CITY-02': {
    title: 'Barricades in the way',
    text:
      'A Unit cannot move over an edge with a Barricade of any colour, its own included, unless ' +
      'an effect lets it.',
    note: 'From the station aids.',
  },
  'BF-CITY-03': {
    title: 'Placing a Barricade',
    text:
      "With a ready Unit the team places one of its Barricades on an edge of that Unit's Domain; " +
      'the Unit becomes Fatigued.',
    note: 'From the station aids.',
  },
  'BF-CITY-04': {
    title: 'One Barricade an edge',
    text: 'An edge belongs to both its Domains and holds at most one Barricade in all.',
    note: 'From the station aids.',
  },
  'BF-CITY-05': {
    title: 'Stock and sites of Barricades',
    text:
      'A team without a Barricade in stock cannot place one. A removed Barricade goes back to ' +
      "its owner's stock. Outer edges of the Cityscape, and edges of a tile that allows no " +
      'Barricades, hold none.',
    note: 'House rule.',
  },
  'BF-CITY-06': {
    title: 'Removing a Barricade',
    text:
      "With a ready Unit the team removes a Barricade of any colour from an edge of that Unit's " +
      'Domain; the Unit becomes Fatigued.',
    note: 'From the station aids.',
  },
  'BF-FAT-01': {
    title: 'Fatigued Units',
    text: 'A Fatigued Unit, shown by its X side or a miniature lying down, cannot act.',
    note: 'From the station aids.',
  },
  'BF-FAT-02': {
    title: 'Fatigue and Orders',
    text: 'For Orders, Combat Strength and control a Fatigued Unit counts like a ready one.',
    note: 'From the station aids.',
  },
  'BF-FAT-03': {
    title: 'End of Fatigue',
    text: 'All Fatigued Units become ready in Cleanup.',
    note: 'From the station aids.',
  },
  'BF-FAT-04': {
    title: 'Choice of a Basic Unit',
    text:
      'The Basic Units of a team on a Domain differ only in Fatigue. When one is slain, Embraced ' +
      'or lost, it is a Fatigued one if there is one. An action uses a ready one, and an effect ' +
      'that pushes a Unit takes a ready one if there is one.',
    note: 'House rule.',
  },
  'BF-LIMIT-01': {
    title: 'Team Unit Limit',
    text:
      'No Unit may be moved or placed so that more than 3 Units of its team, or whatever its ' +
      'limit is then, are on one Domain. Basic and Player Units both count.',
    note: 'From the station aids.',
  },
  'BF-LIMIT-02': {
    title: 'Exceptions to the limit',
    text:
      'The setup, and effects that say so, ignore the limit. A Domain above the limit stays so; ' +
      'nothing is removed.',
    note: 'From the station aids.',
  },
  'BF-LIMIT-03': {
    title: 'Teams on a Domain',
    text: 'Any number of teams may share a Domain.',
    note: 'From the station aids.',
  },
  'BF-LIMIT-04': {
    title: 'Higher limits',
    text:
      'The limit of a team on a Domain is 3, with what effects of the team and of the Domain ' +
      'tile add.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-SUN-01': {
    title: 'Blocking the Sun Track',
    text:
      'At the Cityscape a team may pay Ambition tokens to block the open space of the Sun Track ' +
      'nearest to Daybreak.',
    note: 'From the station aids.',
  },
  'BF-SUN-02': {
    title: 'Cost of blocking',
    text:
      'Each space that can be blocked shows a cost of 1 to 3 Ambition tokens, which one team ' +
      'pays all at once. The tokens stay on the space and are out of the game.',
    note: 'From the station aids.',
  },
  'BF-SUN-03': {
    title: 'Blocked spaces',
    text: 'A blocked space is passed over, so the game is one round shorter.',
    note: 'From the station aids.',
  },
  'BF-SUN-04': {
    title: 'Open spaces',
    text:
      'Open are the spaces after the marker that have a cost and are not blocked. The space of ' +
      'the marker cannot be blocked.',
    note: 'House rule.',
  },
  'BF-SUN-05': {
    title: 'Standard Sun Track',
    text:
      'The standard track has 6 spaces: space 6 costs 1, space 5 costs 2, space 4 costs 3, and ' +
      'spaces 1 to 3 cannot be blocked.',
    note: 'House rule.',
  },
  'BF-ALLY-01': {
    title: 'Alliances',
    text:
      'Two teams are allied while each has 1 Asset, plain side up, on their space of the ' +
      'Alliance board.',
    note: 'From the station aids.',
  },
  'BF-ALLY-02': {
    title: 'Units of allies',
    text: 'The Combat Strength of a team includes the Units of its allies on that Domain.',
    note: 'From the station aids.',
  },
  'BF-ALLY-03': {
    title: 'Defends of allies',
    text:
      "The Combat Strength of an attacked team includes its allies' Defend Orders in force on " +
      'that Domain.',
    note: 'From the station aids.',
  },
  'BF-ALLY-04': {
    title: 'Peace between allies',
    text: 'An Attack cannot target a Unit of an ally and has no effect on allies.',
    note: 'From the station aids.',
  },
  'BF-ALLY-05': {
    title: 'Several Alliances',
    text: 'A team may have several Alliances at once. The ally of an ally is not thereby an ally.',
    note: 'From the station aids.',
  },
  'BF-ALLY-06': {
    title: 'End of Alliances',
    text:
      'Alliances and blocks end in Cleanup, when the board is cleared. New actions may form or ' +
      'block the same Alliance in later rounds.',
    note: 'From the station aids.',
  },
  'BF-ALLY-07': {
    title: 'Assets of the Alliance board',
    text:
      'When the Alliance board is cleared, its Assets are spent. With the house rule ' +
      '`allianceAssets` set to `returned` they go back to the teams that placed them.',
    note: 'House rule.',
  },
  'BF-PROP-01': {
    title: 'Quorum for a proposal',
    text: 'To propose an Alliance there must be a quorum at the Orders station (BF-PHASE-09).',
    note: 'From the station aids.',
  },
  'BF-PROP-02': {
    title: 'Declared Alliance',
    text:
      'The proposing team and its partner each need a player at Orders and at least 1 Asset, and ' +
      'the partner must agree. A refusal costs no Asset, and the Alliance may be proposed again.',
    note: 'From the station aids.',
  },
  'BF-PROP-03': {
    title: 'Block of a declared Alliance',
    text:
      'Any other team with a player at Orders, at least 1 Asset and Power equal to or lower than ' +
      'that of either of the two may block the Alliance: it puts 1 Asset, X side up, on their ' +
      'space.',
    note: 'From the station aids.',
  },
  'BF-PROP-04': {
    title: 'First block',
    text: 'The first block in the log counts, and only that team pays. The two teams pay nothing.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-PROP-05': {
    title: 'Formed Alliance',
    text:
      'If nobody blocks, both teams put 1 Asset, plain side up, on their space and are allied ' +
      'for the rest of the round.',
    note: 'From the station aids.',
  },
  'BF-PROP-06': {
    title: 'Pairs that cannot be proposed',
    text: 'An Alliance that was formed or blocked this round cannot be proposed.',
    note: 'From the station aids.',
  },
  'BF-BLOCK-01': {
    title: 'Blocking in advance',
    text:
      'If there is a quorum at Orders, a team with a player there and at least 1 Asset may name ' +
      'two teams to block their Alliance.',
    note: 'From the station aids.',
  },
  'BF-BLOCK-02': {
    title: 'Pairs that cannot be blocked',
    text: 'An Alliance that was formed or blocked this round cannot be blocked.',
    note: 'From the station aids.',
  },
  'BF-BLOCK-03': {
    title: 'Alliance in answer to a block',
    text:
      "If either of the two teams named has Power equal to or lower than the blocker's, they may " +
      'at once agree to ally. Each then puts 1 Asset, plain side up, on their space.',
    note: 'From the station aids.',
  },
  'BF-BLOCK-04': {
    title: 'Conditions for that answer',
    text:
      'Both teams named need a player at Orders and 1 Asset, and both must agree. Nobody can ' +
      'block this Alliance.',
    note: 'House rule.',
  },
  'BF-BLOCK-05': {
    title: 'Blocked Alliance',
    text:
      'Otherwise the blocker puts 1 Asset, X side up, on their space, and the two cannot ally ' +
      'for the rest of the round.',
    note: 'From the station aids.',
  },
  'BF-BLOCK-06': {
    title: 'Teams that can be named',
    text: 'The blocker names two teams other than itself.',
    note: 'House rule.',
  },
  'BF-ORDER-01': {
    title: 'Orders and Seals',
    text:
      'A team puts one Order card of its Team Resources, covered by one of its Seals, on a ' +
      'Domain space of the Orders board. It resolves at the end of the round.',
    note: 'From the station aids.',
  },
  'BF-ORDER-02': {
    title: 'Free Seals',
    text:
      'Each Order needs a Seal of its own; effects may give a team more Seals. Without a free ' +
      'Seal no Order can be placed.',
    note: 'From the station aids.',
  },
  'BF-ORDER-03': {
    title: 'Place of an Order',
    text:
      'The team needs no Unit on the Domain to place an Order. Once placed, an Order stays as it ' +
      'is and where it is.',
    note: 'House rule.',
  },
  'BF-ORDER-04': {
    title: 'First Order on a Domain',
    text:
      'Of the Orders of a team on one Domain space only the first placed resolves; later ones ' +
      'have no effect.',
    note: 'From the station aids.',
  },
  'BF-ORDER-05': {
    title: 'Orders for one kind',
    text:
      'Only vampire teams may place Embrace and Feed, only human teams Recruit and Requisition; ' +
      'any team may hold them. A content pack may keep other Order cards for one kind.',
    note: 'From the station aids.',
  },
  'BF-ORDER-06': {
    title: 'Orders after use',
    text:
      'In Cleanup all placed Orders and Seals go back to their teams. An Order for one use, ' +
      'resolved or not, is buried in the pile of Orders instead, several in the order placed.',
    note: 'House rule.',
  },
  'BF-RES-01': {
    title: 'Order of Domains',
    text:
      'Domains resolve by number, the lowest first. At the turn of a Domain all its Orders are ' +
      'revealed. A Domain without Orders is left out.',
    note: 'House rule.',
  },
  'BF-RES-02': {
    title: 'Order by Power',
    text: 'On a Domain the Orders resolve by the Power of their teams, the least Power first.',
    note: 'From the station aids.',
  },
  'BF-RES-03': {
    title: 'Order at equal Power',
    text: 'At equal Power the Order placed earlier resolves first.',
    note: 'From the station aids.',
  },
  'BF-RES-04': {
    title: 'Unit for an Order',
    text:
      'An Order has an effect only if its team has a Unit on that Domain when it resolves. A ' +
      'Fatigued Unit is enough.',
    note: 'From the station aids.',
  },
  'BF-RES-05': {
    title: 'Power during the resolution',
    text: 'From the Event to the Power step of the Resolution Phase Power does not change.',
    note: 'House rule.',
  },
  'BF-ATK-01': {
    title: 'Target of an Attack',
    text:
      'The team that attacks names one Unit on that Domain of another team that is not its ally. ' +
      'Without such a Unit the Attack has no effect.',
    note: 'From the station aids.',
  },
  'BF-ATK-02': {
    title: 'Combat Strength',
    text:
      "The attacker's Combat Strength is the number of its own and its allies' Units on the " +
      "Domain, with modifiers. The target's is the number of Units of its team and of that " +
      "team's allies there, with Defends in force and modifiers. Modifiers come from the Domain " +
      'tile and from cards, factions and Events. Defends never help the attacker.',
    note: 'From the station aids.',
  },
  'BF-ATK-03': {
    title: 'Success of an Attack',
    text:
      "An Attack succeeds only if the attacker's Combat Strength is higher than the target's. " +
      'Failure has no consequence.',
    note: 'From the station aids.',
  },
  'BF-ATK-04': {
    title: 'Slain Basic Unit',
    text: 'A Basic Unit that is successfully attacked is slain.',
    note: 'From the station aids.',
  },
  'BF-ATK-05': {
    title: 'Hit on a Player Unit',
    text:
      "When a Player Unit is successfully attacked, the front Advancement of that player's " +
      'lanyard is buried. A player who then has none is slain, so with 0 or 1 cards at once, ' +
      'with 2 or more not yet. With the house rule `playerDeath` set to `cushioned` only a ' +
      'player without cards is slain.',
    note: 'From the station aids.',
  },
  'BF-ATK-06': {
    title: 'Duty to name a target',
    text:
      'A team whose Attack or Embrace has a legal target must name one, even if the Attack ' +
      'cannot succeed. With the house rule `orderTargets` set to `optional` it may decline.',
    note: 'From the station aids.',
  },
  'BF-GRAVE-01': {
    title: 'Graveyard',
    text: 'The attacking team puts a slain Unit on the lowest open space of its Graveyard.',
    note: 'From the station aids.',
  },
  'BF-GRAVE-02': {
    title: 'Token of a Graveyard space',
    text:
      'If an Ambition token lies on that space, the attacking team takes it into its Team ' +
      'Resources.',
    note: 'From the station aids.',
  },
  'BF-GRAVE-03': {
    title: 'Full Graveyard',
    text: 'If no space is open, the slain Unit goes to the Supply of its own team.',
    note: 'From the station aids.',
  },
  'BF-GRAVE-04': {
    title: 'Return from the Graveyard',
    text:
      'Units in Graveyards stay there to the end. With the house rule `slainPlayers` set to ' +
      '`nextCleanup` a slain Player Unit, also one in the Supply, comes back in the Cleanup of ' +
      "the following round, ready on its team's start Domain and ignoring the limit; its " +
      'Graveyard space opens again, without a token.',
    note: 'House rule.',
  },
  'BF-GRAVE-05': {
    title: 'Slain players',
    text:
      'A slain player keeps playing at the stations, but gets no Advancements while the Unit is ' +
      'off the Cityscape.',
    note: 'House rule.',
  },
  'BF-DEF-01': {
    title: 'Defend',
    text:
      'For the rest of the round, whenever an Attack on this Domain targets the team that placed ' +
      "the Defend or one of its allies, the value of the card is added to the target's Combat " +
      'Strength.',
    note: 'From the station aids.',
  },
  'BF-DEF-02': {
    title: 'Earlier Attacks',
    text: 'A Defend helps only against Attacks that resolve after it.',
    note: 'From the station aids.',
  },
  'BF-DEF-03': {
    title: 'Value of a Defend',
    text:
      'The basic value is 2. Defends of several teams add up. A Defend in force stays, even if ' +
      'its team loses its Units there.',
    note: 'House rule.',
  },
  'BF-EMB-01': {
    title: 'Embrace',
    text:
      'A vampire team below its Unit Limit on this Domain replaces 1 Human Basic Unit there, or ' +
      'more if the card or a bonus says so, by a Vampire Basic Unit of its own from its Supply.',
    note: 'From the station aids.',
  },
  'BF-EMB-02': {
    title: 'Embraced Unit',
    text:
      "The team chooses a Human Basic Unit of any team, an ally's too, but never a Player Unit. " +
      "That Unit goes back to its own team's Supply; it is not slain and earns no token. Without " +
      'a Unit in the Supply or a target there is no effect. The new Unit is ready.',
    note: 'House rule.',
  },
  'BF-FEED-01': {
    title: 'Feed',
    text:
      'The team gains 2 Assets if a Human Unit of any team, Basic or Player, is on this Domain, ' +
      'otherwise 1; bonuses add to it.',
    note: 'From the station aids.',
  },
  'BF-REC-01': {
    title: 'Recruit',
    text:
      'If no Vampire Unit is on this Domain, the team gains Basic Units there from its Supply up ' +
      'to its Unit Limit. Otherwise it gains 1, with bonuses more, up to that limit.',
    note: 'From the station aids.',
  },
  'BF-REC-02': {
    title: 'Supply of Recruit',
    text: 'When the Supply is empty, no more Units come. New Units are ready.',
    note: 'House rule.',
  },
  'BF-REQ-01': {
    title: 'Requisition',
    text:
      'The team gains 2 Assets if no Vampire Unit is on this Domain, otherwise 1; bonuses add to ' +
      'it.',
    note: 'From the station aids.',
  },
  'BF-MKT-01': {
    title: 'Purchase',
    text:
      'A team pays the Cost of a face-up Market card in Assets and takes it into its Team ' +
      'Resources, or pays 6 Assets for 1 Ambition token.',
    note: 'From the station aids.',
  },
  'BF-MKT-02': {
    title: 'Refill',
    text:
      'An empty slot is filled at once from the top of its pile, the lowest-numbered first. If ' +
      'the pile is empty, the slot stays empty until a card is buried there.',
    note: 'House rule.',
  },
  'BF-MKT-03': {
    title: 'Burying a Market card',
    text: 'A team pays 1 Asset and puts any face-up Market card on the bottom of its own pile.',
    note: 'From the station aids.',
  },
  'BF-MKT-04': {
    title: 'Items for other kinds',
    text: 'A team may buy, store and trade cards that are for the other kind.',
    note: 'House rule.',
  },
  'BF-STORE-01': {
    title: 'Storing',
    text:
      'Once per round a team may take a Market item whose Cost is not above its Power, with what ' +
      'effects add, into its Team Warehouse without paying.',
    note: 'From the station aids.',
  },
  'BF-STORE-02': {
    title: 'Storing an Ambition token',
    text: 'An Ambition token is a Market item of Cost 6, so a team with Power 6 may store one.',
    note: 'From the station aids.',
  },
  'BF-STORE-03': {
    title: 'Stored items',
    text:
      'A Warehouse holds any number of items, face up. A stored card cannot be used before it is ' +
      'purchased or traded.',
    note: 'From the station aids.',
  },
  'BF-WARE-01': {
    title: 'Purchase from the Warehouse',
    text:
      'A team pays the Cost of an item in its own Warehouse in Assets to take it into its Team ' +
      'Resources.',
    note: 'From the station aids.',
  },
  'BF-MBON-01': {
    title: 'Free burying',
    text:
      'Once per round a team may bury Market cards for free: 1 with Power 4 to 6, up to 2 with ' +
      'Power 2 or 3, up to 3 with Power 1. This is one action, and the slots are refilled after ' +
      'each card.',
    note: 'From the station aids.',
  },
  'BF-MBON-02': {
    title: 'Discount at Power 1',
    text:
      'Once per round a team with Power 1 may purchase one item, from the Market or its ' +
      'Warehouse, or store one, as if it cost 1 less.',
    note: 'From the station aids.',
  },
  'BF-MBON-03': {
    title: 'Both bonuses at Power 1',
    text: 'A team with Power 1 has both bonuses. No Cost falls below 0.',
    note: 'House rule.',
  },
  'BF-TRADE-01': {
    title: 'Trading Team Resources',
    text:
      'In the Gameplay Phase two teams may always trade any of their Team Resources as they ' +
      'like. Gifts are allowed.',
    note: 'From the station aids.',
  },
  'BF-TRADE-02': {
    title: 'Presence for a trade',
    text:
      'Teams may trade wherever their players are. With the house rule `tradePresence` set to ' +
      '`sameStation` both need a player in the same place.',
    note: 'House rule.',
  },
  'BF-TRADE-03': {
    title: 'Trading stored items',
    text:
      'A team with a player at the Marketplace may trade items of its Warehouse. They go ' +
      'straight to the Team Resources of the other team, which does not pay their Cost.',
    note: 'From the station aids.',
  },
  'BF-TRADE-04': {
    title: 'Gains of a trade',
    text:
      'Whatever a team gets in a trade goes straight to its Team Resources. A trade of the same ' +
      'for the same, after which both teams hold what they held before, counts for no Ambition.',
    note: 'From the station aids; what counts is a house rule.',
  },
  'BF-TRADE-05': {
    title: 'Content of an offer',
    text:
      'Each side of an offer holds at most one amount of Assets (1 to 12), one of Ambition ' +
      'tokens (1 to 6) and 4 cards or Warehouse items. Cards offered are named; cards asked for ' +
      'are asked for by type, and their owner picks them. Warehouse items are named on both ' +
      'sides. Something must be offered or asked for.',
    note: 'House rule.',
  },
  'BF-TRADE-06': {
    title: 'Steps of a trade',
    text:
      'The proposer puts an offer together and sends it. The other team declines, or accepts and ' +
      'picks the cards that are asked for. If it picked cards, the proposer sees them and ' +
      'confirms or cancels. Nothing changes hands before the end.',
    note: 'House rule.',
  },
  'BF-TRADE-07': {
    title: 'Cover of an offer',
    text: 'A team can offer only what it owns, and be asked only for what it could give.',
    note: 'House rule.',
  },
  'BF-TRADE-08': {
    title: 'Favours',
    text: 'Promises are free talk. They are not recorded and do not bind.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-EVT-01': {
    title: 'Proposal',
    text:
      'Once per round each team may put one Event card of its Team Resources face up at the ' +
      'Council and then draw an Event card.',
    note: 'From the station aids.',
  },
  'BF-EVT-02': {
    title: 'Proposals after the vote',
    text: 'Once the vote of this round is over, no Event can be proposed.',
    note: 'House rule.',
  },
  'BF-EVT-03': {
    title: 'Empty Event deck',
    text:
      'When a card must be drawn from the empty deck, the discard is shuffled into a new one. If ' +
      'both are empty, nothing is drawn.',
    note: 'House rule.',
  },
  'BF-VOTE-01': {
    title: 'One vote a round',
    text: 'In a round only one Council vote is carried out for all teams.',
    note: 'From the station aids.',
  },
  'BF-VOTE-02': {
    title: 'Call for a vote',
    text:
      'A team with a player at the Council may call for a vote. It takes place if a quorum of ' +
      'teams with a player there is willing. Otherwise nothing happens, and it may be called for ' +
      'again.',
    note: 'From the station aids.',
  },
  'BF-VOTE-03': {
    title: 'Something to vote on',
    text: 'A vote can be called for only if an Event is proposed.',
    note: 'House rule.',
  },
  'BF-VOTE-04': {
    title: 'Announcement',
    text:
      'Once the quorum is willing, the vote is announced. Every team without a player at the ' +
      'Council but with one in the Neutral Zone may send one of these there.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-VOTE-05': {
    title: 'Last proposals',
    text:
      'Then every team at the Council that has not proposed an Event this round and wants to ' +
      'must do so now.',
    note: 'From the station aids.',
  },
  'BF-VOTE-06': {
    title: 'Ballot',
    text:
      'All voting teams vote at the same time for one proposed Event or for No Event. Their ' +
      'Voting Power is their current Power, with what effects add to it.',
    note: 'From the station aids.',
  },
  'BF-VOTE-07': {
    title: 'Voters',
    text:
      'Each team with a player at the Council when the voting starts has one vote. A team that ' +
      'was willing must vote; any other may abstain.',
    note: 'House rule.',
  },
  'BF-VOTE-08': {
    title: 'Revote',
    text:
      'If no option has the majority, there is at once a revote among the options tied for the ' +
      'most Voting Power.',
    note: 'From the station aids.',
  },
  'BF-VOTE-09': {
    title: 'Majority',
    text:
      'Majority means more Voting Power than every other option. With the house rule ' +
      '`voteMajority` set to `absolute` it means more than half of the Voting Power cast, and if ' +
      'one option leads without it, the revote is between that one and the second, or all tied ' +
      'for second. After 3 revotes without a majority the result is No Event; the house rule ' +
      '`maxRevotes` changes the 3.',
    note: 'House rule.',
  },
  'BF-VOTE-10': {
    title: 'Selected Event',
    text:
      'The team that proposed the selected Event gains 1 Ambition token; the card goes to the ' +
      'storyteller for the Resolution Phase.',
    note: 'From the station aids.',
  },
  'BF-VOTE-11': {
    title: 'No Event',
    text:
      'If No Event wins, the top Event card is drawn unseen and goes to the storyteller. So it ' +
      'is too when the Gameplay Phase ends and no Event was selected.',
    note: 'From the station aids.',
  },
  'BF-VOTE-12': {
    title: 'Other proposals',
    text:
      'After the vote or the end of the phase, and after any Event was drawn at random, all ' +
      'proposals that were not selected go to the Event discard.',
    note: 'From the station aids.',
  },
  'BF-AMB-01': {
    title: 'Purchase of an Ambition',
    text:
      'For 1 Ambition token, which goes back to its board, a team takes a face-up Ambition card, ' +
      'replaced at once from the deck, or the top card of the deck unseen or, in Immersive Story ' +
      'Mode, one of the cards set aside for its faction.',
    note: 'From the station aids.',
  },
  'BF-AMB-02': {
    title: 'Empty Ambition deck',
    text:
      'When the Ambition deck is empty, face-up spaces stay empty until a card is buried (as in ' +
      'BF-MKT-02) and no card can be drawn from the top.',
    note: 'House rule.',
  },
  'BF-CBON-01': {
    title: 'Exchange of Events',
    text:
      'Once per round a team may discard Event cards and then draw as many: 1 with Power 4 to 6, ' +
      'up to 2 with Power 2 or 3, up to 3 with Power 1; effects may allow more.',
    note: 'From the station aids.',
  },
  'BF-CBON-02': {
    title: 'Burying an Ambition',
    text:
      'Once per round a team with Power 1 may also put 1 face-up Ambition card on the bottom of ' +
      'the deck; it is replaced.',
    note: 'From the station aids.',
  },
  'BF-ADV-01': {
    title: 'Equipping an Advancement',
    text:
      'In the Gameplay Phase, wherever its players are, a team may put an Advancement of its ' +
      'Team Resources behind the others in the lanyard of one of its players whose Unit is on ' +
      'the Cityscape.',
    note: 'House rule.',
  },
  'BF-ADV-02': {
    title: 'Lanyards',
    text: 'A lanyard holds at most 3 Advancements. They cannot be taken out again.',
    note: 'House rule.',
  },
  'BF-ADV-03': {
    title: 'Disciplines and Gear',
    text: 'Disciplines are for vampire teams, Gear for human teams.',
    note: 'House rule.',
  },
  'BF-ADV-04': {
    title: 'Effects of Advancements',
    text: 'An Advancement works only while it is equipped. Several copies add up.',
    note: 'House rule.',
  },
  'BF-ADV-05': {
    title: 'Front Advancement',
    text: 'The card equipped first is the front one. It is buried first, on the bottom of its pile.',
    note: 'From the station aids.',
  },
  'BF-ADV-06': {
    title: 'Abilities to activate',
    text:
      'Each card or faction with an ability to activate may be used once per round, with a ' +
      'player at the station that the ability names. It is not an action of the Unit: a Fatigued ' +
      'Unit does not prevent it and no Unit becomes Fatigued.',
    note: 'House rule.',
  },
  'BF-EVENT-01': {
    title: 'Moment of the Event',
    text:
      'In the Event step the selected card is revealed. It has its effects then or, if the card ' +
      'says so, after all Orders.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-EVENT-02': {
    title: 'Order of teams',
    text:
      'Effects on several teams, and choices by several teams, go from the lowest Power to the ' +
      'highest, at equal Power in seat order. A choice with one option is made by itself.',
    note: 'House rule.',
  },
  'BF-EVENT-03': {
    title: 'Resolved Event',
    text: 'The Event card goes to the Event discard in Cleanup.',
    note: 'House rule.',
  },
  'BF-POWER-01': {
    title: 'Control',
    text:
      'A team controls a Domain if it has more Units there than every other team. Allies do not ' +
      'count together. With a tie or without Units nobody controls it.',
    note: 'From public descriptions; details are house rules.',
  },
  'BF-POWER-02': {
    title: 'Power',
    text:
      'The Power of a team is the sum of the values of the Domains that it controls, changed by ' +
      'what Events have added or taken, at least 1 and at most 6.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-POWER-03': {
    title: 'Changes of Power',
    text:
      'Control and Power change only in the setup and in the Power step of the Resolution Phase. ' +
      'They stay current until the next such step.',
    note: 'House rule.',
  },
  'BF-INC-01': {
    title: 'Income',
    text:
      'In the Income step every team, in seat order, gains the Assets that the tiles it ' +
      'controls, its faction and its Advancements give as income.',
    note: 'House rule.',
  },
  'BF-CLEAN-01': {
    title: 'Ready Units',
    text: 'In Cleanup first all Units become ready.',
    note: 'From the station aids.',
  },
  'BF-CLEAN-02': {
    title: 'Cleared Alliance board',
    text: 'Then all Alliances and blocks end; their Assets go where BF-ALLY-07 tells.',
    note: 'From the station aids.',
  },
  'BF-CLEAN-03': {
    title: 'Returned Orders',
    text: 'Then Orders and Seals go back to their teams (BF-ORDER-06).',
    note: 'House rule.',
  },
  'BF-CLEAN-04': {
    title: 'Spent Assets',
    text: 'Then the Spent Assets board is emptied into the Asset supply.',
    note: 'House rule.',
  },
  'BF-CLEAN-05': {
    title: 'Reinforcements',
    text:
      'Then slain Player Units come back if the house rule of BF-GRAVE-04 says so; after that ' +
      'each team without a Unit on the Cityscape puts 2 Basic Units, or what its Supply holds, ' +
      'ready on its start Domain.',
    note: 'House rule.',
  },
  'BF-CLEAN-06': {
    title: "End of the round's effects",
    text:
      'Then everything that lasts for a round ends: effects, uses of what may be done once per ' +
      'round, proposals, knowledge of Orders looked at, passes and spent actions. The resolved ' +
      'Event is discarded.',
    note: 'House rule.',
  },
  'BF-CLEAN-07': {
    title: 'Sun marker',
    text:
      'Last, the Sun marker moves to the next space towards Daybreak that is not blocked and a ' +
      'new round starts. If there is no such space, it reaches Daybreak.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-END-01': {
    title: 'Daybreak',
    text: 'When the marker reaches Daybreak, the game ends at once, after a full Cleanup.',
    note: 'From the station aids and public descriptions.',
  },
  'BF-END-02': {
    title: 'Scored Ambitions',
    text:
      'Each team reveals its Ambition cards. Those whose condition holds now are fulfilled, two ' +
      'copies of a card separately, and the best 3 score; the house rule `maxScoredAmbitions` ' +
      'changes the 3, and `null` lets all score. Cards that are not fulfilled cost nothing.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-END-03': {
    title: 'Winner',
    text: 'The team with the most Victory Points wins.',
    note: 'From public descriptions of the game.',
  },
  'BF-END-04': {
    title: 'Ties',
    text:
      'Ties are broken by higher Power, then more Ambition tokens, then more Assets, then more ' +
      'Units on the Cityscape. Teams that are still tied share the victory.',
    note: 'House rule.',
  },
  'BF-END-05': {
    title: 'After the end',
    text: 'After the end of the game every move of every seat is refused.',
    note: 'House rule.',
  },
  'BF-REPLAY-01': {
    title: 'Replay of a log',
    text:
      'A log holds the setup options and the moves in order, each with its recorded draws if ' +
      'there are any. Each move must be legal when its turn comes; otherwise the replay stops ' +
      'and names the move, its number and the rule.',
    note: 'House rule.',
  },
  'BF-REPLAY-02': {
    title: 'Logs of stations',
    text:
      'Logs kept at several stations are merged by time; at the same time the order is ' +
      'Cityscape, Orders, Marketplace, Council, Neutral Zone, storyteller, then the order within ' +
      'the log. A move and the answers to it stay together, and so do the cards of one Bonus ' +
      'Action and the late proposals of a vote, but never across the end of a round.',
    note: 'House rule.',
  },
  'BF-REPLAY-03': {
    title: 'Missing walks',
    text: 'On demand the moves of players between stations that a log left out are put in.',
    note: 'House rule.',
  },
  'BF-REPLAY-04': {
    title: 'Recorded draws',
    text:
      'The setup and each move may carry the list of what they drew, in order. A draw that was ' +
      'not possible at that moment is refused, and so are too few or too many. Without a list ' +
      'the seed decides.',
    note: 'House rule.',
  },
  'BF-REPLAY-05': {
    title: 'Facts in a log',
    text:
      'A log may hold public facts seen at the table. One that does not hold is reported, not ' +
      'repaired.',
    note: 'House rule.',
  },
  'BF-RULING-01': {
    title: 'Missing rulebook',
    text:
      'What are these rules made from? From the four station aids, since the main rulebook is ' +
      'not known. Every rule marked as a house rule is ours; content packs and house-rule ' +
      'options may replace it.',
    note: 'No public source gives the main rules.',
  },
  'BF-RULING-02': {
    title: 'The letter I',
    text: 'What does the letter I mean where the aids show it in place of a number? It means 1.',
    note: 'The text of the aids has lost the figure.',
  },
  'BF-RULING-03': {
    title: 'Power of a blocker',
    text:
      'Must the Power of a team that blocks a declared Alliance be no higher than that of one of ' +
      'the two teams, or of both? Of at least one. With the house rule `allianceBlockPower` set ' +
      'to `both` it must be no higher than either.',
    note: 'This is the plain meaning of "either", and the veto seems meant for weak teams.',
  },
  'BF-RULING-04': {
    title: 'Length of a block',
    text:
      'Does a block of a declared Alliance last? Yes, the two are blocked for the round, exactly ' +
      'as by blocking in advance.',
    note: 'The Asset lies on the same space, and the picture calls the pair blocked.',
  },
  'BF-RULING-05': {
    title: 'Several blockers',
    text: 'What if several teams would block a declared Alliance? The first in the log does.',
    note: 'One Asset is enough, and so it goes at a real table.',
  },
  'BF-RULING-06': {
    title: 'Power for an Alliance in answer',
    text:
      'Must one or both of the teams named by a blocker have no more Power than the blocker to ' +
      'ally in answer? One is enough: the lower of their Powers is compared.',
    note: 'This is the same meaning of "either".',
  },
  'BF-RULING-07': {
    title: 'Presence for an Alliance in answer',
    text:
      'Must teams that ally in answer to a block be present? Yes, both at Orders and with 1 ' +
      'Asset each.',
    note: 'At that station Alliances are formed face to face.',
  },
  'BF-RULING-08': {
    title: 'Ally of both sides',
    text:
      'What if a team is allied with the attacker and with the target? Its Units count for both ' +
      'sides, its Defend for the target.',
    note: 'This follows the text, and Alliances are between two teams.',
  },
  'BF-RULING-09': {
    title: 'Modifiers of allies',
    text: 'Do allies lend their modifiers? No, only Units and Defend cards.',
    note: 'The aid lists only these.',
  },
  'BF-RULING-10': {
    title: 'Value of the Defend card',
    text:
      'What does a Defend add, whose icon is lost? The number printed on the card, 2 on the ' +
      'starting card.',
    note: 'It must be worth more than one Unit, or it would never matter.',
  },
  'BF-RULING-11': {
    title: 'Lost heading of Attack',
    text:
      'When does the part of the Attack text about the lanyard apply, whose heading is lost? ' +
      'When the target was a Player Unit.',
    note: 'Only players have lanyards.',
  },
  'BF-RULING-12': {
    title: 'Player with one Advancement',
    text:
      'Is a player with exactly 1 Advancement slain by the Attack that buries it? Yes. With the ' +
      'house rule `playerDeath` set to `cushioned` only a player hit without Advancements is.',
    note: 'The text has the card buried first and then looks whether one is left.',
  },
  'BF-RULING-13': {
    title: 'Slain Player Unit in the Supply',
    text:
      'Which Supply takes a slain Player Unit when the Graveyard is full? That of its own team. ' +
      'It is out of play as in a Graveyard, but counts in none.',
    note: 'This is the simplest way.',
  },
  'BF-RULING-14': {
    title: 'Return of slain Player Units',
    text:
      'Do slain Player Units come back? No, unless the house rule `slainPlayers` is set to ' +
      '`nextCleanup` (BF-GRAVE-04).',
    note: 'Nothing says that they do.',
  },
  'BF-RULING-15': {
    title: 'Order of the Domains',
    text:
      'In which order do the Domains resolve, which the aids do not tell? By number, the lowest ' +
      'first.',
    note: 'The spaces of the Orders board are numbered.',
  },
  'BF-RULING-16': {
    title: 'Power within a round',
    text: 'Does Power change during a round? No, it is fixed from one Power step to the next.',
    note: 'The aids use it for rights of a whole round, and Orders need it stable.',
  },
  'BF-RULING-17': {
    title: 'Source of Power',
    text:
      'How is Power determined? It is the sum of the values of controlled Domain tiles, at least ' +
      '1 and at most 6.',
    note:
      'The aids know Power from 1 to 6 and determine it at the Cityscape; a public page names ' +
      'area majority.',
  },
  'BF-RULING-18': {
    title: 'Meaning of majority',
    text:
      'Does a majority need more than half of the votes? No, the most are enough, and ties are ' +
      'voted on again. The house rule `voteMajority` set to `absolute` asks for more than half.',
    note: "The aid's revote among the tied Events fits only this.",
  },
  'BF-RULING-19': {
    title: 'No Event in a revote',
    text:
      'Can No Event be voted for in a revote? Yes, if it is among the tied options, like any ' +
      'other.',
    note: 'It is an option that players point at.',
  },
  'BF-RULING-20': {
    title: 'Endless ties',
    text:
      'What if the revotes stay tied? After 3 of them the result is No Event; the house rule ' +
      '`maxRevotes` changes the 3.',
    note: 'The vote must come to an end.',
  },
  'BF-RULING-21': {
    title: 'Two players at the Council',
    text: 'Has a team with two players at the Council two votes? No, one.',
    note: 'Voting Power belongs to the team.',
  },
  'BF-RULING-22': {
    title: 'Abstaining',
    text: 'Who may abstain? Only teams that had not said that they are willing to vote.',
    note: 'The quorum consists of teams that are willing.',
  },
  'BF-RULING-23': {
    title: 'Place of the Neutral Zone',
    text:
      'What is the Neutral Zone, which the aids name once? The area of the Council and the ' +
      'Market with the players between stations. An announced vote lets them come.',
    note: 'Otherwise a loud announcement would have no purpose.',
  },
  'BF-RULING-24': {
    title: 'Vote without proposals',
    text: 'Can a vote be called for when nothing is proposed? No.',
    note: 'The vote is about proposed Events, and a round without one draws a random Event anyway.',
  },
  'BF-RULING-25': {
    title: 'Proposing after the vote',
    text: 'Can an Event be proposed after the vote? No.',
    note: 'The aid asks for last proposals before it.',
  },
  'BF-RULING-26': {
    title: 'Moment of the random Event',
    text:
      'When is the random Event drawn? When No Event wins, otherwise at the end of the phase: ' +
      'from the top, before the proposals are discarded. It is fixed then, though nobody sees it.',
  },
  'BF-RULING-27': {
    title: 'Ambition token in the Warehouse',
    text: 'Can an Ambition token be stored? Yes, with Power 6.',
    note: 'The Marketplace aid sells it as an item for 6 Assets.',
  },
  'BF-RULING-28': {
    title: 'Reach of the discount',
    text:
      'What is the discount at Power 1 good for? For one purchase from the Market or the ' +
      'Warehouse, or for storing, once per round; so a team with Power 1 may store an item of ' +
      'Cost 2.',
    note: 'The aid lowers the Cost itself.',
  },
  'BF-RULING-29': {
    title: 'Two bonuses at Power 1',
    text: 'May a team with Power 1 use both bonuses in one round? Yes.',
    note: 'Each has its own "once per round".',
  },
  'BF-RULING-30': {
    title: 'Moment of the refill',
    text: 'When are Market slots refilled? At once.',
    note: 'The Council aid says so for Ambitions, and burying would have no point otherwise.',
  },
  'BF-RULING-31': {
    title: 'Free burying in one go',
    text:
      'Can the free burying of up to 3 cards be spread over the round? No, it is one action of ' +
      'at least 1 card that nothing interrupts; each refill is seen before the next choice.',
  },
  'BF-RULING-32': {
    title: 'Cost of a traded item',
    text: 'Does anybody pay the Cost of a Warehouse item that is traded? No.',
    note: 'The aid puts it straight into Team Resources.',
  },
  'BF-RULING-33': {
    title: 'Place of the trade partner',
    text:
      'Where must the partner of a trade be? Anywhere. Only a team that gives Warehouse items ' +
      'needs a player at the Marketplace.',
    note: 'By the aids trading is always possible.',
  },
  'BF-RULING-34': {
    title: 'Trading Ambitions and Events',
    text: 'Can Ambition and Event cards be traded? Yes.',
    note: 'They are Team Resources, and the aid lists cards.',
  },
  'BF-RULING-35': {
    title: 'Orders as a bluff',
    text: 'May a team place an Order that is for the other kind, as a bluff? No.',
    note: 'These cards are marked for one kind only.',
  },
  'BF-RULING-36': {
    title: 'First Order without effect',
    text:
      "If a team's first Order on a Domain space fails for lack of a Unit, does its second " +
      'resolve? No, only the first ever does.',
    note: 'The aid says so.',
  },
  'BF-RULING-37': {
    title: 'Orders after their use',
    text: 'Are Order cards kept after use? Yes, except those for one use.',
    note: 'They are bought as lasting goods, and Seals limit their use.',
  },
  'BF-RULING-38': {
    title: 'Attack and Embrace as a duty',
    text:
      'Must an Attack or Embrace be carried out? Yes, if there is a legal target. With the house ' +
      'rule `orderTargets` set to `optional` the team may decline.',
    note: 'Both texts are plain instructions.',
  },
  'BF-RULING-39': {
    title: "Embracing an ally's Unit",
    text: 'May a Human Unit of an ally be Embraced? Yes.',
    note: 'Only Attacks spare allies.',
  },
  'BF-RULING-40': {
    title: 'Limit of Embrace',
    text: 'Which Unit Limit does Embrace mean? The Team Unit Limit on this Domain.',
    note: 'It is the same term as in Recruit.',
  },
  'BF-RULING-41': {
    title: 'Human and Vampire Units',
    text:
      'Which Units are Human or Vampire Units? All Units of teams of that kind, Basic and Player ' +
      'Units alike.',
  },
  'BF-RULING-42': {
    title: 'Outer edges',
    text: 'Can Barricades be placed on the outer edges of the Cityscape? No.',
    note: 'The aid speaks of edges between Domain tiles.',
  },
  'BF-RULING-43': {
    title: 'Colours of Assets',
    text:
      'Have Assets the colour of a team? No, all are alike; the Alliance board remembers who ' +
      'placed which.',
    note: 'The picture tells who has blocked.',
  },
  'BF-RULING-44': {
    title: 'Price of an Alliance',
    text:
      'Are Assets on the Alliance board spent? Yes. With the house rule `allianceAssets` set to ' +
      '`returned` the teams get them back.',
    note: 'Otherwise Alliances and blocks would cost nothing.',
  },
  'BF-RULING-45': {
    title: 'Open space nearest to Daybreak',
    text:
      'Which space of the Sun Track is the open one nearest to Daybreak? The highest-numbered ' +
      "space after the marker that has a cost and is not blocked. The marker's own space is not " +
      'open.',
  },
  'BF-RULING-46': {
    title: 'Number of scored Ambitions',
    text:
      'How many Ambitions can a team score? At most 3; the house rule `maxScoredAmbitions` ' +
      'changes the 3, and `null` lets all score.',
    note: 'A tip in the aids treats 3 fulfilled Ambitions as enough.',
  },
  'BF-RULING-47': {
    title: 'Moment of scoring',
    text:
      'When must an Ambition be fulfilled? At Daybreak, by the final state of the game and what ' +
      'was counted on the way.',
    note: 'Ambitions are secret until then.',
  },
  'BF-RULING-48': {
    title: 'Event and Orders',
    text:
      'Does the Event resolve before or after the Orders? Before them, unless the card says ' +
      'otherwise.',
    note: 'The aid lets teams prepare for the coming Event.',
  },
  'BF-RULING-49': {
    title: 'Quorum and passed teams',
    text:
      'Do teams that have passed count for a quorum? Yes, their players count. The quorum is ' +
      'checked only when the action starts.',
  },
  'BF-RULING-50': {
    title: 'Strength of the target',
    text:
      'Does the Combat Strength of a target depend on which Unit is attacked? No, it is worked ' +
      'out for its team, whichever Unit is the target.',
    note: 'The aid counts the Units of the team.',
  },
  'BF-RULING-51': {
    title: 'Number of storytellers',
    text: 'Can there be two storytellers? There is one seat for them.',
    note: 'Public pages name 1 or 2, but no rule tells them apart.',
  },
  'BF-RULING-52': {
    title: 'Absent partner',
    text: 'May an Alliance be proposed to a team that is not at Orders? No, the proposal is not legal.',
    note: 'The aid asks for both to be present.',
  },
  'BF-RULING-53': {
    title: 'Lost bonus to the limit',
    text:
      'What happens to Units above the limit when a team loses a bonus to it? They stay, but no ' +
      'Unit may be added (BF-LIMIT-02).',
  },
  'BF-RULING-54': {
    title: 'Disciplines as Advancements',
    text: 'What are Disciplines? They are the Advancements of vampires.',
    note: 'A public page says that players gain Disciplines.',
  },
  'BF-RULING-55': {
    title: 'Burying into an empty pile',
    text:
      'What if a card is buried in an empty pile? It is buried first and the slot filled then, ' +
      'so the same card comes back; likewise with a face-up Ambition.',
    note: 'This is the order of the text.',
  },
  'BF-RULING-56': {
    title: 'Exchange with an empty deck',
    text:
      'Which Events are drawn in an exchange when the deck is empty? The cards just discarded ' +
      'are in the discard, which becomes the deck, so they may come back.',
    note: 'The aid discards first and then draws.',
  },
  'BF-RULING-57': {
    title: 'Defend of an attacker',
    text: 'Does a Defend of its own or of an ally help an attacker? No.',
    note: 'A Defend is about Attacks on the team or an ally.',
  },
} as const satisfies RuleBook;

/** The id of a rule or ruling of Bloodfeud, as refusals name it and `explain` takes it. */
export type RuleId = keyof typeof rules;

/** Built, it is a text until somebody asks for it: see build/texts.ts. */
export const ruleBook = () => rules;
