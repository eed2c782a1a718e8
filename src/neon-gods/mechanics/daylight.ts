import type { Seat } from '../../kernel/play.js';
import { inOrder, type SpaceId, spacesWhere } from '../content/board.js';
import type { Seen } from '../play.js';
import type { OpenState } from '../state/state.js';
import { controller } from './control.js';

/** NG-DAY-01: the blurp of every seat for its spaces, 1 for each that it controls, dead zones excluded. */
export function blurpOfSpaces({ board, players }: OpenState): number[] {
  const blurp = new Array<number>(players).fill(0);
  for (const space of inOrder(board)) {
    const seat = controller(space);
    if (seat !== undefined && !space.dead) blurp[seat] = (blurp[seat] as number) + 1;
  }
  return blurp;
}

/** What whoever controls a space gets for its skyscraper and its monument. */
export interface BuildingPay {
  readonly seat: Seat;
  readonly space: SpaceId;
  /** Blurp for each of the two. */
  readonly skyscraper: number;
  readonly monument: number;
  /** $ for the monument, where monuments pay $. */
  readonly money: number;
}

/** NG-DAY-02: to whoever controls the space, in canonical order. */
export function payOfBuildings({ state, content }: Seen): BuildingPay[] {
  const { board, houseRules } = state;
  const { monumentPay } = content.constants;
  const paying = spacesWhere(board, ({ skyscraper, monument }) => skyscraper > 0 || monument);
  return paying.flatMap((space) => {
    const { skyscraper, monument } = board[space];
    const seat = controller(board[space]);
    if (seat === undefined) return [];
    const pay = monument ? monumentPay : 0;
    return houseRules.monumentPays === 'money'
      ? { seat, space, skyscraper, monument: 0, money: pay }
      : { seat, space, skyscraper, monument: pay, money: 0 };
  });
}
