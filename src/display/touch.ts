import * as z from 'zod';

const text = { id: z.string().min(1).max(120), label: z.string().max(200) };

/** Something that lies on the table: the id of a thing in the scene. */
const thing = z.strictObject({ kind: z.literal('thing'), ...text });
/** A choice that nothing on the table stands for. */
const button = z.strictObject({ kind: z.literal('button'), ...text });
const option = z.strictObject({ kind: z.literal('option'), ...text });
/** How many, or how much. */
const number = z.strictObject({ kind: z.literal('number'), ...text, value: z.number() });

/** What a person touches. */
export const touch = z.discriminatedUnion('kind', [thing, button, option, number]);
/** Something a person touches to make a move: a thing of the scene, a button, an option, a number. */
export type Touch = z.output<typeof touch>;

/** A number that is still to be chosen, as one control. */
export interface NumberControl {
  readonly kind: 'number';
  readonly id: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** What can be touched next. */
export type Choice = Exclude<Touch, { kind: 'number' }> | NumberControl;

/** What can be touched next, and the move, once the touches say which. */
export interface Narrowed<M> {
  /** What can be touched next; empty once the move is complete. */
  readonly next: readonly Choice[];
  /** The move that all of this makes. */
  readonly move?: M;
}

/** A thing of the scene. */
export const thingTouch = (id: string, label: string): Touch => ({ kind: 'thing', id, label });
/** A choice that nothing on the table stands for: "Pass". */
export const buttonTouch = (id: string, label: string): Touch => ({ kind: 'button', id, label });
/** One of several choices that are only words. */
export const optionTouch = (id: string, label: string): Touch => ({ kind: 'option', id, label });
/** A number to be set, with its least, most and step. */
export const numberTouch = (id: string, label: string, value: number): Touch => {
  return { kind: 'number', id, label, value };
};

/** Whether two touches are one and the same. */
export function isSameTouch(a: Touch, b: Touch): boolean {
  if (a.kind !== b.kind || a.id !== b.id) return false;
  return a.kind !== 'number' || (b.kind === 'number' && a.value === b.value);
}
