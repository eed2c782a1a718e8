import type { NeonPosition } from '../play.js';
import type { State } from '../state/state.js';

/** Round, turn, daylight and outcome fit each other, and nobody is ahead of the turn. */
export function brokenRounds({ state, content }: NeonPosition): string[] {
  const { rounds, daylightAfterRounds, handLimit } = content.constants;
  const broken: string[] = [];
  if (state.round > rounds) broken.push(`round ${state.round} of ${rounds}`);
  const before = daylightAfterRounds.filter((round) => round < state.round).length;
  const now = daylightAfterRounds.filter((round) => round <= state.round).length;
  if (state.daylights < before || state.daylights > now) {
    broken.push(`${state.daylights} daylight phases by round ${state.round}`);
  }
  state.seats.forEach(({ activated, hand }, seat) => {
    if (seat === state.active) return;
    if (activated.length > 0) broken.push(`seat ${seat} has activated cards out of turn`);
    const hasPlayed = state.round > 1 || turnOf(state, seat) < turnOf(state, state.active);
    if (hasPlayed && hand.length > handLimit) broken.push(`seat ${seat} holds too many cards`);
  });
  const isOver = state.agenda.length === 0;
  if (isOver !== (state.outcome !== null)) broken.push('outcome and agenda disagree');
  if (!isOver && turnOf(state, state.active) !== state.turnInRound) {
    broken.push(`seat ${state.active} does not have turn ${state.turnInRound} of the round`);
  }
  return broken;
}

/** Clockwise from the first player. */
function turnOf({ firstPlayer, players }: State, seat: number): number {
  return (seat - firstPlayer + players) % players;
}
