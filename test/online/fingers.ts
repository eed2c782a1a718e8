import type { Page } from 'playwright-core';
import type { Random } from '../../src/bots/index.js';

/* Somebody at a page: a mouse or a finger on what is lit, at a point where nothing else lies above it. */

const lit = 'button.lit, .table [role="button"]';

type Pointer = 'mouse' | 'finger';

/** Touches what is lit whenever there is something, until the log has so many lines or the game is over. */
export async function playOn(
  page: Page,
  pointer: Pointer,
  random: Random,
  lines: number,
): Promise<number> {
  let touches = 0;
  while ((await lineOf(page)) < lines) {
    const count = await page.evaluate(countLit, lit);
    if (count === 0) {
      await page.waitForTimeout(10);
      continue;
    }
    const point = await page.evaluate(pointOn, [lit, random.below(count)] as const);
    if (point === null) continue;
    if (pointer === 'mouse') await page.mouse.click(point.x, point.y);
    else await page.touchscreen.tap(point.x, point.y);
    touches++;
  }
  return touches;
}

/** Does no more than it must, as fast as the server lets it, until the game is over. */
export async function hurry(page: Page): Promise<void> {
  await page.evaluate(() => {
    const table = document.querySelector('cityrules-table') as HTMLElement & {
      moves: { type: string }[];
    };
    return new Promise<void>((resolve) => {
      let last: unknown;
      let since = 0;
      const timer = setInterval(() => {
        if (/over/.test(document.querySelector('#said')?.textContent ?? '')) {
          clearInterval(timer);
          resolve();
          return;
        }
        // Ten messages a second are taken. A move that was refused all the same is tried again.
        const waited = performance.now() - since;
        if (table.moves.length === 0 || waited < (table.moves === last ? 1000 : 100)) return;
        last = table.moves;
        since = performance.now();
        const detail = table.moves.find(({ type }) => type === 'done') ?? table.moves[0];
        table.dispatchEvent(new CustomEvent<unknown>('move', { detail }));
      }, 5);
    });
  });
}

async function lineOf(page: Page): Promise<number> {
  return Number(await page.evaluate(() => document.body.dataset.line ?? '0'));
}

function countLit(lit: string): number {
  return document.querySelector('cityrules-table')?.shadowRoot?.querySelectorAll(lit).length ?? 0;
}

/** A point of this lit thing that is on the screen and not covered; nothing where it has gone meanwhile. */
function pointOn([lit, which]: readonly [string, number]): { x: number; y: number } | null {
  const root = document.querySelector('cityrules-table')?.shadowRoot;
  const thing = root?.querySelectorAll(lit)[which];
  if (!root || !thing) return null;
  thing.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, top, width, height } = thing.getBoundingClientRect();
  for (let step = 0; step < 81; step++) {
    // The middle comes first.
    const x = left + (width * (((step + 4) % 9) + 0.5)) / 9;
    const y = top + (height * (((Math.floor(step / 9) + 4) % 9) + 0.5)) / 9;
    const above = root.elementFromPoint(x, y);
    if (above && thing.contains(above)) return { x, y };
  }
  throw new Error(`nobody can touch ${thing.outerHTML.slice(0, 200)}`);
}
