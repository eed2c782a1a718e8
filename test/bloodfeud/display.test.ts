import { describe, expect, test } from 'vitest';
import { display } from '../../src/bloodfeud/display/index.js';
import { bloodfeud, type Move, type State } from '../../src/bloodfeud/index.js';
import { idsIn, type Scene } from '../../src/display/scene.js';
import type { Touch } from '../../src/display/touch.js';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import type { Viewer } from '../../src/kernel/play.js';
import { type Arrangement, arrange, play, quiet, resolve } from './arrange.js';

/*
 * What people see: a scene with everything that lies there, what they touch to make a move, and what they are asked.
 */

const table = display(bloodfeud);

function sceneFor(a: Arrangement, viewer: Viewer = 0): Scene {
  return table.scene(bloodfeud.view(arrange(a), viewer));
}

/** A thing of the scene by its id. */
function thing(scene: Scene, id: string): unknown {
  const things = [
    ...scene.boards.flatMap(({ spaces, links, pieces }) => [...spaces, ...links, ...pieces]),
    ...scene.zones.flatMap((zone) => [zone, ...zone.cards]),
    ...scene.tracks.flatMap((track) => [track, ...track.markers]),
    ...scene.seats,
  ];
  return things.find((one) => one.id === id);
}

describe('a scene has', () => {
  const full: Arrangement = {
    seats: {
      0: {
        at: ['orders', 'marketplace'],
        units: { D1: { ready: 1, tired: 2 }, D5: { players: { P1: 'tired' } } },
        lanyards: { P1: ['v01', 'v02'] },
        power: 1,
        graveyard: [[2, 'basic']],
        ambitions: ['a01', 'a24'],
      },
      2: { lanyards: { P1: ['h10'] }, warehouse: ['o02', 'o02', 'token'], events: ['e19', 'e19'] },
    },
    barricades: { 'D1-D2': 2 },
    placed: [
      ['D5', 0, 'sFeed'],
      ['D5', 2, 'sReq'],
    ],
    alliances: [
      [0, 2],
      [1, 3, 0],
    ],
    market: { orders: { slots: ['o01', 'o04', 'o05'] } },
    council: { proposals: [{ card: 'e12', by: 2 }] },
    effects: { defends: [{ seat: 2, domain: 'D5', amount: 3 }], shielded: ['D5'] },
    sun: { marker: 2, blocked: [6] },
    discard: ['e04'],
  };
  const scene = sceneFor(full);

  test.each<[string, object | undefined]>([
    ['space:D1', { label: 'D1 Financial District', owner: 0, kind: 'finance' }],
    ['piece:ready-0@D1', { owner: 0, count: 1, flags: [], on: 'space:D1' }],
    ['piece:tired-0@D1', { count: 2, flags: ['tired'] }],
    ['piece:unit-0-P1', { on: 'space:D5', value: '1', flags: ['tired'] }],
    ['piece:barricade@D1-D2', { on: 'edge:D1-D2', owner: 2 }],
    ['edge:D1-D2', { at: [1, 0.25, 1, 0.75] }],
    ['edge:D2-D5', { at: [1.25, 1, 1.75, 1] }],
    ['piece:player-0-P2', { on: 'space:station-marketplace', owner: 0 }],
    ['piece:player-1-P1', { on: 'space:station-neutral' }],
    ['piece:order-1', { on: 'space:orders-D5', owner: 0, kind: 'feed', label: 'Feed of Brujah' }],
    ['piece:order-2', { owner: 2, kind: 'sealed', faceDown: true }],
    ['space:pair-0-2', { kind: 'allied', label: 'Brujah – City Hall' }],
    ['piece:asset-2@0-2', { on: 'space:pair-0-2', owner: 2 }],
    ['space:pair-1-3', { kind: 'blocked' }],
    ['piece:asset-0@1-3', { kind: 'block', owner: 0 }],
    ['slot:orders-1', { title: 'Ambush' }],
    ['slot:orders-3', { title: 'Last Stand' }],
    ['card:orders-0-sAtk', { title: 'Attack', count: 2 }],
    ['card:ambitions-0-a24', { flags: ['fulfilled now'] }],
    ['card:ambitions-0-a01', { flags: ['not fulfilled'] }],
    ['card:lanyard-0-P1-0', { title: 'Celerity', flags: ['P1', 'front'] }],
    ['card:lanyard-0-P1-1', { title: 'Potence', flags: ['P1'] }],
    ['card:stored-2-o02', { title: 'Blood Hunt', count: 2 }],
    ['card:stored-2-token', { title: 'Ambition token' }],
    ['card:grave-0-1', { title: 'A Basic Unit of City Hall', owner: 2 }],
    ['slot:proposal-2', { title: 'Windfall', owner: 2 }],
    ['card:discard-e04', { title: 'Audit' }],
    ['marker:sun', { at: 2 }],
    ['marker:power-0', { at: 1, owner: 0 }],
    ['zone:events-2', undefined],
    ['seat:4', { name: 'The storyteller', active: true }],
  ])('%s', (id, wanted) => {
    if (wanted === undefined) expect(thing(scene, id)).toBeUndefined();
    else expect(thing(scene, id)).toMatchObject(wanted);
  });

  test('marks of what holds on a Domain', () => {
    const space = thing(scene, 'space:D5') as Scene['boards'][number]['spaces'][number];
    expect(space.marks.map(({ kind, value }) => [kind, value])).toEqual([
      ['power', 3],
      ['shielded', undefined],
      ['defended', 3],
    ]);
  });

  test('the Sun Track with what is blocked and what can be', () => {
    const track = thing(scene, 'track:sun') as Scene['tracks'][number];
    expect(track.stops).toEqual([
      { at: 4, label: '3 Ambition tokens to block' },
      { at: 5, label: '2 Ambition tokens to block' },
      { at: 6, label: 'blocked' },
      { at: 7, label: 'Daybreak' },
    ]);
    expect(track.note).toBe('Space 5 can be blocked next, for 2 Ambition tokens.');
  });

  test('prices of the team that looks', () => {
    const priced = (viewer: Viewer) => {
      const card = thing(sceneFor(full, viewer), 'slot:orders-1') as { values: object[] };
      return card.values;
    };
    const printed = [
      { label: 'Cost', value: 3 },
      { label: 'Order', value: 'Attack' },
    ];
    expect(priced(0)).toEqual(printed);
    expect(priced('spectator')).toEqual(printed);
    expect(priced(2)).toEqual([{ label: 'You pay', value: 2 }, ...printed]);
  });

  test('[BF-INFO-03] own cards only, but everything for who sees it all', () => {
    const zones = (viewer: Viewer) =>
      sceneFor(full, viewer).zones.filter(({ kind }) => kind === 'hand');
    expect(zones('spectator')).toEqual([]);
    expect(zones(0).map(({ label }) => label)).toEqual([
      'Your Orders',
      'Your Advancements not equipped',
      'Your Ambitions',
      'Your Events',
    ]);
    expect(zones('open')).toHaveLength(16);
  });

  test('the facts of every team', () => {
    const facts = Object.fromEntries(scene.seats[2]?.facts ?? []);
    expect(facts).toMatchObject({ Kind: 'Human', Assets: 4, Orders: 5, Seals: 3, Barricades: 4 });
    expect(facts).not.toHaveProperty('Victory Points now');
    expect(Object.fromEntries(scene.seats[0]?.facts ?? [])).toMatchObject({
      'Victory Points now': 2,
      Graveyard: '1 of 6',
    });
  });

  test('[BF-END-02] at Daybreak what everybody scored', () => {
    const { state } = resolve(arrange(quiet({ sun: { marker: 6 } })));
    const last = table.scene(bloodfeud.view(state, 'spectator'));
    const scored = last.zones.filter(({ id }) => id.startsWith('zone:scored-'));
    expect(scored.map(({ cards }) => cards.length)).toEqual([2, 2, 2, 2]);
    expect(last.now.phase).toBe('The end');
    expect(
      last.seats.flatMap(({ facts }) => facts).filter(([label]) => label === 'Result'),
    ).toHaveLength(1);
  });
});

