import { describe, expect, test } from 'vitest';
import { blockMania, type State } from '../../src/block-mania/index.js';
import { InvalidInput } from '../../src/kernel/errors.js';
import { type Arrangement, arrange, bh, kr, moving, play, seam, sf } from './arrange.js';

const ask = blockMania.questions;

const command = (rest: Partial<Arrangement>) => {
  return arrange({ steps: [{ type: 'command' }], commandPoints: 5, ...rest });
};

describe('range', () => {
  const state = command({});
  test.each([
    ['[BM-LOF-04] over the gap it counts squares', sf(8, 5), bh(2, 5), 4],
    ['[BM-LOF-04] the larger of columns and levels', sf(8, 4), seam(7), 3],
    ['[BM-RULING-35] a neighbour is 1 away, and so is the own square', sf(4, 5), sf(4, 5), 1],
    ['[BM-RULING-35] round the corner in the open it is 1', sf(8, 8), sf(9, 9), 1],
    ['[BM-LOF-02] walls are in the way', sf(5, 5), bh(2, 5), null],
    ['[BM-LOF-03] an interior square is hit in a straight line only', sf(4, 5), sf(5, 4), null],
  ])('%s', (_name, from, to, range) => {
    expect(ask.range(state, from, to)).toBe(range);
  });

  test('[BM-MM-03] with three boards it goes round the ring', () => {
    const ring = command({ players: 3 });
    expect(ask.range(ring, kr(8, 5), sf(2, 5))).toBe(4);
    expect(() => ask.range(state, kr(8, 5), sf(2, 5))).toThrow(InvalidInput);
  });

  test('[BM-CAT-04] a block that has fallen hides nobody', () => {
    const fallen = command({ boards: { 1: { fallen: true, power: false, powerDead: true } } });
    expect(ask.range(fallen, sf(8, 5), bh(9, 5))).toBe(11);
    expect(ask.range(state, sf(8, 5), bh(9, 5))).toBe(null);
  });
});

