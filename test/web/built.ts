import { servePage } from '../../src/cli/pages/serve.js';
import { buildPages } from '../../src/web/build.js';
import { builtOnce } from '../built.js';
import { codeIn } from './browser.js';

/** The folder of all pages, built once for all tests. */
export function builtPages(): Promise<string> {
  return builtOnce('pages', buildPages);
}

/** Serves the page, with its policy; gives the address. */
export async function serveBuilt(log?: string): Promise<string> {
  return servePage({ log, code: codeIn(await builtPages()) });
}
