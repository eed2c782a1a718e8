import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games, InvalidInput, neonGods, Replayer } from '../../src/index.js';
import { placeIn } from '../../src/testing/known-paths.js';
import { wrongPattern } from '../../src/testing/pattern.js';
import { runScenario } from '../../src/testing/scenario.js';
import { wordsAt } from '../../src/testing/words.js';

const setup = { players: 2, seed: 'a', firstPlayer: 0 };
const state = neonGods.setup(setup);

function scenario(expectation: object, move?: unknown): unknown {
  const step = { expect: expectation, ...(move === undefined ? {} : { move }) };
  return { scenario: 'a test', game: 'neon-gods', setup, steps: [step] };
}

/** Everything that makes a scenario unusable. */
function issuesOf(expectation: object): string[] {
  try {
    runScenario(neonGods, scenario(expectation));
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.issues.map(({ path, message }) => `${path.slice(3).join('.')}: ${message}`);
  }
}

function failuresOf(expectation: object, move?: unknown) {
  return runScenario(neonGods, scenario(expectation, move)).failures;
}

describe('a word that does not exist is an error, in expectations that hold whatever happens too', () => {
  test.each([
    [
      { notLegal: [{ type: 'moveToo' }] },
      'notLegal.0.type: there is no move "moveToo"; did you mean "moveTo"?',
    ],
    [{ notLegal: [{ too: 'E5' }] }, 'notLegal.0.too: no move has "too"; did you mean "to"?'],
    [
      { notLegal: [{ type: 'moveTo', spcae: 'E5' }] },
      'notLegal.0.spcae: no moveTo has "spcae", but type, seat and to',
    ],
    [
      { noEvents: [{ type: 'figurPicked' }] },
      'noEvents.0.type: there is no event "figurPicked"; did you mean "figure',
    ],
    [
      { noEvents: [{ type: 'cardDrawn', seatt: 0 }] },
      'noEvents.0.seatt: no cardDrawn has "seatt"; did you mean "seat"?',
    ],
    [{ noEvents: [{ type: 'cardDrawn', seat: 'one' }] }, 'noEvents.0.seat: it can never be "one"'],
    [
      { notLegal: [{ type: 'moveTo', to: 'E9' }] },
      'notLegal.0.to: it cannot be "E9", but one of A1, B1, C1 and so on; did you mean "E1"?',
    ],
    [{ notLegal: [{}] }, 'notLegal.0: an empty pattern matches everything'],
    [{ noEvents: [{}] }, 'noEvents.0: an empty pattern matches everything'],
    [{ legal: [{}] }, 'legal.0: an empty pattern matches everything'],
    [{ outcome: {} }, 'outcome: an empty pattern matches everything'],
    [
      { legalCount: [{ match: { slt: 1 }, count: 0 }] },
      'legalCount.0.match.slt: no move has "slt"; did you mean "slot"?',
    ],
    [
      { legalExactly: { type: 'recriut', moves: [] } },
      'legalExactly.type: there is no move "recriut"; did you mean "recruit"?',
    ],
    [{ notLegal: [{ slot: 1, to: 'E5' }] }, 'notLegal.0: no move has slot and to together'],
    [
      { state: { 'seats.0.mony': 5 } },
      'state.seats.0.mony: there is no "mony" in seats.0; did you mean "money"?',
    ],
    [{ state: { 'seats.0.money': 'five' } }, 'state.seats.0.money: it can never be "five"'],
    [
      { state: { 'seats.first.money': 5 } },
      'state.seats.first.money: there is no "first" in seats; a list has',
    ],
    [
      { views: [{ viewer: 1, values: { 'seats.0.hnd': 3 } }] },
      'views.0.values.seats.0.hnd: there is no "hnd" in seats.0; did you mean "hand"?',
    ],
    [{ refused: 'NG-MOVE-5' }, 'refused: there is no rule "NG-MOVE-5"; did you mean "NG-MOVE-'],
  ])('%j', (expectation, issue) => {
    const [first = ''] = issuesOf(expectation);
    expect(first).toContain(issue);
  });

  test('all of them are told at once', () => {
    const wrong = {
      notLegal: [{ too: 'E5' }, { type: 'moveToo' }],
      noEvents: [{ type: 'figurPicked' }],
    };
    expect(issuesOf(wrong)).toHaveLength(3);
  });
});

