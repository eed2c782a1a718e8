import type { Content } from '../content/compile.js';
import type { Condition, PlainStat, Stat, Who } from '../content/schema.js';
import type { FeudPosition } from '../play.js';
import { type Grave, playersOf, type State, type Team, teamOf, type Zone } from '../state/state.js';
import { unitsOn, unitsOnMap, whereIs } from './units.js';

/** All that is counted lies open: a state and every view of it hold the same, but for cards that a view only counts. */
export interface Open extends Pick<State, 'domains' | 'barricades'> {
  readonly teams: readonly OpenTeam[];
  readonly ordersBoard: Readonly<Record<string, readonly { readonly seat: number }[]>>;
}

type OpenTeam = Omit<Team, Zone> & {
  readonly [Z in Zone]: readonly string[] | number;
};

/** What Ambitions are judged by. */
export interface OpenPosition {
  readonly state: Open;
  readonly content: Content;
}

/** What Ambitions and Events count, for one team. */
export function statOf(position: OpenPosition, seat: number, stat: Stat): number {
  if (stat.startsWith(tagPrefix)) {
    return controlledWith(position, seat, stat.slice(tagPrefix.length));
  }
  return counters[stat as PlainStat](position.state, seat);
}

const tagPrefix = 'domainsControlledTag:';

const counters: Readonly<Record<PlainStat, (open: Open, seat: number) => number>> = {
  attacksWon: (open, seat) => own(open, seat).tallies.attacksWon,
  graveyard: (open, seat) => buried(open, seat, () => true),
  graveyardHumans: (open, seat) => buried(open, seat, ({ team }) => isKind(open, team, 'human')),
  graveyardVampires: (open, seat) =>
    buried(open, seat, ({ team }) => isKind(open, team, 'vampire')),
  graveyardPlayers: (open, seat) => buried(open, seat, ({ unit }) => unit !== 'basic'),
  eventsPassed: (open, seat) => own(open, seat).tallies.eventsPassed,
  alliancesFormed: (open, seat) => own(open, seat).tallies.alliancesFormed,
  alliancesBlocked: (open, seat) => own(open, seat).tallies.alliancesBlocked,
  distinctAllies: (open, seat) => own(open, seat).tallies.allies.length,
  tradesCompleted: (open, seat) => own(open, seat).tallies.tradesCompleted,
  assets: (open, seat) => own(open, seat).assets,
  ambitionTokens: (open, seat) => own(open, seat).tokens,
  warehouseItems: (open, seat) => own(open, seat).warehouse.length,
  ordersOwned: (open, seat) => sizeOf(own(open, seat).orders) + placedBy(open, seat),
  advancementsEquipped: (open, seat) => {
    const team = own(open, seat);
    return sum(playersOf(team).map((player) => team.lanyards[player]?.length ?? 0));
  },
  itemsBought: (open, seat) => own(open, seat).tallies.itemsBought,
  domainsControlled: ({ domains }, seat) =>
    Object.values(domains).filter(({ control }) => control === seat).length,
  power: (open, seat) => own(open, seat).power,
  domainsOccupied: (open, seat) =>
    Object.keys(open.domains).filter((domain) => unitsOn(open, domain, seat) > 0).length,
  barricadesPlaced: ({ barricades }, seat) =>
    Object.values(barricades).filter((owner) => owner === seat).length,
  barricadesOnMap: ({ barricades }) => Object.keys(barricades).length,
  unitsOnMap,
  ambitionCardsHeld: (open, seat) => sizeOf(own(open, seat).ambitions),
  playersLost: (open, seat) =>
    playersOf(own(open, seat)).filter((player) => whereIs(open, seat, player) === undefined).length,
};

/** Whether an Ambition is fulfilled now. */
export function isFulfilled(position: OpenPosition, seat: number, condition: Condition): boolean {
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
  open: Open,
  seat: number,
  test: (unit: NonNullable<Grave['unit']>) => boolean,
): number {
  return own(open, seat).graveyard.filter(({ unit }) => unit !== null && test(unit)).length;
}

function isKind(open: Open, seat: number, kind: 'vampire' | 'human'): boolean {
  return own(open, seat).kind === kind;
}

function placedBy({ ordersBoard }: Open, seat: number): number {
  return Object.values(ordersBoard)
    .flat()
    .filter((order) => order.seat === seat).length;
}

function controlledWith({ state, content }: OpenPosition, seat: number, tag: string): number {
  return Object.values(state.domains).filter(({ control, tile }) => {
    return control === seat && content.tiles.get(tile)?.tags.includes(tag);
  }).length;
}

function own({ teams }: Open, seat: number): OpenTeam {
  return teams[seat] as OpenTeam;
}

function sizeOf(cards: readonly string[] | number): number {
  return typeof cards === 'number' ? cards : cards.length;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
