import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askOutcomes, type Scribe } from '../../src/cli/recording/chance.js';
import type { Ask } from '../../src/kernel/ask.js';

/** Three throws; the one in the middle can only be a 6. */
const throws: readonly (readonly number[])[] = [[1, 2], [6], [3, 4]];

function next(rolls: readonly (string | number)[]): Ask | undefined {
  const faces = throws[rolls.length];
  if (faces === undefined) return undefined;
  const outcomes = faces.map((roll) => ({ roll, name: `a ${roll}`, weight: 1 }));
  const sentence = `Throw ${rolls.length + 1}.`;
  return { label: 'throw', sentence, seenBy: 'all', names: [], outcomes, total: faces.length };
}

/** Types these answers; what was asked is noted. */
function scribeOf(answers: string[], asked: string[]): Scribe {
  const ask = async (question: string) => {
    asked.push(question.trim());
    return answers.shift();
  };
  return {
    asker: { ask, askUnseen: ask, forget: () => {}, close: () => {} },
    names: [],
    isOpen: true,
  };
}

describe('what dice showed is asked for', () => {
  beforeEach(() => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('one after the other, but for what goes without saying', async () => {
    const asked: string[] = [];
    expect(await askOutcomes(scribeOf(['2', '4'], asked), next, 'leave')).toEqual([2, 6, 4]);
    expect(asked).toEqual(['What came? (back: leave)', 'What came? (back: the answer before)']);
  });

  test('back takes the answer before back, also past what went without saying', async () => {
    const asked: string[] = [];
    const answers = ['1', 'back', '2', '3'];
    expect(await askOutcomes(scribeOf(answers, asked), next, 'leave')).toEqual([2, 6, 3]);
    expect(asked).toHaveLength(4);
  });

  test('back at the first question leaves', async () => {
    expect(await askOutcomes(scribeOf(['1', 'back', 'back'], []), next, 'leave')).toBeUndefined();
  });
});
