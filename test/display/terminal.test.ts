import { describe, expect, test } from 'vitest';
import { displayOf, drawScreen, drawTable } from '../../src/displays.js';
import { games } from '../../src/index.js';
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

/** Pieces on one space may share its star. */
function placeOf(thing: { readonly id: string; readonly on?: string }): string {
  return thing.on ?? thing.id;
}
