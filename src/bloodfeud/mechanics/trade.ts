import { copiesOf, withId, withoutId } from '../../kit/sets.js';
import type { TradeSide } from '../events.js';
import type { FeudPosition, FeudTable } from '../play.js';
import { withTallies } from '../state/change.js';
import {
  type AskLine,
  type GiveLine,
  type OpenLine,
  playersOf,
  type State,
  type StepOf,
  type Team,
  teamOf,
  type Zone,
} from '../state/state.js';
import { receive } from './market.js';
import { isAt } from './stations.js';

export type Line = GiveLine | AskLine;
export type Deal = Pick<StepOf<'tradeConfirm'>, 'proposer' | 'partner' | 'give' | 'ask' | 'picks'>;

/** One side of an offer: who would give, and what its lines hold already. Worked out once for all lines of a list. */
export interface OfferSide {
  readonly giver: Team;
  readonly hasAssets: boolean;
  readonly hasTokens: boolean;
  /** What the lines of cards and Warehouse items name. */
  readonly items: readonly Named[];
}

/**
 * A card of a zone, any card of it, or a Warehouse item. All have one shape: every line of a list is compared with them.
 * What a line does not name is an empty text: texts that are compared with nothing, too, are compared slowly by V8.
 */
interface Named {
  readonly zone: Zone | '';
  readonly card: string;
  readonly item: string;
}

export function offerSide(giver: Team, lines: readonly Line[]): OfferSide {
  let hasAssets = false;
  let hasTokens = false;
  const items: Named[] = [];
  for (const line of lines) {
    if (line.kind === 'assets') hasAssets = true;
    else if (line.kind === 'tokens') hasTokens = true;
    else items.push(namedIn(line));
  }
  return { giver, hasAssets, hasTokens, items };
}

function namedIn(line: Exclude<Line, { kind: 'assets' | 'tokens' }>): Named {
  switch (line.kind) {
    case 'card':
      return { zone: line.zone, card: line.card, item: '' };
    case 'anyCard':
      return { zone: line.zone, card: '', item: '' };
    case 'stored':
      return { zone: '', card: '', item: line.item };
  }
}

/** By name: V8 reads records with a variable key several times as slowly. */
export function cardsIn(team: Team, zone: Zone): readonly string[] {
  switch (zone) {
    case 'orders':
      return team.orders;
    case 'advancements':
      return team.advancements;
    case 'ambitions':
      return team.ambitions;
    case 'events':
      return team.events;
  }
}

/** The zones of the cards asked for, in the order in which the partner picks them. */
export function askedZones(ask: readonly AskLine[]): Zone[] {
  const asked: Zone[] = [];
  for (const line of ask) if (line.kind === 'anyCard') asked.push(line.zone);
  return asked;
}

/** The cards of a zone that the partner has picked already. */
export function pickedFrom({ ask, picks }: Pick<Deal, 'ask' | 'picks'>, zone: Zone): string[] {
  const asked = askedZones(ask);
  return picks.filter((_, i) => asked[i] === zone);
}

/** BF-TRADE-07: how many more such lines the giving team could still cover; of resources, how much. */
export function coverLeft({ giver, items }: OfferSide, line: Line): number {
  switch (line.kind) {
    case 'assets':
      return giver.assets;
    case 'tokens':
      return giver.tokens;
    case 'card': {
      const { zone, card } = line;
      return copiesOf(cardsIn(giver, zone), card) - namesOf(items, zone, card, '');
    }
    case 'anyCard':
      return cardsIn(giver, line.zone).length - namesOf(items, line.zone, '', '');
    case 'stored':
      return copiesOf(giver.warehouse, line.item) - namesOf(items, '', '', line.item);
  }
}

/** What keeps a line out of an offer, for the team that would give it. */
export type LineFault = 'tooMuch' | 'twice' | 'tooMany' | 'uncovered' | 'absent';

/** BF-TRADE-05, BF-TRADE-07, BF-TRADE-03, in this order. */
export function lineFault(
  { content }: FeudPosition,
  side: OfferSide,
  line: Line,
): LineFault | undefined {
  const most = content.constants.trade;
  let wanted = 1;
  if (line.kind === 'assets') {
    wanted = line.amount;
    if (wanted > most.assets) return 'tooMuch';
    if (side.hasAssets) return 'twice';
  } else if (line.kind === 'tokens') {
    wanted = line.amount;
    if (wanted > most.tokens) return 'tooMuch';
    if (side.hasTokens) return 'twice';
  } else if (side.items.length >= most.items) return 'tooMany';
  if (coverLeft(side, line) < wanted) return 'uncovered';
  return line.kind === 'stored' && !isAt(side.giver, 'marketplace') ? 'absent' : undefined;
}

