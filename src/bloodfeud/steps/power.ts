import { takeAssets } from '../mechanics/assets.js';
import { giftsOf, giftsOfTiles } from '../mechanics/bonuses.js';
import { determineControl, determinePower } from '../mechanics/control.js';
import type { FeudTable } from '../play.js';
import { withEffects } from '../state/change.js';
import type { Steps } from './rule.js';

export const powerSteps: Steps<'power' | 'recordPower' | 'income'> = {
  power: {
    resolve(table) {
      determineControl(table);
      if (table.state.options.houseRules.powerSource === 'control') determinePower(table);
      else nextPower(table, 0);
    },
  },
  recordPower: { seats: ({ state }) => [state.teams.length] },
  /** BF-INC-01: what tiles, factions and Advancements pay. */
  income: {
    resolve(table) {
      const { state, content } = table;
      const ofTiles = giftsOfTiles(content, Object.values(state.domains));
      state.teams.forEach((_, seat) => {
        const { income } = giftsOf(table, seat, ofTiles);
        if (income === 0) return;
        table.emit({ type: 'incomePaid', seat, amount: takeAssets(table, seat, income) });
      });
    },
  },
};

/** BF-STORY-04: the storyteller enters the Power of one team after the other. */
export function nextPower(table: FeudTable, team: number): void {
  const { state } = table;
  if (team < state.teams.length) return table.next({ type: 'recordPower', team });
  state.effects = withEffects(state.effects, { powerChange: {} });
  table.emitCopy({ type: 'powerDetermined', powers: state.teams.map(({ power }) => power) });
}
