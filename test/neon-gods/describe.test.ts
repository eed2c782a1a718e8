import { describe, expect, test } from 'vitest';
import { type Event, event } from '../../src/neon-gods/events.js';
import { type Move, neonGods } from '../../src/neon-gods/index.js';
import type { State } from '../../src/neon-gods/state/state.js';
import type { Step } from '../../src/neon-gods/state/steps.js';
import { arrange } from './arrange.js';
import { randomGame, tables } from './random-games.js';

/* Every kind of move and of event, as it is told. */

const at = (step: Step): State => arrange({ steps: [step] });
const row = ['rec-uri', 'evt-owls', 'rec-tess', 'rec-happy'];
const recruiting = arrange({ row });
const fighting = arrange({
  layout: 'LS3',
  at: 'battles',
  seats: { 0: { figures: { D4: 1 } }, 1: { figures: { D4: 1 } }, 2: { figures: { D4: 1 } } },
});

type Unseated<M> = M extends Move ? Omit<M, 'seat'> : never;
const moves: [Unseated<Move>, string, State?][] = [
  [{ type: 'recruit', slot: 2 }, 'Seat 0 recruits Tess for 3 $.'],
  [{ type: 'buyEvent', slot: 1 }, 'Seat 0 buys the event Owls! for 1 $.'],
  [{ type: 'drawInstead' }, 'Seat 0 recruits nobody and draws a card.'],
  [{ type: 'pickFigure', from: 'A1' }, 'Seat 0 picks up a figure on A1.'],
  [{ type: 'moveTo', to: 'B1' }, 'Seat 0 moves the figure to B1.'],
  [{ type: 'playCard', card: 'rec-uri' }, 'Seat 0 plays Uri for its effects.'],
  [{ type: 'playCard', card: 'start-mums-doc' }, 'Seat 0 plays Grunt (doc) for its effects.'],
  [{ type: 'drawCard' }, 'Seat 0 uses an activation to draw a card.'],
  [{ type: 'takeMoney', amount: 2 }, 'Seat 0 takes 2 $.'],
  [{ type: 'effectDraw' }, 'Seat 0 draws a card.'],
  [{ type: 'recoverCard', card: 'rec-tess' }, 'Seat 0 takes Tess back from the discard pile.'],
  [{ type: 'sell', space: 'C1' }, 'Seat 0 sells a product on C1 for 2 $.'],
  [
    { type: 'work', card: 'work-product', space: 'C1', count: 1 },
    'Seat 0 uses Create Product on C1 for 1 work and places 1 product.',
  ],
  [
    { type: 'work', card: 'work-product', space: 'C1', count: 2 },
    'Seat 0 uses Create Product on C1 for 1 work and places 2 products.',
  ],
  [
    { type: 'work', card: 'work-monument', space: 'C1' },
    'Seat 0 uses Build Monument on C1 for 1 work and 3 $.',
  ],
  [
    { type: 'placeToken', space: 'D4' },
    'Seat 0 places an owl on D4.',
    at({ type: 'placeOwls', left: 1 }),
  ],
  [
    { type: 'placeToken', space: 'D4' },
    'Seat 0 places a tunnel on D4.',
    at({ type: 'placeTunnels', left: 1 }),
  ],
  [
    { type: 'placeToken', space: 'D4' },
    'Seat 0 places an andy on D4.',
    at({ type: 'placeAndys', left: 1 }),
  ],
  [{ type: 'removeToken', space: 'D4', token: 'monument' }, 'Seat 0 removes the monument from D4.'],
  [{ type: 'removeToken', space: 'D4', token: 'andy' }, 'Seat 0 removes all andys from D4.'],
  [{ type: 'removeFigure', owner: 1, space: 'D4' }, 'Seat 0 removes a figure of seat 1 from D4.'],
  [{ type: 'pushPick', owner: 1, from: 'D4' }, 'Seat 0 picks a figure of seat 1 on D4 to push.'],
  [{ type: 'pushTo', to: 'D5' }, 'Seat 0 pushes the figure to D5.'],
  [{ type: 'placeFigure' }, 'Seat 0 places a figure on the home base.'],
  [
    { type: 'chooseBattle', space: 'D4', against: 'gangs' },
    'Seat 0 fights seat 1 and seat 2 on D4.',
    fighting,
  ],
  [
    { type: 'chooseBattle', space: 'D4', against: 'andys' },
    'Seat 0 fights the andys on D4.',
    fighting,
  ],
  [{ type: 'chooseBattle', space: 'D4', against: 2 }, 'Seat 0 fights seat 2 on D4.', fighting],
  [{ type: 'battleCard', card: 'rec-uri' }, 'Seat 0 lays Uri face down for the battle.'],
  [{ type: 'battleBlind' }, 'Seat 0 lays the top card of the draw pile unseen for the battle.'],
  [{ type: 'battleDone' }, 'Seat 0 lays no more cards.'],
  [{ type: 'stealFrom', from: 1 }, 'Seat 0 steals 1 $ from seat 1.'],
  [{ type: 'discard', card: 'rec-uri' }, 'Seat 0 discards Uri.'],
  [{ type: 'exchange', line: 3 }, 'Seat 0 buys 14 blurp for 20 $.'],
  [{ type: 'exchange', line: 9 }, 'Seat 0 buys line 9 of the exchange.'],
  [{ type: 'passExchange' }, 'Seat 0 buys no blurp.'],
  [{ type: 'done' }, 'Seat 0 takes no $.', at({ type: 'gain', left: 1 })],
  [{ type: 'done' }, 'Seat 0 stops here.'],
];

