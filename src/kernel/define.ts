import { RollsError } from './ask.js';
import { type Seed, SeededChance, seedChance, seedSchema } from './chance.js';
import { diceOf } from './dice.js';
import {
  fieldOf,
  IllegalMove,
  InvalidInput,
  parseInput,
  quote,
  stumbled,
  unusable,
} from './errors.js';
import { mismatchesIn } from './facts.js';
import { fingerprint } from './fingerprint.js';
import { typesIn } from './forms.js';
import type {
  Game,
  GameDefinition,
  GameDie,
  GameTypes,
  NamesOption,
  Question,
  Questions,
  Reading,
  RollsOption,
  Standing,
  Tried,
} from './game.js';
import type { BaseEvent, Viewer } from './play.js';
import { Playing } from './playing.js';
import * as z from './schema.js';
import { viewEvents } from './view.js';

/** Makes a game from its rules: moves, steps, schemas, content, words. See docs/adding-a-game.md. */
export function defineGame<G extends GameTypes>(definition: GameDefinition<G>): Game<G> {
  return new DefinedGame(definition);
}

/** What can be seen, asked and told of a game that is played. */
class DefinedGame<G extends GameTypes> extends Playing<G> implements Game<G> {
  #listed: ReadonlySet<unknown> | undefined;
  /** Views that have been checked, or were made here. */
  readonly #seen = new WeakSet<object>();
  #contentHash: string | undefined;
  #questions: Questions<G> | undefined;

  tryApply(state: G['state'], move: unknown, chance?: RollsOption): Tried<G> {
    try {
      return { ok: true, ...this.apply(state, move as G['move'], chance) };
    } catch (error) {
      if (error instanceof IllegalMove) {
        const { rule, title, message } = error;
        return { ok: false, rule: rule as G['rule'], title, message };
      }
      if (error instanceof InvalidInput && error.issues[0]?.path[0] === 'rolls') {
        const asked = error instanceof RollsError ? { ask: error.ask } : {};
        const title = 'Recorded rolls';
        return { ok: false, rule: null, title, message: error.message, ...asked };
      }
      throw error;
    }
  }

  /** Bound, so that it can be handed to a store as it is. */
  readonly reduce = (state: G['state'], move: G['move']): G['state'] => {
    return this.apply(state, move).state;
  };

  outcome(state: G['state']): G['outcome'] | null {
    return this.guard(state, () => this.definition.outcome(state));
  }

  standing(table: G['state'] | G['view']): Standing {
    return this.#read(table, (reading) => this.definition.standing(reading));
  }

  view(state: G['state'], viewer: Viewer): G['view'] {
    return this.guard(state, () => {
      this.#checkViewer(state, viewer);
      return this.definition.view(this.position(state), viewer);
    });
  }

  viewEvents(events: readonly G['event'][], viewer: Viewer): G['event'][] {
    const isSeat = typeof viewer === 'number' && Number.isInteger(viewer) && viewer >= 0;
    if (!isSeat && !isOnlooker(viewer)) {
      const message = `a viewer is a seat, "spectator" or "open", not ${quote(viewer)}`;
      throw unusable('viewer', message);
    }
    return this.#guardEvents(events, () => viewEvents<BaseEvent>(events, viewer));
  }

  redeal(state: G['state'], viewer: Viewer, seed: Seed): G['state'] {
    return this.guard(state, () => {
      this.#checkViewer(state, viewer);
      const random = new SeededChance(seedChance(parseInput('seed', seedSchema, seed)));
      const other = this.copy(state);
      if (viewer !== 'open') this.definition.redeal(this.position(other), viewer, random);
      other.chance = random.state;
      return other;
    });
  }

  invariants(state: G['state']): string[] {
    return this.guard(state, () => this.definition.invariants(this.position(state)));
  }

  mismatches(state: G['state'], facts: unknown): string[] {
    return this.guard(state, () => {
      return mismatchesIn(this.definition, this.position(state), facts, (question, about) => {
        return this.#answer(state, question, about);
      });
    });
  }

