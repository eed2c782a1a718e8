/*
 * `npm run balance:feuds -- [teams] [--games 600] [--seed 1] [--bots sensible] [--pack file]`: Bloodfeud with factions by
 * lot: wins by faction, and how many of the Ambitions that were held at the end were fulfilled.
 */
import { type Bloodfeud, bloodfeud, type Outcome } from '../../src/bloodfeud/index.js';
import { botsOf } from '../../src/cli/bots.js';
import { wilson } from '../../src/cli/simulation/statistics.js';
import { type Bot, seededRandom, simulate } from '../../src/index.js';
import { balanceOptions, gameWith } from './options.js';

const { players, games: total, seed, bots, pack } = balanceOptions(4);
const game = gameWith(bloodfeud, pack);
const bot = botsOf(game, bots, players) as Bot<Bloodfeud>[];

type Faction = (typeof game.content.factions)[number];
type Counts = Map<string, { of: number; good: number }>;
const wins: Counts = new Map();
const ambitions: Counts = new Map();

for (let number = 0; number < total; number++) {
  const factions = drawFactions(number);
  simulate<Bloodfeud>(game, {
    ...{ games: 1, from: number, players, seed, bot, setup: { factions } },
    onEnd: ({ outcome }) => outcome !== null && note(factions, outcome),
  });
}
console.log(`bloodfeud, ${players} teams, ${total} games, seed ${seed}, ${bots}`);
print('wins by faction', wins, (id) => game.content.factions.find((one) => one.id === id)?.name);
print('Ambitions fulfilled of those held at the end', ambitions, ambitionName);

/** Different ones by lot, both kinds among them. */
function drawFactions(number: number): string[] {
  const random = seededRandom(`${seed}/${number}/factions`);
  for (;;) {
    const left = [...game.content.factions];
    const drawn = Array.from({ length: players }, () => {
      return left.splice(random.below(left.length), 1)[0] as Faction;
    });
    if (new Set(drawn.map(({ kind }) => kind)).size === 2) return drawn.map(({ id }) => id);
  }
}

function note(factions: readonly string[], { winners, teams }: Outcome): void {
  factions.forEach((faction, seat) => {
    count(wins, faction, winners.includes(seat) ? 1 / winners.length : 0);
    for (const { card, fulfilled } of teams[seat]?.ambitions ?? []) {
      count(ambitions, card, fulfilled ? 1 : 0);
    }
  });
}

function count(counts: Counts, id: string, good: number): void {
  const known = counts.get(id) ?? { of: 0, good: 0 };
  counts.set(id, { of: known.of + 1, good: known.good + good });
}

function ambitionName(id: string): string | undefined {
  const { ambitions: common, factionAmbitions } = game.content;
  return [...common, ...factionAmbitions].find((one) => one.id === id)?.name;
}

function print(title: string, counts: Counts, nameOf: (id: string) => string | undefined): void {
  console.log(title);
  const rows = [...counts].sort(([, a], [, b]) => b.good / b.of - a.good / a.of);
  for (const [id, { of, good }] of rows) {
    const { low, high } = wilson(good, of);
    const range = `${percent(low)} to ${percent(high)}`;
    console.log(`  ${nameOf(id) ?? id} (${id}): ${percent(good / of)} (${range}) of ${of}`);
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
