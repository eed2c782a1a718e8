import type { DisplayDefinition } from '../../display/display.js';
import type { SeatRow, Track } from '../../display/scene.js';
import { seatColour } from '../../display/theme.js';
import { ownEntry } from '../../kit/values.js';
import { plural } from '../../kit/words.js';
import type { Bloodfeud } from '../index.js';
import { sealsFree } from '../mechanics/orders.js';
import { nearestOpenSpace } from '../mechanics/sun.js';
import { standing } from '../score.js';
import { zones } from '../state/state.js';
import type { TeamView } from '../view/schema.js';
import { cityscape, type FeudShown, ordersBoard, positionOf } from './board.js';
import { askingOf } from './prompt.js';
import { allianceBoard, stationBoard } from './stations.js';
import { colours } from './theme.js';
import { seatThing } from './things.js';
import { kindNames } from './words.js';
import { zonesOf } from './zones.js';

/** Everything that lies on the tables of Bloodfeud. */
export const sceneOf: DisplayDefinition<Bloodfeud>['scene'] = (shown) => ({
  round: shown.view.round === 0 ? null : shown.view.round,
  boards: [cityscape(shown), ordersBoard(shown), stationBoard(shown), allianceBoard(shown)],
  zones: zonesOf(shown),
  tracks: [sunTrack(shown), powerTrack(shown)],
  seats: seatRows(shown),
});

/** The round is where the Sun is; blocked spaces are skipped, and after the last one day breaks. */
function sunTrack(shown: FeudShown): Track {
  const { view, content } = shown;
  const { marker, blocked } = view.sun;
  const { spaces } = content.pack.sun;
  const last = Math.max(...spaces.map(({ space }) => space));
  const next = nearestOpenSpace(positionOf(shown));
  const stops = spaces.flatMap(({ space, cost }) => {
    if (blocked.includes(space)) return [{ at: space, label: 'blocked' }];
    if (cost === null) return [];
    return [{ at: space, label: `${plural(cost, 'Ambition token')} to block` }];
  });
  const isOver = view.phase === 'ended';
  const label = isOver ? 'Daybreak' : `the Sun on space ${marker}`;
  return {
    id: 'track:sun',
    label: 'Sun Track',
    from: 1,
    to: last + 1,
    markers: [{ id: 'marker:sun', label, at: isOver ? last + 1 : marker }],
    stops: [...stops, { at: last + 1, label: 'Daybreak' }],
    note:
      next === undefined
        ? 'No space can be blocked any more.'
        : `Space ${next.space} can be blocked next, for ${plural(next.cost, 'Ambition token')}.`,
  };
}

function powerTrack({ view, content, names }: FeudShown): Track {
  const { lowest, highest } = content.constants.power;
  return {
    id: 'track:power',
    label: 'Power',
    from: lowest,
    to: Math.max(highest, ...view.teams.map(({ power }) => power)),
    markers: view.teams.map(({ power }, seat) => {
      const label = `${names[seat]}: Power ${power}`;
      return { id: `marker:power-${seat}`, label, at: power, owner: seat };
    }),
    stops: [],
  };
}

function seatRows(shown: FeudShown): SeatRow[] {
  const { view, content, names } = shown;
  const active = askingOf(shown)?.seats ?? [];
  const points = standing({ table: view, content }).seats.map(({ score }) => score);
  const teams = view.teams.map((team, seat): SeatRow => {
    const faction = content.factions.get(team.faction);
    return {
      id: seatThing(seat),
      seat,
      name: names[seat] ?? `Seat ${seat}`,
      colour: ownEntry(colours, faction?.colour ?? '') ?? seatColour(seat),
      facts: factsOf(shown, team, seat, points[seat] ?? null),
      active: active.includes(seat),
      note: shown.card(team.faction).lines.join(' ').slice(0, 400),
    };
  });
  if (view.storyteller !== 'seat') return teams;
  const seat = teams.length;
  const name = names[seat] ?? 'The storyteller';
  const row = {
    id: seatThing(seat),
    seat,
    name,
    colour: '#808080',
    facts: [],
    active: active.includes(seat),
  };
  return [...teams, row];
}

function factsOf(
  shown: FeudShown,
  team: TeamView,
  seat: number,
  points: number | null,
): SeatRow['facts'] {
  const { view, content } = shown;
  const held = zones.map((zone): [string, number] => {
    const cards = team[zone];
    return [handLabels[zone], typeof cards === 'number' ? cards : cards.length];
  });
  const faction = content.factions.get(team.faction)?.name ?? team.faction;
  const full = team.graveyard.filter(({ unit }) => unit !== null).length;
  return [
    ['Kind', kindNames[team.kind]],
    ...(shown.names[seat] === faction ? [] : [['Faction', faction] as [string, string]]),
    ['Power', team.power],
    ['Assets', team.assets],
    ['Tokens', team.tokens],
    ...(points === null
      ? []
      : [
          [view.result === null ? 'Victory Points now' : 'Victory Points', points] as [
            string,
            number,
          ],
        ]),
    ...held,
    ['Supply', team.supply],
    ['Barricades', team.barricadesLeft],
    ['Seals', sealsFree(positionOf(shown), seat)],
    ['Graveyard', `${full} of ${team.graveyard.length}`],
    ...(view.phase !== 'gameplay' || team.budget === null || team.passed
      ? []
      : [['Actions left', team.budget] as [string, number]]),
    ...(view.result?.winners.includes(seat) ? [['Result', 'wins'] as [string, string]] : []),
    ...(team.passed ? [['Has', 'passed'] as [string, string]] : []),
  ];
}

const handLabels = {
  orders: 'Orders',
  advancements: 'Advancements',
  ambitions: 'Ambitions',
  events: 'Events',
} as const;