  #answer(state: G['state'], question: string, about: readonly unknown[]): unknown {
    if (question === 'standing') return this.standing(state).seats.map(({ score }) => score);
    const ask = (this.questions as Readonly<Record<string, Question>>)[question];
    return ask?.(state, ...about);
  }

  get questions(): Questions<G> {
    this.#questions ??= Object.fromEntries(
      Object.entries(this.definition.questions).map(([name, question]) => [
        name,
        (table: G['state'] | G['view'], ...about: unknown[]) => {
          return this.#read(table, (reading) => this.#asked(name, question, reading, about));
        },
      ]),
    ) as Questions<G>;
    return this.#questions;
  }

  /** What a question is about may come from anywhere: what cannot be answered is the asker's mistake. */
  #asked(
    name: string,
    question: Question,
    reading: Reading<G>,
    about: readonly unknown[],
  ): unknown {
    try {
      return question(reading, ...about);
    } catch (error) {
      if (error instanceof InvalidInput) throw error;
      throw stumbled(`question ${quote(name)}`, 'it has no answer here', error);
    }
  }

  explain(rule: string) {
    const isKnown = typeof rule === 'string' && Object.hasOwn(this.rules, rule);
    const found = isKnown ? this.rules[rule] : undefined;
    if (found === undefined) {
      throw unusable('rule id', `${this.title} has no rule ${quote(rule)}`);
    }
    return { id: rule, ...found };
  }

  seatNames(table: G['state'] | G['view']): string[] {
    return this.#read(table, (reading) => {
      const names = this.definition.seatNames?.(reading);
      if (names !== undefined) return [...names];
      return Array.from({ length: this.definition.seats(table) }, (_, seat) => `Seat ${seat}`);
    });
  }

  describe(table: G['state'] | G['view'], move: G['move'], told?: NamesOption): string {
    return this.#read(table, (reading) => {
      const parsed = parseInput('move', this.schemas.move, move);
      return this.definition.describe(reading, parsed, told?.names ?? []);
    });
  }

  describeEvent(event: G['event'], told?: NamesOption): string {
    return this.#guardEvents([event], () => {
      if (!this.#eventTypes.has(fieldOf(event, 'type'))) throw new Error('there is no such event');
      return this.definition.describeEvent(event, this.compiled, told?.names ?? []);
    });
  }

  get #eventTypes(): ReadonlySet<unknown> {
    this.#listed ??= typesIn(this.schemas.event);
    return this.#listed;
  }

  get dice(): Readonly<Record<string, GameDie<G['face']>>> {
    return diceOf(this.definition.dice(this.compiled));
  }

  get contentHash(): string {
    this.#contentHash ??= fingerprint(this.content);
    return this.#contentHash;
  }

  withContent(input: unknown): Game<G> {
    const what = `content pack for ${this.title}`;
    const pack = parseInput(what, this.schemas.content, input);
    const issues = this.definition.checkContent(pack);
    if (issues.length > 0) throw new InvalidInput(what, issues);
    const game = new DefinedGame(this.definition, pack);
    // A pack that cannot be compiled is refused here, not at its first game.
    void game.compiled;
    return game;
  }

  /** What can be told from a state or from a view. Views come from the network: their form is checked, once. */
  #read<T>(table: G['state'] | G['view'], work: (reading: Reading<G>) => T): T {
    const content = this.compiled;
    if (fieldOf(table, 'viewer') === undefined) {
      return this.guard(table as G['state'], () => work({ table, content }));
    }
    const what = `view of ${this.title}`;
    const seen = table as object;
    if (!this.#seen.has(seen)) {
      parseInput(what, this.schemas.view, table);
      this.#seen.add(seen);
    }
    try {
      return work({ table, content });
    } catch (error) {
      if (error instanceof InvalidInput) throw error;
      throw stumbled(what, 'it cannot be read', error);
    }
  }

  #guardEvents<T>(events: readonly G['event'][], work: () => T): T {
    try {
      return work();
    } catch (error) {
      parseInput('events', z.array(this.schemas.event), events);
      throw stumbled('events', 'they cannot be told', error);
    }
  }

  #checkViewer(state: G['state'], viewer: Viewer): void {
    const seats = this.definition.seats(state);
    if (isOnlooker(viewer)) return;
    if (Number.isInteger(viewer) && viewer >= 0 && viewer < seats) return;
    const known = `a seat from 0 to ${seats - 1}, "spectator" or "open"`;
    const message = `a viewer is ${known}, not ${quote(viewer)}`;
    throw unusable('viewer', message);
  }
}

function isOnlooker(viewer: Viewer): viewer is 'spectator' | 'open' {
  return viewer === 'spectator' || viewer === 'open';
}
