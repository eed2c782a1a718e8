import type { Location } from '../content/schema.js';
import {
  controllerOf,
  isContested,
  isDeafened,
  isOnBoard,
  kindOf,
  ownerOf,
  typeOf,
} from '../mechanics/blockers.js';
import { boardOf, isCollapsed, squareAt } from '../mechanics/board.js';
import { canDeploy, deploy as carryOutDeployment } from '../mechanics/deploy.js';
import { drawItems } from '../mechanics/items.js';
import { spend } from '../mechanics/travel.js';
import { announce } from '../mechanics/windows.js';
import { defineMove, type ManiaPosition, type ManiaTable, refuse } from '../play.js';
import { blockerOf, changeActive, changeBlocker, placeOf, squareState } from '../state/state.js';
import { id } from '../state/terms.js';

/** BM-DEPLOY-01 to -04. */
export const deploy = defineMove({
  type: 'deploy',
  at: ['command'],
  params: {},
  options: (_position, seat) => [{ type: 'deploy', seat }],
  forbid(position, { seat }) {
    const { state, content } = position;
    const { deployCost } = content.constants;
    if (state.stage === 'endgame') return refuse('BM-ENDG-03', () => 'the endgame has begun');
    if (boardOf(state, seat).fallen) return refuse('BM-CAT-06', () => 'the block has collapsed');
    if (!canDeploy(position, seat)) {
      return refuse('BM-DEPLOY-04', () => 'the stack is empty, or no address is free');
    }
    if (state.cp < deployCost) {
      return refuse('BM-CP-02', () => `it costs ${deployCost} CP, you have ${state.cp}`);
    }
    return undefined;
  },
  perform(table, { seat }) {
    table.next({ type: 'command' });
    spend(table, table.content.constants.deployCost);
    carryOutDeployment(table, seat);
  },
});

/** BM-ACT-01 to -06; futsies (BM-FUT-01) and kleggs (BM-KLEGG-03) by their own rules. */
export const activate = defineMove({
  type: 'activate',
  at: ['command'],
  params: { blocker: id },
  options(position, seat) {
    const { standing, turnNo } = position.state;
    const moves: { type: 'activate'; seat: number; blocker: string }[] = [];
    for (const blocker of standing) {
      const { activatedTurn, flipped } = blockerOf(position.state, blocker);
      if (activatedTurn === turnNo || flipped) continue;
      const isOwn = ownerOf(position, blocker) === seat;
      if (isOwn || kindOf(position, blocker) === 'futsy') {
        moves.push({ type: 'activate', seat, blocker });
      }
    }
    return moves;
  },
  forbid(position, { seat, blocker }) {
    const { state } = position;
    if (!isOnBoard(state, blocker)) {
      return refuse('BM-TURN-05', () => `${blocker} is not on the board`);
    }
    const kind = kindOf(position, blocker);
    const { activatedTurn, flipped } = blockerOf(state, blocker);
    const isAgain = activatedTurn === state.turnNo;
    if (kind === 'klegg') {
      if (!isAgain && !state.kleggFree.includes(blocker)) {
        return refuse('BM-KLEGG-03', () => 'only a klegg card activates kleggs');
      }
    } else if (kind !== 'futsy' && ownerOf(position, blocker) !== seat) {
      return refuse('BM-ACT-02', () => `${blocker} belongs to another block`);
    }
    if (isAgain) return refuse('BM-ACT-03', () => `${blocker} has been activated this turn`);
    if (flipped) return refuse('BM-ACT-05', () => `${blocker} is flipped`);
    const cost = activationCost(position, blocker);
    if (cost > state.cp) {
      return refuse('BM-CP-02', () => `it costs ${cost} CP, you have ${state.cp}`);
    }
    return undefined;
  },
  perform(table, { seat, blocker }) {
    const { state } = table;
    const sq = placeOf(state, blocker)?.sq as string;
    const cost = activationCost(table, blocker);
    if (cost > 0) spend(table, cost);
    changeBlocker(state, blocker, { activatedTurn: state.turnNo, activatedBy: seat });
    state.kleggFree = state.kleggFree.filter((klegg) => klegg !== blocker);
    table.emit({ type: 'blockerActivated', seat, blocker });
    const isOut = placeOf(state, blocker)?.out === true;
    state.active = {
      blocker,
      mp: typeOf(table, blocker).move,
      noMove: blockerOf(state, blocker).drewThisPhase || (!isOut && isContested(table, sq)),
      flown: false,
      ended: false,
      trail: [{ sq, via: 'start' }],
      covered: 0,
      freeVisited: [sq],
    };
    table.next({ type: 'active' }, { type: 'command' });
  },
});

