import { describe, expect, test } from 'vitest';
import type { State } from '../../src/block-mania/index.js';
import type { Step } from '../../src/block-mania/state/steps.js';
import { type Arrangement, bh, sf } from './arrange.js';
import { type Change, commandPhase, inCombat, onAgenda, refusal, refused } from './reached.js';

/* Every clause of the signs that what was done has left: a state that is loaded, and what no play makes of it. */

const mob = 'sf-mob-1';
const juves = 'sf-juves-1';
const clean = {
  ...{ fire: 0, structural: 0, collapsed: false, looted: false, scrawl: false },
  ...{ car: 0, linkHits: 0 },
};

function table(rest: Partial<Arrangement> = {}): State {
  const put = { [mob]: sf(5, 5), 'bh-mob-1': bh(5, 5) };
  return onAgenda({ put, ...rest }, ...commandPhase);
}

function changed(change: Change, rest: Partial<Arrangement> = {}): string {
  const state = structuredClone(table(rest));
  change(state);
  return refusal(state);
}

function mark(space: string, marks: Partial<State['spaces'][string]>): Change {
  return ({ spaces }) => {
    spaces[space] = { ...clean, ...marks };
  };
}

function board(k: number, fields: Partial<State['boards'][number]>): Change {
  return ({ boards }) => Object.assign(boards[k] as State['boards'][number], fields);
}

function patch(id: string, fields: Partial<State['blockers'][string]>): Change {
  return ({ blockers }) => Object.assign(blockers[id] as State['blockers'][string], fields);
}

const both =
  (...changes: Change[]): Change =>
  (state) => {
    for (const change of changes) change(state);
  };

function lay(space: string): Change {
  return (state) => {
    const { armoury } = state.containers;
    state.containers.armoury = armoury.filter((item) => item !== 'demoCharge-1');
    state.laid.push({ space, item: 'demoCharge-1' });
  };
}

describe('blocks', () => {
  const [house, tank] = [sf(4, 1), sf(5, 10)];
  const away = { players: 3, put: { [mob]: sf(5, 5), 'kr-mob-1': '25,5' } } as const;
  const fallen = board(1, { fallen: true, power: false });
  test.each<[string, Change]>([
    ['a fallen block has no power', both(fallen, board(1, { power: true }))],
    ['a fallen block has no power', both(fallen, board(1, { catastropheCheck: true }))],
    ['power goes with the power house', mark(house, { collapsed: true })],
    ['power goes with the power house', board(0, { powerDead: true, power: false })],
    [
      'a dead power house gives power',
      both(mark(house, { collapsed: true }), board(0, { powerDead: true })),
    ],
    ['water goes with the water tank', mark(tank, { collapsed: true })],
    ['water goes with the water tank', mark(tank, { structural: 1 })],
    ['water goes with the water tank', board(0, { tankDead: true })],
    [
      'no square of the block has collapsed this turn',
      both(mark(bh(3, 3), { collapsed: true }), board(0, { catastropheCheck: true })),
    ],
    ['a charge lies on a fallen block', both(fallen, lay(bh(3, 3)))],
  ])('%s', (sentence, change) => {
    expect(changed(change, away)).toContain(sentence);
  });

  test.each<[string, Change]>([
    ['a block that has fallen', fallen],
    ['without power', board(0, { power: false })],
    [
      'without a power house',
      both(mark(house, { collapsed: true }), board(0, { powerDead: true, power: false })),
    ],
    ['with a tank in ruins', both(mark(tank, { collapsed: true }), board(0, { tankDead: true }))],
    ['with a leak', both(mark(tank, { structural: 1 }), board(0, { tankDead: true }))],
    ['shaken', both(mark(sf(3, 3), { collapsed: true }), board(0, { catastropheCheck: true }))],
    ['with a charge in it', lay(sf(3, 3))],
    ['with a charge on rubble', both(mark(sf(3, 3), { collapsed: true }), lay(sf(3, 3)))],
    ['with a charge in the air beside it', lay('9,5')],
  ])('%s', (_, change) => {
    expect(changed(change, away)).toBe('nothing');
  });

  test('no block is shaken before the first blow of a turn', () => {
    const steps: Step[] = [{ type: 'justice' }, { type: 'rollCommand' }, ...commandPhase];
    const endgame = { stage: 'endgame', phase: 'justice', hands: { 0: ['card-01'] } } as const;
    const state = onAgenda({ put: away.put, players: 3, ...endgame }, ...steps);
    mark(sf(3, 3), { collapsed: true })(state);
    expect(refusal(state)).toBe('nothing');
    board(0, { catastropheCheck: true })(state);
    expect(refusal(state)).toContain('no square of the block has collapsed this turn');
  });
});

