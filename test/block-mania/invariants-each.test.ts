import { describe, expect, test } from 'vitest';
import { blockMania, type State } from '../../src/block-mania/index.js';
import type { Fight, Shot, Step } from '../../src/block-mania/state/steps.js';
import { type Arrangement, arrange, bh, sf } from './arrange.js';

/* Every clause of the invariants with its own sentence, and what is like it but sound. */

const mob = 'sf-mob-1';
const juves = 'sf-juves-1';
const hero = 'sf-superhero-1';
const clean = {
  ...{ fire: 0, structural: 0, collapsed: false, looted: false, scrawl: false },
  ...{ car: 0, linkHits: 0 },
};

type Change = (state: State) => unknown;
type Row = [sentence: string, change: Change];

function table(rest: Partial<Arrangement> = {}): State {
  const put = {
    [mob]: { at: sf(5, 5), items: ['zipGun-1'] },
    [hero]: sf(5, 6),
    [juves]: { at: sf(2, 5), items: ['batSuit-1', 'sprayCan-1'] },
    'bh-mob-1': bh(5, 5),
  };
  const steps: Step[] = [{ type: 'klegg' }];
  return structuredClone(
    arrange({ put, active: juves, hands: { 0: ['card-01'] }, steps, ...rest }),
  );
}

/** What the invariants say of a table that is changed like this. */
function said(change: Change, rest: Partial<Arrangement> = {}): string[] {
  const state = table(rest);
  change(state);
  return blockMania.invariants(state);
}

function patch(id: string, fields: Partial<State['blockers'][string]>): Change {
  return ({ blockers }) => Object.assign(blockers[id] as State['blockers'][string], fields);
}

const put = (id: string, space: string, outside = false) =>
  patch(id, { where: { space, outside } });

function mark(space: string, marks: Partial<State['spaces'][string]>): Change {
  return ({ spaces }) => {
    spaces[space] = { ...clean, ...marks };
  };
}

function take(state: State, item: string): void {
  const { containers } = state;
  containers.armoury = containers.armoury.filter((other) => other !== item);
  containers.hardware = containers.hardware.filter((other) => other !== item);
}

function give(id: string, ...items: string[]): Change {
  return (state) => {
    for (const item of items) take(state, item);
    state.blockers[id]?.items.push(...items);
  };
}

/** One change after the other. */
const both =
  (...changes: Change[]): Change =>
  (state) => {
    for (const change of changes) change(state);
  };

/** Takes a blocker from its stack to a square. */
function enter(id: string, space: string): Change {
  return (state) => {
    state.stacks = state.stacks.map((stack) => stack.filter((other) => other !== id));
    put(id, space)(state);
    const order = Object.keys(state.blockers);
    state.standing = order.filter((one) => typeof state.blockers[one]?.where === 'object');
  };
}

test('the table is sound', () => {
  expect(said(() => {})).toEqual([]);
});

