/* `npm run site`: the guides, rule books, card lists, the API reference and the page to play, as static files in site/. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application } from 'typedoc';
import { build } from 'vitepress';
import { pageHtml } from '../../src/cli/pages/serve.js';
import { builtName, entries } from '../../src/entries.js';
import { brokenLinks } from './links.js';
import { addExamples, writePages } from './pages.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, '.site');
const site = join(root, 'site');

rmSync(source, { recursive: true, force: true });
rmSync(site, { recursive: true, force: true });
writePages(source);
await writeReference(join(source, 'api'));
addExamples(join(source, 'api'));
mkdirSync(join(source, '.vitepress'), { recursive: true });
writeFileSync(
  join(source, '.vitepress/config.ts'),
  "export { config as default } from '../../docs/site/config.js';\n",
);
await build(source, { outDir: site });
mkdirSync(join(site, 'play'));
for (const file of ['page.js', 'worker.js']) {
  cpSync(join(root, 'dist/web', file), join(site, 'play', file));
}
writeFileSync(join(site, 'play/index.html'), pageHtml);
// A game to watch: play/?log.
cpSync(
  join(root, 'test/golden/neon-gods/life-on-the-streets-4.jsonl'),
  join(site, 'play/log.jsonl'),
);
rmSync(source, { recursive: true });
const broken = brokenLinks(site);
for (const one of broken) console.error(one);
console.log(`site/ is ready; ${broken.length} broken links.`);
process.exitCode = broken.length === 0 ? 0 : 1;

/** From the declarations that users get, one page an entry. */
async function writeReference(into: string): Promise<void> {
  const app = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    // What two entries export is told where it is at home: the root comes last.
    entryPoints: [
      ...Object.keys(entries).filter((entry) => entry !== 'cityrules'),
      'cityrules',
    ].map((entry) => join(root, `dist/${builtName(entry)}.d.ts`)),
    tsconfig: join(root, 'docs/site/tsconfig.json'),
    outputs: [{ name: 'markdown', path: into }],
    readme: 'none',
    skipErrorChecking: true,
    excludeExternals: true,
    disableSources: true,
    hideGenerator: true,
    logLevel: 'Error',
    ...{ router: 'module', hideBreadcrumbs: true, hidePageHeader: true },
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('the API reference cannot be made');
  await app.generateOutputs(project);
}
