import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { copiesOf, withoutId } from '../../kit/sets.js';
import { withEntry, withoutEntry } from '../../kit/values.js';
import type { Border, Content } from '../content/compile.js';
import type { Ability, Advancement } from '../content/schema.js';
import { nameOf, teamName } from '../describe/names.js';
import { boardOf, numberOf } from '../mechanics/board.js';
import { isEquipped, lanyardOf } from '../mechanics/bonuses.js';
import { isAt } from '../mechanics/stations.js';
import {
  addBasics,
  basicsOn,
  putPlayer,
  stackOn,
  takeBasic,
  unitLimit,
  unitsOn,
  whereIs,
} from '../mechanics/units.js';
import { defineMove, type FeudPosition, type FeudTable, refuse } from '../play.js';
import { withUsed } from '../state/change.js';
import {
  domainId,
  edgeId,
  id,
  type PlacedOrder,
  type PlayerId,
  playerId,
  playersOf,
  type Station,
  type Team,
  team,
  teamOf,
} from '../state/state.js';
import { cannotActAsTeam, cannotActAt, isCopy, noMoves, spendAction } from './gameplay.js';

export const equip = defineMove({
  type: 'equip',
  at: ['open'],
  params: { card: id, player: playerId },
  closed: cannotActAsTeam,
  options({ state, content }, seat) {
    const own = teamOf(state, seat);
    if (own.advancements.length === 0) return noMoves;
    const moves: { type: 'equip'; seat: number; card: string; player: PlayerId }[] = [];
    let at = 0;
    for (const card of own.advancements) {
      if (isCopy(own.advancements, at++) || kindOf(content, card) !== own.kind) continue;
      for (const player of playersOf(own)) moves.push({ type: 'equip', seat, card, player });
    }
    return moves;
  },
  forbid(position, { seat, card, player }) {
    const { state, content } = position;
    const own = teamOf(state, seat);
    if (!own.advancements.includes(card)) {
      return refuse('BF-ADV-01', () => {
        return `${teamName(position, seat)} does not hold ${nameOf(content, card)}`;
      });
    }
    if (whereIs(state, seat, player) === undefined) {
      return refuse('BF-ADV-01', () => {
        return `${player} of ${teamName(position, seat)} is not on the Cityscape`;
      });
    }
    const kind = kindOf(content, card);
    if (kind !== own.kind) {
      return refuse('BF-ADV-03', () => `${nameOf(content, card)} is for ${kind} teams`);
    }
    const slots = content.constants.lanyardSlots;
    if (lanyardOf(own, player).length < slots) return undefined;
    return refuse('BF-ADV-02', () => `${player} has ${slots} Advancements already`);
  },
  perform(table, { seat, card, player }) {
    const own = teamOf(table.state, seat);
    own.advancements = withoutId(own.advancements, card);
    const cards = [...lanyardOf(own, player), card];
    own.lanyards = withEntry(own.lanyards, player, cards);
    table.reveal();
    table.emit({ type: 'advancementEquipped', seat, player, card });
    spendAction(table, seat);
  },
});

export interface EquipMove extends MoveIn<typeof equip> {}

/** The teams that an Advancement is for. */
function kindOf({ advancements }: Content, card: string) {
  return (advancements.get(card) as Advancement).kind;
}

const source = z.union([z.literal('faction'), z.strictObject({ player: playerId, card: id })]);
type Source = z.output<typeof source>;
type CardSource = Exclude<Source, 'faction'>;

export const stationOf: Readonly<Record<Ability, Station>> = {
  peekOrder: 'orders',
  pushUnit: 'cityscape',
  refreshUnit: 'cityscape',
  cutBarricade: 'cityscape',
};

/** The choices that come with an ability. */
interface Choice {
  readonly domain?: string;
  readonly number?: number;
  readonly team?: number;
  readonly to?: string;
  readonly edge?: string;
}

/** A source that can be used now, and how. */
export interface Usable {
  readonly source: Source;
  readonly choices: readonly Choice[];
}

