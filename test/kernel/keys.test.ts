import { expect, test } from 'vitest';
import { asKey, useKeys } from '../../src/kernel/keys.js';

const texts = ['gm-ash:1', '12', '__proto__', 'constructor', '', 'x'.repeat(99)];

test('a text stays the same in the form of a key', () => {
  for (const text of texts) expect(asKey(text)).toBe(text);
});

test('data stay the same with keys for texts, whatever they hold', () => {
  const data = () => ({
    ids: [...texts],
    card: { id: 'start-mums-bandit', values: [1, null, true, { text: '12' }] },
    frozen: Object.freeze({ id: 'start-mums-bandit' }),
  });
  const used = data();
  useKeys(used);
  expect(used).toEqual(data());
});