describe('blockers', () => {
  test.each<Row>([
    ['sf-crocks-1 is missing', ({ blockers }) => delete blockers['sf-crocks-1']],
    [
      '43 blockers of 42',
      ({ blockers }) => {
        blockers.nobody = { ...(blockers[mob] as State['blockers'][string]), where: 'destroyed' };
      },
    ],
    ['there is no blocker nobody', ({ standing }) => standing.push('nobody')],
    ['there is no blocker nobody', ({ stacks }) => stacks[1]?.push('nobody')],
    ['there is no blocker nobody', ({ kleggFree }) => kleggFree.push('nobody')],
    [
      'sf-crocks-1 is active but not on the board',
      ({ active }) => Object.assign(active ?? {}, { blocker: 'sf-crocks-1' }),
    ],
    ['the blockers on the board are not in id order', ({ standing }) => standing.reverse()],
    ['the blockers on the board are not in id order', ({ standing }) => standing.unshift(mob)],
    ['a stack is not sorted', ({ stacks }) => stacks[1]?.reverse()],
    [
      'bh-crocks-1 is twice in a stack',
      ({ stacks }) => stacks[1]?.splice(0, 0, 'bh-crocks-1', 'bh-crocks-1'),
    ],
    ['bh-crocks-1 is in the stack of seat 0', ({ stacks }) => stacks[0]?.unshift('bh-crocks-1')],
    [`${mob} is not where its stack says`, ({ stacks }) => stacks[0]?.push(mob)],
    ['sf-crocks-1 is not where its stack says', patch('sf-crocks-1', { where: 'removed' })],
    [`${mob} is not listed as it stands`, patch(mob, { where: 'destroyed' })],
    [`${mob} is not listed as it stands`, ({ standing }) => standing.splice(0, 1)],
    ['sf-crocks-1 is off but carries', give('sf-crocks-1', 'zipGun-2')],
    ['sf-crocks-1 is off but carries', patch('sf-crocks-1', { flipped: true })],
    ['sf-crocks-1 is drawn after setup', patch('sf-crocks-1', { where: 'drawn' })],
    [
      'klegg-1 is neither a klegg in the supply nor in a stack',
      patch('klegg-1', { where: 'stack' }),
    ],
    [
      'klegg-1 is neither a klegg in the supply nor in a stack',
      patch('klegg-1', { where: 'drawn' }),
    ],
    [
      'sf-crocks-1 is neither a klegg in the supply nor in a stack',
      patch('sf-crocks-1', { where: 'supply' }),
    ],
    [`${mob} is mistyped`, patch(mob, { type: 'juves' })],
    [`${mob} is mistyped`, patch(mob, { block: 'bh' })],
    ['klegg-1 is mistyped', patch('klegg-1', { block: 'sf' })],
  ])('%s', (sentence, change) => {
    expect(said(change)).toContain(sentence);
  });
});

describe('loads', () => {
  const four = ['zipGun-2', 'sledgehammer-1', 'sledgehammer-2', 'sprayCan-2'];
  test.each<Row>([
    [`${mob} carries too much`, give(mob, ...four, 'sprayCan-3')],
    [`${hero} carries`, give(hero, 'zipGun-2')],
    [`${mob} has wings`, give(mob, 'batSuit-2')],
    [`${mob} has deployed what it has not`, patch(mob, { deployedHeavy: ['vibroDrill-1'] })],
    [`${mob} has deployed what it has not`, patch(mob, { deployedHeavy: ['zipGun-1'] })],
  ])('%s', (sentence, change) => {
    expect(said(change)).toEqual(expect.arrayContaining([sentence]));
  });

  test('as much as it can carry, set up or not', () => {
    expect(said(give(mob, ...four))).toEqual([]);
    const drill = both(give(mob, 'vibroDrill-1'), patch(mob, { deployedHeavy: ['vibroDrill-1'] }));
    expect(said(drill)).toEqual([]);
  });

  test('too much only while it is asked what to give up', () => {
    const steps: Step[] = [{ type: 'capacity', blocker: mob }];
    const items = ['zipGun-1', ...four, 'sprayCan-3'];
    const heavy = {
      put: { [mob]: { at: sf(5, 5), items }, 'bh-mob-1': bh(5, 5) },
      ...{ active: mob, steps },
    };
    expect(said(() => {}, heavy)).toEqual([]);
    const another: Change = ({ agenda }) => {
      agenda[agenda.length - 1] = { type: 'capacity', blocker: 'bh-mob-1' };
    };
    expect(said(another, heavy)).toContain(`${mob} carries too much`);
  });
});

