import type { FeudTable } from '../play.js';
import { teamOf } from '../state/state.js';
import { awaited, type Steps } from './rule.js';

/** The Gameplay Phase: the open decision point and the chains that moves there begin. */
export const gameplaySteps: Steps<
  | 'startRound'
  | 'open'
  | 'afterMove'
  | 'allianceConsent'
  | 'allianceBlock'
  | 'allianceCounter'
  | 'tradeDraft'
  | 'tradeAnswer'
  | 'tradePick'
  | 'tradeConfirm'
  | 'marketBonus'
  | 'councilCycle'
> = {
  startRound: {
    resolve(table) {
      const { state } = table;
      state.round += 1;
      state.phase = 'gameplay';
      table.emit({ type: 'roundStarted', round: state.round, space: state.sun.marker });
      table.next({ type: 'open' });
    },
  },
  open: {
    seats({ state }) {
      const seats: number[] = [];
      for (let seat = 0; seat < state.teams.length; seat++) {
        if (!teamOf(state, seat).passed) seats.push(seat);
      }
      if (state.storyteller === 'seat') seats.push(state.teams.length);
      return seats;
    },
  },
  /** BF-PHASE-06, BF-PHASE-07: a spent budget passes, and the last pass ends the phase. */
  afterMove: {
    resolve(table, { seat }) {
      const { state } = table;
      const team = teamOf(state, seat);
      if (team.budget === 0 && !team.passed) {
        team.passed = true;
        table.emit({ type: 'teamPassed', seat });
      }
      if (state.teams.every(({ passed }) => passed)) return endPhase(table, 'passes');
      table.next({ type: 'open' });
    },
  },
  allianceConsent: { seats: (_position, { partner }) => [partner] },
  allianceBlock: awaited,
  allianceCounter: awaited,
  tradeDraft: { seats: (_position, { proposer }) => [proposer] },
  tradeAnswer: { seats: (_position, { partner }) => [partner] },
  tradePick: { seats: (_position, { partner }) => [partner] },
  tradeConfirm: { seats: (_position, { proposer }) => [proposer] },
  marketBonus: { seats: (_position, { seat }) => [seat] },
  councilCycle: { seats: (_position, { seat }) => [seat] },
};

/** BF-ROUND-02: what the Resolution Phase consists of. */
export function endPhase(table: FeudTable, by: 'storyteller' | 'passes'): void {
  table.state.phase = 'resolution';
  table.emit({ type: 'phaseEnded', by });
  table.next(
    { type: 'closeCouncil' },
    { type: 'event' },
    { type: 'orders', at: 0 },
    { type: 'afterOrders' },
    { type: 'power' },
    { type: 'income' },
    { type: 'cleanup' },
  );
}
