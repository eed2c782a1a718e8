/*
 * `npm run balance:mechs -- [players] [--games 600] [--seed 1] [--bots sensible] [--pack file]`: Defend Neo Tokyo with
 * prebuilt Mechs by lot: how often the table wins, with each Mech and without it, and why it loses.
 */
import { botsOf } from '../../src/cli/bots.js';
import { wilson } from '../../src/cli/simulation/statistics.js';
import { type DefendNeoTokyo, defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import { type Bot, simulate } from '../../src/index.js';
import { balanceOptions, gameWith } from './options.js';

const { players, games, seed, bots, pack } = balanceOptions(3);
const game = gameWith(defendNeoTokyo, pack);
const bot = botsOf(game, bots, players) as Bot<DefendNeoTokyo>[];

interface Count {
  of: number;
  won: number;
}
const all: Count = { of: 0, won: 0 };
const withIt = new Map<string, Count>();
const reasons = new Map<string, number>();

simulate<DefendNeoTokyo>(game, {
  ...{ games, players, seed, bot },
  onEnd: ({ state, outcome }) => {
    if (outcome === null) return;
    const won = outcome.status === 'win' ? 1 : 0;
    count(all, won);
    for (const { tiles } of state.mechs) {
      const known = withIt.get(tiles.chassis) ?? { of: 0, won: 0 };
      withIt.set(tiles.chassis, known);
      count(known, won);
    }
    reasons.set(outcome.reason, (reasons.get(outcome.reason) ?? 0) + 1);
  },
});

console.log(`defend-neo-tokyo, ${players} players, ${games} games, seed ${seed}, ${bots}`);
console.log(`  the table wins ${shareOf(all)}`);
for (const { chassis } of game.content.prebuilt) {
  const yes = withIt.get(chassis) ?? { of: 0, won: 0 };
  const no = { of: all.of - yes.of, won: all.won - yes.won };
  const name = game.content.chassis.find(({ id }) => id === chassis)?.name ?? chassis;
  // Five players have all five Mechs, and nothing to compare.
  const besides = no.of === 0 ? '' : `, without ${shareOf(no)}, ${differenceOf(yes, no)}`;
  console.log(`  ${name}: with it ${shareOf(yes)}${besides}`);
}
for (const [reason, of] of reasons) console.log(`  ${reason}: ${percent(of / games)}`);

function count(sum: Count, won: number): void {
  sum.of++;
  sum.won += won;
}

function shareOf({ of, won }: Count): string {
  const { low, high } = wilson(won, of);
  return `${percent(won / of)} (${percent(low)} to ${percent(high)}) of ${of}`;
}

/** With its interval after Newcombe, which is made of the two intervals after Wilson. */
function differenceOf(yes: Count, no: Count): string {
  const [a, b] = [yes.won / yes.of, no.won / no.of];
  const [one, other] = [wilson(yes.won, yes.of), wilson(no.won, no.of)];
  const low = a - b - Math.hypot(a - one.low, other.high - b);
  const high = a - b + Math.hypot(one.high - a, b - other.low);
  return `${points(a - b)} points (${points(low)} to ${points(high)})`;
}

function points(share: number): string {
  return `${share < 0 ? '' : '+'}${(100 * share).toFixed(1)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
