import type { Seat } from '../../kernel/play.js';
import { startBattle } from '../mechanics/battle.js';
import { bribeCost } from '../mechanics/limits.js';
import { changeArcs } from '../mechanics/money.js';
import { boardOf, figuresOn, numberOf, tokensOn } from '../mechanics/occupancy.js';
import { contestedByYcu, returnToken } from '../mechanics/ycu.js';
import { type CityPosition, defineMove, refuse } from '../play.js';
import { id, seatOf } from '../state/state.js';

export const ycuFight = defineMove({
  type: 'ycuFight',
  at: ['ycuSelect'],
  params: { space: id, tokenId: id },
  options(position, seat) {
    return tokensToMeet(position, seat).map(({ space, tokenId }) => {
      return { type: 'ycuFight', seat, space, tokenId } as const;
    });
  },
  forbid: (position, { seat, space, tokenId }) => cannotMeet(position, seat, space, tokenId),
  perform(table, { seat, space, tokenId }) {
    const { turn } = table.state;
    const attacks = turn?.seat === seat && turn.enemySpace === space;
    const [attacker, defender] = attacks ? [seat, null] : [null, seat];
    startBattle(table, { space, attacker, defender, tokenId });
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

export const ycuBribe = defineMove({
  type: 'ycuBribe',
  at: ['ycuSelect'],
  params: { space: id, tokenId: id },
  options(position, seat) {
    return tokensToMeet(position, seat).map(({ space, tokenId }) => {
      return { type: 'ycuBribe', seat, space, tokenId } as const;
    });
  },
  forbid(position, { seat, space, tokenId }) {
    const wrong = cannotMeet(position, seat, space, tokenId);
    if (wrong !== undefined) return wrong;
    const cost = bribeCost(position, seat, tokenId);
    const { arcs } = seatOf(position.state, seat);
    if (cost <= arcs) return undefined;
    return refuse('CR-YCU-11', () => `the bribe is ${cost} ARCs, seat ${seat} has ${arcs}`);
  },
  perform(table, { seat, space, tokenId }) {
    const paid = bribeCost(table, seat, tokenId);
    changeArcs(table, seat, -paid, 'bribe');
    returnToken(table, tokenId);
    table.emit({ type: 'ycuBribed', seat, token: tokenId, space, paid });
    table.next({ type: 'ycuNext' });
  },
});

function tokensToMeet(position: CityPosition, seat: Seat): { space: string; tokenId: string }[] {
  const { spaces } = boardOf(position);
  const found: { space: string; tokenId: string }[] = [];
  for (const at of contestedByYcu(position, seat)) {
    for (const tokenId of tokensOn(position, at))
      found.push({ space: spaces[at] as string, tokenId });
  }
  return found;
}

function cannotMeet(position: CityPosition, seat: Seat, space: string, tokenId: string) {
  if (position.state.ycu.onBoard[tokenId] !== space) {
    return refuse('CR-YCU-02', () => `the token ${tokenId} is not on ${space}`);
  }
  if (figuresOn(position, numberOf(position, space), seat) > 0) return undefined;
  return refuse('CR-YCU-02', () => `seat ${seat} has no figure on ${space}`);
}
