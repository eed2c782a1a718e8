import type { Seat } from '../../kernel/play.js';
import { clockwise } from '../../kit/seats.js';
import { type Content, typeOf, watched } from '../content/compile.js';
import { type ContentPack, levels } from '../content/schema.js';
import { d6 } from '../mechanics/dice.js';
import { checkInfluence } from '../mechanics/influence.js';
import { setFigures } from '../mechanics/occupancy.js';
import { drawCards, fillRow } from '../mechanics/piles.js';
import type { CityTable } from '../play.js';
import { type Figure, type State, seatOf } from '../state/state.js';
import type { Steps } from './rule.js';

/** Leaders, hands, entries, rows, draft, first player: in this order (CR-RULING-53). */
export const setupSteps: Steps<
  'chooseLeaders' | 'pickLeader' | 'dealHands' | 'pickEntry' | 'layOut'
> = {
  chooseLeaders: {
    resolve(table) {
      const { leaderSelection } = table.state.options;
      if (leaderSelection === 'draft') return rollForLeaders(table);
      const order = clockwise(0, table.state.options.players);
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

type Leader = ContentPack['leaders'][number];

export function takeLeader(table: CityTable, seat: Seat, leader: string): void {
  const player = seatOf(table.state, seat);
  player.leader = leader;
  player.colour = (table.content.leaders.get(leader) as Leader).colour;
  player.draw = [[...(table.content.starterDecks.get(leader) as readonly string[])]];
  table.emit({ type: 'leaderPicked', seat, leader });
}

export function takeEntry(table: CityTable, seat: Seat, space: string): void {
  seatOf(table.state, seat).entry = space;
  table.emit({ type: 'entryPicked', seat, space });
}

interface SeatRoll {
  readonly seat: Seat;
  readonly die: number;
}

function begin(table: CityTable, leaderRolls: SeatRoll[], pickOrder: Seat[]): void {
  const { options, board } = table.state;
  table.emitCopy({ type: 'gameStarted', players: options.players, board, leaderRolls, pickOrder });
}

function rollForLeaders(table: CityTable): void {
  const { rolls, highest } = rollForHighest(table, 'setup.leaderRoll');
  const order = clockwise(highest, table.state.options.players);
  begin(table, rolls, order);
  table.next({ type: 'pickLeader', order });
}

/** Every seat rolls; those tied for the highest roll again until one is left. */
function rollForHighest(
  table: CityTable,
  label: 'setup.leaderRoll' | 'setup.firstRoll',
): { rolls: SeatRoll[]; highest: Seat } {
  const rolls: SeatRoll[] = [];
  let tied: Seat[] = [...table.state.seats.keys()];
  while (tied.length > 1) {
    const lap = tied.map((seat) => ({ seat, die: table.roll(`${label}.${seat}`, d6) }));
    const best = Math.max(...lap.map(({ die }) => die));
    tied = lap.filter(({ die }) => die === best).map(({ seat }) => seat);
    rolls.push(...lap);
  }
  return { rolls, highest: tied[0] as Seat };
}

/** Some figures of each colour begin in the pool, the others in the supply (CR-SETUP-06). */
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

/** The types of developments that can be built in this game (CR-SETUP-10). */
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
  const supply = state.drafted.map((id) => [id, typeOf(content, id).copies] as const);
  state.tileSupply = Object.fromEntries(supply);
  table.emitCopy({ type: 'rowRefilled', row: 'developments', cards: state.drafted });
}

/** Named, or the highest roll (CR-SETUP-14). */
function chooseFirstPlayer(table: CityTable): void {
  const { firstPlayer } = table.state.options;
  if (firstPlayer !== 'roll') {
    table.state.firstSeat = firstPlayer;
    return;
  }
  const { rolls, highest } = rollForHighest(table, 'setup.firstRoll');
  table.state.firstSeat = highest;
  table.emitCopy({ type: 'firstPlayerRolled', firstRolls: rolls, seat: highest });
}
