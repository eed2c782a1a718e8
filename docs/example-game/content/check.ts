import { issuesOf, type PackIssue, uniqueIds } from 'cityrules/kit';
import type { RuleId } from '../rules.js';
import { type ContentPack, mostSeats } from './schema.js';

/** What a pack that parses may still have wrong. */
export function checkPack(pack: ContentPack): PackIssue<RuleId>[] {
  return issuesOf((wrong) => {
    uniqueIds(pack, ['cards'], 'DU-PACK-01', wrong);
    const needed = mostSeats * pack.rounds;
    if (pack.cards.length >= needed) return;
    wrong('DU-PACK-02', ['cards'], `${mostSeats} seats need ${needed} cards`);
  });
}
