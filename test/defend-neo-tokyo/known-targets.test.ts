import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/defend-neo-tokyo/content/effects.js';
import type { Move } from '../../src/defend-neo-tokyo/moves/index.js';
import {
  type Arrangement,
  arrange,
  at,
  card,
  changedGame,
  done,
  eventText,
  letHappen,
  monster,
  offered,
  play,
  space,
  target,
  topStep,
} from './arrange.js';

/* What an effect has chosen or hit, the effects after it mean by "it", and by "its space" the one in which it was. */

const played = 'ch-zakharovich-1#1';
const marked: Effect = { kind: 'token', token: 'minus', count: 1, on: 'it' };
const damaged: Effect = { kind: 'cityDamage', amount: 1, where: 'target' };
const pair = [
  { id: 'rb-glowfang', space: 's02' },
  { id: 'rb-isotoad', space: 's02' },
];

let games = 0;
/** Zakharovich has a card in hand that does this. */
function holding(effects: Effect[], rest: Arrangement = {}) {
  const game = changedGame(`known-${games++}`, ({ cards }) => {
    const found = cards.find(({ id }) => id === 'ch-zakharovich-1');
    if (found !== undefined) found.effects = effects;
  });
  const seats = { ...rest.seats, 0: { space: 's02', hand: [played], ...rest.seats?.[0] } };
  return arrange({ mechs: ['zakh', 'anansi'], monsters: pair, ...rest, game, seats });
}

/** The table after the card and these answers. */
function tableAfter(effects: Effect[], answers: Move[], rest: Arrangement = {}) {
  return play(holding(effects, rest), card(0, played), ...answers).state;
}

const isotoad = target(0, 'rb-isotoad');

describe('[DN-FX-02] the Monster that was chosen is the one that later effects mean', () => {
  const choosing: readonly (readonly [string, Effect, Move[], string])[] = [
    ['by an attack', { kind: 'attack', flat: 1, range: 0 }, [isotoad], 's02'],
    [
      'for a token',
      { kind: 'token', token: 'plus', count: 1, on: 'monster', range: 0 },
      [isotoad],
      's02',
    ],
    [
      'for a push',
      { kind: 'push', on: 'monster', range: 0, to: 'adjacent' },
      [isotoad, at(0, 's03')],
      's02',
    ],
  ];
  test.each(choosing)(
    '%s, and its space the one in which it was',
    (_how, effect, answers, where) => {
      const state = tableAfter([effect, marked, damaged], answers);
      expect(state.monsters.map(({ id, minus }) => [id, minus])).toEqual([
        ['rb-glowfang', 0],
        ['rb-isotoad', 1],
      ]);
      expect(space(state, where).cityDamage).toBe(1);
    },
  );

  test.each<readonly [string, Effect]>([
    ['an attack without a target', { kind: 'attack', flat: 1, range: 3, minRange: 3 }],
    ['a token for nobody', { kind: 'token', token: 'fire', count: 1, on: 'monster', range: 0 }],
    ['a push of nobody', { kind: 'push', on: 'monster', range: 0, to: 'me' }],
  ])('after %s nobody is meant, nor whom an effect before it chose', (_what, effect) => {
    const hit: Effect = { kind: 'attack', flat: 1, range: 0 };
    // Fireproof, so that no Fire can be placed.
    const monsters = [{ id: 'rb-cindermaw', space: 's02' }];
    const state = tableAfter([hit, effect, marked], [], { monsters });
    expect(monster(state, 'rb-cindermaw').minus).toBe(0);
  });
});

describe('[DN-FX-05] a push', () => {
  test('of the one that was hit asks only for the space, and may be left off', () => {
    const push: Effect = { kind: 'push', on: 'it', to: 'adjacent' };
    const asked = tableAfter([{ kind: 'attack', flat: 1, range: 0 }, push], [isotoad]);
    expect(topStep(asked)).toMatchObject({ type: 'chooseSpace', optional: true });
    expect(offered(asked, 'chooseSpace', 'space')).toEqual(['s01', 's03', 's13']);
    expect(monster(play(asked, at(0, 's01')).state, 'rb-isotoad').space).toBe('s01');
    expect(monster(play(asked, done(0)).state, 'rb-isotoad').space).toBe('s02');
  });

  test('of one of several that were hit asks for the Monster first', () => {
    const push: Effect = { kind: 'push', on: 'it', to: 'adjacent' };
    const asked = tableAfter([{ kind: 'attack', flat: 1, range: 0, hits: 'space' }, push], []);
    expect(topStep(asked)).toMatchObject({ type: 'chooseMonster', optional: true });
    const where = play(asked, isotoad).state;
    expect(topStep(where)).toMatchObject({ type: 'chooseSpace', optional: false });
    expect(monster(play(where, at(0, 's01')).state, 'rb-isotoad').space).toBe('s01');
  });

  test('towards the Mech of the one that was hit asks for the Monster, also where there is but one', () => {
    const push: Effect = { kind: 'push', on: 'it', to: 'me' };
    const monsters = [{ id: 'rb-isotoad', space: 's03' }];
    const asked = tableAfter([{ kind: 'attack', flat: 1, range: 1 }, push], [], { monsters });
    expect(topStep(asked)).toMatchObject({ type: 'chooseMonster', optional: true });
    expect(monster(play(asked, isotoad).state, 'rb-isotoad').space).toBe('s02');
  });
});

describe('[DN-FX-23] a choice in the text of an event', () => {
  const walk: Effect = { kind: 'move', steps: 1 };
  const provoke: Effect = { kind: 'provoke', steps: 1 };
  test('is the Captain’s, among both options: they are nobody’s, and so nothing speaks against them', () => {
    const game = changedGame('event-choice', ({ events }) => {
      const found = events.find(({ id }) => id === 'rb-e13');
      if (found !== undefined) found.effects = [{ kind: 'choose', a: [walk], b: [provoke] }];
    });
    const { state } = letHappen(arrange({ game, captain: 1, steps: eventText('rb-e13') }));
    expect(topStep(state)).toMatchObject({ type: 'chooseOption', seat: 1, among: ['a', 'b'] });
    const choose = (option: 'a' | 'b') => {
      return play(state, { type: 'chooseOption', seat: 1, option }).state.attackTrack;
    };
    expect([choose('a'), choose('b')]).toEqual([0, 1]);
  });
});

test('[DN-FX-46] no more City cards are drawn than there are, in deck and discard', () => {
  const game = changedGame('all-city-cards', ({ events }) => {
    const found = events.find(({ id }) => id === 'rb-e13');
    if (found !== undefined) {
      found.effects = [
        { kind: 'drawCity', count: 20, do: [{ kind: 'cityDamage', amount: 1, where: 'it' }] },
      ];
    }
  });
  const table = arrange({ game, steps: eventText('rb-e13') });
  const rolls = Array.from({ length: 18 }, (_, i) => `c${String(i + 1).padStart(2, '0')}`);
  const { state } = letHappen(table, ...rolls);
  const damage = Object.values(state.board).map(({ cityDamage }) => cityDamage);
  expect(damage.reduce((sum, one) => sum + one, 0)).toBe(18);
  expect(state.cityDeck).toEqual([]);
});
