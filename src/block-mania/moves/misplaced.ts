import type { AnyMoveRule, BaseMove, Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import { type BlockManiaPlay, type ManiaPosition, type ManiaTable, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import type { Phase, State, Step } from '../state.js';

/** All decisions, so that a move at the wrong one is refused by the rule it breaks. */
const decisions: readonly Step['type'][] = [
  'place',
  'justice',
  'justiceTarget',
  'command',
  'klegg',
  'active',
  'stop',
  'hazardWindow',
  'cardTarget',
  'capacity',
  'phaseWindow',
  'defensiveFire',
  'attackWindow',
  'shoot',
  'target',
  'markers',
  'assault',
  'hero',
  'flames',
  'loot',
  'arson',
  'scrawl',
  'fightFire',
  'discard',
];

const attacks = [
  'declareShot',
  'drill',
  'assaultHere',
  'charge',
  'loot',
  'arson',
  'scrawl',
  'fightFire',
];

/** The phase a move belongs to; those of several phases are not listed. */
const phaseOf: Readonly<Record<string, Phase>> = {
  placeBlocker: 'setup',
  playJustice: 'justice',
  justiceTarget: 'justice',
  deploy: 'command',
  activate: 'command',
  step: 'command',
  elevator: 'command',
  stopElevator: 'command',
  chute: 'command',
  skyRail: 'command',
  pedway: 'command',
  vehicle: 'command',
  fly: 'command',
  receive: 'command',
  layCharge: 'command',
  switchPower: 'command',
  deployHeavy: 'command',
  draw: 'command',
  placeKlegg: 'command',
  skipKlegg: 'command',
  endActivation: 'command',
  endCommand: 'command',
  defFire: 'defence',
  doneDefFire: 'defence',
  declareShot: 'combat',
  drill: 'combat',
  target: 'combat',
  assaultHere: 'combat',
  charge: 'combat',
  heroSupport: 'combat',
  useFlames: 'combat',
  loot: 'combat',
  arson: 'combat',
  scrawl: 'combat',
  fightFire: 'combat',
  endSubPhase: 'combat',
  discardCard: 'end',
};

/** The same move, known at every decision and refused, with a reason, where it is not offered. */
export function offeredAnywhere(rule: AnyMoveRule<BlockManiaPlay>) {
  const places = new Set(rule.at);
  const isHere = (step: Step) => places.has(step.type);
  return {
    type: rule.type,
    at: decisions,
    params: rule.params,
    context(position: ManiaPosition, step: Step, seat: Seat): unknown {
      return isHere(step) ? rule.context?.(position, step, seat) : undefined;
    },
    options(position: ManiaPosition, seat: Seat, step: Step, context: unknown) {
      return isHere(step) ? rule.options(position, seat, step, context) : [];
    },
    forbid(position: ManiaPosition, move: BaseMove, step: Step, context: unknown) {
      if (isHere(step)) return rule.forbid(position, move, step, context);
      return misplaced(position.state, rule.type, step);
    },
    perform(table: ManiaTable, move: BaseMove, step: Step): void {
      rule.perform(table, move, step);
    },
  };
}

function misplaced(state: State, type: string, step: Step): Refusal<RuleId> {
  const isLate = state.stage === 'endgame';
  if (isLate && type === 'deploy') return refuse('BM-ENDG-03', () => 'the endgame has begun');
  if (isLate && type === 'playCard') {
    return refuse('BM-MANIA-01', () => 'in the endgame only justice sides count');
  }
  if (type === 'activate' && step.type === 'active') {
    return refuse('BM-ACT-06', () => 'another blocker is still active');
  }
  const phase = phaseOf[type];
  if (phase === 'combat' && state.phase === 'combat' && attacks.includes(type)) {
    return refuse('BM-COMBAT-05', () => `it is not the time for ${type}`);
  }
  if (phase !== undefined && phase !== state.phase) {
    return refuse('BM-TURN-02', () => `${type} belongs to the ${phase} phase`);
  }
  return refuse('BM-TURN-05', () => `${type} is not asked for now`);
}
