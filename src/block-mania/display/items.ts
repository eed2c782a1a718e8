import { capital, listed, plural } from '../../kit/words.js';
import type { AttackKind, Constants, Item, ItemEffect, MissileMode } from '../content/schema.js';
import { inWords } from '../describe/names.js';

/** What a hardware or armoury counter does, a sentence a line. */
export function itemLines(item: Item, constants: Constants): string[] {
  const { damage, range, heavy, effects } = item;
  const isHandy = !heavy && damage !== null && damage > 0;
  return [
    ...(range === 0 ? ['Does not shoot: it is for close assault.'] : []),
    ...effects.flatMap((effect) => linesOf(effect, constants)),
    ...(isHandy ? [`Adds ${damage} to its bearer in close assault.`] : []),
    ...(heavy ? [heavyLine(constants)] : []),
  ];
}

function heavyLine({ heavyCost }: Constants): string {
  return `Heavy: it is set up for ${heavyCost} MP before it is used, folds when its bearer moves, and nobody flies with it.`;
}

type EffectOf<K extends ItemEffect['kind']> = Extract<ItemEffect, { kind: K }>;

function linesOf(effect: ItemEffect, constants: Constants): string[] {
  const tell = told[effect.kind] as (effect: ItemEffect, constants: Constants) => string[];
  return tell(effect, constants);
}

const told: {
  readonly [K in ItemEffect['kind']]: (effect: EffectOf<K>, constants: Constants) => string[];
} = {
  fly: () => [
    'Its bearer flies: for all its MP from open air, a balcony or an entrance plaza to open air, a balcony, a sky-rail station or a vehicle park.',
    'Mobs and fatties never carry it.',
  ],
  spray: () => [
    'In the combat phase its bearer scrawls on the square it is in; on a window only if it can fly.',
    'A flyer that carries it may hover outside windows.',
  ],
  fireWeapon: ({ modes, markers, exhaustOn }) => [
    `${capital(
      listed(
        modes.map((mode) => used[mode]),
        'or',
      ),
    )}, it also puts ${markersText(markers)} into the target's square.`,
    `Once it has placed ${exhaustOn} at a time it is empty and goes back.`,
  ],
  longThrow: ({ minLevel }) => [
    `From a window on level ${minLevel} or higher it also reaches the 'tween block plaza below and the entrance plaza across.`,
  ],
  demo: ({ damage, divisor, cargoOn }, { layCost }) => [
    `Its bearer lays it for ${layCost} MP, and it goes off at the start of the combat phase.`,
    `Everybody in the square is attacked with DAMAGE ${damage}; then a die${divided(divisor)} tells how many structural markers the square gets.`,
    ...(cargoOn.length === 0
      ? []
      : [`Whenever its bearer is attacked, it goes off on ${facesText(cargoOn)}.`]),
  ],
  aimSquare: () => ['It may be aimed at a square or a link itself: a hit damages it.'],
  missileShield: () => ['Set up in a window, it keeps all missiles away from that block.'],
  missile: ({ modes }) => modes.map(missileLine),
  drill: ({ structural }) => [
    `Instead of shooting, its bearer puts ${plural(structural, 'structural marker')} on the square it is in, without a roll.`,
  ],
};

const used: Readonly<Record<AttackKind, string>> = {
  shoot: 'when it shoots',
  defensiveFire: 'when it fires defensively',
  assault: 'when it is used in close assault',
};

function markersText(markers: readonly number[]): string {
  const noun = markers.length === 1 && markers[0] === 1 ? 'fire marker' : 'fire markers';
  return `${listed(markers, 'or')} ${noun}`;
}

function divided(divisor: number): string {
  return divisor === 1 ? '' : `, divided by ${divisor} and rounded up,`;
}

function facesText(faces: readonly number[]): string {
  return `a ${listed(faces, 'or')}`;
}

/** "Incendiary: everybody in the square is attacked with DAMAGE 1, and it gets 2 fire markers." */
function missileLine({ id, damage, structural, fire, homing }: MissileMode): string {
  const parts = [`everybody in the square is attacked with DAMAGE ${damage}`];
  if (typeof structural !== 'number') {
    parts.push(`a die from 1 to 6 puts ${listed(structural, 'or')} structural markers on it`);
  } else if (structural > 0) parts.push(`it gets ${plural(structural, 'structural marker')}`);
  if (fire > 0) parts.push(`it gets ${plural(fire, 'fire marker')}`);
  const where = homing ? ' It needs no line of fire, and reaches no interior square.' : '';
  return `${capital(inWords(id))}: ${parts.join(', and ')}.${where}`;
}
