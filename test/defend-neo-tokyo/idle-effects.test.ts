import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/defend-neo-tokyo/content/effects.js';
import type { State } from '../../src/defend-neo-tokyo/state/state.js';
import { type Arrangement, arrange, card, changedGame, play, refusedBy } from './arrange.js';

/*
 * A pack may write any effect on any card. Where an effect finds nothing to work on, a card with nothing else cannot be
 * played, and after something else it does nothing.
 */

const played = 'ch-zakharovich-1#1';
const plate: Effect = { kind: 'token', token: 'armor', count: 1, on: 'self' };
const kill: Effect = { kind: 'attack', flat: 99, range: 0 };

let games = 0;
/** Zakharovich has a card in hand that does this. */
function holding(effects: readonly Effect[], rest: Partial<Arrangement> = {}): State {
  const game = changedGame(`idle-${games++}`, ({ cards }) => {
    const found = cards.find(({ id }) => id === 'ch-zakharovich-1');
    if (found !== undefined) found.effects = [...effects];
  });
  const seats = {
    0: { hand: [played], ...rest.seats?.[0] },
    1: { space: 's05', ...rest.seats?.[1] },
  };
  return arrange({ mechs: ['zakh', 'anansi'], ...rest, game, seats });
}

/** The table after the card, whatever the pack is called. */
function tableAfter(effects: readonly Effect[], rest: Partial<Arrangement> = {}): State {
  return { ...play(holding(effects, rest), card(0, played)).state, pack: '' };
}

/** Nothing in reach, nobody hurt, nothing under way. */
const idle: readonly Effect[] = [
  { kind: 'attack', dice: 1, range: 3 },
  { kind: 'token', token: 'fire', count: 1, on: 'self' },
  { kind: 'token', token: 'fire', count: 1, on: 'mech', range: 3 },
  { kind: 'token', token: 'fire', count: 1, on: 'monster', range: 3 },
  { kind: 'token', token: 'fire', count: 1, on: 'it' },
  { kind: 'token', token: 'fire', count: 1, on: 'trigger' },
  { kind: 'moveAlly', steps: 1, range: 0 },
  { kind: 'push', on: 'monster', range: 3, to: 'me' },
  { kind: 'push', on: 'it', to: 'adjacent' },
  { kind: 'repair', amount: 1, on: 'self' },
  { kind: 'repair', amount: 1, on: 'mech', range: 3 },
  { kind: 'repair', amount: 1, on: 'it' },
  { kind: 'shift', amount: 1 },
  { kind: 'rescue', count: 1, range: 3 },
  { kind: 'shelter', amount: 1, range: 3 },
  { kind: 'shelter', amount: 1, where: 'here' },
  { kind: 'calm', steps: 1 },
  { kind: 'regainBot', count: 1 },
  { kind: 'standUp', range: 'any' },
  { kind: 'prevent', amount: 1 },
  { kind: 'redirect' },
  { kind: 'redirect', part: 'legs' },
  { kind: 'intercept' },
  { kind: 'rerollRandom' },
  { kind: 'reroll', max: 1 },
  { kind: 'addDamage', flat: 1 },
  { kind: 'strike', flat: 1, on: 'trigger' },
  { kind: 'strike', flat: 1, on: 'it' },
  { kind: 'strike', flat: 1, on: 'monster' },
  { kind: 'cancelAttack' },
  { kind: 'preventCity', amount: 1 },
  { kind: 'save' },
  { kind: 'when', condition: 'defeated', do: [plate] },
];

/** Such effects can always be done, though to nobody. */
const toNobody: readonly Effect[] = [
  { kind: 'losePower', amount: 1, on: 'it' },
  { kind: 'discardCards', count: 1, on: 'it' },
  { kind: 'mechDamage', amount: 1, part: 'legs', on: 'it' },
  { kind: 'heal', amount: 1, on: 'it' },
  { kind: 'moveMonster', on: 'it', to: 'higher' },
  { kind: 'moveMonster', on: 'self', to: 'higher' },
  { kind: 'hurl', to: 'higher', on: 'it' },
  { kind: 'knockDown', on: 'it' },
  { kind: 'cityDamage', amount: 1, where: 'it' },
  { kind: 'addCitizens', count: 1, where: 'it' },
  { kind: 'destroyCitizens', count: 1, where: 'it' },
  { kind: 'discardCitizens', count: 1, where: 'it' },
];

