import type { View } from '../../bloodfeud/index.js';
import type { Ambition, Beliefs, ChanceOf, Stats } from './table.js';
import { statsOf } from './table.js';

/* How likely an Ambition is to be fulfilled when day breaks: by a rule of thumb, or by what became of many. */

type Part = Exclude<Ambition['condition'], { readonly type: 'all' }>;

/** Where several things have to hold, each is taken by itself. */
function whole(chanceOf: (part: Part, stats: Stats) => number): ChanceOf {
  return (condition, stats) => {
    if (condition.type !== 'all') return chanceOf(condition, stats);
    return condition.of.reduce((chance, part) => chance * chanceOf(part, stats), 1);
  };
}

/** How often such a goal is reached, by what it counts. */
const ease: Readonly<Record<string, number>> = {
  warehouseItems: 1,
  alliancesBlocked: 0.9,
  barricadesPlaced: 0.9,
  tradesCompleted: 0.8,
  eventsPassed: 0.6,
  alliancesFormed: 0.6,
  domainsOccupied: 0.7,
  domainsControlled: 0.5,
  power: 0.5,
  itemsBought: 0.5,
  assets: 0.5,
  ambitionTokens: 0.5,
  attacksWon: 0.5,
  graveyard: 0.6,
  graveyardHumans: 0.6,
  graveyardVampires: 0.6,
};

const thumb = whole((part, stats) => {
  // The most of all teams: whoever has any may have it.
  if (part.type === 'most') return (stats[part.stat] ?? 0) > 0 ? 0.5 : 0.2;
  const { stat, op, value } = part;
  const now = stats[stat] ?? 0;
  const isMet = op === '>=' ? now >= value : op === '<=' ? now <= value : now === value;
  if (isMet) return 1;
  if (op !== '>=') return 0.1;
  const share = Math.max(0, now) / value;
  return (ease[stat] ?? 0.3) * (0.25 + 0.6 * share);
});

/** The more of it is done, whatever the hour; what holds now will hold. */
export const byThumb: Beliefs = () => thumb;

/** The way of a number from now to daybreak, as it was with sensible teams in 1,500 games of four. */
interface Course {
  /** How much of it a team gains in a whole night, or loses. */
  readonly gain: number;
  /** How far off that may be: in the last round, and by how much more at nightfall. */
  readonly late: number;
  readonly early: number;
}

const courses: Readonly<Record<string, Course>> = {
  advancementsEquipped: { gain: 2.5, late: 0.3, early: 0.6 },
  alliancesBlocked: { gain: 4.5, late: 0.15, early: 1.6 },
  alliancesFormed: { gain: 7.7, late: 0.5, early: 0.8 },
  ambitionTokens: { gain: 0.8, late: 0.25, early: 0.9 },
  assets: { gain: -0.9, late: 1.7, early: 2.9 },
  attacksWon: { gain: 0.4, late: 0.15, early: 0.3 },
  barricadesPlaced: { gain: 2, late: 0.2, early: 2 },
  domainsControlled: { gain: -1.1, late: 0.4, early: 1.1 },
  domainsOccupied: { gain: 0.6, late: 0.35, early: 1.8 },
  eventsPassed: { gain: 1.15, late: 0.15, early: 0.5 },
  graveyard: { gain: 0.65, late: 0.15, early: 0.3 },
  graveyardHumans: { gain: 0.23, late: 0.15, early: 0 },
  graveyardPlayers: { gain: 0.19, late: 0.15, early: 0 },
  graveyardVampires: { gain: 0.23, late: 0.15, early: 0.2 },
  itemsBought: { gain: 4.2, late: 0.55, early: 0.4 },
  ordersOwned: { gain: 1.2, late: 0.4, early: 0 },
  power: { gain: -1.3, late: 0.85, early: 1.8 },
  tradesCompleted: { gain: 2.5, late: 0.15, early: 2.5 },
  warehouseItems: { gain: 3.6, late: 0.25, early: 0.8 },
};
const unknown: Course = { gain: 0, late: 0.5, early: 1 };

/** By what became of such numbers, and by how much of the night is left. */
export const byCourse: Beliefs = (view, seat) => {
  const night = nightLeft(view);
  const known = new Map<string, number>();
  /** The most that another team has of it. */
  const mostOf = (stat: string): number => {
    const most = known.get(stat) ?? Math.max(...othersOf(view, seat).map((one) => one[stat] ?? 0));
    known.set(stat, most);
    return most;
  };
  return whole((part, stats) => {
    const { stat } = part;
    const now = stats[stat] ?? 0;
    const { gain, late, early } = courses[stat] ?? unknown;
    const off = late + early * night;
    // All teams gain alike. As many as another is not the most.
    if (part.type === 'most') return logistic((now - mostOf(stat) - 0.25) / off);
    const { op, value } = part;
    if (op === '==') return now === value ? 1 - 0.5 * night : 0.1;
    // Half a point stands between enough and not enough. Others see to it that what is low does not stay so low.
    const ahead = op === '>=' ? now - value + gain * night : value - now + 0.5 * gain * night;
    return logistic((ahead + 0.5) / off);
  });
};

function othersOf(view: View, seat: number): Stats[] {
  const others = [...view.teams.keys()].filter((other) => other !== seat);
  return others.map((other) => statsOf(view, other));
}

/** Day breaks at the end of this round, or a little earlier. */
const lastRound = 6;

/** How much of the night is left: 1 in the first round, 0 in the last. */
export function nightLeft({ round }: { readonly round: number }): number {
  return Math.max(0, (lastRound - round) / (lastRound - 1));
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
