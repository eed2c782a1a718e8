import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/city-of-remnants/events.js';
import type { Move } from '../../src/city-of-remnants/moves/index.js';
import {
  battleOf,
  type Figure,
  type State,
  type Tile,
  type Turn,
} from '../../src/city-of-remnants/state/state.js';
import { seededRandom } from '../../src/kernel/simulate.js';
import { arrange, gameOf, legalMoves, mv, offered, play, refusedBy, seat } from './arrange.js';

const game = gameOf({ pack: 'standard' });

/** Plays random moves and shows every state and what led to it. */
function follow(
  players: number,
  decisions: number,
  look: (now: State, before: State, events: Event[], move: Move) => void,
): void {
  const random = seededRandom(`info ${players}`);
  let state = game.setup({ players, seed: `info ${players}`, leaderSelection: 'random' });
  for (let i = 0; i < decisions && game.outcome(state) === null; i++) {
    const moves = legalMoves(state);
    const move = moves[random.below(moves.length)] as Move;
    const applied = game.apply(state, move);
    look(applied.state, state, applied.events, move);
    state = applied.state;
  }
}

/** Ids that this viewer may not find in a view. */
function hiddenFrom(state: State, viewer: number | 'spectator'): string[] {
  const hidden = [...state.gang.deck.flat(), ...state.market.deck.flat()];
  const { battle } = state;
  state.seats.forEach(({ hand, draw }, owner) => {
    const isSearch = game.view(state, viewer).seats[owner]?.searched !== null;
    if (!isSearch) hidden.push(...draw.flat());
    if (owner === viewer) return;
    hidden.push(...hand);
    if (battle?.revealed.includes(owner)) return;
    for (const { cardId } of battle?.laid[owner] ?? []) if (cardId !== null) hidden.push(cardId);
  });
  for (const { cards, seenBy } of state.ycu.deck) {
    if (viewer === 'spectator' || !seenBy.includes(viewer)) hidden.push(...cards);
  }
  return hidden;
}

describe('hidden information', () => {
  test.each([2, 3, 4])('[CR-RULING-32] no view of %i players names a hidden card', (players) => {
    follow(players, 200, (state) => {
      for (const viewer of [...state.seats.keys(), 'spectator' as const]) {
        const text = JSON.stringify(game.view(state, viewer));
        const leaked = hiddenFrom(state, viewer).filter((id) => text.includes(`"${id}"`));
        expect(leaked).toEqual([]);
      }
    });
  });
  test.each([2, 4])(
    '[CR-RULING-32] no event tells %i players what only one seat saw',
    (players) => {
      const secret = new Set<Event['type']>(['cardsDrawn', 'pileSearched']);
      let checked = 0;
      follow(players, 600, (state, _before, events) => {
        for (const [i, event] of events.entries()) {
          if (secret.has(event.type)) expect(event.hidden).toBeDefined();
          for (const viewer of [...state.seats.keys(), 'spectator' as const]) {
            const seen = game.viewEvents(events, viewer)[i] as Event & Record<string, unknown>;
            for (const [field, seats] of Object.entries(event.hidden ?? {})) {
              const mayKnow = viewer !== 'spectator' && seats.includes(viewer);
              expect(field in seen).toBe(mayKnow);
              if (!mayKnow) expect(seen.rolls).toBeUndefined();
              checked++;
            }
          }
        }
      });
      expect(checked).toBeGreaterThan(100);
    },
  );
  test('[CR-RULING-32] ARCs, discard piles, tables, removed cards and the bag are public', () => {
    const state = arrange({
      seats: {
        1: {
          arcs: 7000,
          discard: ['bl-roden:1'],
          table: ['bm-uplink:1'],
          hand: ['bl-permit:1'],
          draw: [['bl-worker:1']],
        },
      },
    });
    const view = game.view(state, 0);
    expect(view.seats[1]).toMatchObject({
      arcs: 7000,
      discard: ['bl-roden:1'],
      table: ['bm-uplink:1'],
      hand: 1,
      draw: 1,
    });
    expect(view.removed).toEqual(state.removed);
    expect(view.ycu.bag).toHaveLength(20);
    expect('chance' in view).toBe(false);
  });
  test('a card played and put back into the draw pile is in no view', () => {
    const state = arrange({
      turn: { playedIds: ['yl-word:1', 'yl-word:2'] },
      seats: { 0: { hand: ['yl-word:1'], draw: [['yl-word:2']] } },
    });
    expect(game.view(state, 0).turn?.playedIds).toEqual(['yl-word:1']);
    expect(game.view(state, 1).turn?.playedIds).toEqual([]);
  });
  test('redeal mixes other hands and own draw pile, and keeps what is known', () => {
    const state = arrange({ seats: { 1: { hand: ['bl-roden:1', 'bl-permit:1'] } } });
    const hands = new Set(
      Array.from({ length: 20 }, (_, i) => seat(game.redeal(state, 0, i), 1).hand.join()),
    );
    expect(hands.size).toBeGreaterThan(3);
    expect(seat(game.redeal(state, 1, 5), 1).hand).toEqual(['bl-permit:1', 'bl-roden:1']);
  });
});

