import { describe, expect, test } from 'vitest';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import type { SpaceState, State } from '../../src/defend-neo-tokyo/state/state.js';
import type { Step } from '../../src/defend-neo-tokyo/state/steps.js';
import { arrange, changedGame, content, effects, gameOf, mech } from './arrange.js';
import { type Change, set, takeFrom } from './bend.js';

/* Every clause of the invariants: a sound table, one thing changed, and the sentence about it. */

const set0 = content.sets.get('radiation-beasts');
const boss = set0?.boss as string;
const table = () => arrange({ monsters: [{ id: 'rb-glowfang', space: 's05' }] });
const building = () => defendNeoTokyo.setup({ players: 3, seed: 1, captain: 0 });
const bossDeck = () => arrange({ monsters: [{ id: boss, space: 's05' }] });
const ruin: SpaceState = { cityDamage: 0, destroyed: true, citizens: [] };

function said(state: State, change?: Change): string[] {
  change?.(state);
  return gameOf(state).invariants(state);
}

const pushed = (step: Step) => (copy: State) => void copy.agenda.push(step);
const space = (at: string, change: Partial<SpaceState>) => (copy: State) => {
  Object.assign(copy.board[at] as SpaceState, change);
};

describe('Mechs', () => {
  const frame = { source: { mech: 0 } };
  test.each<[string, Step]>([
    ['acts', { type: 'action', seat: 0 }],
    ['gets Power', { type: 'choosePower', seat: 0, optional: false }],
    [
      'walks',
      {
        type: 'step',
        seat: 0,
        mech: 0,
        left: 1,
        taken: 0,
        min: 0,
        through: false,
        escaping: false,
      },
    ],
  ])('none %s before it is built', (_what, step) => {
    expect(said(building())).toEqual([]);
    expect(said(building(), pushed(step))).toContain('a Mech on the agenda is unknown');
  });

  test('a question about a Mech that is not built is no reason to fall over', () => {
    const subject = { window: 'monsterDefeated', space: 'hq' } as const;
    expect(said(building(), pushed({ type: 'react', subject, seat: 0 }))).toEqual([]);
  });

  test('one that lies does not react, though another may lie', () => {
    const subject = { window: 'monsterDefeated', space: 'hq' } as const;
    const state = arrange({ seats: { 1: { lying: true } } });
    expect(said(state, pushed({ type: 'react', subject, seat: 0 }))).toEqual([]);
    expect(said(state, pushed({ type: 'react', subject, seat: 1 }))).toEqual([
      'seat 1 lies, yet is asked',
    ]);
  });

  test.each([
    ['mech', '1', '2'],
    ['space', 's01', 'rb-glowfang'],
    ['monster', 'rb-glowfang', 's01'],
  ] as const)('each %s is one that there is', (of, known, unknown) => {
    const list = [...content.lists.keys()][0] as string;
    const each = (one: string) => (copy: State) => {
      copy.agenda.push({ type: 'each', list, frame, of, elements: [one], within: null });
    };
    expect(said(table(), each(known))).toEqual([]);
    expect(said(table(), each(unknown))).toEqual([`${of} ${unknown} on the agenda is unknown`]);
  });

  test.each(['chassis', 'legs', 'leftArm', 'rightArm'] as const)('built of a %s', (part) => {
    const sentences = said(table(), (copy) => {
      mech(copy, 0).tiles = { ...mech(copy, 0).tiles, [part]: 'x' };
    });
    expect(sentences).toContain('a Mech is a Chassis, two Arms and Legs');
    expect(sentences.filter((sentence) => sentence.endsWith('is nowhere'))).toEqual([]);
  });

  test('as many as players, or none while they are built', () => {
    const [one] = table().mechs;
    const missing = '3 players need as many Mechs';
    const assigned = (copy: State) => {
      copy.options = { ...copy.options, build: 'assigned' };
    };
    expect(said(building(), set({ mechs: one ? [one] : [] }))).toContain(missing);
    expect(said(building(), set({ phase: 'action', round: 1 }))).toContain(missing);
    expect(said(building(), assigned)).toContain(missing);
  });
});

