import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Citations } from './citations.js';

/*
 * Run by the build: which moves each rule refuses, as the tests have seen it (refused.json, written by
 * `npm run citations`), and which tests and scenarios name it.
 */

const ruleId = /\b[A-Z]{2,4}-[A-Z0-9]+-\d{2,3}\b/g;

/** Collects the citations of a checkout and writes them beside the command line. */
export function writeCitations(root: string, file: string): void {
  writeFileSync(file, JSON.stringify(collectCitations(root)));
}

function collectCitations(root: string): Citations {
  const refused = readRefused(root);
  const tests = new Map<string, Set<string>>();
  for (const file of filesUnder(join(root, 'test'), /\.(test|deep)\.ts$|\/scenarios\/.*\.json$/)) {
    const name = relative(root, file).replaceAll('\\', '/');
    for (const id of citedIn(name, readFileSync(file, 'utf8'))) {
      tests.set(id, (tests.get(id) ?? new Set()).add(name));
    }
  }
  const ids = [...new Set([...Object.keys(refused), ...tests.keys()])].sort();
  return Object.fromEntries(
    ids.map((id) => [id, { moves: refused[id] ?? [], tests: [...(tests.get(id) ?? [])].sort() }]),
  );
}

function readRefused(root: string): Record<string, string[]> {
  return JSON.parse(readFileSync(join(root, 'src/cli/citations/refused.json'), 'utf8'));
}

/** In tests the ids in square brackets, as their names have them; in scenarios all. */
function citedIn(name: string, text: string): string[] {
  if (name.endsWith('.json')) return text.match(ruleId) ?? [];
  return [
    ...text.matchAll(/\[([A-Z]{2,4}-[A-Z0-9]+-\d{2,3}(?:,? [A-Z]{2,4}-[A-Z0-9]+-\d{2,3})*)\]/g),
  ].flatMap(([, ids = '']) => ids.match(ruleId) ?? []);
}

function filesUnder(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).replaceAll('\\', '/'))
    .filter((file) => pattern.test(file))
    .sort();
}
