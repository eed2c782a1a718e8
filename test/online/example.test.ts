import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileStore } from '../../src/adapters/colyseus/index.js';
import { builtName, entries } from '../../src/entries.js';
import { neonGods, verify } from '../../src/index.js';
import { freePort } from './services.js';

/* docs/example-online as somebody would have it who has installed the package: its server, and two pages that play. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const executablePath = '/usr/bin/chromium';
const hasBrowser = existsSync(executablePath);
if (!hasBrowser)
  console.warn(`LEFT OUT: the example online, since there is no browser at ${executablePath}`);

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
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
    browser = await chromium.launch({ executablePath, args });
  });

  afterAll(async () => {
    await browser?.close();
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  test('two pages play with each other', async () => {
    const complaints: string[] = [];
    const open = async (url: string): Promise<Page> => {
      const page = await (await browser.newContext()).newPage();
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(url);
      return page;
    };
    const ann = await open(`${address}?name=Ann`);
    await ann.waitForFunction(() => location.hash.length > 1);
    const match = new URL(ann.url()).hash.slice(1);
    const ben = await open(`${address}?name=Ben#${match}`);
    await ann.waitForFunction(() =>
      /turn|Waiting/.test(document.querySelector('#said')?.textContent ?? ''),
    );
    expect(await ann.textContent('#seats')).toBe('Ann (you) · Ben');
    await Promise.all([ann, ben].map((page) => playOn(page, 20)));
    const stories = [ann, ben].map((page) => page.locator('#story li').count());
    const [first = 0, second] = await Promise.all(stories);
    expect(first).toBeGreaterThan(20);
    expect(second).toBe(first);
    expect(complaints).toEqual([]);
    const lines = await fileStore(join(folder, 'matches')).read(match, 'log');
    expect(verify(neonGods, lines)).toMatchObject({ ok: true, ended: false });
    expect(lines.length).toBeGreaterThan(20);
  });
});

/** Plays the first legal move whenever it is this page's turn, until the log has so many lines. */
async function playOn(page: Page, lines: number): Promise<void> {
  await page.evaluate((bound) => {
    const table = document.querySelector('cityrules-table') as HTMLElement & { moves: unknown[] };
    return new Promise<void>((resolve) => {
      let last: unknown;
      let waited = 0;
      const timer = setInterval(() => {
        if (Number(document.body.dataset.line) > bound) {
          clearInterval(timer);
          resolve();
        } else if (table.moves.length > 0 && (table.moves !== last || ++waited > 200)) {
          // Whoever is too fast for the server is refused, and tries again.
          last = table.moves;
          waited = 0;
          table.dispatchEvent(new CustomEvent('move', { detail: table.moves[0] }));
        }
      }, 5);
    });
  }, lines);
}

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
