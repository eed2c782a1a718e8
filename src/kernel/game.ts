import type * as z from 'zod';
import type { Ask, AskRules } from './ask.js';
import type { Roll, Seed, SeededChance } from './chance.js';
import type { InputIssue } from './errors.js';
import type { AnyMoveRule, BaseMove, Play, Position, Seat, StepRules, Viewer } from './play.js';
import type { GeneralRules, OutOfPlace } from './referee.js';
import type { RuleBook } from './rules.js';

/** How a game ended. Each game adds its own details. */
export interface BaseOutcome {
  readonly winners: readonly Seat[];
  /** The final score of every seat. */
  readonly scores: readonly number[];
  /** Best first, who is equal together. Whether more or fewer points are better, it is never to be guessed. */
  readonly ranking: readonly (readonly Seat[])[];
  readonly reason: string;
  readonly tieBreak: string;
}

/** One item of a score. */
export interface StandingPart {
  readonly label: string;
  readonly value: number;
}

/** The score of one seat as it stands, with what it is made of; null where it is hidden. */
export interface SeatStanding {
  readonly seat: Seat;
  /** The sum of its parts; null where the viewer may not know it. */
  readonly score: number | null;
  readonly parts: readonly StandingPart[];
}

/** The score as it stands now. */
export interface Standing {
  /** What is counted, as `blurp`. */
  readonly unit: string;
  readonly better: 'more' | 'fewer';
  /** One row a playing seat. */
  readonly seats: readonly SeatStanding[];
}

/** What can be read off a table: a whole state, or a view. */
export interface Reading<G extends GameTypes> {
  readonly table: G['state'] | G['view'];
  readonly content: G['content'];
}

/** A question that can be asked of a table: first what it is read off, then what it is about. */
// biome-ignore lint/suspicious/noExplicitAny: any question, whatever it is about; each game has its own.
export type Question = (reading: any, ...about: any[]) => unknown;

/** The questions of a game as its users ask them: of a state or a view. */
export type Questions<G extends GameTypes> = {
  readonly [K in keyof G['questions']]: G['questions'][K] extends (
    reading: never,
    ...about: infer A
  ) => infer R
    ? (table: G['state'] | G['view'], ...about: A) => R
    : never;
};

/** All types of one game. */
export interface GameTypes extends Play {
  move: BaseMove;
  setup: { players: number; seed: Seed | null };
  setupInput: { players: number; seed: Seed | null };
  pack: { readonly id: string };
  view: unknown;
  outcome: BaseOutcome;
  face: unknown;
  questions: object;
}

/** A die of a game: its faces as printed, and how to roll it. */
export interface GameDie<F> {
  readonly name: string;
  readonly faces: readonly F[];
  /** `count` throws that depend on nothing but the seed. */
  roll(seed: Seed, count?: number): F[];
}

/** Recorded outcomes of chance, used in order instead of the seed. */
export interface RollsOption {
  /** Recorded outcomes to use instead of the seeded ones: one for every die and every draw, in order. */
  readonly rolls?: readonly Roll[] | undefined;
}

/** Names of the players, one a seat, for sentences. */
export interface NamesOption {
  /** What to call the seats, by their numbers. */
  readonly names?: readonly string[] | undefined;
}

/** A game that has been set up, and what happened meanwhile. */
export interface Started<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: G['event'][];
}

/** What a move led to: the new state, what happened, and whether its mover learnt anything by it. */
export interface Applied<G extends GameTypes> extends Started<G> {
  /** Dice were rolled or hidden information was shown: undo would be cheating. */
  readonly revealed: boolean;
}

/** What became of a move that was tried: what it led to, or the rule that it breaks. */
export type Tried<G extends GameTypes> =
  | ({ readonly ok: true } & Applied<G>)
  | {
      readonly ok: false;
      /** The rule it breaks; null when the move is fine but its recorded rolls are not. */
      readonly rule: G['rule'] | null;
      readonly title: string;
      readonly message: string;
      /** What chance is asked where the recorded rolls end or cannot be. */
      readonly ask?: Ask;
    };

/** The next thing that chance must say, or what has come of it all when nothing more is asked. */
export type Asked<T> =
  | { readonly ask: Ask; readonly applied?: never }
  | { readonly applied: T; readonly ask?: never };

