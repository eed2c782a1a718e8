import { describe, expect, test } from 'vitest';
import { blockMania, fightLoser, isHit, playNoCards } from '../../src/block-mania/index.js';
import { odds } from '../../src/kernel/odds.js';
import { exactOdds, isLikely, playedOdds, shareOf, sumsOf } from '../odds.js';
import { volume } from '../volume.js';
import { arrange, bh, offeredMoves, sf } from './arrange.js';

/** So many seeded plays are compared with the exact odds. */
const times = volume(20_000, 100_000);

const die = [1, 2, 3, 4, 5, 6];
const juves = 'sf-juves-1';
const fatties = 'sf-fatties-1';

describe('the odds of a shot', () => {
  const gunner = { at: bh(2, 1), items: ['spitGun-1'] };
  const state = arrange({
    phase: 'defence',
    steps: [{ type: 'defensiveFire', seat: 1 }],
    put: { [juves]: bh(1, 1), 'bh-cityDef-1': gunner },
  });
  const [fire] = offeredMoves(state, 'defensiveFire');

  test('[BM-DF-06] the juves at close quarters fall to a 3 and more', () => {
    if (fire === undefined) throw new Error('nobody can fire');
    expect(exactOdds(blockMania, state, fire, isHit(juves), playNoCards)).toEqual({
      true: '2/3',
      false: '1/3',
    });
    expect(exactOdds(blockMania, state, fire, isHit(fatties), playNoCards)).toEqual({
      false: '1/1',
    });
  });

  test('as many seeded shots agree', () => {
    if (fire === undefined) throw new Error('nobody can fire');
    const played = playedOdds(blockMania, state, fire, isHit(juves), times, playNoCards);
    expect(isLikely(played.true ?? 0, times, '2/3')).toBe(true);
  });

  test('the die is told by whom it is rolled against', () => {
    if (fire === undefined) throw new Error('nobody can fire');
    const { ask } = blockMania.asks(state, fire);
    expect([ask?.label, ask?.sentence, ask?.outcomes.length]).toEqual([
      'attack',
      'A die is rolled against Juves 1 of Sammy Fox Block.',
      6,
    ]);
  });
});

describe('the odds of a fight', () => {
  const state = arrange({
    phase: 'combat',
    steps: [{ type: 'assault' }],
    put: { [fatties]: sf(5, 5), 'bh-cityDef-1': { at: sf(6, 5), items: ['spitGun-1'] } },
  });
  const charge = { type: 'charge', seat: 0, blocker: fatties, to: sf(6, 5) } as const;
  const equals = (holds: (mine: number, theirs: number) => boolean) =>
    shareOf(sumsOf(die), sumsOf(die), (a, b) => holds(a, b));

  test('[BM-ASLT-05] [BM-ASLT-06] equally strong: the higher die, and a tie locks', () => {
    expect(exactOdds(blockMania, state, charge, fightLoser, playNoCards)).toEqual({
      '"attacker"': equals((mine, theirs) => mine < theirs),
      '"defender"': equals((mine, theirs) => mine > theirs),
      '"locked"': equals((mine, theirs) => mine === theirs),
    });
  });

  test('[BM-ASLT-04] juves of 2 against a squad of 3', () => {
    const weaker = arrange({
      phase: 'combat',
      steps: [{ type: 'assault' }],
      put: { [juves]: sf(5, 5), 'bh-cityDef-1': sf(6, 5) },
    });
    const move = { type: 'charge', seat: 0, blocker: juves, to: sf(6, 5) } as const;
    expect(exactOdds(blockMania, weaker, move, fightLoser, playNoCards)).toEqual({
      '"attacker"': equals((mine, theirs) => mine + 2 < theirs + 3),
      '"defender"': equals((mine, theirs) => mine + 2 > theirs + 3),
      '"locked"': '5/36',
    });
  });

  test('as many seeded fights agree', () => {
    const played = playedOdds(blockMania, state, charge, fightLoser, times, playNoCards);
    expect(isLikely(played['"attacker"'] ?? 0, times, '5/12')).toBe(true);
    expect(isLikely(played['"locked"'] ?? 0, times, '1/6')).toBe(true);
  });
});

test('[BM-DEPLOY-02] where dice may be rolled again for ever, the odds are sampled and say so', () => {
  // Address 11 is taken: whoever rolls it rolls again.
  const put = { [juves]: sf(3, 3) };
  const steps = [{ type: 'command' } as const];
  const state = arrange({ phase: 'command', steps, commandPoints: 10, put });
  const [deploy] = offeredMoves(state, 'deploy');
  if (deploy === undefined) throw new Error('nobody can be deployed');
  expect(() => [...blockMania.branches(state, deploy)]).toThrow('chance may be asked without end');
  const found = odds(
    blockMania,
    state,
    deploy,
    {
      answer: (event) => (event.type === 'blockerDeployed' ? Number(event.address[0]) : undefined),
      otherwise: 0,
    },
    { limit: 300 },
  );
  expect([found.exact, found.leaves]).toEqual([false, 300]);
  for (const { error } of found.outcomes) expect(error).toBeGreaterThan(0);
});
