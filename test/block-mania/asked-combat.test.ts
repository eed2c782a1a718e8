import { describe, expect, test } from 'vitest';
import type { State } from '../../src/block-mania/index.js';
import type { Fight, Shot, Step, StepOf } from '../../src/block-mania/state/steps.js';
import { combat, defence } from '../../src/block-mania/steps/frames.js';
import { topStep } from '../../src/kernel/play.js';
import { type Arrangement, type LooseMove, play, sf, stepNow } from './arrange.js';
import { inCombat, onAgenda, refusal, refused } from './reached.js';

/* Every clause of what steps of combat may ask: a state reached by play, and what no play makes of it. */

const mob = 'sf-mob-1';
const foe = 'bh-crocks-1';
const hands = { 0: ['card-41'], 1: ['card-42'] };

function change<T extends Step['type']>(type: T, fields: Partial<StepOf<T>>) {
  return (state: State) => {
    const step = topStep(state);
    if (step?.type !== type) throw new Error(`${step?.type} is asked, not ${type}`);
    Object.assign(step, fields);
  };
}

/** Changes the shot that is declared. */
function shot(fields: Partial<Shot>) {
  return (state: State) => {
    const step = topStep(state);
    if (step?.type === 'markers') Object.assign(step.shot, fields);
    else if (step?.type === 'attackWindow') Object.assign(step.attack, fields);
    else throw new Error('no shot is declared');
  };
}

function fight(fields: Partial<Fight>) {
  return (state: State) => {
    const step = topStep(state);
    if (step?.type === 'hero' || step?.type === 'flames') Object.assign(step.fight, fields);
    else if (step?.type === 'attackWindow') Object.assign(step.attack, fields);
    else throw new Error('no fight is declared');
  };
}

function patch(state: State, id: string, fields: Partial<State['blockers'][string]>): void {
  Object.assign(state.blockers[id] as State['blockers'][string], fields);
}

const move = (state: State, id: string, space: string) => {
  patch(state, id, { where: { space, outside: false } });
};

function shooting(rest: Partial<Arrangement>, ...moves: LooseMove[]): State {
  return play(inCombat('shoot', rest), ...moves).state;
}

const declare = (item: string, blocker = mob) => ({ type: 'declareShot', blocker, item }) as const;
const aim = (space: string) => {
  return { type: 'target', space, outside: false, aim: 'counter' } as const;
};

describe('a weapon that is to be aimed', () => {
  const items = ['zipGun-1', 'missileDefenceLaser-1', 'sledgehammer-1', 'sprayCan-1'];
  const launcher = 'missileLauncher-1';
  const put = {
    [mob]: { at: sf(5, 5), items: [...items, launcher], deployed: [launcher] },
    'bh-juves-1': { at: sf(5, 6), items: ['zipGun-2'] },
    [foe]: sf(5, 4),
  };
  refused(() => shooting({ put }, declare('zipGun-1')), 'target asks for what cannot be', {
    'that is not carried': change('target', { item: 'spitGun-1' }),
    'that is folded': change('target', { item: 'missileDefenceLaser-1' }),
    'that does not reach far': change('target', { item: 'sledgehammer-1' }),
    'that is none': change('target', { item: 'sprayCan-1' }),
    'like a missile': change('target', { mode: 'explosive' }),
    'without saying which missile': change('target', { item: launcher }),
    'with a missile that there is not': change('target', { item: launcher, mode: 'empty' }),
    "by another seat's blocker": change('target', { blocker: 'bh-juves-1', item: 'zipGun-2' }),
    'by a flipped blocker': (state) => patch(state, mob, { flipped: true }),
    'by a blocker in a fight': (state) => move(state, foe, sf(5, 5)),
  });

  test.each<[string, LooseMove, string]>([
    ['missileDefenceLaser-1', declare('missileDefenceLaser-1'), sf(5, 7)],
    [launcher, { ...declare(launcher), mode: 'explosive' }, sf(5, 7)],
    ['fireBomb-1', declare('fireBomb-1'), sf(5, 6)],
  ])('%s may be', (item, shoot, at) => {
    const deployed = item === 'fireBomb-1' ? [] : [item];
    const state = shooting(
      { put: { [mob]: { at: sf(5, 5), items: [item], deployed }, [foe]: at } },
      shoot,
    );
    expect([stepNow(state).type, refusal(state)]).toEqual(['target', 'nothing']);
  });
});

