import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileStore, type LogStore, postgresStore } from '../../src/adapters/colyseus/index.js';
import { Fleet } from './fleet.js';
import { hasPostgres, type Service, startPostgres } from './services.js';

const long = 600_000;
const folder = mkdtempSync(join(tmpdir(), 'cityrules-stores-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What every store promises; `open` gives it as another process would have it. */
function promises(open: () => LogStore): void {
  test('keeps lines in their order, a log and a lobby apart', async () => {
    const store = open();
    const lease = await store.acquire('order', long);
    if (lease === undefined) throw new Error('nobody else has it');
    await store.append(lease, 'log', 0, ['{"a":1}', '{"b":"\\n"}']);
    await store.append(lease, 'lobby', 0, ['x']);
    await store.append(lease, 'log', 2, ['three']);
    const other = open();
    expect(await other.read('order', 'log')).toEqual(['{"a":1}', '{"b":"\\n"}', 'three']);
    expect(await other.read('order', 'lobby')).toEqual(['x']);
    expect(await other.read('another', 'log')).toEqual([]);
    expect(await other.list()).toContain('order');
  });

  test.each([
    ['is there already', 0],
    ['leaves a gap', 2],
  ])('refuses a number that %s', async (what, number) => {
    const store = open();
    const match = `number-${number}`;
    const lease = await store.acquire(match, long);
    if (lease === undefined) throw new Error('nobody else has it');
    await store.append(lease, 'log', 0, ['first']);
    await expect(store.append(lease, 'log', number, [what])).rejects.toThrow(/not the next/);
    expect(await store.read(match, 'log')).toEqual(['first']);
  });

  test('gives a lease to one at a time, and to the next when it is given back', async () => {
    const [one, other] = [open(), open()];
    const first = await one.acquire('lease', long);
    expect(first?.token).toBe(1);
    expect(await other.acquire('lease', long)).toBeUndefined();
    expect(first && (await one.renew(first, long))).toBe(true);
    if (first) await one.release(first);
    const second = await other.acquire('lease', long);
    expect(second?.token).toBe(2);
    expect(first && (await one.renew(first, long))).toBe(false);
  });

  test('refuses what is written with a lease that has been overtaken', async () => {
    const [slow, next] = [open(), open()];
    const lost = await slow.acquire('fence', 0);
    if (lost === undefined) throw new Error('nobody else has it');
    await slow.append(lost, 'log', 0, ['kept']);
    const lease = await next.acquire('fence', long);
    if (lease === undefined) throw new Error('the lease was over');
    await next.append(lease, 'log', 1, ['of the next']);
    await expect(slow.append(lost, 'log', 1, ['too late'])).rejects.toThrow(/is lost/);
    expect(await slow.renew(lost, long)).toBe(false);
    expect(await open().read('fence', 'log')).toEqual(['kept', 'of the next']);
  });

  test('gives a lease that is over to one of many who ask at once', async () => {
    const first = await open().acquire('many', 0);
    expect(first).toBeDefined();
    const asked = await Promise.all(Array.from({ length: 8 }, () => open().acquire('many', long)));
    expect(asked.filter((lease) => lease !== undefined)).toEqual([{ match: 'many', token: 2 }]);
  });

  test.each(['', '../up', 'a/b', 'A', '__proto__', 'x'.repeat(65)])(
    'has no match "%s"',
    async (id) => {
      await expect(open().acquire(id, long)).rejects.toThrow(/no id/);
    },
  );
}

describe('files', () => {
  const opened: LogStore[] = [];
  promises(() => {
    opened.push(fileStore(folder));
    return opened.at(-1) as LogStore;
  });

  test('a line that was cut off is left out by the next holder', async () => {
    const store = fileStore(folder);
    const lease = await store.acquire('torn', 0);
    if (lease === undefined) throw new Error('nobody else has it');
    await store.append(lease, 'log', 0, ['whole', 'cut off']);
    truncateSync(join(folder, 'torn/1.jsonl'), 'whole\ncut'.length);
    const next = fileStore(folder);
    expect((await next.acquire('torn', long))?.token).toBe(2);
    expect(await next.read('torn', 'log')).toEqual(['whole']);
    expect(readdirSync(join(folder, 'torn')).sort()).toEqual(['2.jsonl', '2.lease', '2.lobby']);
  });

  test("who died while taking over is in nobody's way", async () => {
    const store = fileStore(folder);
    const lease = await store.acquire('died', 0);
    if (lease === undefined) throw new Error('nobody else has it');
    await store.append(lease, 'log', 0, ['kept']);
    writeFileSync(join(folder, 'died/2.lease'), '0'.padStart(16));
    writeFileSync(join(folder, 'died/2.jsonl.draft'), 'half');
    expect((await fileStore(folder).acquire('died', long))?.token).toBe(3);
    expect(await store.read('died', 'log')).toEqual(['kept']);
  });

  test('two processes that fight for one file lose no line that counted and keep none twice', async () => {
    const fleet = await Fleet.build('writer.ts');
    const place = join(folder, 'fight');
    const writers = ['a', 'b'].map((name) => fleet.start({ FOLDER: place, NAME: name }));
    const counted = (await Promise.all(writers.map((writer) => writer.next()))) as string[][];
    await fleet.stop();
    const kept = await fileStore(place).read('fight', 'log');
    expect(counted.map(({ length }) => length)).toEqual([60, 60]);
    expect(kept.filter((line) => counted.flat().includes(line)).sort()).toEqual(
      counted.flat().sort(),
    );
  });
});

describe.runIf(hasPostgres)('PostgreSQL', () => {
  let service: Service;
  let pool: pg.Pool;

  beforeAll(async () => {
    service = await startPostgres();
    pool = new pg.Pool({
      host: '127.0.0.1',
      port: service.port,
      user: 'postgres',
      database: 'postgres',
    });
    // Who is cut off when the server stops says so to the pool.
    pool.on('error', () => undefined);
    await Promise.all([postgresStore(pool).prepare(), postgresStore(pool).prepare()]);
  });

  afterAll(async () => {
    await pool.end();
    await service.stop();
  });

  promises(() => postgresStore(pool));
});
