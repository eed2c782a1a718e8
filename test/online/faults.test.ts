import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileStore } from '../../src/adapters/colyseus/index.js';
import { Faults } from './faults.js';
import { Fleet } from './fleet.js';
import { hasRedis, type Service, startRedis } from './services.js';

/* The long version is `npm run test:online`. */

describe.runIf(hasRedis)('two processes of which one is killed again and again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cityrules-faults-'));
  let redis: Service;
  let fleet: Fleet;

  beforeAll(async () => {
    redis = await startRedis();
    fleet = await Fleet.build('worker.ts');
  });

  afterAll(async () => {
    await fleet.stop();
    await redis.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('lose no move that was acknowledged, play none twice, show nobody what is hidden', async () => {
    const env = {
      REDIS: String(redis.port),
      FOLDER: folder,
      SLOW: '6',
      COLYSEUS_PRESENCE_SHORT_TIMEOUT: '300',
    };
    const trouble = { matches: 6, seed: 'faults', atOnce: 3, moves: 14, killEvery: 30 };
    const found = await new Faults(fleet, env, trouble).run(fileStore(folder));
    expect(found.wrong).toEqual([]);
    expect(found.matches).toBe(6);
    expect(found.kills).toBeGreaterThan(1);
    expect(found.acknowledged).toBeGreaterThan(60);
  });
});
