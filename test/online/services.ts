import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/* Redis and PostgreSQL of our own, in folders that vanish, on ports that nobody uses. */

export interface Service {
  readonly port: number;
  stop(): Promise<void>;
}

const redis = '/usr/bin/redis-server';
const postgresVersions = '/usr/lib/postgresql';

/** Whether they are installed; says loudly what is left out where they are not. */
export const hasRedis = isThere('redis-server', existsSync(redis));
export const hasPostgres = isThere('postgresql', existsSync(postgresVersions));

function isThere(name: string, isInstalled: boolean): boolean {
  if (!isInstalled) console.warn(`LEFT OUT: what needs ${name}, since it is not installed`);
  return isInstalled;
}

export async function startRedis(): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'cityrules-redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const server = spawn(redis, args, { stdio: 'ignore' });
  return running(server, port, folder, 'SIGKILL', () => answers(port));
}

/** PostgreSQL refuses to run as root: then it runs as its own user. */
export async function startPostgres(settings: readonly string[] = []): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'cityrules-postgres-'));
  const [version = ''] = readdirSync(postgresVersions).sort().reverse();
  const programs = join(postgresVersions, version, 'bin');
  const owner = userInfo().uid === 0 ? ownerOf('postgres') : undefined;
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync'];
  execFileSync(join(programs, 'initdb'), init, { ...owner, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', ...settings];
  const server = spawn(join(programs, 'postgres'), args, {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  return running(server, port, folder, 'SIGINT', async () => {
    const asked = ['-h', '127.0.0.1', '-p', String(port), '-q'];
    return spawnSync(join(programs, 'pg_isready'), asked).status === 0;
  });
}

function ownerOf(user: string) {
  const number = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

async function running(
  process: ChildProcess,
  port: number,
  folder: string,
  signal: NodeJS.Signals,
  isReady: () => Promise<boolean>,
): Promise<Service> {
  while (!(await isReady())) {
    if (process.exitCode !== null) throw new Error(`a service ended with ${process.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  const ended = new Promise((resolve) => process.once('exit', resolve));
  return {
    port,
    async stop() {
      process.kill(signal);
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