describe('crowds', () => {
  const fall: Change = ({ boards }) => Object.assign(boards[1] ?? {}, { fallen: true });
  test.each<Row>([
    ['bh-mob-1 stands on a fallen block', fall],
    [`${mob} floats in 9,5`, put(mob, '9,5')],
    [`${mob} floats in ${sf(2, 5)}`, put(mob, sf(2, 5), true)],
    [`${mob} cannot be outside ${sf(2, 5)}`, put(mob, sf(2, 5), true)],
    [`${hero} cannot be outside ${sf(2, 5)}`, put(hero, sf(2, 5), true)],
    [`${juves} cannot be outside ${sf(5, 4)}`, put(juves, sf(5, 4), true)],
    [
      `${juves} and bh-juves-1 share a window`,
      both(
        put(juves, sf(2, 5), true),
        enter('bh-juves-1', sf(2, 5)),
        put('bh-juves-1', sf(2, 5), true),
      ),
    ],
    [`${mob} and sf-crocks-1 share a square`, enter('sf-crocks-1', sf(5, 5))],
    [
      `${mob} and sf-futsies-1 and sf-futsies-2 and ${hero} and bh-mob-1 share a square`,
      both(
        put(hero, sf(5, 5)),
        put('bh-mob-1', sf(5, 5)),
        enter('sf-futsies-1', sf(5, 5)),
        enter('sf-futsies-2', sf(5, 5)),
      ),
    ],
  ])('%s', (sentence, change) => {
    expect(said(change)).toContain(sentence);
  });

  test.each<[string, Change]>([
    ['in the air with wings', put(juves, '9,5')],
    ['outside a window with a spray can', put(juves, sf(2, 5), true)],
    ['on a pedway', put(mob, '9,6')],
    ['on a plaza', put(mob, '9,1')],
    [
      'four in a square',
      both(put(hero, sf(5, 5)), put('bh-mob-1', sf(5, 5)), enter('sf-futsies-1', sf(5, 5))),
    ],
    ['two kleggs', both(enter('klegg-1', sf(3, 7)), enter('klegg-2', sf(3, 7)))],
    ['inside and outside of a window', both(put(juves, sf(2, 5), true), put(mob, sf(2, 5)))],
  ])('%s', (_, change) => {
    expect(said(change, { active: 'bh-mob-1' })).toEqual([]);
  });
});

describe('squares that there are not', () => {
  const space = '99,1';
  test.each<[string, Change]>([
    ['marked', mark(space, { fire: 1 })],
    ['with a charge', ({ laid }) => laid.push({ space, item: 'demoCharge-1' })],
    ['stood in', put(mob, space)],
    ['started from', patch(mob, { startedPhaseAt: space })],
    ['gone through', ({ active }) => active?.trail.push({ space, outside: false, via: 'step' })],
    ['visited', ({ active }) => active?.freeVisited.push(space)],
    ['with an H-wagon', ({ markers }) => markers.hWagons.push(space)],
    ['with a pat-wagon', ({ markers }) => markers.patWagons.push(space)],
    ['with a cannon', ({ markers }) => markers.sonic.push({ board: 0, space })],
    ['fought in', ({ combat }) => combat.foughtSquares.push(space)],
  ])('%s', (_, change) => {
    expect(said(change)).toEqual(['there is no square 99,1']);
  });
});

