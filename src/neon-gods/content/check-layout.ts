import { type SpaceId, spaceIds } from './board.js';
import { indexOf, neighbours } from './geometry.js';
import { many, type PackIssue } from './issue.js';
import { type CellItems, type Layout, parseCell, parseLayout } from './layout.js';
import type { ContentPack, PlayerCount, Scenario } from './schema.js';

/** A layout as it is being checked. */
interface Sheet {
  readonly pack: ContentPack;
  readonly scenario: Scenario;
  readonly players: PlayerCount;
  readonly path: readonly (string | number)[];
}

/** Later checks need what earlier ones secure, so a fault of one kind may end the check. */
export function checkLayout(sheet: Sheet): PackIssue[] {
  const misshapen = checkShape(sheet);
  if (misshapen.length > 0) return misshapen;

  const cells = sheet.scenario.layouts[sheet.players];
  const layout = parseLayout(cells);
  if (layout === undefined) {
    const texts = cells.flat();
    return spaceIds.flatMap((space) => {
      const text = texts[indexOf[space]] ?? '';
      return parseCell(text) ? [] : [cellIssue(sheet, space, `"${text}" is no legal cell`)];
    });
  }

  const issues = [...checkBases(sheet, layout), ...checkCells(sheet, layout)];
  if (issues.length === 0 && sheet.scenario.flags.deadZonesImpassable) {
    issues.push(...checkWays(sheet, layout));
  }
  return [...issues, ...checkCounts(sheet, layout)];
}

function checkShape(sheet: Sheet): PackIssue[] {
  const issues: PackIssue[] = [];
  const rows = sheet.scenario.layouts[sheet.players];
  if (rows.length !== 6) {
    const message = `${title(sheet)}: the layout has ${many(rows.length, 'row')}; it must have 6.`;
    issues.push({ rule: 'NG-PACK-03', path: [...sheet.path], message });
  }
  for (const [index, row] of rows.entries()) {
    if (row.length === 6) continue;
    const length = many(row.length, 'cell');
    const message = `${title(sheet)}: row ${index + 1} has ${length}; it must have 6.`;
    issues.push({ rule: 'NG-PACK-03', path: [...sheet.path, index], message });
  }
  return issues;
}

function checkBases(sheet: Sheet, layout: Layout): PackIssue[] {
  const issues: PackIssue[] = [];
  for (let seat = 0; seat < sheet.players; seat++) {
    const spaces = spaceIds.filter((space) => layout[space].base === seat);
    if (spaces.length === 1) continue;
    const where = spaces.length === 0 ? 'missing' : `on ${spaces.join(', ')}`;
    const fault = `the base of seat ${seat} is ${where}; it must be on one space`;
    issues.push({
      rule: 'NG-PACK-03',
      path: [...sheet.path],
      message: `${title(sheet)}: ${fault}.`,
    });
  }
  for (const space of spaceIds) {
    const { base } = layout[space];
    if (base === null || base < sheet.players) continue;
    const fault = `a base of seat ${base}, but the seats are 0 to ${sheet.players - 1}`;
    issues.push({ ...cellIssue(sheet, space, fault), rule: 'NG-PACK-03' });
  }
  return issues;
}

function checkCells(sheet: Sheet, layout: Layout): PackIssue[] {
  const order = sheet.pack.id === 'standard' ? 'strict' : 'lenient';
  return spaceIds.flatMap((space) => {
    const forbidden = forbiddenItems(layout[space], order);
    if (forbidden.length === 0) return [];
    const ground = layout[space].base === null ? 'dead zone' : 'base';
    return [cellIssue(sheet, space, `a ${ground} cannot carry ${forbidden.join(' or ')}`)];
  });
}