describe('lines', () => {
  const [rail, road, walk] = ['9,9', '9,3', '9,6'];
  test.each<[string, string, Partial<State['spaces'][string]>]>([
    ['cannot be damaged', '9,5', { structural: 1 }],
    ['do not fit its collapse', rail, { linkHits: 1, structural: 1 }],
    ['do not fit its collapse', rail, { collapsed: true }],
    ['do not fit its collapse', road, { linkHits: 1, collapsed: true }],
    ['do not fit its collapse', road, { linkHits: 2, structural: 1 }],
    ['do not fit its collapse', walk, { linkHits: 1, collapsed: true }],
    ['do not fit its collapse', walk, { linkHits: 2 }],
    ['are not marked', road, { linkHits: 1 }],
    ['are not marked', road, { structural: 1 }],
    ['are not marked', walk, { linkHits: 2, structural: 1, collapsed: true }],
    ['cannot be severed', rail, { linkHits: 3, collapsed: true }],
    ['cannot be severed', road, { linkHits: 3, collapsed: true }],
  ])('%s: %s %o', (sentence, space, marks) => {
    expect(changed(mark(space, marks))).toContain(sentence);
  });

  test.each<[string, Partial<State['spaces'][string]>]>([
    [rail, { linkHits: 1, collapsed: true }],
    [rail, { linkHits: 2, collapsed: true }],
    [road, { linkHits: 1, structural: 1 }],
    [road, { linkHits: 2, collapsed: true }],
    [walk, { linkHits: 1, structural: 1 }],
    [walk, { linkHits: 2, collapsed: true }],
    [walk, { linkHits: 3, collapsed: true }],
    [sf(3, 3), { structural: 2 }],
  ])('%s may be hit: %o', (space, marks) => {
    expect(changed(mark(space, marks))).toBe('nothing');
  });
});

