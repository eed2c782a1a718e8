import { describe } from 'vitest';
import type { State } from '../../src/block-mania/index.js';
import type { Announcement, Step, StepOf } from '../../src/block-mania/state/steps.js';
import { topStep } from '../../src/kernel/play.js';
import { type Arrangement, done, type LooseMove, play, sf } from './arrange.js';
import { commandPhase, onAgenda, refused } from './reached.js';

/* Every clause of what steps of the command phase may ask: a state reached by play, and what no play makes of it. */

const juves = 'sf-juves-1';
const mob = 'sf-mob-1';

/** In an activation, after these moves. */
function active(blocker: string, rest: Partial<Arrangement>, ...moves: LooseMove[]): State {
  const table = { active: blocker, movePoints: 5, ...rest };
  return play(onAgenda(table, { type: 'active' }, ...commandPhase), ...moves).state;
}

/** In the command phase, after these moves. */
function command(rest: Partial<Arrangement>, ...moves: LooseMove[]): State {
  const table = { put: { [mob]: sf(5, 5) }, ...rest };
  return play(onAgenda(table, ...commandPhase), ...moves).state;
}

function topOf<T extends Step['type']>(state: State, type: T): StepOf<T> {
  const step = topStep(state);
  if (step?.type !== type) throw new Error(`${step?.type} is asked, not ${type}`);
  return step as StepOf<T>;
}

function change<T extends Step['type']>(type: T, fields: Partial<StepOf<T>>) {
  return (state: State) => Object.assign(topOf(state, type), fields);
}

function patch(state: State, id: string, fields: Partial<State['blockers'][string]>): void {
  Object.assign(state.blockers[id] as State['blockers'][string], fields);
}

function activate(state: State, fields: Partial<NonNullable<State['active']>>): void {
  Object.assign(state.active as NonNullable<State['active']>, fields);
}

const square = {
  ...{ fire: 0, structural: 0, collapsed: false, looted: false, scrawl: false },
  ...{ car: 0, linkHits: 0 },
};

describe('a klegg to be placed', () => {
  const hired = () => command({ hands: { 0: ['card-01'] } }, { type: 'playCard', card: 'card-01' });
  refused(hired, 'klegg asks for what cannot be', {
    'for another seat': (state) => {
      state.kleggController = 1;
    },
    'when none is left': (state) => {
      for (const [id, { block }] of Object.entries(state.blockers)) {
        if (block === null) patch(state, id, { where: 'destroyed', placedBy: 0 });
      }
    },
  });
});

describe('a justice card to be aimed', () => {
  const justice: Step[] = [{ type: 'justice' }, { type: 'rollCommand' }, ...commandPhase];
  const table = (stage: State['stage']): Omit<Arrangement, 'steps'> => ({
    put: { [mob]: sf(5, 5), 'bh-mob-1': sf(5, 7) },
    ...{ stage, phase: 'justice', hands: { 0: ['card-01', 'card-10'] } },
  });
  const played = () => {
    return play(onAgenda(table('endgame'), ...justice), { type: 'playJustice', card: 'card-01' })
      .state;
  };
  refused(played, 'justiceTarget asks for what cannot be', {
    'that was not played': change('justiceTarget', { card: 'card-04' }),
    'that is aimed at nothing': (state) => {
      state.cards.hands[0] = [];
      state.cards.discard.push('card-10');
      change('justiceTarget', { card: 'card-10' })(state);
    },
    'before the endgame': (state) => {
      const main = onAgenda(table('main'), { type: 'klegg' }, ...justice.slice(1));
      main.cards.hands[0] = [];
      main.cards.discard.push('card-01', 'card-10');
      main.agenda[main.agenda.length - 1] = { type: 'justiceTarget', card: 'card-01' };
      Object.assign(state, main);
    },
  });
});

/** Another card was played than the one that was. */
function discard(state: State, card: string): void {
  const { cards } = state;
  if (cards.hands[0]?.includes(card)) cards.hands[0] = [];
  else {
    cards.pool = cards.pool.filter((other) => other !== card);
    cards.left--;
  }
  cards.discard = [...cards.discard, card].sort();
  change('cardTarget', { card })(state);
}

