import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seriousIssues } from './axe.js';
import { hasBrowser, launch, openPage, type Watched } from './browser.js';
import { serveBuilt } from './built.js';
import { halfOf, resume } from './kept.js';

/* A phone of 390 by 844 pixels, touched by fingers. */

const screen = { width: 390, height: 844 };

describe.runIf(hasBrowser)('on a phone', () => {
  let browser: Browser;
  let address: string;

  beforeAll(async () => {
    [browser, address] = await Promise.all([launch(), serveBuilt()]);
  });

  afterAll(async () => {
    await browser?.close();
  });

  /** A game for two that goes on from this log. */
  async function goOn(log: string): Promise<Watched> {
    const watched = await openPage(browser, { viewport: screen, hasTouch: true });
    const { page } = watched;
    await page.goto(address);
    await resume(page, address, log, 2);
    await page.tap('.curtain button');
    await page.waitForSelector('cityrules-table [role="button"]');
    return watched;
  }

  const boxOf = async (page: Page, selector: string) => {
    const box = await page.locator(`cityrules-table ${selector}`).first().boundingBox();
    if (box === null) throw new Error(`${selector} is not seen`);
    return box;
  };

  test('squares are large enough for fingers, and a board stays where it was moved to', async () => {
    const { page, complaints } = await goOn(halfOf('block-mania', 'players-2.jsonl'));
    const widths = await page
      .locator('cityrules-table .space > rect:first-of-type')
      .evaluateAll((spaces) => spaces.map((space) => space.getBoundingClientRect().width));
    // Without the two pixels between one square and the next.
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(42);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
    const board = page.locator('cityrules-table .pans').first();
    const at = () => board.evaluate((element) => element.scrollLeft);
    const [room, whole] = await board.evaluate((one) => [one.clientWidth, one.scrollWidth]);
    expect(await at()).toBeCloseTo(((whole ?? 0) - (room ?? 0)) / 2, 0);
    await board.evaluate((element) => element.scrollTo(5, 0));
    await page.waitForTimeout(50);
    await page.tap('cityrules-table [role="button"]');
    await page.waitForTimeout(50);
    expect(await at()).toBe(5);
    expect(await seriousIssues(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('what is asked stays in sight, and a button leads to what can be touched', async () => {
    const { page } = await goOn(halfOf('city-of-remnants', 'players-2.jsonl'));
    const seek = page.locator('cityrules-table .seek');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight - 2200));
    await seek.waitFor({ state: 'visible' });
    const { y } = await boxOf(page, '.prompt');
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(40);
    await seek.tap();
    await seek.waitFor({ state: 'hidden' });
    const first = await boxOf(page, '.table [role="button"]');
    expect(first.y).toBeGreaterThan(0);
    expect(first.y).toBeLessThan(screen.height);
    await page.context().close();
  });

  test('whoever touches a tile touches the space under the finger', async () => {
    // ARC Counterfeiter lies on B2 and B3, and figures of seat 1 that may move stand on both.
    const log = new URL('../golden/city-of-remnants/players-2.jsonl', import.meta.url);
    const lines = readFileSync(log, 'utf8').split('\n').slice(0, 189);
    const { page } = await goOn(`${lines.join('\n')}\n`);
    await page.evaluate(() => {
      addEventListener('move', (event) => {
        document.title = JSON.stringify((event as CustomEvent).detail);
      });
    });
    const { x, y, height } = await boxOf(page, '[data-id="space:B3"]');
    await page.touchscreen.tap(x + 5, y + height / 2);
    expect(JSON.parse(await page.title())).toMatchObject({ type: 'moveFigure', from: 'B3' });
    await page.context().close();
  });
});
