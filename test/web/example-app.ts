import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { hasBrowser, launch, openPage } from './browser.js';
import { served } from './served.js';

/* The example app of the documentation, built against a package and used in a browser. */

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Builds the app in this folder; its libraries are lent by us, the package is the one that is told. */
export async function buildExampleApp(folder: string, cityrules: string): Promise<string> {
  cpSync(join(root, 'docs/example-app'), folder, { recursive: true });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  const lent = (name: string) => join(root, 'node_modules', name);
  const places = { cityrules, react: lent('react'), 'react-dom': lent('react-dom') };
  for (const [name, place] of Object.entries(places)) {
    const link = join(folder, 'node_modules', name);
    if (!existsSync(link)) symlinkSync(place, link);
  }
  const configFile = join(folder, 'vite.config.js');
  await build({ root: folder, configFile, logLevel: 'error', base: './' });
  return join(folder, 'dist');
}

/** Begins a game, says who looks, and touches what is lit first; gives what was seen. Nothing without a browser. */
export async function useExampleApp(
  built: string,
): Promise<
  | { readonly titles: string[]; readonly prompts: string[]; readonly complaints: string[] }
  | undefined
> {
  if (!hasBrowser) return undefined;
  const server = await served(built);
  const browser = await launch();
  try {
    const { page, complaints } = await openPage(browser);
    await page.goto(server.address);
    const titles = await page.locator('option').allTextContents();
    await page.selectOption('select', 'neon-gods');
    await page.click('text=Begin');
    await page.click('button:has-text("I am")');
    const prompt = page.locator('cityrules-table .prompt');
    const before = (await prompt.textContent()) ?? '';
    await page.click('cityrules-table .card.lit');
    await page.waitForFunction((told) => {
      const shown = document.querySelector('cityrules-table')?.shadowRoot;
      return shown?.querySelector('.prompt')?.textContent !== told;
    }, before);
    return { titles, prompts: [before, (await prompt.textContent()) ?? ''], complaints };
  } finally {
    await browser.close();
    server.close();
  }
}
