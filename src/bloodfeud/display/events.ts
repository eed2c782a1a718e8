import { plural } from '../../kit/words.js';
import type { EventEffect } from '../content/schema.js';
import { eachLine, teamsLine } from './stats.js';
import { orderNames, raised, signed } from './words.js';

type EffectType = EventEffect['type'];
/** Effects of like form share a schema: the one with this type among its types. */
type EffectOf<T extends EffectType> = EventEffect extends infer E
  ? E extends { type: infer K }
    ? T extends K
      ? E
      : never
    : never
  : never;

/** What an Event or a scenario does, as a sentence. */
export function eventLine(effect: EventEffect): string {
  const tell = told[effect.type] as (effect: EventEffect) => string;
  return `${tell(effect)}.`;
}

const told: { readonly [T in EffectType]: (effect: EffectOf<T>) => string } = {
  gainAssets: (effect) => gains(effect, 'Asset'),
  gainTokens: (effect) => gains(effect, 'Ambition token'),
  loseAssets: ({ who, amount }) => `${teamsLine(who)} loses ${plural(amount, 'Asset')}`,
  loseTokens: ({ who, amount }) => `${teamsLine(who)} loses ${plural(amount, 'Ambition token')}`,
  loseUnits: ({ who, count }) =>
    `${teamsLine(who)} takes back ${plural(count, 'Basic Unit')} of its choice from the Cityscape into its Supply`,
  gainUnits({ who, count, ignoreLimit }) {
    const limit = ignoreLimit ? 'even above its Unit limit' : 'as far as its Unit limit allows';
    return `${teamsLine(who)} gains ${plural(count, 'Basic Unit')} on its start Domain, ${limit}`;
  },
  drawEvents: ({ who, count }) => `${teamsLine(who)} draws ${plural(count, 'Event card')}`,
  removeBarricades: () => 'All Barricades go back to their teams',
  marketSweep: () => 'All face-up Market cards are buried under their piles and replaced',
  roundOrderBonus: ({ order, amount }) =>
    `Until Cleanup ${orderNames[order]} Orders ${raised(order, amount)}`,
  roundStrength: ({ role, amount }) =>
    `Until Cleanup teams that ${role === 'attack' ? 'attack' : 'are attacked'} have ${signed(amount)} Combat Strength`,
  cancelOrder: ({ order }) => `${orderNames[order]} Orders have no effect until Cleanup`,
  shieldDomain: () => `${chooser}: until Cleanup Attacks there have no effect`,
  blackoutDomain: () => `${chooser}: until Cleanup no Order there has an effect`,
  powerChange({ who, amount }) {
    const change = `${Math.abs(amount)} ${amount < 0 ? 'less' : 'more'}`;
    return `${teamsLine(who)} has ${change} when Power is next determined`;
  },
  endAlliances: () => 'All Alliances end, blocks stay',
};

const chooser =
  'The team that proposed it, or the storyteller if it came at random, chooses a Domain';

function gains({ who, amount, per }: EffectOf<'gainAssets'>, noun: string): string {
  const each = per === undefined ? '' : ` ${eachLine(per)}`;
  return `${teamsLine(who)} gains ${plural(amount, noun)}${each}`;
}
