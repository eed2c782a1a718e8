import type { RuleBook } from '../kernel/rules.js';

/** Titles by the middle part of the rule ids. */
export const chapters = {
  SETUP: 'Setup',
  TURN: 'The turn',
  DRAW: 'Drawing',
  RECRUIT: 'Recruiting',
  EVENT: 'Events',
  MOVE: 'Moving',
  TUNNEL: 'Tunnels',
  BASE: 'Bases',
  DEAD: 'Dead zones',
  SKY: 'Skyscrapers',
  CONTROL: 'Control',
  ACT: 'Activating',
  FX: 'Symbols',
  WORK: 'Work',
  STRUCT: 'Structures',
  BATTLE: 'Battles',
  ANDY: 'Andys',
  OWL: 'Owls',
  DICE: 'Dice',
  END: 'End of the turn',
  ROUND: 'Rounds',
  DAY: 'Daylight',
  WIN: 'Winning',
  CARD: 'Cards',
  LIMIT: 'Limits',
  SCEN: 'Scenarios',
  LS: 'Life on the Streets',
  CQ: 'Close Quarters',
  TA: 'Tunnel Assault',
  NH: 'No Place to Hide',
  RD: 'Raids',
  INFO: 'Hidden information',
  RULING: 'Rulings',
  PACK: 'Content packs',
  EFX: 'Effects of cards',
  EVX: 'Effects of events',
} as const;

