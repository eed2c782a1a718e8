import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { volume } from '../volume.js';

/* Games that were left in the middle: in the storage of the page, as after a reload, and among the golden logs. */

const kept = 'cityrules game in play';

/** The log of the game in play. */
export async function keptLog(page: Page): Promise<string> {
  const text = await page.evaluate((key) => localStorage.getItem(key), kept);
  return JSON.parse(text ?? '{"log":""}').log;
}

/** The same, line by line. */
export async function keptLines(page: Page): Promise<unknown[]> {
  const log = await keptLog(page);
  return log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Comes back to a game that was left at this point, a person in seat 0. The page is open already. */
export async function resume(
  page: Page,
  address: string,
  log: string,
  seats: number,
  others = 'person',
): Promise<void> {
  const sittings = Array.from({ length: seats }, (_, seat) => {
    return { name: '', kind: seat === 0 ? 'person' : others };
  });
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    kept,
    JSON.stringify({ log, sittings }),
  ] as const);
  await page.goto('about:blank');
  await page.goto(`${address}#play`);
}

/** From the beginning, the middle and the end of the list of logs. */
const thirds = volume([1], [0, 1, 2]);

/** Golden logs whose chance comes from a seed, so that they can be played on. */
export function middles(id: string): string[] {
  const names = readdirSync(new URL(`../golden/${id}/`, import.meta.url));
  const seeded = names.filter((name) => name.endsWith('.jsonl') && !name.startsWith('recorded'));
  return thirds.map((third) => seeded[Math.floor((third * seeded.length) / 3)] as string);
}

export function halfOf(id: string, name: string): string {
  const text = readFileSync(new URL(`../golden/${id}/${name}`, import.meta.url), 'utf8');
  const lines = text.trim().split('\n');
  return `${lines.slice(0, Math.ceil(lines.length / 2)).join('\n')}\n`;
}
