import type { Wrong } from '../../kit/pack.js';
import type { RuleId } from '../rules.js';
import type { ContentPack } from './schema.js';

export const teamCounts: readonly number[] = [4, 5, 6, 7, 8];

/** BF-SETUP-03, BF-SETUP-04: the Cityscape of every number of teams hangs together. */
export function checkLayouts(pack: ContentPack, wrong: Wrong<RuleId>): void {
  pack.layouts.forEach((layout, i) => {
    checkLayout(pack, layout, (rule, path, message) => {
      wrong(rule, ['layouts', i, ...path], message);
    });
  });
  for (const teams of teamCounts) {
    const found = pack.layouts.filter((one) => one.starts.some((start) => start.teams === teams));
    if (found.length === 1) continue;
    const message = `${found.length} layouts are for ${teams} teams; there must be one.`;
    wrong('BF-SETUP-03', ['layouts'], message);
  }
}

function checkLayout(
  { tiles }: ContentPack,
  { id, tier, cells, starts }: ContentPack['layouts'][number],
  wrong: Wrong<RuleId>,
): void {
  const usable = tiles.filter((tile) => tile.tier <= tier).length;
  if (usable < cells.length) {
    wrong('BF-SETUP-03', ['tier'], `${id} has ${cells.length} cells, but ${usable} tiles fit.`);
  }
  const byId = new Map(cells.map((cell) => [cell.id, cell]));
  cells.forEach((cell, i) => {
    if (cell.id !== `D${i + 1}`) {
      wrong('BF-SETUP-03', ['cells', i], `Cell ${i + 1} must be D${i + 1}, not ${cell.id}.`);
    }
    cell.adjacent.forEach((to, k) => {
      if (cell.adjacent.indexOf(to) !== k) {
        wrong('BF-SETUP-03', ['cells', i, 'adjacent', k], `${cell.id} touches ${to} twice.`);
      }
      const isMutual = to !== cell.id && byId.get(to)?.adjacent.includes(cell.id);
      if (isMutual) return;
      wrong('BF-SETUP-03', ['cells', i, 'adjacent', k], `${cell.id} touches ${to}, not so back.`);
    });
  });
  if (!isConnected(byId)) wrong('BF-SETUP-03', ['cells'], `${id} is not connected.`);
  starts.forEach(({ teams, cells: start }, i) => {
    if (new Set(start).size < teams) {
      wrong('BF-SETUP-04', ['starts', i], `${teams} teams need ${teams} start cells.`);
    }
    for (const cell of start) {
      if (!byId.has(cell)) wrong('BF-SETUP-04', ['starts', i], `There is no cell ${cell}.`);
    }
  });
}

function isConnected(cells: ReadonlyMap<string, { adjacent: readonly string[] }>): boolean {
  const [first] = cells.keys();
  const reached = new Set<string>();
  const open = first === undefined ? [] : [first];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    if (reached.has(cell)) continue;
    reached.add(cell);
    open.push(...(cells.get(cell)?.adjacent ?? []));
  }
  return [...cells.keys()].every((cell) => reached.has(cell));
}

/** BF-SUN-02: what it may cost to block a space. */
const sunCost = { lowest: 1, highest: 3 };

/** BF-SUN-05, BF-GRAVE-02: the Sun Track and the Graveyard. */
export function checkTracks({ sun, graveyard }: ContentPack, wrong: Wrong<RuleId>): void {
  sun.spaces.forEach(({ space, cost }, i) => {
    const path = ['sun', 'spaces', i];
    if (space !== i + 1) {
      wrong('BF-SUN-05', path, `Space ${i + 1} is numbered ${space}.`);
    }
    if (cost !== null && (cost < sunCost.lowest || cost > sunCost.highest)) {
      wrong(
        'BF-SUN-02',
        path,
        `A space costs ${sunCost.lowest} to ${sunCost.highest}, not ${cost}.`,
      );
    }
    if (cost === null && sun.spaces.slice(0, i).some((before) => before.cost !== null)) {
      const message = 'The blockable spaces must lie directly before Daybreak.';
      wrong('BF-SUN-05', path, message);
    }
  });
  if (sun.spaces[0]?.cost !== null) {
    const message = 'At least one space cannot be blocked.';
    wrong('BF-SUN-05', ['sun', 'spaces', 0], message);
  }
  graveyard.tokens.forEach((space, i) => {
    const path = ['graveyard', 'tokens', i];
    if (space < 1 || space > graveyard.spaces) {
      wrong('BF-SETUP-07', path, `The Graveyard has no space ${space}.`);
    } else if (graveyard.tokens.indexOf(space) !== i) {
      wrong('BF-SETUP-07', path, `Space ${space} has a token already.`);
    }
  });
}