describe('counters', () => {
  const fresh = 'has acted before it came into play';
  const never = 'was activated in no turn';
  test.each<[string, Change]>([
    [fresh, patch('sf-crocks-1', { fired: true })],
    [fresh, patch('sf-crocks-1', { drewThisPhase: true })],
    [fresh, patch('sf-crocks-1', { activatedTurn: 1, activatedBy: 0 })],
    [fresh, patch('klegg-1', { fired: true })],
    [never, patch(mob, { activatedTurn: 1, activatedBy: 1 })],
    [never, patch(mob, { activatedTurn: 1, activatedBy: null })],
    [never, patch(mob, { activatedTurn: null, activatedBy: 0 })],
    [never, patch(mob, { activatedTurn: 3, activatedBy: 0 })],
    [never, patch(mob, { activatedTurn: 0, activatedBy: 0 })],
    [never, patch(mob, { activatedTurn: 0, activatedBy: 1 })],
    ['was placed by nobody', patch(mob, { placedBy: 0 })],
    ['was placed by nobody', patch('klegg-1', { placedBy: 0 })],
    ['was placed by nobody', patch('klegg-1', { where: 'destroyed' })],
    [
      'has deployed a weapon twice',
      patch(mob, { deployedHeavy: ['vibroDrill-1', 'vibroDrill-1'] }),
    ],
  ])('%s', (sentence, change) => {
    const put = { [mob]: { at: sf(5, 5), items: ['vibroDrill-1'] }, 'bh-mob-1': bh(5, 5) };
    expect(changed(change, { put })).toContain(sentence);
  });

  test.each<[string, Change]>([
    ['activated this turn', patch(mob, { activatedTurn: 1, activatedBy: 0 })],
    ['has fired', patch(mob, { fired: true })],
    ['has drawn', patch(mob, { drewThisPhase: true })],
    ['is flipped', patch(mob, { flipped: true })],
    ['a klegg that is lost', patch('klegg-1', { where: 'destroyed', placedBy: 1 })],
  ])('%s', (_, change) => {
    expect(changed(change)).toBe('nothing');
  });

  test('activations are of turns that were', () => {
    const state = table();
    const later = (turn: number, fields: Partial<State['blockers'][string]>) => {
      const copy = structuredClone(state);
      Object.assign(copy, { turn, phasing: (turn - 1) % 2 });
      patch(mob, fields)(copy);
      return refusal(copy);
    };
    expect(later(3, { activatedTurn: 2, activatedBy: 1 })).toBe('nothing');
    expect(later(3, { activatedTurn: 3, activatedBy: 0 })).toBe('nothing');
    expect(later(3, { activatedTurn: 3, activatedBy: 1 })).toContain(never);
  });

  test('nobody is activated in the justice phase', () => {
    const steps: Step[] = [{ type: 'justice' }, { type: 'rollCommand' }, ...commandPhase];
    const endgame = { stage: 'endgame', phase: 'justice', hands: { 0: ['card-01'] } } as const;
    const put = { [mob]: sf(5, 5), 'bh-mob-1': bh(5, 5) };
    const state = onAgenda({ put, ...endgame }, ...steps);
    expect(refusal(state)).toBe('nothing');
    patch(mob, { activatedTurn: 1, activatedBy: 0 })(state);
    expect(refusal(state)).toContain(never);
  });
});

describe('kleggs', () => {
  const put = { [mob]: sf(5, 5), 'bh-mob-1': bh(5, 5), 'klegg-1': sf(3, 3), 'klegg-2': sf(3, 5) };
  const led = (rest: Partial<Arrangement> = {}) => {
    const state = table({ put, kleggController: 0, kleggFree: ['klegg-1'], ...rest });
    for (const klegg of ['klegg-1', 'klegg-2']) patch(klegg, { placedBy: 0 })(state);
    return state;
  };
  test.each<[string, Change]>([
    [
      'the kleggs follow nobody',
      (state) => Object.assign(state, { kleggController: null, kleggFree: [] }),
    ],
    ['a klegg is to be activated again', patch('klegg-1', { activatedTurn: 1, activatedBy: 0 })],
    ['a klegg is to be activated again', ({ kleggFree }) => kleggFree.push(mob)],
    [
      'a klegg is to be activated again',
      (state) => {
        state.standing = state.standing.filter((id) => id !== 'klegg-1');
        patch('klegg-1', { where: 'supply', placedBy: null })(state);
      },
    ],
    ['a klegg is to be activated twice', ({ kleggFree }) => kleggFree.push('klegg-1')],
    ['kleggs of another seat', (state) => Object.assign(state, { kleggController: 1 })],
  ])('%s', (sentence, change) => {
    const state = led();
    change(state);
    expect(refusal(state)).toContain(sentence);
  });

  test('they follow somebody, or whoever placed them', () => {
    expect(refusal(led())).toBe('nothing');
    expect(refusal(led({ kleggController: 1, kleggFree: [] }))).toBe('nothing');
    const placers = led({ options: { kleggControl: 'placer' }, kleggFree: [] });
    placers.kleggController = null;
    expect(refusal(placers)).toBe('nothing');
  });

  test('one that may be activated may be killed first', () => {
    const state = led();
    state.standing = state.standing.filter((id) => id !== 'klegg-1');
    patch('klegg-1', { where: 'destroyed' })(state);
    expect(refusal(state)).toBe('nothing');
  });

  describe('that is active', () => {
    const active = () => {
      const state = onAgenda(
        { put, kleggController: 0, active: 'klegg-1' },
        { type: 'active' },
        ...commandPhase,
      );
      for (const klegg of ['klegg-1', 'klegg-2']) patch(klegg, { placedBy: 0 })(state);
      return state;
    };
    refused(active, 'klegg-1 follows another seat', {
      'of another seat': (state) => {
        state.kleggController = 1;
      },
    });
  });

  test('they are activated in the command phase alone', () => {
    const armed = { [mob]: { at: sf(5, 5), items: ['zipGun-1'] }, 'bh-mob-1': sf(5, 6) };
    const state = inCombat('shoot', {
      put: { ...armed, 'klegg-1': sf(3, 3) },
      kleggController: 0,
    });
    patch('klegg-1', { placedBy: 0 })(state);
    expect(refusal(state)).toBe('nothing');
    state.kleggFree = ['klegg-1'];
    expect(refusal(state)).toContain('kleggs are activated in the command phase');
  });
});

