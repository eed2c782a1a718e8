import { describe, expect, test } from 'vitest';
import { topStep } from '../../src/kernel/play.js';
import { neonGods } from '../../src/neon-gods/index.js';
import { controller } from '../../src/neon-gods/mechanics/control.js';
import type { Step } from '../../src/neon-gods/state/steps.js';
import {
  type Arrangement,
  arrange,
  eventsOf,
  letHappen,
  offered,
  offeredTypes,
  play,
  refusedBy,
  type SeatPatch,
} from './arrange.js';
import {
  atBattles,
  bare,
  battlesIn,
  blurpOf,
  choose,
  lay,
  moneyOf,
  stop,
  valuesIn,
} from './fight.js';

const gangs = ['mums', 'tykes', 'cupids'];

/** A, B and C with one figure each on C3, and each with a warrior (pink die) and a doc (blue die). */
function threeOnC3(patches: [SeatPatch?, SeatPatch?, SeatPatch?] = [], more: Arrangement = {}) {
  const [a, b, c] = gangs.map((gang, index): SeatPatch => {
    const hand = [`start-${gang}-doc`, `start-${gang}-warrior`];
    const { figures, ...rest } = patches[index] ?? {};
    return { hand, ...rest, figures: { C3: 1, ...figures } };
  });
  return atBattles({ layout: 'LS3', seats: { 0: a ?? {}, 1: b ?? {}, 2: c ?? {} }, ...more });
}

/** Everybody plays warrior and doc; the rolls are pink and blue for A, B and C. */
function allFight(state: ReturnType<typeof threeOnC3>, ...rolls: string[]) {
  return play(
    state,
    choose('C3'),
    lay(0, 'start-mums-warrior'),
    lay(0, 'start-mums-doc'),
    stop(0),
    lay(1, 'start-tykes-warrior'),
    lay(1, 'start-tykes-doc'),
    stop(1),
    lay(2, 'start-cupids-warrior'),
    lay(2, 'start-cupids-doc'),
    [stop(2), ...rolls],
  );
}

/** Faces of a pink and a blue die that show this many hits together. */
const shows = { 5: ['3h', '2h'], 6: ['3h', '3h'], 7: ['4h', '3h'] } as const;

