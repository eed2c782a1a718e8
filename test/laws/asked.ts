import type { BlockMania } from '../../src/block-mania/index.js';
import type { Bloodfeud } from '../../src/bloodfeud/index.js';
import { attackTargets } from '../../src/bloodfeud/mechanics/combat.js';
import type { CityOfRemnants } from '../../src/city-of-remnants/index.js';
import type { DefendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import {
  blockMania,
  bloodfeud,
  cityOfRemnants,
  defendNeoTokyo,
  type GameTypes,
} from '../../src/index.js';
import { spaceIds } from '../../src/neon-gods/content/board.js';
import type { NeonGods } from '../../src/neon-gods/index.js';
import type { Inquiries } from '../../src/testing/index.js';

/* What the questions of each game are asked about, for law 23: a new question without a line here does not compile. */

/** Each of the first with each of the second. */
function pairs<A, B>(first: readonly A[], second: readonly B[]): [A, B][] {
  return first.flatMap((one) => second.map((other): [A, B] => [one, other]));
}

const each = <T>(list: readonly T[]): [T][] => list.map((one) => [one]);
const keysOf = (record: object): string[] => Object.keys(record);

function inNeonGods(): Inquiries<NeonGods> {
  const seats = (state: NeonGods['state']) => [...state.seats.keys()];
  return {
    control: () => each(spaceIds),
    controlled: (state) => each(seats(state)),
    structureControl: () => each(spaceIds),
    battles: () => [[]],
    strength: (state) => pairs(spaceIds, [...seats(state), 'andys' as const]),
    salePrice: (state) => pairs(spaceIds, seats(state)),
    daylightPay: (state) => each(seats(state)),
    reach: (state) => pairs(spaceIds, seats(state)),
  };
}

function inCityOfRemnants(): Inquiries<CityOfRemnants> {
  type State = CityOfRemnants['state'];
  const seats = (state: State) => [...state.seats.keys()];
  const spaces = ({ board }: State) => keysOf(cityOfRemnants.content.boards[board]?.spaces ?? {});
  const tiles = (state: State) => state.tiles.map(({ id }) => id);
  return {
    control: (state) => each([...spaces(state), ...tiles(state)]),
    marketCost: (state) => pairs(seats(state), state.market.row),
    buildCost: (state) => pairs(seats(state), state.drafted),
    bribe: (state) => pairs(seats(state), keysOf(state.ycu.onBoard)),
    salePrice: (state) => pairs(seats(state), tiles(state)),
    ycuValue: (state) => each(spaces(state)),
    battle: () => [[]],
    fight: (state) => pairs(seats(state), spaces(state)),
    limits: (state) => each(seats(state)),
    award: (state) => each(seats(state)),
    reachable: (state) => pairs(seats(state), ['pool', ...spaces(state)]),
  };
}

function inBlockMania(): Inquiries<BlockMania> {
  type State = BlockMania['state'];
  const { columns, levels } = blockMania.content;
  const spaces = ({ players }: State) => {
    const width = (columns + 1) * players - 1;
    return Array.from({ length: width * levels }, (_, i) => {
      return `${1 + (i % width)},${1 + Math.floor(i / width)}`;
    });
  };
  const here = (state: State) => {
    return state.standing.flatMap((blocker) => {
      const { where } = state.blockers[blocker] ?? {};
      return typeof where === 'object' ? [{ blocker, space: where.space }] : [];
    });
  };
  return {
    range: (state) => pairs(spaces(state).slice(0, 40), spaces(state)),
    reach: (state) => each(state.standing),
    mayStill: (state) => each(state.standing),
    fight: (state) => each(here(state).map(({ space }) => space)),
    charge: (state) => here(state).map(({ blocker, space }) => [blocker, besides(space)]),
    defeatPoints: (state) => each([...Array(state.players).keys()]),
    fireControl: (state) => each(spaces(state)),
    squareName: (state) => each(spaces(state)),
  };
}

/** The square above, or below the highest. */
function besides(space: string): string {
  const [column = 0, level = 0] = space.split(',').map(Number);
  return `${column},${level < blockMania.content.levels ? level + 1 : level - 1}`;
}

function inBloodfeud(): Inquiries<Bloodfeud> {
  type State = Bloodfeud['state'];
  const { content } = bloodfeud;
  const seats = (state: State) => [...state.teams.keys()];
  const domains = (state: State) => keysOf(state.domains);
  const ambitions = [...content.ambitions, ...content.factionAmbitions].map(({ id }) => id);
  const items = [...content.orders, ...content.advancements].map(({ id }) => id);
  return {
    control: (state) => each(domains(state)),
    nextControl: (state) => each(domains(state)),
    powerParts: (state) => each(seats(state)),
    nextPower: (state) => each(seats(state)),
    income: (state) => each(seats(state)),
    unitLimit: (state) => pairs(seats(state), domains(state)),
    attackTargets: (state) => pairs(seats(state), domains(state)),
    combat: (state) => {
      return pairs(seats(state), domains(state)).flatMap(([seat, domain]) => {
        const targets = attackTargets(state, seat, domain);
        return targets.map(({ team, unit }) => [seat, domain, team, unit, 'sAtk'] as const);
      });
    },
    quorum: () => each(['cityscape', 'orders', 'marketplace', 'council'] as const),
    ambition: (state) => pairs(seats(state), ambitions),
    ambitionsHeld: (state) => each(seats(state)),
    price: (state) => pairs(seats(state), [...items, 'token']),
    storeLimit: (state) => each(seats(state)),
    sealsFree: (state) => each(seats(state)),
    votingPower: (state) => each(seats(state)),
    sunSpace: () => [[]],
    allies: (state) => each(seats(state)),
    alliancePartners: (state) => each(seats(state)),
    allianceBlockers: (state) => pairs(seats(state), seats(state)),
    allianceBlock: (state) => {
      return pairs(seats(state), seats(state)).flatMap(([seat, one]) => {
        return seats(state).map((other) => [seat, one, other] as const);
      });
    },
  };
}

function inDefendNeoTokyo(): Inquiries<DefendNeoTokyo> {
  type State = DefendNeoTokyo['state'];
  const { content, questions } = defendNeoTokyo;
  const seats = (state: State) => [...state.mechs.keys()];
  const monsters = (state: State) => state.monsters.map(({ id }) => id);
  const spaces = content.spaces.map(({ id }) => id);
  /** Cards that belong to the parts of a Mech, whoever holds them. */
  const cards = (state: State) => {
    return seats(state).flatMap((seat) => {
      const tiles: string[] = Object.values(state.mechs[seat]?.tiles ?? {});
      return content.cards
        .filter(({ tile }) => tiles.includes(tile))
        .map(({ id }) => ({ seat, card: `${id}#1` }));
    });
  };
  return {
    side: (state) => each(monsters(state)),
    armor: (state) => each(monsters(state)),
    life: (state) => each(monsters(state)),
    powerOutput: (state) => each(seats(state)),
    distance: () => pairs(spaces, spaces),
    nextSpaces: () => each(spaces),
    nextStanding: () => each(spaces),
    population: () => [[]],
    cardDamage: (state) => {
      return pairs(cards(state), monsters(state)).map(([{ seat, card }, monster]) => {
        return [seat, card, monster] as const;
      });
    },
    actionDamage: (state) => {
      return pairs(seats(state), monsters(state)).flatMap(([seat, monster]) => {
        const actions = questions.actions(state, seat) ?? [];
        return actions.map(({ part, action }) => [seat, part, action, monster] as const);
      });
    },
    cards: (state) => each(seats(state)),
    actions: (state) => each(seats(state)),
  };
}

export const asked = {
  'neon-gods': inNeonGods(),
  'city-of-remnants': inCityOfRemnants(),
  'block-mania': inBlockMania(),
  bloodfeud: inBloodfeud(),
  'defend-neo-tokyo': inDefendNeoTokyo(),
};

/** For a game that is known by its id alone. */
export function askedIn(id: string): Inquiries<GameTypes> {
  return asked[id as keyof typeof asked];
}
