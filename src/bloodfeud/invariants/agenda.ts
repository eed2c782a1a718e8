import { copiesOf } from '../../kit/sets.js';
import { pickedFrom } from '../mechanics/trade.js';
import type { FeudPosition } from '../play.js';
import { type State, type StepOf, type TradeStep, teamOf, zones } from '../state/state.js';

export function phases({
  phase,
  agenda: steps,
  result,
  council: open,
  teams,
  options,
}: State): string[] {
  const broken: string[] = [];
  if ((phase === 'ended') !== (result !== null)) broken.push('a result before the end');
  if ((phase === 'ended') !== (steps.length === 0)) broken.push('nothing happens before the end');
  const isOpen = steps.some(({ type }) => type === 'open' || type === 'afterMove');
  if (isOpen && phase !== 'gameplay') broken.push('the Gameplay Phase is over');
  if (phase === 'gameplay' && open.selected !== null && !open.resolved) {
    broken.push('an Event is selected before the vote');
  }
  const budget = options.actionBudget;
  for (const team of teams) {
    const isFine = budget === null ? team.budget === null : (team.budget ?? budget + 1) <= budget;
    if (!isFine) broken.push('a budget is larger than it can be');
  }
  return broken;
}

/** Steps name Domains that are there and await somebody, and offers are covered. */
export function agenda({ state }: FeudPosition): string[] {
  const { length } = state.teams;
  const broken: string[] = [];
  for (const step of state.agenda) {
    if ('domain' in step && state.domains[step.domain] === undefined) {
      broken.push(`${step.type} names a Domain that is not there`);
    }
    if ('awaiting' in step && step.awaiting.length === 0) broken.push(`${step.type} awaits nobody`);
    if (step.type === 'eventDomain' && step.seat > length) broken.push('nobody can choose');
    if ('give' in step) broken.push(...offer(state, step));
    if (step.type === 'voteBallot') broken.push(...ballots(step));
  }
  return broken;
}

/** Voters vote for what is on the table; who was willing does not abstain. */
function ballots({ ballots: cast, options, willing, awaiting }: StepOf<'voteBallot'>): string[] {
  return Object.entries(cast).flatMap(([key, choice]) => {
    const seat = Number(key);
    const isAllowed = choice === 'abstain' ? !willing.includes(seat) : options.includes(choice);
    if (!isAllowed) return [`team ${seat} cannot vote for ${choice}`];
    return awaiting.includes(seat) ? [`team ${seat} has voted and is awaited`] : [];
  });
}

function offer(state: State, step: TradeStep): string[] {
  if (step.proposer === step.partner) return ['a trade needs two teams'];
  const broken: string[] = [];
  const proposer = teamOf(state, step.proposer);
  const partner = teamOf(state, step.partner);
  for (const zone of zones) {
    const given = step.give.flatMap((line) => {
      return line.kind === 'card' && line.zone === zone ? [line.card] : [];
    });
    const picked = 'picks' in step ? pickedFrom(step, zone) : [];
    if (given.some((card) => copiesOf(given, card) > copiesOf(proposer[zone], card))) {
      broken.push('an offer is not covered');
    }
    if (picked.some((card) => copiesOf(picked, card) > copiesOf(partner[zone], card))) {
      broken.push('a pick is not covered');
    }
  }
  return broken;
}
