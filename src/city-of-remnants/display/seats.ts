import type { SeatRow, Track } from '../../display/scene.js';
import { seatColour } from '../../display/theme.js';
import type { Seat } from '../../kernel/play.js';
import { arcs, leaderName } from '../describe/names.js';
import { awardOf } from '../score.js';
import { type Figure, seatOf } from '../state/state.js';
import { type CityShown, seatId, seatNameIn, seenIn } from './shown.js';
import { figureColours } from './theme.js';

type Fact = SeatRow['facts'][number];

/** What lies on the mat of a seat, in numbers. */
export function seatRow(shown: CityShown, seat: Seat, isActive: boolean): SeatRow {
  const { view, content } = shown;
  const player = seatOf(view, seat);
  const { turnsPerRound } = content.constants;
  const placed = (at: Figure['at']) => {
    return Object.values(view.figures).filter((one) => one.seat === seat && one.at === at).length;
  };
  const gang: Fact[] = player.leader === null ? [] : [['Gang', leaderName(content, player.leader)]];
  const first: Fact[] = view.firstSeat === seat ? [['First player', 'yes']] : [];
  return {
    id: seatId(seat),
    seat,
    name: seatNameIn(shown, seat),
    colour: player.colour === null ? seatColour(seat) : figureColours[player.colour],
    facts: [
      ...gang,
      ['ARCs', player.arcs],
      ['Renown', player.renown === null ? 'hidden' : player.renown + (player.unclaimed ?? 0)],
      ['Next award', awardOf(seenIn(shown), seat)],
      ['Influence', player.influence],
      ['Turns taken', `${player.turnsTaken} of ${turnsPerRound}`],
      ['Hand', Array.isArray(player.hand) ? player.hand.length : player.hand],
      ['Market cards', player.marketCards],
      ['Pool', placed('pool')],
      ['Supply', placed('supply')],
      ...(player.entry === null ? [] : [['Enters on', player.entry] satisfies Fact]),
      ...first,
      ...bidding(shown, seat),
    ],
    active: isActive,
  };
}

function bidding({ view }: CityShown, seat: Seat): Fact[] {
  const { auction } = view;
  if (auction === null) return [];
  if (auction.highSeat === seat) return [['Bid', arcs(auction.highBid)]];
  return auction.passed.includes(seat) ? [['Bid', 'passed']] : [];
}

/** The tracks of the mats, one for all seats each. */
export function tracksOf(shown: CityShown): Track[] {
  const { view, content, names } = shown;
  const { influence, turnsPerRound } = content.constants;
  const marker = (what: string, seat: Seat, at: number) => {
    return { id: `marker:${what}-${seat}`, label: `${names[seat]}: ${at}`, at, owner: seat };
  };
  return [
    {
      id: 'track:turns',
      label: 'Turns taken this round',
      from: 0,
      to: turnsPerRound,
      markers: view.seats.map(({ turnsTaken }, seat) => marker('turns', seat, turnsTaken)),
      stops: [],
    },
    {
      id: 'track:influence',
      label: 'Influence',
      from: influence.start,
      to: influence.max,
      markers: view.seats.map((player, seat) => marker('influence', seat, player.influence)),
      stops: [],
      note: 'Influence limits the hand, figures moved, cards laid, products sold and renown bought.',
    },
  ];
}
