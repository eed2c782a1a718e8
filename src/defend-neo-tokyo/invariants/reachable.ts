import { topStep } from '../../kernel/play.js';
import { type AgendaPlan, misplacedSteps } from '../../kit/agenda.js';
import { allSeats, captainOrder } from '../mechanics/seats.js';
import type { TokyoPosition } from '../play.js';
import type { State } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { strangeDecision } from './asked.js';
import { strangeBuilding } from './building.js';
import { strangeEnd } from './ended.js';
import { strangeWaiting } from './waiting.js';

/** What no play leads to though every invariant holds: a step out of place, or at odds with the table. */
export function unreachable(position: TokyoPosition): string[] {
  const { state } = position;
  const misplaced = misplacedSteps(state.agenda, plan);
  if (misplaced.length > 0) return misplaced;
  const top = topStep(state);
  if (top === undefined) return strangeEnd(position);
  return [
    ...strangePhase(state),
    ...strangeCarry(state),
    ...strangeBuilding(position, top),
    ...strangeSeats(state, top),
    ...strangeWaiting(position),
    ...strangeDecision(position, top),
  ];
}

/** Where a window opens, and whoever is asked in it takes its place. */
const windowed = [
  'afterAttack',
  'citizenEnters',
  'cityDamage',
  'destroyCitizen',
  'effects',
  'hitMech',
  'mechAttack',
  'mechHits',
  'monsterAttack',
  'window',
] as const;

const questions = [
  'chooseMonster',
  'chooseSpace',
  'chooseMech',
  'choosePart',
  'choosePower',
  'chooseCitizen',
  'chooseCard',
  'chooseOption',
  'chooseDice',
  'placeCard',
  'step',
] as const;

const plan: AgendaPlan<Step['type']> = {
  bottom: [
    'pickPrebuilt',
    'pickChassis',
    'pickLegs',
    'pickArm',
    'assemble',
    'eventPhase',
    'endEventPhase',
    'enterAction',
    'action',
    'afterAction',
    'endMonsterAttack',
    'endRound',
  ],
  on: {
    ...(Object.fromEntries(questions.map((type) => [type, ['effects']])) as {
      [T in (typeof questions)[number]]: ['effects'];
    }),
    react: windowed,
    window: windowed,
    evac: ['eventPhase'],
    assignPower: ['evac'],
    eventAttacks: ['endEventPhase'],
    bossCheck: ['eventAttacks'],
    attackStep: ['endEventPhase', 'endMonsterAttack'],
    afterAttack: ['attackStep'],
    monsterAttack: ['batch'],
    discard: ['endRound'],
    endMonsters: ['batch'],
    endCitizens: ['endMonsters'],
    batch: [
      'afterAction',
      'afterAttack',
      'attackStep',
      'bossCheck',
      'discard',
      'enterAction',
      'eventAttacks',
      'window',
    ],
    finishCard: ['batch', 'window'],
    effects: [
      'batch',
      'citizensLeave',
      'each',
      'effects',
      'endCitizens',
      'endMonsters',
      'finishCard',
      'monsterAttack',
      'window',
    ],
    each: ['effects'],
    citizenEnters: ['citizenEnters', 'effects', 'monsterAttack'],
    citizensLeave: ['effects'],
    destroyCitizen: ['citizensLeave', 'effects'],
    cityDamage: ['cityDamage', 'effects', 'monsterAttack'],
    hitMech: ['effects', 'monsterAttack', 'thorns'],
    thorns: ['effects'],
    mechAttack: ['effects'],
    mechHits: ['effects'],
  },
};

const phasesOf: Partial<Record<Step['type'], readonly State['phase'][]>> = {
  eventPhase: ['planning'],
  endEventPhase: ['event'],
  enterAction: ['event', 'monsterAttack'],
  action: ['action'],
  afterAction: ['action'],
  endMonsterAttack: ['monsterAttack'],
  endRound: ['end'],
};

/** The bottom of the agenda tells the phase. */
function strangePhase({ agenda, phase, round, currentEvent, attackTrack }: State): string[] {
  const { type: bottom } = agenda[0] as Step;
  const phases = phasesOf[bottom] ?? ['build'];
  const strange: string[] = [];
  if (!phases.includes(phase)) strange.push(`${phase} is not the phase of ${bottom}`);
  if ((round === 0) !== (phase === 'build')) strange.push(`round ${round} does not fit ${phase}`);
  if (attackTrack > 0 && (phase === 'build' || phase === 'planning')) {
    strange.push(`nobody has attacked before ${phase}`);
  }
  if (currentEvent !== null && phase !== 'event') strange.push('an Event card is still in force');
  return strange;
}

/** DN-RULING-09: only by its house rule something is carried over. */
function strangeCarry({ populationCarry, options }: State): string[] {
  const isCarried = populationCarry === 0 || options.houseRules.destroyedStack === 'carry';
  return isCarried ? [] : ['no population is carried over'];
}

/** Decisions of several seats that are still to come are those of all; in a window seats are asked in captain order. */
function strangeSeats(state: State, top: Step): string[] {
  const all = allSeats(state).join();
  const order = captainOrder(state).join();
  const strange: string[] = [];
  for (const step of state.agenda) {
    if (step.type === 'window') {
      const isTail = step.seats.length > 0 && order.endsWith(step.seats.join());
      if (!isTail && step.seats.length !== 1) strange.push('a window asks in another order');
    } else if ('seats' in step) {
      const isRising = [...step.seats].sort((a, b) => a - b).join() === step.seats.join();
      if (!isRising) strange.push(`${step.type} asks in another order`);
      if (step !== top && step.seats.join() !== all) strange.push(`${step.type} asks not all`);
    }
  }
  return strange;
}
