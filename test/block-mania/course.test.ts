import { describe, expect, test } from 'vitest';
import { blockMania, type Event, type Move, type State } from '../../src/block-mania/index.js';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import { arrange, bh, play, refusedBy, sf, where } from './arrange.js';

/** Plays a random game and shows every state with the one before it. */
function follow(
  players: number,
  seed: string,
  see: (before: State, move: Move, events: readonly Event[], after: State) => void,
): State {
  const random = new SeededChance(seedChance(seed));
  let state = blockMania.setup({ players, seed });
  for (;;) {
    const moves = blockMania.legalMoves(state);
    if (moves.length === 0) return state;
    const move = moves[random.below(moves.length)] as Move;
    const { state: after, events } = blockMania.apply(state, move);
    see(state, move, events, after);
    state = after;
  }
}

/** MP for a step, from the printed pack alone. */
function stepCost(before: State, from: string, to: string): number {
  const [x = 0, l = 0] = from.split(',').map(Number);
  const [, toLevel = 0] = to.split(',').map(Number);
  const [toX = 0] = to.split(',').map(Number);
  const board = before.boards[Math.floor(toX / 10)];
  const printed = blockMania.content.boards
    .find(({ id }) => id === board?.block)
    ?.squares.find(({ c, L }) => c === toX % 10 && L === toLevel);
  const isRubble = (space: string) =>
    before.spaces[space]?.collapsed === true || (space.endsWith(',6') && isStub(space));
  const isStub = (space: string) => [0, 1, 9].includes(Number(space.split(',')[0]) % 10);
  const isSound = printed !== undefined && !before.spaces[to]?.collapsed;
  const isFree =
    isSound &&
    (printed.location === 'entrancePlaza' || (printed.colour === 'civic' && board?.power === true));
  const plain = toLevel > l && x === toX ? 2 : 1;
  return (isFree ? 0 : plain) + (isRubble(to) ? 1 : 0) + (isRubble(from) ? 1 : 0);
}

describe.each([2, 3, 4])('%i players', (players) => {
  test('[BM-DEST-02] [BM-MOVE-02] [BM-MOVE-13] what never turns back', () => {
    const length = [0, 0, 32, 33, 36][players] as number;
    follow(players, `course ${players}`, (before, move, events, after) => {
      for (const [id, { where: place, flipped }] of Object.entries(before.blockers)) {
        const now = after.blockers[id];
        if (place === 'destroyed' || place === 'removed') expect(now?.where).toBe(place);
        if (before.stage === 'endgame' && place === 'stack') expect(now?.where).toBe('stack');
        if (flipped && now?.flipped === false && typeof now.where === 'object') {
          expect(events.some((one) => one.type === 'flippedUp' && one.blockers.includes(id))).toBe(
            true,
          );
        }
      }
      for (const [space, old] of Object.entries(before.spaces)) {
        const isGone = after.boards[Math.floor(Number(space.split(',')[0]) / 10)]?.fallen;
        if (old.collapsed && !isGone) expect(after.spaces[space]?.collapsed).toBe(true);
        expect(after.spaces[space]?.linkHits ?? 0).toBeGreaterThanOrEqual(
          isGone && !space.includes('x') ? 0 : old.linkHits,
        );
        if (!isGone && !after.spaces[space]?.collapsed)
          expect(after.spaces[space]?.structural ?? 0).toBeGreaterThanOrEqual(old.structural);
      }
      before.boards.forEach(({ fallen }, k) => {
        if (fallen) expect(after.boards[k]?.fallen).toBe(true);
      });
      if (before.stage === 'main' && after.stage === 'endgame') expect(before.turn).toBe(length);
      if (before.stage === 'main' && after.stage === 'main') {
        expect(before.cards.left - after.cards.left).toBe(
          events.filter(({ type }) => type === 'cardDrawn').length,
        );
      }
      for (const one of events) {
        if (one.type !== 'blockerMoved' || one.via !== 'step') continue;
        const { where: place } = before.blockers[one.blocker] as State['blockers'][string];
        const from = typeof place === 'object' ? place.space : '';
        expect(`${JSON.stringify(move)} ${one.paid}`).toBe(
          `${JSON.stringify(move)} ${stepCost(before, from, one.path[0] as string)}`,
        );
      }
    });
  });

  test('[BM-MANIA-02] [BM-RULING-90] nobody is ever shown a card of another hand or of the pool', () => {
    follow(players, `secret ${players}`, (_before, _move, events, after) => {
      for (const viewer of [0, 'spectator'] as const) {
        const own = viewer === 'spectator' ? [] : (after.cards.hands[viewer] ?? []);
        const hidden = [...after.cards.pool, ...after.cards.hands.flat()].filter(
          (card) => !own.includes(card),
        );
        const seen = JSON.stringify(blockMania.view(after, viewer));
        const told = JSON.stringify(
          blockMania.viewEvents(
            events.filter(({ type }) => type === 'cardDrawn' || type === 'cardsDealt'),
            viewer,
          ),
        );
        const leak = hidden.filter((card) => seen.includes(card) || told.includes(card));
        expect(leak).toEqual([]);
      }
    });
  });
});

