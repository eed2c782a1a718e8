import type { Asking } from '../../display/display.js';
import type { Seat } from '../../kernel/play.js';
import { plural } from '../../kit/words.js';
import { arcs } from '../describe/names.js';
import type { Move } from '../moves/index.js';
import type { Choice, ChoiceOf } from '../state/steps.js';
import type { CityShown } from './shown.js';

/** What is asked by an effect, and what the others wait for. */
export function choiceAsked(choice: Choice, shown: CityShown, seat: Seat) {
  const ask = asked[choice.kind] as Ask<Choice>;
  return { phase: 'Card or tile', ...ask(choice, shown, seat) };
}

type Question = Pick<Asking<Move['type']>, 'ask' | 'ways' | 'wait'>;

type Ask<C> = (choice: C, shown: CityShown, seat: Seat) => Question;

const asked: { readonly [K in Choice['kind']]: Ask<ChoiceOf<K>> } = {
  stealArcs: ({ amount }) => ({
    ask: `From whom do you take up to ${arcs(amount)}?`,
    wait: 'choose whom to rob',
  }),
  raidHand: ({ count }) => ({
    ask: `Who discards ${plural(count, 'card')} of the hand at random?`,
    wait: 'choose whose hand to raid',
  }),
  discount: ({ target, amount }) => {
    const what = {
      market: 'market card',
      development: 'development',
      either: 'card or development',
    };
    return {
      ask: `Which ${what[target]} costs you ${arcs(amount)} less this turn?`,
      wait: 'name what gets cheaper',
    };
  },
  searchZone: () => ({
    ask: 'Do you look through your draw pile or your discard pile?',
    wait: 'choose a pile to search',
  }),
  searchCard: ({ filter }) => ({
    ask: `Which ${filter === 'unit' ? 'unit' : 'card'} do you take into your hand?`,
    wait: 'take a card',
  }),
  trash: ({ filter }) => ({
    ask: `You may remove a ${filter === 'unit' ? 'unit' : 'card'} from the game`,
    ways: [['choose', 'choose one']],
    wait: 'remove a card',
  }),
  recruitDirect: ({ cost }) => ({
    ask: `You may recruit a gang member of the row for ${arcs(cost)}`,
    ways: [['choose', 'choose one']],
    wait: 'recruit',
  }),
  produceOne: () => ({
    ask: 'You may produce with a development that you control',
    ways: [['choose', 'choose one']],
    wait: 'produce',
  }),
  sellNow: ({ left, bonus }) => ({
    ask: `You may sell ${plural(left, 'more product')}${bonus > 0 ? ` for ${arcs(bonus)} more than usual` : ''}`,
    ways: [['choose', 'choose a development']],
    wait: 'sell products',
  }),
  removeYcu: ({ left }) => ({
    ask: `You may return ${plural(left, 'more YCU token')} to the bag`,
    ways: [['choose', 'choose one']],
    wait: 'return YCU tokens',
  }),
  deploy: ({ left }) => ({
    ask: `You may put ${plural(left, 'more figure')} of your pool on the board`,
    ways: [['choose', 'choose a space']],
    wait: 'place figures',
  }),
  peekYcu: ({ place, left }, shown) => {
    const known = shown.view.ycu.known.find(({ above }) => above === place);
    const name = known === undefined ? 'the coordinate card' : shown.card(known.card).title;
    return {
      ask: `Do you leave ${name} where it is or put it under the deck? ${plural(left, 'card')} to decide.`,
      wait: 'look at coordinate cards',
    };
  },
  wager: ({ stake, dice, perHit }) => ({
    ask: `Do you wager ${arcs(stake)}? You roll ${plural(dice, 'battle die', 'battle dice')} and gain ${arcs(perHit)} for each hit.`,
    wait: 'wager',
  }),
  payForRenown: ({ cost, renown }, { view }) => ({
    ask: `Do you pay ${arcs(cost)} for ${Math.min(renown, view.renownPool)} renown?`,
    wait: 'pay for renown',
  }),
  tradeUnit: ({ gain }) => ({
    ask: `You may give up a unit for ${arcs(gain)}`,
    ways: [['choose', 'choose one']],
    wait: 'give up a unit',
  }),
  cycle: ({ left, discarded }) => ({
    ask: `You may discard ${plural(left, 'more card')}; then you draw ${discarded === 0 ? 'as many' : `${discarded} or more`}.`,
    wait: 'discard cards',
  }),
  freeMove: ({ left, steps }) => ({
    ask: `You may move ${plural(left, 'more figure')} up to ${plural(steps, 'space')}`,
    ways: [['moveFigure', 'choose one']],
    wait: 'move figures',
  }),
  freeMoveTo: ({ figure, steps }, { view }) => ({
    ask: `Where does the figure on ${view.figures[figure]?.at ?? 'the board'} go? Up to ${plural(steps, 'space')}.`,
    wait: 'move a figure',
  }),
};