/** BF-ADV-06: every source of a team that it has not used this round and that has its players where it works. */
function usableSources(position: FeudPosition, seat: number): readonly Usable[] {
  const { abilities } = position.content;
  const own = teamOf(position.state, seat);
  const hasCards = isEquipped(own);
  // Factions only ever peek, and most teams have no card: nothing is looked up for them.
  if (!hasCards && !isAt(own, stationOf.peekOrder)) return noSources;
  const ofFaction = abilities.get(own.faction);
  // Most teams have neither: they need no list.
  if (ofFaction === undefined && !hasCards) return noSources;
  const usable: Usable[] = [];
  if (ofFaction !== undefined) addUsable(usable, position, seat, 'faction', ofFaction, 1);
  for (const player of playersOf(own)) {
    const cards = lanyardOf(own, player);
    let at = 0;
    for (const card of cards) {
      if (isCopy(cards, at++)) continue;
      const ability = abilities.get(card);
      if (ability === undefined) continue;
      addUsable(usable, position, seat, { player, card }, ability, copiesOf(cards, card));
    }
  }
  return usable;
}

const noSources: readonly Usable[] = [];

function addUsable(
  usable: Usable[],
  position: FeudPosition,
  seat: number,
  one: Source,
  ability: Ability,
  copies: number,
): void {
  const own = teamOf(position.state, seat);
  if (!isAt(own, stationOf[ability]) || timesUsed(own, one) >= copies) return;
  usable.push({ source: one, choices: choicesOf(position, seat, one, ability) });
}

function timesUsed({ used }: Team, one: Source): number {
  // Most teams have used nothing: then there is no key to spell.
  for (const _ in used.sources) return used.sources[keyOf(one)] ?? 0;
  return 0;
}

function isSame(a: Source, b: Source): boolean {
  if (a === 'faction' || b === 'faction') return a === b;
  return a.player === b.player && a.card === b.card;
}

function sourceName({ content }: FeudPosition, one: Source): string {
  if (one === 'faction') return "its faction's ability";
  return `${nameOf(content, one.card)} of ${one.player}`;
}

function keyOf(one: Source): string {
  return one === 'faction' ? one : `${one.player}:${one.card}`;
}

function abilityOf({ state, content }: FeudPosition, seat: number, one: Source) {
  return content.abilities.get(one === 'faction' ? teamOf(state, seat).faction : one.card);
}

/** Every choice that the ability leaves its team now. */
function choicesOf(
  position: FeudPosition,
  seat: number,
  one: Source,
  ability: Ability,
): readonly Choice[] {
  if (ability === 'peekOrder') return sealedOrders(position, seat);
  // Who has an Advancement is on the Cityscape, and factions only ever peek.
  const { player } = one as CardSource;
  const at = whereIs(position.state, seat, player) as string;
  switch (ability) {
    case 'refreshUnit':
      return stackOn(position.state, at, seat).players[player] === 'tired' ? [{}] : [];
    case 'cutBarricade':
      return bordersOf(position, at)
        .filter(({ edge }) => position.state.barricades[edge] !== undefined)
        .map(({ edge }) => ({ edge }));
    case 'pushUnit':
      return pushes(position, seat, at);
  }
}

function bordersOf(position: FeudPosition, domain: string): readonly Border[] {
  const board = boardOf(position);
  return board.around[numberOf(board, domain)] as readonly Border[];
}

function sealedOrders(position: FeudPosition, seat: number): Choice[] {
  const { state } = position;
  const { peeked } = teamOf(state, seat);
  const sealed: Choice[] = [];
  for (const domain of boardOf(position).cells) {
    for (const order of state.ordersBoard[domain] ?? noOrders) {
      if (order.seat === seat || peeked.some(({ number }) => number === order.number)) continue;
      sealed.push({ domain, number: order.number });
    }
  }
  return sealed;
}

const noOrders: readonly PlacedOrder[] = [];

function pushes(position: FeudPosition, seat: number, at: string): Choice[] {
  const { state } = position;
  const choices: Choice[] = [];
  for (const other of state.teams.keys()) {
    if (other === seat || basicsOn(state, at, other) === 0) continue;
    for (const { to, edge } of bordersOf(position, at)) {
      if (state.barricades[edge] !== undefined) continue;
      if (unitsOn(state, to, other) >= unitLimit(position, other, to)) continue;
      choices.push({ team: other, to });
    }
  }
  return choices;
}

