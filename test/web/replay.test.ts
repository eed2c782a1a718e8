import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replayHtml } from '../../src/cli/pages/html.js';
import { buildReplay } from '../../src/web/build.js';
import { onlineLog } from '../online-log.js';

/* Replays in one file, opened from the disk by a real browser without a network. */

const executablePath = '/usr/bin/chromium';
const hasBrowser = existsSync(executablePath);
if (!hasBrowser)
  console.warn(`LEFT OUT: tests of pages, since there is no browser at ${executablePath}`);

const logs = {
  'neon-gods': 'life-on-the-streets-2',
  'city-of-remnants': 'players-2',
  'block-mania': 'players-2',
  bloodfeud: 'players-4',
  'defend-neo-tokyo': 'players-2',
} as const;

describe.runIf(hasBrowser)('a replay in one file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cityrules-web-'));
  let browser: Browser;

  beforeAll(async () => {
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
    browser = await chromium.launch({ executablePath, args });
  });

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(id: string, log: string): Promise<{ page: Page; complaints: string[] }> {
    await buildReplay(id, folder);
    const code = readFileSync(join(folder, `replay-${id}.js`), 'utf8');
    const html = replayHtml(code, 'Replay', log);
    expect(html.length).toBeLessThan(600_000);
    const file = join(folder, `${id}.html`);
    writeFileSync(file, html);
    const context = await browser.newContext({ offline: true });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(pathToFileURL(file).href);
    await page.waitForSelector('#verdict');
    return { page, complaints };
  }

  const goldenLog = (id: keyof typeof logs) => {
    return readFileSync(new URL(`../golden/${id}/${logs[id]}.jsonl`, import.meta.url), 'utf8');
  };

  test.each(Object.keys(logs) as (keyof typeof logs)[])('of %s is right to its end', async (id) => {
    const { page, complaints } = await open(id, goldenLog(id));
    expect(await page.textContent('#verdict')).toMatch(
      /^✓ \d+ moves, \d+ fingerprints: all is right\.$/,
    );
    await page.click('button[title="To the end"]');
    await page.waitForFunction(() =>
      /^Move (\d+) of \1$/.test(document.querySelector('output')?.textContent ?? ''),
    );
    const prompt = await page.locator('cityrules-table .prompt').textContent();
    expect(prompt).toBe('The game is over.');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('names the line that is not right', async () => {
    const lines = goldenLog('neon-gods').split('\n');
    const marked = lines.findIndex((line, i) => i > 0 && line.includes('"state"'));
    lines[marked] = (lines[marked] ?? '').replace(/"state":"[0-9a-f]{4}/, '"state":"0000');
    const { page } = await open('neon-gods', lines.join('\n'));
    expect(await page.textContent('#verdict')).toMatch(new RegExp(`^✗ Line ${marked + 1}: `));
    await page.close();
  });

  test('proves drawn dice, or says what does not fit, and tells who came and went', async () => {
    const lines = onlineLog();
    const { page } = await open('neon-gods', lines.join('\n'));
    expect(await page.textContent('#verdict')).toBe(
      '✓ 1 move, 1 fingerprint: all is right. The match was abandoned. The dice are proven: nobody has chosen them.',
    );
    const story = await page.locator('.story li').allTextContents();
    expect(story.slice(-4)).toEqual([
      'The time of Ann is up.',
      'A bot (sensible) plays on for Ann.',
      'Cleo takes the place of Bo.',
      'Cleo resigns.',
    ]);
    await page.close();
    const [header = '', ...rest] = lines;
    const reseeded = header.replace(/"seed":"[0-9a-f]{4}/, '"seed":"0000');
    const other = await open('neon-gods', [reseeded, ...rest].join('\n'));
    expect(await other.page.textContent('#verdict')).toBe(
      '✗ Line 1: fair: the seed is not the one that the secret and the nonces give',
    );
    await other.page.close();
  });

  test('shows the eyes of a seat no card that its view hides', async () => {
    const { page } = await open('neon-gods', goldenLog('neon-gods'));
    await page.selectOption('label:has-text("Seen with") select', '0');
    await page.click('button[title="One turn on"]');
    const hands = page.locator('cityrules-table [data-id="zone:hand-1"] .card');
    expect(await hands.count()).toBe(0);
    expect(
      await page.locator('cityrules-table [data-id="zone:hand-0"] .card').count(),
    ).toBeGreaterThan(0);
    await page.close();
  });
});
