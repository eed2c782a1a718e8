import { fingerprint } from '../../kernel/fingerprint.js';
import { topStep } from '../../kernel/play.js';
import { type AgendaPlan, misplacedSteps } from '../../kit/agenda.js';
import { clockwise } from '../../kit/seats.js';
import type { SpaceId } from '../content/board.js';
import type { EventEffect } from '../content/schema.js';
import { effectsOf } from '../effects/carry-out.js';
import { figuresOf } from '../mechanics/control.js';
import type { NeonPosition } from '../play.js';
import { finalsOf } from '../score.js';
import { type State, seatOf } from '../state/state.js';
import type { Step, StepOf } from '../state/steps.js';
import { strangeBattle } from './battle.js';

/** What no play leads to though every invariant holds: a step out of place, or at odds with the table. */
export function unreachable(position: NeonPosition): string[] {
  const { state } = position;
  const misplaced = misplacedSteps(state.agenda, plan);
  if (misplaced.length > 0) return misplaced;
  const step = topStep(state);
  if (step === undefined) return strangeEnd(position);
  return [
    ...strangePiles(state),
    ...strangeDays(position),
    ...(step.type === 'exchange' ? strangeExchange(position, step) : strangeTurn(position)),
    ...strangeEffect(position),
    ...strangeMoved(position),
    ...strangeBattle(position),
  ];
}

const chains = [
  'gain',
  'draw',
  'recover',
  'sell',
  'work',
  'placeOwls',
  'placeTunnels',
  'placeAndys',
  'placeFigures',
  'removeTunnels',
  'removeAndys',
  'removeStructures',
  'removeFigures',
  'pushFigures',
] as const;
type ChainType = (typeof chains)[number];

/** The agenda of a turn from its end to its beginning, and that of daylight. */
const plan: AgendaPlan<Step['type']> = {
  bottom: ['endTurn', 'nextRound', 'endGame'],
  on: {
    ...(Object.fromEntries(chains.map((type) => [type, ['effects']])) as {
      [T in ChainType]: ['effects'];
    }),
    discard: ['endTurn'],
    cleanUp: ['discard'],
    battleChoose: ['cleanUp'],
    battleCards: ['battleChoose'],
    battleResult: ['battleChoose'],
    battleSteal: ['battleResult'],
    activate: ['battleChoose'],
    effects: ['activate', 'battleChoose', 'refillRow'],
    move: ['activate', 'effects'],
    moveTo: ['activate', 'effects'],
    pushTo: ['effects'],
    recruit: ['move'],
    returnEvent: ['move'],
    refillRow: ['returnEvent'],
    passToken: ['nextRound', 'endGame'],
    exchange: ['passToken'],
  },
};

/** Two layers are there only while blind cards lie on the first (NG-INFO-06). */
function strangePiles(state: State): string[] {
  const step = topStep(state);
  return state.seats.flatMap(({ draw, discard }, seat) => {
    if (draw.length < 2) return [];
    const laid = step?.type === 'battleCards' ? step.battle.played : [];
    const cards = laid.find((one) => one.seat === seat)?.cards ?? [];
    const blind = cards.filter((card) => card.blind).length;
    const [first] = draw as [string[], ...string[][]];
    const isSound = draw.length === 2 && first.length < blind && discard.length === 0;
    return isSound ? [] : [`the draw pile of seat ${seat} has too many layers`];
  });
}

/** A daylight phase counts when the token has passed. */
function strangeDays({ state, content }: NeonPosition): string[] {
  const past = content.constants.daylightAfterRounds.filter((round) => round < state.round);
  if (past.length === state.daylights) return [];
  return [`${state.daylights} daylight phases are over in round ${state.round}`];
}

/** After the last turn of the round; who is still to buy is the end of the order. */
function strangeExchange({ state, content }: NeonPosition, { seats }: StepOf<'exchange'>) {
  const { rounds, daylightAfterRounds } = content.constants;
  const order = clockwise(state.firstPlayer, state.players);
  const isOrder = seats.join() === order.slice(order.length - seats.length).join();
  const isRound = daylightAfterRounds.includes(state.round);
  const isLast = state.agenda[0]?.type === (state.round < rounds ? 'nextRound' : 'endGame');
  const isOver = state.turnInRound === state.players - 1;
  const isClean = seatOf(state, state.active).activated.length === 0;
  if (seats.length > 0 && isOrder && isRound && isLast && isOver && isClean) return [];
  return [`daylight does not fit round ${state.round}, or not the order of seats`];
}

