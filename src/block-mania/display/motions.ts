import type { Motion } from '../../display/display.js';
import type { Event, EventOf } from '../events.js';
import { type ManiaShown, pieceThing, spaceThing } from './board.js';
import { cardThing } from './zones.js';

/** What moved, by what happened. */
export function motionsOf(shown: ManiaShown, events: readonly Event[]): Motion[] {
  return events.flatMap((event) => {
    const move = moved[event.type] as ((event: Event, shown: ManiaShown) => Motion[]) | undefined;
    return move?.(event, shown) ?? [];
  });
}

const moved: {
  readonly [T in Event['type']]?: (event: EventOf<T>, shown: ManiaShown) => Motion[];
} = {
  // One that is deployed at once goes from the stack to its square.
  blockerDrawn: ({ seat, blocker }, { view }) => {
    if (view.blockers[blocker]?.where !== 'drawn') return [];
    return [one(cardThing(blocker), `zone:stack-${seat}`, `zone:drawn-${seat}`)];
  },
  blockerPlaced: ({ seat, blocker, space }) => [
    one(pieceThing(blocker), `zone:drawn-${seat}`, spaceThing(space)),
  ],
  blockerDeployed: ({ seat, blocker, space }) => [
    one(pieceThing(blocker), `zone:stack-${seat}`, spaceThing(space)),
  ],
  kleggPlaced: ({ blocker, space }) => [one(pieceThing(blocker), 'zone:kleggs', spaceThing(space))],
  blockerMoved: ({ blocker, path }, shown) => {
    const to = path[path.length - 1];
    const from = path.length > 1 ? path[0] : before(shown, blocker, to);
    if (from === undefined || to === undefined) return [];
    return [one(pieceThing(blocker), spaceThing(from), spaceThing(to))];
  },
  blockerDestroyed: ({ blocker, space }, shown) => [gone(shown, blocker, space)],
  blockerRemoved: ({ blocker, space }, shown) => [gone(shown, blocker, space)],
  itemDrawn: ({ blocker, container, item, kept }, shown) => {
    const to = gearOf(shown, blocker);
    return kept && to !== undefined ? [one(cardThing(item), `zone:${container}`, to)] : [];
  },
  cardDrawn: ({ seat, card }) => [
    one(card === undefined ? 'zone:deck' : cardThing(card), 'zone:deck', `zone:hand-${seat}`),
  ],
  cardPlayed: ({ seat, card }) => [one(cardThing(card), `zone:hand-${seat}`, 'zone:discard')],
  justicePlayed: ({ seat, card }) => [one(cardThing(card), `zone:hand-${seat}`, 'zone:discard')],
  cardDiscarded: ({ seat, card }) => [one(cardThing(card), `zone:hand-${seat}`, 'zone:discard')],
};

function one(piece: string, from: string, to: string): Motion {
  return { piece, from, to, count: 1 };
}

/** Where the active blocker was before it came into this square. */
function before({ view }: ManiaShown, blocker: string, to: string | undefined): string | undefined {
  if (view.active?.blocker !== blocker) return undefined;
  const { trail } = view.active;
  const at = trail.map(({ space }) => space).lastIndexOf(to ?? '');
  return trail[at - 1]?.space;
}

function gone({ view, content }: ManiaShown, blocker: string, space: string): Motion {
  const seat = view.boards.findIndex(({ block }) => block === content.blockOf.get(blocker));
  const to = seat < 0 ? spaceThing(space) : `zone:lost-${seat}`;
  return one(pieceThing(blocker), spaceThing(space), to);
}

/** The zone in which the equipment of a blocker lies, if it has any. */
function gearOf({ view, content }: ManiaShown, blocker: string): string | undefined {
  if ((view.blockers[blocker]?.items.length ?? 0) === 0) return undefined;
  const seat = view.boards.findIndex(({ block }) => block === content.blockOf.get(blocker));
  return seat < 0 ? undefined : `zone:gear-${seat}`;
}
