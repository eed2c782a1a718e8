import type { Asking } from '../../display/display.js';
import { type Seat, topStep } from '../../kernel/play.js';
import { listed, plural } from '../../kit/words.js';
import type { Move } from '../moves/index.js';
import type { StepView } from '../view/schema.js';
import { type NeonShown, nameOf } from './shown.js';

type Automatic =
  | 'deal'
  | 'startTurn'
  | 'effects'
  | 'refillRow'
  | 'returnEvent'
  | 'battleReveal'
  | 'battleResult'
  | 'cleanUp'
  | 'endTurn'
  | 'endRound'
  | 'daylight'
  | 'passToken'
  | 'nextRound'
  | 'endGame';
type Decided = Exclude<StepView, { type: Automatic }>;
type StepAt<T extends Decided['type']> = Extract<Decided, { type: T }>;
type Words = Omit<Asking<Move['type']>, 'seats'> & Partial<Pick<Asking, 'seats'>>;

/** What is asked now, and of whom; nothing when the game is over. */
export function askingOf(shown: NeonShown): Asking<Move['type']> | undefined {
  const step = topStep(shown.view);
  if (step === undefined) return undefined;
  const ask = asked[step.type as Decided['type']] as (step: StepView, shown: NeonShown) => Words;
  return { seats: [shown.view.active], ...ask(step, shown) };
}

const asked: {
  readonly [T in Decided['type']]: (step: StepAt<T>, shown: NeonShown) => Words;
} = {
  recruit: (_step, shown) => ({
    phase: 'Recruit',
    ask: `You have ${moneyOf(shown)} $`,
    ways: [
      ['recruit', 'recruit somebody from the row'],
      ['buyEvent', 'buy an event'],
      ['drawInstead', 'draw a card instead'],
    ],
    wait: 'recruit',
  }),
  move: ({ left, spaces }) => ({
    phase: 'Move',
    ask: `You may move ${plural(left, 'more figure')} up to ${plural(spaces, 'space')}${left > 1 ? ' each' : ''}: choose one.`,
    wait: 'move figures',
  }),
  moveTo: ({ from, spaces }) => ({
    phase: 'Move',
    ask: `Where does the figure on ${from} go? Up to ${plural(spaces, 'space')}.`,
    wait: 'move a figure',
  }),
  activate: ({ left }) => ({
    phase: 'Activate',
    ask: `${plural(left, 'activation')} left`,
    ways: [
      ['playCard', 'play a card from your hand'],
      ['drawCard', 'draw one'],
    ],
    wait: 'play cards',
  }),
  gain: ({ left }) => ({
    phase: 'Gain',
    ask: `You may take ${left === 1 ? '1 $' : `up to ${left} $`}.`,
    wait: 'take $',
  }),
  draw: ({ left }) => ({
    phase: 'Draw',
    ask: `You may draw ${plural(left, 'more card')}.`,
    wait: 'draw cards',
  }),
  recover: ({ left }) => ({
    phase: 'Recover',
    ask: `You may take ${plural(left, 'more card')} back from your discard pile.`,
    wait: 'take cards back',
  }),
  sell: ({ left }) => ({
    phase: 'Sell',
    ask: `You may sell ${plural(left, 'more product')}: choose a space that you control.`,
    wait: 'sell products',
  }),
  work: ({ left }) => ({
    phase: 'Work',
    ask: `Choose a work card, then a space that you control: ${left} work left.`,
    wait: 'work',
  }),
  placeOwls: ({ left }) => placing(left, 'owl'),
  placeTunnels: ({ left }) => placing(left, 'tunnel'),
  placeAndys: ({ left }) => placing(left, 'andy'),
  placeFigures: ({ left }) => ({
    phase: 'Event',
    ask: `You may place ${plural(left, 'more figure')} on your base.`,
    wait: 'place figures',
  }),
  removeTunnels: ({ left }) => removing(left, 'tunnel'),
  removeAndys: ({ left }) => ({
    phase: 'Event',
    ask: `You may remove all andys from ${plural(left, 'more space')}: choose one.`,
    wait: 'remove andys',
  }),
  removeStructures: ({ left }) => removing(left, 'structure'),
  removeFigures: ({ left }) => removing(left, 'figure'),
  pushFigures: ({ left }) => ({
    phase: 'Event',
    ask: `You may push ${plural(left, 'more figure')} 1 space${left > 1 ? ' each' : ''}: choose one.`,
    wait: 'push figures',
  }),
  pushTo: ({ owner, from }, shown) => ({
    phase: 'Event',
    ask: `Where is the figure of ${nameOf(shown, owner)} on ${from} pushed?`,
    wait: 'push a figure',
  }),
  battleChoose: () => ({
    phase: 'Battle',
    ask: 'Which battle do you fight first?',
    wait: 'choose a battle',
  }),
  battleCards: ({ battle, turnOf }, shown) => {
    const laid = battle.played.find(({ seat }) => seat === turnOf)?.cards.length ?? 0;
    const left = shown.content.constants.battleCards - laid;
    return {
      seats: [turnOf],
      phase: 'Battle',
      ask: `Battle on ${battle.space} against ${enemies(shown, battle, turnOf)}: you may lay ${plural(left, 'more card')}.`,
      wait: `lay cards for the battle on ${battle.space}`,
    };
  },
  battleSteal: ({ battle }) => ({
    phase: 'Battle',
    ask: `From whom do you steal 1 $? ${plural(battle.stealsLeft, 'steal')} left.`,
    wait: 'steal',
  }),
  discard: (_step, { view, content }) => {
    const { handLimit } = content.constants;
    const hand = view.seats[view.active]?.hand ?? 0;
    const over = (Array.isArray(hand) ? hand.length : hand) - handLimit;
    return {
      phase: 'End of turn',
      ask: `Discard ${plural(over, 'more card')}: only ${handLimit} may stay in your hand.`,
      wait: 'discard',
    };
  },
  exchange: ({ seats }, shown) => ({
    seats: seats.slice(0, 1),
    phase: 'Daylight',
    ask: `You may buy blurp once, with ${moneyOf(shown, seats[0])} $.`,
    wait: 'use the exchange',
  }),
};

function moneyOf({ view }: NeonShown, seat: Seat = view.active): number {
  return view.seats[seat]?.money ?? 0;
}

/** Whom the seat fights: the attacker fights all others, the others fight the attacker. */
function enemies(
  shown: NeonShown,
  { against, participants }: StepAt<'battleCards'>['battle'],
  seat: Seat,
): string {
  if (against === 'andys') return 'the andys';
  const [attacker = seat, ...defenders] = participants;
  const them = seat === attacker ? defenders : [attacker];
  return listed(them.map((one) => nameOf(shown, one)));
}

function placing(left: number, token: string): Words {
  return {
    phase: 'Event',
    ask: `You may place ${plural(left, `more ${token}`)}: choose a space.`,
    wait: `place ${token}s`,
  };
}

function removing(left: number, thing: string): Words {
  return {
    phase: 'Event',
    ask: `You may remove ${plural(left, `more ${thing}`)}: choose one.`,
    wait: `remove ${thing}s`,
  };
}
