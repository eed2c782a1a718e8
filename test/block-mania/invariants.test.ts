import { describe, expect, test } from 'vitest';
import { blockMania, type State } from '../../src/block-mania/index.js';
import type { Step } from '../../src/block-mania/state/steps.js';
import { arrange, bh, kr, sf } from './arrange.js';

describe('broken states are reported', () => {
  const sound = () =>
    arrange({
      put: {
        'sf-mob-1': { at: sf(5, 5), items: ['zipGun-1'] },
        'bh-mob-1': bh(5, 5),
        'sf-superhero-1': sf(5, 6),
      },
      hands: { 0: ['card-01'] },
      steps: [{ type: 'klegg' }],
    });
  const square = {
    fire: 0,
    structural: 0,
    collapsed: false,
    looted: false,
    scrawl: false,
    car: 0,
    linkHits: 0,
  };
  type Change = (state: State) => void;
  const patch = (state: State, id: string, change: Partial<State['blockers'][string]>) => {
    state.blockers[id] = { ...(state.blockers[id] as State['blockers'][string]), ...change };
  };

  test.each<[string, Change]>([
    ['a blocker in two places', (state) => state.stacks[0]?.push('sf-mob-1')],
    ['a blocker nowhere', (state) => patch(state, 'sf-crocks-1', { where: 'drawn' })],
    ['a counter twice', (state) => state.containers.hardware.push('zipGun-1')],
    ['a counter gone', (state) => state.containers.armoury.pop()],
    ['a card twice', (state) => state.cards.discard.push('card-01')],
    [
      'more left than there are',
      (state) => {
        state.cards.left = 99;
      },
    ],
    [
      'fire in the air',
      (state) => {
        state.spaces['9,5'] = { ...square, fire: 1 };
      },
    ],
    [
      'fire on rubble',
      (state) => {
        state.spaces[sf(5, 5)] = { ...square, fire: 1, collapsed: true };
      },
    ],
    [
      'a superhero with a gun',
      (state) => {
        state.containers.hardware.splice(state.containers.hardware.indexOf('zipGun-2'), 1);
        patch(state, 'sf-superhero-1', { items: ['zipGun-2'] });
      },
    ],
    [
      'a mob with wings',
      (state) => {
        state.containers.hardware.splice(state.containers.hardware.indexOf('batSuit-1'), 1);
        patch(state, 'sf-mob-1', { items: ['zipGun-1', 'batSuit-1'] });
      },
    ],
    [
      'two ordinary blockers of a block',
      (state) => {
        state.stacks[0]?.splice(state.stacks[0].indexOf('sf-crocks-1'), 1);
        patch(state, 'sf-crocks-1', { where: { space: sf(5, 5), outside: false } });
        state.standing.splice(1, 0, 'sf-crocks-1');
      },
    ],
    [
      'a mob in the air',
      (state) => patch(state, 'sf-mob-1', { where: { space: '9,5', outside: false } }),
    ],
    [
      'a mob outside a window',
      (state) => patch(state, 'sf-mob-1', { where: { space: sf(2, 5), outside: true } }),
    ],
    [
      'a blocker on a fallen block',
      (state) => {
        state.boards[1] = { ...(state.boards[1] as State['boards'][number]), fallen: true };
      },
    ],
    [
      'CP outside the command phase',
      (state) => {
        state.phase = 'combat';
        state.commandPoints = 1;
      },
    ],
    [
      'a hand of four',
      (state) => {
        for (let i = 0; i < 3; i++) state.cards.hands[0]?.push(state.cards.pool.shift() as string);
        state.cards.left -= 3;
      },
    ],
    ['three H-wagons', (state) => state.markers.hWagons.push('9,5', '9,5', '9,5')],
    [
      'two cannons at a board',
      (state) => state.markers.sonic.push({ board: 0, space: '1,1' }, { board: 0, space: '1,1' }),
    ],
    [
      'a looted apartment',
      (state) => {
        state.spaces[sf(2, 2)] = { ...square, looted: true };
      },
    ],
    [
      'a weapon deployed that is not carried',
      (state) => patch(state, 'sf-mob-1', { deployedHeavy: ['vibroDrill-1'] }),
    ],
    [
      'a square that is not there',
      (state) => {
        state.spaces['99,1'] = { ...square, fire: 1 };
      },
    ],
    [
      'a seat that is not there',
      (state) => {
        state.phasing = 3;
      },
    ],
  ])('%s', (_name, change) => {
    const state = sound();
    expect(blockMania.invariants(state)).toEqual([]);
    change(state);
    expect(blockMania.invariants(state).length).toBeGreaterThan(0);
    expect(() => blockMania.load(JSON.parse(JSON.stringify(state)))).toThrow();
  });
});

