import { describe, expect, test } from 'vitest';
import { blockMania, type Move, type State } from '../../src/block-mania/index.js';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import { fingerprint } from '../../src/kernel/fingerprint.js';
import { rollsOf } from '../../src/kernel/log.js';
import { eventsOf } from './arrange.js';
import { follow } from './follow.js';

/** MP for a step, from the printed pack alone. */
function stepCost(before: State, from: string, to: string): number {
  const [x = 0, l = 0] = from.split(',').map(Number);
  const [, toLevel = 0] = to.split(',').map(Number);
  const [toX = 0] = to.split(',').map(Number);
  const board = before.boards[Math.floor(toX / 10)];
  const printed = blockMania.content.boards
    .find(({ id }) => id === board?.block)
    ?.squares.find(({ c, L }) => c === toX % 10 && L === toLevel);
  const isRubble = (space: string) =>
    before.spaces[space]?.collapsed === true || (space.endsWith(',6') && isStub(space));
  const isStub = (space: string) => [0, 1, 9].includes(Number(space.split(',')[0]) % 10);
  const isSound = printed !== undefined && !before.spaces[to]?.collapsed;
  const isFree =
    isSound &&
    (printed.location === 'entrancePlaza' || (printed.colour === 'civic' && board?.power === true));
  const plain = toLevel > l && x === toX ? 2 : 1;
  return (isFree ? 0 : plain) + (isRubble(to) ? 1 : 0) + (isRubble(from) ? 1 : 0);
}

/** The turn after which the last card has been drawn. */
const lastTurn: Readonly<Record<number, number>> = { 2: 32, 3: 33, 4: 36 };

describe.each([2, 3, 4])('%i players', (players) => {
  test('[BM-DEST-02] who is destroyed or removed never comes back, and in the endgame nobody new', () => {
    follow(players, `course ${players}`, (before, _move, _events, after) => {
      for (const [id, { where }] of Object.entries(before.blockers)) {
        const isLost = where === 'destroyed' || where === 'removed';
        const isLate = before.stage === 'endgame' && where === 'stack';
        if (isLost || isLate) expect(after.blockers[id]?.where).toBe(where);
      }
    });
  });

  test('a blocker turns face up only with an event that says so', () => {
    follow(players, `course ${players}`, (before, _move, events, after) => {
      const turned = eventsOf(events, 'flippedUp').flatMap(({ blockers }) => blockers);
      for (const [id, { flipped }] of Object.entries(before.blockers)) {
        const now = after.blockers[id];
        if (!flipped || now?.flipped !== false || typeof now.where !== 'object') continue;
        expect(turned).toContain(id);
      }
    });
  });

  test('damage to squares that stand never gets less, and fallen blocks stay down', () => {
    follow(players, `course ${players}`, (before, _move, _events, after) => {
      before.boards.forEach(({ fallen }, k) => {
        if (fallen) expect(after.boards[k]?.fallen).toBe(true);
      });
      for (const [space, old] of Object.entries(before.spaces)) {
        const isGone = after.boards[Math.floor(Number(space.split(',')[0]) / 10)]?.fallen;
        if (isGone) continue;
        const { collapsed = false, linkHits = 0, structural = 0 } = after.spaces[space] ?? {};
        if (old.collapsed) expect(collapsed).toBe(true);
        expect(linkHits).toBeGreaterThanOrEqual(old.linkHits);
        if (!collapsed) expect(structural).toBeGreaterThanOrEqual(old.structural);
      }
    });
  });

  test('the deck shrinks card by card, and the endgame begins with the last', () => {
    follow(players, `course ${players}`, (before, _move, events, after) => {
      if (before.stage !== 'main') return;
      if (after.stage === 'endgame') expect(before.turn).toBe(lastTurn[players]);
      if (after.stage !== 'main') return;
      const drawn = eventsOf(events, 'cardDrawn').length;
      expect(before.cards.left - after.cards.left).toBe(drawn);
    });
  });

  test('[BM-MOVE-02] [BM-MOVE-13] every step costs what the printed board says', () => {
    follow(players, `course ${players}`, (before, move, events) => {
      for (const { via, blocker, path, paid } of eventsOf(events, 'blockerMoved')) {
        if (via !== 'step') continue;
        const { where: place } = before.blockers[blocker] as State['blockers'][string];
        const from = typeof place === 'object' ? place.space : '';
        expect({ move, paid }).toEqual({ move, paid: stepCost(before, from, path[0] as string) });
      }
    });
  });
});

test('the moves and outcomes of a game give the same states again, and whoever is asked has moves', () => {
  const random = new SeededChance(seedChance('again'));
  const started = blockMania.start({ players: 2, seed: 'again' });
  let now = started.state;
  let again = blockMania.setup({ players: 2, seed: 'other' }, { rolls: rollsOf(started.events) });
  let dice = 0;
  for (let seats = blockMania.toAct(now); seats.length > 0; seats = blockMania.toAct(now)) {
    const moves = blockMania.legalMoves(now);
    expect([...new Set(moves.map(({ seat }) => seat))]).toEqual(seats);
    const move = moves[random.below(moves.length)] as Move;
    const { state, events } = blockMania.apply(now, move);
    dice += eventsOf(events, 'attackRolled').length;
    now = state;
    again = blockMania.apply(again, move, { rolls: rollsOf(events) }).state;
    expect(fingerprint({ ...again, chance: null })).toBe(fingerprint({ ...now, chance: null }));
  }
  expect(now.stage).toBe('over');
  expect(dice).toBeGreaterThan(0);
});
