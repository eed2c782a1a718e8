import type { Effect, EffectKind } from '../content/schema.js';
import { attackEffects } from './attacks.js';
import { cardEffects } from './cards.js';
import { cityEffects } from './city.js';
import { mechEffects } from './mech.js';
import { reactEffects } from './reacts.js';
import type { Handlers, Run } from './run.js';

const handlers: Handlers<EffectKind> = {
  ...attackEffects,
  ...mechEffects,
  ...cardEffects,
  ...reactEffects,
  ...cityEffects,
};

/** Carries out one effect, as far as it gets before somebody has to decide or react. */
export function carryOut(run: Run, effect: Effect): void {
  const handler = handlers[effect.kind] as (run: Run, effect: Effect) => void;
  handler(run, effect);
}
