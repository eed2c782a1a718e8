import type { Motion } from '../../display/display.js';
import type { Seat } from '../../kernel/play.js';
import type { SpaceId } from '../content/board.js';
import type { Event, EventOf } from '../events.js';
import { figuresId, type NeonShown } from './scene.js';

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
    cardDrawn: ({ seat, card }) => {
      const piece = card === undefined ? `zone:draw-${seat}` : `card:${card}`;
      return [{ piece, from: `zone:draw-${seat}`, to: `zone:hand-${seat}`, count: 1 }];
    },
    cardPlayed: ({ seat, card }) => [cardTo(card, `zone:hand-${seat}`, `zone:activated-${seat}`)],
    cardRecovered: ({ seat, card }) => [cardTo(card, `zone:discard-${seat}`, `zone:hand-${seat}`)],
    cardDiscarded: ({ seat, card }) => [cardTo(card, `zone:hand-${seat}`, `zone:discard-${seat}`)],
    productSold: ({ seat, space }) => [
      { piece: `piece:products@${space}`, from: `space:${space}`, to: `seat:${seat}`, count: 1 },
    ],
  };

function figure(seat: Seat, from: SpaceId, to: SpaceId, count: number): Motion {
  return { piece: figuresId(seat, to), from: `space:${from}`, to: `space:${to}`, count };
}

function cardTo(card: string, from: string, to: string): Motion {
  return { piece: `card:${card}`, from, to, count: 1 };
}
