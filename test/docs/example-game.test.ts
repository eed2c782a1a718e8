import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rooms, top } from '../house/floor-plan.js';
import { duel } from '../kernel/duel.js';

const folder = new URL('../../docs/example-game/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.\w+$/.test(file))
  .sort();

describe('Duel', () => {
  test('lives in the rooms of the floor plan; those that it does not need are absent', () => {
    expect(files.filter((file) => !file.includes('/'))).toEqual(Object.keys(top).sort());
    const strangers = files.filter((file) => {
      const [room = '', name] = file.split('/');
      if (name === undefined) return false;
      const plan = rooms[room];
      if (plan === undefined) return true;
      return plan.also !== 'nouns' && !plan.always.includes(name) && !plan.also.includes(name);
    });
    expect(strangers).toEqual([]);
  });

  test('is written on the kernel, the kit and zod, as a game of another package is', () => {
    const imported = files
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => {
        const text = readFileSync(new URL(file, folder), 'utf8');
        return [...text.matchAll(/from '([^.'][^']*)'/g)].map(([, name = '']) => name);
      });
    expect([...new Set(imported)].sort()).toEqual(['cityrules/kernel', 'cityrules/kit', 'zod']);
  });

  test('has a chapter for every rule, and no other', () => {
    const named = Object.keys(duel.rules).map((id) => id.split('-')[1]);
    expect([...new Set(named)]).toEqual(Object.keys(duel.chapters));
  });
});