describe('reach', () => {
  const costs = (state: State, blocker: string, commandPoints?: number) => {
    const reached = ask.reach(state, blocker, commandPoints);
    const names = reached.map(({ space, outside, cost }) => {
      return [outside ? `${space} outside` : space, cost] as const;
    });
    return Object.fromEntries(names);
  };
  test.each([0, 99])('with %i command points', (points) => {
    expect(() =>
      ask.reach(command({ put: { 'sf-mob-1': sf(5, 5) } }), 'sf-mob-1', points),
    ).not.toThrow();
  });
  test.each([-1, 100, 1.5])('not with %d command points', (points) => {
    expect(() => ask.reach(command({ put: { 'sf-mob-1': sf(5, 5) } }), 'sf-mob-1', points)).toThrow(
      'number of command points',
    );
  });

  const at = (cost: number, squares: readonly string[]) => {
    return Object.fromEntries(squares.map((space) => [space, cost]));
  };

  test('[BM-MOVE-02] [BM-MOVE-14] [BM-ELEV-01] [BM-CHUTE-01] by stairs, civic squares, elevator and chute', () => {
    const state = command({ put: { 'sf-fatties-1': sf(4, 8) } });
    const shaft = ['4,1', '4,2', '4,3', '4,4', '4,5', '4,6'];
    expect(costs(state, 'sf-fatties-1')).toEqual({
      ...at(1, ['3,8', '5,8', '4,7', '5,7', '5,9']),
      ...at(2, [
        '2,8',
        '6,8',
        '3,7',
        '6,7',
        '2,7',
        '3,6',
        '5,6',
        '5,5',
        '4,9',
        '6,9',
        '6,10',
        ...shaft,
      ]),
      ...at(2, ['3,1', '2,1', '5,1', '5,2', '6,2', '5,3']),
    });
  });

  test('[BM-MOVE-14] [BM-ELEV-04] without power neither elevators nor civic squares help', () => {
    const state = command({
      put: { 'sf-fatties-1': sf(4, 8) },
      boards: { 0: { power: false } },
    });
    expect(costs(state, 'sf-fatties-1')).toEqual({
      ...at(1, ['3,8', '5,8', '4,7']),
      ...at(2, ['2,8', '6,8', '3,7', '5,7', '4,6', '4,9', '3,1', '2,1']),
    });
  });

  test('[BM-MOVE-04] command points buy more', () => {
    const state = command({ put: { 'sf-fatties-1': sf(4, 8) } });
    expect(costs(state, 'sf-fatties-1')).not.toHaveProperty('5,10');
    expect(costs(state, 'sf-fatties-1', 1)).toMatchObject({ '5,10': 3, '7,8': 3, '3,8': 1 });
  });

  test('[BM-MOVE-06] [BM-MOVE-07] an enemy is reached by elevator and not on foot, an own blocker not at all', () => {
    const put = { 'sf-fatties-1': sf(4, 7), 'bh-mob-1': sf(4, 3), 'bh-mob-2': sf(3, 7) };
    const state = command({ put: { ...put, 'sf-mob-1': sf(4, 2) } });
    const reached = costs(state, 'sf-fatties-1');
    expect(reached).toMatchObject({ '4,3': 1, '4,4': 1 });
    expect(reached).not.toHaveProperty('3,7');
    expect(reached).not.toHaveProperty('4,2');
    // From the enemy's square it does not go on.
    expect(reached).not.toHaveProperty('3,3');
  });

  test('[BM-FLY-07] a flight takes all the MP there are', () => {
    const wings = { at: sf(8, 8), items: ['powerBoard-1'] };
    const fresh = costs(command({ put: { 'sf-juves-1': wings } }), 'sf-juves-1');
    expect(fresh).toMatchObject({ '10,8': 5, [bh(3, 8)]: 5, [sf(7, 8)]: 1 });
    expect(fresh).not.toHaveProperty('12,5 outside');
    const tired = moving('sf-juves-1', wings, { movePoints: 2, commandPoints: 1 });
    expect(costs(tired, 'sf-juves-1')).toMatchObject({ '10,8': 2, [sf(5, 8)]: 3 });
  });

  test('[BM-FLY-09] with a spray can also to the outside of windows', () => {
    const wings = { at: sf(8, 8), items: ['powerBoard-1', 'sprayCan-1'] };
    const state = command({ put: { 'sf-juves-1': wings } });
    expect(costs(state, 'sf-juves-1')).toMatchObject({ '12,5 outside': 5 });
  });

  test('[BM-MOVE-12] nowhere out of a fight, after a draw or from off the board', () => {
    const put = { 'sf-mob-1': sf(4, 5), 'bh-mob-1': sf(4, 5) };
    expect(ask.reach(command({ put }), 'sf-mob-1')).toEqual([]);
    expect(ask.reach(command({ put }), 'sf-mob-2')).toEqual([]);
    const drawn = moving('sf-mob-1', sf(3, 4), { activePatch: { noMove: true } });
    expect(ask.reach(drawn, 'sf-mob-1')).toEqual([]);
  });

  test('[BM-MOVE-16] where it has been for nothing it does not go again for nothing', () => {
    const strolled = (movePoints: number) => {
      const start = moving('sf-fatties-1', sf(5, 1), { movePoints });
      const up = { type: 'step', direction: 'up' } as const;
      return play(start, up, { type: 'step', direction: 'right' }).state;
    };
    expect(costs(strolled(0), 'sf-fatties-1')).toEqual({});
    // Only after a step that costs something, such as the one down to the mall.
    expect(costs(strolled(1), 'sf-fatties-1')).toMatchObject({ '5,1': 1, '5,2': 1, '6,1': 1 });
  });
});

