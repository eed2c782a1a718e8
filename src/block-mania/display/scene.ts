import type { DisplayDefinition } from '../../display/display.js';
import type { SeatRow, Track } from '../../display/scene.js';
import { seatColour } from '../../display/theme.js';
import type { Seat } from '../../kernel/play.js';
import { boardName } from '../describe/names.js';
import type { BlockMania } from '../index.js';
import { ownerOf } from '../mechanics/blockers.js';
import { planOf } from '../mechanics/board.js';
import type { Seen } from '../play.js';
import { defeatPoints, totalOf } from '../score.js';
import { squareState } from '../state/state.js';
import { boardsOf, type ManiaShown, seenBy } from './board.js';
import { zonesOf } from './zones.js';

/** Everything that lies on the table of Block Mania. */
export const sceneOf: DisplayDefinition<BlockMania>['scene'] = (shown) => {
  const seen = seenBy(shown);
  return {
    round: shown.view.turn,
    boards: boardsOf(shown),
    zones: zonesOf(shown),
    tracks: [points(shown, seen), ...commandPoints(shown)],
    seats: shown.view.seats.map((_, seat) => seatRow(shown, seen, seat)),
  };
};

function scoreOf({ state, content }: Seen, seat: Seat): number {
  return totalOf(defeatPoints({ table: state, content }, seat));
}

/** How long a track is at least, and by what it grows. */
const shortest = 50;

function points({ view, names }: ManiaShown, seen: Seen): Track {
  const scores = view.seats.map((_, seat) => scoreOf(seen, seat));
  const most = Math.max(shortest, ...scores);
  return {
    id: 'track:points',
    label: 'Defeat points (fewest win)',
    from: 0,
    to: Math.ceil(most / shortest) * shortest,
    markers: scores.map((at, seat) => {
      const label = `${names[seat]}: ${at} defeat points`;
      return { id: `marker:points-${seat}`, label, at, owner: seat };
    }),
    stops: [],
  };
}

/** Two dice, and what cards add. */
const commonCommand = 12;

function commandPoints({ view, names }: ManiaShown): Track[] {
  if (view.phase !== 'command') return [];
  const at = view.commandPoints;
  const label = `${names[view.phasing]} has ${at} CP`;
  return [
    {
      id: 'track:command',
      label: 'Command points',
      from: 0,
      to: Math.max(commonCommand, at),
      markers: [{ id: 'marker:command', label, at, owner: view.phasing }],
      stops: [],
    },
  ];
}

function seatRow(shown: ManiaShown, seen: Seen, seat: Seat): SeatRow {
  const { view, names, content } = shown;
  const board = view.boards[seat];
  const set = content.sets.get(board?.block ?? '') ?? [];
  const isIn = (where: string) => set.filter((one) => view.blockers[one]?.where === where).length;
  const standing = view.standing.filter((one) => ownerOf(seen, one) === seat).length;
  const fires = planOf(seen, seat).blockSquares.filter((space) => {
    return squareState(view, space).fire > 0;
  }).length;
  const hand = view.cards.hands[seat] ?? 0;
  return {
    id: `seat:${seat}`,
    seat,
    name: names[seat] ?? `Seat ${seat}`,
    colour: seatColour(seat),
    facts: [
      ['Block', `${boardName(seen, seat)}${board?.fallen ? ', collapsed' : ''}`],
      ['Defeat points', scoreOf(seen, seat)],
      ['On the board', standing],
      ['In the stack', view.stacks[seat]?.length ?? 0],
      ['Destroyed', isIn('destroyed')],
      ['Removed', isIn('removed')],
      ['Hand', Array.isArray(hand) ? hand.length : hand],
      ['Burning squares', fires],
      ['Power', board?.powerDead ? 'dead' : board?.power ? 'on' : 'off'],
      ['Water tank', board?.tankDead ? 'broken' : 'full'],
    ],
    active: view.outcome === null && view.phasing === seat,
  };
}
