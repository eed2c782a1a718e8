import { type AskRules, EndlessChance } from './ask.js';
import { type Roll, Tape } from './chance.js';
import {
  fieldOf,
  IllegalMove,
  InvalidInput,
  parseInput,
  quote,
  stumbled,
  unusable,
  wholly,
} from './errors.js';
import { schemasOf } from './forms.js';
import type {
  Applied,
  Asked,
  Branch,
  BranchesOption,
  Game,
  GameDefinition,
  GameTypes,
  NamesOption,
  RollsOption,
  Started,
} from './game.js';
import { useKeys } from './keys.js';
import { KnownStates } from './known.js';
import type { BaseMove, Position, Seat } from './play.js';
import { Referee } from './referee.js';
import { askedOrDone, rollsIn } from './rolls.js';
import type { Refusal, RuleBook } from './rules.js';
import { LiveTable, type TableChance } from './table.js';
import { endOfWalk, Walk, WalkedTable } from './walk.js';

/** What a game does to states: it sets up, lists, moves, asks chance, and takes in states from elsewhere. */
export abstract class Playing<G extends GameTypes> {
  readonly id: string;
  readonly title: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly rulesVersion: number;
  readonly moveTypes: readonly G['move']['type'][];
  readonly chapters: Readonly<Record<string, string>>;
  readonly schemas: Game<G>['schemas'];
  protected readonly definition: GameDefinition<G>;
  readonly #referee: Referee<G>;
  // What an import alone does not need is made when it is first asked for.
  #rules: GameDefinition<G>['rules'] | undefined;
  #content: G['pack'] | undefined;
  #compiled: G['content'] | undefined;
  readonly #known = new KnownStates();
  /** Kept here, for the definitions of five games have five shapes. */
  readonly #freshNotes: (() => G['notes']) | undefined;
  /** Chance as the state has it, and the words for it. */
  readonly #ownChance: TableChance<G>;

  constructor(definition: GameDefinition<G>, pack?: G['pack']) {
    this.definition = definition;
    this.id = definition.id;
    this.title = definition.title;
    this.players = definition.players;
    this.rulesVersion = definition.rulesVersion;
    this.moveTypes = definition.moves.map(({ type }) => type);
    this.chapters = definition.chapters ?? {};
    this.#content = pack;
    this.#freshNotes = definition.notes;
    this.#ownChance = { asks: definition.chance ?? ({} as AskRules<G>) };
    const { steps, moves, general, outOfPlace } = definition;
    if (moves.length === 0) throw new Error('a game needs moves');
    this.#referee = new Referee<G>(steps, moves, general, outOfPlace);
    this.schemas = schemasOf(definition);
  }

  get rules(): RuleBook {
    return this.#ruleBook;
  }

