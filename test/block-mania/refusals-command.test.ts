import { describe, expect, test } from 'vitest';
import { blockMania, type State } from '../../src/block-mania/index.js';
import type { Step } from '../../src/block-mania/state/steps.js';
import {
  type Arrangement,
  arrange,
  bh,
  type LooseMove,
  moving,
  type Put,
  play,
  refusedBy,
  seam,
  sf,
} from './arrange.js';

/*
 * The table of refusals, row by row: setup, the endgame's cards, and the command phase. Where two
 * rules are broken at once, the case shows which is cited.
 */

type Case = [rule: string, what: string, state: () => State, move: LooseMove];

function table(cases: readonly Case[]): void {
  test.each(cases)('[%s] %s', (rule, _what, state, move) => {
    const table = state();
    const before = JSON.stringify(table);
    expect(refusedBy(table, move)).toBe(rule);
    expect(JSON.stringify(table)).toBe(before);
  });
}

const at = (type: Step['type'], rest: Partial<Arrangement> = {}) => {
  return () => arrange({ steps: [{ type } as Step], commandPoints: 9, ...rest });
};
const command = (rest: Partial<Arrangement> = {}) => at('command', rest);
const move = (blocker: string, put: string | Put, rest: Partial<Arrangement> = {}) => {
  return () => moving(blocker, put, { commandPoints: 9, ...rest });
};
const juves = (put: string | Put, rest: Partial<Arrangement> = {}) => {
  return move('sf-juves-1', put, rest);
};
const rubble = { collapsed: true };
const fallen = { fallen: true, power: false };

