import { withEntry } from '../../kit/values.js';
import { type EventEffect, marketPiles } from '../content/schema.js';
import { clearPairs } from '../mechanics/alliances.js';
import { gainAssets, gainTokens, loseAssets, loseTokens } from '../mechanics/assets.js';
import { boardOf } from '../mechanics/board.js';
import { drawEvents } from '../mechanics/event-deck.js';
import { buryCard, refill } from '../mechanics/market.js';
import { statOf, teamsMeant } from '../mechanics/stats.js';
import { basicsOn, gainBasics, startDomain, unitLimit, unitsOn } from '../mechanics/units.js';
import type { FeudTable } from '../play.js';
import { withEffects } from '../state/change.js';
import { type State, type StepOf, teamOf } from '../state/state.js';
import { setDomainEffect } from './domains.js';

type EffectOf<T extends EventEffect['type']> = EventEffect extends infer E
  ? E extends { type: infer K }
    ? [Extract<K, T>] extends [never]
      ? never
      : E
    : never
  : never;
type Reason = StepOf<'effects'>['of'];

/** One effect of an Event or a scenario. Choices become decisions on the agenda. */
export function carryOut(table: FeudTable, effect: EventEffect, of: Reason): void {
  const { state } = table;
  switch (effect.type) {
    case 'gainAssets':
    case 'gainTokens':
    case 'loseAssets':
    case 'loseTokens':
    case 'drawEvents':
      for (const seat of teamsMeant(table, effect.who)) changeResources(table, seat, effect, of);
      return;
    case 'loseUnits':
      return loseUnits(table, effect);
    case 'gainUnits':
      for (const seat of teamsMeant(table, effect.who)) gainUnits(table, seat, effect);
      return;
    case 'removeBarricades':
      return removeBarricades(table);
    case 'marketSweep':
      return marketSweep(table);
    case 'shieldDomain':
    case 'blackoutDomain':
      return chooseDomain(table, effect.type);
    case 'powerChange':
      for (const seat of teamsMeant(table, effect.who)) addPowerChange(state, seat, effect.amount);
      return;
    case 'endAlliances':
      return clearPairs(table, ({ status }) => status === 'allied');
    default:
      return addRoundEffect(state, effect);
  }
}

function changeResources(
  table: FeudTable,
  seat: number,
  effect: EffectOf<'gainAssets' | 'gainTokens' | 'loseAssets' | 'loseTokens' | 'drawEvents'>,
  of: Reason,
): void {
  switch (effect.type) {
    case 'gainAssets':
    case 'gainTokens': {
      const times = effect.per === undefined ? 1 : statOf(table, seat, effect.per);
      if (times === 0) return;
      const gain = effect.type === 'gainAssets' ? gainAssets : gainTokens;
      return gain(table, seat, effect.amount * times, of);
    }
    case 'loseAssets':
      return loseAssets(table, seat, effect.amount, of);
    case 'loseTokens':
      return loseTokens(table, seat, effect.amount, of);
    case 'drawEvents':
      return drawEvents(table, seat, effect.count);
  }
}

/** Each team in turn chooses the Domains its Basic Units leave. */
function loseUnits(table: FeudTable, { who, count }: EffectOf<'loseUnits'>): void {
  const { state } = table;
  const queue = teamsMeant(table, who).flatMap((seat) => {
    const left = Math.min(count, basicsOnMap(state, seat));
    return left > 0 ? [{ seat, left }] : [];
  });
  if (queue.length > 0) table.next({ type: 'eventLoseUnit', queue });
}

function basicsOnMap(state: State, seat: number): number {
  return Object.keys(state.domains).reduce((sum, at) => sum + basicsOn(state, at, seat), 0);
}

function gainUnits(table: FeudTable, seat: number, effect: EffectOf<'gainUnits'>): void {
  const domain = startDomain(table.state, seat);
  const room = unitLimit(table, seat, domain) - unitsOn(table.state, domain, seat);
  const most = effect.ignoreLimit ? effect.count : Math.min(effect.count, room);
  const count = gainBasics(table, seat, domain, most);
  if (count > 0) table.emit({ type: 'unitsGained', seat, domain, count });
}

function removeBarricades(table: FeudTable): void {
  const { state } = table;
  for (const edge of boardOf(table).edges.keys()) {
    const owner = state.barricades[edge];
    if (owner === undefined) continue;
    teamOf(state, owner).barricadesLeft += 1;
    table.emit({ type: 'barricadeRemoved', seat: null, owner, edge });
  }
  state.barricades = {};
}

/** Pile by pile: all face-up cards are buried in slot order, only then the slots are refilled. */
function marketSweep(table: FeudTable): void {
  const { state } = table;
  for (const pile of marketPiles) {
    for (const card of state.market[pile].slots) {
      if (card === null) continue;
      buryCard(state, card, pile);
      table.emit({ type: 'marketCardBuried', seat: null, pile, card });
    }
    const { slots } = state.market[pile];
    state.market[pile] = { pile: state.market[pile].pile, slots: slots.map(() => null) };
    refill(table, pile);
  }
}

/** BF-STORY-03: by the proposer, else by the storyteller, else by lot. */
function chooseDomain(table: FeudTable, effect: 'shieldDomain' | 'blackoutDomain'): void {
  const { state } = table;
  const { by } = state.council.selected as NonNullable<State['council']['selected']>;
  if (by !== null || state.storyteller === 'seat') {
    return table.next({ type: 'eventDomain', effect, seat: by ?? state.teams.length });
  }
  const domain = table.roll('event.choice', boardOf(table).cells);
  setDomainEffect(table, effect, domain);
}

function addPowerChange(state: State, seat: number, amount: number): void {
  const { powerChange } = state.effects;
  const sum = (powerChange[seat] ?? 0) + amount;
  const now = withEntry(powerChange, String(seat), sum);
  state.effects = withEffects(state.effects, { powerChange: now });
}

/** What lasts until Cleanup. */
function addRoundEffect(
  state: State,
  effect: EffectOf<'roundOrderBonus' | 'roundStrength' | 'cancelOrder'>,
): void {
  const { effects } = state;
  switch (effect.type) {
    case 'roundOrderBonus': {
      const { order, amount } = effect;
      const orderBonus = [...effects.orderBonus, { order, amount }];
      state.effects = withEffects(effects, { orderBonus });
      return;
    }
    case 'roundStrength': {
      const { role, amount } = effect;
      const strength = [...effects.strength, { role, amount }];
      state.effects = withEffects(effects, { strength });
      return;
    }
    case 'cancelOrder':
      state.effects = withEffects(effects, { cancelled: [...effects.cancelled, effect.order] });
      return;
  }
}
