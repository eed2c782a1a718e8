import { expect, test } from 'vitest';
import { bloodfeud, type Move, mergeStationLogs, replayTable } from '../../src/bloodfeud/index.js';
import { IllegalMove, InvalidInput } from '../../src/kernel/errors.js';
import { seededRandom } from '../../src/kernel/simulate.js';
import { damage } from '../kernel/mutate.js';

/* Scribes type their logs by hand: whatever they send, the library says what is wrong with it. */

const setup = { players: 4, seed: 'scribes', actionBudget: null };
const tries = 3000;

/** The moves of a random game, written down at two stations. */
function stationLogs() {
  const random = seededRandom('scribes');
  const logs = [
    { station: 'council', lines: [] as object[] },
    { station: 'storyteller', lines: [] as object[] },
  ];
  const state = bloodfeud.setup(setup);
  for (let t = 0; t < 60; t++) {
    const [seat = 0] = bloodfeud.toAct(state);
    const moves = bloodfeud.legalMoves(state, seat);
    const move = moves[random.below(moves.length)] as Move;
    const present = { orders: ['brujah'] };
    logs[t % 2]?.lines.push({ t, move, ...(t % 7 === 0 && { present, note: 'seen' }) });
    if (t % 9 === 0) logs[t % 2]?.lines.push({ t, assert: { power: { brujah: 3 } } });
    bloodfeud.step(state, move);
  }
  return logs;
}

function isTyped(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch (error) {
    return error instanceof InvalidInput || error instanceof IllegalMove;
  }
}

test('[BF-REPLAY-02] damaged station logs are refused with a reason', () => {
  const logs = stationLogs();
  const random = seededRandom('damage');
  const untyped: unknown[] = [];
  let merged = 0;
  for (let i = 0; i < tries; i++) {
    const bent = damage(logs, random.below(1_000_000), random.below(1_000_000));
    const isFine = isTyped(() => {
      mergeStationLogs(bent as never);
      merged++;
    });
    if (!isFine) untyped.push(bent);
  }
  expect(untyped).toEqual([]);
  expect(merged).toBeGreaterThan(tries / 20);
});

test('[BF-REPLAY-01] [BF-REPLAY-03] damaged lines, options and setups are refused with a reason', () => {
  const lines = mergeStationLogs(stationLogs() as never).slice(0, 12);
  const random = seededRandom('damage');
  const untyped: unknown[] = [];
  for (let i = 0; i < tries / 4; i++) {
    const given = [setup, lines, { inferPresence: true }] as const;
    const which = random.below(3);
    const bent = given.map((one, k) => {
      return k === which ? damage(one, random.below(1_000_000), random.below(1_000_000)) : one;
    });
    const isFine = isTyped(() => {
      replayTable(bloodfeud, ...(bent as unknown as typeof given));
    });
    if (!isFine) untyped.push(bent);
  }
  expect(untyped).toEqual([]);
});

const council = (...lines: unknown[]) => [{ station: 'council', lines }];

test.each([
  { logs: null },
  { logs: [null] },
  { logs: 'x' },
  { logs: [{ station: 'council' }] },
  { logs: [{ station: 'roof', lines: [] }] },
  { logs: council(null) },
  { logs: council({ t: 1 }) },
  { logs: council({ t: 'noon', move: { type: 'pass', seat: 0 } }) },
  { logs: council({ t: 3, move: null }) },
])('[BF-REPLAY-02] $logs is no list of station logs', ({ logs }) => {
  expect(() => mergeStationLogs(logs as never)).toThrow(InvalidInput);
});

test('[BF-REPLAY-03] a move that cannot be read asks for no walk', () => {
  const keep = bloodfeud.setup(setup).teams.map(({ ambitions: [card = ''] }, seat) => {
    return { move: { type: 'discardAmbition', seat, card } };
  });
  const stopped = (move: object) => {
    const lines = [...keep, { move }] as never;
    return replayTable(bloodfeud, setup, lines, { inferPresence: true }).stopped;
  };
  expect(stopped({ type: 'activate', seat: 0 })).toMatchObject({ index: 4, rule: 'BF-PHASE-12' });
  expect(stopped({ type: 'activate', seat: -1, source: 'faction' })?.index).toBe(4);
  expect(stopped({ type: 'dance', seat: 0 })?.rule).toBe('BF-PHASE-12');
});
