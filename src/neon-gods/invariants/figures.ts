import { spaceIds } from '../content/board.js';
import { figuresOf } from '../mechanics/control.js';
import type { NeonPosition } from '../play.js';

/** A gang has as many figures as ever, on the board or in the supply, and each where it may stand. */
export function brokenFigures({ state, content }: NeonPosition): string[] {
  const { figuresPerGang, maxOwnFiguresPerSpace } = content.constants;
  return state.seats.flatMap(({ figureSupply }, seat) => {
    const broken: string[] = [];
    let total = figureSupply;
    for (const at of spaceIds) {
      const { base, figures } = state.board[at];
      const here = figuresOf(state.board[at], seat);
      total += here;
      if (figures.length !== state.players) broken.push(`${at} counts figures of strange seats`);
      if (here > 0 && base !== null && base !== seat)
        broken.push(`seat ${seat} is on the base ${at}`);
      if (here > maxOwnFiguresPerSpace && base !== seat) {
        broken.push(`seat ${seat} has ${here} figures on ${at}`);
      }
    }
    if (total !== figuresPerGang) broken.push(`seat ${seat} has ${total} figures`);
    return broken;
  });
}
