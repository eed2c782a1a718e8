import type { Seat } from '../../kernel/play.js';
import { others } from '../../kit/seats.js';
import { type SpaceId, spacesWhere } from '../content/board.js';
import { neighbours } from '../content/geometry.js';
import type { BattleValue } from '../events.js';
import type { Seen } from '../play.js';
import type { OpenState, Space } from '../state/state.js';
import type { Battle, BattleCard } from '../state/steps.js';
import type { Against, Side } from '../state/terms.js';
import { commandsStructure, figuresOf, isContested } from './control.js';

/** NG-BATTLE-01, NG-ANDY-08: every battle the active player has to fight, in canonical order. */
export function battlesToFight(state: OpenState): { space: SpaceId; against: Against }[] {
  const battles: { space: SpaceId; against: Against }[] = [];
  for (const space of spacesWhere(state.board, (here) => isContested(here, state.active))) {
    for (const against of opponentsOn(state, state.board[space])) battles.push({ space, against });
  }
  return battles;
}

function opponentsOn(state: OpenState, space: Space): Against[] {
  const andys: Against[] = space.andys.length > 0 ? ['andys'] : [];
  const gangs = defendersOn(state, space);
  if (gangs.length === 0) return andys;
  const oneByOne = gangs.length > 1 && state.houseRules.multiDefender === 'sequential';
  return oneByOne ? [...andys, ...gangs.sort()] : [...andys, 'gangs'];
}

/** The other gangs on the space, clockwise from the active player. */
export function defendersOn(state: OpenState, space: Space): Seat[] {
  return others(state.active, state.players).filter((seat) => figuresOf(space, seat) > 0);
}

/** Attacker first, then the defenders clockwise; andys are no player (NG-ANDY-09). */
export function newBattle(state: OpenState, space: SpaceId, against: Against): Battle {
  const participants = [state.active, ...defendersAgainst(state, space, against)];
  const played = participants.map((seat) => ({ seat, cards: [] }));
  return { space, against, participants, played, rolls: [], stealsLeft: 0 };
}

function defendersAgainst(state: OpenState, space: SpaceId, against: Against): Seat[] {
  if (against === 'andys') return [];
  return against === 'gangs' ? defendersOn(state, state.board[space]) : [against];
}

/** What this seat has laid in the battle, in the order played. */
export function cardsOf(battle: Battle, seat: Seat): readonly BattleCard[] {
  return battle.played.find((played) => played.seat === seat)?.cards ?? [];
}

/** Those of them whose ids are decided: laid from the hand, or revealed. */
export function decidedCards(battle: Battle, seat: Seat): string[] {
  return cardsOf(battle, seat).flatMap(({ card }) => card ?? []);
}

/** How many are blind and still lie on the draw pile, undecided (NG-INFO-06). */
export function blindCards(battle: Battle, seat: Seat): number {
  return cardsOf(battle, seat).filter(({ card }) => card === undefined).length;
}

/** What the values of a battle depend on, besides the board. */
export type Fought = Pick<Battle, 'space' | 'rolls'>;

/** NG-BATTLE-10, -11: the value of every side, attacker first. */
export function battleValues(seen: Seen, battle: Battle): BattleValue[] {
  const values: BattleValue[] = battle.participants.map((seat) => sideValue(seen, battle, seat));
  if (battle.against === 'andys') values.push(sideValue(seen, battle, 'andys'));
  return values;
}

export function sideValue(seen: Seen, fought: Fought, side: Side): BattleValue {
  return side === 'andys' ? andysValue(seen, fought.space) : gangValue(seen, fought, side);
}

function gangValue({ state, content }: Seen, { space: at, rolls }: Fought, seat: Seat) {
  const { same, adjacent } = content.constants.watchtower;
  const here = state.board[at];
  let beside = 0;
  let towers = here.watchtower && commandsStructure(state, here, seat) ? same : 0;
  for (const next of neighbours[at]) {
    const space = state.board[next];
    beside += figuresOf(space, seat);
    if (space.watchtower && commandsStructure(state, space, seat)) towers += adjacent;
  }
  const hits = rolls.find((roll) => roll.seat === seat)?.hits ?? 0;
  const figures = figuresOf(here, seat);
  const owls = seat === state.active ? 0 : here.owls * content.constants.owlPenalty;
  const value = Math.max(0, hits + figures + beside + towers - owls);
  return { side: seat, hits, figures, neighbours: beside, towers, andys: 0, owls, value };
}

/** NG-ANDY-03, -04: the printed values summed, lowered by owls (NG-OWL-03). */
function andysValue({ state, content }: Seen, at: SpaceId): BattleValue {
  const here = state.board[at];
  let andys = 0;
  for (const andy of here.andys) {
    if ('up' in andy) andys += content.andyValue.get(andy.up) as number;
  }
  const owls = here.owls * content.constants.owlPenalty;
  const value = Math.max(0, andys - owls);
  return { side: 'andys', hits: 0, figures: 0, neighbours: 0, towers: 0, andys, owls, value };
}

/** NG-BATTLE-12, -14, NG-RULING-13: the attacker if no one is higher, else all who are highest. */
export function victors(values: readonly BattleValue[]): Side[] {
  const highest = Math.max(...values.map(({ value }) => value));
  const best = values.filter(({ value }) => value === highest).map(({ side }) => side);
  const attacker = values[0]?.side as Side;
  return best.includes(attacker) ? [attacker] : best;
}
