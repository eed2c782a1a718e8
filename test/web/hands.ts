import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import type { Touch } from '../../src/display/touch.js';
import type {} from './in-page.js';

/* Hands that touch the page: only what is lit, found in the document as a person finds it on the screen. */

/** What is touched to make one move. */
export interface Gesture {
  readonly seat: number;
  readonly touches: readonly Touch[];
}

/** Makes these moves one after the other, and says what went wrong, if anything. */
export async function makeMoves(page: Page, gestures: readonly Gesture[]): Promise<void> {
  const batch = 100;
  for (let at = 0; at < gestures.length; at += batch) {
    const problem = await page.evaluate(([moves, from]) => window.hands.make(moves, from), [
      gestures.slice(at, at + batch),
      at,
    ] as const);
    if (problem !== null) throw new Error(problem);
  }
}

/** Touches so many lit things, chosen by the seed; gives how many moves that made. */
export function touchAnything(page: Page, count: number, seed: number): Promise<number> {
  return page.evaluate(([n, from]) => window.hands.anything(n, from), [count, seed] as const);
}

/** Gives the page its hands; before it is opened. */
export async function giveHands(page: Page): Promise<void> {
  const entryPoints = [new URL('./in-page.ts', import.meta.url).pathname];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, format: 'iife' });
  await page.addInitScript({ content: outputFiles[0]?.text ?? '' });
}
