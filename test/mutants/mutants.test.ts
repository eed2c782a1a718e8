import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seededRandom } from '../../src/index.js';
import equivalents from './equivalent.json' with { type: 'json' };
import { draw, type Place, rulesOf } from './places.js';

const mill: Place[] = [
  { file: 'mill.ts', range: '3:4-3:20', mutants: 3 },
  { file: 'mill.ts', range: '3:10-3:12', mutants: 1 },
  { file: 'mill.ts', range: '4:0-4:9', mutants: 2 },
  { file: 'weir.ts', range: '3:4-3:20', mutants: 2 },
];

test('a sample has as many mutants as it should, and no place twice', () => {
  for (let seed = 0; seed < 50; seed++) {
    const drawn = draw(mill, 4, seededRandom(seed));
    const mutants = drawn.reduce((sum, place) => sum + place.mutants, 0);
    expect(mutants).toBeGreaterThanOrEqual(4);
    const whole = drawn.some(({ file, range }) => file === 'mill.ts' && range === '3:4-3:20');
    const part = drawn.some(({ range }) => range === '3:10-3:12');
    expect(whole && part).toBe(false);
  }
});

test('the same seed draws the same places, another one others', () => {
  const samples = [1, 1, 2, 3, 4].map((seed) => draw(mill, 2, seededRandom(seed)));
  expect(samples[0]).toEqual(samples[1]);
  expect(new Set(samples.map((drawn) => JSON.stringify(drawn))).size).toBeGreaterThan(1);
});

test('places are in rules, not in sentences and cards', () => {
  const files = rulesOf('neon-gods');
  expect(files).toContain('src/neon-gods/mechanics/reach.ts');
  expect(files.filter((file) => /content|describe|display|rules\.ts/.test(file))).toEqual([]);
});

test.each(equivalents)('$file still has the line "$line"', ({ file, line, reason }) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.map((text) => text.trim())).toContain(line);
  expect(reason).not.toBe('');
});
