import { withId } from '../../kit/sets.js';
import type { Order } from '../content/schema.js';
import { clearPairs } from '../mechanics/alliances.js';
import { discardEvent } from '../mechanics/event-deck.js';
import { buryCard, refill } from '../mechanics/market.js';
import { nextSpace } from '../mechanics/sun.js';
import {
  gainBasics,
  putPlayer,
  type Readiness,
  startDomain,
  unitsOnMap,
} from '../mechanics/units.js';
import type { FeudTable } from '../play.js';
import { score } from '../score.js';
import { noRoundEffects, nothingUsed } from '../setup.js';
import { ofPlayers } from '../state/change.js';
import { type Domain, type PlayerId, playersOf, type Stack, teamOf } from '../state/state.js';
import type { Steps } from './rule.js';

export const cleanupSteps: Steps<'cleanup' | 'daybreak'> = {
  cleanup: {
    resolve(table) {
      refreshUnits(table);
      clearPairs(table, () => true);
      table.emit({ type: 'allianceBoardCleared' });
      returnOrders(table);
      table.state.assets.supply += table.state.assets.spent;
      table.state.assets.spent = 0;
      table.state.teams.forEach((_, seat) => {
        returnPlayers(table, seat);
      });
      table.state.teams.forEach((_, seat) => {
        reinforce(table, seat);
      });
      resetRound(table);
      advanceSun(table);
    },
  },
  daybreak: { resolve: score },
};

/** BF-CLEAN-01: all Units become ready. */
function refreshUnits(table: FeudTable): void {
  const { domains, teams } = table.state;
  for (const id in domains) {
    const { tile, start, control, units } = domains[id] as Domain;
    const up: Domain['units'] = {};
    // Seat by seat: V8 takes four times as long to enumerate keys that are numbers.
    for (let seat = 0; seat < teams.length; seat++) {
      const stack = units[seat];
      if (stack !== undefined) up[seat] = rested(stack);
    }
    domains[id] = { tile, start, control, units: up };
  }
  table.emit({ type: 'unitsRefreshed' });
}

function rested({ ready, tired, players }: Stack): Stack {
  const { P1, P2, P3, P4 } = players;
  const up = ofPlayers<Readiness>(P1 && 'ready', P2 && 'ready', P3 && 'ready', P4 && 'ready');
  return { ready: ready + tired, tired: 0, players: up };
}

/** BF-ORDER-06: in the order in which they were placed. */
function returnOrders(table: FeudTable): void {
  const { state, content } = table;
  const buried: string[] = [];
  const placed = Object.values(state.ordersBoard).flat();
  for (const { seat, card } of placed.sort((a, b) => a.number - b.number)) {
    const team = teamOf(state, seat);
    const { oneShot = false } = content.orders.get(card) as Order;
    if (oneShot) {
      buryCard(state, card, 'orders');
      buried.push(card);
    } else {
      team.orders = withId(team.orders, card);
    }
    team.seals = { placed: 0 };
  }
  state.ordersBoard = {};
  table.emitCopy({ type: 'ordersReturned', buried });
  refill(table, 'orders');
}

/** BF-GRAVE-04: with its option, players slain in an earlier round come back. */
function returnPlayers(table: FeudTable, seat: number): void {
  const { state } = table;
  if (state.options.houseRules.slainPlayers === 'permanent') return;
  for (const player of playersOf(teamOf(state, seat))) {
    if (!leaveGrave(table, seat, player)) continue;
    const domain = startDomain(state, seat);
    putPlayer(state, domain, seat, player, 'ready');
    table.emit({ type: 'playerUnitReturned', seat, player, domain });
  }
}

function leaveGrave({ state }: FeudTable, seat: number, player: PlayerId): boolean {
  const team = teamOf(state, seat);
  const { [player]: slain, ...others } = team.unburied;
  if (slain !== undefined && slain.round < state.round) {
    team.unburied = others;
    return true;
  }
  for (const owner of state.teams) {
    const at = owner.graveyard.findIndex(({ unit }) => {
      return unit?.team === seat && unit.unit === player && unit.round < state.round;
    });
    if (at < 0) continue;
    owner.graveyard = owner.graveyard.map((grave, i) => {
      return i === at ? { token: false, unit: null } : grave;
    });
    return true;
  }
  return false;
}

/** BF-CLEAN-05: a team without Units gets new ones. */
function reinforce(table: FeudTable, seat: number): void {
  const { state, content } = table;
  if (unitsOnMap(state, seat) > 0) return;
  const domain = startDomain(state, seat);
  const count = gainBasics(table, seat, domain, content.constants.reinforcements);
  if (count > 0) table.emit({ type: 'reinforcementsPlaced', seat, domain, count });
}

/** BF-CLEAN-06: what lasted for the round is over. */
function resetRound(table: FeudTable): void {
  const { state } = table;
  state.effects = noRoundEffects();
  for (const team of state.teams) {
    team.used = nothingUsed();
    team.peeked = [];
    team.passed = false;
    team.budget = state.options.actionBudget;
  }
  if (state.council.selected !== null) discardEvent(table, state.council.selected.card);
  state.council = { proposals: [], resolved: false, selected: null, revotes: 0 };
}

/** BF-CLEAN-07: the next round, or Daybreak (BF-END-01). */
function advanceSun(table: FeudTable): void {
  const { state } = table;
  const next = nextSpace(table);
  if (next === undefined) {
    table.emit({ type: 'daybreak' });
    table.next({ type: 'daybreak' });
    return;
  }
  const { blocked, tokens } = state.sun;
  state.sun = { marker: next, blocked, tokens };
  table.emit({ type: 'sunAdvanced', space: next });
  table.next({ type: 'startRound' });
}
