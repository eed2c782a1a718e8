import type { Card, Zone } from '../../display/scene.js';
import type { Seat } from '../../kernel/play.js';
import { plural } from '../../kit/words.js';
import { blockerName, boardName, counterName } from '../describe/names.js';
import { ownerOf } from '../mechanics/blockers.js';
import type { Seen } from '../play.js';
import { blockerOf } from '../state/state.js';
import { type ManiaShown, seenBy } from './board.js';

/** Hands, piles, and what blockers carry. */
export function zonesOf(shown: ManiaShown): Zone[] {
  const seen = seenBy(shown);
  const seats = [...shown.view.seats.keys()];
  return [
    ...seats.flatMap((seat) => drawn(shown, seen, seat)),
    ...seats.map((seat) => hand(shown, seat)),
    ...seats.flatMap((seat) => gear(shown, seen, seat)),
    ...gear(shown, seen, null),
    ...piles(shown, seen),
    ...kleggs(shown),
    ...seats.flatMap((seat) => lost(shown, seen, seat)),
  ];
}

export const cardThing = (card: string) => `card:${card}`;

/** The side that counts: mania until the endgame, justice in it. */
function playingCard({ view, content, card }: ManiaShown, id: string): Card {
  const sides = view.stage === 'endgame' || view.stage === 'over' ? content.justice : content.mania;
  const { kind, title, lines, values } = card(sides.get(id)?.id ?? id);
  return { id: cardThing(id), kind, title, lines, values, flags: [] };
}

function hand(shown: ManiaShown, seat: Seat): Zone {
  const cards = shown.view.cards.hands[seat] ?? 0;
  const isShown = Array.isArray(cards);
  return {
    id: `zone:hand-${seat}`,
    label: shown.viewer === seat ? 'Your hand' : `Hand of ${shown.names[seat]}`,
    owner: seat,
    kind: 'hand',
    cards: isShown ? cards.map((card) => playingCard(shown, card)) : [],
    count: isShown ? cards.length : cards,
  };
}

/** Blockers drawn and not yet placed. */
function drawn(shown: ManiaShown, seen: Seen, seat: Seat): Zone[] {
  const set = seen.content.sets.get(seen.state.boards[seat]?.block ?? '') ?? [];
  const waiting = set.filter((blocker) => seen.state.blockers[blocker]?.where === 'drawn');
  if (waiting.length === 0) return [];
  const cards = waiting.map((blocker) => counter(shown, seen, blocker, seat));
  const label = `Blockers that ${shown.names[seat]} has to place`;
  return [{ id: `zone:drawn-${seat}`, label, owner: seat, kind: 'row', cards }];
}

/** A blocker's counter that is on no square. */
function counter(shown: ManiaShown, seen: Seen, blocker: string, seat: Seat): Card {
  const { kind, lines, values } = shown.card(blocker);
  const title = blockerName(seen, blocker);
  return { id: cardThing(blocker), kind, title, lines, values, owner: seat, flags: [] };
}

/** Blockers out of the game: destroyed ones count against their block, removed ones do not. */
function lost(shown: ManiaShown, seen: Seen, seat: Seat): Zone[] {
  const set = seen.content.sets.get(seen.state.boards[seat]?.block ?? '') ?? [];
  const cards = set.flatMap((blocker) => {
    const { where } = blockerOf(seen.state, blocker);
    if (where !== 'destroyed' && where !== 'removed') return [];
    return [{ ...counter(shown, seen, blocker, seat), flags: [where] }];
  });
  if (cards.length === 0) return [];
  const label = `Lost by ${boardName(seen, seat)}`;
  return [
    { id: `zone:lost-${seat}`, label, owner: seat, kind: 'pile', cards, count: cards.length },
  ];
}

/** Kleggs that nobody has hired yet, and whom all of them follow. */
function kleggs({ view, names }: ManiaShown): Zone[] {
  const left = Object.values(view.blockers).filter(({ where }) => where === 'supply').length;
  const { kleggController: master } = view;
  const follow = master === null ? '' : ` (they follow ${names[master]})`;
  return [pile('kleggs', `Kleggs to be hired${follow}`, left)];
}

/** What the blockers of a seat carry; that of kleggs whom nobody controls apart. */
function gear(shown: ManiaShown, seen: Seen, seat: Seat | null): Zone[] {
  const carriers = seen.state.standing.filter((blocker) => ownerOf(seen, blocker) === seat);
  const cards = carriers.flatMap((blocker) => {
    const { items, deployedHeavy } = blockerOf(seen.state, blocker);
    return items.map((item): Card => {
      const { kind, title, lines, values } = shown.card(item);
      const carrier = { label: 'carried by', value: counterName(seen, blocker) };
      const flags = deployedHeavy.includes(item) ? ['set up'] : [];
      return { id: cardThing(item), kind, title, lines, values: [...values, carrier], flags };
    });
  });
  if (cards.length === 0) return [];
  const label = seat === null ? 'Carried by kleggs' : `Carried by ${boardName(seen, seat)}`;
  const owner = seat === null ? {} : { owner: seat };
  return [{ id: `zone:gear-${seat ?? 'kleggs'}`, label, kind: 'mat', cards, ...owner }];
}

function piles(shown: ManiaShown, seen: Seen): Zone[] {
  const { view } = shown;
  const { pool, left, discard } = view.cards;
  const aside = pool - left;
  const deck = view.stage === 'endgame' || view.stage === 'over' ? 'Justice deck' : 'Mania deck';
  return [
    pile('deck', aside > 0 ? `${deck} (${plural(aside, 'card')} set aside)` : deck, left),
    {
      ...pile('discard', 'Discard pile', discard.length),
      cards: discard.map((card) => playingCard(shown, card)),
    },
    pile('hardware', 'Hardware container', view.containers.hardware.length),
    pile('armoury', 'Armoury container', view.containers.armoury.length),
    ...view.stacks.map((stack, seat) => ({
      ...pile(`stack-${seat}`, `Stack of ${boardName(seen, seat)}`, stack.length),
      owner: seat,
    })),
  ];
}

function pile(name: string, label: string, count: number): Zone {
  return { id: `zone:${name}`, label, kind: 'pile', cards: [], count };
}