describe('one joint battle', () => {
  test('[NG-BATTLE-16] [NG-RULING-12] [NG-RULING-38] the attacker ties with both and beats both, for 1 blurp', () => {
    const { state, events } = allFight(threeOnC3(), ...shows[6], ...shows[6], ...shows[6]);
    expect(battlesIn(events)).toEqual([['C3', 'gangs']]);
    expect(eventsOf(events, 'battleStarted')[0]?.participants).toEqual([0, 1, 2]);
    expect(valuesIn(events)).toEqual([[7, 7, 7]]);
    expect(blurpOf(state)).toEqual([1, 0, 0]);
    expect(state.board.C3.figures).toEqual([1, 0, 0]);
    expect([state.board.F4.figures, state.board.D6.figures]).toEqual([
      [0, 6, 0],
      [0, 0, 6],
    ]);
  });

  /* Two figures beside C3 make good for the owl. */
  test('[NG-RULING-13] [NG-OWL-02] two defenders tie on top: both stay and gain', () => {
    const state = threeOnC3([{}, { figures: { D3: 2 } }, { figures: { C4: 2 } }], {
      board: { C3: { owls: 1 } },
    });
    const { state: after, events } = allFight(state, ...shows[5], ...shows[7], ...shows[7]);
    expect(valuesIn(events)).toEqual([[6, 7 + 3 - 2, 7 + 3 - 2]]);
    expect(blurpOf(after)).toEqual([0, 1, 1]);
    expect(after.board.C3).toMatchObject({ figures: [0, 1, 1], owls: 0 });
    expect(after.board.A1.figures).toEqual([6, 0, 0]);
    expect(controller(after.board.C3)).toBeUndefined();
    // No battle is left for A; in B's turn, if B stays, B attacks C.
    expect(topStep(after)?.type).toBe('recruit');
    const turnOfB = { ...after, active: 1, turnInRound: 1 };
    const next = letHappen({ ...turnOfB, agenda: [{ type: 'battleChoose' }] });
    expect(eventsOf(next.events, 'battleStarted')[0]?.participants).toEqual([1, 2]);
  });

  test('[NG-RULING-12] a clear best defender: all others go home', () => {
    const state = threeOnC3([{}, { figures: { D3: 1 } }]);
    const { state: after, events } = allFight(state, ...shows[5], ...shows[7], ...shows[6]);
    expect(valuesIn(events)).toEqual([[6, 9, 7]]);
    expect(blurpOf(after)).toEqual([0, 1, 0]);
    expect(after.board.C3.figures).toEqual([0, 1, 0]);
    expect([after.board.A1.figures[0], after.board.D6.figures[2]]).toEqual([6, 6]);
  });

  test('[NG-RULING-12] the attacker must not be below any defender', () => {
    const { state, events } = allFight(threeOnC3(), ...shows[6], ...shows[5], ...shows[7]);
    expect(valuesIn(events)).toEqual([[7, 6, 8]]);
    expect(blurpOf(state)).toEqual([0, 0, 1]);
    expect(state.board.C3.figures).toEqual([0, 0, 1]);
  });

  test('[NG-RULING-12] [NG-OWL-01] owls lower every defender', () => {
    const state = threeOnC3([{}, { figures: { D3: 2 } }, { figures: { C4: 1, B3: 2 } }], {
      board: { C3: { owls: 1, build: ['watchtower'] } },
    });
    // B: 3 figures, C: 4; both defend the tower.
    expect(valuesIn(bare(state, choose('C3')).events)).toEqual([[1, 3 + 3 - 2, 4 + 3 - 2]]);
  });

  test('[NG-RULING-12] cards are played by the attacker, then clockwise', () => {
    const figures = { C3: 1 } as const;
    const seats = { 0: { figures }, 1: { figures }, 2: { figures }, 3: { figures } };
    const state = atBattles({ layout: 'LS4', active: 1, seats });
    const { state: begun, events } = play(state, choose('C3', 'gangs', 1));
    expect(eventsOf(events, 'battleStarted')[0]?.participants).toEqual([1, 2, 3, 0]);
    const order: number[] = [];
    let now = begun;
    for (let step = topStep(now); step?.type === 'battleCards'; step = topStep(now)) {
      order.push(step.turnOf);
      now = play(now, stop(step.turnOf)).state;
    }
    expect(order).toEqual([1, 2, 3, 0]);
  });

  test.each([
    ['CQ3', [2, 0, 0]],
    ['LS3', [1, 0, 0]],
  ] as const)('[NG-RULING-38] [NG-CQ-01] a joint win counts once: %s', (layout, blurp) => {
    const { state } = bare(threeOnC3([], { layout }), choose('C3'));
    expect(blurpOf(state)).toEqual(blurp);
  });

  test('[NG-RULING-13] [NG-CQ-01] in Close Quarters tied defenders gain 2 each', () => {
    const state = threeOnC3([{}, { figures: { C2: 1 } }, { figures: { C2: 1 } }], {
      layout: 'CQ3',
    });
    const { state: after, events } = bare(state, choose('C3'));
    expect(valuesIn(events)).toEqual([[1, 2, 2]]);
    expect(blurpOf(after)).toEqual([0, 2, 2]);
  });

  test('[NG-ANDY-08] andys beside two gangs: two battles, not three', () => {
    const state = threeOnC3([], { board: { C3: { andys: ['andy-01'] } } });
    expect(neonGods.legalMoves(state)).toEqual([choose('C3', 'andys'), choose('C3', 'gangs')]);
  });
});

