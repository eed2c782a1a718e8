import type { Seat } from '../../kernel/play.js';
import { cardOf, type Watched } from '../content/compile.js';
import type { InfluenceTest } from '../content/schema.js';
import type { CityPosition, CityTable } from '../play.js';
import { seatOf } from '../state/state.js';
import { countControlled } from './control.js';
import { boardOf, figuresOn } from './occupancy.js';
import { inTurnOrder } from './seats.js';

/** Seats that have just met a condition gain influence (CR-INF-02), after something changed that conditions look at. */
export function checkInfluence(table: CityTable, changed: Watched): void {
  const { state, content } = table;
  const conditions = content.conditions[changed];
  if (conditions.length === 0) return;
  for (const seat of inTurnOrder(state)) {
    const player = seatOf(state, seat);
    for (const { id, cond } of conditions) {
      if (player.conditionsMet.includes(id) || !isMet(table, seat, cond)) continue;
      player.conditionsMet = [...player.conditionsMet, id];
      player.influence = Math.min(content.constants.influence.max, player.influence + 1);
      table.emit({ type: 'influenceGained', seat, condition: id, influence: player.influence });
    }
  }
}

/** Whether the seat fulfils the condition now. */
export function isMet(position: CityPosition, seat: Seat, test: InfluenceTest): boolean {
  const { wins, arcs } = seatOf(position.state, seat);
  switch (test.kind) {
    case 'controlDevelopments':
      if (position.state.tiles.length < test.count) return false;
      return countControlled(position, seat) >= test.count;
    case 'unitCards':
      return countOwned(position, seat, 'isUnit') >= test.count;
    case 'marketCards':
      return countOwned(position, seat, 'isMarket') >= test.count;
    case 'winsVsPlayers':
      return wins.player >= test.count;
    case 'winsVsYcu':
      return wins.ycu >= test.count;
    case 'arcsHeld':
      return arcs >= test.amount;
    case 'figuresOnBoard':
      return countFigures(position, seat) >= test.count;
    case 'figuresOnLevel':
      return countFigures(position, seat, test.level) >= test.count;
  }
}

/** Cards of hand, draw pile, discard pile and table, laid in a battle or being played. */
export function countOwned(
  { state, content }: Pick<CityPosition, 'state' | 'content'>,
  seat: Seat,
  what: 'isUnit' | 'isMarket',
): number {
  const { hand, draw, discard, table } = seatOf(state, seat);
  let owned = 0;
  const add = (card: string | null) => {
    if (card !== null && cardOf(content, card)[what]) owned++;
  };
  for (const card of hand) add(card);
  for (const layer of draw) for (const card of layer) add(card);
  for (const card of discard) add(card);
  for (const card of table) add(card);
  for (const { card } of state.battle?.laid[seat] ?? []) add(card);
  for (const step of state.agenda) {
    if (step.type === 'effects' && step.seat === seat && 'card' in step.source) {
      add(step.source.card);
    }
  }
  return owned;
}

function countFigures(position: CityPosition, seat: Seat, level?: string): number {
  let figures = 0;
  boardOf(position).level.forEach((one, at) => {
    if (level === undefined || one === level) figures += figuresOn(position, at, seat);
  });
  return figures;
}
