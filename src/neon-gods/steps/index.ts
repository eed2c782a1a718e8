import type { StepRules } from '../../kernel/play.js';
import type { NeonGodsPlay } from '../play.js';
import { battleSteps } from './battle.js';
import { roundSteps } from './daylight.js';
import { effectSteps } from './effects.js';
import { setupSteps } from './setup.js';
import { turnSteps } from './turn.js';

export const steps: StepRules<NeonGodsPlay> = {
  ...setupSteps,
  ...turnSteps,
  ...effectSteps,
  ...battleSteps,
  ...roundSteps,
};
