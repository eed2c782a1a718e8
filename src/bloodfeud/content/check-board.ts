import type { RuleId } from '../rules.js';
import type { PackIssue } from './check.js';
import type { ContentPack } from './schema.js';

export const teamCounts: readonly number[] = [4, 5, 6, 7, 8];

/** BF-SETUP-03, BF-SETUP-04: the Cityscape of every number of teams hangs together. */
export function checkLayouts(pack: ContentPack): PackIssue[] {
  const issues = pack.layouts.flatMap((layout, i) => checkLayout(pack, layout, i));
  for (const teams of teamCounts) {
    const found = pack.layouts.filter((one) => one.starts.some((start) => start.teams === teams));
    if (found.length === 1) continue;
    const message = `${found.length} layouts are for ${teams} teams; there must be one.`;
    issues.push({ rule: 'BF-SETUP-03', path: ['layouts'], message });
  }
  return issues;
}

function checkLayout(
  { tiles }: ContentPack,
  { id, tier, cells, starts }: ContentPack['layouts'][number],
  index: number,
): PackIssue[] {
  const issues: PackIssue[] = [];
  const wrong = (rule: RuleId, path: (string | number)[], message: string) => {
    issues.push({ rule, path: ['layouts', index, ...path], message });
  };
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
  return issues;
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

/** BF-SUN-05, BF-GRAVE-02. */
export function checkTracks({ sun, graveyard }: ContentPack): PackIssue[] {
  const issues: PackIssue[] = [];
  sun.spaces.forEach(({ n, cost }, i) => {
    const path = ['sun', 'spaces', i];
    if (n !== i + 1) {
      issues.push({ rule: 'BF-SUN-05', path, message: `Space ${i + 1} is numbered ${n}.` });
    }
    if (cost !== null && (cost < 1 || cost > 3)) {
      issues.push({ rule: 'BF-SUN-02', path, message: `A space costs 1 to 3, not ${cost}.` });
    }
    if (cost === null && sun.spaces.slice(0, i).some((before) => before.cost !== null)) {
      const message = 'The blockable spaces must lie directly before Daybreak.';
      issues.push({ rule: 'BF-SUN-05', path, message });
    }
  });
  if (sun.spaces[0]?.cost !== null) {
    const message = 'At least one space cannot be blocked.';
    issues.push({ rule: 'BF-SUN-05', path: ['sun', 'spaces', 0], message });
  }
  graveyard.tokens.forEach((space, i) => {
    const path = ['graveyard', 'tokens', i];
    if (space < 1 || space > graveyard.spaces) {
      issues.push({ rule: 'BF-SETUP-07', path, message: `The Graveyard has no space ${space}.` });
    } else if (graveyard.tokens.indexOf(space) !== i) {
      issues.push({ rule: 'BF-SETUP-07', path, message: `Space ${space} has a token already.` });
    }
  });
  return issues;
}
