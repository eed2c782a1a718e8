import { describe, expect, test } from 'vitest';
import { askedFor } from '../../src/display/asking.js';
import type { Asking } from '../../src/display/display.js';
import { buttonTouch, numberTouch, type Touch, thingTouch } from '../../src/display/touch.js';

/* What is asked is what can be done. */

type Move = { readonly type: 'scrawl' | 'draw' | 'stop'; readonly touches: readonly Touch[] };

const scrawl: Move = { type: 'scrawl', touches: [thingTouch('piece:1', 'Juves 1')] };
const draw: Move = { type: 'draw', touches: [buttonTouch('draw', 'Draw a counter')] };
const stop: Move = { type: 'stop', touches: [buttonTouch('stop', 'Scrawl no more')] };

function asked(asking: Partial<Asking<Move['type']>>, ...moves: readonly Move[]): string {
  const whole = { seats: [0], phase: 'Scrawling', ask: '', wait: 'scrawl', ...asking };
  return askedFor(whole, moves, ({ touches }) => touches);
}

describe('ways', () => {
  const ways = [
    ['scrawl', 'choose a blocker that scrawls'],
    [['draw', 'stop'], 'leave it'],
  ] as const;

  test.each<[string, string, readonly Move[]]>([
    ['all where no moves are told', 'Choose a blocker that scrawls or leave it.', []],
    ['those that are possible', 'Leave it.', [draw, stop]],
    ['by any of their types', 'Choose a blocker that scrawls or leave it.', [scrawl, stop]],
    ['the only button by its name', 'Scrawling: only "Scrawl no more" is possible.', [stop]],
  ])('%s', (_name, sentence, moves) => {
    expect(asked({ ways }, ...moves)).toBe(sentence);
  });

  test('stand after a colon, or after a sentence in one of their own', () => {
    expect(asked({ ways, ask: 'You have 2 CP' }, draw, stop)).toBe('You have 2 CP: leave it.');
    expect(asked({ ways, ask: 'It is late.' }, draw, stop)).toBe('It is late. Leave it.');
  });

  test('all of them where the moves do something else', () => {
    const other = [['scrawl', 'scrawl']] as const;
    expect(asked({ ways: other }, draw, stop)).toBe('Scrawl.');
  });
});

describe('a sentence without ways', () => {
  test('is followed by the only button', () => {
    const ask = 'You need 2000 ARCs.';
    expect(asked({ ask }, stop)).toBe('You need 2000 ARCs. Only "Scrawl no more" is possible.');
  });

  test('stays as it is where it names the button, or where there is more to choose', () => {
    const ask = 'You may scrawl no more.';
    expect(asked({ ask }, stop)).toBe(ask);
    expect(asked({ ask: 'Who scrawls?' }, scrawl)).toBe('Who scrawls?');
    expect(asked({ ask: 'Who scrawls?' }, draw, stop)).toBe('Who scrawls?');
    const number: Move = { type: 'draw', touches: [numberTouch('much', 'How much', 1)] };
    expect(asked({ ask: 'How much?' }, number)).toBe('How much?');
  });
});