  get #ruleBook() {
    this.#rules ??= this.definition.rules;
    return this.#rules;
  }

  get content(): G['pack'] {
    this.#content ??= this.definition.standard;
    return this.#content;
  }

  protected get compiled(): G['content'] {
    this.#compiled ??= this.#compile();
    return this.#compiled;
  }

  #compile(): G['content'] {
    useKeys(this.content);
    return this.definition.compile(this.content);
  }

  setup(options: G['setupInput'], chance?: RollsOption): G['state'] {
    return this.start(options, chance).state;
  }

  start(input: G['setupInput'], chance?: RollsOption): Started<G> {
    return this.#begin(input, this.#chanceIn(chance));
  }

  #begin(input: G['setupInput'], chance: TableChance<G>): Started<G> {
    const options = parseInput('setup options', this.schemas.setup, input);
    const issues = this.definition.checkSetup(options, this.compiled);
    if (issues.length > 0) throw new InvalidInput('setup options', issues);
    try {
      const state = this.definition.begin(options, this.compiled);
      const table = new LiveTable<G>(this.position(state), chance);
      this.#referee.settle(table);
      table.finish();
      return { state: this.#known.made(state), events: table.events };
    } catch (error) {
      if (error instanceof InvalidInput) throw error;
      throw stumbled('setup options', 'a game cannot be set up with them', error);
    }
  }

  seats(state: G['state']): number {
    return this.guard(state, () => this.definition.seats(state));
  }

  seating(state: G['state']): number[] {
    return this.guard(state, () => {
      const seats = this.definition.seats(state);
      return [...(this.definition.seating?.(state) ?? Array.from({ length: seats }, (_, i) => i))];
    });
  }

  toAct(state: G['state']): Seat[] {
    return this.guard(state, () => [...this.#referee.toAct(this.position(state))]);
  }

  // What bots do for every move is guarded without a function of its own: that makes it some per cent faster.
  legalMoves(state: G['state'], seat?: Seat): G['move'][] {
    try {
      this.#checkState(state);
      return this.#referee.legalMoves(this.position(state), seat);
    } catch (error) {
      throw this.#explained(state, error);
    }
  }

  offered(state: G['state']): readonly G['move']['type'][] {
    return this.guard(state, () => this.#referee.offered(this.position(state)));
  }

  apply(state: G['state'], move: G['move'], chance?: RollsOption): Applied<G> {
    return this.#apply(state, move, this.#chanceIn(chance));
  }

  step(state: G['state'], move: G['move'], chance?: RollsOption): G['event'][] {
    try {
      this.#checkState(state);
      const position = this.position(state);
      const refusal = this.#referee.refusal(position, move);
      if (refusal !== undefined) throw this.#illegal(refusal, move);
      const given = this.#chanceIn(chance);
      if (given.chance === undefined && state.chance !== null) {
        return this.#perform(position, move, given).events;
      }
      // A tape may turn out to be wrong half-way: the state changes when it has been right to its end.
      const copy = this.definition.copy(state);
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
    const { seating } = this.definition;
    return askedOrDone(() => this.#begin(options, { ...this.#taped(rolls, told), seating }));
  }

  *branches(
    state: G['state'],
    move: G['move'],
    options: BranchesOption<G> = {},
  ): Generator<Branch<G>, void, undefined> {
    const examined = this.guard(state, () => this.#referee.examine(this.position(state), move));
    if ('because' in examined) throw this.#illegal(examined, move);
    const walk = new Walk<G['event']>(options);
    do {
      const branch = this.#branch(state, examined, walk);
      if (branch !== undefined) yield branch;
    } while (walk.advance());
  }

  copy(state: G['state']): G['state'] {
    return this.guard(state, () => this.#known.made(this.definition.copy(state)));
  }

  load(value: unknown): G['state'] {
    const what = `state of ${this.title}`;
    const state = parseInput(what, this.schemas.state, value);
    this.#checkPack(state);
    const position = this.position(state);
    const broken = this.definition.invariants(position);
    if (broken.length === 0) broken.push(...this.#unplayable(position));
    if (broken.length > 0) {
      throw new InvalidInput(what, broken.flatMap(wholly));
    }
    return this.#known.made(state);
  }

  protected position(state: G['state']): Position<G> {
    return { state, content: this.compiled, notes: this.#freshNotes?.() };
  }

  #chanceIn(option: RollsOption | undefined): TableChance<G> {
    if (option === undefined) return this.#ownChance;
    const rolls = rollsIn(option);
    return rolls === undefined ? this.#ownChance : this.#taped(rolls, undefined);
  }

  #taped(rolls: readonly Roll[], told: NamesOption | undefined): TableChance<G> {
    return { ...this.#ownChance, chance: new Tape(rolls), names: told?.names };
  }

  #apply(state: G['state'], move: G['move'], chance: TableChance<G>): Applied<G> {
    try {
      this.#checkState(state);
      const position = this.position(state);
      const examined = this.#referee.examine(position, move);
      if ('because' in examined) throw this.#illegal(examined, move);
      const copy = this.#known.made(this.definition.copy(state));
      const table = this.#perform({ ...position, state: copy }, examined, chance);
      return { state: copy, events: table.events, revealed: table.revealed };
    } catch (error) {
      throw this.#explained(state, error);
    }
  }

  #perform(position: Position<G>, move: BaseMove, chance: TableChance<G>): LiveTable<G> {
    const table = new LiveTable<G>(position, chance);
    this.#referee.perform(table, move);
    table.finish();
    return table;
  }

  /** One way of a walk; nothing where another stands for it. */
  #branch(state: G['state'], move: BaseMove, walk: Walk<G['event']>): Branch<G> | undefined {
    const copy = this.#known.made(this.definition.copy(state));
    const table = new WalkedTable<G>(this.position(copy), walk, this.#ownChance);
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
    const rule = this.#ruleBook[refusal.rule];
    return new IllegalMove(refusal.rule, rule, refusal.because(), move);
  }

  protected guard<T>(state: G['state'], work: () => T): T {
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
    return stumbled(`state of ${this.title}`, 'the rules cannot go on from it', error);
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
    const found = this.definition.unreachable?.(position) ?? [];
    if (found.length > 0) return found;
    return this.#referee
      .toAct(position)
      .filter((seat) => this.#referee.legalMoves(position, seat).length === 0)
      .map((seat) => `seat ${seat} is to act, but has no move`);
  }

  #unusable(message: string): InvalidInput {
    return unusable(`state of ${this.title}`, message);
  }
}