describe('any move', () => {
  const over = () => {
    const state = arrange({
      stage: 'endgame',
      phase: 'justice',
      put: { 'sf-crocks-1': sf(5, 5) },
      hands: { 0: ['card-01'] },
      steps: [{ type: 'justice' }],
    });
    return play(
      state,
      { type: 'playJustice', card: 'card-01' },
      { type: 'justiceTarget', blocker: 'sf-crocks-1' },
    ).state;
  };
  const late = { stage: 'endgame' as const };
  const discarding = () => {
    const hand = ['card-01', 'card-02', 'card-03', 'card-04'];
    return arrange({ phase: 'end', hands: { 0: hand }, steps: [{ type: 'discard' }] });
  };
  const shoot = at('shoot', { phase: 'combat', commandPoints: 0, put: { 'sf-juves-1': sf(5, 5) } });
  const assault = at('assault', {
    phase: 'combat',
    commandPoints: 0,
    put: { 'sf-juves-1': sf(5, 5) },
  });
  const aiming = () =>
    arrange({
      phase: 'combat',
      put: { 'sf-juves-1': { at: sf(5, 5), items: ['zipGun-1'] }, 'bh-mob-1': sf(5, 6) },
      steps: [{ type: 'target', blocker: 'sf-juves-1', item: 'zipGun-1', mode: null }],
    });
  table([
    ['BM-TURN-06', 'after the end', over, { type: 'done', seat: 0 }],
    ['BM-TURN-06', 'after the end, of a seat that is not there', over, { type: 'pass', seat: 3 }],
    ['BM-TURN-04', 'another seat', command(), { type: 'done', seat: 1 }],
    [
      'BM-TURN-04',
      'another seat, and a type of another phase',
      command(),
      { type: 'loot', seat: 1, blocker: 'x' },
    ],
    ['BM-TURN-04', 'a seat that is not there', command(), { type: 'done', seat: 3 }],
    ['BM-ENDG-03', 'deployment in the endgame', command(late), { type: 'deploy' }],
    [
      'BM-ENDG-03',
      'deployment before the justice card',
      at('justice', { ...late, commandPoints: 0, phase: 'justice', hands: { 0: ['card-01'] } }),
      { type: 'deploy' },
    ],
    [
      'BM-MANIA-01',
      'a mania side in the endgame',
      command({ ...late, hands: { 0: ['card-09'] } }),
      { type: 'playCard', card: 'card-09' },
    ],
    [
      'BM-MANIA-01',
      'a mania side before the justice card',
      at('justice', { ...late, commandPoints: 0, phase: 'justice', hands: { 0: ['card-09'] } }),
      { type: 'playCard', card: 'card-09' },
    ],
    [
      'BM-ACT-06',
      'a second activation',
      juves(sf(5, 5), { put: { 'sf-mob-1': sf(5, 4) } }),
      { type: 'activate', blocker: 'sf-mob-1' },
    ],
    [
      'BM-ACT-06',
      'a second activation while the first waits for a discard',
      juves(
        { at: sf(5, 5), items: ['zipGun-1', 'zipGun-2', 'buzzSaw-1'] },
        {
          put: { 'sf-mob-1': sf(5, 4) },
          steps: [{ type: 'capacity', blocker: 'sf-juves-1' }, { type: 'active' }],
        },
      ),
      { type: 'activate', blocker: 'sf-mob-1' },
    ],
    ['BM-COMBAT-05', 'looting while shooting', shoot, { type: 'loot', blocker: 'sf-juves-1' }],
    [
      'BM-COMBAT-05',
      'shooting after the shooting',
      assault,
      { type: 'declareShot', blocker: 'sf-juves-1', item: 'zipGun-1' },
    ],
    [
      'BM-COMBAT-05',
      'a drill while a target is asked for',
      aiming,
      { type: 'drill', blocker: 'sf-juves-1', item: 'vibroDrill-1' },
    ],
    [
      'BM-COMBAT-05',
      'a charge while shooting',
      shoot,
      { type: 'charge', blocker: 'sf-juves-1', to: sf(5, 6) },
    ],
    [
      'BM-TURN-02',
      'looting in the command phase',
      command(),
      { type: 'loot', blocker: 'sf-juves-1' },
    ],
    ['BM-TURN-02', 'deploying in the combat phase', shoot, { type: 'deploy' }],
    [
      'BM-TURN-02',
      'defensive fire in the combat phase',
      shoot,
      {
        type: 'defensiveFire',
        blocker: 'sf-juves-1',
        item: 'zipGun-1',
        space: sf(5, 6),
        outside: false,
      },
    ],
    [
      'BM-TURN-02',
      'discarding in the command phase',
      command({ hands: { 0: ['card-01'] } }),
      { type: 'discardCard', card: 'card-01' },
    ],
    [
      'BM-TURN-02',
      'placing in the command phase',
      command(),
      { type: 'placeBlocker', blocker: 'sf-mob-1', space: sf(5, 5) },
    ],
    ['BM-TURN-02', 'ending something in the end phase', discarding, { type: 'done' }],
    [
      'BM-TURN-02',
      'a move of another phase that is malformed, too',
      command(),
      { type: 'loot' } as LooseMove,
    ],
    [
      'BM-TURN-05',
      'a step without an active blocker',
      command(),
      { type: 'step', direction: 'up' },
    ],
    [
      'BM-TURN-05',
      'an elevator to stop that nobody rides',
      command(),
      { type: 'stopElevator', stop: true },
    ],
    ['BM-TURN-05', 'passing where no window is open', command(), { type: 'pass' }],
    [
      'BM-TURN-05',
      'a target before the weapon',
      shoot,
      { type: 'target', space: sf(5, 6), outside: false, aim: 'counter' },
    ],
    ['BM-TURN-05', 'markers before the weapon', shoot, { type: 'markers', count: 1 }],
    [
      'BM-TURN-05',
      'a discard without too much to carry',
      command(),
      { type: 'discardItem', blocker: 'sf-mob-1', item: 'zipGun-1' },
    ],
    [
      'BM-TURN-05',
      'a target of a card that is not played',
      command(),
      { type: 'cardTarget', blocker: 'sf-mob-1' },
    ],
    [
      'BM-TURN-05',
      'a type that does not exist',
      command(),
      { type: 'juggle' } as unknown as LooseMove,
    ],
    ['BM-TURN-05', 'a field too many', command(), { type: 'done', space: sf(5, 5) } as LooseMove],
    [
      'BM-TURN-05',
      'a card that is not in the hand',
      command({ hands: { 1: ['card-09'] } }),
      { type: 'playCard', card: 'card-09' },
    ],
    [
      'BM-TURN-05',
      'a counter that is still in the stack',
      command(),
      { type: 'activate', blocker: 'sf-mob-1' },
    ],
    [
      'BM-TURN-05',
      'a counter that does not exist',
      command(),
      { type: 'activate', blocker: 'constructor' },
    ],
  ]);
});

