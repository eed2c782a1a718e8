import { describe, expect, test } from 'vitest';
import { displayOf, drawScreen, drawTable } from '../../src/displays.js';
import {
  blockMania,
  bloodfeud,
  cityOfRemnants,
  defendNeoTokyo,
  type Game,
  games,
  neonGods,
} from '../../src/index.js';
import { lookAt, stages, statesOf } from './stages.js';

const widths = [40, 60, 80, 100, 120];

describe.each(Object.values(games))('$title in a terminal', (game) => {
  const { theme } = displayOf(game);
  const states = statesOf(game);
  const looks = stages.map((stage) => lookAt(game, states[stage]));

  test.each(widths)('no line is wider than %i columns, with and without Unicode', (width) => {
    for (const { scene, lit: highlight } of looks) {
      for (const ascii of [false, true]) {
        const options = { theme, width, ascii, highlight };
        for (const drawn of [drawScreen(scene, options), drawTable(scene, options)]) {
          for (const line of drawn.split('\n'))
            expect(line.length, line).toBeLessThanOrEqual(width);
        }
      }
    }
  });

  test('nothing but ASCII where that is asked for', () => {
    for (const { scene, lit: highlight } of looks) {
      const options = { theme, ascii: true, highlight };
      const foreign = /[^\x20-\x7e\n]/;
      expect(drawScreen(scene, options)).not.toMatch(foreign);
      expect(drawTable(scene, options)).not.toMatch(foreign);
    }
  });

  test('a screen leaves room for the prompt and the choices on 24 lines', () => {
    for (const { scene, lit: highlight } of looks) {
      const lines = drawScreen(scene, { theme, highlight, height: 18 }).split('\n');
      expect(lines.length).toBeLessThanOrEqual(20);
    }
  });

  test('every card, seat and place that can be touched has a star', () => {
    for (const { scene, lit } of looks) {
      const drawn = drawTable(scene, { theme, highlight: lit });
      const read = drawn.replace(/\s+/g, ' ');
      for (const card of scene.zones.flatMap(({ cards }) => cards)) {
        if (lit.includes(card.id)) expect(read).toContain(card.title);
      }
      const touched = scene.boards.flatMap(({ spaces, pieces, links }) => {
        return [...spaces, ...pieces, ...links].filter(({ id }) => lit.includes(id));
      });
      const stars = (drawn.match(/\*|◇/g) ?? []).length;
      expect(stars).toBeGreaterThanOrEqual(new Set(touched.map(placeOf)).size);
    }
  });

  test('colours are put in only where there is a way to', () => {
    const [{ scene, lit }] = looks as [(typeof looks)[number]];
    const painted = drawScreen(scene, { theme, highlight: lit, paint: (_, text) => `<${text}>` });
    expect(painted).toContain('<');
    expect(drawScreen(scene, { theme, highlight: lit })).not.toContain('<');
  });
});

describe('a screen with little room', () => {
  const { theme } = displayOf(cityOfRemnants);
  const { scene } = lookAt(cityOfRemnants, statesOf(cityOfRemnants).middle);
  const row = scene.zones.find(({ id }) => id === 'zone:market')?.cards.map(({ id }) => id) ?? [];
  const drawn = (highlight: readonly string[], height: number) => {
    return drawScreen(scene, { theme, highlight, height });
  };

  test('folds the board where nothing on it can be touched', () => {
    expect(drawn(row, 10)).toContain('The board is folded (table)');
    expect(drawn(row, 10).split('\n').length).toBeLessThanOrEqual(10);
    expect(drawn([...row, 'space:A3'], 10)).toContain('│A3');
    expect(drawn(row, 30)).toContain('│A3');
  });

  test('keeps what is told of a seat together', () => {
    const words = drawSeats('$', 5);
    expect(words).toMatch(/\$ 5/);
    expect(words).not.toMatch(/\$\n/);
  });

  test('has seats as a table or as words, never half of both', () => {
    const { scene: feud } = lookAt(bloodfeud, statesOf(bloodfeud).middle);
    for (let width = 60; width <= 140; width++) {
      const lines = drawScreen(feud, { theme: displayOf(bloodfeud).theme, width, height: 40 });
      const rows = lines.split('\n').filter((line) => /^[> ]0 Brujah/.test(line));
      expect(rows.join('\n')).not.toMatch(/;$/m);
    }
  });

  /** Seats of which each has a fact that might be torn apart, at every width. */
  function drawSeats(label: string, value: number): string {
    const facts: [string, number][] = [[label, value]];
    const seats = scene.seats.map((seat) => ({ ...seat, facts }));
    const widths = Array.from({ length: 30 }, (_, i) => 30 + i);
    return widths
      .map((width) => drawScreen({ ...scene, seats, zones: [] }, { theme, width, height: 4 }))
      .join('\n');
  }
});

