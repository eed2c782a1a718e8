import { describe, expect, test } from 'vitest';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import type { SpaceState, State } from '../../src/defend-neo-tokyo/state/state.js';
import type { Picks, Step } from '../../src/defend-neo-tokyo/state/steps.js';
import { arrange, changedGame, topStep } from './arrange.js';
import { type Bend, type Change, refuses, set, step, stepOf, takeFrom, wrongWith } from './bend.js';

/* While Mechs are built: what no play leads to is not loaded. */

type Build = 'prebuilt' | 'draft';
const start = (build: Build, game = defendNeoTokyo): State => {
  return game.setup({ players: 3, seed: 4, captain: 1, threat: 'radiation-beasts', build });
};

/** Plays first moves until this step is on top with so many seats to come. */
function until(build: Build, type: Step['type'], left: number): State {
  let state = start(build);
  for (;;) {
    const top = topStep(state);
    const waiting = top && ('order' in top ? top.order : 'seats' in top ? top.seats : []);
    if (top?.type === type && waiting?.length === left) return state;
    const [move] = defendNeoTokyo.legalMoves(state);
    if (move === undefined) throw new Error('building is stuck');
    state = defendNeoTokyo.reduce(state, move);
  }
}

/** Changes what a seat has picked. */
const picks = (seat: number, change: (picks: Picks) => void) => (copy: State) => {
  const top = topStep(copy);
  if (top !== undefined && 'picks' in top) change(top.picks[seat] as Picks);
};
const build = (how: Build) => (copy: State) => {
  copy.options = { ...copy.options, build: how };
};

test.each([
  ['prebuilt', 'pickPrebuilt', 3],
  ['draft', 'pickChassis', 3],
  ['draft', 'pickLegs', 3],
  ['draft', 'pickArm', 6],
  ['draft', 'assemble', 3],
] as const)('%s, %s: whatever the seats pick can be loaded', (how, type, most) => {
  for (let left = most; left > 0; left--) expect(wrongWith(until(how, type, left))).toBeUndefined();
});

describe('[DN-BUILD-01] a prebuilt Mech to pick', () => {
  refuses(
    () => until('prebuilt', 'pickPrebuilt', 2),
    [
      ['a draft', build('draft'), 'these Mechs are not picked like this'],
      [
        'picks of a fourth seat',
        (copy) => stepOf(copy, 'pickPrebuilt').picks.push({ chassis: null, legs: null, arms: [] }),
        'each seat has its picks',
      ],
      ['another order', step('pickPrebuilt', { order: [0, 2] }), 'the order of picks'],
      ['an Arm too few', picks(1, ({ arms }) => arms.pop()), 'the picks of seat 1'],
      ['a Mech before its turn', picks(2, ({ arms }) => arms.push('ar-mg')), 'picks of seat 2'],
    ],
  );
});

describe('[DN-BUILD-03] Legs to pick', () => {
  const own = (fields: Partial<Picks>) => picks(0, (one) => Object.assign(one, fields));
  refuses(
    () => until('draft', 'pickLegs', 2),
    [
      ['no draft', build('prebuilt'), 'there is no draft'],
      ['the order of the Chassis', step('pickLegs', { order: [2, 0] }), 'the order of picks'],
      ['no Legs picked', own({ legs: null }), 'the picks of seat 0'],
      ['no Chassis', own({ chassis: null }), 'the picks of seat 0'],
      ['an Arm', own({ arms: ['ar-mg'] }), 'the picks of seat 0'],
      ['a Chassis that there is not', own({ chassis: 'ch-x' }), 'the picks of seat 0'],
      ['Legs that there are not', own({ legs: 'lg-x' }), 'the picks of seat 0'],
      [
        'a Chassis of two seats',
        (copy) => {
          const { picks: all } = stepOf(copy, 'pickLegs');
          Object.assign(all[0] as Picks, { chassis: all[1]?.chassis });
        },
        'a tile is picked twice',
      ],
    ],
  );
});

describe('[DN-BUILD-04] Arms to pick', () => {
  refuses(
    () => until('draft', 'pickArm', 4),
    [
      ['no draft', build('prebuilt'), 'there is no draft'],
      ['the way back first', step('pickArm', { order: [2, 1, 0, 2] }), 'the order of picks'],
      ['no Arm picked', picks(1, ({ arms }) => arms.pop()), 'the picks of seat 1'],
      [
        'an Arm that there is not',
        picks(1, ({ arms }) => arms.splice(0, 1, 'ar-x')),
        'the picks of seat 1',
      ],
    ],
  );
});

