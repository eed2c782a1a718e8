import { expect, test } from 'vitest';
import type { Effect } from '../../src/defend-neo-tokyo/content/effects.js';
import { arrange, card, changedGame, mech, offered, play, topStep } from './arrange.js';

/* What games of the standard pack seldom or never come to: clauses of effects that other packs meet. */

/** The standard pack, in which a card that Zakharovich can always play does this. */
function gameWith(id: string, effects: Effect[]) {
  return changedGame(id, ({ cards }) => {
    const found = cards.find((one) => one.id === 'ch-zakharovich-1');
    if (found !== undefined) found.effects = effects;
  });
}

const played = 'ch-zakharovich-1#1';
const plate = { kind: 'token', token: 'armor', count: 1, on: 'self' } as const;
const forMech = (token: 'armor' | 'fire') => {
  return { kind: 'token', token, count: 1, on: 'mech', range: 0 } as const;
};

test.each([
  ['Armor, of which there is some', 'armor', 8, [0, 1]],
  ['Armor, of which there is none left', 'armor', 9, []],
  ['Fire, which no Mech can hold', 'fire', 8, []],
] as const)('[DN-FX-02] which Mech gets a token: %s', (_what, token, elsewhere, among) => {
  const game = gameWith(`for-mechs-${token}-${elsewhere}`, [plate, forMech(token)]);
  const seats = { 0: { hand: [played] }, 1: { armor: elsewhere } };
  const { state } = play(arrange({ game, mechs: ['zakh', 'anansi'], seats }), card(0, played));
  expect(offered(state, 'chooseMech', 'mech')).toEqual(among);
  expect(topStep(state)?.type === 'chooseMech').toBe(among.length > 0);
  expect(mech(state, 0).armorTokens).toBe(1);
});
