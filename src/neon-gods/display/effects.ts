import { plural, withArticle } from '../../kit/words.js';
import type { Constants, Effect } from '../content/schema.js';

type EffectOf<K extends Effect['kind']> = Effect & { readonly kind: K };

/** What an effect does, as the card says it to whoever plays it. */
export function effectSentence(effect: Effect, constants: Constants): string {
  const tell = told[effect.kind] as (effect: Effect, constants: Constants) => string;
  return `${tell(effect, constants)}.`;
}

const told: {
  readonly [K in Effect['kind']]: (effect: EffectOf<K>, constants: Constants) => string;
} = {
  move: ({ amount }, { effectMoveSpaces }) => {
    const way = upTo(effectMoveSpaces, 'space');
    return amount === 1
      ? `Move 1 of your figures ${way}`
      : `Move up to ${amount} of your figures ${way} each`;
  },
  gain: ({ amount }) => `Take ${amount === 1 ? '1 $' : `up to ${amount} $`}`,
  draw: ({ amount }) => `Draw ${upTo(amount, 'card')}`,
  recover: ({ amount }) => `Take ${upTo(amount, 'card')} from your discard pile into your hand`,
  sell: ({ amount }) => {
    const where = amount === 1 ? 'a space that you control,' : 'spaces that you control, each';
    return `Sell ${upTo(amount, 'product')} from ${where} for 1 $ per space of distance to your base`;
  },
  work: ({ amount }) =>
    amount === 1 ? 'Spend 1 work on a work card' : `Spend up to ${amount} work on work cards`,
  blurp: ({ amount, who }) => {
    const [mine, theirs] = amount < 0 ? ['Lose', 'loses'] : ['Gain', 'gains'];
    const blurp = `${Math.abs(amount)} blurp`;
    return who === 'self' ? `${mine} ${blurp}` : `Each opponent ${theirs} ${blurp}`;
  },
  steal: ({ amount }) => `Steal ${amount} $ from each opponent, or as much as each has`,
  placeOwls: ({ amount }) => `Place ${upTo(amount, 'owl')} on ${anySpace(amount)}, not on a base`,
  placeTunnels: ({ amount }) => {
    const where = amount === 1 ? 'a space without one' : 'spaces without one';
    return `Place ${upTo(amount, 'tunnel')} on ${where}, not on a base or a dead zone`;
  },
  removeTunnels: ({ amount }) => `Remove ${upTo(amount, 'tunnel')} from any space`,
  placeAndys: ({ amount }) => {
    return `Place ${upTo(amount, 'andy')} face down on ${anySpace(amount)}, not on a base`;
  },
  removeAndys: ({ amount }) => `Remove all andys from ${upTo(amount, 'space')}`,
  removeStructures: ({ amount }) =>
    amount === 1
      ? 'Remove 1 factory, watchtower or monument from any space'
      : `Remove up to ${amount} factories, watchtowers or monuments from any space`,
  removeFigures: ({ amount }) => {
    const figures = upTo(amount, 'figure of an opponent', 'figures of opponents');
    return `Return ${figures} to ${amount === 1 ? 'its' : 'their'} supply, not from a base`;
  },
  pushFigures: ({ amount }) =>
    amount === 1
      ? 'Push 1 figure of an opponent 1 space, not from a base or onto one'
      : `Push up to ${amount} figures of opponents 1 space each, not from a base or onto one`,
  placeFigures: ({ amount }) => `Place ${upTo(amount, 'figure')} from your supply on your base`,
  placeProducts: ({ max, requires }) => {
    const products = max === 2 ? '1 or 2 products' : upTo(max, 'product');
    return `Place ${products} on a space with ${withArticle(requires)} that you control`;
  },
  build: ({ structure, requires }) => {
    const where = requires === undefined ? 'a space' : `a space with ${withArticle(requires)}`;
    return `Build ${withArticle(structure)} on ${where} that you control: one a space, none on a dead zone`;
  },
};

/** Every number is a maximum. */
function upTo(most: number, one: string, many?: string): string {
  return most === 1 ? `1 ${one}` : `up to ${plural(most, one, many)}`;
}

function anySpace(amount: number): string {
  return amount === 1 ? 'a space' : '1 or more spaces';
}
