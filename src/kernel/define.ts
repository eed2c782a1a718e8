import { type AskRules, EndlessChance, RollsError } from './ask.js';
import { type Roll, type Seed, SeededChance, seedChance, seedSchema, Tape } from './chance.js';
import { fieldOf, IllegalMove, InvalidInput, parseInput, quote, reasonOf } from './errors.js';
import { factsMissed } from './facts.js';
import { fingerprint } from './fingerprint.js';
import type {
  Applied,
  Asked,
  Branch,
  BranchesOption,
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
  Started,
  Tried,
} from './game.js';
import { KnownStates } from './known.js';
import { isPlainObject, plainCopy } from './plain.js';
import {
  type BaseEvent,
  type BaseMove,
  moveSchema,
  type Position,
  type Seat,
  type Viewer,
} from './play.js';
import { Referee } from './referee.js';
import type { Refusal, RuleBook } from './rules.js';
import * as z from './schema.js';
import { LiveTable, type TableChance } from './table.js';
import { viewEvents } from './view.js';
import { endOfWalk, Walk, WalkedTable } from './walk.js';

/** Makes a game from its rules: moves, steps, schemas, content, words. See docs/adding-a-game.md. */
export function defineGame<G extends GameTypes>(definition: GameDefinition<G>): Game<G> {
  return new DefinedGame(definition, definition.standard);
}

class DefinedGame<G extends GameTypes> implements Game<G> {
  readonly id: string;
  readonly title: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly rulesVersion: number;
  readonly moveTypes: readonly G['move']['type'][];
  readonly rules: RuleBook;
  readonly chapters: Readonly<Record<string, string>>;
  readonly schemas: Game<G>['schemas'];
  readonly content: G['pack'];
  readonly #definition: GameDefinition<G>;
  readonly #referee: Referee<G>;
  // What an import alone does not need is made when it is first asked for.
  #compiled: G['content'] | undefined;
  #listed: ReadonlySet<unknown> | undefined;
  readonly #known = new KnownStates();
  /** Views that have been checked, or were made here. */
  readonly #seen = new WeakSet<object>();
  /** Chance as the state has it, and the words for it. */
  readonly #ownChance: TableChance<G>;
  #contentHash: string | undefined;
  #questions: Questions<G> | undefined;

  constructor(definition: GameDefinition<G>, pack: G['pack']) {
    this.#definition = definition;
    this.id = definition.id;
    this.title = definition.title;
    this.players = definition.players;
    this.rulesVersion = definition.rulesVersion;
    this.moveTypes = definition.moves.map(({ type }) => type);
    this.rules = definition.rules;
    this.chapters = definition.chapters ?? {};
    this.content = pack;
    this.#ownChance = { asks: definition.chance ?? ({} as AskRules<G>) };
    const { steps, moves, general, outOfPlace } = definition;
    if (moves.length === 0) throw new Error('a game needs moves');
    this.#referee = new Referee<G>(steps, moves, general, outOfPlace);
    this.schemas = schemasOf(definition);
  }

