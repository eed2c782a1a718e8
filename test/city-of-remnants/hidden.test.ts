import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/city-of-remnants/events.js';
import type { State } from '../../src/city-of-remnants/state/state.js';
import { arrange, changedPack, gameOf, mv, offered, play, seat } from './arrange.js';
import { follow } from './follow.js';

const game = gameOf({ pack: 'standard' });

/** The seat that is looking through its own draw pile for a card now, by the step alone. */
function searcher({ agenda, seats }: State): number | undefined {
  const step = agenda.at(-1);
  if (step?.type === 'effectChoice') {
    const isOwnPile = step.choice.kind === 'searchCard' && step.choice.zone === 'draw';
    return isOwnPile ? step.seat : undefined;
  }
  if (step?.type !== 'removeUnit' || !step.searched) return undefined;
  const isUnit = (card: string) => units.has(card.split(':')[0] as string);
  return seats[step.seat]?.draw.flat().some(isUnit) ? step.seat : undefined;
}

const units = new Set(
  game.content.cards.flatMap(({ id, kind }) => {
    return kind === 'leader' || kind === 'member' ? [id] : [];
  }),
);

/** Ids that this viewer may not find in a view: worked out from the state, whatever views say. */
function hiddenFrom(state: State, viewer: number | 'spectator'): string[] {
  const hidden = [...state.gang.deck.flat(), ...state.market.deck.flat()];
  const { battle } = state;
  state.seats.forEach(({ hand, draw }, owner) => {
    const isOpen = owner === viewer && searcher(state) === owner;
    if (!isOpen) hidden.push(...draw.flat());
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

/** Hidden cards that are named in a view. */
function leaks(state: State): string[] {
  return [...state.seats.keys(), 'spectator' as const].flatMap((viewer) => {
    const text = JSON.stringify(game.view(state, viewer));
    return hiddenFrom(state, viewer).filter((id) => text.includes(`"${id}"`));
  });
}

describe('hidden information', () => {
  test('[CR-RULING-32] a search shows the pile that is searched, and nothing else', () => {
    const state = arrange({
      seats: {
        0: {
          hand: ['bm-comm:1'],
          draw: [['yl-word:1'], ['yl-ret:1', 'yl-word:2']],
          discard: ['yl-runner:1'],
        },
      },
    });
    const { state: asked } = play(state, mv(0, 'playCard', { card: 'bm-comm:1' }));
    for (const zone of ['draw', 'discard'] as const) {
      const { state: searching } = play(asked, mv(0, 'choose', { option: { zone } }));
      expect(leaks(searching)).toEqual([]);
      expect(searcher(searching)).toBe(zone === 'draw' ? 0 : undefined);
    }
  });
  test.each([2, 3, 4])('[CR-RULING-32] no view of %i players names a hidden card', (players) => {
    follow(players, 200, (state) => {
      expect(leaks(state)).toEqual([]);
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
  test('[CR-RULING-32] a card played in this turn and then laid face down is seen by its owner alone', () => {
    const state = arrange({
      turn: { action: 'move', enemySpace: 'C4', played: ['yl-squatter:1', 'yl-runner:1'] },
      steps: [{ type: 'moveSelect' }],
      seats: {
        0: { figures: { C4: 1 }, hand: ['yl-squatter:1'], discard: ['yl-runner:1'] },
        1: { figures: { C4: 1 } },
      },
    });
    const { state: laid } = play(
      state,
      mv(0, 'done'),
      mv(0, 'layFromHand', { card: 'yl-squatter:1' }),
    );
    const played = (viewer: 0 | 1 | 'spectator') => game.view(laid, viewer).turn?.played;
    expect(played(0)).toEqual(['yl-squatter:1', 'yl-runner:1']);
    expect(played(1)).toEqual(['yl-runner:1']);
    expect(played('spectator')).toEqual(['yl-runner:1']);
  });
  test('[CR-RULING-32] who has looked through the own draw pile cannot take it back; who looked at open cards can', () => {
    const asked = play(
      arrange({
        seats: { 0: { hand: ['bm-comm:1'], draw: [['yl-word:1']], discard: ['yl-runner:1'] } },
      }),
      mv(0, 'playCard', { card: 'bm-comm:1' }),
    ).state;
    const isRevealed = (zone: 'draw' | 'discard') => {
      return game.apply(asked, mv(0, 'choose', { option: { zone } })).revealed;
    };
    expect([isRevealed('draw'), isRevealed('discard')]).toEqual([true, false]);
  });
  test('[CR-RULING-32] who has looked at a YCU card that another seat knows already cannot take it back', () => {
    const state = arrange({ seats: { 0: { hand: ['gm-informer:1'] } } });
    const [layer = { cards: [], seenBy: [] }] = state.ycu.deck;
    const [first = '', second = '', ...rest] = layer.cards;
    const deck = [
      { cards: [first], seenBy: [1] },
      { cards: [second], seenBy: [1] },
      { cards: rest, seenBy: [] },
    ];
    const known = { ...state, ycu: { ...state.ycu, deck } };
    const peeked = game.apply(known, mv(0, 'playCard', { card: 'gm-informer:1' }), { rolls: [] });
    expect(peeked.revealed).toBe(true);
  });
  test('[CR-RULING-32] cards of a battle that are turned over cannot be taken back, even if no die is rolled', () => {
    const state = arrange({
      turn: { action: 'move', enemySpace: 'C4' },
      steps: [{ type: 'moveSelect' }],
      seats: {
        0: { figures: { C4: 1 }, hand: ['bm-smoke:1'], draw: [] },
        1: { figures: { C4: 1 }, hand: ['bm-smoke:2'], draw: [] },
      },
    });
    const { state: last } = play(
      state,
      mv(0, 'done'),
      mv(0, 'layFromHand', { card: 'bm-smoke:1' }),
    );
    const turned = game.apply(last, mv(1, 'layFromHand', { card: 'bm-smoke:2' }), { rolls: [] });
    expect(turned.revealed).toBe(true);
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
  test('[CR-RENOWN-06] an award that is still due is as secret as the renown of a seat', () => {
    const due = (viewer: 0 | 1) => game.view(arrange(), viewer).seats.map((one) => one.unclaimed);
    expect([due(0), due(1)]).toEqual([
      [0, null],
      [null, 0],
    ]);
  });
  test('redeal leaves YCU cards that the viewer has looked at where they are', () => {
    const informed = arrange({ seats: { 0: { hand: ['gm-informer:1'] } } });
    const move = mv(0, 'playCard', { card: 'gm-informer:1' });
    const { state } = play(informed, [move, 'ycu-07', 'ycu-03']);
    const tops = (viewer: 0 | 1) => {
      const deals = Array.from({ length: 20 }, (_, seed) => game.redeal(state, viewer, seed));
      return new Set(deals.map(({ ycu }) => ycu.deck[0]?.cards.join()));
    };
    expect([...tops(0)]).toEqual(['ycu-07']);
    expect(tops(1).size).toBeGreaterThan(1);
  });
  test('redeal mixes cards that another seat has laid face down with its hand', () => {
    const state = arrange({
      turn: { action: 'move', enemySpace: 'C4' },
      steps: [{ type: 'moveSelect' }],
      seats: {
        0: { figures: { C4: 1 }, hand: ['yl-ret:1', 'yl-word:1', 'yl-word:2'], draw: [] },
        1: { figures: { C4: 1 } },
      },
    });
    const { state: laid } = play(state, mv(0, 'done'), mv(0, 'layFromHand', { card: 'yl-ret:1' }));
    const lies = (viewer: 0 | 1) => {
      const deals = Array.from({ length: 20 }, (_, seed) => game.redeal(laid, viewer, seed));
      return new Set(deals.map(({ battle }) => battle?.laid[0]?.[0]?.card));
    };
    expect([...lies(0)]).toEqual(['yl-ret:1']);
    expect([...lies(1)].sort()).toEqual(['yl-ret:1', 'yl-word:1', 'yl-word:2']);
  });
  test('redeal leaves who is searching for a unit one to be found', () => {
    const pack = changedPack('unit-search', ({ cards }) => {
      const comm = cards.find(({ id }) => id === 'bm-comm') as (typeof cards)[number];
      const effect = { kind: 'search', zones: ['draw'], filter: 'unit' } as const;
      comm.ability = { timing: 'turn', effects: [{ ...effect, zones: [...effect.zones] }] };
    });
    const hand = ['bm-comm:1', 'yl-word:1', 'yl-word:2'];
    const { state: searching } = play(
      arrange({ pack, seats: { 0: { hand, draw: [['yl-ret:1', 'yl-open-arms:1']] } } }),
      mv(0, 'playCard', { card: 'bm-comm:1' }),
      mv(0, 'choose', { option: { zone: 'draw' } }),
    );
    for (let seed = 0; seed < 20; seed++) {
      const other = gameOf(searching).redeal(searching, 1, seed);
      expect(offered(other, 'choose', 'option')).toEqual([{ card: 'yl-ret:1' }]);
    }
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
