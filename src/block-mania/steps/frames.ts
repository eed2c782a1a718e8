import { others } from '../../kit/seats.js';
import type { State } from '../state/state.js';
import type { Step } from '../state/steps.js';

/* The parts of a game. Each puts its steps onto the agenda when it begins: first to happen first, the next part last. */

export function placing({ seats }: State): Step[] {
  return [...seats.map((_, seat): Step => ({ type: 'place', seat })), { type: 'dealCards' }];
}

export function justiceAndCommand(): Step[] {
  return [
    { type: 'justice' },
    { type: 'rollCommand' },
    { type: 'command' },
    { type: 'startDefence' },
  ];
}

export function defence({ phasing, players }: State): Step[] {
  const fire = others(phasing, players).map((seat): Step => ({ type: 'defensiveFire', seat }));
  return [...fire, { type: 'startCombat' }];
}

/** The combat phase in its strict order (BM-COMBAT-05). */
export function combat({ options }: State): Step[] {
  const wagons: Step[] = [
    { type: 'fireWagons', kind: 'hWagons', index: 0 },
    { type: 'fireWagons', kind: 'patWagons', index: 0 },
  ];
  const isEarly = options.wagonTiming === 'startOfCombat';
  return [
    { type: 'explodeCharges' },
    ...(isEarly ? wagons : []),
    { type: 'subPhase', subPhase: 1 },
    { type: 'shoot' },
    ...(isEarly ? [] : wagons),
    { type: 'subPhase', subPhase: 2 },
    { type: 'assault' },
    { type: 'subPhase', subPhase: 3 },
    { type: 'loot' },
    { type: 'subPhase', subPhase: 4 },
    { type: 'arson' },
    { type: 'subPhase', subPhase: 5 },
    { type: 'scrawl' },
    { type: 'subPhase', subPhase: 6 },
    { type: 'fightFire' },
    { type: 'burn' },
  ];
}

/** The end phase once the fires have burnt (BM-END-01). */
export function afterFire(): Step[] {
  return [
    { type: 'checkEnd' },
    { type: 'drawCard' },
    { type: 'discard' },
    { type: 'lastCard' },
    { type: 'catastrophe' },
    { type: 'turnFaceUp' },
    { type: 'nextTurn' },
  ];
}
