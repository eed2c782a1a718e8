import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Citations } from './citations.js';

/*
 * Run by the build: reads the source of the moves and the names of the tests, and writes down which
 * rules they cite.
 */

const ruleId = /\b[A-Z]{2,4}-[A-Z0-9]+-\d{2,3}\b/g;

/** Collects the citations of a checkout and writes them beside the command line. */
export function writeCitations(root: string, file: string): void {
  writeFileSync(file, JSON.stringify(collectCitations(root)));
}

function collectCitations(root: string): Citations {
  const found = new Map<string, { moves: Set<string>; tests: Set<string> }>();
  const at = (id: string) => {
    const entry = found.get(id) ?? { moves: new Set(), tests: new Set() };
    found.set(id, entry);
    return entry;
  };
  for (const file of filesUnder(join(root, 'src'), /\/moves\/[^/]+\.ts$/)) {
    for (const { type, rules } of movesIn(readFileSync(file, 'utf8'))) {
      for (const id of rules) at(id).moves.add(type);
    }
  }
  for (const file of filesUnder(join(root, 'test'), /\.(test|deep)\.ts$|\/scenarios\/.*\.json$/)) {
    const name = relative(root, file).replaceAll('\\', '/');
    for (const id of citedIn(name, readFileSync(file, 'utf8'))) at(id).tests.add(name);
  }
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([id, { moves, tests }]) => [id, { moves: [...moves], tests: [...tests].sort() }]),
  );
}

/** Moves are defined one after the other; what stands before the first or in helpers counts for all. */
function movesIn(source: string): { type: string; rules: string[] }[] {
  const pieces = source.split(/(?=^export (?:const|function)|^function|^const)/m);
  const defined = pieces.map((piece) => ({
    type: /defineMove\(\{\s*type: '(\w+)'/.exec(piece)?.[1],
    rules: [...new Set(piece.match(ruleId) ?? [])],
  }));
  const shared = defined.filter(({ type }) => type === undefined).flatMap(({ rules }) => rules);
  return defined.flatMap(({ type, rules }) => {
    return type === undefined ? [] : [{ type, rules: [...new Set([...rules, ...shared])] }];
  });
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
