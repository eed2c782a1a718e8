import type { StepRules } from 'cityrules/kernel';
import type { DuelPlay } from '../play.js';
import { roundSteps } from './round.js';
import { setupSteps } from './setup.js';

export const steps: StepRules<DuelPlay> = { ...setupSteps, ...roundSteps };
