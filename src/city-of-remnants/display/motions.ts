import type { Motion } from '../../display/display.js';
import type { Seat } from '../../kernel/play.js';
import type { Event, EventOf } from '../events.js';
import {
  battleId,
  type CityShown,
  cardId,
  discardId,
  drawId,
  figuresId,
  handId,
  poolId,
  seatId,
  spaceId,
  tableId,
  tileId,
  tokenId,
} from './shown.js';

/** What moved, by what happened. */
export function motionsOf(shown: CityShown, events: readonly Event[]): Motion[] {
  return events.flatMap((event) => {
    const move = moved[event.type] as ((event: Event, shown: CityShown) => Motion[]) | undefined;
    return move?.(event, shown) ?? [];
  });
}

type Moved<T extends Event['type']> = (event: EventOf<T>, shown: CityShown) => Motion[];

const moved: { readonly [T in Event['type']]?: Moved<T> } = {
  figureMoved: ({ seat, from, to }) => {
    return [
      motion(figuresId(seat, to), from === 'pool' ? poolId(seat) : spaceId(from), spaceId(to)),
    ];
  },
  figureDeployed: ({ seat, to }) => [motion(figuresId(seat, to), poolId(seat), spaceId(to))],
  figureRemoved: ({ seat, from, to }) => {
    return [
      motion(figuresId(seat, from), spaceId(from), to === 'pool' ? poolId(seat) : seatId(seat)),
    ];
  },
  unitRecruited: ({ seat, card, figure }) => [
    cardMotion(card, 'zone:gang', handId(seat)),
    ...(figure === null ? [] : [motion(poolId(seat), seatId(seat), poolId(seat))]),
  ],
  marketCardBought: ({ seat, card, permanent }) => {
    return [cardMotion(card, 'zone:market', permanent ? tableId(seat) : handId(seat))];
  },
  cardPlayed: ({ seat, card }) => [cardMotion(card, handId(seat), discardId(seat))],
  cardsDrawn: ({ seat, count, cards }) => fromPile(seat, count, cards),
  handDiscarded: ({ seat, cards }) => {
    return cards.map((card) => cardMotion(card, handId(seat), discardId(seat)));
  },
  discardShuffledUnder: ({ seat, count }) => {
    return [{ piece: discardId(seat), from: discardId(seat), to: drawId(seat), count }];
  },
  cardLaid: ({ seat, source, card }) => {
    const from = source === 'draw' ? drawId(seat) : handId(seat);
    return [motion(card === undefined ? battleId(seat) : cardId(card), from, battleId(seat))];
  },
  battleAbility: ({ seat, added }) => {
    return added.map((card) => cardMotion(card, drawId(seat), battleId(seat)));
  },
  unitRemoved: ({ seat, card, zone }) => {
    const from = { played: battleId, discard: discardId, hand: handId, draw: drawId }[zone];
    return [cardMotion(card, from(seat), 'zone:removed')];
  },
  rowRefilled: ({ row, cards }) => {
    if (row === 'developments') return [];
    return cards.map((card) => cardMotion(card, `zone:${row}-deck`, `zone:${row}`));
  },
  developmentBuilt: ({ tile, spaces }) => {
    return [motion(tileId(tile), 'zone:developments', spaceId(spaces[0] ?? ''))];
  },
  productsPlaced: ({ tile, count }, shown) => {
    return onTile(shown, tile).map((to) => productMotion(tile, 'zone:products', to, count));
  },
  productSold: ({ tile }, shown) => {
    return onTile(shown, tile).map((from) => productMotion(tile, from, 'zone:products', 1));
  },
  ycuPlaced: ({ token, space }) => [motion(tokenId(token), 'zone:bag', spaceId(space))],
  ycuReturned: ({ tokens }) => {
    return tokens.map((token) => motion(tokenId(token), 'board:city', 'zone:bag'));
  },
  ycuBribed: ({ token, space }) => [motion(tokenId(token), spaceId(space), 'zone:bag')],
  ycuDefeated: ({ token, space }) => [motion(tokenId(token), spaceId(space), 'zone:bag')],
  ycuRevealed: ({ cards }) => {
    return cards.map((card) => cardMotion(card, 'zone:ycu-deck', 'zone:ycu-discard'));
  },
  renownAwarded: ({ seat, amount, claimed }) => (claimed ? renownMotion(seat, amount) : []),
  renownChanged: ({ seat, amount }) => renownMotion(seat, amount),
};

function motion(piece: string, from: string, to: string): Motion {
  return { piece, from, to, count: 1 };
}

function cardMotion(card: string, from: string, to: string): Motion {
  return motion(cardId(card), from, to);
}

/** The cards by name for who sees them, else their number. */
function fromPile(seat: Seat, count: number, cards: readonly string[] | undefined): Motion[] {
  const [from, to] = [drawId(seat), handId(seat)];
  if (cards !== undefined) return cards.map((card) => cardMotion(card, from, to));
  return [{ piece: from, from, to, count }];
}

function onTile({ view }: CityShown, tile: string): string[] {
  const first = view.tiles.find(({ id }) => id === tile)?.spaces[0];
  return first === undefined ? [] : [spaceId(first)];
}

function productMotion(tile: string, from: string, to: string, count: number): Motion {
  return { piece: `piece:products@${tile}`, from, to, count };
}

function renownMotion(seat: Seat, amount: number): Motion[] {
  if (amount === 0) return [];
  const [from, to] = amount > 0 ? ['zone:renown', seatId(seat)] : [seatId(seat), 'zone:renown'];
  return [{ piece: 'zone:renown', from, to, count: Math.abs(amount) }];
}
