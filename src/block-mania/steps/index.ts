import type { StepRules } from '../../kernel/play.js';
import type { BlockManiaPlay } from '../play.js';
import { combatSteps } from './combat.js';
import { endSteps } from './end.js';
import { setupSteps } from './setup.js';
import { turnSteps } from './turn.js';

export const steps: StepRules<BlockManiaPlay> = {
  ...setupSteps,
  ...turnSteps,
  ...combatSteps,
  ...endSteps,
};