describe('markers', () => {
  const down = (id: string): Change => {
    return both(put('bh-mob-1', '9,1'), mark(id, { fire: 1 }), ({ boards }) =>
      Object.assign(boards[1] ?? {}, { fallen: true }),
    );
  };
  const rubble = `markers on rubble ${sf(3, 3)}`;
  const ruined = (marks: Partial<State['spaces'][string]>): Row => {
    return [rubble, mark(sf(3, 3), { collapsed: true, ...marks })];
  };
  test.each<Row>([
    ['fire in 9,5', mark('9,5', { fire: 1 })],
    [`fire in ${sf(3, 3)}`, mark(sf(3, 3), { fire: 1, collapsed: true })],
    ruined({ fire: 1 }),
    ruined({ structural: 1 }),
    ruined({ car: 1 }),
    [`markers on rubble ${sf(6, 1)}`, mark(sf(6, 1), { collapsed: true, looted: true })],
    ruined({ scrawl: true }),
    [`markers on the fallen board at ${bh(5, 6)}`, down(bh(5, 6))],
    [`fire in ${bh(5, 6)}`, down(bh(5, 6))],
    [`${sf(3, 3)} is looted`, mark(sf(3, 3), { looted: true })],
    [`${sf(3, 3)} is not a link`, mark(sf(3, 3), { linkHits: 1 })],
    ['9,5 cannot collapse', mark('9,5', { collapsed: true })],
    ['9,6 has 2 markers', mark('9,6', { structural: 2 })],
    [`a car in ${sf(3, 3)}`, mark(sf(3, 3), { car: 1 })],
    ['a car in 9,6', mark('9,6', { car: 1 })],
    ['a car in 9,9', mark('9,9', { car: 1, collapsed: true })],
    [`${sf(3, 3)} is listed without a marker`, mark(sf(3, 3), {})],
    ['3 cars', both(mark('9,9', { car: 2 }), mark(sf(5, 9), { car: 1 }))],
  ])('%s', (sentence, change) => {
    expect(said(change)).toContain(sentence);
  });

  test.each<[string, Change]>([
    ['fire on a plaza', mark('9,1', { fire: 1 })],
    ['fire in a block', mark(sf(3, 3), { fire: 1 })],
    ['rubble', mark(sf(3, 3), { collapsed: true })],
    ['scrawls', mark(sf(3, 3), { scrawl: true })],
    ['damage', mark(sf(3, 3), { structural: 2 })],
    ['a looted mall', mark(sf(6, 1), { looted: true })],
    ['a looted bank', mark(sf(4, 2), { looted: true })],
    ['a looted armoury', mark(sf(3, 4), { looted: true })],
    ['a damaged line', mark('9,6', { structural: 1, linkHits: 1 })],
    ['a broken line', mark('9,6', { collapsed: true, linkHits: 2 })],
    ['as many cars as players', both(mark('9,9', { car: 1 }), mark(sf(5, 9), { car: 1 }))],
  ])('%s', (_, change) => {
    expect(said(change)).toEqual([]);
  });
});

describe('wagons, cannons and kleggs', () => {
  const kleggs = (count: number): Change => {
    return both(...Array.from({ length: count }, (_, i) => enter(`klegg-${i + 1}`, sf(3 + i, 7))));
  };
  const limits = blockMania.content.markerLimits;
  const times = (count: number) => Array.from({ length: count }, () => '9,5');
  const cannons = (...boards: number[]) => boards.map((board) => ({ board, space: '1,1' }));
  test.each<Row>([
    [
      `${limits.hWagon + 1} H-wagons`,
      ({ markers }) => markers.hWagons.push(...times(limits.hWagon + 1)),
    ],
    [
      `${limits.patWagon + 1} pat-wagons`,
      ({ markers }) => markers.patWagons.push(...times(limits.patWagon + 1)),
    ],
    ['too many sonic cannons', ({ markers }) => markers.sonic.push(...cannons(0, 0))],
  ])('%s', (sentence, change) => {
    expect(said(change)).toEqual([sentence]);
  });

  test('as many as there are', () => {
    const all: Change = ({ markers }) => {
      markers.hWagons.push(...times(limits.hWagon));
      markers.patWagons.push(...times(limits.patWagon));
      markers.sonic.push(...cannons(0, 1));
    };
    expect(said(all)).toEqual([]);
    expect(said(kleggs(2))).toEqual([]);
  });

  test('more sonic cannons than there are', () => {
    expect(limits.sonicCannon).toBeLessThan(4);
    const change: Change = ({ markers }) => markers.sonic.push(...cannons(0, 1, 2, 3));
    expect(said(change, { players: 4, active: mob })).toEqual(['too many sonic cannons']);
  });
});

