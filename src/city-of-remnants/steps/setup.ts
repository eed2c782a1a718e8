import type { Seat } from '../../kernel/play.js';
import { type Content, watched } from '../content/compile.js';
import { levels } from '../content/schema.js';
import { d6 } from '../mechanics/dice.js';
import { checkInfluence } from '../mechanics/influence.js';
import { setFigures } from '../mechanics/occupancy.js';
import { drawCards, fillRow } from '../mechanics/piles.js';
import { clockwiseFrom } from '../mechanics/seats.js';
import type { CityTable } from '../play.js';
import { type Figure, type State, seatOf } from '../state/state.js';
import type { Steps } from './rule.js';

/** CR-RULING-53: leaders, hands, entries, rows, draft, first player. */
export const setupSteps: Steps<
  'chooseLeaders' | 'pickLeader' | 'dealHands' | 'pickEntry' | 'layOut'
> = {
  chooseLeaders: {
    resolve(table) {
      const { leaderSelection } = table.state.options;
      if (leaderSelection === 'draft') return rollForLeaders(table);
      const order = clockwiseFrom(0, table.state.options.players);
      begin(table, [], order);
      const left = [...table.content.leaders.keys()].sort();
      for (const seat of order) {
        const fixed = table.state.options.leaders?.[seat];
        takeLeader(table, seat, fixed ?? table.draw(`setup.leader.${seat}`, left));
      }
      table.next({ type: 'dealHands', order });
    },
  },
  pickLeader: { seats: (_position, { order }) => order.slice(0, 1) },
  dealHands: {
    resolve(table, { order }) {
      const { state, content } = table;
      setFigures(table, figuresAtStart(state, content));
      for (const seat of state.seats.keys()) {
        drawCards(table, seat, content.constants.start.hand, `setup.hand.${seat}`);
      }
      const { entries } = state.options;
      table.next({ type: 'layOut' });
      if (entries === null) return table.next({ type: 'pickEntry', order });
      for (const seat of order) takeEntry(table, seat, entries[seat] as string);
    },
  },
  pickEntry: { seats: (_position, { order }) => order.slice(0, 1) },
  layOut: {
    resolve(table) {
      const { rowSize } = table.content.constants;
      fillRow(table, 'gang', rowSize, 'setup.row.gang');
      fillRow(table, 'market', rowSize, 'setup.row.market');
      draftDevelopments(table);
      chooseFirstPlayer(table);
      for (const what of watched) checkInfluence(table, what);
      table.next({ type: 'startRound' });
    },
  },
};

export function takeLeader(table: CityTable, seat: Seat, leader: string): void {
  const player = seatOf(table.state, seat);
  player.leaderId = leader;
  player.colour = table.content.leaders.get(leader)?.colour ?? null;
  player.draw = [[...(table.content.starterDecks.get(leader) ?? [])]];
  table.emit({ type: 'leaderPicked', seat, leader });
}

export function takeEntry(table: CityTable, seat: Seat, space: string): void {
  seatOf(table.state, seat).entry = space;
  table.emit({ type: 'entryPicked', seat, space });
}

interface SeatRoll {
  readonly seat: Seat;
  readonly roll: number;
}

function begin(table: CityTable, leaderRolls: SeatRoll[], pickOrder: Seat[]): void {
  const { options, boardId: board } = table.state;
  table.emit({ type: 'gameStarted', players: options.players, board, leaderRolls, pickOrder });
}

function rollForLeaders(table: CityTable): void {
  const { rolls, highest } = rollForHighest(table, 'setup.leaderRoll');
  const order = clockwiseFrom(highest, table.state.options.players);
  begin(table, rolls, order);
  table.next({ type: 'pickLeader', order });
}

/** Every seat rolls; those tied for the highest roll again until one is left. */
function rollForHighest(table: CityTable, label: string): { rolls: SeatRoll[]; highest: Seat } {
  const rolls: SeatRoll[] = [];
  let tied: Seat[] = [...table.state.seats.keys()];
  while (tied.length > 1) {
    const lap = tied.map((seat) => ({ seat, roll: table.roll(`${label}.${seat}`, d6) }));
    const best = Math.max(...lap.map(({ roll }) => roll));
    tied = lap.filter(({ roll }) => roll === best).map(({ seat }) => seat);
    rolls.push(...lap);
  }
  return { rolls, highest: tied[0] as Seat };
}

/** CR-SETUP-06. */
function figuresAtStart({ seats }: State, { figures, constants }: Content): Record<string, Figure> {
  const all: Record<string, Figure> = {};
  seats.forEach(({ colour }, seat) => {
    if (colour === null) return;
    figures[colour].forEach((id, i) => {
      all[id] = { seat, at: i < constants.start.pool ? 'pool' : 'supply' };
    });
  });
  return all;
}

/** CR-SETUP-10. */
function draftDevelopments(table: CityTable): void {
  const { state, content } = table;
  const { developments } = state.options;
  state.drafted = developments === null ? [] : [...developments];
  for (const level of developments === null ? levels : []) {
    const types = content.pack.developments.filter(({ type }) => type === level);
    const ids = types.map(({ id }) => id).sort();
    for (let i = 0; i < content.constants.draft[level]; i++) {
      state.drafted.push(table.draw(`setup.draft.${level}`, ids));
    }
  }
  const supply = state.drafted.map(
    (id) => [id, content.developments.get(id)?.copies ?? 0] as const,
  );
  state.tileSupply = Object.fromEntries(supply);
  table.emit({ type: 'rowRefilled', row: 'developments', cards: state.drafted.slice() });
}

/** CR-SETUP-14. */
function chooseFirstPlayer(table: CityTable): void {
  const { firstPlayer } = table.state.options;
  if (firstPlayer !== 'roll') {
    table.state.firstSeat = firstPlayer;
    return;
  }
  const { rolls, highest } = rollForHighest(table, 'setup.firstRoll');
  table.state.firstSeat = highest;
  table.emit({ type: 'firstPlayerRolled', firstRolls: rolls, seat: highest });
}
