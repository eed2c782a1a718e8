import type { Asking } from '../../display/display.js';
import { type Seat, topStep } from '../../kernel/play.js';
import { plural } from '../../kit/words.js';
import { actionNames, arcs, developmentName, nameOf } from '../describe/names.js';
import { ycuValue } from '../mechanics/ycu.js';
import type { Move } from '../moves/index.js';
import { type Limits, questions } from '../questions.js';
import type { Step, StepOf } from '../state/steps.js';
import { choiceAsked } from './choices.js';
import { type CityShown, seatNameIn, seenIn } from './shown.js';

/** Steps that wait for somebody. */
type Decided =
  | 'pickLeader'
  | 'pickEntry'
  | 'resetDiscard'
  | 'turnMain'
  | 'recruitPick'
  | 'bid'
  | 'buy'
  | 'produce'
  | 'buildPick'
  | 'buildPlace'
  | 'sell'
  | 'refreshDiscard'
  | 'moveSelect'
  | 'moveTo'
  | 'layCards'
  | 'removeUnit'
  | 'ycuSelect'
  | 'effectChoice';

export type Words = Omit<Asking<Move['type']>, 'seats'>;

interface Told {
  readonly shown: CityShown;
  readonly seat: Seat;
  readonly left: Limits;
}

/** What is asked now, and of whom; nothing when the game is over. */
export function askingOf(shown: CityShown): Asking<Move['type']> | undefined {
  const step = topStep(shown.view);
  if (step === undefined) return undefined;
  const seat = askedSeat(shown, step);
  const left = questions.limits({ table: shown.view, content: shown.content }, seat);
  const ask = asked[step.type as Decided] as (step: Step, told: Told) => Words;
  return { seats: [seat], ...ask(step, { shown, seat, left }) };
}

/** The seat that the step names, or else whose turn it is. */
function askedSeat({ view }: CityShown, step: Step): Seat {
  if ('seat' in step) return step.seat;
  if ('order' in step) return step.order[0] ?? 0;
  return view.turn?.seat ?? 0;
}

const asked: { readonly [T in Decided]: (step: StepOf<T>, told: Told) => Words } = {
  pickLeader: () => ({
    phase: 'Setup',
    ask: 'Choose the gang that you lead.',
    wait: 'choose a gang',
  }),
  pickEntry: () => ({
    phase: 'Setup',
    ask: 'Choose the space on which your figures enter.',
    wait: 'choose an entry space',
  }),
  resetDiscard: ({ seat }, { shown }) => refilling('Reset', shown, seat),
  refreshDiscard: ({ seat }, { shown }) => refilling('Refresh', shown, seat),
  turnMain: (_step, { shown }) => {
    const isDone = shown.view.turn?.actionDone === true;
    return {
      phase: 'Player turn',
      ask: isDone ? 'Your action is done' : '',
      ways: isDone
        ? [
            ['playCard', 'play a card'],
            ['endTurn', 'end your turn'],
          ]
        : [
            ['takeAction', 'choose your action of this turn'],
            ['playCard', 'play a card of your hand before it'],
          ],
      wait: isDone ? 'end the turn' : 'choose an action',
    };
  },
  recruitPick: () => ({
    phase: 'Recruit',
    ask: 'Which gang member do you put up for auction?',
    wait: 'put a gang member up for auction',
  }),
  bid: (_step, { shown, left }) => bidding(shown, left),
  buy: (_step, { shown, left }) => buying(shown, left),
  produce: () => ({
    phase: actionNames.produce,
    ask: '',
    ways: [
      ['produceTile', 'choose a development to produce with'],
      ['playCard', 'play a card'],
      ['done', 'go on to build'],
    ],
    wait: 'produce',
  }),
  buildPick: (_step, { left }) => ({
    phase: actionNames.produce,
    ask:
      left.developments === 0
        ? 'You may build no more developments.'
        : `You may build ${plural(left.developments, 'development')}`,
    ways: [
      ['buildPick', 'choose one'],
      ['playCard', 'play a card'],
      ['done', 'build no more'],
    ],
    wait: 'build',
  }),
  buildPlace: ({ development }, { shown }) => ({
    phase: actionNames.produce,
    ask: `Where do you build ${developmentName(shown.content, development)}? Begin with its lower left space.`,
    wait: 'lay a tile',
  }),
  sell: (_step, { left }) => ({
    phase: 'Sell',
    ask: `You may sell ${plural(left.products, 'more product')}`,
    ways: [
      ['sellProduct', 'choose a development'],
      ['playCard', 'play a card'],
    ],
    wait: 'sell products',
  }),
  moveSelect: (_step, { left }) => ({
    phase: 'Move',
    ask:
      left.figures === 0
        ? 'No more figures may move.'
        : `You may move ${plural(left.figures, 'more figure')} up to ${plural(left.steps, 'space')}`,
    ways: [
      ['moveFigure', 'choose a space or your pool'],
      ['playCard', 'play a card'],
      ['done', 'move no more'],
    ],
    wait: 'move figures',
  }),
  moveTo: ({ figure }, { shown, left }) => {
    const at = shown.view.figures[figure]?.at ?? 'pool';
    const from = at === 'pool' ? 'of your pool' : `on ${at}`;
    const ask = `Where does the figure ${from} go? Up to ${plural(left.steps, 'space')}.`;
    return { phase: 'Move', ask, wait: 'move a figure' };
  },
  layCards: ({ seat }, { shown, left }) => laying(shown, seat, left),
  removeUnit: ({ due, searched }) => ({
    phase: 'Battle',
    ask: lossAsked(due, searched),
    wait: 'give up a unit',
  }),
  ycuSelect: () => ({
    phase: 'YCU battle',
    ask: 'YCU tokens are where your figures are',
    ways: [
      ['ycuFight', 'fight one'],
      ['ycuBribe', 'bribe one'],
      ['playCard', 'play a card'],
    ],
    wait: 'meet the YCU',
  }),
  effectChoice: ({ choice }, { shown, seat }) => choiceAsked(choice, shown, seat),
};

