import type { Viewer } from '../../kernel/play.js';
import { domainsRevealed } from '../mechanics/orders.js';
import type { FeudPosition } from '../play.js';
import type { Layer, PlacedOrder, State, StepOf } from '../state/state.js';

/*
 * What a viewer may know: a view shows it, and another deal leaves it as it is. The storyteller and
 * spectators know what is public.
 */

/** BF-INFO-06: a buried card that all, or this team, have seen. */
export function knowsLayer({ seen }: Layer, viewer: Viewer): boolean {
  return seen === 'all' || seen === viewer;
}

/** BF-INFO-02: own Orders, peeked ones, and those of Domains that have had their turn. */
export function ordersKnown({ state, content }: FeudPosition, viewer: Viewer) {
  const { cells } = content.board(state.teams.length);
  const open = new Set(cells.slice(0, domainsRevealed(state)));
  const peeked = typeof viewer === 'number' ? (state.teams[viewer]?.known ?? []) : [];
  return (domain: string, { seat, seq }: PlacedOrder): boolean => {
    return open.has(domain) || seat === viewer || peeked.some((one) => one.seq === seq);
  };
}

/** BF-INFO-04: nobody looks at a random Event before the Resolution Phase. */
export function isEventUnseen({ council, phase }: State): boolean {
  return council.selected !== null && council.selected.by === null && phase === 'gameplay';
}

export type TradeStep = StepOf<'tradeDraft' | 'tradeAnswer' | 'tradePick' | 'tradeConfirm'>;

/** The partner sees the cards offered once the offer is sent, others never. */
export function seesOffer(step: TradeStep, viewer: Viewer): boolean {
  if (viewer === step.proposer) return true;
  return viewer === step.partner && step.type !== 'tradeDraft';
}

/** The proposer sees the cards picked once all are, others never. */
export function seesPicks(step: StepOf<'tradePick' | 'tradeConfirm'>, viewer: Viewer): boolean {
  if (viewer === step.partner) return true;
  return viewer === step.proposer && step.type === 'tradeConfirm';
}
