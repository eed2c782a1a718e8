import type { Asking } from '../../display/display.js';
import { topStep } from '../../kernel/play.js';
import { listed, plural } from '../../kit/words.js';
import { domainName, nameOf, sideName } from '../describe/names.js';
import { askedZones, sideOf } from '../mechanics/trade.js';
import type { StepView } from '../view/schema.js';
import { type FeudShown, positionOf } from './board.js';

type Automatic =
  | 'deal'
  | 'startRound'
  | 'afterMove'
  | 'closeCouncil'
  | 'event'
  | 'effects'
  | 'orders'
  | 'resolveOrders'
  | 'afterOrders'
  | 'power'
  | 'income'
  | 'cleanup'
  | 'daybreak';
type Decided = Exclude<StepView, { type: Automatic }>;
type StepAt<T extends Decided['type']> = Extract<Decided, { type: T }>;

/** What is asked now, and of whom; nothing when the game is over. */
export function askingOf(shown: FeudShown): Asking | undefined {
  const step = topStep(shown.view);
  if (step === undefined) return undefined;
  const ask = asked[step.type as Decided['type']] as (step: StepView, shown: FeudShown) => Asking;
  return ask(step, shown);
}

const asked: { readonly [T in Decided['type']]: (step: StepAt<T>, shown: FeudShown) => Asking } = {
  keepAmbition: ({ awaiting }) => ({
    seats: awaiting,
    phase: 'Setup',
    ask: 'Choose the Ambition that you do not keep: it goes under the deck.',
    wait: 'choose their Ambitions',
  }),
  recordPower: ({ team }, { view, names }) => ({
    seats: [view.teams.length],
    phase: 'Power',
    ask: `What is the Power of ${names[team]}?`,
    wait: 'record the Power',
  }),
  open: (_step, shown) => ({
    seats: openSeats(shown),
    phase: 'Gameplay Phase',
    ask: openAsk(shown),
    wait: 'act or pass',
  }),
  allianceConsent: ({ proposer, partner }, { names }) => ({
    seats: [partner],
    phase: 'Alliance',
    ask: `${names[proposer]} proposes an Alliance: do you agree? It costs each of you 1 Asset.`,
    wait: `answer the proposal of ${names[proposer]}`,
  }),
  allianceBlock: ({ proposer, partner, awaiting }, { names }) => ({
    seats: awaiting,
    phase: 'Alliance',
    ask: `${names[proposer]} and ${names[partner]} declare an Alliance: do you block it for 1 Asset?`,
    wait: `block the Alliance of ${names[proposer]} and ${names[partner]} or let it be`,
  }),
  allianceCounter: ({ blocker, teams, awaiting }, { names }) => ({
    seats: awaiting,
    phase: 'Alliance',
    ask: `${names[blocker]} wants ${listed(teams.map((seat) => names[seat] ?? ''))} blocked: do you ally at once, for 1 Asset each?`,
    wait: 'ally against the block or accept it',
  }),
  marketBonus: ({ seat, left }) => ({
    seats: [seat],
    phase: 'Market Bonus Action',
    ask: `You may bury ${plural(left, 'more Market card')} for free.`,
    wait: 'bury Market cards',
  }),
  councilCycle: ({ seat, left, discarded }) => ({
    seats: [seat],
    phase: 'Council Bonus Action',
    ask: `You may discard ${plural(left, 'more Event card')}; then you draw as many as you have discarded, ${discarded} so far.`,
    wait: 'discard Events',
  }),
  voteWilling: ({ awaiting }) =>
    voting(awaiting, 'Are you willing to vote now?', 'say whether they vote'),
  voteJoin: ({ awaiting }) =>
    voting(
      awaiting,
      'The Council votes: send a player there, or stay away.',
      'join the Council or stay away',
    ),
  voteProposals: ({ awaiting }) =>
    voting(
      awaiting,
      'Last chance: propose one of your Events, or none.',
      'propose an Event or none',
    ),
  voteBallot: ({ awaiting, willing }, { viewer }) => {
    const mayAbstain = typeof viewer === 'number' && !willing.includes(viewer);
    const abstain = mayAbstain ? ', or abstain' : '';
    return voting(awaiting, `Vote for a proposed Event or for No Event${abstain}.`, 'vote');
  },
  eventDomain: ({ seat, effect }) => ({
    seats: [seat],
    phase: 'Event',
    ask:
      effect === 'shieldDomain'
        ? 'Choose a Domain on which Attacks have no effect this round.'
        : 'Choose a Domain on which no Order has an effect this round.',
    wait: 'choose a Domain',
  }),
  eventLoseUnit: ({ queue }) => {
    const [first = { seat: 0, left: 0 }] = queue;
    return {
      seats: [first.seat],
      phase: 'Event',
      ask: `Take back a Basic Unit: choose its Domain (${first.left} to go).`,
      wait: 'take back Units',
    };
  },
  attackTarget: ({ seat, domain, card }, shown) => ({
    seats: [seat],
    phase: 'Orders',
    ask: `${nameOf(shown.content, card)} on ${domainName(positionOf(shown), domain)}: name the Unit that you attack.`,
    wait: `name a target on ${domainName(positionOf(shown), domain)}`,
  }),
  embraceTarget: ({ seat, domain, card, left }, shown) => ({
    seats: [seat],
    phase: 'Orders',
    ask: `${nameOf(shown.content, card)} on ${domainName(positionOf(shown), domain)}: choose a Human Basic Unit (${left} to go).`,
    wait: `choose a Unit on ${domainName(positionOf(shown), domain)}`,
  }),
  tradeDraft: ({ proposer, partner }, { names }) => ({
    seats: [proposer],
    phase: 'Trade',
    ask: `Your offer to ${names[partner]}: say what you give and ask for, then send it.`,
    wait: `make ${names[partner]} an offer`,
  }),
  tradeAnswer: ({ proposer, partner, give, ask }, { names, content }) => ({
    seats: [partner],
    phase: 'Trade',
    ask: `${names[proposer]} offers you ${sideName(content, sideOf(give))} for ${sideName(content, sideOf(ask))}: do you accept?`,
    wait: `answer the offer of ${names[proposer]}`,
  }),
  tradePick: ({ partner, ask, picks }) => {
    const zones = askedZones(ask);
    const done = typeof picks === 'number' ? picks : picks.length;
    return {
      seats: [partner],
      phase: 'Trade',
      ask: `Pick a card to give (${zones.length - done} to go).`,
      wait: 'pick the cards they give',
    };
  },
  tradeConfirm: ({ proposer, partner }, { names }) => ({
    seats: [proposer],
    phase: 'Trade',
    ask: `${names[partner]} has picked its cards: do you confirm the trade?`,
    wait: 'confirm the trade',
  }),
};

function voting(awaiting: readonly number[], ask: string, wait: string): Asking {
  return { seats: awaiting, phase: 'Council vote', ask, wait };
}

function openSeats({ view }: FeudShown): number[] {
  const seats = [...view.teams.keys()].filter((seat) => !view.teams[seat]?.passed);
  return view.storyteller === 'seat' ? [...seats, view.teams.length] : seats;
}

function openAsk({ view, viewer }: FeudShown): string {
  const team = typeof viewer === 'number' ? view.teams[viewer] : undefined;
  if (team === undefined) return 'End the Gameplay Phase when the teams have done enough.';
  const left = team.budget === null ? '' : ` (${plural(team.budget, 'action')} left)`;
  return `Act where you have players, or pass${left}.`;
}
