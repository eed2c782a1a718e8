import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardPage } from '../../docs/cards/page.js';
import { boardPictureOf, pictureOf } from '../../docs/pictures/picture.js';
import { displayOf } from '../../src/displays.js';
import { games } from '../../src/index.js';
import { toSVG } from '../../src/svg.js';

const read = (path: string) => readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8');

describe.each(Object.values(games))('$title', (game) => {
  const display = displayOf(game);

  test('its list of cards is up to date (npm run docs)', () => {
    expect(read(`cards/${game.id}.md`)).toBe(cardPage(display));
  });

  test('its pictures are up to date (npm run docs)', () => {
    expect(read(`pictures/${game.id}.svg`)).toBe(`${pictureOf(game)}\n`);
    expect(read(`pictures/${game.id}-board.svg`)).toBe(`${boardPictureOf(game)}\n`);
  });

  test('cards speak in whole sentences, without ids and gaps', () => {
    const ids = new Set(display.cards.map(({ id }) => id).filter((id) => /[-:#]/.test(id)));
    for (const { id, title, lines, values } of display.cards) {
      expect(title, id).not.toBe('');
      for (const line of lines) {
        expect(line, id).toMatch(/^[A-Z0-9"'(+$].*[.!?)"]$/s);
        expect(line, id).not.toMatch(
          /undefined|null|NaN|\[object| {2}|\b1 (cards|figures|dice|points|spaces)\b/,
        );
        const named = line.split(/[\s,.;()]+/).find((word) => ids.has(word));
        expect(named, `${id}: ${line}`).toBeUndefined();
      }
      for (const { label, value } of values)
        expect(`${label}${value}`, id).not.toMatch(/undefined|null/);
    }
  });

  test('every card has an id of its own, and is found by it and by its name', () => {
    const ids = display.cards.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const card of display.cards) expect(display.card(card.id)).toBe(card);
    const [first] = display.cards;
    expect(display.findCards(first?.title.toUpperCase() ?? '')).toContain(first);
  });

  test('of copies that say the same one is found, of namesakes that differ each', () => {
    const { cards } = display;
    const said = ({ title, kind, lines, values }: (typeof cards)[number]) => {
      return JSON.stringify([title, kind, lines, values]);
    };
    const titleOf = ({ title }: (typeof cards)[number]) => title.toLowerCase();
    for (const title of new Set(cards.map(titleOf))) {
      const namesakes = cards.filter((card) => titleOf(card) === title).map(said);
      expect(display.findCards(title).map(said)).toEqual([...new Set(namesakes)]);
    }
  });

  test('an unknown card names the nearest', () => {
    const [first] = display.cards;
    expect(() => display.card(`${first?.id}x`)).toThrow('did you mean');
  });

  test('its picture is well-formed, names everything by its id, and differs from the others', () => {
    const state = game.setup({ players: game.players.min, seed: 'picture' });
    const scene = display.scene(game.view(state, 'spectator'));
    const svg = toSVG(scene);
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
    for (const { spaces, pieces } of scene.boards) {
      for (const { id } of [...spaces, ...pieces])
        expect(svg).toContain(`data-id="${id.replaceAll('"', '&quot;')}"`);
    }
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(toSVG(scene, { mode: 'dark' })).not.toBe(svg);
    expect(toSVG(scene, { highlight: ['seat:0'] })).not.toBe(svg);
  });
});
