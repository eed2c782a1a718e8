import { compile } from '../../src/defend-neo-tokyo/content/compile.js';
import type { ContentPack } from '../../src/defend-neo-tokyo/content/schema.js';
import type { Part } from '../../src/defend-neo-tokyo/content/terms.js';
import { type DefendNeoTokyo, defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import { effectsStep } from '../../src/defend-neo-tokyo/mechanics/agenda.js';
import type { Move } from '../../src/defend-neo-tokyo/moves/index.js';
import type {
  HouseRules,
  Mech,
  Monster,
  SpaceState,
  State,
  Tiles,
} from '../../src/defend-neo-tokyo/state/state.js';
import type { Frame, Step } from '../../src/defend-neo-tokyo/state/steps.js';
import type { Roll } from '../../src/kernel/chance.js';
import { removeFrom } from '../../src/kit/sets.js';
import { type Played, verbsOf } from '../play.js';

export { topStep } from '../../src/kernel/play.js';

/*
 * Arranges a table for a test: a state that could have come about, with every card and token
 * accounted for. `arrange` fails if the result breaks an invariant. Hands are empty by default, so
 * that nobody reacts by accident.
 */

export const content = compile(defendNeoTokyo.content);

/** The prebuilt Mechs, one of the four parts that belong to none, and two mixed ones. */
export const mechs = {
  anansi: {
    chassis: 'ch-anansi',
    leftArm: 'ar-chainfist',
    rightArm: 'ar-shotgun',
    legs: 'lg-spider',
  },
  vaquero: { chassis: 'ch-vaquero', leftArm: 'ar-flame', rightArm: 'ar-whip', legs: 'lg-light' },
  shenjian: {
    chassis: 'ch-shenjian',
    leftArm: 'ar-sniper',
    rightArm: 'ar-knife',
    legs: 'lg-rabbit',
  },
  zakh: { chassis: 'ch-zakharovich', leftArm: 'ar-rocket', rightArm: 'ar-mace', legs: 'lg-heavy' },
  patriot: { chassis: 'ch-patriot', leftArm: 'ar-mg', rightArm: 'ar-sword', legs: 'lg-medium' },
  raijin: { chassis: 'ch-raijin', leftArm: 'ar-shield', rightArm: 'ar-cryo', legs: 'lg-treads' },
  gunslinger: {
    chassis: 'ch-vaquero',
    leftArm: 'ar-rocket',
    rightArm: 'ar-sword',
    legs: 'lg-light',
  },
  daredevil: {
    chassis: 'ch-patriot',
    leftArm: 'ar-rocket',
    rightArm: 'ar-knife',
    legs: 'lg-light',
  },
} as const satisfies Record<string, Tiles>;
export type MechName = keyof typeof mechs;

export interface SeatPatch {
  /** Power on left Arm, right Arm, Legs. */
  power?: [number, number, number];
  damage?: Partial<Record<Part, number>>;
  space?: string;
  lying?: boolean;
  bots?: number;
  armor?: number;
  hand?: string[];
  /** Exact, if given; the other cards are then in the discard. */
  deck?: string[];
  discard?: string[];
  front?: string[];
  modifiers?: Mech['modifiers'];
}

export interface Arrangement {
  mechs?: MechName[];
  captain?: number;
  threat?: 'radiation-beasts' | 'tideborn-horrors';
  houseRules?: Partial<HouseRules>;
  seats?: Partial<Record<0 | 1 | 2 | 3 | 4, SeatPatch>>;
  /** In order of entering play. */
  monsters?: (Pick<Monster, 'id' | 'space'> & Partial<Monster>)[];
  board?: Record<string, { damage?: number; destroyed?: true; citizens?: string[] }>;
  /** The Destroyed stack. */
  stack?: string[];
  track?: number;
  destruction?: number;
  round?: number;
  /** The Event deck by layers; the rest of the set is unseen. */
  eventDeck?: string[][];
  eventDiscard?: string[];
  bossAppeared?: boolean;
  /** What happens next, first to happen first; a hold follows. Default: seat 0 acts. */
  steps?: Step[];
  /** The seat that acts. */
  acts?: number;
  game?: typeof defendNeoTokyo;
  /** Why no play leads to this table, which `load` would refuse. */
  unreachable?: string;
}

/** A decision at which the game waits when everything before it has happened. */
function hold(players: number): Step {
  return { type: 'discard', seats: Array.from({ length: players }, (_, seat) => seat) };
}

const games = new Map([[defendNeoTokyo.content.id, defendNeoTokyo]]);

/** The standard pack with a change. */
export function changedGame(id: string, change: (pack: ContentPack) => void) {
  const pack: ContentPack = { ...structuredClone(defendNeoTokyo.content), id };
  change(pack);
  const game = defendNeoTokyo.withContent(pack);
  games.set(id, game);
  return game;
}

export function gameOf({ pack }: { pack: string }): typeof defendNeoTokyo {
  return games.get(pack) ?? defendNeoTokyo;
}

export function arrange(a: Arrangement = {}): State {
  const names = a.mechs ?? ['patriot', 'anansi'];
  const threat = a.threat ?? 'radiation-beasts';
  const game = a.game ?? defendNeoTokyo;
  const state = game.setup({
    players: names.length,
    seed: 'arranged',
    captain: a.captain ?? 0,
    threat,
    build: 'assigned',
    mechs: names.map((name) => mechs[name]),
    houseRules: a.houseRules ?? {},
  });
  clear(state);
  for (const [seat, patch] of Object.entries(a.seats ?? {}))
    arrangeMech(state, Number(seat), patch);
  for (const [at, patch] of Object.entries(a.board ?? {})) arrangeSpace(state, at, patch);
  for (const card of a.stack ?? []) take(state.citizenDeck, card);
  state.destroyedStack = [...(a.stack ?? [])].sort();
  arrangeMonsters(state, a);
  arrangeEvents(state, a, threat);
  state.attackTrack = a.track ?? 0;
  const ruins = Object.values(state.board).filter(({ destroyed }) => destroyed).length;
  state.destruction = a.destruction ?? ruins;
  state.round = a.round ?? 1;
  state.phase = 'action';
  const steps = a.steps
    ? [...a.steps, hold(names.length)]
    : [{ type: 'action', seat: a.acts ?? 0 } as Step];
  state.agenda = [...steps].reverse();
  const broken = game.invariants(state);
  if (broken.length > 0) throw new Error(`arranged wrongly: ${broken.join('; ')}`);
  return isCutOut(a) ? state : game.load(state);
}

/** What happens next was put there by hand, so no play stops there. */
function isCutOut({ steps, unreachable }: Arrangement): boolean {
  return steps !== undefined || unreachable !== undefined;
}

export const { play, refusedBy, legalMoves, offered, offeredTypes, eventsOf } =
  verbsOf<DefendNeoTokyo>(gameOf);

/** Lets happen by itself what is next on the agenda, with its exact rolls. */
export function letHappen(state: State, ...rolls: Roll[]): Played<DefendNeoTokyo> {
  const subject = { window: 'monsterDefeated', space: 'hq' } as const;
  const waiting: State = {
    ...state,
    agenda: [...state.agenda, { type: 'react', subject, seat: 0 }],
  };
  return play(waiting, [{ type: 'declineReact', seat: 0, until: 'window' }, ...rolls]);
}

export function mech(state: State, seat: number): Mech {
  return state.mechs[seat] as Mech;
}

export function monster(state: State, id: string): Monster {
  const found = state.monsters.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is not in play`);
  return found;
}

export function space(state: State, at: string): SpaceState {
  return state.board[at] as SpaceState;
}

/** The Monsters attack with this symbol. */
export function attacks(symbol: 'white' | 'red', ...remaining: string[]): Step {
  return { type: 'attackStep', symbol, remaining };
}

/** A list of effects of the pack. */
export function effects(list: string, frame: Frame): Step {
  return effectsStep(list, frame);
}

/** The text of an Event card, as a batch. */
export function eventText(card: string): Step[] {
  return [effects(`event:${card}`, { source: { event: card } }), { type: 'batch', added: false }];
}

export function entering(at: string, left = 1): Step {
  return { type: 'citizenEnters', space: at, left };
}

export const card = (seat: number, id: string): Move => ({ type: 'playCard', seat, card: id });
export const react = (seat: number, id: string): Move => ({ type: 'react', seat, card: id });
export const decline = (seat: number): Move => ({ type: 'declineReact', seat, until: 'window' });
export const pass = (seat: number): Move => ({ type: 'pass', seat });
export const done = (seat: number): Move => ({ type: 'done', seat });
export const step = (seat: number, to: string): Move => ({ type: 'step', seat, to });
export const part = (seat: number, which: Part): Move => ({
  type: 'choosePart',
  seat,
  part: which,
});
export const at = (seat: number, where: string): Move => ({
  type: 'chooseSpace',
  seat,
  space: where,
});
export const target = (seat: number, id: string): Move => ({
  type: 'chooseMonster',
  seat,
  monster: id,
});
export const ally = (seat: number, which: number): Move => ({
  type: 'chooseMech',
  seat,
  mech: which,
});
export function tile(seat: number, which: Part, action: string, paid?: string): Move {
  const common = { type: 'useTile', seat, part: which, action } as const;
  return paid === undefined ? common : { ...common, card: paid };
}

/** Setup runs on into the first round: cards and Monsters go back. */
function clear(state: State): void {
  for (const one of state.mechs) {
    one.deck = [[...one.hand, ...one.deck.flat()].sort()];
    one.hand = [];
  }
  const inPlay = Object.values(state.board).flatMap(({ citizens }) => citizens);
  state.citizenDeck = [[...state.citizenDeck.flat(), ...inPlay].sort()];
  for (const at of Object.keys(state.board)) {
    state.board[at] = { cityDamage: 0, destroyed: false, citizens: [] };
  }
  state.cityDeck = [[...state.cityDeck.flat(), ...state.cityDiscard].sort()];
  state.cityDiscard = [];
  state.monsters = [];
}

function take(pile: string[][], card: string): void {
  const [layer = []] = pile;
  if (!removeFrom(layer, card)) throw new Error(`${card} is not to be had`);
  if (layer.length === 0) pile.shift();
}

function arrangeMech(state: State, seat: number, patch: SeatPatch): void {
  const one = mech(state, seat);
  const [leftArm, rightArm, legs] = patch.power ?? [0, 0, 0];
  one.power = { leftArm, rightArm, legs };
  one.damage = { ...one.damage, ...patch.damage };
  one.space = patch.space ?? one.space;
  one.lying = patch.lying ?? false;
  one.repairBots = patch.bots ?? one.repairBots;
  one.armorTokens = patch.armor ?? 0;
  state.tokenSupply.armor -= one.armorTokens;
  one.modifiers = patch.modifiers ?? [];
  const zones = { hand: patch.hand ?? [], discard: patch.discard ?? [], front: patch.front ?? [] };
  for (const id of Object.values(zones).flat()) take(one.deck, id);
  one.hand = [...zones.hand].sort();
  one.discard = [...zones.discard].sort();
  one.front = [...zones.front].sort();
  if (patch.deck === undefined) return;
  for (const id of patch.deck) take(one.deck, id);
  one.discard = [...one.discard, ...one.deck.flat()].sort();
  one.deck = patch.deck.length > 0 ? [[...patch.deck].sort()] : [];
}

function arrangeSpace(
  state: State,
  at: string,
  {
    damage = 0,
    destroyed,
    citizens = [],
  }: { damage?: number; destroyed?: true; citizens?: string[] },
): void {
  for (const id of citizens) take(state.citizenDeck, id);
  state.board[at] = { cityDamage: damage, destroyed: destroyed === true, citizens };
}

function arrangeMonsters(state: State, { monsters = [] }: Arrangement): void {
  for (const one of monsters) {
    const bare = { damage: 0, fire: 0, plus: 0, minus: 0, armor: 0 };
    const placed = { ...bare, isBoss: one.id.startsWith('boss-'), ...one };
    for (const kind of ['fire', 'plus', 'minus', 'armor'] as const) {
      state.tokenSupply[kind] -= placed[kind];
    }
    state.monsters.push(placed);
  }
}

/** With the Boss in play the deck holds four events by default. */
function arrangeEvents(state: State, a: Arrangement, threat: string): void {
  const prefix = threat === 'radiation-beasts' ? 'rb' : 'th';
  const hasBoss = state.monsters.some(({ isBoss }) => isBoss);
  state.bossAppeared = a.bossAppeared ?? hasBoss;
  const bossDeck = [['01', '02', '03', '04'].map((no) => `${prefix}-e${no}`)];
  const deck = a.eventDeck ?? (state.bossAppeared ? bossDeck : state.eventDeck);
  state.eventDeck = deck.map((layer) => [...layer].sort());
  state.eventDiscard = [...(a.eventDiscard ?? [])].sort();
  const seen = new Set([...deck.flat(), ...state.eventDiscard]);
  const set = content.sets.get(threat);
  const unseen = (ids: readonly string[]) => ids.filter((one) => !seen.has(one));
  state.eventUnseen = { appears: unseen(set?.appears ?? []), events: unseen(set?.events ?? []) };
}