describe('placeBlocker', () => {
  const fresh = () => blockMania.setup({ players: 2, seating: ['sf', 'bh'], seed: 'fresh' });
  const drawn = Object.entries(fresh().blockers).flatMap(([id, { where }]) =>
    where === 'drawn' ? [id] : [],
  );
  const [mine = '', second = ''] = drawn.filter(
    (id) => id.startsWith('sf') && !id.includes('superhero'),
  );
  const theirs = drawn.find((id) => id.startsWith('bh')) as string;
  const placed = () =>
    blockMania.apply(fresh(), { type: 'placeBlocker', seat: 0, blocker: mine, space: sf(5, 5) })
      .state;
  table([
    [
      'BM-SETUP-07',
      'a counter of the stack',
      fresh,
      { type: 'placeBlocker', blocker: fresh().stacks[0]?.[0] as string, space: sf(5, 5) },
    ],
    [
      'BM-SETUP-07',
      "another seat's counter",
      fresh,
      { type: 'placeBlocker', blocker: theirs, space: bh(5, 5) },
    ],
    [
      'BM-SETUP-08',
      'in the other block',
      fresh,
      { type: 'placeBlocker', blocker: mine, space: bh(5, 5) },
    ],
    [
      'BM-SETUP-08',
      'on the plaza',
      fresh,
      { type: 'placeBlocker', blocker: mine, space: sf(1, 1) },
    ],
    [
      'BM-SETUP-08',
      'on another',
      placed,
      { type: 'placeBlocker', blocker: second, space: sf(5, 5) },
    ],
    [
      'BM-SETUP-07',
      'the same counter twice',
      placed,
      { type: 'placeBlocker', blocker: mine, space: sf(5, 6) },
    ],
  ]);
});

describe('justiceTarget', () => {
  const judged = (card: string) => () =>
    arrange({
      stage: 'endgame',
      phase: 'justice',
      put: { 'sf-mob-1': sf(3, 5), 'bh-mob-1': bh(5, 6) },
      squares: { [sf(2, 2)]: { fire: 1 } },
      steps: [{ type: 'justiceTarget', card }],
    });
  const aim = (what: object) => ({ type: 'justiceTarget', ...what }) as LooseMove;
  table([
    [
      'BM-JUST-01',
      'foam on a counter that is gone',
      judged('card-05'),
      aim({ blocker: 'sf-mob-2' }),
    ],
    ['BM-JUST-02', 'judges sent to a square', judged('card-01'), aim({ space: sf(3, 5) })],
    [
      'BM-JUST-03',
      'the fire department called to a square',
      judged('card-03'),
      aim({ space: sf(2, 2) }),
    ],
    ['BM-JUST-04', 'an H-wagon in a block', judged('card-12'), aim({ space: sf(3, 5) })],
    [
      'BM-JUST-07',
      'an electro-cordon round an apartment',
      judged('card-16'),
      aim({ blocker: 'sf-mob-1' }),
    ],
    ['BM-JUST-09', 'Dredd where nobody is', judged('card-07'), aim({ space: sf(2, 2) })],
    ['BM-JUST-10', 'stumm gas where nobody is', judged('card-02'), aim({ space: sf(4, 5) })],
    ['BM-JUST-11', 'a pat-wagon in the sky', judged('card-06'), aim({ space: seam(9) })],
    ['BM-JUST-14', 'a sonic cannon without a block', judged('card-13'), aim({ space: seam(9) })],
  ]);
});

describe('deploy', () => {
  const full = Object.fromEntries(
    (blockMania.content.boards[0]?.squares ?? []).flatMap(({ c, L, address }) => {
      return address === undefined ? [] : [[sf(c, L), rubble]];
    }),
  );
  table([
    [
      'BM-CAT-06',
      'a fallen block, and no CP',
      command({ commandPoints: 0, hands: { 0: ['card-01'] }, boards: { 0: fallen } }),
      { type: 'deploy' },
    ],
    [
      'BM-DEPLOY-04',
      'no address left, and no CP',
      command({ commandPoints: 0, hands: { 0: ['card-01'] }, squares: full }),
      { type: 'deploy' },
    ],
    ['BM-CP-02', '3 CP', command({ commandPoints: 3 }), { type: 'deploy' }],
  ]);
});

