import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { distinct } from '../../kit/sets.js';
import { nameOf, teamName } from '../describe/names.js';
import { defineMove, refuse } from '../play.js';
import { id, team, teamOf } from '../state/state.js';
import { nextPower } from '../steps/power.js';
import { nextKeep } from '../steps/setup.js';

export const discardAmbition = defineMove({
  type: 'discardAmbition',
  at: ['keepAmbition'],
  params: { card: id },
  options: ({ state }, seat) =>
    distinct(teamOf(state, seat).ambitions).map((card) => ({
      type: 'discardAmbition',
      seat,
      card,
    })),
  forbid(position, { seat, card }) {
    if (teamOf(position.state, seat).ambitions.includes(card)) return undefined;
    return refuse('BF-SETUP-11', () => {
      return `${nameOf(position.content, card)} was not dealt to ${teamName(position, seat)}`;
    });
  },
  perform(table, { seat, card }, step) {
    const awaiting = step.awaiting.filter((other) => other !== seat);
    nextKeep(table, { ...step, awaiting, answers: { ...step.answers, [seat]: card } });
  },
});

export interface DiscardAmbitionMove extends MoveIn<typeof discardAmbition> {}

export const recordPower = defineMove({
  type: 'recordPower',
  at: ['recordPower'],
  params: { team, value: z.int().min(0).max(99) },
  options({ content }, seat, step) {
    const { lowest, highest } = content.constants.power;
    return Array.from({ length: highest - lowest + 1 }, (_, i) => {
      return { type: 'recordPower', seat, team: step.team, value: lowest + i };
    });
  },
  forbid(position, { team: named, value }, step) {
    const { lowest, highest } = position.content.constants.power;
    if (named !== step.team) {
      return refuse('BF-STORY-04', () => `the Power of ${teamName(position, step.team)} is next`);
    }
    if (value >= lowest && value <= highest) return undefined;
    return refuse('BF-STORY-04', () => `Power is ${lowest} to ${highest}, not ${value}`);
  },
  perform(table, { team: named, value }) {
    teamOf(table.state, named).power = value;
    table.emit({ type: 'powerRecorded', team: named, value });
    nextPower(table, named + 1);
  },
});

export interface RecordPowerMove extends MoveIn<typeof recordPower> {}
