import { describe, expect, test } from 'vitest';
import { blockMania, type Event, type State } from '../../src/block-mania/index.js';
import { arrange, moving, sf, stepNow } from './arrange.js';
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

test('[BM-MANIA-02] dealt anew, the own hand stays, and every other card may be anywhere else', () => {
  const state = table();
  const seen = new Set<string>();
  for (let seed = 0; seed < 400; seed++) {
    const dealt = blockMania.redeal(state, 0, seed);
    expect(blockMania.invariants(dealt)).toEqual([]);
    const [own, other] = dealt.cards.hands;
    expect([own, other?.length]).toEqual([['card-01', 'card-02'], 1]);
    seen.add(other?.[0] ?? '');
  }
  expect([seen.has('card-03'), seen.size > 40]).toEqual([true, true]);
});

test('[BM-RULING-08] carried counters are public, folded weapons too', () => {
  const state = arrange({
    put: { 'sf-mob-1': { at: sf(5, 5), items: ['vibroDrill-1'] } },
    steps: [{ type: 'klegg' }],
  });
  expect(blockMania.view(state, 1).blockers['sf-mob-1']?.items).toEqual(['vibroDrill-1']);
  expect(blockMania.view(state, 'spectator').containers.hardware).toHaveLength(23);
});

test('[BM-RULING-78] where not everybody is asked, a move that leads to a window is not taken back', () => {
  const ending = (promptAll: boolean, hand: string[]) => {
    const state = moving('sf-juves-1', sf(4, 1), { options: { promptAll }, hands: { 1: hand } });
    const { revealed, state: after } = blockMania.apply(state, { type: 'done', seat: 0 });
    return { revealed, asked: stepNow(after).type };
  };
  // A lift jam needs a ride, so its holder has nothing to play.
  expect(ending(true, ['card-21'])).toEqual({ revealed: false, asked: 'hazardWindow' });
  expect(ending(false, ['card-21'])).toEqual({ revealed: true, asked: 'klegg' });
  // Shop droids strike in the mall: nothing to play either; nobody with cards, nothing to tell.
  expect(ending(false, ['card-36']).revealed).toBe(true);
  expect(ending(false, [])).toEqual({ revealed: false, asked: 'klegg' });
});

/** The cards that the viewer cannot know after these events: not its own, and not laid open by any of them. */
function unknownTo(viewer: number | 'spectator', { cards }: State, events: readonly Event[]) {
  const shown = events.flatMap((event) => {
    const isOpen =
      event.type === 'cardPlayed' ||
      event.type === 'cardDiscarded' ||
      event.type === 'justicePlayed';
    return isOpen ? [event.card] : [];
  });
  const known = viewer === 'spectator' ? shown : [...shown, ...(cards.hands[viewer] ?? [])];
  const all = blockMania.content.cards.map(({ id }) => id);
  return all.filter((card) => !cards.discard.includes(card) && !known.includes(card));
}

describe.each([2, 3, 4])('%i players', (players) => {
  test('[BM-MANIA-02] [BM-RULING-90] nobody is ever shown a card of another hand or of the pool', () => {
    follow(players, `secret ${players}`, (_before, _move, events, after) => {
      for (const viewer of [0, 'spectator'] as const) {
        const told = JSON.stringify([
          blockMania.view(after, viewer),
          blockMania.viewEvents(events, viewer),
        ]);
        const leak = unknownTo(viewer, after, events).filter((card) => told.includes(card));
        expect(leak).toEqual([]);
      }
    });
  });
});
