import type { SeededChance } from '../../kernel/chance.js';
import type { Seat, Viewer } from '../../kernel/play.js';
import { share } from '../../kernel/sharing.js';
import { pileSize } from '../../kit/piles.js';
import { hasOption } from '../effects/ask.js';
import { blindCards, laidBy } from '../mechanics/battle.js';
import { isSearching, lossOf } from '../mechanics/loss.js';
import type { CityPosition } from '../play.js';
import { withBattle, withList } from '../state/change.js';
import {
  type Battle,
  type LaidCard,
  type Layer,
  type SeatState,
  type SharedDeck,
  type State,
  seatOf,
} from '../state/state.js';

export interface SeatView extends Omit<SeatState, 'hand' | 'draw' | 'renown' | 'unclaimed'> {
  /** The cards for their owner, their number for everybody else. */
  hand: string[] | number;
  /** How many cards are left, without those laid unseen in a battle. */
  draw: number;
  /** The draw pile for its owner while a search waits for a pick. */
  searched: string[] | null;
  /** Null while other seats may not know it. */
  renown: number | null;
  unclaimed: number | null;
}

export type SharedDeckView = Omit<SharedDeck, 'deck'> & { deck: number };

export interface YcuView extends Omit<State['ycu'], 'deck'> {
  deck: number;
  /** Cards that the viewer has looked at, and how many lie above each. */
  known: { above: number; card: string }[];
}

export interface View
  extends Omit<State, 'chance' | 'seats' | 'gang' | 'market' | 'ycu' | 'battle' | 'turn'> {
  seats: SeatView[];
  gang: SharedDeckView;
  market: SharedDeckView;
  ycu: YcuView;
  /** Cards that the viewer may not see have no id, and neither have cards laid unseen. */
  battle: State['battle'];
  turn: State['turn'];
}

/**
 * What lies on the table for this viewer; not what a good memory could infer. Written out: made from a copy of
 * the state by spreads it took 15 times as long. Lists that moves change where they are (see copy.ts) are copied.
 */
export function view(position: CityPosition, viewer: Viewer): View {
  const { state } = position;
  return {
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
    boardId: state.boardId,
    tiles: state.tiles,
    tileSupply: state.tileSupply,
    drafted: state.drafted,
    gang: viewShared(state.gang),
    market: viewShared(state.market),
    ycu: viewYcu(state, viewer),
    removed: state.removed,
    turn: state.turn && { ...state.turn, playedIds: viewPlayed(state, viewer) },
    auction: state.auction,
    battle: state.battle && viewBattle(state.battle, viewer),
    ycuQueue: state.ycuQueue,
    result: state.result,
  };
}

function viewSeat(position: CityPosition, player: SeatState, seat: Seat, viewer: Viewer): SeatView {
  const { state } = position;
  const isOwner = seat === viewer;
  const isConcealed = !isOwner && state.options.concealRenown && state.phase !== 'ended';
  const isShown = isOwner && isSearching(position, seat);
  return {
    leaderId: player.leaderId,
    colour: player.colour,
    entry: player.entry,
    turnsTaken: player.turnsTaken,
    influence: player.influence,
    conditionsMet: player.conditionsMet,
    arcs: player.arcs,
    renown: isConcealed ? null : player.renown,
    unclaimed: isConcealed ? null : player.unclaimed,
    wins: player.wins,
    hand: isOwner ? [...player.hand] : player.hand.length,
    draw: pileSize(player.draw) - blindCards(state, seat),
    discard: [...player.discard],
    table: player.table,
    searched: isShown ? player.draw.flat().sort() : null,
  };
}

function viewShared({ deck, row, discard }: SharedDeck): SharedDeckView {
  return { deck: pileSize(deck), row, discard };
}

