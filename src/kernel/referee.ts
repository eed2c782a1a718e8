import type * as z from 'zod';
import { quote, readAs, tellIssues } from './errors.js';
import { isSurely } from './glance.js';
import { Lookup } from './lookup.js';
import { mayHoldParts } from './parts.js';
import { deepCopy, plainCopy } from './plain.js';
import {
  type AnyMoveRule,
  type Automatic,
  type BaseMove,
  type Can,
  type Decision,
  isDecision,
  moveSchema,
  type Play,
  type Position,
  type Seat,
  type StepRule,
  type StepRules,
  topStep,
} from './play.js';
import { type Refusal, refusals } from './rules.js';
import type { LiveTable } from './table.js';
import { made } from './waiting.js';

/** The four refusals that every game has, as ids of its own rule book. */
export interface GeneralRules<R extends string> {
  /** The game is over. */
  readonly over: R;
  /** Another seat is to act. */
  readonly seat: R;
  /** This type of move is not offered now. */
  readonly type: R;
  /** Malformed. */
  readonly malformed: R;
}

/** How a move is out of place: one of these is false. */
export interface Place {
  /** The decision waits for this seat. */
  readonly isAsked: boolean;
  /** Moves of this type are possible answers to it. */
  readonly isOffered: boolean;
}

/** A closer reason than the general ones why a move is out of place, if the rules have one. */
export type OutOfPlace<P extends Play> = (
  position: Position<P>,
  step: P['step'],
  move: BaseMove,
  place: Place,
) => Refusal<P['rule']> | undefined;

/** No rule of any game lets this many automatic steps follow one move. */
const mostSteps = 10_000;

/** One type of step: what to do, and the moves that it offers. */
interface Station<P extends Play> {
  readonly type: string;
  readonly automatic: Automatic<P, P['step']> | undefined;
  readonly decision: Decision<P, P['step']> | undefined;
  readonly offered: readonly Offer<P>[];
  readonly chapters: readonly Chapter<P>[];
  /** Without a legal move of one of these the decision is skipped. */
  readonly needed: readonly Offer<P>[] | undefined;
  readonly byType: ReadonlyMap<string, Offer<P>>;
}

/** Kinds of moves that follow each other and are closed together, or not at all. */
interface Chapter<P extends Play> {
  readonly closed: Offer<P>['closed'];
  readonly offers: Offer<P>[];
}

function stationsOf<P extends Play>(
  steps: StepRules<P>,
  moves: readonly AnyMoveRule<P>[],
): ReadonlyMap<string, Station<P>> {
  const offers = moves.map(offerOf);
  return new Lookup(
    Object.entries<StepRule<P>>(steps).map(([type, rule]) => {
      const offered = offers.filter(({ at }) => at.includes(type));
      return [type, stationOf(type, rule, offered)];
    }),
  );
}

function stationOf<P extends Play>(
  type: string,
  rule: StepRule<P>,
  offered: readonly Offer<P>[],
): Station<P> {
  return {
    type,
    automatic: isDecision(rule) ? undefined : rule,
    decision: isDecision(rule) ? rule : undefined,
    offered,
    chapters: chaptersOf(offered),
    needed: needsOf(rule)?.flatMap((need) => offered.filter(({ type }) => type === need)),
    byType: new Lookup(offered.map((offer) => [offer.type, offer])),
  };
}

function needsOf<P extends Play>(rule: StepRule<P>): readonly string[] | undefined {
  return isDecision(rule) ? rule.needs : undefined;
}

/** A decision needs only what is offered at it. */
function checkNeeds<P extends Play>(steps: StepRules<P>, moves: readonly AnyMoveRule<P>[]): void {
  for (const [step, rule] of Object.entries<StepRule<P>>(steps)) {
    for (const need of needsOf(rule) ?? []) {
      const isOffered = moves.some(({ type, at }) => type === need && at.includes(step));
      if (!isOffered) throw new Error(`${step} needs ${need}, but does not offer it`);
    }
  }
}

function chaptersOf<P extends Play>(offered: readonly Offer<P>[]): Chapter<P>[] {
  const chapters: Chapter<P>[] = [];
  for (const offer of offered) {
    const last = chapters[chapters.length - 1];
    if (last !== undefined && last.closed === offer.closed) last.offers.push(offer);
    else chapters.push({ closed: offer.closed, offers: [offer] });
  }
  return chapters;
}

/** One kind of move. Written out so that all have one shape, with or without a context: lists come a quarter faster. */
interface Offer<P extends Play> {
  readonly type: string;
  readonly at: readonly string[];
  readonly rule: AnyMoveRule<P>;
  /** Made when a move of this type first comes from outside: see `schemaOf`. */
  schema: z.ZodType<BaseMove> | undefined;
  /** Whether somebody who holds the move could change a part of it later: see `ownOf`. */
  hasParts: boolean | undefined;
  readonly closed: AnyMoveRule<P>['closed'] | undefined;
  readonly context: AnyMoveRule<P>['context'] | undefined;
  readonly options: AnyMoveRule<P>['options'];
  readonly forbid: AnyMoveRule<P>['forbid'];
  readonly perform: AnyMoveRule<P>['perform'];
}

