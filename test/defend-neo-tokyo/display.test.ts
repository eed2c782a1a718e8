import { describe, expect, test } from 'vitest';
import { display } from '../../src/defend-neo-tokyo/display/index.js';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import type { Move } from '../../src/defend-neo-tokyo/moves/index.js';
import type { State } from '../../src/defend-neo-tokyo/state/state.js';
import { idsIn, type Scene } from '../../src/display/scene.js';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import type { Viewer } from '../../src/kernel/play.js';
import { arrange, attacks, card, letHappen, play, tile } from './arrange.js';

const table = display(defendNeoTokyo);

function sceneOf(state: State, viewer: Viewer = 0): Scene {
  return table.scene(defendNeoTokyo.view(state, viewer));
}

function promptOf(state: State, viewer: Viewer = 0): string {
  return table.prompt(defendNeoTokyo.view(state, viewer));
}

function touched(state: State, move: Move) {
  return table.touches(defendNeoTokyo.view(state, move.seat), move).map((one) => {
    return one.kind === 'number' ? `${one.id}=${one.value}` : one.id;
  });
}

function spaceIn({ boards }: Scene, id: string) {
  return boards.flatMap(({ spaces }) => spaces).find((one) => one.id === id);
}

function pieceIn({ boards }: Scene, id: string) {
  return boards.flatMap(({ pieces }) => pieces).find((one) => one.id === id);
}

function zoneIn({ zones }: Scene, id: string) {
  return zones.find((one) => one.id === id);
}

