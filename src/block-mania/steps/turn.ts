import type { Can, Seat } from '../../kernel/play.js';
import { d6 } from '../content/compile.js';
import { activeOf, changeActive, setActive } from '../mechanics/activation.js';
import { controllerOf } from '../mechanics/blockers.js';
import { boardOf, squareAt } from '../mechanics/board.js';
import { isOverloaded, takeItem } from '../mechanics/items.js';
import { drawInShop } from '../mechanics/shops.js';
import { pay } from '../mechanics/travel.js';
import { openPhaseWindow, type Window } from '../mechanics/windows.js';
import type { ManiaPosition, ManiaTable } from '../play.js';
import { changeBlocker, changeBoard } from '../state/change.js';
import { blockerOf, handOf, squareOf } from '../state/state.js';
import type { Announcement } from '../state/steps.js';
import { defence, justiceAndCommand } from './frames.js';
import { phasingSeat, type Steps } from './rule.js';

/** A turn up to defensive fire (BM-TURN-02). */
export const turnSteps: Steps<
  | 'startTurn'
  | 'justice'
  | 'justiceTarget'
  | 'rollCommand'
  | 'command'
  | 'klegg'
  | 'active'
  | 'announced'
  | 'stop'
  | 'hazardWindow'
  | 'cardTarget'
  | 'capacity'
  | 'startDefence'
  | 'phaseWindow'
> = {
  startTurn: {
    resolve(table) {
      const { state } = table;
      state.turn++;
      state.phase = 'justice';
      table.emit({ type: 'turnStarted', seat: state.phasing, turn: state.turn });
      table.next(...justiceAndCommand());
    },
  },
  justice: {
    seats: phasingSeat,
    forced({ state }) {
      const hand = handOf(state, state.phasing);
      return state.stage === 'endgame' && hand.length > 0 ? undefined : 'skip';
    },
  },
  justiceTarget: { seats: phasingSeat },
  rollCommand: { resolve: rollCommand },
  command: {
    seats: phasingSeat,
    forced({ state }, _step, can) {
      const seat = state.phasing;
      const hand = handOf(state, seat);
      if (state.commandPoints > 0 || (state.stage === 'main' && hand.length > 0)) return undefined;
      return can(seat, 'deploy', 'activate', 'draw') ? undefined : { type: 'done', seat };
    },
  },
  klegg: { seats: phasingSeat },
  active: {
    seats: phasingSeat,
    forced: ({ state }) => (state.active === null ? 'skip' : undefined),
  },
  announced: {
    resolve(table, { what }) {
      const { state } = table;
      if (state.active === null) return;
      changeActive(table, { covered: state.active.trail.length });
      if (what.action === 'end') {
        setActive(table, null);
        return;
      }
      table.next({ type: 'active' });
      carryOut(table, what);
    },
  },
  stop: { seats: (_position, { seat }) => [seat] },
  hazardWindow: {
    seats: (_position, { seats }) => seats.slice(0, 1),
    forced(position, step, can) {
      return position.state.active === null ? 'skip' : passes(position, step, can);
    },
  },
  cardTarget: { seats: (_position, { seat }) => [seat] },
  capacity: {
    seats(position, { blocker }) {
      return [controllerOf(position, blocker) as Seat];
    },
    forced: (position, { blocker }) => (isOverloaded(position, blocker) ? undefined : 'skip'),
  },
  startDefence: {
    resolve(table) {
      const { state } = table;
      state.phase = 'defence';
      state.commandPoints = 0;
      state.kleggFree = [];
      table.next(...defence(state));
      openPhaseWindow(table);
    },
  },
  phaseWindow: {
    seats: (_position, { seats }) => seats.slice(0, 1),
    forced: passes,
  },
};

/** A seat without cards passes; without `promptAll` also one that can play none. */
export function passes({ state }: ManiaPosition, step: Window, can: Can) {
  const [seat = 0] = step.seats;
  const hand = handOf(state, seat);
  const isIdle = hand.length === 0;
  const isMute = !state.options.promptAll && !can(seat, 'playCard');
  return isIdle || isMute ? { type: 'pass', seat } : undefined;
}

/** Command points for the phase (BM-CP-01); what it remembers of every blocker begins anew. */
function rollCommand(table: ManiaTable): void {
  const { state, content } = table;
  state.phase = 'command';
  for (const blocker of state.standing) {
    const space = squareOf(state, blocker);
    const { drewThisPhase, startedPhaseAt } = blockerOf(state, blocker);
    if (!drewThisPhase && startedPhaseAt === space) continue;
    changeBlocker(state, blocker, { drewThisPhase: false, startedPhaseAt: space });
  }
  const { commandDice } = content.constants;
  const dice = Array.from({ length: commandDice }, () => table.roll('commandPoints.roll', d6));
  for (const die of dice) state.commandPoints += die;
  const { phasing: seat, commandPoints } = state;
  table.emitCopy({ type: 'commandPointsRolled', seat, dice, commandPoints });
}

/** What the active blocker announced and may still do. */
function carryOut(table: ManiaTable, what: Exclude<Announcement, { action: 'end' }>): void {
  const { state, content } = table;
  const { blocker } = activeOf(state);
  const { passCost, layCost, switchCost, heavyCost } = content.constants;
  const { items, deployedHeavy } = blockerOf(state, blocker);
  const space = squareOf(state, blocker);
  switch (what.action) {
    case 'draw':
      return drawInShop(table, blocker);
    case 'receive':
      pay(table, passCost);
      takeItem(state, what.from, what.item);
      changeBlocker(state, blocker, { items: [...items, what.item] });
      table.emit({ type: 'itemPassed', from: what.from, to: blocker, item: what.item });
      if (isOverloaded(table, blocker)) table.next({ type: 'capacity', blocker });
      break;
    case 'lay':
      // It may have gone off in the window: then nothing is laid, and nothing paid.
      if (!items.includes(what.item)) return;
      pay(table, layCost);
      takeItem(state, blocker, what.item);
      state.laid = [...state.laid, { space, item: what.item }];
      table.emit({ type: 'chargeLaid', blocker, item: what.item, space });
      break;
    case 'switch': {
      pay(table, switchCost);
      const { home: board } = squareAt(table, space);
      const on = !boardOf(state, board).power;
      changeBoard(state, board, { power: on });
      table.emit({ type: 'powerSwitched', board, on });
      break;
    }
    case 'deployHeavy':
      pay(table, heavyCost);
      changeBlocker(state, blocker, { deployedHeavy: [...deployedHeavy, what.item] });
      table.emit({ type: 'heavyDeployed', blocker, item: what.item });
  }
  changeActive(table, { freeVisited: [space] });
}