describe('activate', () => {
  const act = (blocker: string): LooseMove => ({ type: 'activate', blocker });
  const hand = { 0: ['card-01'] };
  table([
    [
      'BM-KLEGG-03',
      'a klegg without a card',
      command({ put: { 'klegg-1': sf(5, 5) }, kleggController: 0 }),
      act('klegg-1'),
    ],
    [
      'BM-ACT-02',
      'a flipped blocker of another block',
      command({ put: { 'bh-mob-1': { at: bh(5, 5), flipped: true } } }),
      act('bh-mob-1'),
    ],
    [
      'BM-ACT-03',
      'a second time, flipped',
      command({ put: { 'sf-mob-1': { at: sf(5, 5), activatedBy: 0, flipped: true } } }),
      act('sf-mob-1'),
    ],
    [
      'BM-ACT-03',
      'a klegg a second time',
      command({ put: { 'klegg-1': { at: sf(5, 5), activatedBy: 0 } }, kleggController: 0 }),
      act('klegg-1'),
    ],
    [
      'BM-ACT-05',
      'flipped, and no CP',
      command({
        commandPoints: 0,
        hands: hand,
        put: { 'sf-mob-1': { at: sf(5, 5), flipped: true } },
      }),
      act('sf-mob-1'),
    ],
    [
      'BM-CP-02',
      'a mob for 2 CP',
      command({ commandPoints: 2, put: { 'sf-mob-1': sf(5, 5) } }),
      act('sf-mob-1'),
    ],
  ]);
});

describe('placeKlegg', () => {
  const klegg = (rest: Partial<Arrangement> = {}) => at('klegg', { kleggController: 0, ...rest });
  const place = (space: string): LooseMove => ({ type: 'placeKlegg', space });
  table([
    [
      'BM-KLEGG-02',
      'a third klegg',
      klegg({ put: { 'klegg-1': sf(5, 5), 'klegg-2': sf(5, 6) } }),
      place(sf(4, 4)),
    ],
    ['BM-KLEGG-01', 'in the other block', klegg(), place(bh(5, 5))],
    ['BM-KLEGG-01', 'on rubble', klegg({ squares: { [sf(4, 4)]: rubble } }), place(sf(4, 4))],
    ['BM-KLEGG-01', 'on somebody', klegg({ put: { 'sf-mob-1': sf(4, 4) } }), place(sf(4, 4))],
    ['BM-KLEGG-01', 'on the plaza', klegg(), place(sf(1, 1))],
  ]);
});

describe('draw', () => {
  const mall = sf(5, 6);
  const draw = (blocker: string): LooseMove => ({ type: 'draw', blocker });
  const looted = { [mall]: { looted: true } };
  const began = { at: mall, began: true };
  table([
    [
      'BM-TURN-05',
      "another seat's blocker",
      command({ put: { 'bh-mob-1': began } }),
      draw('bh-mob-1'),
    ],
    [
      'BM-TURN-05',
      'one that is not the active blocker',
      juves(mall, { put: { 'sf-mob-1': sf(6, 1) } }),
      draw('sf-mob-1'),
    ],
    [
      'BM-EQUIP-05',
      'beside an enemy just entered',
      juves(mall, { activePatch: { ended: true }, put: { 'bh-mob-1': mall } }),
      draw('sf-juves-1'),
    ],
    [
      'BM-HERO-05',
      'a superhero in a looted mall',
      command({ put: { 'sf-superhero-1': began }, squares: looted }),
      draw('sf-superhero-1'),
    ],
    [
      'BM-EQUIP-10',
      'a looted mall, entered just now',
      command({ put: { 'sf-mob-1': mall }, squares: looted }),
      draw('sf-mob-1'),
    ],
    [
      'BM-EQUIP-10',
      'a collapsed armoury',
      command({
        put: { 'sf-mob-1': { at: sf(3, 4), began: true } },
        squares: { [sf(3, 4)]: rubble },
      }),
      draw('sf-mob-1'),
    ],
    [
      'BM-EQUIP-01',
      'an apartment',
      command({ put: { 'sf-mob-1': { at: sf(4, 10), began: true } } }),
      draw('sf-mob-1'),
    ],
    [
      'BM-EQUIP-01',
      'entered and no longer active',
      command({ put: { 'sf-mob-1': mall } }),
      draw('sf-mob-1'),
    ],
    [
      'BM-EQUIP-05',
      'a fight in the mall',
      command({ put: { 'sf-mob-1': began, 'bh-mob-1': mall } }),
      draw('sf-mob-1'),
    ],
  ]);
  test('[BM-EQUIP-04] a second time', () => {
    const first = play(command({ put: { 'sf-mob-1': began } })(), [draw('sf-mob-1'), 'zipGun']);
    expect(refusedBy(first.state, draw('sf-mob-1'))).toBe('BM-EQUIP-04');
  });
});