/** One of the ways in which a move can turn out. Its chance is `ways` / `of`. */
export interface Branch<G extends GameTypes> {
  readonly ways: bigint;
  readonly of: bigint;
  /** What chance says on this way, as a tape. */
  readonly rolls: readonly Roll[];
  readonly events: readonly G['event'][];
  /** What comes of it; nothing where `until` has cut the way short. */
  readonly applied: Applied<G> | undefined;
}

/** How far the outcomes of chance are walked. */
export interface BranchesOption<G extends GameTypes> {
  /** Asked after each event: with these nothing more needs to be known. */
  until?(events: readonly G['event'][]): boolean;
  /** 'summed' where nothing depends on what single dice show: of rolls with the same sums, one stands for all. */
  readonly dice?: 'summed';
}

/** The public face, the same for every game. */
export interface Game<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly rulesVersion: number;
  /** The types of its moves, in the order in which `legalMoves` lists them. */
  readonly moveTypes: readonly G['move']['type'][];

  /** The first state. Setup options are checked; everything but `players` and `seed` has a default. */
  setup(options: G['setupInput'], chance?: RollsOption): G['state'];
  /** The same, with what happened during setup. */
  start(options: G['setupInput'], chance?: RollsOption): Started<G>;
  /** How many seats there are, a storyteller's included. */
  seats(state: G['state']): number;
  /** Who sits at each seat, by the places in which people came in: 0, 1 and so on where chance does not seat them. */
  seating(state: G['state']): number[];
  /** The seats that may act now; empty when the game is over. */
  toAct(state: G['state']): Seat[];
  /** All legal moves, of one seat or of all that may act: unique, in a stable order. */
  legalMoves(state: G['state'], seat?: Seat): G['move'][];
  /** The types of moves that the decision at hand is about, whether one of them is legal now or not. */
  offered(state: G['state']): readonly G['move']['type'][];
  /** A new state; the old one is unchanged. Throws IllegalMove. */
  apply(state: G['state'], move: G['move'], chance?: RollsOption): Applied<G>;
  /** The same for input that may be wrong: never throws on any move. */
  tryApply(state: G['state'], move: unknown, chance?: RollsOption): Tried<G>;
  /** `apply` as a plain reducer. */
  reduce(state: G['state'], move: G['move']): G['state'];
  /** In place, for simulators and search: rules are checked, the form of the move is trusted. */
  step(state: G['state'], move: G['move'], chance?: RollsOption): G['event'][];
  /** What chance must decide next when this move is made and chance says these rolls first. */
  asks(
    state: G['state'],
    move: G['move'],
    rolls?: readonly Roll[],
    told?: NamesOption,
  ): Asked<Applied<G>>;
  /** The same for setup; names are those of the people as they came in: see `seating`. */
  asksSetup(
    options: G['setupInput'],
    rolls?: readonly Roll[],
    told?: NamesOption,
  ): Asked<Started<G>>;
  /** Every way in which chance can decide what this move leads to, up to the next decision. */
  branches(
    state: G['state'],
    move: G['move'],
    options?: BranchesOption<G>,
  ): Generator<Branch<G>, void, undefined>;
  copy(state: G['state']): G['state'];
  /** A state from outside: schema and invariants are checked. Throws InvalidInput. */
  load(value: unknown): G['state'];
  outcome(state: G['state']): G['outcome'] | null;
  /** The score as it stands, from a state or a view; in a view only what its viewer may know. */
  standing(table: G['state'] | G['view']): Standing;
  /** What this seat, or a spectator, may know; or everything but chance ('open'), for who holds the state. */
  view(state: G['state'], viewer: Viewer): G['view'];
  viewEvents(events: readonly G['event'][], viewer: Viewer): G['event'][];
  /** A random full state that looks the same to this viewer, with fresh chance. */
  redeal(state: G['state'], viewer: Viewer, seed: Seed): G['state'];
  /** What does not hold in this state and must; empty is good. */
  invariants(state: G['state']): string[];
  /**
   * What everybody at the table can read off, each as a function of a state or a view: who controls, what it costs now,
   * how strong, how far.
   */
  readonly questions: Questions<G>;
  /** Which of these public facts, in the words of `standing` and `questions`, do not hold; empty is good. */
  mismatches(state: G['state'], facts: unknown): string[];
  readonly rules: RuleBook;
  /** The titles of the rule book's chapters, in their order, by the middle part of the rule ids. */
  readonly chapters: Readonly<Record<string, string>>;
  explain(rule: string): { id: string; title: string; text: string; note?: string };
  /** What the seats are called at this table where nobody has given names: their factions, or "Seat 0" and so on. */
  seatNames(table: G['state'] | G['view']): string[];
  /** One English sentence, told from a state, or from a view for the moves of its own seat. */
  describe(table: G['state'] | G['view'], move: G['move'], told?: NamesOption): string;
  describeEvent(event: G['event'], told?: NamesOption): string;
  readonly dice: Readonly<Record<string, GameDie<G['face']>>>;
  readonly schemas: {
    readonly setup: z.ZodType<G['setup'], G['setupInput']>;
    readonly state: z.ZodType<G['state']>;
    readonly move: z.ZodType<G['move']>;
    readonly event: z.ZodType<G['event']>;
    readonly view: z.ZodType<G['view']>;
    readonly content: z.ZodType<G['pack']>;
    /** Facts that logs may assert, where the game knows any. */
    readonly facts?: z.ZodType<unknown>;
  };
  readonly content: G['pack'];
  /** Tells packs with the same id apart. */
  readonly contentHash: string;
  /** The same game with another content pack. Throws InvalidInput that says what is wrong and where. */
  withContent(pack: unknown): Game<G>;
}

