import type { StepRules } from '../../kernel/play.js';
import type { CityPlay } from '../play.js';
import { battleSteps } from './battle.js';
import { effectSteps } from './effects.js';
import { moveSteps } from './move.js';
import { roundSteps } from './round.js';
import { setupSteps } from './setup.js';
import { turnSteps } from './turn.js';
import { ycuSteps } from './ycu.js';

export const steps: StepRules<CityPlay> = {
  ...setupSteps,
  ...roundSteps,
  ...turnSteps,
  ...effectSteps,
  ...moveSteps,
  ...battleSteps,
  ...ycuSteps,
};