/** Steps of the turn that are still to come are whole, and no more cards are activated than were played. */
function strangeTurn({ state, content }: NeonPosition): string[] {
  const { stepMove, activations } = content.constants;
  const { agenda } = state;
  const strange: string[] = [];
  const activate = agenda.find((step) => step.type === 'activate');
  const isAfter = agenda.some(({ type }) => type === 'cleanUp');
  const isBefore = agenda.some(({ type }, at) => {
    return (type === 'move' || type === 'moveTo') && agenda[at - 1]?.type === 'activate';
  });
  const left = activate?.left ?? (isAfter ? 0 : activations);
  const played = seatOf(state, state.active).activated.length;
  if (left > activations || played > activations - left) {
    strange.push(`${played} cards are activated, and ${left} may be`);
  }
  if (isBefore && left !== activations) strange.push(`${left} activations follow the movement`);
  const move = agenda.find((step, at) => step.type === 'move' && at < agenda.length - 1);
  const isWhole =
    move === undefined ||
    (move.type === 'move' &&
      move.left === stepMove.figures &&
      move.spaces === stepMove.spaces &&
      Object.keys(move.moved).length === 0);
  if (!isWhole) strange.push('the movement to come has begun already');
  return strange;
}

/** The effect under way is one of the card's, and the card lies where it was played. */
function strangeEffect(position: NeonPosition): string[] {
  const { state } = position;
  const { agenda, pendingEvent } = state;
  const isBought = agenda.some(({ type }) => type === 'returnEvent');
  if (isBought !== (pendingEvent !== null)) return ['the event bought and the agenda disagree'];
  const at = agenda.findIndex(({ type }) => type === 'effects');
  const effects = agenda[at];
  if (effects?.type !== 'effects') return [];
  const played = isBought ? pendingEvent : seatOf(state, state.active).activated.at(-1);
  if (effects.card !== played) return [`${effects.card} is not the card being played`];
  const effect = effectsOf(position, effects.card)[effects.index - 1];
  const chain = agenda[at + 1] as Chain | undefined;
  if (effect === undefined || chain === undefined) {
    return [`${effects.card} has no effect ${effects.index}`];
  }
  if (!isFitting(effect, chain)) return [`${chain.type} is not the effect of ${effects.card}`];
  const isFirst = effects.index === 1 && chain.left === effect.amount;
  const isCounted = state.houseRules.emptyActivation === 'forbidden' && !isBought;
  const isSound = effects.used ? isCounted && !isFirst : !isCounted || chain.left === effect.amount;
  return isSound ? [] : [`what ${effects.card} has done is noted wrongly`];
}

/** What may lie on the effects of a card. */
type Chain = Extract<Step, { left: number }>;

function isFitting(effect: EventEffect, chain: Chain): boolean {
  const kinds: Partial<Record<Step['type'], string>> = { moveTo: 'move', pushTo: 'pushFigures' };
  const kind = kinds[chain.type] ?? chain.type;
  if (kind !== effect.kind || chain.left > effect.amount) return false;
  return chain.type !== 'gain' || chain.left === effect.amount;
}

/** Figures moved or pushed so far are on the board, and are as many as the effect has done. */
function strangeMoved(position: NeonPosition): string[] {
  const { state, content } = position;
  const step = topStep(state);
  if (step === undefined || !('moved' in step)) return [];
  const below = state.agenda[state.agenda.length - 2];
  const { stepMove, effectMoveSpaces } = content.constants;
  const effect = below?.type === 'effects' && effectsOf(position, below.card)[below.index - 1];
  const whole = effect ? effect.amount : stepMove.figures;
  const spaces = effect ? effectMoveSpaces : stepMove.spaces;
  const counts = Object.entries(step.moved);
  const moved = counts.reduce((sum, [, count]) => sum + (count ?? 0), 0);
  const areThere = counts.every(([at, count = 0]) => count > 0 && count <= figuresAt(state, at));
  const isFar = 'spaces' in step && step.spaces !== spaces;
  if (moved + step.left === whole && areThere && !isFar && !isExhausted(state, step)) return [];
  return [`${step.type} does not fit the figures on the board`];
}

/** The figure picked up is one that has moved already. */
function isExhausted(state: State, step: Step): boolean {
  if (step.type === 'moveTo') {
    return figuresOf(state.board[step.from], state.active) <= (step.moved[step.from] ?? 0);
  }
  if (step.type !== 'pushTo') return false;
  const pushed = step.moved[`${step.owner}:${step.from}`] ?? 0;
  return step.owner === state.active || figuresOf(state.board[step.from], step.owner) <= pushed;
}

/** By "A1" those of the active seat, by "2:A1" those of seat 2. */
function figuresAt(state: State, key: string): number {
  const [owner, at] = key.includes(':') ? key.split(':') : [state.active, key];
  return figuresOf(state.board[at as SpaceId], Number(owner));
}

/** The game ends after the last daylight, in a way that blurp and $ allow. */
function strangeEnd({ state, content }: NeonPosition): string[] {
  const { rounds, daylightAfterRounds } = content.constants;
  const isLast = state.round === rounds && state.daylights === daylightAfterRounds.length;
  const outcome = fingerprint(state.outcome);
  const isFair = finalsOf(state).some((final) => fingerprint(final) === outcome);
  return isLast && isFair ? [] : ['the outcome does not fit the blurp and $ of the seats'];
}
