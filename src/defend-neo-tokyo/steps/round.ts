import type { Seat } from '../../kernel/play.js';
import { clockwise, nextSeat } from '../../kit/seats.js';
import { addAll, addTo } from '../../kit/sets.js';
import type { CompiledEvent, MonsterSet } from '../content/compiled.js';
import { effectsStep, newBatch } from '../mechanics/agenda.js';
import { inBoardOrder, spaceOfCitizen } from '../mechanics/board.js';
import { citizenCard } from '../mechanics/citizens.js';
import { standUp } from '../mechanics/mech-damage.js';
import { healMonster, removeTokens } from '../mechanics/monsters.js';
import { drawCards, drawEventCard } from '../mechanics/piles.js';
import { allSeats, captainOrder } from '../mechanics/seats.js';
import { cardOf, qualitiesOf } from '../mechanics/stat-cards.js';
import { lowerAttackTrack } from '../mechanics/tracks.js';
import type { TokyoTable } from '../play.js';
import { type Monster, mechOf, monsterOf, type State, spaceOf } from '../state/state.js';
import type { StepOf } from '../state/steps.js';
import { allAsked, oneSeat, type Steps } from './rule.js';

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
  assignPower: { seats: allAsked },
  evac: { seats: allAsked },
  eventPhase: { resolve: eventPhase },
  /** DN-EVENT-04, DN-RULING-33, DN-RULING-67: everybody there attacks with the symbol of the card. */
  eventAttacks: {
    resolve(table, { bossWasThere }) {
      const { state, content } = table;
      const bossAttacks = bossWasThere || state.options.houseRules.bossAttacksOnArrival;
      const attackers = state.monsters.filter(({ isBoss }) => !isBoss || bossAttacks);
      const symbol = content.events.get(state.currentEvent ?? '')?.symbol ?? 'white';
      table.next({ type: 'attackStep', symbol, remaining: attackers.map(({ id }) => id) });
    },
  },
  /** DN-EVENT-05, DN-TOK-04: Damage tokens last for one Event Phase. */
  endEventPhase: {
    resolve(table) {
      const { state } = table;
      for (const { id, plus, minus } of state.monsters) {
        removeTokens(table, id, 'plus', plus);
        removeTokens(table, id, 'minus', minus);
      }
      state.currentEvent = null;
      table.next({ type: 'bossCheck', lastCard: true }, { type: 'enterAction' });
    },
  },
  enterAction: { resolve: enterAction },
  action: { seats: oneSeat },
  afterAction: {
    resolve(table, { seat, extra }) {
      const { state, content } = table;
      unmute(state);
      if (state.attackTrack >= content.constants.attackTrackLength) {
        return table.next({ type: 'trackFull' });
      }
      if (extra && !mechOf(state, seat).lying) return table.next({ type: 'action', seat });
      const next = nextStanding(state, seat);
      table.next(next === undefined ? { type: 'endPhase' } : { type: 'action', seat: next });
    },
  },
  trackFull: { resolve: trackFull },
  endMonsterAttack: {
    resolve(table) {
      table.next({ type: 'bossCheck', lastCard: false }, { type: 'enterAction' });
    },
  },
  endPhase: { resolve: endPhase },
  endCitizens: {
    resolve(table, { left }) {
      const [citizen, ...rest] = left;
      if (citizen === undefined) return;
      if (rest.length > 0) table.next({ type: 'endCitizens', left: rest });
      const space = spaceOfCitizen(table, citizen);
      const { end } = citizenCard(table, citizen);
      if (space === undefined || end === undefined) return;
      table.next(effectsStep(end, { source: { citizen, space } }));
    },
  },
  /** DN-FX-60: who regenerates heals. */
  endMonsters: {
    resolve(table) {
      for (const id of inBoardOrder(table.content, table.state.monsters)) {
        const monster = monsterOf(table.state, id) as Monster;
        healMonster(table, id, qualitiesOf(table, monster).regenerate);
      }
    },
  },
  discard: { seats: allAsked },
  endRound: {
    resolve(table) {
      const { state } = table;
      lowerAttackTrack(table, 0);
      table.emit({ type: 'roundEnded', round: state.round });
      table.next({ type: 'startRound' });
    },
  },
  bossCheck: { resolve: bossCheck },
};

/** DN-PLAN-01 to -05, DN-RULING-55: cards, Power, and who evacuates. */
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
  table.next(
    { type: 'assignPower', seats: allSeats(state) },
    { type: 'evac', seats: allSeats(state) },
    { type: 'eventPhase' },
  );
}

/** DN-EVENT-01: with the Boss in play the deck may be empty (DN-RULING-40). */
function eventPhase(table: TokyoTable): void {
  const { state, content } = table;
  startPhase(table, 'event');
  table.next(
    { type: 'bossCheck', lastCard: false },
    { type: 'eventAttacks', bossWasThere: state.bossAppeared },
    { type: 'endEventPhase' },
  );
  if (state.eventDeck.length === 0) return;
  const card = drawEventCard(table);
  addTo(state.eventDiscard, card);
  state.currentEvent = card;
  table.emit({ type: 'eventDrawn', card, resolved: true });
  const { list } = content.events.get(card) as CompiledEvent;
  const frame = { source: { event: card } };
  table.next(effectsStep(list, frame), newBatch());
}

/** DN-RULING-31, DN-ACT-08: a full track comes first, then whoever stands. */
function enterAction(table: TokyoTable): void {
  const { state, content } = table;
  startPhase(table, 'action');
  if (state.attackTrack >= content.constants.attackTrackLength) {
    return table.next({ type: 'trackFull' });
  }
  const seat = captainOrder(state).find((one) => !mechOf(state, one).lying);
  table.next(seat === undefined ? { type: 'endPhase' } : { type: 'action', seat });
}

function nextStanding(state: State, after: Seat): Seat | undefined {
  const { players } = state.options;
  const order = clockwise(nextSeat(after, players), players);
  return order.find((seat) => !mechOf(state, seat).lying);
}

/** DN-ACT-09: all stand up, another becomes Captain, and the Monsters attack. */
function trackFull(table: TokyoTable): void {
  const { state } = table;
  startPhase(table, 'monsterAttack');
  for (const seat of captainOrder(state)) standUp(table, seat);
  const from = state.captain;
  state.captain = nextSeat(state.attackTrackMover ?? from, state.options.players);
  table.emit({ type: 'captainChanged', from, to: state.captain });
  lowerAttackTrack(table, 0);
  const remaining = state.monsters.map(({ id }) => id);
  table.next({ type: 'attackStep', symbol: 'white', remaining }, { type: 'endMonsterAttack' });
}

/** DN-BOSS-01 to -04, DN-RULING-32: with no Monster left, or no card, the Boss arrives. */
function bossCheck(table: TokyoTable, { lastCard }: StepOf<'bossCheck'>): void {
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
  const { boss } = content.sets.get(state.options.threat as string) as MonsterSet;
  const { arrival } = cardOf(table, boss);
  const frame = { source: { monster: boss } };
  table.next(effectsStep(arrival as string, frame), newBatch());
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
    const count = content.constants.repairBots;
    if (mech.space !== content.hq || mech.repairBots === count) continue;
    mech.repairBots = count;
    table.emit({ type: 'botsRestocked', seat, count });
  }
  const left: string[] = [];
  for (const at of content.cities) {
    for (const one of spaceOf(state, at).citizens) {
      if (citizenCard(table, one).end !== undefined) left.push(one);
    }
  }
  table.next(
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
  table.emitCopy({ type: 'modifiersCleared', seat, cards });
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
