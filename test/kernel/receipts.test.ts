import { describe, expect, test } from 'vitest';
import {
  commitNonce,
  type DrawAnswer,
  drawForBot,
  drawnSeed,
  type FairDraw,
  openNonce,
  prepareDraw,
  publicDraw,
  receiptOf,
} from '../../src/kernel/draw.js';
import {
  drawnNotRolled,
  type FairTerms,
  nonceCommitment,
  secretCommitment,
  termsIn,
  wrongDraw,
  wrongReceipt,
} from '../../src/kernel/fair.js';
import type { LogHeader } from '../../src/kernel/log.js';
import { fairnessOf, startMatch } from '../../src/kernel/match.js';
import { type Duel, duel } from './duel.js';

/* What a draw leaves behind: the header of the log, and what a player keeps of it. */

const mine = 'ab'.repeat(32);

function done(answer: DrawAnswer<Duel>): FairDraw<Duel> {
  if (!answer.ok) throw new Error(answer.message);
  return answer.draw;
}

/** Seat 0 is a person, seat 1 a bot. */
function committed(): FairDraw<Duel> {
  const begun = prepareDraw(duel, { players: 2 });
  const one = done(commitNonce(begun, 0, nonceCommitment(begun.commitment, 0, mine)));
  return done(drawForBot(one, 1));
}

describe('a draw with a bot', () => {
  const draw = committed();
  const drawn = done(openNonce(draw, 0, mine));
  const receipt = receiptOf(publicDraw(draw), 0, mine);
  const match = startMatch(duel, { players: 2 }, { draw: drawn });

  test('says for which seats the server has chosen', () => {
    const { seats } = drawnSeed(drawn).fair;
    expect(Object.keys(seats[0] ?? {})).toEqual(['commitment', 'nonce']);
    expect(seats[1]).toMatchObject({ server: true });
  });

  test('gives a receipt of all that was shown', () => {
    expect(receipt).toEqual({
      seat: 0,
      nonce: mine,
      terms: draw.terms,
      commitment: draw.commitment,
      seats: draw.seats.map(({ commitment }) => commitment),
    });
    expect(wrongReceipt(match.header, receipt)).toBeUndefined();
  });

  test.each<[object, string]>([
    [{ seat: 7 }, 'the nonce of seat 7 is not the one it opened'],
    [{ nonce: 'cd'.repeat(32) }, 'the nonce of seat 0 is not the one it opened'],
    [{ seats: ['x', receipt.seats[1]] }, 'the commitment of seat 0 is not the one that was shown'],
    [{ seats: [receipt.seats[0], 'x'] }, 'the commitment of seat 1 is not the one that was shown'],
    [{ seats: receipt.seats.slice(1) }, 'other seats have drawn than were shown'],
  ])('another receipt is told: case %#', (change, why) => {
    expect(wrongReceipt(match.header, { ...receipt, ...change })).toBe(why);
  });

  test('is of drawn dice only', () => {
    expect(wrongDraw({ ...match.header, chance: 'recorded' })).toBe(drawnNotRolled);
    expect(wrongDraw({ ...match.header, rolls: [] })).toBe(drawnNotRolled);
    expect(wrongDraw(match.header)).toBeUndefined();
  });

  test('shows its secret when the match is closed', () => {
    expect(fairnessOf(match)).not.toHaveProperty('secret');
    expect(fairnessOf({ ...match, ended: true })).toEqual(match.header.fair);
  });
});

test('a seed that is to be drawn cannot be given', () => {
  const prepare = () => prepareDraw(duel, { players: 2, seed: 7 } as { players: number });
  expect(prepare).toThrow('setup options: seed: it is to be drawn');
});

describe('the terms of a draw', () => {
  test('are of the standard pack and the first attempt where nothing else is said', () => {
    const header: LogHeader = {
      cityrules: 1,
      game: 'duel',
      rules: 3,
      setup: { players: 2, seed: 'x' },
    };
    expect(termsIn(header)).toEqual({
      game: 'duel',
      rules: 3,
      content: { id: 'standard' },
      setup: { players: 2 },
      attempt: 1,
    });
  });

  const terms = (setup: Record<string, unknown>): FairTerms => {
    return { game: 'duel', rules: 3, content: { id: 'standard' }, setup, attempt: 1 };
  };
  const mark = (setup: Record<string, unknown>) => secretCommitment(mine, terms(setup));

  test('are the same in whatever order, without what is not there', () => {
    expect(mark({ a: 1, b: [2, { c: 3, d: null }] })).toBe(
      mark({ b: [2, { d: null, c: 3 }], a: 1 }),
    );
    expect(mark({ a: 1, b: undefined })).toBe(mark({ a: 1 }));
  });

  test('are others for other options', () => {
    const marks = [
      { a: null },
      { a: {} },
      { a: [] },
      { a: [1] },
      { a: { 0: 1 } },
      { a: '1' },
      {},
    ].map(mark);
    expect(new Set(marks).size).toBe(7);
  });
});
