import { describe, expect, test } from 'vitest';
import { hasBrowser, openPage } from './browser.js';
import { whileServed } from './built.js';
import { keptLines } from './kept.js';

/* The form that a game begins with. */

describe.runIf(hasBrowser)('the form of a new game', () => {
  const served = whileServed();

  test('says in the rule book’s words what an option changes', async () => {
    const { page } = await openPage(served.browser);
    await page.goto(`${served.address}?game=neon-gods`);
    await page.click('summary');
    expect(await page.textContent('#about-monumentPays')).toContain(
      'With the house rule monumentPays set to money it pays 2 $ instead',
    );
    const scenarios = page.locator('select[aria-describedby="about-scenario"] option');
    expect(await scenarios.allTextContents()).toContain('Close Quarters');
    await page.context().close();
  });

  test('a number that may be without a limit has a box for that', async () => {
    const { page, complaints } = await openPage(served.browser);
    await page.goto(`${served.address}?game=bloodfeud`);
    await page.click('summary');
    expect(await page.textContent('#about-actionBudget')).toContain('set to “no limit”');
    expect(await page.textContent('#about-maxScoredAmbitions')).toContain('“no limit” lets all');
    const fieldOf = (option: string) =>
      page.locator('.option', { has: page.locator(`#about-${option}`) });
    await page.fill('input[aria-describedby="about-actionBudget"]', '7');
    for (const option of ['actionBudget', 'maxScoredAmbitions']) {
      await fieldOf(option).getByLabel('no limit').check();
    }
    expect(await page.locator('input[aria-describedby="about-actionBudget"]').isDisabled()).toBe(
      true,
    );
    await page.click('button:has-text("Start")');
    await page.waitForSelector('cityrules-table .prompt');
    expect((await keptLines(page))[0]).toMatchObject({
      setup: { actionBudget: null, houseRules: { maxScoredAmbitions: null } },
    });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('Mechs are assigned part by part; what is missing or there twice is told', async () => {
    const { page, complaints } = await openPage(served.browser);
    await page.goto(`${served.address}?game=defend-neo-tokyo`);
    await page.click('summary');
    await page.selectOption('select[aria-describedby="about-build"]', { label: 'Assigned' });
    const choose = async (seat: number, parts: readonly string[]) => {
      const row = page.locator('fieldset .row', { hasText: `Seat ${seat}` });
      for (const [i, label] of parts.entries()) {
        await row.locator('select').nth(i).selectOption({ label });
      }
    };
    await choose(0, ['Anansi', 'Shotgun', 'Chain Fist', 'Spider Legs']);
    await page.click('button:has-text("Start")');
    const problem = page.locator('[role=alert]');
    expect(await problem.textContent()).toContain('mechs must be a list of at least 2');
    await choose(1, ['Raijin Zero', 'Shotgun', 'Power Mace', 'Light Legs']);
    await page.click('button:has-text("Start")');
    expect(await problem.textContent()).toContain('each tile exists once');
    await choose(1, ['Raijin Zero', 'Lazer Knife']);
    await page.click('button:has-text("Start")');
    await page.waitForSelector('cityrules-table [data-id="space:mech-1-leftArm"]');
    expect((await keptLines(page))[0]).toMatchObject({
      setup: {
        build: 'assigned',
        mechs: [
          {
            chassis: 'ch-anansi',
            leftArm: 'ar-shotgun',
            rightArm: 'ar-chainfist',
            legs: 'lg-spider',
          },
          { chassis: 'ch-raijin', leftArm: 'ar-knife', rightArm: 'ar-mace', legs: 'lg-light' },
        ],
      },
    });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a storyteller sits down where one is seated', async () => {
    const { page, complaints } = await openPage(served.browser);
    await page.goto(`${served.address}?game=bloodfeud`);
    await page.click('summary');
    const rows = page.locator('select[aria-label^="Who plays"]');
    expect(await rows.count()).toBe(5);
    const storyteller = page.locator('select[aria-describedby="about-storyteller"]');
    await storyteller.selectOption({ label: 'Auto' });
    expect(await rows.count()).toBe(4);
    await storyteller.selectOption({ index: 0 });
    await page.fill('input[aria-label="Name of seat 4"]', 'Nora');
    await page.selectOption('select[aria-label="Who plays seat 0"]', 'sensible');
    await page.selectOption('select[aria-label="Who plays seat 4"]', 'person');
    await page.click('button:has-text("Start")');
    // Bots act all the while, so the button is drawn anew again and again.
    await page.locator('cityrules-table [data-choice="button:end-phase"]').dispatchEvent('click');
    const lines = await keptLines(page);
    expect(lines[0]).toMatchObject({
      names: ['Brujah', 'Nosferatu', 'City Hall', 'FIRSTLIGHT', 'Nora'],
    });
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
