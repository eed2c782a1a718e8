import type { RuleBook } from '../kernel/rules.js';

/** Every rule in the order of play, then the rulings. */
export const rules = {
  'BF-SETUP-01': {
    title: '4-8 teams of 1-4 players',
    text:
      'There are 4-8 teams, each with 1-4 players (P1 to P4), plus one storyteller. Other ' +
      'numbers are rejected.',
    note: 'From public descriptions of the game.',
  },
  'BF-SETUP-02': {
    title: 'Distinct factions, both kinds present',
    text:
      'Each team takes a different faction of the pack; it fixes colour, kind (vampire or ' +
      'human) and ability. At least one team of each kind must be present. Teams are ' +
      'numbered in seat order from 0; a seated storyteller has the next number.',
    note: 'From the station aids and public descriptions; details are house rules.',
  },
  'BF-SETUP-03': {
    title: 'Cityscape layout by team count',
    text:
      '4 teams play on L9 (3x3), 5-6 on L12 (4x3), 7-8 on L16 (4x4). Domain spaces are ' +
      'numbered row by row from D1. The tiles whose tier is not above the size of the ' +
      'layout are drawn at random onto D1, D2 and so on. Orthogonal neighbours share an ' +
      'edge.',
    note: 'House rule.',
  },
  'BF-SETUP-04': {
    title: 'Start Domains assigned at random',
    text:
      "In seat order each team draws one of the layout's start cells for that team count " +
      '(setup.starts).',
    note: 'House rule.',
  },
  'BF-SETUP-05': {
    title: 'Starting Units ignore the limit',
    text:
      'Each team puts all its Player Units and (startUnits - players, standard 5 - players) ' +
      'Basic Units, all ready, on its start Domain. This ignores the Team Unit Limit.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-SETUP-06': {
    title: 'Starting stock of each team',
    text:
      'Rest of its 10 Basic Units in its Supply, 5 Barricades, 4 Seals, the 6 starting Orders ' +
      'of its kind, 4 Assets, 1 Ambition token, empty Warehouse, empty lanyards.',
    note: 'House rule.',
  },
  'BF-SETUP-07': {
    title: 'Graveyard spaces and tokens',
    text:
      "Each team's Graveyard has 6 spaces (1 = bottommost); one Ambition token from the " +
      'Ambition Tokens board on each of spaces 2, 4, 6.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-SETUP-08': {
    title: 'Market piles and slots',
    text:
      'Shuffle piles orders, disciplines, gear; then, pile by pile in this order, fill face- ' +
      'up slots 1..3 (4-5 teams) or 1..4 (6-8 teams) from the top.',
    note: 'House rule.',
  },
  'BF-SETUP-09': {
    title: 'Deal three Events each',
    text: 'Shuffle the Event deck; deal 3 to each team in seat order, one at a time.',
    note: 'House rule.',
  },
  'BF-SETUP-10': {
    title: 'Deal Ambitions, four face up',
    text:
      'Shuffle the Ambition deck; deal 3 to each team, one at a time in seat order; then turn ' +
      '4 cards face up beside the deck.',
    note: 'House rule.',
  },
  'BF-SETUP-11': {
    title: 'Keep two of three Ambitions',
    text:
      'All teams simultaneously and secretly put 1 of their 3 Ambition cards under the deck ' +
      "and keep 2. They go under in seat order when all are in, so the last seat's card is " +
      'the lowest.',
    note: 'From public descriptions; details are house rules.',
  },
  'BF-SETUP-12': {
    title: 'Sun marker and player locations',
    text: 'Sun marker on space 1. All players start in the Neutral Zone, at no station.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-SETUP-13': {
    title: 'Initial control and Power',
    text: 'After BF-SETUP-05 determine control and Power as in BF-POWER-01..03.',
    note: 'House rule.',
  },
  'BF-SETUP-14': {
    title: 'Immersive Story Mode setup',
    text:
      'Option immersive: set aside the two faction Ambition cards of every team in play; ' +
      "apply the chosen scenario's setup effects after BF-SETUP-13 and before the first " +
      'decision. Without it those cards and scenarios are not used.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-SETUP-15': {
    title: 'Order of setup steps',
    text:
      'Random draws happen in this order: tiles from D1 upwards; start Domains in seat order; the ' +
      'Market slots, pile by pile; Events and then Ambitions, one per team at a time; the face-up ' +
      'Ambitions; draws of the scenario. The first decision is which Ambition to put back. Then ' +
      'round 1 starts.',
    note: 'House rule.',
  },
  'BF-TEAM-01': {
    title: 'What Team Resources are',
    text:
      'Assets, Ambition tokens, and Order, unequipped Advancement, Ambition and Event cards ' +
      'of a team form its Team Resources, shared by all its players.',
    note: 'From the station aids.',
  },
  'BF-TEAM-02': {
    title: 'Shared use of Player Units',
    text: 'Any player of a team may use any Player Unit of that team, not just their own.',
    note: 'From the station aids.',
  },
  'BF-TEAM-03': {
    title: 'What is not a resource',
    text:
      'Units, Barricades, Seals, placed Orders, equipped Advancements and Warehouse items are ' +
      'not Team Resources (Warehouse items are tradable by BF-TRADE-03 only).',
    note: 'House rule.',
  },
  'BF-TEAM-04': {
    title: 'No hand or token limits',
    text: 'There is no limit on cards or tokens a team may hold.',
    note: 'House rule.',
  },
  'BF-ASSET-01': {
    title: 'Spent Assets board and supply',
    text:
      'Spent Assets go to the Spent Assets board. Gains come one by one from the Asset ' +
      'supply; whenever it is empty, the Spent Assets board is first emptied into it; if ' +
      'still short, gain what is there.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-TOKEN-01': {
    title: 'Ambition Tokens board is finite',
    text:
      '"Ambition Tokens board", "Ambition board" and "Ambition Tokens space" are one place. ' +
      'Gains come from it; if empty nothing is gained and the token cannot be purchased or ' +
      'stored.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-INFO-01': {
    title: 'What is public information',
    text:
      'Cityscape, Fatigue, Barricades, Alliance board, Sun Track, face-up Market and Ambition ' +
      'cards, set-aside faction Ambitions, Warehouses, Graveyards, Supplies, Power, control, ' +
      'lanyards, Asset and token counts, numbers of cards per type held, proposed Events, ' +
      "players' locations, passes, budgets.",
    note: 'House rule.',
  },
  'BF-INFO-02': {
    title: 'Sealed Orders stay secret',
    text:
      'The team, Domain and sequence of a placed Order are public (the Seal); the card is ' +
      "known to its owner only until its Domain's turn in step 3.",
    note: 'From the station aids.',
  },
  'BF-INFO-03': {
    title: 'Cards in hand are secret',
    text:
      'The identity of Order, Advancement, Ambition and Event cards in Team Resources is ' +
      'secret from other teams; a card drawn blind from the Ambition deck is not revealed.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-INFO-04': {
    title: 'Random Event unseen by all',
    text:
      'An Event drawn because of No Event is looked at by nobody (not even the storyteller) ' +
      'before the Resolution Phase.',
    note: 'From the station aids.',
  },
  'BF-INFO-05': {
    title: 'Simultaneous choices hidden',
    text: 'Ballots and setup Ambition choices are hidden until all are in.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-INFO-06': {
    title: 'Piles are layers without order',
    text:
      'A pile is a list of layers, top first, each an unordered multiset of cards. Shuffling ' +
      'makes one layer. Drawing takes a random card of the first layer (the only card, if it ' +
      'holds one). Burying adds a single-card layer at the very bottom. No layer is empty; no ' +
      'other order exists.',
    note: 'House rule.',
  },
  'BF-ROUND-01': {
    title: 'Gameplay then Resolution Phase',
    text: 'A round is a Gameplay Phase followed by a Resolution Phase, which ends with Cleanup.',
    note: 'From the station aids.',
  },
  'BF-ROUND-02': {
    title: 'Order of Resolution steps',
    text:
      "(1) close the Council, (2) Event, (3) Orders, then the Event's after-Orders effects, " +
      '(4) control and Power, (5) Income, (6) Cleanup. No Event selected: its parts are ' +
      'skipped.',
    note: 'House rule.',
  },
  'BF-ROUND-03': {
    title: 'Number of rounds',
    text: 'One round per Sun Track space that is not blocked; standard 6, at least 3.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-PHASE-01': {
    title: 'Parallel play in log order',
    text:
      'There are no turns. While no sub-decision is open, any team that has not passed may ' +
      'make any of its legal moves; the order is the order of the log.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-PHASE-02': {
    title: 'Presence at the station needed',
    text:
      'An action of a station needs at least one player of the acting team at that station. ' +
      'One player suffices for any number of actions there.',
    note: 'From the station aids.',
  },
  'BF-PHASE-03': {
    title: 'Actions may be repeated',
    text: 'Actions may be repeated freely unless marked once per round.',
    note: 'From the station aids.',
  },
  'BF-PHASE-04': {
    title: 'Moving players between stations',
    text:
      'MovePlayer puts a player of the team at another location: cityscape, orders, ' +
      'marketplace, council or neutral. Slain players walk and act like others. Players stay ' +
      'where they are between rounds.',
    note: 'House rule.',
  },
  'BF-PHASE-05': {
    title: 'Passing is final, answers remain',
    text:
      'A team that passes makes no further moves of its own this phase, but still answers ' +
      'proposals, blocks, trades, calls and votes, and its players still count as present.',
    note: 'House rule.',
  },
  'BF-PHASE-06': {
    title: 'How the phase ends',
    text:
      'The phase ends when the storyteller ends it (possible whenever no sub-decision is ' +
      'open) or when every team has passed.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-PHASE-07': {
    title: 'Time budget per team',
    text:
      'Option actionBudget (default 24 per team per round, null = none): every own move at ' +
      'the open decision point costs 1, passing too; answers and steps inside a chain cost 0. ' +
      'At 0 the team passes automatically once its move is fully resolved. The storyteller has ' +
      'no budget.',
    note: 'House rule.',
  },
  'BF-PHASE-08': {
    title: 'Sub-decisions are exclusive',
    text:
      'While a negotiation, vote, trade, chain, setup or Resolution choice is open only the ' +
      'seats it still awaits may act; a seat that has answered is no longer awaited.',
    note: 'House rule.',
  },
  'BF-PHASE-09': {
    title: 'Quorum is half rounded up',
    text:
      '"At least half of the teams (rounded up)" means ceil(teams/2) different teams with at ' +
      'least one player at that station; the acting team counts.',
    note: 'From the station aids.',
  },
  'BF-PHASE-10': {
    title: 'Once-per-round rights per team',
    text: 'Once-per-round rights are per team, lapse at Cleanup and do not accumulate.',
    note: 'From the station aids.',
  },
  'BF-PHASE-11': {
    title: 'Extent of the Neutral Zone',
    text:
      'The Neutral Zone is neutral plus the Marketplace and the Council; players there hear a ' +
      'Council announcement.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-PHASE-12': {
    title: 'Move type not offered now',
    text:
      'An awaited seat may make only the types of move that its current decision offers, in the ' +
      'form that they have.',
    note: 'House rule.',
  },
  'BF-STORY-01': {
    title: 'Role of the storyteller',
    text:
      'The storyteller owns no team, has no Power and no vote, ends the Gameplay Phase and ' +
      'resolves the Event.',
    note: 'From public descriptions and the station aids.',
  },
  'BF-STORY-02': {
    title: 'Automatic storyteller option',
    text:
      'Option storyteller: "auto": no such seat acts; the phase ends only by passes; choices ' +
      "that would be the storyteller's are drawn at random (event.choice).",
    note: 'House rule.',
  },
  'BF-STORY-03': {
    title: 'Who makes Event choices',
    text:
      'Choices inside an Event belong to the team that proposed it; in a randomly drawn Event ' +
      'to the storyteller.',
    note: 'House rule.',
  },
  'BF-STORY-04': {
    title: 'Recorded Power option',
    text:
      'Option powerSource: "recorded": instead of BF-POWER-02 the storyteller enters each ' +
      "team's Power (1-6), in seat order, at setup (after BF-SETUP-11; Power is 1 until then) " +
      'and in every Power step, after control. powerMod is then ignored. For replaying real ' +
      'games whose Power rule is not known here.',
    note: 'House rule.',
  },
  'BF-CITY-01': {
    title: 'Move Unit action',
    text: 'A ready Unit of the team moves to an adjacent Domain, then becomes Fatigued.',
    note: 'From the station aids.',
  },
  'BF-CITY-02': {
    title: 'Barricades stop all movement',
    text:
      'A Unit cannot move over an edge with a Barricade of any colour, including its own ' +
      '(effect ignoreBarricades excepted).',
    note: 'From the station aids.',
  },
  'BF-CITY-03': {
    title: 'Place Barricade action',
    text:
      "A ready Unit of the team lets it place one of its Barricades on an edge of that Unit's " +
      'Domain; the Unit becomes Fatigued.',
    note: 'From the station aids.',
  },
  'BF-CITY-04': {
    title: 'One Barricade per edge',
    text: 'An edge is shared by both Domains and holds at most one Barricade in total.',
    note: 'From the station aids.',
  },
  'BF-CITY-05': {
    title: 'Barricade stock and allowed sites',
    text:
      "No Barricade left in the team's stock: action not available. A removed Barricade " +
      "returns to its owner's stock. Outer edges of the Cityscape and edges of a noBarricades " +
      'tile hold no Barricades.',
    note: 'House rule.',
  },
  'BF-CITY-06': {
    title: 'Remove Barricade action',
    text:
      'A ready Unit of the team lets it remove a Barricade of any colour from an edge of that ' +
      "Unit's Domain; the Unit becomes Fatigued.",
    note: 'From the station aids.',
  },
  'BF-FAT-01': {
    title: 'Fatigued Units cannot act',
    text: 'A Fatigued Unit (piece on its X side, miniature lying down) cannot perform actions.',
    note: 'From the station aids.',
  },
  'BF-FAT-02': {
    title: 'Fatigued Units count for Orders',
    text: 'Fatigued Units count fully for Orders, Combat Strength and control.',
    note: 'From the station aids.',
  },
  'BF-FAT-03': {
    title: 'Refresh in Cleanup',
    text: 'All Fatigued Units become ready in Cleanup.',
    note: 'From the station aids.',
  },
  'BF-FAT-04': {
    title: 'Which Basic Unit is taken',
    text:
      'Basic Units of a team on a Domain differ only in Fatigue. When one is slain, Embraced ' +
      'or lost, a Fatigued one is taken if there is one; actions take a ready one, pushUnit a ' +
      'ready one if there is one.',
    note: 'House rule.',
  },
  'BF-LIMIT-01': {
    title: 'Team Unit Limit per Domain',
    text:
      "No Unit may be moved or placed so that more than 3 (the team's current limit) Units of " +
      'its team are on one Domain. Basic and Player Units both count.',
    note: 'From the station aids.',
  },
  'BF-LIMIT-02': {
    title: 'What ignores the limit',
    text:
      'Setup and effects that say so ignore the limit. A Domain over the limit stays so; ' +
      'nothing is removed.',
    note: 'From the station aids.',
  },
  'BF-LIMIT-03': {
    title: 'Any number of teams per Domain',
    text: 'Any number of teams may share a Domain.',
    note: 'From the station aids.',
  },
  'BF-LIMIT-04': {
    title: 'Raising the Unit Limit',
    text:
      "The limit starts at 3; a team's limit on a Domain is 3 + its unitLimit effects + the " +
      "tile's unitLimitHere.",
    note: 'From the station aids; details are house rules.',
  },
  'BF-SUN-01': {
    title: 'Reduce Sun Track action',
    text:
      'At the Cityscape a team may spend Ambition tokens and close off the open space of the ' +
      'Sun Track nearest to Daybreak.',
    note: 'From the station aids.',
  },
  'BF-SUN-02': {
    title: 'Blocking cost paid at once',
    text:
      'Each blockable space shows a cost of 1-3 tokens, paid by one team all at once; the ' +
      'tokens stay on the space and leave circulation.',
    note: 'From the station aids.',
  },
  'BF-SUN-03': {
    title: 'Blocked space shortens the game',
    text: 'A blocked space is skipped: the game is one round shorter.',
    note: 'From the station aids.',
  },
  'BF-SUN-04': {
    title: 'Which Sun spaces are open',
    text:
      'A space is open if it has a cost, is not blocked and lies after the marker. The ' +
      'occupied space cannot be blocked.',
    note: 'House rule.',
  },
  'BF-SUN-05': {
    title: 'Standard Sun Track costs',
    text: 'Spaces 1-6; space 6 costs 1, space 5 costs 2, space 4 costs 3; 1-3 cannot be blocked.',
    note: 'House rule.',
  },
  'BF-ALLY-01': {
    title: 'When two teams are allied',
    text:
      'Two teams are allied while each has 1 Asset, plain side up, on their shared Alliance ' +
      'space.',
    note: 'From the station aids.',
  },
  'BF-ALLY-02': {
    title: 'Allied Units add strength',
    text: "In Combat Strength a team adds its allies' Units on that Domain.",
    note: 'From the station aids.',
  },
  'BF-ALLY-03': {
    title: 'Allied Defends add strength',
    text:
      "In Combat Strength the attacked team adds its allies' Defend Orders in force on that " +
      'Domain.',
    note: 'From the station aids.',
  },
  'BF-ALLY-04': {
    title: 'No attack on allies',
    text: "An Attack cannot target an ally's Unit and has no effect on allies.",
    note: 'From the station aids.',
  },
  'BF-ALLY-05': {
    title: 'Several pairwise Alliances',
    text: 'A team may be in any number of Alliances. Alliances are pairwise, not transitive.',
    note: 'From the station aids.',
  },
  'BF-ALLY-06': {
    title: 'Alliances last one round',
    text:
      'Alliances and blocks end when the board is cleared in Cleanup; the same pair may form ' +
      'or be blocked again in later rounds by new actions.',
    note: 'From the station aids.',
  },
  'BF-ALLY-07': {
    title: 'Fate of Alliance Assets',
    text:
      'Assets cleared from the Alliance board go to the Spent Assets board (option ' +
      'allianceAssets: "returned": back to the teams that placed them).',
    note: 'House rule.',
  },
  'BF-PROP-01': {
    title: 'Propose Alliance needs quorum',
    text: 'Needs quorum at the Orders station.',
    note: 'From the station aids.',
  },
  'BF-PROP-02': {
    title: 'Declaring: presence, consent, Asset',
    text:
      'Proposer and partner each have a player at Orders and at least 1 Asset; the partner ' +
      'must agree. A refusal costs no Asset and may be followed by a new proposal.',
    note: 'From the station aids.',
  },
  'BF-PROP-03': {
    title: 'Who may block a proposal',
    text:
      'Any other team with a player at Orders, at least 1 Asset and Power equal to or lower ' +
      "than either of the two teams may block: it places 1 Asset X side up on the pair's " +
      'space.',
    note: 'From the station aids.',
  },
  'BF-PROP-04': {
    title: 'First blocker counts and pays',
    text: 'The first block in the log counts; only that team pays. The two teams pay nothing.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-PROP-05': {
    title: 'Alliance formed if unblocked',
    text:
      'If nobody blocks, both teams place 1 Asset plain side up; they are allied for the rest ' +
      'of the round.',
    note: 'From the station aids.',
  },
  'BF-PROP-06': {
    title: 'Allied or blocked pairs closed',
    text: 'A pair already allied or blocked this round cannot be proposed.',
    note: 'From the station aids.',
  },
  'BF-BLOCK-01': {
    title: 'Block Alliance action',
    text: 'Needs quorum at Orders, a player there and at least 1 Asset; declare two teams.',
    note: 'From the station aids.',
  },
  'BF-BLOCK-02': {
    title: 'Formed or blocked pairs excluded',
    text:
      'A pair already allied this round cannot be blocked; a pair already blocked cannot be ' +
      'blocked again.',
    note: 'From the station aids.',
  },
  'BF-BLOCK-03': {
    title: 'Declared teams may counter-form',
    text:
      "If either declared team has Power equal to or lower than the blocker's, the two may at " +
      'once agree to ally; each places 1 Asset plain side up.',
    note: 'From the station aids.',
  },
  'BF-BLOCK-04': {
    title: 'Conditions for counter-forming',
    text:
      'Both declared teams need a player at Orders and 1 Asset, and both must agree; nobody ' +
      'can block this formation.',
    note: 'House rule.',
  },
  'BF-BLOCK-05': {
    title: 'Pair blocked for the round',
    text:
      "Otherwise the blocker places 1 Asset X side up on the pair's space; the pair cannot " +
      'ally for the rest of the round.',
    note: 'From the station aids.',
  },
  'BF-BLOCK-06': {
    title: 'Blocker names two other teams',
    text: 'The two declared teams are both different from the blocker.',
    note: 'House rule.',
  },
  'BF-ORDER-01': {
    title: 'Place Order with Seal',
    text:
      "Put one Order card from Team Resources, covered by one of the team's Seals, on a " +
      'Domain space. It resolves at the end of the round.',
    note: 'From the station aids.',
  },
  'BF-ORDER-02': {
    title: 'One free Seal per Order',
    text: 'Each Order needs its own Seal; no free Seal, no Order.',
    note: 'From the station aids.',
  },
  'BF-ORDER-03': {
    title: 'Any Domain, no taking back',
    text:
      'No Unit is needed on the Domain when placing. A placed Order cannot be moved, changed ' +
      'or taken back.',
    note: 'House rule.',
  },
  'BF-ORDER-04': {
    title: 'Only first Order per Domain',
    text:
      "Of a team's Orders on one Domain space only the first placed is resolved; later ones " +
      'have no effect.',
    note: 'From the station aids.',
  },
  'BF-ORDER-05': {
    title: 'Vampire-only and human-only Orders',
    text:
      'Embrace and Feed are for vampire teams, Recruit and Requisition for human teams; other ' +
      'teams may hold but not place them. A pack may mark other Order cards for one kind.',
    note: 'From the station aids.',
  },
  'BF-ORDER-06': {
    title: 'Orders return, oneShot buried',
    text:
      'In Cleanup all placed Orders and Seals return to their teams; a placed Order marked ' +
      'oneShot, resolved or not, is buried in the orders pile instead (several: by placement ' +
      'sequence).',
    note: 'House rule.',
  },
  'BF-RES-01': {
    title: 'Domains resolve in number order',
    text:
      "Domains resolve in ascending number. When a Domain's turn comes all Orders there are " +
      'revealed. A Domain space without Orders is skipped.',
    note: 'House rule.',
  },
  'BF-RES-02': {
    title: 'Least Power resolves first',
    text: 'On a Domain, Orders resolve from the team with least Power to the team with most.',
    note: 'From the station aids.',
  },
  'BF-RES-03': {
    title: 'Equal Power: placement order',
    text: 'Orders of teams with equal Power resolve in the order in which they were placed.',
    note: 'From the station aids.',
  },
  'BF-RES-04': {
    title: 'Own Unit needed when resolving',
    text:
      'An Order takes effect only if its team has a Unit on that Domain at the moment it ' +
      'resolves; a Fatigued Unit is enough.',
    note: 'From the station aids.',
  },
  'BF-RES-05': {
    title: 'Power frozen during resolution',
    text: 'Power does not change between the start of step 2 and step 4 of the Resolution Phase.',
    note: 'House rule.',
  },
  'BF-ATK-01': {
    title: 'Attack declares an enemy Unit',
    text:
      "The Attack's owner declares one enemy Unit (of another, not allied team) on that " +
      'Domain. No such Unit: no effect.',
    note: 'From the station aids.',
  },
  'BF-ATK-02': {
    title: 'Combat Strength formula',
    text:
      "Attacker: own Units + allies' Units on the Domain + modifiers. Target: its team's " +
      "Units + that team's allies' Units + Defends in force + modifiers. Modifiers come from " +
      "the Domain tile and from cards, factions and Events; an Attacker's Defends never " +
      'count.',
    note: 'From the station aids.',
  },
  'BF-ATK-03': {
    title: 'Strictly higher strength succeeds',
    text:
      "The Attack succeeds only if the attacker's Combat Strength is strictly higher. Failure " +
      'has no consequence.',
    note: 'From the station aids.',
  },
  'BF-ATK-04': {
    title: 'Basic Unit is slain',
    text: 'A successfully attacked Basic Unit is slain.',
    note: 'From the station aids.',
  },
  'BF-ATK-05': {
    title: 'Player Unit loses Advancement or dies',
    text:
      "The front Advancement in that player's lanyard is buried; if the player then has no " +
      'equipped Advancement, the player is slain. So with 0 or 1 cards the player is slain at ' +
      'once, with 2 or more not (option playerDeath: "cushioned": slain only when hit with 0 ' +
      'cards).',
    note: 'From the station aids.',
  },
  'BF-ATK-06': {
    title: 'Naming a target is mandatory',
    text:
      'The owner of an Attack or Embrace that has a legal target must name one, even if the ' +
      'Attack cannot succeed (option orderTargets: "optional" lets it decline).',
    note: 'From the station aids.',
  },
  'BF-GRAVE-01': {
    title: "Slain Units fill attacker's Graveyard",
    text: "A slain Unit goes to the bottommost open space of the attacking team's Graveyard.",
    note: 'From the station aids.',
  },
  'BF-GRAVE-02': {
    title: 'Claim Graveyard token',
    text: "An Ambition token on that space goes to the attacking team's Team Resources.",
    note: 'From the station aids.',
  },
  'BF-GRAVE-03': {
    title: 'Full Graveyard sends to Supply',
    text: 'With no open space the slain Unit goes to the Supply of its own team.',
    note: 'From the station aids.',
  },
  'BF-GRAVE-04': {
    title: 'Slain Units stay (option)',
    text:
      'Units in Graveyards stay there to the end. Option slainPlayers: "nextCleanup": a slain ' +
      "Player Unit returns ready to its team's start Domain (limit ignored) in the Cleanup of " +
      'the following round; its Graveyard space reopens without token (one lying in the ' +
      'Supply returns likewise).',
    note: 'House rule.',
  },
  'BF-GRAVE-05': {
    title: 'Slain players keep playing',
    text:
      'A slain player keeps playing at the stations, but cannot be given Advancements while ' +
      'the Unit is off the Cityscape.',
    note: 'House rule.',
  },
  'BF-DEF-01': {
    title: 'Defend adds to target strength',
    text:
      "For the rest of the round, whenever an Attack on this Domain targets the Defend's team " +
      "or one of its allies, add the card's value to the target's Combat Strength.",
    note: 'From the station aids.',
  },
  'BF-DEF-02': {
    title: 'Defend is not retroactive',
    text: 'A Defend only helps against Attacks resolved after it.',
    note: 'From the station aids.',
  },
  'BF-DEF-03': {
    title: 'Defend value and stacking',
    text:
      'Basic value 2. Defends of several teams add up. A Defend in force stays even if its ' +
      'team loses its Units there.',
    note: 'House rule.',
  },
  'BF-EMB-01': {
    title: 'Embrace replaces Human Basic Unit',
    text:
      'If the vampire team is below its Unit limit on this Domain, it replaces 1 Human Basic ' +
      'Unit there by one of its own Vampire Basic Units from its Supply.',
    note: 'From the station aids.',
  },
  'BF-EMB-02': {
    title: 'Embrace targets and Supply',
    text:
      "Any team's Human Basic Unit may be chosen, allies' too; Player Units never. It returns " +
      "to its own team's Supply, is not slain and earns no token. No Unit in Supply or no " +
      'target: no effect. The new Unit is ready.',
    note: 'House rule.',
  },
  'BF-FEED-01': {
    title: 'Feed gains 2 or 1',
    text:
      'Gain 2 Assets if any Human Unit (Basic or Player, any team) is on this Domain, ' +
      'otherwise 1.',
    note: 'From the station aids.',
  },
  'BF-REC-01': {
    title: 'Recruit to limit or one',
    text:
      "No Vampire Unit here: gain Basic Units here from the Supply up to the team's limit. " +
      'Any Vampire Unit here: if below the limit gain 1.',
    note: 'From the station aids.',
  },
  'BF-REC-02': {
    title: 'Recruit limited by Supply',
    text: 'Gains stop when the Supply is empty; new Units are ready.',
    note: 'House rule.',
  },
  'BF-REQ-01': {
    title: 'Requisition gains 2 or 1',
    text: 'No Vampire Unit here: gain 2 Assets; otherwise 1.',
    note: 'From the station aids.',
  },
  'BF-MKT-01': {
    title: 'Purchase Market item or token',
    text:
      "Pay a face-up Market card's Cost in Assets and add it to Team Resources, or pay 6 " +
      'Assets for 1 Ambition token.',
    note: 'From the station aids.',
  },
  'BF-MKT-02': {
    title: 'Slots refill at once',
    text:
      'Whenever a pile holds a card and one of its slots is empty, the lowest-numbered empty ' +
      'slot is filled at once from the top; an empty pile leaves it empty until a card is ' +
      'buried there.',
    note: 'House rule.',
  },
  'BF-MKT-03': {
    title: 'Bury Market card for one',
    text: 'Pay 1 Asset and put any 1 face-up Market card on the bottom of its own pile.',
    note: 'From the station aids.',
  },
  'BF-MKT-04': {
    title: 'Any team may buy anything',
    text: 'Kind restrictions do not limit buying, storing or trading.',
    note: 'House rule.',
  },
  'BF-STORE-01': {
    title: 'Store once per round by Power',
    text:
      "Once per round take a Market item with Cost equal to or lower than the team's Power " +
      'into the Team Warehouse, free of charge.',
    note: 'From the station aids.',
  },
  'BF-STORE-02': {
    title: 'Ambition token is storable item',
    text: 'An Ambition token is a Market item of Cost 6: a team with Power 6 may store one.',
    note: 'From the station aids.',
  },
  'BF-STORE-03': {
    title: 'Warehouse unlimited and face up',
    text: 'Any number of items, face up. A stored card cannot be used until purchased or traded.',
    note: 'From the station aids.',
  },
  'BF-WARE-01': {
    title: 'Purchase from own Warehouse',
    text: 'Pay its Cost in Assets to move an item from the own Warehouse to Team Resources.',
    note: 'From the station aids.',
  },
  'BF-MBON-01': {
    title: 'Free bury by Power band',
    text:
      'Once per round, by current Power: 4-6 bury 1, 2-3 bury up to 2, 1 bury up to 3 Market ' +
      'cards for free, as one action with refill after each.',
    note: 'From the station aids.',
  },
  'BF-MBON-02': {
    title: 'Power 1 discount once',
    text:
      'Once per round a team with Power 1 may treat one item it purchases (Market or ' +
      'Warehouse) or stores as costing 1 less.',
    note: 'From the station aids.',
  },
  'BF-MBON-03': {
    title: 'Both Power 1 bonuses usable',
    text: 'At Power 1 both bonuses are available. Costs never fall below 0.',
    note: 'House rule.',
  },
  'BF-TRADE-01': {
    title: 'Team Resources always tradable',
    text:
      'Two teams may always trade any of their Team Resources in any proportion, including ' +
      'gifts (in the Gameplay Phase).',
    note: 'From the station aids.',
  },
  'BF-TRADE-02': {
    title: 'Trade presence option',
    text:
      'Trading needs no station (option tradePresence: "sameStation": both teams need a ' +
      'player at one same location).',
    note: 'House rule.',
  },
  'BF-TRADE-03': {
    title: 'Warehouse items traded without Cost',
    text:
      'At the Marketplace a team may trade items of its Warehouse; the receiver adds them ' +
      'directly to Team Resources without paying the Cost.',
    note: 'From the station aids.',
  },
  'BF-TRADE-04': {
    title: 'Trade gains go to resources',
    text: 'Whatever the trading team receives goes directly to its Team Resources.',
    note: 'From the station aids.',
  },
  'BF-TRADE-05': {
    title: 'Bounded trade offer language',
    text:
      'Per side: at most one Assets line (1-12), one tokens line (1-6) and 4 item lines. ' +
      'Offered items are named; asked cards are asked by type (anyCard) and picked by the ' +
      'giver; asked Warehouse items are named. At least one line in total.',
    note: 'House rule.',
  },
  'BF-TRADE-06': {
    title: 'Offer, answer, confirm',
    text:
      'Draft and send; answer (decline, or accept and pick a card for every anyCard line); if ' +
      'cards were picked, the proposer sees them and confirms or cancels. Nothing moves ' +
      'before completion.',
    note: 'House rule.',
  },
  'BF-TRADE-07': {
    title: 'Only covered offers',
    text: 'Offers may contain only what the offering side owns; accepting needs everything asked.',
    note: 'House rule.',
  },
  'BF-TRADE-08': {
    title: 'Favours are not represented',
    text: 'Promises are free talk: not represented, not binding.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-EVT-01': {
    title: 'Propose Event, draw one',
    text:
      'Once per round per team: put one Event card from Team Resources face up at the ' +
      'Council, then draw an Event card.',
    note: 'From the station aids.',
  },
  'BF-EVT-02': {
    title: 'No proposal after the vote',
    text: "No proposal once this round's vote is resolved.",
    note: 'House rule.',
  },
  'BF-EVT-03': {
    title: 'Event deck reshuffle',
    text:
      "When a draw finds the deck empty the whole discard becomes the deck's one layer; if " +
      'both are empty nothing is drawn.',
    note: 'House rule.',
  },
  'BF-VOTE-01': {
    title: 'One Council vote per round',
    text: 'Only one Council vote is resolved per round for all teams.',
    note: 'From the station aids.',
  },
  'BF-VOTE-02': {
    title: 'Call needs willing quorum',
    text:
      'A team with a player at the Council may call a vote; quorum counts teams with a player ' +
      'there that is willing. Too few: nothing happens; it can be tried again later.',
    note: 'From the station aids.',
  },
  'BF-VOTE-03': {
    title: 'Call needs a proposal',
    text: 'A call needs at least 1 proposed Event.',
    note: 'House rule.',
  },
  'BF-VOTE-04': {
    title: 'Announcement lets others join',
    text:
      'Once the quorum is willing the vote is announced; every team without a player at the ' +
      'Council but with one in the Neutral Zone may send one such player to the Council.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-VOTE-05': {
    title: 'Last chance to propose',
    text:
      'Then every team at the Council that has not proposed this round and still wants to ' +
      'must do so now.',
    note: 'From the station aids.',
  },
  'BF-VOTE-06': {
    title: 'Simultaneous ballot with Power',
    text:
      'All voting teams vote simultaneously for one proposed Event or for No Event, with ' +
      'Voting Power equal to their current Power.',
    note: 'From the station aids.',
  },
  'BF-VOTE-07': {
    title: 'One vote per present team',
    text:
      'One vote per team with a player at the Council when voting starts. Teams that were ' +
      'willing must vote; the others may abstain.',
    note: 'House rule.',
  },
  'BF-VOTE-08': {
    title: 'Ties revote among tied',
    text:
      'If no option has the majority, revote at once among the options tied for most Voting ' +
      'Power.',
    note: 'From the station aids.',
  },
  'BF-VOTE-09': {
    title: 'Meaning of majority, revote cap',
    text:
      'Majority means strictly more Voting Power than every other option (option ' +
      'voteMajority: "absolute": more than half of the Voting Power cast). After maxRevotes ' +
      '(default 3) tied revotes the result is No Event.',
    note: 'House rule.',
  },
  'BF-VOTE-10': {
    title: 'Winning proposer gains token',
    text:
      'Its proposer gains 1 Ambition token; the card goes to the storyteller for the ' +
      'Resolution Phase.',
    note: 'From the station aids.',
  },
  'BF-VOTE-11': {
    title: 'No Event draws random Event',
    text:
      'The top Event card is drawn unseen and given to the storyteller. The same happens when ' +
      'the Gameplay Phase ends without a selected Event.',
    note: 'From the station aids.',
  },
  'BF-VOTE-12': {
    title: 'Unselected proposals discarded',
    text:
      'After the vote (or the phase), and after any random Event was drawn, all unselected ' +
      'proposals go to the Event discard.',
    note: 'From the station aids.',
  },
  'BF-AMB-01': {
    title: 'Purchase Ambition for one token',
    text:
      'For 1 Ambition token, returned to its board, take one of: a face-up Ambition card ' +
      '(replaced at once from the deck), the unseen top card of the deck, or (Immersive Story ' +
      "Mode) one of the own faction's set-aside cards.",
    note: 'From the station aids.',
  },
  'BF-AMB-02': {
    title: 'Empty Ambition deck',
    text: 'Face-up spaces stay empty (until a card is buried, as in BF-MKT-02), no blind draw.',
    note: 'House rule.',
  },
  'BF-CBON-01': {
    title: 'Cycle Events by Power band',
    text:
      'Once per round, by current Power: 4-6 discard 1, 2-3 up to 2, 1 up to 3 Event cards, ' +
      'then draw as many.',
    note: 'From the station aids.',
  },
  'BF-CBON-02': {
    title: 'Power 1 buries an Ambition',
    text:
      'At Power 1 also once per round: put 1 face-up Ambition card on the bottom of the deck ' +
      'and replace it.',
    note: 'From the station aids.',
  },
  'BF-ADV-01': {
    title: 'Equip an Advancement',
    text:
      'In the Gameplay Phase, at any station or none, a team may slot an Advancement from ' +
      'Team Resources behind the others in the lanyard of one of its players whose Unit is on ' +
      'the Cityscape.',
    note: 'House rule.',
  },
  'BF-ADV-02': {
    title: 'Three lanyard slots',
    text: 'At most 3 per lanyard. No unequipping.',
    note: 'House rule.',
  },
  'BF-ADV-03': {
    title: 'Disciplines and Gear by kind',
    text: 'Disciplines are for vampire, Gear for human teams.',
    note: 'House rule.',
  },
  'BF-ADV-04': {
    title: 'Effects only while equipped',
    text: 'Effects work only while equipped. Copies stack.',
    note: 'House rule.',
  },
  'BF-ADV-05': {
    title: 'Front card buried first',
    text:
      'The card slotted earliest is the front one and is buried first, to the bottom of its ' +
      'pile.',
    note: 'From the station aids.',
  },
  'BF-ADV-06': {
    title: 'Activated abilities once per round',
    text:
      'Each activated source works once per round, with a player at the station its effect ' +
      'names. It is not an action of the Unit: Fatigue does not prevent it and it causes ' +
      'none.',
    note: 'House rule.',
  },
  'BF-EVENT-01': {
    title: 'Event timing before or after Orders',
    text:
      'In step 2 the selected card is revealed; its beforeOrders effects resolve then, ' +
      'afterOrders effects after all Orders.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-EVENT-02': {
    title: 'Team order for Event effects',
    text:
      'Effects on several teams and choices by several teams go by Power ascending, then seat ' +
      'order. Forced choices are automatic.',
    note: 'House rule.',
  },
  'BF-EVENT-03': {
    title: 'Resolved Event is discarded',
    text: 'The card goes to the Event discard in Cleanup.',
    note: 'House rule.',
  },
  'BF-POWER-01': {
    title: 'Domain control by strict majority',
    text:
      'A team controls a Domain if it has strictly more Units there than every other single ' +
      'team. Allies do not add. Ties and empty Domains: nobody.',
    note: 'From public descriptions; details are house rules.',
  },
  'BF-POWER-02': {
    title: 'Power sum clamped 1-6',
    text: 'Sum of the power values of controlled Domains plus pending powerMod, limited to 1..6.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-POWER-03': {
    title: 'When Power changes',
    text:
      'Control and Power change only at setup and in step 4 and are "current" until the next ' +
      'step 4.',
    note: 'House rule.',
  },
  'BF-INC-01': {
    title: 'Income step of the round',
    text:
      'In step 5 every team gains the Assets of its income effects (controlled tiles, ' +
      'faction, Advancements), in seat order.',
    note: 'House rule.',
  },
  'BF-CLEAN-01': {
    title: 'Cleanup: refresh Units',
    text: 'All Units become ready.',
    note: 'From the station aids.',
  },
  'BF-CLEAN-02': {
    title: 'Cleanup: clear Alliance board',
    text: 'All Alliances and blocks end, Assets by BF-ALLY-07.',
    note: 'From the station aids.',
  },
  'BF-CLEAN-03': {
    title: 'Cleanup: return Orders and Seals',
    text: 'They return by BF-ORDER-06.',
    note: 'House rule.',
  },
  'BF-CLEAN-04': {
    title: 'Cleanup: spent Assets to supply',
    text: 'The Spent Assets board is emptied into the Asset supply.',
    note: 'House rule.',
  },
  'BF-CLEAN-05': {
    title: 'Cleanup: returns and reinforcements',
    text:
      "First Player Units return if BF-GRAVE-04's option says so; then a team with no Unit on " +
      'the Cityscape places 2 Basic Units (or what its Supply holds) ready on its start ' +
      'Domain.',
    note: 'House rule.',
  },
  'BF-CLEAN-06': {
    title: 'Cleanup: reset round marks',
    text:
      'Round effects, once-per-round marks, proposals, peeked knowledge, passes and budgets ' +
      'are reset; the resolved Event is discarded.',
    note: 'House rule.',
  },
  'BF-CLEAN-07': {
    title: 'Cleanup: advance the Sun',
    text:
      'The marker moves to the next space towards Daybreak that is not blocked; if there is ' +
      'none it reaches Daybreak. Otherwise the next round starts.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-END-01': {
    title: 'Daybreak ends the game',
    text: 'When the marker reaches Daybreak the game ends at once, after a full Cleanup.',
    note: 'From the station aids and public descriptions.',
  },
  'BF-END-02': {
    title: 'Score best three Ambitions',
    text:
      'Each team reveals its Ambition cards. Fulfilled ones (condition true now) may score, ' +
      'two copies of one card separately; the best 3 count (option maxScoredAmbitions). ' +
      'Unfulfilled cards cost nothing.',
    note: 'From the station aids; details are house rules.',
  },
  'BF-END-03': {
    title: 'Most Victory Points wins',
    text: 'Most Victory Points.',
    note: 'From public descriptions of the game.',
  },
  'BF-END-04': {
    title: 'Tie-breakers for the win',
    text:
      'Higher Power, then more Ambition tokens, more Assets, more Units on the Cityscape, ' +
      'else shared.',
    note: 'House rule.',
  },
  'BF-END-05': {
    title: 'No moves after the end',
    text: 'After the game has ended every move of every seat is refused.',
    note: 'House rule.',
  },
  'BF-REPLAY-01': {
    title: 'Strict replay of a log',
    text:
      'A log is options + ordered moves, each with its recorded draws if there are any; each ' +
      'move must be legal when reached, else replay stops with index, move and rule id.',
    note: 'House rule.',
  },
  'BF-REPLAY-02': {
    title: 'Merging per-station logs',
    text:
      'Logs kept per station are merged by time, ties by station order cityscape, orders, ' +
      'marketplace, council, neutral, storyteller, then index.',
    note: 'House rule.',
  },
  'BF-REPLAY-03': {
    title: 'Inferred station presence',
    text: 'With inferPresence the replayer inserts the movePlayer moves a log left out.',
    note: 'House rule.',
  },
  'BF-REPLAY-04': {
    title: 'Recorded draws must be possible',
    text:
      'Setup and each move may carry the list of outcomes it drew, in order. An outcome not ' +
      'in the first layer of its pile at that moment, too few or too many are refused. ' +
      'Without a list the seed decides.',
    note: 'House rule.',
  },
  'BF-REPLAY-05': {
    title: 'Checkpoint assertions in logs',
    text: 'A log may contain assertions on public facts; a mismatch is reported, not repaired.',
    note: 'House rule.',
  },
  'BF-RULING-01': {
    title: 'Main rulebook is missing',
    text:
      'Only the four station aids are known, not the main rulebook. Every rule marked as a ' +
      'house rule is ours; content packs and options may replace it.',
    note: 'No public source gives the main rules.',
  },
  'BF-RULING-02': {
    title: 'Letter I means 1',
    text: 'Where the aids show the letter I as a number ("I Asset", "I of your"), read 1.',
    note: 'Font artefact of the extraction.',
  },
  'BF-RULING-03': {
    title: 'Block: "either team" means one',
    text:
      '"Than either team" when blocking. Must the blocker\'s Power be ≤ one or both? ≤ at ' +
      'least one, i.e. ≤ max of the two; option allianceBlockPower: "both" means ≤ min.',
    note: 'Plain reading of "either"; weak teams are meant to have the veto.',
  },
  'BF-RULING-04': {
    title: 'Step-2 block lasts all round',
    text:
      'Does a block in step 2 last? Yes, the pair is blocked for the round exactly as by the ' +
      'Block action.',
    note: 'The X Asset lies on the same space; the picture calls it "blocked".',
  },
  'BF-RULING-05': {
    title: 'Several blockers: first counts',
    text: 'If several teams would block a declared Alliance, the first in the log counts.',
    note: 'One Asset suffices; a live table works that way.',
  },
  'BF-RULING-06': {
    title: 'Counter-form test uses lower Power',
    text:
      'When blocking, "either has equal or lower Power than your team" means that at least ' +
      'one of the two declared teams does: the lower of their Powers is compared with the ' +
      "blocker's.",
    note: 'Same reading of "either".',
  },
  'BF-RULING-07': {
    title: 'Counter-forming teams must be present',
    text: 'Must counter-forming teams be present? Yes, both at Orders with 1 Asset each.',
    note: 'Alliances are formed face to face at that station.',
  },
  'BF-RULING-08': {
    title: 'Ally of both sides counts twice',
    text:
      "Ally of both sides. C is allied with attacker A and target team B. C's Units count for " +
      "both; C's Defend counts for B.",
    note: 'Literal text; alliances are pairwise.',
  },
  'BF-RULING-09': {
    title: 'Allies lend no modifiers',
    text: 'Do allies lend modifiers? No, only Units and Defend cards.',
    note: 'The aid lists just these.',
  },
  'BF-RULING-10': {
    title: 'Lost Defend icon is 2',
    text:
      'Lost Defend icon. "Add [icon] to the target\'s Combat Strength" A number printed on the ' +
      'card, 2 on the starting card.',
    note: 'Worth more than one Unit, else it would never matter.',
  },
  'BF-RULING-11': {
    title: 'Lost heading: Player Unit target',
    text:
      'Lost heading in Attack. The text about the lanyard. Applies when the target was a ' +
      'Player Unit.',
    note: 'Only Player Units have lanyards.',
  },
  'BF-RULING-12': {
    title: 'Death with exactly one card',
    text:
      'Death with one card. Bury the front card; "if the player no longer has any" With ' +
      'exactly 1 card it is buried and the player slain in the same Attack (literal); option ' +
      'playerDeath.',
  },
  'BF-RULING-13': {
    title: 'Supply of a slain Player Unit',
    text:
      '"The Supply" of a slain Player Unit with a full Graveyard. Its own team\'s Supply; it ' +
      'stays out of play like in a Graveyard, but counts in no Graveyard.',
    note: 'Simplest.',
  },
  'BF-RULING-14': {
    title: 'Slain Player Units do not return',
    text: 'Do slain Player Units return? No, option slainPlayers.',
    note: 'Nothing says they do.',
  },
  'BF-RULING-15': {
    title: 'Domain order by number',
    text: 'Order of Domains. Not given. Ascending Domain number.',
    note: 'Numbered Orders board spaces.',
  },
  'BF-RULING-16': {
    title: 'Power fixed during the round',
    text: 'Does Power float during the round? No, fixed from one Power step to the next.',
    note: '"current Power" is used for whole-round rights; resolution order needs it stable.',
  },
  'BF-RULING-17': {
    title: 'How Power is computed',
    text: 'How Power is made. Sum of tile values, clamp 1..6.',
    note:
      'The aids use the bands 1, 2-3, 4-6 and "Power is determined" at the Cityscape; public ' +
      'page lists area majority.',
  },
  'BF-RULING-18': {
    title: 'Majority means plurality',
    text:
      '"Majority". More than half or most? Most, ties revote (the revote text speaks of "most ' +
      'voted for tied Events", which only fits plurality); option voteMajority.',
  },
  'BF-RULING-19': {
    title: 'No Event stays in revotes',
    text: 'No Event among the tied. Stays an option in the revote like any other.',
    note: 'It is an option players point at.',
  },
  'BF-RULING-20': {
    title: 'Endless ties become No Event',
    text:
      'Endless ties. After 3 revotes the result is No Event (needed to terminate); option ' +
      'maxRevotes.',
  },
  'BF-RULING-21': {
    title: 'One vote per team',
    text: 'Two players of one team at the Council. One vote.',
    note: 'Voting Power belongs to the team.',
  },
  'BF-RULING-22': {
    title: 'Who may abstain',
    text: 'Abstaining. Only teams that were not willing may abstain.',
    note: 'The quorum consists of teams "willing to vote".',
  },
  'BF-RULING-23': {
    title: 'Meaning of Neutral Zone',
    text:
      'Neutral Zone. The aid mentions it once. The area of the Council/Market table including ' +
      'players between stations; a call lets them come.',
    note: 'Otherwise announcing loudly would have no purpose.',
  },
  'BF-RULING-24': {
    title: 'No call without proposals',
    text:
      'Call with no proposal. Not possible ("vote on the proposed Events"); an unvoted round ' +
      'draws a random Event anyway.',
  },
  'BF-RULING-25': {
    title: 'No proposals after the vote',
    text: 'Proposing after the vote. Not possible.',
    note: 'Step 2: "must do so immediately".',
  },
  'BF-RULING-26': {
    title: 'When the random Event is drawn',
    text:
      'When is the random Event drawn? At the No Event result, else at the end of the phase, ' +
      'before the proposals are discarded, from the top, unseen; its identity is fixed then ' +
      "and in nobody's view.",
  },
  'BF-RULING-27': {
    title: 'Token storable at Power 6',
    text: 'Storing an Ambition token. Allowed at Power 6.',
    note: 'Aid 3 defines "Market item" as card or token with price 6.',
  },
  'BF-RULING-28': {
    title: 'Reach of Power 1 discount',
    text:
      'Reach of the Power-1 discount. Purchase from Market, purchase from Warehouse, or ' +
      'store; one use per round; a Power-1 team may so store an item of Cost 2.',
    note: 'Text says "consider its cost 1 less".',
  },
  'BF-RULING-29': {
    title: 'Both Power 1 bullets usable',
    text: 'Are both Power-1 bullets usable in one round? Yes, each says "once per round".',
  },
  'BF-RULING-30': {
    title: 'Market refills at once',
    text: 'Refill timing. At once.',
    note: 'The Council aid says so for Ambitions; burying is pointless otherwise.',
  },
  'BF-RULING-31': {
    title: 'Bonus bury is one action',
    text:
      'Bonus bury of "up to 3". One uninterrupted action; each refill is seen before the next ' +
      'choice; at least 1.',
  },
  'BF-RULING-32': {
    title: 'Traded stored item is unpaid',
    text: 'Traded Warehouse item: does anyone pay the Cost? No.',
    note: 'Explicit: receiver adds it directly to Team Resources.',
  },
  'BF-RULING-33': {
    title: 'Trade partner may be anywhere',
    text:
      'Where must the trade partner be? Anywhere ("always possible to trade"); only the team ' +
      'giving Warehouse items needs a player at the Marketplace.',
  },
  'BF-RULING-34': {
    title: 'Ambition and Event cards tradable',
    text: 'Trading Ambition and Event cards. Allowed.',
    note: 'They are Team Resources; "cards" are listed.',
  },
  'BF-RULING-35': {
    title: 'No wrong-kind bluff Orders',
    text: 'Wrong-kind Orders as bluff. Not placeable.',
    note: '"Vampire Only", "Human Only".',
  },
  'BF-RULING-36': {
    title: 'Failed first Order blocks second',
    text:
      'First Order without effect. If the first Order on a space fails for lack of a Unit, ' +
      'does the second resolve? No, only the first is ever resolved.',
    note: 'Explicit.',
  },
  'BF-RULING-37': {
    title: 'Order cards are kept',
    text:
      'Are Order cards kept after use? Yes (they are bought as lasting goods; Seals limit ' +
      'use), except cards marked oneShot.',
  },
  'BF-RULING-38': {
    title: 'Attack and Embrace are mandatory',
    text:
      'Must an Attack or Embrace be carried out? Yes if a legal target exists (both texts are ' +
      'plain instructions, no "may"); option orderTargets.',
  },
  'BF-RULING-39': {
    title: 'Allied Humans can be Embraced',
    text: "Embracing an ally's Human Unit. Allowed.",
    note: 'Only Attack is restricted.',
  },
  'BF-RULING-40': {
    title: 'Embrace uses Team Unit Limit',
    text: '"Your Unit Limit" in Embrace. The Team Unit Limit on this Domain.',
    note: 'Same term as in Recruit.',
  },
  'BF-RULING-41': {
    title: 'Kinds include Player Units',
    text: 'Human/Vampire Units. Basic and Player Units of teams of that kind.',
  },
  'BF-RULING-42': {
    title: 'No Barricades on outer edges',
    text: 'Outer edges. No Barricades.',
    note: 'The aid speaks of edges "between Domain tiles".',
  },
  'BF-RULING-43': {
    title: 'Assets are interchangeable',
    text:
      'Colours of Assets. The picture names who blocked. Assets are interchangeable; the ' +
      'Alliance board remembers who placed them.',
  },
  'BF-RULING-44': {
    title: 'Alliance Assets are spent',
    text: 'Assets on the Alliance board. Spent or returned? Spent; option allianceAssets.',
    note: 'Otherwise alliances and blocks cost nothing.',
  },
  'BF-RULING-45': {
    title: 'Closest open Sun space',
    text:
      'Closest open Sun space. Highest-numbered blockable, unblocked space after the marker; ' +
      "the marker's own space is not open.",
  },
  'BF-RULING-46': {
    title: 'At most three Ambitions score',
    text:
      'Three Ambitions. The tip treats 3 fulfilled Ambitions as enough. At most 3 score; ' +
      'option maxScoredAmbitions.',
    note: 'Null = all.',
  },
  'BF-RULING-47': {
    title: 'Ambitions checked at Daybreak',
    text:
      'When are Ambitions fulfilled? Checked once, at Daybreak, on the final state and ' +
      'running tallies.',
    note: 'Secret until then.',
  },
  'BF-RULING-48': {
    title: 'Event timing by card',
    text: 'When does the Event resolve? Before Orders unless the card says afterOrders.',
    note: '"warn your team of the impending Event".',
  },
  'BF-RULING-49': {
    title: 'Passed teams count for quorum',
    text:
      "Quorum and passes. Passed teams' players count; quorum is checked only when the action " +
      'starts.',
  },
  'BF-RULING-50': {
    title: 'Strength is per team',
    text:
      "Team strength. Combat Strength is computed for the target's team, whatever Unit is " +
      'targeted.',
    note: 'Aid 2: "number of your team Units".',
  },
  'BF-RULING-51': {
    title: 'One storyteller seat',
    text: 'Two storytellers. Public pages mention 1-2. One seat.',
    note: 'No rule distinguishes them.',
  },
  'BF-RULING-52': {
    title: 'Absent partner makes proposal illegal',
    text: 'Proposing to a team absent from Orders. Illegal, not merely refused.',
    note: '"must be present".',
  },
  'BF-RULING-53': {
    title: 'Lost limit bonus removes nothing',
    text: 'Losing a limit bonus. Units above the lowered limit stay; nothing may be added.',
    note: 'BF-LIMIT-02.',
  },
  'BF-RULING-54': {
    title: 'Disciplines are vampire Advancements',
    text:
      'Discipline as Advancement. Public page says players gain Disciplines. Vampire ' +
      'Advancements are called Disciplines.',
    note: 'Theme.',
  },
  'BF-RULING-55': {
    title: 'Burying into an empty pile',
    text: 'Burying when the pile is empty. Bury first, then refill: the same card comes back.',
    note: 'Literal order; same for a face-up Ambition.',
  },
  'BF-RULING-56': {
    title: 'Cycled Events may come back',
    text:
      'Cycling Events with an empty deck. The cards just discarded are in the discard and so ' +
      'may be drawn again.',
    note: '"discard ..., then draw".',
  },
  'BF-RULING-57': {
    title: 'Defend never helps an Attacker',
    text: 'Does an own or allied Defend help an Attacker? No.',
    note: 'Defend speaks of Attacks against your team or an ally.',
  },
} as const satisfies RuleBook;

export type RuleId = keyof typeof rules;
