import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Event } from '../../src/defend-neo-tokyo/events.js';
import { defendNeoTokyo, replay } from '../../src/index.js';
import { eventsOf } from './arrange.js';

/** Replays a golden log: how it ended, and what moved the Destruction tracker last. */
function ending(name: string) {
  const log = readFileSync(
    new URL(`../golden/defend-neo-tokyo/${name}.jsonl`, import.meta.url),
    'utf8',
  );
  const events: Event[] = [];
  const { state } = replay(defendNeoTokyo, log, {
    onMove: (played) => {
      events.push(...played.events);
    },
  });
  const [over, ...more] = eventsOf(events, 'gameEnded');
  expect(more).toEqual([]);
  return { state, events, over, last: eventsOf(events, 'destructionAdvanced').at(-1) };
}

test.each([
  ['won-2', 'boss-gorganicus', 2],
  ['won-hidden-hands-5', 'boss-thalassar', 5],
])('[DN-OVER-01] %s: the Boss is defeated, and that is the end', (name, boss, players) => {
  const { state, events, over } = ending(name);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  expect(over).toMatchObject({ status: 'win', reason: 'bossDefeated', winners: seats });
  expect(eventsOf(events, 'monsterDefeated').at(-1)?.monster).toBe(boss);
  const types = events.map(({ type }) => type);
  const rest = types.slice(types.lastIndexOf('monsterDefeated') + 1);
  // A card that was played still goes to the discard.
  expect(rest.filter((type) => type !== 'cardDiscarded')).toEqual(['gameEnded']);
  expect(state.monsters.some(({ isBoss }) => isBoss)).toBe(false);
  expect(state.destruction).toBeLessThan(7);
  expect(defendNeoTokyo.outcome(state)).toMatchObject({
    winners: seats,
    scores: seats.map(() => 100),
    ranking: [seats],
  });
});

test.each([
  ['lost-by-a-ruin-3', 'cityDestroyed'],
  ['lost-by-population-4', 'population'],
  ['lost-by-critical-failure-2', 'criticalFailure'],
])(
  '[DN-OVER-02] [DN-TRACK-03] %s: the Destruction tracker reaches its final space',
  (name, reason) => {
    const { state, over, last } = ending(name);
    expect(over).toMatchObject({ status: 'loss', reason: 'destruction', winners: [] });
    expect(last).toMatchObject({ reason, to: 7 });
    expect(state.destruction).toBe(7);
  },
);

test('[DN-OVER-03] [DN-BOSS-06] lost-by-the-empty-boss-deck-3: the Boss attacks with no card left', () => {
  const { state, events, over } = ending('lost-by-the-empty-boss-deck-3');
  expect(over).toMatchObject({ status: 'loss', reason: 'bossDeckExhausted', winners: [] });
  expect(state.eventDeck).toEqual([]);
  const declared = eventsOf(events, 'monsterAttackDeclared').at(-1);
  expect(state.monsters.find(({ isBoss }) => isBoss)?.id).toBe(declared?.monster);
  expect(state.destruction).toBeLessThan(7);
});