describe('invariants', () => {
  type Break = (state: State) => void;
  const figure = (id: string, at: 'pool' | 'C4') => (state: State) => {
    state.figures = { ...state.figures, [id]: { seat: id.startsWith('y') ? 0 : 1, at } };
  };
  const first = (state: State) => seat(state, 0);
  test.each<[string, string, Break]>([
    ['1', 'renown', (s) => s.renownPool--],
    ['1', 'unclaimed', (s) => (first(s).unclaimed = 1)],
    ['2', 'products', (s) => s.productSupply--],
    [
      '2',
      'products',
      (s) => {
        s.tiles = s.tiles.map((t) => ({ ...t, products: 5 }));
        s.productSupply = 49;
      },
    ],
    [
      '3',
      'figures',
      (s) => {
        const { 'yellow-01': _gone, ...rest } = s.figures;
        s.figures = rest;
      },
    ],
    [
      '3',
      'belongs to nobody',
      (s) => (s.figures = { ...s.figures, 'yellow-01': { seat: 1, at: 'pool' } }),
    ],
    ['4', 'twice', (s) => first(s).hand.push('yl-ret:1')],
    ['4', 'cards are in the game', (s) => s.gang.row.pop()],
    [
      '4',
      'may not be',
      (s) => {
        const card = s.market.row.pop() as string;
        s.gang.row[0] = card;
      },
    ],
    ['5', 'tiles of dv-eden', (s) => (s.tileSupply['dv-eden'] = 4)],
    ['5', 'no development dv-x', (s) => (s.drafted = [...s.drafted, 'dv-x'])],
    ['6', 'may not cover', (s) => (s.tiles = s.tiles.map((t) => ({ ...t, cells: ['D4'] })))],
    ['6', 'two tiles cover', (s) => (s.tiles = [...s.tiles, ...s.tiles])],
    ['6', 'another shape', (s) => (s.tiles = s.tiles.map((t) => ({ ...t, cells: ['A2', 'A3'] })))],
    [
      '5',
      'dv-eden:2 is dv-eden:1',
      (s) => (s.tiles = s.tiles.map((t) => ({ ...t, tileId: 'dv-eden:2' }))),
    ],
    ['7', 'YCU tokens', (s) => s.ycu.bag.pop()],
    ['7', 'YCU cards', (s) => s.ycu.discard.push('ycu-01')],
    [
      '8',
      'figures of one seat',
      (s) => {
        for (const id of ['yellow-01', 'yellow-02', 'yellow-03']) figure(id, 'C4')(s);
      },
    ],
    [
      '9',
      'contested',
      (s) => {
        figure('yellow-01', 'C4')(s);
        figure('blue-01', 'C4')(s);
      },
    ],
    [
      '9',
      'share C4',
      (s) => {
        figure('yellow-01', 'C4')(s);
        s.ycu.bag.shift();
        s.ycu.onBoard = { 'ycu-t01': 'C4' };
      },
    ],
    [
      '10',
      '2 spaces are contested',
      (s) => {
        const out = (id: string, who: number, at: 'C4' | 'D4') => {
          s.figures = { ...s.figures, [id]: { seat: who, at } };
        };
        for (const [i, at] of (['C4', 'D4'] as const).entries()) {
          out(`yellow-0${i + 1}`, 0, at);
          out(`blue-0${i + 1}`, 1, at);
        }
        s.turn = { ...(s.turn as Turn), action: 'move', enemySpace: 'C4' };
      },
    ],
    ['11', 'influence', (s) => first(s).influence++],
    ['11', 'twice', (s) => first(s).conditionsMet.push('inf-turf', 'inf-turf')],
    ['12', 'took 5 turns', (s) => (first(s).turnsTaken = 5)],
    ['13', 'ARCs', (s) => (first(s).arcs = 1500)],
    ['14', 'row', (s) => s.gang.row.push((s.gang.deck[0] as string[]).pop() as string)],
    ['15', 'canonical', (s) => first(s).draw[0]?.reverse()],
    ['15', 'canonical', (s) => first(s).draw.push([])],
  ])('%s: a broken state is reported: %s', (_number, message, breakIt) => {
    const state = game.copy(arrange({ tiles: [['dv-eden', 'A2']] }));
    breakIt(state);
    expect(game.invariants(state).join('; ')).toContain(message);
  });
  const bidding = () => {
    const state = arrange({
      gangRow: ['gm-ash:1'],
      turn: { action: 'recruit' },
      steps: [{ type: 'recruitPick' }],
      seats: { 0: { arcs: 9000 }, 1: { arcs: 2000 } },
    });
    return play(state, mv(0, 'recruitPick', { cardId: 'gm-ash:1' }), mv(1, 'bid', { amount: 2000 }))
      .state;
  };
  const fighting = () => {
    const state = arrange({
      turn: { action: 'move', enemySpace: 'C4' },
      steps: [{ type: 'moveSelect' }],
      seats: { 0: { figures: { C4: 1 } }, 1: { figures: { C4: 1 } } },
    });
    return play(state, mv(0, 'finishMove')).state;
  };
  const change = (state: State, auction: Partial<NonNullable<State['auction']>>) => {
    state.auction = { ...(state.auction as NonNullable<State['auction']>), ...auction };
  };
  test.each<[string, () => State, Break]>([
    ['is not face up', bidding, (s) => change(s, { cardId: 'gm-krull:1' })],
    ['nobody recruits', bidding, (s) => change(s, { initiator: 1 })],
    ['passed twice', bidding, (s) => change(s, { passed: [0, 0] })],
    ['bid is of nobody', bidding, (s) => change(s, { highSeat: null })],
    ['has bid and passed', bidding, (s) => change(s, { passed: [1] })],
    ['cannot pay its bid', bidding, (s) => (seat(s, 1).arcs = 1000)],
    ['there is no seat 3', bidding, (s) => change(s, { highSeat: 3 })],
    ['a battle is left over', fighting, (s) => (s.agenda = [{ type: 'turnMain' }])],
    ['revealed twice', fighting, (s) => (s.battle = { ...battleOf(s), revealed: [0, 0] })],
    ['fights itself', fighting, (s) => (s.battle = { ...battleOf(s), defender: 0 })],
    ['sides of the battle', fighting, (s) => (s.battle = { ...battleOf(s), defender: null })],
    [
      'no figure yellow-16 moves',
      arrange,
      (s) => s.agenda.push({ type: 'moveTo', figure: 'yellow-16' }),
    ],
  ])('17: what is under way must be possible: %s', (message, make, breakIt) => {
    const state = game.copy(make());
    expect(game.invariants(state)).toEqual([]);
    breakIt(state);
    expect(game.invariants(state).join('; ')).toContain(message);
  });
  test.each([2, 3, 4])('10 to 25: %i players over the course of a game', (players) => {
    let highBid = 0;
    follow(players, 400, (now, before, events, move) => {
      expect(game.toAct(now)).toHaveLength(now.result ? 0 : 1);
      expect(legalMoves(now).length).toBeLessThanOrEqual(300);
      now.seats.forEach((player, i) => {
        const old = seat(before, i);
        expect(player.influence).toBeGreaterThanOrEqual(old.influence);
        expect(player.conditionsMet.slice(0, old.conditionsMet.length)).toEqual(old.conditionsMet);
        if (now.round === before.round)
          expect(player.turnsTaken).toBeGreaterThanOrEqual(old.turnsTaken);
      });
      expect(now.removed.slice(0, before.removed.length)).toEqual(before.removed);
      const passes = events.filter(({ type }) => type === 'firstPlayerPassed');
      const resets = events.filter((event) => {
        return event.type === 'rowRefilled' && event.row === 'market' && before.phase !== 'setup';
      });
      expect(passes).toHaveLength(resets.length);
      for (const pass of passes) {
        if (pass.type === 'firstPlayerPassed') expect(pass.to).toBe((pass.from + 1) % players);
      }
      if (move.type === 'bid') expect(move.amount).toBeGreaterThan(highBid);
      highBid = now.auction?.highBid ?? 0;
      let pool = before.renownPool;
      for (const event of events) {
        if (event.type === 'renownAwarded' && event.claimed) pool -= event.award;
        if (event.type === 'renownChanged') pool -= event.amount;
      }
      expect(now.renownPool).toBe(pool);
    });
  });
  test('21: each battle costs one figure or one token', () => {
    follow(2, 1200, (_now, _before, events) => {
      const fights = events.filter(({ type }) => type === 'battleResolved').length;
      const lost = events.filter(
        ({ type }) => type === 'figureRemoved' || type === 'ycuDefeated',
      ).length;
      expect(lost).toBe(fights);
    });
  });
});