describe('all moving moves', () => {
  const kinds: [what: string, from: string, move: LooseMove, squares?: Arrangement['squares']][] = [
    ['step', sf(5, 5), { type: 'step', direction: 'up' }],
    ['elevator', sf(4, 4), { type: 'elevator', level: 2 }],
    ['chute', sf(7, 5), { type: 'chute' }],
    [
      'skyRail',
      sf(6, 9),
      { type: 'skyRail', board: 1, direction: 'right' },
      { [sf(6, 9)]: { car: 1 } },
    ],
    ['pedway', sf(8, 6), { type: 'pedway', direction: 'right' }],
    ['vehicle', sf(4, 3), { type: 'vehicle', board: 1, direction: 'right' }],
    ['fly', sf(8, 5), { type: 'fly', to: seam(8), outside: false }],
  ];
  const flags: [rule: string, patch: object, drew: boolean][] = [
    ['BM-MOVE-10', { ended: true, noMove: true, flown: true }, true],
    ['BM-EQUIP-03', { noMove: true, flown: true }, true],
    ['BM-FLY-07', { flown: true, noMove: true }, false],
    ['BM-MOVE-12', { noMove: true }, false],
  ];
  const cases = kinds.flatMap(([what, from, how, squares = {}]) => {
    return flags.map(([rule, activePatch, drew]) => ({
      rule,
      what,
      from,
      how,
      squares,
      activePatch,
      drew,
    }));
  });
  test.each(cases)('[$rule] $what', ({ rule, from, how, squares, activePatch, drew }) => {
    const put = { at: from, items: ['batSuit-1'] };
    const free = moving('sf-juves-1', put, { commandPoints: 9, squares });
    expect(refusedBy(free, how)).toBeUndefined();
    const held = moving('sf-juves-1', put, { commandPoints: 9, squares, activePatch });
    const blocker = held.blockers['sf-juves-1'] as State['blockers'][string];
    held.blockers['sf-juves-1'] = { ...blocker, drewThisPhase: drew };
    expect(refusedBy(held, how)).toBe(rule);
  });
  test.each(kinds)('[BM-MOVE-12] %s out of a fight', (_what, from, how, squares = {}) => {
    const put = { 'bh-mob-1': from };
    const state = moving(
      'sf-juves-1',
      { at: from, items: ['batSuit-1'] },
      { commandPoints: 9, squares, put },
    );
    expect(refusedBy(state, how)).toBe('BM-MOVE-12');
  });
});

describe('step', () => {
  const step = (direction: 'left' | 'right' | 'up' | 'down' | 'upLeft'): LooseMove => ({
    type: 'step',
    direction,
  });
  const wings = { items: ['batSuit-1'] };
  table([
    ['BM-MOVE-03', 'a diagonal off the edge', juves(sf(1, 1)), step('upLeft')],
    ['BM-SETUP-04', 'off the outer edge', juves(sf(1, 1)), step('left')],
    ['BM-RULING-105', 'from the air to a balcony', juves({ at: sf(9, 5), ...wings }), step('left')],
    [
      'BM-PED-06',
      'on to a severed square',
      juves(sf(8, 6), { squares: { '9,6': { linkHits: 3, collapsed: true } } }),
      step('right'),
    ],
    ['BM-PED-04', 'on to a working pedway', juves(sf(8, 6)), step('right')],
    ['BM-PED-04', 'off a working pedway', juves({ at: seam(6), ...wings }), step('left')],
    ['BM-MWAY-06', 'on to the mega-way', juves(sf(8, 3)), step('right')],
    ['BM-RAIL-07', 'on to the sky-rail', juves(sf(8, 9)), step('right')],
    ['BM-MOVE-05', 'into the air', juves(sf(8, 5)), step('right')],
    [
      'BM-MOVE-16',
      'back without paying',
      juves(sf(5, 2), { activePatch: { freeVisited: [sf(5, 1), sf(5, 2)] } }),
      step('down'),
    ],
    ['BM-CAT-07', 'on to a fallen board', juves(seam(1), { boards: { 1: fallen } }), step('right')],
    [
      'BM-MOVE-12',
      'into a fight',
      juves(sf(5, 5), { put: { 'sf-mob-1': sf(4, 5), 'bh-mob-1': sf(4, 5) } }),
      step('left'),
    ],
    [
      'BM-MOVE-06',
      'on an enemy, and no MP',
      juves(sf(5, 5), { movePoints: 0, commandPoints: 0, put: { 'bh-mob-1': sf(4, 5) } }),
      step('left'),
    ],
    [
      'BM-MOVE-04',
      'neither MP nor CP for a step',
      juves(sf(5, 4), { movePoints: 0, commandPoints: 0 }),
      step('left'),
    ],
  ]);
});

