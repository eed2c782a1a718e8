import { type Seat, topStep } from '../../kernel/play.js';
import { cardOf } from '../content/compile.js';
import type { CityPosition } from '../play.js';
import { battleOf, seatOf } from '../state/state.js';
import type { StepOf } from '../state/steps.js';
import { playedUnits } from './battle.js';

export const lossZones = ['played', 'discard', 'hand', 'draw'] as const;
export type LossZone = (typeof lossZones)[number];

export interface Loss {
  /** Where the unit card has to come from. */
  readonly zone: LossZone;
  readonly cards: readonly string[];
  /** The draw pile may be searched instead. */
  readonly canSearch: boolean;
}

/** The first zone that holds a unit (CR-LOSS-02 to CR-LOSS-04 and CR-RULING-17 to -20). */
export function lossOf(position: CityPosition, step: StepOf<'removeUnit'>): Loss {
  const { state } = position;
  const { seat, due, searched } = step;
  const { hand, discard, draw } = seatOf(state, seat);
  const played = playedUnits(position, battleOf(state), seat);
  const from = (zone: LossZone, cards: readonly string[], canSearch = false): Loss => {
    return { zone, cards, canSearch };
  };
  if (due === 'extra' || (played.length > 0 && !searched)) return from('played', played);
  if (searched) {
    const found = units(position, draw.flat());
    return found.length > 0 ? from('draw', found) : from('hand', units(position, hand));
  }
  const discarded = units(position, discard);
  if (discarded.length > 0) return from('discard', discarded);
  return from('hand', units(position, hand), draw.length > 0);
}

/** Whether a search of its draw pile waits for this seat's pick: then it sees the pile. */
export function isSearching(position: CityPosition, seat: Seat): boolean {
  const step = topStep(position.state);
  if (step?.type === 'removeUnit') {
    return step.seat === seat && step.searched && lossOf(position, step).zone === 'draw';
  }
  if (step?.type !== 'effectChoice' || step.seat !== seat) return false;
  return step.choice.kind === 'searchCard' && step.choice.zone === 'draw';
}

function units({ content }: CityPosition, cards: readonly string[]): string[] {
  return cards.filter((card) => cardOf(content, card).isUnit);
}
