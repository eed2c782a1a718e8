import { listed, plural } from '../../kit/words.js';
import type {
  AlertEffect,
  BattleEffect,
  Gain,
  PassiveEffect,
  ProduceEffect,
  TurnEffect,
} from '../content/schema.js';
import { arcs } from '../describe/names.js';
import { onlyIf } from './conditions.js';

/*
 * What effects do, as clauses to a player: `draw 2 cards`. One table for each kind of ability; an effect without a
 * clause does not compile.
 */

type Effect = { readonly kind: string };
type Clauses<E extends Effect> = {
  readonly [K in E['kind']]: (effect: Extract<E, { readonly kind: K }>) => string;
};

export function turnClause(effect: TurnEffect): string {
  return clauseIn(turnClauses, effect);
}

export function produceClause(effect: ProduceEffect): string {
  return clauseIn(produceClauses, effect);
}

export function battleClause(effect: BattleEffect): string {
  return clauseIn(battleClauses, effect);
}

export function passiveClause(effect: PassiveEffect): string {
  return clauseIn(passiveClauses, effect);
}

export function alertClause(effect: AlertEffect): string {
  return clauseIn(alertClauses, effect);
}

function clauseIn<E extends Effect>(clauses: Clauses<E>, effect: E): string {
  const clause = clauses[effect.kind as E['kind']] as (effect: E) => string;
  return clause(effect);
}

const gains: Clauses<Gain> = {
  gainArcs: ({ amount }) => `gain ${arcs(amount)}`,
  gainRenown: ({ count }) => `gain ${count} renown`,
  drawCards: ({ count }) => `draw ${plural(count, 'card')}`,
};

const recruitDirect = ({ cost }: { readonly cost: number }): string => {
  const price = cost > 0 ? `pay ${arcs(cost)} and ` : '';
  const member =
    'take a face-up gang member into your hand and a figure of your supply into your pool';
  return `you may ${price}${member}, without an auction`;
};

const turnClauses: Clauses<TurnEffect> = {
  ...gains,
  recruitDirect,
  gainArcsPer: ({ amount, max }) => {
    return `gain ${arcs(amount)} for each development you control, at most ${arcs(max)}`;
  },
  stealArcs: ({ amount }) => `take up to ${arcs(amount)} from another player`,
  rollForArcs: ({ dice, perHit }) => `${rolled(dice)} and gain ${arcs(perHit)} for each hit`,
  cycle: ({ max }) => {
    return `you may discard ${upTo(max, 'card')} of your hand, then draw as many`;
  },
  search: ({ zones, filter }) => {
    const shuffled = zones.includes('draw') ? '; a draw pile you have seen is shuffled' : '';
    const found = `take ${filter === 'unit' ? 'a unit' : 'a card'} into your hand`;
    return `look through ${piles(zones)} and ${found}${shuffled}`;
  },
  trash: ({ zones, filter }) => {
    const card = filter === 'unit' ? 'a unit' : 'a card';
    return `you may remove ${card} in ${piles(zones)} from the game`;
  },
  raidHand: ({ count }) => {
    return `choose another player, who discards ${plural(count, 'card')} of the hand at random`;
  },
  discount: ({ target, amount }) => {
    return `name ${targets[target]}, which costs you ${arcs(amount)} less this turn`;
  },
  extraBuy: ({ count }) => `${more(count, 'buy', 'market card')} in a Buy action this turn`,
  extraBuild: ({ count }) => {
    return `${more(count, 'build', 'development')} in a Produce>>>Develop action this turn`;
  },
  bidRebate: ({ amount }) => `the next auction you win this turn costs you ${arcs(amount)} less`,
  sellBonus: ({ perProduct }) => `each product you sell this turn brings ${arcs(perProduct)} more`,
  extraFigures: ({ count }) => `${more(count, 'move', 'figure')} in a Move action this turn`,
  extraSteps: ({ count }) => `${further(count)} this turn`,
  freeMove: ({ figures, steps }) => {
    const some = figures === 1 ? '1 of your figures' : `up to ${figures} of your figures`;
    const walk = `you may move ${some} on the board up to ${plural(steps, 'space')}`;
    return `${walk}${figures === 1 ? '' : ' each'}, neither into nor out of an enemy space`;
  },
  deploy: ({ count }) => {
    const where = 'on your entry space or where you have a figure, but on no enemy space';
    return `you may put ${upTo(count, 'figure')} of your pool ${where}`;
  },
  removeYcu: ({ count }) => {
    return `you may return ${upTo(count, 'YCU token')} from the board to the bag, without an alert`;
  },
  produceOne: () => 'you may use the produce ability of a development you control',
  sellNow: ({ max, bonus }) => {
    const raised = bonus > 0 ? `, ${max === 1 ? '' : 'each '}for ${arcs(bonus)} more` : '';
    return `you may sell ${upTo(max, 'product')} of developments you control${raised}`;
  },
  peekYcu: ({ count }) => {
    const top = `look at the top ${plural(count, 'card')} of the YCU coordinate deck`;
    return `${top}; leave each there or put it under the deck`;
  },
};

const produceClauses: Clauses<ProduceEffect> = {
  gainArcs: gains.gainArcs,
  drawCards: gains.drawCards,
  recruitDirect,
  placeProducts: ({ count, capacity, price }) => {
    const most = `at most ${capacity} lie there, and each sells for ${arcs(price)}`;
    return `put ${plural(count, 'product')} on it; ${most}`;
  },
  rollTable: ({ rows }) => `roll the six-sided die and gain ${listed(brought(rows))}`,
  wager: ({ stake, dice, perHit }) => {
    return `you may pay ${arcs(stake)}, ${rolled(dice)} and gain ${arcs(perHit)} for each hit`;
  },
  payForRenown: ({ cost, renown }) => `you may pay ${arcs(cost)} to gain ${renown} renown`,
  tradeUnit: ({ gain }) => {
    const unit = 'a unit in your hand or your discard pile';
    return `you may remove ${unit} from the game to gain ${arcs(gain)}`;
  },
};

