import { plural, seatName, sentence } from 'cityrules/kit';
import type { Content } from '../content/compile.js';
import type { Move } from '../moves/index.js';
import { cardName } from './names.js';

type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

/** A move as one English sentence. */
export function describeMove(
  { content }: { readonly content: Content },
  move: Move,
  names: readonly string[],
): string {
  const deed = deeds[move.type] as (move: Move, content: Content) => string;
  return sentence(`${seatName(move.seat, names)} ${deed(move, content)}.`, names);
}

const deeds: { readonly [T in Move['type']]: (move: MoveOf<T>, content: Content) => string } = {
  lay: ({ card }, content) => `lays ${cardName(content, card)} face down`,
  risk: ({ amount }) => `risks ${plural(amount, 'point')}`,
  done: () => 'risks nothing',
};
