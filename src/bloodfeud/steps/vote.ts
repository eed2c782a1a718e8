import { gainTokens } from '../mechanics/assets.js';
import { discardProposals, drawRandomEvent, votingPower } from '../mechanics/council.js';
import { isAt, playersInEarshot, quorum, seatsAt, seatsWhere } from '../mechanics/stations.js';
import type { FeudTable } from '../play.js';
import { withCouncil, withTallies } from '../state/change.js';
import { type BallotOption, type StepOf, teamOf } from '../state/state.js';
import { awaited, type Steps } from './rule.js';

/*
 * A Council vote, stage by stage: who is willing, who joins, last proposals, ballots. A stage that
 * awaits nobody is left out.
 */
export const voteSteps: Steps<'voteWilling' | 'voteJoin' | 'voteProposals' | 'voteBallot'> = {
  voteWilling: awaited,
  voteJoin: awaited,
  voteProposals: awaited,
  voteBallot: awaited,
};

/** BF-VOTE-02: the call is put to all other teams at the Council. */
export function askWilling(table: FeudTable, caller: number): void {
  const others = seatsAt(table.state, 'council').filter((seat) => seat !== caller);
  nextWilling(table, { type: 'voteWilling', willing: [caller], awaiting: others });
}

/** BF-VOTE-02: all have answered, or go on asking. */
export function nextWilling(table: FeudTable, step: StepOf<'voteWilling'>): void {
  if (step.awaiting.length > 0) return table.next(step);
  const { willing } = step;
  const needed = quorum(table.state);
  if (willing.length < needed) {
    table.emitCopy({ type: 'voteCallFailed', willing, needed });
    return;
  }
  table.emitCopy({ type: 'voteAnnounced', willing });
  const hearing = seatsWhere(table.state, (team) => {
    return !isAt(team, 'council') && playersInEarshot(team).length > 0;
  });
  nextJoin(table, { type: 'voteJoin', willing, awaiting: hearing });
}

/** BF-VOTE-04: all who heard the call have joined or stayed away, or go on asking. */
export function nextJoin(table: FeudTable, step: StepOf<'voteJoin'>): void {
  if (step.awaiting.length > 0) return table.next(step);
  const awaiting = seatsWhere(table.state, (team) => {
    return isAt(team, 'council') && !team.used.proposed && team.events.length > 0;
  });
  nextProposal(table, { type: 'voteProposals', willing: step.willing, awaiting });
}

/** BF-VOTE-05: all have proposed or declined, or go on asking. */
export function nextProposal(table: FeudTable, step: StepOf<'voteProposals'>): void {
  if (step.awaiting.length > 0) return table.next(step);
  const { state } = table;
  const options: BallotOption[] = state.council.proposals.map(({ by }) => by);
  options.sort();
  startBallot(table, step.willing, [...options, 'noEvent']);
}

/** BF-VOTE-06, BF-VOTE-07: all present have voted, or go on asking. */
export function nextBallot(table: FeudTable, step: StepOf<'voteBallot'>): void {
  if (step.awaiting.length > 0) return table.next(step);
  const ballots = Object.entries(step.ballots).map(([seat, choice]) => {
    return { seat: Number(seat), choice, votes: votingPower(table, Number(seat)) };
  });
  const totals = step.options.map((option) => {
    const cast = ballots.filter(({ choice }) => choice === option);
    return { option, votes: cast.reduce((sum, { votes }) => sum + votes, 0) };
  });
  table.reveal();
  table.emitCopy({ type: 'ballotsRevealed', ballots, totals });
  decide(table, step, totals);
}

function startBallot(table: FeudTable, willing: number[], options: BallotOption[]): void {
  const awaiting = seatsAt(table.state, 'council');
  table.next({ type: 'voteBallot', willing, awaiting, options, ballots: {} });
}

interface Total {
  readonly option: BallotOption;
  readonly votes: number;
}

function decide(table: FeudTable, { willing }: StepOf<'voteBallot'>, totals: Total[]): void {
  const { state } = table;
  const { voteMajority, maxRevotes } = state.options.houseRules;
  const left = voteMajority === 'absolute' ? leftAbsolute(totals) : leaders(totals);
  const [winner, ...tied] = left as [BallotOption, ...BallotOption[]];
  if (tied.length === 0) return select(table, winner);
  if (state.council.revotes >= maxRevotes) return select(table, 'noEvent');
  state.council = withCouncil(state.council, { revotes: state.council.revotes + 1 });
  table.emitCopy({ type: 'revoteStarted', options: left });
  startBallot(table, willing, left);
}

/** BF-VOTE-08: the options tied for most Voting Power. */
function leaders(totals: readonly Total[]): BallotOption[] {
  const most = Math.max(...totals.map(({ votes }) => votes));
  return totals.filter(({ votes }) => votes === most).map(({ option }) => option);
}

/** More than half wins; otherwise all tied for first, or the first and all tied for second. */
function leftAbsolute(totals: readonly Total[]): BallotOption[] {
  const cast = totals.reduce((sum, { votes }) => sum + votes, 0);
  const first = leaders(totals);
  const best = Math.max(...totals.map(({ votes }) => votes));
  if (2 * best > cast || first.length > 1) return first;
  const second = leaders(totals.filter(({ option }) => option !== first[0]));
  return totals
    .map(({ option }) => option)
    .filter((option) => option === first[0] || second.includes(option));
}

/** BF-VOTE-10 to 12: the proposal that won, or a random Event. */
function select(table: FeudTable, winner: BallotOption): void {
  const { state } = table;
  const chosen = state.council.proposals.find(({ by }) => by === winner);
  if (chosen === undefined) {
    table.emit({ type: 'noEventResult' });
    drawRandomEvent(table);
  } else {
    state.council = withCouncil(state.council, { selected: chosen });
    const team = teamOf(state, chosen.by);
    team.tallies = withTallies(team.tallies, { eventsPassed: team.tallies.eventsPassed + 1 });
    table.emit({ type: 'eventSelected', seat: chosen.by, card: chosen.card });
    gainTokens(table, chosen.by, 1, 'vote');
  }
  discardProposals(table, chosen);
  state.council = withCouncil(state.council, { resolved: true });
}
