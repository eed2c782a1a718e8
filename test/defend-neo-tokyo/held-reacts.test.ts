import { describe, expect, test } from 'vitest';
import type { DefendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import { wreck } from '../../src/defend-neo-tokyo/mechanics/mech-damage.js';
import { drawCards, takeFromHand } from '../../src/defend-neo-tokyo/mechanics/piles.js';
import { canReact } from '../../src/defend-neo-tokyo/mechanics/windows.js';
import { freshNotes } from '../../src/defend-neo-tokyo/state/notes.js';
import type { StepOf } from '../../src/defend-neo-tokyo/state/steps.js';
import { LiveTable } from '../../src/kernel/table.js';
import { arrange, card, content, mech, play, topStep } from './arrange.js';

/* Which Reacts a hand holds is noted while a move is carried out; whatever changes the hand has to forget it. */
describe('[DN-REACT-01] who can react is looked at anew when a hand changes', () => {
  const crossfire = 'ch-patriot-3#1';

  /** Seat 1 has rolled for an attack, and seat 0 is asked whether it plays Crossfire. */
  function asked() {
    const state = arrange({
      acts: 1,
      seats: {
        0: { hand: [crossfire], space: 's05' },
        1: { hand: ['ar-chainfist-3#1'], space: 's05', power: [3, 0, 1] },
      },
      monsters: [{ id: 'rb-glowfang', space: 's05' }],
    });
    const rolled = play(state, [card(1, 'ar-chainfist-3#1'), 1, 1, 1]).state;
    const { subject } = topStep(rolled) as StepOf<'react'>;
    const table = new LiveTable<DefendNeoTokyo>({ state: rolled, content, notes: freshNotes() });
    const can = () => canReact(table, 0, subject);
    expect(can()).toBe(true);
    return { table, can };
  }

  test('a card leaves it', () => {
    const { table, can } = asked();
    takeFromHand(table, 0, crossfire);
    expect(can()).toBe(false);
  });

  test('a card is drawn', () => {
    const { table, can } = asked();
    takeFromHand(table, 0, crossfire);
    expect(can()).toBe(false);
    mech(table.state, 0).deck = [[crossfire]];
    drawCards(table, 0, 1);
    expect(can()).toBe(true);
  });

  test('the Mech is wrecked, and stands up again in the same place', () => {
    const { table, can } = asked();
    const { power, space } = mech(table.state, 0);
    wreck(table, 0);
    Object.assign(mech(table.state, 0), { power, space, lying: false });
    expect(can()).toBe(false);
  });
});
