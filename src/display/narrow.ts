import { type Choice, isSameTouch, type Narrowed, type Touch } from './touch.js';

interface Candidate<M> {
  readonly move: M;
  /** What is left to touch. */
  readonly left: readonly Touch[];
}

/**
 * The tree of choices, one touch at a time: what can be touched after these, or the move that they make. Touches are
 * taken in the order in which the moves list them; where that fits no move, in any order.
 */
export function narrowMoves<M>(
  moves: readonly M[],
  touchesOf: (move: M) => readonly Touch[],
  touched: readonly Touch[],
): Narrowed<M> {
  const all = moves.map((move) => ({ move, left: touchesOf(move) }));
  const ordered = all.flatMap((one) => after(one, touched, inOrder));
  const fitting =
    ordered.length > 0 ? ordered : all.flatMap((one) => after(one, touched, anywhere));
  const complete = fitting.find(({ left }) => left.length === 0);
  if (complete !== undefined) return { next: [], move: complete.move };
  return { next: choices(fitting.map(({ left }) => left[0] as Touch)) };
}

function after<M>(
  candidate: Candidate<M>,
  touched: readonly Touch[],
  find: (left: readonly Touch[], touch: Touch) => number,
): Candidate<M>[] {
  const left = [...candidate.left];
  for (const touch of touched) {
    const index = find(left, touch);
    if (index < 0) return [];
    left.splice(index, 1);
  }
  return [{ move: candidate.move, left }];
}

function inOrder([first]: readonly Touch[], touch: Touch): number {
  return first !== undefined && isSameTouch(first, touch) ? 0 : -1;
}

function anywhere(left: readonly Touch[], touch: Touch): number {
  return left.findIndex((one) => isSameTouch(one, touch));
}

/** Each once; numbers of one kind become one control, where they are evenly spaced. */
function choices(touches: readonly Touch[]): Choice[] {
  const found: Choice[] = [];
  const numbers = new Map<string, Extract<Touch, { kind: 'number' }>[]>();
  for (const touch of touches) {
    if (touch.kind !== 'number') {
      if (!found.some(({ kind, id }) => kind === touch.kind && id === touch.id)) found.push(touch);
      continue;
    }
    const group = numbers.get(touch.id);
    if (group === undefined) numbers.set(touch.id, [touch]);
    else group.push(touch);
  }
  for (const group of numbers.values()) found.push(control(group));
  return found;
}

/** Where a value between least and most is missing, the step skips it only if all steps are even; the move is checked anyway. */
function control(group: readonly Extract<Touch, { kind: 'number' }>[]): Choice {
  const [{ id, label }] = group as [Extract<Touch, { kind: 'number' }>];
  const values = [...new Set(group.map(({ value }) => value))].sort((a, b) => a - b);
  const [min = 0] = values;
  const max = values.at(-1) ?? min;
  const step = values.slice(1).reduce((common, value) => divisor(common, value - min), 0);
  return { kind: 'number', id, label, min, max, step: step === 0 ? 1 : step };
}

/** The greatest common divisor. */
function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
