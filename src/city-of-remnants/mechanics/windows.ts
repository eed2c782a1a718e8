import type { Seat } from '../../kernel/play.js';
import type { CityPosition, Seen } from '../play.js';
import type { Battle } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { laidBy } from './battle.js';

/** Decisions at which the active seat may play cards (CR-RULING-09), if `mayPlay` lets it. */
export const cardWindows = [
  'turnMain',
  'recruitPick',
  'bid',
  'buy',
  'produce',
  'buildPick',
  'sell',
  'moveSelect',
  'layCards',
  'ycuSelect',
] as const;

/** In the own turn; in a battle only before the first card is laid, and only against a player. */
export function mayPlay({ state }: Seen, seat: Seat, step: Step): boolean {
  const { turn, battle } = state;
  if (turn?.seat !== seat) return false;
  if (step.type !== 'layCards') return true;
  const fought = battle as Battle;
  return fought.token === null && laidBy(fought, seat).length === 0;
}

/** Whether the rule of one play a turn keeps the card back (CR-CARD-08). */
export function isPlayedOut({ state: { options, turn } }: Seen, card: string): boolean {
  return options.cardOncePerTurn && turn?.played.includes(card) === true;
}

/** Why no card can be played now. */
export function closedBecause({ state }: CityPosition, seat: Seat, step: Step): string {
  if (state.turn === null) return 'cards are played in turns only';
  if (state.turn.seat !== seat) return `it is seat ${state.turn.seat}'s turn`;
  switch (step.type) {
    case 'buildPlace':
      return 'a tile is being placed';
    case 'refreshDiscard':
      return 'the hand is being refreshed';
    case 'moveTo':
      return 'a figure is under way';
    case 'layCards':
      return (state.battle as Battle).token === null
        ? 'the first card of this battle is laid'
        : 'a battle against YCU has begun';
    case 'removeUnit':
      return 'a unit has to be given up first';
    default:
      return 'another effect has to be decided first';
  }
}
