import { describe, expect, test } from 'vitest';
import { idsIn, type Piece, type Scene } from '../../src/display/scene.js';
import type { Touch } from '../../src/display/touch.js';
import type { Viewer } from '../../src/kernel/play.js';
import type { EventEffect } from '../../src/neon-gods/content/schema.js';
import { display } from '../../src/neon-gods/display/index.js';
import { type Move, neonGods } from '../../src/neon-gods/index.js';
import type { State } from '../../src/neon-gods/state/state.js';
import { type Step, step as stepSchema } from '../../src/neon-gods/state/steps.js';
import { arrange, changedPack, gameOf, letHappen, play } from './arrange.js';
import { atBattles, blind, choose, lay, stop } from './fight.js';
import { randomGame, tables } from './random-games.js';

const table = display(neonGods);

function sceneOf(state: State, viewer: Viewer = 0): Scene {
  return table.scene(neonGods.view(state, viewer));
}

function piecesAt({ boards }: Scene, space: string): Piece[] {
  return boards.flatMap(({ pieces }) => pieces).filter(({ on }) => on === `space:${space}`);
}

function zoneIn({ zones }: Scene, id: string) {
  return zones.find((zone) => zone.id === `zone:${id}`);
}

function titles(scene: Scene, zone: string): string[] | undefined {
  return zoneIn(scene, zone)?.cards.map(({ title }) => title);
}

function noteOn({ boards }: Scene, space: string): string | undefined {
  return boards[0]?.spaces.find(({ id }) => id === `space:${space}`)?.note;
}

describe('the city', () => {
  const state = arrange({
    noAndys: true,
    seats: { 0: { figures: { C3: 2, D4: 1 } }, 1: { figures: { D4: 1 } } },
    board: {
      C3: { owls: 2, products: 3, tunnel: true, build: ['factory', 'watchtower', 'monument'] },
      E3: { andys: ['andy-15', 'andy-01', 'down', 'down'] },
    },
  });
  const scene = sceneOf(state);

  test('has everything that lies on a space, alike things together', () => {
    const here = piecesAt(scene, 'C3').map(({ kind, count }) => [kind, count]);
    expect(here).toEqual([
      ['figure', 2],
      ['owl', 2],
      ['product', 3],
      ['tunnel', 1],
      ['factory', 1],
      ['watchtower', 1],
      ['monument', 1],
    ]);
    const space = scene.boards[0]?.spaces.find(({ id }) => id === 'space:C3');
    expect(space).toMatchObject({
      label: 'C3',
      at: [2, 2, 1, 1],
      kind: 'skyscraperSpace',
      owner: 0,
    });
    expect(space?.marks).toEqual([
      { kind: 'skyscraper', label: 'skyscraper of value 2', value: 2 },
    ]);
  });

  test('andys face up have a value, those face down have none', () => {
    const andys = piecesAt(scene, 'E3');
    expect(andys).toMatchObject([
      { id: 'piece:andy-15', value: 8 },
      { id: 'piece:andy-01', value: 3 },
      { id: 'piece:andys@E3', count: 2, faceDown: true, label: '2 face-down andys' },
    ]);
    expect(andys[2]).not.toHaveProperty('value');
  });

  test('[NG-CONTROL-01] [NG-CONTROL-03] notes say who controls a space, and where it is contested', () => {
    expect(noteOn(scene, 'C3')).toBe(
      'In daylight whoever controls its space gains 2 blurp. Controlled by Seat 0.',
    );
    expect(noteOn(scene, 'D4')).toMatch(/Contested\.$/);
    expect(scene.boards[0]?.spaces.find(({ id }) => id === 'space:D4')).not.toHaveProperty('owner');
    expect(noteOn(scene, 'B4')).toBeUndefined();
    expect(noteOn(scene, 'D1')).toMatch(/^Dead zone\./);
  });

  test('a home base keeps its colour when nobody is at home', () => {
    const away = arrange({ seats: { 1: { figures: { F6: 0, E6: 2 } } } });
    expect(piecesAt(sceneOf(away), 'F6')).toMatchObject([
      { kind: 'home', owner: 1, label: 'home base of Seat 1' },
    ]);
  });

  test('[NG-FX-06] products tell whoever looks what they would bring', () => {
    const noteFor = (viewer: Viewer) => {
      return piecesAt(sceneOf(state, viewer), 'C3').find(({ kind }) => kind === 'product')?.note;
    };
    expect(noteFor(0)).toContain('for 4 $');
    expect(noteFor(1)).toContain('for 6 $');
    expect(noteFor('spectator')).toContain('per space of distance');
  });
});

