import * as z from '../../kernel/schema.js';
import { unitsOn } from '../mechanics/units.js';
import type { FeudPosition } from '../play.js';

/*
 * Public facts that a scribe saw at the table (BF-REPLAY-05). Teams are named by faction.
 */

const perTeam = z.record(z.string().max(40), z.int());

export const facts = z.strictObject({
  power: perTeam.exactOptional(),
  assets: perTeam.exactOptional(),
  tokens: perTeam.exactOptional(),
  /** Units on a Domain. */
  units: z.record(z.string().max(40), perTeam).exactOptional(),
});
/** What a log may claim about a table: checked when it is replayed. */
export type Facts = z.output<typeof facts>;

/** BF-REPLAY-05: what does not hold is reported, not repaired. */
export function mismatches({ state }: FeudPosition, seen: Facts): string[] {
  const wrong: string[] = [];
  const compare = (what: string, noted: number, actual: number | undefined) => {
    if (actual === undefined) wrong.push(`${what}: nobody plays it`);
    else if (noted !== actual) wrong.push(`${what}: ${noted} noted, ${actual} by the moves`);
  };
  for (const fact of ['power', 'assets', 'tokens'] as const) {
    for (const [faction, noted] of Object.entries(seen[fact] ?? {})) {
      const team = state.teams[state.factions.indexOf(faction)];
      compare(`${fact} of ${faction}`, noted, team?.[fact]);
    }
  }
  for (const [domain, counts] of Object.entries(seen.units ?? {})) {
    const isLaid = Object.hasOwn(state.domains, domain);
    for (const [faction, noted] of Object.entries(counts)) {
      const seat = state.factions.indexOf(faction);
      const units = isLaid ? unitsOn(state, domain, seat) : 0;
      const actual = seat < 0 ? undefined : units;
      compare(`units of ${faction} on ${domain}`, noted, actual);
    }
  }
  return wrong;
}
