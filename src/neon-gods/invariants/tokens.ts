import { misplacedCards } from '../../kit/conserve.js';
import { isSorted } from '../../kit/sets.js';
import { inOrder, type SpaceId, spaceIds } from '../content/board.js';
import { faceDown } from '../mechanics/andys.js';
import type { NeonPosition } from '../play.js';
import type { Space, State } from '../state/state.js';

/** What is on the board and in the supply adds up to what was in the box. */
export function brokenTokens({ state, content }: NeonPosition): string[] {
  const { box } = content.pack;
  const spaces = inOrder(state.board);
  const onBoard = (of: (space: Space) => number) => spaces.reduce((sum, at) => sum + of(at), 0);
  const totals = {
    tunnels: onBoard(({ tunnel }) => Number(tunnel)),
    owls: onBoard(({ owls }) => owls),
    products: onBoard(({ products }) => products),
    factories: onBoard(({ factory }) => Number(factory)),
    watchtowers: onBoard(({ watchtower }) => Number(watchtower)),
    monuments: onBoard(({ monument }) => Number(monument)),
  };
  return (Object.keys(totals) as (keyof typeof totals)[]).flatMap((kind) => {
    const total = totals[kind] + state.supply[kind];
    return total === box[kind] ? [] : [`there are ${total} ${kind}, not ${box[kind]}`];
  });
}

/** Every andy is there once, face up, or undecided in a batch that has enough of them. */
export function brokenAndys({ state, content }: NeonPosition): string[] {
  const batches = state.supply.andys;
  const zones = [
    { name: 'the batches', cards: batches.flat() },
    ...spaceIds.map((at) => ({ name: `the space ${at}`, cards: faceUpOn(state, at) })),
  ];
  const broken = misplacedCards(zones, content.andyValue.keys());
  for (const at of spaceIds) {
    const { andys, base } = state.board[at];
    for (const andy of andys) {
      if ('down' in andy && andy.down >= batches.length)
        broken.push(`${at}: no batch ${andy.down}`);
    }
    if (andys.length > 0 && base !== null) broken.push(`an andy is on the base ${at}`);
  }
  const down = faceDown(state);
  batches.forEach((batch, i) => {
    if ((down[i] ?? 0) > batch.length) broken.push(`batch ${i} has too many face-down andys`);
    if (!isSorted(batch)) broken.push(`batch ${i} is not in canonical order`);
  });
  return broken;
}

function faceUpOn(state: State, at: SpaceId): string[] {
  return state.board[at].andys.flatMap((andy) => ('up' in andy ? andy.up : []));
}
