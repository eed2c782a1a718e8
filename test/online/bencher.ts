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
let [bytes, frames, whole] = [0, 0, 0];
let end = Number.POSITIVE_INFINITY;

interface Socket {
  onmessage(event: { readonly data: ArrayBuffer }): void;
}

const frame = 'frame';

/** Whether this is a message of this kind: after its protocol and the length of the kind, the kind follows. */
function isFrame(data: ArrayBuffer): boolean {
  return Buffer.from(data, 2, Math.min(frame.length, data.byteLength - 2)).toString() === frame;
}

/** Weighs the frames that come. */
function weigh(room: Room): Room {
  const { ws } = room.connection.transport as unknown as { readonly ws: Socket };
  const receive = ws.onmessage.bind(ws);
  ws.onmessage = (event) => {
    if (event.data.byteLength > 2 && isFrame(event.data)) {
      bytes += event.data.byteLength;
      frames++;
    }
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

async function sitDown(place: number): Promise<readonly MatchClient<NeonGods>[]> {
  const first = await seat(place);
  return [first, await seat(place + 1, first.match)];
}

/** One table after the other, until it is time. */
async function table(place: number, seated: readonly MatchClient<NeonGods>[]): Promise<void> {
  for (let people = seated; ; people = await sitDown(place)) {
    await Promise.all(people.map(play));
    for (const match of people) match.leave();
    if (Date.now() >= end) return;
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

const places = [...Array(Number(TABLES)).keys()];
// Everybody sits before the clock runs.
const opening = performance.now();
const seated = await Promise.all(places.map(sitDown));
const opened = (places.length * 1000) / (performance.now() - opening);
end = Date.now() + Number(SECONDS) * 1000;
await Promise.all(seated.map((people, place) => table(place, people)));
process.send?.({ said: { opened, latencies, bytes, frames, whole } });
