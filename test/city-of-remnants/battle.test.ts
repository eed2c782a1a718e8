import { describe, expect, test } from 'vitest';
import type { Development, Gain } from '../../src/city-of-remnants/content/schema.js';
import type { Move } from '../../src/city-of-remnants/moves/index.js';
import type { State } from '../../src/city-of-remnants/state/state.js';
import type { Arrangement } from './arrange.js';
import {
  arrange,
  blue,
  changedPack,
  countAt,
  eventsOf,
  gameOf,
  green,
  mv,
  offered,
  offeredTypes,
  play,
  red,
  refusedBy,
  seat,
  toAct,
  topStep,
  yellow,
} from './arrange.js';

/** Seat 0 attacks on a space, after its Move action. */
function attack(space: string, a: Arrangement): State {
  const state = arrange({
    ...a,
    turn: { action: 'move', enemySpace: space, ...a.turn },
    steps: [{ type: 'moveSelect' }],
  });
  return play(state, mv(0, 'done')).state;
}
const lay = (who: number, ...cards: string[]) =>
  cards.map((card) => mv(who, 'layFromHand', { card }));
const end = (who: number) => mv(who, 'done');
const lose = (who: number, zone: 'played' | 'discard' | 'hand' | 'draw', card: string) =>
  mv(who, 'removeUnit', { zone, card });
const totals = (events: Parameters<typeof eventsOf>[0]) =>
  eventsOf(events, 'battleResolved')[0]?.totals.map(({ total }) => total);
const duel = {
  0: { figures: { C4: 1 }, hand: [], draw: [] },
  1: { figures: { C4: 1 }, hand: [], draw: [] },
};

