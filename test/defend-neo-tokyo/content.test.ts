import { describe, expect, test } from 'vitest';
import { checkPack } from '../../src/defend-neo-tokyo/content/check.js';
import { compile } from '../../src/defend-neo-tokyo/content/compile.js';
import { type ContentPack, contentPack } from '../../src/defend-neo-tokyo/content/schema.js';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import { arrange, card, changedGame, content, mech, play } from './arrange.js';

const pack = defendNeoTokyo.content;

test('[DN-PACK-01] the standard pack is fine', () => {
  expect(contentPack.parse(JSON.parse(JSON.stringify(pack)))).toEqual(pack);
  expect(checkPack(pack)).toEqual([]);
});

test('[DN-MECH-02] [DN-RULING-03] 6 Chassis, 6 Legs, 12 Arms and 168 cards, four parts of them from the house', () => {
  expect([pack.chassis.length, pack.legs.length, pack.arms.length]).toEqual([6, 6, 12]);
  expect(content.cards.size).toBe(168);
  for (const { id } of [...pack.chassis, ...pack.legs, ...pack.arms]) {
    expect(content.cardsOfTile.get(id)).toHaveLength(7);
  }
  const house = [...pack.chassis, ...pack.legs, ...pack.arms].filter(
    ({ source }) => source === 'house',
  );
  expect(house.map(({ id }) => id)).toEqual(['ch-raijin', 'lg-treads', 'ar-shield', 'ar-cryo']);
});

test('[DN-CIT-01] [DN-RULING-68] [DN-MON-05] 48 Citizens, 12 Stat cards, 2 Bosses, 38 Event cards', () => {
  expect(content.citizens.size).toBe(48);
  expect(content.citizens.get('cz-stadium#1')?.population).toBe(12);
  expect([pack.monsters.length, pack.bosses.length, pack.events.length]).toEqual([12, 2, 38]);
  for (const set of content.sets.values()) {
    expect([set.monsters.length, set.appears.length, set.events.length]).toEqual([6, 6, 13]);
  }
});

test('[DN-BOSS-08] Gorganicus has Life 100 and Armor 3', () => {
  const boss = pack.bosses.find(({ id }) => id === 'boss-gorganicus');
  expect(boss?.life).toBe(100);
  expect(boss?.combined?.armor).toEqual({ value: 3, against: 'all' });
});

test('[DN-RULING-07] [DN-RULING-08] capacities and the length of the Destruction track are in the pack', () => {
  expect(content.spaces.get('s01')?.capacity).toBe(5);
  expect(content.spaces.get('s18')?.capacity).toBe(7);
  expect(pack.constants.destructionFinal).toBe(7);
});

test('[DN-RULING-60] [DN-PACK-01] a card that draws stays in front, also if only a part of it draws and whatever the pack says', () => {
  const other = structuredClone(pack);
  for (const one of other.cards) one.stays = false;
  const staying = [...compile(other).cards].filter(([, { stays }]) => stays);
  expect([...new Set(staying.map(([copy]) => copy.split('#')[0]))].sort()).toEqual([
    'ar-sword-3',
    'ch-anansi-1',
    'ch-patriot-4',
    'ch-raijin-2',
    'ch-shenjian-1',
    'ch-zakharovich-2',
  ]);
});

test('[DN-RULING-60] so it cannot be drawn again in the same round', () => {
  const game = changedGame('nothing-stays', ({ cards }) => {
    for (const one of cards) one.stays = false;
  });
  const state = arrange({ game, seats: { 0: { hand: ['ch-patriot-4#1'], deck: ['ar-mg-1#1'] } } });
  const { state: after } = play(state, [card(0, 'ch-patriot-4#1'), 'ar-mg-1', 'ar-mg-2']);
  expect(mech(after, 0)).toMatchObject({ front: ['ch-patriot-4#1'], discard: [] });
  expect(mech(after, 0).deck.flat()).not.toContain('ch-patriot-4#1');
});

