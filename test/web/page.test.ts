import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { neonGods } from '../../src/index.js';
import { hasBrowser, openPage, type Watched } from './browser.js';
import { whileServed } from './built.js';
import { keptLines } from './kept.js';

/* What people do on the page besides moving, shown with Neon Gods. */

describe.runIf(hasBrowser)('the page', () => {
  const served = whileServed();

  /** A game for two in which seat 0 begins; both are people unless told. */
  async function begin(
    options: Parameters<typeof openPage>[1] = {},
    second = 'person',
  ): Promise<Watched> {
    const watched = await openPage(served.browser, options);
    const { page } = watched;
    await page.goto(`${served.address}?game=neon-gods`);
    await page.fill('input[name=seed]', 'page');
    await page.fill('input[aria-label="Name of seat 0"]', 'Ada');
    await page.fill('input[aria-label="Name of seat 1"]', 'Bo');
    await page.selectOption('select[aria-label="Who plays seat 1"]', second);
    await page.click('summary');
    await page.fill('input[aria-describedby="about-firstPlayer"]', '0');
    await page.click('button:has-text("Start")');
    if (second === 'person') await page.click('text=I am Ada');
    await page.waitForSelector('cityrules-table .prompt');
    return watched;
  }

  const handOf = (page: Page, seat: number) => {
    return page.locator(`cityrules-table [data-id="zone:hand-${seat}"] .card`);
  };

  test.each(['constructor', '__proto__'])(
    'where no game is called %s, all are offered',
    async (id) => {
      const { page, complaints } = await openPage(served.browser);
      await page.goto(`${served.address}?game=${id}`);
      await page.waitForSelector('text=Neon Gods');
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  const prompt = (page: Page) => page.textContent('cityrules-table .prompt');
  const touch = (page: Page, id: string) => page.click(`cityrules-table [data-id="${id}"]`);

  test('a move that revealed nothing is taken back; the log says so', async () => {
    const { page, complaints } = await begin();
    const undo = page.locator('header button:has-text("Undo")');
    await touch(page, 'card:rec-velvet-rope');
    const before = await prompt(page);
    // The row was filled up: that cannot be taken back.
    expect(await undo.isDisabled()).toBe(true);
    await touch(page, 'space:A1');
    expect(await prompt(page)).toBe('Where does the figure on A1 go? Up to 3 spaces.');
    await undo.click();
    expect(await prompt(page)).toBe(before);
    expect(await page.textContent('aside [role=status]')).toBe('The last move was taken back.');
    expect(await keptLines(page)).toMatchObject([
      { game: 'neon-gods' },
      { move: { type: 'recruit' } },
      { move: { type: 'pickFigure' } },
      { undo: 1 },
    ]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('says why something that is not lit cannot be touched, with the rule', async () => {
    const { page } = await begin();
    await touch(page, 'card:rec-velvet-rope');
    // What stands on a space is touched as the space.
    await page.click('cityrules-table [data-on="space:C3"]');
    expect(await page.textContent('aside .why')).toBe(
      'Which figures may move (NG-MOVE-02): Ada has no figure on C3',
    );
    await touch(page, 'space:A1');
    await touch(page, 'space:E1');
    expect(await page.textContent('aside .why')).toBe(
      'Step 3 moves 2 figures (NG-MOVE-01): E1 is more than 3 spaces away from A1',
    );
    expect(await page.textContent('aside .why + p')).toBe(
      `NG-MOVE-01 ${neonGods.explain('NG-MOVE-01').text}`,
    );
    await page.context().close();
  });

  test('the curtain hides cards and story from whoever is not meant', async () => {
    const { page } = await begin();
    expect(await handOf(page, 0).count()).toBe(3);
    await touchUntilCurtain(page);
    expect(await page.locator('cityrules-table').count()).toBe(0);
    expect(await page.locator('.story li').count()).toBe(0);
    await page.click('text=I am Bo');
    expect(await handOf(page, 0).count()).toBe(0);
    const drawn = (await page.locator('.story li').allTextContents()).filter((line) =>
      line.startsWith('Ada draws'),
    );
    for (const line of drawn) expect(line).toMatch(/^Ada draws (a card|\d cards)/);
    await page.context().close();
  });

  test('a game in play survives a reload', async () => {
    const { page } = await begin();
    await touchUntilCurtain(page);
    const before = await keptLines(page);
    await page.reload();
    await page.click('text=I am Bo');
    expect(await keptLines(page)).toEqual(before);
    expect(await page.locator('.story li').count()).toBeGreaterThan(0);
    await page.context().close();
  });

  test('against a bot, a hint and the odds are given to who asks', async () => {
    const { page, complaints } = await begin({}, 'sensible');
    await page.click('header button:has-text("Hint")');
    await page.waitForSelector('aside h2:has-text("Hint")');
    expect(await page.textContent('aside [role=status] li')).toMatch(
      /\(\d[\d.]* % of the tries\)$/,
    );
    await page.click('header button:has-text("Odds")');
    await page.waitForSelector('aside h2:has-text("Odds")');
    expect(await page.textContent('aside [role=status] li')).toMatch(/: \d[\d.]* %/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('cards and rules are found by their words', async () => {
    const { page } = await begin();
    await page.fill('input[type=search]', 'robo party');
    expect(await page.textContent('.lookup summary')).toBe('Robo Party (event)');
    await page.fill('input[type=search]', 'NG-MOVE-03');
    const title = neonGods.explain('NG-MOVE-03').title;
    expect(await page.textContent('.lookup summary')).toBe(`NG-MOVE-03 ${title}`);
    await page.context().close();
  });

  test('the log that is saved is the game', async () => {
    const { page } = await begin();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('header button:has-text("Save the log")'),
    ]);
    const [header = ''] = readFileSync(await download.path(), 'utf8').split('\n');
    expect(JSON.parse(header)).toMatchObject({ names: ['Ada', 'Bo'], setup: { seed: 'page' } });
    await page.context().close();
  });

  test('keys reach everything that is lit; Enter touches, Escape takes back', async () => {
    const { page } = await begin();
    const focused = () => {
      return page.evaluate(() => {
        const at = document.querySelector('cityrules-table')?.shadowRoot?.activeElement;
        return at?.getAttribute('data-id') ?? at?.getAttribute('data-choice') ?? null;
      });
    };
    await page.locator('header button:last-of-type').focus();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('button:draw-instead');
    await page.locator('cityrules-table [data-id="card:rec-velvet-rope"]').focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('card:rec-scalpel');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('card:rec-velvet-rope');
    await page.keyboard.press('Enter');
    expect(await prompt(page)).toContain('You may move 2 more figures');
    // What had the focus is gone: it is on the first thing that can be touched now.
    expect(await focused()).toBe('button:done');
    await page.keyboard.press('Enter');
    await touch(page, 'card:rec-velvet-rope');
    await page.click('cityrules-table form button');
    await page.locator('cityrules-table [data-id="card:work-factory"]').focus();
    await page.keyboard.press('Enter');
    const sofar = page.locator('cityrules-table .sofar');
    expect(await sofar.count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await sofar.count()).toBe(0);
    await page.context().close();
  });

  test('pieces glide, but not for those who asked for less motion', async () => {
    for (const [reducedMotion, glides] of [
      ['no-preference', true],
      ['reduce', false],
    ] as const) {
      const { page } = await begin({ reducedMotion });
      const count = await page.evaluate(async () => {
        const table = document.querySelector('cityrules-table');
        const root = table?.shadowRoot;
        const space = root?.querySelector('[data-id^="space:"]')?.getAttribute('data-id') ?? '';
        const seat = 'seat:0';
        Object.assign(table ?? {}, { motions: [{ piece: seat, from: space, to: seat, count: 1 }] });
        await Promise.resolve();
        return root?.querySelector(`[data-id="${seat}"]`)?.getAnimations().length;
      });
      expect(count).toBe(glides ? 1 : 0);
      await page.context().close();
    }
  });

  test('on a phone, an answer stands where it is seen, and can be closed', async () => {
    const { page } = await begin({ viewport: { width: 390, height: 844 } });
    await page.locator('cityrules-table [data-id="card:work-factory"]').click();
    const answer = page.locator('aside .why');
    expect(await answer.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(844);
    await page.click('aside button:has-text("Close")');
    expect(await answer.count()).toBe(0);
    await page.context().close();
  });

  test.each(['light', 'dark'] as const)('fits a phone in %s', async (colorScheme) => {
    const { page } = await begin({ colorScheme, viewport: { width: 390, height: 844 } });
    const [inner, outer] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ]);
    expect(inner).toBe(outer);
    await page.context().close();
  });
});

/** Touches the first thing that is lit until somebody else is called. */
async function touchUntilCurtain(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let i = 0; i < 500 && document.querySelector('.curtain') === null; i++) {
      const root = document.querySelector('cityrules-table')?.shadowRoot;
      const lit = root?.querySelector('[data-choice], .table [role="button"]');
      lit?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await page.waitForSelector('.curtain');
}