describe('battles between players', () => {
  const fighters = ['gm-fighter:1', 'gm-fighter:2', 'gm-fighter:3'];
  const ex1 = () =>
    attack('C4', {
      leaders: [yellow, red],
      seats: {
        0: {
          conditions: ['inf-crew'],
          hand: ['yl-ret:1', 'gm-kester:1', 'gm-scrapper:1', 'yl-bruiser:1'],
          draw: [['yl-word:1'], ['yl-word:2']],
          figures: { C4: 2, C3: 1 },
        },
        1: { hand: ['gm-enforcer:1', ...fighters], figures: { C4: 1, D4: 2, C5: 1 } },
      },
    });
  const laid0 = lay(0, 'yl-ret:1', 'gm-kester:1', 'gm-scrapper:1', 'yl-bruiser:1');
  test('[CR-BATTLE-01] [CR-BATTLE-02] [CR-BATTLE-04] [CR-BATTLE-05] [CR-BATTLE-08] [CR-BATTLE-09] [CR-BATTLE-10] [CR-CARD-04] [CR-CARD-05] 18 : 21', () => {
    const state = ex1();
    expect(toAct(state)).toEqual([0]);
    const { state: dark } = play(state, ...laid0, mv(0, 'layFromDeck'));
    expect(refusedBy(dark, mv(0, 'layFromDeck'))).toBe('CR-BATTLE-02');
    expect(toAct(dark)).toEqual([0]);
    const { state: second } = play(dark, end(0));
    expect(toAct(second)).toEqual([1]);
    const { state: lost, events } = play(second, ...lay(1, 'gm-enforcer:1', ...fighters), [
      end(1),
      'yl-word:1',
      ...[1, 1, 2],
      ...[1, 1, 1, 2],
    ]);
    expect(eventsOf(events, 'battleResolved')[0]).toMatchObject({
      winner: 1,
      loser: 0,
      totals: [
        { seat: 0, attack: 14, bonuses: 0, hits: 4, total: 18 },
        { seat: 1, attack: 16, bonuses: 0, hits: 5, total: 21 },
      ],
    });
    expect(offered(lost, 'removeUnit', 'card')).toEqual([
      'yl-ret:1',
      'gm-kester:1',
      'gm-scrapper:1',
      'yl-bruiser:1',
    ]);
    expect(seat(lost, 1)).toMatchObject({ influence: 5, conditionsMet: ['inf-feared'] });
    const { state: again } = play(lost, lose(0, 'played', 'gm-scrapper:1'));
    expect(again.removed).toContain('gm-scrapper:1');
    expect(seat(again, 0).discard).toEqual([
      'gm-kester:1',
      'yl-bruiser:1',
      'yl-ret:1',
      'yl-word:1',
    ]);
    expect(seat(again, 1).discard).toEqual(['gm-enforcer:1', ...fighters]);
    expect([countAt(again, 0, 'C4'), countAt(again, 0, 'pool')]).toEqual([1, 4]);
    expect(again.battle).toMatchObject({ attacker: 0, defender: 1, space: 'C4' });
    const { events: more } = play(again, end(0), [end(1), 1, 1, 1, 1, 1, 1]);
    expect(eventsOf(more, 'diceRolled').map(({ dice }) => dice.length)).toEqual([2, 4]);
  });
  test.each([
    ['yl-word:1', 4],
    ['yl-ret:1', 2 + 4],
  ])('[CR-BATTLE-09] an Enforcer beside %s: %i attack', (card, total) => {
    const hand = ['gm-enforcer:1', card];
    const state = attack('C4', { seats: { ...duel, 0: { ...duel[0], hand } } });
    const [one, two] = lay(0, ...hand) as [Move, Move];
    const { events } = play(state, one, [two, 0, 0]);
    expect(eventsOf(events, 'battleResolved')[0]?.totals[0]?.attack).toBe(total);
  });
  test('[CR-BATTLE-06] [CR-BATTLE-07] the attacker reveals first, then the defender; dice in that order', () => {
    const state = attack('C4', {
      seats: { 0: { ...duel[0], hand: ['yl-ret:1'] }, 1: { ...duel[1], hand: ['bl-roden:1'] } },
    });
    const { events } = play(state, ...lay(0, 'yl-ret:1'), [lay(1, 'bl-roden:1')[0] as Move, 2, 1]);
    expect(eventsOf(events, 'cardsRevealed').map((one) => one.seat)).toEqual([0, 1]);
    expect(eventsOf(events, 'diceRolled').map((one) => [one.seat, one.dice])).toEqual([
      [0, [2]],
      [1, [1]],
    ]);
  });

  test('[CR-BATTLE-03] [CR-RULING-55] blind cards: unseen by all, drawn top layer first', () => {
    const rest = [
      'yl-ret:1',
      'yl-runner:1',
      'yl-runner:2',
      'yl-squatter:1',
      'yl-squatter:2',
      'yl-bruiser:1',
    ];
    const state = attack('C4', {
      seats: { 0: { ...duel[0], hand: [], draw: [['yl-word:1', 'yl-word:2'], rest] }, 1: duel[1] },
    });
    const blind = mv(0, 'layFromDeck');
    const { state: laid, events } = play(state, blind, blind, blind);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = gameOf(laid).view(laid, viewer);
      expect(view.seats[0]?.draw).toBe(5);
      for (const card of ['yl-word:1', ...rest]) expect(JSON.stringify(view)).not.toContain(card);
      expect(JSON.stringify(gameOf(laid).viewEvents(events, viewer))).not.toContain('yl-');
    }
    const tape = (...rolls: (string | number)[]) =>
      gameOf(laid).tryApply(laid, end(0), { rolls }).ok;
    expect(tape('yl-word:2', 'yl-word:1', 'yl-ret:1', 2, 0)).toBe(true);
    expect(tape('yl-ret:1', 'yl-word:1', 'yl-word:2', 2, 0)).toBe(false);
  });
  test('[CR-BATTLE-02] [CR-BATTLE-04] laid cards of the hand: the owner sees which, others how many and from where', () => {
    const state = attack('C4', {
      seats: { 0: { ...duel[0], hand: ['yl-ret:1', 'yl-word:1'] }, 1: duel[1] },
    });
    const { state: laid } = play(state, ...lay(0, 'yl-ret:1'));
    const seen = (viewer: 0 | 1 | 'spectator') => gameOf(laid).view(laid, viewer).battle?.laid[0];
    expect(seen(0)).toEqual([{ source: 'hand', card: 'yl-ret:1' }]);
    expect(seen(1)).toEqual([{ source: 'hand', card: null }]);
    expect(seen('spectator')).toEqual([{ source: 'hand', card: null }]);
  });
  test('[CR-BATTLE-11] a tie goes to the defender', () => {
    const state = attack('C4', { seats: { 0: { ...duel[0], hand: ['yl-word:1'] }, 1: duel[1] } });
    const { state: next, events } = play(state, [end(0), 2, 2]);
    expect(eventsOf(events, 'battleResolved')[0]).toMatchObject({ winner: 1, loser: 0 });
    expect([countAt(next, 0, 'C4'), countAt(next, 1, 'C4')]).toEqual([0, 1]);
  });
  test('[CR-BATTLE-12] [CR-RULING-15] cards of both sides go to their own discard piles', () => {
    const state = attack('C4', {
      seats: {
        0: { ...duel[0], hand: ['yl-word:1'] },
        1: { ...duel[1], hand: ['bl-permit:1'], discard: ['bl-worker:1'] },
      },
    });
    const { state: next } = play(
      state,
      ...lay(0, 'yl-word:1'),
      [lay(1, 'bl-permit:1')[0] as Move, 2, 1],
      lose(1, 'discard', 'bl-worker:1'),
    );
    expect([seat(next, 0).discard, seat(next, 1).discard]).toEqual([
      ['yl-word:1'],
      ['bl-permit:1'],
    ]);
  });
  test('[CR-BATTLE-13] more dice than 10', () => {
    const figures = { C4: 2, C3: 2, C5: 2, B4: 2, D4: 2 };
    const state = attack('C4', {
      leaders: [red, yellow],
      seats: { 0: { figures, pool: 0, hand: ['rl-drums:1'], draw: [] }, 1: duel[1] },
    });
    const { events } = play(state, [lay(0, 'rl-drums:1')[0] as Move, ...Array(11).fill(1), 0]);
    expect(eventsOf(events, 'diceRolled')[0]?.hits).toBe(11);
  });
  test('[CR-BATTLE-14] [CR-BATTLE-15] [CR-BATTLE-16] again until decided, with what is left', () => {
    const state = attack('C4', {
      seats: {
        0: { figures: { C4: 2 }, hand: ['yl-ret:1', 'yl-runner:1'], draw: [['yl-word:1']] },
        1: { figures: { C4: 1 }, hand: ['bl-roden:1', 'bl-lookout:1'], draw: [] },
      },
    });
    const first = play(
      state,
      ...lay(0, 'yl-ret:1', 'yl-runner:1'),
      end(0),
      ...lay(1, 'bl-roden:1'),
      [lay(1, 'bl-lookout:1')[0] as Move, 0, 0, 2, 2],
    ).state;
    const { state: second } = play(first, lose(0, 'played', 'yl-ret:1'));
    expect(second.battle).toMatchObject({ attacker: 0, defender: 1 });
    expect(offeredTypes(second)).toEqual(['layFromDeck', 'done']);
    const { state: lost } = play(second, [end(0), 0, 0]);
    expect(offered(lost, 'removeUnit', 'card')).toEqual(['yl-runner:1']);
    expect(refusedBy(lost, lose(0, 'played', 'yl-runner:1'))).toBe('CR-LOSS-03');
    const { state: over } = play(lost, lose(0, 'discard', 'yl-runner:1'));
    expect([countAt(over, 0, 'C4'), over.battle, over.turn?.actionDone]).toEqual([0, null, true]);
  });
  test('[CR-BATTLE-14] without any cards the battles follow each other at once', () => {
    const state = arrange({
      turn: { action: 'move', enemySpace: 'C4' },
      steps: [{ type: 'moveSelect' }],
      seats: {
        0: { figures: { C4: 2 }, hand: [], draw: [] },
        1: { figures: { C4: 2, C5: 1 }, hand: [], draw: [] },
      },
    });
    const { state: over, events } = play(state, [
      mv(0, 'done'),
      ...[2, 2, 0, 0, 0],
      ...[0, 0, 2, 2],
      ...[2, 1, 0],
    ]);
    const dice = eventsOf(events, 'diceRolled').map((one) => one.dice.length);
    expect(dice).toEqual([2, 3, 2, 2, 1, 2]);
    expect([countAt(over, 0, 'C4'), countAt(over, 1, 'C4')]).toEqual([1, 0]);
  });
  test('[CR-RULING-48] nothing is laid from an empty pile', () => {
    const state = attack('C4', {
      seats: { 0: { ...duel[0], hand: ['yl-ret:1'], discard: ['yl-word:1'] }, 1: duel[1] },
    });
    expect(refusedBy(state, mv(0, 'layFromDeck'))).toBe('CR-BATTLE-02');
    expect(refusedBy(state, mv(0, 'layFromHand', { card: 'yl-word:1' }))).toBe('CR-BATTLE-02');
  });
  test('[CR-BATTLE-04] [CR-INF-06] the defender lays up to his own influence', () => {
    const hand = ['bl-roden:1', 'bl-worker:1', 'bl-worker:2', 'bl-permit:1', 'bl-channel:1'];
    const state = attack('C4', { seats: { 0: duel[0], 1: { ...duel[1], hand } } });
    const { state: four } = play(state, ...lay(1, ...hand.slice(0, 4)));
    expect(refusedBy(four, mv(1, 'layFromHand', { card: 'bl-channel:1' }))).toBe('CR-BATTLE-04');
    expect(offeredTypes(four)).toEqual(['done']);
    const radio = attack('C4', {
      seats: { 0: duel[0], 1: { ...duel[1], hand, table: ['bm-radio:1'] } },
    });
    expect(toAct(play(radio, ...lay(1, ...hand.slice(0, 4))).state)).toEqual([1]);
  });
  test('[CR-DEV-10] [CR-RULING-21] a contested Stronghold defends its holder', () => {
    const state = attack('D4', {
      tiles: [['dv-stronghold', 'D4 E4']],
      seats: {
        0: { figures: { D4: 2 }, hand: [], draw: [] },
        1: { figures: { D4: 1, E4: 1 }, hand: ['bl-worker:1'], draw: [] },
      },
    });
    const { state: lost, events } = play(state, [end(1), 2, 2, 0, 0]);
    expect(totals(events)).toEqual([4, 3]);
    const { state: next } = play(lost, lose(1, 'hand', 'bl-worker:1'));
    expect([countAt(next, 0, 'D4'), countAt(next, 1, 'E4')]).toEqual([2, 1]);
    expect(eventsOf(events, 'controlChanged')).toEqual([
      { type: 'controlChanged', tile: 'dv-stronghold:1', seat: null, before: 1 },
    ]);
  });
  test('[CR-DEV-11] a Stronghold defends its own spaces only', () => {
    const state = attack('D5', {
      tiles: [['dv-stronghold', 'D4 E4']],
      seats: {
        0: { figures: { D5: 1 }, hand: [], draw: [] },
        1: { figures: { D5: 1, D4: 1, E4: 1 }, hand: ['bl-worker:1'], draw: [] },
      },
    });
    const { events } = play(state, [end(1), 2, 0, 0]);
    expect(totals(events)).toEqual([2, 0]);
  });
  test('[CR-BATTLE-17] the winner controls the tile he took', () => {
    const state = attack('A2', {
      tiles: [['dv-eden', 'A2', 4]],
      seats: {
        0: { figures: { A2: 1 }, hand: [], draw: [] },
        1: { figures: { A2: 1 }, hand: ['bl-worker:1'], draw: [] },
      },
    });
    const { events, state: lost } = play(state, [end(1), 2, 0]);
    expect(eventsOf(events, 'controlChanged')[0]).toMatchObject({ seat: 0, before: 1 });
    expect(lost.tiles[0]?.products).toBe(4);
  });
  test('[CR-RULING-09] cards before the first laid card of each battle, not afterwards, not by the defender', () => {
    const state = attack('C4', {
      seats: {
        0: {
          figures: { C4: 2 },
          hand: ['yl-runner:1', 'yl-ret:1'],
          draw: [['yl-word:1', 'yl-word:2', 'yl-squatter:1']],
        },
        1: { figures: { C4: 2 }, hand: ['bl-worker:1', 'bl-worker:2'], draw: [] },
      },
    });
    const runner = mv(0, 'playCard', { card: 'yl-runner:1' });
    expect(refusedBy(play(state, ...lay(0, 'yl-ret:1')).state, runner)).toBe('CR-CARD-01');
    const { state: fighting } = play(state, end(0));
    expect(refusedBy(fighting, mv(1, 'playCard', { card: 'bl-worker:1' }))).toBe('CR-CARD-01');
    const { state: won } = play(fighting, [end(1), 2, 2, 0, 0], lose(1, 'hand', 'bl-worker:1'));
    expect([won.battle?.attacker, topStep(won)]).toEqual([0, 'layCards']);
    const { state: drawn } = play(won, [runner, 'yl-word:1', 'yl-word:2']);
    expect(seat(drawn, 0).hand).toEqual(['yl-ret:1', 'yl-word:1', 'yl-word:2']);
    expect(topStep(drawn)).toBe('layCards');
  });
});

