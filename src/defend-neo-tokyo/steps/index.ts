import type { StepRules } from '../../kernel/play.js';
import type { DefendNeoTokyoPlay } from '../play.js';
import { choiceSteps } from './choices.js';
import { damageSteps } from './damage.js';
import { effectSteps } from './effects.js';
import { mechAttackSteps } from './mech-attacks.js';
import { monsterSteps } from './monsters.js';
import { roundSteps } from './round.js';
import { setupSteps } from './setup.js';
import { windowSteps } from './windows.js';

export const steps: StepRules<DefendNeoTokyoPlay> = {
  ...setupSteps,
  ...roundSteps,
  ...monsterSteps,
  ...effectSteps,
  ...mechAttackSteps,
  ...damageSteps,
  ...windowSteps,
  ...choiceSteps,
};
