import { listed, plural } from '../../kit/words.js';
import type { Condition, Level } from '../content/schema.js';

export const levelNames: Readonly<Record<Level, string>> = {
  slum: 'Slum',
  midtown: 'Midtown',
  heights: 'Heights',
};

/** ` if you are the attacker and …`; nothing where nothing is asked for. */
export function onlyIf(condition: Condition | undefined): string {
  if (condition === undefined) return '';
  const asked = Object.values(clauses).flatMap((clause) => clause(condition) ?? []);
  return asked.length > 0 ? ` if ${listed(asked)}` : '';
}

type Clauses = Readonly<Record<keyof Condition, (condition: Condition) => string | undefined>>;

const clauses: Clauses = {
  vs: ({ vs }) => vs && (vs === 'ycu' ? 'you fight YCU' : 'you fight another player'),
  role: ({ role }) => role && `you are the ${role}`,
  leaderAbsent: ({ leaderAbsent }) => {
    return leaderAbsent && 'your leader is not among your cards in it';
  },
  leaderPresent: ({ leaderPresent }) => leaderPresent && 'your leader is among your cards in it',
  minUnits: ({ minUnits }) => {
    return minUnits === undefined
      ? undefined
      : `you have at least ${plural(minUnits, 'unit')} in it`;
  },
  fewerFigures: ({ fewerFigures }) => {
    return fewerFigures && 'you have fewer figures on and beside the space than the other player';
  },
  onDevelopment: ({ onDevelopment }) => onDevelopment && 'it is fought on a development',
  inThisTile: ({ inThisTile }) => inThisTile && 'it is fought on this development',
  level: ({ level }) => level && `it is fought on a ${levelNames[level]} space`,
};
