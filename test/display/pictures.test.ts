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
