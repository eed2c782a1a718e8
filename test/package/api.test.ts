import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiReport } from './api.js';

test('the public surface is the one that was reviewed (npm run api writes it anew)', () => {
  expect(apiReport()).toBe(readFileSync(new URL('api.txt', import.meta.url), 'utf8'));
});
