import type { Motion } from '../display/display.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the things that are about to move are now, by the number of the motion. */
export function whereIs(table: Element, motions: readonly Motion[]): (Point | undefined)[] {
  return motions.map(({ from }) => middleOf(table, from));
}

/** Lets what has arrived glide from where it was; not for those who asked for less motion. */
export function glide(
  table: Element,
  motions: readonly Motion[],
  before: readonly (Point | undefined)[],
): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  motions.forEach((motion, i) => {
    const from = before[i] ?? middleOf(table, motion.from);
    const thing = find(table, motion.piece) ?? find(table, motion.to);
    if (from === undefined || thing === undefined) return;
    const to = centre(thing);
    const shift = `translate(${Math.round(from.x - to.x)}px, ${Math.round(from.y - to.y)}px)`;
    thing.animate([{ transform: shift }, { transform: 'none' }], {
      duration: 350,
      easing: 'ease-in-out',
    });
  });
}

function middleOf(table: Element, id: string): Point | undefined {
  const thing = find(table, id);
  return thing && centre(thing);
}

function find(table: Element, id: string): Element | undefined {
  return table.querySelector(`[data-id="${CSS.escape(id)}"]`) ?? undefined;
}

function centre(thing: Element): Point {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
