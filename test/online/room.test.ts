import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinMatch } from '../../src/adapters/colyseus/client.js';
import { fileStore } from '../../src/adapters/colyseus/index.js';
import { sensible } from '../../src/bots/index.js';
import { type NeonGods, neonGods } from '../../src/index.js';
import { Serving } from './serving.js';

const folder = mkdtempSync(join(tmpdir(), 'cityrules-room-'));
let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start(neonGods, {
    store: fileStore(folder),
    setup: { players: 2 },
    bot: sensible(neonGods),
    limits: { burst: 10000 },
  });
});
afterAll(async () => {
  await serving.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('smoke', async () => {
  const a = await joinMatch<NeonGods>(serving.client(), 'neon-gods', { name: 'Ann' });
  console.log(a.match, a.viewer, a.seats, a.hasBegun);
  const answer = await a.begin();
  console.log(answer, a.line, a.table?.toAct);
  let n = 0;
  while (a.table && !a.table.outcome && n < 500) {
    const [move] = a.table.moves;
    if (!move) {
      await new Promise((r) => setTimeout(r, 5));
      continue;
    }
    const got = await a.play(move);
    if (!got.ok) console.log(got);
    n++;
  }
  console.log(n, a.line, a.table?.outcome);
  expect(a.table?.outcome).not.toBeNull();
  await a.leave();
});
