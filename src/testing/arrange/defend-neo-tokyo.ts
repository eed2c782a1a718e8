import { idsAt, keysAt } from './known.js';
import { namesIn } from './names.js';
import type { Vocabulary } from './vocabulary.js';

export const defendNeoTokyo: Vocabulary = {
  places: (state) => keysAt(state, 'board'),
  pieces(state, pack) {
    const monsters = idsAt(state, 'monsters');
    return Object.fromEntries(monsters.map((id) => [id, namesIn(pack).nameOf(id) ?? id]));
  },
  phrases: [
    {
      say: 'the Mech of {seat} stands on {place}',
      does: [{ at: 'mechs.{seat}.space', is: '{place}' }],
      example: 'the Mech of seat 0 stands on Ueno',
    },
    {
      say: 'the {part} of {seat} has {number} damage',
      does: [{ count: 'mechs.{seat}.damage.{part}' }],
      example: 'the left Arm of seat 0 has 2 damage',
    },
    {
      say: 'the {limb} of {seat} has {number} power',
      does: [{ count: 'mechs.{seat}.power.{limb}' }],
      example: 'the Legs of seat 1 has 1 power',
    },
    {
      say: '{seat} has {number} repair bot(s)',
      does: [{ count: 'mechs.{seat}.repairBots' }],
      example: 'seat 0 has 1 repair bot',
    },
    {
      say: '{seat} has {card} in hand',
      does: [{ lay: 'mechs.{seat}.hand' }],
      example: 'seat 0 has Forward March in hand',
    },
    {
      say: '{piece} stands on {place}',
      does: [{ at: 'monsters.@{piece}.space', is: '{place}' }],
      example: 'Glowfang stands on Ueno',
    },
    {
      say: '{piece} has {number} damage',
      does: [{ count: 'monsters.@{piece}.damage' }],
      example: 'Glowfang has 3 damage',
    },
    {
      say: '{place} has {number} city damage',
      does: [{ count: 'board.{place}.cityDamage' }],
      example: 'Ueno has 1 city damage',
    },
    {
      say: 'the destruction is at {number}',
      does: [{ count: 'destruction' }],
      example: 'the destruction is at 4',
    },
    {
      say: '{seat} is to act',
      does: [
        { at: 'phase', is: 'action' },
        { at: 'agenda', is: [{ type: 'action', seat: '{seat}' }] },
      ],
      example: 'seat 1 is to act',
    },
  ],
  words: {
    part: { chassis: 'chassis', 'left arm': 'leftArm', 'right arm': 'rightArm', legs: 'legs' },
    limb: { 'left arm': 'leftArm', 'right arm': 'rightArm', legs: 'legs' },
  },
};
