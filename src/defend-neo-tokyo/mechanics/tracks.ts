import type { Seat } from '../../kernel/play.js';
import { addAll, addTo } from '../../kit/sets.js';
import type { CompiledCard, Content } from '../content/compiled.js';
import type { EventOf } from '../events.js';
import type { TokyoTable } from '../play.js';
import { mechOf, type State } from '../state/state.js';
import type { StepOf } from '../state/steps.js';
import { changeAll } from './agenda.js';
import { scoreParts, sumOf } from './score.js';
import { allSeats } from './seats.js';

/** DN-TRACK-01: never past the last space. Whoever reaches it is remembered (DN-RULING-30, -31). */
export function raiseAttackTrack(table: TokyoTable, steps: number, seat: Seat | null): void {
  const { state, content } = table;
  const last = content.constants.attackTrackLength;
  const to = Math.min(last, state.attackTrack + steps);
  if (to === state.attackTrack) return;
  state.attackTrack = to;
  if (to === last) state.attackTrackMover = seat;
  const type = 'attackTrackMoved';
  table.emit(seat === null ? { type, to } : { type, to, seat });
}

export function lowerAttackTrack(table: TokyoTable, to: number): void {
  const { state } = table;
  if (to >= state.attackTrack) return;
  state.attackTrack = to;
  state.attackTrackMover = null;
  table.emit({ type: 'attackTrackMoved', to });
}

/** DN-TRACK-03: the final space loses the game at once. */
export function advanceDestruction(
  table: TokyoTable,
  reason: EventOf<'destructionAdvanced'>['reason'],
): void {
  const { state, content } = table;
  const { destruction, destructionFinal } = content.constants;
  const steps = Math.min(destruction[reason], destructionFinal - state.destruction);
  if (steps <= 0) return;
  state.destruction += steps;
  table.emit({ type: 'destructionAdvanced', to: state.destruction, steps, reason });
  if (state.destruction >= destructionFinal) endGame(table, 'destruction');
}

/** The population of the Destroyed stack, with what a step left over. */
export function population(
  { destroyedStack, populationCarry }: Pick<State, 'destroyedStack' | 'populationCarry'>,
  content: Content,
): number {
  let sum = populationCarry;
  for (const citizen of destroyedStack) sum += content.citizens.get(citizen)?.population ?? 0;
  return sum;
}

/** DN-TRACK-05, DN-RULING-09: the population is checked once for a batch, if it destroyed Citizens. */
export function closeBatch(table: TokyoTable, { added }: StepOf<'batch'>): void {
  if (!added) return;
  const { state, content } = table;
  const { populationThreshold } = content.constants;
  const sum = population(state, content);
  const advanced = sum >= populationThreshold;
  table.emit({ type: 'populationChecked', population: sum, advanced });
  if (!advanced) return;
  const { destroyedStack } = state.options.houseRules;
  if (destroyedStack !== 'literal') {
    addAll(state.citizenRemoved, state.destroyedStack);
    state.destroyedStack = [];
    state.populationCarry = destroyedStack === 'carry' ? sum - populationThreshold : 0;
  }
  advanceDestruction(table, 'population');
}

/** Puts a Citizen card on the Destroyed stack: the outermost batch will check the population. */
export function addToDestroyedStack(table: TokyoTable, citizen: string): void {
  addTo(table.state.destroyedStack, citizen);
  changeAll(table.state, 'batch', ({ type }) => ({ type, added: true }));
}

export function endGame(
  table: TokyoTable,
  reason: 'bossDefeated' | 'destruction' | 'bossDeckExhausted',
): void {
  const { state } = table;
  const isWin = reason === 'bossDefeated';
  const winners = isWin ? allSeats(state) : [];
  for (const step of state.agenda) {
    if (step.type === 'finishCard') putAway(table, step);
  }
  table.end();
  state.phase = 'over';
  const score = sumOf(scoreParts(state, table.content));
  state.outcome = { status: isWin ? 'win' : 'loss', reason, winners, score };
  table.emitCopy({ type: 'gameEnded', status: isWin ? 'win' : 'loss', reason, winners });
}

/** DN-ACT-04, DN-ACT-05: a card that has been resolved. */
export function putAway(table: TokyoTable, { seat, card }: StepOf<'finishCard'>): void {
  const mech = mechOf(table.state, seat);
  if ((table.content.cards.get(card) as CompiledCard).stays) return addTo(mech.front, card);
  addTo(mech.discard, card);
  table.emit({ type: 'cardDiscarded', seat, card, reason: 'played' });
}
