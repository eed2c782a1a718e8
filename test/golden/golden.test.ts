import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Game, games, replay, verify } from '../../src/index.js';
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

describe.each(Object.values(games))('the golden logs of $title', (game) => {
  const seen = { moves: new Set<string>(), events: new Set<string>() };
  beforeAll(() => {
    for (const golden of goldenGames.filter((one) => one.game.id === game.id)) {
      replay(game, readFileSync(here(`${golden.name}.jsonl`), 'utf8'), {
        onStart: ({ events }) => events.forEach(({ type }) => void seen.events.add(type)),
        onMove({ move, events }) {
          seen.moves.add(move.type);
          for (const { type } of events) seen.events.add(type);
        },
      });
    }
  });
  /** What hardly ever happens in play, and the scenario or test that shows it instead. */
  const rare: Record<'moves' | 'events', Record<string, string>> = JSON.parse(
    readFileSync(here(`rare/${game.id}.json`), 'utf8'),
  );

  test.each(['moves', 'events'] as const)('show all %s but the rare ones', (what) => {
    const all = what === 'moves' ? game.moveTypes : eventTypes(game);
    const missing = all.filter((type) => !seen[what].has(type));
    expect(missing.sort()).toEqual(Object.keys(rare[what]).sort());
  });

  test('what is rare is shown by a scenario or a test', () => {
    for (const [type, file] of Object.entries({ ...rare.moves, ...rare.events })) {
      const folder = file.endsWith('.json') ? `scenarios/${game.id}` : game.id;
      const text = readFileSync(new URL(`../${folder}/${file}`, import.meta.url), 'utf8');
      expect(text, `${file} shows ${type}`).toMatch(new RegExp(`\\b${type}\\b`));
    }
  });
});

/** The types of events, by the schema. */
function eventTypes(game: Game): string[] {
  const { oneOf = [], anyOf = [] } = z.toJSONSchema(game.schemas.event, { unrepresentable: 'any' });
  return [...oneOf, ...anyOf].map(({ properties }) => {
    const type = properties?.type;
    return typeof type === 'object' ? String(type.const) : 'unknown';
  });
}

describe('playthroughs', () => {
  test.each(Object.keys(games))('%s has one', (id) => {
    expect(playthroughs.map(({ game }) => game.id)).toContain(id);
  });

  test.each(playthroughs)('$name tells its log', (golden) => {
    expect(tell(golden)).toBe(readFileSync(here(`${golden.name}.txt`), 'utf8'));
  });
});
