import type { Tile } from '../content/schema.js';
import type { FeudTable, OpenPosition } from '../play.js';
import { withEffects } from '../state/change.js';
import { type Domain, domainOf, mostTeams, teamOf } from '../state/state.js';
import { boardOf } from './board.js';
import { sum } from './stats.js';
import { sizeOf } from './units.js';

/** BF-POWER-01: strictly more Units than every other single team. */
export function controllerOf({ units }: Domain): number | null {
  let best: number | null = null;
  let most = 0;
  // Seat by seat: V8 takes four times as long to enumerate keys that are numbers.
  for (let seat = 0; seat < mostTeams; seat++) {
    const stack = units[seat];
    if (stack === undefined) continue;
    const size = sizeOf(stack);
    if (size > most) {
      most = size;
      best = seat;
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
  const { state, content } = table;
  const given: number[] = [];
  for (const id in state.domains) {
    const { control, tile } = state.domains[id] as Domain;
    if (control === null) continue;
    given[control] = (given[control] ?? 0) + (content.tiles.get(tile) as Tile).power;
  }
  // Not by `map`: V8 keeps what is worked out there as fractions, then Power in every team too, and random play took
  // more than twice as long.
  const powers: number[] = [];
  for (let seat = 0; seat < state.teams.length; seat++) {
    const power = powerFor(table, seat, given[seat] ?? 0);
    teamOf(state, seat).power = power;
    powers.push(power);
  }
  state.effects = withEffects(state.effects, { powerChange: {} });
  table.emitCopy({ type: 'powerDetermined', powers });
}

/** BF-POWER-02: of a team whose Domains give so much. */
function powerFor({ state, content }: OpenPosition, seat: number, given: number): number {
  const { lowest, highest } = content.constants.power;
  return Math.min(highest, Math.max(lowest, given + (state.effects.powerChange[seat] ?? 0)));
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
  const domains = boardOf(position)
    .cells.filter((domain) => controller(domain) === seat)
    .map((domain) => {
      const { power: amount } = content.tiles.get(domainOf(state, domain).tile) as Tile;
      return { domain, amount };
    });
  const given = sum(domains.map(({ amount }) => amount));
  const power = powerFor(position, seat, given);
  return { power, domains, rest: power - given };
}
