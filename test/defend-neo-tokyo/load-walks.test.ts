import { describe, expect, test } from 'vitest';
import type { State } from '../../src/defend-neo-tokyo/state/state.js';
import { ally, arrange, card, changedGame, content, mech, play, step as walk } from './arrange.js';
import { refuses, step, stepOf, takeFrom, wrongWith } from './bend.js';

/* Walks and cards looked at that no effect asks for. */

describe('walks', () => {
  const wrong = 'nothing asks for step here';
  const sprint = (): State => {
    const seats = { 0: { power: [0, 0, 2] as [number, number, number], hand: ['lg-light-1#1'] } };
    return play(arrange({ mechs: ['vaquero', 'anansi'], seats }), card(0, 'lg-light-1#1')).state;
  };
  const on = () => {
    const state = sprint();
    const [to = ''] = content.spaces.get('hq')?.adjacent ?? [];
    return play(state, walk(0, to)).state;
  };
  describe('of a card', () => {
    refuses(sprint, [
      ['another seat', step('step', { seat: 1 }), wrong],
      ['another Mech', step('step', { mech: 1 }), wrong],
      ['a step that must be taken', step('step', { min: 1 }), wrong],
      ['a way through ruins', step('step', { through: true }), wrong],
      ['a ruin to leave', step('step', { escaping: true, min: 1 }), wrong],
      ['no effect begun', step('effects', { index: 0 }), wrong],
      ['nothing below it', (copy) => void copy.agenda.splice(-2, 1), 'step cannot come before'],
    ]);
  });
  describe('that have begun', () => {
    refuses(on, [
      ['more steps', (copy) => void stepOf(copy, 'step').left++, wrong],
      ['all steps taken', step('step', { left: 0, taken: stepOf(sprint(), 'step').left }), wrong],
      [
        'a ruin under it',
        (copy) => {
          copy.board[mech(copy, 0).space] = { cityDamage: 0, destroyed: true, citizens: [] };
          copy.destruction = content.constants.destruction.cityDestroyed;
        },
        wrong,
      ],
    ]);
  });
  describe('out of a ruin', () => {
    const leaving = () => {
      const state = arrange({
        mechs: ['vaquero', 'anansi'],
        board: { s05: { destroyed: true } },
        seats: { 0: { space: 's05', power: [0, 0, 2], hand: ['lg-light-1#1'] } },
      });
      return play(state, card(0, 'lg-light-1#1')).state;
    };
    refuses(leaving, [
      ['no need to leave it', step('step', { escaping: false, min: 0 }), wrong],
      ['no step that must be taken', step('step', { min: 0 }), wrong],
    ]);
    test('once left, the walk goes on', () => {
      const [to = ''] = content.spaces.get('s05')?.adjacent ?? [];
      const left = play(leaving(), walk(0, to)).state;
      expect(stepOf(left, 'step')).toMatchObject({ escaping: true, taken: 1 });
      expect(wrongWith(left)).toBeUndefined();
    });
  });
  describe('through a ruin', () => {
    const [to = ''] = content.spaces.get('hq')?.adjacent ?? [];
    const leaping = () => {
      const state = arrange({
        mechs: ['shenjian', 'anansi'],
        board: { [to]: { destroyed: true } },
        seats: { 0: { power: [0, 0, 1], hand: ['lg-rabbit-1#1'] } },
      });
      return play(state, card(0, 'lg-rabbit-1#1'), walk(0, to)).state;
    };
    refuses(leaping, [['no way through', step('step', { through: false }), wrong]]);
  });
  describe('of an ally', () => {
    const towing = () => {
      const state = arrange({
        mechs: ['vaquero', 'anansi', 'patriot'],
        seats: { 0: { hand: ['ch-vaquero-2#1'], power: [1, 1, 1] } },
      });
      return play(state, card(0, 'ch-vaquero-2#1'), ally(0, 1)).state;
    };
    refuses(towing, [
      ['the own Mech', step('step', { mech: 0 }), wrong],
      ['a step that must be taken', step('step', { min: 1 }), wrong],
      ['a way through ruins', step('step', { through: true }), wrong],
    ]);
  });
});

describe('cards looked at', () => {
  const wrong = 'nothing asks for placeCard here';
  const looking = () => {
    const state = arrange({
      mechs: ['anansi', 'patriot'],
      seats: { 0: { hand: ['ch-anansi-1#1'] } },
    });
    return play(state, [card(0, 'ch-anansi-1#1'), 'event', 'rb-e01']).state;
  };
  refuses(looking, [
    ['another seat', step('placeCard', { seat: 1 }), wrong],
    [
      'another deck',
      (copy) => {
        step('placeCard', { deck: 'city' })(copy);
        copy.cityDeck.unshift([takeFrom(copy.cityDeck)]);
      },
      wrong,
    ],
    ['none left', step('placeCard', { left: 0, kept: 1 }), wrong],
    ['no effect begun', step('effects', { index: 0 }), wrong],
    ['another effect', step('effects', { index: 2 }), wrong],
    [
      'a card more than the effect shows',
      (copy) => {
        copy.eventDeck.splice(1, 0, [takeFrom(copy.eventDeck, (item) => item === 'event')]);
        copy.eventDeck[1]?.splice(0, 1, copy.eventUnseen.events.shift() as string);
        stepOf(copy, 'placeCard').left = 2;
      },
      wrong,
    ],
    [
      'cards that lie with others',
      (copy) => {
        copy.eventDeck = [copy.eventDeck.flat().sort()];
      },
      wrong,
    ],
  ]);
});

describe('two cards looked at', () => {
  const wrong = 'nothing asks for placeCard here';
  const looking = () => {
    const game = changedGame('web-of-two', ({ cards }) => {
      for (const { id, effects } of cards) {
        for (const effect of id === 'ch-anansi-1' ? effects : []) {
          if (effect.kind === 'scry') effect.count = 2;
        }
      }
    });
    const state = arrange({
      game,
      mechs: ['anansi', 'patriot'],
      seats: { 0: { hand: ['ch-anansi-1#1'] } },
      eventDeck: [['event', 'event', 'event']],
    });
    return play(state, [card(0, 'ch-anansi-1#1'), 'event', 'rb-e01', 'event', 'rb-e02']).state;
  };
  refuses(looking, [
    [
      'a second card that lies with others',
      (copy) => {
        copy.eventDeck = [['rb-e01'], ['event', 'rb-e02']];
      },
      wrong,
    ],
    [
      'one card in the deck',
      (copy) => {
        copy.eventDeck = [['rb-e01']];
        copy.eventUnseen.events.push('rb-e02');
        copy.eventUnseen.events.sort();
      },
      wrong,
    ],
    ['a third card', step('placeCard', { kept: 1 }), wrong],
  ]);
});