const side = { hits: 0, figures: 1, neighbours: 0, towers: 0, andys: 0, owls: 0 };
const events: [Event, string][] = [
  [
    {
      type: 'gameStarted',
      scenario: 'raids',
      gangs: ['mums', 'tykes', 'slimes'],
      firstPlayer: 2,
    },
    'The game begins with seat 2: in Raids seat 0 leads The Mums, seat 1 leads Disco Tykes and seat 2 leads Slime Kings.',
  ],
  [{ type: 'turnStarted', seat: 1, round: 4 }, 'The turn of seat 1 in round 4 begins.'],
  [{ type: 'cardDrawn', seat: 1, card: 'rec-uri' }, 'Seat 1 draws Uri.'],
  [{ type: 'cardDrawn', seat: 1 }, 'Seat 1 draws a card.'],
  [
    { type: 'deckReshuffled', seat: 1, count: 1 },
    'Seat 1 shuffles 1 discarded card into the draw pile.',
  ],
  [{ type: 'recruited', seat: 1, slot: 0, card: 'rec-tess' }, 'Seat 1 recruits Tess.'],
  [
    { type: 'eventBought', seat: 1, slot: 0, card: 'evt-robo-party' },
    'Seat 1 buys the event Robo Party.',
  ],
  [
    { type: 'rowRefilled', row: ['rec-uri', 'rec-tess', 'evt-owls', null] },
    'The row is now Uri, Tess, Owls!, empty.',
  ],
  [{ type: 'eventShuffledBack', card: 'evt-owls' }, 'Owls! is shuffled into the recruitment deck.'],
  [
    { type: 'figureMoved', seat: 0, from: 'A1', to: 'B2' },
    'A figure of seat 0 moves from A1 to B2.',
  ],
  [
    { type: 'andyRevealed', space: 'C2', token: 'andy-15', value: 8 },
    'An andy of value 8 turns up on C2.',
  ],
  [{ type: 'cardPlayed', seat: 0, card: 'start-mums-builder' }, 'Seat 0 plays Grunt (builder).'],
  [{ type: 'moneyGained', seat: 0, amount: 2, reason: 'effect' }, 'Seat 0 gains 2 $.'],
  [
    { type: 'moneyGained', seat: 0, amount: 2, reason: 'andys' },
    'Seat 0 gains 2 $ by stealing from the andys.',
  ],
  [
    { type: 'moneyGained', seat: 0, amount: 2, reason: 'monument' },
    'Seat 0 gains 2 $ for a monument.',
  ],
  [
    { type: 'moneyPaid', seat: 0, amount: 5, reason: 'row' },
    'Seat 0 pays 5 $ for a card of the row.',
  ],
  [{ type: 'moneyPaid', seat: 0, amount: 3, reason: 'work' }, 'Seat 0 pays 3 $ for work.'],
  [{ type: 'moneyPaid', seat: 0, amount: 6, reason: 'exchange' }, 'Seat 0 pays 6 $ for blurp.'],
  [{ type: 'moneyStolen', seat: 0, from: 1, amount: 1 }, 'Seat 0 steals 1 $ from seat 1.'],
  [
    { type: 'cardRecovered', seat: 0, card: 'rec-uri' },
    'Seat 0 takes Uri back from the discard pile.',
  ],
  [
    { type: 'productSold', seat: 0, space: 'C3', price: 4 },
    'Seat 0 sells a product on C3 for 4 $.',
  ],
  [{ type: 'productsPlaced', seat: 0, space: 'C3', count: 2 }, 'Seat 0 creates 2 products on C3.'],
  [
    { type: 'structureBuilt', seat: 0, space: 'C3', structure: 'watchtower' },
    'Seat 0 builds a watchtower on C3.',
  ],
  [{ type: 'tokenPlaced', seat: 0, space: 'C3', token: 'owl' }, 'Seat 0 places an owl on C3.'],
  [{ type: 'tokenPlaced', seat: 0, space: 'C3', token: 'tunnel' }, 'Seat 0 places a tunnel on C3.'],
  [
    { type: 'tokenRemoved', seat: 0, space: 'C3', token: 'andy', count: 2 },
    'Seat 0 removes 2 andys from C3.',
  ],
  [
    { type: 'tokenRemoved', seat: 0, space: 'C3', token: 'factory', count: 1 },
    'Seat 0 removes 1 factory from C3.',
  ],
  [{ type: 'figurePlaced', seat: 0, space: 'A1' }, 'A new figure of seat 0 enters on A1.'],
  [
    { type: 'figureRemoved', seat: 0, owner: 1, space: 'C3' },
    'Seat 0 removes a figure of seat 1 from C3.',
  ],
  [
    { type: 'figurePushed', seat: 0, owner: 1, from: 'C3', to: 'C4' },
    'Seat 0 pushes a figure of seat 1 from C3 to C4.',
  ],
  [
    { type: 'battleStarted', space: 'D4', against: 'gangs', participants: [1, 2, 0] },
    'Seat 1 fights seat 2 and seat 0 on D4.',
  ],
  [
    { type: 'battleStarted', space: 'D4', against: 'andys', participants: [1] },
    'Seat 1 fights the andys on D4.',
  ],
  [
    { type: 'battleCardPlayed', seat: 0, blind: false, card: 'rec-uri' },
    'Seat 0 lays Uri face down.',
  ],
  [{ type: 'battleCardPlayed', seat: 0, blind: false }, 'Seat 0 lays a card face down.'],
  [
    { type: 'battleCardPlayed', seat: 0, blind: true },
    'Seat 0 lays a card from the draw pile unseen.',
  ],
  [
    {
      type: 'battleRevealed',
      space: 'D4',
      cards: [
        { seat: 0, cards: ['rec-uri', 'start-mums-doc'] },
        { seat: 1, cards: [] },
      ],
    },
    'On D4 seat 0 reveals Uri and Grunt (doc); seat 1 reveals no card.',
  ],
  [
    {
      type: 'diceRolled',
      seat: 0,
      dice: [
        { color: 'blue', face: '1h' },
        { color: 'green', face: '1h1s' },
      ],
      hits: 2,
      steals: 1,
    },
    'Seat 0 rolls blue 1h and green 1h1s: 2 hits and 1 steal.',
  ],
  [
    {
      type: 'battleValued',
      space: 'D4',
      values: [
        { ...side, side: 0, value: 13 },
        { ...side, side: 'andys', value: 11 },
      ],
    },
    'The battle values on D4 are 13 for seat 0 and 11 for the andys.',
  ],
  [
    { type: 'battleResolved', space: 'D4', winners: [1, 2], losers: [0] },
    'Seat 1 and seat 2 win the battle on D4.',
  ],
  [
    { type: 'battleResolved', space: 'D4', winners: ['andys'], losers: [0] },
    'The andys win the battle on D4.',
  ],
  [
    { type: 'battleResolved', space: 'D4', winners: [0], losers: ['andys'] },
    'Seat 0 wins the battle on D4.',
  ],
  [
    { type: 'figuresReturned', seat: 0, from: 'D4', count: 1 },
    '1 figure of seat 0 on D4 goes home.',
  ],
  [
    { type: 'figuresReturned', seat: 0, from: 'D4', count: 2 },
    '2 figures of seat 0 on D4 go home.',
  ],
  [{ type: 'owlsRemoved', space: 'D4', count: 1 }, '1 owl on D4 flies off.'],
  [
    { type: 'andysDefeated', seat: 0, space: 'D4', tokens: ['andy-01', 'andy-02'] },
    'Seat 0 clears 2 andys from D4.',
  ],
  [
    { type: 'battleCardsDiscarded', seat: 0, cards: ['rec-uri'] },
    'Seat 0 discards Uri after the battle.',
  ],
  [{ type: 'cardDiscarded', seat: 0, card: 'rec-uri' }, 'Seat 0 discards Uri.'],
  [{ type: 'turnEnded', seat: 0 }, 'Seat 0 ends the turn.'],
  [{ type: 'roundEnded', round: 3 }, 'Round 3 ends.'],
  [{ type: 'daylightStarted', round: 3 }, 'Daylight follows round 3.'],
  [
    { type: 'blurpGained', seat: 0, amount: 4, reason: 'space' },
    'Seat 0 gains 4 blurp for controlled spaces.',
  ],
  [
    { type: 'blurpGained', seat: 0, amount: 3, reason: 'skyscraper', space: 'C3' },
    'Seat 0 gains 3 blurp for a skyscraper on C3.',
  ],
  [
    { type: 'blurpGained', seat: 0, amount: -3, reason: 'event' },
    'Seat 0 loses 3 blurp for an event.',
  ],
  [
    { type: 'blurpGained', seat: 0, amount: 6, reason: 'factory' },
    'Seat 0 gains 6 blurp for factories.',
  ],
  [{ type: 'blurpBought', seat: 0, paid: 20, amount: 14 }, 'Seat 0 buys 14 blurp for 20 $.'],
  [
    { type: 'firstPlayerPassed', from: 0, to: 1 },
    'The first player token passes from seat 0 to seat 1.',
  ],
  [{ type: 'gameEnded', winners: [1], tieBreak: 'none' }, 'The game ends: seat 1 wins.'],
  [
    { type: 'gameEnded', winners: [1], tieBreak: 'money' },
    'The game ends: seat 1 wins the tie with more $.',
  ],
  [
    { type: 'gameEnded', winners: [0, 1], tieBreak: 'shared' },
    'The game ends: seat 0 and seat 1 win together.',
  ],
  [
    { type: 'gameEnded', winners: [1], tieBreak: 'random' },
    'The game ends: seat 1 wins the tie by lot.',
  ],
];

