import { Client } from 'colyseus.js';
import type { Random } from '../../src/bots/index.js';

/** Somebody who sends whatever comes to mind: bytes without form, unknown kinds, wrong moves, far too long ones. */
export async function sendGarbage(
  ports: () => readonly number[],
  game: string,
  match: string,
  random: Random,
): Promise<void> {
  const [port] = ports();
  const room = await new Client(`ws://127.0.0.1:${port}`)
    .joinOrCreate(game, { match, watch: true })
    // A process that has just been killed cannot be annoyed.
    .catch(() => undefined);
  if (room === undefined) return;
  room.onMessage('*', () => undefined);
  for (let i = 0; i < 40; i++) {
    const length = 1 + random.below(60);
    const bytes = Uint8Array.from({ length }, () => random.below(256));
    // Half of them look like messages of a room.
    if (i % 2 === 0) bytes[0] = i % 4 === 0 ? 13 : 17;
    room.connection.send(bytes);
  }
  for (const nonsense of odd) room.send('move', nonsense);
  room.send('undo', { id: 1, line: 1 });
  room.send('__proto__', {});
  room.send('sync', { deep: [[[[[]]]]] });
  room.send('move', 'x'.repeat(4000));
  await room.leave(false);
}

const odd = [
  null,
  7,
  [],
  { id: -1 },
  { id: 1, line: -5, move: {} },
  { id: 1, line: Number.NaN, move: {} },
  { id: 2 ** 60, line: 1, move: { type: '__proto__' } },
  { id: 1, line: 1, move: { seat: 0, type: 'drawInstead' } },
];
