import { describe, expect, test } from 'vitest';
import { Stopped } from '../../src/cli/exit.js';
import { Film, type Moment } from '../../src/cli/replaying/film.js';
import { Stepper } from '../../src/cli/replaying/stepping.js';
import { tellEvents } from '../../src/cli/story.js';
import { neonGods, replay } from '../../src/index.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import { goldenLog } from './run.js';

const game: Game = neonGods;
const moments: Moment[] = [];
replay(neonGods, goldenLog().slice(0, 120).join('\n'), {
  onStart: ({ state, events }) => add(state, events),
  onMove: ({ state, events }) => add(state, events),
});

function add(state: GameTypes['state'], events: readonly GameTypes['event'][]): void {
  const lines = tellEvents(game, { state, events }, 'everything');
  moments.push({
    state: game.copy(state),
    lines,
    types: events.map(({ type }) => type),
    people: [],
  });
}

function stepper(): Stepper {
  return new Stepper(new Film(game, moments, 'everything', ['Ada', 'Bo']));
}

/** Presses keys: names of keys in words of several letters, everything else as typed. */
function press(on: Stepper, ...keys: string[]): string | undefined {
  let left: string | undefined;
  for (const key of keys) {
    const isName = key.length > 1;
    left = on.press(isName ? { name: key, sequence: '\u001b' } : { name: key, sequence: key });
  }
  return left;
}

/** The first moment from here on whose story has this. */
function firstWith(text: string, from = 0): number {
  return moments.findIndex((moment, at) => {
    return at >= from && moment.lines.some((line) => line.includes(text));
  });
}

describe('keys in a replay', () => {
  test('arrows go on and back, and stay within the game', () => {
    const on = stepper();
    press(on, 'right', 'right', 'space', 'left');
    expect(on.film.at).toBe(2);
    press(on, 'home', 'left');
    expect(on.film.at).toBe(0);
    press(on, 'end', 'right');
    expect(on.film.at).toBe(moments.length - 1);
  });

  test('a number and Enter go to a move, r and a number to a round', () => {
    const on = stepper();
    press(on, '1', '7', 'return');
    expect(on.film.at).toBe(17);
    press(on, '9', '9', '9', '9', 'return');
    expect(on.film.at).toBe(moments.length - 1);
    press(on, 'r', '2', 'return');
    const second = on.film.at;
    expect(on.film.draw('screen')).toMatch(/^Neon Gods · round 2 /);
    on.film.goTo(second - 1);
    expect(on.film.draw('screen')).toMatch(/^Neon Gods · round 1 /);
    press(on, 'r', '9', '9', 'return');
    expect(on.answer).toBe('there is no round 99');
    expect(on.film.at).toBe(second - 1);
  });

  test('down and up turn rounds', () => {
    const on = stepper();
    press(on, 'down');
    const second = on.film.at;
    expect(on.film.draw('screen')).toMatch(/ round 2 /);
    press(on, 'right', 'up');
    expect(on.film.at).toBe(second);
    press(on, 'up');
    expect(on.film.at).toBe(0);
    press(on, 'up');
    expect(on.answer).toBe('no earlier round');
  });

  test('b and B find battles', () => {
    const on = stepper();
    press(on, 'b');
    const battle = moments.findIndex(({ types }) => types.includes('battleStarted'));
    expect(on.film.at).toBe(battle);
    press(on, 'b');
    expect(on.film.at).toBeGreaterThan(battle);
    press(on, 'B');
    expect(on.film.at).toBe(battle);
    press(on, 'B');
    expect(on.answer).toBe('no earlier battle');
  });

  test('/ searches the story, and n again, round the end', () => {
    const on = stepper();
    const first = firstWith('recruits', 1);
    press(on, '/', ...'RECRUITS', 'return');
    expect(on.film.at).toBe(first);
    press(on, 'n');
    expect(on.film.at).toBe(firstWith('recruits', first + 1));
    press(on, 'end', 'n');
    expect(on.film.at).toBe(firstWith('recruits'));
    press(on, '/', 'q', 'q', 'q', 'backspace', 'return');
    expect(on.answer).toBe('the story has no "qq"');
  });

  test('t, s and ? show more; q and Ctrl-D leave; Ctrl-C stops', () => {
    const on = stepper();
    press(on, 't');
    expect(on.more).toBe('table');
    press(on, 't', 's');
    expect(on.more).toBe('story');
    press(on, '?');
    expect(on.more).toBe('help');
    expect(press(on, 'q')).toBe('left');
    expect(on.press({ name: 'd', ctrl: true })).toBe('left');
    expect(() => on.press({ name: 'c', ctrl: true })).toThrow(Stopped);
  });

  test('names stand on the table', () => {
    expect(stepper().film.draw('table')).toContain('Ada');
  });
});