describe('mayStill', () => {
  const put = {
    'sf-mob-1': sf(5, 5),
    'sf-superhero-1': sf(5, 4),
    'sf-fatties-1': { at: sf(7, 7), items: ['spitGun-2'] },
    'bh-cityDef-1': { at: bh(5, 5), items: ['spitGun-1'] },
    'bh-futsies-1': bh(4, 4),
    'bh-juves-1': { at: bh(3, 3), flipped: true, items: ['zipGun-1'] },
  };
  const state = command({ put });
  const combat = arrange({ put, phase: 'combat', steps: [{ type: 'loot' }, { type: 'scrawl' }] });

  test.each([
    ['[BM-ACT-01]', 'sf-mob-1', 3, ['assault', 'loot', 'arson', 'fightFire']],
    ['[BM-HERO-06]', 'sf-superhero-1', 2, ['assault', 'fightFire']],
    ['[BM-FAT-03]', 'sf-fatties-1', 2, ['shoot', 'assault', 'loot', 'arson']],
    ['[BM-DF-01]', 'bh-cityDef-1', null, ['defensiveFire']],
    ['[BM-FUT-01] [BM-FUT-02]', 'bh-futsies-1', 1, []],
    ['[BM-DF-08]', 'bh-juves-1', null, []],
    ['in the stack', 'sf-mob-2', null, []],
  ])('%s: before combat %s', (_rule, blocker, activation, deeds) => {
    expect(ask.mayStill(state, blocker)).toMatchObject({ activation, movePoints: 0, deeds });
  });

  test.each([
    ['justice', 3],
    ['defence', null],
  ] as const)(
    '[BM-TURN-02] what an activation costs is told in the %s phase: %s',
    (phase, cost) => {
      const steps = [{ type: phase === 'justice' ? 'rollCommand' : 'startCombat' } as const];
      const told = { activation: cost, deeds: ['assault', 'loot', 'arson', 'fightFire'] };
      expect(ask.mayStill(arrange({ put, phase, steps }), 'sf-mob-1')).toMatchObject(told);
    },
  );

  test('[BM-COMBAT-05] in combat only what is yet to come', () => {
    expect(ask.mayStill(combat, 'sf-mob-1')).toMatchObject({ activation: null, deeds: ['loot'] });
    expect(ask.mayStill(combat, 'bh-cityDef-1').deeds).toEqual([]);
  });

  test('[BM-SCRAWL-01] with a spray can it may scrawl', () => {
    const can = { 'sf-mob-1': { at: sf(5, 5), items: ['sprayCan-1'] } };
    const scrawling = arrange({ put: can, phase: 'combat', steps: [{ type: 'scrawl' }] });
    expect(ask.mayStill(scrawling, 'sf-mob-1').deeds).toEqual(['scrawl']);
  });

  test('[BM-DF-07] in defensive fire only who has not been passed by', () => {
    const both = { ...put, 'kr-cityDef-1': { at: kr(5, 5), items: ['spitGun-3'] } };
    const second = arrange({
      players: 3,
      put: both,
      phase: 'defence',
      steps: [{ type: 'defensiveFire', seat: 2 }],
    });
    expect(ask.mayStill(second, 'bh-cityDef-1').deeds).toEqual([]);
    expect(ask.mayStill(second, 'kr-cityDef-1').deeds).toEqual(['defensiveFire']);
  });

  test('[BM-HEAVY-02] a heavy weapon shoots when it is set up', () => {
    const laser = (deployed: string[]) => {
      const item = 'missileDefenceLaser-1';
      return command({ put: { 'sf-mob-1': { at: sf(8, 8), items: [item], deployed } } });
    };
    expect(ask.mayStill(laser([]), 'sf-mob-1').deeds).not.toContain('shoot');
    expect(ask.mayStill(laser(['missileDefenceLaser-1']), 'sf-mob-1').deeds).toContain('shoot');
  });

  test('[BM-EQUIP-04] who began in a shop may draw, once', () => {
    const began = command({ put: { 'sf-mob-1': { at: sf(3, 4), began: true } } });
    expect(ask.mayStill(began, 'sf-mob-1').deeds).toContain('draw');
    const { state: drawn } = play(began, [{ type: 'draw', blocker: 'sf-mob-1' }, 'spitGun-1']);
    expect(ask.mayStill(drawn, 'sf-mob-1').deeds).not.toContain('draw');
  });

  test('[BM-JUST-15] a sonic cannon doubles what the activation costs', () => {
    const markers = { sonic: [{ board: 0, space: '1,1' }] };
    const loud = command({ put, stage: 'endgame', markers });
    expect(ask.mayStill(loud, 'sf-mob-1').activation).toBe(6);
  });

  test('[BM-MOVE-01] the active blocker has move points left', () => {
    const active = moving('sf-mob-1', sf(5, 5), { movePoints: 2 });
    const told = { controller: 0, activation: null, movePoints: 2 };
    expect(ask.mayStill(active, 'sf-mob-1')).toMatchObject(told);
  });
});

