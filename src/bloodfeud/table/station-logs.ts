import type { Roll } from '../../kernel/chance.js';
import { IllegalMove, InvalidInput } from '../../kernel/errors.js';
import type { Game } from '../../kernel/game.js';
import { LogWriter } from '../../kernel/log.js';
import { topStep } from '../../kernel/play.js';
import type { ContentPack } from '../content/schema.js';
import { isAt } from '../mechanics/stations.js';
import { stationOf } from '../moves/advancements.js';
import type { Move, MoveType } from '../moves/index.js';
import type { BloodfeudPlay } from '../play.js';
import type { Outcome } from '../score.js';
import type { SetupInput, SetupOptions } from '../setup.js';
import { playersOf, type State, type Station, stations, teamOf } from '../state/state.js';
import type { Facts } from './facts.js';

/*
 * Games of a real table: logs kept by several scribes are merged into one, walks between stations
 * that nobody wrote down are filled in, and public facts are compared on the way.
 */

/** The game, as far as tables look at it. */
export interface TableGame extends BloodfeudPlay {
  move: Move;
  setup: SetupOptions;
  setupInput: SetupInput;
  pack: ContentPack;
  view: unknown;
  outcome: Outcome;
  face: never;
}

/** In the order that decides ties in time (BF-REPLAY-02). */
export const logStations = [...stations, 'neutral', 'storyteller'] as const;
export type LogStation = (typeof logStations)[number];

/** What a scribe notes about a move. Teams are named by faction. */
export interface MoveLine {
  readonly move: Move;
  readonly rolls?: readonly Roll[];
  /** In minutes. A line without it goes with the line before. */
  readonly t?: number;
  readonly station?: LogStation;
  /** Teams that must have been at a station. */
  readonly present?: Partial<Record<Station, string[]>>;
  /** Promises and other talk: without effect (BF-TRADE-08). */
  readonly note?: string;
  /** Filled in by `inferPresence`. */
  readonly inferred?: true;
}

export interface AssertLine {
  readonly assert: Facts;
  readonly t?: number;
  readonly station?: LogStation;
}

export type TableLine = MoveLine | AssertLine;

export interface StationLog {
  readonly station: LogStation;
  readonly lines: readonly TableLine[];
}

/** Moves that only ever answer another one. */
const answers: ReadonlySet<MoveType> = new Set<MoveType>([
  'answerAlliance',
  'respondBlock',
  'answerCounter',
  'tradeGive',
  'tradeAsk',
  'tradeSend',
  'answerTrade',
  'tradePick',
  'confirmTrade',
  'tradeCancel',
  'answerCall',
  'answerAnnounce',
  'declinePropose',
  'castVote',
  'done',
  'chooseDomain',
  'loseUnit',
  'chooseTarget',
  'chooseEmbrace',
  'declineTarget',
  'recordPower',
]);

/** A vote goes on with proposals; bonus actions go on with more of the same. */
function goesOn(before: TableLine | undefined, line: TableLine): boolean {
  if (line.t === undefined) return true;
  if (!('move' in line)) return false;
  if (answers.has(line.move.type)) return true;
  if (before === undefined || !('move' in before)) return false;
  const { type, seat } = before.move;
  const isSame = type === line.move.type && seat === line.move.seat;
  if (line.move.type === 'bonusBury' || line.move.type === 'cycleEvent') return isSame;
  const duringVote: readonly MoveType[] = ['answerCall', 'answerAnnounce', 'declinePropose'];
  return line.move.type === 'proposeEvent' && duringVote.includes(type);
}

/** BF-REPLAY-02: by time, then station, then index; a move and its answers stay together. */
export function mergeStationLogs(logs: readonly StationLog[]): TableLine[] {
  const blocks: { t: number; station: number; index: number; lines: TableLine[] }[] = [];
  for (const { station, lines } of logs) {
    let before: TableLine | undefined;
    lines.forEach((line, index) => {
      const noted = { station, ...line };
      const block = blocks.at(-1);
      if (before !== undefined && block !== undefined && goesOn(before, line)) {
        block.lines.push(noted);
      } else {
        const at = logStations.indexOf(station);
        blocks.push({ t: line.t ?? 0, station: at, index, lines: [noted] });
      }
      before = line;
    });
  }
  blocks.sort((a, b) => a.t - b.t || a.station - b.station || a.index - b.index);
  return blocks.flatMap(({ lines }) => lines);
}

const neededStations: Partial<Record<MoveType, Station>> = {
  moveUnit: 'cityscape',
  placeBarricade: 'cityscape',
  removeBarricade: 'cityscape',
  reduceSun: 'cityscape',
  proposeAlliance: 'orders',
  blockAlliance: 'orders',
  placeOrder: 'orders',
  purchaseItem: 'marketplace',
  buryMarketCard: 'marketplace',
  storeItem: 'marketplace',
  purchaseStored: 'marketplace',
  bonusBury: 'marketplace',
  proposeEvent: 'council',
  callVote: 'council',
  purchaseAmbition: 'council',
  cycleEvent: 'council',
  bonusBuryAmbition: 'council',
};

