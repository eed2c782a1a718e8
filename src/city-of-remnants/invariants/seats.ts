import type { Board } from '../content/board.js';
import type { Content } from '../content/compile.js';
import type { State } from '../state/state.js';

/** Leaders, colours and entry spaces are of one seat each (CR-SETUP-02, -03, -07). */
export function gangs(state: State, { leaders }: Content, board: Board): string[] {
  const broken: string[] = [];
  const chosen = state.seats.flatMap(({ leader }) => leader ?? []);
  const entries = state.seats.flatMap(({ entry }) => entry ?? []);
  if (new Set(chosen).size !== chosen.length) broken.push('two seats share a leader');
  if (new Set(entries).size !== entries.length) broken.push('two seats share an entry space');
  state.seats.forEach(({ leader, colour, entry }, seat) => {
    const found = leader === null ? undefined : leaders.get(leader);
    if (leader !== null && found === undefined) broken.push(`there is no leader ${leader}`);
    if ((found?.colour ?? null) !== colour) broken.push(`seat ${seat} has the wrong colour`);
    if (entry !== null && !board.entries.includes(entry))
      broken.push(`${entry} is not an entry space`);
    const isReady = leader !== null && entry !== null;
    if (state.phase !== 'setup' && !isReady) broken.push(`seat ${seat} is not set up`);
  });
  return broken;
}

/** Renown and products are as many as at the start; ARCs come in tokens; no tile holds too many products. */
export function money(state: State, { constants, developments }: Content): string[] {
  const broken: string[] = [];
  const renown = state.seats.reduce((sum, seat) => sum + seat.renown, state.renownPool);
  if (renown !== constants.renown.pool) {
    broken.push(`there are ${renown} renown, not ${constants.renown.pool}`);
  }
  const isRunning = state.phase !== 'award' && state.phase !== 'ended';
  state.seats.forEach(({ arcs, unclaimed }, seat) => {
    if (arcs % constants.arcUnit !== 0) broken.push(`seat ${seat} has ${arcs} ARCs`);
    if (isRunning && unclaimed > 0) broken.push(`seat ${seat} has an unclaimed award too early`);
  });
  const products = state.tiles.reduce((sum, tile) => sum + tile.products, state.productSupply);
  if (products !== constants.productTokens) {
    broken.push(`there are ${products} products, not ${constants.productTokens}`);
  }
  for (const { id, development, products: here } of state.tiles) {
    const capacity = developments.get(development)?.capacity ?? 0;
    if (here > capacity) broken.push(`${id} holds ${here} products, not up to ${capacity}`);
  }
  return broken;
}

/** Influence follows from the conditions met, and nobody takes too many turns. */
export function tracks(state: State, { constants, pack }: Content): string[] {
  const { start, max } = constants.influence;
  const known = new Set(pack.influenceConditions.map(({ id }) => id));
  return state.seats.flatMap(({ influence, conditionsMet, turnsTaken }, seat) => {
    const broken: string[] = [];
    const met = new Set(conditionsMet);
    if (met.size !== conditionsMet.length) broken.push(`seat ${seat} met a condition twice`);
    if (conditionsMet.some((id) => !known.has(id))) broken.push(`seat ${seat} met no condition`);
    if (influence !== Math.min(max, start + met.size)) {
      broken.push(`seat ${seat} has influence ${influence} with ${met.size} conditions`);
    }
    if (turnsTaken > constants.turnsPerRound) broken.push(`seat ${seat} took ${turnsTaken} turns`);
    return broken;
  });
}
