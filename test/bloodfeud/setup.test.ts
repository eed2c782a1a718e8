import { describe, expect, test } from 'vitest';
import { bloodfeud, type SetupInput } from '../../src/bloodfeud/index.js';
import { topStep } from '../../src/kernel/play.js';
import {
  arrange,
  brujah,
  cityhall,
  eventsOf,
  firstlight,
  fourDiscards,
  fourRolls,
  nosferatu,
  play,
  quiet,
  refusedBy,
  setupFour,
  team,
  unitsOn,
} from './arrange.js';

const setup = (options: Partial<SetupInput> = {}) =>
  bloodfeud.setup({ players: 4, seed: 1, ...options });
const four = ['brujah', 'nosferatu', 'cityhall', 'firstlight'];

test.each([3, 9])('[BF-SETUP-01] %i teams are refused', (players) => {
  expect(() => bloodfeud.setup({ players, seed: 1 })).toThrow('players');
});

test.each([
  ['BF-SETUP-01', { players: 5, playersPerTeam: [1, 2, 3, 4] }],
  ['BF-SETUP-02', { factions: ['brujah', 'brujah', 'cityhall', 'mafia'] }],
  ['BF-SETUP-02', { factions: ['brujah', 'nosferatu', 'ventrue', 'tremere'] }],
  ['BF-SETUP-02', { factions: ['cityhall', 'firstlight', 'mafia', 'arcanum'] }],
  ['BF-SETUP-02', { factions: ['brujah', 'lasombra', 'cityhall', 'mafia'] }],
  ['BF-SETUP-02', { factions: [...four, 'mafia'] }],
  ['BF-SETUP-14', { scenario: 'sc2' }],
  ['BF-SETUP-14', { immersive: true, scenario: 'sc9' }],
  ['BF-STORY-04', { storyteller: 'auto', houseRules: { powerSource: 'recorded' } }],
] as const)('[%s] refuses %j', (rule, options) => {
  expect(() => setup(JSON.parse(JSON.stringify(options)))).toThrow(rule);
});

test.each([
  [0, false],
  [5, false],
  [1, true],
  [4, true],
])('[BF-SETUP-01] a team of %i players: %s', (players, fine) => {
  const build = () => setup({ playersPerTeam: [players, 1, 1, 1] });
  if (fine) expect(team(build(), 0).players).toBe(players);
  else expect(build).toThrow('playersPerTeam');
});

test('[BF-SETUP-02] a faction fixes the kind; by default half of the teams are vampires', () => {
  const kinds = (players: number) =>
    bloodfeud
      .setup({ players, seed: 1 })
      .teams.map(({ kind }) => kind[0])
      .join('');
  expect(setup().factions).toEqual(four);
  expect([4, 5, 6, 7, 8].map(kinds)).toEqual(['vvhh', 'vvvhh', 'vvvhhh', 'vvvvhhh', 'vvvvhhhh']);
});

test.each([
  [4, 'L9', 9],
  [5, 'L12', 12],
  [6, 'L12', 12],
  [7, 'L16', 16],
  [8, 'L16', 16],
])('[BF-SETUP-03] [BF-SETUP-04] %i teams play on %s with %i Domains', (players, layout, size) => {
  const state = bloodfeud.setup({ players, seed: 7 });
  expect(state.layout).toBe(layout);
  expect(Object.keys(state.domains)).toHaveLength(size);
  const tiers = Object.values(state.domains).map(({ tile }) => Number(tile.slice(1)));
  expect(Math.max(...tiers)).toBe(size);
  const starts = Object.values(state.domains).flatMap(({ start }) => start ?? []);
  expect(starts.sort()).toEqual([...Array(players).keys()]);
  const cells = bloodfeud.content.layouts
    .flatMap((one) => one.starts)
    .find((one) => one.teams === players);
  for (const [id, { start }] of Object.entries(state.domains)) {
    if (start !== null) expect(cells?.cells).toContain(id);
  }
});