describe('beside the city', () => {
  const state = arrange({
    unreachable: 'cards lie in all zones at once',
    row: ['rec-uri', 'evt-owls', 'rec-girder', 'rec-tess'],
    seats: {
      0: { hand: ['rec-xena'], discard: ['start-mums-doc'], activated: ['rec-natalie'] },
      1: { hand: ['rec-happy'] },
    },
  });

  test('the row with its prices, by the slot', () => {
    const cards = zoneIn(sceneOf(state), 'row')?.cards.map(({ title, values }) => [
      title,
      values[0],
    ]);
    expect(cards).toEqual([
      ['Uri', { label: 'Price', value: '0 $' }],
      ['Owls!', { label: 'Price', value: '1 $' }],
      ['Girder', { label: 'Price', value: '3 $' }],
      ['Tess', { label: 'Price', value: '5 $' }],
    ]);
  });

  test('[NG-INFO-01] hands are open to their owners alone', () => {
    const scene = sceneOf(state);
    expect(zoneIn(scene, 'hand-0')).toMatchObject({ label: 'Your hand', count: 1 });
    expect(titles(scene, 'hand-0')).toEqual(['Xena']);
    expect(zoneIn(scene, 'hand-1')).toMatchObject({ label: 'Hand of Seat 1', cards: [], count: 1 });
    expect(titles(sceneOf(state, 'open'), 'hand-1')).toEqual(['Happy']);
    expect(titles(sceneOf(state, 'spectator'), 'hand-0')).toEqual([]);
  });

  test('piles, played cards, work cards, exchange and scenario', () => {
    const scene = sceneOf(state);
    expect(titles(scene, 'discard-0')).toEqual(['Grunt (doc)']);
    expect(titles(scene, 'activated-0')).toEqual(['Natalie']);
    expect(zoneIn(scene, 'draw-0')).toMatchObject({ cards: [], count: 5 });
    expect(titles(scene, 'work')).toEqual([
      'Create Product',
      'Build Factory',
      'Build Watchtower',
      'Build Monument',
    ]);
    expect(titles(scene, 'exchange')?.[1]).toBe('6 blurp for 10 $');
    expect(titles(scene, 'scenario')).toEqual(['Life on the Streets']);
  });

  test('[NG-LIMIT-02] what is left in the supply, and of the deck', () => {
    const scene = sceneOf(
      arrange({ noAndys: true, board: { C3: { owls: 3, products: 4, build: ['factory'] } } }),
    );
    const counts = scene.zones.flatMap(({ id, count }) => {
      return id.startsWith('zone:supply-') ? [[id.slice(12), count]] : [];
    });
    expect(Object.fromEntries(counts)).toEqual({
      tunnels: 8,
      owls: 7,
      products: 26,
      factories: 9,
      watchtowers: 10,
      monuments: 10,
      andys: 15,
    });
    expect(zoneIn(scene, 'deck')).toMatchObject({ label: 'Recruitment deck', count: 52 });
  });

  test('[NG-EVENT-02] the event being carried out lies apart', () => {
    const buying = arrange({ row: ['evt-owls', 'rec-uri', 'rec-tess', 'rec-xena'] });
    const bought = neonGods.apply(buying, { type: 'buyEvent', seat: 0, slot: 0 }).state;
    expect(titles(sceneOf(bought), 'event')).toEqual(['Owls!']);
    expect(titles(sceneOf(buying), 'event')).toEqual([]);
  });

  test('[NG-ACT-04] the card whose effects are used is marked', () => {
    const acting = arrange({ at: 'activate', seats: { 0: { hand: ['rec-xena'] } } });
    const played = play(acting, { type: 'playCard', seat: 0, card: 'rec-xena' }).state;
    expect(zoneIn(sceneOf(played), 'activated-0')?.cards[0]?.flags).toEqual(['in use']);
    expect(zoneIn(sceneOf(state), 'activated-0')?.cards[0]?.flags).toEqual([]);
  });
});