describe('elevators and chutes', () => {
  const lift = (level: number): LooseMove => ({ type: 'elevator', level });
  const chute: LooseMove = { type: 'chute' };
  const fight = { 'sf-mob-1': sf(7, 1), 'bh-mob-1': sf(7, 1) };
  const dark = { 0: { power: false } };
  table([
    ['BM-ELEV-01', 'no shaft, and no power', juves(sf(5, 5), { boards: dark }), lift(2)],
    ['BM-ELEV-01', 'a level that the shaft does not serve', juves(sf(4, 4)), lift(8)],
    ['BM-ELEV-01', 'where it is', juves(sf(4, 4)), lift(4)],
    [
      'BM-ELEV-04',
      'no power, and rubble',
      juves(sf(4, 4), { boards: dark, squares: { [sf(4, 3)]: rubble } }),
      lift(2),
    ],
    [
      'BM-ELEV-05',
      'rubble on the way, somebody at the end',
      juves(sf(4, 4), { squares: { [sf(4, 3)]: rubble }, put: { 'sf-mob-1': sf(4, 2) } }),
      lift(2),
    ],
    [
      'BM-MOVE-06',
      'a friend at the end',
      juves(sf(4, 4), { put: { 'sf-mob-1': sf(4, 2) } }),
      lift(2),
    ],
    ['BM-CHUTE-01', 'no chute here', juves(sf(5, 5)), chute],
    [
      'BM-CHUTE-01',
      'a chute in ruins',
      juves(sf(7, 5), { squares: { [sf(7, 5)]: rubble } }),
      chute,
    ],
    ['BM-CHUTE-04', 'a friend below', juves(sf(7, 5), { put: { 'sf-mob-1': sf(7, 1) } }), chute],
    ['BM-CHUTE-04', 'a fight below', juves(sf(7, 5), { put: fight }), chute],
    [
      'BM-CHUTE-03',
      'severed, where the house forbids it',
      juves(sf(7, 5), { options: { chuteSuicide: false }, squares: { [sf(7, 3)]: rubble } }),
      chute,
    ],
  ]);
});

describe('sky-rail, pedway and vehicles', () => {
  const rail: LooseMove = { type: 'skyRail', board: 1, direction: 'right' };
  const walk: LooseMove = { type: 'pedway', direction: 'right' };
  const ride: LooseMove = { type: 'vehicle', board: 1, direction: 'right' };
  const car = { [sf(6, 9)]: { car: 1 } };
  table([
    ['BM-FAT-01', 'fatties without a car', move('sf-fatties-1', sf(6, 9)), rail],
    ['BM-RAIL-02', 'no car', juves(sf(6, 9)), rail],
    ['BM-RAIL-02', 'no such board', juves(sf(6, 9), { squares: car }), { ...rail, board: 3 }],
    ['BM-RAIL-02', 'no station', juves(sf(6, 8), { squares: car }), rail],
    [
      'BM-RAIL-02',
      'the way round that two boards do not have',
      juves(sf(6, 9), { squares: car }),
      { ...rail, direction: 'left' },
    ],
    [
      'BM-RAIL-03',
      'a collapsed rail, a friend at the end',
      juves(sf(6, 9), {
        squares: { ...car, '10,9': { linkHits: 1, collapsed: true } },
        put: { 'sf-mob-1': bh(4, 9) },
      }),
      rail,
    ],
    [
      'BM-RAIL-05',
      'a friend at the end',
      juves(sf(6, 9), { squares: car, put: { 'sf-mob-1': bh(4, 9) } }),
      rail,
    ],
    ['BM-PED-01', 'neither end nor pedway', juves(sf(5, 5)), walk],
    ['BM-PED-01', 'the outer terminus', juves(sf(2, 6)), { ...walk, direction: 'left' }],
    [
      'BM-PED-02',
      'stopped, a friend at the end',
      juves(sf(8, 6), { boards: { 1: { power: false } }, put: { 'sf-mob-1': bh(2, 6) } }),
      walk,
    ],
    ['BM-PED-07', 'a friend at the end', juves(sf(8, 6), { put: { 'sf-mob-1': bh(2, 6) } }), walk],
    ['BM-FAT-01', 'fatties', move('sf-fatties-1', sf(4, 3)), ride],
    ['BM-MOB-01', 'a mob far from any park', move('sf-mob-1', sf(5, 5)), ride],
    ['BM-MWAY-01', 'no park', juves(sf(5, 5)), ride],
    ['BM-MWAY-01', 'no such board', juves(sf(4, 3)), { ...ride, board: 3 }],
    [
      'BM-MWAY-02',
      'a collapsed tunnel, a friend at the end',
      juves(sf(4, 3), { squares: { [bh(2, 3)]: rubble }, put: { 'sf-mob-1': bh(6, 3) } }),
      ride,
    ],
    ['BM-MWAY-04', 'a friend at the end', juves(sf(4, 3), { put: { 'sf-mob-1': bh(6, 3) } }), ride],
  ]);
});

