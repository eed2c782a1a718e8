import type { Condition, PlainStat, Stat, Tile, Who } from '../content/schema.js';
import type { FeudPosition, OpenPosition } from '../play.js';
import { type Grave, type Open, playersOf, type State, teamOf } from '../state/state.js';
import { unitsOn, unitsOnMap, whereIs } from './units.js';

/** What Ambitions and Events count, for one team. All of it lies open. */
export function statOf(position: OpenPosition, seat: number, stat: Stat): number {
  if (stat.startsWith(tagPrefix)) {
    return controlledWith(position, seat, stat.slice(tagPrefix.length));
  }
  return counters[stat as PlainStat](position.state, seat);
}

const tagPrefix = 'domainsControlledTag:';

const counters: Readonly<Record<PlainStat, (open: Open, seat: number) => number>> = {
  attacksWon: (open, seat) => teamOf(open, seat).tallies.attacksWon,
  graveyard: (open, seat) => buried(open, seat, () => true),
  graveyardHumans: (open, seat) => buried(open, seat, ({ team }) => isKind(open, team, 'human')),
  graveyardVampires: (open, seat) =>
    buried(open, seat, ({ team }) => isKind(open, team, 'vampire')),
  graveyardPlayers: (open, seat) => buried(open, seat, ({ unit }) => unit !== 'basic'),
  eventsPassed: (open, seat) => teamOf(open, seat).tallies.eventsPassed,
  alliancesFormed: (open, seat) => teamOf(open, seat).tallies.alliancesFormed,
  alliancesBlocked: (open, seat) => teamOf(open, seat).tallies.alliancesBlocked,
  distinctAllies: (open, seat) => teamOf(open, seat).tallies.allies.length,
  tradesCompleted: (open, seat) => teamOf(open, seat).tallies.tradesCompleted,
  assets: (open, seat) => teamOf(open, seat).assets,
  ambitionTokens: (open, seat) => teamOf(open, seat).tokens,
  warehouseItems: (open, seat) => teamOf(open, seat).warehouse.length,
  ordersOwned: (open, seat) => sizeOf(teamOf(open, seat).orders) + placedBy(open, seat),
  advancementsEquipped: (open, seat) => {
    const team = teamOf(open, seat);
    return sum(playersOf(team).map((player) => (team.lanyards[player] as string[]).length));
  },
  itemsBought: (open, seat) => teamOf(open, seat).tallies.itemsBought,
  domainsControlled: ({ domains }, seat) =>
    Object.values(domains).filter(({ control }) => control === seat).length,
  power: (open, seat) => teamOf(open, seat).power,
  domainsOccupied: (open, seat) =>
    Object.keys(open.domains).filter((domain) => unitsOn(open, domain, seat) > 0).length,
  barricadesPlaced: ({ barricades }, seat) =>
    Object.values(barricades).filter((owner) => owner === seat).length,
  barricadesOnMap: ({ barricades }) => Object.keys(barricades).length,
  unitsOnMap,
  ambitionCardsHeld: (open, seat) => sizeOf(teamOf(open, seat).ambitions),
  playersLost: (open, seat) =>
    playersOf(teamOf(open, seat)).filter((player) => whereIs(open, seat, player) === undefined)
      .length,
};

/** Whether an Ambition is fulfilled now. */
export function isFulfilled(position: OpenPosition, seat: number, condition: Condition): boolean {
  return needsOf(position, seat, condition).every(({ missing }) => missing === 0);
}

/** One thing that an Ambition asks for. */
export interface Need {
  readonly stat: Stat;
  /** What the team has now. */
  readonly has: number;
  /** How that must compare with `value`; `>` where it must be more than any other team has. */
  readonly op: '>=' | '<=' | '==' | '>';
  readonly value: number;
  /** How many more it takes, or how many are too many; 0 when it is fulfilled. */
  readonly missing: number;
}

/** What an Ambition asks for, and how far the team is from it. */
export function needsOf(position: OpenPosition, seat: number, condition: Condition): Need[] {
  switch (condition.type) {
    case 'stat': {
      const { stat, op, value } = condition;
      const has = statOf(position, seat, stat);
      return [
        { stat, has, op, value, missing: compare(has, op, value) ? 0 : Math.abs(value - has) },
      ];
    }
    case 'most': {
      const { stat } = condition;
      const has = statOf(position, seat, stat);
      const others = [...position.state.teams.keys()].filter((other) => other !== seat);
      const value = Math.max(...others.map((other) => statOf(position, other, stat)));
      return [{ stat, has, op: '>', value, missing: Math.max(0, value + 1 - has) }];
    }
    case 'all':
      return condition.of.flatMap((one) => needsOf(position, seat, one));
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
  open: Open,
  seat: number,
  test: (unit: NonNullable<Grave['unit']>) => boolean,
): number {
  return teamOf(open, seat).graveyard.filter(({ unit }) => unit !== null && test(unit)).length;
}

function isKind(open: Open, seat: number, kind: 'vampire' | 'human'): boolean {
  return teamOf(open, seat).kind === kind;
}

function placedBy({ ordersBoard }: Open, seat: number): number {
  return Object.values(ordersBoard)
    .flat()
    .filter((order) => order.seat === seat).length;
}

function controlledWith({ state, content }: OpenPosition, seat: number, tag: string): number {
  return Object.values(state.domains).filter(({ control, tile }) => {
    return control === seat && (content.tiles.get(tile) as Tile).tags.includes(tag);
  }).length;
}

function sizeOf(cards: readonly string[] | number): number {
  return typeof cards === 'number' ? cards : cards.length;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