describe('cards and counters', () => {
  test.each<Row>([
    ['there is no counter gold', ({ containers }) => containers.hardware.push('gold')],
    ['there is no counter gold', ({ containers }) => containers.armoury.push('gold')],
    ['there is no counter gold', ({ laid }) => laid.push({ space: sf(5, 5), item: 'gold' })],
    ['there is no counter gold', patch(mob, { items: ['gold'] })],
    ['there is no counter gold', patch(mob, { deployedHeavy: ['gold'] })],
    ['there is no card ace', ({ cards }) => cards.pool.push('ace')],
    ['there is no card ace', ({ cards }) => cards.discard.push('ace')],
    ['there is no card ace', ({ cards }) => cards.hands[1]?.push('ace')],
    [
      'card-01, in the hand of seat 1, is there too often',
      ({ cards }) => cards.hands[1]?.push('card-01'),
    ],
    ['card-01 is nowhere', ({ cards }) => cards.hands[0]?.pop()],
    [
      'card-01, in the hand of seat 0, is there too often',
      ({ cards }) => cards.discard.push('card-01'),
    ],
    ['cards are not sorted', ({ cards }) => cards.pool.reverse()],
    [
      '99 cards left of 53',
      ({ cards }) => {
        cards.left = 99;
      },
    ],
    [
      `${blockMania.content.setAside[2] + 1} cards are set aside`,
      ({ cards }) => {
        cards.left--;
      },
    ],
    ['a hand of more than 3', ({ cards }) => cards.hands[0]?.push(...cards.pool.splice(0, 3))],
    [
      `zipGun-1, in ${mob}, is there too often`,
      ({ containers }) => containers.hardware.push('zipGun-1'),
    ],
    [
      'demoCharge-1, in the charges laid, is there too often',
      ({ laid }) => laid.push({ space: sf(5, 5), item: 'demoCharge-1' }),
    ],
    ['hardware is not sorted', ({ containers }) => containers.hardware.reverse()],
    ['armoury is not sorted', ({ containers }) => containers.armoury.reverse()],
    [
      'hardware holds a counter of the other kind',
      ({ containers }) => containers.hardware.unshift(containers.armoury.shift() as string),
    ],
    [
      'armoury holds a counter of the other kind',
      ({ containers }) => containers.armoury.push(containers.hardware.pop() as string),
    ],
    [
      'zipGun-2 is laid',
      (state) => {
        take(state, 'zipGun-2');
        state.laid.push({ space: sf(5, 5), item: 'zipGun-2' });
      },
    ],
  ])('%s', (sentence, change) => {
    expect(said(change)).toContain(sentence);
  });

  test('three in a hand, and a fourth to be discarded', () => {
    const three = { hands: { 0: ['card-01', 'card-02', 'card-03'] } };
    expect(said(() => {}, three)).toEqual([]);
    const state = blockMania.setup({ players: 2, seating: ['sf', 'bh'], seed: 0 });
    expect(blockMania.invariants(state)).toEqual([]);
    const fourth: Change = ({ cards, agenda }) => {
      cards.hands[0]?.push(...cards.pool.splice(0, 1));
      cards.left--;
      agenda[agenda.length - 1] = { type: 'discard' };
    };
    expect(said(fourth, { ...three, phase: 'end', active: undefined })).toEqual([]);
    const fifth = both(fourth, ({ cards }) => {
      cards.hands[0]?.push(...cards.pool.splice(0, 1));
      cards.left--;
    });
    const after = said(fifth, { ...three, phase: 'end', active: undefined });
    expect(after).toEqual(['a hand of more than 4']);
  });

  test('the justice deck is whole', () => {
    const endgame = { stage: 'endgame', hands: {} } as const;
    expect(said(() => {}, endgame)).toEqual([]);
    const short: Change = ({ cards }) => {
      cards.left--;
    };
    expect(said(short, endgame)).toEqual(['the justice deck is not whole']);
  });
});

