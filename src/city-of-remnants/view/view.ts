import type { Seat, Viewer } from '../../kernel/play.js';
import { share } from '../../kernel/sharing.js';
import { hasSeen } from '../../kit/layers.js';
import { pileSize } from '../../kit/piles.js';
import { sees } from '../../kit/seats.js';
import { blindCards, laidBy } from '../mechanics/battle.js';
import { countOwned } from '../mechanics/influence.js';
import { isSearching } from '../mechanics/loss.js';
import type { CityPosition } from '../play.js';
import { withBattle } from '../state/change.js';
import type { Battle, LaidCard, SeatState, SharedDeck, State, Turn } from '../state/state.js';
import type { SeatView, SharedDeckView, View, YcuView } from './schema.js';

/**
 * What lies on the table for this viewer; not what a good memory could infer. Written out: made from a copy of
 * the state by spreads it took 15 times as long. Lists that moves change where they are (see copy.ts) are copied.
 */
export function view(position: CityPosition, viewer: Viewer): View {
  const { state } = position;
  return {
    viewer,
    game: state.game,
    pack: state.pack,
    options: state.options,
    agenda: [...state.agenda],
    round: state.round,
    phase: state.phase,
    firstSeat: state.firstSeat,
    renownPool: state.renownPool,
    productSupply: state.productSupply,
    seats: state.seats.map((player, seat) => viewSeat(position, player, seat, viewer)),
    figures: share(state.figures),
    board: state.board,
    tiles: state.tiles,
    tileSupply: state.tileSupply,
    drafted: state.drafted,
    gang: viewShared(state.gang),
    market: viewShared(state.market),
    ycu: viewYcu(state, viewer),
    removed: state.removed,
    turn: state.turn && { ...state.turn, played: viewPlayed(state, state.turn, viewer) },
    auction: state.auction,
    battle: state.battle && viewBattle(state.battle, viewer),
    ycuQueue: state.ycuQueue,
    result: state.result,
  };
}

function viewSeat(position: CityPosition, player: SeatState, seat: Seat, viewer: Viewer): SeatView {
  const { state } = position;
  const isSeen = sees(viewer, seat);
  const isConcealed = !isSeen && state.options.concealRenown && state.phase !== 'ended';
  return {
    leader: player.leader,
    colour: player.colour,
    entry: player.entry,
    turnsTaken: player.turnsTaken,
    influence: player.influence,
    conditionsMet: player.conditionsMet,
    arcs: player.arcs,
    renown: isConcealed ? null : player.renown,
    unclaimed: isConcealed ? null : player.unclaimed,
    wins: player.wins,
    hand: isSeen ? [...player.hand] : player.hand.length,
    draw: pileSize(player.draw) - blindCards(state, seat),
    discard: [...player.discard],
    table: player.table,
    marketCards: countOwned(position, seat, 'isMarket'),
    searched: isSeen && isSearching(position, seat) ? player.draw.flat().sort() : null,
  };
}

function viewShared({ deck, row, discard }: SharedDeck): SharedDeckView {
  return { deck: pileSize(deck), row, discard };
}

function viewYcu({ ycu }: State, viewer: Viewer): YcuView {
  const known: YcuView['known'] = [];
  let above = 0;
  for (const layer of ycu.deck) {
    const [card] = layer.cards;
    if (hasSeen(layer, viewer) && card !== undefined) known.push({ above, card });
    above += layer.cards.length;
  }
  const { discard, revealed, bag, onBoard } = ycu;
  return {
    deck: above,
    discard: [...discard],
    revealed: [...revealed],
    bag: [...bag],
    onBoard,
    known,
  };
}

function viewBattle(battle: Battle, viewer: Viewer): Battle {
  const laid = battle.laid.map((cards, seat) => {
    if (sees(viewer, seat) || battle.revealed.includes(seat)) return cards;
    return cards.map(({ source }): LaidCard => ({ source, card: null }));
  });
  return withBattle(battle, { laid });
}

/** A card played in this turn is left out once it is where the viewer cannot see it. */
function viewPlayed({ seats, battle }: State, { played }: Turn, viewer: Viewer): string[] {
  const isUnseen = (card: string) => {
    return seats.some(({ hand, draw }, seat) => {
      if (draw.some((layer) => layer.includes(card))) return true;
      if (sees(viewer, seat)) return false;
      if (hand.includes(card)) return true;
      if (battle === null || battle.revealed.includes(seat)) return false;
      return laidBy(battle, seat).some((laid) => laid.card === card);
    });
  };
  return played.filter((card) => !isUnseen(card));
}
