import type { SeatRow, Track } from '../../display/scene.js';
import { seatColour } from '../../display/theme.js';
import type { SeatStanding } from '../../kernel/game.js';
import type { Seat } from '../../kernel/play.js';
import { ownEntry } from '../../kit/values.js';
import { questions } from '../questions.js';
import { standing } from '../score.js';
import type { View } from '../view/schema.js';
import { type NeonShown, nameOf, readingOf } from './shown.js';
import { colours } from './theme.js';

export function blurpTrack(shown: NeonShown): Track {
  const { seats } = shown.view;
  const most = Math.max(50, ...seats.map(({ blurp }) => blurp));
  return {
    id: 'track:blurp',
    label: 'Blurp',
    from: 0,
    to: Math.ceil(most / 10) * 10,
    markers: seats.map(({ blurp }, seat) => {
      const label = `${nameOf(shown, seat)}: ${blurp} blurp`;
      return { id: `marker:blurp-${seat}`, label, at: blurp, owner: seat };
    }),
    stops: [],
  };
}

export function roundTrack({ view, content }: NeonShown): Track {
  const { rounds, daylightAfterRounds } = content.constants;
  return {
    id: 'track:round',
    label: 'Round',
    from: 1,
    to: rounds,
    markers: [
      { id: 'marker:round', label: `round ${view.round}`, at: Math.min(view.round, rounds) },
    ],
    stops: daylightAfterRounds.map((at) => ({ at, label: 'daylight' })),
  };
}

/** Everybody, with what would come of the board as it stands, which is asked once for all. */
export function seatRows(shown: NeonShown): SeatRow[] {
  const { seats: scores } = standing(readingOf(shown));
  return shown.view.seats.map((_, seat) => seatRow(shown, seat, scores[seat]));
}

function seatRow(shown: NeonShown, seat: Seat, score: SeatStanding | undefined): SeatRow {
  const { view, content } = shown;
  const player = view.seats[seat] as View['seats'][number];
  const gang = content.gangs.get(player.gang);
  return {
    id: `seat:${seat}`,
    seat,
    name: nameOf(shown, seat),
    colour: ownEntry(colours, gang?.color ?? '') ?? seatColour(seat),
    facts: [
      ['Gang', gang?.name ?? player.gang],
      ['Blurp', player.blurp],
      ['$', player.money],
      ['Hand', Array.isArray(player.hand) ? player.hand.length : player.hand],
      ['Draw', player.draw],
      ['Discard', player.discard.length],
      ['Figures left', player.figureSupply],
      ...ahead(shown, seat, score),
      ...(view.firstPlayer === seat ? [['First player', 'yes'] as [string, string]] : []),
    ],
    active: view.outcome === null && view.active === seat,
  };
}

/** What would still come as the board stands: the next daylight, and factories at the end; when all is over, the place. */
function ahead(shown: NeonShown, seat: Seat, score: SeatStanding | undefined): [string, string][] {
  const { outcome } = shown.view;
  if (outcome !== null) {
    const place = outcome.ranking.findIndex((equals) => equals.includes(seat));
    return [['Place', String(outcome.ranking.slice(0, place).flat().length + 1)]];
  }
  const pay = questions.daylightPay(readingOf(shown), seat);
  const facts: [string, string][] = [];
  if (pay !== null) {
    const money = pay.money > 0 ? ` and ${pay.money} $` : '';
    facts.push(['Next daylight', `+${pay.blurp}${money}`]);
  }
  const factories = score?.parts.find(({ label }) => label === 'factories');
  if (factories !== undefined && factories.value > 0) {
    facts.push(['Factories at the end', `+${factories.value}`]);
  }
  return facts;
}