describe('[DN-PACK-01] a pack is refused that', () => {
  const first = <T>(list: readonly T[]) => list[0] as T;
  test.each<[string, (other: ContentPack) => void, RegExp]>([
    ['has a line one way', ({ spaces }) => void first(spaces).adjacent.pop(), /does not lead back/],
    [
      'lacks a number',
      ({ spaces }) => void Object.assign(first(spaces.slice(3)), { number: 19 }),
      /numbered 1 to 18/,
    ],
    [
      'has two HQs',
      ({ spaces }) => void Object.assign(first(spaces.slice(3)), { number: null }),
      /the Defense HQ, has no number/,
    ],
    [
      'has outputs that rise',
      ({ chassis }) => void first(chassis).areas.reverse(),
      /rise to the left/,
    ],
    ['has 6 cards for a tile', ({ cards }) => void first(cards).copies--, /has 6 cards, not 7/],
    ['lacks a Citizen', ({ citizens }) => void first(citizens).copies--, /47 Citizen cards/],
    ['lacks an event', ({ events }) => void events.pop(), /12 other Event cards/],
    ['lacks a Boss', ({ bosses }) => void bosses.pop(), /0 Bosses/],
    [
      'uses an id twice',
      ({ legs }) => void Object.assign(first(legs.slice(1)), { id: first(legs).id }),
      /used twice/,
    ],
    [
      'shares a prebuilt tile',
      ({ prebuilt }) => void Object.assign(first(prebuilt), { legs: 'lg-light' }),
      /shares the tile/,
    ],
    [
      'mounts Legs as an Arm',
      ({ prebuilt }) => void Object.assign(first(prebuilt), { arms: ['ar-shield', 'lg-treads'] }),
      /lg-treads is not among the arms/,
    ],
    [
      'starts with more Monsters than a set has',
      ({ constants }) => void Object.assign(constants, { startingMonsters: 2 }),
      /3 players need 8 Monster Appears cards/,
    ],
    [
      'needs more Monster Appears cards than are left',
      ({ constants }) => void Object.assign(constants.eventDeck['5'], { appears: 2 }),
      /5 players need 7 Monster Appears cards/,
    ],
    [
      'needs more events than a set has',
      ({ constants }) => void Object.assign(constants.eventDeck['2'], { event: 14 }),
      /2 players need 14 other Event cards/,
    ],
    [
      'has no Event deck',
      ({ constants }) => void Object.assign(constants.eventDeck, { 4: { appears: 0, event: 0 } }),
      /Event deck for 4 players is empty/,
    ],
    [
      'has no trigger on a React',
      ({ cards }) => void delete cards.find(({ type }) => type === 'react')?.trigger,
      /have a trigger/,
    ],
    [
      'provokes on a Regular row',
      ({ monsters }) =>
        void first(monsters).mech?.regular.effects.push({ kind: 'provoke', steps: 1 }),
      /raises the Attack tracker/,
    ],
    [
      'brings a Monster twice',
      ({ events }) =>
        void Object.assign(first(events), {
          effects: [{ kind: 'appear', monster: 'rb-toxipede', citizens: 1 }],
        }),
      /Monster Appears cards for/,
    ],
  ])('%s', (_what, change, message) => {
    const other: ContentPack = structuredClone(pack);
    change(other);
    expect(() => defendNeoTokyo.withContent(other)).toThrow();
    expect(
      checkPack(other)
        .map((issue) => issue.message)
        .join(' '),
    ).toMatch(message);
    expect(checkPack(other).every(({ rule }) => rule === 'DN-PACK-01')).toBe(true);
  });

  test('has an attack card or tile action without the symbol', () => {
    const other: ContentPack = structuredClone(pack);
    const attack = other.cards.find(({ type }) => type === 'attack');
    if (attack) attack.symbol = false;
    const bash = other.arms[0]?.actions[0];
    if (bash) bash.symbol = false;
    expect(
      checkPack(other).filter(({ message }) => /without the symbol/.test(message)),
    ).toHaveLength(2);
  });
});
