import type { Game, GameTypes } from '../../kernel/game.js';
import { outlook as blockMania } from '../block-mania/outlook.js';
import { outlook as bloodfeud } from '../bloodfeud/outlook.js';
import { outlook as cityOfRemnants } from '../city-of-remnants/outlook.js';
import { outlook as defendNeoTokyo } from '../defend-neo-tokyo/outlook.js';
import { outlook as neonGods } from '../neon-gods/outlook.js';
import { type Outlook, plainOutlook } from './outlook.js';

const outlooks: Readonly<Record<string, unknown>> = {
  'neon-gods': neonGods,
  'city-of-remnants': cityOfRemnants,
  'block-mania': blockMania,
  bloodfeud,
  'defend-neo-tokyo': defendNeoTokyo,
};

/** How a search looks at this game; at one that it does not know, by its standing alone. */
export function outlookOf<G extends GameTypes>({ id }: Game<G>): Outlook<G> {
  const outlook = Object.hasOwn(outlooks, id) ? outlooks[id] : undefined;
  return (outlook as Outlook<G> | undefined) ?? plainOutlook<G>();
}
