import type { Seat } from '../../kernel/play.js';
import type { Seen } from '../play.js';
import { blockerOf, type OpenState, placeOf } from '../state/state.js';
import { subPhases } from '../state/steps.js';
import {
  cannotAttack,
  cannotDefend,
  cannotDefendWith,
  cannotDo,
  cannotShoot,
  canShootWith,
} from './attackers.js';
import { carries, controllerOf, isLocked, isOnBoard, kindOf, ownerOf } from './blockers.js';
import { squaresToFight } from './fights.js';
import { cannotDraw } from './shops.js';

/** What a blocker does in a turn besides moving, in its order. */
export const deeds = ['draw', 'defensiveFire', ...subPhases] as const;
export type Deed = (typeof deeds)[number];

/** What it may still do in this turn where it stands, as far as it depends on the blocker and what it carries. */
export function deedsLeft(position: Seen, blocker: string): Deed[] {
  if (!isOnBoard(position.state, blocker)) return [];
  return deeds.filter((deed) => isAhead(position, blocker, deed) && can[deed](position, blocker));
}

/** Whether the time of a deed is yet to come, or now. */
function isAhead(position: Seen, blocker: string, deed: Deed): boolean {
  const { state } = position;
  if (isBefore(state, deed)) return true;
  if (deed === 'draw') return state.phase === 'command';
  return state.agenda.some((step) => {
    const isFor = step.type !== 'defensiveFire' || step.seat === ownerOf(position, blocker);
    return step.type === deed && isFor;
  });
}

function isBefore({ phase }: OpenState, deed: Deed): boolean {
  if (phase === 'justice') return true;
  if (phase === 'command') return deed !== 'draw';
  return phase === 'defence' && deed !== 'draw' && deed !== 'defensiveFire';
}

const can: Readonly<Record<Deed, (position: Seen, blocker: string) => boolean>> = {
  draw: (position, blocker) => {
    if (!isPhasing(position, blocker) || kindOf(position, blocker) === 'superhero') return false;
    const at = position.state.active?.blocker === blocker ? 'active' : 'command';
    return cannotDraw(position, blocker, at) === undefined;
  },
  defensiveFire: (position, blocker) => {
    // Only kleggs can have none, and they do not fire defensively.
    const owner = ownerOf(position, blocker) as Seat;
    if (owner === position.state.phasing) return false;
    if (cannotDefend(position, owner, blocker) !== undefined) return false;
    return itemsOf(position, blocker).some((item) => {
      return cannotDefendWith(position, blocker, item) === undefined;
    });
  },
  shoot: (position, blocker) => {
    if (cannotShoot(position, position.state.phasing, blocker) !== undefined) return false;
    return itemsOf(position, blocker).some((item) => canShootWith(position, blocker, item));
  },
  assault: (position, blocker) => {
    if (!isPhasing(position, blocker)) return false;
    const { space, outside } = placeOf(position.state, blocker);
    if (isLocked(position, blocker)) return squaresToFight(position).includes(space);
    return !outside && cannotAttack(position, position.state.phasing, blocker) === undefined;
  },
  loot: (position, blocker) => canDo(position, blocker, 'loot'),
  arson: (position, blocker) => canDo(position, blocker, 'arson'),
  scrawl: (position, blocker) => {
    return (
      canDo(position, blocker, 'scrawl') && carries(position, itemsOf(position, blocker), 'spray')
    );
  },
  fightFire: (position, blocker) => canDo(position, blocker, 'fightFire'),
};

function canDo(position: Seen, blocker: string, deed: Parameters<typeof cannotDo>[3]): boolean {
  return cannotDo(position, position.state.phasing, blocker, deed) === undefined;
}

function isPhasing(position: Seen, blocker: string): boolean {
  return controllerOf(position, blocker) === position.state.phasing;
}

function itemsOf({ state }: Seen, blocker: string): readonly string[] {
  return blockerOf(state, blocker).items;
}
