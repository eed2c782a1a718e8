import { describe, expect, test } from 'vitest';
import { compile } from '../../src/block-mania/content/compile.js';
import { canHaltIn } from '../../src/block-mania/effects/hazards.js';
import { blockMania } from '../../src/block-mania/index.js';
import { freshNotes } from '../../src/block-mania/state/notes.js';
import { type Arrangement, arrange, eventsOf, play, refusedBy, seam, sf } from './arrange.js';

/* What games seldom come to: the last clause of a rule, or a marker where there is hardly ever one. */

const mob = 'sf-mob-1';
const hero = 'sf-superhero-1';
const juves = 'sf-juves-1';
const ask = blockMania.questions;

describe('a halt in the air', () => {
  const content = compile(blockMania.content);
  const canHalt = (space: string, a: Partial<Arrangement>, blocker = juves) => {
    const put = { [juves]: sf(8, 6), [hero]: sf(8, 5) };
    const state = arrange({ put, steps: [{ type: 'klegg' }], ...a });
    const position = { state, content, notes: freshNotes<never>() };
    return canHaltIn(position, blocker, { space, outside: false });
  };
  const stopped = { boards: { 1: { power: false } } };
  const severed = { linkHits: 3, collapsed: true };
  test.each<[string, string, Partial<Arrangement>, boolean]>([
    ['on a pedway that has stopped', seam(6), stopped, true],
    ['not on one that runs', seam(6), {}, false],
    [
      'on the rubble of one',
      seam(6),
      { squares: { [seam(6)]: { linkHits: 2, collapsed: true } } },
      true,
    ],
    ['not where it is severed', seam(6), { squares: { [seam(6)]: severed } }, false],
    ['not beside it', seam(5), stopped, false],
    [
      'not on the rubble of another line',
      seam(9),
      { squares: { [seam(9)]: { linkHits: 1, collapsed: true } } },
      false,
    ],
  ])('[BM-RULING-77] [BM-PED-03] %s', (_where, space, a, can) => {
    expect(canHalt(space, a)).toBe(can);
  });
  test('[BM-RULING-77] [BM-FLY-13] with wings anywhere', () => {
    expect(canHalt(seam(5), {}, hero)).toBe(true);
  });
});

describe('a charge into the air', () => {
  const assault = (at: string, to: string) => {
    const put = { [hero]: at, 'bh-superhero-1': to };
    const state = arrange({ phase: 'combat', steps: [{ type: 'assault' }], put });
    return refusedBy(state, { type: 'charge', blocker: hero, to });
  };
  test.each([
    ['from a balcony', sf(8, 8), '9,8', undefined],
    ['from an entrance plaza', sf(2, 1), '1,1', undefined],
    ['not from another window', sf(8, 7), '9,7', 'BM-RULING-31'],
  ])('[BM-RULING-31] %s', (_from, at, to, rule) => {
    expect(assault(at, to)).toBe(rule);
  });
});

test.each([
  ['nobody to send', {}, true],
  ['one to send', { 'klegg-1': sf(5, 6) }, false],
])('[BM-JUST-16] [BM-JUST-08] kleggs go home: %s', (_who, kleggs, fizzles) => {
  const state = arrange({
    stage: 'endgame',
    phase: 'justice',
    hands: { 0: ['card-10'] },
    steps: [{ type: 'justice' }],
    put: { [mob]: sf(5, 5), ...kleggs },
    kleggController: 1,
  });
  const { events } = play(state, { type: 'playJustice', card: 'card-10' });
  expect(eventsOf(events, 'justicePlayed')).toMatchObject([{ fizzles }]);
});

describe('mayStill', () => {
  const deedsOf = (blocker: string, put: NonNullable<Arrangement['put']>) => {
    return ask.mayStill(arrange({ put, steps: [{ type: 'command' }] }), blocker).deeds;
  };
  test('[BM-RULING-32] who hovers outside a window assaults nobody', () => {
    const items = ['powerBoard-1', 'sprayCan-1'];
    expect(deedsOf(juves, { [juves]: { at: sf(2, 7), items } })).toContain('assault');
    expect(deedsOf(juves, { [juves]: { at: sf(2, 7), outside: true, items } })).not.toContain(
      'assault',
    );
  });
  test('[BM-COMBAT-03] nor does who is flipped', () => {
    expect(deedsOf(mob, { [mob]: { at: sf(5, 5), flipped: true } })).not.toContain('assault');
  });
  test('[BM-HERO-06] a superhero draws in no shop', () => {
    expect(deedsOf(mob, { [mob]: { at: sf(3, 4), began: true } })).toContain('draw');
    expect(deedsOf(hero, { [hero]: { at: sf(3, 4), began: true } })).not.toContain('draw');
  });
});

test('[BM-TURN-05] nobody aims at the square it stands in', () => {
  const items = ['missileDefenceLaser-1'];
  const state = arrange({
    phase: 'combat',
    put: { [mob]: { at: sf(5, 5), items, deployed: items } },
    steps: [{ type: 'target', blocker: mob, item: 'missileDefenceLaser-1', mode: null }],
  });
  const at = (space: string) => ({ type: 'target', space, outside: false, aim: 'square' }) as const;
  expect(refusedBy(state, at(sf(5, 5)))).toBe('BM-TURN-05');
  expect(refusedBy(state, at(sf(5, 6)))).toBeUndefined();
});

test('[BM-COL-01] a square that collapses gives the charges laid in it back, and no others', () => {
  const laid = [
    { space: sf(5, 5), item: 'demoCharge-1' },
    { space: sf(7, 7), item: 'demoCharge-2' },
  ];
  const items = ['vibroDrill-1'];
  const state = arrange({
    phase: 'combat',
    put: { [mob]: { at: sf(5, 5), items, deployed: items } },
    laid,
    steps: [{ type: 'shoot' }],
  });
  const after = play(state, [
    { type: 'drill', blocker: mob, item: 'vibroDrill-1' },
    6,
    1,
    1,
    1,
  ]).state;
  expect(after.spaces[sf(5, 5)]?.collapsed).toBe(true);
  expect(after.laid).toEqual([laid[1]]);
  expect(after.containers.armoury).toContain('demoCharge-1');
  expect(after.containers.armoury).not.toContain('demoCharge-2');
});

test('[BM-FFIGHT-03] a fire that no die puts out burns on, and nothing is told of it', () => {
  const state = arrange({
    phase: 'combat',
    put: { [juves]: sf(5, 7) },
    squares: { [sf(6, 8)]: { fire: 2 } },
    steps: [{ type: 'fightFire' }],
  });
  const fought = play(state, [{ type: 'fightFire', blocker: juves, space: sf(6, 8) }, 1, 1]);
  expect(fought.state.spaces[sf(6, 8)]?.fire).toBe(2);
  expect(eventsOf(fought.events, 'fireRemoved')).toEqual([]);
});