describe('losses', () => {
  /** The attacker has lost with 0 : 2. */
  function beaten(
    patch: NonNullable<Arrangement['seats']>[0],
    laid: string[] = [],
    more: Arrangement = {},
  ) {
    const attacker = { figures: { C4: 1 }, hand: [], draw: [], ...patch };
    const state = attack('C4', { ...more, seats: { 0: attacker, 1: duel[1] } });
    const isAsked = topStep(state) === 'layCards' && toAct(state)[0] === 0;
    const cards = lay(0, ...laid);
    const left = (attacker.hand?.length ?? 0) - laid.length + (attacker.draw?.flat().length ?? 0);
    const moves = left > 0 ? [...cards, end(0)] : cards;
    if (!isAsked) return state;
    const last = moves.pop() as Move;
    return play(state, ...moves, [last, 0, 2]).state;
  }
  const strong = { leaders: [yellow, red] };
  test('[CR-LOSS-01] [CR-LOSS-02] [CR-LOSS-06] [CR-LOSS-07] [CR-DECK-03] the figure to the supply, a played unit, the leader too', () => {
    const state = attack('C4', {
      ...strong,
      seats: {
        0: { ...duel[0], hand: ['yl-ret:1', 'yl-word:1'] },
        1: { ...duel[1], hand: ['rl-garius:1'] },
      },
    });
    const { state: lost } = play(state, ...lay(0, 'yl-ret:1', 'yl-word:1'), [
      lay(1, 'rl-garius:1')[0] as Move,
      0,
      0,
    ]);
    expect([countAt(lost, 0, 'C4'), countAt(lost, 0, 'supply'), countAt(lost, 0, 'pool')]).toEqual([
      0, 10, 6,
    ]);
    expect(offered(lost, 'removeUnit', 'card')).toEqual(['yl-ret:1']);
    expect(refusedBy(lost, lose(0, 'played', 'yl-word:1'))).toBe('CR-LOSS-09');
    expect(refusedBy(lost, lose(0, 'played', 'yl-runner:1'))).toBe('CR-LOSS-02');
    expect(refusedBy(lost, mv(0, 'searchDrawPile'))).toBe('CR-LOSS-02');
    const { state: next, events } = play(lost, lose(0, 'played', 'yl-ret:1'));
    expect(next.removed).toContain('yl-ret:1');
    expect(eventsOf(gameOf(next).viewEvents(events, 'spectator'), 'unitRemoved')[0]?.card).toBe(
      'yl-ret:1',
    );
    expect(seat(next, 0)).toMatchObject({ leader: 'yl-ret', colour: 'yellow' });
  });
  test('[CR-LOSS-03] [CR-LOSS-09] [CR-DECK-02] no card laid: a unit of the discard pile', () => {
    const state = beaten({ hand: ['yl-word:1'], discard: ['yl-squatter:1', 'bm-grenade:1'] });
    expect(offered(state, 'removeUnit', 'card')).toEqual(['yl-squatter:1']);
    expect(refusedBy(state, lose(0, 'discard', 'bm-grenade:1'))).toBe('CR-LOSS-09');
    expect(refusedBy(state, lose(0, 'hand', 'yl-squatter:1'))).toBe('CR-LOSS-03');
  });
  test('[CR-LOSS-04] [CR-LOSS-05] [CR-RULING-17] [CR-RULING-18] [CR-RULING-20] hand or a search', () => {
    const state = beaten(
      {
        hand: ['yl-word:1', 'yl-runner:1'],
        discard: ['bm-grenade:1'],
        draw: [['yl-ret:1'], ['yl-word:2', 'yl-squatter:1']],
      },
      ['yl-word:1'],
    );
    expect(offeredTypes(state)).toEqual(['removeUnit', 'searchDrawPile']);
    expect(offered(state, 'removeUnit', 'card')).toEqual(['yl-runner:1']);
    expect(refusedBy(state, lose(0, 'draw', 'yl-ret:1'))).toBe('CR-LOSS-04');
    const { state: found, events } = play(state, mv(0, 'searchDrawPile'));
    expect(offered(found, 'removeUnit', 'card')).toEqual(['yl-ret:1', 'yl-squatter:1']);
    expect(gameOf(found).view(found, 0).seats[0]?.searched).toEqual([
      'yl-ret:1',
      'yl-squatter:1',
      'yl-word:2',
    ]);
    expect(gameOf(found).view(found, 1).seats[0]?.searched).toBeNull();
    expect(JSON.stringify(gameOf(found).viewEvents(events, 1))).not.toContain('yl-');
    expect(refusedBy(found, mv(0, 'searchDrawPile'))).toBe('CR-LOSS-04');
    const { state: other } = play(found, lose(0, 'draw', 'yl-squatter:1'));
    expect(seat(other, 0).draw).toEqual([['yl-ret:1', 'yl-word:2']]);
    const { state: next } = play(found, lose(0, 'draw', 'yl-ret:1'));
    expect(seat(next, 0).draw).toEqual([['yl-squatter:1', 'yl-word:2']]);
    expect(seat(next, 0).discard).toEqual(['bm-grenade:1', 'yl-word:1']);
  });
  test('[CR-LOSS-04] [CR-RULING-32] while one seat searches its pile the other does not see its own', () => {
    const state = beaten({ hand: ['yl-runner:1'], draw: [['yl-ret:1']] }, [], {});
    const { state: found } = play(state, mv(0, 'searchDrawPile'));
    const searched = (viewer: 0 | 1 | 'open') => {
      return gameOf(found)
        .view(found, viewer)
        .seats.map((player) => player.searched);
    };
    expect(searched(0)).toEqual([['yl-ret:1'], null]);
    expect(searched(1)).toEqual([null, null]);
    expect(searched('open')).toEqual([['yl-ret:1'], null]);
  });
  test('[CR-RULING-20] a search that finds nothing leads back to the hand', () => {
    const state = beaten({ hand: ['yl-runner:1'], draw: [['yl-word:1']] });
    const { state: back } = play(state, mv(0, 'searchDrawPile'));
    expect(offeredTypes(back)).toEqual(['removeUnit']);
    expect(offered(back, 'removeUnit', 'zone')).toEqual(['hand']);
  });
  test('[CR-LOSS-08] nothing left to remove', () => {
    const state = beaten({ hand: ['yl-word:2'], draw: [['yl-word:1']] });
    expect(offeredTypes(state)).toEqual(['searchDrawPile']);
    const { state: next } = play(state, mv(0, 'searchDrawPile'));
    expect([next.battle, topStep(next)]).toEqual([null, 'turnMain']);
    expect(countAt(next, 0, 'C4')).toBe(0);
  });
  test('[CR-RULING-19] cards of this battle are not in the discard pile yet', () => {
    const state = beaten({ hand: ['yl-word:1', 'yl-runner:1'], draw: [] }, ['yl-word:1']);
    expect(seat(state, 0).discard).toEqual([]);
    expect(offered(state, 'removeUnit', 'zone')).toEqual(['hand']);
  });
  test('[CR-LOSS-07] [CR-SETUP-03] [CR-CARD-05] a seat that has lost its leader keeps its colour', () => {
    const state = attack('C4', {
      leaders: [blue, yellow],
      seats: {
        0: { figures: { C4: 2 }, hand: ['bl-roden:1', 'gm-technician:1'], draw: [] },
        1: { ...duel[1], hand: ['yl-ret:1', 'yl-bruiser:1'] },
      },
    });
    const { state: lost, events } = play(
      state,
      ...lay(0, 'bl-roden:1'),
      end(0),
      ...lay(1, 'yl-ret:1'),
      [lay(1, 'yl-bruiser:1')[0] as Move, 0, 0, 0],
    );
    expect(totals(events)).toEqual([4, 8]);
    const { state: again } = play(lost, lose(0, 'played', 'bl-roden:1'));
    expect(again.removed).toContain('bl-roden:1');
    expect(seat(again, 0)).toMatchObject({ leader: blue, colour: 'blue' });
    const { events: later } = play(again, [lay(0, 'gm-technician:1')[0] as Move, 0, 0]);
    expect(totals(later)).toEqual([3, 0]);
  });
});

