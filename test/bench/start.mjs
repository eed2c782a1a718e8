/*
 * What a program waits for before it can begin: Node alone, zod, each game, the root, and the command line. All in
 * turns, each in a process of its own; told is the least of all rounds, since whatever else a machine does only slows
 * down. Prints its measurements as JSON.
 *
 *   node start.mjs <rounds> <game…>
 */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { round } from './measure.mjs';

const [rounds, ...ids] = process.argv.slice(2);
const built = (name) => new URL(`../../dist/${name}.js`, import.meta.url).href;
const imports = (url) => ['--input-type=module', '-e', `await import('${url}')`];
const commandLine = fileURLToPath(built('cli'));

const starts = [
  { name: 'node -e 0', args: ['-e', '0'] },
  { name: 'zod', args: imports(import.meta.resolve('zod')), after: 'node -e 0' },
  ...ids.map((id) => ({ name: id, args: imports(built(id)), after: 'zod', goal: 15 })),
  { name: 'cityrules', args: imports(built('index')), after: 'zod', goal: 40 },
  { name: 'cityrules --help', args: [commandLine, '--help'], after: 'node -e 0', goal: 60 },
  { name: 'cityrules games', args: [commandLine, 'games'], after: 'node -e 0' },
];
const least = new Map();
for (let i = 0; i < Number(rounds); i++) {
  for (const { name, args } of starts) {
    least.set(name, Math.min(least.get(name) ?? Number.POSITIVE_INFINITY, timeOf(args)));
  }
}
console.log(
  JSON.stringify(
    starts.map(({ name, after, goal }) => ({
      name,
      ms: round(least.get(name), 1),
      ...(after && { beyond: after, more: round(least.get(name) - least.get(after), 1) }),
      ...(goal && { goal }),
    })),
  ),
);

function timeOf(args) {
  const from = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - from;
}
