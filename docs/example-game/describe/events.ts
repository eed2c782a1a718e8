import { capital, listed, plural } from 'cityrules/kit';
import type { Content } from '../content/compile.js';
import type { Event } from '../events.js';
import { cardName, seatName } from './names.js';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** What a sentence may look at besides the event. */
interface Scene {
  readonly content: Content;
  readonly names: readonly string[];
}

/** An event as one English sentence, also with what the viewer may not see left out. */
export function describeEvent(event: Event, content: Content, names: readonly string[]): string {
  const tell = told[event.type] as (event: Event, scene: Scene) => string;
  return `${capital(tell(event, { content, names }))}.`;
}

const told: { readonly [T in Event['type']]: (event: EventOf<T>, scene: Scene) => string } = {
  gameStarted: ({ players }) => `a duel of ${players} begins`,
  cardDealt: ({ seat, card }, { content, names }) => {
    return `${seatName(seat, names)} is dealt ${cardName(content, card)}`;
  },
  cardLaid: ({ seat, card }, { content, names }) => {
    return `${seatName(seat, names)} lays ${cardName(content, card)} face down`;
  },
  cardsShown: ({ cards }, { content }) => {
    return `${listed(cards.map((card) => cardName(content, card)))} are turned up`;
  },
  prizeWon: ({ seat, amount }, { names }) => `${seatName(seat, names)} ${scores(amount)}`,
  pointsKept: ({ seat }, { names }) => `${seatName(seat, names)} keeps what it has`,
  pointsRisked: ({ seat, amount }, { names }) => `${seatName(seat, names)} ${scores(amount)}`,
  gameEnded: ({ winners }, { names }) => {
    const who = listed(winners.map((seat) => seatName(seat, names)));
    return `${who} ${winners.length > 1 ? 'share the victory' : 'wins'}`;
  },
};

function scores(amount: number): string {
  return `${amount < 0 ? 'loses' : 'wins'} ${plural(Math.abs(amount), 'point')}`;
}