function offerOf<P extends Play>(rule: AnyMoveRule<P>): Offer<P> {
  const { type, at, closed, context, options, forbid, perform } = rule;
  const asked = { schema: undefined, hasParts: undefined };
  return { type, at, rule, ...asked, closed, context, options, forbid, perform };
}

function schemaOf<P extends Play>(offer: Offer<P>): z.ZodType<BaseMove> {
  offer.schema ??= made(moveSchema(offer.rule));
  return offer.schema;
}

/** The move, of which nobody else holds a part. */
function ownOf<P extends Play>(offer: Offer<P>, move: BaseMove): BaseMove {
  offer.hasParts ??= Object.values(offer.rule.params).some(mayHoldParts);
  return offer.hasParts ? (deepCopy(move) as BaseMove) : move;
}

/** Knows whose turn it is, what is offered and what happens next; knows no game. */
export class Referee<P extends Play> {
  readonly #steps: StepRules<P>;
  readonly #moves: readonly AnyMoveRule<P>[];
  readonly #general: GeneralRules<P['rule']>;
  readonly #outOfPlace: OutOfPlace<P> | undefined;
  /** Made when the first game is played: an import alone does not need them. */
  #stations: ReadonlyMap<string, Station<P>> | undefined;
  #latest: Station<P> | undefined;

  constructor(
    steps: StepRules<P>,
    moves: readonly AnyMoveRule<P>[],
    general: GeneralRules<P['rule']>,
    outOfPlace?: OutOfPlace<P>,
  ) {
    checkNeeds(steps, moves);
    this.#steps = steps;
    this.#moves = moves;
    this.#general = general;
    this.#outOfPlace = outOfPlace;
  }

  toAct(position: Position<P>): readonly Seat[] {
    const step = topStep(position.state);
    return step === undefined ? [] : seatsAt(this.#station(step), position, step);
  }

  /** The kinds of moves that answer the decision at hand. */
  offered({ state }: Position<P>): readonly string[] {
    const step = topStep(state);
    return step === undefined ? [] : this.#station(step).offered.map(({ type }) => type);
  }

  /** Whether the game is over, or waits for somebody. */
  isSettled({ state }: Position<P>): boolean {
    const step = topStep(state);
    return step === undefined || this.#station(step).decision !== undefined;
  }

  legalMoves(position: Position<P>, seat: Seat | undefined): BaseMove[] {
    const legal: BaseMove[] = [];
    const step = topStep(position.state);
    if (step === undefined) return legal;
    const station = this.#station(step);
    for (const actor of seatsAt(station, position, step)) {
      if (seat !== undefined && seat !== actor) continue;
      for (const { closed, offers } of station.chapters) {
        if (closed !== undefined && closed(position, actor, step) !== undefined) continue;
        for (const offer of offers) {
          const context = offer.context?.(position, step, actor);
          for (const move of offer.options(position, actor, step, context)) {
            if (offer.forbid(position, move, step, context) === undefined) legal.push(move);
          }
        }
      }
    }
    return legal;
  }

  /** The rule that a move of unknown origin breaks, or nothing; and the move as its schema reads it. */
  examine(position: Position<P>, sent: unknown): Refusal<P['rule']> | BaseMove {
    const refuse = refusals<P['rule']>();
    const { over, malformed } = this.#general;
    const step = topStep(position.state);
    if (step === undefined) return refuse(over, () => 'the game is over');
    const input = copyOrNothing(sent);
    if (!isMoveLike(input)) {
      return refuse(malformed, () => 'a move is an object with a type and a seat');
    }
    const offer = this.#offer(position, step, input);
    if (isRefusal(offer)) return offer;
    const schema = schemaOf(offer);
    if (isSurely(schema, input)) return forbidden(offer, position, input, step) ?? input;
    const read = readAs(schema, input);
    if (!read.ok) {
      const { issues } = read;
      return refuse(malformed, () => tellIssues(input.type, issues));
    }
    return forbidden(offer, position, read.value, step) ?? read.value;
  }

  /** The same for a move that has the right form: seat, type and rules, but not its schema. */
  refusal(position: Position<P>, move: BaseMove): Refusal<P['rule']> | undefined {
    const step = topStep(position.state);
    if (step === undefined) {
      return refusals<P['rule']>()(this.#general.over, () => 'the game is over');
    }
    const offer = this.#offer(position, step, move);
    return isRefusal(offer) ? offer : forbidden(offer, position, move, step);
  }

  /** Carries out a legal move and everything that follows from it by itself. */
  perform(table: LiveTable<P>, move: BaseMove): void {
    this.#answer(table, move);
    this.settle(table);
  }

  /** Runs automatic steps until somebody has to decide or the game is over. */
  settle(table: LiveTable<P>): void {
    const { agenda } = table;
    for (let i = 0; i < mostSteps; i++) {
      const step = agenda[agenda.length - 1];
      if (step === undefined) return;
      const station = this.#station(step);
      const { automatic, decision } = station;
      if (automatic !== undefined) {
        agenda.pop();
        table.step = step;
        automatic.resolve(table, step);
        continue;
      }
      if (!isNeeded(station, table, step)) {
        agenda.pop();
        continue;
      }
      const move = decision?.forced?.(table, step, canAt(station, table, step));
      if (move === undefined) return;
      if (move === 'skip') agenda.pop();
      else this.#answer(table, move);
    }
    throw new Error('the automatic steps do not end');
  }

  #answer(table: LiveTable<P>, move: BaseMove): void {
    const step = table.agenda.pop() as P['step'];
    const offer = this.#station(step).byType.get(move.type);
    if (offer === undefined) throw new Error(`${step.type} offers no ${move.type}`);
    const own = ownOf(offer, move);
    table.step = step;
    table.move = own;
    offer.perform(table, own, step);
  }

  /** The kind of move, if the seat is to act and the kind is offered. */
  #offer(position: Position<P>, step: P['step'], move: BaseMove): Offer<P> | Refusal<P['rule']> {
    const station = this.#station(step);
    const seats = seatsAt(station, position, step);
    const offer = station.byType.get(move.type);
    const isAsked = seats.includes(move.seat);
    if (isAsked && offer !== undefined) return offer;
    const place = { isAsked, isOffered: offer !== undefined };
    const closer = this.#outOfPlace?.(position, step, move, place);
    if (closer !== undefined) return closer;
    const refuse = refusals<P['rule']>();
    if (!isAsked) {
      const turns = either(seats.map((seat) => `seat ${seat}'s`));
      return refuse(
        this.#general.seat,
        () => `it is ${turns} turn to act, not seat ${move.seat}'s`,
      );
    }
    return refuse(this.#general.type, () => {
      return `${quote(move.type)} is not offered now; choose ${either([...station.byType.keys()])}`;
    });
  }

  #station({ type }: P['step']): Station<P> {
    // A list, the check of a move and the move itself ask for the same one after another. Not by `?.`: texts that were
    // once compared with nothing are compared slowly ever after.
    const latest = this.#latest;
    if (latest !== undefined && latest.type === type) return latest;
    this.#stations ??= stationsOf(this.#steps, this.#moves);
    const station = this.#stations.get(type);
    if (station === undefined) throw new Error(`no rule for the step ${type}`);
    this.#latest = station;
    return station;
  }
}

