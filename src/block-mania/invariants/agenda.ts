import { isDecision, type StepRule, topStep } from '../../kernel/play.js';
import type { BlockManiaPlay, ManiaPosition } from '../play.js';
import type { Phase, State } from '../state/state.js';
import type { Attack, Step } from '../state/steps.js';
import { steps } from '../steps/index.js';

/** What must hold of the agenda, in a state in which everything it may name exists. */
export function agenda(position: ManiaPosition): string[] {
  const { state } = position;
  const broken = state.agenda.flatMap((step) => [
    ...namedIn(position, step),
    ...round(state, step),
  ]);
  const top = topStep(state);
  return top === undefined ? broken : [...broken, ...moment(state, top)];
}

/** A window asks everybody at most once, in turn order. */
function round({ players, phasing }: State, step: Step): string[] {
  if (!('seats' in step)) return [];
  const from = step.type === 'attackWindow' ? step.attack.seat : phasing;
  const turns = step.seats.map((seat) => (seat - from + players) % players);
  const isRound = turns.every((turn, i) => i === 0 || turn > (turns[i - 1] as number));
  return isRound && turns.length > 0 ? [] : [`${step.type} is not a single round`];
}

const commandPhase: readonly Phase[] = ['command'];
const fighting: readonly Phase[] = ['defence', 'combat'];
const combatPhase: readonly Phase[] = ['combat'];

/** The phases in which a decision can come up; those that are not listed belong to several. */
const phasesOf: Partial<Record<Step['type'], readonly Phase[]>> = {
  place: ['setup'],
  justice: ['justice'],
  justiceTarget: ['justice'],
  command: commandPhase,
  active: commandPhase,
  stop: commandPhase,
  hazardWindow: commandPhase,
  defensiveFire: ['defence'],
  phaseWindow: fighting,
  attackWindow: fighting,
  markers: fighting,
  shoot: combatPhase,
  target: combatPhase,
  assault: combatPhase,
  hero: combatPhase,
  flames: combatPhase,
  loot: combatPhase,
  arson: combatPhase,
  scrawl: combatPhase,
  fightFire: combatPhase,
  discard: ['end'],
};

/** Windows and decisions come up in their own phase, windows never in the endgame. */
function moment({ phase, stage }: State, top: Step): string[] {
  const isTime = phasesOf[top.type]?.includes(phase) ?? true;
  if (!isTime) return [`${top.type} in the ${phase} phase`];
  return 'seats' in top && stage === 'endgame' ? [`${top.type} in the endgame`] : [];
}

/** Decisions that leave no way to do nothing: without something to choose from they must not come up. */
const pressing: readonly Step['type'][] = ['place', 'justice', 'active', 'capacity', 'discard'];

/** Whoever is asked has a move. */
export function unasked(position: ManiaPosition): string[] {
  const top = topStep(position.state);
  if (top === undefined || !pressing.includes(top.type)) return [];
  const rule: StepRule<BlockManiaPlay> = steps[top.type];
  if (!isDecision(rule) || rule.forced?.(position, top, () => true) === undefined) return [];
  return [`${top.type} leaves nothing to decide`];
}

/** Steps name only what is there. */
function namedIn({ state, content }: ManiaPosition, step: Step): string[] {
  const isThere = (id: string) => Object.hasOwn(state.blockers, id);
  const isWeapon = ({ blocker, item }: { blocker: string; item: string }) => {
    return isThere(blocker) && content.item.has(item);
  };
  const isAttack = (attack: Attack) => {
    if (!content.city(state.boards).squares.has(attack.space)) return false;
    if (attack.kind !== 'assault') return isWeapon(attack);
    return [...attack.attacker, ...attack.defender].every(isThere);
  };
  switch (step.type) {
    case 'capacity':
      return state.standing.includes(step.blocker) ? [] : [`${step.blocker} is not on the board`];
    case 'target': {
      const isFine = state.standing.includes(step.blocker) && content.item.has(step.item);
      return isFine ? [] : [`${step.blocker} aims with ${step.item}`];
    }
    case 'cardTarget':
    case 'justiceTarget':
      return content.mania.has(step.card) ? [] : [`there is no card ${step.card}`];
    case 'stop': {
      const { squares } = content.city(state.boards);
      return squares.has(step.space) && squares.has(step.to) ? [] : ['no such ride'];
    }
    case 'attackWindow':
    case 'resolveAttack':
      return isAttack(step.attack) ? [] : ['no such attack'];
    case 'markers':
      return isAttack(step.shot) ? [] : ['no such shot'];
    case 'hero':
    case 'flames': {
      const { heroes, weapons } = step.fight;
      const isFine = heroes.every(({ hero }) => isThere(hero)) && weapons.every(isWeapon);
      return isFine && isAttack(step.fight) ? [] : ['no such fight'];
    }
    default:
      return [];
  }
}