describe('the table', () => {
  const state = arrange({
    captain: 1,
    seats: {
      0: {
        space: 's05',
        power: [3, 0, 1],
        damage: { chassis: 6, leftArm: 1 },
        bots: 2,
        armor: 1,
        hand: ['ar-mg-1#1', 'ar-mg-1#2'],
      },
      1: { lying: true },
    },
    board: {
      s05: { damage: 2, citizens: ['cz-students#1', 'cz-tanks#1'] },
      s06: { destroyed: true },
    },
    monsters: [
      { id: 'rb-isotoad', space: 's05', damage: 9, fire: 2 },
      { id: 'boss-gorganicus', space: 's09', damage: 40 },
    ],
    stack: ['cz-school#1'],
    track: 2,
    acts: 0,
  });
  const scene = sceneOf(state);

  test('the city: names, numbers, capacity, damage, ruins and white lines', () => {
    const city = scene.boards[0];
    expect(city?.spaces).toHaveLength(19);
    expect(city?.links).toHaveLength(36);
    expect(spaceIn(scene, 'space:s05')).toMatchObject({
      label: '5 Odaiba',
      kind: 'damagedCity',
      marks: [{ kind: 'cityDamage', value: '2/5' }],
    });
    expect(spaceIn(scene, 'space:s18')).toMatchObject({ kind: 'city', marks: [{ value: 7 }] });
    expect(spaceIn(scene, 'space:s06')).toMatchObject({ kind: 'ruin' });
    expect(spaceIn(scene, 'space:hq')).toMatchObject({ label: 'Defense HQ', kind: 'hq' });
  });

  test('Monsters with the Life left and the side that is up', () => {
    expect(pieceIn(scene, 'piece:rb-isotoad')).toMatchObject({
      on: 'space:s05',
      value: 19,
      flags: ['burning'],
      note: 'Mech side up; 19 of 28 Life left; Armor 0 Melee, 2 Non-Melee; 2 Fire tokens.',
    });
    expect(pieceIn(scene, 'piece:boss-gorganicus')).toMatchObject({ kind: 'boss', value: 60 });
    const [isotoad] = zoneIn(scene, 'zone:monsters')?.cards ?? [];
    expect(isotoad).toMatchObject({ title: 'Isotoad', flags: ['Mech side up'] });
    expect(isotoad?.values).toContainEqual({ label: 'Life left', value: '19 of 28' });
    expect(isotoad?.values).toContainEqual({ label: 'Fire', value: 2 });
    expect(isotoad?.lines.join(' ')).toContain('Tongue Lash');
    expect(isotoad?.lines.join(' ')).not.toContain('City Damage');
  });

  test('Mechs in the city and Citizens with their population', () => {
    expect(pieceIn(scene, 'piece:mech-0')).toMatchObject({ on: 'space:s05', owner: 0, flags: [] });
    expect(pieceIn(scene, 'piece:mech-1')).toMatchObject({ on: 'space:hq', flags: ['down'] });
    expect(pieceIn(scene, 'piece:cz-students#1')).toMatchObject({ kind: 'citizen', value: 4 });
    expect(pieceIn(scene, 'piece:cz-tanks#1')).toMatchObject({ kind: 'ableCitizen', value: 2 });
  });

  test('tracks of a Mech: Power from the left, Damage from the right', () => {
    const kinds = (part: string, length: number) => {
      return Array.from({ length }, (_, i) => {
        return spaceIn(scene, `space:mech-0-${part}-${i + 1}`)?.marks[0]?.kind ?? '';
      });
    };
    expect(kinds('leftArm', 5)).toEqual(['power', 'power', 'power', '', 'damage']);
    expect(kinds('legs', 4)).toEqual(['power', '', '', '']);
    expect(kinds('chassis', 12).filter((kind) => kind === 'damage')).toHaveLength(6);
    expect(spaceIn(scene, 'space:mech-0-chassis-6')).toMatchObject({ kind: 'orange', label: '4' });
    expect(spaceIn(scene, 'space:mech-0-leftArm-2')?.label).toBe('BURST');
    expect(spaceIn(scene, 'space:mech-0-chassis')).toMatchObject({
      label: 'Patriot 1776',
      marks: [
        { kind: 'repairBot', value: 2 },
        { kind: 'armor', value: 1 },
      ],
    });
  });

  test('tracks of the table, and the Boss', () => {
    const at = Object.fromEntries(
      scene.tracks.map(({ id, to, markers }) => [id, [markers[0]?.at, to]]),
    );
    expect(at).toEqual({
      'track:attack': [2, 5],
      'track:destruction': [1, 7],
      'track:population': [6, 20],
      'track:boss': [40, 100],
    });
  });

  test('who is who', () => {
    expect(scene.seats.map(({ active }) => active)).toEqual([true, false]);
    const facts = (seat: number) => Object.fromEntries(scene.seats[seat]?.facts ?? []);
    expect(facts(0)).toMatchObject({ In: 'Odaiba', 'Power output': 4, Hand: 2, Armor: 1 });
    expect(facts(1)).toMatchObject({ Captain: 'yes', Mech: 'lies, has passed' });
  });

  test('decks by number, piles by name', () => {
    expect(zoneIn(scene, 'zone:deck-0')).toMatchObject({ cards: [], count: 26 });
    expect(zoneIn(scene, 'zone:destroyed')?.cards).toMatchObject([{ title: 'Schoolhouse' }]);
    expect(zoneIn(scene, 'zone:event-deck')?.count).toBe(4);
    expect(zoneIn(scene, 'zone:city-deck')?.count).toBe(18);
    const supply = zoneIn(scene, 'zone:supply')?.cards ?? [];
    expect(supply.find(({ title }) => title === 'Fire token')?.count).toBe(8);
  });
});

test('a hidden hand is a number', () => {
  const hand = ['ar-mg-1#1', 'ar-mg-4#1'];
  const state = arrange({ houseRules: { openHands: false }, seats: { 0: { hand } } });
  expect(zoneIn(sceneOf(state, 0), 'zone:hand-0')?.cards).toHaveLength(2);
  expect(zoneIn(sceneOf(state, 1), 'zone:hand-0')).toMatchObject({ cards: [], count: 2 });
  expect(JSON.stringify(sceneOf(state, 1))).not.toContain('Spray and Pray');
});

test('the card of the Boss lies there before he comes', () => {
  const state = arrange({ monsters: [{ id: 'rb-glowfang', space: 's05' }] });
  expect(zoneIn(sceneOf(state), 'zone:boss')?.cards).toMatchObject([{ title: 'Gorganicus' }]);
  const here = arrange({ monsters: [{ id: 'boss-gorganicus', space: 's05' }] });
  expect(zoneIn(sceneOf(here), 'zone:boss')?.cards).toEqual([]);
});

