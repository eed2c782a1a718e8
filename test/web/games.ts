import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fingerprint, games, replay } from '../../src/index.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import { volume } from '../volume.js';
import { seriousIssues } from './axe.js';
import { hasBrowser, openPage, type Watched } from './browser.js';
import { whileServed } from './built.js';
import { giveHands, makeMoves, touchAnything } from './hands.js';
import { halfOf, keptLog, middles, resume } from './kept.js';
import { movesMet, sensibleGame } from './node.js';

/** How far the whole game is played, how much is touched then, and how many types of moves at most. */
const most = volume(80, Number.POSITIVE_INFINITY);
const touches = volume(60, 200);
const types = volume(8, Number.POSITIVE_INFINITY);

export interface Played {
  /** Options by the name of the field, besides players and seed. */
  readonly options?: Readonly<Record<string, number>>;
  /** How many random games say which types of moves there are. */
  readonly random: number;
}

/** A game is played in a real browser, by touching nothing but what is lit. */
export function playedInABrowser(id: string, { options = {}, random }: Played): void {
  describe.runIf(hasBrowser)(`${id} in a browser`, () => {
    const game = games[id] as Game;
    const touched = new Set<string>();
    const served = whileServed();

    async function open(): Promise<Watched> {
      const watched = await openPage(served.browser);
      await giveHands(watched.page);
      return watched;
    }

    test('a game is played by touching what is lit, and is the same as in Node', async () => {
      const setup = { players: game.players.min, seed: 'touched', ...options };
      const planned = sensibleGame(game, setup as GameTypes['setupInput'], most);
      const { page, complaints } = await open();
      await page.goto(`${served.address}?game=${id}`);
      await page.fill('input[name=seed]', 'touched');
      await sitDown(page);
      if (Object.keys(options).length > 0) await page.click('summary');
      for (const [key, value] of Object.entries(options)) {
        await page.fill(`input[aria-describedby="about-${key}"]`, String(value));
      }
      await page.click('button:has-text("Start")');
      await makeMoves(page, planned.gestures);
      if (planned.isOver) await page.waitForSelector('#outcome');
      const reached = async () => fingerprint(replay(game, await keptLog(page)).state);
      await expect.poll(reached).toBe(planned.fingerprint);
      expect(complaints).toEqual([]);
      for (const type of planned.types) touched.add(type);
      await page.close();
    });

    test.each(middles(id))(`${touches} touches from the middle of %s`, async (name) => {
      const { page, complaints } = await open();
      await page.goto(served.address);
      await page.setInputFiles('input[type=file]', {
        name,
        mimeType: 'application/jsonl',
        buffer: Buffer.from(halfOf(id, name)),
      });
      await page.waitForSelector('button:has-text("Play on")');
      await sitDown(page);
      await page.click('button:has-text("Play on")');
      expect(await touchAnything(page, touches, 11)).toBeGreaterThan(touches / 10);
      const log = await keptLog(page);
      expect(replay(game, log).mismatches).toEqual([]);
      for (const type of typesIn(log).slice(typesIn(halfOf(id, name)).length)) touched.add(type);
      expect(complaints).toEqual([]);
      await page.close();
    });

    test.each(volume<readonly ('light' | 'dark')[]>(['light'], ['light', 'dark']))(
      'axe-core finds nothing serious in %s',
      async (colorScheme) => {
        const [name = ''] = middles(id);
        const log = halfOf(id, name);
        const { page } = await openPage(served.browser, { colorScheme });
        await page.goto(served.address);
        await resume(page, served.address, log, game.seatNames(replay(game, log).state).length);
        await page.click('.curtain button');
        await page.waitForSelector('cityrules-table [role="button"], cityrules-table .lit');
        expect(await seriousIssues(page)).toEqual([]);
        await page.context().close();
      },
    );

    test('every type of move that random games meet can be touched', async () => {
      const met = new Map([...movesMet(game, random)].slice(0, types));
      const { page, complaints } = await open();
      await page.goto(served.address);
      for (const [type, { log, ...gesture }] of met) {
        if (touched.has(type)) continue;
        await resume(page, served.address, log, game.seatNames(replay(game, log).state).length);
        await makeMoves(page, [gesture]);
        await page.waitForFunction(() => {
          return document.querySelector('.curtain, #outcome, cityrules-table') !== null;
        });
        expect(typesIn(await keptLog(page)).at(-1)).toBe(type);
        touched.add(type);
      }
      console.info(`${id}: types of moves touched in a browser: ${[...touched].sort().join(', ')}`);
      expect([...met.keys()].filter((type) => !touched.has(type))).toEqual([]);
      expect(complaints).toEqual([]);
      await page.close();
    });
  });
}

/** Everybody is a person at this screen. */
async function sitDown(page: Page): Promise<void> {
  for (const who of await page.locator('select[aria-label^="Who plays"]').all()) {
    await who.selectOption('person');
  }
}

function typesIn(log: string): string[] {
  const lines = log.trim().split('\n').slice(1);
  return lines.flatMap((line) => JSON.parse(line).move?.type ?? []);
}
