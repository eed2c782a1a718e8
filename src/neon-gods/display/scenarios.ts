import { listed, plural } from '../../kit/words.js';
import type { Content } from '../content/compile.js';
import type { Constants, Scenario } from '../content/schema.js';

type Flags = Scenario['flags'];

/** The special rules of a scenario, and what it begins with. */
export function scenarioLines(scenario: Scenario, { constants, workCards }: Content): string[] {
  const rules = (Object.keys(told) as (keyof Flags)[]).flatMap((flag) => {
    const value = scenario.flags[flag];
    return value ? told[flag](Number(value), constants) : [];
  });
  const cards = scenario.workCards.flatMap((id) => workCards.get(id)?.name ?? []);
  return [
    ...(rules.length > 0 ? rules : ['It has no special rules.']),
    `Each gang starts with ${plural(scenario.startFigures, 'figure')} on its base.`,
    cards.length > 0 ? `Work cards in play: ${listed(cards)}.` : 'No work card is in play.',
  ];
}

/** What each flag means; of a bonus how much it is. */
const told: {
  readonly [K in keyof Flags]: (bonus: number, constants: Constants) => string;
} = {
  deadZonesImpassable: () => 'Dead zones are walls: nobody enters or crosses them.',
  protectBaseTunnels: () => 'A tunnel next to a base cannot be removed.',
  noStructureOnTunnel: () => 'Structures and tunnels never share a space.',
  passEnemiesInTunnels: () => 'On a space with a tunnel enemy figures stop nobody; andys do.',
  pvpWinBonus: (bonus, { battleWinBlurp }) => {
    return `Whoever wins a battle against another gang gains ${battleWinBlurp + bonus} blurp.`;
  },
  andyWinBonus: (bonus, { andyWinBlurp }) => {
    return `Whoever wins a battle against andys gains ${andyWinBlurp + bonus} blurp.`;
  },
};
