import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CityrulesTable } from '../../src/web/element.js';
import { hasBrowser, launch, openPage } from './browser.js';
import { giveHands, makeMoves } from './hands.js';
import type { Planned } from './node.js';
import { served } from './served.js';

/* The page of the documentation that has no framework and is not built, used in a browser. */

/** Puts the page into a project with the package, and plays; gives what is seen at the end. Nothing without a browser. */
export async function useExamplePage(
  project: string,
  seed: string,
  { gestures }: Planned,
): Promise<
  { readonly view: unknown; readonly prompt: string; readonly complaints: string[] } | undefined
> {
  if (!hasBrowser) return undefined;
  cpSync(
    fileURLToPath(new URL('../../docs/example-page/index.html', import.meta.url)),
    join(project, 'index.html'),
  );
  const server = await served(project);
  const browser = await launch();
  try {
    const { page, complaints } = await openPage(browser);
    await giveHands(page);
    await page.goto(`${server.address}?${seed}`);
    await makeMoves(page, gestures);
    const table = page.locator('cityrules-table');
    return {
      view: await table.evaluate((one) => (one as CityrulesTable).view),
      prompt: (await table.locator('.prompt').textContent()) ?? '',
      complaints,
    };
  } finally {
    await browser.close();
    server.close();
  }
}
