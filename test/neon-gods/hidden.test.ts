import { describe, expect, test } from 'vitest';
import { topStep, type Viewer } from '../../src/kernel/play.js';
import type { Event } from '../../src/neon-gods/events.js';
import { type Move, neonGods } from '../../src/neon-gods/index.js';
import type { State } from '../../src/neon-gods/state/state.js';
import type { Step } from '../../src/neon-gods/state/steps.js';
import { type Arrangement, arrange, changedPack, eventsOf, gameOf, play, seat } from './arrange.js';
import { atBattles, blind, choose, lay, stop } from './fight.js';
import { randomGame, tables } from './random-games.js';

const cardIds = [
  ...neonGods.content.startingCards,
  ...neonGods.content.recruits,
  ...neonGods.content.events,
].map(({ id }) => id);
const allIds = new Set([...cardIds, ...neonGods.content.andys.map(({ id }) => id)]);

/** Every card and token id that occurs anywhere in the value. */
function idsIn(value: unknown): Set<string> {
  const found = JSON.stringify(value).match(/"(?:start|rec|evt|andy)-[a-z0-9-]+"/g) ?? [];
  return new Set(found.map((text) => text.slice(1, -1)).filter((id) => allIds.has(id)));
}

/** The ids that this viewer must not see now, told from the rules. */
function hiddenFrom(state: State, viewer: Viewer): string[] {
  const { seats, recruitDeck, supply } = state;
  const hands = seats.flatMap(({ hand }, owner) => (owner === viewer ? [] : hand));
  const piles = seats.flatMap(({ draw }) => draw.flat());
  const step = topStep(state);
  const laid = step?.type === 'battleCards' ? step.battle.played : [];
  const battle = laid.flatMap(({ seat: owner, cards }) => {
    return owner === viewer ? [] : cards.flatMap(({ card }) => card ?? []);
  });
  return [...hands, ...piles, ...battle, ...recruitDeck.flat(), ...supply.andys.flat()];
}

function viewersOf({ players }: State): Viewer[] {
  return ['spectator', ...Array.from({ length: players }, (_, index) => index)];
}

/** Events that show this viewer a card that may be hidden again by the end of the same move. */
function shownFor(viewer: Viewer, events: readonly Event[]): Event[] {
  return [
    ...eventsOf(events, 'battleRevealed'),
    ...eventsOf(events, 'andyRevealed'),
    ...eventsOf(events, 'cardDiscarded'),
    ...eventsOf(events, 'eventShuffledBack'),
    ...eventsOf(events, 'cardDrawn').filter((event) => event.seat === viewer),
    // While the opening row is dealt.
    ...(events.some(({ type }) => type === 'gameStarted') ? eventsOf(events, 'rowRefilled') : []),
  ];
}

