import type { Motion } from '../../display/display.js';
import type { Seat } from '../../kernel/play.js';
import type { SpaceId } from '../content/board.js';
import type { Event, EventOf } from '../events.js';
import { supplyOf } from '../mechanics/structures.js';
import { figuresId, tokenIds } from './board.js';
import type { NeonShown } from './shown.js';

/** What moved, by what happened. */
export function motionsOf(shown: NeonShown, events: readonly Event[]): Motion[] {
  return events.flatMap((event) => {
    const move = moved[event.type] as ((event: Event, shown: NeonShown) => Motion[]) | undefined;
    return move?.(event, shown) ?? [];
  });
}

const moved: { readonly [T in Event['type']]?: (event: EventOf<T>, shown: NeonShown) => Motion[] } =
  {
    figureMoved: ({ seat, from, to }) => [figure(seat, from, to, 1)],
    figurePushed: ({ owner, from, to }) => [figure(owner, from, to, 1)],
    figuresReturned: ({ seat, from, count }, { content, view }) => {
      const home = content.setting(view).bases[seat];
      return home === undefined ? [] : [figure(seat, from, home, count)];
    },
    figurePlaced: ({ seat, space }) => [
      { piece: figuresId(seat, space), from: `seat:${seat}`, to: `space:${space}`, count: 1 },
    ],
    figureRemoved: ({ owner, space }) => [
      { piece: figuresId(owner, space), from: `space:${space}`, to: `seat:${owner}`, count: 1 },
    ],
    recruited: ({ seat, card }) => [cardTo(card, 'zone:row', `zone:hand-${seat}`)],
    eventBought: ({ card }) => [cardTo(card, 'zone:row', 'zone:event')],
    eventShuffledBack: ({ card }) => [cardTo(card, 'zone:event', 'zone:deck')],
    cardDrawn: ({ seat, card }) => [unseen(card, `zone:draw-${seat}`, `zone:hand-${seat}`)],
    cardPlayed: ({ seat, card }) => [cardTo(card, `zone:hand-${seat}`, `zone:activated-${seat}`)],
    cardRecovered: ({ seat, card }) => [cardTo(card, `zone:discard-${seat}`, `zone:hand-${seat}`)],
    cardDiscarded: ({ seat, card }) => [cardTo(card, `zone:hand-${seat}`, `zone:discard-${seat}`)],
    battleCardPlayed: ({ seat, blind, card }) => {
      return [unseen(card, `zone:${blind ? 'draw' : 'hand'}-${seat}`, `zone:battle-${seat}`)];
    },
    battleCardsDiscarded: ({ seat, cards }) => {
      return cards.map((card) => cardTo(card, `zone:battle-${seat}`, `zone:discard-${seat}`));
    },
    productSold: ({ space }) => [token('product', 'products', space, 'to supply', 1)],
    productsPlaced: ({ space, count }) => [token('product', 'products', space, 'to board', count)],
    structureBuilt: ({ space, structure }) => {
      return [token(structure, supplies[structure], space, 'to board', 1)];
    },
    tokenPlaced: ({ space, token: kind }) => [token(kind, supplies[kind], space, 'to board', 1)],
    tokenRemoved: ({ space, token: kind, count }) => {
      return [token(kind, supplies[kind], space, 'to supply', count)];
    },
    owlsRemoved: ({ space, count }) => [token('owl', 'owls', space, 'to supply', count)],
    andysDefeated: ({ space, tokens }) => {
      return tokens.map((one) => {
        return { piece: `piece:${one}`, from: `space:${space}`, to: 'zone:supply-andys', count: 1 };
      });
    },
  };

/** The supply of each kind of token. */
const supplies = { ...supplyOf, owl: 'owls', tunnel: 'tunnels', andy: 'andys' } as const;

function figure(seat: Seat, from: SpaceId, to: SpaceId, count: number): Motion {
  return { piece: figuresId(seat, to), from: `space:${from}`, to: `space:${to}`, count };
}

function cardTo(card: string, from: string, to: string): Motion {
  return { piece: `card:${card}`, from, to, count: 1 };
}

/** A card that the viewer may not see: the pile or hand it comes from stands for it. */
function unseen(card: string | undefined, from: string, to: string): Motion {
  return { piece: card === undefined ? from : `card:${card}`, from, to, count: 1 };
}

function token(
  kind: keyof typeof tokenIds,
  supply: string,
  space: SpaceId,
  way: 'to board' | 'to supply',
  count: number,
): Motion {
  const piece = tokenIds[kind](space);
  const [from, to] = [`zone:supply-${supply}`, `space:${space}`];
  return way === 'to board' ? { piece, from, to, count } : { piece, from: to, to: from, count };
}