test.each<[Game, string[]]>([
  [neonGods, ['░ dead zone', '⌂ base']],
  [cityOfRemnants, ['☒ YCU token']],
  [blockMania, ["▁ 'tween block plaza", '━ mega-way', 'M Mob or shopping mall']],
  [bloodfeud, ['● Basic Unit', '♟ Player Unit']],
  [defendNeoTokyo, ['♜ Mech', '▪ City Damage']],
])('$title: signs are called as players call them', (game, signs) => {
  const { scene } = lookAt(game, statesOf(game).middle);
  const drawn = drawTable(scene, { theme: displayOf(game).theme, width: 600 });
  const [legend = ''] = drawn.split('\n').filter((line) => line.startsWith('Signs:'));
  for (const sign of signs) expect(legend).toContain(sign);
});

describe('a screen with much room', () => {
  const linesOf = (game: Game, width: number, height: number) => {
    const { scene, lit } = lookAt(game, statesOf(game).middle);
    const { theme } = displayOf(game);
    return drawScreen(scene, { theme, width, height, highlight: lit }).split('\n');
  };

  test('also shows what lies open for all, and leaves six lines for what has happened', () => {
    const market = /^Market: Gear/;
    expect(linesOf(bloodfeud, 120, 44).some((line) => market.test(line))).toBe(true);
    expect(linesOf(bloodfeud, 120, 41).some((line) => market.test(line))).toBe(false);
    for (const game of Object.values(games)) {
      expect(linesOf(game, 120, 60).length, game.title).toBeLessThanOrEqual(54);
    }
  });

  test('names the whole of what it can', () => {
    expect(linesOf(bloodfeud, 80, 20).join('\n')).toContain('│D8 Brooklyn       │');
    expect(linesOf(bloodfeud, 100, 20).join('\n')).toContain('│D8 Brooklyn Heights    │');
  });

  test('tells of every seat what it tells of one, also where one has more to tell', () => {
    const { scene } = lookAt(bloodfeud, statesOf(bloodfeud).middle);
    const others: [string, string][] = [
      ['Kind', 'k'],
      ['Orders', 'o'],
    ];
    const own: [string, string][] = [
      ['Kind', 'k'],
      ['Own', 'w'],
      ['Orders', 'o'],
    ];
    const seats = scene.seats.map((row, i) => ({ ...row, facts: i === 0 ? own : others }));
    for (let width = 24; width < 50; width++) {
      const lines = drawScreen({ ...scene, seats, zones: [], boards: [] }, { width }).split('\n');
      const told = lines.slice(-5).map((line) => / o$/.test(line));
      expect(new Set(told).size, `${width} columns`).toBe(1);
    }
  });
});

test('Barricades stand where they hide no Unit', () => {
  const { scene } = lookAt(bloodfeud, statesOf(bloodfeud).middle);
  const drawn = drawScreen(scene, { theme: displayOf(bloodfeud).theme });
  expect(drawn).toContain('│2♟1 ♛1 ⌂         2#1● 2● ♛2');
  expect(drawn).toContain('│D5 Central Park  2#D6 Astoria');
});

test('a legend tells signs that are seen, and no others', () => {
  const { scene } = lookAt(blockMania, statesOf(blockMania).middle);
  const { theme } = displayOf(blockMania);
  const paint = (codes: string, text: string) => `\u001b[${codes}m${text}\u001b[0m`;
  for (const options of [{}, { paint }, { ascii: true }]) {
    const drawn = drawScreen(scene, { theme, width: 120, height: 40, ...options });
    expect(drawn).toContain('M Mob');
    expect(drawn).not.toContain('s special');
  }
});

test('of four blocks that do not stand side by side, a low screen shows the one that matters', () => {
  const { scene } = lookAt(blockMania, statesOf(blockMania).middle);
  const [block] = scene.boards;
  if (block === undefined) throw new Error('there is no block');
  const boards = [0, 1, 2, 3].map((i) => ({
    ...block,
    label: `Block ${i}`,
    spaces: block.spaces.map((space) => ({ ...space, id: `${space.id}@${i}` })),
    pieces: [],
  }));
  const { theme } = displayOf(blockMania);
  const drawn = (height: number) => {
    const highlight = ['space:5,5@3'];
    return drawScreen({ ...scene, boards, zones: [] }, { theme, width: 70, height, highlight });
  };
  expect(drawn(60)).toMatch(/^ +Block 0 +Block 1 +Block 2$/m);
  expect(drawn(60)).toMatch(/^ +Block 3$/m);
  expect(drawn(18)).toMatch(/^ +Block 3$/m);
  expect(drawn(18)).toContain('Folded (table): Block 0, Block 1, Block 2');
  expect(drawn(18).split('\n').length).toBeLessThanOrEqual(18);
});

test('the name of a block ends with a word', () => {
  const { scene } = lookAt(blockMania, statesOf(blockMania).middle);
  const boards = scene.boards.map((board) => ({ ...board, label: 'Kepler Row Block (collapsed)' }));
  const drawn = drawScreen({ ...scene, boards }, { theme: displayOf(blockMania).theme, width: 46 });
  expect(drawn).toMatch(/^ +Kepler Row Block +Kepler Row Block$/m);
});

/** Pieces on one space may share its star. */
function placeOf(thing: { readonly id: string; readonly on?: string }): string {
  return thing.on ?? thing.id;
}
