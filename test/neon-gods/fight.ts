import { topStep } from '../../src/kernel/play.js';
import type { SpaceId } from '../../src/neon-gods/content/board.js';
import type { Event } from '../../src/neon-gods/events.js';
import type { Move } from '../../src/neon-gods/moves/index.js';
import type { State } from '../../src/neon-gods/state/state.js';
import type { Battle } from '../../src/neon-gods/state/steps.js';
import { type Arrangement, arrange, eventsOf, type Played, play } from './arrange.js';

/** A table at step 5, on a board without andys but those named; after the battles the tape ends. */
export function atBattles(a: Arrangement): State {
  return arrange({ at: 'battles', hold: true, noAndys: true, ...a });
}

export function choose(space: SpaceId, against: Battle['against'] = 'gangs', seat = 0): Move {
  return { type: 'chooseBattle', seat, space, against };
}

export function lay(seat: number, card: string): Move {
  return { type: 'battleCard', seat, card };
}

export function blind(seat: number): Move {
  return { type: 'battleBlind', seat };
}

export function stop(seat: number): Move {
  return { type: 'battleDone', seat };
}

/** Plays these moves; then everybody who is asked for battle cards plays none. No roll may be needed. */
export function bare(state: State, ...moves: Move[]): Played {
  let { state: now, events } = play(state, ...moves);
  for (let step = topStep(now); step?.type === 'battleCards'; step = topStep(now)) {
    const next = play(now, stop(step.turnOf));
    now = next.state;
    events = [...events, ...next.events];
  }
  return { state: now, events };
}

/** The values of each battle fought, attacker first. */
export function valuesIn(events: readonly Event[]): number[][] {
  return eventsOf(events, 'battleValued').map(({ values }) => values.map(({ value }) => value));
}

/** Where and against whom battles were begun. */
export function battlesIn(events: readonly Event[]): [SpaceId, Battle['against']][] {
  return eventsOf(events, 'battleStarted').map(({ space, against }) => [space, against]);
}

export function blurpOf({ seats }: State): number[] {
  return seats.map(({ blurp }) => blurp);
}

export function moneyOf({ seats }: State): number[] {
  return seats.map(({ money }) => money);
}
