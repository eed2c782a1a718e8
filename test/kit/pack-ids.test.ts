import { describe, expect, test } from 'vitest';
import { sensible } from '../../src/bots/index.js';
import { displayOf } from '../../src/displays.js';
import {
  choiceOf,
  fingerprint,
  type Game,
  type GameTypes,
  games,
  InvalidInput,
  seededRandom,
  type Viewer,
  verify,
  writeLog,
} from '../../src/index.js';
import { volume } from '../volume.js';
import { asOdd, firstDifference, harmless, namesIn, renamed, startOf } from './pack-ids.js';

/*
 * Packs may call things what every object has by nature, like `constructor`, or by numbers, which come first in every
 * record. A game with such a pack goes as one with a pack that has harmless words in their place: move by move and
 * text by text.
 */

type State = GameTypes['state'];
type Move = GameTypes['move'];
/** Sections of a pack, and what one name of each is called. */
type Calling = ReadonlyMap<string, string>;

/** Sections whose names are words of the game or numbers of places. */
const fixed = new Set(['leaders.colour', 'boards.squares.colour', 'layouts.cells.id']);
/** Sections whose names are plain texts. */
const free = new Set(['gangs.color', 'factions.colour', 'chassis.areas.color']);

const natural = ['constructor', 'toString', 'hasOwnProperty', '__proto__'];

/** What a name of this section may be. */
function takes(game: Game, section: string, word: string): boolean {
  if (free.has(section)) return true;
  if (fixed.has(section)) return false;
  const isCard = section === 'cards.id';
  if (/^\d/.test(word)) return isCard || game.id !== 'block-mania';
  const hasCapitals = game.id === 'bloodfeud' || (game.id === 'block-mania' && !isCard);
  return word === 'constructor' || (hasCapitals && word !== '__proto__');
}

/**
 * One round after the other, until every section has been called by each of the words, or, of a few rounds, by one of
 * them. All sections that have none in a round are called by numbers.
 */
function callings(game: Game): Calling[] {
  const sections = [...namesIn(game.content).keys()].filter((section) => !fixed.has(section));
  const words = natural.filter((word) => {
    return sections.some((section) => !free.has(section) && takes(game, section, word));
  });
  const rounds = [...sections.keys()].filter((round) => round % volume(words.length, 1) === 0);
  return rounds.map((round) => {
    return new Map(
      sections.flatMap((section, place): [string, string][] => {
        const word = natural[(place - round + sections.length) % sections.length];
        const number = String(500 + 10 * place);
        const called = word !== undefined && takes(game, section, word) ? word : number;
        return takes(game, section, called) ? [[section, called]] : [];
      }),
    );
  });
}

/** The game with a pack in which the first name of each section is another. */
function gameWith(game: Game, calling: Calling, wordFor: (odd: string) => string): Game {
  const names = new Map<string, string>();
  const all = namesIn(game.content);
  for (const [section, odd] of calling) {
    const name = all.get(section)?.find((one) => !names.has(one));
    if (name !== undefined) names.set(name, wordFor(odd));
  }
  return game.withContent(renamed(game.content, names));
}

type Both<T> = readonly [odd: T, plain: T];

/** A game of odd words and one of harmless ones. */
class Pair {
  readonly games: Both<Game>;
  readonly words: readonly string[];

  constructor(game: Game, calling: Calling) {
    this.games = [gameWith(game, calling, (odd) => odd), gameWith(game, calling, harmless)];
    this.words = [...calling.values()];
    const text = JSON.stringify(this.games[0].content);
    expect(this.words.filter((word) => !text.includes(`"${word}"`))).toEqual([]);
  }

  both<T>(make: (game: Game, side: 0 | 1) => T): Both<T> {
    return [make(this.games[0], 0), make(this.games[1], 1)];
  }

  /** What both give is the same but for the words, in the same order. */
  same<T>(what: string, make: (game: Game, side: 0 | 1) => T): T {
    const [odd, plain] = this.both(make);
    const [one, other] = [JSON.stringify(odd) ?? '', asOdd(plain, this.words)];
    if (one !== other) expect.fail(`${what}: ${firstDifference(one, other)}`);
    return odd;
  }

  /** The same for what holds records, whose keys may have another order. */
  alike(what: string, [odd, plain]: Both<unknown>): void {
    const due: unknown = JSON.parse(asOdd(plain, this.words));
    expect(fingerprint(odd), what).toBe(fingerprint(due));
  }
}