/** Ids of what is touched, numbers with their value. */
function touched(state: State, move: Move): (string | number)[] {
  const touches = table.touches(bloodfeud.view(state, move.seat), move);
  return touches.flatMap((one) => (one.kind === 'number' ? [one.id, one.value] : [one.id]));
}

describe('touches', () => {
  const state = arrange({
    seats: {
      0: {
        at: ['cityscape', 'marketplace'],
        power: 1,
        lanyards: { P1: ['v01', 'v06'] },
        warehouse: ['o02'],
        units: { D1: { ready: 0, tired: 1 }, D2: 1 },
      },
      2: { units: { D1: { tired: 1 } } },
    },
  });
  const item = { pile: 'orders', slot: 1 } as const;

  test.each<[Move, (string | number)[]]>([
    [
      { type: 'movePlayer', seat: 0, player: 'P2', to: 'council' },
      ['piece:player-0-P2', 'space:station-council'],
    ],
    [
      { type: 'moveUnit', seat: 0, unit: 'basic', from: 'D2', to: 'D3' },
      ['piece:ready-0@D2', 'space:D3'],
    ],
    [
      { type: 'moveUnit', seat: 0, unit: 'P1', from: 'D1', to: 'D2' },
      ['piece:unit-0-P1', 'space:D2', 'tiring'],
    ],
    [
      { type: 'moveUnit', seat: 0, unit: 'P1', from: 'D1', to: 'D2', swift: true },
      ['piece:unit-0-P1', 'space:D2', 'swift'],
    ],
    [
      { type: 'moveUnit', seat: 0, unit: 'P2', from: 'D1', to: 'D2' },
      ['piece:unit-0-P2', 'space:D2'],
    ],
    [
      { type: 'placeBarricade', seat: 0, unit: 'basic', domain: 'D2', edge: 'D2-D3' },
      ['piece:ready-0@D2', 'edge:D2-D3'],
    ],
    [
      { type: 'activate', seat: 0, source: { player: 'P1', card: 'v06' }, team: 2, to: 'D4' },
      ['card:lanyard-0-P1-1', 'piece:tired-2@D1', 'space:D4'],
    ],
    [
      { type: 'purchaseItem', seat: 0, item },
      ['space:station-marketplace', 'slot:orders-1', 'purchase'],
    ],
    [
      { type: 'purchaseItem', seat: 0, item, discount: true },
      ['space:station-marketplace', 'slot:orders-1', 'purchase-discount'],
    ],
    [
      { type: 'storeItem', seat: 0, item: 'token' },
      ['space:station-marketplace', 'slot:token', 'store'],
    ],
    [
      { type: 'purchaseStored', seat: 0, item: 'o02' },
      ['space:station-marketplace', 'card:stored-0-o02', 'purchase'],
    ],
    [{ type: 'blockAlliance', seat: 0, teams: [1, 3] }, ['space:pair-1-3']],
    [{ type: 'proposeAlliance', seat: 2, with: 0 }, ['space:pair-0-2']],
    [
      { type: 'placeOrder', seat: 0, card: 'sFeed', domain: 'D5' },
      ['card:orders-0-sFeed', 'space:orders-D5'],
    ],
    [{ type: 'openTrade', seat: 0, with: 3 }, ['trade', 'seat:3']],
    [
      { type: 'tradeGive', seat: 0, line: { kind: 'assets', amount: 3 } },
      ['give', 'give-assets', 3],
    ],
    [
      { type: 'tradeAsk', seat: 0, line: { kind: 'anyCard', zone: 'events' } },
      ['ask', 'any-events'],
    ],
    [
      { type: 'purchaseAmbition', seat: 0, from: 'deck' },
      ['space:station-council', 'zone:ambition-deck'],
    ],
  ])('%j', (move, ids) => {
    expect(touched(state, move)).toEqual(ids);
  });

  test('a purchase without the discount of the weakest needs no further choice', () => {
    const mighty = arrange({ seats: { 0: { at: 'marketplace', power: 3, warehouse: ['o12'] } } });
    const move: Move = { type: 'purchaseStored', seat: 0, item: 'o12' };
    expect(touched(mighty, move)).toEqual(['space:station-marketplace', 'card:stored-0-o12']);
  });

  test('what is done in a chain is touched at once', () => {
    const burying = arrange({
      seats: { 0: { at: 'marketplace' } },
      steps: [{ type: 'marketBonus', seat: 0, left: 1 }],
    });
    expect(touched(burying, { type: 'bonusBury', seat: 0, pile: 'gear', slot: 2 })).toEqual([
      'slot:gear-2',
    ]);
  });

  test('[BF-ATK-02] the target of an Attack says what stands against what', () => {
    const seats = { 2: { units: { D1: 1 } } };
    const { state: attacked } = resolve(arrange(quiet({ seats, placed: [['D1', 2, 'sAtk']] })));
    const view = bloodfeud.view(attacked, 2);
    const { next } = table.narrow(view, bloodfeud.legalMoves(attacked, 2), []);
    expect(next.map(({ id, label }) => [id, label])).toEqual([
      ['piece:ready-0@D1', 'A Basic Unit of Brujah (1 against 5)'],
      ['piece:unit-0-P1', 'P1 of Brujah (1 against 5)'],
      ['piece:unit-0-P2', 'P2 of Brujah (1 against 5)'],
    ]);
  });

  test('a number is one control', () => {
    const rich = arrange({ seats: { 0: { assets: 9 } } });
    const draft = play(rich, { type: 'openTrade', seat: 0, with: 1 }).state;
    const view = bloodfeud.view(draft, 0);
    const moves = bloodfeud.legalMoves(draft, 0);
    const give: Touch = { kind: 'option', id: 'give', label: '' };
    const { next } = table.narrow(view, moves, [give]);
    expect(next.find(({ id }) => id === 'give-assets')).toMatchObject({ min: 1, max: 9, step: 1 });
  });
});

