import { topStep } from '../../kernel/play.js';
import {
  areAllied,
  countOf,
  type Look,
  type Order,
  othersOn,
  promise,
  sideOn,
  tileOn,
  unitsOn,
  worth,
} from './table.js';

/* What things are worth to the sensible bot: Alliances, items, Orders, targets, trades. */

export function promiseOf(look: Look, card: string): number {
  const ambition = look.cards.ambitions.get(card);
  return ambition ? promise(look, ambition, look.stats) : 0;
}

/** An ally costs an Asset; it helps where both have Units. */
export function alliance(look: Look, other: number): number {
  const { view, seat, own } = look;
  const isNew = !own.tallies.allies.includes(other);
  const shared = Object.keys(view.domains).filter((domain) => {
    return unitsOn(view, domain, seat) > 0 && unitsOn(view, domain, other) > 0;
  }).length;
  const gain = worth(look, { alliancesFormed: 1, distinctAllies: isNew ? 1 : 0, assets: -1 });
  return gain + 0.2 * shared + (own.assets > 3 ? 0.1 : -0.2);
}

export function blocking(look: Look): number {
  return worth(look, { alliancesBlocked: 1, assets: -1 }) * 1.5 - 0.3;
}

export function enemyKind({ own }: Look): 'vampire' | 'human' {
  return own.kind === 'vampire' ? 'human' : 'vampire';
}

/** What an item is worth, less what it costs; some Assets are kept for Alliances and trades. */
export function purchase(look: Look, what: string): number {
  const { own, pack } = look;
  const order = pack.orders.find(({ id }) => id === what);
  const advancement = pack.advancements.find(({ id }) => id === what);
  const price = order?.cost ?? advancement?.cost ?? pack.constants.tokenCost;
  const spent = worth(look, { itemsBought: 1, assets: -price }) - 0.12 * price;
  const reserve = own.assets - price < 1 ? 0.4 : 0;
  if (order !== undefined) {
    const isOurs = order.kind !== enemyKind(look);
    return spent - reserve + (isOurs ? 0.5 : 0) + worth(look, { ordersOwned: 1 });
  }
  if (advancement === undefined) return spent - reserve + 1.6 + worth(look, { ambitionTokens: 1 });
  if (advancement.kind !== own.kind) return spent - reserve;
  const slots = own.players * pack.constants.lanyardSlots;
  const isFull = (look.stats.advancementsEquipped ?? 0) + countOf(own.advancements) >= slots;
  return spent - reserve + (isFull ? 0 : 0.7 + worth(look, { advancementsEquipped: 1 }));
}

export function orderValue(look: Look, order: Order, domain: string): number {
  const { view, seat, own, pack } = look;
  const { constants } = pack;
  const others = othersOn(view, domain, seat);
  const has = (kind: string) => others.some((other) => view.teams[other]?.kind === kind);
  const effects = tileOn(look, domain)?.effects ?? [];
  const bonus = effects.reduce((sum, effect) => {
    return sum + (effect.type === 'orderBonus' && effect.order === order.type ? effect.amount : 0);
  }, order.bonus ?? 0);
  const room = constants.unitLimit - unitsOn(view, domain, seat);
  switch (order.type) {
    case 'feed': {
      const { withHumans, without } = constants.feed;
      return 0.35 * ((has('human') ? withHumans : without) + bonus);
    }
    case 'requisition': {
      const { withVampires, without } = constants.requisition;
      return 0.35 * ((has('vampire') ? withVampires : without) + bonus);
    }
    case 'recruit': {
      const gained = has('vampire') ? Math.min(room, constants.recruitWithVampires + bonus) : room;
      return 0.5 * Math.min(gained, own.supply);
    }
    case 'embrace':
      return has('human') && room > 0 && own.supply > 0 ? 1 : 0;
    case 'defend':
      return others.length > 0 && view.domains[domain]?.control === seat ? 0.3 : 0;
    case 'attack': {
      const enemies = others.filter((other) => !areAllied(view, seat, other));
      return Math.max(0, ...enemies.map((other) => attackValue(look, order, domain, other)));
    }
  }
}

/** What an Attack on a Basic Unit brings, if it is likely to succeed. */
function attackValue(look: Look, order: Order, domain: string, other: number): number {
  const { view, seat } = look;
  const target = view.teams[other];
  const extra = order.vsKind?.kind === target?.kind ? (order.vsKind?.amount ?? 0) : 0;
  const margin =
    sideOn(view, domain, seat) + (order.strength ?? 0) + extra - sideOn(view, domain, other);
  if (margin < 1) return 0;
  const slain = target?.kind === 'human' ? 'graveyardHumans' : 'graveyardVampires';
  const gain = worth(look, { attacksWon: 1, graveyard: 1, [slain]: 1 });
  return (0.8 + gain) * (margin > 1 ? 1 : 0.7);
}

/** The weakest first; Player Units where their death is wanted or there is nothing between. */
export function targetValue(look: Look, team: number, unit: string): number {
  const { view, seat } = look;
  const step = topStep(view);
  if (step?.type !== 'attackTarget') return 0;
  const margin = sideOn(view, step.domain, seat) - sideOn(view, step.domain, team);
  const kind = view.teams[team]?.kind === 'human' ? 'graveyardHumans' : 'graveyardVampires';
  const gain = worth(look, { [kind]: 1 });
  if (unit === 'basic') return 1 + gain + margin * 0.3;
  const cards = Object.entries(view.teams[team]?.lanyards ?? {});
  const guard = cards.find(([player]) => player === unit)?.[1].length ?? 0;
  return (
    0.8 + gain + margin * 0.3 + worth(look, { graveyardPlayers: 1 }) - 0.4 * Math.max(0, guard - 1)
  );
}

/** How many lines each side of the offer has. */
export function tradeOf({ view }: Look): { readonly give: number; readonly ask: number } {
  const step = topStep(view);
  if (step === undefined || !('give' in step)) return { give: 0, ask: 0 };
  return { give: step.give.length, ask: step.ask.length };
}

/** What the partner gets, less what is asked for. */
export function dealValue(look: Look): number {
  const step = topStep(look.view);
  if (step === undefined || !('give' in step)) return 0;
  const priceOf = (line: (typeof step.give)[number] | (typeof step.ask)[number]) => {
    if (line.kind === 'assets') return line.amount;
    if (line.kind === 'tokens') return 5 * line.amount;
    const zone = line.kind === 'stored' ? 'orders' : line.zone;
    return zone === 'events' ? 0.6 : 2;
  };
  const sum = (lines: readonly Parameters<typeof priceOf>[0][]) => {
    return lines.reduce((total, line) => total + priceOf(line), 0);
  };
  return sum(step.give) - sum(step.ask) + worth(look, { tradesCompleted: 1 });
}
