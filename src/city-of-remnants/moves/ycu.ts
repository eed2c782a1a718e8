import type { MoveIn, Seat } from '../../kernel/play.js';
import { tokenName } from '../describe/names.js';
import { startBattle } from '../mechanics/battle.js';
import { bribeCost } from '../mechanics/limits.js';
import { changeArcs } from '../mechanics/money.js';
import { boardOf, figuresOn, numberOf, spacesWith, tokensOn } from '../mechanics/occupancy.js';
import { attacksYcu, returnToken } from '../mechanics/ycu.js';
import { type CityPosition, defineMove, refuse } from '../play.js';
import { seatOf } from '../state/state.js';
import { id } from '../state/terms.js';

export const ycuFight = defineMove({
  type: 'ycuFight',
  at: ['ycuSelect'],
  params: { space: id, token: id },
  options(position, seat) {
    return tokensToMeet(position, seat).map(({ space, token }) => {
      return { type: 'ycuFight', seat, space, token } as const;
    });
  },
  forbid: (position, { seat, space, token }) => cannotMeet(position, seat, space, token),
  perform(table, { seat, space, token }) {
    const attacks = attacksYcu(table.state, seat, space);
    const [attacker, defender] = attacks ? [seat, null] : [null, seat];
    startBattle(table, { space, attacker, defender, token });
    table.next(
      { type: 'layCards', seat },
      { type: 'reveal', seat },
      { type: 'rollDice', seat },
      { type: 'reroll', seat },
      { type: 'totals' },
      { type: 'ycuNext' },
    );
  },
});
export interface YcuFightMove extends MoveIn<typeof ycuFight> {}

export const ycuBribe = defineMove({
  type: 'ycuBribe',
  at: ['ycuSelect'],
  params: { space: id, token: id },
  options(position, seat) {
    return tokensToMeet(position, seat).map(({ space, token }) => {
      return { type: 'ycuBribe', seat, space, token } as const;
    });
  },
  forbid(position, { seat, space, token }) {
    const wrong = cannotMeet(position, seat, space, token);
    if (wrong !== undefined) return wrong;
    const cost = bribeCost(position, seat, token);
    const { arcs } = seatOf(position.state, seat);
    if (cost <= arcs) return undefined;
    return refuse('CR-YCU-11', () => `the bribe is ${cost} ARCs; seat ${seat} has ${arcs}`);
  },
  perform(table, { seat, space, token }) {
    const paid = bribeCost(table, seat, token);
    changeArcs(table, seat, -paid, 'bribe');
    returnToken(table, token);
    table.emit({ type: 'ycuBribed', seat, token, space, paid });
    table.next({ type: 'ycuNext' });
  },
});
export interface YcuBribeMove extends MoveIn<typeof ycuBribe> {}

function tokensToMeet(position: CityPosition, seat: Seat): { space: string; token: string }[] {
  const { spaces } = boardOf(position);
  const found: { space: string; token: string }[] = [];
  for (const at of spacesWith(position, seat)) {
    for (const token of tokensOn(position, at)) found.push({ space: spaces[at] as string, token });
  }
  return found;
}

function cannotMeet(position: CityPosition, seat: Seat, space: string, token: string) {
  if (position.state.ycu.onBoard[token] !== space) {
    return refuse('CR-YCU-02', () => `${tokenName(position.content, token)} is not on ${space}`);
  }
  if (figuresOn(position, numberOf(position, space), seat) > 0) return undefined;
  return refuse('CR-YCU-02', () => `seat ${seat} has no figure on ${space}`);
}
