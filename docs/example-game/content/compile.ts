import { byId } from 'cityrules/kit';
import type { ContentPack } from './schema.js';

export interface Content {
  readonly pack: ContentPack;
  readonly cards: ReadonlyMap<string, ContentPack['cards'][number]>;
}

/** The pack with the indexes that the rules need. */
export function compile(pack: ContentPack): Content {
  return { pack, cards: byId(pack.cards) };
}
