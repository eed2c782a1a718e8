import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { servePage } from '../../src/cli/pages/serve.js';
import { games, replay } from '../../src/index.js';
import type { Game } from '../../src/kernel/game.js';
import { buildPages } from '../../src/web/build.js';
import { codeIn, launch, openPage } from './browser.js';
import { giveHands } from './hands.js';
import { halfOf, resume } from './kept.js';

/*
 * `npm run bench:page -- [game]`: how long the page takes to load, to answer a touch, and to show the move of a bot, from
 * the middle of the golden log with the most text: the table with the most on it. Told, not asserted.
 */

const [only] = process.argv.slice(2);
const touches = 100;

async function measure(browser: Browser, address: string, game: Game): Promise<void> {
  const log = halfOf(game.id, largest(game.id));
  const seats = game.seatNames(replay(game, log).state).length;
  const { page } = await openPage(browser);
  await giveHands(page);
  await page.goto(address);
  const loads: number[] = [];
  for (let i = 0; i < 5; i++) {
    await resume(page, address, log, seats);
    loads.push(await loaded(page));
  }
  const times = await page.evaluate((count) => window.hands.timed(count), touches);
  const [touch, slow, worst] = [0.5, 0.95, 1].map((share) => at(times, share));
  const thinking = await botsOf(page, address, game);
  console.info(
    `${game.title}: loads in ${at(loads, 0.5)} ms; a touch is answered in ${touch} ms (19 of 20 in ${slow}, the slowest in ${worst}); ` +
      `a bot's move is shown after ${thinking} ms`,
  );
  await page.context().close();
}

/** From the call of the address until the table, or the curtain before it, is there. */
async function loaded(page: Page): Promise<number> {
  await page.waitForSelector('.curtain button, cityrules-table .seat');
  return page.evaluate(() => performance.now());
}

/** A whole table of bots: how long from one move to the next. */
async function botsOf(page: Page, address: string, game: Game): Promise<number> {
  await page.goto('about:blank');
  await page.goto(`${address}?game=${game.id}`);
  await page.fill('input[name=seed]', 'bench');
  await page.selectOption('select[aria-label="Who plays seat 0"]', 'sensible');
  await page.click('button:has-text("Start")');
  await page.waitForSelector('.story li');
  return page.evaluate(() => window.hands.pace(200));
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
}

function largest(id: string): string {
  const folder = new URL(`../golden/${id}/`, import.meta.url);
  const sized = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl') && !name.startsWith('recorded'))
    .map((name) => [name, readFileSync(new URL(name, folder)).length] as const);
  return sized.sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

const folder = mkdtempSync(join(tmpdir(), 'cityrules-bench-'));
await buildPages(folder);
const address = await servePage({ code: codeIn(folder) });
const browser = await launch();
for (const game of Object.values(games) as Game[]) {
  if (only === undefined || only === game.id) await measure(browser, address, game);
}
await browser.close();
rmSync(folder, { recursive: true });
process.exit();