describe('a mania card to be aimed in the command phase', () => {
  const hands = { 0: ['card-17', 'card-51'] };
  const played = () => command({ hands }, { type: 'playCard', card: 'card-17' });
  refused(played, 'cardTarget asks for what cannot be', {
    'by another seat': change('cardTarget', { seat: 1 }),
    'that was not played': change('cardTarget', { card: 'card-18' }),
    'at a wrong time': (state) => discard(state, 'card-51'),
    'in the endgame': (state) => {
      state.stage = 'endgame';
      state.cards.left = state.cards.pool.length;
    },
    'that hires kleggs': (state) => discard(state, 'card-01'),
    'that gives command points': (state) => discard(state, 'card-09'),
    'that deploys': (state) => discard(state, 'card-13'),
    'that gives move points': (state) => discard(state, 'card-15'),
    'that turns nobody up': (state) => discard(state, 'card-19'),
  });
});

describe('a hazard to be aimed', () => {
  const put = { [juves]: sf(6, 1) };
  const hands = { 1: ['card-36'], 2: ['card-37'] };
  const played = () => {
    const table = { players: 3, put, hands } as const;
    return active(juves, table, done, { type: 'playCard', card: 'card-36' });
  };
  refused(played, 'cardTarget asks for what cannot be', {
    'by whoever is asked later': change('cardTarget', { seat: 2 }),
    'by the mover': change('cardTarget', { seat: 0 }),
  });
});

describe('a hazard for whoever stands there', () => {
  const put = { [mob]: sf(5, 5), 'bh-mob-1': sf(6, 1), 'bh-crocks-1': '9,1' };
  const played = () => {
    return command({ put, hands: { 0: ['card-36'] } }, { type: 'playCard', card: 'card-36' });
  };
  refused(played, 'cardTarget asks for what cannot be', {
    'where nobody stands': (state) => discard(state, 'card-38'),
    'that only halts movers': (state) => discard(state, 'card-39'),
  });
});

describe('a rider to be stopped', () => {
  const enemies = { 'bh-mob-1': sf(4, 4), 'bh-crocks-1': sf(4, 5), 'bh-spugs-1': sf(5, 4) };
  const put = { [juves]: sf(4, 1), ...enemies, 'kr-mob-1': sf(6, 4) };
  const riding = () => {
    return active(juves, { players: 3, put }, { type: 'elevator', level: 6 });
  };
  refused(riding, 'stop asks for what cannot be', {
    'by a seat with nobody there': change('stop', { seat: 2 }),
    'where nobody is': change('stop', { space: sf(4, 3) }),
    'beside the shaft': change('stop', { space: sf(5, 4) }),
    'at the end of the ride': change('stop', { to: sf(4, 4) }),
    'beyond the end of the ride': change('stop', { to: sf(4, 3) }),
    'on a ride out of the shaft': change('stop', { to: sf(5, 6) }),
    'on a ride to where it is': change('stop', { to: sf(4, 1) }),
    'without power': (state) => Object.assign(state.boards[0] ?? {}, { power: false }),
    'with rubble in the way': (state) => {
      state.spaces[sf(4, 2)] = { ...square, collapsed: true };
    },
    'that may not move': (state) => activate(state, { noMove: true }),
    'that cannot pay': (state) => activate(state, { movePoints: 0 }),
  });
});

/** After an announcement, with a window open for the other seat. */
function announcing(
  blocker: string,
  put: NonNullable<Arrangement['put']>,
  move: LooseMove,
  rest: Partial<Arrangement> = {},
) {
  return () => active(blocker, { put, hands: { 1: ['card-33'] }, ...rest }, move);
}

const sentence = 'announced asks for what cannot be';

function announce(what: Announcement) {
  return (state: State) => {
    const at = state.agenda.findIndex(({ type }) => type === 'announced');
    state.agenda[at] = { type: 'announced', what };
  };
}

/** What cannot be paid for, or is done after the end of an activation. */
const unpaid = {
  'that cannot be paid': (state: State) => activate(state, { movePoints: 0 }),
  'after an enemy was met': (state: State) => activate(state, { ended: true }),
  'after a flight': (state: State) => {
    const { trail = [] } = state.active ?? {};
    const [start] = trail;
    if (start === undefined) throw new Error('no trail');
    state.commandPoints = 9;
    activate(state, { flown: true, movePoints: 0, trail: [start, { ...start, via: 'fly' }] });
  },
};

