import type { BaseMove } from '../../kernel/play.js';
import type { Place } from '../../kernel/referee.js';
import type { Refusal } from '../../kernel/rules.js';
import { listed } from '../../kit/words.js';
import { blockerName } from '../describe/names.js';
import { type ManiaPosition, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { type Phase, phases } from '../state/state.js';
import type { Step } from '../state/steps.js';

/** The attacks of the combat phase, each with a sub-phase of its own. */
const attacks: readonly string[] = [
  'declareShot',
  'drill',
  'assaultHere',
  'charge',
  'loot',
  'arson',
  'scrawl',
  'fightFire',
];

const movesOfPhase: Readonly<Record<Phase, readonly string[]>> = {
  setup: ['placeBlocker'],
  justice: ['playJustice', 'justiceTarget'],
  command: [
    'deploy',
    'activate',
    'step',
    'elevator',
    'stopElevator',
    'chute',
    'skyRail',
    'pedway',
    'vehicle',
    'fly',
    'receive',
    'layCharge',
    'switchPower',
    'deployHeavy',
    'draw',
    'placeKlegg',
    'done',
  ],
  defence: ['defensiveFire', 'done'],
  combat: [...attacks, 'target', 'heroSupport', 'useFlames', 'done'],
  end: ['discardCard'],
};

/** The phases that a move belongs to; none for what may come up at any time. */
function phasesOf(type: string): Phase[] {
  return phases.filter((phase) => movesOfPhase[phase].includes(type));
}

/** Whose turn it is comes first; then the rule that keeps this type of move away from this decision. */
export function outOfPlace(
  position: ManiaPosition,
  _step: Step,
  { type }: BaseMove,
  { isAsked, isOffered }: Place,
): Refusal<RuleId> | undefined {
  if (isOffered || !isAsked) return undefined;
  const { stage, phase, active } = position.state;
  const isLate = stage === 'endgame';
  if (isLate && type === 'deploy') return refuse('BM-ENDG-03', () => 'the endgame has begun');
  if (isLate && type === 'playCard') {
    return refuse('BM-MANIA-01', () => 'in the endgame only justice sides count');
  }
  if (type === 'activate' && active !== null) {
    return refuse('BM-ACT-06', () => `${blockerName(position, active.blocker)} is still active`);
  }
  if (phase === 'combat' && attacks.includes(type)) {
    return refuse('BM-COMBAT-05', () => `it is not the time for "${type}"`);
  }
  const homes = phasesOf(type);
  if (homes.length === 0 || homes.includes(phase)) return undefined;
  return refuse('BM-TURN-02', () => {
    const phases = homes.length === 1 ? 'phase' : 'phases';
    return `"${type}" belongs to the ${listed(homes)} ${phases}; this is the ${phase} phase`;
  });
}
