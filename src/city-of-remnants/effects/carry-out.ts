import type { Seat } from '../../kernel/play.js';
import type { ProduceEffect, TurnEffect } from '../content/schema.js';
import { hitsOf } from '../mechanics/battle.js';
import { d6, rollBattleDice } from '../mechanics/dice.js';
import { arcsPerDevelopment } from '../mechanics/limits.js';
import { changeArcs, gainRenown } from '../mechanics/money.js';
import { drawCards, peekCoordinates } from '../mechanics/piles.js';
import { placeProducts } from '../mechanics/tiles.js';
import type { CityTable } from '../play.js';
import { withMods } from '../state/change.js';
import { turnOf } from '../state/state.js';
import { ask } from './ask.js';

/** Carries out one effect of a card or of a tile's produce ability, or asks what it needs to know. */
export function carryOut(
  table: CityTable,
  seat: Seat,
  effect: TurnEffect | ProduceEffect,
  tile: string | null,
): void {
  switch (effect.kind) {
    case 'gainArcs':
      return changeArcs(table, seat, effect.amount, 'effect');
    case 'gainRenown':
      return gainRenown(table, seat, effect.count, 'effect');
    case 'drawCards':
      return drawCards(table, seat, effect.count, `effect.draw.${seat}`);
    case 'gainArcsPer':
      return changeArcs(table, seat, arcsPerDevelopment(table, seat, effect), 'effect');
    case 'rollForArcs':
      return changeArcs(table, seat, rollHits(table, seat, effect.dice) * effect.perHit, 'effect');
    case 'rollTable':
      return rollOnTable(table, seat, effect);
    case 'placeProducts':
      return placeProducts(table, seat, tile as string, effect);
    case 'peekYcu':
      return peek(table, seat, effect.count);
    case 'extraBuy':
    case 'extraBuild':
    case 'extraFigures':
    case 'extraSteps':
    case 'bidRebate':
    case 'sellBonus':
      return grant(table, seat, effect);
    default:
      return askFor(table, seat, effect);
  }
}

type Grant = Extract<
  TurnEffect,
  { kind: 'extraBuy' | 'extraBuild' | 'extraFigures' | 'extraSteps' | 'bidRebate' | 'sellBonus' }
>;

/** What lasts for this turn (CR-TURN-07). */
function grant(table: CityTable, seat: Seat, effect: Grant): void {
  const turn = turnOf(table.state);
  const mods = withMods(turn.mods, {});
  turn.mods = mods;
  if (effect.kind === 'bidRebate') mods.bidRebate += effect.amount;
  else if (effect.kind === 'sellBonus') mods.sellBonus += effect.perProduct;
  else mods[effect.kind] += effect.count;
  table.emitCopy({ type: 'effectApplied', seat, effect: effect.kind });
}

type Asking = Exclude<
  TurnEffect | ProduceEffect,
  | Grant
  | {
      kind:
        | 'gainArcs'
        | 'gainRenown'
        | 'drawCards'
        | 'gainArcsPer'
        | 'rollForArcs'
        | 'rollTable'
        | 'placeProducts'
        | 'peekYcu';
    }
>;

function askFor(table: CityTable, seat: Seat, effect: Asking): void {
  switch (effect.kind) {
    case 'search':
      return ask(table, seat, { kind: 'searchZone', zones: effect.zones, filter: effect.filter });
    case 'sellNow':
      return ask(table, seat, { kind: 'sellNow', left: effect.max, bonus: effect.bonus });
    case 'removeYcu':
    case 'deploy':
      return ask(table, seat, { kind: effect.kind, left: effect.count });
    case 'cycle':
      return ask(table, seat, { kind: 'cycle', left: effect.max, discarded: 0 });
    case 'freeMove': {
      const { figures: left, steps } = effect;
      return ask(table, seat, { kind: 'freeMove', left, steps, moved: [] });
    }
    default:
      return ask(table, seat, effect);
  }
}

/** Rolls battle dice for an effect and adds them up. */
export function rollHits(table: CityTable, seat: Seat, count: number): number {
  const dice = rollBattleDice(table, `effect.dice.${seat}`, count);
  table.emitCopy({ type: 'diceRolled', seat, dice, hits: hitsOf(dice) });
  return hitsOf(dice);
}

function rollOnTable(
  table: CityTable,
  seat: Seat,
  { rows }: Extract<ProduceEffect, { kind: 'rollTable' }>,
): void {
  const die = table.roll(`effect.d6.${seat}`, d6);
  table.emitCopy({ type: 'effectApplied', seat, effect: 'rollTable', die });
  const row = rows.find(({ max }) => die <= max);
  changeArcs(table, seat, row?.gainArcs ?? 0, 'effect');
}

function peek(table: CityTable, seat: Seat, count: number): void {
  const cards = peekCoordinates(table, seat, count);
  if (cards.length === 0) return;
  table.emitCopy({
    type: 'effectApplied',
    seat,
    effect: 'peekYcu',
    cards,
    hidden: { cards: [seat] },
  });
  table.reveal();
  ask(table, seat, { kind: 'peekYcu', place: 0, left: cards.length });
}
