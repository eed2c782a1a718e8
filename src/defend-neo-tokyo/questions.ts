import { InvalidInput, quote } from '../kernel/errors.js';
import { type Seat, topStep } from '../kernel/play.js';
import { notThere } from '../kit/asked.js';
import type { CompiledCard, Content, SideName } from './content/compiled.js';
import { type Part, parts } from './content/terms.js';
import {
  actionFrame,
  actionsOf,
  cannotAfford,
  cannotLink,
  cannotPlay,
  cannotUse,
  cardFrame,
  findAction,
} from './mechanics/actions.js';
import { type Direction, nextCity, nextStandingCity } from './mechanics/board.js';
import { damageRange } from './mechanics/damage-range.js';
import { powerOutput } from './mechanics/mechs.js';
import { armorRating, lifeOf, sideOf } from './mechanics/stat-cards.js';
import { population } from './mechanics/tracks.js';
import { cannotReact } from './mechanics/windows.js';
import { refuse, type Seen } from './play.js';
import { type Monster, mechOf, monsterOf, type SeenMech, type SeenState } from './state/state.js';

type Refusal = ReturnType<typeof refuse>;

interface Reading {
  readonly table: SeenState;
  readonly content: Content;
}

/** Whether something can be done, and by which rule and why not. */
interface Possible {
  readonly can: boolean;
  readonly rule: Refusal['rule'] | null;
  readonly because: string | null;
}

/** What everybody at the table can read off, asked of a state or a view alike. Monsters out of play and Mechs before they are built have no answer: null. */
export const questions = {
  /** Which side of a Monster's card is face up: `mech`, `city`, or `combined` where it has but one. */
  side({ table, content }: Reading, monster: string): SideName | null {
    const one = monsterIn(table, content, monster);
    return one && sideOf({ state: table, content }, one).name;
  },

  /** What protects a Monster now: its Armor Rating against Melee Attacks and against others, and its Armor tokens. */
  armor({ table, content }: Reading, monster: string) {
    const one = monsterIn(table, content, monster);
    if (one === null) return null;
    const seen = { state: table, content };
    return {
      melee: armorRating(seen, one, 'melee'),
      nonMelee: armorRating(seen, one, 'nonMelee'),
      tokens: one.armor,
    };
  },

  /** The Life of a Monster, its damage, and what is left. */
  life({ table, content }: Reading, monster: string) {
    const one = monsterIn(table, content, monster);
    if (one === null) return null;
    const life = lifeOf({ state: table, content }, monster);
    return { life, damage: one.damage, left: life - one.damage };
  },

  /** How much Power the Chassis of a seat's Mech puts out. */
  powerOutput({ table, content }: Reading, seat: Seat): number | null {
    const mech = mechIn(table, seat);
    return mech && powerOutput(content, mech);
  },

  /** How many white lines lie between two spaces on the shortest way. */
  distance({ content }: Reading, from: string, to: string): number {
    return content.distance(
      known('space', from, content.spaces),
      known('space', to, content.spaces),
    );
  },

  /** The City Spaces with the next higher and the next lower number, destroyed or not. */
  nextSpaces({ content }: Reading, space: string) {
    const from = known('space', space, content.spaces);
    return bothWays((direction) => nextCity(content, from, direction));
  },

  /** The same, going on past destroyed spaces: where displaced Monsters go up, and Citizens that cannot be discarded down. */
  nextStanding({ table, content }: Reading, space: string) {
    const from = known('space', space, content.spaces);
    return bothWays((direction) => nextStandingCity({ state: table, content }, from, direction));
  },

  /** The population of the Destroyed stack. */
  population: ({ table, content }: Reading): number => population(table, content),

  /**
   * The damage that a Mech card would do to a Monster, from the worst dice to the best, and the Life it has left; null
   * if the card cannot hurt it from where the Mech is or may get by the card itself. Power and Reacts are not asked for.
   */
  cardDamage({ table, content }: Reading, seat: Seat, card: string, monster: string) {
    const mech = mechIn(table, seat);
    const { id, effects } = cardNamed(content, card);
    if (mech !== null) mustCarry(content, mech, seat, id);
    const one = monsterIn(table, content, monster);
    if (mech === null || one === null) return null;
    const seen = { state: table, content };
    return damageTo(seen, seat, cardFrame(seen, seat, id), effects, one);
  },

  /** The same of a tile action. */
  actionDamage({ table, content }: Reading, seat: Seat, part: Part, name: string, monster: string) {
    const mech = mechIn(table, seat);
    const one = monsterIn(table, content, monster);
    known('part', part, new Set<string>(parts));
    if (mech === null || one === null) return null;
    const names = actionsOf(content, mech, part).map((action) => action.name);
    const action = findAction(content, mech, part, known('action', name, new Set(names)));
    if (action === undefined) return null;
    const seen = { state: table, content };
    return damageTo(seen, seat, actionFrame(seat, part, action), action.effects, one);
  },

  /** The cards of a hand, each with what keeps it from being played now: as a React where one is asked for, else as an action. Null of a hidden hand. */
  cards({ table, content }: Reading, seat: Seat): (Possible & { card: string })[] | null {
    const mech = mechIn(table, seat);
    if (mech === null || typeof mech.hand === 'number') return null;
    const seen = { state: table, content };
    return mech.hand.map((card) => ({ card, ...possible(cannotPlayNow(seen, seat, mech, card)) }));
  },

  /** The actions of the tiles of a Mech, each with what keeps it from being used now. */
  actions({ table, content }: Reading, seat: Seat) {
    const mech = mechIn(table, seat);
    if (mech === null) return null;
    const seen = { state: table, content };
    return parts.flatMap((part) =>
      actionsOf(content, mech, part).map((action) => ({
        part,
        action: action.name,
        ...possible(
          cannotAct(mech, seat) ??
            cannotLink(mech, part, action) ??
            cannotAfford(mech, action) ??
            cannotUse(seen, seat, action),
        ),
      })),
    );
  },
};

