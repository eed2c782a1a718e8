import { blockMania } from './block-mania.js';
import { bloodfeud } from './bloodfeud.js';
import { cityOfRemnants } from './city-of-remnants.js';
import { defendNeoTokyo } from './defend-neo-tokyo.js';
import { neonGods } from './neon-gods.js';
import type { Vocabulary } from './vocabulary.js';

const vocabularies: Readonly<Record<string, Vocabulary>> = {
  'neon-gods': neonGods,
  'city-of-remnants': cityOfRemnants,
  'block-mania': blockMania,
  bloodfeud,
  'defend-neo-tokyo': defendNeoTokyo,
};

/** The words of a game; none for a game that we do not know. */
export function vocabularyOf(game: string): Vocabulary | undefined {
  return Object.hasOwn(vocabularies, game) ? vocabularies[game] : undefined;
}
