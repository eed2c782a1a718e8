import { type Event as BlockEvent, fightLoser, playNoCards } from '../../block-mania/index.js';
import { battleWinner, layNoMore as layNoMoreUnits } from '../../city-of-remnants/index.js';
import { declineReacts, type Event as TokyoEvent } from '../../defend-neo-tokyo/index.js';
import { odds } from '../../index.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import type { Seat } from '../../kernel/play.js';
import { firstAnswer, type Watch } from '../../kernel/watch.js';
import { listed } from '../../kit/words.js';
import { battleWinners, layNoMore } from '../../neon-gods/index.js';

/* How likely it is, as far as a seat may know: what it cannot see is dealt anew in every world. */

/** What chance may do after a move. */
export interface Reckoned {
  readonly move: GameTypes['move'];
  readonly outcomes: readonly {
    readonly text: string;
    readonly probability: number;
    /** Half the width of a 95 % interval. */
    readonly error: number;
  }[];
}

/** What is asked of a game; answers are sentences, without their full stop. */
interface Inquiry {
  watch(names: readonly string[]): Watch<GameTypes['event'], string>;
  /** What follows at decisions in between. */
  next(state: GameTypes['state']): GameTypes['move'] | undefined;
}

const inquiries: Readonly<Record<string, Inquiry>> = {
  'neon-gods': {
    watch: inWords(battleWinners, (winners, name) => {
      if (winners === null) return 'No battle is fought';
      return `${listed(winners.map(name))} ${winners.length === 1 ? 'wins' : 'win'} the battle`;
    }),
    next: layNoMore,
  },
  'city-of-remnants': {
    watch: inWords(battleWinner, (winner, name) => {
      return winner === null ? 'No battle is fought' : `${name(winner)} wins the battle`;
    }),
    next: layNoMoreUnits,
  },
  'block-mania': { watch: () => attackInWords, next: playNoCards },
  'defend-neo-tokyo': { watch: () => damageInWords, next: declineReacts },
};

const attackInWords: Watch<BlockEvent, string> = {
  answer(event) {
    if (event.type === 'attackRolled') return event.hit ? 'It hits' : 'It misses';
    const loser = fightLoser.answer(event);
    if (loser === undefined) return undefined;
    return loser === 'locked' ? 'Both are locked' : `The ${loser} loses`;
  },
  otherwise: 'Nobody is attacked',
};

const damageInWords: Watch<TokyoEvent, string> = {
  answer(event) {
    if (event.type === 'randomDieRolled') return `The Random die shows ${event.face}`;
    return event.type === 'monsterDamaged' ? `${event.amount} damage to the Monster` : undefined;
  },
  otherwise: 'No damage to a Monster',
};

function inWords<E, A>(
  watch: Watch<E, A>,
  words: (answer: A, name: (side: Seat | 'andys' | 'ycu') => string) => string,
): (names: readonly string[]) => Watch<E, string> {
  return (names) => {
    const nameOf = (side: Seat | 'andys' | 'ycu') => {
      if (side === 'andys') return 'The andys';
      return side === 'ycu' ? 'The YCU' : (names[side] ?? `Seat ${side}`);
    };
    return {
      ...watch,
      answer(event) {
        const answer = watch.answer(event);
        return answer === undefined ? undefined : words(answer, nameOf);
      },
      otherwise: words(watch.otherwise, nameOf),
    };
  };
}

/** So many moves are reckoned at once, in so many worlds, with so many ways of chance in all. */
const most = 6;
const bounds = { worlds: 40, limit: 4000, seed: 'page' } as const;

/** The odds of what the seat may do now: of battles and attacks, or else of what is drawn and rolled. */
export function reckon(
  game: Game,
  state: GameTypes['state'],
  seat: Seat,
  names: readonly string[],
): Reckoned[] {
  const world = game.redeal(state, seat, 'page');
  const moves = game.legalMoves(world, seat);
  const inquiry = Object.hasOwn(inquiries, game.id) ? inquiries[game.id] : undefined;
  if (inquiry !== undefined) {
    const watch = inquiry.watch(names);
    const leading = moves.filter((move) => isAnswered(game, world, move, inquiry, watch));
    if (leading.length > 0) {
      const next = (at: GameTypes['state']) => inquiry.next(at);
      return leading.slice(0, most).map((move) => {
        return { move, outcomes: told(odds(game, state, move, watch, { ...bounds, seat, next })) };
      });
    }
  }
  const chancy = moves.filter((move) =>
    sentences(game, game.apply(world, move).events, seat, names),
  );
  return chancy.slice(0, most).map((move) => {
    const question = ({ events }: { readonly events: readonly GameTypes['event'][] }) => {
      return sentences(game, events, seat, names);
    };
    return { move, outcomes: told(odds(game, state, move, question, { ...bounds, seat })) };
  });
}

function told({ outcomes }: ReturnType<typeof odds<GameTypes, string>>): Reckoned['outcomes'] {
  return outcomes.slice(0, 8).map(({ answer, probability, error }) => {
    return { text: answer, probability, error };
  });
}

/** Whether the move leads to what is asked, in one world at least. */
function isAnswered(
  game: Game,
  world: GameTypes['state'],
  move: GameTypes['move'],
  inquiry: Inquiry,
  watch: Watch<GameTypes['event'], string>,
): boolean {
  let following: GameTypes['move'] | undefined = move;
  let at = world;
  for (let i = 0; i < 20 && following !== undefined; i++) {
    const { state, events } = game.apply(at, following);
    if (firstAnswer(watch, events) !== undefined) return true;
    at = state;
    following = inquiry.next(at);
  }
  return false;
}

/** What chance decided, as the seat sees it; empty where it decided nothing. */
function sentences(
  game: Game,
  events: readonly GameTypes['event'][],
  seat: Seat,
  names: readonly string[],
): string {
  const decided = game.viewEvents(events, seat).filter(hasRolls);
  return decided.map((event) => game.describeEvent(event, { names })).join(' ');
}

function hasRolls(event: object): boolean {
  return 'rolls' in event && Array.isArray(event.rolls) && event.rolls.length > 0;
}