describe('the active blocker', () => {
  const flyer = { at: sf(2, 5), items: ['batSuit-1', 'sprayCan-1'] };
  const walked = (outside: boolean, via: 'step' | 'fly', movePoints: number) => () => {
    const put = { [juves]: { ...flyer, outside }, 'bh-mob-1': bh(5, 5) };
    return onAgenda(
      {
        ...{ put, active: juves, movePoints, commandPoints: 2 },
        activePatch: {
          trail: [
            { space: sf(2, 4), outside: false, via: 'start' },
            { space: sf(2, 5), outside, via },
          ],
          covered: 2,
          freeVisited: [sf(2, 4), sf(2, 5)],
        },
      },
      { type: 'active' },
      ...commandPhase,
    );
  };
  const active = (fields: Partial<NonNullable<State['active']>>): Change => {
    return (state) => Object.assign(state.active as NonNullable<State['active']>, fields);
  };
  const trail = (...steps: ['start' | 'step', string, boolean][]): Change => {
    return active({ trail: steps.map(([via, space, outside]) => ({ space, outside, via })) });
  };
  describe('is where its trail ends', () => {
    refused(walked(false, 'step', 2), `${juves} is not where its trail ends`, {
      'not elsewhere': trail(['start', sf(2, 5), false], ['step', sf(2, 4), false]),
      'not outside': trail(['start', sf(2, 4), false], ['step', sf(2, 5), true]),
      'not started twice': trail(['start', sf(2, 4), false], ['start', sf(2, 5), false]),
      'not without a start': trail(['step', sf(2, 4), false], ['step', sf(2, 5), false]),
      'not without a trail': both(trail(), active({ covered: 0 })),
    });
  });
  describe('outside a window', () => {
    refused(walked(true, 'fly', 0), `${juves} is not where its trail ends`, {
      'not inside': trail(['start', sf(2, 4), false], ['step', sf(2, 5), false]),
    });
  });
  describe('covers its trail', () => {
    refused(walked(false, 'step', 2), 'more than the trail is covered', {
      'not more': active({ covered: 3 }),
    });
  });
  describe('has visited where it is', () => {
    refused(walked(false, 'step', 2), `${juves} has not visited where it is`, {
      'not only where it was': active({ freeVisited: [sf(2, 4)] }),
    });
  });
  describe('has flown', () => {
    const flown = () => {
      const state = walked(true, 'fly', 0)();
      active({ flown: true })(state);
      return state;
    };
    refused(flown, `${juves} has not flown`, {
      'not with points left': active({ movePoints: 1 }),
      'not on foot': trail(['start', sf(2, 4), false], ['step', sf(2, 5), true]),
    });
  });
});
