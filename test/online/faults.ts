import { joinMatch, type MatchClient } from '../../src/adapters/colyseus/client.js';
import type { LogStore } from '../../src/adapters/colyseus/index.js';
import { type Random, seededRandom } from '../../src/bots/index.js';
import { cityOfRemnants, neonGods } from '../../src/index.js';
import { fingerprint } from '../../src/kernel/fingerprint.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import { verify } from '../../src/kernel/replay.js';
import type { Fleet, Member } from './fleet.js';
import { sendGarbage } from './garbage.js';
import { RoughClient } from './rough.js';
import { Truth } from './seen.js';

export interface Trouble {
  readonly matches: number;
  readonly seed: string;
  /** So many matches are played at the same time. */
  readonly atOnce: number;
  /** So many moves of people a match; then they abandon it. */
  readonly moves: number;
  /** After so many moves of all together, a process is killed and another one started. */
  readonly killEvery: number;
}

export interface Findings {
  readonly matches: number;
  readonly acknowledged: number;
  readonly kills: number;
  readonly rooms: number;
  readonly frames: number;
  readonly wrong: readonly string[];
}

const rough = { twice: 15, late: 10, cut: 4 };
const games: readonly Game[] = [neonGods, cityOfRemnants] as unknown as Game[];

/** A server of two processes, of which one is killed again and again while people play. */
export class Faults {
  readonly #fleet: Fleet;
  readonly #env: Readonly<Record<string, string>>;
  readonly #trouble: Trouble;
  readonly #members: { readonly member: Member; readonly port: number }[] = [];
  readonly #random: Random;
  #moves = 0;
  #kills = 0;
  #killing: Promise<void> = Promise.resolve();

  constructor(fleet: Fleet, env: Readonly<Record<string, string>>, trouble: Trouble) {
    this.#fleet = fleet;
    this.#env = env;
    this.#trouble = trouble;
    this.#random = seededRandom(`${trouble.seed}/kills`);
  }

  async run(store: LogStore): Promise<Findings> {
    await this.#launch();
    await this.#launch();
    const { matches, atOnce } = this.#trouble;
    const results: MatchFindings[] = [];
    let next = 0;
    const play = async () => {
      while (next < matches) results.push(await this.#match(next++, store));
    };
    await Promise.all(Array.from({ length: atOnce }, play));
    await this.#killing;
    const sum = (of: (one: MatchFindings) => number) =>
      results.reduce((all, one) => all + of(one), 0);
    return {
      matches: results.length,
      acknowledged: sum(({ acknowledged }) => acknowledged),
      kills: this.#kills,
      rooms: sum(({ rooms }) => rooms),
      frames: sum(({ frames }) => frames),
      wrong: [
        ...results.flatMap(({ wrong }) => wrong),
        ...Array(this.#fleet.crashes).fill('a process has crashed'),
      ],
    };
  }

  /** Ends what is still running. */
  async stop(): Promise<void> {
    await Promise.all(this.#members.map(({ member }) => member.kill()));
  }

  readonly #ports = () => this.#members.map(({ port }) => port);

  async #launch(): Promise<void> {
    const member = this.#fleet.start({
      ...this.#env,
      SEED: `${this.#trouble.seed}/${this.#kills}`,
    });
    const { port } = (await member.next()) as { port: number };
    this.#members.push({ member, port });
  }

  /** Kills one of the processes, one at a time, and starts another in its place. */
  #count(): void {
    this.#moves++;
    if (this.#moves % this.#trouble.killEvery !== 0) return;
    this.#killing = this.#killing.then(async () => {
      const [killed] = this.#members.splice(this.#random.below(this.#members.length), 1);
      await killed?.member.kill();
      this.#kills++;
      await this.#launch();
    });
  }

  async #match(number: number, store: LogStore): Promise<MatchFindings> {
    const game = games[number % games.length] as Game;
    const random = seededRandom(`${this.#trouble.seed}/${number}`);
    const way = () => new RoughClient(this.#ports, random, rough);
    const players: Player[] = [];
    const first = await Player.sit(game, way(), { name: 'Ann', setup: 2 + (number % 2) });
    players.push(first);
    if (number % 3 === 0) {
      players.push(await Player.sit(game, way(), { match: first.match.match, name: 'Ben' }));
    }
    const watcher = await Player.sit(game, way(), { match: first.match.match, watch: true });
    if (number % 4 === 0) await sendGarbage(this.#ports, game.id, first.match.match, random);
    await first.match.begin();
    const bound = this.#trouble.moves;
    // Once somebody has made enough moves, nobody waits for their turn any more.
    const enough = new AbortController();
    const count = () => this.#count();
    await Promise.all(players.map((player) => player.play(random, bound, count, enough)));
    await Promise.all(players.map((player) => player.match.abandon()));
    const everybody = [...players, watcher];
    const lines = await logOf(store, first.match.match);
    const wrong = judge(game, lines, everybody).map((what) => `match ${number}: ${what}`);
    for (const { match } of everybody) match.leave();
    const rooms = everybody.reduce((all, { way }) => all + way.rooms, 0);
    const frames = everybody.reduce((all, { way }) => all + way.received.length, 0);
    const acknowledged = players.reduce((all, player) => all + player.acknowledged.length, 0);
    return { acknowledged, rooms, frames, wrong };
  }
}

