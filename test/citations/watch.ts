/*
 * For `npm run citations`: notes which rule refused a move of which type, in every test. The kernel throws an
 * IllegalMove for each refusal; here its class is replaced by one that tells.
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import type { Rule } from '../../src/kernel/rules.js';

const { seen } = vi.hoisted(() => ({ seen: new Set<string>() }));

vi.mock('../../src/kernel/errors.js', async (original) => {
  const errors = await original<typeof import('../../src/kernel/errors.js')>();
  class IllegalMove<R extends string> extends errors.IllegalMove<R> {
    constructor(rule: R, book: Rule, because: string, move: unknown) {
      super(rule, book, because, move);
      const { type } = Object(move) as { type?: unknown };
      if (typeof type === 'string') seen.add(`${rule} ${type}`);
    }
  }
  return { ...errors, IllegalMove };
});

afterAll(() => {
  const folder = process.env.CITATIONS;
  if (folder === undefined || seen.size === 0) return;
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify([...seen]));
});
