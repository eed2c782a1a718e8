import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/city-of-remnants/events.js';
import type { State } from '../../src/city-of-remnants/state/state.js';
import { arrange, gameOf, mv, play, seat } from './arrange.js';
import { follow } from './follow.js';

const game = gameOf({ pack: 'standard' });

/** Ids that this viewer may not find in a view. */
function hiddenFrom(state: State, viewer: number | 'spectator'): string[] {
  const hidden = [...state.gang.deck.flat(), ...state.market.deck.flat()];
  const { battle } = state;
  state.seats.forEach(({ hand, draw }, owner) => {
    const isSearch = game.view(state, viewer).seats[owner]?.searched !== null;
    if (!isSearch) hidden.push(...draw.flat());
    if (owner === viewer) return;
    hidden.push(...hand);
    if (battle?.revealed.includes(owner)) return;
    for (const { card } of battle?.laid[owner] ?? []) if (card !== null) hidden.push(card);
  });
  for (const { cards, seenBy } of state.ycu.deck) {
    const hasSeen = seenBy === 'all' || (viewer !== 'spectator' && seenBy.includes(viewer));
    if (!hasSeen) hidden.push(...cards);
  }
  return hidden;
}

describe('hidden information', () => {
  test.each([2, 3, 4])('[CR-RULING-32] no view of %i players names a hidden card', (players) => {
    follow(players, 200, (state) => {
      for (const viewer of [...state.seats.keys(), 'spectator' as const]) {
        const text = JSON.stringify(game.view(state, viewer));
        const leaked = hiddenFrom(state, viewer).filter((id) => text.includes(`"${id}"`));
        expect(leaked).toEqual([]);
      }
    });
  });
  test.each([2, 4])(
    '[CR-RULING-32] no event tells %i players what only one seat saw',
    (players) => {
      const secret = new Set<Event['type']>(['cardsDrawn', 'pileSearched']);
      let checked = 0;
      follow(players, 600, (state, _before, events) => {
        for (const [i, event] of events.entries()) {
          if (secret.has(event.type)) expect(event.hidden).toBeDefined();
          for (const viewer of [...state.seats.keys(), 'spectator' as const]) {
            const seen = game.viewEvents(events, viewer)[i] as Event & Record<string, unknown>;
            for (const [field, seats] of Object.entries(event.hidden ?? {})) {
              const mayKnow = viewer !== 'spectator' && seats.includes(viewer);
              expect(field in seen).toBe(mayKnow);
              if (!mayKnow) expect(seen.rolls).toBeUndefined();
              checked++;
            }
          }
        }
      });
      expect(checked).toBeGreaterThan(100);
    },
  );
  test('[CR-RULING-32] ARCs, discard piles, tables, removed cards and the bag are public', () => {
    const state = arrange({
      seats: {
        1: {
          arcs: 7000,
          discard: ['bl-roden:1'],
          table: ['bm-uplink:1'],
          hand: ['bl-permit:1'],
          draw: [['bl-worker:1']],
        },
      },
    });
    const view = game.view(state, 0);
    expect(view.seats[1]).toMatchObject({
      arcs: 7000,
      discard: ['bl-roden:1'],
      table: ['bm-uplink:1'],
      hand: 1,
      draw: 1,
    });
    expect(view.removed).toEqual(state.removed);
    expect(view.ycu.bag).toHaveLength(20);
    expect('chance' in view).toBe(false);
  });
  test('a card played and put back into the draw pile is in no view', () => {
    const state = arrange({
      turn: { played: ['yl-word:1', 'yl-word:2'] },
      seats: { 0: { hand: ['yl-word:1'], draw: [['yl-word:2']] } },
    });
    expect(game.view(state, 0).turn?.played).toEqual(['yl-word:1']);
    expect(game.view(state, 1).turn?.played).toEqual([]);
  });
  test('[CR-RULING-32] an open view shows hands, renown and cards looked at, but neither chance nor draw piles', () => {
    const informed = arrange({
      seats: { 0: { hand: ['gm-informer:1'], renown: 5 }, 1: { hand: ['bl-permit:1'], renown: 3 } },
    });
    const move = mv(0, 'playCard', { card: 'gm-informer:1' });
    const { state } = play(informed, [move, 'ycu-07', 'ycu-03']);
    const open = game.view(state, 'open');
    expect(open.viewer).toBe('open');
    expect(open.seats.map(({ hand, renown }) => [hand, renown])).toEqual([
      [[], 5],
      [['bl-permit:1'], 3],
    ]);
    expect(open.ycu.known).toEqual([
      { above: 0, card: 'ycu-07' },
      { above: 1, card: 'ycu-03' },
    ]);
    expect(open.seats[0]?.draw).toBe(10);
    expect('chance' in open).toBe(false);
    expect(game.schemas.view.parse(open)).toEqual(open);
  });
  test('a view that lacks a field is not a view', () => {
    const { viewer: _viewer, ...rest } = game.view(arrange(), 0);
    expect(game.schemas.view.safeParse(rest).success).toBe(false);
  });
  test('redeal mixes other hands and own draw pile, and keeps what is known', () => {
    const state = arrange({ seats: { 1: { hand: ['bl-roden:1', 'bl-permit:1'] } } });
    const hands = new Set(
      Array.from({ length: 20 }, (_, i) => seat(game.redeal(state, 0, i), 1).hand.join()),
    );
    expect(hands.size).toBeGreaterThan(3);
    expect(seat(game.redeal(state, 1, 5), 1).hand).toEqual(['bl-permit:1', 'bl-roden:1']);
  });
});
