import { boardOf } from '../mechanics/occupancy.js';
import { clockwise, clockwiseFrom } from '../mechanics/seats.js';
import { defineMove, refuse } from '../play.js';
import { id } from '../state/state.js';
import { takeEntry, takeLeader } from '../steps/setup.js';

export const pickLeader = defineMove({
  type: 'pickLeader',
  at: ['pickLeader'],
  params: { leaderId: id },
  options({ content }, seat) {
    return [...content.leaders.keys()].map((leaderId) => ({ type: 'pickLeader', seat, leaderId }));
  },
  forbid({ state, content }, { leaderId }) {
    if (!content.leaders.has(leaderId)) {
      return refuse('CR-SETUP-02', () => `there is no leader ${leaderId}`);
    }
    const owner = state.seats.findIndex((player) => player.leaderId === leaderId);
    if (owner < 0) return undefined;
    return refuse('CR-SETUP-02', () => `${leaderId} leads the gang of seat ${owner} already`);
  },
  perform(table, { seat, leaderId }, { order }) {
    takeLeader(table, seat, leaderId);
    const left = order.slice(1);
    if (left.length > 0) return table.next({ type: 'pickLeader', order: left });
    const players = table.state.seats.length;
    const inPickOrder = clockwiseFrom(clockwise(seat, players), players);
    table.next({ type: 'dealHands', order: inPickOrder });
  },
});

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
      return refuse(
        'CR-SETUP-07',
        () => `${space} is none of the entry spaces ${entries.join(', ')}`,
      );
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
