import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CityOfRemnants, cityOfRemnants, replay } from '../../src/index.js';
import { seriousIssues } from './axe.js';
import { hasBrowser, launch, openPage, type Watched } from './browser.js';
import { serveBuilt } from './built.js';
import { halfOf, resume } from './kept.js';

/* A phone of 390 by 844 pixels, touched by fingers. */

const screen = { width: 390, height: 844 };

/** The spaces from which a figure can be moved now. */
function originsOf(state: CityOfRemnants['state']): Set<string | null> {
  const moves = cityOfRemnants.legalMoves(state);
  return new Set(moves.flatMap((move) => (move.type === 'moveFigure' ? move.from : [])));
}

/** A game of City of Remnants for two, up to where something is first found, not among its first moves. */
function momentWith<T>(find: (state: CityOfRemnants['state']) => T | undefined) {
  const name = new URL('../golden/city-of-remnants/players-2.jsonl', import.meta.url);
  const lines = readFileSync(name, 'utf8').trim().split('\n');
  let moment: { log: string; found: T } | undefined;
  replay(cityOfRemnants, lines, {
    onMove({ line, state }) {
      const found = moment === undefined && line > lines.length / 3 ? find(state) : undefined;
      if (found !== undefined) moment = { log: `${lines.slice(0, line).join('\n')}\n`, found };
    },
  });
  if (moment === undefined) throw new Error('the log has no such moment');
  return moment;
}

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
    const { log } = momentWith((state) => (originsOf(state).size > 0 ? state : undefined));
    const { page } = await goOn(log);
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
    // A tile lies on several spaces, and figures that may move stand on all of them.
    const { log, found: space } = momentWith((state) => {
      const from = originsOf(state);
      const tile = state.tiles.find(({ spaces }) => {
        return spaces.length > 1 && spaces.every((one) => from.has(one));
      });
      return tile?.spaces.at(-1);
    });
    const { page } = await goOn(log);
    await page.evaluate(() => {
      addEventListener('move', (event) => {
        document.title = JSON.stringify((event as CustomEvent).detail);
      });
    });
    const { x, y, height } = await boxOf(page, `[data-id="space:${space}"]`);
    await page.touchscreen.tap(x + 5, y + height / 2);
    expect(JSON.parse(await page.title())).toMatchObject({ type: 'moveFigure', from: space });
    await page.context().close();
  });
});