describe('what cannot be at this step is a failure', () => {
  test.each([
    [
      { notLegal: [{ type: 'moveTo' }] },
      '{"type":"moveTo"} can never be legal here: "moveTo" is not offered, but recruit, buyEvent or drawInstead. Try the move itself, and expect "refused"',
    ],
    [{ legalCount: [{ match: { type: 'done' }, count: 0 }] }, '"done" is not offered'],
    [{ legalExactly: { type: 'done', moves: [] } }, '"done" is not offered'],
    [{ notLegal: [{ to: 'E5' }] }, 'to: no move that is offered has "to"'],
    [{ notLegal: [{ type: 'recruit', seat: 2 }] }, 'seat: there is no seat 2, but 0 to 1'],
    [{ noEvents: [{ type: 'cardDrawn', seat: 3 }] }, 'seat: there is no seat 3, but 0 to 1'],
    [
      { noEvents: [{ type: 'recruited', card: 'rec-stacey' }] },
      'card: there is no "rec-stacey" at this table; did you mean "rec-stacy"?',
    ],
    [
      { views: [{ viewer: 1, hides: ['rec-stacey'] }] },
      'there is no "rec-stacey" on the table that could be hidden; did you mean "rec-stacy"?',
    ],
  ])('%j', (expectation, message) => {
    expect(failuresOf(expectation).map((one) => one.message)).toEqual([
      expect.stringContaining(message),
    ]);
  });

  test('what is offered and not legal may be expected not to be', () => {
    expect(failuresOf({ notLegal: [{ type: 'recruit', seat: 1 }], toAct: [0] })).toEqual([]);
  });
});

describe('what is true is never called wrong', () => {
  const logs = [
    'neon-gods/life-on-the-streets-2',
    'city-of-remnants/players-2',
    'block-mania/players-2',
    'bloodfeud/players-4',
    'defend-neo-tokyo/players-2',
  ];
  test.each(logs)('every move and event of %s', (name) => {
    const [id = ''] = name.split('/');
    const game = games[id];
    if (game === undefined) throw new Error(id);
    const wrong: unknown[] = [];
    let count = 0;
    let words = new Set<string>();
    let before: Parameters<typeof wordsAt>[1] | undefined;
    const replayer = new Replayer(game, {
      onStart: ({ state: first }) => {
        before = first;
      },
      onMove: ({ state: after, move, events }) => {
        const known = before === undefined ? words : wordsAt(game, before).known;
        const now = wordsAt(game, after);
        words = new Set([...known, ...now.known]);
        const subject = { words: { ...now, known: words } };
        wrong.push(...wrongPattern({ what: 'move', schema: game.schemas.move, ...subject }, move));
        for (const event of events) {
          wrong.push(
            ...wrongPattern({ what: 'event', schema: game.schemas.event, ...subject }, event),
          );
          count++;
        }
        before = after;
      },
    });
    const file = new URL(`../golden/${name}.jsonl`, import.meta.url);
    for (const line of readFileSync(file, 'utf8').split('\n').slice(0, 150)) replayer.read(line);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });

  test.each(Object.values(games))('every path of a state of $title', (game) => {
    const start = game.setup({ players: game.players.min, seed: 1 });
    const paths: string[] = [];
    const visit = (value: unknown, path: string): void => {
      if (path !== '') paths.push(path);
      if (typeof value !== 'object' || value === null) return;
      for (const [key, part] of Object.entries(value))
        visit(part, path === '' ? key : `${path}.${key}`);
    };
    visit(start, '');
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !placeIn(game.schemas.state, path).ok)).toEqual([]);
  });
});

describe('a failure shows what was there', () => {
  const drawInstead = { type: 'drawInstead', seat: 0 } as const;
  const { events } = neonGods.apply(state, drawInstead);
  const drawn = events.find(({ type }) => type === 'cardDrawn');

  test('the events that happened, with the nearest beside the pattern', () => {
    const pattern = { type: 'cardDrawn', seat: 1 };
    const [failure] = failuresOf({ events: [pattern] }, drawInstead);
    expect(failure?.path).toEqual(['steps', 0, 'expect', 'events', 0]);
    const at = failure?.shown.indexOf(`- ${JSON.stringify(pattern)}`) ?? -1;
    expect(failure?.shown[at + 1]).toBe(`+ ${JSON.stringify(drawn)}`);
    expect(failure?.shown.filter((line) => line.startsWith('+ '))).toHaveLength(1);
  });

  test('the legal moves nearest to the pattern', () => {
    const [failure] = failuresOf({ legal: [{ type: 'drawInstead', seat: 1 }] });
    expect(failure?.shown.slice(0, 2)).toEqual([
      '- {"type":"drawInstead","seat":1}',
      '+ {"type":"drawInstead","seat":0}',
    ]);
  });

  test('the value at the path', () => {
    const [failure] = failuresOf({ state: { 'seats.0.money': 6 } });
    expect(failure?.shown).toEqual(['- 6', '+ 5']);
  });

  test('a list line by line, with what is the same around it', () => {
    const [one, two, three] = state.seats[0]?.hand ?? [];
    const other = Object.values(neonGods.content.startingCards).map(({ id }) => id);
    const strange = other.find((id) => !state.seats[0]?.hand.includes(id)) ?? '';
    const [failure] = failuresOf({ state: { 'seats.0.hand': [one, strange, three] } });
    expect(failure?.shown).toEqual([
      '  [',
      `    "${one}",`,
      `-   "${strange}",`,
      `+   "${two}",`,
      `    "${three}"`,
      '  ]',
    ]);
  });

  test('the table', () => {
    const [failure] = failuresOf({ toAct: [1] });
    expect(failure?.state).toEqual(state);
    expect(failure?.shown).toEqual(['- [1]', '+ [0]']);
  });
});