describe('fight and charge', () => {
  test('[BM-ASLT-04] STRENGTH and the DAMAGE of weapons', () => {
    const put = {
      'sf-mob-1': { at: sf(5, 5), items: ['buzzSaw-1', 'zipGun-1', 'vibroDrill-1'] },
      'bh-juves-1': { at: sf(5, 5), items: ['flamer-1'] },
    };
    const none = { charge: 0, sonic: 0, cards: 0 };
    expect(ask.fight(command({ put }), sf(5, 5))).toEqual({
      attacker: {
        blockers: ['sf-mob-1'],
        total: 10,
        parts: { blockers: 5, weapons: 5, ...none },
        superhero: null,
      },
      defender: {
        blockers: ['bh-juves-1'],
        total: 5,
        parts: { blockers: 2, weapons: 3, ...none },
        superhero: null,
      },
    });
    expect(ask.fight(command({ put, phasing: 1 }), sf(5, 5))).toMatchObject({
      attacker: { total: 5 },
      defender: { total: 10 },
    });
    expect(ask.fight(command({ put }), sf(4, 5))).toBe(null);
  });

  test('[BM-HERO-04] a superhero adds its STRENGTH once it has joined in', () => {
    const put = { 'sf-mob-1': sf(5, 5), 'sf-superhero-1': sf(5, 5), 'bh-mob-1': sf(5, 5) };
    const state = arrange({ put, phase: 'combat', steps: [{ type: 'assault' }] });
    const hero = { total: 5, superhero: 'sf-superhero-1' };
    expect(ask.fight(state, sf(5, 5))?.attacker).toMatchObject(hero);
    const joined = play(
      { ...state, combat: { subPhase: 2, foughtSquares: [] }, ...withHand(state) },
      { type: 'assaultHere', space: sf(5, 5) },
      { type: 'heroSupport', join: true },
    ).state;
    expect(ask.fight(joined, sf(5, 5))?.attacker).toMatchObject({
      blockers: ['sf-mob-1', 'sf-superhero-1'],
      total: 9,
      superhero: null,
    });
  });

  test('[BM-MANIA-11] cards that were played count', () => {
    const put = { 'sf-mob-1': sf(5, 5), 'bh-mob-1': sf(5, 5) };
    const hands = { 0: ['card-48'], 1: ['card-49'] };
    const state = arrange({ put, hands, phase: 'combat', steps: [{ type: 'assault' }] });
    const { state: played } = play(
      { ...state, combat: { subPhase: 2, foughtSquares: [] } },
      { type: 'assaultHere', space: sf(5, 5) },
      { type: 'playCard', card: 'card-48' },
      { type: 'cardTarget', side: 'defender' },
    );
    expect(ask.fight(played, sf(5, 5))).toMatchObject({
      attacker: { total: 5, parts: { cards: 0 } },
      defender: { total: 8, parts: { cards: 3 } },
    });
  });

  test('[BM-FAT-04] [BM-JUST-15] a charge of fatties, under a sonic cannon', () => {
    const put = { 'sf-fatties-1': sf(5, 5), 'bh-juves-1': sf(5, 4), 'bh-juves-2': bh(5, 4) };
    const sonic = [{ board: 0, space: '1,1' }];
    const quiet = command({ put });
    const loud = command({ put, stage: 'endgame', markers: { sonic } });
    expect(ask.charge(quiet, 'sf-fatties-1', sf(5, 4))).toMatchObject({
      attacker: { total: 7, parts: { blockers: 5, charge: 2 } },
      defender: { total: 2, parts: { blockers: 2, charge: 0 } },
    });
    expect(ask.charge(loud, 'sf-fatties-1', sf(5, 4))).toMatchObject({
      attacker: { total: 6, parts: { sonic: -1 } },
      defender: { total: 1, parts: { sonic: -1 } },
    });
    expect(ask.charge(quiet, 'sf-fatties-1', sf(5, 6))).toBe(null);
    expect(ask.charge(quiet, 'sf-fatties-1', bh(5, 4))).toBe(null);
    // In the turn of another seat its own blocker can be asked about too.
    expect(ask.charge(quiet, 'bh-juves-1', sf(5, 5))?.defender.total).toBe(5);
  });
});

/** Somebody holds cards, so that the dice wait for the window. */
function withHand({ cards }: State): Pick<State, 'cards'> {
  const [card = '', ...pool] = cards.pool;
  return { cards: { ...cards, pool, left: cards.left - 1, hands: [[card], []] } };
}

test('[BM-SCORE-01] [BM-SCORE-09] defeatPoints tells what a block has lost, by part', () => {
  const state = command({
    lost: { 'sf-mob-1': 'destroyed', 'sf-mob-2': 'removed' },
    squares: {
      [sf(4, 8)]: { looted: true },
      [sf(3, 4)]: { collapsed: true },
      [sf(6, 1)]: { looted: true },
      [sf(5, 5)]: { fire: 2 },
      [sf(2, 7)]: { scrawl: true },
      [sf(5, 9)]: { scrawl: true },
    },
    boards: { 1: { fallen: true, power: false, powerDead: true } },
  });
  expect(ask.defeatPoints(state, 0)).toEqual({
    total: 24,
    destroyed: 1,
    collapsed: 6,
    fires: 1,
    vaults: 8,
    malls: 2,
    scrawls: 6,
    block: 0,
  });
  expect(ask.defeatPoints(state, 1)).toMatchObject({ total: 200, block: 200, collapsed: 0 });
  expect(blockMania.standing(state).seats.map(({ score }) => score)).toEqual([24, 200]);
});

