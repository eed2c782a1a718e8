import { describe, expect, test } from 'vitest';
import { type SpaceId, spaceIds } from '../../src/neon-gods/content/board.js';
import type { Move, State } from '../../src/neon-gods/index.js';
import {
  type Arrangement,
  arrange,
  changedPack,
  legalMoves,
  offered,
  play,
  refusedBy,
  seat,
} from './arrange.js';

const done = { type: 'done', seat: 0 } as const;
const buy = { type: 'buyEvent', seat: 0, slot: 0 } as const;
const isiah = 'rec-isiah';
const row = (event: string) => [event, 'rec-natalie', 'rec-hector', 'rec-happy'];

function spaces(text: string): SpaceId[] {
  const named = text.split(' ');
  const found = spaceIds.filter((at) => named.includes(at));
  expect(found).toHaveLength(named.length);
  return found;
}

/** The board of Tunnel Assault without its rules. */
const plainRules = changedPack('plain-rules', ({ scenarios }) => {
  for (const scenario of scenarios) {
    scenario.flags.deadZonesImpassable = false;
    scenario.flags.protectBaseTunnels = false;
    scenario.flags.noStructureOnTunnel = false;
    scenario.flags.passEnemiesInTunnels = false;
  }
});

function destinations(from: SpaceId, arrangement: Arrangement): SpaceId[] {
  const state = arrange({ layout: 'TA2', at: 'move', ...arrangement });
  const { state: picked } = play(state, { type: 'pickFigure', seat: 0, from });
  return offered(picked, 'moveTo', 'to');
}

describe('moving', () => {
  const seats = { 1: { figures: { B1: 1, E1: 1 } } };

  test('[NG-TA-01] [NG-TA-04] [NG-TUNNEL-01] past enemies in tunnels, not through walls', () => {
    expect(destinations('A1', { seats })).toEqual(
      spaces('A2 A3 A6 B1 B2 B4 B5 B6 C1 C4 D3 D6 E1 E2 E3 E5 E6 F1'),
    );
  });

  test('[NG-MOVE-09] [NG-MOVE-04] the same board under the rules of any other scenario', () => {
    expect(destinations('A1', { seats, pack: plainRules })).toEqual(spaces('A2 A3 A4 B1 B2 B3 C2'));
  });

  test('[NG-TA-04] an andy in the tunnel still stops', () => {
    expect(destinations('A1', { board: { B1: { andys: ['down'] } } })).toEqual(
      spaces('A2 A3 B1 B2'),
    );
  });

  test('[NG-TA-04] an enemy together with an andy stops, too', () => {
    const andys = ['andy-01'];
    expect(destinations('A1', { seats, board: { B1: { andys } } })).toEqual(spaces('A2 A3 B1 B2'));
  });

  test('[NG-TA-04] an enemy on a space without a tunnel stops', () => {
    // A3 is reached over A2 only.
    const found = destinations('A1', { seats: { 1: { figures: { A2: 1 } } } });
    expect(found).toContain('A2');
    expect(found).not.toContain('A3');
  });

  test('[NG-TA-01] a wall is not entered, not even with the first step', () => {
    const at: Arrangement = { seats: { 0: { figures: { A3: 1 } } } };
    const { state } = play(arrange({ layout: 'TA2', at: 'move', ...at }), {
      type: 'pickFigure',
      seat: 0,
      from: 'A3',
    });
    // Beside A3 are the walls B3 and A4.
    expect(offered(state, 'moveTo', 'to')).toEqual(spaces('A1 B1 A2 B2'));
    for (const wall of ['B3', 'A4'] as const) {
      expect(refusedBy(state, { type: 'moveTo', seat: 0, to: wall })).toBe('NG-TA-01');
    }
  });

  test('[NG-TA-01] [NG-EVX-09] nobody is pushed onto a wall', () => {
    const state = arrange({
      layout: 'TA2',
      hold: true,
      row: row('evt-crowd-surge'),
      seats: { 1: { figures: { A3: 1 } } },
    });
    const { state: picked } = play(state, buy, {
      type: 'pushPick',
      seat: 0,
      owner: 1,
      from: 'A3',
    });
    expect(offered(picked, 'pushTo', 'to')).toEqual(['A2']);
    expect(refusedBy(picked, { type: 'pushTo', seat: 0, to: 'B3' })).toBe('NG-TA-01');
  });

  test('[NG-EVX-05] [NG-TA-01] no andy is laid on a wall', () => {
    const state = arrange({ layout: 'TA2', hold: true, row: row('evt-andy-sweep') });
    const { state: choice } = play(state, buy);
    expect(offered(choice, 'placeToken', 'space')).toEqual(
      spaces('B1 C1 E1 F1 A2 B2 E2 F2 A3 D3 E3 B4 C4 F4 A5 B5 E5 F5 A6 B6 D6 E6'),
    );
  });
});

