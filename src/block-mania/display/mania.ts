import { listed, plural } from '../../kit/words.js';
import type { AttackKind, HazardPlace, ManiaEffect, ManiaSide, Via } from '../content/schema.js';

/** What a mania side does, and when it is played. */
export function maniaLines(side: ManiaSide): string[] {
  const tell = told[side.effect.kind] as (effect: ManiaEffect) => string[];
  return [whenLine(side), ...tell(side.effect)];
}

function whenLine({ type, effect }: ManiaSide): string {
  if (type === 'command') return 'Play it in your own command phase.';
  if (effect.kind === 'unflip') return 'Play it in defensive fire or in the combat phase.';
  if (effect.kind === 'modAttack' || effect.kind === 'cancelAttack') {
    const kinds = listed(
      effect.kinds.map((kind) => attacks[kind]),
      'or',
    );
    return `Play it when somebody ${kinds}, before the dice.`;
  }
  const isForStanding = effect.kind === 'hazardAttack' && effect.via === undefined;
  return isForStanding
    ? "Play it on another player's blocker that has just been there on its way, or that stands there when defensive fire or combat begins."
    : "Play it on another player's blocker that has just been there on its way.";
}

type EffectOf<K extends ManiaEffect['kind']> = Extract<ManiaEffect, { kind: K }>;

const told: { readonly [K in ManiaEffect['kind']]: (effect: EffectOf<K>) => string[] } = {
  rollCommand: ({ dice }) => [
    `Roll ${plural(dice, 'die', 'dice')} and add the result to your command points.`,
  ],
  freeDeploy: () => ['Deploy a blocker without paying for it.'],
  gainMP: ({ amount }) => [`Your active blocker gains ${amount} MP.`],
  drawFor: ({ container, count }) => [
    `One of your blockers draws ${plural(count, `${container} counter`)}.`,
  ],
  unflip: () => ['Turn one of your flipped blockers face up: it may act again.'],
  klegg: () => [
    'Place a klegg with 1 armoury counter in an empty square of your block, if one is left.',
    'All kleggs follow you from now on, and you may activate each of them once in this turn, for nothing.',
  ],
  placeCar: () => ['Put a sky-rail car into a station that has none.'],
  hazardHalt: ({ location, via }) => [
    `It is halted in ${placesText(location)}${wayText(via)}, and its activation is over.`,
  ],
  hazardAttack: ({ location, via, damage, collapseLink }) => [
    `It is attacked with DAMAGE ${damage} in ${placesText(location)}${wayText(via)}.`,
    ...(collapseLink ? ['The link there takes a hit as well.'] : []),
  ],
  modAttack: ({ amount, kinds }) => [
    ...(kinds.some((kind) => kind !== 'assault')
      ? [`Every die of the attack gets ${signed(amount)}.`]
      : []),
    ...(kinds.includes('assault')
      ? [`In a close assault one side of your choice gets ${signed(amount)}.`]
      : []),
  ],
  cancelAttack: () => ['The attack does not take place, and the attacker is flipped.'],
};

const attacks: Readonly<Record<AttackKind, string>> = {
  shoot: 'shoots',
  defensiveFire: 'fires defensively',
  assault: 'fights a close assault',
};

const places: Readonly<Record<HazardPlace, string>> = {
  elevator: 'an elevator shaft',
  gravChute: 'a grav chute',
  pedway: 'a pedway square',
  skyRail: 'a sky-rail square',
  megaWay: 'a mega-way square',
  civic: 'a civic square',
  apartment: 'an apartment',
  mall: 'a shopping mall',
  bank: 'a bank',
  armoury: 'an armoury',
  vehiclePark: 'a vehicle park',
  station: 'a sky-rail station',
  powerHouse: 'a power house',
  tweenPlaza: "a 'tween block plaza",
  entrancePlaza: 'an entrance plaza',
  balcony: 'a balcony square',
};

function placesText(locations: readonly HazardPlace[]): string {
  return listed(
    locations.map((place) => places[place]),
    'or',
  );
}

const ways: Readonly<Record<Via, string>> = {
  start: ' where it began',
  step: ' that it walked into',
  elevator: ' while it takes the elevator',
  chute: ' while it drops',
  skyRail: ' while it takes the sky-rail',
  pedway: ' while it takes the pedway',
  vehicle: ' while it drives',
  fly: ' that it flew to',
  stand: ' where it stands',
};

function wayText(via: Via | undefined): string {
  return via === undefined ? '' : ways[via];
}

function signed(amount: number): string {
  return amount < 0 ? `${amount}` : `+${amount}`;
}
