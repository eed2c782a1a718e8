const directions = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;
type Arrow = keyof typeof directions;

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(directions, key);
}

/** The nearest of the elements that lies in this direction. */
export function nextInDirection<E extends Element>(
  from: Element,
  elements: readonly E[],
  arrow: Arrow,
): E | undefined {
  const [dx, dy] = directions[arrow];
  const here = middle(from);
  let best: { readonly element: E; readonly cost: number } | undefined;
  for (const element of elements) {
    if (element === from) continue;
    const there = middle(element);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    // What lies rather beside than ahead is left to the other arrows.
    if (along <= 1 || aside > along * 2) continue;
    const cost = along + aside * 2;
    if (best === undefined || cost < best.cost) best = { element, cost };
  }
  return best?.element;
}

function middle(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
