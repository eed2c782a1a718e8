import type { Tile } from '../content/schema.js';
import type { FeudTable, OpenPosition } from '../play.js';
import { withEffects } from '../state/change.js';
import { type Domain, domainOf, teamOf } from '../state/state.js';
import { boardOf } from './board.js';
import { sum } from './stats.js';
import { sizeOf } from './units.js';

/** BF-POWER-01: strictly more Units than every other single team. */
export function controllerOf({ units }: Domain): number | null {
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
  table.emitCopy({ type: 'powerDetermined', powers });
}

function powerOf(position: OpenPosition, seat: number): number {
  return powerOn(position, seat, (domain) => domainOf(position.state, domain).control).power;
}

/** What a team's Power is made of. */
export interface PowerParts {
  readonly power: number;
  /** The Domains that it controls, and what their tiles give. */
  readonly domains: readonly { readonly domain: string; readonly amount: number }[];
  /** What Events and the lowest and highest Power make of that: all parts together are the Power. */
  readonly rest: number;
}

/** Of its Power since it was determined last. */
export function powerParts(position: OpenPosition, seat: number): PowerParts {
  const parts = powerOn(position, seat, (domain) => domainOf(position.state, domain).control);
  const { power } = teamOf(position.state, seat);
  return { power, domains: parts.domains, rest: parts.rest + power - parts.power };
}

/** Of the Power it would have if Power were determined now. */
export function nextPowerParts(position: OpenPosition, seat: number): PowerParts {
  const { domains } = position.state;
  return powerOn(position, seat, (domain) => controllerOf(domainOf({ domains }, domain)));
}

/** BF-POWER-02, with these controllers. */
function powerOn(
  position: OpenPosition,
  seat: number,
  controller: (domain: string) => number | null,
): PowerParts {
  const { state, content } = position;
  const { lowest, highest } = content.constants.power;
  const domains = boardOf(position)
    .cells.filter((domain) => controller(domain) === seat)
    .map((domain) => {
      const { power: amount } = content.tiles.get(domainOf(state, domain).tile) as Tile;
      return { domain, amount };
    });
  const given = sum(domains.map(({ amount }) => amount));
  const changed = given + (state.effects.powerChange[seat] ?? 0);
  const power = Math.min(highest, Math.max(lowest, changed));
  return { power, domains, rest: power - given };
}