describe('prompts', () => {
  const promptFor = (state: State, viewer: Viewer) => table.prompt(bloodfeud.view(state, viewer));

  test('at the open point, by budget and seat', () => {
    const state = arrange({
      setup: { actionBudget: 24 },
      seats: { 0: { budget: 1 }, 1: { passed: true } },
    });
    expect(promptFor(state, 0)).toBe('Act where you have players, or pass (1 action left).');
    expect(promptFor(state, 4)).toBe('End the Gameplay Phase when the teams have done enough.');
    expect(promptFor(state, 1)).toBe(
      'Waiting for Brujah, City Hall, FIRSTLIGHT and The storyteller to act or pass.',
    );
  });

  test('of an Attack, with the card and the place', () => {
    const state = resolve(
      arrange(quiet({ seats: { 2: { units: { D1: 1 } } }, placed: [['D1', 2, 'sAtk']] })),
    ).state;
    expect(promptFor(state, 2)).toBe(
      'Attack on Financial District (D1): name the Unit that you attack.',
    );
    expect(promptFor(state, 0)).toBe(
      'Waiting for City Hall to name a target on Financial District (D1).',
    );
  });

  test('of an Alliance', () => {
    const at = { at: 'orders' } as const;
    const state = play(arrange({ seats: { 0: at, 2: at } }), {
      type: 'proposeAlliance',
      seat: 0,
      with: 2,
    }).state;
    expect(promptFor(state, 2)).toBe(
      'Brujah proposes an Alliance: do you agree? It costs each of you 1 Asset.',
    );
  });
});