const told = (effects: readonly Effect[]) => {
  return effects.map((effect) => [JSON.stringify(effect), effect] as const);
};

describe('[DN-RULING-42] a card with nothing but this cannot be played', () => {
  test.each(told(idle))('%s', (_text, effect) => {
    expect(refusedBy(holding([effect]), card(0, played))).toBe('DN-RULING-42');
  });
  test.each(told(idle))('one of two, the other of which can be: %s', (_text, effect) => {
    const choice: Effect = { kind: 'choose', a: [effect], b: [plate] };
    expect(refusedBy(holding([choice]), card(0, played))).toBeUndefined();
    const none: Effect = { kind: 'choose', a: [effect], b: [effect] };
    expect(refusedBy(holding([none]), card(0, played))).toBe('DN-RULING-42');
  });
});

describe('[DN-RULING-42] with something to do it can be played', () => {
  const glowfang = { id: 'rb-glowfang', space: 's02' };
  const beside: Partial<Arrangement> = { seats: { 0: { space: 's02' } }, monsters: [glowfang] };
  const citizens = ['cz-students#1'];
  const cases: readonly (readonly [Effect, Partial<Arrangement>])[] = [
    [{ kind: 'attack', dice: 1, range: 0 }, beside],
    [{ kind: 'token', token: 'fire', count: 1, on: 'monster', range: 0 }, beside],
    [{ kind: 'push', on: 'monster', range: 0, to: 'adjacent' }, beside],
    [{ kind: 'strike', flat: 1, on: 'monster' }, beside],
    [{ kind: 'moveAlly', steps: 1, range: 9 }, {}],
    [{ kind: 'repair', amount: 1, on: 'self' }, { seats: { 0: { damage: { legs: 1 } } } }],
    [{ kind: 'shift', amount: 1 }, { seats: { 0: { power: [1, 0, 0] } } }],
    [{ kind: 'shelter', amount: 1, range: 9 }, { board: { s03: { damage: 1 } } }],
    [{ kind: 'rescue', count: 1, range: 9 }, { board: { s03: { citizens } } }],
    [{ kind: 'calm', steps: 1 }, { track: 1 }],
    [{ kind: 'regainBot', count: 1 }, { seats: { 0: { bots: 0 } } }],
    [{ kind: 'standUp', range: 'any' }, { seats: { 1: { space: 's05', lying: true } } }],
  ];
  test.each(cases.map((one) => [JSON.stringify(one[0]), ...one] as const))(
    '%s',
    (_text, effect, rest) => {
      expect(refusedBy(holding([effect], rest), card(0, played))).toBeUndefined();
    },
  );
});

describe('[DN-RULING-42] what cannot be done is left out, and the rest of the card is done', () => {
  const plated = tableAfter([plate]);
  test.each(told([...idle, ...toNobody]))('%s', (_text, effect) => {
    expect(tableAfter([plate, effect])).toEqual(plated);
  });
});

describe('[DN-RULING-42] what is done to a Monster is not done to one that is defeated', () => {
  const near: Partial<Arrangement> = {
    seats: { 0: { space: 's02' } },
    monsters: [{ id: 'rb-glowfang', space: 's02' }],
  };
  const killed = tableAfter([kill], near);
  test.each(
    told([
      { kind: 'token', token: 'fire', count: 1, on: 'it' },
      { kind: 'push', on: 'it', to: 'adjacent' },
      { kind: 'strike', flat: 1, on: 'it' },
      { kind: 'strike', dice: 1, on: 'it' },
      { kind: 'heal', amount: 1, on: 'it' },
      { kind: 'moveMonster', on: 'it', to: 'higher' },
      { kind: 'moveMonster', on: 'it', to: 'lower', skipDestroyed: true },
    ]),
  )('%s', (_text, effect) => {
    expect(killed.defeated).toEqual(['rb-glowfang']);
    expect(tableAfter([kill, effect], near)).toEqual(killed);
  });
});