describe('cards and figures', () => {
  const cardsOf = (state: State, who: number) => {
    const { hand, draw, discard } = seat(state, who);
    return [...hand, ...draw.flat(), ...discard].sort();
  };
  const figuresOf = (state: State, who: number) => {
    return Object.values(state.figures)
      .filter((figure) => figure.seat === who)
      .map(({ at }) => at);
  };
  test('[CR-DECK-04] a unit card sold or thrown away takes no figure with it', () => {
    const state = arrange({
      tiles: [['dv-slaver', 'B3 B4']],
      turn: { action: 'produce' },
      steps: [{ type: 'produce' }],
      seats: {
        0: { figures: { B3: 1, B4: 1 }, hand: ['yl-ret:1', 'yl-runner:1', 'bm-purge:1'], draw: [] },
      },
    });
    const { state: traded } = play(
      state,
      mv(0, 'produceTile', { tile: 'dv-slaver:1' }),
      mv(0, 'choose', { option: { card: 'yl-ret:1' } }),
    );
    expect(cardsOf(traded, 0)).toEqual(['bm-purge:1', 'yl-runner:1']);
    expect(figuresOf(traded, 0)).toEqual(figuresOf(state, 0));
    const { state: purged } = play(
      traded,
      mv(0, 'playCard', { card: 'bm-purge:1' }),
      mv(0, 'choose', { option: { card: 'yl-runner:1' } }),
    );
    expect(cardsOf(purged, 0)).toEqual(['bm-purge:1']);
    expect(figuresOf(purged, 0)).toEqual(figuresOf(state, 0));
  });
  test('[CR-DECK-04] a figure lost by a battle whose card is spared takes no card with it', () => {
    const state = attack('C4', {
      seats: {
        0: { ...duel[0], hand: ['bm-decoy:1', 'yl-runner:1', 'yl-word:1'] },
        1: { ...duel[1], hand: ['bl-roden:1'] },
      },
    });
    const { state: lost } = play(state, ...lay(0, 'bm-decoy:1', 'yl-runner:1'), end(0), [
      lay(1, 'bl-roden:1')[0] as Move,
      ...[0, 0],
    ]);
    expect(countAt(lost, 0, 'supply')).toBe(10);
    expect(cardsOf(lost, 0)).toEqual(['bm-decoy:1', 'yl-runner:1', 'yl-word:1']);
  });
  test('[CR-DECK-04] figures come and go without cards: a deployed one names none', () => {
    const state = arrange({ seats: { 0: { hand: ['bm-pod:1', 'yl-ret:1'], draw: [] } } });
    const { state: out } = play(
      state,
      mv(0, 'playCard', { card: 'bm-pod:1' }),
      mv(0, 'choose', { option: { space: 'D1' } }),
      mv(0, 'choose', { option: { space: 'D1' } }),
    );
    expect(countAt(out, 0, 'D1')).toBe(2);
    expect(cardsOf(out, 0)).toEqual(['bm-pod:1', 'yl-ret:1']);
  });
  test('[CR-CARD-06] every unit has one ability, for the turn or for battles', () => {
    const units = gameOf({ pack: 'standard' }).content.cards.filter(({ attack: value }) => value);
    expect(units).toHaveLength(16 + 17);
    for (const { ability } of units) expect(['turn', 'battle']).toContain(ability.timing);
  });
  test('[CR-CARD-06] an ability is that of the card played or revealed, not of cards elsewhere', () => {
    const win = (laid: string, held: string) => {
      const state = attack('C4', {
        leaders: [red, yellow],
        seats: { 0: { ...duel[0], hand: [laid, held], arcs: 0 }, 1: duel[1] },
      });
      const { state: won } = play(state, ...lay(0, laid), [end(0), 0, 0]);
      return seat(won, 0).arcs;
    };
    expect(win('rl-ripper:1', 'rl-ripper:2')).toBe(1000);
    expect(win('rl-howler:1', 'rl-ripper:2')).toBe(0);
    const owner = arrange({
      seats: { 0: { hand: ['yl-squatter:1', 'yl-squatter:2', 'yl-runner:1'] } },
    });
    const { state: played } = play(owner, mv(0, 'playCard', { card: 'yl-squatter:1' }));
    expect(seat(played, 0)).toMatchObject({ arcs: 3000, hand: ['yl-runner:1', 'yl-squatter:2'] });
  });
});

