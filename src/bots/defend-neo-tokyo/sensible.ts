import type { DefendNeoTokyo, Move, State } from '../../defend-neo-tokyo/index.js';
import type { Bot, Choice } from '../../kernel/simulate.js';
import { cardWorth, prospect } from './prospect.js';
import { type Sheet, sheetOf } from './sheet.js';

/*
 * A player of Defend Neo Tokyo who plays sensibly: tries every move in an imagined world, follows the choices that it
 * leads to, and takes the one after which the city, the Monsters and the Mechs look best.
 */

type Mech = State['mechs'][number];

/** How many choices within an action are followed, and how many answers are tried at each. */
const depth = 2;
const width = 6;

/** What the deck may give instead of a card. */
const fromDeck = 6;

export const sensible = following(depth);
/** The same in a hurry: it looks at what a move does, not at what could be answered to what it asks next. */
export const hasty = following(0);

function following(choices: number): Bot<DefendNeoTokyo> {
  return (choice) => {
    const { moves } = choice;
    const [first] = moves;
    if (moves.length === 1) return first as Move;
    const sheet = sheetOf(choice.game.content);
    const world = choice.imagine();
    switch (first?.type) {
      case 'pickPrebuilt':
        return moves[choice.random.below(moves.length)] as Move;
      case 'pickChassis':
      case 'pickLegs':
      case 'pickArm':
        return best(moves, (move) => strengthOf(sheet, move));
      case 'evac':
      case 'stay':
        return best(moves, ({ type, seat }) => {
          return (type === 'evac') === isWrecked(sheet, world.mechs[seat] as Mech) ? 1 : 0;
        });
      case 'discardCard':
      case 'endTurn':
        return best(moves, (move) => keeping(sheet, world, move));
      default:
        return best(moves, (move) => worthOf(choice, sheet, world, move, choices));
    }
  };
}

/** The first of the best. */
function best(moves: readonly Move[], worth: (move: Move) => number): Move {
  let found = moves[0] as Move;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = worth(move);
    if (value <= most) continue;
    most = value;
    found = move;
  }
  return found;
}

/** What things look like after the move, and after the best answers to what it asks. */
function worthOf(
  choice: Choice<DefendNeoTokyo>,
  sheet: Sheet,
  world: State,
  move: Move,
  left: number,
): number {
  const { game } = choice;
  const after = game.copy(world);
  game.step(after, move);
  finishAction(game, after, left);
  const asked = after.agenda[after.agenda.length - 1];
  if (left === 0 || !isWithinAction(asked)) return prospect(sheet, after);
  let most = Number.NEGATIVE_INFINITY;
  for (const next of game.legalMoves(after).slice(0, width)) {
    most = Math.max(most, worthOf(choice, sheet, after, next, left - 1));
  }
  return most;
}

/**
 * What waits for a React or an answer has not happened yet: an action is looked at to its end, as if nobody reacted, and
 * where no choice is left to follow, as if no more was chosen than has to be.
 */
function finishAction(game: Choice<DefendNeoTokyo>['game'], state: State, left: number): void {
  while (state.phase === 'action') {
    const asked = state.agenda[state.agenda.length - 1];
    if (asked?.type === 'react') {
      game.step(state, { type: 'declineReact', seat: asked.seat, until: 'window' });
    } else if (left === 0 && isWithinAction(asked)) {
      const moves = game.legalMoves(state);
      game.step(state, moves.find(({ type }) => type === 'done') ?? (moves[0] as Move));
    } else return;
  }
}

/** A choice that an action asks for, or a step of its walk. */
function isWithinAction(asked: State['agenda'][number] | undefined): boolean {
  return asked?.type === 'step' || asked?.type.startsWith('choose') === true;
}

/** Time to leave: little is missing to Critical Failure. */
function isWrecked({ chassisSpaces }: Sheet, { tiles, damage }: Mech): boolean {
  return damage.chassis >= 0.75 * (chassisSpaces.get(tiles.chassis) ?? 1);
}

/** Cards worth less than what the deck may give are put away. */
function keeping(sheet: Sheet, state: State, move: Move): number {
  if (move.type !== 'discardCard') return 0;
  const mech = state.mechs[move.seat] as Mech;
  return fromDeck - cardWorth(sheet, mech, move.card);
}

/** Of a tile: what its cards hit with. */
function strengthOf({ tileStrength }: Sheet, move: Move): number {
  return 'tile' in move ? (tileStrength.get(move.tile) ?? 0) : 0;
}
