import { describe, expect, test } from 'vitest';
import {
  commitNonce,
  createMatch,
  type DrawAnswer,
  drawAgain,
  drawForBot,
  type FairDraw,
  fairnessOf,
  isDrawn,
  leaveDraw,
  makeNonce,
  nonceCommitment,
  openNonce,
  prepareDraw,
  publicDraw,
  type Receipt,
  receiptOf,
  resumeMatch,
  startMatch,
  verify,
} from '../../src/index.js';
import { deepFreeze } from '../../src/testing/index.js';
import { type Duel, duel, type Move } from './duel.js';

type Draw = FairDraw<Duel>;

function done(answer: DrawAnswer<Duel>): Draw {
  if (!answer.ok) throw new Error(answer.message);
  return answer.draw;
}

/** Two people with these nonces, who commit and then open them. */
function drawnBy(nonces: readonly string[], begun = prepareDraw(duel, { players: 2 })): Draw {
  let draw = begun;
  nonces.forEach((nonce, seat) => {
    draw = done(commitNonce(draw, seat, nonceCommitment(draw.commitment, seat, nonce)));
  });
  nonces.forEach((nonce, seat) => {
    draw = done(openNonce(draw, seat, nonce));
  });
  return draw;
}

const mine = '11'.repeat(32);
const yours = '22'.repeat(32);

