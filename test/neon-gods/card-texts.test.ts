import { describe, expect, test } from 'vitest';
import { cardText } from '../../src/display/card.js';
import { compile } from '../../src/neon-gods/content/compile.js';
import {
  actionKinds,
  type ContentPack,
  type Effect,
  type EventEffect,
  symbolKinds,
  type WorkEffect,
} from '../../src/neon-gods/content/schema.js';
import { cardsOf } from '../../src/neon-gods/display/cards.js';
import type { Event } from '../../src/neon-gods/events.js';
import { type Move, neonGods } from '../../src/neon-gods/index.js';
import type { State } from '../../src/neon-gods/state/state.js';
import {
  type Arrangement,
  arrange,
  changedPack,
  eventsOf,
  gameOf,
  letHappen,
  play,
} from './arrange.js';
import { atBattles, bare, choose } from './fight.js';
import { randomGame, tables } from './random-games.js';

type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

const standard = cardsOf(compile(neonGods.content));

function linesOf(id: string, pack: ContentPack = neonGods.content): string[] {
  const card = cardsOf(compile(pack)).find((one) => one.id === id);
  if (card === undefined) throw new Error(`nothing says what ${id} is`);
  return card.lines;
}

/** The numbers in a sentence. */
function numbersIn(sentence = ''): number[] {
  return (sentence.match(/\d+/g) ?? []).map(Number);
}

describe('all of the standard pack', () => {
  test('has the form of a card, and an id of its own', () => {
    for (const card of standard) expect(cardText.parse(card)).toEqual(card);
    expect(new Set(standard.map(({ id }) => id)).size).toBe(standard.length);
  });

  test('has a text: 24 + 46 + 10 + 4 cards, 4 gangs, 5 scenarios, 3 dice, 15 andys, 14 pieces', () => {
    const counts = new Map<string, number>();
    for (const { kind } of standard) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      'starting card': 24,
      recruit: 46,
      event: 10,
      'work card': 4,
      gang: 4,
      scenario: 5,
      'battle die': 3,
      andy: 15,
      structure: 3,
      token: 5,
      tile: 5,
      board: 1,
    });
  });

  test.each(standard.map((card) => [card.title, card] as const))(
    '%s: sentences',
    (_title, card) => {
      expect(card.lines.length).toBeGreaterThan(0);
      expect(card.title).toMatch(/^[A-Z]/);
      for (const line of card.lines) expectSentence(line);
    },
  );
});

const ids = [
  ...standard.map(({ id }) => id).filter((id) => id.includes('-') || id.includes(':')),
  'placeOwls',
  'eachOpponent',
];

