import { describe, expect, test } from 'vitest';
import { blockMania } from '../../src/block-mania/index.js';
import { arrange, sf } from './arrange.js';
import { follow } from './follow.js';

const table = () => {
  return arrange({
    hands: { 0: ['card-01', 'card-02'], 1: ['card-03'] },
    put: { 'sf-mob-1': { at: sf(5, 5), items: ['vibroDrill-1'] } },
    steps: [{ type: 'klegg' }],
  });
};

test('[BM-MANIA-02] a seat sees its own hand and how many cards the others hold', () => {
  const { viewer, cards } = blockMania.view(table(), 1);
  expect([viewer, cards.hands, cards.pool]).toEqual([1, [2, ['card-03']], 51]);
  expect(blockMania.view(table(), 'spectator').cards.hands).toEqual([2, 1]);
});

test('the open view shows every hand, and neither chance nor the pool', () => {
  const view = blockMania.view(table(), 'open');
  expect(view.cards).toMatchObject({ pool: 51, hands: [['card-01', 'card-02'], ['card-03']] });
  expect(view).not.toHaveProperty('chance');
});

test('[BM-RULING-08] carried counters are public, folded weapons too', () => {
  const state = arrange({
    put: { 'sf-mob-1': { at: sf(5, 5), items: ['vibroDrill-1'] } },
    steps: [{ type: 'klegg' }],
  });
  expect(blockMania.view(state, 1).blockers['sf-mob-1']?.items).toEqual(['vibroDrill-1']);
  expect(blockMania.view(state, 'spectator').containers.hardware).toHaveLength(23);
});

describe.each([2, 3, 4])('%i players', (players) => {
  test('[BM-MANIA-02] [BM-RULING-90] nobody is ever shown a card of another hand or of the pool', () => {
    follow(players, `secret ${players}`, (_before, _move, events, after) => {
      for (const viewer of [0, 'spectator'] as const) {
        const own = viewer === 'spectator' ? [] : (after.cards.hands[viewer] ?? []);
        const hidden = [...after.cards.pool, ...after.cards.hands.flat()].filter(
          (card) => !own.includes(card),
        );
        const seen = JSON.stringify(blockMania.view(after, viewer));
        const told = JSON.stringify(
          blockMania.viewEvents(
            events.filter(({ type }) => type === 'cardDrawn' || type === 'cardsDealt'),
            viewer,
          ),
        );
        const leak = hidden.filter((card) => seen.includes(card) || told.includes(card));
        expect(leak).toEqual([]);
      }
    });
  });
});