describe('fire markers to be chosen', () => {
  const put = {
    [mob]: { at: sf(4, 4), items: ['flamer-1', 'zipGun-1'] },
    [foe]: sf(4, 5),
    'bh-juves-1': { at: sf(4, 6), items: ['flamer-2'] },
    'sf-juves-1': sf(4, 7),
  };
  const burning = () => shooting({ put }, declare('flamer-1'), aim(sf(4, 5)));
  refused(burning, 'markers asks for what cannot be', {
    twice: shot({ markers: 1 }),
    'for a gun': shot({ item: 'zipGun-1' }),
    'at nobody': shot({ space: sf(4, 3) }),
    'out of turn': shot({ seat: 1, blocker: 'bh-juves-1', item: 'flamer-2', space: sf(4, 7) }),
    'for defensive fire': shot({ kind: 'defensiveFire' }),
  });

  describe('and chosen', () => {
    const chosen = () => {
      const table = { put, hands };
      return shooting(table, declare('flamer-1'), aim(sf(4, 5)), { type: 'markers', count: 3 });
    };
    refused(chosen, 'attackWindow asks for what cannot be', {
      none: shot({ markers: 0 }),
      two: shot({ markers: 2 }),
    });
  });
});

describe('a shot before its dice', () => {
  const put = { [mob]: { at: sf(4, 4), items: ['zipGun-1'] }, [foe]: sf(4, 5) };
  const shot3 = { players: 3, put, hands: { 0: ['card-41'], 1: ['card-42'], 2: ['card-43'] } };
  const declared = () => shooting({ ...shot3, players: 3 }, declare('zipGun-1'), aim(sf(4, 5)));
  refused(declared, 'attackWindow asks for what cannot be', {
    'with fire markers': shot({ markers: 1 }),
    'at nobody': shot({ space: sf(4, 3) }),
    'outside a window': shot({ outside: true }),
    'at a square': shot({ aim: 'square' }),
    'with another weapon': shot({ item: 'zipGun-2' }),
    'for a seat without cards': (state) => {
      state.cards.discard.push(...(state.cards.hands[1] ?? []));
      state.cards.hands[1] = [];
    },
    'with the last left out': change('attackWindow', { seats: [0, 1] }),
  });
});

describe('defensive fire before its dice', () => {
  const put = {
    [mob]: sf(5, 5),
    'sf-crocks-1': sf(5, 8),
    'bh-cityDef-1': { at: sf(5, 6), items: ['zipGun-1', 'fireBomb-1'] },
    'kr-cityDef-1': { at: sf(5, 4), items: ['zipGun-2'] },
  };
  const table = { players: 3, phase: 'defence', put, hands: { 1: ['card-41'] } } as const;
  const fire = (item: string) => {
    const state = onAgenda(table, { type: 'klegg' });
    state.agenda = defence(state).reverse();
    const at = { blocker: 'bh-cityDef-1', item, space: sf(5, 5), outside: false };
    return play(state, { type: 'defensiveFire', ...at }).state;
  };
  refused(() => fire('zipGun-1'), 'attackWindow asks for what cannot be', {
    'by the seat after it': shot({ seat: 2, blocker: 'kr-cityDef-1', item: 'zipGun-2' }),
    'at an empty square': shot({ space: sf(6, 6) }),
    'from afar': shot({ space: sf(5, 8) }),
    'at a square': shot({ aim: 'square' }),
    'in the combat phase': shot({ kind: 'shoot' }),
    'with fire markers': shot({ markers: 1 }),
    'without them': shot({ item: 'fireBomb-1' }),
  });

  describe('of a fire bomb', () => {
    refused(() => fire('fireBomb-1'), 'markers asks for what cannot be', {
      'with a gun': shot({ item: 'zipGun-1' }),
      'by another seat': shot({ seat: 2, blocker: 'kr-cityDef-1', item: 'zipGun-2' }),
    });
  });

  test('a flyer outside the window shoots in', () => {
    const items = ['zipGun-1', 'sprayCan-1', 'batSuit-1'];
    const flyer = { at: sf(2, 5), outside: true, items };
    const near = { ...table, put: { [mob]: sf(2, 5), 'bh-cityDef-1': flyer } };
    const state = onAgenda(near, { type: 'klegg' });
    state.agenda = defence(state).reverse();
    const at = { blocker: 'bh-cityDef-1', item: 'zipGun-1', space: sf(2, 5), outside: false };
    const after = play(state, { type: 'defensiveFire', ...at }).state;
    expect([stepNow(after).type, refusal(after)]).toEqual(['attackWindow', 'nothing']);
  });
});

