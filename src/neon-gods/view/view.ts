import type { SeededChance } from '../../kernel/chance.js';
import type { Seat, Viewer } from '../../kernel/play.js';
import { pileSize } from '../../kit/piles.js';
import type { Content } from '../content/compile.js';
import { andysInSupply } from '../mechanics/andys.js';
import { blindCards, decidedCards } from '../mechanics/battle.js';
import { forEachSpace, type SpaceId } from '../mechanics/board.js';
import type { NeonPosition } from '../play.js';
import {
  type Battle,
  type BattleCard,
  type SeatState,
  type Space,
  type State,
  type Step,
  seatOf,
  topStep,
} from '../state/state.js';

/** A card laid from the hand, as others see it before the reveal. */
export type BattleCardView = BattleCard | { readonly hidden: true };

type BattleView = Omit<Battle, 'played'> & {
  played: { seat: Seat; cards: BattleCardView[] }[];
};
export type StepView = Step extends infer S
  ? S extends { battle: Battle }
    ? Omit<S, 'battle'> & { battle: BattleView }
    : S
  : never;

export type AndyView = { readonly up: string; readonly value: number } | { readonly down: number };

export interface SeatView extends Omit<SeatState, 'hand' | 'draw'> {
  /** The cards for their owner, their number for everybody else. */
  hand: string[] | number;
  /** How many cards are left. */
  draw: number;
}

export interface View
  extends Omit<State, 'chance' | 'agenda' | 'seats' | 'board' | 'supply' | 'recruitDeck'> {
  agenda: StepView[];
  seats: SeatView[];
  board: Record<SpaceId, Omit<Space, 'andys'> & { andys: AndyView[] }>;
  supply: Omit<State['supply'], 'andys'> & { andys: number };
  recruitDeck: number;
}

/** What lies on the table for this viewer; not what a good memory could infer. */
export function view({ state, content }: NeonPosition, viewer: Viewer): View {
  const { chance: _chance, ...open } = state;
  return {
    ...open,
    agenda: state.agenda.map((step) => viewStep(step, viewer)),
    seats: state.seats.map((player, seat) => viewSeat(state, player, seat, viewer)),
    board: viewBoard(state, content),
    supply: { ...state.supply, andys: andysInSupply(state) },
    recruitDeck: pileSize(state.recruitDeck),
    row: [...state.row],
  };
}

function viewSeat(state: State, player: SeatState, seat: Seat, viewer: Viewer): SeatView {
  return {
    ...player,
    hand: seat === viewer ? [...player.hand] : player.hand.length,
    discard: [...player.discard],
    activated: [...player.activated],
    draw: pileSize(player.draw) - blindOnTable(state, seat),
  };
}

/** Blind cards lie on the table for everybody, though they are drawn only at the reveal. */
function blindOnTable(state: State, seat: Seat): number {
  const step = topStep(state);
  return step?.type === 'battleCards' ? blindCards(step.battle, seat) : 0;
}

function viewBoard(state: State, content: Content): View['board'] {
  return forEachSpace((at) => {
    const space = state.board[at];
    const andys = space.andys.map((andy): AndyView => {
      return 'up' in andy
        ? { up: andy.up, value: content.andyValue.get(andy.up) ?? 0 }
        : { ...andy };
    });
    return { ...space, figures: [...space.figures], andys };
  });
}

/** NG-INFO-04: only cards still to be revealed are hidden. */
function viewStep(step: Step, viewer: Viewer): StepView {
  if (step.type !== 'battleCards') return step;
  const played = step.battle.played.map(({ seat, cards }) => {
    const isOwner = seat === viewer;
    return { seat, cards: cards.map((one) => (one.blind || isOwner ? one : hiddenCard)) };
  });
  return { ...step, battle: { ...step.battle, played } };
}

const hiddenCard = { hidden: true } as const;

/** Mixes what the viewer cannot know: other seats' hands, draw piles and laid cards. */
export function redeal({ state }: NeonPosition, viewer: Viewer, random: SeededChance): void {
  state.seats.forEach((_, seat) => {
    if (seat !== viewer) redealSeat(state, seat, random);
  });
}

function redealSeat(state: State, seat: Seat, random: SeededChance): void {
  const player = seatOf(state, seat);
  const pool = [...player.hand, ...player.draw.flat(), ...laidCards(state, seat)].sort();
  const deal = (count: number) => Array.from({ length: count }, () => takeAny(pool, random));
  player.hand = deal(player.hand.length).sort();
  player.draw = player.draw.map((layer) => deal(layer.length).sort());
  replaceLaidCards(state, seat, () => takeAny(pool, random));
}

function takeAny(pool: string[], random: SeededChance): string {
  return pool.splice(random.below(pool.length), 1)[0] as string;
}

function laidCards(state: State, seat: Seat): string[] {
  const step = topStep(state);
  return step?.type === 'battleCards' ? decidedCards(step.battle, seat) : [];
}

function replaceLaidCards(state: State, seat: Seat, next: () => string): void {
  const step = topStep(state);
  if (step?.type !== 'battleCards') return;
  const played = step.battle.played.map((one) => {
    if (one.seat !== seat) return one;
    return { seat, cards: one.cards.map((laid) => (laid.blind ? laid : { card: next() })) };
  });
  state.agenda[state.agenda.length - 1] = { ...step, battle: { ...step.battle, played } };
}