describe('what steps name', () => {
  const shot: Shot = {
    ...{ kind: 'shoot', seat: 0, blocker: mob, item: 'zipGun-1', mode: null },
    ...{ space: sf(5, 6), outside: false, aim: 'counter', markers: 0, modifier: 0 },
  };
  const fight: Fight = {
    ...{ kind: 'assault', seat: 0, space: sf(5, 5), attacker: [mob], defender: ['bh-mob-1'] },
    ...{ charge: false, heroes: [{ side: 'attacker', hero }], flames: [] },
    ...{ weapons: [{ side: 'attacker', blocker: mob, item: 'flamer-1' }] },
    modifiers: { attacker: 0, defender: 0 },
  };
  const window = (attack: Shot | Fight): Step => ({ type: 'attackWindow', seats: [0], attack });
  const under = (step: Step): Change => {
    return ({ agenda }) => agenda.splice(1, 0, step);
  };
  test.each<[string, Step]>([
    ['sf-crocks-1 is not on the board', { type: 'capacity', blocker: 'sf-crocks-1' }],
    [
      'sf-crocks-1 aims with zipGun-1',
      { type: 'target', blocker: 'sf-crocks-1', item: 'zipGun-1', mode: null },
    ],
    [`${mob} aims with gold`, { type: 'target', blocker: mob, item: 'gold', mode: null }],
    ['there is no card ace', { type: 'cardTarget', seat: 0, card: 'ace' }],
    ['there is no card ace', { type: 'justiceTarget', card: 'ace' }],
    ['no such ride', { type: 'stop', seat: 1, space: '99,1', to: sf(4, 4) }],
    ['no such ride', { type: 'stop', seat: 1, space: sf(4, 4), to: '99,1' }],
    ['no such attack', window({ ...shot, space: '99,1' })],
    ['no such attack', window({ ...shot, blocker: 'nobody' })],
    ['no such attack', window({ ...shot, item: 'gold' })],
    ['no such attack', window({ ...fight, attacker: ['nobody'] })],
    ['no such attack', window({ ...fight, defender: ['nobody'] })],
    ['no such attack', { type: 'resolveAttack', attack: { ...shot, item: 'gold' } }],
    ['no such shot', { type: 'markers', shot: { ...shot, item: 'gold' } }],
    ['no such fight', { type: 'hero', fight: { ...fight, space: '99,1' } }],
    ['no such fight', { type: 'flames', fight: { ...fight, space: '99,1' } }],
    [
      'no such fight',
      { type: 'hero', fight: { ...fight, heroes: [{ side: 'attacker', hero: 'nobody' }] } },
    ],
    [
      'no such fight',
      {
        type: 'flames',
        fight: { ...fight, weapons: [{ side: 'attacker', blocker: mob, item: 'gold' }] },
      },
    ],
    ['attackWindow is not a single round', { ...window(shot), seats: [1, 0] } as Step],
  ])('%s', (sentence, step) => {
    expect(said(under(step))).toEqual([sentence]);
  });

  test.each<[string, Step]>([
    ['a load', { type: 'capacity', blocker: mob }],
    ['a target', { type: 'target', blocker: mob, item: 'zipGun-1', mode: null }],
    ['a card', { type: 'cardTarget', seat: 0, card: 'card-02' }],
    ['a justice card', { type: 'justiceTarget', card: 'card-02' }],
    ['a ride', { type: 'stop', seat: 1, space: sf(4, 4), to: sf(4, 6) }],
    ['a shot', window(shot)],
    ['markers', { type: 'markers', shot }],
    ['a fight', window(fight)],
    ['a superhero', { type: 'hero', fight }],
    ['flames', { type: 'flames', fight }],
    ['dice', { type: 'resolveAttack', attack: fight }],
  ])('%s', (_, step) => {
    expect(said(under(step))).toEqual([]);
  });

  test('the attacker is asked first', () => {
    const theirs = { ...shot, seat: 1 };
    const step: Step = { type: 'attackWindow', seats: [1, 0], attack: theirs };
    expect(said(under(step))).toEqual([]);
  });
});

describe('the time of every decision', () => {
  const phases = ['setup', 'justice', 'command', 'defence', 'combat', 'end'] as const;
  const steps: [State['phase'][], Step][] = [
    [['setup'], { type: 'place', seat: 0 }],
    [['command'], { type: 'command' }],
    [['combat'], { type: 'shoot' }],
    [['combat'], { type: 'loot' }],
    [['defence'], { type: 'defensiveFire', seat: 1 }],
    [['defence', 'combat'], { type: 'phaseWindow', seats: [0] }],
    [['command'], { type: 'hazardWindow', seats: [1] }],
  ];
  test.each(steps)('%s: %o', (due, step) => {
    for (const phase of phases) {
      const change: Change = (state) => {
        state.phase = phase;
        state.stage = phase === 'setup' ? 'setup' : 'main';
        state.agenda[state.agenda.length - 1] = step;
      };
      const wrong = said(change, { active: undefined }).includes(
        `${step.type} in the ${phase} phase`,
      );
      expect([phase, wrong]).toEqual([phase, !due.includes(phase)]);
    }
  });
});
