import { plural } from '../../kit/words.js';
import type { EffectOf } from '../content/effects.js';
import { nameOf, thePart } from '../describe/names.js';
import { blow, type Clauses, citizensEnter, type Telling } from './telling.js';

/** What Monsters, the Boss, Events and Citizens do. */
export const monsterClauses: Clauses<
  | 'losePower'
  | 'discardCards'
  | 'cityDamage'
  | 'addCitizens'
  | 'destroyCitizens'
  | 'discardCitizens'
  | 'mechDamage'
  | 'heal'
  | 'moveMonster'
  | 'hurl'
  | 'knockDown'
  | 'provoke'
  | 'shuffleCityDiscard'
  | 'purgeCitizenDeck'
  | 'appear'
  | 'placeBoss'
  | 'rebuildEventDeck'
> = {
  losePower({ amount, part = 'any' }, { mech }) {
    const where = part === 'any' ? 'any of its limbs' : thePart(part);
    return `${mech} loses ${plural(amount, 'Power token')} from ${where}`;
  },
  discardCards({ count }, { mech }) {
    return `the pilot of ${mech} discards ${plural(count, 'card')} of choice`;
  },
  cityDamage: ({ amount, where }, telling) => {
    return `deal ${amount} City Damage to ${placeOf(where, telling)}`;
  },
  addCitizens: ({ count, where }, telling) =>
    `${citizensEnter(count)} in ${placeOf(where, telling)}`,
  destroyCitizens: (effect, telling) => `destroy ${someCitizens(effect, telling, 'Citizen')}`,
  discardCitizens(effect, telling) {
    const noun = telling.of === 'citizen' ? 'other Citizen' : 'Citizen';
    return `discard ${someCitizens(effect, telling, noun)}`;
  },
  mechDamage: ({ amount, part }, { mech }) => `deal ${blow(amount, part)} of ${mech}`,
  heal: ({ amount }, { monster }) => `remove ${amount} damage from ${monster}`,
  moveMonster({ on, to, skipDestroyed = false }, { monster }) {
    const who = on === 'self' ? 'this Monster' : monster;
    const past = skipDestroyed ? ', passing over destroyed ones' : '';
    return `${who} moves to the next ${to} City Space${past}`;
  },
  hurl: ({ to }, { mech }) =>
    `${mech} is thrown to the next ${to} City Space that is not destroyed`,
  knockDown: (_effect, { mech }) => `${mech} is knocked down`,
  provoke: ({ steps }) => `move the Monster Attack tracker up by ${steps}`,
  shuffleCityDiscard: () => 'shuffle the City discard into the City deck',
  purgeCitizenDeck({ count, maxPopulation }) {
    return count === 1
      ? `draw the top Citizen card: destroy it if its population is ${maxPopulation} or less, otherwise discard it`
      : `draw the top ${count} Citizen cards: destroy those with a population of ${maxPopulation} or less, discard the others`;
  },
  appear({ monster, citizens }, { content }) {
    const crowd = citizens === 0 ? '' : `; then ${citizensEnter(citizens)} there`;
    return `${nameOf(content, monster)} appears in the space of the top City card${crowd}`;
  },
  placeBoss: () => 'this Boss appears in the space of the top City card',
  rebuildEventDeck: () => {
    return 'remove the Monster Appears cards of the Event discard from the game, and shuffle the others to be the new Event deck';
  },
};

function placeOf(where: EffectOf<'cityDamage'>['where'], { here, space }: Telling): string {
  switch (where) {
    case 'here':
      return here;
    case 'it':
      return space;
    case 'target':
      return 'the attacked space';
    case 'adjacent':
      return `each City Space adjacent to ${here}`;
  }
}

/** Of several as many as there are; those of equal population in order of entering. */
function someCitizens(
  { count, which = 'highest', where }: EffectOf<'destroyCitizens' | 'discardCitizens'>,
  telling: Telling,
  noun: string,
): string {
  const place = placeOf(where, telling);
  if (count === 'all') return `all ${noun}s in ${place}`;
  const who = count === 1 ? noun : `${count} ${noun}s`;
  return `the ${who} of the ${which} population in ${place}`;
}
