import type { BaseMove } from '../../kernel/play.js';
import type { Place } from '../../kernel/referee.js';
import type { Refusal } from '../../kernel/rules.js';
import { actionNames } from '../describe/names.js';
import { mayBid } from '../mechanics/auction.js';
import { closedBecause } from '../mechanics/windows.js';
import { type CityPosition, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import type { Step } from '../state/steps.js';

/** A closer reason than "not your decision" and "not offered here", where the rules have one. */
export function outOfPlace(
  position: CityPosition,
  step: Step,
  move: BaseMove,
  { isAsked }: Place,
): Refusal<RuleId> | undefined {
  return isAsked ? cannotNow(position, step, move) : cannotBid(position, move);
}

/** Why a seat takes no part in the auction, or takes part no longer. */
function cannotBid(position: CityPosition, { type, seat }: BaseMove): Refusal<RuleId> | undefined {
  const { auction, seats } = position.state;
  if (type !== 'bid' && type !== 'pass') return undefined;
  if (auction === null || seats[seat] === undefined) return undefined;
  if (!mayBid(position, auction.initiator, seat)) {
    return refuse('CR-RECR-02', () => `seat ${seat} has no turn left in this round`);
  }
  if (!auction.passed.includes(seat)) return undefined;
  return refuse('CR-RECR-05', () => `seat ${seat} has passed`);
}

function cannotNow(
  position: CityPosition,
  step: Step,
  { type, seat }: BaseMove,
): Refusal<RuleId> | undefined {
  const { turn } = position.state;
  switch (type) {
    case 'takeAction': {
      const action = turn?.action ?? null;
      if (action === null) return undefined;
      return refuse('CR-TURN-03', () => `the action of this turn is ${actionNames[action]}`);
    }
    case 'endTurn':
      if (turn === null || turn.actionDone) return undefined;
      return refuse('CR-TURN-03', () => 'the action of this turn is not done');
    case 'playCard':
      return refuse('CR-CARD-01', () => closedBecause(position, seat, step));
    case 'produceTile':
      if (step.type !== 'buildPick' && step.type !== 'buildPlace') return undefined;
      return refuse('CR-PROD-05', () => 'building has begun, so producing is over');
    default:
      return undefined;
  }
}