describe('a battle under way', () => {
  const state = atBattles({
    seats: {
      0: { figures: { C3: 2, C2: 1 }, hand: ['rec-xena', 'rec-uri'] },
      1: { figures: { C3: 1 } },
    },
    board: { C3: { build: ['watchtower'] } },
  });
  const laid = play(state, choose('C3'), lay(0, 'rec-xena'), blind(0)).state;

  test('[NG-INFO-04] laid cards are open to who laid them; blind ones to nobody', () => {
    expect(titles(sceneOf(laid, 0), 'battle-0')).toEqual(['Xena', 'Blind card']);
    expect(titles(sceneOf(laid, 1), 'battle-0')).toEqual(['Face-down card', 'Blind card']);
    expect(zoneIn(sceneOf(laid, 1), 'battle-0')?.cards.every(({ faceDown }) => faceDown)).toBe(
      true,
    );
  });

  test('[NG-BATTLE-10] says how strong everybody is, and why', () => {
    const scene = sceneOf(laid);
    expect(zoneIn(scene, 'battle-0')).toMatchObject({
      label: 'Battle on C3: Seat 0 has 3 before dice; cards laid',
      count: 2,
      note: '2 figures, 1 next door.',
    });
    expect(zoneIn(scene, 'battle-1')).toMatchObject({
      label: 'Battle on C3: Seat 1 has 4 before dice; cards laid',
      note: '1 figure, 3 by watchtowers.',
    });
  });

  test('[NG-ANDY-03] andys have a place of their own', () => {
    const against = atBattles({
      seats: { 0: { figures: { C3: 1 }, hand: ['rec-xena'] } },
      board: { C3: { andys: ['andy-15'], owls: 1 } },
    });
    const fought = play(against, choose('C3', 'andys')).state;
    expect(zoneIn(sceneOf(fought), 'battle-andys')).toMatchObject({
      label: 'Battle on C3: the andys have 6; tokens',
      count: 1,
      note: 'What they are worth, 2 less by owls.',
    });
  });
});

