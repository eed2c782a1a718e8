import { describe, expect, test } from 'vitest';
import {
  bloodfeud,
  createMatch,
  defendNeoTokyo,
  type Game,
  neonGods,
  seededRandom,
  verify,
} from '../../src/index.js';
import { volume } from '../volume.js';

/** A match of so many random moves, with remarks and moves taken back, as the lines of its sealed log. */
function played(game: Game, players: number, moves: number): string[] {
  const random = seededRandom(`seal ${game.id}`);
  const match = createMatch(game, { players, seed: `seal ${game.id}` }, { names: ['Ann', 'Bo'] });
  while (match.value.moves < moves && match.game.toAct(match.state).length > 0) {
    const legal = game.legalMoves(match.state);
    const move = legal[random.below(legal.length)];
    if (move === undefined) break;
    const remarks = random.below(4) === 0 ? { note: `note ${random.below(100)}` } : {};
    match.play(move.seat, move, { remarks });
    if (random.below(5) === 0) match.undo(move.seat);
  }
  match.close();
  return match.log.trimEnd().split('\n');
}

const logs = [
  {
    game: neonGods as unknown as Game,
    lines: played(neonGods as unknown as Game, 2, volume(25, 60)),
  },
  {
    game: bloodfeud as unknown as Game,
    lines: played(bloodfeud as unknown as Game, 4, volume(15, 40)),
  },
  {
    game: defendNeoTokyo as unknown as Game,
    lines: played(defendNeoTokyo as unknown as Game, 2, volume(25, 60)),
  },
];

type Json = Record<string, unknown>;

/** Every edit of one thing: a line lost, doubled, swapped or made up; a field lost or changed, however deep. */
function* edits(lines: readonly string[]): Generator<{ what: string; text: string[] }> {
  const last = lines.length - 1;
  for (let i = 1; i <= last; i++) {
    const before = lines.slice(0, i);
    const after = lines.slice(i + 1);
    const line = lines[i] as string;
    if (i < last) {
      yield { what: `line ${i + 1} lost`, text: [...before, ...after] };
      yield { what: `line ${i + 1} doubled`, text: [...before, line, line, ...after] };
      const [next = '', ...rest] = after;
      if (next !== line)
        yield { what: `line ${i + 1} swapped`, text: [...before, next, line, ...rest] };
    }
  }
  for (const [i, line] of lines.entries()) {
    for (const { what, value } of changes(JSON.parse(line) as Json)) {
      const text = lines.map((one, j) => (j === i ? JSON.stringify(value) : one));
      yield { what: `line ${i + 1}: ${what}`, text };
    }
  }
}

/** What the seal leaves out. */
const open = ['names', 'date', 'place'];

function* changes(value: Json, path = ''): Generator<{ what: string; value: Json }> {
  for (const key of Object.keys(value)) {
    if (path === '' && open.includes(key)) continue;
    const { [key]: old, ...rest } = value;
    yield { what: `${path}${key} lost`, value: rest };
    if (typeof old === 'number')
      yield { what: `${path}${key}`, value: { ...value, [key]: old + 1 } };
    if (typeof old === 'string')
      yield { what: `${path}${key}`, value: { ...value, [key]: `${old}a` } };
    if (typeof old === 'boolean') yield { what: `${path}${key}`, value: { ...value, [key]: !old } };
    if (typeof old === 'object' && old !== null && !Array.isArray(old)) {
      for (const change of changes(old as Json, `${path}${key}.`)) {
        yield { what: change.what, value: { ...value, [key]: change.value } };
      }
    }
  }
  yield { what: `${path}note made up`, value: { ...value, note: 'made up' } };
}

describe('a sealed log', () => {
  test.each(logs)('of $game.title is right as it is', ({ game, lines }) => {
    expect(verify(game, lines)).toMatchObject({ ok: true, sealed: true, ended: true });
    expect(lines.some((line) => line.includes('"undo"'))).toBe(true);
  });

  test('names every single edit', () => {
    let tried = 0;
    const unnoticed: string[] = [];
    for (const { game, lines } of logs) {
      for (const { what, text } of edits(lines)) {
        tried++;
        if (verify(game, text).ok) unnoticed.push(`${game.id}, ${what}`);
      }
    }
    expect(unnoticed).toEqual([]);
    expect(tried).toBeGreaterThan(volume(600, 2000));
  });

  test('does not care about white space, the order of fields, and what is said of the evening', () => {
    for (const { game, lines } of logs) {
      const loose = lines.map((line, i) => {
        const entries = Object.entries(JSON.parse(line)).reverse();
        const more = i === 0 ? { names: ['Cleo', 'Dan'], date: '2026-11-17', place: 'here' } : {};
        return `  ${JSON.stringify({ ...Object.fromEntries(entries), ...more }, null, 1).replaceAll('\n', ' ')}\r`;
      });
      expect(verify(game, loose)).toMatchObject({ ok: true, sealed: true });
    }
  });

  test('without its seal it is valid, and said to be not sealed', () => {
    for (const { game, lines } of logs) {
      const bare = lines.map((line) => {
        const { sealed: _sealed, chain: _chain, ...rest } = JSON.parse(line) as Json;
        return JSON.stringify(rest);
      });
      expect(verify(game, bare)).toMatchObject({ ok: true, sealed: false });
    }
  });
});
