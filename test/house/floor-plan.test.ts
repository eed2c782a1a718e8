import { describe, expect, test } from 'vitest';
import { rooms, top } from './floor-plan.js';
import { gameFolders, namesIn } from './sources.js';

describe.each(gameFolders)('the house of %s', (game) => {
  const names = namesIn(game);

  test('has every file of the plan at its top, and no stranger', () => {
    const files = names.filter((name) => name.includes('.'));
    expect(files).toEqual(Object.keys(top).sort());
  });

  test('has the rooms of the plan, and no stranger', () => {
    const folders = names.filter((name) => !name.includes('.'));
    const needed = Object.keys(rooms).filter((room) => rooms[room]?.optional === undefined);
    expect(folders.filter((folder) => !Object.hasOwn(rooms, folder))).toEqual([]);
    expect(needed.filter((room) => !folders.includes(room))).toEqual([]);
  });

  test.each(Object.keys(rooms).filter((room) => names.includes(room)))(
    'keeps order in %s/',
    (room) => {
      const { always, also } = rooms[room] as (typeof rooms)[string];
      const here = namesIn(`${game}/${room}`);
      expect(always.filter((name) => !here.includes(name))).toEqual([]);
      const strangers = here.filter((name) => !always.includes(name));
      if (also === 'nouns') {
        expect(strangers.filter((name) => !/^[a-z]+(?:-[a-z]+)*(?:\.ts)?$/.test(name))).toEqual([]);
      } else expect(strangers.filter((name) => !also.includes(name))).toEqual([]);
    },
  );
});

/** One thing, one name: what the plan calls by another word. */
const otherNames: Readonly<Record<string, string>> = {
  'decks.ts': 'mechanics/piles.ts',
  'draw.ts': 'mechanics/piles.ts',
  'crowd.ts': 'mechanics/occupancy.ts',
  'ground.ts': 'mechanics/occupancy.ts',
  'misplaced.ts': 'moves/out-of-place.ts',
  'agenda-invariants.ts': 'invariants/agenda.ts',
  'ids.ts': 'state/terms.ts',
  'step.ts': 'state/steps.ts',
};

test('nothing has a name of its own where the plan has one', () => {
  for (const game of gameFolders) {
    for (const room of namesIn(game).filter((name) => !name.includes('.'))) {
      expect(namesIn(`${game}/${room}`).filter((name) => Object.hasOwn(otherNames, name))).toEqual(
        [],
      );
    }
  }
});
