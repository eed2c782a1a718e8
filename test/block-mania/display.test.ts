import { describe, expect, test } from 'vitest';
import { display } from '../../src/block-mania/display/index.js';
import { blockMania, type State } from '../../src/block-mania/index.js';
import type { Scene } from '../../src/display/scene.js';
import { arrange, bh, fill, type LooseMove, moving, sf } from './arrange.js';
import { follow } from './follow.js';

const table = display(blockMania);
const seen = (state: State, seat = 0) => table.scene(blockMania.view(state, seat));
const spaceIn = ({ boards }: Scene, space: string) => {
  return boards.flatMap(({ spaces }) => spaces).find(({ id }) => id === `space:${space}`);
};
const pieceIn = ({ boards }: Scene, piece: string) => {
  return boards.flatMap(({ pieces }) => pieces).find(({ id }) => id === `piece:${piece}`);
};
const zoneIn = ({ zones }: Scene, zone: string) => zones.find(({ id }) => id === `zone:${zone}`);

describe('the scene', () => {
  const state = arrange({
    put: {
      'sf-mob-1': { at: sf(5, 5), items: ['spitGun-1'], flipped: true },
      'bh-juves-1': { at: bh(2, 5), outside: true, items: ['powerBoard-1', 'sprayCan-1'] },
      'klegg-1': sf(5, 9),
    },
    squares: {
      [sf(4, 4)]: { fire: 2, structural: 1 },
      [sf(3, 4)]: { collapsed: true },
      [sf(4, 8)]: { looted: true },
      [sf(6, 9)]: { car: 1 },
    },
    laid: [{ space: sf(2, 1), item: 'demoCharge-1' }],
    hands: { 0: ['card-01'], 1: ['card-09', 'card-10'] },
    commandPoints: 7,
    steps: [{ type: 'command' }],
  });
  const scene = seen(state);

  test('has both blocks, a square for each, with what is printed there', () => {
    expect(scene.boards.map(({ label }) => label)).toEqual([
      'Sammy Fox Block',
      'Buddy Holly Block',
    ]);
    expect(scene.boards.flatMap(({ spaces }) => spaces)).toHaveLength(19 * 11);
    expect(spaceIn(scene, sf(4, 5))).toMatchObject({
      label: '34',
      kind: 'apartment',
      at: [4, 6, 1, 1],
    });
    expect(spaceIn(scene, sf(3, 5))?.marks).toEqual([
      { kind: 'fireControl', label: 'fire control' },
    ]);
    expect(spaceIn(scene, bh(5, 5))).toMatchObject({ label: 'Bank', kind: 'special' });
    expect(spaceIn(scene, '10,6')?.kind).toBe('pedway');
    expect(scene.boards[0]?.links.map(({ label }) => label)).toContain(
      'elevator from level 1 to 7',
    );
  });

  test('shows fire, damage, rubble and loot', () => {
    expect(spaceIn(scene, sf(4, 4))?.marks).toMatchObject([
      { kind: 'fire', value: 2 },
      { kind: 'structural', value: 1 },
    ]);
    expect(spaceIn(scene, sf(3, 4))?.kind).toBe('rubble');
    expect(spaceIn(scene, sf(4, 8))?.marks).toContainEqual({ kind: 'looted', label: 'looted' });
  });

  test('shows counters with what they carry and how they are', () => {
    expect(pieceIn(scene, 'sf-mob-1')).toMatchObject({ owner: 0, value: 5, flags: ['flipped'] });
    expect(pieceIn(scene, 'sf-mob-1')?.note).toContain('Carries Spit Gun.');
    expect(pieceIn(scene, 'bh-juves-1')?.flags).toEqual(['outside']);
    expect(pieceIn(scene, 'klegg-1')?.kind).toBe('klegg');
    expect(pieceIn(scene, 'demoCharge-1')?.on).toBe(`space:${sf(2, 1)}`);
    expect(pieceIn(scene, `car@${sf(6, 9)}`)?.count).toBe(1);
    const gear = zoneIn(scene, 'gear-1')?.cards.map(({ id }) => id);
    expect(gear).toEqual(['card:powerBoard-1', 'card:sprayCan-1']);
  });

  test('shows the own hand, and of others how many cards', () => {
    expect(zoneIn(scene, 'hand-0')?.cards).toMatchObject([{ title: 'Klegg Mercenaries' }]);
    expect(zoneIn(scene, 'hand-1')).toMatchObject({ cards: [], count: 2 });
  });

  test('shows defeat points and command points', () => {
    const [points, command] = scene.tracks;
    expect(points?.markers.map(({ at }) => at)).toEqual([6 + 4 + 4 + 1, 0]);
    expect(command?.markers).toMatchObject([{ at: 7, owner: 0 }]);
    expect(scene.seats[0]?.facts).toContainEqual(['Defeat points', 15]);
  });

  test('of a block that has fallen is thin air', () => {
    const boards = { 1: { fallen: true, power: false, powerDead: true } };
    const fallen = seen(arrange({ boards, steps: [{ type: 'klegg' }] }));
    expect(spaceIn(fallen, bh(5, 5))).toMatchObject({ kind: 'ruins', marks: [] });
    expect(fallen.boards[1]).toMatchObject({ label: 'Buddy Holly Block (collapsed)', links: [] });
  });

  test('in the endgame shows the justice side of cards', () => {
    const late = arrange({
      stage: 'endgame',
      phase: 'justice',
      hands: { 0: ['card-01'] },
      put: { 'sf-mob-1': sf(5, 5) },
      steps: [{ type: 'justice' }],
    });
    expect(zoneIn(seen(late), 'hand-0')?.cards).toMatchObject([{ title: 'Judges' }]);
  });
});

