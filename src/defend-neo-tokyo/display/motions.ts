import type { Motion } from '../../display/display.js';
import type { Event, EventOf } from '../events.js';
import { citizenId, monsterId } from './city.js';
import { mechId, type TokyoShown, tileId } from './shown.js';

/** What moved, by what happened. */
export function motionsOf(shown: TokyoShown, events: readonly Event[]): Motion[] {
  return events.flatMap((event) => {
    const move = moved[event.type] as ((event: Event, shown: TokyoShown) => Motion[]) | undefined;
    return move?.(event, shown) ?? [];
  });
}

const moved: {
  readonly [T in Event['type']]?: (event: EventOf<T>, shown: TokyoShown) => Motion[];
} = {
  mechMoved: ({ seat, from, to }) => [between(mechId(seat), from, to)],
  mechHurled: ({ seat, from, to }) => [between(mechId(seat), from, to)],
  monsterMoved: ({ monster, from, to }) => [between(monsterId(monster), from, to)],
  monsterAppeared: ({ monster, space }) => [
    one(monsterId(monster), 'zone:event', `space:${space}`),
  ],
  bossAppeared: ({ boss, space }) => [one(monsterId(boss), 'zone:boss', `space:${space}`)],
  monsterDefeated: ({ monster, space }) => [
    one(monsterId(monster), `space:${space}`, 'zone:defeated'),
  ],
  citizenEntered: ({ citizen, space }) => [
    one(citizenId(citizen), 'zone:citizen-deck', `space:${space}`),
  ],
  citizenMoved: ({ citizen, from, to }) => [between(citizenId(citizen), from, to)],
  citizenDestroyed: ({ citizen, space }) => [
    one(citizenId(citizen), citizenFrom(space), 'zone:destroyed'),
  ],
  citizenDiscarded: ({ citizen, space }) => [
    one(citizenId(citizen), citizenFrom(space), 'zone:citizen-discard'),
  ],
  eventDrawn: ({ card, resolved }) => [
    one(`card:${card}`, 'zone:event-deck', resolved ? 'zone:event' : 'zone:event-discard'),
  ],
  cardsDrawn: ({ seat, count, cards }) => {
    const [from, to] = [`zone:deck-${seat}`, `zone:hand-${seat}`];
    if (cards === undefined) return [{ piece: from, from, to, count }];
    return cards.map((card) => one(`card:${card}`, from, to));
  },
  cardPlayed: ({ seat, card }) => [one(`card:${card}`, `zone:hand-${seat}`, `zone:front-${seat}`)],
  reactPlayed: ({ seat, card }) => [one(`card:${card}`, `zone:hand-${seat}`, `zone:front-${seat}`)],
  cardDiscarded: ({ seat, card, reason }) => {
    const from = reason === 'played' || reason === 'front' ? 'front' : 'hand';
    return [one(`card:${card}`, `zone:${from}-${seat}`, `zone:discard-${seat}`)];
  },
  modifiersCleared: ({ seat, cards }) => {
    return cards.map((card) => one(`card:${card}`, `zone:front-${seat}`, `zone:discard-${seat}`));
  },
  evacuated: ({ seat, cards }) => discarded(seat, cards),
  criticalFailure: ({ seat, cards }) => discarded(seat, cards),
  powerMoved: ({ seat, from, to }) => [
    one(tileId(seat, from), tileId(seat, from), tileId(seat, to)),
  ],
};

function discarded(seat: number, cards: readonly string[]): Motion[] {
  return cards.map((card) => one(`card:${card}`, `zone:hand-${seat}`, `zone:discard-${seat}`));
}

function citizenFrom(space: string | null): string {
  return space === null ? 'zone:citizen-deck' : `space:${space}`;
}

function between(piece: string, from: string, to: string): Motion {
  return one(piece, `space:${from}`, `space:${to}`);
}

function one(piece: string, from: string, to: string): Motion {
  return { piece, from, to, count: 1 };
}