test('[BF-SETUP-04] start Domains are drawn, not given by seat', () => {
  const firsts = [...Array(30).keys()].map((seed) => {
    const { domains } = setup({ seed });
    return Object.keys(domains).find((id) => domains[id]?.start === 0);
  });
  expect(new Set(firsts)).toEqual(new Set(['D1', 'D3', 'D7', 'D9']));
});

test.each([
  [4, 1],
  [1, 4],
  [2, 3],
])(
  '[BF-SETUP-05] [BF-LIMIT-02] %i players begin with %i Basic Units on one Domain',
  (players, basics) => {
    const state = setup({ playersPerTeam: [players, 1, 1, 1] });
    const start = Object.keys(state.domains).find((id) => state.domains[id]?.start === 0) as string;
    const stack = state.domains[start]?.units[0];
    expect(stack).toMatchObject({ ready: basics, tired: 0 });
    expect(Object.values(stack?.players ?? {})).toEqual(Array(players).fill('ready'));
    expect(team(state, 0).supply).toBe(10 - basics);
    expect(unitsOn(state, start, 0)).toBe(5);
  },
);

test('[BF-SETUP-05] startUnits changes their number', () => {
  const state = setup({ houseRules: { startUnits: 8 } });
  expect(team(state, 0).supply).toBe(4);
  const few = setup({ houseRules: { startUnits: 4 }, playersPerTeam: [4, 3, 2, 1] });
  expect(few.teams.map(({ supply }) => supply)).toEqual([10, 9, 8, 7]);
  const onMap = few.teams.map((_, seat) => {
    const stacks = Object.values(few.domains).flatMap(({ units }) => units[seat] ?? []);
    return stacks.reduce((sum, { ready, tired }) => sum + ready + tired, 0);
  });
  expect(onMap).toEqual([0, 1, 2, 3]);
});

test('[BF-SETUP-06] the stock of a team', () => {
  const state = setupFour();
  for (const seat of [brujah, nosferatu, cityhall, firstlight]) {
    expect(team(state, seat)).toMatchObject({
      supply: 7,
      barricadesLeft: 5,
      seals: { placed: 0 },
      assets: 4,
      tokens: 1,
      warehouse: [],
      lanyards: { P1: [], P2: [] },
    });
  }
  expect(team(state, brujah).orders).toEqual(['sAtk', 'sAtk', 'sDef', 'sEmb', 'sFeed', 'sFeed']);
  expect(team(state, cityhall).orders).toEqual(['sAtk', 'sAtk', 'sDef', 'sRec', 'sReq', 'sReq']);
  expect(state.assets).toEqual({ supply: 144, spent: 0 });
});

