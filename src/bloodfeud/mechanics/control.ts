import type { FeudPosition, FeudTable } from '../play.js';
import { withEffects } from '../state/change.js';
import { type Domain, teamOf } from '../state/state.js';
import { boardOf } from './board.js';
import { sizeOf } from './units.js';

/** BF-POWER-01: strictly more Units than every other single team. */
function controllerOf({ units }: Domain): number | null {
  let best: number | null = null;
  let most = 0;
  for (const seat in units) {
    const size = sizeOf(units[seat] as NonNullable<Domain['units'][string]>);
    if (size > most) {
      most = size;
      best = Number(seat);
    } else if (size === most) {
      best = null;
    }
  }
  return best;
}

export function determineControl(table: FeudTable): void {
  const { domains } = table.state;
  for (const id of boardOf(table).cells) {
    const domain = domains[id] as Domain;
    const control = controllerOf(domain);
    if (control === domain.control) continue;
    domains[id] = { tile: domain.tile, start: domain.start, control, units: domain.units };
    table.emit({ type: 'controlChanged', domain: id, seat: control });
  }
}

/** BF-POWER-02: of every team, by what it controls and what Events add. */
export function determinePower(table: FeudTable): void {
  const { state } = table;
  const powers = state.teams.map((_, seat) => powerOf(table, seat));
  powers.forEach((power, seat) => {
    teamOf(state, seat).power = power;
  });
  state.effects = withEffects(state.effects, { powerChange: {} });
  table.emit({ type: 'powerDetermined', powers });
}

function powerOf({ state, content }: FeudPosition, seat: number): number {
  const { lowest, highest } = content.constants.power;
  let power = state.effects.powerChange[seat] ?? 0;
  for (const { control, tile } of Object.values(state.domains)) {
    if (control === seat) power += content.tiles.get(tile)?.power ?? 0;
  }
  return Math.min(highest, Math.max(lowest, power));
}
