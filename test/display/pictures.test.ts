import { describe, expect, test } from 'vitest';
import { displayOf } from '../../src/displays.js';
import { type Game, games } from '../../src/index.js';
import { toSVG } from '../../src/svg.js';
import { lookAt, stages, statesOf } from './stages.js';

/* Pictures for a phone: laid out anew, with everything in them, and letters that can be read. */

const leastLetters = 9;
const idsOf = (svg: string) => [...svg.matchAll(/data-id="([^"]+)"/g)].map(([, id]) => id).sort();

describe.each(Object.values(games) as Game[])('$title', (game) => {
  const { theme } = displayOf(game);
  const scenes = Object.entries(statesOf(game)).map(([stage, state]) => {
    return [stage, lookAt(game, state).scene] as const;
  });

  test.each(scenes)(
    '400 pixels wide, %s: the same things, in letters of 9 pixels or more',
    (_stage, scene) => {
      const [narrow, wide] = [400, 1200].map((width) => toSVG(scene, { width, theme })) as [
        string,
        string,
      ];
      expect(/viewBox="0 0 400 (\d+)"/.exec(narrow)?.[1]).not.toBe('0');
      expect(idsOf(narrow)).toEqual(idsOf(wide));
      const sizes = [...narrow.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(leastLetters);
    },
  );

  test('light and dark differ in colours alone', () => {
    const [, scene] = scenes[stages.indexOf('middle')] ?? [];
    if (scene === undefined) throw new Error('there is no middle');
    const drawn = (mode: 'light' | 'dark') => {
      return toSVG(scene, { width: 400, theme, mode }).replace(/#[0-9a-f]{6}/g, '#');
    };
    expect(drawn('dark')).toBe(drawn('light'));
  });
});

describe('a number of pieces', () => {
  const game = games['neon-gods'] as Game;
  const { theme } = displayOf(game);
  const { scene } = lookAt(game, statesOf(game).middle);
  const [board] = scene.boards;
  const space = board?.spaces[0]?.id ?? '';

  function drawnOf(owner: number, count: number): string {
    const pile = {
      id: 'piece:pile',
      kind: 'figure',
      on: space,
      owner,
      label: '',
      count,
      flags: [],
    };
    const boards = [{ ...(board as (typeof scene.boards)[number]), pieces: [pile] }];
    const svg = toSVG({ ...scene, boards }, { width: 900, theme });
    return /<g data-id="piece:pile".*?<\/g>/s.exec(svg)?.[0] ?? '';
  }

  test.each([
    ['disc', 0, 10, 'inside'],
    ['square', 1, 10, 'inside'],
    ['diamond', 2, 9, 'inside'],
    ['diamond', 2, 10, 'on a badge'],
    ['triangle', 3, 9, 'inside'],
    ['triangle', 3, 10, 'on a badge'],
  ])('%s of seat %i, %i: %s', (_shape, owner, count, where) => {
    const drawn = drawnOf(owner, count);
    expect(drawn).toContain(`>${count}<`);
    expect(drawn.includes('<rect')).toBe(where === 'on a badge');
  });
});

test('who has nothing told of it has a frame around its sign all the same', () => {
  const game = games['neon-gods'] as Game;
  const { scene } = lookAt(game, statesOf(game).middle);
  const seats = scene.seats.map((row) => ({ ...row, facts: [] }));
  const svg = toSVG({ ...scene, seats }, { width: 900, theme: displayOf(game).theme });
  const rows = [...svg.matchAll(/<g data-id="seat:\d"[^>]*>.*?<rect[^>]* height="([\d.]+)"/gs)];
  expect(rows).toHaveLength(seats.length);
  // The sign is drawn from 6 to 6 + 1.1 × 22.
  for (const [, height] of rows) expect(Number(height)).toBeGreaterThan(30.2);
});