test('[BF-CITY-01] what moved is told by ids of the scene', () => {
  const state = arrange({ seats: { 0: { at: 'cityscape' } } });
  const { state: after, events } = play(state, {
    type: 'moveUnit',
    seat: 0,
    unit: 'P1',
    from: 'D1',
    to: 'D2',
  });
  const view = bloodfeud.view(after, 1);
  const [motion] = table.motions(view, bloodfeud.viewEvents(events, 1));
  expect(motion).toEqual({ piece: 'piece:unit-0-P1', from: 'space:D1', to: 'space:D2', count: 1 });
});

test('whatever moves leaves and reaches a thing of the scene', () => {
  const random = new SeededChance(seedChance('motions'));
  const any = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
  const moved = new Set<string>();
  let state = bloodfeud.setup({ players: 5, seed: 3, storyteller: 'auto', actionBudget: 12 });
  let before = idsIn(table.scene(bloodfeud.view(state, 0)));
  for (let i = 0; i < 400 && bloodfeud.toAct(state).length > 0; i++) {
    const moves = bloodfeud.legalMoves(state, any(bloodfeud.toAct(state)));
    const types = [...new Set(moves.map(({ type }) => type))];
    const type = any(types.length > 1 ? types.filter((one) => one !== 'pass') : types);
    const applied = bloodfeud.apply(state, any(moves.filter((move) => move.type === type)));
    state = applied.state;
    const view = bloodfeud.view(state, 0);
    const now = idsIn(table.scene(view));
    const ids = new Set([...before, ...now]);
    for (const event of bloodfeud.viewEvents(applied.events, 0)) {
      for (const { from, to } of table.motions(view, [event])) {
        expect([from, to].filter((id) => !ids.has(id))).toEqual([]);
        moved.add(event.type);
      }
    }
    before = now;
  }
  expect(moved.size).toBeGreaterThan(12);
});

