import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games, verify } from '../../src/index.js';
import { goldenGames, playthroughs } from './games.js';
import { tell } from './tell.js';

const here = (name: string) => new URL(name, import.meta.url);

describe('golden logs', () => {
  test.each(goldenGames)('$name replays to the end', ({ game, name }) => {
    const verified = verify(game, readFileSync(here(`${name}.jsonl`), 'utf8'));
    expect(verified).toMatchObject({ ok: true, ended: true, torn: undefined });
  });

  test.each(Object.keys(games))('every log of %s is one that is checked', (id) => {
    const files = readdirSync(here(`${id}/`)).filter((file) => file.endsWith('.jsonl'));
    const named = goldenGames
      .filter(({ game }) => game.id === id)
      .map(({ name }) => `${name}.jsonl`);
    expect(files.map((file) => `${id}/${file}`).sort()).toEqual(named.sort());
  });

  test.each(goldenGames)('$name is refused with one fingerprint changed', ({ game, name }) => {
    const log = readFileSync(here(`${name}.jsonl`), 'utf8');
    const lines = log.split('\n');
    const at = lines.findIndex((line) => line.includes('"move"') && line.includes('"state"'));
    lines[at] = (lines[at] as string).replace(/"state":"(.)/, (_, digit) => {
      return `"state":"${digit === '0' ? '1' : '0'}`;
    });
    expect(verify(game, lines)).toMatchObject({ ok: false, line: at + 1 });
  });
});

describe('playthroughs', () => {
  test.each(Object.keys(games))('%s has one', (id) => {
    expect(playthroughs.map(({ game }) => game.id)).toContain(id);
  });

  test.each(playthroughs)('$name tells its log', (golden) => {
    expect(tell(golden)).toBe(readFileSync(here(`${golden.name}.txt`), 'utf8'));
  });
});
