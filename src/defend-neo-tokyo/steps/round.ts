import type { Seat } from '../../kernel/play.js';
import { addAll, addTo } from '../../kit/sets.js';
import { monstersInOrder } from '../effects/city.js';
import { effectsStep, newBatch, push } from '../mechanics/agenda.js';
import { allSeats, captainOrder, spaceOfCitizen } from '../mechanics/board.js';
import { citizenCard } from '../mechanics/city.js';
import { standUp } from '../mechanics/mechs.js';
import { cardOf, healMonster, qualitiesOf, removeTokens } from '../mechanics/monsters.js';
import { drawCards, drawEventCard } from '../mechanics/piles.js';
import { lowerAttackTrack } from '../mechanics/tracks.js';
import type { TokyoTable } from '../play.js';
import { type Monster, mechOf, monsterOf, type State } from '../state/state.js';
import type { Steps } from './rule.js';

/** Planning, Event, Action with any Monster Attack Phases, End. */
export const roundSteps: Steps<
  | 'startRound'
  | 'assignPower'
  | 'evac'
  | 'eventPhase'
  | 'eventAttacks'
  | 'endEventPhase'
  | 'enterAction'
  | 'action'
  | 'afterAction'
  | 'trackFull'
  | 'endMonsterAttack'
  | 'endPhase'
  | 'endCitizens'
  | 'endMonsters'
  | 'discard'
  | 'endRound'
  | 'bossCheck'
> = {
  startRound: { resolve: startRound },
  assignPower: { seats: (_position, { seats }) => seats },
  evac: { seats: (_position, { seats }) => seats },
  eventPhase: { resolve: eventPhase },
  /** DN-EVENT-04, DN-RULING-33, DN-RULING-67. */
  eventAttacks: {
    resolve(table, { bossWasThere }) {
      const { state, content } = table;
      const bossAttacks = bossWasThere || state.options.houseRules.bossAttacksOnArrival;
      const attackers = state.monsters.filter(({ isBoss }) => !isBoss || bossAttacks);
      const symbol = content.events.get(state.currentEvent ?? '')?.symbol ?? 'white';
      push(table, { type: 'attackStep', symbol, remaining: attackers.map(({ id }) => id) });
    },
  },
  /** DN-EVENT-05, DN-TOK-04. */
  endEventPhase: {
    resolve(table) {
      const { state } = table;
      for (const { id, plus, minus } of state.monsters) {
        removeTokens(table, id, 'plus', plus);
        removeTokens(table, id, 'minus', minus);
      }
      state.currentEvent = null;
      push(table, { type: 'bossCheck', lastCard: true }, { type: 'enterAction' });
    },
  },
  enterAction: { resolve: enterAction },
  action: { seats: (_position, { seat }) => [seat] },
  afterAction: {
    resolve(table, { seat, extra }) {
      const { state, content } = table;
      unmute(state);
      if (state.attackTrack >= content.constants.attackTrackLength) {
        return push(table, { type: 'trackFull' });
      }
      if (extra && !mechOf(state, seat).lying) return push(table, { type: 'action', seat });
      const next = nextStanding(state, seat);
      push(table, next === undefined ? { type: 'endPhase' } : { type: 'action', seat: next });
    },
  },
  trackFull: { resolve: trackFull },
  endMonsterAttack: {
    resolve(table) {
      push(table, { type: 'bossCheck', lastCard: false }, { type: 'enterAction' });
    },
  },
  endPhase: { resolve: endPhase },
  endCitizens: {
    resolve(table, { left }) {
      const [citizen, ...rest] = left;
      if (citizen === undefined) return;
      if (rest.length > 0) push(table, { type: 'endCitizens', left: rest });
      const space = spaceOfCitizen(table, citizen);
      const { end } = citizenCard(table, citizen);
      if (space === undefined || end === undefined) return;
      push(table, effectsStep(end, { source: { citizen, space } }));
    },
  },
  /** DN-FX-60. */
  endMonsters: {
    resolve(table) {
      for (const id of monstersInOrder(table, null)) {
        const monster = monsterOf(table.state, id) as Monster;
        healMonster(table, id, qualitiesOf(table, monster).regenerate);
      }
    },
  },
  discard: { seats: (_position, { seats }) => seats },
  endRound: {
    resolve(table) {
      const { state } = table;
      lowerAttackTrack(table, 0);
      table.emit({ type: 'roundEnded', round: state.round });
      push(table, { type: 'startRound' });
    },
  },
  bossCheck: { resolve: (table, { lastCard }) => bossCheck(table, lastCard) },
};

/** DN-PLAN-01 to -05, DN-RULING-55. */
function startRound(table: TokyoTable): void {
  const { state, content } = table;
  state.round++;
  table.emit({ type: 'roundStarted', round: state.round });
  startPhase(table, 'planning');
  const order = captainOrder(state);
  for (const seat of order) {
    const mech = mechOf(state, seat);
    drawCards(table, seat, content.constants.handSize - mech.hand.length);
    mech.power = { leftArm: 0, rightArm: 0, legs: 0 };
  }
  push(
    table,
    { type: 'assignPower', seats: allSeats(state) },
    { type: 'evac', seats: allSeats(state) },
    { type: 'eventPhase' },
  );
}

