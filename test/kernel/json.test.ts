import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonFault, tellFault } from '../../src/kernel/json.js';

describe('where a text stops being JSON', () => {
  test.each<[string, number, number, string]>([
    ['{"a":1 "b":2}', 1, 8, 'a comma or } is missing'],
    ['{"a":1,}', 1, 8, 'a comma stands before the }'],
    ['[1,]', 1, 4, 'a value is missing'],
    ['{"a":}', 1, 6, 'a value is missing'],
    ['{a:1}', 1, 2, 'a name in double quotes is missing'],
    ['{"a" 1}', 1, 6, 'a colon is missing'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'a comma or } is missing'],
    ['{"a":[1,2}', 1, 10, 'a comma or ] is missing'],
    ['{"a":1', 1, 7, 'a } is missing'],
    ['{"a":"b', 1, 6, 'the text that begins here does not end'],
    ['{"a":"b\nc"}', 1, 6, 'the text that begins here does not end'],
    ['"\\x"', 1, 2, 'there is no such escape'],
    ["{'a':1}", 1, 2, 'a name in double quotes is missing'],
    ["['a']", 1, 2, 'texts stand in double quotes'],
    ['[tru]', 1, 2, '"tru" needs double quotes'],
    ['[1] // note', 1, 5, 'something follows the end'],
    ['[ // note\n1]', 1, 3, 'JSON has no comments'],
    ['[ /* note */ 1]', 1, 3, 'JSON has no comments'],
    ['[,1]', 1, 2, 'a value is missing'],
    ['\n\n[+1]', 3, 2, '"+" cannot stand here'],
    ['[+1]', 1, 2, '"+" cannot stand here'],
    ['[01]', 1, 3, 'a comma or ] is missing'],
    ['', 1, 1, 'the text ends too early'],
    [`${'['.repeat(2000)}`, 1, 1001, 'it is nested too deep'],
  ])('%s', (text, line, column, reason) => {
    expect(jsonFault(text)).toMatchObject({ line, column, reason });
  });

  test('is nowhere in JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(jsonFault(text)).toBeUndefined();
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  test('is somewhere in everything that the runtime cannot read', () => {
    const damaged = fc.tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', 'x', '\\'));
    fc.assert(
      fc.property(damaged, ([json, number, put]) => {
        const at = number % (json.length + 1);
        const text = json.slice(0, at) + put + json.slice(at + 1);
        expect(jsonFault(text) === undefined).toBe(canRead(text));
      }),
      { seed: 2, numRuns: 500 },
    );
  });

  test('is not where there are many lists side by side', () => {
    expect(jsonFault(`[${Array(1500).fill('[]')}]`)).toBeUndefined();
  });

  test('in one line', () => {
    expect(tellFault('[]')).toBe('it is not JSON');
    expect(tellFault('{"a":1 "b":2}')).toBe('a comma or } is missing (column 8)');
  });
});

function canRead(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
