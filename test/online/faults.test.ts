import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RedisDriver } from '@colyseus/redis-driver';
import { Client } from 'colyseus.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type JoinMatch,
  joinErrors,
  joinMatch,
  type MatchClient,
} from '../../src/adapters/colyseus/client.js';
import { fileStore } from '../../src/adapters/colyseus/index.js';
import type { NeonGods } from '../../src/index.js';
import { Faults } from './faults.js';
import { Fleet } from './fleet.js';
import { hasRedis, type Service, startRedis } from './services.js';

const folder = mkdtempSync(join(tmpdir(), 'cityrules-faults-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.runIf(hasRedis)('a server of two processes', () => {
  let redis: Service;
  let fleet: Fleet;
  let env: Record<string, string>;

  beforeAll(async () => {
    redis = await startRedis();
    fleet = await Fleet.build('worker.ts');
    const port = String(redis.port);
    env = { REDIS: port, FOLDER: folder, COLYSEUS_PRESENCE_SHORT_TIMEOUT: '300' };
  });
  afterAll(async () => {
    await fleet.stop();
    await redis.stop();
  });
  beforeEach(() => {
    // colyseus.js tells the console of every connection that breaks.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  test('loses nothing, plays nothing twice and shows nobody too much while it is killed', async () => {
    const trouble = { matches: 4, seed: 'faults', atOnce: 2, moves: 10, killEvery: 15 };
    const faults = new Faults(fleet, { ...env, SLOW: '6' }, trouble);
    const { wrong, matches, kills, frames } = await faults.run(fileStore(folder));
    expect(wrong).toEqual([]);
    expect(matches).toBe(4);
    expect(kills).toBeGreaterThan(0);
    expect(frames).toBeGreaterThan(100);
    await faults.stop();
  });

  describe('and its list of rooms', () => {
    let ports: readonly number[];
    let driver: RedisDriver;
    const joined: MatchClient<NeonGods>[] = [];

    beforeAll(async () => {
      const members = [fleet.start(env), fleet.start(env)];
      const said = await Promise.all(members.map((member) => member.next()));
      ports = (said as { readonly port: number }[]).map(({ port }) => port);
      driver = new RedisDriver({ host: '127.0.0.1', port: redis.port });
    });
    afterAll(() => driver.shutdown());
    afterEach(() => {
      for (const match of joined.splice(0)) match.leave();
    });

    async function sit(place: number, join: JoinMatch): Promise<MatchClient<NeonGods>> {
      const client = new Client(`ws://127.0.0.1:${ports[place]}`);
      const match = await joinMatch<NeonGods>(client, 'neon-gods', { patience: 20_000, ...join });
      joined.push(match);
      return match;
    }

    async function roomsOf(match: string) {
      return driver.query({ match });
    }

    test.each([0, 1])('says in process %i that there is no such match', async (place) => {
      const missing = sit(place, { match: 'missing', patience: 0 });
      await expect(missing).rejects.toMatchObject({ code: joinErrors.noMatch });
    });

    test('has matches in both processes, and who asks for a match in either gets into its room', async () => {
      const matches: string[] = [];
      for (const place of [0, 1, 0, 1]) matches.push((await sit(place, {})).match);
      const rooms = (await Promise.all(matches.map(roomsOf))).flat();
      expect(rooms).toHaveLength(4);
      expect(new Set(rooms.map(({ processId }) => processId)).size).toBe(2);
      for (const match of matches) {
        const ben = await sit(0, { match });
        expect([ben.match, ben.viewer]).toEqual([match, 1]);
      }
      expect((await Promise.all(matches.map(roomsOf))).flat()).toHaveLength(4);
    });

    test('forgets a room whose process has died and is no longer counted', async () => {
      const { match } = await sit(0, {});
      const [room] = await roomsOf(match);
      joined[0]?.leave();
      await vi.waitFor(async () => expect(await roomsOf(match)).toEqual([]), 10_000);
      const { name } = room as { readonly name: string };
      await driver
        .createInstance({ roomId: 'left', processId: 'dead', name, match, open: true })
        .save();
      expect(await roomsOf(match)).toHaveLength(1);
      expect((await sit(1, { match })).match).toBe(match);
      expect(await driver.has('left')).toBe(false);
    });

    test('gets a room back that was taken off it while its process was slow', async () => {
      const { match } = await sit(0, {});
      const [room] = await roomsOf(match);
      await driver.cleanup(room?.processId ?? '');
      expect(await roomsOf(match)).toEqual([]);
      expect((await sit(1, { match })).viewer).toBe(1);
      expect((await roomsOf(match))[0]?.roomId).toBe(room?.roomId);
    });
  });
});
