import type { ContentPack as ManiaPack } from '../../src/block-mania/index.js';
import type { ContentPack as FeudPack } from '../../src/bloodfeud/index.js';
import type { ContentPack as CityPack } from '../../src/city-of-remnants/index.js';
import type { ContentPack as TokyoPack } from '../../src/defend-neo-tokyo/index.js';
import type { Game, GameTypes } from '../../src/index.js';
import { capital } from '../../src/kit/words.js';
import type { ContentPack as NeonGodsPack } from '../../src/neon-gods/index.js';

/* Packs in which some ids are called something else. */

/** Fields by which packs name things as they like. */
const naming = new Set(['id', 'color', 'colour', 'tags']);

/** The names that a pack gives, by the sections where it gives them: `cards.id`, and `boards` where ids are keys. */
export function namesIn(pack: object): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (value: unknown, path: readonly string[]): void => {
    const field = path[path.length - 1] ?? '';
    if (typeof value === 'string' && naming.has(field) && path.length > 1) {
      const section = path.join('.');
      found.set(section, [...(found.get(section) ?? []), value]);
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      visit(inner, Array.isArray(value) ? path : [...path, key]);
    }
  };
  visit(pack, []);
  if ('boards' in pack && !Array.isArray(pack.boards)) {
    found.set('boards', Object.keys(pack.boards as object));
  }
  return found;
}

/** A copy in which these names are others, wherever they stand. */
export function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [names.get(key) ?? key, renamed(one, names)]),
  );
}

/** A word that nothing is called by nature, as long as the other, and it comes where that one comes in every order. */
export function harmless(word: string): string {
  const last = word.charCodeAt(word.length - 1);
  return word.slice(0, -1) + (/^\d+$/.test(word) ? '-' : String.fromCharCode(last + 1));
}

/** How displays print a word: as it is, as the beginning of a sentence, and what it is made of as words. */
function printed(word: string): string[] {
  const apart = word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return [word, capital(word), capital(apart)];
}

/** A value as text in which the harmless words are the odd ones again. */
export function asOdd(value: unknown, words: Iterable<string>): string {
  let text = JSON.stringify(value) ?? '';
  for (const word of words) {
    const odd = printed(word);
    printed(harmless(word)).forEach((plain, way) => {
      text = text.replaceAll(plain, odd[way] as string);
    });
  }
  return text;
}

/** Where two texts begin to differ. */
export function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [here, there] = [one, other].map((text) => text.slice(Math.max(0, at - 100), at + 100));
  return `\n${here}\nand not\n${there}`;
}

/** Setup options with which the first of everything is in play. */
export function startOf(game: Game, seed: string): GameTypes['setupInput'] {
  const players = game.players.min;
  return { players, seed, ...firstIn(game, players) };
}

function firstIn({ id, content }: Game, players: number): object {
  switch (id) {
    case 'neon-gods': {
      const { gangs, scenarios } = content as NeonGodsPack;
      return { gangs: idsOf(gangs.slice(0, players)), scenario: scenarios[0]?.id };
    }
    case 'city-of-remnants': {
      const { leaders, developments: all, constants } = content as CityPack;
      const developments = (['slum', 'midtown', 'heights'] as const).flatMap((level) => {
        const types = all.filter(({ type }) => type === level);
        return idsOf(types.slice(0, constants.draft[level]));
      });
      return { leaders: idsOf(leaders.slice(0, players)), developments, roundLimit: 2 };
    }
    case 'block-mania':
      return { seating: idsOf((content as ManiaPack).boards.slice(0, players)) };
    case 'bloodfeud': {
      const { factions: all, scenarios } = content as FeudPack;
      const ofKind = (kind: string) => all.filter((one) => one.kind === kind).slice(0, players / 2);
      const factions = idsOf([...ofKind('vampire'), ...ofKind('human')]);
      return { factions, immersive: true, scenario: scenarios[0]?.id };
    }
    default:
      return { threat: (content as TokyoPack).sets[0]?.id };
  }
}

function idsOf(entries: readonly { readonly id: string }[]): string[] {
  return entries.map(({ id }) => id);
}