describe('everybody and the tracks', () => {
  const facts = (state: State, seat: number) => {
    return Object.fromEntries(sceneOf(state).seats[seat]?.facts ?? []);
  };

  test('say what a seat has, and what daylight would pay', () => {
    const state = arrange({
      noAndys: true,
      active: 1,
      seats: { 0: { blurp: 7, money: 9, figures: { C3: 1 } } },
      board: { C3: { build: ['factory'] } },
    });
    expect(facts(state, 0)).toMatchObject({
      Gang: 'The Mums',
      Blurp: 7,
      $: 9,
      Hand: 2,
      Draw: 4,
      'Figures left': 10,
      'Next daylight': '+4',
      'Factories at the end': '+1',
    });
    expect(facts(state, 0)).not.toHaveProperty('First player');
    expect(facts(state, 1)).toMatchObject({ 'First player': 'yes' });
    expect(sceneOf(state).seats.map(({ active }) => active)).toEqual([false, true]);
    expect(sceneOf(state).tracks[0]?.markers.map(({ at }) => at)).toEqual([7, 0]);
  });

  test('[NG-DAY-02] $ of monuments are told apart', () => {
    const state = arrange({
      noAndys: true,
      houseRules: { monumentPays: 'money' },
      seats: { 0: { figures: { C3: 1 } } },
      board: { C3: { build: ['monument'] } },
    });
    expect(facts(state, 0)).toMatchObject({ 'Next daylight': '+4 and 2 $' });
  });

  test('[NG-WIN-03] at the end everybody has a place', () => {
    const last = arrange({
      layout: 'LS3',
      round: 9,
      active: 2,
      firstPlayer: 0,
      at: 'endTurn',
      noAndys: true,
      seats: { 0: { blurp: 3 }, 1: { blurp: 9 }, 2: { blurp: 9 } },
    });
    const over = letHappen(last).state;
    expect(neonGods.outcome(over)?.winners).toEqual([1, 2]);
    expect([0, 1, 2].map((seat) => facts(over, seat).Place)).toEqual(['3', '1', '1']);
    expect(table.prompt(neonGods.view(over, 0))).toBe('The game is over.');
  });

  test('names are those that are told', () => {
    const scene = table.scene(neonGods.view(arrange(), 0), { names: ['Ann', 'Bob'] });
    expect(scene.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(zoneIn(scene, 'hand-1')?.label).toBe('Hand of Bob');
    expect(noteOn(scene, 'A1')).toBe('Controlled by Ann.');
  });
});

describe('touches', () => {
  const touched = (state: State, move: Move) =>
    table.touches(neonGods.view(state, move.seat), move);
  const at = (step: Step): State => arrange({ steps: [step] });
  const thing = (id: string, label: string): Touch => ({ kind: 'thing', id, label });

  test.each<[State, Move, Touch[]]>([
    [
      arrange({ row: ['rec-uri', 'rec-tess', 'evt-owls', 'rec-xena'] }),
      { type: 'buyEvent', seat: 0, slot: 2 },
      [thing('card:evt-owls', 'Owls!')],
    ],
    [
      arrange({ steps: [{ type: 'sell', left: 1 }] }),
      { type: 'sell', seat: 0, space: 'C3' },
      [thing('space:C3', 'C3 for 4 $')],
    ],
    [
      at({ type: 'work', left: 1 }),
      { type: 'work', seat: 0, card: 'work-product', space: 'C3', count: 2 },
      [
        thing('card:work-product', 'Create Product'),
        thing('space:C3', 'C3'),
        { kind: 'number', id: 'count', label: 'products', value: 2 },
      ],
    ],
    [
      at({ type: 'work', left: 1 }),
      { type: 'work', seat: 0, card: 'work-factory', space: 'C3' },
      [thing('card:work-factory', 'Build Factory'), thing('space:C3', 'C3')],
    ],
    [
      at({ type: 'removeStructures', left: 1 }),
      { type: 'removeToken', seat: 0, space: 'C3', token: 'factory' },
      [thing('piece:factory@C3', 'the factory on C3')],
    ],
    [
      at({ type: 'removeAndys', left: 1 }),
      { type: 'removeToken', seat: 0, space: 'C3', token: 'andy' },
      [thing('space:C3', 'C3')],
    ],
    [
      at({ type: 'pushFigures', left: 1, moved: {} }),
      { type: 'pushPick', seat: 0, owner: 1, from: 'D4' },
      [thing('piece:figures-1@D4', 'a figure of Seat 1 on D4')],
    ],
    [
      at({ type: 'gain', left: 3 }),
      { type: 'takeMoney', seat: 0, amount: 2 },
      [{ kind: 'number', id: 'amount', label: '$ to take', value: 2 }],
    ],
    [
      at({ type: 'sell', left: 1 }),
      { type: 'done', seat: 0 },
      [{ kind: 'button', id: 'done', label: 'Sell no more' }],
    ],
    [
      arrange(),
      { type: 'exchange', seat: 0, line: 1 },
      [thing('slot:exchange-1', '6 blurp for 10 $')],
    ],
  ])('%#: %j', (state, move, touches) => {
    expect(touched(state, move)).toEqual(touches);
  });

  test('whom to fight is asked only where there are two battles on a space', () => {
    const seats = { 0: { figures: { C3: 1 } }, 1: { figures: { C3: 1 } } } as const;
    const one = atBattles({ seats });
    expect(touched(one, choose('C3'))).toEqual([thing('space:C3', 'C3')]);
    const two = atBattles({ seats, board: { C3: { andys: ['andy-01'] } } });
    expect(touched(two, choose('C3', 'andys'))).toEqual([
      thing('space:C3', 'C3'),
      { kind: 'option', id: 'against-andys', label: 'The andys' },
    ]);
  });

  test('$ to take are one control', () => {
    const state = at({ type: 'gain', left: 3 });
    const view = neonGods.view(state, 0);
    expect(table.narrow(view, neonGods.legalMoves(state), []).next).toEqual([
      { kind: 'button', id: 'done', label: 'Take no $' },
      { kind: 'number', id: 'amount', label: '$ to take', min: 1, max: 3, step: 1 },
    ]);
  });
});

describe('prompts', () => {
  const ask = (step: Step, viewer: Viewer = 0) => {
    const seats = { 0: { figures: { C3: 1 } }, 1: { figures: { C3: 1 } } } as const;
    return table.prompt(neonGods.view(arrange({ steps: [step], seats }), viewer));
  };

  test.each<[Step, string]>([
    [
      { type: 'recruit' },
      'You have 5 $: recruit somebody from the row, buy an event or draw a card instead.',
    ],
    [
      { type: 'move', left: 2, spaces: 3, moved: {} },
      'You may move 2 more figures up to 3 spaces each: choose one.',
    ],
    [
      { type: 'move', left: 1, spaces: 1, moved: {} },
      'You may move 1 more figure up to 1 space: choose one.',
    ],
    [
      { type: 'moveTo', from: 'C3', left: 1, spaces: 3, moved: {} },
      'Where does the figure on C3 go? Up to 3 spaces.',
    ],
    [{ type: 'activate', left: 1 }, '1 activation left: play a card from your hand or draw one.'],
    [{ type: 'gain', left: 1 }, 'You may take 1 $.'],
    [{ type: 'gain', left: 3 }, 'You may take up to 3 $.'],
    [{ type: 'draw', left: 2 }, 'You may draw 2 more cards.'],
    [{ type: 'recover', left: 1 }, 'You may take 1 more card back from your discard pile.'],
    [{ type: 'sell', left: 2 }, 'You may sell 2 more products: choose a space that you control.'],
    [{ type: 'work', left: 2 }, 'Choose a work card, then a space that you control: 2 work left.'],
    [{ type: 'placeOwls', left: 1 }, 'You may place 1 more owl: choose a space.'],
    [{ type: 'placeTunnels', left: 2 }, 'You may place 2 more tunnels: choose a space.'],
    [{ type: 'placeAndys', left: 2 }, 'You may place 2 more andys: choose a space.'],
    [{ type: 'placeFigures', left: 2 }, 'You may place 2 more figures on your base.'],
    [{ type: 'removeTunnels', left: 1 }, 'You may remove 1 more tunnel: choose one.'],
    [{ type: 'removeAndys', left: 2 }, 'You may remove all andys from 2 more spaces: choose one.'],
    [{ type: 'removeStructures', left: 1 }, 'You may remove 1 more structure: choose one.'],
    [{ type: 'removeFigures', left: 1 }, 'You may remove 1 more figure: choose one.'],
    [
      { type: 'pushFigures', left: 2, moved: {} },
      'You may push 2 more figures 1 space each: choose one.',
    ],
    [
      { type: 'pushTo', owner: 1, from: 'C3', left: 1, moved: {} },
      'Where is the figure of Seat 1 on C3 pushed?',
    ],
    [{ type: 'battleChoose' }, 'Which battle do you fight first?'],
    [{ type: 'exchange', seats: [0, 1] }, 'You may buy blurp once, with 5 $.'],
  ])('%j', (step, prompt) => {
    expect(stepSchema.parse(step)).toEqual(step);
    expect(ask(step)).toBe(prompt);
  });

  test('others are told whom they wait for', () => {
    expect(ask({ type: 'sell', left: 2 }, 1)).toBe('Waiting for Seat 0 to sell products.');
    expect(ask({ type: 'exchange', seats: [1] }, 0)).toBe(
      'Waiting for Seat 1 to use the exchange.',
    );
  });

  test('of a battle name the enemies and what is left', () => {
    const figures = { C3: 1 } as const;
    const state = atBattles({
      layout: 'LS3',
      seats: { 0: { figures, hand: ['rec-xena'] }, 1: { figures }, 2: { figures } },
    });
    const laid = play(state, choose('C3'), lay(0, 'rec-xena')).state;
    const prompt = (now: State, viewer: Viewer) => table.prompt(neonGods.view(now, viewer));
    expect(prompt(laid, 0)).toBe(
      'Battle on C3 against Seat 1 and Seat 2: you may lay 2 more cards.',
    );
    expect(prompt(laid, 1)).toBe('Waiting for Seat 0 to lay cards for the battle on C3.');
    const next = play(laid, stop(0)).state;
    expect(prompt(next, 1)).toBe('Battle on C3 against Seat 0: you may lay 3 more cards.');
  });

  test('[NG-END-02] say how many cards have to go', () => {
    const hand = [
      'rec-xena',
      'rec-uri',
      'rec-tess',
      'rec-happy',
      'rec-natalie',
      'rec-girder',
      'rec-isiah',
    ];
    const state = arrange({ at: 'discard', seats: { 0: { hand } } });
    expect(table.prompt(neonGods.view(state, 0))).toBe(
      'Discard 2 more cards: only 5 may stay in your hand.',
    );
  });
});

describe('motions', () => {
  test('tokens come from the supply and go back to it', () => {
    const view = neonGods.view(arrange(), 0);
    const placed = { type: 'tokenPlaced', seat: 0, space: 'C3', token: 'owl' } as const;
    expect(table.motions(view, [placed])).toEqual([
      { piece: 'piece:owls@C3', from: 'zone:supply-owls', to: 'space:C3', count: 1 },
    ]);
    const removed = { ...placed, type: 'tokenRemoved', token: 'factory', count: 1 } as const;
    expect(table.motions(view, [removed])).toEqual([
      { piece: 'piece:factory@C3', from: 'space:C3', to: 'zone:supply-factories', count: 1 },
    ]);
  });

  test('[NG-BATTLE-13] beaten figures go home', () => {
    const view = neonGods.view(arrange(), 0);
    const home = { type: 'figuresReturned', seat: 1, from: 'C3', count: 2 } as const;
    expect(table.motions(view, [home])).toEqual([
      { piece: 'piece:figures-1@F6', from: 'space:C3', to: 'space:F6', count: 2 },
    ]);
  });

  test('[NG-INFO-01] a card that nobody else sees has no name', () => {
    const view = neonGods.view(arrange(), 0);
    expect(table.motions(view, [{ type: 'cardDrawn', seat: 1 }])).toEqual([
      { piece: 'zone:draw-1', from: 'zone:draw-1', to: 'zone:hand-1', count: 1 },
    ]);
  });
});

describe('random games', () => {
  test.each(tables)(
    '$scenario, $players players: few choices that are no places, motions between things, cards that say something',
    (options) => {
      let turn = 0;
      const counts: number[] = [];
      randomGame({ ...options, seed: 'shown' }, ({ before, after, events }) => {
        if (turn++ % 5 !== 0) return;
        const [seat = 0] = neonGods.toAct(after);
        const view = neonGods.view(after, seat);
        const scene = table.scene(view);
        counts.push(mostChoices(scene, after, seat));
        const ids = new Set([...idsIn(scene), ...idsIn(sceneOf(before, seat))]);
        for (const { from, to } of table.motions(view, neonGods.viewEvents(events, seat))) {
          expect([from, to].filter((id) => !ids.has(id))).toEqual([]);
        }
        for (const { id, title, lines } of scene.zones.flatMap(({ cards }) => cards)) {
          if (!id.startsWith('card:') || id.startsWith('card:laid-')) continue;
          expect(table.card(id.slice(5))).toMatchObject({ title, lines });
        }
      });
      expect(counts.length).toBeGreaterThan(40);
      expect(Math.max(...counts)).toBeLessThanOrEqual(24);
    },
  );

  /** The most things that are no places on the board, at the first two touches of any move. */
  function mostChoices({ boards }: Scene, state: State, seat: number): number {
    const places = new Set(
      boards.flatMap(({ spaces, pieces }) => [...spaces, ...pieces].map(({ id }) => id)),
    );
    const view = neonGods.view(state, seat);
    const moves = neonGods.legalMoves(state, seat);
    const count = (touched: Touch[]) => {
      const { next } = table.narrow(view, moves, touched);
      return next.filter(({ id }) => !places.has(id)).length;
    };
    const sequences = moves.map((move) => table.touches(view, move));
    return Math.max(0, count([]), ...sequences.map((one) => count(one.slice(0, 1))));
  }
});

test('another pack is shown with its own words and numbers', () => {
  const effects: EventEffect[] = [{ kind: 'blurp', amount: 9, who: 'self' }];
  const pack = changedPack('shown-otherwise', ({ events, constants, gangs }) => {
    if (events[1] !== undefined) events[1] = { ...events[1], name: 'Jackpot', effects };
    if (gangs[0] !== undefined) gangs[0] = { ...gangs[0], color: 'mauve' };
    constants.recruitPrices = [4, 5, 6, 7];
  });
  const state = arrange({ pack, row: ['evt-owls', 'rec-uri', 'rec-tess', 'rec-xena'] });
  const game = gameOf(state);
  const scene = display(game).scene(game.view(state, 0));
  expect(zoneIn(scene, 'row')?.cards[0]).toMatchObject({
    title: 'Jackpot',
    lines: ['Gain 9 blurp.'],
    values: [{ label: 'Price', value: '4 $' }],
  });
  expect(scene.seats[0]?.colour).toMatch(/^#[0-9a-f]{6}$/);
});
