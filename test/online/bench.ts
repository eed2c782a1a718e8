/*
 * `npm run bench:online [-- seconds]`: tables of two people who answer at once, on one process and on two, kept in files
 * and in PostgreSQL; then what one move costs, part by part. The people are played by a process of their own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Audience } from '../../src/adapters/colyseus/audience.js';
import { fileStore, type LogStore, postgresStore } from '../../src/adapters/colyseus/index.js';
import { type MatchValue, type NeonGods, neonGods, playMove, startMatch } from '../../src/index.js';
import { Fleet } from './fleet.js';
import { hasPostgres, hasRedis, startPostgres, startRedis } from './services.js';

const seconds = process.argv[2] ?? '5';
const tables = '16';
const folder = mkdtempSync(join(tmpdir(), 'cityrules-bench-'));
const postgres = hasPostgres ? await startPostgres() : undefined;
const pool = postgres && new pg.Pool({ host: '127.0.0.1', port: postgres.port, user: 'postgres' });
pool?.on('error', () => undefined);
const rows = pool && postgresStore(pool);
await rows?.prepare();

console.log(
  '| kept in | processes | matches opened a second | moves a second | p50 ms | p99 ms | bytes a frame | bytes of a table |',
);
for (const where of [
  { FOLDER: folder },
  ...(postgres ? [{ POSTGRES: String(postgres.port) }] : []),
]) {
  for (const processes of hasRedis ? [1, 2] : [1]) await measure(where, processes);
}
await parts();
await pool?.end();
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);

interface Said {
  readonly opened: number;
  readonly latencies: number[];
  readonly bytes: number;
  readonly frames: number;
  readonly whole: number;
}

async function measure(where: Readonly<Record<string, string>>, processes: number): Promise<void> {
  const redis = processes > 1 ? await startRedis() : undefined;
  const workers = await Fleet.build('worker.ts');
  const env: Record<string, string> = { ...where, LEASE: '10000' };
  if (redis !== undefined) env.REDIS = String(redis.port);
  const members = Array.from({ length: processes }, () => workers.start(env));
  const ports = await Promise.all(members.map((one) => one.next() as Promise<{ port: number }>));
  const people = await Fleet.build('bencher.ts');
  const PORTS = ports.map(({ port }) => port).join(',');
  const bencher = people.start({ PORTS, TABLES: tables, SECONDS: seconds });
  const { opened, latencies, bytes, frames, whole } = (await bencher.next()) as Said;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)]?.toFixed(1);
  const speed = (latencies.length / Number(seconds)).toFixed(0);
  const sizes = [(bytes / frames).toFixed(0), (whole / latencies.length).toFixed(0)];
  const kept = 'FOLDER' in where ? 'files' : 'PostgreSQL';
  const speeds = [opened.toFixed(1), speed];
  const row = [kept, processes, ...speeds, at(0.5), at(0.99), ...sizes];
  console.log('|', row.join(' | '), '|');
  await people.stop();
  await workers.stop();
  await redis?.stop();
}

/** What one move costs the server, part by part, alone in this process. */
async function parts(): Promise<void> {
  let match: MatchValue<NeonGods> = startMatch(neonGods, { players: 2, seed: 'parts' });
  const audience = new Audience(neonGods);
  const spent = { rules: 0, frames: 0, files: 0, postgres: 0 };
  const stores: [keyof typeof spent, LogStore][] = [['files', fileStore(folder)]];
  if (rows !== undefined) stores.push(['postgres', rows]);
  const leases = await Promise.all(stores.map(([, store]) => store.acquire('parts', 60_000)));
  const moves = 200;
  for (const viewer of [0, 1]) audience.whole(match, viewer);
  for (let made = 0; made < moves; made++) {
    const [seat = 0] = neonGods.toAct(match.state);
    const [move] = neonGods.legalMoves(match.state, seat);
    const began = performance.now();
    const played = playMove(neonGods, match, seat, move);
    if (!played.ok) break;
    spent.rules += performance.now() - began;
    const framing = performance.now();
    for (const viewer of [0, 1]) {
      audience.next(played.match, viewer, { frames: played.frames, undone: 0, people: [] });
    }
    spent.frames += performance.now() - framing;
    for (const [i, [name, store]] of stores.entries()) {
      const lease = leases[i];
      const writing = performance.now();
      if (lease !== undefined) await store.append(lease, 'log', made, played.written);
      spent[name] += performance.now() - writing;
    }
    match = played.match;
  }
  const each = Object.entries(spent).map(([name, ms]) => `${name} ${(ms / moves).toFixed(3)} ms`);
  console.log(`one move: ${each.join(', ')}`);
}
