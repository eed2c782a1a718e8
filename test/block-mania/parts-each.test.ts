import { describe, expect, test } from 'vitest';
import { blockMania, type State } from '../../src/block-mania/index.js';
import type { Step } from '../../src/block-mania/state/steps.js';
import { combat } from '../../src/block-mania/steps/frames.js';
import { type Arrangement, bh, play, sf } from './arrange.js';
import { type Change, commandPhase, inCombat, onAgenda, refusal, refused } from './reached.js';

/* What must hold of the parts of a game, from setup to its end: a state that is loaded, and what no play makes of it. */

const mob = 'sf-mob-1';
const put = { [mob]: sf(5, 5), 'bh-mob-1': bh(5, 5) };
const clean = {
  ...{ fire: 0, structural: 0, collapsed: false, looted: false, scrawl: false },
  ...{ car: 0, linkHits: 0 },
};

function patch(id: string, fields: Partial<State['blockers'][string]>): Change {
  return ({ blockers }) => Object.assign(blockers[id] as State['blockers'][string], fields);
}

function lay(state: State): void {
  const { armoury } = state.containers;
  state.containers.armoury = armoury.filter((item) => item !== 'demoCharge-1');
  state.laid.push({ space: sf(5, 5), item: 'demoCharge-1' });
}

describe('setup', () => {
  const start = () => blockMania.setup({ players: 3, seed: 'parts' });
  /** The second seat has placed two blockers. */
  const placing = () => {
    const state = start();
    for (let move = 0; move < firstBlockers + 2; move++) {
      blockMania.step(state, blockMania.legalMoves(state)[0] as never);
    }
    return state;
  };
  const firstBlockers = Object.values(start().blockers).filter(
    ({ where, block }) => where === 'drawn' && block === start().boards[0]?.block,
  ).length;
  const drawnOf = (state: State, seat: number) => {
    const { block } = state.boards[seat] ?? {};
    const ids = Object.keys(state.blockers);
    return ids.filter((id) => {
      return state.blockers[id]?.block === block && state.blockers[id]?.where === 'drawn';
    });
  };
  const giveBack = (seat: number): Change => {
    return (state) => {
      const id = drawnOf(state, seat)[0] as string;
      state.stacks[seat] = [...(state.stacks[seat] ?? []), id].sort();
      patch(id, { where: 'stack' })(state);
    };
  };
  const draw = (seat: number): Change => {
    return (state) => {
      const id = state.stacks[seat]?.shift() as string;
      patch(id, { where: 'drawn' })(state);
    };
  };
  const swap = (state: State, seat: number) => {
    giveBack(seat)(state);
    const [lost, ...rest] = state.stacks[seat] ?? [];
    state.stacks[seat] = rest;
    patch(lost as string, { where: 'destroyed' })(state);
  };

  describe('blockers', () => {
    refused(placing, 'blockers are drawn and placed in turn', {
      'one fewer drawn by the seat after': giveBack(2),
      'one more drawn by the seat after': draw(2),
      'one more drawn by the seat before': draw(0),
      'one lost by the seat after': (state) => swap(state, 2),
      'one lost by the seat that places': (state) => giveBack(1)(state),
      'one drawn by the seat before, and one given back': (state) => {
        const own = Object.keys(state.blockers).filter((id) => {
          return state.blockers[id]?.block === state.boards[0]?.block;
        });
        const id = own.find((one) => typeof state.blockers[one]?.where === 'object') as string;
        const blocker = state.blockers[id] as State['blockers'][string];
        for (const item of blocker.items) {
          const container = blockMania.content.items.find(({ id: type }) => {
            return item.startsWith(`${type}-`);
          })?.container as 'armoury' | 'hardware';
          state.containers[container] = [...state.containers[container], item].sort();
        }
        state.standing = state.standing.filter((one) => one !== id);
        patch(id, { where: 'drawn', items: [] })(state);
      },
    });
  });

  describe('the board', () => {
    refused(placing, 'others are on the board, or lost', {
      'with a klegg': (state) => {
        state.standing.push('klegg-1');
        state.kleggController = 0;
        patch('klegg-1', { where: { space: '9,1', outside: false }, placedBy: 0 })(state);
      },
      'with one lost': (state) => {
        patch(drawnOf(state, 1)[0] as string, { where: 'destroyed' })(state);
      },
    });
  });

  describe('the table', () => {
    refused(placing, 'markers before the first turn', {
      'with scrawls': ({ spaces }) => {
        spaces[sf(5, 5)] = { ...clean, scrawl: true };
      },
      'with a charge and scrawls': (state) => {
        state.spaces[sf(5, 5)] = { ...clean, scrawl: true };
        lay(state);
      },
    });
  });

  describe('cards', () => {
    refused(placing, 'cards are dealt too early', {
      'in a hand': ({ cards }) => {
        cards.hands[2]?.push(cards.pool.shift() as string);
        cards.left--;
      },
      'in the discard pile': ({ cards }) => {
        cards.discard.push(cards.pool.shift() as string);
        cards.left--;
      },
      'in both': ({ cards }) => {
        cards.discard.push(cards.pool.shift() as string);
        cards.hands[0]?.push(cards.pool.shift() as string);
        cards.left -= 2;
      },
    });
  });

  describe('counters that are drawn', () => {
    refused(placing, 'has acted before it came into play', {
      'and have fired': (state) => patch(drawnOf(state, 2)[0] as string, { fired: true })(state),
    });
  });

  describe('the turn', () => {
    refused(placing, 'it is the turn of another seat', {
      'of another seat': (state) => {
        state.phasing = 1;
      },
    });
    describe('number', () => {
      refused(placing, 'turns are counted from the end of setup', {
        'counted too early': (state) => {
          state.turn = 1;
        },
      });
    });
  });
});

