import { Client, type Room } from 'colyseus.js';
import {
  joinMatch,
  type MatchClient,
  type RoomClient,
} from '../../src/adapters/colyseus/client.js';
import type { NeonGods } from '../../src/index.js';

/* People who play Neon Gods against each other as fast as they can, in a process of their own, for some seconds. */

const { PORTS = '', TABLES = '1', SECONDS = '5' } = process.env;
const ports = PORTS.split(',').map(Number);
const latencies: number[] = [];
let [matches, bytes, messages, whole] = [0, 0, 0, 0];
let end = Number.POSITIVE_INFINITY;

interface Socket {
  onmessage(event: { readonly data: ArrayBuffer }): void;
}

/** Weighs what comes. */
function weigh(room: Room): Room {
  const { ws } = room.connection.transport as unknown as { readonly ws: Socket };
  const receive = ws.onmessage.bind(ws);
  ws.onmessage = (event) => {
    bytes += event.data.byteLength;
    messages++;
    receive(event);
  };
  return room;
}

async function seat(place: number, match?: string): Promise<MatchClient<NeonGods>> {
  const client = new Client(`ws://127.0.0.1:${ports[place % ports.length]}`);
  const weighing: RoomClient = {
    create: async (name, options) => weigh(await client.create(name, options)),
    joinOrCreate: async (name, options) => weigh(await client.joinOrCreate(name, options)),
  };
  return joinMatch<NeonGods>(weighing, 'neon-gods', match === undefined ? {} : { match });
}

/** One table after the other, until it is time. */
async function table(place: number): Promise<void> {
  while (Date.now() < end) {
    const first = await seat(place);
    const second = await seat(place + 1, first.match);
    await Promise.all([play(first), play(second)]);
    matches++;
    first.leave();
    second.leave();
  }
}

async function play(match: MatchClient<NeonGods>): Promise<void> {
  while (Date.now() < end && !match.table?.ended) {
    const move = match.table?.moves[0];
    if (move === undefined) await changeOf(match);
    else {
      const sent = performance.now();
      await match.play(move);
      latencies.push(performance.now() - sent);
      whole += JSON.stringify(match.table).length;
    }
  }
}

function changeOf(match: MatchClient<NeonGods>): Promise<void> {
  return new Promise((resolve) => {
    const stop = match.subscribe(() => {
      stop();
      resolve();
    });
    // Who waits for somebody that has stopped would wait for ever.
    setTimeout(resolve, 1000);
  });
}

const seconds = Number(SECONDS);
const tables = Array.from({ length: Number(TABLES) }, (_, place) => table(place));
end = Date.now() + seconds * 1000;
await Promise.all(tables);
process.send?.({ said: { matches, latencies, bytes, messages, whole } });
