import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenReleases, keepRelease } from './released.js';

test('every released log replays as it did, or is refused for its rules version', () => {
  expect(brokenReleases()).toEqual([]);
});

describe('a release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cityrules-release-'));
  const kept = 'neon-gods/close-quarters-2.jsonl';
  const path = join(folder, '9.9.9', kept);
  const log = () => readFileSync(path, 'utf8');

  beforeAll(() => keepRelease('9.9.9', folder));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('keeps the logs of every game, and nothing else', () => {
    const files = readdirSync(join(folder, '9.9.9'), { recursive: true, encoding: 'utf8' });
    expect(files).toContain(kept);
    expect(files.filter((file) => file.includes('.') && !file.endsWith('.jsonl'))).toEqual([]);
  });

  test('is kept once', () => {
    expect(() => keepRelease('9.9.9', folder)).toThrow('its logs stay as they are');
  });

  test('is broken by a log that replays differently', () => {
    const before = log();
    writeFileSync(path, before.replace('"slot":0', '"slot":1'));
    const broken = brokenReleases(join(folder, '9.9.9/neon-gods'));
    writeFileSync(path, before);
    expect(broken).toEqual([expect.stringContaining('close-quarters-2.jsonl: ')]);
  });

  test('is not broken by a log of an older rules version, which is refused', () => {
    const before = log();
    writeFileSync(path, before.replace('"rules":1', '"rules":0'));
    const broken = brokenReleases(join(folder, '9.9.9/neon-gods'));
    writeFileSync(path, before);
    expect(broken).toEqual([]);
  });
});