function viewYcu({ ycu }: State, viewer: Viewer): YcuView {
  const known: YcuView['known'] = [];
  let above = 0;
  for (const { cards, seenBy } of ycu.deck) {
    const [card] = cards;
    if (hasSeen(seenBy, viewer) && card !== undefined) known.push({ above, card });
    above += cards.length;
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

function hasSeen(seenBy: readonly Seat[], viewer: Viewer): boolean {
  return viewer === 'open' || (viewer !== 'spectator' && seenBy.includes(viewer));
}

function viewBattle(battle: Battle, viewer: Viewer): Battle {
  const laid = battle.laid.map((cards, seat) => {
    if (seat === viewer || battle.revealed.includes(seat)) return cards;
    return cards.map(({ source }): LaidCard => ({ source, cardId: null }));
  });
  return { ...battle, laid };
}

/** A card played in this turn is left out once it is where the viewer cannot see it. */
function viewPlayed(state: State, viewer: Viewer): string[] {
  const { turn, battle } = state;
  const isUnseen = (card: string) => {
    return state.seats.some(({ hand, draw }, seat) => {
      if (draw.some((layer) => layer.includes(card))) return true;
      if (seat === viewer) return false;
      if (hand.includes(card)) return true;
      if (battle === null || battle.revealed.includes(seat)) return false;
      return laidBy(battle, seat).some(({ cardId }) => cardId === card);
    });
  };
  return turn?.playedIds.filter((card) => !isUnseen(card)) ?? [];
}

const mostDeals = 1000;

/**
 * Mixes what the viewer cannot know: other seats' hands, draw piles and cards laid from the hand,
 * the layers of its own draw pile, and the YCU cards that it has not seen. Where the seat to decide
 * would have no move left, it is dealt again.
 */
export function redeal(position: CityPosition, viewer: Viewer, random: SeededChance): void {
  const { state } = position;
  redealYcu(state, viewer, random);
  for (const seat of state.seats.keys()) {
    const before = { ...seatOf(state, seat) };
    const { battle } = state;
    let deals = 0;
    do {
      if (seat === viewer) redealPile(state, seat, random);
      else redealSeat(state, seat, random);
    } while (++deals < mostDeals && !canDecide(position, seat));
    if (deals < mostDeals) continue;
    state.seats[seat] = before;
    state.battle = battle;
  }
}

/** Only choices among hidden cards can be left without any. */
function canDecide(position: CityPosition, seat: Seat): boolean {
  const { agenda } = position.state;
  const step = agenda[agenda.length - 1];
  if (step?.type === 'removeUnit' && step.seat === seat) {
    const { cards, canSearch } = lossOf(position, step);
    return cards.length > 0 || canSearch;
  }
  if (step?.type !== 'effectChoice' || step.seat !== seat) return true;
  return step.choice.kind !== 'searchCard' || hasOption(position, seat, step.choice);
}

function redealPile(state: State, seat: Seat, random: SeededChance): void {
  const player = seatOf(state, seat);
  const pool = player.draw.flat().sort();
  player.draw = player.draw.map((layer) => layer.map(() => takeAny(pool, random)).sort());
}

function redealSeat(state: State, seat: Seat, random: SeededChance): void {
  const player = seatOf(state, seat);
  const { battle } = state;
  const isLaidHidden = battle !== null && !battle.revealed.includes(seat);
  const laid = isLaidHidden ? (battle.laid[seat] ?? []) : [];
  const pool = [...player.hand, ...player.draw.flat()];
  for (const { cardId } of laid) if (cardId !== null) pool.push(cardId);
  pool.sort();
  player.hand = player.hand.map(() => takeAny(pool, random)).sort();
  player.draw = player.draw.map((layer) => layer.map(() => takeAny(pool, random)).sort());
  if (!isLaidHidden) return;
  const dealt = laid.map(({ source, cardId }): LaidCard => {
    return { source, cardId: cardId === null ? null : takeAny(pool, random) };
  });
  state.battle = withBattle(battle, { laid: withList(battle.laid, seat, dealt) });
}

function redealYcu({ ycu }: State, viewer: Viewer, random: SeededChance): void {
  const unseen = ycu.deck.filter(({ seenBy }) => !hasSeen(seenBy, viewer));
  const pool = unseen.flatMap(({ cards }) => cards).sort();
  ycu.deck = ycu.deck.map((layer): Layer => {
    if (hasSeen(layer.seenBy, viewer)) return layer;
    return { cards: layer.cards.map(() => takeAny(pool, random)).sort(), seenBy: layer.seenBy };
  });
}

function takeAny(pool: string[], random: SeededChance): string {
  return pool.splice(random.below(pool.length), 1)[0] as string;
}
