import { addTo } from '../../kit/sets.js';
import type { CompiledEvent, MonsterSet } from '../content/compiled.js';
import { effectsStep } from '../mechanics/agenda.js';
import { allSeats, captainOrder } from '../mechanics/seats.js';
import type { TokyoTable } from '../play.js';
import { newMech } from '../setup.js';
import type { Picks, Step, StepOf } from '../state/steps.js';
import { allAsked, firstInOrder, type Steps } from './rule.js';

/** Building the Mechs and the rest of setup. */
export const setupSteps: Steps<
  | 'begin'
  | 'pickPrebuilt'
  | 'pickChassis'
  | 'pickLegs'
  | 'pickArm'
  | 'assemble'
  | 'startingMonsters'
> = {
  begin: { resolve: beginGame },
  pickPrebuilt: { seats: firstInOrder },
  pickChassis: { seats: firstInOrder },
  pickLegs: { seats: firstInOrder },
  pickArm: { seats: firstInOrder },
  assemble: { seats: allAsked },
  /** DN-SETUP-04: card by card, each followed before the next. */
  startingMonsters: {
    resolve(table, { left }) {
      const { state, content } = table;
      if (left === 0) return table.next({ type: 'startRound' });
      const card = table.draw('setup.appears', state.eventUnseen.appears);
      addTo(state.eventDiscard, card);
      table.emit({ type: 'eventDrawn', card, resolved: true });
      table.next({ type: 'startingMonsters', left: left - 1 });
      const { list } = content.events.get(card) as CompiledEvent;
      table.next(effectsStep(list, { source: { event: card } }));
    },
  },
};

/** DN-SETUP-03, -09, DN-RULING-04: the Captain first, then the threat. */
function beginGame(table: TokyoTable, step: StepOf<'begin'>): void {
  const { state, content } = table;
  const { players, build } = state.options;
  state.captain = step.captain ?? table.roll('setup.captain', [...state.muted.keys()]);
  const threat = step.threat ?? table.roll('setup.threat', [...content.sets.keys()]);
  state.options = { ...state.options, threat };
  const { appears, events } = content.sets.get(threat) as MonsterSet;
  state.eventUnseen = { appears: [...appears].sort(), events: [...events].sort() };
  table.emit({ type: 'gameStarted', players, captain: state.captain, threat });
  if (build === 'assigned') return finishBuilding(table);
  const order = [...captainOrder(state)];
  const picks = order.map((): Picks => ({ chassis: null, legs: null, arms: [] }));
  table.next({ type: build === 'prebuilt' ? 'pickPrebuilt' : 'pickChassis', order, picks });
}

/** All Mechs are there: the first Monsters appear, and round 1 begins. */
function finishBuilding(table: TokyoTable): void {
  const { state, content } = table;
  state.mechs.forEach(({ tiles }, seat) => {
    table.emitCopy({ type: 'mechAssembled', seat, tiles });
  });
  const left = content.constants.startingMonsters * state.options.players;
  table.next({ type: 'startingMonsters', left });
}

/** What comes after a pick: the next seat, or the next round of the draft (DN-BUILD-02 to -05). */
export function afterPick(
  { state }: TokyoTable,
  step: StepOf<'pickPrebuilt' | 'pickChassis' | 'pickLegs' | 'pickArm'>,
  picks: Picks[],
): Step {
  const order = step.order.slice(1);
  if (order.length > 0) return { type: step.type, order, picks };
  const captains = captainOrder(state);
  const back = [...captains].reverse();
  if (step.type === 'pickChassis') return { type: 'pickLegs', order: back, picks };
  if (step.type === 'pickLegs') return { type: 'pickArm', order: [...captains, ...back], picks };
  const seats = allSeats(state);
  return { type: 'assemble', seats, picks, leftArms: seats.map(() => null) };
}

/** DN-BUILD-06: once every seat has said which Arm is the left one. */
export function assembleAll(
  table: TokyoTable,
  picks: readonly Picks[],
  leftArms: readonly (string | null)[],
): void {
  table.state.mechs = picks.map(({ chassis, legs, arms }, seat) => {
    const leftArm = leftArms[seat] as string;
    const rightArm = arms.find((arm) => arm !== leftArm) as string;
    return newMech(table.content, {
      chassis: chassis as string,
      leftArm,
      rightArm,
      legs: legs as string,
    });
  });
  finishBuilding(table);
}
