import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replayHtml } from '../../src/cli/pages/html.js';
import { idsIn } from '../../src/display/scene.js';
import { displayOf } from '../../src/displays.js';
import { games } from '../../src/index.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import { followLog } from '../../src/web/page/follow.js';
import { onlineLog } from '../online-log.js';
import { volume } from '../volume.js';
import { seriousIssues } from './axe.js';
import { hasBrowser, launch, openPage, type Watched } from './browser.js';
import { builtPages } from './built.js';

/* Replays in one file, opened from the disk by a real browser without a network. */

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
  let pages: string;

  const ids = Object.keys(logs) as (keyof typeof logs)[];

  beforeAll(async () => {
    [browser, pages] = await Promise.all([launch(), builtPages()]);
  });

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(
    id: string,
    log: string,
    options: BrowserContextOptions = {},
    move = '',
  ): Promise<Watched> {
    const html = replayHtml(readFileSync(join(pages, `replay-${id}.js`), 'utf8'), 'Replay', log);
    expect(html.length).toBeLessThan(600_000);
    const file = join(folder, `${id}.html`);
    writeFileSync(file, html);
    const watched = await openPage(browser, { offline: true, ...options });
    await watched.page.goto(`${pathToFileURL(file).href}${move}`);
    await watched.page.waitForSelector('#verdict');
    return watched;
  }

  const goldenLog = (id: keyof typeof logs) => {
    return readFileSync(new URL(`../golden/${id}/${logs[id]}.jsonl`, import.meta.url), 'utf8');
  };

  test.each(ids)('of %s is right to its end', async (id) => {
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

  test.each(['neon-gods', 'bloodfeud'] as const)(
    'of %s calls the players as the log does',
    async (id) => {
      const called = ['Ada', 'Bo', 'Cleo', 'Dan'].slice(0, games[id]?.players.min);
      const [header = '', ...rest] = goldenLog(id).split('\n');
      const named = JSON.stringify({ ...JSON.parse(header), names: called });
      const { page } = await open(id, [named, ...rest].join('\n'), {}, '#move=20');
      const eyes = await page.locator('option:has-text("eyes of")').allTextContents();
      expect(eyes.slice(1, 1 + called.length)).toEqual(called.map((name) => `eyes of ${name}`));
      const legend = await page.locator('.legend li').allTextContents();
      const seats = await page.locator('cityrules-table [data-id^="seat:"]').allTextContents();
      const story = (await page.locator('.story li').allTextContents()).join('\n');
      for (const [seat, name] of called.entries()) {
        expect(legend[seat]).toContain(name);
        expect(seats[seat]).toContain(name);
        expect(story).toContain(name);
      }
      await page.context().close();
    },
  );

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

  test.each(ids)('of %s shows all eyes only what their views show', async (id) => {
    const game = games[id] as Game;
    const { moments } = followLog(game, goldenLog(id).trim().split('\n'));
    const at = Math.floor(moments.length * 0.6);
    const state = moments[at]?.state as GameTypes['state'];
    const { page } = await open(id, goldenLog(id), {}, `#move=${at}`);
    const seats = game.seatNames(state).map((_name, seat) => seat);
    for (const eyes of ['spectator', ...seats] as const) {
      await page.selectOption('label:has-text("Seen with") select', String(eyes));
      const shown = await page.evaluate(() => {
        const root = document.querySelector('cityrules-table')?.shadowRoot;
        const things = [...(root?.querySelectorAll('[data-id]') ?? [])];
        return things.map((thing) => thing.getAttribute('data-id'));
      });
      const seen = new Set(idsIn(displayOf(game).scene(game.view(state, eyes))));
      expect(shown.length).toBeGreaterThan(20);
      expect(shown.filter((one) => !seen.has(one ?? ''))).toEqual([]);
      const story = await page.locator(`.story li[data-move="${at}"]`).allTextContents();
      const events = game.viewEvents(moments[at]?.events ?? [], eyes);
      const names = game.seatNames(state);
      const told = events.map((event) => game.describeEvent(event, { names }));
      const own = eyes === moments[at]?.seat ? [moments[at]?.told] : [];
      expect(story.filter((line) => ![...told, ...own].includes(line))).toEqual([]);
    }
    await page.context().close();
  });

  test('goes by move, turn and round, by itself, and to the move that a link names', async () => {
    const { page } = await open('neon-gods', goldenLog('neon-gods'), {}, '#move=7');
    const place = () => page.textContent('output');
    expect(await place()).toMatch(/^Move 7 of /);
    await page.click('button[title="One move on"]');
    expect(await place()).toMatch(/^Move 8 of /);
    expect(page.url()).toMatch(/#move=8$/);
    await page.click('button[title="To the next round"]');
    expect(Number((await place())?.match(/\d+/)?.[0])).toBeGreaterThan(20);
    await page.click('button[title="To the beginning"]');
    await page.selectOption('label:has-text("Speed") select', '60');
    await page.click('button[title="Play or pause"]');
    await page.waitForFunction(() =>
      /^Move [5-9] /.test(document.querySelector('output')?.textContent ?? ''),
    );
    await page.click('button[title="Play or pause"]');
    expect(await page.locator('.story li.now').count()).toBeGreaterThan(0);
    expect(await page.locator('.legend li').count()).toBe(2);
    await page.context().close();
  });

  test('goes by keys, and stays where it is on the screen', async () => {
    const { page } = await open('neon-gods', goldenLog('neon-gods'), {}, '#move=7');
    const place = () => page.textContent('output');
    for (const [key, reached] of [
      ['End', /^Move (\d+) of \1$/],
      ['ArrowLeft', /^Move \d+ of /],
      ['Home', /^Move 0 of /],
      ['ArrowRight', /^Move 1 of /],
      ['Alt+ArrowRight', /^Move 1 of /],
    ] as const) {
      await page.keyboard.press(key);
      expect(await place()).toMatch(reached);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await page.context().close();
  });

  const looks = ids.flatMap((id) => [[id, 'light'] as const, [id, 'dark'] as const]);
  const some = looks.filter(([id, look]) => id === (look === 'light' ? 'neon-gods' : 'bloodfeud'));
  test.each(volume(some, looks))(
    'of %s has no serious issue of accessibility in %s',
    async (id, colorScheme) => {
      const middle = `#move=${Math.floor(goldenLog(id).split('\n').length / 2)}`;
      const { page } = await open(id, goldenLog(id), { colorScheme }, middle);
      expect(await seriousIssues(page)).toEqual([]);
      await page.context().close();
    },
  );
});
