import type { StepRules } from '../../kernel/play.js';
import type { NeonGodsPlay } from '../play.js';
import { dealSteps } from '../setup.js';
import { battleSteps } from './battle.js';
import { roundSteps } from './daylight.js';
import { effectSteps } from './effects.js';
import { turnSteps } from './turn.js';

export const steps: StepRules<NeonGodsPlay> = {
  ...dealSteps,
  ...turnSteps,
  ...effectSteps,
  ...battleSteps,
  ...roundSteps,
};
