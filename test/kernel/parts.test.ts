import { describe, expect, expectTypeOf, test } from 'vitest';
import { mayHoldParts } from '../../src/kernel/parts.js';
import type { Flat } from '../../src/kernel/play.js';
import * as z from '../../src/kernel/schema.js';

describe('what somebody else could change later', () => {
  test.each([
    ['a text', z.string()],
    ['a number', z.int().min(0)],
    ['a word of a list', z.enum(['a', 'b'])],
    ['yes or no', z.boolean()],
    ['one or nothing', z.literal('a').nullable().optional()],
    ['one of several plain values', z.union([z.int(), z.null()])],
  ])('%s is no such thing', (_what, schema) => {
    expect(mayHoldParts(schema)).toBe(false);
  });

  test.each([
    ['a list', z.array(z.int())],
    ['a record', z.strictObject({ a: z.int() })],
    ['a list or nothing', z.array(z.string()).nullable().optional()],
    ['a text or a record', z.union([z.string(), z.strictObject({})])],
    ['anything', z.unknown()],
  ])('%s is', (_what, schema) => {
    expect(mayHoldParts(schema)).toBe(true);
  });

  test('an event with a list in it is not flat, whoever may see it', () => {
    interface Drawn {
      readonly type: 'drawn';
      readonly card?: string;
      readonly hidden: { readonly card: number[] };
    }
    interface Shown {
      readonly type: 'shown';
      readonly cards: readonly string[];
    }
    expectTypeOf<Flat<Drawn | Shown>>().toEqualTypeOf<Drawn>();
  });
});
