import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games, verify } from '../../src/index.js';

const golden = fileURLToPath(new URL('.', import.meta.url));
/** One folder a released version. */
export const released = join(golden, 'released');

/** Keeps today's logs as those of a version. Those of a release are never changed. */
export function keepRelease(version: string, into = released): void {
  const folder = join(into, version);
  if (existsSync(folder))
    throw new Error(`${version} has been released: its logs stay as they are`);
  for (const id of Object.keys(games)) {
    cpSync(join(golden, id), join(folder, id), {
      recursive: true,
      filter: (file) => !/\.\w+$/.test(file) || file.endsWith('.jsonl'),
    });
  }
}

/** What the promise of releases is broken by: logs that replay differently though their rules version is the game's. */
export function brokenReleases(folder = released): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => {
      const problem = problemOf(readFileSync(join(folder, file), 'utf8'));
      return problem === undefined ? [] : [`${file}: ${problem}`];
    });
}

function problemOf(log: string): string | undefined {
  const header: { game: string; rules: number } = JSON.parse(log.slice(0, log.indexOf('\n')));
  const game = games[header.game];
  if (game === undefined) return `there is no game "${header.game}" any more`;
  const verified = verify(game, log);
  if (header.rules === game.rulesVersion) return verified.ok ? undefined : verified.message;
  if (verified.ok) return `it is of rules version ${header.rules} and was not refused`;
  return verified.message.includes('rules version') ? undefined : verified.message;
}