describe('the command phase', () => {
  const hire = (rest: Partial<Arrangement> = {}) => {
    const table = { put, hands: { 0: ['card-01'] }, ...rest };
    return () =>
      play(onAgenda(table, ...commandPhase), { type: 'playCard', card: 'card-01' }).state;
  };
  describe('goes on', () => {
    refused(hire(), 'startDefence in the defence phase', {
      'not in another phase': (state) => {
        state.phase = 'defence';
      },
    });
  });
  describe('comes after the dice', () => {
    refused(hire(), 'command points are rolled for in justice', {
      'not before': (state) => {
        state.phase = 'justice';
      },
    });
  });
  describe('is of one seat', () => {
    refused(hire(), 'it is the turn of another seat', {
      'not of the next': (state) => {
        state.turn = 2;
      },
    });
  });
  describe('is of a turn', () => {
    refused(() => onAgenda({ put }, ...commandPhase), 'turns are counted from the end of setup', {
      'not of none': (state) => {
        state.turn = 0;
        state.phasing = 0;
      },
    });
  });
  describe('is in the game', () => {
    refused(() => onAgenda({ put }, ...commandPhase), 'the game should be over', {
      'not when all blocks are down': (state) => {
        state.standing = [];
        for (const id of [mob, 'bh-mob-1']) patch(id, { where: 'destroyed' })(state);
        for (const board of state.boards) Object.assign(board, { fallen: true, power: false });
      },
    });
  });
  describe('has a blocker active', () => {
    const step: Step = { type: 'active' };
    const moving = () => onAgenda({ put, active: mob }, step, ...commandPhase);
    refused(moving, 'a blocker is active while it moves, and only then', {
      'not without moving': ({ agenda }) => agenda.pop(),
    });
  });
});

describe('charges', () => {
  const armed = { [mob]: { at: sf(5, 5), items: ['zipGun-1'] }, 'bh-mob-1': sf(5, 6) };
  test('lie in the command phase and until they go off', () => {
    const command = onAgenda({ put }, ...commandPhase);
    const window: Step = { type: 'phaseWindow', seats: [0] };
    const table = { put, phase: 'combat', hands: { 0: ['card-41'] } } as const;
    const opening = onAgenda(table, window);
    opening.agenda = [...combat(opening).reverse(), window];
    const guarded = {
      put: { [mob]: sf(5, 5), 'bh-mob-1': { at: sf(5, 6), items: ['zipGun-1'] } },
      phase: 'defence',
    } as const;
    const defending = onAgenda(
      guarded,
      { type: 'defensiveFire', seat: 1 },
      { type: 'startCombat' },
    );
    for (const state of [command, opening, defending]) {
      lay(state);
      expect(refusal(state)).toBe('nothing');
    }
  });

  describe('are gone when the shooting begins', () => {
    refused(() => inCombat('shoot', { put: armed }), 'charges are left after they went off', {
      'not left': lay,
    });
  });
});

