import type { StepRules } from '../../kernel/play.js';
import type { DefendNeoTokyoPlay } from '../play.js';
import { buildSteps } from './build.js';
import { choiceSteps } from './choices.js';
import { damageSteps } from './damage.js';
import { effectSteps } from './effects.js';
import { monsterSteps } from './monsters.js';
import { roundSteps } from './round.js';

export const steps: StepRules<DefendNeoTokyoPlay> = {
  ...buildSteps,
  ...roundSteps,
  ...monsterSteps,
  ...effectSteps,
  ...damageSteps,
  ...choiceSteps,
};