describe('a draw that is announced', () => {
  const draw = announcing(juves, { [juves]: sf(6, 1) }, { type: 'draw', blocker: juves });
  refused(draw, sentence, {
    'in ruins': (state) => {
      state.spaces[sf(6, 1)] = { ...square, collapsed: true };
    },
    'in a looted shop': (state) => {
      state.spaces[sf(6, 1)] = { ...square, looted: true };
    },
    'for the second time': (state) => patch(state, juves, { drewThisPhase: true }),
    'where no shop is': (state) => {
      patch(state, juves, { where: { space: sf(5, 1), outside: false } });
      const trail = [{ space: sf(5, 1), outside: false, via: 'start' as const }];
      activate(state, { trail, freeVisited: [sf(5, 1)] });
    },
  });
});

describe('the end of an activation that is announced', () => {
  refused(announcing(juves, { [juves]: sf(5, 5) }, done), 'hazardWindow asks', {
    'when the whole trail is covered': (state) => activate(state, { covered: 1 }),
    'to somebody without cards': (state) => {
      state.cards.hands = [['card-33'], []];
      change('hazardWindow', { seats: [0] })(state);
    },
  });
});

describe('a counter that is to be passed', () => {
  const put = {
    [juves]: { at: sf(5, 5), items: ['sprayCan-2'] },
    [mob]: { at: sf(5, 4), items: ['zipGun-1'] },
    'sf-crocks-1': { at: sf(5, 7), items: ['sprayCan-1'] },
    'bh-mob-1': { at: sf(4, 5), items: ['zipGun-2'] },
    'bh-spugs-1': sf(9, 1),
  };
  const receive = { type: 'receive', from: mob, item: 'zipGun-1' } as const;
  const what = { action: 'receive', from: mob, item: 'zipGun-1' } as const;
  const meet = (state: State, at: string) => {
    patch(state, 'bh-spugs-1', { where: { space: at, outside: false } });
  };
  refused(announcing(juves, put, receive), sentence, {
    ...unpaid,
    'by nobody': announce({ ...what, from: 'nobody' }),
    'that is not carried': announce({ ...what, item: 'sprayCan-2' }),
    'from afar': announce({ ...what, from: 'sf-crocks-1', item: 'sprayCan-1' }),
    'by an enemy': announce({ ...what, from: 'bh-mob-1', item: 'zipGun-2' }),
    'by somebody in a fight': (state) => meet(state, sf(5, 4)),
    'to somebody in a fight': (state) => meet(state, sf(5, 5)),
  });

  describe('to a mob', () => {
    const near = { [mob]: sf(5, 4), [juves]: { at: sf(5, 5), items: ['batSuit-1', 'sprayCan-1'] } };
    const can = { type: 'receive', from: juves, item: 'sprayCan-1' } as const;
    refused(announcing(mob, near, can), sentence, {
      'with wings': announce({ action: 'receive', from: juves, item: 'batSuit-1' }),
    });
  });
});

describe('a charge that is to be laid', () => {
  const put = { [juves]: { at: sf(5, 5), items: ['demoCharge-1', 'zipGun-1'] } };
  const lay = { type: 'layCharge', item: 'demoCharge-1' } as const;
  refused(announcing(juves, put, lay), sentence, {
    ...unpaid,
    'that is none': announce({ action: 'lay', item: 'zipGun-1' }),
    'that there is not': announce({ action: 'lay', item: 'nothing' }),
  });
});

describe('power that is to be switched', () => {
  const put = { [juves]: sf(4, 1) };
  refused(announcing(juves, put, { type: 'switchPower' }), sentence, {
    ...unpaid,
    'somewhere else': (state) => {
      patch(state, juves, { where: { space: sf(5, 1), outside: false } });
      const trail = [{ space: sf(5, 1), outside: false, via: 'start' as const }];
      activate(state, { trail, freeVisited: [sf(5, 1)] });
    },
    'in ruins': (state) => {
      state.spaces[sf(4, 1)] = { ...square, collapsed: true };
      Object.assign(state.boards[0] ?? {}, { powerDead: true, power: false });
    },
  });
});

describe('a heavy weapon that is to be set up', () => {
  const laser = 'missileDefenceLaser-1';
  const put = { [juves]: { at: sf(5, 5), items: [laser, 'zipGun-1'] } };
  refused(announcing(juves, put, { type: 'deployHeavy', item: laser }), sentence, {
    ...unpaid,
    'that is light': announce({ action: 'deployHeavy', item: 'zipGun-1' }),
    'that is not carried': announce({ action: 'deployHeavy', item: 'missileDefenceLaser-2' }),
    'that is set up': (state) => patch(state, juves, { deployedHeavy: [laser] }),
  });
});