test('[BM-FFIGHT-01] [BM-FFIGHT-02] fireControl tells from where a fire is fought', () => {
  const state = command({});
  expect(ask.fireControl(state, sf(4, 5))).toEqual([sf(3, 5)]);
  expect(ask.fireControl(state, sf(5, 7))).toEqual([sf(6, 6)]);
  expect(ask.fireControl(state, seam(1))).toEqual([]);
  const ruined = command({ squares: { [sf(3, 5)]: { collapsed: true } } });
  expect(ask.fireControl(ruined, sf(4, 5))).toEqual([]);
});

describe('squareName', () => {
  const state = command({});
  test.each([
    [sf(3, 4), 'the armoury on level 4 of Sammy Fox Block'],
    [bh(5, 5), 'the bank on level 5 of Buddy Holly Block'],
    [sf(4, 4), 'apartment 23 on level 4 of Sammy Fox Block'],
    [sf(5, 3), 'the civic square on level 3 of Sammy Fox Block'],
    [sf(7, 1), 'the civic square in column 7 on level 1 of Sammy Fox Block'],
    [bh(8, 3), 'the tunnel in column 18 on level 3 of Buddy Holly Block'],
    ['10,1', "the 'tween block plaza in column 10 between Sammy Fox Block and Buddy Holly Block"],
    ['1,1', "the 'tween block plaza in column 1 by Sammy Fox Block"],
    ['9,6', 'the pedway in column 9 between Sammy Fox Block and Buddy Holly Block'],
    ['10,8', 'the open air in column 10 on level 8 between Sammy Fox Block and Buddy Holly Block'],
  ])('%s is %s', (space, name) => {
    expect(ask.squareName(state, space)).toBe(name);
  });

  test('of a block that has fallen tells what was there', () => {
    const fallen = command({ boards: { 1: { fallen: true, power: false, powerDead: true } } });
    const name = 'what was the bank on level 5 of Buddy Holly Block';
    expect(ask.squareName(fallen, bh(5, 5))).toBe(name);
  });

  test.each([2, 3, 4] as const)('no two squares of %i boards have one name', (players) => {
    const row = command({ players });
    const columns = Array.from({ length: 10 * players }, (_, x) => x).slice(players > 2 ? 0 : 1);
    const spaces = columns.flatMap((x) => Array.from({ length: 11 }, (_, l) => `${x},${l + 1}`));
    const names = spaces.map((space) => ask.squareName(row, space));
    expect(new Set(names).size).toBe(spaces.length);
  });
});

describe('what is unknown is refused, with what is most like it', () => {
  const state = command({});
  test.each([
    [() => ask.squareName(state, '45,1'), 'there is no square "45,1"'],
    [() => ask.reach(state, 'sf-mop-1'), 'did you mean "sf-mob-1"'],
    [() => ask.mayStill(state, 'kr-mob-1'), 'there is no blocker "kr-mob-1"'],
    [() => ask.charge(state, 'sf-mob-1', 'x'), 'there is no square "x"'],
    [() => ask.defeatPoints(state, 2), 'there is no seat 2'],
    [() => ask.defeatPoints(state, 'toString' as never), 'there is no seat "toString"'],
    [() => ask.reach(state, '__proto__'), 'there is no blocker'],
    [() => ask.reach(state, 'sf-mob-1', -1), 'there is no number of command points -1'],
    [() => ask.range(state, '1,1', undefined as never), 'there is no square undefined'],
  ])('%s', (asking, message) => {
    expect(asking).toThrow(InvalidInput);
    expect(asking).toThrow(message);
  });
});

test('a log can assert facts in the words of the questions', () => {
  const put = { 'sf-mob-1': { at: sf(5, 5), items: ['buzzSaw-1'] }, 'bh-juves-1': sf(5, 5) };
  const state = command({ put, squares: { [sf(4, 8)]: { looted: true } } });
  const facts = {
    standing: [4, 0],
    range: { of: [sf(8, 5), bh(2, 5)], is: 4 },
    defeatPoints: [
      { of: [0], is: { total: 4, vaults: 4 } },
      { of: [1], is: { total: 0 } },
    ],
    fight: { of: sf(5, 5), is: { attacker: { total: 8 }, defender: { total: 2 } } },
    mayStill: { of: ['sf-mob-1'], is: { activation: 3, deeds: ['assault'] } },
  };
  expect(blockMania.mismatches(state, facts)).toEqual([]);
  expect(blockMania.mismatches(state, { ...facts, standing: [4, 1] })).toEqual([
    'standing: [4,1] noted, [4,0] by the moves',
  ]);
  const wrong = { range: { of: [sf(5, 5), bh(2, 5)], is: 4 } };
  expect(blockMania.mismatches(state, wrong)).toEqual([
    'range of 5,5, 12,5: 4 noted, null by the moves',
  ]);
});
