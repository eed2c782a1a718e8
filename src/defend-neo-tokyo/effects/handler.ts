import type { Seat } from '../../kernel/play.js';
import type { EffectKind, EffectOf } from '../content/effects.js';
import type { Limb, Part } from '../content/terms.js';
import type { TokyoPosition, TokyoTable } from '../play.js';
import type { Frame, StepOf } from '../state/steps.js';

/** An effect on its way: its place in a list, and what the list works with. */
export type Running = StepOf<'effects'>;

/** How the list goes on after an effect; with the next one by default. */
export type Next =
  | undefined
  /** With the next one, which knows more. */
  | { readonly knowing: Partial<Frame> }
  /** With the same one, for which this has been picked. */
  | { readonly picked: string }
  /** With the same one, for another unit. */
  | 'again';

/** An effect that asks nothing. The rest of the list waits on the agenda already, below what it sets off. */
export type Doing<K extends EffectKind> = (
  table: TokyoTable,
  running: Running,
  effect: EffectOf<K>,
) => void;

/** An effect that asks: the asking, and the going on with the answer. */
export interface Asking<K extends EffectKind> {
  /** The question, which only looks; none if there is nothing to decide. */
  ask(position: TokyoPosition, running: Running, effect: EffectOf<K>): Question | undefined;
  answered(table: TokyoTable, running: Running, effect: EffectOf<K>, answer: Answer): Next;
  /** What happens where there is no question; nothing by default. */
  unasked?(table: TokyoTable, running: Running, effect: EffectOf<K>): Next;
  /** What the list knows when the seat leaves off; nothing more by default. */
  leftOff?(running: Running): Next;
}

export type Handlers<K extends EffectKind> = {
  readonly [One in K]: Doing<One> | Asking<One>;
};

/** A decision whose answer goes to the effect below it on the agenda. */
export type Question = StepOf<
  | 'chooseMonster'
  | 'chooseSpace'
  | 'chooseMech'
  | 'choosePart'
  | 'choosePower'
  | 'chooseCitizen'
  | 'chooseCard'
  | 'chooseOption'
  | 'chooseDice'
>;

/** The moves that answer a question, made by the seat that was asked. */
export type Answer = { readonly seat: Seat } & (
  | { readonly type: 'chooseMonster'; readonly monster: string }
  | { readonly type: 'chooseSpace'; readonly space: string }
  | { readonly type: 'chooseMech'; readonly mech: Seat }
  | { readonly type: 'choosePart'; readonly part: Part }
  | { readonly type: 'choosePower'; readonly from: Limb; readonly to: Limb }
  | { readonly type: 'chooseCitizen'; readonly citizen: string }
  | { readonly type: 'chooseCard'; readonly card: string }
  | { readonly type: 'chooseOption'; readonly option: 'a' | 'b' }
  | { readonly type: 'chooseDice'; readonly count: number }
);
export type AnswerTo<T extends Question['type']> = Extract<Answer, { type: T }>;