function stationFor(game: Game<TableGame>, state: State, move: Move): Station | undefined {
  if (move.type !== 'activate') return neededStations[move.type];
  const source = move.source === 'faction' ? teamOf(state, move.seat).faction : move.source.card;
  const { factions, advancements } = game.content;
  const effects = [...factions, ...advancements].find(({ id }) => id === source)?.effects ?? [];
  for (const effect of effects) if (effect.type === 'activate') return stationOf[effect.ability];
  return undefined;
}

/** A walk that must have happened, if somebody can be spared for it. */
function walk(
  state: State,
  seat: number,
  to: Station,
  present: MoveLine['present'] = {},
): Move | undefined {
  const team = teamOf(state, seat);
  if (isAt(team, to)) return undefined;
  const players = playersOf(team);
  const isNeeded = (player: (typeof players)[number]) => {
    const at = team.location[player];
    if (at === undefined || at === 'neutral' || !present[at]?.includes(team.faction)) return false;
    return players.filter((other) => team.location[other] === at).length === 1;
  };
  const idle = players.find((player) => team.location[player] === 'neutral');
  const player = idle ?? players.find((one) => !isNeeded(one));
  return player && { type: 'movePlayer', seat, player, to };
}

export interface TableOptions {
  /** Draws of setup, where cards were real. */
  readonly rolls?: readonly Roll[];
  /** Fill in walks that the log left out; needs `actionBudget: null`. */
  readonly inferPresence?: boolean;
}

export interface TableReplay {
  /** After the last move that was legal. */
  readonly state: State;
  /** What was played, with the moves filled in. */
  readonly lines: readonly MoveLine[];
  /** Facts that do not hold, and after which line of those given. */
  readonly mismatches: readonly { readonly index: number; readonly message: string }[];
  /** The same as a log of the library, walks and remarks included. */
  readonly log: readonly string[];
  /** Where the replay stopped, and the rule that the move breaks. */
  readonly stopped?: {
    readonly index: number;
    readonly move: Move;
    readonly rule: string | null;
    readonly message: string;
  };
}

/** BF-REPLAY-01, 03, 04, 05: plays the lines of a real table again. */
export function replayTable(
  game: Game<TableGame>,
  setup: SetupInput,
  lines: readonly TableLine[],
  { rolls, inferPresence = false }: TableOptions = {},
): TableReplay {
  const log: string[] = [];
  const writer = new LogWriter(game, setup, (line) => log.push(line), { rolls });
  if (inferPresence && writer.state.options.actionBudget !== null) {
    const message = 'walks can be filled in only with an actionBudget of null';
    throw new InvalidInput('replay', [{ path: ['inferPresence'], message, rule: 'BF-REPLAY-03' }]);
  }
  const played: MoveLine[] = [];
  const mismatches: { index: number; message: string }[] = [];
  const result = () => ({ state: writer.state, lines: played, mismatches, log });
  for (const [index, line] of lines.entries()) {
    if ('assert' in line) {
      const { assert: facts, ...remarks } = line;
      const found = game.mismatches(writer.state, facts);
      mismatches.push(...found.map((message) => ({ index, message })));
      writer.assert(facts, remarks);
      continue;
    }
    const missing = inferPresence ? walksBefore(game, writer.state, line) : [];
    for (const one of [...missing, line]) {
      const refused = attempt(writer, one);
      if (refused !== undefined) return { ...result(), stopped: { index, ...refused } };
      played.push(one);
    }
  }
  if (game.outcome(writer.state) !== null) writer.end();
  return result();
}

/** Plays the line, or says why it cannot be played. */
function attempt(writer: LogWriter<TableGame>, { move, rolls, ...remarks }: MoveLine) {
  try {
    writer.play(move, { rolls }, remarks);
    return undefined;
  } catch (error) {
    if (!(error instanceof IllegalMove || error instanceof InvalidInput)) throw error;
    const rule = error instanceof IllegalMove ? error.rule : null;
    return { move, rule, message: error.message };
  }
}

/** BF-REPLAY-03: first for the teams that must be present, then for the team that moves. */
function walksBefore(game: Game<TableGame>, state: State, line: MoveLine): MoveLine[] {
  const inserted: MoveLine[] = [];
  let now = state;
  const send = (seat: number, to: Station) => {
    if (topStep(now)?.type !== 'open' || !game.toAct(now).includes(seat)) return;
    const move = walk(now, seat, to, line.present);
    if (move === undefined) return;
    now = game.apply(now, move).state;
    inserted.push({ move, inferred: true });
  };
  for (const station of stations) {
    for (const faction of line.present?.[station] ?? []) {
      const seat = now.factions.indexOf(faction);
      if (seat >= 0) send(seat, station);
    }
  }
  const { seat } = line.move;
  const station = seat < now.teams.length ? stationFor(game, now, line.move) : undefined;
  if (station !== undefined) send(seat, station);
  return inserted;
}
