import type { Viewer } from '../../kernel/play.js';
import { sees } from '../../kit/seats.js';
import { domainsRevealed } from '../mechanics/orders.js';
import type { FeudPosition } from '../play.js';
import type { PlacedOrder, State, StepOf, TradeStep } from '../state/state.js';

/*
 * What a viewer may know: a view shows it, and another deal leaves it as it is. The storyteller and
 * spectators know what is public; kit `hasSeen` tells who knows a buried card (BF-INFO-06).
 */

/** BF-INFO-02: own Orders, peeked ones, and those of Domains that have had their turn. */
export function ordersKnown({ state, content }: FeudPosition, viewer: Viewer) {
  const { cells } = content.board(state.teams.length);
  const open = new Set(cells.slice(0, domainsRevealed(state)));
  const team = typeof viewer === 'number' ? state.teams[viewer] : undefined;
  const isPeeked = (order: number) => team?.peeked.some(({ number }) => number === order) === true;
  return (domain: string, { seat, number }: PlacedOrder): boolean => {
    return open.has(domain) || sees(viewer, seat) || isPeeked(number);
  };
}

/** BF-INFO-04: nobody at the table looks at a random Event before the Resolution Phase. */
export function isEventUnseen({ council, phase }: State, viewer: Viewer): boolean {
  const isRandom = council.selected !== null && council.selected.by === null;
  return isRandom && phase === 'gameplay' && viewer !== 'open';
}

/** The partner sees the cards offered once the offer is sent, others never. */
export function seesOffer(step: TradeStep, viewer: Viewer): boolean {
  if (sees(viewer, step.proposer)) return true;
  return viewer === step.partner && step.type !== 'tradeDraft';
}

/** The proposer sees the cards picked once all are, others never. */
export function seesPicks(step: StepOf<'tradePick' | 'tradeConfirm'>, viewer: Viewer): boolean {
  if (sees(viewer, step.partner)) return true;
  return viewer === step.proposer && step.type === 'tradeConfirm';
}
