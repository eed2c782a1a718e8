import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { servePage } from '../../src/cli/pages/serve.js';
import { buildPages } from '../../src/web/build.js';
import { builtOnce } from '../built.js';
import { codeIn, launch } from './browser.js';

/** The folder of all pages, built once for all tests. */
export function builtPages(): Promise<string> {
  return builtOnce('pages', buildPages);
}

/** A browser, and the page served to it, for the tests around. */
export interface Served {
  readonly browser: Browser;
  readonly address: string;
}

/** Started before the tests and closed after them: there is something to be read only inside of one. */
export function whileServed(): Served {
  let served: Served | undefined;
  const now = (): Served => {
    if (served === undefined) throw new Error('the page is not served yet');
    return served;
  };
  beforeAll(async () => {
    const [browser, address] = await Promise.all([launch(), serveBuilt()]);
    served = { browser, address };
  });
  afterAll(async () => {
    await served?.browser.close();
  });
  return {
    get browser() {
      return now().browser;
    },
    get address() {
      return now().address;
    },
  };
}

/** Serves the page, with its policy; gives the address. */
export async function serveBuilt(log?: string): Promise<string> {
  return servePage({ log, code: codeIn(await builtPages()) });
}
