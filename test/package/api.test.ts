import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiReport } from './api.js';

const folder = new URL('api/', import.meta.url);
const { pages: report, untold } = apiReport();

test('every entry has its report, and nothing else has one', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(report).sort());
});

test.each(Object.keys(report))('%s is the surface that was reviewed (npm run api)', (name) => {
  expect(report[name]).toBe(readFileSync(new URL(name, folder), 'utf8'));
});

test('every export says what it is for', () => {
  expect(untold).toEqual([]);
});
