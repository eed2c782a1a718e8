import type { MoveIn } from '../../kernel/play.js';
import { clockwise, nextSeat } from '../../kit/seats.js';
import { listed } from '../../kit/words.js';
import { leaderName } from '../describe/names.js';
import { boardOf } from '../mechanics/occupancy.js';
import { defineMove, refuse } from '../play.js';
import { id } from '../state/terms.js';
import { takeEntry, takeLeader } from '../steps/setup.js';

export const pickLeader = defineMove({
  type: 'pickLeader',
  at: ['pickLeader'],
  params: { leader: id },
  options({ content }, seat) {
    return [...content.leaders.keys()].map((leader) => ({ type: 'pickLeader', seat, leader }));
  },
  forbid({ state, content }, { leader }) {
    if (!content.leaders.has(leader)) {
      return refuse('CR-SETUP-02', () => {
        const names = [...content.leaders.values()].map(({ name }) => name);
        return `there is no leader "${leader}"; leaders are ${listed(names)}`;
      });
    }
    const owner = state.seats.findIndex((player) => player.leader === leader);
    if (owner < 0) return undefined;
    return refuse('CR-SETUP-02', () => {
      return `${leaderName(content, leader)} leads the gang of seat ${owner} already`;
    });
  },
  perform(table, { seat, leader }, { order }) {
    takeLeader(table, seat, leader);
    const left = order.slice(1);
    if (left.length > 0) return table.next({ type: 'pickLeader', order: left });
    const players = table.state.seats.length;
    const inPickOrder = clockwise(nextSeat(seat, players), players);
    table.next({ type: 'dealHands', order: inPickOrder });
  },
});
export interface PickLeaderMove extends MoveIn<typeof pickLeader> {}

export const pickEntry = defineMove({
  type: 'pickEntry',
  at: ['pickEntry'],
  params: { space: id },
  options(position, seat) {
    return boardOf(position).entries.map((space) => ({ type: 'pickEntry', seat, space }));
  },
  forbid(position, { space }) {
    const { entries } = boardOf(position);
    if (!entries.includes(space)) {
      return refuse('CR-SETUP-07', () => {
        return `${space} is not an entry space; entry spaces are ${listed(entries)}`;
      });
    }
    const owner = position.state.seats.findIndex(({ entry }) => entry === space);
    if (owner < 0) return undefined;
    return refuse('CR-SETUP-07', () => `${space} is the entry space of seat ${owner} already`);
  },
  perform(table, { seat, space }, { order }) {
    takeEntry(table, seat, space);
    const left = order.slice(1);
    if (left.length > 0) table.next({ type: 'pickEntry', order: left });
  },
});
export interface PickEntryMove extends MoveIn<typeof pickEntry> {}
