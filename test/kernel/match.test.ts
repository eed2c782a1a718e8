import { describe, expect, test } from 'vitest';
import {
  closeMatch,
  createMatch,
  fingerprint,
  InvalidInput,
  type Match,
  type MatchValue,
  neonGods,
  playMove,
  replay,
  resumeMatch,
  rollsOf,
  snapshotOf,
  startMatch,
  undoMoves,
  verify,
} from '../../src/index.js';
import { deepFreeze } from '../../src/testing/index.js';
import { type Duel, duel, type Move } from './duel.js';

const setup = { players: 2, seed: 'friday' };

/** Plays the first legal move of the first seat to act, so many times. */
function playOn(match: Match<Duel>, moves: number): Move[] {
  return Array.from({ length: moves }, () => {
    const [move] = match.game.legalMoves(match.state) as [Move];
    expect(match.play(move.seat, move)).toMatchObject({ ok: true });
    return move;
  });
}

function parsed(match: Match<Duel>): Record<string, unknown>[] {
  return match.value.lines.map((line) => JSON.parse(line));
}

describe('a match', () => {
  test('is plain JSON, and its functions change nothing', () => {
    const start = deepFreeze(startMatch(duel, setup));
    expect(JSON.parse(JSON.stringify(start))).toEqual(start);
    const [move] = duel.legalMoves(start.state) as [Move];
    const played = playMove(duel, start, move.seat, move);
    if (!played.ok) throw new Error(played.message);
    expect(start.lines).toHaveLength(1);
    expect(played.match.lines).toHaveLength(2);
    expect(JSON.parse(JSON.stringify(played.match))).toEqual(played.match);
  });

  test('goes on from its JSON, and from its log, to the same end', () => {
    const match = createMatch(duel, setup);
    playOn(match, 3);
    const fromJson = JSON.parse(JSON.stringify(match.value)) as MatchValue<Duel>;
    const fromLog = resumeMatch(duel, match.log);
    expect(fromLog).toEqual(match.value);
    playOn(match, 1);
    for (const value of [fromJson, fromLog]) {
      const [move] = duel.legalMoves(value.state) as [Move];
      expect(playMove(duel, value, move.seat, move)).toMatchObject({ match: match.value });
    }
  });

  test('tells every seat and spectators what they may see, and nobody more', () => {
    const match = createMatch(neonGods, { players: 2, seed: 'frames', firstPlayer: 0 });
    const [move] = neonGods.legalMoves(match.state).filter(({ type }) => type === 'drawInstead');
    if (move === undefined) throw new Error('no card can be drawn');
    const played = match.play(0, move);
    if (!played.ok) throw new Error(played.message);
    expect(played.frames.map(({ viewer }) => viewer)).toEqual([0, 1, 'spectator']);
    const drawn = played.frames.map(({ events }) => {
      return events.find(({ type }) => type === 'cardDrawn');
    });
    expect(drawn[0]).toHaveProperty('card');
    expect(drawn[1]).not.toHaveProperty('card');
    expect(drawn[2]).not.toHaveProperty('card');
  });

  test('a refused move changes nothing and writes nothing', () => {
    const written: string[] = [];
    const match = createMatch(duel, setup, { write: (lines) => written.push(...lines) });
    const before = match.value;
    expect(match.play(0, { type: 'done' })).toMatchObject({ ok: false, rule: 'DU-TURN-03' });
    const [move] = duel.legalMoves(match.state, 0) as [Move];
    expect(match.play(0, move, { rolls: [1] })).toMatchObject({ ok: false, rule: null });
    expect(match.value).toBe(before);
    expect(written).toHaveLength(1);
  });

  test('a seat moves for itself only; its number may be left out', () => {
    const match = createMatch(duel, setup);
    const [move] = duel.legalMoves(match.state, 0) as [Move];
    const { seat: _seat, ...without } = move;
    expect(match.play(1, move)).toMatchObject({ ok: false, rule: null });
    expect(match.play(0, without)).toMatchObject({ ok: true });
    expect(parsed(match)[1]).toEqual({ move });
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'lay'],
    ['a list', ['lay']],
    [
      'a field that throws',
      {
        get type() {
          throw new Error('no');
        },
      },
    ],
    ['a proxy that is gone', gone()],
  ])('%s is refused', (_name, input) => {
    const match = createMatch(duel, setup);
    expect(match.play(0, input)).toMatchObject({ ok: false });
  });

  test('what cannot be written has not happened', () => {
    let isFull = false;
    const match = createMatch(duel, setup, {
      write() {
        if (isFull) throw new Error('the disk is full');
      },
    });
    const before = match.value;
    const [move] = duel.legalMoves(match.state) as [Move];
    isFull = true;
    expect(() => match.play(move.seat, move)).toThrow('the disk is full');
    expect(match.value).toBe(before);
    isFull = false;
    expect(match.play(move.seat, move)).toMatchObject({ ok: true, line: 2 });
  });

  test('remarks and facts are checked before they are written', () => {
    const match = createMatch(duel, setup);
    const [move] = duel.legalMoves(match.state) as [Move];
    const { seat } = move;
    expect(() => match.play(seat, move, { remarks: { t: -1 } })).toThrow(InvalidInput);
    const note = 'x'.repeat(2001);
    expect(() => match.play(seat, move, { remarks: { note } })).toThrow(InvalidInput);
    expect(() => match.assert([1, 2])).toThrow('not a record of facts');
    expect(() => match.assert({ pionts: 3 })).toThrow('did you mean "points"');
    expect(() => match.assert(undefined)).toThrow(InvalidInput);
    expect(match.value.lines).toHaveLength(1);
  });
});

