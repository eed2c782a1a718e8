import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { neonGods, replay } from '../../src/index.js';
import { matchersFor } from '../../src/testing/vitest.js';

expect.extend(matchersFor(neonGods));

const state = neonGods.setup({ players: 2, seed: 1, firstPlayer: 0 });
const drawInstead = { type: 'drawInstead', seat: 0 };
const log = readFileSync(
  new URL('../golden/neon-gods/life-on-the-streets-2.jsonl', import.meta.url),
  'utf8',
);

describe('toAllow', () => {
  test('a legal move', () => {
    expect(state).toAllow(drawInstead);
    expect(state).not.toAllow({ type: 'drawInstead', seat: 1 });
  });

  test('says which rule refuses, and what is legal instead', () => {
    const wrong = () => expect(state).toAllow({ type: 'drawInstead', seat: 1 });
    expect(wrong).toThrow(/NG-TURN-03/);
    expect(wrong).toThrow('- {"type":"drawInstead","seat":1}\n+ {"type":"drawInstead","seat":0}');
    expect(() => expect(state).not.toAllow(drawInstead)).toThrow('is allowed');
  });
});

describe('toRefuse', () => {
  test('a move that a rule refuses', () => {
    expect(state).toRefuse({ type: 'drawInstead', seat: 1 }, 'NG-TURN-03');
    expect(state).toRefuse({ type: 'drawInstead', seat: 1 });
    expect(state).not.toRefuse(drawInstead);
    expect(state).not.toRefuse({ type: 'drawInstead', seat: 1 }, 'NG-TURN-04');
  });

  test('says what was refused by what', () => {
    expect(() => expect(state).toRefuse(drawInstead, 'NG-TURN-03')).toThrow(
      '{"type":"drawInstead","seat":0} is allowed, but NG-TURN-03 should refuse it',
    );
    expect(() => expect(state).toRefuse({ type: 'drawInstead', seat: 1 }, 'NG-TURN-04')).toThrow(
      '- NG-TURN-04\n+ NG-TURN-03',
    );
  });

  test('a rule that does not exist is an error, also where it is denied', () => {
    expect(() => expect(state).not.toRefuse(drawInstead, 'NG-TURN-3')).toThrow(
      'no rule "NG-TURN-3"',
    );
  });
});

describe('toReplay', () => {
  test('a log, from the game or to its last state', () => {
    expect(neonGods).toReplay(log);
    expect(replay(neonGods, log).state).toReplay(log);
    expect(state).not.toReplay(log);
  });

  test('says where it does not', () => {
    const lines = log.split('\n');
    lines[3] = '{"move":{"type":"done","seat":0}}';
    expect(() => expect(neonGods).toReplay(lines.join('\n'))).toThrow(
      /the log does not replay: .*line 4/,
    );
    expect(() => expect(state).toReplay(log)).toThrow('leads to another state');
  });
});
