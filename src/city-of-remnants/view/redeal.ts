import type { SeededChance } from '../../kernel/chance.js';
import { type Seat, topStep, type Viewer } from '../../kernel/play.js';
import { hasSeen, type Layer } from '../../kit/layers.js';
import { take } from '../../kit/random.js';
import { sees } from '../../kit/seats.js';
import { withPlace } from '../../kit/values.js';
import { hasOption } from '../effects/ask.js';
import { laidBy } from '../mechanics/battle.js';
import { lossOf } from '../mechanics/loss.js';
import type { CityPosition } from '../play.js';
import { withBattle } from '../state/change.js';
import { type LaidCard, type State, seatOf } from '../state/state.js';

/** How often a seat is dealt anew before its own cards stay as they are. */
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
      if (sees(viewer, seat)) redealPile(state, seat, random);
      else redealSeat(state, seat, random);
    } while (++deals < mostDeals && !canDecide(position, seat));
    if (deals < mostDeals) continue;
    state.seats[seat] = before;
    state.battle = battle;
  }
}

/** Only choices among hidden cards can be left without any. */
function canDecide(position: CityPosition, seat: Seat): boolean {
  const step = topStep(position.state);
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
  player.draw = player.draw.map((layer) => layer.map(() => take(pool, random)).sort());
}

function redealSeat(state: State, seat: Seat, random: SeededChance): void {
  const player = seatOf(state, seat);
  const { battle } = state;
  const isLaidHidden = battle !== null && !battle.revealed.includes(seat);
  const laid = isLaidHidden ? laidBy(battle, seat) : [];
  const pool = [...player.hand, ...player.draw.flat()];
  for (const { card } of laid) if (card !== null) pool.push(card);
  pool.sort();
  player.hand = player.hand.map(() => take(pool, random)).sort();
  player.draw = player.draw.map((layer) => layer.map(() => take(pool, random)).sort());
  if (!isLaidHidden) return;
  const dealt = laid.map(({ source, card }): LaidCard => {
    return { source, card: card === null ? null : take(pool, random) };
  });
  state.battle = withBattle(battle, { laid: withPlace(battle.laid, seat, dealt) });
}

function redealYcu({ ycu }: State, viewer: Viewer, random: SeededChance): void {
  const unseen = ycu.deck.filter((layer) => !hasSeen(layer, viewer));
  const pool = unseen.flatMap(({ cards }) => cards).sort();
  ycu.deck = ycu.deck.map((layer): Layer => {
    if (hasSeen(layer, viewer)) return layer;
    return { cards: layer.cards.map(() => take(pool, random)).sort(), seenBy: layer.seenBy };
  });
}