/** Every object inside a value, each as often as it is reached. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

test('[BF-SETUP-11] of two equal Ambitions one is listed', () => {
  const rolls = fourRolls.map((card) => (card === 'a09' ? 'a01' : card));
  const state = bloodfeud.setup({ players: 4, seed: 1 }, { rolls });
  expect(team(state, brujah).ambitions).toEqual(['a01', 'a01', 'a13']);
  const listed = bloodfeud.legalMoves(state, brujah);
  expect(listed).toEqual([
    { type: 'discardAmbition', seat: brujah, card: 'a01' },
    { type: 'discardAmbition', seat: brujah, card: 'a13' },
  ]);
});

test('[BF-SETUP-06] a starting hand is sorted, in whatever order a pack names its Orders', () => {
  const { startingOrders } = bloodfeud.content;
  const vampire = { sFeed: 2, sEmb: 1, sDef: 1, sAtk: 2 };
  const pack = { ...bloodfeud.content, startingOrders: { ...startingOrders, vampire } };
  const state = bloodfeud.withContent(pack).setup({ players: 4, seed: 1 });
  expect(team(state, brujah).orders).toEqual(['sAtk', 'sAtk', 'sDef', 'sEmb', 'sFeed', 'sFeed']);
});

test('[BF-SETUP-06] [BF-CLEAN-06] no two teams or games share a part that somebody might change in place', () => {
  const fresh = setup({ immersive: true });
  const cleaned = arrange(quiet({}));
  bloodfeud.step(cleaned, { type: 'endGameplayPhase', seat: 4 });
  expect(cleaned.round).toBe(2);
  const all = [fresh, setup(), cleaned].flatMap(partsOf);
  expect(new Set(all).size).toBe(all.length);
  team(fresh, 0).used.store = true;
  team(fresh, 0).lanyards.P1?.push('v01');
  expect(team(fresh, 1).used.store).toBe(false);
  expect(team(fresh, 0).lanyards.P2).toEqual([]);
});

test('[BF-SETUP-07] [BF-TOKEN-01] tokens lie on spaces 2, 4 and 6 of every Graveyard', () => {
  const state = bloodfeud.setup({ players: 8, seed: 1 });
  for (const { graveyard } of state.teams) {
    expect(graveyard.map(({ token }) => token)).toEqual([false, true, false, true, false, true]);
  }
  expect(state.ambitionBoard).toBe(28);
  expect(state.assets.supply).toBe(128);
});

test.each([
  [4, 3],
  [5, 3],
  [6, 4],
  [8, 4],
])('[BF-SETUP-08] %i teams find %i face-up cards per pile', (players, slots) => {
  const { market } = bloodfeud.setup({ players, seed: 1 });
  for (const pile of ['orders', 'disciplines', 'gear'] as const) {
    expect(market[pile].slots.filter((card) => card !== null)).toHaveLength(slots);
    expect(market[pile].pile.map(({ cards }) => cards.length)).toEqual([24 - slots]);
  }
});

test('[BF-SETUP-08] [BF-SETUP-09] [BF-SETUP-10] [BF-SETUP-15] everything is drawn in its order', () => {
  const state = setupFour();
  expect(Object.values(state.domains).map(({ tile }) => tile)).toEqual(fourRolls.slice(0, 9));
  expect(['D1', 'D3', 'D7', 'D9'].map((id) => state.domains[id]?.start)).toEqual([0, 1, 2, 3]);
  expect(state.market.orders.slots).toEqual(['o01', 'o04', 'o07']);
  expect(state.market.disciplines.slots).toEqual(['v01', 'v05', 'v07']);
  expect(state.market.gear.slots).toEqual(['h01', 'h06', 'h12']);
  expect(state.teams.map(({ events }) => events)).toEqual([
    ['e01', 'e03', 'e08'],
    ['e05', 'e09', 'e16'],
    ['e02', 'e12', 'e19'],
    ['e07', 'e13', 'e20'],
  ]);
  expect(state.teams.map(({ ambitions }) => ambitions)).toEqual([
    ['a01', 'a09', 'a13'],
    ['a11', 'a17', 'a24'],
    ['a07', 'a19', 'a21'],
    ['a02', 'a05', 'a23'],
  ]);
  expect(state.ambitions.faceUp).toEqual(['a03', 'a08', 'a14', 'a20']);
  expect(topStep(state)).toMatchObject({ type: 'keepAmbition', awaiting: [0, 1, 2, 3] });
});

test('[BF-REPLAY-04] [BF-INFO-06] impossible, missing and left-over draws are refused', () => {
  const fourSetup = (rolls: readonly string[]) => () =>
    bloodfeud.setup({ players: 4, seed: 1 }, { rolls });
  expect(fourSetup(fourRolls)).not.toThrow();
  expect(fourSetup(fourRolls.slice(0, 49))).toThrow('end before');
  expect(fourSetup([...fourRolls, 'a06'])).toThrow('left over');
  const third = fourRolls.map((roll) => (roll === 'o04' || roll === 'o07' ? 'o01' : roll));
  expect(fourSetup(third)).toThrow('market.orders');
  const state = arrange({ seats: { 0: { at: 'marketplace' } } });
  const buy = { type: 'purchaseItem', seat: 0, item: { pile: 'orders', slot: 1 } } as const;
  expect(() => play(state, [buy, 'v01'])).toThrow('cannot come');
});

test('[BF-SETUP-11] one of three goes under the deck, in seat order, whatever the order of answers', () => {
  const eight = bloodfeud.setup({ players: 8, seed: 1 });
  let state = eight;
  for (const seat of [7, 3, 0, 5, 1, 6, 2, 4]) {
    const card = team(state, seat).ambitions[0] as string;
    state = bloodfeud.reduce(state, { type: 'discardAmbition', seat, card });
  }
  const [shuffle, ...buried] = state.ambitions.deck;
  expect((shuffle?.cards.length ?? 0) + buried.length).toBe(28);
  expect(buried.map(({ seenBy }) => seenBy)).toEqual([[0], [1], [2], [3], [4], [5], [6], [7]]);
  expect(state.teams.every(({ ambitions }) => ambitions.length === 2)).toBe(true);
  expect(refusedBy(eight, { type: 'discardAmbition', seat: 0, card: 'zzz' })).toBe('BF-SETUP-11');
});

test('[BF-SETUP-12] [BF-SETUP-13] the first round begins on space 1, players stand nowhere, Power is determined', () => {
  const discards = fourDiscards.map(
    (card, seat) => ({ type: 'discardAmbition', seat, card }) as const,
  );
  const { state, events } = play(setupFour(), ...discards);
  expect([state.round, state.sun.marker, state.phase]).toEqual([1, 1, 'gameplay']);
  expect(
    state.teams.every(({ location }) => location.P1 === 'neutral' && location.P2 === 'neutral'),
  ).toBe(true);
  expect(state.teams.map(({ power }) => power)).toEqual([3, 1, 2, 1]);
  expect(['D1', 'D3', 'D7', 'D9'].map((id) => state.domains[id]?.control)).toEqual([0, 1, 2, 3]);
  expect(eventsOf(events, 'roundStarted')).toHaveLength(1);
});

describe('Immersive Story Mode', () => {
  test('[BF-SETUP-14] faction Ambitions are set aside only with the option', () => {
    expect(setup().ambitions.faction).toEqual({});
    const { ambitions } = setup({ immersive: true });
    expect(ambitions.faction).toEqual({
      0: ['f01', 'f02'],
      1: ['f03', 'f04'],
      2: ['f13', 'f14'],
      3: ['f15', 'f16'],
    });
  });

  test('[BF-SETUP-14] [BF-SETUP-15] scenarios act before the first decision', () => {
    const second = setup({ immersive: true, scenario: 'sc2' });
    expect(second.teams.map(({ assets, tokens }) => [assets, tokens])).toEqual([
      [4, 2],
      [4, 2],
      [5, 1],
      [5, 1],
    ]);
    const masks = bloodfeud.start({ players: 4, seed: 1, immersive: true, scenario: 'sc3' });
    expect(masks.state.teams.map(({ events, tokens }) => [events.length, tokens])).toEqual(
      Array(4).fill([4, 0]),
    );
    const draws = masks.events.flatMap(({ rolls }) => rolls ?? []);
    expect(draws).toHaveLength(54);
  });
});

test('[BF-SETUP-02] a pack with few vampires fills up with other factions', () => {
  const pack = structuredClone(bloodfeud.content);
  for (const faction of pack.factions.slice(2)) faction.kind = 'human';
  const game = bloodfeud.withContent({ ...pack, id: 'few-vampires' });
  const { factions } = game.setup({ players: 6, seed: 1 });
  expect(factions).toEqual(['brujah', 'nosferatu', 'ventrue', 'tremere', 'gangrel', 'toreador']);
});
