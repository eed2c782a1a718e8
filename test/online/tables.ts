import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Room } from 'colyseus.js';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { joinMatch, type MatchClient } from '../../src/adapters/colyseus/client.js';
import { fileStore, type RoomOptions } from '../../src/adapters/colyseus/index.js';
import { type NeonGods, neonGods } from '../../src/index.js';
import { Serving } from './serving.js';

/* Tables of Neon Gods on a server of this process, cleared away after every test. */

export const folder = mkdtempSync(join(tmpdir(), 'cityrules-room-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let serving: Serving;
const joined: MatchClient<NeonGods>[] = [];
const wide = { burst: 5000 };

export async function serve(options: Partial<RoomOptions<NeonGods>> = {}): Promise<void> {
  const store = fileStore(folder);
  serving = await Serving.start(neonGods, {
    store,
    setup: { players: 2, firstPlayer: 0 },
    seed: () => 'rooms',
    limits: wide,
    ...options,
  });
}

export async function sit(
  join: Parameters<typeof joinMatch>[2] = {},
): Promise<MatchClient<NeonGods>> {
  const match = await joinMatch<NeonGods>(serving.client(), 'neon-gods', { patience: 0, ...join });
  joined.push(match);
  return match;
}

/** Two people at a table. */
export async function pair(): Promise<[MatchClient<NeonGods>, MatchClient<NeonGods>]> {
  const ann = await sit({ name: 'Ann' });
  return [ann, await sit({ match: ann.match, name: 'Ben' })];
}

/** Waits until what is there for this client is so. */
export async function until(match: MatchClient<NeonGods>, isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await new Promise<void>((resolve) => {
      const end = match.subscribe(() => {
        end();
        resolve();
      });
    });
  }
}

export async function raw(options: object): Promise<Room> {
  return serving.client().joinOrCreate('neon-gods', options);
}

beforeEach(() => {
  // Colyseus tells the console of everybody it turns away.
  for (const kind of ['warn', 'error', 'info'] as const) {
    vi.spyOn(console, kind).mockImplementation(() => undefined);
  }
});

afterEach(async () => {
  for (const match of joined.splice(0)) match.leave();
  await serving.stop();
  vi.restoreAllMocks();
});
