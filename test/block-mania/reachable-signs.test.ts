import { beforeAll, describe, expect, test } from 'vitest';
import type { State } from '../../src/block-mania/index.js';
import { type Draft, findStates, type Row, said } from './reached.js';

/* What was done has left its signs, and no sign is there without a cause: each said with its own sentence. */

beforeAll(findStates);

const square: State['spaces'][string] = {
  fire: 0,
  structural: 0,
  collapsed: false,
  looted: false,
  scrawl: false,
  car: 0,
  linkHits: 0,
};

/** The first blocker that still lies in a stack. */
function waiting({ blockers }: Draft): Draft['blockers'][string] {
  const one = Object.values(blockers).find(({ where }) => where === 'stack');
  if (one === undefined) throw new Error('all stacks are empty');
  return one;
}

function activeIn({ active }: Draft): NonNullable<Draft['active']> {
  if (active === null) throw new Error('nobody is active');
  return active;
}

describe('turn and deck', () => {
  test.each<Row>([
    [
      'turns are counted from the end of setup',
      'place',
      (state) => {
        state.turn = state.players;
      },
    ],
    ['fights before their time', 'shoot', ({ combat }) => combat.foughtSquares.push('5,5')],
    [
      'the endgame should have begun',
      'command',
      ({ cards }) => {
        cards.discard.push(...cards.pool.splice(0, cards.left));
        cards.left = 0;
      },
    ],
    ['justice early', 'command', ({ markers }) => markers.hWagons.push('9,5')],
    ['justice early', 'command', ({ markers }) => markers.patWagons.push('9,5')],
    [
      'markers before the first turn',
      'place',
      ({ spaces }) => {
        spaces['5,5'] = { ...square, scrawl: true };
      },
    ],
    [
      'cards are dealt too early',
      'place',
      ({ cards }) => {
        cards.hands[0]?.push(cards.pool.pop() as string);
        cards.left--;
      },
    ],
  ])('%s', (message, asked, change) => {
    expect(said(asked, change)).toContain(message);
  });
});

describe('blocks', () => {
  test.each<Row>([
    [
      'a dead power house gives power',
      'command',
      ({ boards }) => Object.assign(boards[1] ?? {}, { powerDead: true, power: true }),
    ],
    [
      'no square of the block has collapsed this turn',
      'command',
      ({ boards }) => Object.assign(boards[0] ?? {}, { catastropheCheck: true }),
    ],
    ['a wagon is not in the open', 'justice', ({ markers }) => markers.hWagons.push('5,5')],
    ['a wagon is not in the open', 'justice', ({ markers }) => markers.patWagons.push('5,5')],
    [
      'a sonic cannon is not next to its block',
      'justice',
      ({ markers }) => markers.sonic.push({ board: 0, space: '5,5' }),
    ],
  ])('%s', (message, asked, change) => {
    expect(said(asked, change)).toContain(message);
  });
  test('[BM-JUST-14] a sonic cannon at the doorstep of its block is loaded', () => {
    const cannon: Row[2] = ({ markers }) => markers.sonic.push({ board: 0, space: '1,1' });
    expect(said('justice', cannon)).toBe('nothing');
  });
});

describe('blockers', () => {
  test.each<Row>([
    [
      'has acted before it came into play',
      'command',
      (state) => Object.assign(waiting(state), { fired: true }),
    ],
    [
      'has acted before it came into play',
      'command',
      (state) => Object.assign(waiting(state), { drewThisPhase: true }),
    ],
    ['was placed by nobody', 'command', (state) => Object.assign(waiting(state), { placedBy: 0 })],
    [
      'was activated in no turn',
      'command',
      ({ blockers, standing }) => {
        Object.assign(blockers[standing[0] as string] ?? {}, { activatedTurn: 0 });
      },
    ],
  ])('%s', (message, asked, change) => {
    expect(said(asked, change)).toContain(message);
  });
});

describe('the active blocker', () => {
  test.each<Row>([
    [
      'is not activated',
      'active',
      (state) => {
        const { blocker } = activeIn(state);
        Object.assign(state.blockers[blocker] ?? {}, { activatedTurn: null, activatedBy: null });
      },
    ],
    [
      'more than the trail is covered',
      'active',
      (state) => Object.assign(activeIn(state), { covered: activeIn(state).trail.length + 1 }),
    ],
    [
      'has not visited where it is',
      'active',
      (state) => Object.assign(activeIn(state), { freeVisited: [] }),
    ],
    ['has not flown', 'active', (state) => Object.assign(activeIn(state), { flown: true })],
    [
      'is not where its trail ends',
      'active',
      (state) => {
        const { trail } = activeIn(state);
        const [start] = trail;
        if (start !== undefined) trail.push({ ...start });
      },
    ],
  ])('%s', (message, asked, change) => {
    expect(said(asked, change)).toContain(message);
  });
});