describe('seats and time', () => {
  type Row = [message: string, change: (state: State) => void];
  const said = (change: Row[1]) => {
    const state = arrange({ put: { 'sf-mob-1': sf(5, 5) }, steps: [{ type: 'klegg' }] });
    change(state);
    return blockMania.invariants(state);
  };
  const board = (state: State, k: number, change: Partial<State['boards'][number]>) => {
    state.boards[k] = { ...(state.boards[k] as State['boards'][number]), ...change };
  };

  test.each<Row>([
    ['2 players need as many seats', (state) => state.stacks.pop()],
    ['2 players need as many seats', (state) => state.cards.hands.push([])],
    ['a board is in no pack', (state) => board(state, 1, { block: 'xx' })],
    ['two seats have the same block', (state) => board(state, 1, { block: 'sf' })],
    ['board 1 belongs to seat 0', (state) => board(state, 1, { seat: 0 })],
    [
      'the stage and the outcome disagree',
      (state) => {
        state.stage = 'over';
      },
    ],
    [
      'the agenda and the outcome disagree',
      (state) => {
        state.agenda = [];
      },
    ],
    [
      'setup goes on',
      (state) => {
        state.stage = 'setup';
      },
    ],
  ])('%s', (message, change) => {
    expect(said(change)).toContain(message);
  });

  test('a blocker is active in the command phase alone', () => {
    const state = arrange({
      put: { 'sf-mob-1': sf(5, 5) },
      active: 'sf-mob-1',
      steps: [{ type: 'klegg' }],
    });
    state.phase = 'combat';
    expect(blockMania.invariants(state)).toEqual(['a blocker is still active']);
  });
});

describe('the agenda', () => {
  const sound = (steps: Step[], rest: Partial<Parameters<typeof arrange>[0]> = {}) => {
    return arrange({
      put: { 'sf-mob-1': sf(5, 5), 'kr-mob-1': kr(5, 5) },
      players: 3,
      hands: { 0: ['card-01'], 1: ['card-02'], 2: ['card-03'] },
      steps,
      ...rest,
    });
  };
  const window = (seats: number[]): Step => ({ type: 'phaseWindow', seats });
  const broken = (state: State, change: (state: State) => void) => {
    expect(blockMania.invariants(state)).toEqual([]);
    change(state);
    return blockMania.invariants(state);
  };
  const top = (step: Step) => (state: State) => {
    state.agenda[state.agenda.length - 1] = step;
  };

  test.each([
    ['twice', [0, 1, 1]],
    ['out of turn order', [0, 2, 1]],
    ['nobody', []],
  ])('a window is a single round: %s', (_what, seats) => {
    const state = sound([window([0, 1, 2])], { phase: 'combat' });
    expect(broken(state, top(window(seats)))).toEqual(['phaseWindow is not a single round']);
  });

  test('windows come up in their own phase', () => {
    const state = sound([window([0, 1, 2])], { phase: 'combat' });
    const hazard = top({ type: 'hazardWindow', seats: [1, 2] });
    expect(broken(state, hazard)).toEqual(['hazardWindow in the combat phase']);
  });

  test('no window is open in the endgame', () => {
    const state = sound([{ type: 'shoot' }], { phase: 'combat', stage: 'endgame' });
    expect(broken(state, top(window([0])))).toEqual(['phaseWindow in the endgame']);
  });

  test.each<[string, State['phase'], State['stage']]>([
    ['active', 'command', 'main'],
    ['discard', 'end', 'main'],
    ['justice', 'justice', 'main'],
  ])('%s with nothing to choose from', (type, phase, stage) => {
    const state = sound([{ type: 'klegg' }], { phase, stage });
    expect(broken(state, top({ type } as Step))).toEqual([`${type} leaves nothing to decide`]);
  });

  test('a load that is not too heavy', () => {
    const state = sound([{ type: 'klegg' }]);
    const capacity = top({ type: 'capacity', blocker: 'sf-mob-1' });
    expect(broken(state, capacity)).toEqual(['capacity leaves nothing to decide']);
  });
});
