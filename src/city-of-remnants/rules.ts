import type { RuleBook } from '../kernel/rules.js';

/** Every rule in the order of play, then the rulings. */
export const rules = {
  'CR-BOARD-01': {
    title: 'Three levels of spaces',
    text:
      'Every usable space is Slum (red, outer), Midtown (blue, middle ring) or Heights ' +
      '(green, inner). Levels matter only for building.',
  },
  'CR-BOARD-02': {
    title: 'Renown-marked spaces',
    text:
      'Some spaces carry a printed renown award. It goes to the seat that holds the space in ' +
      'the Award phase (CR-RENOWN-01).',
  },
  'CR-BOARD-03': {
    title: 'Adjacency by edges only',
    text: 'Two usable spaces are adjacent if they share an edge.',
  },
  'CR-BOARD-04': {
    title: 'Controlling a space',
    text:
      'A seat controls a space while it has at least 1 figure there. While two seats stand on ' +
      'it, CR-DEV-10 says whose it is. YCU tokens never control anything.',
  },
  'CR-SETUP-01': {
    title: 'Board side by player count',
    text:
      'With 2 or 4 seats the 7x7 side `grid7` of the board is used, with 3 seats the side ' +
      '`tri`. No other number of seats is possible.',
  },
  'CR-SETUP-02': {
    title: 'Leader choice, one each',
    text:
      'Every seat takes one gang leader = one set of 10 starter cards. No two seats share a ' +
      'leader. Method: option `leaderSelection` (`draft`: every seat rolls the d6, highest ' +
      'picks first, ties reroll among the tied, then clockwise; `random`; `fixed`).',
  },
  'CR-SETUP-03': {
    title: 'Colour follows the leader',
    text:
      "The leader's colour fixes the mat, the figures and which attack value of every unit " +
      'card counts for that seat. The race a figure shows has no effect.',
  },
  'CR-SETUP-04': {
    title: 'Starting deck and hand',
    text:
      'Each seat shuffles its 10 starter cards into a draw pile and draws the top 4. Discard ' +
      'pile starts empty.',
  },
  'CR-SETUP-05': {
    title: 'Starting tracks',
    text:
      "Turn tracker 0, influence 4 (the pack's `influence.start`), no gain-influence " +
      'condition met yet.',
  },
  'CR-SETUP-06': {
    title: 'Starting figures',
    text: '7 figures of the colour in the pool, the other 9 in the supply, none on the board.',
  },
  'CR-SETUP-07': {
    title: 'Entry spaces differ',
    text:
      'Each seat claims one of the crosshair spaces of the board side in use; no two seats ' +
      "share one. It is that seat's entry space for the whole game. `grid7` has 4 entries, " +
      'one per side; `tri` has 3. With 2 players any two different entries are allowed, also ' +
      'neighbouring sides.',
  },
  'CR-SETUP-08': {
    title: 'Gang member row',
    text: 'Shuffle the 31 gang member cards, turn the top 4 face up.',
  },
  'CR-SETUP-09': {
    title: 'Black market row',
    text: 'Shuffle the 30 market cards, turn the top 4 face up.',
  },
  'CR-SETUP-10': {
    title: 'Development draft',
    text:
      'Split the 18 draft cards by type, pick 3 at random from each type, reveal those 9. All ' +
      'tiles of the 9 types (every copy) form the tile supply of this game; the other types ' +
      'are out of the game.',
  },
  'CR-SETUP-11': {
    title: 'Starting money',
    text: 'Each seat receives 2,000 ARCs.',
  },
  'CR-SETUP-12': {
    title: 'Shared piles',
    text: 'Product supply 54; renown pool exactly 200 whatever the number of seats.',
  },
  'CR-SETUP-13': {
    title: 'YCU deck and bag',
    text: 'Shuffle the 20 coordinate cards face down; put all 20 YCU tokens into the bag.',
  },
  'CR-SETUP-14': {
    title: 'First player by die',
    text:
      'Every seat rolls the d6; the highest takes the first player token; tied highest seats ' +
      'reroll among themselves until one is highest.',
  },
  'CR-SETUP-15': {
    title: 'Round 1 starts with turns',
    text:
      'Play begins with the Player Turns phase of round 1: no Reset comes before it ' +
      '(CR-RESET-08).',
  },
  'CR-ROUND-01': {
    title: 'Four phases in order',
    text:
      'Each round: Reset, Player Turns, Yugai Patrol, Award Renown, each completed before the ' +
      'next.',
  },
  'CR-ROUND-02': {
    title: 'Rounds repeat until the end',
    text:
      'After Award Renown a new round starts unless CR-END-01 (or the round limit, ' +
      'CR-RULING-33) ended the game.',
  },
  'CR-RESET-01': {
    title: 'Optional hand discard',
    text:
      'Each seat may put any number of its hand cards, from none to all, on its discard pile. ' +
      'The seats are asked in turn order of the old first player (CR-RULING-03).',
    note:
      'A hand that has become empty ends the discards, as it ends the laying of cards once ' +
      'the draw pile is empty, too: nothing is left to decide.',
  },
  'CR-RESET-02': {
    title: 'Discard pile goes under',
    text:
      'Each seat then shuffles its whole discard pile and puts it face down UNDER its draw ' +
      'pile. What was in the draw pile stays above it and is drawn first.',
  },
  'CR-RESET-03': {
    title: 'Draw up to influence',
    text:
      'Each seat draws from the top until its hand equals its influence (plus `handSize` ' +
      'passives). A hand already that large or larger draws nothing and discards nothing. If ' +
      'the pile runs out, the seat keeps what it has.',
  },
  'CR-RESET-04': {
    title: 'First player token moves left',
    text: 'After all seats finished CR-RESET-01..03, the token goes to the next seat clockwise.',
  },
  'CR-RESET-05': {
    title: 'Income of 2,000 each',
    text: 'Each seat gets 2,000 ARCs (plus `income` passives).',
  },
  'CR-RESET-06': {
    title: 'New black market row',
    text:
      'All remaining face-up market cards go to the market discard pile, then 4 new ones are ' +
      'turned face up.',
  },
  'CR-RESET-07': {
    title: 'New gang member row',
    text:
      'All remaining face-up gang members go to the gang discard pile, then 4 new ones are ' +
      'turned face up.',
  },
  'CR-RESET-08': {
    title: 'No Reset in round 1',
    text:
      'The phase is skipped completely in the first round: no discard, no token pass, no ' +
      'income, no new rows.',
  },
  'CR-RESET-09': {
    title: 'Turn trackers return to 0',
    text: 'At the start of each Player Turns phase every turn tracker is on 0.',
  },
  'CR-TURN-01': {
    title: 'One turn at a time, clockwise',
    text:
      'Starting with the first player, each seat takes one turn, round and round, until every ' +
      'tracker shows 4.',
  },
  'CR-TURN-02': {
    title: 'Exhausted seats are skipped',
    text:
      'If the seat next in line already has its tracker on 4, skip to the next seat that has ' +
      'turns left.',
  },
  'CR-TURN-03': {
    title: 'Exactly one action',
    text:
      'In her turn a player must perform exactly one of the six actions. A turn cannot end ' +
      'before the action is done, and a second action is refused.',
  },
  'CR-TURN-04': {
    title: 'Tracker advances at turn end',
    text: 'Ending a turn moves the tracker 1 forward.',
  },
  'CR-TURN-05': {
    title: 'Phase ends at four turns each',
    text: 'When all trackers are on 4 the phase is over.',
  },
  'CR-TURN-06': {
    title: 'Only the seat to decide may act',
    text: 'A move by a seat that is not asked at the current decision point is refused.',
  },
  'CR-TURN-07': {
    title: 'Turn modifiers expire',
    text:
      'Everything a card grants "this turn" (discounts, extra figures, extra steps, rebates, ' +
      'bonuses) ends with the turn, used or not.',
  },
  'CR-TURN-08': {
    title: 'Answer the current decision',
    text: 'A move of a type that the current decision point does not offer is refused.',
  },
  'CR-CARD-01': {
    title: 'Any number, any time in the own turn',
    text:
      'During her own turn a player may play any number of cards from her hand for their ' +
      'special ability: before, during or after the action. CR-RULING-09 names the moments at ' +
      'which that is not possible.',
  },
  'CR-CARD-02': {
    title: 'Played cards are discarded',
    text:
      "After its ability is resolved the card goes to its owner's discard pile. While it is " +
      'being resolved it is in no pile.',
  },
  'CR-CARD-03': {
    title: 'Battle abilities only in battle',
    text:
      'A card whose ability is a Battle ability cannot be played in the turn for it; it ' +
      'triggers only when revealed in a battle.',
  },
  'CR-CARD-04': {
    title: 'Turn abilities never trigger in battle',
    text:
      'A unit with a turn ability laid into a battle adds only its attack value; an ability ' +
      'or market card with a turn ability laid into a battle adds nothing.',
  },
  'CR-CARD-05': {
    title: 'Colour decides the attack value',
    text:
      'A unit card is worth the attack value printed for the leader colour of the seat that ' +
      'plays it.',
  },
  'CR-CARD-06': {
    title: 'Each unit has one special ability',
    text: 'The ability applies to that card when it is played (turn) or revealed (Battle).',
  },
  'CR-CARD-07': {
    title: 'Discounts name their target',
    text:
      'When a cost reducing card is played, its target (one face-up market card or one ' +
      'development type) is named at once. Several reductions may be put on the same target ' +
      'and add up; a cost never falls below 0.',
  },
  'CR-CARD-08': {
    title: 'A physical card once per turn',
    text:
      'The same physical card can be played for its turn ability only once in a turn, even if ' +
      'it returns to the hand (CR-RULING-10).',
  },
  'CR-CARD-09': {
    title: 'Do as much as possible',
    text:
      'An effect that cannot be carried out completely is carried out as far as possible; the ' +
      'rest is ignored. A card may be played even if nothing happens.',
  },
  'CR-CARD-10': {
    title: 'Choose what the effect allows',
    text:
      'A choice made for an effect must be one that the effect offers; a mandatory choice ' +
      'with an option cannot be declined.',
  },
  'CR-ACT-01': {
    title: 'Six actions',
    text: 'The six actions are Recruit, Buy, Produce>>>Develop, Sell, Refresh and Move.',
  },
  'CR-ACT-02': {
    title: 'Action must be able to do something',
    text:
      'An action is offered only if it could have an effect. Recruit: a gang member is face ' +
      'up, in the gang deck or in its discard pile. Buy: an affordable face-up market card, ' +
      'or 3,000 ARCs and a renown pool that is not empty. Produce>>>Develop: a controlled ' +
      'development with a produce ability, or an affordable development with a legal place. ' +
      'Sell: a product on a controlled development. Move: a figure with a legal destination. ' +
      'Refresh: always. Once an action is chosen, everything that one may do in it can still ' +
      'be declined; only Recruit cannot.',
  },
  'CR-RECR-01': {
    title: 'Name a face-up gang member',
    text:
      'The active player (initiator) picks one face-up gang member card. It goes up for ' +
      'auction; until that ends no effect can take it.',
  },
  'CR-RECR-02': {
    title: 'Who may bid',
    text:
      'Every other seat with at least 1 turn left in this round (turn tracker below 4) may ' +
      'bid, and so may the initiator, whose turn it is. Seats whose tracker is on 4 are shut ' +
      'out.',
  },
  'CR-RECR-03': {
    title: 'Bidding order',
    text:
      'Starts with the seat to the left of the initiator and goes clockwise; the initiator is ' +
      'the last of each lap.',
  },
  'CR-RECR-04': {
    title: 'Raise or pass',
    text:
      'At her turn to bid a seat either bids higher than the current bid by any amount (in ' +
      'steps of 1,000; CR-RULING-11) or passes. The opening bid is at least one step. A bid ' +
      "above the seat's ARCs is refused.",
  },
  'CR-RECR-05': {
    title: 'Pass means out',
    text: 'A seat that has passed takes no further part in this auction.',
  },
  'CR-RECR-06': {
    title: 'Last seat standing wins',
    text:
      'The auction ends when all but one of those who take part have passed. That seat pays ' +
      'its bid to the bank.',
  },
  'CR-RECR-07': {
    title: 'Unopposed is free',
    text: 'If nobody bids against the initiator, she recruits the card for 0 ARCs.',
  },
  'CR-RECR-08': {
    title: 'Winning out of turn costs a turn',
    text: 'If a seat other than the initiator wins, its turn tracker advances by 1 at once.',
  },
  'CR-RECR-09': {
    title: 'Outbid initiator goes on',
    text:
      'If the initiator did not win, it is still her turn and action: she picks another gang ' +
      'member and a new auction starts with the seats that still have turns. She repeats ' +
      'until she has recruited one.',
  },
  'CR-RECR-10': {
    title: 'No face-up card: reveal the top',
    text:
      'If no gang member is face up when she has to pick (at the start or after losing ' +
      'auctions), she reveals the top card of the gang deck (it joins the empty row) and must ' +
      'try to recruit that one. Checked each time a pick is due, also when a card played ' +
      'meanwhile took the last face-up one.',
  },
  'CR-RECR-11': {
    title: 'Card to hand',
    text: 'The winner puts the unit card into her hand.',
  },
  'CR-RECR-12': {
    title: 'Figure to pool',
    text:
      'The winner moves 1 figure from her supply to her pool (CR-LIMIT-02). The figure does ' +
      'not stand for that card.',
  },
  'CR-RECR-13': {
    title: 'Row is not refilled',
    text: 'Recruited cards are not replaced before the next Reset.',
  },
  'CR-RECR-14': {
    title: 'No card anywhere ends the action',
    text:
      'If the row, the deck and the discard pile are all empty while the initiator has not ' +
      'recruited, the action ends without a recruit.',
  },
  'CR-BUY-01': {
    title: 'One market card',
    text:
      'In a Buy action a player may buy at most 1 face-up market card (plus `extraBuy`), ' +
      'paying its cost after discounts.',
  },
  'CR-BUY-02': {
    title: 'Regular card to hand',
    text: "A bought regular card goes to the buyer's hand.",
  },
  'CR-BUY-03': {
    title: 'Permanent to the table',
    text:
      'A bought Permanent goes face up in front of the buyer; its effect lasts for the rest ' +
      'of the game. It is not part of the deck.',
  },
  'CR-BUY-04': {
    title: 'Empty row',
    text: 'Without face-up market cards no market card can be bought (renown still can).',
  },
  'CR-BUY-05': {
    title: 'Renown for ARCs',
    text:
      'In the same Buy action, in any order with the card, the player may buy renown at 3,000 ' +
      'ARCs each, up to her influence in total per Buy action (at once or in portions), and ' +
      'not more than the pool holds.',
  },
  'CR-BUY-06': {
    title: 'Row is not refilled',
    text: 'Bought cards are not replaced before the next Reset.',
  },
  'CR-BUY-07': {
    title: 'Must be able to pay',
    text: 'Any cost must be paid in full from own ARCs; no debt, no loans, no gifts.',
  },
  'CR-PROD-01': {
    title: 'Produce first',
    text:
      'The active player may carry out, in any order, the produce ability of each development ' +
      'she controls, each at most once per action.',
  },
  'CR-PROD-02': {
    title: 'Only controlled developments',
    text: 'A development that is not controlled gives nothing; who built it does not matter.',
  },
  'CR-PROD-03': {
    title: 'Producing is optional per development',
    text: 'Any of them may be left out.',
  },
  'CR-PROD-04': {
    title: 'Products stay on the tile',
    text:
      'Product tokens are put on the development that made them, up to its capacity, and stay ' +
      'there when control changes.',
  },
  'CR-PROD-05': {
    title: 'Then build',
    text:
      'After producing, she may build 1 new development (plus `extraBuild`). What is built ' +
      'now does not produce in this action.',
  },
  'CR-DEV-01': {
    title: 'Pay the cost',
    text: 'Building costs the ARCs printed on the development after discounts.',
  },
  'CR-DEV-02': {
    title: 'One copy from the supply',
    text: 'Only the 9 drafted types, only while a copy is left.',
  },
  'CR-DEV-03': {
    title: 'All spaces match the level restriction',
    text:
      'Every space the tile covers must have a level (Slum red, Midtown blue, Heights green) ' +
      'named on the tile. With two colours the covered spaces may be of either, also mixed.',
  },
  'CR-DEV-04': {
    title: 'No overlap',
    text: 'No covered space may already hold a development.',
  },
  'CR-DEV-05': {
    title: 'Inside the board',
    text:
      'All covered spaces are usable spaces of the board side (never unusable yellow/black ' +
      'ones). The tile may be turned in steps of 90 degrees, not flipped.',
  },
  'CR-DEV-06': {
    title: 'Anywhere on the board',
    text: 'No figure, adjacency or entry requirement: any matching free place will do.',
  },
  'CR-DEV-07': {
    title: 'Figures do not block',
    text:
      'Spaces with figures (own or enemy) may be covered; the figures stand on the tile ' +
      'afterwards. YCU tokens and renown marks do not block either.',
  },
  'CR-DEV-08': {
    title: 'Building is not control',
    text: 'Placing a tile gives no control.',
  },
  'CR-DEV-09': {
    title: 'Control needs every space',
    text:
      'A seat controls a development while it has at least 1 figure on EACH space the tile ' +
      'covers.',
  },
  'CR-DEV-10': {
    title: 'Contested space counts for the holder',
    text:
      'While a battle for a space is going on, its control (and that of the tile on it) stays ' +
      'with the seat that was there before (CR-RULING-21).',
  },
  'CR-DEV-11': {
    title: 'Ability only while controlled',
    text: "The draft card's ability (produce or passive) works only for the controller.",
  },
  'CR-SELL-01': {
    title: 'Sell products from controlled developments',
    text:
      'Discard product tokens standing on developments the active player controls; each pays ' +
      'the price printed on that development.',
  },
  'CR-SELL-02': {
    title: 'At most influence products',
    text:
      'Up to as many products per Sell action as her influence (plus `sellLimit` passives), ' +
      'from one or several developments.',
    note:
      'A seat that controls three developments, one of them a Trade Exchange, has met ' +
      '`inf-turf` and sells up to 5 + 2 products, not 4 + 2.',
  },
  'CR-SELL-03': {
    title: 'Sold tokens return',
    text: 'Sold tokens go back to the product supply.',
  },
  'CR-REFR-01': {
    title: 'Same as the reset of the hand',
    text:
      'She discards any number of hand cards, shuffles her discard pile under her draw pile ' +
      'and draws up to her influence, as in CR-RESET-01 to CR-RESET-03, but alone.',
  },
  'CR-REFR-02': {
    title: 'Only Refresh and Reset recycle the discard pile',
    text:
      "No other draw ever reshuffles a player's discard pile; a draw from an empty draw pile " +
      'is ignored.',
  },
  'CR-MOVE-01': {
    title: 'Up to influence figures',
    text: 'Up to as many of her figures as her influence may be moved (plus extra figures).',
  },
  'CR-MOVE-02': {
    title: 'Up to three spaces each',
    text: 'Each may move up to 3 spaces (plus extra steps), at least 1.',
  },
  'CR-MOVE-03': {
    title: 'One figure after the other',
    text:
      "A figure's movement is finished before the next figure starts; a figure moves only " +
      'once per Move action.',
  },
  'CR-MOVE-04': {
    title: 'Two own figures per space',
    text:
      'No figure may END its move where 2 figures of its owner already stand. Passing through ' +
      'is allowed.',
  },
  'CR-MOVE-05': {
    title: 'Two of mine plus enemies is fine',
    text: 'Only own figures count for CR-MOVE-04.',
  },
  'CR-MOVE-06': {
    title: 'No diagonals',
    text: 'Each step goes to an edge-adjacent usable space.',
  },
  'CR-MOVE-07': {
    title: 'Entering from the pool',
    text:
      "A figure in the pool is put on the owner's entry space; that uses 1 of its spaces, " +
      'then it may go on.',
  },
  'CR-MOVE-08': {
    title: 'Enemies stop movement',
    text: 'A figure that enters an enemy space stops there. It cannot pass through.',
  },
  'CR-MOVE-09': {
    title: 'One enemy space per turn',
    text:
      'During one turn a player can move figures into at most one enemy space. Several ' +
      'figures may enter that same space.',
  },
  'CR-MOVE-10': {
    title: 'YCU are enemies',
    text:
      'A space with a YCU token is an enemy space for everybody: it stops movement and is ' +
      'fought over after the Move action.',
  },
  'CR-MOVE-11': {
    title: 'Battle after the Move action',
    text:
      'When the Move action is finished, the contested space (if any) is fought over at once, ' +
      'before the turn goes on.',
  },
  'CR-MOVE-12': {
    title: 'Unusable spaces',
    text:
      'The yellow/black spaces of the `tri` side cannot be entered, crossed, built on, and ' +
      'get no YCU tokens.',
  },
  'CR-MOVE-13': {
    title: 'Entry space can be contested',
    text:
      'An entry space occupied by an enemy is an enemy space; entering it stops the figure ' +
      'and uses the one allowed enemy space.',
  },
  'CR-BATTLE-01': {
    title: 'Attacker and defender',
    text: 'The player whose turn it is attacks, the other one defends.',
  },
  'CR-BATTLE-02': {
    title: 'Attacker lays first, face down',
    text:
      'The attacker lays 0 or more cards face down, up to her influence (plus `battleCards`), ' +
      'each from her hand or from the top of her draw pile, in any mix.',
  },
  'CR-BATTLE-03': {
    title: 'Cards from the pile unseen',
    text:
      'A card laid from the draw pile is not looked at by anybody, its owner included, until ' +
      'the reveal.',
  },
  'CR-BATTLE-04': {
    title: 'Defender lays second',
    text:
      'After the attacker is done, the defender lays in the same way up to her own influence. ' +
      'She sees how many cards the attacker laid and from where, not which.',
  },
  'CR-BATTLE-05': {
    title: 'Any card may be laid',
    text: 'Non-unit cards may be laid (and count towards the limit); they add no attack value.',
  },
  'CR-BATTLE-06': {
    title: 'Attacker reveals first',
    text:
      'The attacker turns all her cards over and resolves their Battle abilities, in the ' +
      'order laid.',
  },
  'CR-BATTLE-07': {
    title: 'Defender reveals second',
    text: 'Then the defender does the same.',
  },
  'CR-BATTLE-08': {
    title: 'Dice count',
    text:
      'Each side rolls 1 battle die per own figure on the contested space and on each ' +
      'adjacent space (plus/minus effects, at least 0).',
  },
  'CR-BATTLE-09': {
    title: 'Total attack value',
    text:
      'Total = sum of the attack values of the own revealed unit cards + Battle effects and ' +
      'passives + dice result.',
  },
  'CR-BATTLE-10': {
    title: 'Higher total wins',
    text: 'The side with the higher total wins.',
  },
  'CR-BATTLE-11': {
    title: 'Tie goes to the defender',
    text: 'Equal totals: the defender wins.',
  },
  'CR-BATTLE-12': {
    title: 'Cards go to the discard pile afterwards',
    text:
      "All laid cards of both sides go to their owners' discard piles, except those removed " +
      'from the game and cards whose effect says otherwise.',
  },
  'CR-BATTLE-13': {
    title: 'Dice are no limit',
    text: 'More dice than the 10 in the box are rolled by rolling again and adding.',
  },
  'CR-BATTLE-14': {
    title: 'Repeat until decided',
    text:
      'If the space is still contested, another battle starts there at once, with what both ' +
      "sides have left, until only one player's figures remain.",
  },
  'CR-BATTLE-15': {
    title: 'Attacker stays attacker',
    text: 'In the repeated battles of an action the roles do not change.',
  },
  'CR-BATTLE-16': {
    title: 'Zero cards is allowed',
    text: 'A side may lay no card at all and fight with dice only.',
  },
  'CR-BATTLE-17': {
    title: 'Winning takes the place',
    text:
      'The winner of the space keeps her figures there and controls it; products on a taken ' +
      'development belong to its new controller.',
  },
  'CR-LOSS-01': {
    title: 'Lose one figure',
    text:
      'The loser removes 1 of her figures from the contested space into her supply (not her ' +
      'pool).',
  },
  'CR-LOSS-02': {
    title: 'Lose one played unit card',
    text:
      'She also removes from the game 1 unit card of her choice that she played in that ' +
      'battle.',
  },
  'CR-LOSS-03': {
    title: 'No unit card played: discard pile',
    text:
      'If she played no card, or no unit card (CR-RULING-17), she chooses 1 unit card in her ' +
      'discard pile and removes it.',
  },
  'CR-LOSS-04': {
    title: 'Then from hand or draw pile',
    text:
      'If the discard pile is empty, or holds no unit card (CR-RULING-18), she removes 1 unit ' +
      'card from her hand, or searches her draw pile, if it is not empty, for one and removes ' +
      'that.',
  },
  'CR-LOSS-05': {
    title: 'Searching shuffles',
    text: 'After a search the draw pile is shuffled, found or not.',
  },
  'CR-LOSS-06': {
    title: 'Removed cards are shown',
    text: 'A removed card is revealed to all and is out of the game (not in any discard pile).',
  },
  'CR-LOSS-07': {
    title: 'Leader can be lost',
    text:
      'The gang leader card counts as a gang member and can be removed. The seat keeps its ' +
      'colour, mat and figures.',
  },
  'CR-LOSS-08': {
    title: 'Nothing left to remove',
    text: 'If no unit card is found in any zone, only the figure is lost.',
  },
  'CR-LOSS-09': {
    title: 'Non-units are never removed',
    text: 'Ability cards and market cards cannot be given up for a lost battle.',
  },
  'CR-PATROL-01': {
    title: 'Clear the board',
    text: 'All YCU tokens on the board go back to the bag.',
  },
  'CR-PATROL-02': {
    title: 'Two coordinate cards',
    text:
      '2 coordinate cards are drawn from the YCU deck and revealed; both go to the YCU ' +
      'discard pile as soon as their tokens are placed.',
  },
  'CR-PATROL-03': {
    title: 'One token per coordinate',
    text:
      'For each listed coordinate (first card, then second, in printed order) 1 token is ' +
      'drawn at random from the bag and put there. The same space can get several tokens.',
  },
  'CR-PATROL-04': {
    title: 'Coordinates by player count',
    text: '2/4 players use the 2/4 list, 3 players the 3-player list of the card.',
  },
  'CR-PATROL-05': {
    title: 'All placed before any battle',
    text: 'Battles start only after all tokens are placed.',
  },
  'CR-PATROL-06': {
    title: 'Players battle in turn order',
    text:
      'A seat with figures on spaces with YCU must resolve them all. If several seats have ' +
      'some, the one earliest in turn order does all of her first, then the next.',
  },
  'CR-PATROL-07': {
    title: 'Order within a seat is free',
    text: 'A seat chooses the order of its spaces and tokens.',
  },
  'CR-PATROL-08': {
    title: 'Undefeated tokens stay',
    text:
      'Tokens on spaces without figures, and tokens that won, stay on the board until ' +
      'defeated or until the next patrol clears them.',
  },
  'CR-PATROL-09': {
    title: 'Phase ends when nothing is contested',
    text: 'The next phase starts only when no space holds both figures and YCU tokens.',
  },
  'CR-YCU-01': {
    title: 'Boosted attack value',
    text:
      'The value to beat is the sum of the attack values of ALL YCU tokens on that space, ' +
      'whichever token is being fought.',
  },
  'CR-YCU-02': {
    title: 'One token at a time',
    text:
      'The player picks one token on one of her contested spaces and fights or bribes it; ' +
      'then again.',
  },
  'CR-YCU-03': {
    title: 'Lay cards as usual',
    text:
      'She lays cards from hand and/or draw pile up to her influence, then reveals them and ' +
      'resolves their Battle abilities.',
  },
  'CR-YCU-04': {
    title: 'Dice as usual',
    text: '1 die per own figure on the contested space and each adjacent space, with modifiers.',
  },
  'CR-YCU-05': {
    title: 'Equal or higher wins',
    text: 'Total equal to or above the value defeats the token (ties favour the player here).',
  },
  'CR-YCU-06': {
    title: 'Defeated token returns to the bag',
    text: 'Only the token that was picked; the others stay and lose its boost.',
  },
  'CR-YCU-07': {
    title: 'Alert roll',
    text:
      'After a defeat the player rolls the d6 and the entry of the alert table is carried out ' +
      'for her.',
  },
  'CR-YCU-08': {
    title: 'New tokens fight like a patrol',
    text:
      'If an alert puts new tokens on spaces with figures, those battles are resolved as in ' +
      "CR-PATROL-06, also in the middle of somebody's turn, before anything else goes on " +
      '(CR-RULING-22).',
  },
  'CR-YCU-09': {
    title: 'Losing to a YCU',
    text:
      'With a lower total she loses 1 figure of that space and 1 unit card, by the rules for ' +
      'a lost battle (CR-LOSS-01 to CR-LOSS-09). The token stays.',
  },
  'CR-YCU-10': {
    title: 'Until nothing is contested',
    text: 'It goes on until her figures or the tokens on each such space are gone.',
  },
  'CR-YCU-11': {
    title: 'Bribe instead of battle',
    text:
      'Before a battle with a token she may pay its own bribe value (not boosted) and return ' +
      'it to the bag.',
  },
  'CR-YCU-12': {
    title: 'No alert after a bribe',
    text: 'A bribe is not a battle: no die roll, no cards, no win effects.',
  },
  'CR-YCU-13': {
    title: 'Moving onto a YCU',
    text:
      'A figure that moved onto a space with YCU fights (or bribes) after the Move action; ' +
      'both "moved onto it" and "it landed on me" use the same procedure.',
  },
  'CR-YCU-14': {
    title: 'Played cards are discarded',
    text:
      'All laid cards go to the discard pile of their owner afterwards, as after a battle ' +
      'between players (CR-BATTLE-12).',
  },
  'CR-INF-01': {
    title: 'Conditions on the mat',
    text: 'The pack lists the gain-influence conditions; all seats have the same list.',
  },
  'CR-INF-02': {
    title: 'Immediate, mandatory +1',
    text:
      'As soon as a seat meets a condition it has not met before, its influence rises by 1 at ' +
      "once, also in another seat's turn.",
    note:
      'Looked at whenever figures, control, cards, wins or ARCs change, and at the end of the ' +
      'setup: in every game that was played from its start, this is at once.',
  },
  'CR-INF-03': {
    title: 'Each condition once',
    text: 'The same condition never counts twice for a seat.',
  },
  'CR-INF-04': {
    title: 'Never lost',
    text: 'Influence never falls, even if the condition no longer holds.',
  },
  'CR-INF-05': {
    title: 'Track maximum',
    text: 'At the top of the track further conditions are ticked off without effect.',
  },
  'CR-INF-06': {
    title: 'What influence governs',
    text:
      'Influence governs the hand size at Reset and Refresh, the figures of a Move action, ' +
      'the cards of a battle, the products of a Sell action and the renown of a Buy action.',
  },
  'CR-DECK-01': {
    title: 'Deck zones',
    text: "Draw pile, discard pile and hand together are a player's deck.",
  },
  'CR-DECK-02': {
    title: 'Ability and market cards are no units',
    text:
      'They have no attack value, do not count as gang members and are not affected when a ' +
      'gang member is lost.',
  },
  'CR-DECK-03': {
    title: 'Leader counts as gang member',
    text:
      'The gang leader counts as a gang member for all effects. A gang never has more than ' +
      'its own one leader.',
  },
  'CR-DECK-04': {
    title: 'Cards and figures are independent',
    text:
      'Losing a figure by an effect does not remove a card and vice versa, except where a ' +
      'rule says both.',
  },
  'CR-RENOWN-01': {
    title: 'Space awards',
    text:
      'In the Award phase a seat gains the renown printed on each space it controls (has a ' +
      'figure on).',
  },
  'CR-RENOWN-02': {
    title: 'Development awards',
    text: 'It gains the renown of each development it controls, once per tile, not per space.',
  },
  'CR-RENOWN-03': {
    title: 'Space and development add up',
    text:
      'A marked space under a tile still pays its own award to the seat on it, in addition to ' +
      "the tile's award to the tile's controller.",
  },
  'CR-RENOWN-04': {
    title: 'Paid from the pool in turn order',
    text: 'Awards are taken from the pool in turn order.',
  },
  'CR-RENOWN-05': {
    title: 'Short pool',
    text:
      'A seat whose award exceeds what is left in the pool takes no tokens; its whole award ' +
      'is noted as unclaimed and added to its final score.',
  },
  'CR-RENOWN-06': {
    title: 'Renown may be kept secret',
    text:
      "Renown tokens may be turned face down: other seats then do not see a seat's total " +
      '(option `concealRenown`).',
  },
  'CR-RENOWN-07': {
    title: 'Outside the Award phase the pool caps gains',
    text:
      'Renown bought or gained by effects is limited to what the pool holds; a shortage there ' +
      'does not end the game. Lost renown returns to the pool.',
  },
  'CR-END-01': {
    title: 'Pool too short ends game',
    text:
      'The game ends at the end of a round in whose Award phase at least one seat could not ' +
      'claim its full award from the pool.',
  },
  'CR-END-02': {
    title: 'Everybody gets his award',
    text: 'All seats count the awards of that last phase, paid or not.',
  },
  'CR-END-03': {
    title: 'Market cards score',
    text:
      '+1 renown per market card owned (hand, draw pile, discard pile, table). Removed ones ' +
      'do not count.',
  },
  'CR-END-04': {
    title: 'Final score',
    text: 'Tokens + unclaimed award + market cards.',
  },
  'CR-END-05': {
    title: 'Highest wins',
    text: 'The highest final score wins.',
  },
  'CR-END-06': {
    title: 'Tie by ARCs',
    text: 'Among the tied the seat with the most ARCs wins.',
  },
  'CR-END-07': {
    title: 'No elimination',
    text: 'A seat without figures, cards or money stays in the game and takes its turns.',
  },
  'CR-END-08': {
    title: 'No moves after the end',
    text: 'In an ended game every move is refused.',
  },
  'CR-LIMIT-01': {
    title: 'Shared decks reshuffle',
    text:
      'When a card must be drawn from the gang, market or YCU deck and it is empty, its ' +
      'discard pile is shuffled to form a new deck (one layer) first. Removed cards stay out. ' +
      'If still empty, draw nothing.',
  },
  'CR-LIMIT-02': {
    title: 'Figures run out',
    text: 'With an empty figure supply a recruit gives the card without a figure.',
  },
  'CR-LIMIT-03': {
    title: 'Tiles run out',
    text: 'A type without copies is no longer offered.',
  },
  'CR-LIMIT-04': {
    title: 'Products run out',
    text: 'Place only as many as the supply has.',
  },
  'CR-LIMIT-05': {
    title: 'Bag runs out',
    text: 'With an empty bag the remaining coordinates get no token.',
  },
  'CR-LIMIT-06': {
    title: 'ARCs are unlimited',
    text: 'The bank never runs out; tokens can be changed freely.',
  },
  'CR-RULING-01': {
    title: 'Board is 7x7, not 10x10',
    text:
      'The board has 7 x 7 places: columns A to G from left to right, rows 1 to 7 from bottom ' +
      'to top, so that A1 is the lower left corner.',
    note:
      "The setup picture's extracted text speaks of a 10x10 grid A-J. Machine-made picture " +
      'description; the text says 7x7.',
  },
  'CR-RULING-02': {
    title: 'Level rings of the 7x7 side',
    text:
      'On `grid7` the distance from the edge gives the level: the outer ring of 24 spaces is ' +
      'Slum, the second ring of 16 is Midtown, the inner 3 x 3 are Heights.',
    note: 'Where are the level borders? "outer / middle ring / inner".',
  },
  'CR-RULING-03': {
    title: 'Reset discards are sequential',
    text:
      'In the Reset phase the seats are asked one after the other, in turn order of the OLD ' +
      'first player. Each finishes discarding, shuffling and drawing before the next is ' +
      'asked.',
    note: 'Reset discards: simultaneous or ordered? Choices do not interact; deterministic.',
  },
  'CR-RULING-04': {
    title: 'Order of the Reset steps',
    text:
      'The Reset steps come in this order: hands, first player token, income, market row, ' +
      'gang row.',
    note: 'Reset step order.',
  },
  'CR-RULING-05': {
    title: 'Two coordinate cards per patrol',
    text: 'A patrol reveals two coordinate cards.',
    note:
      'A YCU card is revealed once in one place, two in another. The phase description is the ' +
      'explicit one; preview article agrees.',
  },
  'CR-RULING-06': {
    title: 'Influence gain is mandatory',
    text: 'Influence rises by itself when a condition is met. Nobody can decline it.',
    note: 'Mat anatomy says a player "may" advance influence, the influence chapter "must".',
  },
  'CR-RULING-07': {
    title: 'Permanents go to the table',
    text: 'A bought regular card goes to the hand, a bought Permanent to the table at once.',
    note:
      'Bought cards go "to hand", Permanents "in front of the player when bought". Specific ' +
      'beats general.',
  },
  'CR-RULING-08': {
    title: 'No empty actions offered',
    text: 'An action that could do nothing at all is not offered. Refresh always can.',
    note:
      'May one choose an action that does nothing? "must select 1 action to perform"; Refresh ' +
      'always works.',
  },
  'CR-RULING-09': {
    title: 'Windows for playing cards',
    text:
      'Cards can be played at every decision that the active player has inside her own turn: ' +
      'also when it is her turn to bid, before she lays her first card in each battle against ' +
      'a player, and between YCU tokens. Closed are only steps that cannot be divided: a ' +
      'figure under way, a tile being placed, the discards of a Refresh, the rest of laying, ' +
      'the removal after a loss, another effect. Nobody plays cards in the turn of another ' +
      'seat, in Reset or in Patrol.',
    note: 'When exactly can cards be played? "any time" is explicit.',
  },
  'CR-RULING-10': {
    title: 'Physical card once per turn',
    text:
      'Each physical card can be played once per turn (CR-CARD-08). With the option ' +
      '`cardOncePerTurn` set to false that limit does not exist.',
    note:
      "Cards that fetch cards (Communication Device x2) could loop for ever. The publisher's " +
      'erratum targets the same loop.',
  },
  'CR-RULING-11': {
    title: 'Bid unit and bid list',
    text:
      "Bids are multiples of 1,000 ARCs (the pack's `arcUnit`). Offered are the 50 multiples " +
      'above the current bid that the seat can pay, and everything it has.',
    note: 'Bid unit. Finite list; smallest token is 1,000.',
  },
  'CR-RULING-12': {
    title: 'No zero bids',
    text: 'An opening bid is at least 1,000 ARCs: nobody bids 0.',
    note: 'May a bid of 0 be made? A 0 bid equals no bid.',
  },
  'CR-RULING-13': {
    title: 'Automatic pass when too poor',
    text:
      'A seat that cannot pay the next bid passes by itself when its turn to bid comes. The ' +
      'initiator does so only with an empty hand, because a card might still bring ARCs.',
    note:
      'Seats that cannot afford the next step. No decision; hand size is public, so nothing ' +
      'leaks.',
  },
  'CR-RULING-14': {
    title: 'Eligibility checked per auction',
    text:
      'Who may bid is checked anew for each auction: a seat that won one inside the same ' +
      'Recruit action has one turn less.',
    note:
      'Does "at least 1 turn left" apply after winning inside the same Recruit action? ' +
      'Tracker advanced at once.',
  },
  'CR-RULING-15': {
    title: 'Battle cards to discard pile',
    text: "Battle cards go to their owners' discard piles afterwards.",
    note: 'Where do battle cards go afterwards? "After playing a card, discard it".',
  },
  'CR-RULING-16': {
    title: 'Never three players per space',
    text:
      'Figures of three players never meet on one space: no space is left contested, and only ' +
      'the active player moves.',
    note: 'Three players on one space?',
  },
  'CR-RULING-17': {
    title: 'Only non-units played, loser',
    text:
      'A loser who played cards, but no unit card among them, is treated like one who played ' +
      'none: the discard pile is next, then hand or draw pile.',
    note:
      'The loser played cards, but no unit card. FAQ: only unit cards are affected; she must ' +
      'lose a gang member.',
  },
  'CR-RULING-18': {
    title: 'Discard pile without units',
    text:
      'A discard pile without a unit card counts like an empty one: hand or draw pile is ' +
      'next.',
    note: 'Discard pile exists but holds no unit card.',
  },
  'CR-RULING-19': {
    title: 'Removal before discarding played cards',
    text:
      'The unit card is removed first; only then do the cards of this battle go to the ' +
      'discard pile. Cards of EARLIER battles of the same action are there already.',
    note:
      'Are the cards just played in the discard pile when the loser looks for a unit? "played ' +
      'in that battle" comes first.',
  },
  'CR-RULING-20': {
    title: 'Search step of the draw pile',
    text:
      'Searching the draw pile is a step of its own. It is offered whenever the pile is not ' +
      'empty, whatever it holds; the owner sees its cards sorted by id and must remove one ' +
      'unit found there. If there is none, she removes a unit of her hand without a second ' +
      'search; without one in the hand only the figure is lost. Afterwards the pile is ' +
      'shuffled: one layer.',
    note: 'Search of the draw pile. Keeps the pile hidden unless searched.',
  },
  'CR-RULING-21': {
    title: 'Control of a contested tile',
    text:
      'A contested space, and the tile on it, stays with the seat that held the space before ' +
      'the move. Against YCU it is always the player.',
    note:
      'Both sides stand on a contested tile: who controls it? What players expect; needed for ' +
      'Stronghold.',
  },
  'CR-RULING-22': {
    title: 'Order of alert-made battles',
    text:
      'When an alert makes battles for several seats, the seat that is resolving goes on ' +
      'until it has none left, new ones included; then comes the seat earliest in turn order ' +
      'that has any; and so on.',
    note: 'An alert creates battles for several seats. Same as patrol.',
  },
  'CR-RULING-23': {
    title: 'Cap on alert chains',
    text:
      'At most 12 alert results that place tokens (option `alertChainCap`) are carried out in ' +
      'one resolution, which lasts from the first choice of a token until nothing is ' +
      'contested. After that the die is still rolled, but placing results do nothing.',
    note: 'Endless alert chains. Strict termination; probability negligible.',
  },
  'CR-RULING-24': {
    title: 'Role against YCU',
    text:
      'Against YCU a player is the attacker in her own turn on the enemy space that she moved ' +
      'into in this turn, and the defender everywhere else. A token that lands on a figure ' +
      'makes it defend, even if it moved this turn.',
    note:
      'Role of the player in a YCU battle for "attacker/defender" conditions. Simple, ' +
      'thematic.',
  },
  'CR-RULING-25': {
    title: 'Renown purchase with short pool',
    text:
      'Buying renown is limited to what the pool holds. A shortage there does not end the ' +
      'game.',
    note: 'Renown purchase when the pool is short. The trigger names the Award phase only.',
  },
  'CR-RULING-26': {
    title: 'Pool emptied exactly',
    text:
      'An award that empties the pool exactly does not end the game; an award that cannot be ' +
      'paid does. With the option `endOnExactDepletion` the game also ends after an Award ' +
      'phase that took the last renown.',
    note: 'Award exactly empties the pool. "not enough tokens".',
  },
  'CR-RULING-27': {
    title: 'Multi-space tile on renown space',
    text:
      'Under a tile of several spaces the award of a marked space goes to the seat on that ' +
      'space, and the award of the tile to the seat that controls the whole tile.',
    note: 'A multi-space tile on a renown space: who gets what? Control definition.',
  },
  'CR-RULING-28': {
    title: 'Building on entry spaces',
    text: 'Entry spaces can be built on if their level fits.',
    note: 'Can entry spaces be built on? No prohibition.',
  },
  'CR-RULING-29': {
    title: 'No presence needed to build',
    text: 'Nobody needs a figure on or near a place to build there.',
    note:
      'Is presence needed to build? Preview: a development may be placed anywhere on the ' +
      'board.',
  },
  'CR-RULING-30': {
    title: 'Renown totals concealed',
    text:
      'With the option `concealRenown`, which is on unless told otherwise, other seats see no ' +
      "total of a seat's renown. The amounts of public gains are in the events.",
    note: "Is a player's renown secret? 'may choose to flip'.",
  },
  'CR-RULING-31': {
    title: 'Full tie is shared victory',
    text: 'If renown and ARCs are both equal, the tied seats share the victory.',
    note: 'Tie in renown and ARCs. Rulebook silent.',
  },
  'CR-RULING-32': {
    title: 'What is public, what secret',
    text:
      'ARCs, discard piles, figures, tables, removed cards and the content of the bag are ' +
      'public. Hands, draw piles and face-down cards are secret.',
    note: 'Public or secret: ARCs, discard piles, pools, tables, removed cards. Open table.',
  },
  'CR-RULING-33': {
    title: 'Round limit option',
    text:
      'After the Award phase of the last round (option `roundLimit`, 100 unless told ' +
      'otherwise, null for none) the game ends and is scored.',
    note:
      'Nobody need ever score: endless game. Strict termination; far above any real game ' +
      'length, and above the 16-61 rounds seen in random play (section 10).',
  },
  'CR-RULING-34': {
    title: 'Order of Battle abilities',
    text:
      'The Battle abilities of one side are resolved in the order in which its cards were ' +
      'laid; cards that `reinforce` adds come afterwards, in the order drawn.',
    note: 'Order of Battle abilities of one side. Deterministic.',
  },
  'CR-RULING-35': {
    title: 'Which identical figure',
    text:
      'Figures of one seat are alike, so the one with the lowest id that qualifies is taken: ' +
      'an unmoved one on the space, one of the pool, one of the supply, the lowest on the ' +
      'space for a loss.',
    note: 'Two figures of one seat are identical: which one moves/dies? No game meaning.',
  },
  'CR-RULING-36': {
    title: 'Unused movement',
    text:
      'A figure may leave part of its spaces unused, but it moves at least 1. A figure that ' +
      'does not move is not a moved one.',
    note: 'Can a player leave part of the 3 spaces unused, or stay? "up to".',
  },
  'CR-RULING-37': {
    title: 'Free movement is peaceful',
    text:
      'Movement by a card is peaceful: it never enters an enemy space, so battles come from ' +
      'the Move action only.',
    note: "Does a card's free movement allow attacks? House effect, keeps battles in one place.",
  },
  'CR-RULING-38': {
    title: 'Influence applies at once',
    text:
      'Limits are read when they are needed: influence gained during an action raises them at ' +
      'once.',
    note: 'Does influence gained during an action raise its limit at once? "as soon as".',
  },
  'CR-RULING-39': {
    title: 'Win effects count YCU wins',
    text:
      'Win effects also count battles won against YCU, unless they say otherwise. Bribes ' +
      'never count.',
    note:
      'Do win effects (renown per win and the like) count YCU wins? Public strategy article: ' +
      'such cards make you welcome the Yugai.',
  },
  'CR-RULING-40': {
    title: 'Seven units per starter deck',
    text: 'A starter deck has 7 units, the leader and 6 gang members, and 3 ability cards.',
    note: 'Number of units in a starter deck. 7 starting figures, one per unit.',
  },
  'CR-RULING-41': {
    title: 'Reset skipped in round one',
    text: 'The Reset is skipped in the whole first ROUND.',
    note: '"Skip the Reset on the first turn". Only sensible reading.',
  },
  'CR-RULING-42': {
    title: 'Bids are always payable',
    text:
      'The ARCs that cover the highest bid are committed: no effect takes them before the ' +
      'auction ends.',
    note: 'May one bid, then lose so many ARCs that one cannot pay? Keeps bids payable.',
  },
  'CR-RULING-43': {
    title: 'No forced hand discards',
    text: 'A hand above the hand size never has to be discarded.',
    note: 'Does hand size force discards? Text only says draw up to.',
  },
  'CR-RULING-44': {
    title: 'Nobody eligible to bid',
    text: 'If nobody else may bid, the initiator recruits for free at once, without bidding.',
    note: 'Initiator with nobody else eligible. CR-RECR-07.',
  },
  'CR-RULING-45': {
    title: 'Rescue replaces figure destination',
    text: 'A loser with `rescueFigure` puts the lost figure into the pool instead of the supply.',
    note: 'Loser of a battle has `rescueFigure`: figure goes to the pool.',
  },
  'CR-RULING-46': {
    title: 'Meaning of single turn',
    text:
      'For CR-MOVE-09 a turn is the whole turn of the active player: the Move action and ' +
      'everything else in it.',
    note: 'What is a "turn" for CR-MOVE-09?',
  },
  'CR-RULING-47': {
    title: 'Token counting is procedure',
    text:
      'How renown tokens are counted out at a table has no effect on the rules: awards are ' +
      'simply paid.',
    note: 'The right-hand neighbour counts out renown tokens. No choice involved.',
  },
  'CR-RULING-48': {
    title: 'Empty draw pile in battle',
    text: 'No card can be laid from an empty draw pile, and nothing is reshuffled in a battle.',
    note: 'Laying from an empty draw pile. CR-REFR-02.',
  },
  'CR-RULING-49': {
    title: 'Zero award with empty pool',
    text: 'An award of 0 is claimed in full, also from an empty pool, and does not end the game.',
    note: 'Pool 0 and an award of 0. Nothing could not be paid.',
  },
  'CR-RULING-50': {
    title: 'Order of choosing entries',
    text:
      'Entry spaces are chosen in the pick order of the leaders; with random or fixed leaders ' +
      'in seat order from seat 0.',
    note: 'Draft: order of choosing entries. Rulebook silent.',
  },
  'CR-RULING-51': {
    title: 'No movement after battles',
    text: 'Figures do not move on after winning a space: the Move action is over.',
    note:
      'Does winning the space against YCU or a player let moved figures go on moving? ' +
      'CR-MOVE-11.',
  },
  'CR-RULING-52': {
    title: 'Buy action for renown only',
    text:
      'A Buy action for renown alone is allowed: card and renown are both optional, and at ' +
      'least one must be possible.',
    note:
      'Buy action for renown only? "Additionally ... may"; with an empty row renown would ' +
      'else be blocked.',
  },
  'CR-RULING-53': {
    title: 'Order of setup draws and picks',
    text:
      'Setup draws and picks in this order: leaders, hands, entries, gang row, market row, ' +
      'development draft (Slum, Midtown, Heights), first player.',
    note: 'Are hands, rows and draft drawn before or after the picks? Order of the setup steps.',
  },
  'CR-RULING-54': {
    title: 'Contested figures stay put',
    text:
      'A card cannot move a figure out of a contested space: `freeMove` never picks a figure ' +
      'on an enemy space.',
    note:
      'Can a card move a figure out of a contested space before the battle? CR-MOVE-08: it ' +
      'stopped there.',
  },
  'CR-RULING-55': {
    title: 'Blind battle cards drawn at reveal',
    text:
      'Which card was laid unseen is decided when its side reveals: drawn from the top layer, ' +
      "in laid order. Until then it counts as laid and no longer as part of the pile's " +
      'visible size.',
    note:
      'Which card is it that was laid unseen from the draw pile? Same odds, nobody can know ' +
      'it earlier.',
  },
  'CR-RULING-56': {
    title: 'Direct recruit leaves the action open',
    text:
      '`recruitDirect` never ends or replaces the Recruit action: the initiator must still ' +
      'win a card by auction.',
    note:
      'May the initiator recruit by an effect instead of the auction? She must still win a ' +
      'card by CR-RECR-09.',
  },
} as const satisfies RuleBook;

export type RuleId = keyof typeof rules;
