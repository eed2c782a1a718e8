import type { EffectOf } from '../content/effects.js';
import { hereOf, spaceInfo } from '../mechanics/board.js';
import { type Leaving, leavingCitizens } from '../mechanics/citizens.js';
import { removeCitizen } from '../mechanics/city.js';
import { rescuableCitizens, shelterSpaces } from '../mechanics/friendly-targets.js';
import { deciderOf, ownerOf } from '../mechanics/mechs.js';
import type { TokyoPosition, TokyoTable } from '../play.js';
import { changeSpace } from '../state/change.js';
import type { Frame } from '../state/steps.js';
import type { AnswerTo, Handlers } from './handler.js';

/** City Damage, and Citizens who come and go. */
export const cityEffects: Handlers<
  'cityDamage' | 'shelter' | 'addCitizens' | 'destroyCitizens' | 'discardCitizens' | 'rescue'
> = {
  cityDamage(table, { frame }, { amount, where }) {
    for (const space of spacesOf(table, frame, where).reverse()) {
      table.next({ type: 'cityDamage', space, amount, stage: 'start' });
    }
  },
  shelter: {
    ask(table, { frame }, effect) {
      if (effect.where === 'here') return undefined;
      const among = shelterSpaces(table, frame, effect);
      if (among.length === 0) return undefined;
      const seat = deciderOf(table, frame);
      return { type: 'chooseSpace', seat, rule: 'DN-FX-14', optional: false, among };
    },
    answered: (table, _running, { amount }, { space }: AnswerTo<'chooseSpace'>) => {
      return shelter(table, space, amount);
    },
    unasked(table, { frame }, effect) {
      if (effect.where !== 'here') return undefined;
      const [space] = shelterSpaces(table, frame, effect);
      return space === undefined ? undefined : shelter(table, space, effect.amount);
    },
  },
  addCitizens(table, { frame }, { count, where }) {
    for (const space of spacesOf(table, frame, where)) {
      table.next({ type: 'citizenEnters', space, left: count });
    }
  },
  destroyCitizens: (table, { frame }, effect) => citizensLeave(table, frame, effect, 'destroyed'),
  discardCitizens: (table, { frame }, effect) => citizensLeave(table, frame, effect, 'discarded'),
  rescue: {
    ask(table, { frame, progress }, { count, range = 0 }) {
      const seat = ownerOf(frame);
      if (seat === undefined || progress >= count) return undefined;
      const among = rescuableCitizens(table, seat, range);
      if (among.length === 0) return undefined;
      return { type: 'chooseCitizen', seat, rule: 'DN-FX-13', optional: true, among };
    },
    answered(table, _running, _effect, { citizen }: AnswerTo<'chooseCitizen'>) {
      removeCitizen(table, citizen, 'discarded');
      return 'again';
    },
  },
};

function shelter(table: TokyoTable, space: string, most: number): undefined {
  const here = changeSpace(table.state, space);
  const amount = Math.min(most, here.cityDamage);
  here.cityDamage -= amount;
  table.emit({ type: 'citySheltered', space, amount });
}

/** The spaces that an effect is about. */
function spacesOf(
  position: TokyoPosition,
  frame: Frame,
  where: EffectOf<'cityDamage'>['where'],
): string[] {
  const here = hereOf(position, frame);
  const one = where === 'it' ? frame.itSpace : where === 'target' ? frame.target : here;
  if (one === undefined) return [];
  if (where !== 'adjacent') return [one];
  const { adjacent } = spaceInfo(position.content, one);
  return position.content.cities.filter((at) => adjacent.includes(at));
}

function citizensLeave(
  table: TokyoTable,
  frame: Frame,
  effect: EffectOf<'destroyCitizens' | 'discardCitizens'>,
  how: Leaving,
): undefined {
  const self = 'citizen' in frame.source ? frame.source.citizen : undefined;
  const citizens: string[] = [];
  for (const space of spacesOf(table, frame, effect.where)) {
    citizens.push(...leavingCitizens(table, space, effect, how, self));
  }
  if (citizens.length > 0) table.next({ type: 'citizensLeave', citizens, how });
}