type MatchFindings = Omit<Findings, 'matches' | 'kills'>;

/** Somebody who plays, or looks on, and remembers what was promised to them. */
class Player {
  readonly match: MatchClient<GameTypes>;
  readonly way: RoughClient;
  /** Moves that were said to be kept, by the number of the line they were sent at. */
  readonly acknowledged: { readonly line: number; readonly move: unknown }[] = [];

  private constructor(match: MatchClient<GameTypes>, way: RoughClient) {
    this.match = match;
    this.way = way;
  }

  static async sit(game: Game, way: RoughClient, join: object): Promise<Player> {
    const patient = { ...join, patience: 600_000 };
    return new Player(await joinMatch<GameTypes>(way, game.id, patient), way);
  }

  async play(
    random: Random,
    bound: number,
    onMove: () => void,
    enough: AbortController,
  ): Promise<void> {
    for (let made = 0; made < bound; made++) {
      const table = await this.#turn(enough.signal);
      if (table === undefined) break;
      const { line } = this.match;
      const isUndo = table.canUndo && random.below(10) === 0;
      const move = table.moves[random.below(table.moves.length)] as GameTypes['move'];
      const answer = isUndo ? await this.match.undo() : await this.match.play(move);
      if (answer.ok && !isUndo) this.acknowledged.push({ line, move });
      onMove();
    }
    enough.abort();
  }

  /** The table when it is this seat's turn; nothing when the game is over, or it is enough. */
  async #turn(enough: AbortSignal) {
    for (;;) {
      const { table } = this.match;
      if (enough.aborted || table?.ended || this.match.status === 'gone') return undefined;
      if (table !== undefined && table.moves.length > 0) return table;
      await new Promise<void>((resolve) => {
        const wake = () => {
          end();
          enough.removeEventListener('abort', wake);
          resolve();
        };
        const end = this.match.subscribe(wake);
        enough.addEventListener('abort', wake);
      });
    }
  }
}

async function logOf(store: LogStore, match: string): Promise<string[]> {
  return store.read(match, 'log');
}

/** What is lost, done twice, shown to the wrong eyes, or not a proper log. */
function judge(game: Game, lines: readonly string[], everybody: readonly Player[]): string[] {
  const checked = verify(game, lines);
  const wrong = checked.ok ? [] : [`the log: ${checked.message}`];
  const truth = new Truth(game, lines);
  for (const { match, way, acknowledged } of everybody) {
    const { viewer } = match;
    wrong.push(...truth.wrong(viewer, way.received));
    for (const { line, move } of acknowledged) {
      const kept = JSON.parse(lines[line] ?? '{}').move;
      if (kept === undefined || fingerprint(kept) !== fingerprint(move)) {
        wrong.push(`a move of seat ${viewer} at line ${line} is lost`);
      }
    }
    if (typeof viewer === 'number') wrong.push(...uninvited(lines, viewer, way));
  }
  return wrong;
}

/** Moves of a person's seat that nobody has sent for just that line. */
function uninvited(lines: readonly string[], seat: number, way: RoughClient): string[] {
  const sent = new Set(
    way.sent.flatMap(({ type, message }) => {
      const { line, move } = message as { readonly line?: number; readonly move?: object };
      return type === 'move' ? [`${line} ${fingerprint({ ...move, seat })}`] : [];
    }),
  );
  return lines.flatMap((text, line) => {
    const { move } = JSON.parse(text);
    if (move?.seat !== seat || sent.has(`${line} ${fingerprint(move)}`)) return [];
    return [`line ${line} is a move that seat ${seat} has not sent then`];
  });
}
