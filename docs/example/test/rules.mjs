/*
 * What a project that uses cityrules may want to test: its own bot, its own house rules as worked
 * examples, and properties that must hold wherever a game may lead.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { neonGods, simulate, verify } from 'cityrules';
import { assertScenario, countMoves, followLaws, tellCoverage } from 'cityrules/testing';
import { logOf, nearMissMoves, playthroughs } from 'cityrules/testing/arbitraries';
import fc from 'fast-check';

const setups = fc.record({ players: fc.constantFrom(2, 3, 4), seed: fc.nat() });

/** What is in a file of the folder with scenarios. */
function read(path) {
  return JSON.parse(readFileSync(new URL(`../scenarios/${path}`, import.meta.url), 'utf8'));
}

/** Our own bot: buys blurp whenever it can, and else does whatever comes first. */
function spender({ moves }) {
  return moves.findLast(({ type }) => type === 'exchange') ?? moves[0];
}

test('our bot finishes its games', () => {
  const result = simulate(neonGods, { games: 3, players: 2, seed: 'ours', bot: spender });
  assert.equal(result.games, 3);
  assert.ok(result.longest < 2000);
});

test('a worked example of the rulebook', () => {
  assertScenario(neonGods, read('sale.json'));
});

test('a question about a table that several scenarios share', () => {
  assertScenario(neonGods, read('poor-recruiter.json'), { read });
});

test('the game keeps its laws with our house rules', () => {
  const setup = { players: 3, seed: 'laws', houseRules: { multiDefender: 'sequential' } };
  const coverage = followLaws(neonGods, { setup });
  assert.ok(coverage.decisions > 20, tellCoverage(neonGods, coverage));
});

test('money never goes below zero', () => {
  fc.assert(
    fc.property(playthroughs(neonGods, setups, { maxMoves: 80 }), (played) => {
      // If this fails, fast-check shrinks the playthrough, and its log is a file to replay.
      const isFine = played.state.seats.every(({ money }) => money >= 0);
      assert.ok(isFine, logOf(neonGods, played));
    }),
    { numRuns: 20 },
  );
});

test('whatever is refused is refused by a rule', () => {
  fc.assert(
    fc.property(nearMissMoves(neonGods, setups, { maxMoves: 40 }), ({ state, move }) => {
      const tried = neonGods.tryApply(state, move);
      assert.ok(tried.ok || tried.rule in neonGods.rules);
    }),
    { numRuns: 40 },
  );
});

test('logs of playthroughs verify', () => {
  fc.assert(
    fc.property(playthroughs(neonGods, setups, { maxMoves: 40 }), (played) => {
      assert.equal(verify(neonGods, logOf(neonGods, played)).ok, true);
    }),
    { numRuns: 10 },
  );
});

test('the number of ways to begin', () => {
  const state = neonGods.setup({ players: 2, seed: 'count', firstPlayer: 0 });
  assert.equal(countMoves(neonGods, state, 1), neonGods.legalMoves(state).length);
});