/** Plays both to the end with the same choices, half of them among what names something odd. */
function play(pair: Pair, seed: string): Move[] {
  const random = seededRandom(seed);
  const played: Move[] = [];
  let states = pair.both((game) => game.setup(startOf(game, seed)));
  for (;;) {
    const isLooked = played.length % 60 === 20 && played.length < 200;
    if (isLooked) lookAt(pair, states, seed);
    const lists = pair.both((game, side) => game.legalMoves(states[side]));
    const moves = pair.same('moves', (_, side) => lists[side]);
    if (moves.length === 0) break;
    const odd = [...moves.keys()].filter((place) => {
      const text = JSON.stringify(moves[place]);
      return pair.words.some((word) => text.includes(word));
    });
    const among = odd.length > 0 && random.below(2) === 0 ? odd : [...moves.keys()];
    const chosen = among[random.below(among.length)] as number;
    const applied = pair.both((game, side) => {
      return game.apply(states[side], lists[side][chosen] as Move);
    });
    pair.same('events', (game, side) => {
      return applied[side].events.map((event) => {
        return isLooked ? [event, game.describeEvent(event)] : [event];
      });
    });
    states = [applied[0].state, applied[1].state];
    played.push(moves[chosen] as Move);
  }
  lookAt(pair, states, seed);
  const { scores = [] } = pair.games[0].outcome(states[0]) ?? {};
  expect(scores.length).toBeGreaterThan(1);
  expect(scores.every(Number.isFinite)).toBe(true);
  return played;
}

/** All that can be asked of a state, for the seat that is to act and for who looks on. */
function lookAt(pair: Pair, states: Both<State>, seed: string): void {
  const [game] = pair.games;
  const [state] = states;
  const copy: State = JSON.parse(JSON.stringify(state));
  pair.alike('state', states);
  expect(game.invariants(state)).toEqual([]);
  expect(fingerprint(game.load(copy))).toBe(fingerprint(state));
  pair.same('standing', (own, side) => [own.standing(states[side]), own.outcome(states[side])]);
  const [seat] = game.toAct(state);
  for (const viewer of [seat ?? 'open', 'spectator'] satisfies Viewer[]) {
    const views = pair.both((own, side) => own.view(states[side], viewer));
    pair.alike('view', views);
    expect(game.schemas.view.safeParse(JSON.parse(JSON.stringify(views[0]))).success).toBe(true);
    pair.same('what is shown', (own, side) => shown(own, states[side], viewer));
    pair.alike(
      'redealt',
      pair.both((own, side) => own.redeal(states[side], viewer, seed)),
    );
  }
  if (seat === undefined) return;
  pair.same('what a bot does', (own, side) => {
    return sensible(own)(choiceOf(own, states[side], seat, seededRandom(seed)));
  });
}

/** The scene, what is asked and touched, and sentences. */
function shown(game: Game, state: State, viewer: Viewer) {
  const view = game.view(state, viewer);
  const moves = typeof viewer === 'number' ? game.legalMoves(state, viewer).slice(0, 20) : [];
  const display = displayOf(game);
  return {
    scene: display.scene(view),
    prompt: display.prompt(view, { moves }),
    touches: moves.map((move) => display.touches(view, move)),
    sentences: moves.map((move) => game.describe(view, move)),
  };
}

describe.each(Object.values(games))('$title', (game) => {
  test.each([...callings(game).entries()])('plays with odd ids: pack %i', (round, calling) => {
    const pair = new Pair(game, calling);
    const seed = `ids ${round}`;
    const moves = play(pair, seed);
    const [odd] = pair.games;
    pair.same('cards', (own) => displayOf(own).cards);
    const log = writeLog(odd, { setup: startOf(odd, seed), moves });
    expect(verify(odd, log)).toMatchObject({ ok: true, moves: moves.length });
  });

  test.each(['toString', '__proto__'])('where %s is of the wrong form, it is said', (word) => {
    for (const [section, [name = '']] of namesIn(game.content)) {
      if (takes(game, section, word)) continue;
      const pack = renamed(game.content, new Map([[name, word]]));
      expect(() => game.withContent(pack), section).toThrow(InvalidInput);
    }
  });
});