describe('broken states are reported', () => {
  const sound = () =>
    arrange({
      put: {
        'sf-mob-1': { at: sf(5, 5), items: ['zipGun-1'] },
        'bh-mob-1': bh(5, 5),
        'sf-superhero-1': sf(5, 6),
      },
      hands: { 0: ['card-01'] },
      steps: [{ type: 'klegg' }],
    });
  const square = {
    fire: 0,
    structural: 0,
    collapsed: false,
    looted: false,
    scrawl: false,
    car: 0,
    linkHits: 0,
  };
  type Change = (state: State) => void;
  const patch = (state: State, id: string, change: Partial<State['blockers'][string]>) => {
    state.blockers[id] = { ...(state.blockers[id] as State['blockers'][string]), ...change };
  };

  test.each<[string, Change]>([
    ['a blocker in two places', (state) => state.stacks[0]?.push('sf-mob-1')],
    ['a blocker nowhere', (state) => patch(state, 'sf-crocks-1', { where: 'drawn' })],
    ['a counter twice', (state) => state.containers.hardware.push('zipGun-1')],
    ['a counter gone', (state) => state.containers.armoury.pop()],
    ['a card twice', (state) => state.cards.discard.push('card-01')],
    [
      'more left than there are',
      (state) => {
        state.cards.left = 99;
      },
    ],
    [
      'fire in the air',
      (state) => {
        state.spaces['9,5'] = { ...square, fire: 1 };
      },
    ],
    [
      'fire on rubble',
      (state) => {
        state.spaces[sf(5, 5)] = { ...square, fire: 1, collapsed: true };
      },
    ],
    [
      'a superhero with a gun',
      (state) => {
        state.containers.hardware.splice(state.containers.hardware.indexOf('zipGun-2'), 1);
        patch(state, 'sf-superhero-1', { items: ['zipGun-2'] });
      },
    ],
    [
      'a mob with wings',
      (state) => {
        state.containers.hardware.splice(state.containers.hardware.indexOf('batSuit-1'), 1);
        patch(state, 'sf-mob-1', { items: ['zipGun-1', 'batSuit-1'] });
      },
    ],
    [
      'two ordinary blockers of a block',
      (state) => {
        state.stacks[0]?.splice(state.stacks[0].indexOf('sf-crocks-1'), 1);
        patch(state, 'sf-crocks-1', { where: { space: sf(5, 5), outside: false } });
        state.standing.splice(1, 0, 'sf-crocks-1');
      },
    ],
    [
      'a mob in the air',
      (state) => patch(state, 'sf-mob-1', { where: { space: '9,5', outside: false } }),
    ],
    [
      'a mob outside a window',
      (state) => patch(state, 'sf-mob-1', { where: { space: sf(2, 5), outside: true } }),
    ],
    [
      'a blocker on a fallen block',
      (state) => {
        state.boards[1] = { ...(state.boards[1] as State['boards'][number]), fallen: true };
      },
    ],
    [
      'CP outside the command phase',
      (state) => {
        state.phase = 'combat';
        state.commandPoints = 1;
      },
    ],
    [
      'a hand of four',
      (state) => {
        for (let i = 0; i < 3; i++) state.cards.hands[0]?.push(state.cards.pool.shift() as string);
        state.cards.left -= 3;
      },
    ],
    ['three H-wagons', (state) => state.markers.hWagons.push('9,5', '9,5', '9,5')],
    [
      'two cannons at a board',
      (state) => state.markers.sonic.push({ board: 0, space: '1,1' }, { board: 0, space: '1,1' }),
    ],
    [
      'a looted apartment',
      (state) => {
        state.spaces[sf(2, 2)] = { ...square, looted: true };
      },
    ],
    [
      'a weapon deployed that is not carried',
      (state) => patch(state, 'sf-mob-1', { deployedHeavy: ['vibroDrill-1'] }),
    ],
    [
      'a square that is not there',
      (state) => {
        state.spaces['99,1'] = { ...square, fire: 1 };
      },
    ],
    [
      'a seat that is not there',
      (state) => {
        state.phasing = 3;
      },
    ],
  ])('%s', (_name, change) => {
    const state = sound();
    expect(blockMania.invariants(state)).toEqual([]);
    change(state);
    expect(blockMania.invariants(state).length).toBeGreaterThan(0);
    expect(() => blockMania.load(JSON.parse(JSON.stringify(state)))).toThrow();
  });
});

test('[BM-RULING-08] carried counters are public, folded weapons too', () => {
  const state = arrange({
    put: { 'sf-mob-1': { at: sf(5, 5), items: ['vibroDrill-1'] } },
    steps: [{ type: 'klegg' }],
  });
  expect(blockMania.view(state, 1).blockers['sf-mob-1']?.items).toEqual(['vibroDrill-1']);
  expect(blockMania.view(state, 'spectator').containers.hardware).toHaveLength(23);
});

test('[BM-RULING-89] markers never run out', () => {
  const state = arrange({ steps: [{ type: 'klegg' }] });
  const all =
    blockMania.content.boards[0]?.squares.map(({ c, L }) => [sf(c, L), { fire: 3 }]) ?? [];
  const burning = arrange({
    squares: Object.fromEntries(all),
    put: { 'sf-mob-1': bh(5, 5) },
    phase: 'combat',
    steps: [{ type: 'arson' }],
  });
  expect(state.spaces).toEqual({});
  expect(
    play(burning, [{ type: 'arson', blocker: 'sf-mob-1' }, 1]).state.spaces[bh(5, 5)]?.fire,
  ).toBe(1);
});

test('[BM-RULING-85] slips of the source: deployment is paid in CP, a chute is left on level 1', () => {
  const poor = arrange({
    commandPoints: 3,
    put: { 'sf-mob-1': sf(5, 5) },
    steps: [{ type: 'command' }],
  });
  expect(refusedBy(poor, { type: 'deploy' })).toBe('BM-CP-02');
  const drop = arrange({
    active: 'sf-mob-1',
    movePoints: 1,
    put: { 'sf-mob-1': sf(3, 9) },
    steps: [{ type: 'active' }],
  });
  expect(where(play(drop, { type: 'chute' }).state, 'sf-mob-1')).toBe(sf(3, 1));
});