/** In the standard pack nothing lies on a base or dead zone; other packs may be less strict. */
function forbiddenItems(items: CellItems, order: 'strict' | 'lenient'): string[] {
  const isBase = items.base !== null;
  if (!isBase && !items.dead) return [];
  const strict = order === 'strict';
  const forbidden: string[] = [];
  if (isBase && items.dead) forbidden.push('a dead zone');
  if (items.skyscraper > 0 && (isBase || strict)) forbidden.push('a skyscraper');
  if (items.tunnel) forbidden.push('a tunnel');
  if (items.andys > 0 && (isBase || strict)) forbidden.push('an andy');
  if (items.owls > 0 && strict) forbidden.push('an owl');
  if (items.products > 0 && strict) forbidden.push('a product');
  return forbidden;
}

/** Where dead zones are walls: a tunnel beside every base, and a way from it to every space. */
function checkWays(sheet: Sheet, layout: Layout): PackIssue[] {
  const issues: PackIssue[] = [];
  for (const home of spaceIds) {
    const { base } = layout[home];
    if (base === null) continue;
    if (!neighbours[home].some((space) => layout[space].tunnel)) {
      issues.push(cellIssue(sheet, home, `the base of seat ${base} has no tunnel beside it`));
    }
    const reached = reachedFrom(home, layout);
    const missed = spaceIds.filter((space) => isOpen(layout[space]) && !reached.has(space));
    if (missed.length === 0) continue;
    const message = `${title(sheet)}: seat ${base} cannot reach ${missed.join(', ')}.`;
    issues.push({ rule: 'NG-PACK-04', path: [...sheet.path], message });
  }
  return issues;
}

function reachedFrom(home: SpaceId, layout: Layout): Set<SpaceId> {
  const tunnels = spaceIds.filter((space) => layout[space].tunnel);
  const reached = new Set([home]);
  // A Set hands out members added while it is being walked.
  for (const here of reached) {
    const ways = layout[here].tunnel ? [...neighbours[here], ...tunnels] : neighbours[here];
    for (const next of ways) {
      if (isOpen(layout[next])) reached.add(next);
    }
  }
  return reached;
}

/** Neither a base nor a wall. */
function isOpen({ base, dead }: CellItems): boolean {
  return base === null && !dead;
}

function checkCounts(sheet: Sheet, layout: Layout): PackIssue[] {
  const { box, andys } = sheet.pack;
  const cells = spaceIds.map((space) => layout[space]);
  const total = (of: (items: CellItems) => number) => cells.reduce((sum, at) => sum + of(at), 0);
  const skyscrapers = (value: number) => total((at) => (at.skyscraper === value ? 1 : 0));
  const counts: [name: string, used: number, there: number][] = [
    ['base', total((at) => (at.base === null ? 0 : 1)), box.bases],
    ['dead zone', total((at) => (at.dead ? 1 : 0)), box.deadZones],
    ['skyscraper of value 1', skyscrapers(1), box.skyscrapers[1]],
    ['skyscraper of value 2', skyscrapers(2), box.skyscrapers[2]],
    ['skyscraper of value 3', skyscrapers(3), box.skyscrapers[3]],
    ['tunnel', total((at) => (at.tunnel ? 1 : 0)), box.tunnels],
    ['andy', total((at) => at.andys), andys.length],
    ['owl', total((at) => at.owls), box.owls],
    ['product', total((at) => at.products), box.products],
  ];
  return counts
    .filter(([, used, there]) => used > there)
    .map(([name, used, there]) => {
      const fault = `the layout uses ${many(used, name)}, the pack has ${there}`;
      const message = `${title(sheet)}: ${fault}.`;
      return { rule: 'NG-PACK-02', path: [...sheet.path], message };
    });
}

function cellIssue(sheet: Sheet, space: SpaceId, fault: string): PackIssue {
  const index = indexOf[space];
  return {
    rule: 'NG-PACK-04',
    path: [...sheet.path, Math.floor(index / 6), index % 6],
    message: `${title(sheet)}, ${space}: ${fault}.`,
  };
}

function title({ scenario, players }: Sheet): string {
  return `Scenario "${scenario.id}" for ${players} players`;
}
