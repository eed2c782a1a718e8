import type { ChanceState, Roll } from './chance.js';
import type { Refusal } from './rules.js';
import * as z from './schema.js';

/** Seats are numbered 0 to n - 1. */
export type Seat = number;
/** Who looks: a seat, somebody who sees only what lies open, or somebody who sees everything but chance. */
export type Viewer = Seat | 'spectator' | 'open';

/** What every state has. The agenda is a stack: its last step is what happens next; empty when the game is over. */
export interface BaseState {
  readonly game: string;
  readonly pack: string;
  chance: ChanceState;
  agenda: BaseStep[];
}

/** Something that is to happen. Steps are values: never changed, only replaced. */
export interface BaseStep {
  readonly type: string;
}

/** What every move has: its type and its seat. */
export interface BaseMove {
  readonly type: string;
  readonly seat: Seat;
}

/** Something that happened. */
export interface BaseEvent {
  readonly type: string;
  /** The outcomes of chance behind it, in order: what a tape needs. Written by the table. */
  readonly rolls?: readonly Roll[];
  /** Fields that only some seats may see, and which seats. */
  readonly hidden?: Readonly<Record<string, readonly Seat[]>>;
}

/** The types that the moves and steps of one game are written in. */
export interface Play {
  state: BaseState;
  step: BaseStep;
  event: BaseEvent;
  rule: string;
  content: unknown;
  notes: unknown;
  /** What chance is asked for. A game that lists its labels has words for each of them. */
  label: string;
}

/** A label of chance; where it is about one seat, with its number at the end. */
export type LabelOf<P extends Play> = P['label'] | `${P['label']}.${Seat}`;

/** What rules look at. */
export interface Position<P extends Play> {
  readonly state: P['state'];
  readonly content: P['content'];
  /**
   * What the rules have worked out from the state so far, each entry when it was first asked for (`notes.x ??= …`). A fresh
   * sheet for every call, so that a state changed by hand is never misread. While a move is carried out the state
   * changes under it: the one function that changes what an entry was worked out from forgets it (sets it to
   * `undefined`) or keeps it true.
   */
  readonly notes: P['notes'];
}

/**
 * The events in which there is nothing that others could hold too and change later. `hidden` is written out where the
 * event is. To look through all events for lists and records takes some per cent of the time of every game.
 */
export type Flat<E extends BaseEvent> = E extends unknown
  ? Extract<E[Exclude<keyof E, keyof BaseEvent>], object> extends never
    ? E
    : never
  : never;

/** What rules act on. Everything that happens goes through here. */
export interface Table<P extends Play> extends Position<P> {
  /**
   * One of the faces, each equally likely. Faces that look alike may be listed several times. `about` is the id of
   * what it is rolled for, where nothing else tells.
   */
  roll<F extends Roll>(label: LabelOf<P>, faces: readonly F[], about?: string): F;
  /** Takes a random member out of the set. */
  draw(label: LabelOf<P>, set: string[], about?: string): string;
  emit(event: Flat<P['event']>): void;
  /** An event with lists or records in it: they are copied, so that who gets it may do with it what they like. */
  emitCopy(event: P['event']): void;
  /** These steps happen next, in this order, before what is on the agenda already. */
  next(...steps: P['step'][]): void;
  /** The game is over: nothing is left on the agenda, and nothing comes onto it any more. */
  end(): void;
  /** Hidden information has been shown without any draw or roll. */
  reveal(): void;
}

type StepAt<P extends Play, At extends string> = Extract<P['step'], { type: At }>;
/** A move by its type and its fields. */
export type MoveOf<T extends string, S extends z.ZodRawShape> = z.output<
  z.ZodObject<{ type: z.ZodLiteral<T>; seat: z.ZodInt } & S>
>;

/** One kind of move. `legalMoves` are the options that `closed` and `forbid` let pass, and `apply` asks the same two. */
export interface MoveRule<
  P extends Play,
  T extends string,
  S extends z.ZodRawShape,
  At extends P['step']['type'],
  C,
