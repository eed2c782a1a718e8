import type { Asking } from '../../display/display.js';
import { topStep } from '../../kernel/play.js';
import { plural } from '../../kit/words.js';
import { opponentName } from '../describe/names.js';
import type { StepView } from '../view/schema.js';
import type { NeonShown } from './scene.js';

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
type Words = Omit<Asking, 'seats'> & Partial<Pick<Asking, 'seats'>>;

/** What is asked now, and of whom; nothing when the game is over. */
export function askingOf(shown: NeonShown): Asking | undefined {
  const step = topStep(shown.view);
  if (step === undefined) return undefined;
  const ask = asked[step.type as Decided['type']] as (step: StepView, shown: NeonShown) => Words;
  return { seats: [shown.view.active], ...ask(step, shown) };
}

const asked: {
  readonly [T in Decided['type']]: (step: StepAt<T>, shown: NeonShown) => Words;
} = {
  recruit: () => ({
    phase: 'Recruit',
    ask: 'Recruit somebody from the row, buy an event, or draw a card instead.',
    wait: 'recruit',
  }),
  move: ({ left, spaces }) => ({
    phase: 'Move',
    ask: `You may move ${plural(left, 'more figure')}, each up to ${plural(spaces, 'space')}: choose one.`,
    wait: 'move figures',
  }),
  moveTo: ({ from, spaces }) => ({
    phase: 'Move',
    ask: `Where does the figure on ${from} go? Up to ${plural(spaces, 'space')}.`,
    wait: 'move a figure',
  }),
  activate: ({ left }) => ({
    phase: 'Activate',
    ask: `Play a card from your hand or draw one: ${plural(left, 'activation')} left.`,
    wait: 'play cards',
  }),
  gain: ({ left }) => ({ phase: 'Gain', ask: `Take up to ${left} $.`, wait: 'take $' }),
  draw: ({ left }) => ({
    phase: 'Draw',
    ask: `You may draw ${plural(left, 'more card')}.`,
    wait: 'draw cards',
  }),
  recover: ({ left }) => ({
    phase: 'Recover',
    ask: `Take up to ${plural(left, 'card')} back from your discard pile.`,
    wait: 'take cards back',
  }),
  sell: ({ left }) => ({
    phase: 'Sell',
    ask: `Sell up to ${plural(left, 'product')}: choose a space that you control.`,
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
    ask: `Remove all andys from up to ${plural(left, 'space')}.`,
    wait: 'remove andys',
  }),
  removeStructures: ({ left }) => removing(left, 'structure'),
  removeFigures: ({ left }) => removing(left, 'figure'),
  pushFigures: ({ left }) => ({
    phase: 'Event',
    ask: `Push up to ${plural(left, 'figure')}: choose one.`,
    wait: 'push figures',
  }),
  pushTo: ({ owner, from }, { names }) => ({
    phase: 'Event',
    ask: `Where is the figure of ${names[owner]} on ${from} pushed?`,
    wait: 'push a figure',
  }),
  battleChoose: () => ({
    phase: 'Battle',
    ask: 'Which battle do you fight first?',
    wait: 'choose a battle',
  }),
  battleCards: ({ battle, turnOf }, { content, names }) => {
    const laid = battle.played.find(({ seat }) => seat === turnOf)?.cards.length ?? 0;
    const left = content.constants.battleCards - laid;
    const enemy =
      turnOf === battle.participants[0]
        ? opponentName(battle.against, names)
        : names[battle.participants[0] ?? 0];
    return {
      seats: [turnOf],
      phase: 'Battle',
      ask: `Battle on ${battle.space} against ${enemy}: lay up to ${plural(left, 'more card')}.`,
      wait: `lay cards for the battle on ${battle.space}`,
    };
  },
  battleSteal: ({ battle }) => ({
    phase: 'Battle',
    ask: `From whom do you steal 1 $? ${plural(battle.stealsLeft, 'steal')} left.`,
    wait: 'steal',
  }),
  discard: (_step, { content }) => ({
    phase: 'End of turn',
    ask: `Discard down to ${plural(content.constants.handLimit, 'card')}: choose one.`,
    wait: 'discard',
  }),
  exchange: ({ seats }) => ({
    seats: seats.slice(0, 1),
    phase: 'Daylight',
    ask: 'Buy blurp at the exchange, or none.',
    wait: 'use the exchange',
  }),
};

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
