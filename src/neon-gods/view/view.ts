import { type Seat, topStep, type Viewer } from '../../kernel/play.js';
import { pileSize } from '../../kit/piles.js';
import { sees } from '../../kit/seats.js';
import { forEachSpace } from '../content/board.js';
import type { Content } from '../content/compile.js';
import { andysInSupply } from '../mechanics/andys.js';
import { blindCards } from '../mechanics/battle.js';
import type { NeonPosition } from '../play.js';
import type { SeatState, State } from '../state/state.js';
import type { Step } from '../state/steps.js';
import type { AndyView, SeatView, StepView, View } from './schema.js';

/** What lies on the table for this viewer; not what a good memory could infer. */
export function viewOf({ state, content }: NeonPosition, viewer: Viewer): View {
  const { chance: _chance, ...open } = state;
  return {
    ...open,
    viewer,
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
    hand: sees(viewer, seat) ? [...player.hand] : player.hand.length,
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
        ? { up: andy.up, value: content.andyValue.get(andy.up) as number }
        : { ...andy };
    });
    return { ...space, figures: [...space.figures], andys };
  });
}

/** NG-INFO-04: only cards still to be revealed are hidden. */
function viewStep(step: Step, viewer: Viewer): StepView {
  if (step.type !== 'battleCards') return step;
  const played = step.battle.played.map(({ seat, cards }) => {
    const isSeen = sees(viewer, seat);
    return { seat, cards: cards.map((one) => (one.blind || isSeen ? one : hiddenCard)) };
  });
  return { ...step, battle: { ...step.battle, played } };
}

const hiddenCard = { hidden: true } as const;
