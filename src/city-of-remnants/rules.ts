import type { RuleBook } from '../kernel/rules.js';

/** Every rule in the order of play, then the rulings. */
const rules = {
  'CR-BOARD-01': {
    title: 'Levels of spaces',
    text:
      'Every usable space is Slum (red, outer), Midtown (blue, middle ring) or Heights (green, ' +
      'inner). Levels matter only for building.',
  },
  'CR-BOARD-02': {
    title: 'Renown spaces',
    text:
      'Some spaces show an award of renown. It goes to the player who holds the space in the ' +
      'Award phase (CR-RENOWN-01).',
  },
  'CR-BOARD-03': {
    title: 'Adjacent spaces',
    text: 'Two usable spaces are adjacent if they share an edge.',
  },
  'CR-BOARD-04': {
    title: 'Control of a space',
    text:
      'A player controls a space while she has at least 1 figure there. While figures of two ' +
      'players stand on it, CR-DEV-10 says whose it is. YCU tokens never control anything.',
  },
  'CR-SETUP-01': {
    title: 'Side of the board',
    text:
      'With 2 or 4 players the 7 x 7 side of the board is used, with 3 players the other side. ' +
      'No other number of players is possible.',
  },
  'CR-SETUP-02': {
    title: 'Leaders',
    text:
      'Every player takes a different gang leader and the 10 starter cards that belong to it. ' +
      'All roll the six-sided die, and those tied for the highest roll again; the highest picks ' +
      'first, then the others clockwise.',
    note:
      'Setup option `leaderSelection`: with `random` leaders are dealt, with `fixed` they are ' +
      'named beforehand.',
  },
  'CR-SETUP-03': {
    title: 'Colour of the leader',
    text:
      "The leader's colour decides the mat, the figures and which attack value of every unit " +
      'card counts for that player. The race that a figure shows has no effect.',
  },
  'CR-SETUP-04': {
    title: 'Starting deck and hand',
    text:
      'Each player shuffles her 10 starter cards into a draw pile and draws the top 4. Her ' +
      'discard pile is empty.',
  },
  'CR-SETUP-05': {
    title: 'Starting tracks',
    text:
      'Each player begins with her turn tracker on 0, with an influence of 4 and with no ' +
      'influence condition met.',
  },
  'CR-SETUP-06': {
    title: 'Starting figures',
    text:
      'Each player has 7 figures of her colour in her pool, from which they enter the board. ' +
      'The other 9 are her supply.',
  },
  'CR-SETUP-07': {
    title: 'Entry spaces',
    text:
      'Each player claims one of the crosshair spaces of the board, each a different one, as ' +
      'her entry space for the whole game. The 7 x 7 side has 4, one on each edge; the other ' +
      'side has 3. Two players may take any two, even on neighbouring edges.',
  },
  'CR-SETUP-08': {
    title: 'Gang member row',
    text: 'The 31 gang member cards are shuffled, and the top 4 are turned face up.',
  },
  'CR-SETUP-09': {
    title: 'Black market row',
    text: 'The 30 market cards are shuffled, and the top 4 are turned face up.',
  },
  'CR-SETUP-10': {
    title: 'Development draft',
    text:
      'The 18 draft cards are sorted into their three types, and 3 of each type are picked at ' +
      'random and revealed. All tiles of these 9 developments, every copy, are the tile supply; ' +
      'the other developments are out of the game.',
  },
  'CR-SETUP-11': {
    title: 'Starting money',
    text: 'Each player receives 2,000 ARCs.',
  },
  'CR-SETUP-12': {
    title: 'Shared piles',
    text:
      'The product supply holds 54 tokens. The renown pool holds exactly 200, whatever the ' +
      'number of players.',
  },
  'CR-SETUP-13': {
    title: 'YCU deck and bag',
    text:
      'The 20 coordinate cards of the Yugai Control Units (YCU) are shuffled face down, and all ' +
      '20 YCU tokens are put into the bag.',
  },
  'CR-SETUP-14': {
    title: 'First player',
    text:
      'Every player rolls the six-sided die, and the highest takes the first player token. ' +
      'Those tied for the highest roll again until one is left.',
  },
  'CR-SETUP-15': {
    title: 'Start of round 1',
    text: 'Play begins with the Player Turns phase of round 1, without a Reset (CR-RESET-08).',
  },
  'CR-ROUND-01': {
    title: 'Four phases',
    text:
      'Each round has four phases: Reset, Player Turns, Yugai Patrol and Award Renown. Each is ' +
      'finished before the next.',
  },
  'CR-ROUND-02': {
    title: 'Next round',
    text:
      'After Award Renown a new round starts, unless CR-END-01, a deserted city (CR-RULING-49) or ' +
      'the round limit (CR-RULING-33) ended the game.',
  },
  'CR-RESET-01': {
    title: 'Discarding cards',
    text:
      'Each player may put any number of her hand cards, from none to all, on her discard pile. ' +
      'The players are asked in the turn order of the old first player (CR-RULING-03).',
    note:
      'With an empty hand nothing is left to decide, and the discarding is over; so is the ' +
      'laying of battle cards once the draw pile is empty, too.',
  },
  'CR-RESET-02': {
    title: 'Discard pile under the draw pile',
    text:
      'Each player then shuffles her whole discard pile and puts it face down under her draw ' +
      'pile. What was in the draw pile stays on top and is drawn first.',
  },
  'CR-RESET-03': {
    title: 'Drawing up to influence',
    text:
      'Each player draws until she has as many cards in hand as her influence, or more by ' +
      'effects. A hand that is that large or larger draws nothing and discards nothing. If the ' +
      'pile runs out, the player keeps what she has.',
  },
  'CR-RESET-04': {
    title: 'First player token',
    text:
      'After all players have discarded, shuffled and drawn, the first player token goes to the ' +
      'next player clockwise.',
  },
  'CR-RESET-05': {
    title: 'Income',
    text: 'Each player gets 2,000 ARCs, and more by effects.',
  },
  'CR-RESET-06': {
    title: 'New black market row',
    text:
      'All face-up market cards go to the market discard pile, and 4 new ones are turned face ' +
      'up.',
  },
  'CR-RESET-07': {
    title: 'New gang member row',
    text: 'All face-up gang members go to the gang discard pile, and 4 new ones are turned face up.',
  },
  'CR-RESET-08': {
    title: 'No Reset in round 1',
    text:
      'The first round has no Reset: no discards, no passing of the token, no income and no new ' +
      'rows.',
  },
  'CR-RESET-09': {
    title: 'Turn trackers',
    text: 'At the start of each Player Turns phase every turn tracker is on 0.',
  },
  'CR-TURN-01': {
    title: 'One turn at a time',
    text:
      'Beginning with the first player each player takes one turn, clockwise and round again, ' +
      'until every tracker shows 4.',
  },
  'CR-TURN-02': {
    title: 'Skipped players',
    text: 'A player whose tracker is on 4 is skipped; the next player who has turns left follows.',
  },
  'CR-TURN-03': {
    title: 'One action',
    text:
      'In her turn a player must perform exactly one of the six actions. The turn cannot end ' +
      'before that, and a second action is refused.',
  },
  'CR-TURN-04': {
    title: 'Turn tracker',
    text: "At the end of a turn its player's tracker moves 1 forward.",
  },
  'CR-TURN-05': {
    title: 'End of the phase',
    text: 'When all trackers are on 4 the phase is over.',
  },
  'CR-TURN-06': {
    title: 'Whose decision',
    text: 'A move of a player whom the current decision does not ask is refused.',
  },
  'CR-TURN-07': {
    title: 'Effects of a turn',
    text:
      'Everything that a card grants for this turn (discounts, extra figures, extra steps, ' +
      'rebates, bonuses) ends with the turn, used or not.',
  },
  'CR-TURN-08': {
    title: 'What is asked',
    text: 'A move of a type that the current decision does not offer is refused.',
  },
  'CR-CARD-01': {
    title: 'Time for cards',
    text:
      'During her own turn a player may play any number of cards from her hand for their ' +
      'special ability, before, during or after the action. CR-RULING-09 names the moments at ' +
      'which she cannot.',
  },
  'CR-CARD-02': {
    title: 'Played cards',
    text:
      "A card goes to its owner's discard pile after its ability has been carried out. Until " +
      'then it is in no pile.',
  },
  'CR-CARD-03': {
    title: 'Battle abilities',
    text:
      'A card with a Battle ability cannot be played for it in a turn. The ability counts only ' +
      'when the card is revealed in a battle.',
  },
  'CR-CARD-04': {
    title: 'Turn abilities in battle',
    text:
      'A turn ability never counts in battle. A unit with one adds only its attack value there; ' +
      'an ability or market card with one adds nothing.',
  },
  'CR-CARD-05': {
    title: 'Attack value',
    text:
      'A unit card is worth the attack value printed for the leader colour of the player who ' +
      'plays it.',
  },
  'CR-CARD-06': {
    title: 'Special ability',
    text:
      'Each unit has one special ability. It takes effect when the card is played (turn ' +
      'ability) or revealed (Battle ability).',
  },
  'CR-CARD-07': {
    title: 'Discounts',
    text:
      'Whoever plays a discount names its target at once: one face-up market card or one ' +
      'development. Several discounts on one target add up, but a cost never falls below 0.',
  },
  'CR-CARD-08': {
    title: 'Card once per turn',
    text:
      'The same card can be played for its turn ability only once in a turn, even if it comes ' +
      'back to the hand (CR-RULING-10).',
  },
  'CR-CARD-09': {
    title: 'Partial effects',
    text:
      'An effect is carried out as far as possible, and the rest is ignored. A card may be ' +
      'played even if nothing happens.',
  },
  'CR-CARD-10': {
    title: 'Choices of an effect',
    text:
      'What is chosen for an effect must be something that the effect offers. A mandatory ' +
      'choice cannot be declined as long as there is something to choose.',
  },
  'CR-ACT-01': {
    title: 'Six actions',
    text: 'The six actions are Recruit, Buy, Produce>>>Develop, Sell, Refresh and Move.',
  },
  'CR-ACT-02': {
    title: 'Possible actions',
    text:
      'An action is offered only if it could do something. Recruit needs a gang member in the ' +
      'row, the gang deck or its discard pile. Buy needs a face-up market card that the player ' +
      'can pay, or 3,000 ARCs and renown in the pool. Produce>>>Develop needs a controlled ' +
      'development that produces, or one that the player can pay and place. Sell needs a ' +
      'product on a controlled development, Move a figure that can move. Refresh is always ' +
      'possible. Once an action is chosen, everything in it can still be declined, except in ' +
      'Recruit; to decline all of it is to pass (CR-RULING-08).',
  },
  'CR-RECR-01': {
    title: 'Gang member to auction',
    text:
      'The active player, called the initiator, picks one face-up gang member. It is auctioned, ' +
      'and until that ends no effect can take it.',
  },
  'CR-RECR-02': {
    title: 'Bidders',
    text:
      'The initiator may bid, and so may every other player whose turn tracker is below 4. The ' +
      'others, who have no turns left in this round, are shut out.',
  },
  'CR-RECR-03': {
    title: 'Order of bidding',
    text:
      'Bidding starts with the player to the left of the initiator and goes clockwise, so that ' +
      'the initiator is the last of each lap.',
  },
  'CR-RECR-04': {
    title: 'Bids',
    text:
      'A player whose turn it is to bid either bids more than the current bid, in steps of ' +
      '1,000 ARCs (CR-RULING-11), or passes. The first bid is at least 1,000. Nobody may bid ' +
      'more than she can pay.',
  },
  'CR-RECR-05': {
    title: 'Passing',
    text: 'A player who has passed takes no further part in this auction.',
  },
  'CR-RECR-06': {
    title: 'Winner of the auction',
    text:
      'The auction ends when all but one of those who take part have passed. The one who is ' +
      'left wins and pays her bid to the bank.',
  },
  'CR-RECR-07': {
    title: 'Free recruit',
    text: 'If nobody bids against the initiator, she recruits the card for 0 ARCs.',
  },
  'CR-RECR-08': {
    title: 'Price of winning out of turn',
    text: 'If another player than the initiator wins, her turn tracker moves 1 forward at once.',
  },
  'CR-RECR-09': {
    title: 'Outbid initiator',
    text:
      'An initiator who did not win is still in her turn and action. She picks another gang ' +
      'member for a new auction among the players who still have turns, until she has recruited ' +
      'one.',
  },
  'CR-RECR-10': {
    title: 'Empty row',
    text:
      'If no gang member is face up when the initiator has to pick, she reveals the top card of ' +
      'the gang deck and must try to recruit that one. This holds for every pick, even if a ' +
      'card played meanwhile took the last face-up one.',
  },
  'CR-RECR-11': {
    title: 'Recruited card',
    text: 'The winner puts the unit card into her hand.',
  },
  'CR-RECR-12': {
    title: 'New figure',
    text:
      'The winner moves 1 figure from her supply to her pool, if she has one. The figure does ' +
      'not stand for that card.',
  },
  'CR-RECR-13': {
    title: 'No refill of the gang row',
    text: 'Recruited cards are not replaced before the next Reset.',
  },
  'CR-RECR-14': {
    title: 'No gang members left',
    text:
      'If row, deck and discard pile are all empty before the initiator has recruited, the ' +
      'action ends without a recruit.',
  },
  'CR-BUY-01': {
    title: 'One market card',
    text:
      'In a Buy action a player may buy 1 face-up market card, or more by effects, for its cost ' +
      'after discounts.',
  },
  'CR-BUY-02': {
    title: 'Regular card',
    text: "A bought regular card goes to the buyer's hand.",
  },
  'CR-BUY-03': {
    title: 'Permanent card',
    text:
      'A bought Permanent lies face up in front of the buyer, and its effect lasts for the rest ' +
      'of the game. It is not part of her deck.',
  },
  'CR-BUY-04': {
    title: 'Empty market row',
    text: 'Without face-up market cards no market card can be bought, but renown still can.',
  },
  'CR-BUY-05': {
    title: 'Renown for ARCs',
    text:
      'In the same Buy action, before or after the card, the player may buy renown for 3,000 ' +
      'ARCs each, at once or in portions. She may buy as much as her influence in one Buy ' +
      'action, but not more than the pool holds.',
  },
  'CR-BUY-06': {
    title: 'No refill of the market row',
    text: 'Bought cards are not replaced before the next Reset.',
  },
  'CR-BUY-07': {
    title: 'Payment',
    text:
      "Every cost must be paid in full with the player's own ARCs. There are no debts, loans or " +
      'gifts.',
  },
  'CR-PROD-01': {
    title: 'Producing',
    text:
      'The active player may use the produce ability of each development she controls, in any ' +
      'order, each at most once per action.',
  },
  'CR-PROD-02': {
    title: 'Controlled developments',
    text:
      'A development that the player does not control gives her nothing; who built it does not ' +
      'matter.',
  },
  'CR-PROD-03': {
    title: 'Optional production',
    text: 'Any development may be left out.',
  },
  'CR-PROD-04': {
    title: 'Products on the tile',
    text:
      'Products are put on the development that made them, up to its capacity, and stay there ' +
      'when control changes.',
  },
  'CR-PROD-05': {
    title: 'Building after producing',
    text:
      'After producing, the player may build 1 new development, or more by effects. What is ' +
      'built now does not produce in this action.',
  },
  'CR-DEV-01': {
    title: 'Cost of building',
    text: 'Building costs the ARCs printed on the development, after discounts.',
  },
  'CR-DEV-02': {
    title: 'Copies in the supply',
    text: 'Only the 9 drafted developments can be built, and each only while a copy is left.',
  },
  'CR-DEV-03': {
    title: 'Level of the ground',
    text:
      'Every space that the tile covers must have a level (Slum red, Midtown blue, Heights ' +
      'green) that the tile names. With two colours the covered spaces may be of either, also ' +
      'mixed.',
  },
  'CR-DEV-04': {
    title: 'No overlap',
    text: 'No covered space may already hold a development.',
  },
  'CR-DEV-05': {
    title: 'On the board',
    text:
      'All covered spaces are usable spaces of the board. The tile may be turned by quarter ' +
      'turns, but not flipped.',
  },
  'CR-DEV-06': {
    title: 'Anywhere',
    text:
      'Any free place with matching levels will do: building needs no figure, neighbour or ' +
      'entry space there.',
  },
  'CR-DEV-07': {
    title: 'Figures on the ground',
    text:
      'Spaces with figures, of any player, may be covered; the figures then stand on the tile. ' +
      'YCU tokens and renown marks do not prevent building either.',
  },
  'CR-DEV-08': {
    title: 'Building without control',
    text: 'Placing a tile gives no control of it.',
  },
  'CR-DEV-09': {
    title: 'Control of a development',
    text:
      'A player controls a development while she has at least 1 figure on each space that the ' +
      'tile covers.',
  },
  'CR-DEV-10': {
    title: 'Control during a battle',
    text:
      'While a battle for a space goes on, the space and the tile on it stay with the player ' +
      'who was there before (CR-RULING-21).',
  },
  'CR-DEV-11': {
    title: 'Ability of a development',
    text: 'The ability on the draft card works only for the player who controls the development.',
  },
  'CR-SELL-01': {
    title: 'Selling products',
    text:
      'The active player discards products from developments she controls. Each pays the price ' +
      'printed on its development.',
  },
  'CR-SELL-02': {
    title: 'Number of products',
    text:
      'In a Sell action a player sells at most as many products as her influence, or more by ' +
      'effects, from one or several developments.',
    note:
      'Whoever controls three developments, one of them a Trade Exchange, has met an influence ' +
      'condition and sells up to 5 + 2 products, not 4 + 2.',
  },
  'CR-SELL-03': {
    title: 'Sold products',
    text: 'Sold products go back to the product supply.',
  },
  'CR-REFR-01': {
    title: 'Refreshing the hand',
    text:
      'The active player discards any number of hand cards, shuffles her discard pile under her ' +
      'draw pile and draws up to her influence, as in CR-RESET-01 to CR-RESET-03, but alone.',
  },
  'CR-REFR-02': {
    title: 'Use of the discard pile',
    text:
      "Only Refresh and Reset reshuffle a player's discard pile. Any other draw from an empty " +
      'draw pile is ignored.',
  },
  'CR-MOVE-01': {
    title: 'Number of figures',
    text: 'The active player may move as many of her figures as her influence, or more by effects.',
  },
  'CR-MOVE-02': {
    title: 'Three spaces',
    text: 'Each of these figures moves 1 to 3 spaces, or more by effects.',
  },
  'CR-MOVE-03': {
    title: 'One after the other',
    text:
      'A figure finishes its movement before the next one starts, and moves only once per Move ' +
      'action.',
  },
  'CR-MOVE-04': {
    title: 'Two figures per space',
    text:
      'No figure may end its move where 2 figures of its owner already stand. It may pass ' +
      'through.',
  },
  'CR-MOVE-05': {
    title: 'Enemies on the space',
    text: "Only a player's own figures count for that limit, not those of enemies.",
  },
  'CR-MOVE-06': {
    title: 'No diagonals',
    text: 'Each step goes to a usable space that shares an edge.',
  },
  'CR-MOVE-07': {
    title: 'Figures from the pool',
    text:
      "A figure in the pool is put on its owner's entry space. That uses 1 of its spaces, and " +
      'then it may go on.',
  },
  'CR-MOVE-08': {
    title: 'Enemy spaces',
    text:
      "A space with another player's figure or a YCU token is an enemy space. A figure that " +
      'enters one stops there and cannot pass through.',
  },
  'CR-MOVE-09': {
    title: 'One enemy space per turn',
    text:
      'In one turn a player can move figures into at most one enemy space. Several figures may ' +
      'enter it.',
  },
  'CR-MOVE-10': {
    title: 'YCU as enemies',
    text:
      'A space with a YCU token is an enemy space for everybody: it stops movement and is ' +
      'fought over after the Move action.',
  },
  'CR-MOVE-11': {
    title: 'Battle after moving',
    text:
      'When the Move action is finished, the contested space, if there is one, is fought over ' +
      'at once, before the turn goes on.',
  },
  'CR-MOVE-12': {
    title: 'Unusable spaces',
    text:
      'The yellow and black spaces of the side for 3 players cannot be entered, crossed or ' +
      'built on, and get no YCU tokens.',
  },
  'CR-MOVE-13': {
    title: 'Occupied entry space',
    text:
      'An entry space with an enemy on it is an enemy space: the entering figure stops, and the ' +
      'player has used her one enemy space.',
  },
  'CR-BATTLE-01': {
    title: 'Attacker and defender',
    text: 'The player whose turn it is attacks, the other one defends.',
  },
  'CR-BATTLE-02': {
    title: 'Cards of the attacker',
    text:
      'The attacker lays any number of cards face down, up to her influence, or more by ' +
      'effects. Each comes from her hand or from the top of her draw pile, in any mix.',
  },
  'CR-BATTLE-03': {
    title: 'Unseen cards',
    text:
      'Nobody, not even its owner, looks at a card laid from the draw pile before it is ' +
      'revealed.',
  },
  'CR-BATTLE-04': {
    title: 'Cards of the defender',
    text:
      'Then the defender lays cards in the same way, up to her own influence. She sees how many ' +
      'cards the attacker laid and from where, but not which.',
  },
  'CR-BATTLE-05': {
    title: 'Other cards than units',
    text:
      'Cards that are not units may be laid. They count towards the limit and add no attack ' +
      'value.',
  },
  'CR-BATTLE-06': {
    title: 'Reveal of the attacker',
    text:
      'The attacker reveals all her cards and carries out their Battle abilities in the order ' +
      'laid.',
  },
  'CR-BATTLE-07': {
    title: 'Reveal of the defender',
    text: 'Then the defender does the same.',
  },
  'CR-BATTLE-08': {
    title: 'Battle dice',
    text:
      'Each side rolls 1 battle die for each of its figures on the contested space and on ' +
      'adjacent spaces. Effects add or take away dice, but not below 0.',
  },
  'CR-BATTLE-09': {
    title: 'Total',
    text:
      "A side's total is the sum of the attack values of its revealed units, its effects and " +
      'its dice.',
  },
  'CR-BATTLE-10': {
    title: 'Winner of a battle',
    text: 'The side with the higher total wins.',
  },
  'CR-BATTLE-11': {
    title: 'Tie',
    text: 'If the totals are equal, the defender wins.',
  },
  'CR-BATTLE-12': {
    title: 'Laid cards',
    text:
      "Afterwards all laid cards go to their owners' discard piles, except those removed from " +
      'the game and those whose effect says otherwise.',
  },
  'CR-BATTLE-13': {
    title: 'Number of dice',
    text: 'More dice than the 10 in the box are thrown by rolling again and adding.',
  },
  'CR-BATTLE-14': {
    title: 'Repeated battles',
    text:
      'While the space is still contested, another battle follows there at once, with what both ' +
      "sides have left, until only one player's figures remain.",
  },
  'CR-BATTLE-15': {
    title: 'Unchanged roles',
    text: 'In the repeated battles of an action attacker and defender stay the same.',
  },
  'CR-BATTLE-16': {
    title: 'No cards',
    text: 'A side may lay no card at all and fight with dice only.',
  },
  'CR-BATTLE-17': {
    title: 'Won space',
    text:
      'The winner keeps her figures on the space and controls it. Products on a development ' +
      'that changes hands belong to its new controller.',
  },
  'CR-LOSS-01': {
    title: 'Lost figure',
    text:
      'The loser takes 1 of her figures from the contested space back into her supply, not into ' +
      'her pool.',
  },
  'CR-LOSS-02': {
    title: 'Lost unit card',
    text: 'She also removes from the game 1 unit card of her choice that she played in that battle.',
  },
  'CR-LOSS-03': {
    title: 'Unit from the discard pile',
    text:
      'If she played no unit card in that battle, she removes 1 unit card of her choice from ' +
      'her discard pile.',
  },
  'CR-LOSS-04': {
    title: 'Unit from hand or draw pile',
    text:
      'If the discard pile holds no unit card either, she removes 1 unit card from her hand, or ' +
      'searches her draw pile, if it is not empty, and removes one found there.',
  },
  'CR-LOSS-05': {
    title: 'Shuffling after a search',
    text: 'After a search the draw pile is shuffled, whether a unit was found or not.',
  },
  'CR-LOSS-06': {
    title: 'Removed cards',
    text: 'A removed card is shown to all and is out of the game; it goes to no discard pile.',
  },
  'CR-LOSS-07': {
    title: 'Lost leader',
    text:
      'The gang leader counts as a gang member and can be removed. Its player keeps her colour, ' +
      'mat and figures.',
  },
  'CR-LOSS-08': {
    title: 'No unit left',
    text: 'If no unit card is found anywhere, only the figure is lost.',
  },
  'CR-LOSS-09': {
    title: 'Cards that are safe',
    text: 'Ability cards and market cards cannot be given up for a lost battle.',
  },
  'CR-PATROL-01': {
    title: 'Clearing the board',
    text: 'All YCU tokens on the board go back to the bag.',
  },
  'CR-PATROL-02': {
    title: 'Two coordinate cards',
    text:
      'Two coordinate cards are drawn from the YCU deck and revealed. Both go to the YCU ' +
      'discard pile as soon as their tokens are placed.',
  },
  'CR-PATROL-03': {
    title: 'Token for each coordinate',
    text:
      'For each coordinate, first card first, in printed order, 1 token is drawn at random from ' +
      'the bag and put there. A space can get several tokens.',
  },
  'CR-PATROL-04': {
    title: 'Lists of coordinates',
    text:
      "With 2 or 4 players the card's list for 2 and 4 players is used, with 3 players its list " +
      'for 3.',
  },
  'CR-PATROL-05': {
    title: 'Tokens before battles',
    text: 'Battles start only after all tokens are placed.',
  },
  'CR-PATROL-06': {
    title: 'Order of players',
    text:
      'A player with figures on spaces with YCU must resolve all of them. If there are several ' +
      'such players, the earliest in turn order resolves all of hers, then the next.',
  },
  'CR-PATROL-07': {
    title: 'Order of spaces',
    text: 'Each player chooses the order of her spaces and tokens.',
  },
  'CR-PATROL-08': {
    title: 'Tokens that stay',
    text:
      'Tokens on spaces without figures, and tokens that won, stay there until somebody defeats ' +
      'them or the next patrol clears the board.',
  },
  'CR-PATROL-09': {
    title: 'End of the patrol',
    text: 'The next phase starts only when no space holds both figures and YCU tokens.',
  },
  'CR-YCU-01': {
    title: 'Value to beat',
    text:
      'The value to beat is the sum of the attack values of all YCU tokens on that space, ' +
      'whichever token is fought.',
  },
  'CR-YCU-02': {
    title: 'One token at a time',
    text:
      'The player picks one token on one of her contested spaces and fights or bribes it, and ' +
      'so on.',
  },
  'CR-YCU-03': {
    title: 'Cards against YCU',
    text:
      'She lays cards from her hand and draw pile, up to her influence, reveals them and ' +
      'carries out their Battle abilities.',
  },
  'CR-YCU-04': {
    title: 'Dice against YCU',
    text:
      'She rolls 1 die for each of her figures on the contested space and on adjacent spaces, ' +
      'more or fewer by effects.',
  },
  'CR-YCU-05': {
    title: 'Victory over YCU',
    text: 'A total equal to or above the value defeats the token: here ties favour the player.',
  },
  'CR-YCU-06': {
    title: 'Defeated token',
    text: 'Only the token that was picked goes back to the bag. The others stay, without its value.',
  },
  'CR-YCU-07': {
    title: 'Alert roll',
    text:
      'After defeating a token the player rolls the six-sided die, and the entry of the alert ' +
      'table is carried out for her.',
  },
  'CR-YCU-08': {
    title: 'New tokens',
    text:
      'If an alert puts new tokens on spaces with figures, those battles are fought as in ' +
      "CR-PATROL-06, even in the middle of somebody's turn, before anything else goes on " +
      '(CR-RULING-22).',
  },
  'CR-YCU-09': {
    title: 'Defeat by YCU',
    text:
      'With a lower total the player loses 1 figure of that space and 1 unit card, as after any ' +
      'lost battle (CR-LOSS-01 to CR-LOSS-09). The token stays.',
  },
  'CR-YCU-10': {
    title: 'Until it is settled',
    text: 'This goes on until on each such space her figures or the tokens are gone.',
  },
  'CR-YCU-11': {
    title: 'Bribe',
    text:
      'Instead of fighting a token the player may pay its own bribe value, whatever other ' +
      'tokens are there, and return it to the bag.',
  },
  'CR-YCU-12': {
    title: 'No alert after a bribe',
    text: 'A bribe is not a battle: there is no die roll, no card and no effect of winning.',
  },
  'CR-YCU-13': {
    title: 'Moving onto YCU',
    text:
      'A figure that moved onto a space with YCU fights or bribes after the Move action, in the ' +
      'same way as one on which a token landed.',
  },
  'CR-YCU-14': {
    title: 'Cards laid against YCU',
    text:
      "Afterwards all laid cards go to their owner's discard pile, as after a battle between " +
      'players (CR-BATTLE-12).',
  },
  'CR-INF-01': {
    title: 'Influence conditions',
    text: 'The conditions for gaining influence are on the mat and are the same for all players.',
  },
  'CR-INF-02': {
    title: 'Gaining influence',
    text:
      'As soon as a player meets a condition that she has not met before, her influence rises ' +
      "by 1, even in another player's turn.",
    note:
      'Conditions are looked at whenever figures, control, cards, wins or ARCs change, and at ' +
      'the end of the setup.',
  },
  'CR-INF-03': {
    title: 'Each condition once',
    text: 'The same condition never counts twice for a player.',
  },
  'CR-INF-04': {
    title: 'No loss of influence',
    text: 'Influence never falls, even if a condition no longer holds.',
  },
  'CR-INF-05': {
    title: 'Top of the track',
    text: 'At the top of the track further conditions are ticked off without effect.',
  },
  'CR-INF-06': {
    title: 'What influence governs',
    text:
      'Influence governs the hand size at Reset and Refresh, the figures of a Move action, the ' +
      'cards of a battle, the products of a Sell action and the renown of a Buy action.',
  },
  'CR-DECK-01': {
    title: 'Parts of a deck',
    text: "A player's deck is her hand, draw pile and discard pile together.",
  },
  'CR-DECK-02': {
    title: 'Ability and market cards',
    text:
      'Ability cards and market cards are not units: they have no attack value, do not count as ' +
      'gang members and are not affected when a gang member is lost.',
  },
  'CR-DECK-03': {
    title: 'Leader as gang member',
    text:
      'The gang leader counts as a gang member for all effects. A gang never has another leader ' +
      'than its own.',
  },
  'CR-DECK-04': {
    title: 'Cards and figures',
    text:
      'Cards and figures are independent: losing one does not remove the other, except where a ' +
      'rule says both.',
  },
  'CR-RENOWN-01': {
    title: 'Award of spaces',
    text: 'In the Award phase a player gains the renown printed on each space she controls.',
  },
  'CR-RENOWN-02': {
    title: 'Award of developments',
    text: 'She gains the renown of each development she controls, once per tile, not per space.',
  },
  'CR-RENOWN-03': {
    title: 'Both awards',
    text:
      'A marked space under a tile still pays its own award to the player on it, besides the ' +
      'award of the tile to whoever controls it.',
  },
  'CR-RENOWN-04': {
    title: 'Order of awards',
    text: 'Awards are taken from the pool in turn order.',
  },
  'CR-RENOWN-05': {
    title: 'Short pool',
    text:
      'A player whose award exceeds what is left in the pool takes nothing. Her whole award is ' +
      'noted as unclaimed and added to her final score.',
  },
  'CR-RENOWN-06': {
    title: 'Secret renown',
    text:
      "Renown tokens may be turned face down, so that others do not see a player's total " +
      '(CR-RULING-30).',
  },
  'CR-RENOWN-07': {
    title: 'Gains outside the Award phase',
    text:
      'Renown that is bought or gained by effects is limited to what the pool holds, and a ' +
      'shortage there does not end the game. Lost renown goes back to the pool.',
  },
  'CR-END-01': {
    title: 'Exhausted pool',
    text:
      'The game ends with the round in whose Award phase at least one player could not claim ' +
      'her full award from the pool.',
  },
  'CR-END-02': {
    title: 'Last awards',
    text: 'All players count the awards of that last phase, paid or not.',
  },
  'CR-END-03': {
    title: 'Market cards',
    text:
      'Each market card that a player owns, in hand, draw pile, discard pile or on the table, ' +
      'counts 1 renown. Removed ones do not count.',
  },
  'CR-END-04': {
    title: 'Final score',
    text: "A player's final score is her renown, her unclaimed award and her market cards.",
  },
  'CR-END-05': {
    title: 'Winner',
    text: 'The highest final score wins.',
  },
  'CR-END-06': {
    title: 'Ties',
    text: 'Among tied players the one with the most ARCs wins.',
  },
  'CR-END-07': {
    title: 'No elimination',
    text: 'A player without figures, cards or money stays in the game and takes her turns.',
  },
  'CR-END-08': {
    title: 'After the end',
    text: 'Once the game is over every move is refused.',
  },
  'CR-LIMIT-01': {
    title: 'Empty decks',
    text:
      'When a card must be drawn from an empty gang, market or YCU deck, its discard pile is ' +
      'shuffled into a new deck first. Removed cards stay out. If there is still none, nothing ' +
      'is drawn.',
  },
  'CR-LIMIT-02': {
    title: 'No figures left',
    text: 'With an empty figure supply a recruit brings the card without a figure.',
  },
  'CR-LIMIT-03': {
    title: 'No tiles left',
    text: 'A development without copies is no longer offered.',
  },
  'CR-LIMIT-04': {
    title: 'No products left',
    text: 'Only as many products are placed as the supply holds.',
  },
  'CR-LIMIT-05': {
    title: 'Empty bag',
    text: 'If the bag is empty, the remaining coordinates get no token.',
  },
  'CR-LIMIT-06': {
    title: 'Unlimited ARCs',
    text: 'The bank never runs out of ARCs, and tokens can be changed freely.',
  },
  'CR-RULING-01': {
    title: 'Size of the board',
    text:
      'How large is the board? It has 7 x 7 places: columns A to G from left to right, rows 1 ' +
      'to 7 from bottom to top, so that A1 is the lower left corner.',
    note: 'A description of the setup picture speaks of 10 x 10, the text of 7 x 7.',
  },
  'CR-RULING-02': {
    title: 'Borders of the levels',
    text:
      'Where are the levels of the 7 x 7 side? The outer ring of 24 spaces is Slum, the second ' +
      'ring of 16 is Midtown, the inner 3 x 3 are Heights.',
    note: 'The text speaks of an outer part, a middle ring and an inner part.',
  },
  'CR-RULING-03': {
    title: 'Order of Reset discards',
    text:
      'Do all discard at once in the Reset? No: the players are asked one after the other, in ' +
      'the turn order of the old first player. Each finishes discarding, shuffling and drawing ' +
      'before the next is asked.',
    note: 'The choices do not affect each other.',
  },
  'CR-RULING-04': {
    title: 'Steps of the Reset',
    text:
      'In which order do the steps of the Reset come? First come the hands, then the first ' +
      'player token, income, the market row and the gang row.',
  },
  'CR-RULING-05': {
    title: 'Cards of a patrol',
    text: 'Does a patrol reveal one coordinate card or two? It reveals two.',
    note: 'The rulebook says both; the description of the phase is the clearer one.',
  },
  'CR-RULING-06': {
    title: 'Mandatory influence',
    text: 'May a player decline influence? No: it rises by itself when a condition is met.',
    note: 'The rulebook says "may" about the mat and "must" about influence.',
  },
  'CR-RULING-07': {
    title: 'Place of bought cards',
    text:
      'Where do bought cards go? A regular card goes to the hand, a Permanent to the table at ' +
      'once.',
    note: 'The special rule for Permanents beats the general one.',
  },
  'CR-RULING-08': {
    title: 'Empty actions',
    text:
      'May a player choose an action that can do nothing at all? No, it is not offered ' +
      '(CR-ACT-02). Refresh is always possible. May she choose one that could do something and ' +
      'then do nothing of it? Yes, in every action but Recruit: that is a pass. It is the action ' +
      'of her turn, and the turn counts.',
    note:
      'An action must be chosen, but everything in it is something that she may do; and Refresh ' +
      'without a discard passes as well.',
  },
  'CR-RULING-09': {
    title: 'Moments for cards',
    text:
      'When exactly can cards be played? At every decision that the active player has in her ' +
      'own turn, even when she is to bid, before she lays her first card in each battle against ' +
      'a player, and between YCU tokens. Only steps that cannot be divided are closed: a figure ' +
      'under way, a tile being placed, the discards of a Refresh, the rest of laying, the ' +
      "removal after a loss, another effect. Nobody plays cards in another player's turn, in " +
      'the Reset or in the Patrol.',
    note: 'The text allows any time.',
  },
  'CR-RULING-10': {
    title: 'Endless card loops',
    text:
      'Can cards that fetch cards be played for ever? No: each card can be played once per turn ' +
      '(CR-CARD-08).',
    note:
      "The publisher's erratum is about the same loop. House rule `cardOncePerTurn`: with " +
      '`false` there is no such limit.',
  },
  'CR-RULING-11': {
    title: 'Size of bids',
    text:
      'Which bids are possible? Every multiple of 1,000 ARCs, the smallest token, that is above ' +
      'the current bid and that the player can pay.',
  },
  'CR-RULING-12': {
    title: 'Bids of 0',
    text: 'May a player bid 0? No: the first bid is at least 1,000 ARCs.',
    note: 'A bid of 0 would be no bid.',
  },
  'CR-RULING-13': {
    title: 'Automatic pass',
    text:
      'What if a player cannot pay the next bid? She passes by herself when her turn to bid ' +
      'comes. The initiator does so only with an empty hand, since a card might still bring ' +
      'ARCs.',
    note: 'Hand sizes are public, so this betrays nothing.',
  },
  'CR-RULING-14': {
    title: 'Turns left for an auction',
    text:
      'May a player who won in the same Recruit action bid again? Who may bid is checked anew ' +
      'for each auction, and she has one turn less.',
    note: 'Her tracker moved at once.',
  },
  'CR-RULING-15': {
    title: 'Place of battle cards',
    text: "Where do battle cards go afterwards? To their owners' discard piles.",
  },
  'CR-RULING-16': {
    title: 'Three players on a space',
    text:
      'Can figures of three players meet on one space? No: no space is left contested, and only ' +
      'the active player moves.',
  },
  'CR-RULING-17': {
    title: 'Loser without a unit played',
    text:
      'What if the loser played cards but no unit? She is treated as if she had played none: ' +
      'the discard pile is next, then hand or draw pile.',
    note: 'Only unit cards can be lost, and she must lose one.',
  },
  'CR-RULING-18': {
    title: 'Discard pile without units',
    text:
      'What if the discard pile holds no unit card? It counts as empty: hand or draw pile is ' +
      'next.',
  },
  'CR-RULING-19': {
    title: 'Cards just played',
    text:
      'Are the cards just played in the discard pile when the loser looks for a unit? No: the ' +
      'unit is removed first, and then the cards of this battle are discarded. Cards of earlier ' +
      'battles of the same action are there already.',
    note: 'Cards played in that battle come first.',
  },
  'CR-RULING-20': {
    title: 'Search of the draw pile',
    text:
      'How is the draw pile searched? It may be searched whenever it is not empty, whatever it ' +
      'holds. Its owner sees its cards, but not their order, and must remove a unit found ' +
      'there. If there is none, she removes a unit of her hand; without one only the figure is ' +
      'lost. Afterwards the pile is shuffled.',
    note: 'So the pile stays hidden unless it is searched.',
  },
  'CR-RULING-21': {
    title: 'Control of a contested tile',
    text:
      'Who controls a tile on which both sides stand? The player who held the space before the ' +
      'move keeps the space and its tile; against YCU it is always the player.',
    note: 'Players expect this, and a Stronghold needs it.',
  },
  'CR-RULING-22': {
    title: 'Battles after an alert',
    text:
      'In which order are battles fought that an alert makes for several players? The player ' +
      'who is fighting goes on until she has none left, new ones included. Then comes the ' +
      'earliest in turn order who has any, and so on.',
    note: 'It is as in a patrol.',
  },
  'CR-RULING-23': {
    title: 'Endless alerts',
    text:
      'Can alerts go on for ever? No: from the first choice of a token until nothing is ' +
      'contested, at most 12 alert results place tokens. After that the die is still rolled, ' +
      'but such results do nothing.',
    note: 'House rule `alertChainCap` sets another number.',
  },
  'CR-RULING-24': {
    title: 'Role against YCU',
    text:
      'Is a player attacker or defender against YCU? She is the attacker in her own turn on the ' +
      'enemy space that she moved into in this turn, and the defender everywhere else. A token ' +
      'that lands on a figure makes it defend, even if it moved this turn.',
  },
  'CR-RULING-25': {
    title: 'Buying from a short pool',
    text:
      'What if the pool is short when renown is bought? Only what it holds can be bought, and ' +
      'the game does not end.',
    note: 'Only an Award phase can end it.',
  },
  'CR-RULING-26': {
    title: 'Pool emptied exactly',
    text:
      'Does an award that empties the pool exactly end the game? No, only one that cannot be ' +
      'paid.',
    note:
      'The game ends when there are not enough tokens, and here there were. House rule ' +
      '`endOnExactDepletion`: with `true` the game also ends after an Award phase that took the ' +
      'last renown.',
  },
  'CR-RULING-27': {
    title: 'Large tile on a renown space',
    text:
      'Who gets what for a tile of several spaces on a marked space? The player on that space ' +
      'gets the award of the space, the player who controls the whole tile that of the tile.',
    note: 'This follows from what control means.',
  },
  'CR-RULING-28': {
    title: 'Building on entry spaces',
    text: 'Can entry spaces be built on? Yes, if their level fits.',
    note: 'No rule forbids it.',
  },
  'CR-RULING-29': {
    title: 'Building without figures',
    text: 'Must a player have figures where she builds? No, neither there nor near.',
  },
  'CR-RULING-30': {
    title: 'Hidden totals',
    text:
      "Is a player's renown secret? Yes: others see no total, but everybody sees what is gained " +
      'in public.',
    note:
      'Players may turn their tokens face down. House rule `concealRenown`: with `false` totals ' +
      'are open.',
  },
  'CR-RULING-31': {
    title: 'Shared victory',
    text: 'What if both renown and ARCs are equal? The tied players share the victory.',
    note: 'The rulebook is silent.',
  },
  'CR-RULING-32': {
    title: 'Open and secret things',
    text:
      'What is public? ARCs, discard piles, figures, cards on the table, removed cards and the ' +
      'content of the bag. Hands, draw piles and face-down cards are secret.',
  },
  'CR-RULING-33': {
    title: 'Round limit',
    text:
      'Can a game in which nobody scores go on for ever? No: after the Award phase of round 100 ' +
      'it ends and is scored.',
    note:
      'House rule `roundLimit` sets another last round; with `null` there is none. Players who ' +
      'play for renown need 6 to 14 rounds.',
  },
  'CR-RULING-34': {
    title: 'Order of Battle abilities',
    text:
      'In which order are the Battle abilities of one side carried out? In the order in which ' +
      'its cards were laid; cards added by an ability come afterwards, in the order drawn.',
  },
  'CR-RULING-35': {
    title: 'Identical figures',
    text:
      'Which of several figures of one player moves or is lost? They are alike, so it makes no ' +
      'difference: the lowest-numbered one that qualifies is taken.',
  },
  'CR-RULING-36': {
    title: 'Unused movement',
    text:
      'May a figure leave part of its movement unused? Yes, but it moves at least 1 space. A ' +
      'figure that stays does not count as moved.',
    note: 'The text gives a maximum.',
  },
  'CR-RULING-37': {
    title: 'Movement by cards',
    text:
      "May a card's movement lead to an attack? No: it never enters an enemy space, so battles " +
      'between players come only from the Move action.',
  },
  'CR-RULING-38': {
    title: 'Influence during an action',
    text:
      'Does influence gained during an action raise its limit at once? Yes: limits are read ' +
      'when they are needed.',
    note: 'Influence is gained as soon as a condition is met.',
  },
  'CR-RULING-39': {
    title: 'Wins against YCU',
    text:
      'Do effects of winning count wins against YCU? Yes, unless they say otherwise. Bribes ' +
      'never count.',
  },
  'CR-RULING-40': {
    title: 'Starter decks',
    text:
      'How many units has a starter deck? Seven, the leader and 6 gang members, and 3 ability ' +
      'cards.',
    note: 'There are 7 starting figures.',
  },
  'CR-RULING-41': {
    title: 'First turn without Reset',
    text: 'Is the Reset skipped for one turn or for a round? For the whole first round.',
    note: 'The rulebook says first turn, which makes sense only for the round.',
  },
  'CR-RULING-42': {
    title: 'Committed ARCs',
    text:
      'Can a bidder lose ARCs that she needs to pay her bid? No: no effect takes the ARCs that ' +
      'cover the highest bid before the auction ends.',
  },
  'CR-RULING-43': {
    title: 'Large hands',
    text: 'Must a hand above the hand size be discarded? No, never.',
    note: 'The text only speaks of drawing.',
  },
  'CR-RULING-44': {
    title: 'Nobody to bid',
    text: 'What if nobody else may bid? The initiator recruits for free at once, without bidding.',
  },
  'CR-RULING-45': {
    title: 'Rescued figure',
    text:
      "Where does the lost figure go if a Battle ability rescues it? Into its owner's pool " +
      'instead of her supply.',
  },
  'CR-RULING-46': {
    title: 'Meaning of turn',
    text:
      'What is one turn for CR-MOVE-09? The whole turn of the active player: the Move action ' +
      'and everything else in it.',
  },
  'CR-RULING-47': {
    title: 'Counting out renown',
    text: 'Does it matter who counts out renown tokens? No: awards are simply paid.',
  },
  'CR-RULING-48': {
    title: 'Empty pile in a battle',
    text: 'Can a card be laid from an empty draw pile? No, and nothing is reshuffled in a battle.',
  },
  'CR-RULING-49': {
    title: 'Awards of 0 and the deserted city',
    text:
      'Does an award of 0 from an empty pool end the game? No: it is claimed in full. But the ' +
      'city is deserted once nobody has a figure on the board or in her pool and no gang member ' +
      'is left in the row, the gang deck or its discard pile. Then the game ends after the Award ' +
      'phase and is scored.',
    note:
      'A ruling of our own: nobody can ever come back, so the pool would never run short, and ' +
      'the rulebook has no other end.',
  },
  'CR-RULING-50': {
    title: 'Order of choosing entries',
    text:
      'In which order are entry spaces chosen? In the order in which leaders were picked; with ' +
      'random or fixed leaders in seat order from seat 0.',
    note: 'The rulebook is silent.',
  },
  'CR-RULING-51': {
    title: 'Moving on after a battle',
    text: 'May figures move on after winning a space? No: the Move action is over.',
  },
  'CR-RULING-52': {
    title: 'Buying only renown',
    text:
      'May a Buy action buy renown alone? Yes: card and renown are both optional, and at least ' +
      'one must be possible.',
    note: 'Otherwise an empty row would block renown.',
  },
  'CR-RULING-53': {
    title: 'Order of setup',
    text:
      'In which order does setup draw and pick? Leaders come first, then hands, entry spaces, ' +
      'the gang row, the market row, developments (Slum, Midtown, Heights) and the first ' +
      'player.',
  },
  'CR-RULING-54': {
    title: 'Figures in a contested space',
    text:
      'Can a card move a figure out of a contested space before the battle? No: movement by ' +
      'cards never picks a figure on an enemy space.',
    note: 'It stopped there (CR-MOVE-08).',
  },
  'CR-RULING-55': {
    title: 'Card laid unseen',
    text:
      'Which card was laid unseen from the draw pile? That is decided when its side reveals: ' +
      'the cards are drawn then, in the order laid. Until then they count as laid and no longer ' +
      'as part of the pile.',
    note: 'The odds are the same, and nobody can know it earlier.',
  },
  'CR-RULING-56': {
    title: 'Recruiting by an effect',
    text:
      'May the initiator recruit by an effect instead of the auction? She may use the effect, ' +
      'but it never ends or replaces the Recruit action: she must still win a card by auction.',
  },
} as const satisfies RuleBook;

/** The id of a rule or ruling of City of Remnants, as refusals name it and `explain` takes it. */
export type RuleId = keyof typeof rules;

/** Built, it is a text until somebody asks for it: see build/texts.ts. */
export const ruleBook = () => rules;

type Chapter = RuleId extends `${string}-${infer Name}-${string}` ? Name : never;

/** The titles of the chapters by the middle part of the ids, in the order of the book. */
export const chapters = {
  BOARD: 'The board',
  SETUP: 'Setup',
  ROUND: 'Rounds',
  RESET: 'Reset',
  TURN: 'Player turns',
  CARD: 'Playing cards',
  ACT: 'Actions',
  RECR: 'Recruit',
  BUY: 'Buy',
  PROD: 'Produce',
  DEV: 'Develop',
  SELL: 'Sell',
  REFR: 'Refresh',
  MOVE: 'Move',
  BATTLE: 'Battles',
  LOSS: 'Lost battles',
  PATROL: 'Yugai Patrol',
  YCU: 'Fighting YCU',
  INF: 'Influence',
  DECK: 'Decks',
  RENOWN: 'Award Renown',
  END: 'End of the game',
  LIMIT: 'Limits',
  RULING: 'Rulings',
} as const satisfies Record<Chapter, string>;
