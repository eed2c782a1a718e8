import type * as z from 'zod';
import { quote } from './errors.js';
import {
  type AnyMoveRule,
  type BaseMove,
  type Decision,
  isDecision,
  moveSchema,
  type Play,
  type Position,
  type Seat,
  type StepRule,
  type StepRules,
  type Table,
} from './play.js';
import { type Refusal, refusals } from './rules.js';

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

/** No rule of any game lets this many automatic steps follow one move. */
const mostSteps = 10_000;

/** Knows whose turn it is, what is offered and what happens next; knows no game. */
export class Referee<P extends Play> {
  readonly #steps = new Map<string, StepRule<P>>();
  readonly #rules = new Map<string, AnyMoveRule<P>>();
  readonly #offered = new Map<string, readonly AnyMoveRule<P>[]>();
  readonly #schemas = new Map<string, z.ZodType>();

  constructor(
    steps: StepRules<P>,
    moves: readonly AnyMoveRule<P>[],
    readonly general: GeneralRules<P['rule']>,
  ) {
    for (const rule of moves) {
      this.#rules.set(rule.type, rule);
      this.#schemas.set(rule.type, moveSchema(rule));
    }
    for (const [type, rule] of Object.entries<StepRule<P>>(steps)) {
      this.#steps.set(type, rule);
      this.#offered.set(
        type,
        moves.filter(({ at }) => at.includes(type)),
      );
    }
  }

  toAct(position: Position<P>): readonly Seat[] {
    const step = top(position.state);
    if (step === undefined) return [];
    return this.#decision(step).seats(position, step);
  }

  /** Whether the game is over, or waits for somebody. */
  isSettled({ state }: Position<P>): boolean {
    const step = top(state);
    return step === undefined || isDecision(this.#stepRule(step));
  }

  legalMoves(position: Position<P>, seat: Seat | undefined): BaseMove[] {
    const legal: BaseMove[] = [];
    const step = top(position.state);
    if (step === undefined) return legal;
    const seats = this.#decision(step).seats(position, step);
    const offered = this.#offered.get(step.type) ?? [];
    for (const actor of seats) {
      if (seat !== undefined && seat !== actor) continue;
      for (const rule of offered) {
        const context = rule.context?.(position, step, actor);
        for (const move of rule.options(position, actor, step, context)) {
          if (rule.forbid(position, move, step, context) === undefined) legal.push(move);
        }
      }
    }
    return legal;
  }

  /** The rule that a move of unknown origin breaks, or nothing; and the move as its schema reads it. */
  examine(position: Position<P>, input: unknown): Refusal<P['rule']> | BaseMove {
    const refuse = refusals<P['rule']>();
    const { general } = this;
    if (top(position.state) === undefined) return refuse(general.over, () => 'the game is over');
    if (!isMoveLike(input)) {
      return refuse(general.malformed, () => 'a move is an object with a type and a seat');
    }
    const early = this.#misplaced(position, input);
    if (early !== undefined) return early;
    const parsed = (this.#schemas.get(input.type) as z.ZodType<BaseMove>).safeParse(input);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      const where = issue?.path.map(String).join('.') ?? '';
      return refuse(general.malformed, () => `${input.type}: ${where} ${issue?.message ?? ''}`);
    }
    return this.#forbidden(position, parsed.data) ?? parsed.data;
  }

  /** The same for a move that has the right form: seat, type and rules, but not its schema. */
  refusal(position: Position<P>, move: BaseMove): Refusal<P['rule']> | undefined {
    if (top(position.state) === undefined) {
      return refusals<P['rule']>()(this.general.over, () => 'the game is over');
    }
    return this.#misplaced(position, move) ?? this.#forbidden(position, move);
  }

  /** Carries out a legal move and everything that follows from it by itself. */
  perform(table: Table<P>, move: BaseMove): void {
    this.#answer(table, move);
    this.settle(table);
  }

  /** Runs automatic steps until somebody has to decide or the game is over. */
  settle(table: Table<P>): void {
    const { agenda } = table.state;
    for (let i = 0; i < mostSteps; i++) {
      const step = agenda[agenda.length - 1];
      if (step === undefined) return;
      const rule = this.#stepRule(step);
      if (isDecision(rule)) {
        const move = rule.forced?.(table, step);
        if (move === undefined) return;
        if (move === 'skip') agenda.pop();
        else this.#answer(table, move);
      } else {
        agenda.pop();
        rule.resolve(table, step);
      }
    }
    throw new Error('the automatic steps do not end');
  }

  #answer(table: Table<P>, move: BaseMove): void {
    const step = table.state.agenda.pop();
    const rule = this.#rules.get(move.type);
    if (step === undefined || rule === undefined) throw new Error(`no ${move.type} is possible`);
    rule.perform(table, move, step);
  }

  #misplaced(position: Position<P>, { seat, type }: BaseMove): Refusal<P['rule']> | undefined {
    const refuse = refusals<P['rule']>();
    const step = top(position.state) as P['step'];
    const seats = this.#decision(step).seats(position, step);
    if (!seats.includes(seat)) {
      return refuse(this.general.seat, () => `seat ${seat} is not to act, but ${listed(seats)}`);
    }
    const offered = this.#offered.get(step.type) ?? [];
    if (offered.some((rule) => rule.type === type)) return undefined;
    return refuse(this.general.type, () => {
      return `${quote(type)} is not possible now, but ${listed(offered.map((rule) => rule.type))}`;
    });
  }

  #forbidden(position: Position<P>, move: BaseMove): Refusal<P['rule']> | undefined {
    const step = top(position.state) as P['step'];
    const rule = this.#rules.get(move.type) as AnyMoveRule<P>;
    const context = rule.context?.(position, step, move.seat);
    return rule.forbid(position, move, step, context);
  }

  #decision(step: P['step']): Decision<P, P['step']> {
    const rule = this.#stepRule(step);
    if (!isDecision(rule)) throw new Error(`${step.type} is no decision`);
    return rule;
  }

  #stepRule(step: P['step']): StepRule<P> {
    const rule = this.#steps.get(step.type);
    if (rule === undefined) throw new Error(`no rule for the step ${step.type}`);
    return rule;
  }
}

/** Whether the seat has a legal move of this kind at this step, without listing them all. */
export function canMake<P extends Play, S extends P['step']>(
  rule: AnyMoveRule<P>,
  position: Position<P>,
  step: S,
  seat: Seat,
): boolean {
  const context = rule.context?.(position, step, seat);
  for (const move of rule.options(position, seat, step, context)) {
    if (rule.forbid(position, move, step, context) === undefined) return true;
  }
  return false;
}

function top<S>(state: { agenda: S[] }): S | undefined {
  return state.agenda[state.agenda.length - 1];
}

function isMoveLike(input: unknown): input is BaseMove {
  if (typeof input !== 'object' || input === null) return false;
  const { type, seat } = input as Record<string, unknown>;
  return typeof type === 'string' && Number.isSafeInteger(seat);
}

function listed(items: readonly (string | number)[]): string {
  return items.length > 0 ? items.join(' or ') : 'nothing';
}
