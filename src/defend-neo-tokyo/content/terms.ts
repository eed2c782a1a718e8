import * as z from '../../kernel/schema.js';

/* The words and numbers that a pack is made of. */

export const parts = ['chassis', 'leftArm', 'rightArm', 'legs'] as const;
export type Part = (typeof parts)[number];
export const limbs = ['leftArm', 'rightArm', 'legs'] as const;
export type Limb = (typeof limbs)[number];

export const tokenKinds = ['fire', 'plus', 'minus', 'armor'] as const;
export type TokenKind = (typeof tokenKinds)[number];

export const symbols = ['white', 'red'] as const;
/** Of an Event card: white calls for Regular Attacks, red for Special Attacks. */
export type AttackSymbol = (typeof symbols)[number];

export const windows = [
  'monsterAttackDeclared',
  'randomRolled',
  'damageToMech',
  'cityWouldBeDamaged',
  'citizenEntered',
  'citizenWouldBeDestroyed',
  'damageRolled',
  'monsterAttacked',
  'monsterDefeated',
  'monsterMoved',
] as const;
export type WindowKind = (typeof windows)[number];

/** The score of a win; a loss has less. */
export const winScore = 100;

/** Of a pack: at least 1. */
export const amount = z.int().min(1).max(99);
/** Of a pack: may be 0. */
export const count = z.int().min(0).max(99);
export const part = z.enum(parts);
export const range = count.exactOptional();