describe('whole games', () => {
  test.each(tables)(
    '[NG-INFO-01] [NG-INFO-02] [NG-INFO-03] [NG-INFO-04] $scenario, $players players: no view and no event holds a hidden id',
    ({ scenario, players }) => {
      let battles = 0;
      const leaks: string[] = [];
      randomGame({ scenario, players, seed: 'views' }, ({ before, after, events, ...turn }) => {
        battles += eventsOf(events, 'battleRevealed').length;
        for (const viewer of viewersOf(after)) {
          const move = turn.move?.seat === viewer ? turn.move : null;
          const shown = idsIn(neonGods.view(after, viewer));
          leaks.push(...hiddenFrom(after, viewer).filter((id) => shown.has(id)));
          const told = [...idsIn(neonGods.viewEvents(events, viewer))];
          if (told.every((id) => shown.has(id))) continue;
          const open = idsIn([neonGods.view(before, viewer), shownFor(viewer, events), move]);
          leaks.push(...told.filter((id) => !shown.has(id) && !open.has(id)));
        }
      });
      expect(leaks).toEqual([]);
      expect(battles).toBeGreaterThan(0);
    },
  );

  test('[NG-INFO-01] [NG-INFO-04] events: a drawn card and a laid card are told to their owner alone', () => {
    const counts = { drawn: 0, laid: 0, blind: 0 };
    randomGame({ players: 3, seed: 'events' }, ({ after, events }) => {
      for (const viewer of viewersOf(after)) {
        neonGods.viewEvents(events, viewer).forEach((seen, index) => {
          const real = events[index] as Event;
          expect(seen.type).toBe(real.type);
          expect(seen.hidden).toBeUndefined();
          if (real.type !== 'cardDrawn' && real.type !== 'battleCardPlayed') return;
          const isBlind = real.type === 'battleCardPlayed' && real.blind;
          const isTold = real.seat === viewer && !isBlind;
          expect([...idsIn(seen)]).toEqual(isTold ? [real.card] : []);
          counts[isBlind ? 'blind' : real.type === 'cardDrawn' ? 'drawn' : 'laid']++;
        });
      }
    });
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(10);
  });

  test('[NG-INFO-02] no view holds the chance or the seed', () => {
    const state = neonGods.setup({ players: 2, seed: 'a secret seed' });
    for (const viewer of viewersOf(state)) {
      const view = neonGods.view(state, viewer);
      expect(view).not.toHaveProperty('chance');
      const text = JSON.stringify(view);
      expect(text).not.toContain('secret');
      for (const word of state.chance?.key ?? []) expect(text).not.toContain(String(word));
    }
  });

  test.each([2, 3, 4])(
    '[NG-INFO-01] [NG-INFO-04] %i players: after a redeal the viewer sees the same and may do the same',
    (players) => {
      let changed = 0;
      let seed = 0;
      randomGame({ players, seed: 'redeal' }, ({ after }) => {
        if (seed++ % 5 > 0) return;
        for (const viewer of viewersOf(after)) {
          const other = neonGods.redeal(after, viewer, seed);
          expect(neonGods.view(other, viewer)).toEqual(neonGods.view(after, viewer));
          expect(neonGods.invariants(other)).toEqual([]);
          // It depends on nothing that the viewer does not know.
          const again = neonGods.redeal(other, viewer, 'again');
          expect(again).toEqual(neonGods.redeal(after, viewer, 'again'));
          if (JSON.stringify(other.seats) !== JSON.stringify(after.seats)) changed++;
          if (typeof viewer !== 'number') continue;
          expect(neonGods.legalMoves(other, viewer)).toEqual(neonGods.legalMoves(after, viewer));
          expect(other.seats[viewer]).toEqual(after.seats[viewer]);
        }
      });
      expect(changed).toBeGreaterThan(100);
    },
  );

  test('[NG-INFO-01] a redeal mixes hand, draw pile and laid cards of every other seat', () => {
    const figures = { D4: 1 } as const;
    const hand = ['start-mums-doc', 'start-mums-bandit'];
    const state = atBattles({ seats: { 0: { figures, hand }, 1: { figures } } });
    const { state: laid } = play(state, choose('D4'), lay(0, 'start-mums-doc'));
    const seen = { hand: new Set<string>(), laid: new Set<string>() };
    for (let seed = 0; seed < 200; seed++) {
      const other = neonGods.redeal(laid, 1, seed);
      for (const card of seat(other, 0).hand) seen.hand.add(card);
      const step = topStep(other);
      if (step?.type !== 'battleCards') throw new Error('the battle is gone');
      seen.laid.add(step.battle.played[0]?.cards[0]?.card ?? '');
    }
    // All six cards of the gang can be where one lies.
    expect([seen.hand.size, seen.laid.size]).toEqual([6, 6]);
  });
});