describe('moves', () => {
  test.each(moves)('%j: %s', (move, sentence, state = recruiting) => {
    expect(neonGods.describe(state, { ...move, seat: 0 } as Move)).toBe(sentence);
  });

  test('the price of a sale is that of the seller; nobody sells for none', () => {
    const sale = (seat: number): Move => ({ type: 'sell', seat, space: 'C1' });
    expect(neonGods.describe(recruiting, sale(1))).toBe('Seat 1 sells a product on C1 for 8 $.');
    expect(neonGods.describe(recruiting, sale(2))).toBe('Seat 2 sells a product on C1.');
  });

  test('work that the pack does not have is told by its id, without a cost', () => {
    const move: Move = { type: 'work', seat: 0, card: 'work-arcade', space: 'C1' };
    expect(neonGods.describe(recruiting, move)).toBe('Seat 0 uses work-arcade on C1.');
  });

  test('a view is enough for the moves of its own seat', () => {
    const view = neonGods.view(recruiting, 0);
    for (const [move, sentence, state] of moves) {
      const told = neonGods.describe(state ? neonGods.view(state, 0) : view, { ...move, seat: 0 });
      expect(told).toBe(sentence);
    }
  });

  test('every type is told', () => {
    expect(new Set(moves.map(([{ type }]) => type))).toEqual(new Set(neonGods.moveTypes));
  });
});