describe('what is touched', () => {
  test('a tile action: the action, then the card that it costs', () => {
    const state = arrange({
      seats: { 0: { space: 's05', power: [1, 0, 1], damage: { legs: 1 }, hand: ['ar-mg-1#1'] } },
    });
    expect(touched(state, tile(0, 'legs', 'WALK', 'ar-mg-1#1'))).toEqual([
      'slot:legs-WALK',
      'card:ar-mg-1#1',
    ]);
    expect(touched(state, tile(0, 'chassis', 'REPAIR'))).toEqual(['slot:chassis-REPAIR']);
    const { state: asked } = play(state, tile(0, 'legs', 'WALK', 'ar-mg-1#1'));
    expect(touched(asked, { type: 'step', seat: 0, to: 's04' })).toEqual(['space:s04']);
    expect(promptOf(asked)).toBe('Move your Mech from Odaiba: 1 space left.');
    expect(promptOf(asked, 1)).toBe('Waiting for Seat 0 to move a Mech.');
  });

  test('Power: two numbers, the rest goes to the Legs', () => {
    const state = arrange({ steps: [{ type: 'assignPower', seats: [0, 1] }] });
    const move: Move = { type: 'assignPower', seat: 0, leftArm: 3, rightArm: 2, legs: 1 };
    expect(touched(state, move)).toEqual(['left-arm=3', 'right-arm=2']);
    const view = defendNeoTokyo.view(state, 0);
    const moves = defendNeoTokyo.legalMoves(state, 0);
    expect(table.narrow(view, moves, []).next).toEqual([
      {
        kind: 'number',
        id: 'left-arm',
        label: 'Power on the left Arm',
        min: 0,
        max: 5,
        step: 1,
      },
    ]);
    expect(promptOf(state)).toMatch(/^Assign 6 Power/);
  });

  test('a part of another Mech is touched on that Mech', () => {
    const state = arrange({
      seats: { 0: { hand: ['ch-patriot-2#1'] }, 1: { damage: { legs: 1, chassis: 1 } } },
    });
    const { state: asked } = play(state, card(0, 'ch-patriot-2#1'));
    expect(touched(asked, { type: 'choosePart', seat: 0, part: 'legs' })).toEqual([
      'space:mech-1-legs',
    ]);
    expect(promptOf(asked)).toBe('Field Repair: choose a part to repair (2 to go).');
  });

  test('an option says what it does', () => {
    const state = arrange({
      mechs: ['raijin', 'anansi'],
      seats: { 0: { space: 's05', damage: { legs: 1 }, hand: ['ch-raijin-3#1'] } },
      board: { s05: { damage: 1 } },
    });
    const { state: asked } = play(state, card(0, 'ch-raijin-3#1'));
    const view = defendNeoTokyo.view(asked, 0);
    const labels = table.narrow(view, defendNeoTokyo.legalMoves(asked, 0), []).next;
    expect(labels.map(({ label }) => label)).toEqual([
      'Remove 2 Damage tokens from your Mech',
      'Remove 2 City Damage from a City Space up to 1 space away',
    ]);
  });

  test('a card that was turned up is seen, and goes to the top or the bottom', () => {
    const state = arrange({
      mechs: ['anansi', 'patriot'],
      seats: { 0: { hand: ['ch-anansi-1#1'] } },
      eventDeck: [['rb-e01'], ['rb-e02']],
    });
    const { state: asked } = play(state, [card(0, 'ch-anansi-1#1'), 'rb-e01']);
    expect(zoneIn(sceneOf(asked), 'zone:peeked')?.cards).toMatchObject([
      { title: 'Fallout Cloud' },
    ]);
    expect(touched(asked, { type: 'placeCard', seat: 0, where: 'bottom' })).toEqual(['bottom']);
    expect(defendNeoTokyo.describe(asked, { type: 'placeCard', seat: 0, where: 'bottom' })).toBe(
      'Seat 0 puts Fallout Cloud on the bottom of the Event deck.',
    );
  });
});