describe('touches', () => {
  const state = moving('sf-juves-1', sf(4, 5), { put: { 'bh-mob-2': bh(5, 5) } });
  test.each<[LooseMove, string[]]>([
    [{ type: 'step', direction: 'up' }, [`space:${sf(4, 6)}`]],
    [{ type: 'elevator', level: 6 }, ['elevator', `space:${sf(4, 6)}`]],
    [{ type: 'fly', to: '10,8', outside: false }, ['fly', 'space:10,8']],
    [{ type: 'fly', to: bh(2, 5), outside: true }, ['hover', `space:${bh(2, 5)}`]],
    [
      { type: 'charge', blocker: 'bh-mob-2', to: bh(5, 4) },
      ['piece:bh-mob-2', `space:${bh(5, 4)}`],
    ],
    [
      { type: 'declareShot', blocker: 'bh-mob-2', item: 'missileLauncher-1', mode: 'incendiary' },
      ['piece:bh-mob-2', 'card:missileLauncher-1', 'mode-incendiary'],
    ],
    [{ type: 'target', space: bh(5, 5), outside: false, aim: 'counter' }, ['piece:bh-mob-2']],
    [{ type: 'target', space: bh(5, 5), outside: false, aim: 'square' }, [`space:${bh(5, 5)}`]],
    [{ type: 'justiceTarget', board: 1 }, ['board:1']],
  ])('of %j', (move, ids) => {
    const touched = table.touches(blockMania.view(state, 0), fill(state, move));
    expect(touched.map(({ id }) => id)).toEqual(ids);
  });
});

describe('prompts', () => {
  test('say what is left, and to the others what is waited for', () => {
    const state = moving('sf-juves-1', sf(4, 5), { movePoints: 3, commandPoints: 2 });
    expect(table.prompt(blockMania.view(state, 0))).toBe(
      'Juves 1 of Sammy Fox Block has 3 MP, and 2 CP to buy more: move it, use what it can carry, switch the power, play a card or be done with it.',
    );
    expect(table.prompt(blockMania.view(state, 1), { names: ['Ada', 'Ben'] })).toBe(
      'Waiting for Ada to move Juves 1 of Sammy Fox Block.',
    );
  });

  test('ask the one who is asked', () => {
    const steps = [{ type: 'defensiveFire', seat: 1 }] as const;
    const state = arrange({ put: { 'sf-mob-1': sf(5, 5) }, phase: 'defence', steps });
    expect(table.prompt(blockMania.view(state, 1))).toMatch(/^Fire at blockers next to yours/);
  });

  test('do not ask for a blocker that scrawls where nobody can', () => {
    const steps = [{ type: 'scrawl' }] as const;
    const state = arrange({ put: { 'sf-mob-1': sf(5, 5) }, phase: 'combat', steps });
    const view = blockMania.view(state, 0);
    expect(table.prompt(view)).toBe(
      'Choose a blocker that scrawls, play a card or scrawl no more.',
    );
    expect(table.prompt(view, { moves: blockMania.legalMoves(state, 0) })).toBe(
      'Scrawling: only "Scrawl no more" is possible.',
    );
  });
});

test('a step is a motion from square to square', () => {
  const state = moving('sf-juves-1', sf(4, 5));
  const move = fill(state, { type: 'step', direction: 'left' });
  const { state: after, events } = blockMania.apply(state, move);
  expect(table.motions(blockMania.view(after, 0), events)).toEqual([
    { piece: 'piece:sf-juves-1', from: `space:${sf(4, 5)}`, to: `space:${sf(3, 5)}`, count: 1 },
  ]);
});

test('a step of choosing offers at most 24 things that are not places, and all cards shown answer', () => {
  let most = 0;
  let positions = 0;
  for (const players of [2, 3, 4]) {
    follow(players, `choices ${players}`, (state) => {
      if (positions >= 340 * (players - 1)) return;
      positions++;
      const [seat = 0] = blockMania.toAct(state);
      const view = blockMania.view(state, seat);
      const moves = blockMania.legalMoves(state, seat);
      const { next } = table.narrow(view, moves, []);
      const isPlace = (id: string) => /^(space|piece|board):/.test(id);
      most = Math.max(most, next.filter(({ id }) => !isPlace(id)).length);
      const cards =
        positions % 10 === 0 ? seen(state, seat).zones.flatMap((zone) => zone.cards) : [];
      for (const { id } of cards) expect(table.card(id.slice('card:'.length)).title).not.toBe('');
    });
  }
  expect(positions).toBeGreaterThan(800);
  expect(most).toBeLessThanOrEqual(24);
  expect(most).toBeGreaterThan(3);
});

test('[BM-SCORE-02] [BM-KLEGG-02] lost blockers and kleggs to be hired lie open', () => {
  const state = arrange({
    put: { 'klegg-1': sf(5, 5) },
    lost: { 'bh-mob-1': 'destroyed', 'bh-juves-2': 'removed' },
    kleggController: 1,
    steps: [{ type: 'command' }],
  });
  const scene = seen(state, 0);
  expect(zoneIn(scene, 'lost-0')).toBeUndefined();
  expect(zoneIn(scene, 'lost-1')?.cards.map(({ title, flags }) => [title, flags])).toEqual([
    ['Mob 1 of Buddy Holly Block', ['destroyed']],
    ['Juves 2 of Buddy Holly Block', ['removed']],
  ]);
  expect(zoneIn(scene, 'kleggs')).toMatchObject({
    label: 'Kleggs to be hired (they follow Seat 1)',
    count: 1,
  });
});