describe('cards lie in order', () => {
  const own = 'the cards of seat 0 are not in canonical order';
  const two = (copy: State) => [takeFrom(mech(copy, 0).deck), takeFrom(mech(copy, 0).deck)];
  test.each(['hand', 'discard', 'front'] as const)('the %s of a seat', (zone) => {
    const put = (turned: 'as they are' | 'turned') => (copy: State) => {
      const cards = two(copy).sort();
      mech(copy, 0)[zone] = turned === 'turned' ? cards.reverse() : cards;
    };
    expect(said(table(), put('as they are'))).toEqual([]);
    expect(said(table(), put('turned'))).toEqual([own]);
  });
  test('the deck of a seat', () => {
    expect(said(table(), (copy) => mech(copy, 0).deck[0]?.reverse())).toEqual([own]);
  });

  const piles = {
    cityDiscard: ({ cityDeck }: State) => [takeFrom(cityDeck), takeFrom(cityDeck)],
    citizenDiscard: ({ citizenDeck }: State) => [takeFrom(citizenDeck), takeFrom(citizenDeck)],
    destroyedStack: ({ citizenDeck }: State) => {
      const isSmall = (card: string) => card.startsWith('cz-news');
      return [takeFrom(citizenDeck, isSmall), takeFrom(citizenDeck, isSmall)];
    },
    citizenRemoved: ({ citizenDeck }: State) => [takeFrom(citizenDeck), takeFrom(citizenDeck)],
    eventDiscard: ({ eventUnseen }: State) => eventUnseen.events.splice(0, 2),
    eventRemoved: ({ eventUnseen }: State) => eventUnseen.events.splice(0, 2),
    defeated: () => (set0?.monsters ?? []).filter((id) => id !== 'rb-glowfang').slice(0, 2),
  };
  test.each(Object.keys(piles) as (keyof typeof piles)[])('%s', (zone) => {
    const state = table();
    state[zone] = piles[zone](state).sort();
    expect(said(state)).toEqual([]);
    state[zone].reverse();
    expect(said(state)).toEqual(['a pile is not in canonical order']);
  });
  test.each<[string, (copy: State) => string[] | undefined]>([
    ['City deck', ({ cityDeck }) => cityDeck[0]],
    ['Citizen deck', ({ citizenDeck }) => citizenDeck[0]],
    ['Event deck', ({ eventDeck }) => eventDeck[0]],
    ['Appears cards unseen', ({ eventUnseen }) => eventUnseen.appears],
    ['events unseen', ({ eventUnseen }) => eventUnseen.events],
  ])('%s', (_what, pile) => {
    const turned = (copy: State) => void pile(copy)?.reverse();
    expect(said(table(), turned)).toEqual(['a pile is not in canonical order']);
  });
});

describe('Event cards', () => {
  /** So many blanks as cards are unseen, and one more. */
  test.each(['appears', 'event'] as const)('blanks of kind %s', (blank) => {
    const most = set0?.[blank === 'event' ? 'events' : 'appears'].length ?? 0;
    const deck = (count: number) => set({ eventDeck: [Array(count).fill(blank)] });
    expect(said(table(), deck(most))).toEqual([]);
    expect(said(table(), deck(most + 1))).toEqual([
      'the Event deck has more blanks than there are unseen cards',
    ]);
  });

  const eventsOnly = 'the deck of the Boss holds Event cards only';
  const appears = (copy: State) => {
    copy.eventDeck.unshift([copy.eventUnseen.appears.shift() as string]);
  };
  test('with the Boss in play every card of the deck is an event', () => {
    expect(said(bossDeck())).toEqual([]);
    expect(said(bossDeck(), (copy) => copy.eventDeck.unshift(['event']))).toEqual([eventsOnly]);
    expect(said(bossDeck(), appears)).toEqual([eventsOnly]);
    expect(said(table(), appears)).toEqual([]);
    expect(said(bossDeck(), (copy) => copy.eventDeck.unshift(['x']))).toEqual([
      'x, in the Event deck, is not part of this game',
    ]);
  });
  test('until he has arrived it is the deck of before', () => {
    const list = [...content.lists.keys()].find((id) => id.endsWith('/arrival')) as string;
    const arriving: Change = (copy) => {
      appears(copy);
      copy.agenda.push(effects(list, { source: { monster: boss } }));
    };
    expect(said(bossDeck(), arriving)).toEqual([]);
  });
});