describe('joint steals', () => {
  const bandits = gangs.map((gang) => `start-${gang}-bandit`);

  /** A and B play a bandit each; A rolls `ours`, B rolls `theirs`. */
  function stealing(money: [number, number, number], ours: string, theirs: string) {
    const patches = money.map((amount, index): SeatPatch => {
      return { money: amount, hand: [bandits[index] as string] };
    });
    return play(
      threeOnC3(patches as [SeatPatch, SeatPatch, SeatPatch]),
      choose('C3'),
      lay(0, 'start-mums-bandit'),
      stop(0),
      lay(1, 'start-tykes-bandit'),
      stop(1),
      [stop(2), ours, theirs],
    );
  }
  const from = (seat: number) => ({ type: 'stealFrom', seat: 0, from: seat }) as const;

  test('[NG-RULING-12] victims are offered by seat, whoever attacks', () => {
    const state = threeOnC3([], { active: 1 });
    const { state: chosen } = play(state, choose('C3', 'gangs', 1));
    const step = topStep(chosen);
    const battle = step?.type === 'battleCards' ? { ...step.battle, stealsLeft: 1 } : undefined;
    expect(battle?.participants).toEqual([1, 2, 0]);
    const stealing = { ...chosen, agenda: [{ type: 'battleSteal', battle } as Step] };
    expect(offered(stealing, 'stealFrom', 'from')).toEqual([0, 2]);
  });

  test('[NG-RULING-12] [NG-BATTLE-09] the attacker chooses a victim for each symbol', () => {
    const { state } = stealing([3, 0, 2], '0h2s', '0h1s');
    expect(moneyOf(state)).toEqual([2, 1, 2]);
    expect(offeredTypes(state)).toEqual(['stealFrom']);
    expect(offered(state, 'stealFrom', 'from')).toEqual([1, 2]);
    const { state: once } = play(state, from(2));
    expect(offered(once, 'stealFrom', 'from')).toEqual([1, 2]);
    const { state: twice, events } = play(once, from(2));
    expect(moneyOf(twice)).toEqual([4, 1, 0]);
    expect(valuesIn(events)).toEqual([[1, 1, 1]]);
  });

  test('[NG-RULING-12] with one victim left the next symbol takes from her by itself', () => {
    const { state } = stealing([3, 0, 2], '0h2s', '0h1s');
    const { state: after, events } = play(state, from(1));
    expect(moneyOf(after)).toEqual([4, 0, 1]);
    expect(eventsOf(events, 'moneyStolen')).toEqual([
      { type: 'moneyStolen', seat: 0, from: 1, amount: 1 },
      { type: 'moneyStolen', seat: 0, from: 2, amount: 1 },
    ]);
    expect(valuesIn(events)).toHaveLength(1);
  });

  test('[NG-RULING-12] defenders steal from the attacker, never from each other', () => {
    const { state } = stealing([0, 0, 9], '1h0s', '0h2s');
    // B rolls two steals, A has nothing: C keeps what she has.
    expect(moneyOf(state)).toEqual([0, 0, 9]);
  });

  test('[NG-RULING-15] symbols without a victim are lost', () => {
    const { state, events } = stealing([0, 1, 0], '0h2s', '1h0s');
    expect(moneyOf(state)).toEqual([1, 0, 0]);
    expect(valuesIn(events)).toEqual([[1, 2, 1]]);
  });

  test('[NG-BATTLE-09] [NG-RULING-12] the defenders’ steals come first, clockwise', () => {
    const patches = bandits.map((card, index): SeatPatch => {
      return { hand: [card], money: [3, 0, 0][index] as number };
    }) as [SeatPatch, SeatPatch, SeatPatch];
    const { state, events } = play(
      threeOnC3(patches),
      choose('C3'),
      stop(0),
      lay(1, 'start-tykes-bandit'),
      stop(1),
      lay(2, 'start-cupids-bandit'),
      [stop(2), '0h2s', '0h2s'],
    );
    expect(eventsOf(events, 'moneyStolen')).toEqual([
      { type: 'moneyStolen', seat: 1, from: 0, amount: 2 },
      { type: 'moneyStolen', seat: 2, from: 0, amount: 1 },
    ]);
    expect(moneyOf(state)).toEqual([0, 2, 1]);
  });

  test('[NG-BATTLE-09] a victim must defend, and have $', () => {
    const robbing = (fourth: SeatPatch) => {
      const figures = { C3: 1 } as const;
      const first = { figures, hand: ['start-mums-bandit'] };
      const seats = { 0: first, 1: { figures }, 2: { figures }, 3: fourth };
      const state = atBattles({ layout: 'LS4', seats });
      return play(state, choose('C3'), lay(0, 'start-mums-bandit'), stop(0), stop(1)).state;
    };
    const { state: absent } = play(robbing({}), [stop(2), '0h2s']);
    expect(offered(absent, 'stealFrom', 'from')).toEqual([1, 2]);
    expect(refusedBy(absent, from(3))).toBe('NG-BATTLE-09');
    expect(refusedBy(absent, from(0))).toBe('NG-BATTLE-09');
    expect(refusedBy(absent, from(4))).toBe('NG-TURN-05');
    const { state: poor } = play(robbing({ figures: { C3: 1 }, money: 0 }), stop(2), [
      stop(3),
      '0h2s',
    ]);
    expect(offered(poor, 'stealFrom', 'from')).toEqual([1, 2]);
    expect(refusedBy(poor, from(3))).toBe('NG-BATTLE-09');
  });

  test('[NG-TURN-05] a victim must be in the game', () => {
    const { state } = stealing([3, 0, 2], '0h2s', '0h1s');
    expect(refusedBy(state, from(3))).toBe('NG-TURN-05');
  });
});

