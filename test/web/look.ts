import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { replayHtml } from '../../src/cli/pages/html.js';
import { servePage } from '../../src/cli/pages/serve.js';
import { games, replay } from '../../src/index.js';
import type { Game } from '../../src/kernel/game.js';
import { buildPages } from '../../src/web/build.js';
import { codeIn, launch, openPage } from './browser.js';
import { halfOf, middles, resume } from './kept.js';

/*
 * `npm run look -- [folder] [game]`: pictures of every game in play and in replay, on a desk and on a phone, light and
 * dark. They are for looking at: nothing is compared.
 */

const [folder = 'looks', only] = process.argv.slice(2);
const shapes = { wide: [1280, 900], phone: [390, 844] } as const;

await buildPages(folder);
const code = codeIn(folder);
const address = await servePage({ code });

async function look(browser: Browser, game: Game): Promise<void> {
  const [name = ''] = middles(game.id);
  const half = halfOf(game.id, name);
  const seats = game.seatNames(replay(game, half).state).length;
  const file = join(folder, `${game.id}.html`);
  const whole = readFileSync(new URL(`../golden/${game.id}/${name}`, import.meta.url), 'utf8');
  writeFileSync(file, replayHtml(code(`replay-${game.id}.js`), game.title, whole));
  const middle = Math.floor(half.split('\n').length * 1.3);
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [shape, [width, height]] of Object.entries(shapes)) {
      const { page, complaints } = await openPage(browser, {
        colorScheme,
        viewport: { width, height },
      });
      await page.goto(address);
      await resume(page, address, half, seats);
      await page.click('.curtain button');
      await keep(page, `${game.id}-play-${shape}-${colorScheme}`);
      await page.goto(`${pathToFileURL(resolve(file)).href}#move=${middle}`);
      await page.waitForSelector('#verdict');
      await keep(page, `${game.id}-replay-${shape}-${colorScheme}`);
      for (const complaint of complaints) console.warn(complaint);
      await page.context().close();
    }
  }
}

async function keep(page: Page, name: string): Promise<void> {
  await page.waitForSelector('cityrules-table .seat');
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path, fullPage: true });
  console.info(path);
}

const browser = await launch();
for (const game of Object.values(games) as Game[]) {
  if (only === undefined || only === game.id) await look(browser, game);
}
await browser.close();
process.exit();