  get #content(): G['content'] {
    this.#compiled ??= this.#definition.compile(this.content);
    return this.#compiled;
  }

  get #eventTypes(): ReadonlySet<unknown> {
    this.#listed ??= typesIn(this.schemas.event);
    return this.#listed;
  }

  setup(options: G['setupInput'], chance?: RollsOption): G['state'] {
    return this.start(options, chance).state;
  }

  start(input: G['setupInput'], chance?: RollsOption): Started<G> {
    return this.#begin(input, this.#chanceIn(chance));
  }

  #begin(input: G['setupInput'], chance: TableChance<G>): Started<G> {
    const options = parseInput('setup options', this.schemas.setup, input);
    const issues = this.#definition.checkSetup(options, this.#content);
    if (issues.length > 0) throw new InvalidInput('setup options', issues);
    try {
      const state = this.#definition.begin(options, this.#content);
      const table = new LiveTable<G>(this.#position(state), chance);
      this.#referee.settle(table);
      table.finish();
      return { state: this.#known.made(state), events: table.events };
    } catch (error) {
      if (error instanceof InvalidInput) throw error;
      const message = `a game cannot be set up with them: ${reasonOf(error)}`;
      throw new InvalidInput('setup options', [{ path: [], message }], { cause: error });
    }
  }

  seats(state: G['state']): number {
    return this.#guard(state, () => this.#definition.seats(state));
  }

  toAct(state: G['state']): Seat[] {
    return this.#guard(state, () => [...this.#referee.toAct(this.#position(state))]);
  }

  // What bots do for every move is guarded without a function of its own: that makes it some per cent faster.
  legalMoves(state: G['state'], seat?: Seat): G['move'][] {
    try {
      this.#checkState(state);
      return this.#referee.legalMoves(this.#position(state), seat);
    } catch (error) {
      throw this.#explained(state, error);
    }
  }

  offered(state: G['state']): readonly G['move']['type'][] {
    return this.#guard(state, () => this.#referee.offered(this.#position(state)));
  }

  apply(state: G['state'], move: G['move'], chance?: RollsOption): Applied<G> {
    return this.#apply(state, move, this.#chanceIn(chance));
  }

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

  step(state: G['state'], move: G['move'], chance?: RollsOption): G['event'][] {
    try {
      this.#checkState(state);
      const position = this.#position(state);
      const refusal = this.#referee.refusal(position, move);
      if (refusal !== undefined) throw this.#illegal(refusal, move);
      const given = this.#chanceIn(chance);
      if (given.chance === undefined && state.chance !== null) {
        return this.#perform(position, move, given).events;
      }
      // A tape may turn out to be wrong half-way: the state changes when it has been right to its end.
      const copy = this.#definition.copy(state);
      const { events } = this.#perform({ ...position, state: copy }, move, given);
      Object.assign(state, copy);
      return events;
    } catch (error) {
      throw this.#explained(state, error);
    }
  }

  asks(
    state: G['state'],
    move: G['move'],
    rolls: readonly Roll[] = [],
    told?: NamesOption,
  ): Asked<Applied<G>> {
    return askedOrDone(() => this.#apply(state, move, this.#taped(rolls, told)));
  }

  asksSetup(
    options: G['setupInput'],
    rolls: readonly Roll[] = [],
    told?: NamesOption,
  ): Asked<Started<G>> {
    return askedOrDone(() => this.#begin(options, this.#taped(rolls, told)));
  }

  *branches(
    state: G['state'],
    move: G['move'],
    options: BranchesOption<G> = {},
  ): Generator<Branch<G>, void, undefined> {
    const examined = this.#guard(state, () => this.#referee.examine(this.#position(state), move));
    if ('because' in examined) throw this.#illegal(examined, move);
    const walk = new Walk<G['event']>(options);
    do {
      const branch = this.#branch(state, examined, walk);
      if (branch !== undefined) yield branch;
    } while (walk.advance());
  }

  copy(state: G['state']): G['state'] {
    return this.#guard(state, () => this.#known.made(this.#definition.copy(state)));
  }

  load(value: unknown): G['state'] {
    const what = `state of ${this.title}`;
    const state = parseInput(what, this.schemas.state, value);
    this.#checkPack(state);
    const position = this.#position(state);
    const broken = this.#definition.invariants(position);
    if (broken.length === 0) broken.push(...this.#unplayable(position));
    if (broken.length > 0) {
      throw new InvalidInput(
        what,
        broken.map((message) => ({ path: [], message })),
      );
    }
    return this.#known.made(state);
  }

  outcome(state: G['state']): G['outcome'] | null {
    return this.#guard(state, () => this.#definition.outcome(state));
  }

  standing(table: G['state'] | G['view']): Standing {
    return this.#read(table, (reading) => this.#definition.standing(reading));
  }

  view(state: G['state'], viewer: Viewer): G['view'] {
    return this.#guard(state, () => {
      this.#checkViewer(state, viewer);
      return this.#definition.view(this.#position(state), viewer);
    });
  }

  viewEvents(events: readonly G['event'][], viewer: Viewer): G['event'][] {
    const isSeat = Number.isInteger(viewer) && (viewer as Seat) >= 0;
    if (!isSeat && !isOnlooker(viewer)) {
      const message = `a viewer is a seat, "spectator" or "open", not ${quote(viewer)}`;
      throw new InvalidInput('viewer', [{ path: [], message }]);
    }
    return this.#guardEvents(events, () => viewEvents<BaseEvent>(events, viewer));
  }

  redeal(state: G['state'], viewer: Viewer, seed: Seed): G['state'] {
    return this.#guard(state, () => {
      this.#checkViewer(state, viewer);
      const random = new SeededChance(seedChance(parseInput('seed', seedSchema, seed)));
      const other = this.#known.made(this.#definition.copy(state));
      if (viewer !== 'open') this.#definition.redeal(this.#position(other), viewer, random);
      other.chance = random.state;
      return other;
    });
  }

  invariants(state: G['state']): string[] {
    return this.#guard(state, () => this.#definition.invariants(this.#position(state)));
  }

  mismatches(state: G['state'], input: unknown): string[] {
    return this.#guard(state, () => {
      const facts = plainCopy(input, 'facts');
      if (!isPlainObject(facts)) {
        const { schemas: forms, mismatches: compare } = this.#definition;
        if (forms.facts !== undefined && compare !== undefined) {
          return compare(this.#position(state), parseInput('facts', forms.facts, facts) as never);
        }
        throw new InvalidInput('facts', [{ path: [], message: 'they are not a record of facts' }]);
      }
      const { own, asked } = this.#sortFacts(facts);
      const { schemas, mismatches } = this.#definition;
      const form = schemas.facts as z.ZodType;
      const missed =
        Object.keys(own).length === 0
          ? []
          : mismatches?.(this.#position(state), parseInput('facts', form, own) as never);
      const known = [...this.#factWords(), ...Object.keys(this.#definition.questions), 'standing'];
      return [
        ...(missed ?? []),
        ...factsMissed(asked, known, (question, about) => this.#answer(state, question, about)),
      ];
    });
  }

  /** The facts that the game has words of its own for, and those in the words of questions. */
  #sortFacts(facts: Record<string, unknown>) {
    const words = this.#factWords();
    const own: Record<string, unknown> = {};
    const asked: Record<string, unknown> = {};
    for (const [word, noted] of Object.entries(facts)) {
      (words.includes(word) ? own : asked)[word] = noted;
    }
    return { own, asked };
  }

  #factWords(): readonly string[] {
    const { facts } = this.#definition.schemas;
    const form = facts && (facts as z.core.$ZodType as z.core.$ZodTypes)._zod.def;
    return form?.type === 'object' ? Object.keys(form.shape) : [];
  }

  #answer(state: G['state'], question: string, about: readonly unknown[]): unknown {
    if (question === 'standing') return this.standing(state).seats.map(({ score }) => score);
    const ask = (this.questions as Readonly<Record<string, Question>>)[question];
    return ask?.(state, ...about);
  }

  get questions(): Questions<G> {
    this.#questions ??= Object.fromEntries(
      Object.entries(this.#definition.questions).map(([name, question]) => [
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
      const message = `it has no answer here: ${reasonOf(error)}`;
      throw new InvalidInput(`question ${quote(name)}`, [{ path: [], message }], { cause: error });
    }
  }

  explain(rule: string) {
    const isKnown = typeof rule === 'string' && Object.hasOwn(this.rules, rule);
    const found = isKnown ? this.rules[rule] : undefined;
    if (found === undefined) {
      const message = `${this.title} has no rule ${quote(rule)}`;
      throw new InvalidInput('rule id', [{ path: [], message }]);
    }
    return { id: rule, ...found };
  }

  seatNames(table: G['state'] | G['view']): string[] {
    return this.#read(table, (reading) => {
      const names = this.#definition.seatNames?.(reading);
      if (names !== undefined) return [...names];
      return Array.from({ length: this.#definition.seats(table) }, (_, seat) => `Seat ${seat}`);
    });
  }

  describe(table: G['state'] | G['view'], move: G['move'], told?: NamesOption): string {
    return this.#read(table, (reading) => {
      const parsed = parseInput('move', this.schemas.move, move);
      return this.#definition.describe(reading, parsed, told?.names ?? []);
    });
  }

  describeEvent(event: G['event'], told?: NamesOption): string {
    return this.#guardEvents([event], () => {
      if (!this.#eventTypes.has(fieldOf(event, 'type'))) throw new Error('there is no such event');
      return this.#definition.describeEvent(event, this.#content, told?.names ?? []);
    });
  }

  get dice(): Readonly<Record<string, GameDie<G['face']>>> {
    const dice: Record<string, GameDie<G['face']>> = {};
    for (const [name, faces] of Object.entries(this.#definition.dice(this.#content))) {
      dice[name] = { name, faces, roll: (seed, count = 1) => throws(faces, seed, count) };
    }
    return dice;
  }

  get contentHash(): string {
    this.#contentHash ??= fingerprint(this.content);
    return this.#contentHash;
  }

  withContent(input: unknown): Game<G> {
    const what = `content pack for ${this.title}`;
    const pack = parseInput(what, this.schemas.content, input);
    const issues = this.#definition.checkContent(pack);
    if (issues.length > 0) throw new InvalidInput(what, issues);
    const game = new DefinedGame(this.#definition, pack);
    // A pack that cannot be compiled is refused here, not at its first game.
    void game.#content;
    return game;
  }

  #position(state: G['state']): Position<G> {
    return { state, content: this.#content, notes: this.#definition.notes?.() };
  }

  #chanceIn(option: RollsOption | undefined): TableChance<G> {
    const rolls = rollsIn(option);
    return rolls === undefined ? this.#ownChance : this.#taped(rolls, undefined);
  }

  #taped(rolls: readonly Roll[], told: NamesOption | undefined): TableChance<G> {
    return { ...this.#ownChance, chance: new Tape(rolls), names: told?.names };
  }

  #apply(state: G['state'], move: G['move'], chance: TableChance<G>): Applied<G> {
    try {
      this.#checkState(state);
      const position = this.#position(state);
      const examined = this.#referee.examine(position, move);
      if ('because' in examined) throw this.#illegal(examined, move);
      const copy = this.#known.made(this.#definition.copy(state));
      return this.#perform({ ...position, state: copy }, examined, chance);
    } catch (error) {
      throw this.#explained(state, error);
    }
  }

  #perform(position: Position<G>, move: BaseMove, chance: TableChance<G>): Applied<G> {
    const table = new LiveTable<G>(position, chance);
    this.#referee.perform(table, move);
    table.finish();
    return { state: table.state, events: table.events, revealed: table.revealed };
  }

  /** One way of a walk; nothing where another stands for it. */
  #branch(state: G['state'], move: BaseMove, walk: Walk<G['event']>): Branch<G> | undefined {
    const copy = this.#known.made(this.#definition.copy(state));
    const table = new WalkedTable<G>(this.#position(copy), walk, this.#ownChance);
    const { events } = table;
    try {
      this.#referee.perform(table, move);
      table.finish();
      const applied = { state: copy, events, revealed: table.revealed };
      return { ...walk.share, rolls: walk.rolls, events, applied };
    } catch (error) {
      const end = endOfWalk(error);
      if (end === undefined) throw this.#explained(state, error);
      if (end === 'walked elsewhere') return undefined;
      if (end === 'too deep') throw new EndlessChance();
      return { ...walk.share, rolls: walk.rolls, events, applied: undefined };
    }
  }

  #illegal(refusal: Refusal<G['rule']>, move: unknown): IllegalMove<G['rule']> {
    const rule = this.#definition.rules[refusal.rule];
    return new IllegalMove(refusal.rule, rule, refusal.because(), move);
  }

  /** What can be told from a state or from a view. Views come from the network: their form is checked, once. */
  #read<T>(table: G['state'] | G['view'], work: (reading: Reading<G>) => T): T {
    const content = this.#content;
    if (fieldOf(table, 'viewer') === undefined) {
      return this.#guard(table as G['state'], () => work({ table, content }));
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
      const message = `it cannot be read: ${reasonOf(error)}`;
      throw new InvalidInput(what, [{ path: [], message }], { cause: error });
    }
  }

  #guard<T>(state: G['state'], work: () => T): T {
    try {
      this.#checkState(state);
      return work();
    } catch (error) {
      throw this.#explained(state, error);
    }
  }

  /** A state that never came from here can make any rule stumble: then say so, and what is wrong with it. */
  #explained(state: G['state'], error: unknown): unknown {
    if (error instanceof IllegalMove || error instanceof InvalidInput) return error;
    this.load(state);
    return this.#unusable(`the rules cannot go on from it: ${reasonOf(error)}`, { cause: error });
  }

  #guardEvents<T>(events: readonly G['event'][], work: () => T): T {
    try {
      return work();
    } catch (error) {
      parseInput('events', z.array(this.schemas.event), events);
      const message = `they cannot be told: ${reasonOf(error)}`;
      throw new InvalidInput('events', [{ path: [], message }], { cause: error });
    }
  }

  /** A state made elsewhere (JSON, structuredClone, a store's copy) has its form checked, once. */
  #checkState(state: G['state']): void {
    if (typeof state === 'object' && state !== null && this.#known.has(state)) return;
    this.#checkPack(state);
    parseInput(`state of ${this.title}`, this.schemas.state, state);
    this.#known.checked(state);
  }

  #checkPack(state: G['state']): void {
    if (fieldOf(state, 'game') !== this.id) throw this.#unusable('it is not a state of this game');
    const pack = fieldOf(state, 'pack');
    if (pack === this.content.id) return;
    const packs = `the content pack ${quote(pack)}, this is ${quote(this.content.id)}`;
    throw this.#unusable(`it needs ${packs}`);
  }

  /** What only a state from outside can have wrong: it breaks no invariant, but no play has led to it. */
  #unplayable(position: Position<G>): string[] {
    if (!this.#referee.isSettled(position)) return ['nobody is to act, yet it is not over'];
    const found = this.#definition.unreachable?.(position) ?? [];
    if (found.length > 0) return found;
    return this.#referee
      .toAct(position)
      .filter((seat) => this.#referee.legalMoves(position, seat).length === 0)
      .map((seat) => `seat ${seat} is to act, but has no move`);
  }

  #unusable(message: string, options?: ErrorOptions): InvalidInput {
    return new InvalidInput(`state of ${this.title}`, [{ path: [], message }], options);
  }

  #checkViewer(state: G['state'], viewer: Viewer): void {
    const seats = this.#definition.seats(state);
    if (isOnlooker(viewer)) return;
    if (Number.isInteger(viewer) && viewer >= 0 && viewer < seats) return;
    const known = `a seat from 0 to ${seats - 1}, "spectator" or "open"`;
    const message = `a viewer is ${known}, not ${quote(viewer)}`;
    throw new InvalidInput('viewer', [{ path: [], message }]);
  }
}

