import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/* A real browser, and the page as it is served: nothing of it is replaced for tests. */

/** The first that is there. The one without windows opens a page in half the time. */
const executables = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = executables.find(existsSync) ?? '';
export const hasBrowser = executablePath !== '';
if (!hasBrowser) {
  console.warn(`LEFT OUT: tests of pages, since there is no browser: ${executables.join(', ')}`);
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

/** The code of built pages by the names of their files. */
export function codeIn(folder: string): (name: string) => string {
  return (name) => readFileSync(join(folder, name), 'utf8');
}
