/*
 * `npm run citations`: runs the tests of the games and writes down which rules refused moves of which types, for
 * `cityrules explain`. Needed after a rule or a type of move is added or renamed.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '../../src/index.js';
import { generalRules } from './general.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const file = join(root, 'src/cli/citations/refused.json');

const seen = watchTests();
const refused = Object.values(games).flatMap((game) => {
  const general = generalRules(game);
  return Object.keys(game.rules).map((rule): [string, string[]] => {
    const types = game.moveTypes.filter((type) => seen.has(`${rule} ${type}`));
    return [rule, general.has(rule) ? [...game.moveTypes] : types];
  });
});
const lines = refused
  .filter(([, types]) => types.length > 0)
  .map(([rule, types]) => `  ${JSON.stringify(rule)}: ${JSON.stringify(types)}`);
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
execFileSync('npx', ['biome', 'format', '--write', file], { cwd: root, stdio: 'inherit' });

/** Every `rule type` that some test has seen. */
function watchTests(): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cityrules-citations-'));
  try {
    execFileSync('npx', ['vitest', 'run', '--config', 'vitest.citations.config.ts'], {
      cwd: root,
      env: { ...process.env, CITATIONS: folder },
      stdio: 'inherit',
    });
    const noted = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    return new Set(noted.flatMap((text) => JSON.parse(text) as string[]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