describe('fly', () => {
  const fly = (to: string, outside = false): LooseMove => ({ type: 'fly', to, outside });
  const wings = ['powerBoard-1'];
  const pad = { at: sf(8, 5), items: wings };
  table([
    [
      'BM-FLY-01',
      'no wings, but a drill',
      move('sf-mob-1', { at: sf(8, 5), items: ['vibroDrill-1'] }),
      fly(seam(8)),
    ],
    [
      'BM-FLY-02',
      'a drill on a plaza',
      juves({ at: sf(9, 1), items: [...wings, 'vibroDrill-1'] }),
      fly(seam(8)),
    ],
    ['BM-RULING-24', 'from a plaza', juves({ at: sf(9, 1), items: wings }), fly(seam(8))],
    [
      'BM-FLY-03',
      'from an apartment, without MP',
      juves({ at: sf(4, 10), items: wings }, { movePoints: 0 }),
      fly(seam(8)),
    ],
    [
      'BM-FLY-03',
      'from a collapsed balcony',
      juves(pad, { squares: { [sf(8, 5)]: rubble } }),
      fly(seam(8)),
    ],
    ['BM-RULING-25', 'CP instead of MP', juves(pad, { movePoints: 0 }), fly(seam(8))],
    ['BM-TURN-05', 'to nowhere', juves(pad), fly('20,8')],
    ['BM-FLY-14', 'two boards away', juves(pad, { players: 4 }), fly('25,11')],
    ['BM-FLY-09', 'hovering without a can', juves(pad), fly(bh(2, 5), true)],
    [
      'BM-FLY-09',
      'hovering outside an occupied window',
      juves({ at: sf(8, 5), items: [...wings, 'sprayCan-1'] }, { put: { 'bh-mob-1': bh(2, 5) } }),
      fly(bh(2, 5), true),
    ],
    [
      'BM-FLY-09',
      'hovering outside a balcony',
      juves({ at: sf(8, 5), items: [...wings, 'sprayCan-1'] }),
      fly(bh(2, 4), true),
    ],
    [
      'BM-FLY-05',
      'a station without a tubeway',
      juves(pad, { squares: { [bh(2, 9)]: rubble, [bh(8, 9)]: rubble } }),
      fly(bh(4, 9)),
    ],
    [
      'BM-FLY-06',
      'a park without a tunnel',
      juves(pad, { squares: { [bh(2, 3)]: rubble, [bh(8, 3)]: rubble } }),
      fly(bh(6, 3)),
    ],
    ['BM-FLY-04', 'into an apartment', juves(pad), fly(bh(2, 5))],
    ['BM-FLY-04', 'where it is', juves(pad), fly(sf(8, 5))],
    ['BM-CAT-07', 'to a fallen board', juves(pad, { boards: { 1: fallen } }), fly('11,8')],
    [
      'BM-MOVE-12',
      'into a fight',
      juves(pad, { put: { 'sf-mob-1': sf(9, 1), 'bh-mob-1': sf(9, 1) } }),
      fly(sf(9, 1)),
    ],
    ['BM-RULING-95', 'on an enemy', juves(pad, { put: { 'bh-mob-1': sf(9, 1) } }), fly(sf(9, 1))],
  ]);
});
