import type { Game } from '../../kernel/game.js';
import { gameOf } from '../arguments.js';
import { Unusable } from '../exit.js';
import { readJson } from '../files.js';

/** Content packs named on the command line: a log or state finds its own among them. */
export class Packs {
  readonly #packs: unknown[] = [];

  static async read(files: readonly string[]): Promise<Packs> {
    const packs = new Packs();
    for (const file of files) packs.#packs.push(await readJson(file));
    return packs;
  }

  /** The game with the pack of this hash, or id where no hash is known, or else with its standard pack. */
  gameWith(file: string, id: string, pack: { readonly id?: string; readonly hash?: string }): Game {
    const game = gameOf(id, `${file}: `);
    const meant = this.#fitting(game).find((mine) => {
      return pack.hash ? mine.contentHash === pack.hash : mine.content.id === pack.id;
    });
    return meant ?? game;
  }

  /** The game for a file that names no pack: with the one that was named for it, or else its standard pack. */
  gameFor(file: string, id: string): Game {
    const game = gameOf(id, `${file}: `);
    const [first, ...others] = this.#fitting(game);
    if (others.length === 0) return first ?? game;
    const ids = [first, ...others].map((mine) => mine?.content.id).join(', ');
    throw new Unusable(`${file} does not say its "content", and several packs fit: ${ids}`);
  }

  /** Those that a game can be played with, as they were written. */
  of(game: Game): readonly unknown[] {
    return this.#packs.filter((pack) => withContent(game, pack) !== undefined);
  }

  #fitting(game: Game): Game[] {
    return this.#packs.flatMap((pack) => withContent(game, pack) ?? []);
  }
}

function withContent(game: Game, pack: unknown): Game | undefined {
  try {
    return game.withContent(pack);
  } catch {
    return undefined;
  }
}
