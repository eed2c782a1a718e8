import { expect, test } from 'vitest';
import {
  blockMania,
  bloodfeud,
  cityOfRemnants,
  defendNeoTokyo,
  type Game,
  type GameTypes,
  neonGods,
  seededRandom,
} from '../../src/index.js';

/* A move that costs or pays says how much: what the mover has less or more of is in the sentence. */

/** Money before and after, by seat, and the moves that are told to cost or pay at once. */
interface Purse<G extends GameTypes> {
  readonly game: Game<G>;
  readonly types: readonly G['move']['type'][];
  readonly of: (state: G['state'], seat: number) => number | undefined;
}

function purse<G extends GameTypes>(one: Purse<G>): Purse<G> {
  return one;
}

const neon = purse({
  game: neonGods,
  types: ['recruit', 'buyEvent', 'sell', 'work', 'exchange'],
  of: (state, seat) => state.seats[seat]?.money,
});
const city = purse({
  game: cityOfRemnants,
  types: ['buyCard', 'buyRenown', 'produceTile', 'buildPlace', 'sellProduct', 'ycuBribe'],
  of: (state, seat) => state.seats[seat]?.arcs,
});
const command = purse({
  game: blockMania,
  types: ['deploy', 'activate'],
  of: (state) => state.commandPoints,
});
const movement = purse({
  game: blockMania,
  types: ['chute', 'fly', 'switchPower', 'deployHeavy', 'receive', 'layCharge'],
  of: (state) => state.active?.movePoints,
});
const assets = purse({
  game: bloodfeud,
  types: ['purchaseItem', 'purchaseAmbition', 'buryMarketCard', 'blockAlliance'],
  of: (state, seat) => state.teams[seat]?.assets,
});

const bots = purse({
  game: defendNeoTokyo,
  types: ['useTile'],
  of: (state, seat) => state.mechs[seat]?.repairBots,
});
const hands = purse({
  game: defendNeoTokyo,
  types: ['evac'],
  of: (state, seat) => state.mechs[seat]?.hand.length,
});

test.each([
  ['$ in Neon Gods', () => silentOf(neon)],
  ['ARCs in City of Remnants', () => silentOf(city)],
  ['CP in Block Mania', () => silentOf(command)],
  ['MP in Block Mania', () => silentOf(movement)],
  ['Assets in Bloodfeud', () => silentOf(assets)],
  ['Repair Bots in Defend Neo Tokyo', () => silentOf(bots)],
  ['cards in Defend Neo Tokyo', () => silentOf(hands)],
])('%s', (_name, find) => {
  const { silent, told } = find();
  expect(silent).toEqual([]);
  expect(told).toBeGreaterThan(2);
});

/** Moves that change the purse and do not say by how much, and how many do. */
function silentOf<G extends GameTypes>({ game, types, of }: Purse<G>) {
  const silent: string[] = [];
  let told = 0;
  for (let seed = 0; seed < 8; seed++) {
    const random = seededRandom(`costs ${seed}`);
    let state = game.setup({ players: game.players.min + (seed % 2), seed: `costs ${seed}` });
    for (let i = 0; i < 300; i++) {
      const moves = game.legalMoves(state);
      const move = moves[random.below(moves.length)];
      if (move === undefined) break;
      const after = game.apply(state, move).state;
      const change = (of(after, move.seat) ?? 0) - (of(state, move.seat) ?? 0);
      const isOver = of(after, move.seat) === undefined || of(state, move.seat) === undefined;
      if (types.includes(move.type) && change !== 0 && !isOver) {
        const sentence = game.describe(state, move);
        if (new RegExp(`\\b${Math.abs(change)}\\b`).test(sentence)) told++;
        else silent.push(`${sentence} (${change})`);
      }
      state = after;
    }
  }
  return { silent, told };
}
