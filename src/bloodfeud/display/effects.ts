import { capital, plural } from '../../kit/words.js';
import type { Ability, Constants, TeamEffect } from '../content/schema.js';
import { kindNames, orderNames, pileNames, raised, signed } from './words.js';

/** What has the effect: a Domain tile, a faction, or an Advancement on a player's lanyard. */
export type Home = 'tile' | 'faction' | 'advancement';

type EffectOf<T extends TeamEffect['type']> = Extract<TeamEffect, { type: T }>;

/** What a faction, a tile or an Advancement does, as a sentence. */
export function effectLine(effect: TeamEffect, home: Home, constants: Constants): string {
  const tell = told[effect.type] as (
    effect: TeamEffect,
    home: Home,
    constants: Constants,
  ) => string;
  return `${capital(tell(effect, home, constants))}.`;
}

const told: {
  readonly [T in TeamEffect['type']]: (
    effect: EffectOf<T>,
    home: Home,
    constants: Constants,
  ) => string;
} = {
  strength: (effect, home) => `${sideOf(effect, home)}${conditionOf(effect, home)}`,
  unitLimit: ({ amount }) => `you may have ${plural(amount, 'more Unit')} on every Domain`,
  unitLimitHere: ({ amount }) => `every team may have ${plural(amount, 'more Unit')} here`,
  noBarricades: () => 'no Barricade can be placed on its edges',
  ignoreBarricades: (_effect, home) =>
    home === 'faction'
      ? 'your Player Units may move over Barricades'
      : "this player's Unit may move over Barricades",
  swift: () => "once per round this player's Unit may move without becoming Fatigued",
  armor: () =>
    "the first Attack each round that would succeed against this player's Unit fails instead",
  votePower: ({ amount }, home) => `${has(home)} ${signed(amount)} Voting Power`,
  orderBonus: ({ order, amount }, home) => {
    const orders = `${orderNames[order]} Orders`;
    return `${home === 'tile' ? `${orders} here` : `your ${orders}`} ${raised(order, amount)}`;
  },
  marketDiscount({ pile, amount }, home) {
    const whom = home === 'tile' ? 'its controller' : 'you';
    return `${pileNames[pile]} cards cost ${whom} ${plural(amount, 'Asset')} less to purchase`;
  },
  storeBonus: ({ amount }, home) =>
    home === 'tile'
      ? `its controller may store items of a Cost up to ${amount} above its Power`
      : `you may store items of a Cost up to ${amount} above your Power`,
  income: ({ assets }, home) =>
    `${home === 'tile' ? 'its controller gains' : 'you gain'} ${plural(assets, 'Asset')} in every Income step`,
  allianceShield: () =>
    'an Alliance that you propose cannot be blocked when it is declared, only beforehand by the Block Alliance action',
  extraSeal: ({ amount }, _home, { maxSeals }) =>
    `you can place ${plural(amount, 'more Order')} each round, ${maxSeals} at most`,
  eventCycle: ({ amount }) =>
    `your Council Bonus Action may exchange ${plural(amount, 'more Event card')}`,
  activate: ({ ability }) => `once per round, ${abilities[ability]}`,
};

function has(home: Home): string {
  return home === 'tile' ? 'its controller has' : 'you have';
}

/** Whose Combat Strength is changed, and by how much. */
function sideOf({ role, amount, kind }: EffectOf<'strength'>, home: Home): string {
  const strength = `${signed(amount)} Combat Strength`;
  const whose = kind === undefined ? '' : `${kindNames[kind]} `;
  switch (home) {
    case 'tile':
      return role === 'attack'
        ? `${whose}teams that attack here have ${strength}`
        : `${whose}teams that are attacked here have ${strength}`;
    case 'faction':
      return withStrength(role, strength);
    case 'advancement':
      return `on the Domain of this player's Unit ${withStrength(role, strength)}`;
  }
}

function withStrength(role: 'attack' | 'defend', strength: string): string {
  return role === 'attack'
    ? `your Attacks have ${strength}`
    : `your team has ${strength} when it is attacked`;
}

/** When it counts. A tile names the kind of its teams already. */
function conditionOf({ cond, kind }: EffectOf<'strength'>, home: Home): string {
  const isOwn = kind !== undefined && home !== 'tile';
  const needed = [
    ...(isOwn ? [`you are a ${kindNames[kind]} team`] : []),
    ...(cond === undefined ? [] : [conditions[cond]]),
  ];
  return needed.length === 0 ? '' : ` if ${needed.join(' and ')}`;
}

const conditions: Readonly<Record<NonNullable<EffectOf<'strength'>['cond']>, string>> = {
  targetHigherPower: "the target's team has more Power than the attacker",
  targetVampirePlayer: 'the target is a Vampire Player Unit',
};

const abilities: Readonly<Record<Ability, string>> = {
  peekOrder: 'with a player at the Orders station, look at a sealed Order of another team',
  pushUnit:
    "with a player at the Cityscape, move a Basic Unit of another team from the Domain of this player's Unit to an adjacent one, not over a Barricade and not above that team's limit",
  refreshUnit: "with a player at the Cityscape, this player's Fatigued Unit becomes ready",
  cutBarricade:
    "with a player at the Cityscape, remove a Barricade from an edge of the Domain of this player's Unit without tiring anybody",
};