/** Every rule in the order of play, then rulings, rules for content packs, and effects. */
const rules = {
  'NG-SETUP-01': {
    title: 'Players and gangs',
    text:
      'A game has 2, 3 or 4 seats, and each seat plays a different gang. Gangs nobody plays stay ' +
      'in the box with their figures, cards, blurp marker and base.',
  },
  'NG-SETUP-02': {
    title: 'City board and recruitment board',
    text:
      'All seats share one city board of 6 x 6 spaces (columns A to F, rows 1 to 6) and one ' +
      'recruitment board with the round track, the blurp exchange and the four card prices.',
  },
  'NG-SETUP-03': {
    title: 'Gang kit per seat',
    text:
      'Each seat gets the player board, the blurp marker, the 16 figures and the 6 starting ' +
      'cards of its gang.',
  },
  'NG-SETUP-04': {
    title: 'Blurp starts at 0',
    text: 'Every seat begins with 0 blurp. Blurp are the victory points.',
  },
  'NG-SETUP-05': {
    title: 'Starting hand of 2 cards',
    text:
      'Each seat shuffles its 6 starting cards into its draw pile and takes 2 of them as its ' +
      'hand. Its draw pile then holds 4 cards and its discard pile none.',
  },
  'NG-SETUP-06': {
    title: 'Recruitment deck of 46 + 10',
    text:
      'All 46 recruits and all 10 event cards are shuffled together into the recruitment deck, ' +
      'whatever the number of players.',
  },
  'NG-SETUP-07': {
    title: 'Opening row without events',
    text:
      'Cards are turned up from the recruitment deck until four gang members lie in the row. ' +
      'Events met on the way wait at the side; after the fourth gang member they are shuffled ' +
      'into the rest of the deck. So the opening row never holds an event, and 52 cards are left ' +
      'in the deck.',
  },
  'NG-SETUP-08': {
    title: 'Round marker on 1',
    text: 'The round marker begins on round 1.',
  },
  'NG-SETUP-09': {
    title: 'Supply piles, andys face down',
    text:
      'The $, owls and andys form supplies beside the board. Andys lie number side down, so ' +
      'nobody knows which is which. The battle dice lie beside them.',
  },
  'NG-SETUP-10': {
    title: 'Starting money 5 $',
    text: 'Each seat begins with 5 $.',
  },
  'NG-SETUP-11': {
    title: 'First player is determined',
    text:
      'One seat, named by the players or picked at random, is the first player and takes the ' +
      'token.',
  },
  'NG-SETUP-12': {
    title: 'Scenario layout is set up',
    text:
      'The city is laid out as the chosen scenario says for the number of seats: bases, dead ' +
      'zones, skyscrapers, tunnels, andys, owls and products. Andys for the board are taken at ' +
      'random from the supply and lie face down.',
  },
  'NG-SETUP-13': {
    title: 'Work cards put in play',
    text:
      'The work cards named by the scenario are in play, and their tokens (products, factories, ' +
      'watchtowers, monuments) form supplies. Work cards it does not name are out of the game.',
  },
  'NG-SETUP-14': {
    title: 'Six figures on each base',
    text: 'Each seat puts 6 figures on its base; its other 10 figures are its supply.',
  },
  'NG-SETUP-15': {
    title: 'First player starts the game',
    text: 'The first player takes the first turn of round 1.',
  },
  'NG-TURN-01': {
    title: 'Turn order within a round',
    text:
      'In each round every seat takes exactly one turn: the first player first, then clockwise, ' +
      'that is by rising seat number and round again from the last to seat 0.',
  },
  'NG-TURN-02': {
    title: 'Five steps in order',
    text:
      'A turn has five steps in this order: 1 draw a card, 2 recruit or draw, 3 move figures, 4 ' +
      'three activations, 5 battles. None of them may be skipped or taken out of order.',
  },
  'NG-TURN-03': {
    title: 'Who may act',
    text:
      'Only the seat that the current decision belongs to may make a move; a move of any other ' +
      'seat is refused.',
  },
  'NG-TURN-04': {
    title: 'Move type not asked now',
    text: 'Each decision offers certain types of move. A move of another type is refused.',
  },
  'NG-TURN-05': {
    title: 'Malformed or naming nothing',
    text:
      'A move that is malformed, or names something that does not exist (a space, slot, card, ' +
      'seat, exchange line, work card or kind of token), is refused.',
  },
  'NG-TURN-06': {
    title: 'No moves after the end',
    text: 'Once the game is over no move of anyone is accepted.',
  },
  'NG-DRAW-01': {
    title: 'Mandatory draw in step 1',
    text:
      'In step 1 the active player draws the top card of her draw pile into her hand. She cannot ' +
      'decline.',
  },
  'NG-DRAW-02': {
    title: 'Reshuffle when a draw needs it',
    text:
      'When a player has to draw and her draw pile is empty, her discard pile is shuffled and ' +
      'becomes her draw pile, and the draw goes on. This happens at that very moment, even ' +
      'halfway through drawing several cards, and never earlier.',
  },
  'NG-DRAW-03': {
    title: 'Nothing to draw',
    text: 'If draw pile and discard pile are both empty, no card is drawn and play goes on.',
  },
  'NG-RECRUIT-01': {
    title: 'One of three',
    text:
      'In step 2 the active player does exactly one of three things: recruit one gang member ' +
      'from the row, buy one event from the row, or draw one card. An event cannot be recruited.',
  },
  'NG-RECRUIT-02': {
    title: 'Price by slot, must be paid',
    text:
      'A card in the row costs the price of its slot, paid to the supply. In the standard game ' +
      'the slots cost 0, 1, 3 and 5 $, from the cheap end to the dear end. Who has less than the ' +
      'price cannot take the card.',
  },
  'NG-RECRUIT-03': {
    title: 'Recruited card goes to hand',
    text:
      "A recruited gang member goes straight to the player's hand and may be played in the same " +
      'turn.',
  },
  'NG-RECRUIT-04': {
    title: 'Recruiting adds a figure',
    text:
      'With each recruited gang member the player places one figure from her ' +
      'supply on her base.',
  },
  'NG-RECRUIT-05': {
    title: 'No figure, no recruit',
    text:
      'A player with no figure left in her supply cannot recruit. She may still buy an event or ' +
      'draw a card.',
  },
  'NG-RECRUIT-06': {
    title: 'Row slides and refills',
    text:
      'When a card has left the row, the remaining cards slide towards the cheap end without ' +
      'changing their order, and a new card from the recruitment deck enters at the dear end ' +
      '(the 5 $ slot).',
  },
  'NG-RECRUIT-07': {
    title: 'Draw instead of recruiting',
    text:
      'A player who takes nothing from the row draws one card in step 2, reshuffling if she ' +
      'must. The row is then not refilled.',
  },
  'NG-RECRUIT-08': {
    title: 'Empty recruitment deck',
    text:
      'A refill that finds the recruitment deck empty leaves the slot empty, and nothing can be ' +
      'taken from an empty slot. A later refill slides the cards and fills as many slots as it ' +
      'can.',
    note:
      'What if the last event is bought when the deck is empty? It is shuffled back after the ' +
      'refill, so it is the whole deck for a while, with a slot still empty; the next refill ' +
      'brings it up.',
  },
  'NG-EVENT-01': {
    title: 'Buying an event card',
    text:
      'In step 2 an event lying in the row may be bought for the price of its slot, in place of ' +
      'recruiting. Only events are bought; gang members are recruited.',
  },
  'NG-EVENT-02': {
    title: 'Effect, refill, then shuffle back',
    text:
      'A bought event is paid for and carried out completely while its slot stays empty. Then ' +
      'the row is refilled, and only then is the event shuffled into the recruitment deck, so it ' +
      'cannot refill its own slot.',
  },
  'NG-EVENT-03': {
    title: 'No figure, no ownership',
    text:
      'Buying an event places no figure, and the event never enters a hand, draw pile or discard ' +
      'pile.',
  },
  'NG-EVENT-04': {
    title: 'Events stay until bought',
    text:
      'An event that comes up in a refill lies in the row like any other card and slides like ' +
      'any other card until somebody buys it. Only the opening row leaves events out.',
  },
  'NG-EVENT-05': {
    title: 'Robo Party gives 3 blurp',
    text: 'The buyer of Robo Party gains 3 blurp.',
  },
  'NG-EVENT-06': {
    title: 'Owls! places up to 3 owls',
    text:
      'The buyer of Owls! places up to 3 owls from the supply on one or more spaces, split as ' +
      'she likes.',
  },
  'NG-EVENT-07': {
    title: 'Nothing to place',
    text:
      'An event whose effects do nothing but place tokens or figures (owls, tunnels, andys, own ' +
      'figures) cannot be bought when not even one of them could be placed, because the supply ' +
      'is empty or no space is permitted.',
  },
  'NG-MOVE-01': {
    title: 'Step 3 moves 2 figures',
    text:
      'In step 3 the active player moves up to 2 of her figures, each up to 3 spaces. A space ' +
      'that takes more than 3 steps to reach is too far.',
  },
  'NG-MOVE-02': {
    title: 'Which figures may move',
    text:
      'Every figure the player has on the board may be chosen, whether it stands on her base, on ' +
      'a dead zone or on a contested space. A space without a figure of hers cannot be chosen.',
  },
  'NG-MOVE-03': {
    title: 'Orthogonal steps only',
    text:
      'A step goes to the next space horizontally or vertically, never diagonally and never off ' +
      'the board.',
  },
  'NG-MOVE-04': {
    title: 'Forced stop at enemies, andys',
    text:
      'A figure that enters a space with an enemy figure or an andy ends its movement there. A ' +
      'space that can be reached only through such a space cannot be reached in this movement.',
  },
  'NG-MOVE-05': {
    title: 'Two per space',
    text:
      'No figure may end its movement where the space would then hold more than 2 figures of its ' +
      'owner; only her own base is exempt. Passing through a space with 2 of her figures is ' +
      'allowed.',
  },
  'NG-MOVE-06': {
    title: 'Enemy bases closed',
    text:
      'A figure may not enter the base of another player, not even to pass through and not even ' +
      'while it is empty.',
  },
  'NG-MOVE-07': {
    title: 'Distinct figures per effect',
    text:
      'Up to X figures means X different figures: within one move effect, or within step 3, a ' +
      'figure moves once. A later effect may move it again.',
  },
  'NG-MOVE-08': {
    title: 'Fewer figures or spaces allowed',
    text:
      'A player may move fewer figures, or move them fewer spaces, than allowed, and may move ' +
      'none at all.',
  },
  'NG-MOVE-09': {
    title: 'Dead zones are walkable',
    text:
      'Dead zones are entered and crossed like other spaces unless the ' +
      'scenario says otherwise.',
  },
  'NG-MOVE-10': {
    title: 'A picked figure must move',
    text:
      'A figure can be picked only if it has somewhere to go, and once picked it must go to a ' +
      'space other than the one it came from. To leave a figure where it is, do not pick it.',
  },
  'NG-TUNNEL-01': {
    title: 'Tunnels adjacent for movement',
    text:
      'For movement all spaces with a tunnel are adjacent to one another: going from one to any ' +
      'other counts as 1 space.',
  },
  'NG-TUNNEL-02': {
    title: 'Tunnels adjacent for nothing else',
    text:
      'Tunnels make spaces adjacent for movement only. They do not count for battle values, ' +
      'watchtowers, sale prices or anything else.',
  },
  'NG-TUNNEL-03': {
    title: 'Where tunnels may be placed',
    text: 'Bases, dead zones and spaces that already have a tunnel are closed to new tunnels.',
  },
  'NG-BASE-01': {
    title: 'Entry and return',
    text:
      "New figures enter the board on their owner's base, and figures defeated in battle return " +
      'to it.',
  },
  'NG-BASE-02': {
    title: 'Not enterable by others',
    text:
      'A base is never entered by figures of other players, so figures never make a base ' +
      'contested.',
  },
  'NG-DEAD-01': {
    title: 'No structures on dead zones',
    text: 'No structure (factory, watchtower, monument) may be placed on a dead zone.',
  },
  'NG-DEAD-02': {
    title: 'No space blurp',
    text: 'A controlled dead zone gives no blurp when daylight pays for controlled spaces.',
  },
  'NG-SKY-01': {
    title: 'Skyscrapers pay each daylight',
    text:
      'In each daylight phase the player who controls the space of a skyscraper gains its value ' +
      'in blurp.',
  },
  'NG-SKY-02': {
    title: 'Skyscraper values by colour',
    text:
      'A skyscraper is worth 1, 2 or 3 blurp. In setup pictures a pink border means 1, a blue ' +
      'border 2 and a yellow border 3.',
    note:
      'The rulebook counts 16 skyscrapers but not how many of each value; 6, 6 and 4 is ' +
      'house-made.',
  },
  'NG-CONTROL-01': {
    title: 'Definition of control',
    text:
      'A player controls a space while she has at least one figure on it and it holds no enemy ' +
      'figure and no andy, face up or face down.',
  },
  'NG-CONTROL-02': {
    title: 'Empty base is not controlled',
    text: 'A player does not control her own base while none of her figures is on it.',
  },
  'NG-CONTROL-03': {
    title: 'Definition of contested',
    text:
      "A space where a player's figures stand together with enemy figures or andys is contested, " +
      'and nobody controls it.',
  },
  'NG-CONTROL-04': {
    title: 'Control changes at once',
    text:
      'Control follows from what lies on the board now. It changes at once when figures or andys ' +
      'come or go.',
  },
  'NG-ACT-01': {
    title: 'Three activations, play or draw',
    text:
      'In step 4 the active player has three activations, one after the other. Each is either ' +
      'playing one card from her hand for its effects or drawing one card, in any mix, and each ' +
      'is decided when the one before is finished.',
  },
  'NG-ACT-02': {
    title: 'One or more effects',
    text:
      'The effects of a played card may be used or left out one by one, even all of them left ' +
      'out. With the house rule `emptyActivation` set to `forbidden` at least one must be used: a ' +
      'card of which none can be used is not played, and the last that can be used is not left out.',
  },
  'NG-ACT-03': {
    title: 'Effects in printed order',
    text:
      'The effects used are resolved in the order printed on the card, each finished before the ' +
      'next begins.',
  },
  'NG-ACT-04': {
    title: 'Activated area until turn end',
    text:
      'A played card stays in the activated area until the end of the turn. Meanwhile it is in ' +
      'no pile: it cannot be played again, drawn, recovered, reshuffled or used in battle.',
  },
  'NG-ACT-05': {
    title: 'Effect numbers are maximums',
    text: 'The number of every effect is a maximum: the player may do less.',
  },
  'NG-ACT-06': {
    title: 'No way to act',
    text:
      'An activation offers drawing only if there is a card to draw. If the player can neither ' +
      'play nor draw, the activation is skipped.',
  },
  'NG-FX-01': {
    title: 'Move symbol, X figures',
    text:
      'Move X: move up to X different own figures, up to 3 spaces each, by all the rules of ' +
      'movement and of the scenario.',
  },
  'NG-FX-02': {
    title: 'Gain symbol, up to X $',
    text:
      'Gain X: take up to X $ from the supply. One decision names the amount, 1 to X or none; ' +
      'more than X is refused.',
  },
  'NG-FX-03': {
    title: 'Draw symbol, up to X',
    text:
      'Draw X: draw up to X cards, one at a time, reshuffling when the draw pile is empty. The ' +
      'effect ends when nothing is left to draw.',
  },
  'NG-FX-04': {
    title: 'Recover symbol, from own discard',
    text:
      'Recover X: take up to X cards of her choice from her own discard pile into her hand. The ' +
      'card being played lies in the activated area, so it cannot be recovered.',
  },
  'NG-FX-05': {
    title: 'Sell symbol, controlled spaces',
    text:
      'Sell X: sell up to X products that lie on spaces she controls, one at a time, several ' +
      'from one space if she likes. Each is paid for at once, and the token returns to the ' +
      'supply.',
  },
  'NG-FX-06': {
    title: 'Sale price is distance',
    text:
      "A product sells for 1 $ per space of distance between its space and the seller's own " +
      'base. On her base itself it sells for 0 $.',
  },
  'NG-FX-07': {
    title: 'Shortest distance counts',
    text:
      'The sale price uses the shortest distance, horizontally and vertically: the difference in ' +
      'columns plus the difference in rows.',
  },
  'NG-FX-08': {
    title: 'No tunnels in the price',
    text: 'Tunnels never shorten the distance that sets a sale price.',
  },
  'NG-FX-09': {
    title: 'Work symbol, X uses',
    text:
      'Work X: up to X uses of work cards in all, in any mix, the same card again and again if ' +
      'wished.',
  },
  'NG-FX-10': {
    title: 'Work point plus $ cost',
    text:
      "Each use of a work card takes 1 of the X work points and the card's price in $, paid to " +
      'the supply before the effect. Without enough $ the card cannot be used.',
  },
  'NG-FX-11': {
    title: 'No per-turn limit',
    text:
      'A work card may be used any number of times in a turn, as long as there are work points, ' +
      '$, tokens and permitted spaces for it.',
  },
  'NG-WORK-01': {
    title: 'Create Product work card',
    text:
      'Create Product costs 1 work and no $. It places 1 or 2 products on one space that the ' +
      'player controls and that has a factory. A space may hold any number of products.',
  },
  'NG-WORK-02': {
    title: 'Build Factory work card',
    text:
      'Build Factory costs 1 work and 3 $. It places 1 factory on a space that the player ' +
      'controls, that is not a dead zone and that has no factory yet.',
  },
  'NG-WORK-03': {
    title: 'Build Watchtower work card',
    text:
      'Build Watchtower costs 1 work and 3 $. It places 1 watchtower on a space that the player ' +
      'controls, that is not a dead zone and that has no watchtower yet.',
  },
  'NG-WORK-04': {
    title: 'Build Monument work card',
    text:
      'Build Monument costs 1 work and 3 $. It places 1 monument on a space with a skyscraper ' +
      'that the player controls, that is not a dead zone and that has no monument yet.',
  },
  'NG-WORK-05': {
    title: 'Only cards in play',
    text: 'Only the work cards that the scenario puts into play can be used.',
  },
  'NG-WORK-06': {
    title: 'Products belong to the space',
    text:
      'Products belong to nobody. Whoever controls their space may sell them, and they stay ' +
      'where they are when control changes.',
  },
  'NG-STRUCT-01': {
    title: 'Where structures may be placed',
    text:
      'A structure (factory, watchtower, monument) is placed only on a space that the builder ' +
      'controls and that is not a dead zone. Her own base is allowed.',
  },
  'NG-STRUCT-02': {
    title: 'One of a kind',
    text: 'Structures of different types may share a space, but never two of the same type.',
  },
  'NG-STRUCT-03': {
    title: 'Extra conditions of work cards',
    text:
      'A work card may ask for more before its structure is placed, as the monument asks for a ' +
      'skyscraper on the space.',
  },
  'NG-STRUCT-04': {
    title: 'Ability goes to the controller',
    text: 'A structure works for the player who controls it now; who built it does not matter.',
  },
  'NG-STRUCT-05': {
    title: 'Who controls a structure',
    text:
      'A structure obeys the player who controls its space or, while the active player attacks ' +
      'there, each player who defends that space. NG-RULING-16 says it exactly.',
  },
  'NG-STRUCT-06': {
    title: 'Factory end-game table',
    text:
      'At the end of the game a player gains blurp by the number of factories she controls: 1 ' +
      'for one, 3 for two, 6 for three, 10 for four, 15 for five, 21 for six, 28 for seven or ' +
      'more.',
  },
  'NG-STRUCT-07': {
    title: 'Watchtower +3 on same space',
    text:
      'A watchtower adds 3 to the battle value of the player it obeys in a battle on its own ' +
      'space.',
  },
  'NG-STRUCT-08': {
    title: 'Watchtower +1 on neighbour space',
    text:
      'Each watchtower on an orthogonally adjacent space adds 1 to the battle value of the ' +
      'player it obeys.',
  },
  'NG-STRUCT-09': {
    title: 'Monument 2 blurp per daylight',
    text: 'A monument gives the player who controls it 2 blurp in every daylight phase.',
  },
  'NG-BATTLE-01': {
    title: 'Mandatory battles of active player',
    text:
      'In step 5 a battle is fought at every contested space where the active player has ' +
      'figures; none can be avoided. Contested spaces without her figures wait.',
  },
  'NG-BATTLE-02': {
    title: 'Attacker chooses battle order',
    text:
      'The active player chooses the next battle, one at a time, knowing how the one before ' +
      'ended.',
  },
  'NG-BATTLE-03': {
    title: 'Attacker and defender roles',
    text:
      'The active player is the attacker in all battles of her turn; everybody else is a ' +
      'defender.',
  },
  'NG-BATTLE-04': {
    title: 'Up to 3 cards, attacker first',
    text:
      'The attacker first, then the defenders clockwise, each may lay out up to 3 battle cards, ' +
      'face down.',
  },
  'NG-BATTLE-05': {
    title: 'Hand or blind draw pile',
    text:
      "Each battle card comes from the player's hand or unseen from the top of her own draw " +
      'pile, in any mix and order. She does not see a blind card before the reveal.',
  },
  'NG-BATTLE-06': {
    title: 'Empty draw pile',
    text:
      'A player whose draw pile is empty may shuffle her discard pile into a new one when she ' +
      'wants a blind card. Cards in the activated area and face-down battle cards are no part of ' +
      'it. With no card left in either pile she cannot play blind.',
  },
  'NG-BATTLE-07': {
    title: 'Reveal and roll',
    text:
      'When all have finished playing, all battle cards are revealed at once, and each player ' +
      'rolls all dice shown on her own cards.',
  },
  'NG-BATTLE-08': {
    title: 'Hits add to value',
    text: "Each hit rolled adds 1 to the roller's battle value.",
  },
  'NG-BATTLE-09': {
    title: 'Steals, defender first',
    text:
      'Each steal rolled takes 1 $ from the opposing player, as far as she has any. The ' +
      "defender's steals come first, then the attacker's, who may win back what was just taken. " +
      'With several defenders the attacker picks among those who have $.',
  },
  'NG-BATTLE-10': {
    title: 'Value counts adjacent figures',
    text:
      "A battle value is the hits rolled plus the player's figures on the contested space plus " +
      'her figures on the up to 4 orthogonally adjacent spaces.',
  },
  'NG-BATTLE-11': {
    title: 'Watchtower, owl, other modifiers',
    text:
      'Then watchtowers are added, owls subtracted, and any other effect on the battle value ' +
      'applied.',
  },
  'NG-BATTLE-12': {
    title: 'Higher value wins 1 blurp',
    text: 'The higher battle value wins. The victor, attacker or defender, gains 1 blurp.',
  },
  'NG-BATTLE-13': {
    title: 'Loser returns to base',
    text:
      'The loser takes all her figures on the contested space back to her base. Her figures on ' +
      'adjacent spaces stay.',
  },
  'NG-BATTLE-14': {
    title: 'Attacker wins ties',
    text: 'If the battle values are equal, the attacker wins.',
  },
  'NG-BATTLE-15': {
    title: 'Battle cards are discarded',
    text:
      "When a battle is over, the cards played in it go to their owners' discard piles. They may " +
      'be reshuffled and used in a later battle of the same turn.',
  },
  'NG-BATTLE-16': {
    title: 'Several defenders, joint battle',
    text:
      'Against several gangs on one space the attacker fights one joint battle. NG-RULING-12 and ' +
      'NG-RULING-13 say how.',
  },
  'NG-ANDY-01': {
    title: 'Andys lie face down',
    text: 'Andys are neutral enemies. They are placed face down, and nobody knows their values.',
    note:
      'The values are not in the rulebook text. House-made: 15 tokens, three each of 3, 4, 5 and ' +
      '6, two of 7 and one of 8.',
  },
  'NG-ANDY-02': {
    title: 'Reveal andys on entering',
    text:
      'When a figure enters a space with andys, all andys there are turned face up at once and ' +
      'stay face up.',
  },
  'NG-ANDY-03': {
    title: 'Forced battle at printed value',
    text:
      'In step 5 the active player must fight andys that share a space with her figures. Their ' +
      'battle value is the number on the token; figures and structures add nothing to it.',
  },
  'NG-ANDY-04': {
    title: 'Several andys are summed',
    text: 'Several andys on one space fight as one, with the sum of their values.',
  },
  'NG-ANDY-05': {
    title: 'Win: 1 blurp, andys removed',
    text:
      'Beating andys gives 1 blurp in all, however many tokens there are. All andys of the space ' +
      'return face down to the supply.',
  },
  'NG-ANDY-06': {
    title: 'Loss: andys stay face up',
    text:
      'If the player loses to andys, they stay face up, her figures on the space return to her ' +
      'base, and nobody gains blurp.',
  },
  'NG-ANDY-07': {
    title: 'Steals come from the supply',
    text: 'Each steal rolled against andys takes 1 $ from the supply.',
  },
  'NG-ANDY-08': {
    title: 'Andys and gangs together',
    text:
      'Andys and enemy figures on the same space mean two battles, and the attacker chooses ' +
      'which comes first. The second is fought only if her figures are still there.',
  },
  'NG-ANDY-09': {
    title: 'Andys are no player',
    text: 'Andys play no cards and roll no dice, and they control nothing.',
  },
  'NG-ANDY-10': {
    title: 'Only attacker plays against andys',
    text:
      'Against andys only the attacker plays cards and rolls dice, even when other gangs are on ' +
      'the space.',
  },
  'NG-OWL-01': {
    title: 'Owl lowers defender by 2',
    text:
      'Each owl on the contested space lowers the battle value of the defender by 2, and of ' +
      'every defender if there are several.',
  },
  'NG-OWL-02': {
    title: 'Owls removed after battle',
    text: 'After a battle on a space all owls there return to the supply, whoever won.',
  },
  'NG-OWL-03': {
    title: 'Owls lower andys too',
    text: 'In a battle against andys the andys are the defender, so owls lower their total too.',
  },
  'NG-DICE-01': {
    title: 'Three dice colours and faces',
    text:
      'Battle dice come in three colours, six faces each. Blue, the standard: 0, 1, 1, 2, 2, 3 ' +
      'hits. Pink, with higher hits: 1, 2, 2, 3, 3, 4 hits. Green, with few hits but steals: 2 ' +
      'steals; 1 steal; 1 hit; 1 hit and 1 steal (on two faces); 2 hits. A log names a face by ' +
      'what it shows: `3h` on a blue or pink die, `1h1s` on a green one.',
    note:
      'The rulebook describes the colours but not the faces. The faces are house-made and fit ' +
      'its battle example of 13 to 11.',
  },
  'NG-DICE-02': {
    title: 'Dice pool from own cards',
    text:
      'A player rolls the dice of all her revealed battle cards together. With no cards she ' +
      'rolls nothing.',
  },
  'NG-END-01': {
    title: 'Activated cards are discarded',
    text: 'After step 5 all cards of the activated area go to the discard pile.',
  },
  'NG-END-02': {
    title: 'Hand limit of 5',
    text:
      'Then, if the active player has more than 5 cards in hand, she discards cards of her ' +
      'choice from her hand down to 5. Nobody else has to keep to the limit at that time.',
  },
  'NG-END-03': {
    title: 'Next seat clockwise',
    text: 'Then the next seat clockwise takes its turn.',
  },
  'NG-ROUND-01': {
    title: 'Round end, marker advances once',
    text:
      'The round is over when every seat has had its turn. The round marker then advances by 1: ' +
      'once a round, after the daylight phase if there is one, and not after round 9.',
  },
  'NG-ROUND-02': {
    title: 'Daylight after rounds 3, 6, 9',
    text: 'A daylight phase follows rounds 3, 6 and 9. The last round always has one.',
  },
  'NG-DAY-01': {
    title: 'Blurp per controlled space',
    text:
      'First in daylight, every controlled space that is not a dead zone pays 1 blurp to the ' +
      'player who controls it. Her own base counts too.',
  },
  'NG-DAY-02': {
    title: 'Skyscrapers and structures',
    text:
      'Second, each player gains blurp for the skyscrapers and monuments she controls and by any ' +
      'other daylight effect.',
  },
  'NG-DAY-03': {
    title: 'Blurp exchange lines and order',
    text:
      'Third, the first player and then the others clockwise may each buy blurp once: 3 for 6 $, ' +
      '6 for 10 $, 9 for 14 $ or 14 for 20 $. Who has less $ than a line costs cannot take it.',
  },
  'NG-DAY-04': {
    title: 'One purchase per daylight',
    text:
      'A player makes at most one purchase, of one line, in a daylight phase; lines cannot be ' +
      'combined.',
  },
  'NG-DAY-05': {
    title: 'First player token passes',
    text:
      'Last in daylight, the first player token goes one seat clockwise. It never moves at other ' +
      'times.',
  },
  'NG-WIN-01': {
    title: 'Game end after round 9',
    text: 'The daylight phase of round 9 is the end of the game.',
  },
  'NG-WIN-02': {
    title: 'End-of-game blurp for factories',
    text:
      'After the last daylight phase blurp for factories is added, and blurp by any other ' +
      'end-of-game effect.',
  },
  'NG-WIN-03': {
    title: 'Most blurp wins',
    text: 'Whoever has the most blurp wins.',
  },
  'NG-WIN-04': {
    title: 'Tie goes to most $',
    text: 'Players tied on blurp compare their $: more wins.',
  },
  'NG-WIN-05': {
    title: 'Still tied: shared victory',
    text:
      'Players still tied share the victory. All places are ranked by blurp, then by $, and ' +
      'equals share a place.',
    note: 'The rulebook asks for a staring contest here; see NG-RULING-29.',
  },
  'NG-CARD-01': {
    title: 'Cards beat rules',
    text: 'Where a card and the rules contradict each other, the card is right.',
  },
  'NG-CARD-02': {
    title: 'Removed means to its supply',
    text:
      'Removing a figure or token means putting it back into its supply: a figure into its ' +
      "owner's, an andy face down.",
  },
  'NG-LIMIT-01': {
    title: 'Components are limited',
    text: 'Figures, cards and all tokens but $ are limited to what the box holds.',
  },
  'NG-LIMIT-02': {
    title: 'Cannot place what is not there',
    text:
      'An effect or work card cannot be used to place a token or figure that is not in the ' +
      'supply. Where an effect says up to, it shrinks to what is there.',
  },
  'NG-LIMIT-03': {
    title: 'Money supply is unlimited',
    text: 'The supply of $ never runs out.',
  },
  'NG-SCEN-01': {
    title: 'One scenario per game',
    text:
      'Every game uses exactly one scenario, whose layout depends on the number of players. ' +
      "Scenarios of one's own may be added as data.",
  },
  'NG-SCEN-02': {
    title: 'Meaning of layout items',
    text:
      'A layout shows bases, dead zones, skyscrapers with their value, andys, tunnels, products ' +
      'and owls. Each has the meaning the rules give it.',
  },
  'NG-LS-01': {
    title: 'Life on the Streets',
    text: 'Life on the Streets has no special rules. It is the recommended first scenario.',
  },
  'NG-CQ-01': {
    title: 'Close Quarters: brawl bonus',
    text:
      'Close Quarters: whoever wins a battle against another player, as attacker or defender, ' +
      'gains 1 more blurp, 2 in all.',
  },
  'NG-TA-01': {
    title: 'Tunnel Assault: walls',
    text: 'Tunnel Assault: dead zones are walls; figures cannot move onto or through them.',
  },
  'NG-TA-02': {
    title: 'Tunnel Assault: protected tunnels',
    text:
      'Tunnel Assault: a tunnel on a space orthogonally adjacent to any base ' +
      'cannot be removed.',
  },
  'NG-TA-03': {
    title: 'Tunnel Assault: no mixing',
    text:
      'Tunnel Assault: structures cannot be built where a tunnel is, and tunnels cannot be ' +
      'placed where any structure is.',
  },
  'NG-TA-04': {
    title: 'Tunnel Assault: slip past',
    text:
      'Tunnel Assault: a figure may move on through a tunnel space that holds enemy figures, or ' +
      'stop there. Andys still stop it.',
  },
  'NG-NH-01': {
    title: 'No Place to Hide: bounty',
    text:
      'No Place to Hide: whoever wins a battle against andys gains 1 more blurp, 2 in all, once ' +
      'per battle.',
  },
  'NG-RD-01': {
    title: 'Raids: products from the start',
    text: 'Raids has no special rules, but products lie on the board from the start.',
  },
  'NG-INFO-01': {
    title: 'Hands are private',
    text: 'Only its owner sees a hand. Everybody sees how many cards it has.',
  },
  'NG-INFO-02': {
    title: 'Pile orders are hidden',
    text:
      'Nobody sees the order of a draw pile or of the recruitment deck. Everybody sees how many ' +
      'cards they have.',
  },
  'NG-INFO-03': {
    title: 'Face-down andys are hidden',
    text: 'Nobody is shown the value of a face-down andy, on the board or in the supply.',
  },
  'NG-INFO-04': {
    title: 'Battle cards before the reveal',
    text:
      'Until the reveal a battle card from hand is seen only by its owner and a blind one by ' +
      'nobody. How many cards a player has played, and how many of them blind, is seen by all.',
  },
  'NG-INFO-05': {
    title: 'What is open to all',
    text:
      'Blurp, $, the board, the row, discard piles, activated areas, the counts in the supplies ' +
      'and the first player token are open to all.',
  },
  'NG-INFO-06': {
    title: 'Undecided until seen',
    text:
      'What nobody has seen is not decided yet: a shuffled pile has no order, a blind battle ' +
      'card is drawn at the reveal, and a face-down andy gets its value when it is turned up.',
  },
  'NG-RULING-01': {
    title: 'Board is 6 x 6',
    text:
      'The city has 6 x 6 spaces: columns A to F from left to right, rows 1 to 6 from top to ' +
      'bottom.',
    note:
      'How large is the board? Its picture is lost, but one public review counts 36 squares and ' +
      'another puts bases in opposite corners.',
  },
  'NG-RULING-02': {
    title: 'Card prices 0, 1, 3, 5',
    text: 'The four slots of the row cost 0, 1, 3 and 5 $, from the cheap end to the dear end.',
    note:
      'Which prices are printed? The rulebook names only the slot for 5; a public review says ' +
      'that prices fall from five to free; 1 and 3 are house-made.',
  },
  'NG-RULING-03': {
    title: 'Reading of the exchange text',
    text: 'The exchange lines are: pay 6 $ for 3 blurp, 10 $ for 6, 14 $ for 9, or 20 $ for 14.',
    note:
      'Which number of a line is the $? The rules speak of spending $, this way larger deals are ' +
      'better (0.50, 0.60, 0.64 and 0.70 blurp per $), and the other way the smallest would be ' +
      'the best by far.',
  },
  'NG-RULING-04': {
    title: 'Work card costs',
    text:
      'Building a factory, watchtower or monument costs 1 work and 3 $. Creating product costs 1 ' +
      'work and no $.',
    note:
      'What do the bare numbers on the work cards mean? The build cards show 1 and 3, Create ' +
      'Product only 1, and the rules say that some work cards, not all, cost something extra.',
  },
  'NG-RULING-05': {
    title: 'Monument pays blurp',
    text:
      'A monument pays 2 blurp in each daylight phase. With the house rule `monumentPays` set to ' +
      '`money` it pays 2 $ instead.',
    note:
      'Blurp or $? The icon is lost; daylight is said to give blurp for structures, and the ' +
      'monument is the only structure that pays then.',
  },
  'NG-RULING-06': {
    title: 'Which spot is 0',
    text: 'The blurp track starts at 0, and blurp never falls below 0.',
    note:
      'Where do the markers start? The icon of the starting space is lost; 0 is the plain ' +
      'reading.',
  },
  'NG-RULING-07': {
    title: 'Opening row order',
    text:
      'The first gang member revealed for the opening row lies in the cheapest slot, the next ' +
      'ones in the second, third and dearest.',
    note: 'Which card goes under which price? Older cards are the cheaper ones, as after a refill.',
  },
  'NG-RULING-08': {
    title: 'Draw and activations are mandatory',
    text:
      'The draw of step 1 and the three activations of step 4 must be taken. But every effect ' +
      'number is a maximum, so a card may be played for nothing, unless the house rule ' +
      '`emptyActivation` is set to `forbidden`.',
    note:
      'Are they optional? The rulebook makes all five steps of a turn compulsory, yet words the ' +
      'effects as maximums. It also says that one or more effects of a card are activated; but an ' +
      'effect activated for 0 of its maximum does as little, so by default nobody is held to it.',
  },
  'NG-RULING-09': {
    title: 'Gain up to X',
    text:
      'With a gain effect the player may take less than the full amount: one decision names 1 to ' +
      'X $, or none. Draw, recover, move, sell and work are chosen one unit at a time.',
    note:
      'May she take less? The effect is worded as a maximum, and since $ can be stolen, leaving ' +
      'some can be right.',
  },
  'NG-RULING-10': {
    title: "Only active player's battles resolve",
    text:
      'Battles are fought only where the active player has figures. Other contested spaces wait ' +
      'for the turn of a player who is there.',
    note:
      'Two places of the rulebook disagree on whether every contested space is fought over; the ' +
      "detailed one and a publisher's preview agree on this.",
  },
  'NG-RULING-11': {
    title: 'Leaving a contested space',
    text:
      'A figure that had to stop at andys or enemies may be moved away by a later effect of the ' +
      'same turn. No battle is fought where no own figure is left in step 5. Andys turned up ' +
      'stay face up.',
    note: 'May a figure leave a contested space? The forced stop ends only that one movement.',
  },
  'NG-RULING-12': {
    title: 'Several defenders: procedure',
    text:
      'All gangs on the space fight one battle. Cards are played by the attacker, then ' +
      'clockwise. Every defender steals from the attacker only, clockwise; then the attacker ' +
      'chooses for each of her steals a defender who has $. Each has a battle value of her own, ' +
      'and owls lower that of each defender. If no defender is higher than the attacker, all ' +
      'defenders return home and the attacker gains 1 blurp (1 more in Close Quarters, once). ' +
      'Otherwise the attacker returns home, and so does every defender below the highest, who is ' +
      'the victor. With the house rule `multiDefender` set to `sequential` the attacker instead ' +
      'fights one defender after the other in an order she chooses; owls are gone after the ' +
      'first battle.',
    note:
      'How is a battle with two or more defenders fought? The rulebook speaks of one opponent ' +
      'but calls all other players defenders; pushing figures (Crowd Surge) can bring it about.',
  },
  'NG-RULING-13': {
    title: 'Several defenders: tie above the attacker',
    text:
      "In a joint battle, if several defenders tie for the highest value above the attacker's, " +
      "all of them stay and each gains the victor's blurp. The space stays contested until one " +
      'of them is the active player or leaves.',
    note:
      'What if the best defenders are equal? Nobody beat them, and the attacker, who wins ties, ' +
      'is not among them.',
  },
  'NG-RULING-14': {
    title: 'Two gangs, neither active',
    text:
      'A space shared by two gangs of which neither is active is contested: nobody controls it, ' +
      'no battle is fought and no blurp is paid. On the turn of either of them she is the ' +
      'attacker there, unless she leaves first.',
    note:
      'What happens between two gangs brought together by a third? Battles belong to the active ' +
      'player only.',
  },
  'NG-RULING-15': {
    title: 'Steals automatic and limited',
    text:
      'Steals happen by themselves and take no more than the victim has. They are resolved ' +
      'before battle values are compared; against andys the $ come from the supply.',
    note:
      "May a player decline to steal, or take more than there is? The rulebook's example steals " +
      'at once, and declining never gains anything.',
  },
  'NG-RULING-16': {
    title: 'Exact structure controller function',
    text:
      'Who controls a structure depends on the players with figures on its space. If there is ' +
      'exactly one and no andy, it is that player. If the active player is there together with ' +
      'others, it is each of the others, who defend, even while the battle being fought is on a ' +
      'neighbouring space. Else it is nobody. In daylight and at the end of the game only the ' +
      'first case counts.',
    note:
      'What exactly do control and defence of a structure mean? So an attacker has no use of a ' +
      "watchtower on any space where she attacks, and an andy dropped on a player's own " +
      'watchtower takes its +3 away from her.',
  },
  'NG-RULING-17': {
    title: 'Owls with two battles on a space',
    text:
      'Owls count only in the first battle fought on their space and are then removed. If andys ' +
      "and gangs are both there, the attacker's choice of order decides who suffers.",
    note:
      'Do owls count in both battles on a space? They are removed after a battle, and the first ' +
      'is one.',
  },
  'NG-RULING-18': {
    title: 'Negative values count as 0',
    text: 'A battle value below 0 counts as 0.',
    note:
      'Can owls make a value negative? It never changes a result, because an attacker has at ' +
      'least 1.',
  },
  'NG-RULING-19': {
    title: 'Where may owls go',
    text:
      'Owls may be placed on any space where a battle can take place, any number on each, dead ' +
      'zones included. Bases are left out, and so are dead zones that nobody can enter (NG-TA-01).',
    note:
      "Where may owls go? The card's wording sets no limit. But no other gang enters a base and no " +
      'andy is placed there, so an owl on it would only be lost.',
  },
  'NG-RULING-20': {
    title: 'Andys placed on occupied spaces',
    text:
      'Andys placed on an occupied space stay face down, and control of the space is lost at ' +
      "once. They are turned up when anyone's figure enters, even a pushed one, or when the " +
      'first battle on that space is chosen, against whomever, before any card is played.',
    note:
      'When are andys revealed that arrive where figures already stand? They count as soon as ' +
      'they lie there, and must be known before they are fought.',
  },
  'NG-RULING-21': {
    title: 'Which andy is placed',
    text:
      'The supply of andys is a face-down pile, and andys are placed from its top. Tokens that ' +
      'come back go underneath, mixed with those that came back before them unless one of those ' +
      'lies face down on the board again. A face-down andy that is removed goes back unseen ' +
      'among those it came from.',
    note:
      'Do returned andys mix with the others? Setup makes the supply a pile, and what was never ' +
      'seen stays undecided.',
  },
  'NG-RULING-22': {
    title: 'Does the own base count as a space',
    text:
      'The own base is a space like others: it gives 1 blurp in daylight while controlled, and ' +
      'structures may be built there. A product on the own base sells for 0 $.',
    note:
      'Does a base count as a space? The rulebook bothers to say when a player does not control ' +
      'her base.',
  },
  'NG-RULING-23': {
    title: 'Skyscraper on a dead zone',
    text:
      'A skyscraper on a dead zone pays its value in daylight, but the space itself gives no ' +
      'blurp and no monument can be built there.',
    note:
      "What if both lie on one space? This can happen only in layouts of one's own; the two " +
      'rules do not conflict.',
  },
  'NG-RULING-24': {
    title: 'Only 3 dice per colour',
    text:
      'A player rolls as many dice as her cards show, in several throws if need be. With the ' +
      'house rule `diceLimit` set to `physical` she rolls at most 3 dice of a colour, and later ' +
      'ones in card order are ignored.',
    note:
      'The box has only 3 dice of each colour: is that a limit? Dice can be rolled again, so by ' +
      'default it is not.',
  },
  'NG-RULING-25': {
    title: 'Sale distance over walls',
    text:
      'The sale price is the plain distance on the grid, also in Tunnel Assault where dead zones ' +
      'are walls.',
    note:
      'Do walls lengthen the way? The price counts how far away the space is; selling is not ' +
      'movement.',
  },
  'NG-RULING-26': {
    title: 'Dead zones and returns',
    text: 'Returning to base and being placed are not movement: no path is needed.',
    note: 'Can a figure return past walls or enemies? Only movement needs a way.',
  },
  'NG-RULING-27': {
    title: 'Round marker advances once',
    text:
      'The round marker advances once a round. In rounds 3 and 6 it does so after daylight, so ' +
      'the daylight phase still belongs to the round just played; after round 9 it does not ' +
      'advance.',
    note:
      'The rulebook mentions the advance at the end of the round and again after daylight; twice ' +
      'would skip rounds.',
  },
  'NG-RULING-28': {
    title: 'First player token',
    text:
      'The first player token passes only at the end of a daylight phase. So rounds 1 to 3, 4 to ' +
      '6 and 7 to 9 have three different first players, or with 2 players the first one again in ' +
      'rounds 7 to 9.',
    note:
      'When does the token move? Passing it is a step of the daylight phase ' +
      'and of nothing else.',
  },
  'NG-RULING-29': {
    title: 'Staring contest becomes shared win',
    text:
      'All players still tied after $ win together. With the house rule `finalTie` set to ' +
      '`random` one of them is drawn for first place, and the others tied with her take second ' +
      'place.',
    note: 'The rulebook settles this tie by a staring contest, which a program cannot hold.',
  },
  'NG-RULING-30': {
    title: 'Recruit symbols per type',
    text:
      'The main symbol of each type is: warrior move, bandit draw, charmer gain, doc recover, ' +
      'merchant sell, builder work. A general may have any.',
    note:
      'Which symbol belongs to which type? The icons are lost, but there are six types and six ' +
      'symbols; a $ sign survives beside Natalie, Tess and Isiah and not beside the bandits, who ' +
      'steal with their green dice. That it is missing beside the charmer Farris is the weakest ' +
      'link.',
  },
  'NG-RULING-31': {
    title: 'Starting decks of six grunts',
    text:
      'Every gang starts with six grunts, one of each type but general, each with one effect of ' +
      'number 2 and one die. All gangs are equal.',
    note:
      'What is in the starting decks? The battle example shows grunts of three types with a 2, a ' +
      'preview calls the starting cards basic grunts, and six cards match six types.',
  },
  'NG-RULING-32': {
    title: 'Names of gangs 3 and 4',
    text:
      'The four gangs are The Mums (yellow), Disco Tykes (blue), Chrome Cupids (pink) and Slime ' +
      'Kings (green).',
    note:
      'What are the other two gangs called? The first two names are from the rulebook and the ' +
      'colours are public; the names of the pink and the green gang are house-made, as no public ' +
      'text gave them.',
  },
  'NG-RULING-33': {
    title: 'Seats and bases',
    text:
      'Base k of a layout belongs to seat k, whatever its gang. Bases are numbered clockwise ' +
      'round the board.',
    note:
      'Who gets which base? The original layouts tie bases to colours, but the pictures are lost ' +
      'and any gang may take any seat.',
  },
  'NG-RULING-34': {
    title: 'Discard piles are open',
    text: 'Discard piles are open to all, cards discarded for the hand limit included.',
    note: 'May one look through a discard pile? Its cards are laid there in sight of everybody.',
  },
  'NG-RULING-35': {
    title: 'Draw pile of a defender',
    text:
      'A defender may reshuffle for blind cards just like the attacker. Her activated area is ' +
      'empty, so her whole discard pile is available.',
    note:
      'Does the reshuffle in battle hold for defenders too? The rule names any player without a ' +
      'draw pile.',
  },
  'NG-RULING-36': {
    title: 'Buying an event that fizzles',
    text:
      'An event that removes or steals may be bought even if it finds nothing to remove or ' +
      'steal. Only events that do nothing but place are refused when nothing can be placed ' +
      '(NG-EVENT-07).',
    note:
      'May an event be bought for no effect? The limit on components speaks only of placing what ' +
      'does not exist.',
  },
  'NG-RULING-37': {
    title: 'Tunnel space on the way',
    text:
      'Entering a tunnel space on foot and leaving it through the tunnel are separate steps of 1 ' +
      'space each. A figure that starts on a tunnel space may use the tunnel with its first ' +
      'step.',
    note:
      'How are tunnels counted on the way? Tunnel spaces are adjacent to each other, so each ' +
      'passage is a step like any other.',
  },
  'NG-RULING-38': {
    title: 'Blurp for a joint win',
    text: 'A joint battle won gives the blurp of one victory, not one for each defender beaten.',
    note: 'Does beating two gangs pay twice? Blurp is paid for the battle, and it is one battle.',
  },
  'NG-RULING-39': {
    title: 'Does a structure protect its space',
    text: 'Structures never stop movement and are never destroyed by a battle.',
    note:
      'Does a structure protect its space? No rule says so; it simply changes hands with the ' +
      'space.',
  },
  'NG-RULING-40': {
    title: 'Layouts are house-made',
    text:
      'Each of the five scenarios has a house-made layout for 2, 3 and 4 players, within the ' +
      'number of components in the box.',
    note: 'What do the boards look like? All 15 pictures are lost.',
  },
  'NG-RULING-41': {
    title: 'Owls lower andys too',
    text: 'Owls lower the total of the andys they share a contested space with, by 2 each.',
    note:
      'Can the fixed value of an andy be lowered? Andys are fought like another player and so ' +
      'are the defender; that the value is printed only means that figures and dice add nothing.',
  },
  'NG-RULING-42': {
    title: 'Figures on neighbouring contested spaces count',
    text:
      'Figures on adjacent spaces count for the battle value even if those ' +
      'spaces are contested.',
    note:
      'Must the adjacent space be controlled? The rulebook calls every figure a player has on ' +
      'the board controlled by her and does not ask about its space.',
  },
  'NG-PACK-01': {
    title: 'Unique ids and complete references',
    text:
      'In a content pack no two cards, andys, gangs or scenarios have the same id, and no two ' +
      'dice the same colour. Every gang, dice colour and work card that is referred to exists, ' +
      'and no scenario names a work card twice.',
  },
  'NG-PACK-02': {
    title: 'Counts within the box',
    text:
      'A pack says how many components of each kind the box holds. No layout uses more bases, ' +
      'dead zones, skyscrapers of a value, tunnels, andys, owls or products than that, and no ' +
      'scenario starts with more figures than a gang has.',
  },
  'NG-PACK-03': {
    title: 'Layouts for 2, 3, 4',
    text:
      'Each scenario has one layout for each of 2, 3 and 4 players: 6 rows of 6 cells, with the ' +
      'base of every seat on it exactly once and no other base.',
  },
  'NG-PACK-04': {
    title: 'Legal contents of layout cells',
    text:
      'A cell of a layout lists its items joined by +: a base, a dead zone, a skyscraper and a ' +
      'tunnel at most once, andys, owls and products any number of times. A base carries no dead ' +
      'zone, skyscraper, tunnel or andy, and a dead zone no tunnel; in the standard pack bases ' +
      'and dead zones carry nothing at all. Where dead zones are walls, every base has an ' +
      'orthogonally adjacent tunnel, and every seat can reach every space that is neither base ' +
      'nor wall.',
  },
  'NG-PACK-05': {
    title: 'Effect kinds by card kind',
    text:
      'Gang members have one or more effects, only of the six symbols, and any number of dice. ' +
      'Events have any effects except building and placing products. Work cards do nothing but ' +
      'these two.',
  },
  'NG-PACK-06': {
    title: 'Starting decks and dice faces',
    text:
      'Every gang has the same number of starting cards, 6 in the standard pack, and at least ' +
      'one more than the starting hand. Every die has 6 faces.',
  },
  'NG-EFX-01': {
    title: 'Effects are decision chains',
    text:
      'An effect of amount X is a chain of up to X single decisions, each of which may be the ' +
      'choice to stop; a gain effect is one decision that names the amount. The chain ends by ' +
      'itself after X units, or when stopping would be the only choice left.',
  },
  'NG-EFX-02': {
    title: 'Effects resolve in list order',
    text:
      'The effects of a card resolve in the order listed; the next begins when the one before ' +
      'has ended. Each unit changes the game before the next is offered, so a factory just built ' +
      'can be used by the next unit of work.',
  },
  'NG-EFX-03': {
    title: 'Chains are optional',
    text:
      'Every chain may be stopped at once. Effects without a decision (gaining blurp, stealing ' +
      'from opponents) always happen in full.',
  },
  'NG-EFX-04': {
    title: 'Timing windows of effects',
    text:
      'Symbols on gang members are used in step 4 of the own turn. Events take effect in step 2, ' +
      'at once after paying. No effect of this game interrupts another player.',
  },
  'NG-EVX-01': {
    title: 'Blurp effect adds blurp',
    text:
      'A blurp effect adds its amount to the buyer or to each opponent, without any choice. The ' +
      'amount may be negative, but nobody falls below 0.',
  },
  'NG-EVX-02': {
    title: 'Place owls where battles can be',
    text:
      'Owls are placed one by one on any space but a base (and but a dead zone that nobody can ' +
      'enter), several on one space if wished, while the supply lasts.',
  },
  'NG-EVX-03': {
    title: 'Place tunnels on legal spaces',
    text:
      'Tunnels are placed one by one, while the supply lasts, on spaces without a base, dead ' +
      'zone or tunnel. In Tunnel Assault the space must have no structure either.',
  },
  'NG-EVX-04': {
    title: 'Remove tunnels from the board',
    text:
      'Any tunnel on the board may be removed; figures on its space stay. In Tunnel Assault ' +
      'tunnels beside a base are protected. A space without a tunnel cannot be chosen.',
  },
  'NG-EVX-05': {
    title: 'Place andys face down',
    text:
      'Andys are placed one by one from the supply, face down and unseen, on any space that is ' +
      'not a base and not a dead zone that is a wall. Occupied spaces are allowed, and several ' +
      'andys on one space.',
  },
  'NG-EVX-06': {
    title: 'Remove all andys of a space',
    text:
      'The amount counts spaces. All andys of a chosen space return to the supply, face-down ' +
      'ones unseen, without battle and without blurp. A space without andys cannot be chosen.',
  },
  'NG-EVX-07': {
    title: 'Remove a structure of anyone',
    text:
      "Any factory, watchtower or monument on the board may be removed, the player's own " +
      'included. The token returns to the supply and can be built again. A structure that is not ' +
      'there cannot be chosen.',
  },
  'NG-EVX-08': {
    title: "Remove an opponent's figure",
    text:
      "A figure of an opponent that is not on a base returns to its owner's supply. Her cards " +
      'stay as they are. Own figures cannot be chosen.',
  },
  'NG-EVX-09': {
    title: "Push opponents' figures one space",
    text:
      'Up to the given number of different figures of opponents, none of them on a base, are ' +
      'pushed 1 space each: to an orthogonal neighbour or through a tunnel. A push never goes ' +
      'onto a base, onto a dead zone that is a wall, or where its owner would have more than 2 ' +
      "figures. Spaces with other figures are allowed, the buyer's included. Andys on the space " +
      'entered are turned up.',
  },
  'NG-EVX-10': {
    title: 'Place own figures on base',
    text:
      "Figures are placed one by one from the player's own supply on her own base. No card comes " +
      'with them.',
  },
  'NG-EVX-11': {
    title: 'Steal $ from each opponent',
    text:
      'From each opponent in turn, clockwise, the player takes the given number of $ or what ' +
      'that opponent has, if that is less. There is no choice.',
  },
} as const satisfies RuleBook;

/** The id of a rule or ruling of Neon Gods, as refusals name it and `explain` takes it. */
export type RuleId = keyof typeof rules;

/** Built, it is a text until somebody asks for it: see build/texts.ts. */
export const ruleBook = () => rules;
