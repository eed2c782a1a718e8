import { type Roll, rollsSchema } from '../../kernel/chance.js';
import { InvalidInput, parseInput } from '../../kernel/errors.js';
import type { Game } from '../../kernel/game.js';
import { createMatch } from '../../kernel/live-match.js';
import { topStep } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import type { ContentPack } from '../content/schema.js';
import { isAt } from '../mechanics/stations.js';
import { stationOf } from '../moves/advancements.js';
import type { Move, MoveType } from '../moves/index.js';
import type { BloodfeudPlay } from '../play.js';
import type { Outcome } from '../score.js';
import type { SetupInput, SetupOptions } from '../setup.js';
import { playersOf, type State, type Station, stations, teamOf } from '../state/state.js';
import { type MoveLine, readLines, type TableLine } from './merge.js';

/*
 * Games of a real table: the lines that scribes kept are played again, walks between stations that nobody wrote down
 * are filled in, and public facts are compared on the way.
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
  questions: object;
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
  /** Asked only where nobody is idle. */
  const isNeeded = (player: (typeof players)[number]) => {
    const at = team.location[player] as Station;
    if (!present[at]?.includes(team.faction)) return false;
    return players.filter((other) => team.location[other] === at).length === 1;
  };
  const idle = players.find((player) => team.location[player] === 'neutral');
  const player = idle ?? players.find((one) => !isNeeded(one));
  return player && { type: 'movePlayer', seat, player, to };
}

/** What was recorded of the setup, and what may be filled in. */
export interface TableOptions {
  /** Draws of setup, where cards were real. */
  readonly rolls?: readonly Roll[];
  /** Fill in walks that the log left out; needs `actionBudget: null`. */
  readonly inferPresence?: boolean;
}

/** What the logs of the stations came to: the game that they tell together, as far as it is legal. */
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

const tableOptions = z.strictObject({
  rolls: rollsSchema.optional(),
  inferPresence: z.boolean().optional(),
});

/** BF-REPLAY-01, 03, 04, 05: plays the lines of a real table again. Throws InvalidInput on what no scribe could mean. */
export function replayTable(
  game: Game<TableGame>,
  setup: SetupInput,
  lines: readonly TableLine[],
  options: TableOptions = {},
): TableReplay {
  const { rolls, inferPresence = false } = parseInput('table options', tableOptions, options);
  const noted = readLines(lines);
  const match = createMatch(game, setup, { rolls });
  if (inferPresence && match.state.options.actionBudget !== null) {
    const message = 'walks can be filled in only with an actionBudget of null';
    throw new InvalidInput('replay', [{ path: ['inferPresence'], message, rule: 'BF-REPLAY-03' }]);
  }
  const played: MoveLine[] = [];
  const mismatches: { index: number; message: string }[] = [];
  const result = () => ({
    state: match.state,
    lines: played,
    mismatches,
    log: match.value.lines,
  });
  for (const [index, line] of noted.entries()) {
    if ('assert' in line) {
      const { assert: facts, ...remarks } = line;
      const found = game.mismatches(match.state, facts);
      mismatches.push(...found.map((message) => ({ index, message })));
      match.assert(facts, remarks);
      continue;
    }
    const missing = inferPresence ? walksBefore(game, match.state, line) : [];
    for (const one of [...missing, line]) {
      const { move, rolls: drawn, ...remarks } = one;
      const tried = match.play(move.seat, move, { rolls: drawn, remarks });
      if (!tried.ok) {
        const { rule, message } = tried;
        return { ...result(), stopped: { index, move, rule, message } };
      }
      played.push(one);
    }
  }
  if (game.outcome(match.state) !== null) match.close();
  return result();
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
  const isReadable = game.schemas.move.safeParse(line.move).success;
  const isTeam = now.teams[seat] !== undefined;
  const station = isReadable && isTeam ? stationFor(game, now, line.move) : undefined;
  if (station !== undefined) send(seat, station);
  return inserted;
}