describe('battle abilities', () => {
  /** Totals when seat 0 lays these against a seat 1 that lays those; all dice show 0. */
  function fought(
    own: string[],
    other: string[],
    more: Arrangement & { dice?: [number, number]; at?: string } = {},
  ) {
    const at = more.at ?? 'C4';
    const state = attack(at, {
      leaders: [green, red],
      ...more,
      seats: {
        0: { figures: { [at]: 1 }, hand: own, draw: [], ...more.seats?.[0] },
        1: { figures: { [at]: 1 }, hand: other, draw: [], ...more.seats?.[1] },
      },
    });
    const moves = [...lay(0, ...own), ...lay(1, ...other)];
    const last = moves.pop() as Move;
    const dice = more.dice ?? [1, 1];
    return play(state, ...moves, [last, ...Array(dice[0] + dice[1]).fill(0)]);
  }
  test.each([
    ['a Gambler in green', ['gm-gambler:1'], [], {}, [3, 0]],
    ['a Gambler in blue', ['gm-gambler:1'], [], { leaders: [blue, red] }, [2, 0]],
    ['Enforcer beside Garius', [], ['rl-garius:1', 'gm-enforcer:1'], {}, [0, 6]],
    [
      'Garius with two units and a decoy',
      [],
      ['rl-garius:1', 'gm-enforcer:1', 'bm-decoy:1'],
      {},
      [0, 6],
    ],
    ['Garius with three units', [], ['rl-garius:1', 'gm-enforcer:1', 'rl-howler:1'], {}, [0, 10]],
    ['Ripper defends', [], ['rl-ripper:1'], {}, [0, 2]],
    ['Ripper attacks', ['rl-ripper:1'], [], { leaders: [red, green] }, [3, 0]],
    ['Fighter against a player', ['gm-fighter:1'], [], {}, [3, 0]],
    ['Strongarm off a tile', ['gl-strongarm:1'], [], {}, [3, 0]],
    [
      'Strongarm on a tile',
      ['gl-strongarm:1'],
      [],
      { tiles: [['dv-stronghold', 'C4 D4']] },
      [4, 0],
    ],
    ['Sniper in the Heights', ['gm-sniper:1'], ['gm-krull:1'], {}, [3, 1]],
    ['Sniper against nothing, which stays 0', ['gm-sniper:1'], [], {}, [3, 0]],
    ['Sniper in the Slum', ['gm-sniper:1'], ['gm-krull:1'], { at: 'A2' }, [2, 1]],
    ['Grenade', ['bm-grenade:1'], [], {}, [4, 0]],
    ['Defense Drone defends', [], ['bm-drone:1'], {}, [0, 5]],
    ['Defense Drone attacks', ['bm-drone:1'], [], {}, [2, 0]],
    ['Shredder Rounds attack', ['bm-shredder:1'], [], {}, [2, 0]],
    ['a turn ability adds its attack only', ['gl-courier:1'], [], {}, [2, 0]],
  ] as [string, string[], string[], Arrangement, [number, number]][])(
    '[CR-CARD-04] [CR-CARD-06] [CR-BATTLE-09] %s',
    (_name, own, other, more, expected) => {
      expect(totals(fought(own, other, more).events)).toEqual(expected);
    },
  );
  test('[CR-BATTLE-08] dice: Smoke Canister, floor 0; Stim Pack; War Drums; Lookout; Decoy', () => {
    const dice = (events: Parameters<typeof eventsOf>[0]) =>
      eventsOf(events, 'diceRolled').map((one) => one.dice.length);
    expect(dice(fought(['bm-smoke:1'], [], { dice: [1, 0] }).events)).toEqual([1, 0]);
    const three = { seats: { 1: { figures: { C4: 1, C5: 2 } } } };
    expect(dice(fought(['bm-smoke:1'], [], { ...three, dice: [1, 1] }).events)).toEqual([1, 1]);
    expect(dice(fought(['bm-stim:1'], ['rl-drums:1'], { dice: [3, 2] }).events)).toEqual([3, 2]);
    expect(dice(fought(['gm-tayvius:1', 'gl-asaro:1'], [], { dice: [3, 1] }).events)).toEqual([
      3, 1,
    ]);
    const more = { seats: { 1: { figures: { C4: 1, C5: 1 } } }, dice: [2, 2] as [number, number] };
    expect(dice(fought(['bm-decoy:1'], [], more).events)).toEqual([2, 2]);
    expect(dice(fought(['bm-decoy:1'], [], { dice: [1, 1] }).events)).toEqual([1, 1]);
    const table = { seats: { 0: { table: ['bm-array:1'] } }, dice: [2, 1] as [number, number] };
    expect(dice(fought(['bm-grenade:1'], [], table).events)).toEqual([2, 1]);
    expect(
      dice(fought([], ['bl-lookout:1'], { leaders: [green, blue], dice: [1, 2] }).events),
    ).toEqual([1, 2]);
  });
  test.each([
    ['attacker', 1],
    ['defender', 2],
  ] as const)(
    '[CR-BATTLE-08] dice that a card takes from the enemy if its own side is the %s: %i left',
    (role, dice) => {
      const pack = changedPack(`smoke-of-the-${role}`, ({ cards }) => {
        const smoke = cards.find(({ id }) => id === 'bm-smoke') as (typeof cards)[number];
        const effect = { kind: 'enemyDice', count: 1, if: { role } } as const;
        smoke.ability = { timing: 'battle', effects: [effect] };
      });
      const seats = { 1: { figures: { C4: 1, C5: 1 } } };
      const { events } = fought(['bm-smoke:1'], [], { pack, seats, dice: [1, dice] });
      const rolled = eventsOf(events, 'diceRolled').map((one) => one.dice.length);
      expect(rolled).toEqual([1, dice]);
    },
  );
  test('Feeding Frenzy rolls blanks once more', () => {
    const state = attack('C4', {
      leaders: [red, yellow],
      seats: { 0: { ...duel[0], hand: ['rl-frenzy:1'] }, 1: duel[1] },
    });
    const { events } = play(state, [lay(0, 'rl-frenzy:1')[0] as Move, 0, 1, 2]);
    expect(totals(events)).toEqual([2, 1]);
  });
  test('Feeding Frenzy without blanks rolls nothing, and nothing is told of it', () => {
    const state = attack('C4', {
      leaders: [red, yellow],
      seats: { 0: { ...duel[0], hand: ['rl-frenzy:1'] }, 1: duel[1] },
    });
    const { events } = play(state, [lay(0, 'rl-frenzy:1')[0] as Move, 2, 1]);
    expect(eventsOf(events, 'diceRerolled')).toEqual([]);
  });
  test('[CR-RULING-34] reinforcements count, resolve last, and may be given up', () => {
    const hand = ['bm-flare:1', 'gl-courier:1', 'gl-pusher:1', 'gl-asaro:1'];
    const state = attack('C4', {
      leaders: [green, red],
      seats: {
        0: { ...duel[0], hand, draw: [['gm-sniper:1'], ['gl-strongarm:1', 'gl-crop:1']] },
        1: { ...duel[1], hand: ['rl-garius:1', 'gm-fighter:1', 'gm-fighter:2', 'gm-fighter:3'] },
      },
    });
    const { state: lost, events } = play(
      state,
      ...lay(0, ...hand),
      end(0),
      ...lay(1, 'rl-garius:1', 'gm-fighter:1', 'gm-fighter:2'),
      [lay(1, 'gm-fighter:3')[0] as Move, 'gm-sniper:1', 'gl-strongarm:1', 0, 0],
    );
    expect(
      eventsOf(events, 'battleAbility')
        .filter((one) => one.seat === 0)
        .map(({ card }) => card),
    ).toEqual(['bm-flare:1', 'gm-sniper:1', 'gl-strongarm:1']);
    expect(totals(events)).toEqual([14, 16]);
    expect(offered(lost, 'removeUnit', 'card')).toEqual([
      'gl-courier:1',
      'gl-pusher:1',
      'gl-asaro:1',
      'gm-sniper:1',
      'gl-strongarm:1',
    ]);
  });
  test('[CR-RULING-45] Medic: the figure to the pool, a unit still lost', () => {
    const { state } = fought(['gm-medic:1'], ['rl-garius:1']);
    expect([countAt(state, 0, 'pool'), countAt(state, 0, 'supply')]).toEqual([7, 9]);
    expect(offered(state, 'removeUnit', 'card')).toEqual(['gm-medic:1']);
  });
  test('Holo Decoy spares the card, also from Shredder Rounds', () => {
    const { state } = fought(['bm-decoy:1', 'gl-courier:1'], ['rl-garius:1'], { dice: [1, 1] });
    expect([topStep(state), state.removed.includes('gl-courier:1')]).toEqual(['turnMain', false]);
  });
  test('Shredder Rounds take one more played unit, if there is one', () => {
    const { state } = fought(['bm-shredder:1', 'gm-krull:1'], ['rl-howler:1', 'rl-drums:1'], {
      dice: [1, 2],
    });
    const { state: one, events } = play(state, lose(1, 'played', 'rl-howler:1'));
    expect(topStep(one)).toBe('turnMain');
    expect(eventsOf(events, 'renownChanged')[0]).toMatchObject({
      seat: 0,
      amount: 1,
      reason: 'win',
    });
    const { state: spare } = fought(
      ['bm-shredder:1', 'gm-krull:1'],
      ['rl-howler:1', 'rl-drums:1'],
      {
        dice: [1, 2],
        seats: { 1: { discard: ['rl-packmate:1'] } },
      },
    );
    const { state: kept } = play(spare, lose(1, 'played', 'rl-howler:1'));
    expect([topStep(kept), seat(kept, 1).discard]).toEqual([
      'turnMain',
      ['rl-drums:1', 'rl-packmate:1'],
    ]);
    const { state: two } = fought(
      ['bm-shredder:1', 'gm-krull:1', 'gl-asaro:1', 'gl-strongarm:1'],
      ['rl-howler:1', 'rl-packmate:1'],
      { dice: [1, 1] },
    );
    const { state: rest } = play(two, lose(1, 'played', 'rl-howler:1'));
    expect([topStep(rest), offered(rest, 'removeUnit', 'card')]).toEqual([
      'removeUnit',
      ['rl-packmate:1'],
    ]);
  });
  test('win effects in their order: own cards, permanents, tiles by id', () => {
    const pack = changedPack('winning-tiles', ({ developments }) => {
      const wins = (id: string, gain: Gain) => {
        const development = developments.find((one) => one.id === id) as Development;
        development.ability = { timing: 'passive', effects: [{ kind: 'onWin', effects: [gain] }] };
      };
      wins('dv-alley', { kind: 'gainArcs', amount: 2000 });
      wins('dv-eden', { kind: 'gainRenown', count: 3 });
    });
    const { events } = fought(['gl-courier:1', 'gl-shakedown:1'], [], {
      pack,
      tiles: [
        ['dv-eden', 'A2'],
        ['dv-alley', 'A3'],
      ],
      seats: { 0: { figures: { C4: 1, A2: 1, A3: 1 }, table: ['bm-trophy:1'] } },
    });
    const gains = events.flatMap((event) => ('amount' in event ? [event.amount] : []));
    expect(gains).toEqual([1000, 1, 2000, 3]);
  });
  test('Sister Ash returns to the hand; Shakedown brings 1,000 ARCs for a win', () => {
    const { state } = fought(['gm-ash:1', 'gl-shakedown:1'], ['rl-howler:1']);
    const { state: won } = play(state, lose(1, 'played', 'rl-howler:1'));
    expect([seat(won, 0).hand, seat(won, 0).discard, seat(won, 0).arcs]).toEqual([
      ['gm-ash:1'],
      ['gl-shakedown:1'],
      3000,
    ]);
  });
});