describe('what lies on the table', () => {
  const hand = ['start-mums-doc', 'start-mums-warrior'];
  const table: Arrangement = {
    seats: {
      0: { hand, discard: ['start-mums-bandit'], activated: ['start-mums-charmer'] },
      1: { blurp: 3, money: 7 },
    },
    row: ['rec-uri', 'evt-owls', 'rec-happy', 'rec-tess'],
    board: { C2: { andys: ['andy-13', 'down'] }, A1: { owls: 2 } },
    at: 'activate',
  };

  test('[NG-INFO-01] a hand is seen by its owner, its size by all', () => {
    const state = arrange(table);
    expect(neonGods.view(state, 0).seats[0]?.hand).toEqual(hand);
    expect(neonGods.view(state, 1).seats[0]?.hand).toBe(2);
    expect(neonGods.view(state, 'spectator').seats[0]?.hand).toBe(2);
  });

  test('[NG-INFO-02] of piles only the size is seen, also by their owner', () => {
    const state = arrange(table);
    for (const viewer of viewersOf(state)) {
      const view = neonGods.view(state, viewer);
      // Six cards less two in hand, one discarded, one activated; 56 less the row.
      expect(view.seats[0]?.draw).toBe(2);
      expect(view.recruitDeck).toBe(52);
    }
  });

  test('[NG-INFO-03] an andy face up has a value, face down it has none, in the supply it is counted', () => {
    const state = arrange(table);
    for (const viewer of viewersOf(state)) {
      const { board, supply } = neonGods.view(state, viewer);
      expect(board.C2.andys).toEqual([{ up: 'andy-13', value: 7 }, { down: 0 }]);
      // LS2 has andys on five other spaces.
      expect(supply.andys).toBe(15 - 2 - 5);
    }
  });

  test('[NG-INFO-05] all else is open to all', () => {
    const state = arrange(table);
    for (const viewer of viewersOf(state)) {
      const view = neonGods.view(state, viewer);
      expect(view.seats[0]).toMatchObject({
        discard: ['start-mums-bandit'],
        activated: ['start-mums-charmer'],
        money: 5,
        figureSupply: 10,
      });
      expect(view.seats[1]).toMatchObject({ blurp: 3, money: 7, gang: 'tykes' });
      expect(view.row).toEqual(['rec-uri', 'evt-owls', 'rec-happy', 'rec-tess']);
      expect(view).toMatchObject({ firstPlayer: 0, active: 0, round: 1 });
      expect(view.board.A1).toMatchObject({ owls: 2, figures: [6, 0], base: 0 });
      expect(view.supply).toMatchObject({ owls: 8, tunnels: 8, products: 30, factories: 10 });
    }
  });

  test('[NG-INFO-04] battle cards before and after the reveal', () => {
    const figures = { C3: 1 } as const;
    const state = atBattles({
      layout: 'LS3',
      seats: {
        0: { figures, hand: ['rec-uri'] },
        1: { figures, hand: ['start-tykes-bandit'] },
        2: { figures, money: 1 },
      },
    });
    const { state: laid } = play(state, choose('C3'), lay(0, 'rec-uri'), blind(0), stop(0));
    const cardsFor = (of: State, viewer: Viewer) => {
      const step = neonGods.view(of, viewer).agenda.at(-1);
      if (step === undefined || !('battle' in step)) throw new Error('no battle');
      return step.battle.played[0]?.cards;
    };
    expect(cardsFor(laid, 0)).toEqual([{ card: 'rec-uri' }, { blind: true }]);
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(cardsFor(laid, viewer)).toEqual([{ hidden: true }, { blind: true }]);
    }
    // The blind card is a bandit that steals: its victim is asked for, with all cards face up.
    const { state: shown } = play(laid, stop(1), [
      stop(2),
      'start-mums-bandit',
      '1h',
      '0h',
      '0h1s',
    ]);
    expect(topStep(shown)?.type).toBe('battleSteal');
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const cards = (cardsFor(shown, viewer) ?? []).map((one) => 'card' in one && one.card);
      expect(cards).toEqual(['rec-uri', 'start-mums-bandit']);
    }
  });
});

describe('the open view, for whoever holds the state', () => {
  const figures = { C3: 1 } as const;
  const state = atBattles({
    seats: { 0: { figures, hand: ['rec-uri'] }, 1: { figures, hand: ['start-tykes-bandit'] } },
    board: { B1: { andys: ['down'] } },
  });
  const { state: laid } = play(state, choose('C3'), lay(0, 'rec-uri'), blind(0), stop(0));
  const open = neonGods.view(laid, 'open');

  test('shows every hand and every card laid', () => {
    expect(open.seats.map(({ hand }) => hand)).toEqual([[], ['start-tykes-bandit']]);
    expect(open.agenda.at(-1)).toEqual(topStep(laid));
  });

  test('counts piles and keeps face-down andys: nobody has decided what they are', () => {
    expect(open.seats[0]?.draw).toBe(neonGods.view(laid, 0).seats[0]?.draw);
    expect(open.recruitDeck).toBe(laid.recruitDeck.flat().length);
    expect(open.board.B1.andys).toEqual([{ down: 0 }]);
    expect(open).not.toHaveProperty('chance');
  });

  test.each([0, 1, 'spectator', 'open'] as const)('the view of %s says whose it is', (viewer) => {
    const view = neonGods.view(laid, viewer);
    expect(view.viewer).toBe(viewer);
    expect(neonGods.schemas.view.parse(JSON.parse(JSON.stringify(view)))).toEqual(view);
  });
});

