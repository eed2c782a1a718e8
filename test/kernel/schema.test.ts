import { describe, expect, test } from 'vitest';
import * as zod from 'zod';
import * as z from '../../src/kernel/schema.js';

/** A schema that notes when it is made. */
function noted(list: string[], name: string) {
  return z.onceMade(z.int().min(1), () => list.push(name));
}

describe('schemas that wait', () => {
  test('are made when they are first used, and once', () => {
    const made: string[] = [];
    const pair = z.strictObject({ a: noted(made, 'a'), b: z.array(noted(made, 'b')).max(2) });
    const wider = pair.extend({ c: noted(made, 'c').nullable().default(null) }).optional();
    expect(made).toEqual([]);
    expect(pair.safeParse({ a: 1, b: [2, 3] }).success).toBe(true);
    expect(made).toEqual(['a', 'b']);
    expect(pair.safeParse({ a: 0, b: [] }).success).toBe(false);
    expect(pair.safeParse({ a: 1, b: [1, 1, 1] }).success).toBe(false);
    expect(wider.parse({ a: 1, b: [] })).toEqual({ a: 1, b: [], c: null });
    expect(made).toEqual(['a', 'b', 'c']);
  });

  test('stand for real ones, of which nothing waits any more', () => {
    const inner = z.enum(['x', 'y']);
    const real = z.made(z.strictObject({ inner }));
    expect(real).toBeInstanceOf(zod.ZodObject);
    expect(real.shape.inner).toBe(z.made(inner));
    expect(z.made(real)).toBe(real);
    expect(inner.options).toEqual(['x', 'y']);
    expect(inner).toBeInstanceOf(zod.ZodEnum);
    expect('parse' in inner).toBe(true);
  });

  test('can be parts of schemas that do not wait', () => {
    const outer = zod.strictObject({ many: zod.array(z.literal('a')) });
    expect(outer.safeParse({ many: ['a', 'a'] }).success).toBe(true);
    expect(outer.safeParse({ many: ['b'] }).success).toBe(false);
  });

  test('can contain themselves', () => {
    type Tree = { branches: Tree[] };
    const tree: zod.ZodType<Tree> = z.lazy(() => z.strictObject({ branches: z.array(tree) }));
    expect(tree.safeParse({ branches: [{ branches: [] }] }).success).toBe(true);
    expect(tree.safeParse({ branches: [{}] }).success).toBe(false);
  });

  test('take what is checked and said as it is', () => {
    const even = z.int().refine((value) => value % 2 === 0, { error: 'not even' });
    expect(even.safeParse(3).error?.issues[0]?.message).toBe('not even');
    expect(even.safeParse(4).success).toBe(true);
    const named = z.union([z.literal(1), z.literal(2)], 'one or two');
    expect(named.safeParse(3).error?.issues[0]?.message).toBe('one or two');
  });
});
