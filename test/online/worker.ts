import { createServer } from 'node:http';
import { Server } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import pg from 'pg';
import {
  fileStore,
  hostMatches,
  type LogStore,
  postgresStore,
} from '../../src/adapters/colyseus/index.js';
import { sensible } from '../../src/bots/index.js';
import { cityOfRemnants, neonGods } from '../../src/index.js';
import { seededRandom } from '../../src/kernel/simulate.js';
import { freePort } from './services.js';

/* One process of a server: rooms of two games, found through Redis, kept in files or in PostgreSQL. */

const { REDIS, FOLDER = '', POSTGRES, SLOW = '0', SEED = '0', LEASE = '1200' } = process.env;

function storeOf(): LogStore {
  if (POSTGRES === undefined) return fileStore(FOLDER);
  const pool = new pg.Pool({ host: '127.0.0.1', port: Number(POSTGRES), user: 'postgres', max: 8 });
  pool.on('error', () => undefined);
  return postgresStore(pool);
}

/** Takes up to so many milliseconds longer for a line, before or after it is kept. */
function slow(store: LogStore, most: number): LogStore {
  if (most === 0) return store;
  const random = seededRandom(SEED);
  const pause = () => new Promise((resolve) => setTimeout(resolve, random.below(most)));
  return {
    ...store,
    async append(...line) {
      await pause();
      await store.append(...line);
      await pause();
    },
  };
}

const port = await freePort();
const http = createServer();
const redis = REDIS === undefined ? undefined : { host: '127.0.0.1', port: Number(REDIS) };
const server = new Server({
  transport: new WebSocketTransport({ server: http }),
  publicAddress: `127.0.0.1:${port}`,
  greet: false,
  ...(redis && { presence: new RedisPresence(redis), driver: new RedisDriver(redis) }),
});
const shared = {
  store: slow(storeOf(), Number(SLOW)),
  lease: Number(LEASE),
  limits: { burst: 5000, perSecond: 5000, patience: 1_000_000 },
};
const setup = (asked: unknown) => ({ players: asked === 3 ? 3 : 2 });
hostMatches(server, neonGods, { ...shared, setup, bot: sensible(neonGods) });
hostMatches(server, cityOfRemnants, { ...shared, setup, bot: sensible(cityOfRemnants) });
await server.listen(port, '127.0.0.1');
process.send?.({ said: { port } });