/** What a game's folder hands to the kernel. */
export interface GameDefinition<G extends GameTypes> {
  readonly id: string;
  readonly title: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly rulesVersion: number;
  /** Asked for once, when somebody needs it; so is `standard`. */
  readonly rules: Readonly<Record<G['rule'], RuleBook[string]>>;
  /** The titles of the rule book's chapters, in their order, by the middle part of the rule ids. */
  readonly chapters?: Readonly<Record<string, string>>;
  readonly general: GeneralRules<G['rule']>;
  readonly outOfPlace?: OutOfPlace<G>;
  readonly schemas: {
    readonly setup: z.ZodType<G['setup'], G['setupInput']>;
    readonly state: z.ZodType<G['state']>;
    readonly event: z.ZodType<G['event']>;
    readonly view?: z.ZodType<G['view']>;
    readonly content: z.ZodType<G['pack']>;
    readonly facts?: z.ZodType<unknown>;
  };
  readonly moves: readonly AnyMoveRule<G>[];
  readonly steps: StepRules<G>;
  readonly standard: G['pack'];
  /** A fresh sheet of notes, for a game that works out things which several of its rules look at. */
  readonly notes?: () => G['notes'];
  /** What a pack that parses may still have wrong. */
  checkContent(pack: G['pack']): InputIssue[];
  compile(pack: G['pack']): G['content'];
  dice(content: G['content']): Record<string, readonly G['face'][]>;
  /** What options that parse may still have wrong with this content. */
  checkSetup(options: G['setup'], content: G['content']): InputIssue[];
  /** The table before anything is drawn or rolled; the agenda holds what setup still has to do. */
  begin(options: G['setup'], content: G['content']): G['state'];
  copy(state: G['state']): G['state'];
  view(position: Position<G>, viewer: Viewer): G['view'];
  /** Replaces, in place, what the viewer does not know by something as likely. */
  redeal(position: Position<G>, viewer: Viewer, random: SeededChance): void;
  seats(table: G['state'] | G['view']): number;
  /** Who sits at each seat, where chance seats people: by the places in which they came in. */
  readonly seating?: (state: G['state']) => readonly number[];
  invariants(position: Position<G>): string[];
  /** What is wrong with a state that no play has led to, though every invariant holds: asked by `load` alone. */
  unreachable?(position: Position<G>): string[];
  /** What of these facts, which fit their schema, does not hold. */
  mismatches?(position: Position<G>, facts: never): string[];
  outcome(state: G['state']): G['outcome'] | null;
  /** The score as it stands, read off a state or a view alike. */
  standing(reading: Reading<G>): Standing;
  /** What can be asked of a table, by name. */
  readonly questions: G['questions'];
  /** What the seats are called where nobody has given names; "Seat 0" and so on by default. */
  seatNames?(reading: Reading<G>): readonly string[];
  /** `names` may be empty: then the sentence says "Seat 0" or what the table tells. */
  describe(reading: Reading<G>, move: G['move'], names: readonly string[]): string;
  describeEvent(event: G['event'], content: G['content'], names: readonly string[]): string;
  /** What its labels of chance mean; a label without words is told by itself. */
  readonly chance?: AskRules<G, G['move']>;
}