/** The same by Web Crypto, as anybody can compute it. */
async function webHash(...lines: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(lines.join('\n'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

describe('the draw', () => {
  test('hashes what the documentation says, and Web Crypto agrees', async () => {
    const draw = drawnBy([mine, yours]);
    const { hash } = draw.terms.content;
    const terms = `{"attempt":1,"content":{"hash":"${hash}","id":"standard"},"game":"duel","rules":3,"setup":{"players":2}}`;
    expect(draw.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(draw.commitment).toBe(await webHash('cityrules secret', draw.secret, terms));
    expect(draw.seats[1]?.commitment).toBe(
      await webHash('cityrules nonce', draw.commitment, '1', yours),
    );
    const { header } = startMatch(duel, { players: 2 }, { draw });
    expect(header.setup.seed).toBe(await webHash('cityrules key', draw.secret, mine, yours));
  });

  test('is plain JSON and never changed; no two have the same secret', () => {
    const draw = deepFreeze(prepareDraw(duel, { players: 2 }));
    const next = done(commitNonce(draw, 0, nonceCommitment(draw.commitment, 0, mine)));
    expect(JSON.parse(JSON.stringify(next))).toEqual(next);
    const secrets = Array.from({ length: 20 }, () => prepareDraw(duel, { players: 2 }).secret);
    expect(new Set([...secrets, makeNonce()]).size).toBe(21);
  });

  test('shows nobody the secret, and no nonce before all have committed', () => {
    let draw = done(drawForBot(prepareDraw(duel, { players: 2 }), 1));
    const { secret } = draw;
    const nonce = draw.seats[1]?.nonce as string;
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(publicDraw(draw))).not.toContain(secret);
    expect(JSON.stringify(publicDraw(draw))).not.toContain(nonce);
    expect(publicDraw(draw).seats[1]?.server).toBe(true);
    draw = done(commitNonce(draw, 0, nonceCommitment(draw.commitment, 0, mine)));
    expect(publicDraw(draw).seats[1]?.nonce).toBe(nonce);
    expect(isDrawn(draw)).toBe(false);
    expect(isDrawn(done(openNonce(draw, 0, mine)))).toBe(true);
    expect(JSON.stringify(publicDraw(draw))).not.toContain(secret);
  });

  test('refuses what would let somebody choose', () => {
    const begun = prepareDraw(duel, { players: 2 });
    const commitment = nonceCommitment(begun.commitment, 0, mine);
    const one = done(commitNonce(begun, 0, commitment));
    const why = (answer: DrawAnswer<Duel>) => (answer.ok ? 'accepted' : answer.message);
    expect(why(commitNonce(one, 0, commitment))).toBe('seat 0 has committed already');
    expect(why(drawForBot(one, 0))).toBe('seat 0 has committed already');
    expect(why(commitNonce(one, 2, commitment))).toBe('there is no seat 2');
    expect(why(openNonce(one, 0, mine))).toBe('seat 1 has not committed yet');
    const second = done(commitNonce(begun, 1, commitment));
    expect(why(openNonce(second, 1, mine))).toBe('seat 0 has not committed yet');
    // Seat 1 repeats what seat 0 has committed to, and opens the same.
    const copied = done(commitNonce(one, 1, commitment));
    expect(why(openNonce(copied, 1, mine))).toBe(
      'this nonce does not fit the commitment of seat 1',
    );
    expect(why(openNonce(copied, 0, yours))).toBe(
      'this nonce does not fit the commitment of seat 0',
    );
    const opened = done(openNonce(copied, 0, mine));
    expect(why(openNonce(opened, 0, mine))).toBe('seat 0 has opened its nonce already');
    expect(why(leaveDraw(opened, 1))).toContain('only a new draw');
    for (const odd of [undefined, null, '', 'x', 7, {}, commitment.toUpperCase()]) {
      expect(why(commitNonce(one, 1, odd))).toBe('a commitment has 64 hex digits');
      expect(why(openNonce(copied, 0, odd))).toBe('a nonce has 64 hex digits');
    }
    expect(why(openNonce(copied, 5, mine))).toBe('there is no seat 5');
  });

  test('who leaves before all have committed makes room', () => {
    const begun = prepareDraw(duel, { players: 2 });
    const one = done(commitNonce(begun, 0, nonceCommitment(begun.commitment, 0, mine)));
    expect(done(leaveDraw(one, 0))).toEqual(begun);
    expect(leaveDraw(one, 9).ok).toBe(false);
  });

  test('who does not open their nonce starts no match; the next attempt is counted', () => {
    const begun = prepareDraw(duel, { players: 2 });
    let draw = done(commitNonce(begun, 0, nonceCommitment(begun.commitment, 0, mine)));
    draw = done(commitNonce(draw, 1, nonceCommitment(begun.commitment, 1, yours)));
    draw = done(openNonce(draw, 0, mine));
    const issues = [{ path: ['seats', 1], message: 'seat 1 has not opened its nonce' }];
    expect(() => startMatch(duel, { players: 2 }, { draw })).toThrow(
      expect.objectContaining({ issues }),
    );
    const again = drawAgain(duel, draw);
    expect(again.terms.attempt).toBe(2);
    expect(again.secret).not.toBe(draw.secret);
    expect(again.seats).toEqual(begun.seats);
    const match = startMatch(duel, { players: 2 }, { draw: drawnBy([mine, yours], again) });
    expect(match.header.fair?.attempt).toBe(2);
  });

  test('is for its own game and options alone', () => {
    const draw = drawnBy([mine, yours]);
    const wrong = 'committed for other options';
    expect(() => startMatch(duel, { players: 3 }, { draw })).toThrow(wrong);
    const terms = { ...draw.terms, attempt: 2 };
    expect(() => startMatch(duel, { players: 2 }, { draw: { ...draw, terms } })).toThrow(wrong);
    expect(() => startMatch(duel, { players: 2 }, { draw, rolls: [1] })).toThrow(
      'draw: outcomes are recorded here, but the dice of this match were drawn',
    );
    expect(() => prepareDraw(duel, { players: 2, seed: 7 } as { players: number })).toThrow(
      'it is to be drawn',
    );
  });
});

/** A whole match on a draw, and what seat 0 has kept of it. */
function played(moves: number): { readonly lines: string[]; readonly receipt: Receipt } {
  const begun = prepareDraw(duel, { players: 2 });
  let draw = done(drawForBot(begun, 1));
  draw = done(commitNonce(draw, 0, nonceCommitment(draw.commitment, 0, mine)));
  const receipt = receiptOf(publicDraw(draw), 0, mine);
  draw = done(openNonce(draw, 0, mine));
  const match = createMatch(duel, { players: 2 }, { draw, names: ['Ann', 'Robo'] });
  for (let i = 0; i < moves; i++) {
    const [move] = duel.legalMoves(match.state) as [Move];
    match.play(move.seat, move);
  }
  match.close({ closed: 'expired' });
  return { lines: [...match.value.lines], receipt };
}

type Entry = Record<string, unknown>;
type Fair = { attempt: number; commitment: string; secret?: string; seats: Entry[] };

describe('the log of a match with drawn dice', () => {
  const { lines, receipt } = played(4);
  /** With a line changed; the server writes the whole log anew, so no seal names it. */
  const forged = (line: number, change: (entry: Entry) => Entry) => {
    return lines.map((text, i) => {
      const { sealed: _sealed, chain: _chain, ...entry } = JSON.parse(text) as Entry;
      return JSON.stringify(i === line - 1 ? change(entry) : entry);
    });
  };
  const withFair = (change: (fair: Fair) => object) => {
    return forged(1, (header) => {
      const fair = header.fair as Fair;
      return { ...header, fair: { ...fair, ...change(fair) } };
    });
  };
  const named = (line: number, text: string) => {
    return { ok: false, line, message: expect.stringContaining(text) };
  };

  test('is proven once it is closed', () => {
    expect(verify(duel, lines)).toMatchObject({ ok: true, dice: 'proven', sealed: true });
    expect(verify(duel, lines, { receipt })).toMatchObject({ ok: true });
    expect(verify(duel, lines.slice(0, 3))).toMatchObject({
      ok: true,
      dice: 'drawn',
      ended: false,
    });
    const { fair } = JSON.parse(lines[0] as string);
    expect(fair.seats).toMatchObject([{ nonce: mine }, { server: true }]);
    expect(JSON.parse(lines.at(-1) as string).secret).toBe(fair.secret);
  });

  test('goes on after a crash, and shows the secret when it is closed, not before', () => {
    const open = resumeMatch(duel, lines.slice(0, 3));
    const { fair } = JSON.parse(lines[0] as string);
    const { secret, ...shown } = fair;
    expect(fairnessOf(open)).toEqual(shown);
    expect(fairnessOf(resumeMatch(duel, lines))).toEqual({ ...shown, secret });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const match = createMatch(duel, { players: 2, seed: 'x' });
      const told = JSON.stringify(match.snapshot(viewer));
      expect(told).not.toContain('seed');
    }
    expect(fairnessOf(startMatch(duel, { players: 2 }))).toBeNull();
  });

  test('names another secret, also where it is opened at the end', () => {
    const other = 'ab'.repeat(32);
    expect(
      verify(
        duel,
        withFair(() => ({ secret: other })),
      ),
    ).toMatchObject(named(1, 'the secret does not fit the commitment of the server'));
    const end = lines.length;
    expect(
      verify(
        duel,
        forged(end, (entry) => ({ ...entry, secret: other })),
      ),
    ).toMatchObject(named(end, 'another secret is opened'));
  });

  test('names a secret that is not opened', () => {
    const end = lines.length;
    const unopened = forged(end, ({ secret: _secret, ...rest }) => rest);
    expect(verify(duel, unopened)).toMatchObject(named(end, 'is not opened'));
    const hidden = withFair(() => ({ secret: undefined }));
    expect(verify(duel, hidden)).toMatchObject(named(1, 'is not in this log'));
    // As players may have it during the match: neither secret nor seed.
    const header = JSON.parse(hidden[0] as string);
    const bare = JSON.stringify({ ...header, setup: { players: 2 } });
    expect(verify(duel, [bare])).toMatchObject(named(1, 'is not in this log'));
  });

  test('names another nonce, and nonces in another order', () => {
    const changed = withFair(({ seats }) => ({
      seats: seats.map((one, seat) => (seat === 1 ? { ...one, nonce: yours } : one)),
    }));
    expect(verify(duel, changed)).toMatchObject(named(1, 'the nonce of seat 1 does not fit'));
    const turned = withFair(({ seats }) => ({ seats: [...seats].reverse() }));
    expect(verify(duel, turned)).toMatchObject(named(1, 'the nonce of seat 0 does not fit'));
    const fewer = withFair(({ seats }) => ({ seats: seats.slice(0, 1) }));
    expect(verify(duel, fewer)).toMatchObject(named(1, 'the seed is not the one'));
    const twice = withFair(({ seats }) => ({ seats: [seats[0], seats[0]] }));
    expect(verify(duel, twice)).toMatchObject(named(1, 'the nonce of seat 1 does not fit'));
  });

  test('names another key, other options, and outcomes that chance did not give', () => {
    const reseeded = forged(1, (header) => ({ ...header, setup: { players: 2, seed: 'mine' } }));
    expect(verify(duel, reseeded)).toMatchObject(named(1, 'the seed is not the one'));
    const attempt = withFair(() => ({ attempt: 2 }));
    expect(verify(duel, attempt)).toMatchObject(named(1, 'does not fit the commitment'));
    const setup = forged(1, (header) => ({
      ...header,
      setup: { ...(header.setup as Entry), hand: 3 },
    }));
    expect(verify(duel, setup)).toMatchObject(named(1, 'committed for other options'));
    const rolled = forged(2, (entry) => ({ ...entry, rolls: [] }));
    expect(verify(duel, rolled)).toMatchObject(named(2, 'the dice of this match were drawn'));
    const dealt = forged(1, (header) => ({ ...header, rolls: [] }));
    expect(verify(duel, dealt)).toMatchObject(named(1, 'the dice of this match were drawn'));
  });

  test('a seat count that does not fit is named', () => {
    const draw = drawnBy([mine, yours]);
    const extra = {
      commitment: nonceCommitment(draw.commitment, 2, mine),
      nonce: mine,
      server: false,
    };
    const crowded = { ...draw, seats: [...draw.seats, extra] };
    expect(() => startMatch(duel, { players: 2 }, { draw: crowded })).toThrow(
      '3 seats have drawn, but 2 play',
    );
  });

  test('a match with drawn dice takes no recorded outcome, and no secret where nothing was drawn', () => {
    const match = createMatch(duel, { players: 2 }, { draw: drawnBy([mine, yours]) });
    const [move] = duel.legalMoves(match.state) as [Move];
    expect(match.play(move.seat, move, { rolls: [] })).toMatchObject({ title: 'Drawn dice' });
    const plain = createMatch(duel, { players: 2, seed: 1 });
    plain.close();
    const [header, end] = plain.value.lines.map((line) => JSON.parse(line)) as [Entry, Entry];
    const log = [
      { ...header, sealed: undefined },
      { ...end, chain: undefined, secret: mine },
    ];
    expect(
      verify(
        duel,
        log.map((line) => JSON.stringify(line)),
      ),
    ).toMatchObject(named(2, 'nothing was drawn'));
  });

  test('a whole log that fits itself is not the one that was promised', () => {
    // The server draws until it likes what comes, and writes the log of that.
    const other = played(4);
    expect(verify(duel, other.lines)).toMatchObject({ ok: true, dice: 'proven' });
    expect(verify(duel, other.lines, { receipt })).toMatchObject(
      named(1, 'the commitment of the server is not the one that was shown'),
    );
    const differs = (change: Partial<Receipt>) => {
      return verify(duel, lines, { receipt: { ...receipt, ...change } });
    };
    expect(differs({ nonce: yours })).toMatchObject(named(1, 'the nonce of seat 0'));
    expect(differs({ seats: [receipt.seats[0] as string, mine] })).toMatchObject(
      named(1, 'the commitment of seat 1 is not the one that was shown'),
    );
    expect(differs({ seats: receipt.seats.slice(1) })).toMatchObject(named(1, 'other seats'));
    expect(differs({ terms: { ...receipt.terms, attempt: 3 } })).toMatchObject(
      named(1, 'the number of the attempt'),
    );
    const seeded = createMatch(duel, { players: 2, seed: 1 });
    expect(verify(duel, seeded.log, { receipt })).toMatchObject(named(1, 'not drawn together'));
  });

  test('nobody opens a nonce for a draw in which somebody has not committed, or not to it', () => {
    const begun = prepareDraw(duel, { players: 2 });
    const one = done(commitNonce(begun, 0, nonceCommitment(begun.commitment, 0, mine)));
    expect(() => receiptOf(publicDraw(one), 0, mine)).toThrow(
      'draw: somebody has not committed yet',
    );
    const both = done(commitNonce(one, 1, nonceCommitment(begun.commitment, 1, yours)));
    expect(() => receiptOf(publicDraw(both), 0, yours)).toThrow('is not for this nonce');
    // The server shows another commitment than it showed before.
    const shown = { ...publicDraw(both), commitment: 'cd'.repeat(32) };
    expect(() => receiptOf(shown, 0, mine)).toThrow('is not for this nonce');
  });
});
