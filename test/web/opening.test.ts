import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasBrowser, openPage } from './browser.js';
import { whileServed } from './built.js';

/* Files that are opened in the page. */

describe.runIf(hasBrowser)('a file that is opened', () => {
  const served = whileServed();

  async function open(text: string) {
    const watched = await openPage(served.browser);
    const { page } = watched;
    await page.goto(served.address);
    const file = { name: 'log.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) };
    await page.setInputFiles('input[type=file]', file);
    return watched;
  }

  test.each(['', ' \n', 'Dear diary', 'null', '[1]', '{"moves":[]}'])(
    'that holds %j is no log',
    async (text) => {
      const { page, complaints } = await open(text);
      await expect
        .poll(() => page.textContent('[role=alert]'))
        .toMatch(/^That is no log\. A log is a text file whose first line names the game/);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test('of a game that is not here says which', async () => {
    const { page } = await open('{"game":"constructor"}\n');
    await expect
      .poll(() => page.textContent('[role=alert]'))
      .toBe('There is no game "constructor" here.');
    await page.context().close();
  });

  test('with dice of a table goes on at the table', async () => {
    const name = new URL('../golden/neon-gods/recorded-3.jsonl', import.meta.url);
    const lines = readFileSync(name, 'utf8').split('\n');
    const { page } = await open(lines.slice(0, 20).join('\n'));
    await page.waitForSelector('text=cityrules record --resume');
    expect(await page.locator('button:has-text("Play on")').count()).toBe(0);
    await page.click('button:has-text("Replay it")');
    await page.waitForSelector('#verdict.good');
    await page.context().close();
  });
});
