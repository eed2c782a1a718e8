import type { Wrong } from '../../kit/pack.js';
import { plural } from '../../kit/words.js';
import type { RuleId } from '../rules.js';
import { columns, type SpaceId, spaceIds } from './board.js';
import { indexOf, neighbours } from './geometry.js';
import { type CellItems, type Layout, parseCell, parseLayout } from './layout.js';
import type { ContentPack, PlayerCount, Scenario } from './schema.js';

/** Spaces along each side of the board. */
const side = columns.length;

/** A layout as it is being checked. */
interface Sheet {
  readonly pack: ContentPack;
  readonly scenario: Scenario;
  readonly players: PlayerCount;
  readonly path: readonly (string | number)[];
  readonly wrong: Wrong<RuleId>;
}

/** Later checks need what earlier ones secure, so a fault of one kind may end the check. */
export function checkLayout(sheet: Sheet): void {
  if (!isShaped(sheet)) return;
  const cells = sheet.scenario.layouts[sheet.players];
  const layout = parseLayout(cells);
  if (layout === undefined) return checkTexts(sheet, cells.flat());
  const areBasesSound = hasItsBases(sheet, layout);
  const areCellsSound = hasSoundCells(sheet, layout);
  const { deadZonesImpassable } = sheet.scenario.flags;
  if (areBasesSound && areCellsSound && deadZonesImpassable) checkWays(sheet, layout);
  checkCounts(sheet, layout);
}

/** Six rows of six cells. */
function isShaped(sheet: Sheet): boolean {
  const rows = sheet.scenario.layouts[sheet.players];
  if (rows.length !== side) {
    fault(
      sheet,
      'NG-PACK-03',
      `the layout has ${plural(rows.length, 'row')}; it must have ${side}`,
    );
  }
  for (const [index, row] of rows.entries()) {
    if (row.length === side) continue;
    const length = plural(row.length, 'cell');
    const message = `row ${index + 1} has ${length}; it must have ${side}`;
    sheet.wrong('NG-PACK-03', [...sheet.path, index], `${title(sheet)}: ${message}.`);
  }
  return rows.length === side && rows.every((row) => row.length === side);
}

function checkTexts(sheet: Sheet, texts: readonly string[]): void {
  for (const space of spaceIds) {
    const text = texts[indexOf(space)] ?? '';
    if (!parseCell(text)) cellFault(sheet, 'NG-PACK-04', space, `"${text}" is not a legal cell`);
  }
}

/** One base for each seat, and for nobody else. */
function hasItsBases(sheet: Sheet, layout: Layout): boolean {
  let isSound = true;
  for (let seat = 0; seat < sheet.players; seat++) {
    const spaces = spaceIds.filter((space) => layout[space].base === seat);
    if (spaces.length === 1) continue;
    const where = spaces.length === 0 ? 'missing' : `on ${spaces.join(', ')}`;
    fault(sheet, 'NG-PACK-03', `the base of seat ${seat} is ${where}; it must be on one space`);
    isSound = false;
  }
  for (const space of spaceIds) {
    const { base } = layout[space];
    if (base === null || base < sheet.players) continue;
    const seats = `the seats are 0 to ${sheet.players - 1}`;
    cellFault(sheet, 'NG-PACK-03', space, `a base of seat ${base}; ${seats}`);
    isSound = false;
  }
  return isSound;
}

function hasSoundCells(sheet: Sheet, layout: Layout): boolean {
  const order = sheet.pack.id === 'standard' ? 'strict' : 'lenient';
  let isSound = true;
  for (const space of spaceIds) {
    const forbidden = forbiddenItems(layout[space], order);
    if (forbidden.length === 0) continue;
    const ground = layout[space].base === null ? 'dead zone' : 'base';
    cellFault(sheet, 'NG-PACK-04', space, `a ${ground} cannot carry ${forbidden.join(' or ')}`);
    isSound = false;
  }
  return isSound;
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
function checkWays(sheet: Sheet, layout: Layout): void {
  for (const home of spaceIds) {
    const { base } = layout[home];
    if (base === null) continue;
    if (!neighbours[home].some((space) => layout[space].tunnel)) {
      cellFault(sheet, 'NG-PACK-04', home, `the base of seat ${base} has no tunnel beside it`);
    }
    const reached = reachedFrom(home, layout);
    const missed = spaceIds.filter((space) => isOpen(layout[space]) && !reached.has(space));
    if (missed.length === 0) continue;
    fault(sheet, 'NG-PACK-04', `seat ${base} cannot reach ${missed.join(', ')}`);
  }
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

function checkCounts(sheet: Sheet, layout: Layout): void {
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
  for (const [name, used, there] of counts) {
    if (used <= there) continue;
    fault(sheet, 'NG-PACK-02', `the layout uses ${plural(used, name)}, the pack has ${there}`);
  }
}

function fault(sheet: Sheet, rule: RuleId, message: string): void {
  sheet.wrong(rule, [...sheet.path], `${title(sheet)}: ${message}.`);
}

function cellFault(sheet: Sheet, rule: RuleId, space: SpaceId, message: string): void {
  const index = indexOf(space);
  const path = [...sheet.path, Math.floor(index / side), index % side];
  sheet.wrong(rule, path, `${title(sheet)}, ${space}: ${message}.`);
}

function title({ scenario, players }: Sheet): string {
  return `Scenario "${scenario.id}" for ${players} players`;
}
