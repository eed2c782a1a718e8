import { describe, expect, test } from 'vitest';
import { compile } from '../../src/block-mania/content/compile.js';
import { cardsOf } from '../../src/block-mania/display/cards.js';
import { blockMania } from '../../src/block-mania/index.js';
import { cardText } from '../../src/display/card.js';
import { arrange, bh, sf } from './arrange.js';
import { towers } from './towers.js';

const cards = cardsOf(compile(blockMania.content));
const said = (id: string) => cards.find((card) => card.id === id)?.lines.join(' ') ?? '';

describe('all texts', () => {
  test.each([
    ['the standard pack', blockMania],
    ['another pack', towers],
  ])('of %s are sentences that a player can read', (_name, game) => {
    const all = cardsOf(compile(game.content));
    for (const card of all) {
      expect(cardText.safeParse(card).success, card.id).toBe(true);
      for (const line of card.lines) {
        expect(line, card.id).toMatch(/^[A-Z'].*\.$/);
        expect(line, card.id).not.toMatch(/ {2}|undefined|null|\bNaN\b|\b1 [a-z]+ markers\b/);
        expect(line, card.id).not.toMatch(/[a-z][A-Z]|\.\./);
      }
    }
  });

  test('every id is there once', () => {
    const ids = cards.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every id of the pack and every counter of a game says something', () => {
    const state = arrange({ players: 4, steps: [{ type: 'klegg' }] });
    const { pool } = state.cards;
    const { hardware, armoury } = state.containers;
    const types = Object.values(state.blockers).map(({ type }) => type);
    const sides = [...blockMania.content.mania, ...blockMania.content.justice];
    const met = [
      ...[...pool, ...hardware, ...armoury, ...types, ...Object.keys(state.blockers)],
      ...[...sides, ...blockMania.content.boards].map(({ id }) => id),
    ];
    const ids = new Set(cards.map(({ id }) => id));
    expect(met.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('a pack may print a text of its own', () => {
    const mania = blockMania.content.mania.map((side) => ({ ...side, text: 'One.\nTwo.' }));
    const own = cardsOf(compile({ ...blockMania.content, mania }));
    expect(own.find(({ id }) => id === 'deadEye')?.lines).toEqual(['One.', 'Two.']);
    expect(blockMania.withContent({ ...blockMania.content, id: 'own', mania }).content.id).toBe(
      'own',
    );
  });
});

test('a blocker shows its values, a counter RANGE and DAMAGE', () => {
  const values = (id: string) => cards.find((card) => card.id === id)?.values;
  expect(values('sf-mob-2')).toEqual([
    { label: 'COMMAND', value: 3 },
    { label: 'STRENGTH', value: 5 },
    { label: 'MOVEMENT', value: 3 },
    { label: 'draws', value: 'H' },
  ]);
  expect(values('spitGun-4')).toEqual([
    { label: 'container', value: 'armoury' },
    { label: 'RANGE', value: 6 },
    { label: 'DAMAGE', value: 4 },
  ]);
});

/* Those of effects are in effects-said.test.ts. */
describe('the number in the sentence is the number that happens', () => {
  const put = { 'sf-mob-1': sf(5, 5), 'bh-mob-1': bh(5, 5) };
  const command = { put, steps: [{ type: 'command' }] } as const;

  test('[BM-FAT-04] fatties add 2 when they charge', () => {
    expect(said('fatties')).toContain('Adds 2 in close assault when it charges.');
    const state = arrange({
      put: { 'sf-fatties-1': sf(5, 5), 'bh-mob-1': sf(5, 4) },
      steps: [{ type: 'assault' }],
      phase: 'combat',
    });
    const strengths = blockMania.questions.charge(state, 'sf-fatties-1', sf(5, 4));
    expect(strengths?.attacker.parts.charge).toBe(2);
  });

  test('[BM-SCORE-03] [BM-SCORE-05] what rubble and a looted bank count', () => {
    expect(said('marker:collapsed')).toContain('counts 6 defeat points');
    expect(said('location:bank')).toContain('counts 4 defeat points');
    const squares = { [sf(4, 8)]: { looted: true }, [sf(5, 5)]: { collapsed: true } };
    const points = blockMania.questions.defeatPoints(arrange({ ...command, squares }), 0);
    expect(points).toMatchObject({ collapsed: 6, vaults: 4 });
  });

  test('[BM-ASLT-04] the spit gun adds 4 in close assault', () => {
    expect(said('spitGun-1')).toContain('Adds 4 to its bearer in close assault.');
    const guard = 'sf-cityDef-1';
    const strengthOf = (items: string[]) => {
      const put = { [guard]: { at: sf(5, 5), items }, 'bh-mob-1': sf(5, 4) };
      const state = arrange({ put, phase: 'combat', steps: [{ type: 'assault' }] });
      return blockMania.questions.charge(state, guard, sf(5, 4))?.attacker.total ?? 0;
    };
    expect(strengthOf(['spitGun-1']) - strengthOf([])).toBe(4);
  });
});
