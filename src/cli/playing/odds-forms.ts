import { type Event as BlockManiaEvent, fightLoser, playNoCards } from '../../block-mania/index.js';
import { battleWinner, layNoMore as layNoMoreCards } from '../../city-of-remnants/index.js';
import { declineReacts, type Event as NeoTokyoEvent } from '../../defend-neo-tokyo/index.js';
import type { GameTypes } from '../../kernel/game.js';
import type { Seat } from '../../kernel/play.js';
import type { Watch } from '../../kernel/watch.js';
import { listed, seatName } from '../../kit/words.js';
import { battleWinners, layNoMore } from '../../neon-gods/index.js';

/** Something that people ask of a move: what they look for, how the game goes on until then, and the answer in words. */
export interface OddsForm {
  readonly question: Watch<GameTypes['event'], unknown>;
  next?(state: GameTypes['state']): GameTypes['move'] | undefined;
  tell(answer: unknown, names: readonly string[]): string;
}

/** What is worth asking in this game; where nothing of it comes, what happens is told instead. */
export function formsOf(game: string): readonly OddsForm[] {
  return Object.hasOwn(forms, game) ? (forms[game] ?? []) : [];
}

/** Whether the next die that is rolled against a blocker hits. */
const shot: Watch<BlockManiaEvent, boolean | null> = {
  answer: (event) => (event.type === 'attackRolled' ? event.hit : undefined),
  otherwise: null,
};

/** How much the next damage to a Monster is, after its Armor. */
const damage: Watch<NeoTokyoEvent, number | null> = {
  answer: (event) => (event.type === 'monsterDamaged' ? event.amount : undefined),
  otherwise: null,
};

/** What the next Random die shows. */
const randomDie: Watch<NeoTokyoEvent, string | null> = {
  answer: (event) => (event.type === 'randomDieRolled' ? String(event.face) : undefined),
  otherwise: null,
};

const nothing = 'Nothing of the kind happens.';

const forms: Readonly<Record<string, readonly OddsForm[]>> = {
  'neon-gods': [
    {
      question: battleWinners,
      next: layNoMore,
      tell(winners: readonly (Seat | 'andys')[] | null, names) {
        if (winners === null) return nothing;
        if (winners.length === 0) return 'Nobody wins the battle.';
        const sides = winners.map((side) =>
          side === 'andys' ? 'the andys' : seatName(side, names),
        );
        return `The battle is won by ${listed(sides)}.`;
      },
    },
  ],
  'city-of-remnants': [
    {
      question: battleWinner,
      next: layNoMoreCards,
      tell(winner: Seat | 'ycu' | null, names) {
        if (winner === null) return nothing;
        return `The battle is won by ${winner === 'ycu' ? 'the YCU' : seatName(winner, names)}.`;
      },
    },
  ],
  'block-mania': [
    {
      question: fightLoser,
      next: playNoCards,
      tell(loser: 'attacker' | 'defender' | 'locked' | null) {
        if (loser === null) return nothing;
        return loser === 'locked'
          ? 'Both are locked in the fight.'
          : `The ${loser} loses the fight.`;
      },
    },
    {
      question: shot,
      next: playNoCards,
      tell: (isHit: boolean | null) =>
        isHit === null ? nothing : `The shot ${isHit ? 'hits' : 'misses'}.`,
    },
  ],
  'defend-neo-tokyo': [
    {
      question: damage,
      next: declineReacts,
      tell: (amount: number | null) =>
        amount === null ? nothing : `The Monster takes ${amount} damage.`,
    },
    {
      question: randomDie,
      next: declineReacts,
      tell: (face: string | null) => (face === null ? nothing : `The Random die shows ${face}.`),
    },
  ],
};