test('a React says what it is asked for', () => {
  const state = arrange({
    mechs: ['shenjian', 'anansi'],
    seats: { 0: { space: 's05', power: [0, 0, 2], hand: ['lg-rabbit-3#1'] } },
    monsters: [{ id: 'rb-leadhide', space: 's05' }],
    steps: [attacks('white', 'rb-leadhide')],
  });
  const { state: asked } = letHappen(state);
  expect(promptOf(asked)).toBe('Leadhide begins an attack: do you react?');
  expect(promptOf(asked, 1)).toBe('Waiting for Seat 0 to react or not.');
});

test('building: what can be had, and who has what', () => {
  let state = defendNeoTokyo.setup({ players: 2, seed: 3, build: 'draft', captain: 0 });
  expect(zoneIn(sceneOf(state), 'zone:offers')?.cards).toHaveLength(6);
  state = defendNeoTokyo.reduce(state, { type: 'pickChassis', seat: 0, tile: 'ch-anansi' });
  expect(zoneIn(sceneOf(state), 'zone:offers')?.cards).toHaveLength(5);
  expect(zoneIn(sceneOf(state), 'zone:picks-0')?.cards).toMatchObject([{ title: 'Anansi' }]);
  expect(promptOf(state, 1)).toBe('Choose a Chassis for your Mech.');
});

test('what moved', () => {
  const state = arrange({ seats: { 0: { space: 's05' } } });
  const view = defendNeoTokyo.view(state, 0);
  expect(
    table.motions(view, [
      { type: 'mechMoved', seat: 0, from: 's05', to: 's04', by: 0 },
      { type: 'citizenDestroyed', citizen: 'cz-students#1', space: 's05', population: 4 },
      { type: 'cardsDrawn', seat: 1, count: 2 },
    ]),
  ).toEqual([
    { piece: 'piece:mech-0', from: 'space:s05', to: 'space:s04', count: 1 },
    { piece: 'piece:cz-students#1', from: 'space:s05', to: 'zone:destroyed', count: 1 },
    { piece: 'zone:deck-1', from: 'zone:deck-1', to: 'zone:hand-1', count: 2 },
  ]);
});

/** What a person chooses from at one step, places on boards apart; the worst of all steps on the way to any move. */
function mostChoices(state: State): number {
  let most = 0;
  for (const seat of defendNeoTokyo.toAct(state)) {
    const view = defendNeoTokyo.view(state, seat);
    const moves = defendNeoTokyo.legalMoves(state, seat);
    const onBoards = new Set(
      table.scene(view).boards.flatMap(({ spaces, links, pieces }) => {
        return [...spaces, ...links, ...pieces].map(({ id }) => id);
      }),
    );
    const begun = new Map(
      moves.map((move) => {
        const before = table.touches(view, move).slice(0, -1);
        return [JSON.stringify(before), before];
      }),
    );
    for (const touches of [[], ...begun.values()]) {
      const { next } = table.narrow(view, moves, touches);
      most = Math.max(most, next.filter(({ id }) => !onBoards.has(id)).length);
    }
  }
  return most;
}

test('in 1,000 random positions nobody chooses from more than 24 things, and all that happens can be shown', () => {
  const random = new SeededChance(seedChance('choices'));
  let positions = 0;
  let most = 0;
  for (let game = 0; positions < 1000; game++) {
    const players = 2 + (game % 4);
    const build = game % 3 === 0 ? 'draft' : 'prebuilt';
    let state = defendNeoTokyo.setup({ players, seed: game, build });
    let moves = defendNeoTokyo.legalMoves(state);
    while (moves.length > 0 && positions < 1000) {
      positions++;
      most = Math.max(most, mostChoices(state));
      const move = moves[random.below(moves.length)] as Move;
      const { state: next, events } = defendNeoTokyo.apply(state, move);
      const view = defendNeoTokyo.view(next, 'open');
      if (positions % 10 === 0) {
        const ids = new Set(idsIn(table.scene(view)));
        const ends = table.motions(view, events).flatMap(({ from, to }) => [from, to]);
        expect(ends.filter((id) => !ids.has(id))).toEqual([]);
      }
      state = next;
      moves = defendNeoTokyo.legalMoves(state);
    }
  }
  expect(most).toBeLessThanOrEqual(24);
  expect(most).toBeGreaterThan(6);
});
