import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { servePage } from '../../src/cli/pages/serve.js';
import { buildPages } from '../../src/web/build.js';
import { builtOnce } from '../built.js';

/* A real browser, and the page as it is served: nothing of it is replaced for tests. */

const executablePath = '/usr/bin/chromium';
export const hasBrowser = existsSync(executablePath);
if (!hasBrowser) {
  console.warn(`LEFT OUT: tests of pages, since there is no browser at ${executablePath}`);
}

export function launch(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  return chromium.launch({ executablePath, args });
}

/** A page with what it complained about. */
export interface Watched {
  readonly page: Page;
  readonly complaints: string[];
}

export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Watched> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints };
}

/** All pages, built once for all tests; gives their code by the names of the files. */
export async function builtCode(): Promise<(name: string) => string> {
  const folder = await builtPages();
  return (name) => readFileSync(join(folder, name), 'utf8');
}

/** The folder of all pages, built once for all tests. */
export function builtPages(): Promise<string> {
  return builtOnce('pages', buildPages);
}

/** Serves the page, with its policy; gives the address. */
export async function serveBuilt(log?: string): Promise<string> {
  return servePage({ log, code: await builtCode() });
}
