import type { Condition, PlainStat, Stat, Who } from '../content/schema.js';
import type { FeudPosition } from '../play.js';
import { type Grave, playersOf, type State, teamOf } from '../state/state.js';
import { unitsOn, unitsOnMap, whereIs } from './units.js';

/** What Ambitions and Events count, for one team. */
export function statOf(position: FeudPosition, seat: number, stat: Stat): number {
  const { state } = position;
  if (stat.startsWith(tagPrefix)) {
    return controlledWith(position, seat, stat.slice(tagPrefix.length));
  }
  return counters[stat as PlainStat](state, seat);
}

const tagPrefix = 'domainsControlledTag:';

const counters: Readonly<Record<PlainStat, (state: State, seat: number) => number>> = {
  attacksWon: (state, seat) => teamOf(state, seat).tallies.attacksWon,
  graveyard: (state, seat) => buried(state, seat, () => true),
  graveyardHumans: (state, seat) => buried(state, seat, ({ team }) => isKind(state, team, 'human')),
  graveyardVampires: (state, seat) =>
    buried(state, seat, ({ team }) => isKind(state, team, 'vampire')),
  graveyardPlayers: (state, seat) => buried(state, seat, ({ unit }) => unit !== 'basic'),
  eventsPassed: (state, seat) => teamOf(state, seat).tallies.eventsPassed,
  alliancesFormed: (state, seat) => teamOf(state, seat).tallies.alliancesFormed,
  alliancesBlocked: (state, seat) => teamOf(state, seat).tallies.alliancesBlocked,
  distinctAllies: (state, seat) => teamOf(state, seat).tallies.allies.length,
  tradesCompleted: (state, seat) => teamOf(state, seat).tallies.tradesCompleted,
  assets: (state, seat) => teamOf(state, seat).assets,
  ambitionTokens: (state, seat) => teamOf(state, seat).tokens,
  warehouseItems: (state, seat) => teamOf(state, seat).warehouse.length,
  ordersOwned: (state, seat) => teamOf(state, seat).orders.length + placedBy(state, seat),
  advancementsEquipped: (state, seat) => {
    const team = teamOf(state, seat);
    return sum(playersOf(team).map((player) => team.lanyards[player]?.length ?? 0));
  },
  itemsBought: (state, seat) => teamOf(state, seat).tallies.itemsBought,
  domainsControlled: ({ domains }, seat) =>
    Object.values(domains).filter(({ control }) => control === seat).length,
  power: (state, seat) => teamOf(state, seat).power,
  domainsOccupied: (state, seat) =>
    Object.keys(state.domains).filter((domain) => unitsOn(state, domain, seat) > 0).length,
  barricadesPlaced: ({ barricades }, seat) =>
    Object.values(barricades).filter((owner) => owner === seat).length,
  barricadesOnMap: ({ barricades }) => Object.keys(barricades).length,
  unitsOnMap,
  ambitionCardsHeld: (state, seat) => teamOf(state, seat).ambitions.length,
  playersLost: (state, seat) =>
    playersOf(teamOf(state, seat)).filter((player) => whereIs(state, seat, player) === undefined)
      .length,
};

/** Whether an Ambition is fulfilled now. */
export function isFulfilled(position: FeudPosition, seat: number, condition: Condition): boolean {
  switch (condition.type) {
    case 'stat':
      return compare(statOf(position, seat, condition.stat), condition.op, condition.value);
    case 'most': {
      const own = statOf(position, seat, condition.stat);
      return position.state.teams.every((_, other) => {
        return other === seat || statOf(position, other, condition.stat) < own;
      });
    }
    case 'all':
      return condition.of.every((one) => isFulfilled(position, seat, one));
  }
}

/** The teams an Event means, in the order of BF-EVENT-02. */
export function teamsMeant(position: FeudPosition, who: Who): number[] {
  const { state } = position;
  const all = byPower(state, [...state.teams.keys()]);
  if (who === 'all') return all;
  if ('kind' in who) return all.filter((seat) => isKind(state, seat, who.kind));
  if ('stat' in who) {
    return all.filter((seat) => compare(statOf(position, seat, who.stat), who.op, who.value));
  }
  const stat = 'most' in who ? who.most : who.least;
  const values = all.map((seat) => statOf(position, seat, stat));
  const bound = 'most' in who ? Math.max(...values) : Math.min(...values);
  return all.filter((_, i) => values[i] === bound);
}

/** BF-EVENT-02: Power ascending, then seat order. */
function byPower(state: State, seats: readonly number[]): number[] {
  return [...seats].sort((a, b) => teamOf(state, a).power - teamOf(state, b).power || a - b);
}

function compare(a: number, op: '>=' | '<=' | '==', b: number): boolean {
  if (op === '>=') return a >= b;
  return op === '<=' ? a <= b : a === b;
}

function buried(
  state: State,
  seat: number,
  test: (unit: NonNullable<Grave['unit']>) => boolean,
): number {
  return teamOf(state, seat).graveyard.filter(({ unit }) => unit !== null && test(unit)).length;
}

function isKind(state: State, seat: number, kind: 'vampire' | 'human'): boolean {
  return teamOf(state, seat).kind === kind;
}

function placedBy({ ordersBoard }: State, seat: number): number {
  return Object.values(ordersBoard)
    .flat()
    .filter((order) => order.seat === seat).length;
}

function controlledWith({ state, content }: FeudPosition, seat: number, tag: string): number {
  return Object.values(state.domains).filter(({ control, tile }) => {
    return control === seat && content.tiles.get(tile)?.tags.includes(tag);
  }).length;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
