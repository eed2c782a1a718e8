import { withEntry } from '../../kit/values.js';
import type { FeudPosition, FeudTable, OpenPosition } from '../play.js';
import { withTallies } from '../state/change.js';
import { type Alliance, type Open, type State, teamOf } from '../state/state.js';
import { payAssets } from './assets.js';
import { hasAllianceShield } from './bonuses.js';
import { isAt, quorum, seatsWhere, teamsAt } from './stations.js';

/** The key of two teams on the Alliance board, the lower seat first. */
function pairOf(a: number, b: number): string {
  return (pairs[a] as string[])[b] as string;
}

const seats = [0, 1, 2, 3, 4, 5, 6, 7];
const pairs = seats.map((a) => seats.map((b) => (a < b ? `${a}|${b}` : `${b}|${a}`)));

/** Where two teams are on the Alliance board as the lists of one call read it, the lower seat first. */
export function pairNumber(a: number, b: number): number {
  return 8 * a + b;
}

/** The Alliance board, read once for all teams: pairs are many and Alliances few. */
export function alliancesHere(position: FeudPosition): readonly (Alliance | undefined)[] {
  position.notes.alliances ??= readAlliances(position.state);
  return position.notes.alliances;
}

function readAlliances({ alliances }: State): readonly (Alliance | undefined)[] {
  const read: (Alliance | undefined)[] = [];
  for (const pair in alliances) {
    read[pairNumber(Number(pair[0]), Number(pair[2]))] = alliances[pair];
  }
  return read;
}

/** The Alliance board, in a state or a view. */
type AllianceBoard = Pick<State, 'alliances'>;

export function allianceOf(state: AllianceBoard, a: number, b: number): Alliance | undefined {
  return state.alliances[pairOf(a, b)];
}

export function areAllied(state: AllianceBoard, a: number, b: number): boolean {
  return allianceOf(state, a, b)?.status === 'allied';
}

export function alliesOf(state: Open, seat: number): number[] {
  return seatsWhere(state, (_, other) => areAllied(state, seat, other));
}

/** BF-PROP-02, BF-PROP-06: whether a team at the Orders station with an Asset may propose to this one. */
export function isPossiblePartner(state: Open, seat: number, other: number): boolean {
  if (other === seat) return false;
  const partner = teamOf(state, other);
  return partner.assets >= 1 && isAt(partner, 'orders') && !allianceOf(state, seat, other);
}

/** BF-PHASE-09: enough teams are at the Orders station. */
export function isQuorate(state: Open): boolean {
  return teamsAt(state, 'orders') >= quorum(state);
}

/** BF-PROP-03: who may block this Alliance when it is declared; nobody where its proposer is shielded. */
export function blockersOf(position: OpenPosition, proposer: number, partner: number): number[] {
  if (hasAllianceShield(position, proposer)) return [];
  const { state } = position;
  return seatsWhere(state, (_, seat) => mayBlock(state, seat, [proposer, partner]));
}

/** BF-PROP-03: present, with an Asset, and not too mighty. */
export function mayBlock(state: Open, seat: number, [a, b]: readonly [number, number]): boolean {
  if (seat === a || seat === b) return false;
  const team = teamOf(state, seat);
  if (!isAt(team, 'orders') || team.assets < 1) return false;
  const powers = [teamOf(state, a).power, teamOf(state, b).power];
  const isEither = state.options.houseRules.allianceBlockPower === 'either';
  return team.power <= (isEither ? Math.max(...powers) : Math.min(...powers));
}

/** BF-BLOCK-03 and 04: the two declared teams may ally instead. */
export function mayCounter(
  state: Open,
  blocker: number,
  teams: readonly [number, number],
): boolean {
  const pair = teams.map((seat) => teamOf(state, seat));
  const { power } = teamOf(state, blocker);
  if (!pair.some((team) => team.power <= power)) return false;
  return pair.every((team) => isAt(team, 'orders') && team.assets >= 1);
}

export function formAlliance(table: FeudTable, a: number, b: number): void {
  const { state } = table;
  for (const [seat, ally] of [
    [a, b],
    [b, a],
  ] as const) {
    const team = teamOf(state, seat);
    team.assets -= 1;
    const { tallies } = team;
    const isNew = !tallies.allies.includes(ally);
    const allies = isNew ? [...tallies.allies, ally].sort() : tallies.allies;
    team.tallies = withTallies(tallies, { alliancesFormed: tallies.alliancesFormed + 1, allies });
  }
  state.alliances = withEntry<Alliance>(state.alliances, pairOf(a, b), {
    status: 'allied',
    by: null,
  });
  table.emitCopy({ type: 'allianceFormed', teams: a < b ? [a, b] : [b, a] });
}

export function blockPair(
  table: FeudTable,
  blocker: number,
  [a, b]: readonly [number, number],
): void {
  const { state } = table;
  const team = teamOf(state, blocker);
  team.assets -= 1;
  team.tallies = withTallies(team.tallies, { alliancesBlocked: team.tallies.alliancesBlocked + 1 });
  const blocked = { status: 'blocked', by: blocker } as const;
  state.alliances = withEntry<Alliance>(state.alliances, pairOf(a, b), blocked);
  table.emitCopy({ type: 'allianceBlocked', seat: blocker, teams: a < b ? [a, b] : [b, a] });
}

/** Ends these entries of the Alliance board; their Assets by BF-ALLY-07. */
export function clearPairs(table: FeudTable, which: (alliance: Alliance) => boolean): void {
  const { state } = table;
  const left: Record<string, Alliance> = {};
  for (const [pair, alliance] of Object.entries(state.alliances)) {
    if (!which(alliance)) {
      left[pair] = alliance;
      continue;
    }
    const teams = alliance.by === null ? pair.split('|').map(Number) : [alliance.by];
    for (const seat of teams) takeBackAsset(table, seat);
  }
  state.alliances = left;
}

/** The Asset leaves the board: spent, or back to the team. */
function takeBackAsset(table: FeudTable, seat: number): void {
  teamOf(table.state, seat).assets += 1;
  if (table.state.options.houseRules.allianceAssets === 'spent') payAssets(table, seat, 1);
}