describe('one defender after the other', () => {
  const sequential = { houseRules: { multiDefender: 'sequential' } } as const;

  test('[NG-RULING-12] joint is the default', () => {
    expect(arrange().houseRules.multiDefender).toBe('joint');
  });

  test('[NG-RULING-12] she chooses whom to fight first, gangs by seat, andys before them', () => {
    const figures = { C3: 1 } as const;
    const seats = { 0: { figures }, 1: { figures }, 2: { figures }, 3: { figures } };
    const board = { C3: { andys: ['andy-01'] } };
    const state = atBattles({ layout: 'LS4', active: 2, seats, board, ...sequential });
    expect(offered(state, 'chooseBattle', 'against')).toEqual(['andys', 0, 1, 3]);
    expect(refusedBy(state, choose('C3', 'gangs', 2))).toBe('NG-BATTLE-01');
    expect(refusedBy(state, choose('C3', 2, 2))).toBe('NG-BATTLE-01');
  });

  test('[NG-RULING-12] [NG-RULING-17] each battle has one defender; owls are gone after the first', () => {
    const state = threeOnC3(
      [{ figures: { B3: 2 } }, { figures: { D3: 2 } }, { figures: { C4: 1 } }],
      { ...sequential, board: { C3: { owls: 1 } } },
    );
    const { state: first, events: before } = play(state, choose('C3', 2), stop(0), stop(2));
    expect(eventsOf(before, 'battleStarted').map(({ participants }) => participants)).toEqual([
      [0, 2],
      [0, 1],
    ]);
    expect(valuesIn(before)).toEqual([[3, 2 - 2]]);
    expect(first.board.C3).toMatchObject({ figures: [1, 1, 0], owls: 0 });
    // The last one left is a battle like any other against one gang.
    expect(battlesIn(before)[1]).toEqual(['C3', 'gangs']);
    const { state: after, events } = play(first, stop(0), stop(1));
    expect(valuesIn(events)).toEqual([[3, 3]]);
    expect(blurpOf(after)).toEqual([2, 0, 0]);
    expect(after.board.C3.figures).toEqual([1, 0, 0]);
  });

  test('[NG-RULING-12] a defender’s victory sends home the attacker alone and ends it', () => {
    const state = threeOnC3([{}, { figures: { D3: 1 } }], sequential);
    const { state: after, events } = play(state, choose('C3', 1), stop(0), stop(1));
    expect(valuesIn(events)).toEqual([[1, 2]]);
    expect(after.board.C3.figures).toEqual([0, 1, 1]);
    expect(blurpOf(after)).toEqual([0, 1, 0]);
    expect(topStep(after)?.type).toBe('recruit');
  });

  test('[NG-RULING-12] [NG-RULING-15] steals go to the one opponent without a question', () => {
    const state = threeOnC3(
      [{ money: 0, hand: ['start-mums-bandit'] }, { money: 9 }, { money: 1 }],
      sequential,
    );
    const moves = [choose('C3', 2), lay(0, 'start-mums-bandit'), stop(0)] as const;
    const { state: after } = play(state, ...moves, [stop(2), '0h2s']);
    expect(moneyOf(after)).toEqual([1, 9, 0]);
    expect(topStep(after)?.type).toBe('battleCards');
  });

  test('[NG-RULING-16] the tower obeys each of the defenders in turn', () => {
    const board = { C3: { build: ['watchtower'] } } satisfies Arrangement['board'];
    const state = threeOnC3([{ figures: { B3: 2, C2: 1 } }], { ...sequential, board });
    const { events } = bare(state, choose('C3', 1));
    expect(valuesIn(events)).toEqual([
      [4, 1 + 3],
      [4, 1 + 3],
    ]);
  });
});