describe('events', () => {
  test.each(events)('%j: %s', (one, sentence) => {
    expect(event.parse(one)).toEqual(one);
    expect(neonGods.describeEvent(one)).toBe(sentence);
  });

  test('every type is told', () => {
    const types = event.options.map(({ shape }) => shape.type.value);
    expect(new Set(events.map(([{ type }]) => type))).toEqual(new Set(types));
  });
});

describe('seats with names', () => {
  const names = ['Ann', 'deBob'];

  test('are called by them, as they are written', () => {
    const steal: Move = { type: 'stealFrom', seat: 0, from: 1 };
    expect(neonGods.describe(recruiting, steal, { names })).toBe('Ann steals 1 $ from deBob.');
    const stolen: Event = { type: 'moneyStolen', seat: 1, from: 0, amount: 2 };
    expect(neonGods.describeEvent(stolen, { names })).toBe('deBob steals 2 $ from Ann.');
  });

  test('are numbers where a name is missing', () => {
    const passed: Event = { type: 'firstPlayerPassed', from: 1, to: 2 };
    const sentence = 'The first player token passes from deBob to seat 2.';
    expect(neonGods.describeEvent(passed, { names })).toBe(sentence);
    expect(neonGods.describeEvent({ type: 'turnEnded', seat: 2 }, { names })).toBe(
      'Seat 2 ends the turn.',
    );
  });
});

