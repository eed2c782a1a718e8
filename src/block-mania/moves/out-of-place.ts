import type { BaseMove } from '../../kernel/play.js';
import type { Place } from '../../kernel/referee.js';
import type { Refusal } from '../../kernel/rules.js';
import { type ManiaPosition, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import type { Phase } from '../state/state.js';
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
    'skipKlegg',
    'endActivation',
    'endCommand',
  ],
  defence: ['defFire', 'doneDefFire'],
  combat: [...attacks, 'target', 'heroSupport', 'useFlames', 'endSubPhase'],
  end: ['discardCard'],
};

/** The phase that a move belongs to; those of several phases are not in it. */
const phaseOf = new Map(
  Object.entries(movesOfPhase).flatMap(([phase, types]) => types.map((type) => [type, phase])),
);

/** Whose turn it is comes first; then the rule that keeps this type of move away from this decision. */
export function misplaced(
  { state: { stage, phase, active } }: ManiaPosition,
  _step: Step,
  { type }: BaseMove,
  { isAsked, isOffered }: Place,
): Refusal<RuleId> | undefined {
  if (isOffered || !isAsked) return undefined;
  const isLate = stage === 'endgame';
  if (isLate && type === 'deploy') return refuse('BM-ENDG-03', () => 'the endgame has begun');
  if (isLate && type === 'playCard') {
    return refuse('BM-MANIA-01', () => 'in the endgame only justice sides count');
  }
  if (type === 'activate' && active !== null) {
    return refuse('BM-ACT-06', () => `${active.blocker} is still active`);
  }
  if (phase === 'combat' && attacks.includes(type)) {
    return refuse('BM-COMBAT-05', () => `it is not the time for ${type}`);
  }
  const home = phaseOf.get(type);
  if (home === undefined || home === phase) return undefined;
  return refuse(
    'BM-TURN-02',
    () => `${type} belongs to the ${home} phase, this is the ${phase} phase`,
  );
}
