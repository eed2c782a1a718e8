import { expect, test } from 'vitest';
import { RecentSkylines } from '../../src/block-mania/content/line-of-fire.js';

test('128 skylines are kept, and the one looked at longest ago makes room for the next', () => {
  const recent = new RecentSkylines();
  const built: string[] = [];
  const look = (key: string) => {
    recent.of(key, () => {
      built.push(key);
      return {} as never;
    });
  };
  for (let k = 0; k < 128; k++) look(`${k}`);
  expect(built).toHaveLength(128);
  look('0');
  expect(built).toHaveLength(128);
  look('128');
  look('0');
  expect(built.slice(128)).toEqual(['128']);
  look('1');
  expect(built.slice(128)).toEqual(['128', '1']);
});

test('a skyline is the one that was built for its key', () => {
  const recent = new RecentSkylines();
  const [one, other] = [{}, {}] as never[];
  recent.of('sf,bh 0', () => one as never);
  expect(recent.of('sf,bh 1', () => other as never)).toBe(other);
  expect(recent.of('sf,bh 0', () => other as never)).toBe(one);
});
