import type { SeededChance } from '../../kernel/chance.js';
import type { Viewer } from '../../kernel/play.js';
import { take } from '../../kit/random.js';
import { askedZones } from '../mechanics/trade.js';
import type { FeudPosition } from '../play.js';
import {
  type GiveLine,
  type State,
  type Step,
  type StepOf,
  type TradeStep,
  teamOf,
  type Zone,
} from '../state/state.js';
import { seesOffer, seesPicks } from './knowledge.js';

/** Answers and offers that the viewer does not know, covered by the new hands. */
export function redealStep(
  { state }: FeudPosition,
  step: Step,
  viewer: Viewer,
  random: SeededChance,
): Step {
  switch (step.type) {
    case 'keepAmbition':
      return { ...step, answers: redealAnswers(state, step, viewer, random) };
    case 'voteBallot':
      return { ...step, ballots: redealBallots(step, viewer, random) };
    case 'tradeDraft':
    case 'tradeAnswer':
      return { ...step, give: redealGive(state, step, viewer, random) };
    case 'tradePick':
    case 'tradeConfirm': {
      const give = redealGive(state, step, viewer, random);
      const isKnown = seesPicks(step, viewer);
      return { ...step, give, picks: isKnown ? step.picks : redealPicks(state, step, random) };
    }
    default:
      return step;
  }
}

function redealAnswers(
  state: State,
  { answers }: StepOf<'keepAmbition'>,
  viewer: Viewer,
  random: SeededChance,
): Record<string, string> {
  const fresh: Record<string, string> = {};
  for (const [seat, card] of Object.entries(answers)) {
    const isOwn = Number(seat) === viewer;
    fresh[seat] = isOwn ? card : anyOf(teamOf(state, Number(seat)).ambitions, random);
  }
  return fresh;
}

function redealBallots(
  { ballots, options, willing }: StepOf<'voteBallot'>,
  viewer: Viewer,
  random: SeededChance,
): StepOf<'voteBallot'>['ballots'] {
  const fresh: StepOf<'voteBallot'>['ballots'] = {};
  for (const [seat, choice] of Object.entries(ballots)) {
    const mayAbstain = !willing.includes(Number(seat));
    const choices = mayAbstain ? [...options, 'abstain' as const] : options;
    const isOwn = Number(seat) === viewer;
    fresh[seat] = isOwn ? choice : anyOf(choices, random);
  }
  return fresh;
}

function redealGive(
  state: State,
  step: TradeStep,
  viewer: Viewer,
  random: SeededChance,
): GiveLine[] {
  if (seesOffer(step, viewer)) return step.give;
  const left = handsOf(state, step.proposer);
  return step.give.map((line) => {
    if (line.kind !== 'card') return line;
    return { ...line, card: take(left[line.zone], random) };
  });
}

function redealPicks(
  state: State,
  { partner, ask, picks }: StepOf<'tradePick' | 'tradeConfirm'>,
  random: SeededChance,
): string[] {
  const left = handsOf(state, partner);
  const zones = askedZones(ask);
  return picks.map((_, i) => take(left[zones[i] as Zone], random));
}

/** Copies of the hands, to take cards from. */
function handsOf(state: State, seat: number): Record<Zone, string[]> {
  const { orders, advancements, ambitions, events } = teamOf(state, seat);
  return {
    orders: [...orders],
    advancements: [...advancements],
    ambitions: [...ambitions],
    events: [...events],
  };
}

function anyOf<T>(all: readonly T[], random: SeededChance): T {
  return all[random.below(all.length)] as T;
}