> {
  readonly type: T;
  /** The decisions at which it is offered. */
  readonly at: readonly At[];
  /** The fields of the move besides `type` and `seat`. */
  readonly params: S;
  /**
   * The rule that keeps the seat from all moves of this type now, whatever their details, or nothing.
   * Asked before everything below; in a list once for moves that stand together and share this function.
   */
  closed?(position: Position<P>, seat: Seat, step: StepAt<P, At>): Refusal<P['rule']> | undefined;
  /** Whatever is costly and the same for all moves of this type here: computed once, passed along. */
  context?(position: Position<P>, step: StepAt<P, At>, seat: Seat): C;
  /** Candidates in their stable order: at least every legal move. */
  options(
    position: Position<P>,
    seat: Seat,
    step: StepAt<P, At>,
    context: C,
  ): readonly MoveOf<T, S>[];
  /** The rule it breaks, or nothing. */
  forbid(
    position: Position<P>,
    move: MoveOf<T, S>,
    step: StepAt<P, At>,
    context: C,
  ): Refusal<P['rule']> | undefined;
  /** Does it. The step it answers has been taken off the agenda. */
  perform(table: Table<P>, move: MoveOf<T, S>, step: StepAt<P, At>): void;
}

/** Any kind of move, as the referee handles it. */
export interface AnyMoveRule<P extends Play> {
  readonly type: string;
  readonly at: readonly string[];
  readonly params: z.ZodRawShape;
  closed?(position: Position<P>, seat: Seat, step: P['step']): Refusal<P['rule']> | undefined;
  context?(position: Position<P>, step: P['step'], seat: Seat): unknown;
  options(
    position: Position<P>,
    seat: Seat,
    step: P['step'],
    context: unknown,
  ): readonly BaseMove[];
  forbid(
    position: Position<P>,
    move: BaseMove,
    step: P['step'],
    context: unknown,
  ): Refusal<P['rule']> | undefined;
  perform(table: Table<P>, move: BaseMove, step: P['step']): void;
}

/** A step that happens by itself. It has been taken off the agenda. */
export interface Automatic<P extends Play, S> {
  resolve(table: Table<P>, step: S): void;
}

/** Whether the seat has a legal move of one of these types at the step under way. */
export type Can = (seat: Seat, ...types: string[]) => boolean;

/** A step that waits for one seat or for several at once. */
export interface Decision<P extends Play, S> {
  seats(position: Position<P>, step: S): readonly Seat[];
  /** Types of moves without which there is nothing to decide: skipped when nobody asked has a legal one of them left. */
  readonly needs?: readonly string[];
  /** Where the rules leave no choice and ask no question: the move that is made by itself, or 'skip' for none at all. */
  forced?(position: Position<P>, step: S, can: Can): BaseMove | 'skip' | undefined;
}

/** What to do at one type of step: it happens by itself, or it waits for seats. */
export type StepRule<P extends Play, S = P['step']> = Automatic<P, S> | Decision<P, S>;

/** What to do for every type of step. */
export type StepRules<P extends Play> = {
  readonly [K in P['step']['type']]: StepRule<P, Extract<P['step'], { type: K }>>;
};

/** What is decided or happens next; nothing when the game is over. */
export function topStep<S>({ agenda }: { readonly agenda: readonly S[] }): S | undefined {
  return agenda[agenda.length - 1];
}

export function isDecision<P extends Play, S>(rule: StepRule<P, S>): rule is Decision<P, S> {
  return 'seats' in rule;
}

/** `const defineMove = movesOf<NeonGods>()`: checks a move against the game's types and infers its own. */
export function movesOf<P extends Play>() {
  return <
    const T extends string,
    const S extends z.ZodRawShape,
    const At extends P['step']['type'],
    C = undefined,
  >(
    rule: MoveRule<P, T, S, At, C>,
  ): MoveRule<P, T, S, At, C> => rule;
}

/** The moves of one kind: `export interface RecruitMove extends MoveIn<typeof recruit> {}`. */
export type MoveIn<R extends { perform(table: never, move: never, step: never): void }> =
  Parameters<R['perform']>[1];

/** The union of the moves of a list of move rules. */
export type MovesIn<
  L extends readonly { perform(table: never, move: never, step: never): void }[],
> = Parameters<L[number]['perform']>[1];

/** The zod schema of one kind of move: strict, so that nothing is smuggled in. */
export function moveSchema(rule: { readonly type: string; readonly params: z.ZodRawShape }) {
  return z.strictObject({ type: z.literal(rule.type), seat: z.int(), ...rule.params });
}
