import { allianceOf, mayBlock, mayCounter } from '../mechanics/alliances.js';
import { hasAllianceShield } from '../mechanics/bonuses.js';
import { allowance, cycleAllowance, isAnythingFaceUp } from '../mechanics/market.js';
import { isAt, playersInEarshot, quorum, seatsAt } from '../mechanics/stations.js';
import { areTogether, askedZones, type Line, lineFault, offerSide } from '../mechanics/trade.js';
import type { FeudPosition } from '../play.js';
import { type State, type StepOf, type Team, type TradeStep, teamOf } from '../state/state.js';
import { isRising } from './rising.js';

/* Whether a decision of the Gameplay Phase could have come up at this table. */

/** Both are at the Orders station, can pay and are not on the Alliance board; who is asked to block may. */
export function isProposed(
  position: FeudPosition,
  step: StepOf<'allianceConsent' | 'allianceBlock'>,
): boolean {
  const { state } = position;
  const { proposer, partner } = step;
  if (proposer === partner || !isPair(state, proposer, partner)) return false;
  if (step.type === 'allianceConsent') return true;
  if (hasAllianceShield(position, proposer)) return false;
  return step.awaiting.every((seat) => mayBlock(state, seat, [proposer, partner]));
}

function isPair(state: State, a: number, b: number): boolean {
  const isReady = (seat: number) => canPay(teamOf(state, seat));
  if (!isReady(a) || !isReady(b)) return false;
  return seatsAt(state, 'orders').length >= quorum(state) && allianceOf(state, a, b) === undefined;
}

function canPay(team: Team): boolean {
  return isAt(team, 'orders') && team.assets > 0;
}

/** BF-BLOCK-03: the two may still form their Alliance. */
export function isDeclared(
  state: State,
  { blocker, teams, awaiting }: StepOf<'allianceCounter'>,
): boolean {
  const [a, b] = teams;
  if (a >= b || !isPair(state, a, b) || teams.includes(blocker)) return false;
  if (!canPay(teamOf(state, blocker)) || !mayCounter(state, blocker, teams)) return false;
  return awaiting.every((seat) => teams.includes(seat));
}

/** Every line could be added to those before it, and the picks are as many as there can be. */
export function isOffer(position: FeudPosition, step: TradeStep): boolean {
  const { state } = position;
  const { proposer, partner, give, ask } = step;
  const isCovered = (giver: number, lines: readonly Line[]) => {
    return lines.every((line, i) => {
      return (
        lineFault(position, offerSide(teamOf(position.state, giver), lines.slice(0, i)), line) ===
        undefined
      );
    });
  };
  if (!isCovered(proposer, give) || !isCovered(partner, ask)) return false;
  const isHere = areTogether(teamOf(state, proposer), teamOf(state, partner));
  if (state.options.houseRules.tradePresence === 'sameStation' && !isHere) return false;
  if (step.type === 'tradeDraft') return true;
  if (give.length + ask.length === 0) return false;
  if (step.type === 'tradeAnswer') return true;
  const asked = askedZones(ask).length;
  return step.type === 'tradePick' ? step.picks.length < asked : step.picks.length === asked;
}

/** BF-MBON-01, BF-CBON-01: the right is used, and cards are left of it. */
export function isBonus(
  position: FeudPosition,
  step: StepOf<'marketBonus' | 'councilCycle'>,
): boolean {
  const { state } = position;
  const team = teamOf(state, step.seat);
  if (step.left < 1) return false;
  if (step.type === 'marketBonus') {
    if (!team.used.marketBonus || !isAt(team, 'marketplace')) return false;
    return isAnythingFaceUp(state) && step.left < allowance(position, team.power);
  }
  if (!team.used.councilBonus || !isAt(team, 'council') || team.events.length === 0) return false;
  if (step.discarded < 1 || step.discarded > state.events.discard.length) return false;
  return step.left + step.discarded === cycleAllowance(position, step.seat);
}

type VoteStep = StepOf<'voteWilling' | 'voteJoin' | 'voteProposals' | 'voteBallot'>;

/** BF-VOTE-01 to 07: a stage of a vote, with those awaited whom it concerns. */
export function isVote(state: State, step: VoteStep): boolean {
  const { willing, awaiting } = step;
  const { council, teams } = state;
  const there = seatsAt(state, 'council');
  const isThere = (seat: number) => there.includes(seat);
  if (council.proposals.length === 0 || there.length < quorum(state)) return false;
  if (!willing.every(isThere) || !isRising(willing)) return false;
  if (step.type === 'voteWilling') {
    return awaiting.every((seat) => isThere(seat) && !willing.includes(seat));
  }
  if (willing.length < quorum(state)) return false;
  switch (step.type) {
    case 'voteJoin':
      return awaiting.every((seat) => {
        return !isThere(seat) && playersInEarshot(teamOf(state, seat)).length > 0;
      });
    case 'voteProposals':
      return awaiting.every((seat) => {
        const { used, events } = teamOf(state, seat);
        return isThere(seat) && !used.proposed && events.length > 0;
      });
    case 'voteBallot':
      return (
        areOptions(state, step.options) &&
        teams.every((_, seat) => {
          const isVoter = awaiting.includes(seat) || step.ballots[seat] !== undefined;
          return isVoter === isThere(seat);
        })
      );
  }
}

/** BF-VOTE-06, BF-VOTE-08: all proposals and No Event, or what was tied of them. */
function areOptions({ council }: State, options: StepOf<'voteBallot'>['options']): boolean {
  const all = [...council.proposals.map(({ by }) => by).sort(), 'noEvent' as const];
  const places = options.map((option) => all.indexOf(option));
  if (places.includes(-1) || !isRising(places)) return false;
  return council.revotes === 0 ? options.length === all.length : options.length > 1;
}
