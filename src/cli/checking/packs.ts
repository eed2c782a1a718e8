import type { Game } from '../../kernel/game.js';
import { gameOf } from '../arguments.js';
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
    for (const candidate of this.#packs) {
      const mine = withContent(game, candidate);
      if (mine === undefined) continue;
      const isMeant = pack.hash ? mine.contentHash === pack.hash : mine.content.id === pack.id;
      if (isMeant) return mine;
    }
    return game;
  }
}

function withContent(game: Game, pack: unknown): Game | undefined {
  try {
    return game.withContent(pack);
  } catch {
    return undefined;
  }
}