function bothWays(next: (direction: Direction) => string) {
  return { higher: next('higher'), lower: next('lower') };
}

function damageTo(
  seen: Seen,
  seat: Seat,
  frame: Parameters<typeof damageRange>[2],
  effects: CompiledCard['effects'],
  monster: Monster,
) {
  const range = damageRange(seen, seat, frame, effects, monster.id);
  return range === undefined ? null : { ...range, left: lifeOf(seen, monster.id) - monster.damage };
}

function cannotPlayNow(seen: Seen, seat: Seat, mech: SeenMech, card: string): Refusal | undefined {
  const lies = cannotAct(mech, seat);
  if (lies !== undefined) return lies;
  const asked = topStep(seen.state);
  if (asked?.type === 'react' && asked.seat === seat) {
    return cannotReact(seen, seat, card, asked.subject);
  }
  return cannotPlay(seen, seat, cardNamed(seen.content, card));
}

function cannotAct({ lying }: SeenMech, seat: Seat): Refusal | undefined {
  if (!lying) return undefined;
  return refuse('DN-ACT-06', () => `the Mech of seat ${seat} lies: it has passed`);
}

function possible(refusal: Refusal | undefined): Possible {
  if (refusal === undefined) return { can: true, rule: null, because: null };
  return { can: false, rule: refusal.rule, because: refusal.because() };
}

function monsterIn(table: SeenState, content: Content, monster: string): Monster | null {
  return monsterOf(table, known('Monster', monster, content.monsters)) ?? null;
}

/** Nothing before the Mechs are assembled. */
function mechIn(table: SeenState, seat: Seat): SeenMech | null {
  const { players } = table.options;
  if (!Number.isInteger(seat) || seat < 0 || seat >= players) {
    throw wrong(`there is no seat ${quote(seat)}; the seats are 0 to ${players - 1}`);
  }
  return table.mechs.length === 0 ? null : mechOf(table, seat);
}

/** A card of a design, or one of its copies. */
function cardNamed(content: Content, name: string): CompiledCard & { readonly id: string } {
  const id = content.cards.has(name) ? name : `${name}#1`;
  known('Mech card', content.cards.has(id) ? id : name, content.cards);
  return { id, ...(content.cards.get(id) as CompiledCard) };
}

function mustCarry(content: Content, { tiles }: SeenMech, seat: Seat, card: string): void {
  const { name, tile } = content.cards.get(card) as CompiledCard;
  if (Object.values(tiles).includes(tile)) return;
  throw wrong(`no part of the Mech of seat ${seat} brings ${name}`);
}

function known(
  what: string,
  id: string,
  all: { has(id: string): boolean; keys(): Iterable<string> },
): string {
  if (all.has(id)) return id;
  throw notThere(what, id, [...all.keys()]);
}

function wrong(message: string): InvalidInput {
  return new InvalidInput('question', [{ path: [], message }]);
}
