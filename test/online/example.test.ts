import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileStore } from '../../src/adapters/colyseus/index.js';
import { builtName, entries } from '../../src/entries.js';
import { neonGods, seededRandom, verify } from '../../src/index.js';
import { volume } from '../volume.js';
import { hasBrowser, launch } from '../web/browser.js';
import { hurry, playOn } from './fingers.js';
import { freePort } from './services.js';

/* docs/example-online as somebody would have it who has installed the package: its server, and two pages that play. */

const wide = { viewport: { width: 1280, height: 900 } };
const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** So many lines are played by mouse and finger; the rest of the game by the pages themselves. */
const touched = volume(24, 60);
const root = fileURLToPath(new URL('../../', import.meta.url));

describe.runIf(hasBrowser)('the example online', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cityrules-example-online-'));
  let browser: Browser;
  let server: ChildProcess;
  let address: string;

  beforeAll(async () => {
    cpSync(join(root, 'docs/example-online'), folder, { recursive: true });
    await install(join(folder, 'node_modules'));
    await build({
      entryPoints: [join(folder, 'page.js')],
      outfile: join(folder, 'page.bundle.js'),
      bundle: true,
      format: 'esm',
      logLevel: 'error',
    });
    const port = await freePort();
    address = `http://127.0.0.1:${port}/`;
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      FOLDER: join(folder, 'matches'),
    };
    server = spawn(process.execPath, ['server.js'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await new Promise((resolve) => server.stdout?.once('data', resolve));
    browser = await launch();
  });

  afterAll(async () => {
    await browser?.close();
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  test('two pages play with each other', async () => {
    const complaints: string[] = [];
    const open = async (url: string, screen: BrowserContextOptions): Promise<Page> => {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...screen });
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(url);
      return page;
    };
    const ann = await open(`${address}?name=Ann`, wide);
    await ann.waitForFunction(() => location.hash.length > 1);
    const match = new URL(ann.url()).hash.slice(1);
    const ben = await open(`${address}?name=Ben#${match}`, narrow);
    await ann.waitForFunction(() =>
      /turn|Waiting/.test(document.querySelector('#said')?.textContent ?? ''),
    );
    expect(await ann.textContent('#seats')).toBe('Ann (you) · Ben');
    const touches = await Promise.all([
      playOn(ann, 'mouse', seededRandom('Ann'), touched),
      playOn(ben, 'finger', seededRandom('Ben'), touched),
    ]);
    // Whose turns take how long is up to the dice, which are new in every match.
    expect(Math.min(...touches)).toBeGreaterThan(3);
    await Promise.all([ann, ben].map(hurry));
    const told = await Promise.all([ann, ben].map((page) => page.textContent('#said')));
    expect(told[0]).toMatch(/^The game is over: .*(Ann|Ben).* won\.$/);
    expect(told[1]).toBe(told[0]);
    const stories = [ann, ben].map((page) => page.locator('#story li').count());
    const [first = 0, second] = await Promise.all(stories);
    expect(first).toBeGreaterThan(100);
    expect(second).toBe(first);
    expect(complaints).toEqual([]);
    const lines = await fileStore(join(folder, 'matches')).read(match, 'log');
    expect(verify(neonGods, lines)).toMatchObject({ ok: true, ended: true });
  });
});

/** What `npm install` would give: the package as built, and what it needs. */
async function install(modules: string): Promise<void> {
  const cityrules = join(modules, 'cityrules');
  mkdirSync(cityrules, { recursive: true });
  const needed = ['bots', 'client', 'colyseus', 'neon-gods', 'neon-gods/display', 'web'];
  await build({
    entryPoints: Object.fromEntries(
      needed.map((name) => {
        const entry = `cityrules/${name}`;
        return [builtName(entry), join(root, entries[entry] ?? '')];
      }),
    ),
    outdir: join(cityrules, 'dist'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  });
  cpSync(join(root, 'package.json'), join(cityrules, 'package.json'));
  for (const name of ['zod', 'pure-rand', 'colyseus.js', '@colyseus']) {
    const place = join(modules, name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), place);
  }
}
