import { readdirSync } from 'node:fs';
import { matchMaker } from '@colyseus/core';
import { describe, expect, test, vi } from 'vitest';
import type { MatchClient } from '../../src/adapters/colyseus/client.js';
import { fileStore, joinErrors } from '../../src/adapters/colyseus/index.js';
import { sensible } from '../../src/bots/index.js';
import { type NeonGods, neonGods, verify } from '../../src/index.js';
import { folder, pair, raw, serve, sit, until } from './tables.js';

describe('seats', () => {
  test('are given in their order, and the game begins when all are taken', async () => {
    await serve();
    const [ann, ben] = await pair();
    expect([ann.viewer, ben.viewer]).toEqual([0, 1]);
    await until(ann, () => ann.table !== undefined);
    expect(ann.table?.names).toEqual(['Ann', 'Ben']);
    expect(ann.table?.toAct).toEqual([0]);
    expect(ben.table?.moves).toEqual([]);
  });

  test('belong to who has the secret, in another connection too', async () => {
    await serve();
    const [ann, ben] = await pair();
    expect(ann.secret).toMatch(/^[0-9a-f]{32}$/);
    const { secret } = ann;
    ann.leave();
    const again = await sit({ match: ben.match, secret: secret ?? '' });
    expect(again.viewer).toBe(0);
    await expect(sit({ match: ben.match, secret: 'guessed' })).rejects.toMatchObject({
      code: joinErrors.wrongSecret,
    });
    await expect(sit({ match: ben.match })).rejects.toMatchObject({ code: joinErrors.full });
  });

  test('asked for twice, because no answer came, are the same seat', async () => {
    await serve({ setup: { players: 3 } });
    const ann = await sit();
    const claim = 'c'.repeat(32);
    const viewers: unknown[] = [];
    for (let time = 0; time < 2; time++) {
      const room = await raw({ match: ann.match, claim });
      room.onMessage('*', (type, message: { viewer?: unknown }) => {
        if (type === 'welcome') viewers.push(message.viewer);
      });
    }
    await vi.waitFor(() => expect(viewers).toEqual([1, 1]));
    expect(ann.seats[2]?.by).toBe('nobody');
  });

  test('are free again when somebody leaves before the game begins', async () => {
    await serve({ setup: { players: 3 } });
    const ann = await sit();
    const ben = await sit({ match: ann.match });
    ben.leave();
    await until(ann, () => ann.seats[1]?.by === 'nobody');
    expect((await sit({ match: ann.match, name: 'Cleo' })).viewer).toBe(1);
  });

  test('that nobody has taken are played by bots', async () => {
    await serve({ bot: sensible(neonGods) });
    const ann = await sit({ name: 'Ann' });
    expect(await ann.begin()).toEqual({ ok: true, line: 2 });
    await until(ann, () => ann.table !== undefined);
    expect(ann.table?.company.seats.map(({ bot }) => bot)).toEqual([null, 'bot']);
    while (!ann.table?.ended) {
      const [move] = ann.table?.moves ?? [];
      if (move === undefined) {
        await until(ann, () => ann.table?.ended === true || ann.table?.moves.length !== 0);
      } else expect(await ann.play(move)).toMatchObject({ ok: true });
    }
    const log = await ann.log();
    expect(verify(neonGods, log ?? '')).toMatchObject({ ok: true, ended: true });
  });

  test('can be looked for: any match that has one', async () => {
    await serve();
    const ann = await sit({ anyOpen: true });
    const ben = await sit({ anyOpen: true });
    const cleo = await sit({ anyOpen: true });
    expect(ben.match).toBe(ann.match);
    expect(cleo.match).not.toBe(ann.match);
  });

  test('of a match that is not there cannot be had, and asking leaves no traces', async () => {
    await serve();
    const before = readdirSync(folder);
    for (const match of ['nowhere', '../up', '__proto__']) {
      await expect(sit({ match })).rejects.toMatchObject({ code: joinErrors.noMatch });
    }
    expect(readdirSync(folder)).toEqual(before);
  });

  test('cannot be had by who asks for what makes no sense', async () => {
    await serve({ setup: (asked) => ({ players: asked as number }) });
    const code = joinErrors.badOptions;
    await expect(sit({ setup: 2, name: 'x'.repeat(41) })).rejects.toMatchObject({ code });
    await expect(sit({ setup: 99 })).rejects.toMatchObject({ code });
    expect((await sit({ setup: 4 })).seats).toHaveLength(4);
  });

  test('to look on from are as many as were told', async () => {
    await serve({ spectators: 1 });
    const { match } = await sit();
    expect((await sit({ match, watch: true })).viewer).toBe('spectator');
    const second = sit({ match, watch: true });
    await expect(second).rejects.toMatchObject({ code: joinErrors.full });
  });
});

