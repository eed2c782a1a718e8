import { strangeSeats } from '../../kit/conserve.js';
import type { ManiaPosition } from '../play.js';
import { state as stateSchema } from '../state/state.js';

/** As many seats, boards, stacks and hands as players, each board a block of its own; nobody else is named. */
export function seats({ state, content }: ManiaPosition): string[] {
  const { players, boards, stacks, cards } = state;
  const lists = [boards.length, stacks.length, state.seats.length, cards.hands.length];
  if (lists.some((length) => length !== players)) return [`${players} players need as many seats`];
  const blocks = boards.map(({ block }) => block);
  if (blocks.some((block) => !content.sets.has(block))) return ['a board is in no pack'];
  if (new Set(blocks).size < players) return ['two seats have the same block'];
  const broken = strangeSeats(stateSchema, state, players);
  boards.forEach(({ seat }, k) => {
    if (seat !== k) broken.push(`board ${k} belongs to seat ${seat}`);
  });
  return broken;
}

/** Stage, phase, agenda and outcome agree; command points and activations are of the command phase. */
export function time({ state }: ManiaPosition): string[] {
  const { outcome, stage, phase, agenda, commandPoints, active } = state;
  const broken: string[] = [];
  const isOver = outcome !== null;
  if (isOver !== (stage === 'over')) broken.push('the stage and the outcome disagree');
  if (isOver !== (agenda.length === 0)) broken.push('the agenda and the outcome disagree');
  if (phase !== 'command' && commandPoints > 0) broken.push('CP outside the command phase');
  if (phase !== 'command' && active !== null) broken.push('a blocker is still active');
  if ((stage === 'setup') !== (phase === 'setup')) broken.push('setup goes on');
  return broken;
}
