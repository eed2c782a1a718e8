import { describe, expect, test } from 'vitest';
import { blockMania } from '../../src/block-mania/index.js';
import {
  arrange,
  bh,
  done,
  isOffered,
  offeredMoves,
  play,
  refusedBy,
  sf,
  where,
} from './arrange.js';

/* Rules where others meet, each with a test of its own. */

describe('corner cases', () => {
  test('[BM-COMP-05] every counter belongs to one class, and goes back where its class is kept', () => {
    const state = blockMania.setup({ players: 4, seed: 'classes' });
    const { hardware, armoury } = state.containers;
    const carried = Object.values(state.blockers).flatMap(({ items }) => items);
    const all = [...Object.keys(state.blockers), ...hardware, ...armoury, ...carried];
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(84 + 36 + 36);
    const table = arrange({
      put: { 'sf-mob-1': { at: sf(5, 5), items: ['zipGun-1', 'spitGun-1'] }, 'bh-mob-1': bh(5, 5) },
      stage: 'endgame',
      phase: 'justice',
      steps: [{ type: 'justiceTarget', card: 'card-01' }],
    });
    const { containers } = play(table, { type: 'justiceTarget', blocker: 'sf-mob-1' }).state;
    expect(containers.hardware).toContain('zipGun-1');
    expect(containers.armoury).toContain('spitGun-1');
    expect(containers.hardware.filter((id) => id.startsWith('spitGun'))).toEqual([]);
  });

  test('[BM-TURN-03] one seat is phasing: it commands, the others fire defensively in turn order', () => {
    const table = arrange({
      players: 3,
      phasing: 1,
      commandPoints: 5,
      put: {
        'sf-cityDef-1': { at: bh(4, 4), items: ['spitGun-1'] },
        'bh-juves-1': bh(4, 5),
        'kr-cityDef-1': { at: bh(4, 6), items: ['spitGun-2'] },
      },
      steps: [{ type: 'command' }, { type: 'startDefence' }],
    });
    expect(blockMania.toAct(table)).toEqual([1]);
    expect(refusedBy(table, { type: 'done', seat: 0 })).toBe('BM-TURN-04');
    const first = play(table, { type: 'done' }).state;
    expect(blockMania.toAct(first)).toEqual([2]);
    expect(
      isOffered(first, {
        type: 'defensiveFire',
        blocker: 'kr-cityDef-1',
        item: 'spitGun-2',
        space: bh(4, 5),
        outside: false,
      }),
    ).toBe(true);
    const second = play(first, { type: 'done' }).state;
    expect(blockMania.toAct(second)).toEqual([0]);
  });

  test('[BM-EQUIP-04] whoever stays in a shop may draw once in every command phase', () => {
    const mall = sf(5, 6);
    const table = arrange({
      put: { 'sf-mob-1': { at: mall, began: true } },
      steps: [{ type: 'command' }, { type: 'rollCommand' }, { type: 'command' }],
      commandPoints: 1,
    });
    const draw = { type: 'draw' as const, blocker: 'sf-mob-1' };
    const first = play(table, [draw, 'zipGun']).state;
    expect(refusedBy(first, draw)).toBe('BM-EQUIP-04');
    const next = play(first, [{ type: 'done' }, 1, 1]).state;
    expect(isOffered(next, draw)).toBe(true);
  });

  test('[BM-RAIL-01] no third car for two players, even if both are in one station', () => {
    const at = (car: number) =>
      arrange({
        commandPoints: 1,
        hands: { 0: ['card-05'] },
        squares: { [sf(6, 9)]: { car } },
        put: { 'sf-mob-1': sf(5, 5) },
        steps: [{ type: 'command' }],
      });
    expect(refusedBy(at(1), { type: 'playCard', card: 'card-05' })).toBeUndefined();
    expect(refusedBy(at(2), { type: 'playCard', card: 'card-05' })).toBe('BM-MANIA-12');
  });

  test('[BM-ASLT-02] charges at the enemies next to a blocker are offered, no others', () => {
    const table = arrange({
      phase: 'combat',
      put: {
        'sf-mob-1': bh(4, 5),
        'bh-mob-1': bh(5, 5),
        'bh-juves-1': bh(4, 4),
        'sf-mob-2': bh(4, 6),
      },
      steps: [{ type: 'assault' }],
    });
    const charges = offeredMoves(table, 'charge').filter(({ blocker }) => blocker === 'sf-mob-1');
    expect(charges.map(({ to }) => to)).toEqual([bh(5, 5), bh(4, 4)]);
  });

  test('[BM-MANIA-05] a second command roll does not let a blocker start twice', () => {
    const table = arrange({
      commandPoints: 1,
      hands: { 0: ['card-09'] },
      put: { 'sf-mob-1': { at: sf(5, 5), activatedBy: 0 }, 'sf-mob-2': sf(5, 4) },
      steps: [{ type: 'command' }],
    });
    const { state } = play(table, [{ type: 'playCard', card: 'card-09' }, 6, 6]);
    expect(state.commandPoints).toBe(13);
    expect(refusedBy(state, { type: 'activate', blocker: 'sf-mob-1' })).toBe('BM-ACT-03');
    expect(refusedBy(state, { type: 'activate', blocker: 'sf-mob-2' })).toBeUndefined();
  });

  test.each([
    [3, 'stands', bh(2, 5)],
    [4, 'is destroyed', 'destroyed'],
  ])('[BM-RULING-46] a blast hits with a die: on a %i whoever is there %s', (die, _what, fate) => {
    const table = arrange({
      phase: 'combat',
      put: { 'bh-juves-1': bh(2, 5), 'sf-mob-1': sf(5, 5) },
      laid: [{ space: bh(2, 5), item: 'demoCharge-1' }],
      hands: { 0: ['card-21'] },
      steps: [{ type: 'phaseWindow', seats: [0] }, { type: 'explodeCharges' }],
    });
    // 3 + 4 - 2 = 5 is no hit, 4 + 4 - 2 = 6 is one; then one structural marker that the square bears.
    const { state } = play(table, [{ type: 'pass' }, die, 1, 1]);
    expect(where(state, 'bh-juves-1')).toBe(fate);
  });

  test('[BM-RULING-92] a blocker that was halted attacks in the combat phase like any other', () => {
    const table = arrange({
      active: 'sf-juves-1',
      activePatch: {
        trail: [
          { space: sf(4, 1), outside: false, via: 'start' },
          { space: sf(4, 6), outside: false, via: 'elevator' },
        ],
      },
      put: { 'sf-juves-1': sf(4, 6) },
      hands: { 1: ['card-21'] },
      steps: [{ type: 'hazardWindow', seats: [1] }, { type: 'startCombat' }],
    });
    const aim = { blocker: 'sf-juves-1', space: sf(4, 6), via: 'elevator' as const };
    const { state } = play(
      table,
      { type: 'playCard', card: 'card-21' },
      { type: 'cardTarget', ...aim },
    );
    expect(state.active).toBeNull();
    expect(state.phase).toBe('combat');
    expect(isOffered(state, { type: 'arson', blocker: 'sf-juves-1' })).toBe(true);
  });

  test('[BM-RULING-92] [BM-EQUIP-04] a blocker halted in the shop where it began draws nothing there', () => {
    const pack = structuredClone(blockMania.content);
    for (const { effect } of pack.mania) {
      if (effect.kind !== 'hazardHalt') continue;
      effect.location = ['mall'];
      delete effect.via;
    }
    const strict = blockMania.withContent(pack);
    const mall = sf(5, 6);
    const table = arrange({
      active: 'sf-juves-1',
      activePatch: { trail: [{ space: mall, outside: false, via: 'start' }] },
      commandPoints: 1,
      put: { 'sf-juves-1': { at: mall, began: true } },
      hands: { 1: ['card-21'] },
      steps: [{ type: 'hazardWindow', seats: [1] }, { type: 'command' }],
    });
    const aimed = strict.apply(table, { type: 'playCard', seat: 1, card: 'card-21' }).state;
    const aim = { blocker: 'sf-juves-1', space: mall, via: 'start' } as const;
    const halted = strict.apply(aimed, { type: 'cardTarget', seat: 1, ...aim }).state;
    const draw = { type: 'draw', seat: 0, blocker: 'sf-juves-1' } as const;
    expect(strict.tryApply(halted, draw)).toMatchObject({ ok: false, rule: 'BM-EQUIP-01' });
  });

  test('[BM-RULING-107] no card is set aside by name: any of the pool may come next, and 16 stay back', () => {
    const table = arrange({
      hands: { 0: ['card-01', 'card-02'], 1: ['card-03', 'card-04', 'card-05'] },
      phase: 'combat',
      put: { 'sf-mob-1': sf(5, 5) },
      steps: [{ type: 'arson' }, { type: 'burn' }],
    });
    const { pool, left } = table.cards;
    expect(pool.length - left).toBe(16);
    for (const card of pool) {
      const next = blockMania.tryApply(table, { type: 'done', seat: 0 }, { rolls: [card, 1, 1] });
      expect(next.ok && next.state.cards.hands[0]).toContain(card);
      expect(next.ok && next.state.cards.pool.length - next.state.cards.left).toBe(16);
    }
    expect(refusedBy(table, done)).toBeUndefined();
  });
});

