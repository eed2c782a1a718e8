import type { Game, GameTypes } from '../../kernel/game.js';
import { LogError } from '../../kernel/log.js';
import { Replayer } from '../../kernel/replay.js';
import { plural } from '../../kit/words.js';

/** One moment of a game: the state, and what led to it. */
export interface Moment {
  readonly state: GameTypes['state'];
  readonly events: readonly GameTypes['event'][];
  /** What was done, as a sentence; nothing for the beginning. */
  readonly told: string | undefined;
  readonly seat: number | undefined;
  /** What people did after it besides moving. */
  readonly people: readonly string[];
}

export interface Followed {
  readonly moments: readonly Moment[];
  /** What the seats are called: as the log says, or else as the game does. */
  readonly names: readonly string[];
  /** Every fingerprint was right, or the line at which something is not. */
  readonly verdict: { readonly isFine: boolean; readonly text: string };
}

/** Follows a log to its end, or as far as it is right. */
export function followLog(game: Game, lines: readonly string[]): Followed {
  const moments: Moment[] = [];
  let given: readonly string[] = [];
  let names: readonly string[] = [];
  let verified = 0;
  const replayer = new Replayer(game, {
    onStart({ state, events }) {
      names = game.seatNames(state).map((usual, seat) => given[seat] ?? usual);
      moments.push({
        state: game.copy(state),
        events,
        told: undefined,
        seat: undefined,
        people: [],
      });
    },
    onMove({ move, events, state }) {
      const before = moments[moments.length - 1] as Moment;
      const told = game.describe(before.state, move, { names });
      moments.push({ state: game.copy(state), events, told, seat: move.seat, people: [] });
    },
    onPeople({ told }) {
      const last = moments.pop() as Moment;
      moments.push({ ...last, people: [...last.people, told] });
    },
    onUndo({ count }) {
      const people = moments.splice(moments.length - count).flatMap((taken) => taken.people);
      const last = moments.pop() as Moment;
      moments.push({ ...last, people: [...last.people, ...people] });
    },
  });
  try {
    for (const [index, line] of lines.entries()) {
      if (index === 0) given = namesIn(line);
      if (/"state":"[0-9a-f]{16}"/.test(line)) verified++;
      replayer.read(line);
    }
    const { mismatches, torn, closed, dice } = replayer.end();
    const [wrong] = mismatches;
    if (wrong !== undefined) return failed(moments, names, String(wrong.line), wrong.message);
    const cut = torn === undefined ? '' : ` Line ${torn} was cut off.`;
    const proven = dice === 'proven' ? ' The dice are proven: nobody has chosen them.' : '';
    const counted = `${plural(moments.length - 1, 'move')}, ${plural(verified, 'fingerprint')}`;
    const text = `${counted}: all is right.${cut}${endings[closed ?? 'over']}${proven}`;
    return { moments, names, verdict: { isFine: true, text } };
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    return failed(moments, names, String(error.line), error.message.replace(/^log line \d+: /, ''));
  }
}

const endings = {
  over: '',
  abandoned: ' The match was abandoned.',
  expired: ' The match expired.',
} as const;

function failed(
  moments: readonly Moment[],
  names: readonly string[],
  line: string,
  message: string,
): Followed {
  return { moments, names, verdict: { isFine: false, text: `Line ${line}: ${message}` } };
}

function namesIn(header: string): string[] {
  try {
    const { names } = JSON.parse(header) as { names?: string[] };
    return names ?? [];
  } catch {
    return [];
  }
}
