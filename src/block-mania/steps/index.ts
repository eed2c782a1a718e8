import type { StepRules } from '../../kernel/play.js';
import type { BlockManiaPlay } from '../play.js';
import { dealSteps } from '../setup.js';
import { combatSteps } from './combat.js';
import { endSteps } from './end.js';
import { turnSteps } from './turn.js';

export const steps: StepRules<BlockManiaPlay> = {
  ...dealSteps,
  ...turnSteps,
  ...combatSteps,
  ...endSteps,
};
