import type { StepRules } from '../../kernel/play.js';
import type { BloodfeudPlay } from '../play.js';
import { cleanupSteps } from './cleanup.js';
import { eventSteps } from './event.js';
import { gameplaySteps } from './gameplay.js';
import { orderSteps } from './orders.js';
import { powerSteps } from './power.js';
import { setupSteps } from './setup.js';
import { voteSteps } from './vote.js';

export const steps: StepRules<BloodfeudPlay> = {
  ...setupSteps,
  ...gameplaySteps,
  ...voteSteps,
  ...eventSteps,
  ...orderSteps,
  ...powerSteps,
  ...cleanupSteps,
};
