import { misplacedCards } from '../../kit/conserve.js';
import { isSorted } from '../../kit/sets.js';
import { containers } from '../content/schema.js';
import { itemOf } from '../mechanics/blockers.js';
import { countersIn } from '../mechanics/expansion.js';
import type { ManiaPosition } from '../play.js';
import type { State } from '../state/state.js';

/** Cards and counters that are named are in the pack. */
export function unknownCards({ state, content }: ManiaPosition): string[] {
  const { pool, discard, hands } = state.cards;
  const broken: string[] = [];
  for (const item of itemsNamed(state)) {
    if (!content.item.has(item)) broken.push(`there is no counter ${item}`);
  }
  for (const card of [...pool, ...discard, ...hands.flat()]) {
    if (!content.mania.has(card)) broken.push(`there is no card ${card}`);
  }
  return broken;
}

function itemsNamed({ blockers, containers, laid }: State): string[] {
  return [
    ...containers.hardware,
    ...containers.armoury,
    ...laid.map(({ item }) => item),
    ...Object.values(blockers).flatMap(({ items, deployedHeavy }) => [...items, ...deployedHeavy]),
  ];
}

/** Every card is in one place; hands keep their limit, and the deck and the cards set aside their sizes. */
export function cards({ state, content }: ManiaPosition): string[] {
  const { pool, left, discard, hands } = state.cards;
  const { pack, constants } = content;
  const zones = [
    { name: 'the pool', cards: pool },
    { name: 'the discard pile', cards: discard },
    ...hands.map((hand, seat) => ({ name: `the hand of seat ${seat}`, cards: hand })),
  ];
  const broken = misplacedCards(
    zones,
    pack.cards.map(({ id }) => id),
  );
  if (!zones.every((zone) => isSorted(zone.cards))) broken.push('cards are not sorted');
  if (left > pool.length) broken.push(`${left} cards left of ${pool.length}`);
  const aside = pool.length - left;
  if (state.stage === 'main' && aside !== pack.setAside[state.players]) {
    broken.push(`${aside} cards are set aside`);
  }
  if (state.stage === 'endgame' && aside !== 0) broken.push('the justice deck is not whole');
  const isDiscarding = state.agenda.some(({ type }) => type === 'discard');
  const limit = constants.handLimit + (isDiscarding ? 1 : 0);
  if (hands.some((hand) => hand.length > limit)) broken.push(`a hand of more than ${limit}`);
  return broken;
}

/** Every hardware and armoury counter is in one place, in its own container or out of it. */
export function counters({ state, content }: ManiaPosition): string[] {
  const supply = countersIn(state);
  const zones = [
    ...containers.map((name) => ({ name, cards: state.containers[name] })),
    ...Object.entries(state.blockers).map(([id, { items }]) => ({ name: id, cards: items })),
    { name: 'the charges laid', cards: state.laid.map(({ item }) => item) },
  ];
  const broken = misplacedCards(
    zones,
    containers.flatMap((container) => content.stock[container][supply]),
  );
  for (const container of containers) {
    if (!isSorted(state.containers[container])) broken.push(`${container} is not sorted`);
    if (state.containers[container].some((id) => itemOf({ content }, id).container !== container)) {
      broken.push(`${container} holds a counter of the other kind`);
    }
  }
  for (const { item } of state.laid) {
    const isCharge = itemOf({ content }, item).effects.some(({ kind }) => kind === 'demo');
    if (!isCharge) broken.push(`${item} is laid`);
  }
  return broken;
}