/** BM-ACT-01; a klegg is free, a sonic cannon doubles the cost (BM-JUST-15). */
function activationCost(position: ManiaPosition, blocker: string): number {
  const { command, kind } = typeOf(position, blocker);
  if (kind === 'klegg') return 0;
  const { sonicFactor } = position.content.constants;
  return isDeafened(position, blocker) ? command * sonicFactor : command;
}

const shops = { armoury: 'armoury', mall: 'hardware' } as const;

export function isShop(location: Location | null): location is keyof typeof shops {
  return location === 'armoury' || location === 'mall';
}

/** BM-EQUIP-01 to -05. */
export const draw = defineMove({
  type: 'draw',
  at: ['command', 'active'],
  params: { blocker: id },
  options(position, seat, step) {
    const { active, standing } = position.state;
    const near = step.type === 'active' && active !== null ? [active.blocker] : standing;
    const moves: { type: 'draw'; seat: number; blocker: string }[] = [];
    for (const blocker of near) {
      const { location } = squareAt(position, placeOf(position.state, blocker)?.sq as string);
      if (isShop(location)) moves.push({ type: 'draw', seat, blocker });
    }
    return moves;
  },
  forbid(position, { seat, blocker }, step) {
    const { state } = position;
    if (!isOnBoard(state, blocker) || controllerOf(position, blocker) !== seat) {
      return refuse('BM-TURN-05', () => `${blocker} is no counter of yours on the board`);
    }
    const isActive = step.type === 'active';
    if (isActive && state.active?.blocker !== blocker) {
      return refuse('BM-TURN-05', () => `${blocker} is not the active blocker`);
    }
    if (kindOf(position, blocker) === 'superhero') {
      return refuse('BM-HERO-05', () => 'superheroes carry nothing');
    }
    return cannotDraw(position, blocker, isActive);
  },
  perform(table, { blocker }, { type }) {
    if (type === 'active') return announce(table, { action: 'draw' });
    table.next({ type: 'command' });
    drawInShop(table, blocker);
  },
});

function cannotDraw(position: ManiaPosition, blocker: string, isActive: boolean) {
  const { state } = position;
  const place = placeOf(state, blocker);
  const sq = place?.sq as string;
  const square = squareAt(position, sq);
  const isIn = isShop(square.location) && !place?.out;
  if (isIn && (isCollapsed(state, sq) || squareState(state, sq).looted)) {
    return refuse('BM-EQUIP-10', () => `the shop in ${sq} is looted or in ruins`);
  }
  const { startedPhaseAt, drewThisPhase } = blockerOf(state, blocker);
  if (!isIn || (!isActive && startedPhaseAt !== sq)) {
    return refuse('BM-EQUIP-01', () => `${blocker} did not begin the phase in a shop at ${sq}`);
  }
  if (isContested(position, sq)) return refuse('BM-EQUIP-05', () => `${sq} is contested`);
  if (drewThisPhase) return refuse('BM-EQUIP-04', () => `${blocker} has drawn in this phase`);
  return undefined;
}

/** One counter of the shop the blocker stands in. */
export function drawInShop(table: ManiaTable, blocker: string): void {
  const { state } = table;
  const { location } = squareAt(table, placeOf(state, blocker)?.sq as string);
  changeBlocker(state, blocker, { drewThisPhase: true });
  if (state.active?.blocker === blocker) changeActive(state, { noMove: true });
  drawItems(table, blocker, shops[location as keyof typeof shops], 1, 'equip.draw');
}

export const endCommand = defineMove({
  type: 'endCommand',
  at: ['command'],
  params: {},
  options: (_position, seat) => [{ type: 'endCommand', seat }],
  forbid: () => undefined,
  perform() {
    // The agenda goes on with defensive fire.
  },
});

export const endActivation = defineMove({
  type: 'endActivation',
  at: ['active'],
  params: {},
  options: (_position, seat) => [{ type: 'endActivation', seat }],
  forbid: () => undefined,
  perform(table) {
    announce(table, { action: 'end' });
  },
});