function isOnlooker(viewer: Viewer): viewer is 'spectator' | 'open' {
  return viewer === 'spectator' || viewer === 'open';
}

function rollsIn(chance: RollsOption | undefined): readonly Roll[] | undefined {
  try {
    return chance?.rolls;
  } catch (error) {
    const message = `they cannot be read: ${reasonOf(error)}`;
    throw new InvalidInput('recorded rolls', [{ path: ['rolls'], message }]);
  }
}

/** What chance is asked where the rolls end, or what came of them. */
function askedOrDone<T>(work: () => T): Asked<T> {
  try {
    return { applied: work() };
  } catch (error) {
    if (error instanceof RollsError && error.isMissing) return { ask: error.ask };
    throw error;
  }
}

/** The schemas as users see them: made when they are first asked for. */
function schemasOf<G extends GameTypes>({ schemas, moves }: GameDefinition<G>): Game<G>['schemas'] {
  const { view = z.unknown() as z.ZodType<G['view']> } = schemas;
  let move: z.ZodType<G['move']> | undefined;
  return {
    ...schemas,
    get setup() {
      return z.made(schemas.setup);
    },
    get state() {
      return z.made(schemas.state);
    },
    get event() {
      return z.made(schemas.event);
    },
    get view() {
      return z.made(view);
    },
    get content() {
      return z.made(schemas.content);
    },
    get move() {
      move ??= z.made(moveUnion(moves));
      return move;
    },
  };
}

function moveUnion<G extends GameTypes>(moves: GameDefinition<G>['moves']): z.ZodType<G['move']> {
  const [first, ...rest] = moves.map(moveSchema) as [ReturnType<typeof moveSchema>];
  return z.discriminatedUnion('type', [first, ...rest]) as z.ZodType<G['move']>;
}

/** The types that a union of events tells apart. */
function typesIn(events: z.ZodType): ReadonlySet<unknown> {
  const { def } = (events as z.core.$ZodType as z.core.$ZodTypes)._zod;
  if (def.type !== 'union') return new Set();
  return new Set(
    def.options.flatMap((option) => {
      const form = (option as z.core.$ZodTypes)._zod.def;
      const type = form.type === 'object' ? form.shape.type : undefined;
      const literal = type && (type as z.core.$ZodTypes)._zod.def;
      return literal?.type === 'literal' ? [...literal.values] : [];
    }),
  );
}

function throws<F>(faces: readonly F[], seed: Seed, count: number): F[] {
  const random = new SeededChance(seedChance(parseInput('seed', seedSchema, seed)));
  const times = parseInput('number of dice', z.int().min(0).max(1_000_000), count);
  return Array.from({ length: times }, () => faces[random.below(faces.length)] as F);
}