describe('a fight', () => {
  const [ours, theirs] = ['sf-superhero-1', 'bh-superhero-1'];
  const space = sf(5, 5);
  const put = {
    [mob]: { at: space, items: ['flamer-1'] },
    [ours]: space,
    [foe]: { at: space, items: ['fireBomb-1'] },
    [theirs]: space,
    'sf-juves-1': sf(5, 7),
    'bh-juves-1': sf(6, 7),
    'kr-juves-1': sf(7, 7),
  };
  const join: LooseMove = { type: 'heroSupport', join: true };
  const keepOut: LooseMove = { type: 'heroSupport', join: false };
  const burn = (item: string, count: number): LooseMove => ({ type: 'useFlames', item, count });
  const fought = (...moves: LooseMove[]) => {
    const table = { players: 3, put, hands } as const;
    return play(inCombat('assault', table), { type: 'assaultHere', space }, ...moves).state;
  };
  const heroes = (...sides: ('attacker' | 'defender')[]) =>
    sides.map((side) => ({ side, hero: side === 'attacker' ? ours : theirs }));
  const last = [{ side: 'defender', blocker: foe, item: 'fireBomb-1' }] as const;
  const elsewhere = (state: State, at: string, ...ids: string[]) => {
    for (const id of ids) move(state, id, at);
    state.combat.foughtSquares = [at];
    fight({ space: at })(state);
  };

  describe('with the first superhero to be asked', () => {
    refused(() => fought(), 'hero asks for what cannot be', {
      'of another seat': fight({ seat: 1 }),
      'that was not declared': (state) => {
        state.combat.foughtSquares = [];
      },
      'that has joined': fight({ attacker: [mob, ours] }),
      'who joins nobody': fight({ attacker: [ours] }),
      'in which the other fights': fight({ defender: [theirs] }),
      'against itself': fight({ defender: [mob] }),
      'who is not due': fight({ heroes: heroes('defender', 'attacker') }),
      'with nobody to ask': fight({ heroes: [] }),
      'with a weapon left out': fight({ weapons: [...last] }),
      'with the last weapon left out': (state) => {
        const step = topStep(state);
        if (step?.type === 'hero') fight({ weapons: step.fight.weapons.slice(0, 1) })(state);
      },
      'where nobody is': (state) => elsewhere(state, sf(6, 3)),
      'where nobody quarrels': (state) => elsewhere(state, sf(5, 7), ours),
      'of two others': (state) => elsewhere(state, sf(6, 7), 'kr-juves-1'),
    });
  });

  describe('with the second superhero to be asked', () => {
    refused(() => fought(join), 'hero asks for what cannot be', {
      'that has joined': fight({ defender: [foe, theirs] }),
      'with another at its side': fight({ attacker: [mob, theirs] }),
      'with the first asked again': fight({ heroes: heroes('attacker', 'defender') }),
    });
    test('when the first stays out', () => {
      expect(refusal(fought(keepOut))).toBe('nothing');
    });
  });

  describe('with the first fire weapon to be asked for', () => {
    refused(() => fought(join, join), 'flames asks for what cannot be', {
      'before a superhero': fight({ heroes: heroes('defender'), defender: [foe] }),
      'with flames already': fight({ flames: [{ side: 'attacker', item: 'flamer-1', count: 1 }] }),
      'without flames before': fight({ weapons: [...last] }),
      'with none left': fight({
        weapons: [],
        flames: [
          { side: 'attacker', item: 'flamer-1', count: 1 },
          { side: 'defender', item: 'fireBomb-1', count: 1 },
        ],
      }),
    });
  });

  describe('with the second fire weapon to be asked for', () => {
    refused(() => fought(join, keepOut, burn('flamer-1', 3)), 'flames asks for what cannot be', {
      'after two markers': fight({ flames: [{ side: 'attacker', item: 'flamer-1', count: 2 }] }),
      'after the other side': fight({ flames: [{ side: 'defender', item: 'flamer-1', count: 3 }] }),
      'after another weapon': fight({
        flames: [{ side: 'attacker', item: 'fireBomb-1', count: 3 }],
      }),
      'after none': fight({ flames: [] }),
    });
    test('when the first is kept', () => {
      expect(refusal(fought(join, join, burn('flamer-1', 0)))).toBe('nothing');
    });
  });

  describe('before its dice', () => {
    const armed = () => fought(join, join, burn('flamer-1', 1), burn('fireBomb-1', 0));
    const flames = [{ side: 'attacker', item: 'flamer-1', count: 1 }] as const;
    refused(armed, 'attackWindow asks for what cannot be', {
      'with a weapon to be asked for': fight({ weapons: [...last], flames: [...flames] }),
      'with a superhero to be asked': fight({ heroes: heroes('defender'), defender: [foe] }),
      'with a seat left out': change('attackWindow', { seats: [0] }),
    });
    test.each(['card-41', 'card-48'])('%s is aimed at a side', (card) => {
      const table = { players: 3, put, hands: { ...hands, 0: [card] } } as const;
      const state = play(
        ...[inCombat('assault', table), { type: 'assaultHere', space } as const, join, join],
        ...[burn('flamer-1', 1), burn('fireBomb-1', 0), { type: 'playCard', card } as const],
      ).state;
      expect([stepNow(state).type, refusal(state)]).toEqual(['cardTarget', 'nothing']);
    });
  });
});

