import { beforeAll, describe, expect, test } from 'vitest';
import { choiceOf, random, seededRandom } from '../../src/bots/index.js';
import { idsIn } from '../../src/display/scene.js';
import { displayOf } from '../../src/displays.js';
import { blockMania, bloodfeud, games, neonGods } from '../../src/index.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import { nextToAct } from '../../src/web/page/turns.js';
import { type Why, whyNot } from '../../src/web/page/why-not.js';
import { volume } from '../volume.js';

/* What is answered to somebody who points at what is not lit. */

interface Moment {
  readonly state: GameTypes['state'];
  readonly seat: number;
}

/** Moments of a random game, and all that is ever touched in it. */
function played(game: Game, seed: number, every: number) {
  const display = displayOf(game);
  const touchable = new Set<string>();
  const moments: Moment[] = [];
  const chosen = seededRandom(seed);
  let state = game.setup({ players: game.players.min, seed } as GameTypes['setupInput']);
  let last = -1;
  for (let i = 0; i < 240; i++) {
    const seat = nextToAct(game, state, last);
    if (seat === undefined) break;
    last = seat;
    if (i % every === 3) moments.push({ state, seat });
    const view = game.view(state, seat);
    for (const move of game.legalMoves(state, seat)) {
      for (const { kind, id } of display.touches(view, move))
        if (kind === 'thing') touchable.add(id);
    }
    state = game.apply(state, random(choiceOf(game, state, seat, chosen))).state;
  }
  return { moments, touchable };
}

/** What is not lit for the one who is to act, with how it is asked about. */
function unlit(game: Game, { state, seat }: Moment) {
  const display = displayOf(game);
  const view = game.view(state, seat);
  const moves = game.legalMoves(state, seat);
  const lit = new Set(display.narrow(view, moves, []).next.map(({ id }) => id));
  const scene = display.scene(view);
  const pieces = scene.boards.flatMap((board) => board.pieces);
  // What stands on something lit is touched for it.
  const standing = pieces.flatMap(({ id, on, covers }) =>
    covers === undefined && lit.has(on) ? [id] : [],
  );
  const things = [...new Set(idsIn(scene))].filter((id) => !lit.has(id) && !standing.includes(id));
  const asked = { display, state, view, moves, touched: [], names: game.seatNames(state) };
  return { things, why: (id: string) => whyNot(asked, id) };
}

const onlySeen = 'It is there to be seen: no move is made by touching it.';

/** Of 100 spaces, pieces and cards that are not lit, for so many a rule is told at least. */
const floors: Readonly<Record<string, number>> = {
  'neon-gods': 95,
  'city-of-remnants': 95,
  'block-mania': 90,
  bloodfeud: 70,
  'defend-neo-tokyo': 50,
};

describe.each(Object.values(games) as Game[])('of what is not lit in $title', (game) => {
  let touchable: ReadonlySet<string>;
  let found: ({ readonly id: string } & Why)[];

  beforeAll(() => {
    const course = played(game, 5, volume(40, 8));
    const step = volume(8, 1);
    touchable = course.touchable;
    found = course.moments.flatMap((moment) => {
      const { things, why } = unlit(game, moment);
      return things.filter((_, i) => i % step === 0).map((id) => ({ id, ...why(id) }));
    });
  });

  test('most is told with the rule', () => {
    const wanted = found.filter(({ id }) => /^(space|piece|card):/.test(id));
    const ruled = wanted.filter(({ rule }) => rule !== null);
    expect((100 * ruled.length) / wanted.length).toBeGreaterThan(floors[game.id] ?? 100);
  });

  test('nothing is said to be only there to be seen that is ever touched', () => {
    const idle = found.filter(({ message }) => message === onlySeen);
    expect(idle.length).toBeGreaterThan(0);
    expect(idle.filter(({ id }) => touchable.has(id))).toEqual([]);
  });
});

/** The answer about a thing in a random game, where a move of this type is next and so much of it has been touched:
 * of what was touched last, where no other thing is named. */
function answerAt(game: Game, type: string, id: string, count = 0): string {
  const display = displayOf(game);
  const chosen = seededRandom(3);
  let state = game.setup({ players: game.players.min, seed: 'page' } as GameTypes['setupInput']);
  let last = -1;
  for (let i = 0; i < 400; i++) {
    const seat = nextToAct(game, state, last) ?? 0;
    const moves = game.legalMoves(state, seat);
    const found = moves.find((move) => move.type === type);
    if (found !== undefined) {
      const view = game.view(state, seat);
      const touched = display.touches(view, found).slice(0, count);
      const asked = { display, state, view, moves, touched, names: game.seatNames(state) };
      const { message } = whyNot(asked, id || (touched.at(-1)?.id ?? ''));
      return message;
    }
    last = seat;
    state = game.apply(state, random(choiceOf(game, state, seat, chosen))).state;
  }
  throw new Error(`${type} is never next`);
}

test.each<[title: string, game: Game, type: string, id: string, touched: number, answer: string]>([
  [
    'what another part of the move rules out',
    blockMania as Game,
    'placeBlocker',
    'space:39,11',
    1,
    'BM-SETUP-08',
  ],
  ['what a direction does not lead to', blockMania as Game, 'step', 'space:39,11', 0, 'BM-FLY-01'],
  [
    'what is touched after something else',
    bloodfeud as Game,
    'movePlayer',
    'space:station-council',
    0,
    'It comes later: first touch P1 of Brujah or P2 of Brujah.',
  ],
  ['a card for another time', neonGods as Game, 'work', 'card:start-mums-doc', 0, 'It has no part'],
  ['what has been touched', neonGods as Game, 'work', '', 1, 'You have touched it already.'],
  ['what is there to be seen', neonGods as Game, 'recruit', 'track:round', 0, onlySeen],
])('%s is told', (_title, game, type, id, touched, answer) => {
  expect(answerAt(game, type, id, touched)).toContain(answer);
});