describe('what is sent twice happens once', () => {
  test('the same move at the same line is accepted again, and nothing is written', () => {
    const match = createMatch(duel, setup);
    const [move] = duel.legalMoves(match.state) as [Move];
    expect(match.play(move.seat, move, { line: 1 })).toMatchObject({ line: 2 });
    expect(match.play(move.seat, move, { line: 1 })).toMatchObject({
      ok: true,
      line: 2,
      written: [],
    });
    expect(match.value.lines).toHaveLength(2);
  });

  test('another move that comes too late is refused', () => {
    const match = createMatch(duel, setup);
    const [move, other] = duel.legalMoves(match.state, 0) as [Move, Move];
    match.play(0, move, { line: 1 });
    expect(match.play(0, other, { line: 1 })).toMatchObject({ ok: false, title: 'Out of date' });
    expect(match.play(0, other, { line: 7 })).toMatchObject({ ok: false, title: 'Out of date' });
  });
});

describe('taking back', () => {
  test('is a line more, and the state is the one before', () => {
    const match = createMatch(duel, setup);
    const before = fingerprint(match.state);
    const [move] = playOn(match, 1) as [Move];
    expect(match.undo(move.seat)).toMatchObject({ ok: true, line: 3, revealed: false });
    expect(fingerprint(match.state)).toBe(before);
    expect(parsed(match)[2]).toEqual({ undo: 1, seat: move.seat });
    playOn(match, 2);
    match.close();
    expect(verify(duel, match.log)).toMatchObject({ ok: true, moves: 2, sealed: true });
    expect(resumeMatch(duel, match.log)).toEqual(match.value);
  });

  test('only of own moves, and not of what has revealed something', () => {
    const match = createMatch(duel, setup);
    const [move] = playOn(match, 1) as [Move];
    expect(match.undo(1 - move.seat)).toMatchObject({ ok: false });
    // The second card laid reveals both.
    playOn(match, 1);
    expect(match.undo(0)).toMatchObject({ ok: false });
    expect(match.undo(1)).toMatchObject({ ok: false });
    expect(match.value.lines).toHaveLength(3);
  });

  test.each([0, -1, 0.5, 2, Number.NaN])('%d moves cannot be taken back after one', (count) => {
    const match = createMatch(duel, setup);
    const [move] = playOn(match, 1) as [Move];
    expect(match.undo(move.seat, count)).toMatchObject({ ok: false });
  });

  test('in a log: another seat, a revealed move, or too many are named at their line', () => {
    const match = createMatch(duel, setup);
    const [first] = playOn(match, 2) as [Move];
    const lines = match.value.lines.map((line) => line.replace(',"sealed":true', ''));
    const tried = (undo: number, seat: number, after: number) => {
      const log = [...lines.slice(0, after + 1), JSON.stringify({ undo, seat })];
      return verify(duel, log);
    };
    expect(tried(1, first.seat, 1)).toMatchObject({ ok: true, moves: 0 });
    expect(tried(1, 1 - first.seat, 1)).toMatchObject({ ok: false, line: 3 });
    expect(tried(1, 1 - first.seat, 2)).toMatchObject({
      ok: false,
      message: expect.stringContaining('revealed'),
    });
    expect(tried(3, first.seat, 2)).toMatchObject({ ok: false, line: 4 });
  });
});