function expectSentence(line: string): void {
  expect(line).toMatch(/^[A-Z][^.]*\.$/);
  expect(line).not.toMatch(/undefined|null|NaN|\[object| {2}| [.,;:]/);
  expect(line).not.toMatch(/\b1 [a-z]+s\b/);
  expect(line).not.toMatch(
    /\b(?:0|[2-9]|\d\d+) (?:card|figure|space|product|owl|andy|tunnel|factory|hit|steal|die)\b/,
  );
  for (const id of ids) expect(line).not.toContain(id);
}

/** A table where there is enough of everything to do, at least three times. */
const rich: Arrangement = {
  layout: 'LS3',
  seats: {
    0: {
      money: 20,
      hand: ['rec-uri'],
      discard: ['rec-tess', 'rec-happy', 'rec-xena', 'start-mums-doc'],
      figures: { A1: 3, B1: 1, C3: 1, D1: 1 },
    },
    1: { money: 9, blurp: 9, figures: { D3: 1, E3: 1, E4: 1, D4: 1, F3: 1 } },
    2: { money: 9, blurp: 9 },
  },
  board: {
    C3: { andys: [], products: 5, build: ['factory'] },
    D1: { build: ['factory'] },
    D3: { build: ['factory', 'watchtower'] },
    D4: { andys: [] },
    E4: { andys: [] },
    B5: { andys: ['down'] },
    D5: { andys: ['down'] },
    A2: { andys: ['down'] },
  },
  row: ['evt-owls', 'rec-ruckus', 'rec-girder', 'rec-natalie'],
};

/** Uri, or the event Owls!, does this and nothing else. */
function packWith(effect: EventEffect, change: (pack: ContentPack) => void = () => {}): string {
  return changedPack(
    `only ${JSON.stringify(effect)}`.replace(/[^a-z0-9]+/gi, '-').toLowerCase(),
    (pack) => {
      const isSymbol = symbolKinds.some((kind) => kind === effect.kind);
      const cards: { id: string; effects: EventEffect[] }[] = isSymbol
        ? pack.recruits
        : pack.events;
      const card = cards.find(({ id }) => id === (isSymbol ? 'rec-uri' : 'evt-owls'));
      if (card !== undefined) card.effects = [effect];
      change(pack);
    },
  );
}

/** Plays the card to its end, each time with the last move listed that is not `done`. */
function carriedOut(state: State, card: 'rec-uri' | 'evt-owls'): Event[] {
  const first: Move =
    card === 'rec-uri'
      ? { type: 'playCard', seat: 0, card }
      : { type: 'buyEvent', seat: 0, slot: 0 };
  const game = gameOf(state);
  let { state: now, events } = game.apply(state, first);
  const waiting = state.agenda.length;
  while (now.agenda.length > waiting - (card === 'evt-owls' ? 1 : 0)) {
    const move = game
      .legalMoves(now)
      .filter(({ type }) => type !== 'done')
      .at(-1) as Move;
    const applied = game.apply(now, move);
    now = applied.state;
    events = [...events, ...applied.events];
  }
  return events;
}

function amountsOf(events: readonly Event[], type: 'moneyGained' | 'blurpGained'): number {
  return eventsOf(events, type).reduce((sum, { amount }) => sum + amount, 0);
}

const happens: {
  readonly [K in EventEffect['kind']]: (events: readonly Event[]) => number;
} = {
  move: (events) => eventsOf(events, 'figureMoved').length,
  gain: (events) => amountsOf(events, 'moneyGained'),
  draw: (events) => eventsOf(events, 'cardDrawn').length,
  recover: (events) => eventsOf(events, 'cardRecovered').length,
  sell: (events) => eventsOf(events, 'productSold').length,
  work: (events) =>
    eventsOf(events, 'structureBuilt').length + eventsOf(events, 'productsPlaced').length,
  blurp: (events) => amountsOf(events, 'blurpGained'),
  steal: (events) => eventsOf(events, 'moneyStolen')[0]?.amount ?? 0,
  placeOwls: (events) => eventsOf(events, 'tokenPlaced').length,
  placeTunnels: (events) => eventsOf(events, 'tokenPlaced').length,
  placeAndys: (events) => eventsOf(events, 'tokenPlaced').length,
  removeTunnels: (events) => eventsOf(events, 'tokenRemoved').length,
  removeAndys: (events) => eventsOf(events, 'tokenRemoved').length,
  removeStructures: (events) => eventsOf(events, 'tokenRemoved').length,
  removeFigures: (events) => eventsOf(events, 'figureRemoved').length,
  pushFigures: (events) => eventsOf(events, 'figurePushed').length,
  placeFigures: (events) => eventsOf(events, 'figurePlaced').length,
};

const sentences: Readonly<Record<EventEffect['kind'], readonly [string, string]>> = {
  move: [
    'Move 1 of your figures up to 3 spaces.',
    'Move up to 3 of your figures up to 3 spaces each.',
  ],
  gain: ['Take 1 $.', 'Take up to 3 $.'],
  draw: ['Draw 1 card.', 'Draw up to 3 cards.'],
  recover: [
    'Take 1 card from your discard pile into your hand.',
    'Take up to 3 cards from your discard pile into your hand.',
  ],
  sell: [
    'Sell 1 product from a space that you control, for 1 $ per space of distance to your base.',
    'Sell up to 3 products from spaces that you control, each for 1 $ per space of distance to your base.',
  ],
  work: ['Spend 1 work on a work card.', 'Spend up to 3 work on work cards.'],
  blurp: ['Gain 1 blurp.', 'Gain 3 blurp.'],
  steal: [
    'Steal 1 $ from each opponent, or as much as each has.',
    'Steal 3 $ from each opponent, or as much as each has.',
  ],
  placeOwls: [
    'Place 1 owl on a space, not on a base.',
    'Place up to 3 owls on 1 or more spaces, not on a base.',
  ],
  placeTunnels: [
    'Place 1 tunnel on a space without one, not on a base or a dead zone.',
    'Place up to 3 tunnels on spaces without one, not on a base or a dead zone.',
  ],
  placeAndys: [
    'Place 1 andy face down on a space, not on a base.',
    'Place up to 3 andys face down on 1 or more spaces, not on a base.',
  ],
  removeTunnels: ['Remove 1 tunnel from any space.', 'Remove up to 3 tunnels from any space.'],
  removeAndys: ['Remove all andys from 1 space.', 'Remove all andys from up to 3 spaces.'],
  removeStructures: [
    'Remove 1 factory, watchtower or monument from any space.',
    'Remove up to 3 factories, watchtowers or monuments from any space.',
  ],
  removeFigures: [
    'Return 1 figure of an opponent to its supply, not from a base.',
    'Return up to 3 figures of opponents to their supply, not from a base.',
  ],
  pushFigures: [
    'Push 1 figure of an opponent 1 space, not from a base or onto one.',
    'Push up to 3 figures of opponents 1 space each, not from a base or onto one.',
  ],
  placeFigures: [
    'Place 1 figure from your supply on your base.',
    'Place up to 3 figures from your supply on your base.',
  ],
};

function effectOf(kind: EventEffect['kind'], amount: number): EventEffect {
  if (kind === 'blurp') return { kind, amount, who: 'self' };
  if (kind === 'steal') return { kind, amount, from: 'eachOpponent' };
  return { kind, amount };
}

describe('a card does what it says', () => {
  const kinds = Object.keys(sentences) as EventEffect['kind'][];

  test('every kind of effect of cards is tried', () => {
    expect(new Set(kinds)).toEqual(new Set([...symbolKinds, ...actionKinds, 'blurp', 'steal']));
  });

  test.each(kinds.flatMap((kind) => [1, 3].map((amount) => [kind, amount] as const)))(
    '[NG-EFX-01] %s %i: the number of the sentence is the number that happens',
    (kind, amount) => {
      const pack = packWith(effectOf(kind, amount));
      const isSymbol = symbolKinds.some((one) => one === kind);
      const card = isSymbol ? 'rec-uri' : 'evt-owls';
      const [sentence] = linesOf(card, gameOf({ pack }).content);
      expect(sentence).toBe(sentences[kind][amount === 1 ? 0 : 1]);
      const state = arrange({ ...rich, pack, at: isSymbol ? 'activate' : 'recruit' });
      expect(numbersIn(sentence)[0]).toBe(happens[kind](carriedOut(state, card)));
    },
  );

  test.each<[EventEffect, string, number[]]>([
    [{ kind: 'blurp', amount: -2, who: 'self' }, 'Lose 2 blurp.', [7, 9, 9]],
    [
      { kind: 'blurp', amount: 4, who: 'eachOpponent' },
      'Each opponent gains 4 blurp.',
      [9, 13, 13],
    ],
    [{ kind: 'blurp', amount: -4, who: 'eachOpponent' }, 'Each opponent loses 4 blurp.', [9, 5, 5]],
  ])('[NG-EVX-01] %j', (effect, sentence, blurp) => {
    const pack = packWith(effect);
    expect(linesOf('evt-owls', gameOf({ pack }).content)).toEqual([sentence]);
    const seats = { ...rich.seats, 0: { ...rich.seats?.[0], blurp: 9 } };
    const bought = gameOf({ pack }).apply(arrange({ ...rich, seats, pack }), {
      type: 'buyEvent',
      seat: 0,
      slot: 0,
    });
    expect(bought.state.seats.map((seat) => seat.blurp)).toEqual(blurp);
  });

  test('[NG-FX-01] a figure moves as far as the sentence says', () => {
    const pack = packWith({ kind: 'move', amount: 2 }, ({ constants }) => {
      constants.effectMoveSpaces = 2;
    });
    const [sentence] = linesOf('rec-uri', gameOf({ pack }).content);
    expect(sentence).toBe('Move up to 2 of your figures up to 2 spaces each.');
    const game = gameOf({ pack });
    const state = arrange({ ...rich, noAndys: true, pack, at: 'activate' });
    const played = game.apply(state, { type: 'playCard', seat: 0, card: 'rec-uri' }).state;
    const picked = game.apply(played, { type: 'pickFigure', seat: 0, from: 'A1' }).state;
    const steps = game.questions.reach(picked, 'A1', 0).map((one) => one.steps);
    expect(Math.max(...steps)).toBe(numbersIn(sentence)[1]);
    const one = packWith({ kind: 'move', amount: 1 }, ({ constants }) => {
      constants.effectMoveSpaces = 1;
    });
    expect(linesOf('rec-uri', gameOf({ pack: one }).content)[0]).toBe(
      'Move 1 of your figures 1 space.',
    );
  });

  test('[NG-DICE-02] the corner of a gang member shows its battle dice', () => {
    const corners = (id: string) => standard.find((card) => card.id === id)?.values;
    expect(corners('rec-xena')).toEqual([
      { label: 'Type', value: 'warrior' },
      { label: 'Battle dice', value: 'pink, pink' },
    ]);
    expect(corners('start-tykes-doc')).toEqual([
      { label: 'Type', value: 'doc' },
      { label: 'Gang', value: 'Disco Tykes' },
      { label: 'Battle dice', value: 'blue' },
    ]);
  });
});

describe('work cards', () => {
  test.each([
    [1, 'Place 1 product on a space with a factory that you control.'],
    [2, 'Place 1 or 2 products on a space with a factory that you control.'],
    [4, 'Place up to 4 products on a space with a factory that you control.'],
  ])('[NG-WORK-01] Create Product places up to %i', (max, sentence) => {
    const effect: Effect = { kind: 'placeProducts', max, requires: 'factory' };
    const pack = changedPack(`products-${max}`, ({ workCards }) => {
      const card = workCards.find(({ id }) => id === 'work-product');
      if (card !== undefined) card.effect = effect;
    });
    expect(linesOf('work-product', gameOf({ pack }).content)).toEqual([sentence]);
    const state = arrange({ ...rich, pack, at: 'activate', steps: [{ type: 'work', left: 1 }] });
    const counts = gameOf(state)
      .legalMoves(state)
      .flatMap((move) => (move.type === 'work' && move.space === 'C3' ? (move.count ?? []) : []));
    expect(Math.max(...counts)).toBe(numbersIn(sentence).at(-1));
  });

  test('[NG-WORK-02] [NG-WORK-04] building, with what it is good for', () => {
    expect(linesOf('work-factory')[0]).toBe(
      'Build a factory on a space that you control: one a space, none on a dead zone.',
    );
    expect(linesOf('work-monument')).toEqual([
      'Build a monument on a space with a skyscraper that you control: one a space, none on a dead zone.',
      'In daylight whoever controls its space gains 2 blurp, or 2 $ by house rule.',
    ]);
  });

  /** A card of each kind, used on C3, where a factory stands. */
  const uses: {
    readonly [K in WorkEffect['kind']]: Pick<MoveOf<'work'>, 'card' | 'space' | 'count'>;
  } = {
    placeProducts: { card: 'work-product', space: 'C3', count: 1 },
    build: { card: 'work-watchtower', space: 'C3' },
  };

  test.each(Object.entries(uses))('[NG-FX-10] %s costs what its corners say', (_kind, use) => {
    const pack = changedPack(`priced-${use.card}`, ({ workCards }) => {
      const card = workCards.find(({ id }) => id === use.card);
      if (card !== undefined) Object.assign(card, { work: 2, money: 5 });
    });
    const game = gameOf({ pack });
    const corners = cardsOf(compile(game.content)).find(({ id }) => id === use.card)?.values;
    const state = arrange({ ...rich, pack, at: 'activate', steps: [{ type: 'work', left: 3 }] });
    const after = game.apply(state, { type: 'work', seat: 0, ...use }).state;
    const step = after.agenda.at(-1);
    const paid = (state.seats[0]?.money ?? 0) - (after.seats[0]?.money ?? 0);
    expect(corners).toEqual([
      { label: 'Work', value: 3 - (step?.type === 'work' ? step.left : 0) },
      { label: 'Cost', value: `${paid} $` },
    ]);
    expect(paid).toBe(5);
  });

  test('[NG-FX-10] the corners say what it costs', () => {
    const corners = (id: string) => standard.find((card) => card.id === id)?.values;
    expect(corners('work-factory')).toEqual([
      { label: 'Work', value: 1 },
      { label: 'Cost', value: '3 $' },
    ]);
    expect(corners('work-product')).toEqual([{ label: 'Work', value: 1 }]);
  });
});

describe('pieces of the board', () => {
  const other = changedPack('other-numbers', ({ constants }) => {
    constants.watchtower = { same: 5, adjacent: 2 };
    constants.owlPenalty = 4;
    constants.monumentPay = 7;
    constants.factoryTable = [0, 2, 9];
    constants.andyWinBlurp = 6;
    constants.maxOwnFiguresPerSpace = 3;
    constants.exchange = [{ pay: 4, blurp: 8 }];
  });
  const game = gameOf({ pack: other });
  const said = (id: string) => linesOf(id, game.content).join(' ');

  test('[NG-STRUCT-05] watchtower', () => {
    const state = arrange({
      pack: other,
      noAndys: true,
      seats: { 0: { figures: { C3: 1 } } },
      board: { C3: { build: ['watchtower'] } },
    });
    const towers = (['C3', 'D3'] as const).map(
      (at) => game.questions.strength(state, at, 0).towers,
    );
    expect(towers).toEqual([5, 2]);
    expect(numbersIn(said('token:watchtower'))).toEqual(towers);
  });

  test('[NG-OWL-03] owl', () => {
    const state = arrange({ pack: other, noAndys: true, board: { C3: { owls: 1 } } });
    expect(numbersIn(said('token:owl'))).toEqual([game.questions.strength(state, 'C3', 1).owls]);
  });

  test('[NG-DAY-02] monument and skyscraper', () => {
    const state = arrange({
      pack: other,
      seats: { 0: { figures: { C3: 1 } } },
      board: { C3: { build: ['monument'] } },
    });
    const pay = game.questions.daylightPay(state, 0);
    expect(numbersIn(said('token:monument'))).toEqual([pay?.monuments, pay?.monuments]);
    expect(numbersIn(said('tile:skyscraper-2'))).toEqual([pay?.skyscrapers]);
  });

  test('[NG-STRUCT-06] factories', () => {
    expect(said('token:factory')).toContain('control: 2 for 1 and 9 for 2 or more.');
    const factories = (['C1', 'C3', 'D4'] as const).map((_at, i, all) => {
      const built = all.slice(0, i + 1);
      const state = arrange({
        pack: other,
        noAndys: true,
        seats: { 0: { figures: Object.fromEntries(built.map((at) => [at, 1])) } },
        board: Object.fromEntries(built.map((at) => [at, { build: ['factory'] }])),
      });
      return game.standing(state).seats[0]?.score;
    });
    expect(factories).toEqual([2, 9, 9]);
  });

  test('[NG-STRUCT-06] a table of one line', () => {
    const pack = changedPack('no-factories', ({ constants }) => {
      constants.factoryTable = [0];
    });
    const [, sentence] = linesOf('token:factory', gameOf({ pack }).content);
    expect(sentence).toMatch(/control: 0 for 0 or more\.$/);
  });

  test('[NG-ANDY-05] andys', () => {
    const state = atBattles({
      pack: other,
      seats: { 0: { figures: { C3: 3 }, hand: [] } },
      board: { C3: { andys: ['andy-01'] } },
    });
    const { events } = bare(state, choose('C3', 'andys'));
    const [won] = eventsOf(events, 'blurpGained');
    expect(numbersIn(said('andy-01'))).toEqual([won?.amount]);
    expect(numbersIn(said('token:andy'))).toEqual([3, 8, won?.amount]);
  });

  test('[NG-MOVE-05] base', () => {
    expect(numbersIn(said('tile:base'))).toEqual([3]);
  });

  test('[NG-DAY-03] exchange', () => {
    expect(said('board:exchange')).toBe(
      'In each daylight every player may buy once: 8 blurp for 4 $.',
    );
    const state = arrange({ round: 3, active: 1, firstPlayer: 0, at: 'endTurn', pack: other });
    const { state: bought } = play(letHappen(state).state, { type: 'exchange', seat: 0, line: 0 });
    expect(bought.seats[0]).toMatchObject({ money: 1, blurp: 9 });
    expect(linesOf('board:exchange')[0]).toMatch(
      /once: 3 blurp for 6 \$, .* or 14 blurp for 20 \$\.$/,
    );
  });

  test('dice show their faces', () => {
    expect(linesOf('die:green')).toEqual([
      'Its faces show 2 steals; 1 steal; 1 hit; 1 hit and 1 steal; 1 hit and 1 steal; 2 hits.',
      'A hit adds 1 to your battle value.',
      'A steal takes 1 $ from a gang that you fight, or from the supply if you fight andys.',
    ]);
    expect(linesOf('die:blue')[0]).toBe(
      'Its faces show nothing; 1 hit; 1 hit; 2 hits; 2 hits; 3 hits.',
    );
  });
});

describe('scenarios', () => {
  test('[NG-SCEN-01] say what is special', () => {
    expect(linesOf('tunnel-assault').slice(0, 4)).toEqual([
      'Dead zones are walls: nobody enters or crosses them.',
      'A tunnel next to a base cannot be removed.',
      'Structures and tunnels never share a space.',
      'On a space with a tunnel enemy figures stop nobody; andys do.',
    ]);
    expect(linesOf('raids')).toEqual([
      'It has no special rules.',
      'Each gang starts with 6 figures on its base.',
      'Work cards in play: Create Product, Build Factory, Build Watchtower and Build Monument.',
    ]);
  });

  test.each([
    ['CQ2', 'close-quarters', 'gangs'],
    ['NH2', 'no-place-to-hide', 'andys'],
  ] as const)('[NG-BATTLE-12] %s: a won battle pays what it says', (layout, id, against) => {
    const board = { B2: { andys: against === 'andys' ? ['andy-01'] : [] } };
    const enemy = against === 'gangs' ? { 1: { figures: { B2: 1 } } } : {};
    const figures = { B2: 2, A2: 2 } as const;
    const state = atBattles({ layout, board, seats: { 0: { figures }, ...enemy } });
    const { events } = bare(state, choose('B2', against));
    const [won] = eventsOf(events, 'blurpGained');
    expect(won).toMatchObject({ seat: 0, reason: 'battle', amount: 2 });
    expect(numbersIn(linesOf(id)[0])).toEqual([2]);
  });
});

test('a text of the pack wins, a line each', () => {
  const pack = structuredClone(neonGods.content);
  for (const one of [pack.recruits[0], pack.events[0], pack.workCards[0], pack.andys[0]]) {
    if (one !== undefined) one.text = 'Printed here.\n\nAnd there.';
  }
  for (const one of [pack.gangs[0], pack.scenarios[0], pack.dice[0], pack.startingCards[0]]) {
    if (one !== undefined) one.text = 'Ours.';
  }
  expect(neonGods.withContent(pack).content.events[0]?.text).toBe('Printed here.\n\nAnd there.');
  for (const id of ['rec-uri', 'evt-robo-party', 'work-product', 'andy-01']) {
    expect(linesOf(id, pack)).toEqual(['Printed here.', 'And there.']);
  }
  for (const id of ['mums', 'life-on-the-streets', 'die:blue', 'start-mums-warrior']) {
    expect(linesOf(id, pack)).toEqual(['Ours.']);
  }
  expect(linesOf('rec-ruckus', pack)).toEqual(linesOf('rec-ruckus'));
});

test.each(tables)('$scenario, $players players: everything in a view has a text', (table) => {
  const known = new Set(standard.map(({ id }) => id));
  const strange = new Set<string>();
  const meet = (id: string | null | undefined) => {
    if (id && !known.has(id)) strange.add(id);
  };
  randomGame({ ...table, seed: 'read' }, ({ after, events }) => {
    meet(after.scenario);
    for (const id of [...after.row, after.pendingEvent]) meet(id);
    for (const { gang, hand, discard, activated } of after.seats) {
      for (const id of [gang, ...hand, ...discard, ...activated]) meet(id);
    }
    for (const { token } of eventsOf(events, 'andyRevealed')) meet(token);
    for (const { dice } of eventsOf(events, 'diceRolled')) {
      for (const { color } of dice) meet(`die:${color}`);
    }
    for (const { token } of eventsOf(events, 'tokenPlaced')) meet(`token:${token}`);
    for (const { token } of eventsOf(events, 'tokenRemoved')) meet(`token:${token}`);
    for (const { structure } of eventsOf(events, 'structureBuilt')) meet(`token:${structure}`);
  });
  expect([...strange]).toEqual([]);
});
