import type { MoveIn } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import type { Square } from '../content/squares.js';
import { blockerName } from '../describe/names.js';
import { activeOf, setActive } from '../mechanics/activation.js';
import {
  controllerOf,
  isContested,
  isOnBoard,
  kindOf,
  ownerOf,
  typeOf,
} from '../mechanics/blockers.js';
import { boardOf } from '../mechanics/board.js';
import { activationCost, cannotActivate } from '../mechanics/command.js';
import { canDeploy, deploy as carryOutDeployment } from '../mechanics/deploy.js';
import { squaresTaken } from '../mechanics/occupancy.js';
import { cannotDraw, drawInShop, isShop } from '../mechanics/shops.js';
import { spend, startOf } from '../mechanics/travel.js';
import { announce } from '../mechanics/windows.js';
import { defineMove, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { changeBlocker } from '../state/change.js';
import { blockerOf, placeOf, type State } from '../state/state.js';
import { id } from '../state/terms.js';

/** A counter of the stack comes to an address of the block (BM-DEPLOY-01 to -04). */
export const deploy = defineMove({
  type: 'deploy',
  at: ['command'],
  params: {},
  options: (_position, seat) => [{ type: 'deploy', seat }],
  forbid(position, { seat }) {
    const { state, content } = position;
    const { deployCost } = content.constants;
    if (state.stage === 'endgame') return refuse('BM-ENDG-03', () => 'the endgame has begun');
    if (boardOf(state, seat).fallen) return refuse('BM-CAT-06', () => 'your block has collapsed');
    if (!canDeploy(position, seat)) {
      return refuse('BM-DEPLOY-04', () => 'the stack is empty, or no address is free');
    }
    return cannotAfford(state, deployCost);
  },
  perform(table, { seat }) {
    table.next({ type: 'command' });
    spend(table, table.content.constants.deployCost);
    carryOutDeployment(table, seat);
  },
});
export interface DeployMove extends MoveIn<typeof deploy> {}

/** BM-ACT-01 to -06; futsies (BM-FUT-01) and kleggs (BM-KLEGG-03) by their own rules. */
export const activate = defineMove({
  type: 'activate',
  at: ['command'],
  params: { blocker: id },
  options(position, seat) {
    const { standing, turn } = position.state;
    const moves: { type: 'activate'; seat: number; blocker: string }[] = [];
    for (const blocker of standing) {
      const { activatedTurn, flipped } = blockerOf(position.state, blocker);
      if (activatedTurn === turn || flipped) continue;
      const isOwn = ownerOf(position, blocker) === seat;
      if (isOwn || kindOf(position, blocker) === 'futsy') {
        moves.push({ type: 'activate', seat, blocker });
      }
    }
    return moves;
  },
  forbid(position, { seat, blocker }) {
    const cannot = cannotActivate(position, seat, blocker);
    return cannot ?? cannotAfford(position.state, activationCost(position, blocker));
  },
  perform(table, { seat, blocker }) {
    const { state } = table;
    const { space, outside } = placeOf(state, blocker);
    const cost = activationCost(table, blocker);
    if (cost > 0) spend(table, cost);
    changeBlocker(state, blocker, { activatedTurn: state.turn, activatedBy: seat });
    state.kleggFree = state.kleggFree.filter((klegg) => klegg !== blocker);
    table.emit({ type: 'blockerActivated', seat, blocker });
    setActive(table, {
      blocker,
      movePoints: typeOf(table, blocker).move,
      noMove: blockerOf(state, blocker).drewThisPhase || (!outside && isContested(table, space)),
      flown: false,
      ended: false,
      trail: [{ space, outside, via: 'start' }],
      covered: 0,
      freeVisited: [space],
    });
    table.next({ type: 'active' }, { type: 'command' });
  },
});
export interface ActivateMove extends MoveIn<typeof activate> {}

function cannotAfford({ commandPoints }: State, price: number): Refusal<RuleId> | undefined {
  if (price <= commandPoints) return undefined;
  return refuse('BM-CP-02', () => `it costs ${price} CP; you have ${commandPoints}`);
}

/** One counter in a shop: for the active blocker, or for one that began the phase there (BM-EQUIP-01 to -05). */
export const draw = defineMove({
  type: 'draw',
  at: ['command', 'active'],
  params: { blocker: id },
  options(position, seat, step) {
    const { standing } = position.state;
    const moves: { type: 'draw'; seat: number; blocker: string }[] = [];
    if (step.type === 'active') {
      const { blocker, from } = startOf(position);
      if (isShop(from.location)) moves.push({ type: 'draw', seat, blocker });
      return moves;
    }
    const squares = squaresTaken(position);
    for (let i = 0; i < squares.length; i++) {
      if (!isShop((squares[i] as Square).location)) continue;
      moves.push({ type: 'draw', seat, blocker: standing[i] as string });
    }
    return moves;
  },
  forbid(position, { seat, blocker }, step) {
    const { state } = position;
    if (!isOnBoard(state, blocker) || controllerOf(position, blocker) !== seat) {
      return refuse('BM-TURN-05', () => {
        return `${blockerName(position, blocker)} is not a counter of yours on the board`;
      });
    }
    if (step.type === 'active' && activeOf(state).blocker !== blocker) {
      return refuse('BM-TURN-05', () => {
        return `${blockerName(position, blocker)} is not the active blocker`;
      });
    }
    if (kindOf(position, blocker) === 'superhero') {
      return refuse('BM-HERO-05', () => 'superheroes carry nothing');
    }
    return cannotDraw(position, blocker, step.type);
  },
  perform(table, { blocker }, { type }) {
    if (type === 'active') return announce(table, { action: 'draw' });
    table.next({ type: 'command' });
    drawInShop(table, blocker);
  },
});
export interface DrawMove extends MoveIn<typeof draw> {}