describe('a state changed by hand between two calls', () => {
  const moving = () => {
    return arrange({
      tiles: [['dv-eden', 'A2', 2]],
      turn: { action: 'move' },
      steps: [{ type: 'moveSelect' }],
      seats: { 0: { figures: { C1: 1 }, pool: 0, hand: [] }, 1: { figures: { A2: 1 } } },
    });
  };
  const from = (state: State) => offered(state, 'moveFigure', 'from');
  const to = (state: State) => {
    return offered(play(state, mv(0, 'moveFigure', { from: 'C1' })).state, 'moveTo', 'to');
  };
  const figure = (state: State, id: string) => state.figures[id] as Figure;
  test('[CR-MOVE-01] figures put elsewhere move from there', () => {
    const state = moving();
    expect(from(state)).toEqual(['C1']);
    figure(state, 'yellow-01').at = 'E5';
    figure(state, 'yellow-02').at = 'pool';
    expect(from(state)).toEqual(['pool', 'E5']);
    expect(refusedBy(state, mv(0, 'moveFigure', { from: 'C1' }))).toBe('CR-MOVE-01');
  });
  test('[CR-MOVE-04] [CR-MOVE-08] figures put in the way are in the way', () => {
    const state = moving();
    expect(to(state)).toEqual(expect.arrayContaining(['D1', 'D2', 'B1', 'A1']));
    for (const id of ['yellow-02', 'yellow-03']) figure(state, id).at = 'D2';
    expect(to(state)).not.toContain('D2');
    figure(state, 'blue-02').at = 'B1';
    figure(state, 'blue-03').at = 'C2';
    expect(to(state)).not.toContain('A1');
  });
  test('[CR-MOVE-10] tokens put on the board or taken off it', () => {
    const state = moving();
    expect(to(state)).toContain('C4');
    state.ycu.onBoard['ycu-t01'] = 'C2';
    state.ycu.bag.splice(0, 1);
    expect(to(state)).not.toContain('C4');
    delete state.ycu.onBoard['ycu-t01'];
    state.ycu.bag.unshift('ycu-t01');
    expect(to(state)).toContain('C4');
  });
  test('[CR-DEV-04] [CR-DEV-09] tiles laid, moved and taken off', () => {
    const state = arrange({
      tiles: [['dv-eden', 'A2', 2]],
      drafted: ['dv-alley'],
      steps: [{ type: 'turnMain' }],
      seats: { 0: { figures: { A3: 1, A5: 1 }, arcs: 9000 } },
    });
    const actions = () => offered(state, 'takeAction', 'action');
    expect(actions()).not.toContain('sell');
    const [tile] = state.tiles as [Tile];
    tile.cells = ['A3'];
    expect(actions()).toContain('sell');
    state.agenda.push({ type: 'buildPlace', developmentId: 'dv-alley' });
    state.turn = { ...(state.turn as Turn), action: 'produce' };
    const anchors = () => offered(state, 'buildPlace', 'anchor');
    expect([anchors().includes('A2'), anchors().includes('A3')]).toEqual([true, false]);
    state.tiles.push({ tileId: 'dv-eden:2', developmentId: 'dv-eden', cells: ['A5'], products: 0 });
    expect(anchors()).not.toContain('A5');
    state.tiles.length = 0;
    expect(anchors()).toEqual(expect.arrayContaining(['A2', 'A3', 'A5']));
  });
});

describe('from outside', () => {
  test('a state survives JSON and load', () => {
    const state = arrange({ tiles: [['dv-eden', 'A2']], seats: { 0: { figures: { A2: 1 } } } });
    expect(game.load(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(() => game.load({ ...state, renownPool: 1 })).toThrow('renown');
  });
  test('the same tape gives the same state under another seed', () => {
    const state = arrange({ seats: { 0: { hand: ['gm-gambler:1'] } } });
    const move = mv(0, 'playCard', { cardId: 'gm-gambler:1' });
    const { chance: _a, ...one } = play(state, [move, 2, 0]).state;
    const { chance: _b, ...two } = play({ ...state, chance: null }, [move, 2, 0]).state;
    expect(one).toEqual(two);
  });
});