describe('undecided until seen', () => {
  test('[NG-INFO-06] a shuffled pile has no order: any card of it may be the next', () => {
    const state = arrange({ at: 'activate' });
    const pile = seat(state, 0).draw;
    expect(pile).toHaveLength(1);
    for (const card of pile.flat()) {
      const { state: after } = play(state, [{ type: 'drawCard', seat: 0 }, card]);
      expect(seat(after, 0).hand).toContain(card);
    }
  });

  test('[NG-INFO-06] a face-down andy gets its value when it is turned up', () => {
    const state = arrange({ at: 'move', seats: { 0: { figures: { C1: 1 } } } });
    const { state: picked } = play(state, { type: 'pickFigure', seat: 0, from: 'C1' });
    for (const { id } of neonGods.content.andys) {
      const { state: after } = play(picked, [{ type: 'moveTo', seat: 0, to: 'C2' }, id]);
      expect(after.board.C2.andys).toEqual([{ up: id }]);
    }
  });

  test('[NG-INFO-06] a blind card stays in the draw pile until the reveal', () => {
    const figures = { D4: 1 } as const;
    const state = atBattles({ seats: { 0: { figures }, 1: { figures } } });
    const { state: laid } = play(state, choose('D4'), blind(0), blind(0), stop(0));
    expect(seat(laid, 0).draw).toEqual(seat(state, 0).draw);
    expect(neonGods.view(laid, 'spectator').seats[0]?.draw).toBe(2);
  });
});

describe('what a move brings to light, so that it cannot be taken back', () => {
  const pack = changedPack('bare-hands', ({ startingCards }) => {
    for (const card of startingCards) card.dice = [];
  });
  const row = ['rec-uri', 'rec-tess', 'rec-happy', 'evt-robo-party'];
  const doc = 'start-mums-doc';
  const walking = (andys: string[]) => {
    const steps: Step[] = [{ type: 'moveTo', from: 'A1', left: 1, spaces: 3, moved: {} }];
    return arrange({ steps, noAndys: true, board: { B1: { andys } } });
  };
  const laying = (more: Arrangement = {}) => {
    const seats = { 0: { figures: { D4: 1 }, hand: [doc] }, 1: { figures: { D4: 1 }, hand: [] } };
    return play(atBattles({ seats, ...more }), choose('D4')).state;
  };
  const laid = (more: Arrangement = {}) => play(laying(more), lay(0, doc), stop(0)).state;
  const noDeck = () => {
    const small = changedPack('no-deck', (changed) => {
      changed.events = changed.events.filter(({ id }) => id === 'evt-robo-party');
    });
    return arrange({ pack: small, row, deck: [] });
  };

  test.each<[string, State, Move, boolean]>([
    ['a refill', arrange({ row }), { type: 'recruit', seat: 0, slot: 0 }, true],
    ['no refill', noDeck(), { type: 'recruit', seat: 0, slot: 0 }, false],
    ['a draw', arrange({ row }), { type: 'drawInstead', seat: 0 }, true],
    ['a step', walking([]), { type: 'moveTo', seat: 0, to: 'B1' }, false],
    ['an andy turned up', walking(['down']), { type: 'moveTo', seat: 0, to: 'B1' }, true],
    ['an andy seen before', walking(['andy-01']), { type: 'moveTo', seat: 0, to: 'B1' }, false],
    ['a card laid', laying(), lay(0, doc), false],
    ['a blind card laid', laying(), blind(0), false],
    ['a reveal with dice', laid(), stop(1), true],
    ['a reveal without dice', laid({ pack }), stop(1), true],
    ['nothing to reveal', play(laying(), stop(0)).state, stop(1), false],
  ])('%s', (_, state, move, revealed) => {
    expect(gameOf(state).apply(state, move).revealed).toBe(revealed);
  });
});