function isChosen(choice: Choice, move: Choice): boolean {
  return (
    choice.domain === move.domain &&
    choice.number === move.number &&
    choice.team === move.team &&
    choice.to === move.to &&
    choice.edge === move.edge
  );
}

export const activate = defineMove({
  type: 'activate',
  at: ['open'],
  params: {
    source,
    domain: domainId.exactOptional(),
    number: z.int().min(0).max(1_000_000).exactOptional(),
    team: team.exactOptional(),
    to: domainId.exactOptional(),
    edge: edgeId.exactOptional(),
  },
  closed: cannotActAsTeam,
  context: (position, _step, seat) => usableSources(position, seat),
  options(_position, seat, _step, usable) {
    if (usable.length === 0) return noMoves;
    const moves: ({ type: 'activate'; seat: number; source: Source } & Choice)[] = [];
    for (const { source: one, choices } of usable) {
      for (const choice of choices) moves.push({ type: 'activate', seat, source: one, ...choice });
    }
    return moves;
  },
  forbid(position, move, _step, usable) {
    const { seat, source: one } = move;
    const ability = abilityOf(position, seat, one);
    if (ability === undefined) {
      return refuse('BF-ADV-06', () => `${sourceName(position, one)} has nothing to activate`);
    }
    const absent = cannotActAt[stationOf[ability]](position, seat);
    if (absent !== undefined) return absent;
    const unused = usable.find((other) => isSame(other.source, one));
    if (unused === undefined) {
      return refuse('BF-ADV-06', () => {
        return `${teamName(position, seat)} cannot use ${sourceName(position, one)} this round`;
      });
    }
    if (unused.choices.some((choice) => isChosen(choice, move))) return undefined;
    return refuse('BF-ADV-06', () => {
      return `${sourceName(position, one)} cannot be used like that here`;
    });
  },
  perform(table, move) {
    const { seat, source: one } = move;
    const own = teamOf(table.state, seat);
    const ability = abilityOf(table, seat, one) as Ability;
    const key = keyOf(one);
    const sources = withEntry(own.used.sources, key, (own.used.sources[key] ?? 0) + 1);
    own.used = withUsed(own.used, { sources });
    const from = one === 'faction' ? own.faction : one.card;
    table.emit({ type: 'abilityActivated', seat, ability, source: from });
    abilities[ability](table, move, (one as CardSource).player);
    spendAction(table, seat);
  },
});

export interface ActivateMove extends MoveIn<typeof activate> {}

type Used = (table: FeudTable, choice: Choice & { seat: number }, player: PlayerId) => void;

const abilities: Readonly<Record<Ability, Used>> = {
  peekOrder(table, { seat, domain = '', number = 0 }) {
    const { state } = table;
    const placed = state.ordersBoard[domain] as PlacedOrder[];
    const { card } = placed.find((order) => order.number === number) as PlacedOrder;
    const own = teamOf(state, seat);
    own.peeked = [...own.peeked, { domain, number, card }].sort((a, b) => a.number - b.number);
    table.reveal();
    table.emit({ type: 'orderPeeked', seat, domain, number, card, hidden: { card: [seat] } });
  },
  pushUnit(table, { seat, team: pushed = 0, to = '' }, player) {
    const { state } = table;
    const from = whereIs(state, seat, player) as string;
    const how = takeBasic(state, from, pushed, 'ready');
    addBasics(state, to, pushed, 1, how);
    table.emit({ type: 'unitPushed', seat, team: pushed, from, to });
  },
  refreshUnit(table, { seat }, player) {
    const domain = whereIs(table.state, seat, player) as string;
    putPlayer(table.state, domain, seat, player, 'ready');
    table.emit({ type: 'unitRefreshed', seat, unit: player, domain });
  },
  cutBarricade(table, { seat, edge = '' }) {
    const { state } = table;
    const owner = state.barricades[edge] as number;
    state.barricades = withoutEntry(state.barricades, edge);
    teamOf(state, owner).barricadesLeft += 1;
    table.emit({ type: 'barricadeRemoved', seat, owner, edge });
  },
};