describe('parts of combat', () => {
  const armed = { [mob]: { at: sf(5, 5), items: ['zipGun-1'] }, 'bh-mob-1': sf(5, 6) };
  describe('shooting', () => {
    refused(() => inCombat('shoot', { put: armed }), 'it is part 1 of the combat phase, not 2', {
      'is not called assault': ({ combat: now }) => {
        now.subPhase = 2;
      },
    });
    describe('comes before fights', () => {
      refused(() => inCombat('shoot', { put: armed }), 'fights before their time', {
        'not after one': ({ combat: now }) => now.foughtSquares.push(sf(5, 5)),
      });
    });
  });
  describe('the window before them', () => {
    const window: Step = { type: 'phaseWindow', seats: [0] };
    const opening = () => {
      const table = { put, phase: 'combat', hands: { 0: ['card-41'] } } as const;
      const state = onAgenda(table, window);
      state.agenda = [...combat(state).reverse(), window];
      return state;
    };
    refused(opening, 'it is part 0 of the combat phase, not 1', {
      'is no part': ({ combat: now }) => {
        now.subPhase = 1;
      },
    });
  });
  test('fights are told of from the second on', () => {
    const state = inCombat('assault', { put: { ...put, 'bh-crocks-1': sf(5, 5) } });
    state.combat.foughtSquares.push(sf(3, 3));
    expect(refusal(state)).toBe('nothing');
  });
});

describe('the deck', () => {
  const last = (phase: 'command' | 'end') => {
    if (phase === 'command') return onAgenda({ put, left: 1 }, ...commandPhase);
    const hands = { 0: ['card-01', 'card-02', 'card-03'] };
    const steps = ['discard', 'lastCard', 'catastrophe', 'turnFaceUp', 'nextTurn'] as const;
    const state = onAgenda({ put, left: 1, phase, hands }, { type: 'klegg' });
    state.agenda = steps.map((type): Step => ({ type })).reverse();
    state.cards.hands[0]?.push(state.cards.pool.shift() as string);
    state.cards.hands[0]?.sort();
    state.cards.left = 0;
    return state;
  };
  describe('is not empty before the endgame', () => {
    refused(() => last('command'), 'the endgame should have begun', {
      'not even by its last card': ({ cards }) => {
        cards.discard = [...cards.discard, cards.pool.shift() as string].sort();
        cards.left = 0;
      },
    });
  });

  test('but its last card may lie in a hand that is too large', () => {
    expect(refusal(last('end'))).toBe('nothing');
  });

  describe('of justice comes last', () => {
    refused(() => onAgenda({ put }, ...commandPhase), 'justice early', {
      'an H-wagon': ({ markers }) => markers.hWagons.push('9,5'),
      'a pat-wagon': ({ markers }) => markers.patWagons.push('9,1'),
      'a cannon': ({ markers }) => markers.sonic.push({ board: 0, space: '1,1' }),
      'two wagons': ({ markers }) => {
        markers.hWagons.push('9,5');
        markers.patWagons.push('9,1');
      },
      'a wagon and a cannon': ({ markers }) => {
        markers.hWagons.push('9,5');
        markers.sonic.push({ board: 0, space: '1,1' });
      },
    });
  });
});

describe('the end', () => {
  /** The last blocks have fallen; a card is played, and the game is over. */
  const over = () => {
    const fallen = { fallen: true, power: false };
    const table: Omit<Arrangement, 'steps'> = {
      ...{ stage: 'endgame', phase: 'justice', hands: { 0: ['card-01'] } },
      boards: { 0: fallen, 1: fallen },
      put: { 'sf-superhero-1': '9,5', 'bh-superhero-1': '9,7' },
    };
    const justice: Step[] = [{ type: 'justice' }, { type: 'rollCommand' }, ...commandPhase];
    const played = play(
      onAgenda(table, ...justice),
      { type: 'playJustice', card: 'card-01' },
      { type: 'justiceTarget', blocker: 'bh-superhero-1' },
    ).state;
    return { ...played, phase: 'command' as const };
  };
  const hero = 'sf-superhero-1';
  const start = { space: '9,5', outside: false, via: 'start' } as const;
  describe('is told by the board', () => {
    refused(over, 'the board tells another outcome', {
      'and by no other points': ({ outcome }) => {
        if (outcome !== null) outcome.scores = [99, 99];
      },
      'and by no other reason': ({ outcome }) => {
        if (outcome !== null) outcome.reason = 'last blocker';
      },
    });
  });
  describe('leaves nobody to act', () => {
    refused(over, 'somebody still acts', {
      'with command points': (state) => {
        state.commandPoints = 1;
      },
      'in an activation': (state) => {
        patch(hero, { activatedTurn: 1, activatedBy: 0 })(state);
        state.active = {
          ...{ blocker: hero, movePoints: 1, noMove: false, flown: false, ended: false },
          ...{ trail: [start], covered: 0, freeVisited: ['9,5'] },
        };
      },
    });
  });
});
