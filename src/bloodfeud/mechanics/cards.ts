/** Hands, discards and Warehouses are sorted lists that are only ever replaced. */
export function withCard(cards: readonly string[], card: string): string[] {
  const more = cards.slice();
  let at = more.length;
  while (at > 0 && (more[at - 1] as string) > card) at--;
  more.splice(at, 0, card);
  return more;
}

/** Without one copy of the card. */
export function withoutCard(cards: readonly string[], card: string): string[] {
  const fewer = cards.slice();
  const at = fewer.indexOf(card);
  if (at >= 0) fewer.splice(at, 1);
  return fewer;
}

export function copiesOf(cards: readonly string[], card: string): number {
  let copies = 0;
  for (const one of cards) if (one === card) copies++;
  return copies;
}

/** Each card once, also of a list that somebody has put together unsorted. */
export function distinct(cards: readonly string[]): string[] {
  const once: string[] = [];
  for (const card of cards) if (!once.includes(card)) once.push(card);
  return once;
}
