import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { sensible } from 'cityrules/bots';
import { fileStore, hostMatches } from 'cityrules/colyseus';
import { neonGods } from 'cityrules/neon-gods';

const { PORT = '2567', FOLDER = 'matches' } = process.env;

const files = {
  '/': ['index.html', 'text/html'],
  '/page.js': ['page.bundle.js', 'text/javascript'],
};

const http = createServer(async (request, response) => {
  const [path] = (request.url ?? '/').split('?');
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  if (file === undefined) return response.writeHead(404).end();
  const [name, type] = file;
  response.setHeader('content-type', `${type}; charset=utf-8`);
  response.end(await readFile(new URL(name, import.meta.url)));
});

const server = new Server({
  transport: new WebSocketTransport({ server: http }),
  greet: false,
  // More than one process or machine: presence and driver in Redis, and an address for each process.
  // presence: new RedisPresence(redis), driver: new RedisDriver(redis), publicAddress: 'games-1.example.org',
});

hostMatches(server, neonGods, {
  // In PostgreSQL: const store = postgresStore(new pg.Pool()); await store.prepare();
  store: fileStore(FOLDER),
  setup: { players: 2 },
  bot: sensible(neonGods),
  botPause: 600,
  fair: true,
});

await server.listen(Number(PORT), '127.0.0.1');
console.log(`http://127.0.0.1:${PORT}`);
