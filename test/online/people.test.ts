import { expect, test, vi } from 'vitest';
import { closeCodes } from '../../src/adapters/colyseus/index.js';
import { sensible } from '../../src/bots/index.js';
import { neonGods, verify } from '../../src/index.js';
import { pair, raw, serve, sit, until } from './tables.js';

const bot = sensible(neonGods);

test('who does not move in time is played by a bot, and can sit down again', async () => {
  await serve({ bot, clock: { move: 400 } });
  const [ann, ben] = await pair();
  await until(ben, () => ben.table?.company.seats[0]?.bot === 'bot');
  expect(await ann.play({ type: 'drawInstead', seat: 0 })).toMatchObject({ ok: false });
  expect(await ann.sit()).toMatchObject({ ok: true });
  expect(ann.table?.company.seats[0]).toMatchObject({ name: 'Ann', bot: null, status: 'playing' });
});

test('where there are no bots, a match whose player is late is abandoned', async () => {
  await serve({ clock: { move: 50 } });
  const [ann] = await pair();
  await until(ann, () => ann.table?.ended === true);
  expect(ann.table?.closed).toBe('abandoned');
  const log = (await ann.log()) ?? '';
  expect(log).toContain('"people":"late","seat":0');
  expect(verify(neonGods, log)).toMatchObject({ ok: true });
});

test('who resigns is played by a bot, and somebody else can take that seat', async () => {
  await serve({ bot });
  const [ann, ben] = await pair();
  await until(ann, () => ann.table !== undefined);
  expect(await ann.resign()).toMatchObject({ ok: true });
  const cleo = await sit({ match: ben.match, seat: 0, name: 'Cleo' });
  expect(cleo.viewer).toBe(0);
  await until(cleo, () => cleo.table?.names[0] === 'Cleo');
  await expect(sit({ match: ben.match, secret: ann.secret ?? '' })).rejects.toThrow();
});

test('a match is abandoned when everybody wants that, and not before', async () => {
  await serve();
  const [ann, ben] = await pair();
  await until(ann, () => ann.table !== undefined);
  expect(await ann.abandon()).toEqual({ ok: true, line: 1 });
  expect(await ann.log()).toBeUndefined();
  expect(await ben.abandon()).toEqual({ ok: true, line: 2 });
  expect(ben.table?.closed).toBe('abandoned');
});

test('a match in which nothing happens expires', async () => {
  await serve({ expire: 60 });
  const [ann] = await pair();
  await until(ann, () => ann.table?.closed === 'expired');
  expect(verify(neonGods, (await ann.log()) ?? '')).toMatchObject({ ok: true, closed: 'expired' });
});

test('dice that are drawn together can be proven with what a client has kept', async () => {
  await serve({ bot, fair: true, setup: { players: 3, firstPlayer: 0 } });
  const [ann, ben] = await pair();
  await ann.begin();
  await until(ann, () => ann.table !== undefined);
  await until(ben, () => ben.table !== undefined);
  expect(ann.table?.fair?.secret).toBeUndefined();
  expect(ann.table?.fair?.seats.map(({ server }) => server)).toEqual([undefined, undefined, true]);
  await ann.abandon();
  await ben.abandon();
  expect(ann.table?.fair?.secret).toMatch(/^[0-9a-f]{64}$/);
  const log = (await ben.log()) ?? '';
  expect(verify(neonGods, log, { receipt: ann.receipt })).toMatchObject({ ok: true });
  const other = ann.receipt && { ...ann.receipt, nonce: '0'.repeat(64) };
  expect(verify(neonGods, log, { receipt: other })).toMatchObject({ ok: false });
});

test('who has committed and does not open is put off their seat, and all draw again', async () => {
  await serve({ fair: true, drawTime: 80 });
  const ann = await sit();
  const stubborn = await raw({ match: ann.match });
  const seen: { terms: { attempt: number }; seats: { commitment: string | null }[] }[] = [];
  stubborn.onMessage('*', (type, message) => {
    if (type === 'draw') seen.push(message as (typeof seen)[number]);
  });
  stubborn.send('commit', { id: 1, bits: 'a'.repeat(64) });
  await vi.waitFor(() => expect(seen.at(-1)?.terms.attempt).toBe(2), { timeout: 10_000 });
  await until(ann, () => ann.seats[1]?.by === 'nobody');
});

test('whatever is sent, the server goes on', async () => {
  await serve();
  const [ann] = await pair();
  await until(ann, () => ann.table !== undefined);
  for (const bytes of [
    [13],
    [17],
    [13, 0xd9],
    [17, 255, 255],
    [13, 0xa1, 0x78, 0xdf],
    [0],
    [12, 9],
  ]) {
    const room = await raw({ match: ann.match, watch: true });
    room.onMessage('*', () => undefined);
    room.connection.send(Uint8Array.from(bytes));
  }
  const room = await raw({ match: ann.match, secret: ann.secret });
  const answers: unknown[] = [];
  room.onMessage('*', (type, message) => {
    if (type === 'answer') answers.push(message);
  });
  room.send('move', { id: 3, line: 'x', move: null });
  room.send('toString', {});
  room.send('move', { id: 4, line: 1, move: [] });
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  expect(answers).toMatchObject([
    { id: -1, ok: false, title: 'Unreadable' },
    { id: -1, ok: false, title: 'Unknown' },
    { id: 4, ok: false },
  ]);
  expect(await ann.play({ type: 'drawInstead', seat: 0 })).toMatchObject({ ok: true });
});

test('what is too long or too much is refused, and who goes on is sent away', async () => {
  await serve({ limits: { bytes: 200, burst: 3, perSecond: 0, patience: 2 } });
  const [ann] = await pair();
  const room = await raw({ match: ann.match, secret: ann.secret });
  const titles: string[] = [];
  room.onMessage('*', (type, message: { title?: string }) => {
    if (type === 'answer') titles.push(message.title ?? 'fine');
  });
  const left = new Promise((resolve) => room.onLeave(resolve));
  room.send('move', { id: 1, line: 1, move: { type: 'x'.repeat(300) } });
  for (let id = 2; id < 8; id++) room.send('log', { id });
  expect(await left).toBe(closeCodes.flooded);
  expect(titles.filter((title) => title.startsWith('Too'))).toEqual([
    'Too long',
    'Too fast',
    'Too fast',
  ]);
});
