import { capital, plural } from 'cityrules/kit';
import type { Content } from '../content/compile.js';
import type { Move } from '../moves/index.js';
import type { DuelPosition } from '../play.js';
import { cardName, seatName } from './names.js';

type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

/** A move as one English sentence. */
export function describeMove(
  { content }: DuelPosition,
  move: Move,
  names: readonly string[],
): string {
  const deed = deeds[move.type] as (move: Move, content: Content) => string;
  return `${capital(seatName(move.seat, names))} ${deed(move, content)}.`;
}

const deeds: { readonly [T in Move['type']]: (move: MoveOf<T>, content: Content) => string } = {
  lay: ({ card }, content) => `lays ${cardName(content, card)} face down`,
  risk: ({ amount }) => `risks ${plural(amount, 'point')}`,
  done: () => 'risks nothing',
};