/** One sentence, and printed names in it. */
function expectSentence(told: string): void {
  expect(told).toMatch(/^[A-Z0-9][^.]*\.$/);
  expect(told).not.toMatch(/\b(rec|evt|start|work|andy)-/);
}

test.each(tables)('$scenario, $players players: everything is told, to everybody', (table) => {
  const told = new Set<string>();
  randomGame({ ...table, seed: 'told' }, ({ after, events }) => {
    for (const move of neonGods.legalMoves(after)) told.add(neonGods.describe(after, move));
    for (const viewer of [0, 'spectator'] as const) {
      for (const one of neonGods.viewEvents(events, viewer)) told.add(neonGods.describeEvent(one));
    }
  });
  for (const sentence of told) expectSentence(sentence);
});

test.each<[string, State, Move, string]>([
  [
    'NG-ACT-01',
    arrange({ at: 'activate' }),
    { type: 'playCard', seat: 0, card: 'start-tykes-doc' },
    'Grunt (doc) is not in the hand of seat 0',
  ],
  [
    'NG-ACT-04',
    arrange({ at: 'activate', seats: { 0: { activated: ['rec-uri'] } } }),
    { type: 'playCard', seat: 0, card: 'rec-uri' },
    'Uri lies in the activated area until the turn ends',
  ],
  [
    'NG-FX-04',
    at({ type: 'recover', left: 1 }),
    { type: 'recoverCard', seat: 0, card: 'rec-uri' },
    'Uri is not in the discard pile of seat 0',
  ],
  [
    'NG-BATTLE-01',
    fighting,
    { type: 'chooseBattle', seat: 0, space: 'D4', against: 2 },
    'seat 0 has no battle against seat 2 to fight on D4',
  ],
  [
    'NG-BATTLE-01',
    fighting,
    { type: 'chooseBattle', seat: 0, space: 'A1', against: 'gangs' },
    'seat 0 has no battle against the other gangs to fight on A1',
  ],
  [
    'NG-TURN-05',
    at({ type: 'work', left: 1 }),
    { type: 'work', seat: 0, card: 'work-factory', space: 'A1', count: 1 },
    'Build Factory takes no count',
  ],
  [
    'NG-EVX-04',
    at({ type: 'removeTunnels', left: 1 }),
    { type: 'removeToken', seat: 0, space: 'C2', token: 'andy' },
    'this effect removes a tunnel, not an andy',
  ],
  [
    'NG-LIMIT-02',
    arrange({
      steps: [{ type: 'work', left: 1 }],
      board: { A1: { build: ['factory'], products: 29 } },
    }),
    { type: 'work', seat: 0, card: 'work-product', space: 'A1', count: 2 },
    'the supply holds 1 product, not 2',
  ],
  [
    'NG-MOVE-05',
    arrange({
      steps: [{ type: 'moveTo', from: 'A1', left: 1, spaces: 3, moved: {} }],
      seats: { 0: { figures: { B1: 2 } } },
    }),
    { type: 'moveTo', seat: 0, to: 'B1' },
    'B1 holds 2 figures of seat 0 already',
  ],
  [
    'NG-TURN-05',
    at({ type: 'work', left: 1 }),
    { type: 'work', seat: 0, card: 'work-product', space: 'A1' },
    'Create Product needs a count of products',
  ],
  [
    'NG-TURN-05',
    at({ type: 'placeOwls', left: 1 }),
    { type: 'placeToken', seat: 0, space: 'G7' } as unknown as Move,
    'placeToken.space: there is no space "G7"; spaces are A1 to F6',
  ],
])('[%s] is told with printed names: %#', (rule, state, move, because) => {
  const tried = neonGods.tryApply(state, move);
  expect(tried).toMatchObject({ ok: false, rule });
  expect(tried.ok ? '' : tried.message).toContain(`(${rule}): ${because}`);
});