describe('a card to be aimed in combat', () => {
  const put = { [mob]: { at: sf(4, 4), items: ['zipGun-1'] }, [foe]: sf(4, 5) };
  const cards = { 0: ['card-41', 'card-53'] };
  const declared = () => shooting({ put, hands: cards }, declare('zipGun-1'), aim(sf(4, 5)));
  const aimed = (card: string) => (state: State) => {
    state.cards.hands[0] = [];
    state.cards.discard.push('card-41', 'card-53');
    state.agenda.push({ type: 'cardTarget', seat: 0, card });
  };
  refused(declared, 'cardTarget asks for what cannot be', {
    'that changes a shot': aimed('card-41'),
    'that cancels one': aimed('card-53'),
  });

  describe('by the seat that may fire', () => {
    const flipped = { at: sf(5, 7), items: ['zipGun-2'], flipped: true };
    const near = {
      [mob]: sf(5, 5),
      'bh-cityDef-1': { at: sf(5, 6), items: ['zipGun-1'] },
      'bh-juves-1': flipped,
      'kr-juves-1': { ...flipped, at: sf(5, 8), items: [] },
    };
    const table = { players: 3, phase: 'defence', put: near, hands: { 1: ['card-51'] } } as const;
    const played = () => {
      const state = onAgenda(table, { type: 'klegg' });
      state.agenda = defence(state).reverse();
      return play(state, { type: 'playCard', card: 'card-51' }).state;
    };
    refused(played, 'cardTarget asks for what cannot be', {
      'and by another': change('cardTarget', { seat: 2 }),
    });
  });
});

describe('the window at the start of combat', () => {
  const at = (phasing: number, ...seats: number[]) => {
    const each = { 0: ['card-41'], 1: ['card-42'], 2: ['card-43'] };
    const table = { players: 3, phase: 'combat', put: { [mob]: sf(5, 5) }, hands: each } as const;
    const state = onAgenda({ ...table, phasing }, { type: 'phaseWindow', seats: [phasing] });
    state.agenda = [...combat(state).reverse(), { type: 'phaseWindow', seats }];
    state.turn = 1 + phasing;
    return state;
  };
  refused(() => at(0, 0, 1, 2), 'phaseWindow asks for what cannot be', {
    'leaves out the second': change('phaseWindow', { seats: [0, 2] }),
    'leaves out the last': change('phaseWindow', { seats: [0, 1] }),
    'asks a seat without cards': (state) => {
      state.cards.discard.push('card-42');
      state.cards.hands[1] = [];
    },
  });

  test('goes on from seat to seat', () => {
    expect([at(0, 1, 2), at(0, 2), at(1, 1, 2, 0), at(1, 0)].map(refusal)).toEqual(
      Array.from({ length: 4 }, () => 'nothing'),
    );
  });

  test('whoever has played the last card is still asked', () => {
    const state = at(0, 1, 2);
    state.cards.discard.push('card-42');
    state.cards.hands[1] = [];
    expect(refusal(state)).toBe('nothing');
  });
});