describe('before the Captain and the threat are known', () => {
  const begin: Change = (copy) => {
    copy.options = { ...copy.options, threat: null };
    copy.agenda = [{ type: 'begin', captain: null, threat: null }];
    copy.eventUnseen = { appears: [], events: [] };
  };
  test('there is no threat, and later there is', () => {
    expect(said(building(), begin)).toEqual([]);
    const later = said(building(), (copy) => {
      begin(copy);
      copy.agenda = [];
    });
    expect(later).toContain('there is no threat');
  });
});

describe('Monsters', () => {
  const damage = () => (set0?.monsters ?? [])[1] as string;
  test.each<[string, () => State, Change, string]>([
    ['the Boss in play', bossDeck, set({ bossAppeared: false }), 'the Boss has not appeared'],
    [
      'the Boss as one of many',
      bossDeck,
      (copy) => Object.assign(copy.monsters[0] as object, { isBoss: false }),
      `${boss} is the Boss`,
    ],
    ['one that is defeated', table, set({ defeated: ['rb-glowfang'] }), 'a Monster is there twice'],
    ['one of nowhere', table, (copy) => copy.defeated.push('x'), 'x is of another set'],
    [
      'one on no space',
      table,
      (copy) => Object.assign(copy.monsters[0] as object, { space: 'moon' }),
      'there is no space moon',
    ],
  ])('%s', (_what, make, change, message) => {
    expect(said(make())).toEqual([]);
    expect(said(make(), change)).toContain(message);
  });
  test('of the set, defeated', () => {
    expect(said(table(), set({ defeated: [damage()] }))).toEqual([]);
  });
});

describe('the city', () => {
  test('has the spaces of the pack', () => {
    const broken = 'the spaces of the board are not those of the pack';
    const renamed: Change = ({ board }) => {
      board.moon = board.s01 as SpaceState;
      delete board.s01;
    };
    expect(said(table(), renamed)).toEqual([broken]);
  });
  test('a Citizen in a ruin or in HQ', () => {
    const moved = (at: string, change: Partial<SpaceState>) => (copy: State) => {
      space(at, { ...change, citizens: [takeFrom(copy.citizenDeck)] })(copy);
      copy.destruction = 1;
    };
    expect(said(table(), moved('s01', {}))).toEqual([]);
    expect(said(table(), moved('s01', { destroyed: true }))).toEqual([
      's01 is destroyed, yet not empty',
    ]);
    expect(said(table(), moved('hq', {}))).toEqual(['HQ is not a City Space']);
  });
  test('HQ in ruins', () => {
    const destroyed: Change = (copy) => {
      space('hq', { destroyed: true })(copy);
      copy.destruction = 1;
    };
    expect(said(table(), destroyed)).toEqual(['HQ is not a City Space']);
  });
  test('every ruin counts as the pack says', () => {
    const game = changedGame('ruins-count-twice', ({ constants }) => {
      constants.destruction.cityDestroyed = 2;
    });
    const ruins = (destruction: number): Change => {
      return (copy) => {
        copy.board.s01 = ruin;
        copy.destruction = destruction;
      };
    };
    expect(said(arrange({ game }), ruins(2))).toEqual([]);
    expect(said(arrange({ game }), ruins(1))).toEqual([
      'there are more destroyed spaces than the Destruction track knows',
    ]);
  });
});