/** At most so many things that are no places on a board are to be chosen from at one step. */
function mostChoices(state: State, seat: number): number {
  const view = bloodfeud.view(state, seat);
  const places = new Set(
    table.scene(view).boards.flatMap(({ spaces, links, pieces }) => {
      return [...spaces, ...links, ...pieces].map(({ id }) => id);
    }),
  );
  const after = new Map<string, Set<string>>();
  for (const move of bloodfeud.legalMoves(state, seat)) {
    let before = '';
    for (const { kind, id } of table.touches(view, move)) {
      const next = after.get(before) ?? new Set();
      if (!places.has(id)) next.add(`${kind} ${id}`);
      after.set(before, next);
      before += `\n${id}`;
    }
  }
  return Math.max(0, ...[...after.values()].map(({ size }) => size));
}

/** Every card that a view names. */
function cardsIn(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => cardsIn(one, key));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, one]) => {
      return cardsIn(one, /^P\d$|^\d$/.test(name) ? key : name);
    });
  }
  return typeof value === 'string' && cardFields.has(key) ? [value] : [];
}

const cardFields = new Set([
  ...['card', 'cards', 'tile', 'faction', 'factions', 'scenario', 'layout', 'slots', 'faceUp'],
  ...['orders', 'advancements', 'ambitions', 'events', 'warehouse', 'lanyards', 'discard', 'picks'],
]);

test('1,000 random positions: few things to choose from that are no places, and every card says something', () => {
  let most = 0;
  const cards = new Set<string>();
  for (let game = 0, positions = 0; positions < 1000; game++) {
    const players = 4 + (game % 5);
    const random = new SeededChance(seedChance(`choices ${game}`));
    const any = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
    const playersPerTeam = Array.from({ length: players }, () => 1 + (game % 4));
    const setup = {
      players,
      seed: game,
      playersPerTeam,
      immersive: true,
      actionBudget: 16,
    } as const;
    const state = bloodfeud.setup({ ...setup, storyteller: 'auto' });
    for (; bloodfeud.toAct(state).length > 0 && positions < 1000; positions++) {
      const seat = any(bloodfeud.toAct(state));
      most = Math.max(most, mostChoices(state, seat));
      for (const card of cardsIn(bloodfeud.view(state, seat))) cards.add(card);
      const moves = bloodfeud.legalMoves(state, seat);
      const types = [...new Set(moves.map(({ type }) => type))];
      const type = any(types.length > 1 ? types.filter((one) => one !== 'pass') : types);
      bloodfeud.step(state, any(moves.filter((move) => move.type === type)));
    }
  }
  expect(most).toBeLessThanOrEqual(24);
  expect(most).toBeGreaterThan(8);
  expect(cards.size).toBeGreaterThan(100);
  for (const card of cards) expect(table.card(card).lines.length).toBeGreaterThan(0);
});

test('what is being decided comes first: at the start the Ambitions of which one is given up', () => {
  const start = bloodfeud.setup({ players: 4, seed: 'first' });
  const zones = table.scene(bloodfeud.view(start, 0)).zones.filter(({ current }) => current);
  expect(zones.map(({ label }) => label)).toEqual(['Your Ambitions']);
  const later = sceneFor({ seats: { 0: { ambitions: ['a01', 'a24'] } } });
  expect(later.zones.filter(({ current }) => current)).toEqual([]);
});