test('[BM-MOVE-06] [BM-MOVE-12] a state changed by hand between two calls is read anew', () => {
  const state = arrange({
    active: 'sf-juves-1',
    put: { 'sf-juves-1': sf(4, 4), 'sf-mob-1': sf(4, 5), 'bh-mob-1': sf(7, 7) },
    steps: [{ type: 'active' }],
  });
  const up = { type: 'step', direction: 'up' } as const;
  const goTo = (id: string, space: string) => {
    const blocker = state.blockers[id];
    if (blocker !== undefined) blocker.where = { space, outside: false };
  };
  expect([isOffered(state, up), refusedBy(state, up)]).toEqual([false, 'BM-MOVE-06']);
  goTo('sf-mob-1', sf(4, 6));
  expect([isOffered(state, up), refusedBy(state, up)]).toEqual([true, undefined]);
  goTo('bh-mob-1', sf(4, 4));
  expect([isOffered(state, up), refusedBy(state, up)]).toEqual([false, 'BM-MOVE-12']);
});

test('[BM-RULING-89] markers never run out', () => {
  const state = arrange({ steps: [{ type: 'klegg' }] });
  const all =
    blockMania.content.boards[0]?.squares.map(({ c, L }) => [sf(c, L), { fire: 3 }]) ?? [];
  const burning = arrange({
    squares: Object.fromEntries(all),
    put: { 'sf-mob-1': bh(5, 5) },
    phase: 'combat',
    steps: [{ type: 'arson' }],
  });
  expect(state.spaces).toEqual({});
  expect(
    play(burning, [{ type: 'arson', blocker: 'sf-mob-1' }, 1]).state.spaces[bh(5, 5)]?.fire,
  ).toBe(1);
});

test('[BM-RULING-85] slips of the source: deployment is paid in CP, a chute is left on level 1', () => {
  const poor = arrange({
    commandPoints: 3,
    put: { 'sf-mob-1': sf(5, 5) },
    steps: [{ type: 'command' }],
  });
  expect(refusedBy(poor, { type: 'deploy' })).toBe('BM-CP-02');
  const drop = arrange({
    active: 'sf-mob-1',
    movePoints: 1,
    put: { 'sf-mob-1': sf(3, 9) },
    steps: [{ type: 'active' }],
  });
  expect(where(play(drop, { type: 'chute' }).state, 'sf-mob-1')).toBe(sf(3, 1));
});