describe('tokens', () => {
  /** Redline Dig is bought. */
  function digging(more: Arrangement = {}): State {
    const state = arrange({ layout: 'TA2', hold: true, row: row('evt-redline-dig'), ...more });
    return play(state, buy).state;
  }
  const remove = (space: SpaceId): Move => {
    return { type: 'removeToken', seat: 0, space, token: 'tunnel' };
  };

  test('[NG-TA-02] [NG-EVX-04] a tunnel beside a base stays', () => {
    const choice = digging();
    expect(legalMoves(choice)).toEqual([
      remove('E1'),
      remove('E3'),
      remove('B4'),
      remove('B6'),
      done,
    ]);
    for (const space of ['B1', 'E6'] as const) {
      expect(refusedBy(choice, remove(space))).toBe('NG-TA-02');
    }
    const { state: after } = play(choice, remove('E3'));
    expect(after.board.E3.tunnel).toBe(false);
    expect(after.supply.tunnels).toBe(5);
  });

  test('[NG-TA-02] beside every base of four', () => {
    const choice = digging({ layout: 'TA4' });
    expect(offered(choice, 'removeToken', 'space')).toEqual(['C3', 'D4']);
    for (const space of ['B1', 'F2', 'E6', 'A5'] as const) {
      expect(refusedBy(choice, remove(space))).toBe('NG-TA-02');
    }
  });

  test('[NG-TA-02] also one that was dug there later, and not in other scenarios', () => {
    const board = { A2: { tunnel: true } };
    expect(refusedBy(digging({ board }), remove('A2'))).toBe('NG-TA-02');
    const elsewhere = digging({ layout: 'LS2', board });
    expect(offered(elsewhere, 'removeToken', 'space')).toEqual(['A2', 'B2', 'E5']);
  });

  test('[NG-TA-03] [NG-EVX-03] no tunnel where a structure stands', () => {
    const board = {
      A2: { build: ['watchtower'] },
      C1: { build: ['monument'] },
    } satisfies Arrangement['board'];
    const { state: choice } = play(digging({ board }), done);
    expect(offered(choice, 'placeToken', 'space')).toEqual(
      spaces('F1 B2 E2 F2 A3 D3 C4 F4 A5 B5 E5 F5 A6 D6'),
    );
    expect(refusedBy(choice, { type: 'placeToken', seat: 0, space: 'A2' })).toBe('NG-TA-03');
    expect(refusedBy(choice, { type: 'placeToken', seat: 0, space: 'C1' })).toBe('NG-TA-03');
    const { state: after } = play(choice, { type: 'placeToken', seat: 0, space: 'A3' }, [
      done,
      isiah,
    ]);
    expect(after.board.A3.tunnel).toBe(true);
  });

  test('[NG-TA-03] no structure where a tunnel is', () => {
    const at: Arrangement = {
      layout: 'TA2',
      noAndys: true,
      seats: { 0: { money: 9, figures: { B1: 1, C1: 1 } } },
      steps: [{ type: 'work', left: 1 }],
    };
    const build = { type: 'work', seat: 0 } as const;
    const onC1 = ['work-factory', 'work-watchtower', 'work-monument'].map((card) => {
      return { ...build, card, space: 'C1' };
    });
    const moves = legalMoves(arrange(at)).filter((move) => 'space' in move && move.space !== 'A1');
    expect(moves).toEqual(onC1);
    const onTunnel: Move = { ...build, card: 'work-factory', space: 'B1' };
    expect(refusedBy(arrange(at), onTunnel)).toBe('NG-TA-03');
    expect(refusedBy(arrange({ ...at, pack: plainRules }), onTunnel)).toBeUndefined();
  });
});

describe('selling', () => {
  test('[NG-RULING-25] [NG-FX-08] the distance ignores walls and tunnels', () => {
    const state = arrange({
      layout: 'TA2',
      noAndys: true,
      seats: { 0: { money: 0, figures: { D3: 1 } } },
      board: { D3: { products: 1 } },
      steps: [{ type: 'sell', left: 1 }],
    });
    const { state: after } = play(state, { type: 'sell', seat: 0, space: 'D3' });
    expect(seat(after, 0).money).toBe(5);
  });
});
