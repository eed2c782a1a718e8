import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/index.js';
import { generalRules } from './general.js';

/* src/cli/citations/refused.json, which `npm run citations` writes from what the tests see refused. */

const here = (path: string) => new URL(`../../${path}`, import.meta.url);
const refused: Record<string, string[]> = JSON.parse(
  readFileSync(here('src/cli/citations/refused.json'), 'utf8'),
);

describe.each(Object.values(games))('refusals of $title', (game) => {
  const own = Object.keys(refused).filter((rule) => Object.hasOwn(game.rules, rule));

  test('name its moves, in their order', () => {
    for (const rule of own) {
      expect(refused[rule], rule).toEqual(
        game.moveTypes.filter((type) => refused[rule]?.includes(type)),
      );
    }
  });

  test('have general rules for every move', () => {
    for (const rule of generalRules(game)) expect(refused[rule]).toEqual(game.moveTypes);
  });

  test('hold what its worked examples show', () => {
    const missing = readdirSync(here(`test/scenarios/${game.id}/`)).flatMap((file) => {
      const { steps = [] }: { steps?: Step[] } = JSON.parse(
        readFileSync(here(`test/scenarios/${game.id}/${file}`), 'utf8'),
      );
      return steps.flatMap(({ move, expect: wanted }) => {
        if (wanted?.refused === undefined || move?.type === undefined) return [];
        const isKnown = refused[wanted.refused]?.includes(move.type);
        return isKnown ? [] : [`${file}: ${wanted.refused} refuses ${move.type}`];
      });
    });
    expect(missing).toEqual([]);
  });
});

interface Step {
  readonly move?: { readonly type?: string };
  readonly expect?: { readonly refused?: string };
}

test('every rule in the list is in a rule book', () => {
  const known = new Set(Object.values(games).flatMap(({ rules }) => Object.keys(rules)));
  expect(Object.keys(refused).filter((rule) => !known.has(rule))).toEqual([]);
});

test('refusals are found wherever the code makes them', () => {
  const rides = ['step', 'elevator', 'chute', 'skyRail', 'pedway', 'vehicle', 'fly'];
  expect(refused['BM-MOVE-12']).toEqual(expect.arrayContaining(rides));
  expect(refused['DN-REACT-05']).toEqual(expect.arrayContaining(['react']));
});
