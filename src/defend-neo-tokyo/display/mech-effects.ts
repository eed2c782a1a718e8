import { plural } from '../../kit/words.js';
import type { EffectOf } from '../content/effects.js';
import { deckNames, thePart, tokensOf } from '../describe/names.js';
import { away, type Clauses, orTo, strength, type Telling } from './telling.js';

/** What the cards and tile actions of Mechs do. */
export const mechClauses: Clauses<
  | 'attack'
  | 'token'
  | 'move'
  | 'moveAlly'
  | 'push'
  | 'repair'
  | 'charge'
  | 'shift'
  | 'draw'
  | 'payCards'
  | 'rescue'
  | 'shelter'
  | 'calm'
  | 'boost'
  | 'guard'
  | 'regainBot'
  | 'scry'
  | 'standUp'
  | 'extraAction'
  | 'selfDamage'
> = {
  attack(effect, telling) {
    const base = strength(effect.dice, effect.flat);
    const counted = countedDice(effect);
    const isAll = base === '0' && counted !== undefined;
    const damage = `deal ${isAll ? '1d' : base} damage to ${targetOf(effect, telling)}`;
    const more =
      counted === undefined ? '' : isAll ? ` ${counted}` : `, and 1d more ${counted} more`;
    const pierce = effect.pierce === true ? '; the Armor Rating does not count' : '';
    return `${damage}${more}${pierce}`;
  },
  token(effect, telling) {
    return `put ${tokensOf(effect.count, effect.token)} on ${bearer(effect, telling)}`;
  },
  move({ steps, min = 0, through = false }) {
    const passing = through ? '; you may pass through destroyed spaces' : '';
    return `move ${stepsOf(steps, min)}${passing}`;
  },
  moveAlly({ steps, range }, telling) {
    return `you may move another Mech ${away(telling, range)} by ${stepsOf(steps, 0)}`;
  },
  push({ on, range, to }, telling) {
    const isGiven = on === 'it';
    const who = isGiven ? telling.oneMonster : 'a Monster';
    if (to === 'me') {
      const from = isGiven ? '' : ` from ${away(telling, range)}`;
      return `you may pull ${who}${from} into your space`;
    }
    const where = isGiven ? '' : ` ${away(telling, range)}`;
    return `you may push ${who}${where} into an adjacent City Space`;
  },
  repair({ amount, on, range }, telling) {
    const whose = on === 'it' ? telling.mech : ownOrOther(on, range, telling);
    return `remove ${plural(amount, 'Damage token')} from ${whose}`;
  },
  charge({ amount, on, range }, telling) {
    return `put ${plural(amount, 'Power token')} on the limbs of ${ownOrOther(on, range, telling)}`;
  },
  shift({ amount, mandatory = false }) {
    const tokens = plural(amount, 'Power token');
    const move = mandatory ? `move ${tokens}` : may('move', amount, tokens);
    return amount === 1
      ? `${move} from one of your limbs to another`
      : `${move} between your limbs`;
  },
  draw: ({ count }) => `draw ${plural(count, 'card')}`,
  payCards: ({ max }) => `${may('discard', max, plural(max, 'card'))} from your hand`,
  rescue({ count, range }, telling) {
    return `${may('discard', count, plural(count, 'Citizen'))} ${away(telling, range)}`;
  },
  shelter({ amount, range, where }, telling) {
    const space = where === 'here' ? telling.here : spaceAt(range, telling);
    return `remove ${amount} City Damage from ${space}`;
  },
  calm: ({ steps }) => `move the Monster Attack tracker down by ${steps}`,
  boost({ dice, flat, melee, uses }) {
    const kind =
      melee === undefined ? 'attack' : melee ? 'Melee Attack' : 'attack that is not a Melee Attack';
    const which = uses === 'next' ? `your next ${kind}` : `each ${kind} of yours`;
    return `until the End Phase, ${which} deals ${strength(dice, flat)} more damage`;
  },
  guard({ amount }) {
    return `until the End Phase, your Mech takes ${amount} less damage each time it is hit`;
  },
  regainBot: ({ count }) => `get back ${plural(count, 'spent Repair Bot')}`,
  scry({ deck, count = 1 }) {
    const top = count === 1 ? 'the top card' : `the top ${count} cards`;
    const each = count === 1 ? 'put it' : 'put each of them';
    return `turn up ${top} of the ${deckNames[deck]} deck, and ${each} back on the top or on the bottom`;
  },
  standUp({ range }, telling) {
    const where = range === 'any' ? '' : ` ${away(telling, range)}`;
    return `you may stand up another Mech that lies${where}`;
  },
  extraAction: () => 'you act once more after this action',
  selfDamage: ({ part, amount }) => `your Mech takes ${amount} damage to ${thePart(part)}`,
};

/** For what there are more dice, and how many at most. */
function countedDice({ dicePer, max = 0, hits }: EffectOf<'attack'>): string | undefined {
  if (dicePer === undefined || max === 0) return undefined;
  const what = {
    power: 'Power token on this part',
    fire: hits === 'space' ? 'Fire token on the one that has most' : 'Fire token on it',
    paid: 'card discarded',
  }[dicePer];
  return `for each ${what}, at most ${max}d`;
}

function targetOf({ hits, range, minRange }: EffectOf<'attack'>, telling: Telling): string {
  const where = away(telling, range, minRange);
  if (hits !== 'space') return `a Monster ${where}`;
  return where === `in ${telling.here}`
    ? `every Monster ${where}`
    : `every Monster in one space ${where}`;
}

function bearer({ on, range }: EffectOf<'token'>, telling: Telling): string {
  switch (on) {
    case 'it':
    case 'trigger':
      return telling.monster;
    case 'monster':
      return `a Monster ${away(telling, range)}`;
    case 'mech':
      return ownOrOther('mech', range, telling);
    case 'self':
      return telling.of === 'mech' ? 'your Mech' : 'this Monster';
  }
}

function ownOrOther(on: 'self' | 'mech', range: number | undefined, telling: Telling): string {
  return on === 'self' ? 'your Mech' : `your Mech or another ${away(telling, range)}`;
}

function spaceAt(range: number | undefined, telling: Telling): string {
  return (range ?? 0) === 0 ? telling.here : `a City Space ${away(telling, range)}`;
}

/** `you may discard 1 card`, `you may discard up to 2 cards`. */
function may(verb: string, most: number, things: string): string {
  return `you may ${verb} ${most === 1 ? '' : 'up to '}${things}`;
}

/** `2 spaces`, `1 or 2 spaces`, `up to 3 spaces`. */
function stepsOf(steps: number, min: number): string {
  const spaces = plural(steps, 'space');
  if (min === 0) return `up to ${spaces}`;
  if (min >= steps) return spaces;
  return `${min} ${orTo(min, steps)} ${spaces}`;
}
