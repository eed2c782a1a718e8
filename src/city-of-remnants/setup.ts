import { seedChance, setupSeed } from '../kernel/chance.js';
import type { InputIssue } from '../kernel/errors.js';
import * as z from '../kernel/schema.js';
import { shuffledLayers } from '../kit/layers.js';
import { issuesOf, type Wrong } from '../kit/pack.js';
import { listed, noSuch } from '../kit/words.js';
import type { Content } from './content/compile.js';
import { levels } from './content/schema.js';
import type { RuleId } from './rules.js';
import { choices, type Options, type SeatState, type State } from './state/state.js';

/** Wide enough for `checkSetup` to say which rule a wrong list breaks. */
const names = z.array(z.string().max(64)).max(60).nullable().default(null);

export const setupOptions = z.strictObject({
  players: z.int(),
  seed: setupSeed,
  /** Default: `fixed` if `leaders` are given, else `draft`. */
  leaderSelection: choices.leaderSelection.exactOptional(),
  /** One leader card a seat, all different. */
  leaders: names,
  /** Default: `fixed` if `entries` are given, else `draft`. */
  entrySelection: choices.entrySelection.exactOptional(),
  /** One entry space a seat, all different. */
  entries: names,
  firstPlayer: z
    .union([z.literal('roll'), z.int()], 'the first player is "roll" or a seat')
    .default('roll'),
  /** The types to play with; drawn at random by default. */
  developments: names,
  concealRenown: choices.concealRenown.default(true),
  cardOncePerTurn: choices.cardOncePerTurn.default(true),
  endOnExactDepletion: choices.endOnExactDepletion.default(false),
  /** Null for none. */
  roundLimit: choices.roundLimit.default(100),
  alertChainCap: choices.alertChainCap.default(12),
});
/** The options of a game with all defaults filled in. */
export interface SetupOptions extends z.output<typeof setupOptions> {}
/** What `setup` takes: the number of players, a seed, and the options of City of Remnants, most with a default. */
export interface SetupInput extends z.input<typeof setupOptions> {}

export function checkSetup(options: SetupOptions, content: Content): InputIssue[] {
  return issuesOf<RuleId>((wrong) => checkOptions(options, content, wrong));
}

function checkOptions(options: SetupOptions, content: Content, wrong: Wrong<RuleId>): void {
  const { players, firstPlayer } = options;
  const { leaderSelection, entrySelection } = selections(options);
  const board = content.boards.get(boardFor(content, players) ?? '');
  if (board === undefined) {
    wrong('CR-SETUP-01', ['players'], `no side of the board is for a game of ${players}`);
    return;
  }
  const leaders = [...content.leaders.keys()];
  checkList('CR-SETUP-02', 'leaders', options, leaderSelection, leaders, wrong);
  checkList('CR-SETUP-07', 'entries', options, entrySelection, board.entries, wrong);
  if (firstPlayer !== 'roll' && (firstPlayer < 0 || firstPlayer >= players)) {
    wrong('CR-SETUP-14', ['firstPlayer'], `there is no seat ${firstPlayer}`);
  }
  checkDevelopments(options, content, wrong);
}

function checkList(
  rule: RuleId,
  name: 'leaders' | 'entries',
  options: SetupOptions,
  selection: Options['leaderSelection'],
  known: readonly string[],
  wrong: Wrong<RuleId>,
): void {
  const list = options[name];
  const { players } = options;
  if ((selection === 'fixed') !== (list !== null)) {
    const fault =
      list === null
        ? `name the ${name}, since they are fixed`
        : `${name} are named only to fix them`;
    wrong(rule, [name], fault);
    return;
  }
  if (list === null) return;
  if (list.length !== players) wrong(rule, [name], `${players} players need ${players} ${name}`);
  list.forEach((one, seat) => {
    if (!known.includes(one)) {
      wrong(rule, [name, seat], `there is no "${one}"; choose from ${listed(known)}`);
    } else if (list.indexOf(one) !== seat) {
      wrong(rule, [name, seat], `"${one}" is taken already`);
    }
  });
}

function checkDevelopments(
  { developments }: SetupOptions,
  content: Content,
  wrong: Wrong<RuleId>,
): void {
  if (developments === null) return;
  developments.forEach((id, place) => {
    if (!content.developments.has(id)) {
      const message = noSuch('development', id, content.developments);
      wrong('CR-SETUP-10', ['developments', place], message);
    } else if (developments.indexOf(id) !== place) {
      wrong('CR-SETUP-10', ['developments', place], `"${id}" is named twice`);
    }
  });
  for (const level of levels) {
    const named = developments.filter((id) => content.developments.get(id)?.type === level).length;
    const due = content.constants.draft[level];
    if (named !== due) {
      wrong('CR-SETUP-10', ['developments'], `${due} ${level} types are due, not ${named}`);
    }
  }
}

function selections(options: SetupOptions) {
  const { leaderSelection, leaders, entrySelection, entries } = options;
  return {
    leaderSelection: leaderSelection ?? (leaders === null ? 'draft' : 'fixed'),
    entrySelection: entrySelection ?? (entries === null ? 'draft' : 'fixed'),
  };
}

function boardFor({ pack }: Content, players: Options['players']): string | undefined {
  return Object.entries(pack.boards).find(([, board]) => board.players.includes(players))?.[0];
}

/** Everything that needs no chance and no choice; the agenda does the rest. */
export function begin(setup: SetupOptions, content: Content): State {
  const { constants, pack } = content;
  const { seed, ...named } = setup;
  const options: Options = { ...named, ...selections(setup) };
  return {
    game: 'city-of-remnants',
    pack: pack.id,
    options,
    chance: seedChance(seed),
    agenda: [{ type: 'chooseLeaders' }],
    round: 1,
    phase: 'setup',
    firstSeat: 0,
    renownPool: constants.renown.pool,
    productSupply: constants.productTokens,
    seats: Array.from({ length: setup.players }, () => newSeat(content)),
    figures: {},
    board: boardFor(content, setup.players) as string,
    tiles: [],
    tileSupply: {},
    drafted: [],
    gang: { deck: pileOfAll(content.gangDeck), row: [], discard: [] },
    market: { deck: pileOfAll(content.marketDeck), row: [], discard: [] },
    ycu: {
      deck: shuffledLayers(pack.ycuCards.map(({ id }) => id)),
      discard: [],
      revealed: [],
      bag: pack.ycuTokens.map(({ id }) => id).sort(),
      onBoard: {},
    },
    removed: [],
    turn: null,
    auction: null,
    battle: null,
    ycuQueue: null,
    result: null,
  };
}

function newSeat({ constants }: Content): SeatState {
  return {
    leader: null,
    colour: null,
    entry: null,
    turnsTaken: 0,
    influence: constants.influence.start,
    conditionsMet: [],
    arcs: constants.start.arcs,
    renown: 0,
    unclaimed: 0,
    wins: { player: 0, ycu: 0 },
    hand: [],
    draw: [],
    discard: [],
    table: [],
  };
}

function pileOfAll(cards: readonly string[]): string[][] {
  return cards.length > 0 ? [[...cards].sort()] : [];
}
