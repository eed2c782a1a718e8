/*
 * `npm run test:online [-- matches [files | postgres]]`: 200 matches on two processes of which one is killed again and
 * again; half of them are kept in files and half in PostgreSQL, unless told. Prints what was done, and everything that
 * was wrong.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { fileStore, type LogStore, postgresStore } from '../../src/adapters/colyseus/index.js';
import { Faults } from './faults.js';
import { Fleet } from './fleet.js';
import { hasPostgres, hasRedis, startPostgres, startRedis } from './services.js';

const [, , count = '200', only] = process.argv;
const matches = Number(count);
if (!hasRedis) process.exit(1);
// Connections break here all the time.
console.warn = () => undefined;

let isFine = true;
if (only === 'files' || !hasPostgres) await inFiles(matches);
else if (only === 'postgres') await inPostgres(matches);
else {
  await inFiles(Math.ceil(matches / 2));
  await inPostgres(Math.floor(matches / 2));
}
process.exit(isFine ? 0 : 1);

async function inFiles(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cityrules-online-'));
  await play('files', count, fileStore(folder), { FOLDER: folder });
  rmSync(folder, { recursive: true, force: true });
}

async function inPostgres(count: number): Promise<void> {
  const service = await startPostgres();
  const pool = new pg.Pool({ host: '127.0.0.1', port: service.port, user: 'postgres' });
  pool.on('error', () => undefined);
  const store = postgresStore(pool);
  await store.prepare();
  await play('PostgreSQL', count, store, { POSTGRES: String(service.port) });
  await pool.end();
  await service.stop();
}

async function play(
  where: string,
  count: number,
  store: LogStore,
  place: Readonly<Record<string, string>>,
): Promise<void> {
  const redis = await startRedis();
  const fleet = await Fleet.build('worker.ts');
  const slowly = { SLOW: '10', COLYSEUS_PRESENCE_SHORT_TIMEOUT: '500', LEASE: '1500' };
  const env = { REDIS: String(redis.port), ...slowly, ...place };
  const trouble = { matches: count, seed: `long ${where}`, atOnce: 8, moves: 20, killEvery: 150 };
  const { wrong, ...done } = await new Faults(fleet, env, trouble).run(store);
  console.log(where, done, wrong.length === 0 ? 'nothing was wrong' : wrong.slice(0, 20));
  if (wrong.length > 0) isFine = false;
  await fleet.stop();
  await redis.stop();
}