const battleClauses: Clauses<BattleEffect> = {
  attackBonus: ({ amount, if: test }) => `add ${amount} to your total${onlyIf(test)}`,
  attackSet: ({ value, if: test }) => `this card has an attack of ${value}${onlyIf(test)}`,
  bonusDice: ({ count, if: test }) => {
    return `roll ${plural(count, 'more die', 'more dice')}${onlyIf(test)}`;
  },
  enemyDice: ({ count, if: test }) => {
    return `the other player rolls ${plural(count, 'die', 'dice')} fewer${onlyIf(test)}`;
  },
  enemyAttack: ({ amount, if: test }) => {
    return `take ${amount} off the enemy's total, or off the value of the YCU${onlyIf(test)}`;
  },
  rerollBlanks: () => 'after all dice are rolled, roll your blanks again once',
  reinforce: ({ count }) => {
    return `add the top ${plural(count, 'card')} of your draw pile to your cards in it`;
  },
  spareCard: () => 'if you lose, you give up no unit',
  rescueFigure: () => 'if you lose, your figure goes to your pool instead of your supply',
  loserExtraCard: () => {
    return 'if you win against another player, the loser gives up 1 more of the units laid in it';
  },
  returnToHand: () => 'afterwards this card returns to your hand',
  onWin: ({ effects }) => `if you win, ${won(effects)}`,
};

const passiveClauses: Clauses<PassiveEffect> = {
  handSize: ({ count }) => `fill your hand to ${plural(count, 'card')} more in Reset and Refresh`,
  income: ({ amount }) => `your income is ${arcs(amount)} higher`,
  moveFigures: ({ count }) => `${more(count, 'move', 'figure')} in a Move action`,
  moveSteps: ({ count }) => further(count),
  battleDice: ({ count, if: test }) => {
    return `roll ${plural(count, 'more die', 'more dice')} in a battle${onlyIf(test)}`;
  },
  battleAttack: ({ amount, if: test }) => `add ${amount} to your total in a battle${onlyIf(test)}`,
  battleCards: ({ count }) => `${more(count, 'lay', 'card')} in a battle`,
  buyDiscount: ({ amount }) => `market cards cost you ${arcs(amount)} less`,
  buildDiscount: ({ amount }) => `developments cost you ${arcs(amount)} less`,
  bribeDiscount: ({ amount }) => `bribes cost you ${arcs(amount)} less`,
  sellBonus: ({ perProduct }) => `each product you sell brings ${arcs(perProduct)} more`,
  sellLimit: ({ count }) => `${more(count, 'sell', 'product')} in a Sell action`,
  awardRenown: ({ count }) => `you are awarded ${count} more renown in every Award phase`,
  onWin: ({ effects }) => `when you win a battle, ${won(effects)}`,
};

const alertClauses: Clauses<AlertEffect> = {
  gainArcs: gains.gainArcs,
  gainRenown: gains.gainRenown,
  placeCards: ({ count }) => {
    const revealed = `reveal ${plural(count, 'YCU coordinate card')}`;
    return `${revealed} and put a YCU token on each of ${count === 1 ? 'its' : 'their'} spaces`;
  },
  backup: ({ count }) => `put ${plural(count, 'YCU token')} on the space of the battle`,
  loseRenown: ({ count }) => `lose ${count} renown`,
  loseArcs: ({ amount }) => `lose ${arcs(amount)}`,
  none: () => 'nothing happens',
};

const targets = {
  market: 'a face-up market card',
  development: 'a development',
  either: 'a face-up market card or a development',
} as const;

const pileNames = {
  draw: 'your draw pile',
  discard: 'your discard pile',
  hand: 'your hand',
} as const;

function piles(zones: readonly (keyof typeof pileNames)[]): string {
  return listed(
    zones.map((zone) => pileNames[zone]),
    'or',
  );
}

/** `1 card`, `up to 3 cards`. */
function upTo(count: number, noun: string): string {
  return `${count === 1 ? '' : 'up to '}${plural(count, noun)}`;
}

function more(count: number, verb: string, noun: string): string {
  return `you may ${verb} ${plural(count, `more ${noun}`)}`;
}

function further(count: number): string {
  return `your figures may move ${plural(count, 'space')} further in a Move action`;
}

function rolled(dice: number): string {
  return `roll ${plural(dice, 'battle die', 'battle dice')}`;
}

function won(effects: readonly Gain[]): string {
  return listed(effects.map((effect) => clauseIn<Gain>(gains, effect)));
}

/** What the faces of a table bring, lowest first: `nothing on 1 or 2`, `2000 ARCs on 3 to 6`. */
function brought(rows: Extract<ProduceEffect, { kind: 'rollTable' }>['rows']): string[] {
  const parts: string[] = [];
  let first = 1;
  for (const { max, gainArcs } of [...rows, { max: 6, gainArcs: undefined }]) {
    if (max < first) continue;
    const others = max === first + 1 ? ` or ${max}` : ` to ${max}`;
    const faces = max === first ? `${max}` : `${first}${others}`;
    parts.push(`${gainArcs === undefined ? 'nothing' : arcs(gainArcs)} on ${faces}`);
    first = max + 1;
  }
  return parts;
}