describe('play', () => {
  test('is refused to the sender alone, with the rule', async () => {
    await serve();
    const [ann, ben] = await pair();
    await until(ann, () => ann.table !== undefined);
    const refused = await ben.play({ type: 'drawInstead', seat: 1 });
    expect(refused).toEqual({
      ok: false,
      rule: 'NG-TURN-03',
      title: 'Who may act',
      message: expect.stringContaining("it is seat 0's turn to act, not seat 1's"),
    });
    expect(await ben.play({ type: 'drawInstead', seat: 0 })).toMatchObject({ title: 'Seats' });
    expect([ann.line, ben.line]).toEqual([1, 1]);
  });

  test('is shown to everybody as far as they may see it, and sentences can be told from it', async () => {
    await serve();
    const [ann, ben] = await pair();
    const cleo = await sit({ match: ann.match, watch: true });
    await until(ann, () => ann.table !== undefined);
    const { view, moves = [] } = ann.table ?? {};
    expect(moves.map((move) => neonGods.describe(view as NeonGods['view'], move))).toHaveLength(
      moves.length,
    );
    expect(await ann.play({ type: 'drawInstead', seat: 0 })).toEqual({ ok: true, line: 2 });
    await until(cleo, () => cleo.line === 2);
    const hands = (match: MatchClient<NeonGods>) => {
      return match.table?.view.seats.map(({ hand }) => Array.isArray(hand));
    };
    expect(hands(ann)).toEqual([true, false]);
    expect(hands(ben)).toEqual([false, true]);
    expect(hands(cleo)).toEqual([false, false]);
    expect(await cleo.play({ type: 'drawInstead', seat: 0 })).toMatchObject({
      title: 'Looking on',
    });
  });

  test('that is sent twice happens once, and what comes too late is refused', async () => {
    await serve();
    const [ann] = await pair();
    await until(ann, () => ann.table !== undefined);
    const room = await raw({ match: ann.match, secret: ann.secret });
    const answers: unknown[] = [];
    room.onMessage('*', (type, message) => {
      if (type === 'answer') answers.push(message);
    });
    const move = { type: 'drawInstead' };
    room.send('move', { id: 1, line: 1, move });
    room.send('move', { id: 1, line: 1, move });
    room.send('move', { id: 2, line: 1, move: { type: 'done' } });
    await vi.waitFor(() => expect(answers).toHaveLength(3));
    expect(answers).toMatchObject([
      { id: 1, ok: true, line: 2 },
      { id: 1, ok: true, line: 2 },
      { id: 2, ok: false, title: 'Out of date' },
    ]);
  });

  test('is taken back as long as nothing was revealed, once', async () => {
    await serve();
    const [ann, ben] = await pair();
    await until(ann, () => ann.table !== undefined);
    const [mover, other] = await untilUndoable(ann, ben);
    const { line } = mover;
    const room = await raw({ match: mover.match, secret: mover.secret });
    const answers: unknown[] = [];
    room.onMessage('*', (type, message) => {
      if (type === 'answer') answers.push(message);
    });
    room.send('undo', { id: 1, line });
    room.send('undo', { id: 1, line });
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect(answers).toEqual([
      { id: 1, ok: true, line: line + 1 },
      { id: 1, ok: true, line: line + 1 },
    ]);
    await until(other, () => other.line === line + 1);
    expect(other.table?.toAct).toEqual([mover.viewer]);
    expect(await other.undo()).toMatchObject({ ok: false, title: 'Undo' });
  });

  test('goes on from the log when everybody has gone', async () => {
    await serve();
    const [ann, ben] = await pair();
    await until(ann, () => ann.table !== undefined);
    await ann.play({ type: 'drawInstead', seat: 0 });
    const { match, secret } = ann;
    ann.leave();
    ben.leave();
    const again = await sit({ match, secret: secret ?? '', patience: 20_000 });
    await until(again, () => again.table !== undefined);
    expect(again.line).toBe(2);
    expect(again.viewer).toBe(0);
  });

  test('does not go on where the match is lost while its log is being read', async () => {
    const store = fileStore(folder);
    let isTroubled = false;
    let isReading = false;
    await serve({
      lease: 60,
      store: {
        ...store,
        renew: async (...lease) => !isReading && (await store.renew(...lease)),
        read: async (match, part) => {
          isReading = isTroubled && part === 'log';
          if (isReading) await new Promise((resolve) => setTimeout(resolve, 50));
          isReading = false;
          return store.read(match, part);
        },
      },
    });
    const [ann, ben] = await pair();
    const { match, secret } = ann;
    ann.leave();
    ben.leave();
    await vi.waitFor(async () => expect(await matchMaker.query({ match })).toEqual([]));
    isTroubled = true;
    const join = { match, secret: secret ?? '' };
    await expect(sit(join)).rejects.toMatchObject({ code: joinErrors.busy });
    isTroubled = false;
    expect((await sit({ ...join, patience: 20_000 })).viewer).toBe(0);
  });
});

/** Both play their first moves until one of them can take one back: who, and the other. */
async function untilUndoable(
  ann: MatchClient<NeonGods>,
  ben: MatchClient<NeonGods>,
): Promise<[MatchClient<NeonGods>, MatchClient<NeonGods>]> {
  for (;;) {
    const [mover, other] = ann.table?.toAct[0] === 0 ? [ann, ben] : [ben, ann];
    await until(mover, () => mover.line >= other.line);
    const [move] = mover.table?.moves ?? [];
    if (move === undefined) throw new Error('who is to act has moves');
    expect(await mover.play(move)).toMatchObject({ ok: true });
    if (mover.table?.canUndo) return [mover, other];
    await until(other, () => other.line === mover.line);
  }
}