function refilling(phase: string, { view, content }: CityShown, seat: Seat): Words {
  const { hand } = questions.limits({ table: view, content }, seat);
  return {
    phase,
    ask: `Discard what you like of your hand; it is then filled to ${plural(hand, 'card')}.`,
    wait: 'discard cards',
  };
}

function bidding(shown: CityShown, { bid }: Limits): Words {
  const { auction } = shown.view;
  const name = auction === null ? 'a gang member' : nameOf(shown.content, auction.card);
  const least = (auction?.highBid ?? 0) + shown.content.constants.arcUnit;
  const high = auction?.highSeat ?? null;
  const holder = high === null ? 'nobody has bid' : `${seatNameIn(shown, high)} has bid most`;
  const means =
    bid < least
      ? `${arcs(least)} would be needed, you have ${bid}.`
      : `bid ${least} to ${arcs(bid)}, or pass.`;
  return {
    phase: 'Auction',
    ask: `Auction of ${name} (${holder}): ${means}`,
    wait: `bid for ${name}`,
  };
}

function buying({ view, content }: CityShown, { marketCards, renown }: Limits): Words {
  const { price } = content.constants.renown;
  const cards = marketCards > 0 ? [`${plural(marketCards, 'market card')}`] : [];
  const bought = renown > 0 ? [`up to ${renown} renown for ${arcs(price)} each`] : [];
  const what = [...cards, ...bought].join(' and ');
  const has = `You have ${arcs(view.seats[view.turn?.seat ?? 0]?.arcs ?? 0)}.`;
  const ask = what === '' ? 'There is no more to buy.' : `You may buy ${what}. ${has}`;
  return { phase: 'Buy', ask, wait: 'buy' };
}

function laying(shown: CityShown, seat: Seat, { battleCards }: Limits): Words {
  const { battle } = shown.view;
  if (battle === null) return { phase: 'Battle', ask: 'Lay cards.', wait: 'lay cards' };
  const { space, attacker, defender, token } = battle;
  const rival = attacker === seat ? defender : attacker;
  const value = ycuValue(seenIn(shown), space);
  const enemy = token !== null || rival === null ? `YCU of ${value}` : seatNameIn(shown, rival);
  const left =
    battleCards === 0
      ? 'no more cards may be laid'
      : `you may lay ${plural(battleCards, 'more card')}`;
  return {
    phase: 'Battle',
    ask: `Battle on ${space} against ${enemy}: ${left}.`,
    wait: `lay cards for the battle on ${space}`,
  };
}

function lossAsked(due: 'first' | 'extra', searched: boolean): string {
  if (due === 'extra') return 'Give up one more of the units that you laid.';
  if (searched) return 'Choose the unit to give up.';
  return 'You have lost the battle: choose the unit to give up.';
}
