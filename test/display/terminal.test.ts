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

/** Pieces on one space may share its star. */
function placeOf(thing: { readonly id: string; readonly on?: string }): string {
  return thing.on ?? thing.id;
}