describe('a recorded game', () => {
  function recorded(): Match<Duel> {
    const started = duel.start(setup);
    const match = createMatch(duel, { players: 2, seed: null }, { rolls: rollsOf(started.events) });
    let { state } = started;
    for (let i = 0; i < 4; i++) {
      const [move] = duel.legalMoves(state) as [Move];
      const applied = duel.apply(state, move);
      const rolls = rollsOf(applied.events);
      expect(match.play(move.seat, move, { rolls })).toMatchObject({ ok: true });
      state = applied.state;
    }
    expect({ ...match.state, chance: state.chance }).toEqual(state);
    return match;
  }

  test('has no seed and no chance, and says so', () => {
    const match = recorded();
    expect(match.state.chance).toBeNull();
    const [header] = parsed(match);
    expect(header).toMatchObject({ chance: 'recorded', setup: { players: 2 } });
    expect(header?.setup).not.toHaveProperty('seed');
    expect(header?.salt).toMatch(/^[0-9a-f]{32}$/);
  });

  test('what is not recorded is named', () => {
    expect(() => createMatch(duel, { players: 2, seed: null })).toThrow(
      'deal.0 is not recorded, and this game has no seed',
    );
    const { lines } = recorded().value;
    const at = lines.findIndex((line, i) => i > 0 && JSON.parse(line).rolls?.length > 0);
    const log = lines.slice(0, at + 1).map((line, i) => {
      const { rolls, sealed: _sealed, ...rest } = JSON.parse(line);
      return JSON.stringify(i === at ? rest : { ...rest, rolls });
    });
    expect(verify(duel, log)).toMatchObject({
      ok: false,
      line: at + 1,
      message: expect.stringMatching(/is not recorded/),
    });
  });

  test('anybody may take back any number of moves, whatever they showed', () => {
    const match = recorded();
    expect(match.undo(1, 4)).toMatchObject({ ok: true });
    expect(match.value.moves).toBe(0);
    expect(match.state).toEqual(
      startMatch(
        duel,
        { players: 2, seed: null },
        {
          rolls: JSON.parse(match.value.lines[0] as string).rolls,
        },
      ).state,
    );
    expect(verify(duel, match.log)).toMatchObject({ ok: true, moves: 0 });
  });

  test('is closed once: what is closed stays as it is', () => {
    const closed = closeMatch(duel, recorded().value);
    expect(closeMatch(duel, closed, { closed: 'expired' })).toBe(closed);
  });

  test('its fingerprints are salted: the same state has another one in another log', () => {
    const closing = () => JSON.parse(closeMatch(duel, recorded().value).lines.at(-1) as string);
    const [one, other] = [closing(), closing()];
    expect(one.state).toMatch(/^[0-9a-f]{16}$/);
    expect(one.state).not.toBe(other.state);
    expect(one.outcome).toEqual(other.outcome);
  });
});

describe('a snapshot', () => {
  const match = createMatch(
    neonGods,
    { players: 2, seed: 'look', firstPlayer: 0 },
    { names: ['Ann', 'Bo'] },
  );
  const started = match.snapshot(0, 0);
  while (match.value.lines.length < 30) {
    const [move] = neonGods.legalMoves(match.state);
    if (move !== undefined) match.play(move.seat, move);
  }

  test('has the view, own moves, names, and the number of lines', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      const snapshot = match.snapshot(viewer);
      expect(snapshot).toMatchObject({ viewer, line: 30, names: ['Ann', 'Bo'], events: [] });
      expect(snapshot.view).toEqual(neonGods.view(match.state, viewer));
      const moves = viewer === 'spectator' ? [] : neonGods.legalMoves(match.state, viewer);
      expect(snapshot.moves).toEqual(moves);
    }
  });

  test('has all events since, as the viewer may see them', () => {
    const events: (typeof started.events)[number][] = [];
    const made: number[] = [];
    replay(neonGods, match.log, { onMove: (move) => made.push(events.push(...move.events)) });
    const since10 = events.slice(made[8]);
    expect(match.snapshot(1, 10).events).toEqual(neonGods.viewEvents(since10, 1));
    const start = neonGods.start({ players: 2, seed: 'look', firstPlayer: 0 }).events;
    expect(started.events).toEqual(neonGods.viewEvents(start, 0));
    expect(match.snapshot(0, 0).events).toEqual(neonGods.viewEvents([...start, ...events], 0));
  });

  test('says what was taken back since', () => {
    const mine = createMatch(duel, setup);
    const [move] = duel.legalMoves(mine.state) as [Move];
    mine.play(move.seat, move);
    mine.undo(move.seat);
    expect(mine.snapshot(0, 2)).toMatchObject({ undone: 1, events: [] });
    expect(mine.snapshot(0, 1)).toMatchObject({ undone: 0, events: [] });
  });

  test('shows nobody everything', () => {
    expect(() => snapshotOf(neonGods, match.value, 'open')).toThrow(InvalidInput);
  });
});

test('a match chooses a seed of 128 random bits', () => {
  const seeds = Array.from(
    { length: 20 },
    () => startMatch(duel, { players: 2 }).header.setup.seed,
  );
  expect(new Set(seeds).size).toBe(20);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
});

test('undo plays again what stands, and no more', () => {
  const value = startMatch(duel, setup);
  expect(undoMoves(duel, value, 0)).toMatchObject({ ok: false });
});

function gone(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
