import { fingerprint } from '../../kernel/fingerprint.js';
import { type AgendaPlan, misplacedSteps } from '../../kit/agenda.js';
import type { FeudPosition } from '../play.js';
import { finalOf } from '../score.js';
import type { State, Step, StepOf } from '../state/state.js';
import { isBonus, isDeclared, isOffer, isProposed, isVote } from './chains.js';
import { isEffect, isResolved } from './resolution.js';

/*
 * What only a state from outside can have wrong: its agenda is one that play puts together, and what the steps of it
 * say fits the rest of the table. Looks at tables on which every invariant holds and somebody is to act.
 */

/** Chains that a move at the open point begins; `afterMove` waits below them. */
const chains = ['afterMove'] as const;

const plan: AgendaPlan<Step['type']> = {
  bottom: ['keepAmbition', 'startRound', 'open', 'afterMove', 'cleanup'],
  on: {
    recordPower: ['startRound', 'income'],
    allianceConsent: chains,
    allianceBlock: chains,
    allianceCounter: chains,
    tradeDraft: chains,
    tradeAnswer: chains,
    tradePick: chains,
    tradeConfirm: chains,
    marketBonus: chains,
    councilCycle: chains,
    voteWilling: chains,
    voteJoin: chains,
    voteProposals: chains,
    voteBallot: chains,
    income: ['cleanup'],
    power: ['income'],
    afterOrders: ['power'],
    orders: ['afterOrders'],
    effects: ['orders', 'power'],
    eventDomain: ['effects'],
    eventLoseUnit: ['effects'],
    resolveOrders: ['orders'],
    attackTarget: ['resolveOrders', 'orders'],
    embraceTarget: ['resolveOrders', 'orders'],
  },
};

/** The phase of each step that may lie at the bottom. */
const phaseOf: { readonly [T in Step['type']]?: State['phase'] } = {
  keepAmbition: 'setup',
  startRound: 'setup',
  open: 'gameplay',
  afterMove: 'gameplay',
  cleanup: 'resolution',
};

/** What no play leads to, though no invariant is broken. */
export function unreachable(position: FeudPosition): string[] {
  const { state } = position;
  const { agenda } = state;
  const top = agenda.at(-1);
  if (top === undefined) return strangeEnd(position);
  const bottom = agenda[0] as Step;
  const wrong = misplacedSteps(agenda, plan);
  if (phaseOf[bottom.type] !== state.phase) wrong.push(`${bottom.type} is not for this phase`);
  wrong.push(...strangeRound(position, top));
  if (wrong.length > 0) return wrong;
  if (state.phase === 'gameplay') wrong.push(...strangeBudgets(state, bottom));
  if (bottom.type === 'afterMove' && starterOf(top, bottom.seat) !== bottom.seat) {
    wrong.push(`team ${bottom.seat} has not begun this`);
  }
  return [...wrong, ...strangeStep(position, top)];
}

function strangeEnd(position: FeudPosition): string[] {
  const isScored = fingerprint(finalOf(position)) === fingerprint(position.state.result);
  return isScored ? [] : ['the result is not what the Ambitions give'];
}

/** Every space that the marker has been on was one round; power is recorded by somebody. */
function strangeRound({ state, content }: FeudPosition, top: Step): string[] {
  const wrong: string[] = [];
  const { marker, blocked } = state.sun;
  const visited = content.pack.sun.spaces.filter(({ space }) => {
    return space <= marker && !blocked.includes(space);
  }).length;
  const round = state.phase === 'setup' ? 0 : visited;
  if (state.round !== round) wrong.push(`it is round ${round}, not ${state.round}`);
  if (state.options.houseRules.powerSource === 'recorded' && state.storyteller === 'auto') {
    wrong.push('nobody can record the Power');
  }
  const { revotes, resolved } = state.council;
  const isVoting = top.type === 'voteBallot';
  if (revotes > 0 && !resolved && !isVoting) wrong.push('votes are repeated before the first');
  if (revotes > state.options.houseRules.maxRevotes) wrong.push('too many votes are repeated');
  return wrong;
}

/** Who has nothing left to spend has passed, but for the team whose move is under way; not everybody has. */
function strangeBudgets({ teams }: State, bottom: Step): string[] {
  const mover = bottom.type === 'afterMove' ? bottom.seat : undefined;
  const wrong: string[] = [];
  teams.forEach(({ budget, passed }, seat) => {
    if (seat === mover) {
      if (passed) wrong.push(`team ${seat} has passed`);
    } else if (budget === 0 && !passed) {
      wrong.push(`team ${seat} has spent its budget and not passed`);
    }
  });
  if (teams.every(({ passed }) => passed)) wrong.push('all have passed');
  return wrong;
}

/** The team whose move began the chain. */
function starterOf(step: Step, mover: number): number | undefined {
  switch (step.type) {
    case 'allianceCounter':
      return step.blocker;
    case 'marketBonus':
    case 'councilCycle':
      return step.seat;
    case 'voteWilling':
    case 'voteJoin':
    case 'voteProposals':
    case 'voteBallot':
      return step.willing.includes(mover) ? mover : undefined;
    default:
      return 'proposer' in step ? step.proposer : undefined;
  }
}

/** What the decision itself has wrong. */
function strangeStep(position: FeudPosition, step: Step): string[] {
  const isFine = isPossible(position, step);
  return isFine ? [] : [`${step.type} does not fit the table`];
}

function isPossible(position: FeudPosition, step: Step): boolean {
  const { state } = position;
  switch (step.type) {
    case 'keepAmbition':
      return isDealt(position, step);
    case 'recordPower':
      return state.options.houseRules.powerSource === 'recorded';
    case 'allianceConsent':
    case 'allianceBlock':
      return isProposed(position, step);
    case 'allianceCounter':
      return isDeclared(state, step);
    case 'tradeDraft':
    case 'tradeAnswer':
    case 'tradePick':
    case 'tradeConfirm':
      return isOffer(position, step);
    case 'marketBonus':
    case 'councilCycle':
      return isBonus(position, step);
    case 'voteWilling':
    case 'voteJoin':
    case 'voteProposals':
    case 'voteBallot':
      return isVote(state, step);
    case 'eventDomain':
    case 'eventLoseUnit':
      return isEffect(position, step);
    case 'attackTarget':
    case 'embraceTarget':
      return isResolved(position, step);
    default:
      return true;
  }
}

/** BF-SETUP-11: everybody has all cards that were dealt, and has answered or is awaited. */
function isDealt(
  { state, content }: FeudPosition,
  { awaiting, answers }: StepOf<'keepAmbition'>,
): boolean {
  return state.teams.every(({ ambitions }, seat) => {
    const answer = answers[seat];
    const isAwaited = awaiting.includes(seat);
    const isDue = answer === undefined ? isAwaited : !isAwaited && ambitions.includes(answer);
    return isDue && ambitions.length === content.constants.ambitionsDealt;
  });
}