/** BF-TRADE-02: somebody of each team is at the same place. */
export function areTogether(a: Team, b: Team): boolean {
  const there = playersOf(a).map((player) => a.location[player]);
  return playersOf(b).some((player) => there.includes(b.location[player]));
}

/** How many lines name the same. */
function namesOf(
  items: readonly Named[],
  zone: Named['zone'],
  card: Named['card'],
  item: Named['item'],
): number {
  let alike = 0;
  for (const one of items) {
    if (one.zone === zone && one.card === card && one.item === item) alike++;
  }
  return alike;
}

/** What everybody may know about one side of an offer. */
export function sideOf(lines: readonly OpenLine[]): TradeSide {
  const side: TradeSide = { assets: 0, tokens: 0, stored: [], counts: {} };
  for (const line of lines) {
    if (line.kind === 'assets') side.assets += line.amount;
    else if (line.kind === 'tokens') side.tokens += line.amount;
    else if (line.kind === 'stored') side.stored.push(line.item);
    else side.counts[line.zone] = (side.counts[line.zone] ?? 0) + 1;
  }
  return side;
}

export function cardsNamed(give: readonly GiveLine[]): string[] {
  const cards: string[] = [];
  for (const line of give) if (line.kind === 'card') cards.push(line.card);
  return cards;
}

/** BF-TRADE-03, BF-TRADE-04: everything changes hands at once, into Team Resources. */
export function completeTrade(table: FeudTable, deal: Deal): void {
  const { state } = table;
  const { proposer, partner, give, ask, picks } = deal;
  const zones = askedZones(ask);
  const picked = picks.map((card, i): GiveLine => ({ kind: 'card', zone: zones[i] as Zone, card }));
  const asked = ask.flatMap((line): GiveLine[] => (line.kind === 'anyCard' ? [] : [line]));
  const got = [...asked, ...picked];
  handOver(table, proposer, partner, give);
  handOver(table, partner, proposer, got);
  if (changesHands(give, got)) for (const seat of [proposer, partner]) countTrade(state, seat);
  const both = [proposer, partner];
  table.emitCopy({
    type: 'tradeCompleted',
    seat: proposer,
    with: partner,
    give: sideOf(give),
    get: sideOf(ask),
    given: cardsNamed(give),
    got: picks,
    hidden: { given: both, got: both },
  });
}

/** BF-TRADE-04: whether anybody holds something else than before; a stored item does not come back as it went. */
function changesHands(give: readonly GiveLine[], got: readonly GiveLine[]): boolean {
  if ([...give, ...got].some(({ kind }) => kind === 'stored')) return true;
  const left = got.map(termsOf).sort();
  return (
    give.length !== got.length ||
    give
      .map(termsOf)
      .sort()
      .some((one, i) => one !== left[i])
  );
}

function termsOf(line: GiveLine): string {
  if (line.kind === 'card') return `${line.zone} ${line.card}`;
  return line.kind === 'stored' ? line.item : `${line.kind} ${line.amount}`;
}

function handOver(table: FeudTable, from: number, to: number, lines: readonly GiveLine[]): void {
  const giver = teamOf(table.state, from);
  const taker = teamOf(table.state, to);
  for (const line of lines) {
    switch (line.kind) {
      case 'assets':
        giver.assets -= line.amount;
        taker.assets += line.amount;
        break;
      case 'tokens':
        giver.tokens -= line.amount;
        taker.tokens += line.amount;
        break;
      case 'card':
        giver[line.zone] = withoutId(giver[line.zone], line.card);
        taker[line.zone] = withId(taker[line.zone], line.card);
        break;
      case 'stored':
        giver.warehouse = withoutId(giver.warehouse, line.item);
        receive(table, taker, line.item);
        break;
    }
  }
}

function countTrade(state: State, seat: number): void {
  const team = teamOf(state, seat);
  team.tallies = withTallies(team.tallies, { tradesCompleted: team.tallies.tradesCompleted + 1 });
}