describe('[DN-BUILD-06] Arms to be mounted', () => {
  const arms = (seat: number, arm: string | null) => (copy: State) => {
    stepOf(copy, 'assemble').leftArms[seat] = arm;
  };
  refuses(
    () => until('draft', 'assemble', 2),
    [
      ['a seat that has not said', arms(0, null), 'the left Arms'],
      ['an Arm of nobody', arms(0, 'ar-x'), 'the left Arms'],
      [
        'an Arm of a seat that is still asked',
        (copy) => arms(1, stepOf(copy, 'assemble').picks[1]?.arms[0] ?? null)(copy),
        'the left Arms',
      ],
      ['a left Arm more', (copy) => stepOf(copy, 'assemble').leftArms.push('ar-mg'), 'left Arms'],
      [
        'a left Arm too few',
        (copy) => void stepOf(copy, 'assemble').leftArms.pop(),
        'the left Arms',
      ],
      [
        'no picks at all',
        (copy) => void stepOf(copy, 'assemble').picks.splice(0),
        'each seat has its picks',
      ],
    ],
  );
  test('prebuilt Mechs are mounted too', () => {
    expect(wrongWith(until('prebuilt', 'assemble', 3))).toBeUndefined();
  });
});

describe('before the Mechs are built nothing has happened', () => {
  const space = (fields: Partial<SpaceState>) => (copy: State) => {
    Object.assign(copy.board.s01 as SpaceState, fields);
  };
  /** A Citizen that is not in the deck any more. */
  const citizen = (to: 'citizenDiscard' | 'destroyedStack' | 'citizenRemoved') => (copy: State) => {
    copy[to].push(takeFrom(copy.citizenDeck));
  };
  const seen = (to: 'eventDiscard' | 'eventRemoved') => (copy: State) => {
    copy[to].push(copy.eventUnseen.events.shift() as string);
  };
  const monster = { damage: 0, fire: 0, plus: 0, minus: 0, armor: 0, isBoss: false };
  const happened: [what: string, change: Change][] = [
    ['City damage', space({ cityDamage: 1 })],
    ['a Citizen in the city', (copy) => space({ citizens: [takeFrom(copy.citizenDeck)] })(copy)],
    ['a Monster', set({ monsters: [{ ...monster, id: 'rb-glowfang', space: 's05' }] })],
    ['a Monster defeated', set({ defeated: ['rb-glowfang'] })],
    ['a City card drawn', (copy) => void copy.cityDiscard.push(takeFrom(copy.cityDeck))],
    ['an Event card discarded', seen('eventDiscard')],
    ['an Event card removed', seen('eventRemoved')],
    ['a Citizen discarded', citizen('citizenDiscard')],
    ['a Citizen destroyed', citizen('destroyedStack')],
    ['a Citizen removed', citizen('citizenRemoved')],
    ['the Boss', set({ bossAppeared: true })],
    ['Destruction', set({ destruction: 1 })],
    ['population carried over', set({ populationCarry: 1 })],
    ['both of them', set({ populationCarry: 1, destruction: 1 })],
  ];
  const message = 'something has happened before the Mechs are built';
  refuses(
    () => start('draft'),
    [
      ...happened.map(([what, change]): Bend => [what, change, message]),
      ['an Attack', set({ attackTrack: 1 }), 'nobody has attacked before build'],
      ['a round', set({ round: 1 }), 'round 1 does not fit build'],
    ],
  );
  test('nor is there a Mech yet', () => {
    const { mechs } = arrange({ mechs: ['patriot', 'anansi', 'raijin'] });
    expect(wrongWith(start('draft'), set({ mechs }))).toContain(message);
  });
  test('nor a ruin, even where it does not count', () => {
    const game = changedGame('ruins-for-nothing', ({ constants }) => {
      constants.destruction.cityDestroyed = 0;
    });
    expect(wrongWith(start('draft', game))).toBeUndefined();
    expect(wrongWith(start('draft', game), space({ destroyed: true }))).toContain(message);
  });
});

describe('[DN-SETUP-04] the Event deck of the beginning', () => {
  const isNot = 'the Event deck is not the one of the beginning';
  /** A blank of the deck is a card that somebody knows. */
  const known = (copy: State, kind: 'appears' | 'events', blank: string) => {
    const card = copy.eventUnseen[kind].pop() as string;
    takeFrom(copy.eventDeck, (item) => item === blank);
    copy.eventDeck[0]?.push(card);
    copy.eventDeck[0]?.sort();
  };
  refuses(
    () => start('draft'),
    [
      ['a known Appears card', (copy) => known(copy, 'appears', 'appears'), isNot],
      ['a known event', (copy) => known(copy, 'events', 'event'), isNot],
      [
        'a card more that is known',
        (copy) => {
          copy.eventDeck[0]?.push(copy.eventUnseen.events.pop() as string);
          copy.eventDeck[0]?.sort();
        },
        isNot,
      ],
      ['a card on top', (copy) => void copy.eventDeck.unshift([takeFrom(copy.eventDeck)]), isNot],
    ],
  );
});
