import type { Board, Piece, Space } from '../../display/scene.js';
import { listed } from '../../kit/words.js';
import { allianceOf } from '../mechanics/alliances.js';
import { quorum, seatsAt } from '../mechanics/stations.js';
import { type Location, locations, playersOf, type Station, stations } from '../state/state.js';
import type { FeudShown } from './board.js';
import { pairThing, playerThing, stationThing } from './things.js';

const stationNames: Readonly<Record<Location, string>> = {
  cityscape: 'Cityscape',
  orders: 'Orders',
  marketplace: 'Marketplace',
  council: 'Council',
  neutral: 'Neutral Zone',
};

/** The four stations and the Neutral Zone, and who is where. */
export function stationBoard(shown: FeudShown): Board {
  const { view, names } = shown;
  return {
    id: 'board:stations',
    label: 'Stations',
    size: [locations.length, 1],
    spaces: locations.map((at, x): Space => {
      const kind = at === 'neutral' ? 'neutral' : 'station';
      const label = stationNames[at];
      const note = stationNote(shown, at);
      return {
        id: stationThing(at),
        label,
        shape: 'rect',
        at: [x, 0, 1, 1],
        kind,
        marks: [],
        note,
      };
    }),
    links: [],
    pieces: view.teams.flatMap((team, seat) => {
      return playersOf(team).map((player): Piece => {
        const on = stationThing(team.location[player] ?? 'neutral');
        const label = `${player} of ${names[seat]}`;
        const id = playerThing(seat, player);
        return { id, kind: 'player', on, owner: seat, label, value: player.slice(1), flags: [] };
      });
    }),
  };
}

function stationNote({ view, names }: FeudShown, at: Location): string {
  if (!isStation(at)) return 'No station: players here hear when the Council is called to vote.';
  const there = seatsAt(view, at).map((seat) => names[seat] ?? `Seat ${seat}`);
  const who = there.length === 0 ? 'Nobody is here' : `Here: ${listed(there)}`;
  return `${who}; a quorum is ${quorum(view)} teams.`;
}

function isStation(at: Location): at is Station {
  return stations.some((station) => station === at);
}

/** Pairs in a row, and how high a pair is drawn: six stand side by side, more in rows of five. */
function rowOf(pairs: number): { perRow: number; high: number } {
  return pairs <= 6 ? { perRow: 6, high: 1 } : { perRow: 5, high: 0.85 };
}

/** A space for every pair of teams. */
export function allianceBoard(shown: FeudShown): Board {
  const { view, names } = shown;
  const seats = [...view.teams.keys()];
  const pairs = seats.flatMap((a) => seats.slice(a + 1).map((b) => [a, b] as const));
  const { perRow, high } = rowOf(pairs.length);
  const rows = Math.ceil(pairs.length / perRow);
  return {
    id: 'board:alliances',
    label: 'Alliance board',
    size: [2 * perRow, rows * high],
    spaces: pairs.map(([a, b], index): Space => {
      const x = 2 * (index % perRow);
      const y = high * Math.floor(index / perRow);
      const alliance = allianceOf(view, a, b);
      const label = `${names[a]} – ${names[b]}`;
      const kind = alliance?.status ?? 'pair';
      const note = noteOf(alliance?.status);
      return {
        id: pairThing(a, b),
        label,
        shape: 'rect',
        at: [x, y, 2, high],
        kind,
        marks: [],
        note,
      };
    }),
    links: [],
    pieces: pairs.flatMap(([a, b]) => onPair(shown, a, b)),
  };
}

function noteOf(status: 'allied' | 'blocked' | undefined): string {
  if (status === 'allied') return 'Allied for the rest of the round.';
  return status === 'blocked'
    ? 'Blocked for the rest of the round.'
    : 'Neither allied nor blocked.';
}

/** Whose Assets lie there: two of allies, or that of the team that has blocked them. */
function onPair({ view, names }: FeudShown, a: number, b: number): Piece[] {
  const alliance = allianceOf(view, a, b);
  if (alliance === undefined) return [];
  const isAllied = alliance.status === 'allied';
  const owners = isAllied ? [a, b] : alliance.by === null ? [] : [alliance.by];
  return owners.map((owner): Piece => {
    const label = isAllied ? `Asset of ${names[owner]}` : `Blocked by ${names[owner]}`;
    const id = `piece:asset-${owner}@${a}-${b}`;
    return { id, kind: isAllied ? 'asset' : 'block', on: pairThing(a, b), owner, label, flags: [] };
  });
}
