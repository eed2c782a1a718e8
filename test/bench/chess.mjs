/*
 * The peer: random legal play of chess with chessops, a small and fast rules library written by hand for one game.
 * A decision is what ours is: is it over, list every legal move, choose one, check it, play it. `bare` leaves out
 * the two checks (`isEnd`, `isLegal`): the least that chessops can do.
 */

import { Chess } from 'chessops/chess';

const promotions = ['queen', 'rook', 'bishop', 'knight'];
/** Half-moves without a capture or a pawn's move after which a game is drawn. */
const mostQuiet = 100;

/** Ways to play, as rounds.mjs plays them. */
export const chessWays = {
  checked: chessTable(
    (position) => (position.isEnd() ? [] : movesOf(position)),
    (position, move) => {
      if (!position.isLegal(move)) throw new Error('chessops lists a move that it forbids');
      position.play(move);
    },
  ),
  bare: chessTable(movesOf, (position, move) => position.play(move)),
};

function chessTable(list, play) {
  return {
    begin: () => Chess.default(),
    list: (position) => (position.halfmoves >= mostQuiet ? [] : list(position)),
    apply: (position, move) => {
      play(position, move);
      return position;
    },
  };
}

function movesOf(position) {
  const moves = [];
  for (const [from, targets] of position.allDests()) {
    const isPawn = position.board.pawn.has(from);
    for (const to of targets) {
      const isLast = to < 8 || to >= 56;
      if (!isPawn || !isLast) moves.push({ from, to });
      else for (const promotion of promotions) moves.push({ from, to, promotion });
    }
  }
  return moves;
}