function seatsAt<P extends Play>(
  { type, decision }: Station<P>,
  position: Position<P>,
  step: P['step'],
): readonly Seat[] {
  if (decision === undefined) throw new Error(`${type} is not a decision`);
  return decision.seats(position, step);
}

function forbidden<P extends Play>(
  offer: Offer<P>,
  position: Position<P>,
  move: BaseMove,
  step: P['step'],
): Refusal<P['rule']> | undefined {
  const closed = offer.closed?.(position, move.seat, step);
  if (closed !== undefined) return closed;
  return offer.forbid(position, move, step, offer.context?.(position, step, move.seat));
}

function isRefusal<P extends Play>(found: Offer<P> | Refusal<P['rule']>): found is Refusal {
  return 'because' in found;
}

function isNeeded<P extends Play>(
  { needed, decision }: Station<P>,
  position: Position<P>,
  step: P['step'],
): boolean {
  if (needed === undefined || decision === undefined) return true;
  for (const seat of decision.seats(position, step)) {
    for (const offer of needed) if (canMake(offer, position, step, seat)) return true;
  }
  return false;
}

function canAt<P extends Play>(
  { byType }: Station<P>,
  position: Position<P>,
  step: P['step'],
): Can {
  return (seat, ...types) => {
    return types.some((type) => {
      const offer = byType.get(type);
      return offer !== undefined && canMake(offer, position, step, seat);
    });
  };
}

/** Whether the seat has a legal move of this kind at this step, without listing them all. */
function canMake<P extends Play>(
  offer: Offer<P>,
  position: Position<P>,
  step: P['step'],
  seat: Seat,
): boolean {
  if (offer.closed?.(position, seat, step) !== undefined) return false;
  const context = offer.context?.(position, step, seat);
  for (const move of offer.options(position, seat, step, context)) {
    if (offer.forbid(position, move, step, context) === undefined) return true;
  }
  return false;
}

/** The move as it was sent, read once; nothing where it cannot be read. */
function copyOrNothing(sent: unknown): unknown {
  try {
    return plainCopy(sent, 'move');
  } catch {
    return undefined;
  }
}

function isMoveLike(input: unknown): input is BaseMove {
  if (typeof input !== 'object' || input === null) return false;
  const { type, seat } = input as Record<string, unknown>;
  return typeof type === 'string' && Number.isSafeInteger(seat);
}

function either(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? 'nothing';
  return `${items.slice(0, -1).join(', ')} or ${items[items.length - 1]}`;
}