/** DN-EVENT-01: with the Boss in play the deck may be empty (DN-RULING-40). */
function eventPhase(table: TokyoTable): void {
  const { state, content } = table;
  startPhase(table, 'event');
  push(
    table,
    { type: 'bossCheck', lastCard: false },
    { type: 'eventAttacks', bossWasThere: state.bossAppeared },
    { type: 'endEventPhase' },
  );
  if (state.eventDeck.length === 0) return;
  const card = drawEventCard(table);
  addTo(state.eventDiscard, card);
  state.currentEvent = card;
  table.emit({ type: 'eventDrawn', card, resolved: true });
  const list = content.events.get(card)?.list as string;
  const frame = { source: { event: card } };
  push(table, effectsStep(list, frame), newBatch());
}

/** DN-RULING-31, DN-ACT-08. */
function enterAction(table: TokyoTable): void {
  const { state, content } = table;
  startPhase(table, 'action');
  if (state.attackTrack >= content.constants.attackTrackLength) {
    return push(table, { type: 'trackFull' });
  }
  const seat = captainOrder(state).find((one) => !mechOf(state, one).lying);
  push(table, seat === undefined ? { type: 'endPhase' } : { type: 'action', seat });
}

function nextStanding(state: State, after: Seat): Seat | undefined {
  const { players } = state.options;
  for (let i = 1; i <= players; i++) {
    const seat = (after + i) % players;
    if (!mechOf(state, seat).lying) return seat;
  }
  return undefined;
}

/** DN-ACT-09. */
function trackFull(table: TokyoTable): void {
  const { state } = table;
  const { players } = state.options;
  startPhase(table, 'monsterAttack');
  for (const seat of captainOrder(state)) standUp(table, seat);
  const from = state.captain;
  state.captain = ((state.attackTrackMover ?? from) + 1) % players;
  table.emit({ type: 'captainChanged', from, to: state.captain });
  lowerAttackTrack(table, 0);
  const remaining = state.monsters.map(({ id }) => id);
  push(table, { type: 'attackStep', symbol: 'white', remaining }, { type: 'endMonsterAttack' });
}

/** DN-BOSS-01 to -04, DN-RULING-32. */
function bossCheck(table: TokyoTable, lastCard: boolean): void {
  const { state, content } = table;
  if (state.bossAppeared) return;
  const isLast = lastCard && state.eventDeck.length === 0;
  if (state.monsters.length > 0 && !isLast) return;
  while (state.eventDeck.length > 0) {
    const card = drawEventCard(table);
    addTo(state.eventDiscard, card);
    table.emit({ type: 'eventDrawn', card, resolved: false });
  }
  state.bossAppeared = true;
  const boss = content.sets.get(state.options.threat ?? '')?.boss as string;
  const { arrival } = cardOf(table, boss);
  const frame = { source: { monster: boss } };
  push(table, effectsStep(arrival as string, frame), newBatch());
}

/** DN-END-01 to -03, in the order of DN-RULING-56. */
function endPhase(table: TokyoTable): void {
  const { state, content } = table;
  startPhase(table, 'end');
  const order = captainOrder(state);
  for (const seat of order) endLasting(table, seat);
  for (const seat of order) standUp(table, seat);
  for (const seat of order) {
    const mech = mechOf(state, seat);
    const bots = content.constants.repairBots;
    if (mech.space !== content.hq || mech.repairBots === bots) continue;
    mech.repairBots = bots;
    table.emit({ type: 'botsRestocked', seat, bots });
  }
  const left: string[] = [];
  for (const at of content.cities) {
    for (const one of state.board[at]?.citizens ?? []) {
      if (citizenCard(table, one).end !== undefined) left.push(one);
    }
  }
  push(
    table,
    { type: 'endCitizens', left },
    { type: 'endMonsters' },
    newBatch(),
    { type: 'discard', seats: allSeats(state) },
    { type: 'endRound' },
  );
}

function endLasting(table: TokyoTable, seat: Seat): void {
  const mech = mechOf(table.state, seat);
  if (mech.modifiers.length === 0 && mech.front.length === 0) return;
  const cards = mech.front;
  mech.modifiers = [];
  mech.front = [];
  addAll(mech.discard, cards);
  table.emit({ type: 'modifiersCleared', seat, cards });
}

function startPhase(table: TokyoTable, phase: State['phase']): void {
  const { state } = table;
  unmute(state);
  if (state.phase === phase) return;
  state.phase = phase;
  table.emit({ type: 'phaseStarted', phase });
}

function unmute(state: State): void {
  for (let seat = 0; seat < state.muted.length; seat++) state.muted[seat] = false;
}
