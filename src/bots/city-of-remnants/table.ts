import type { CityOfRemnants, ContentPack, State } from '../../city-of-remnants/index.js';
import type { Game } from '../../kernel/game.js';
import type { Seat } from '../../kernel/play.js';
import { byId } from '../../kit/pack.js';

/* What the bot makes of a table: awards, strengths, values of cards. All of it is read off the state and the pack. */

/** Who looks, at a world that may be. */
export interface Look {
  readonly game: Game<CityOfRemnants>;
  readonly state: State;
  readonly seat: Seat;
}

/** How many figures of the seat stand there. */
export function figuresOn({ state, seat }: Look, space: string): number {
  let found = 0;
  for (const id in state.figures) {
    const figure = state.figures[id];
    if (figure?.seat === seat && figure.at === space) found++;
  }
  return found;
}

/** The other seat that has figures there, if any. */
export function rivalOn({ state, seat }: Look, space: string): Seat | undefined {
  return Object.values(state.figures).find((one) => one.at === space && one.seat !== seat)?.seat;
}

export function tokensOn({ state }: Look, space: string): string[] {
  return Object.keys(state.ycu.onBoard).filter((token) => state.ycu.onBoard[token] === space);
}

/** What the seat is awarded if nothing changes, and the ARCs that lie on its developments as products. */
function yieldOf(look: Look): { readonly award: number; readonly wares: number } {
  const { spaces, developments } = factsOf(look);
  const held = new Set<string>();
  for (const { at, seat } of Object.values(look.state.figures))
    if (seat === look.seat) held.add(at);
  let award = 0;
  let wares = 0;
  for (const space of held) award += spaces[space]?.renown ?? 0;
  for (const tile of look.state.tiles) {
    if (!tile.spaces.every((space) => held.has(space))) continue;
    const development = developments.get(tile.development);
    award += development?.renown ?? 0;
    wares += tile.products * productOf(development).price;
  }
  return { award, wares };
}

type Development = ContentPack['developments'][number];
type Card = ContentPack['cards'][number];

/** What a development makes with one Produce, and for how much each of it is sold. */
function productOf(development: Development | undefined) {
  const { ability } = development ?? {};
  const made = ability?.timing === 'produce' ? ability.effects[0] : undefined;
  return made?.kind === 'placeProducts' ? made : { count: 0, price: 0 };
}

/** The ARCs that one Produce brings: what is sold takes another action. */
export function incomeOf(development: Development): number {
  const { ability } = development;
  const made = ability.timing === 'produce' ? ability.effects[0] : undefined;
  const { count, price } = productOf(development);
  return (made?.kind === 'gainArcs' ? made.amount : 0) + wareWorth * count * price;
}

/** A product is worth less than its price until it is sold. */
const wareWorth = 0.7;

/** Awards still to come, one of them for this round; later ones are less sure. */
export function awardsLeft(look: Look): number {
  let rate = 4;
  for (const seat of look.state.seats.keys()) rate += yieldOf({ ...look, seat }).award;
  return 1 + 0.7 * Math.min(8, Math.max(0, look.state.renownPool / rate - 1));
}

/** What each seat has, and what it will be awarded until the pool is empty. */
export function prospects(look: Look): number[] {
  const { game, state } = look;
  const awards = awardsLeft(look);
  const standing = game.standing(state);
  return state.seats.map(({ arcs, influence, hand, table }, seat) => {
    let value = standing.seats[seat]?.score ?? 0;
    const { award, wares } = yieldOf({ game, state, seat });
    value += award * awards + influence * awards * 0.3;
    value += (arcs + wareWorth * wares) * valueOfArc(awards);
    for (const effect of passivesOf(look, table)) value += passiveWorth(effect, awards);
    for (const card of hand) value += 0.15 + 0.12 * attackOf(look, card);
    for (const figure of Object.values(state.figures)) {
      if (figure.seat === seat && figure.at !== 'supply') value += figure.at === 'pool' ? 0.9 : 1.2;
    }
    return value;
  });
}

type Passive = Extract<Card['ability'], { timing: 'passive' }>['effects'][number];

/** What permanent cards do. */
function passivesOf(look: Look, table: readonly string[]): Passive[] {
  return table.flatMap((card) => {
    const ability = printed(look, card)?.ability;
    return ability?.timing === 'passive' ? ability.effects : [];
  });
}

/** Until the end: renown, or ARCs by how often they come or are saved from one award to the next. */
function passiveWorth(effect: Passive, awards: number): number {
  switch (effect.kind) {
    case 'awardRenown':
      return effect.count * awards;
    case 'onWin':
      return winsAnAward * awards;
    case 'income':
      return effect.amount * awards * valueOfArc(awards);
    case 'buildDiscount':
    case 'bribeDiscount':
    case 'buyDiscount':
      return usesAnAward * effect.amount * awards * valueOfArc(awards);
    case 'handSize':
      return cardAnAward * awards;
    default:
      return helpAnAward * awards;
  }
}

const winsAnAward = 0.5;
const usesAnAward = 0.5;
const cardAnAward = 0.5;
/** One step, or one die or card in battles, more. */
const helpAnAward = 0.4;

/** ARCs that can still be built with are worth more than the renown they buy. */
export function valueOfArc(awards: number): number {
  return Math.min(0.5, 0.12 * awards) / 1000;
}

/** Renown a round that the seat has, or would have, by a figure here. */
export function earnedAt(look: Look, space: string): number {
  const { spaces, developments } = factsOf(look);
  let earned = spaces[space]?.renown ?? 0;
  for (const tile of look.state.tiles) {
    if (!tile.spaces.includes(space)) continue;
    const missing = tile.spaces.filter((one) => one !== space && figuresOn(look, one) === 0).length;
    const { renown = 0 } = developments.get(tile.development) ?? {};
    earned += missing === 0 ? renown : (0.4 * renown) / (missing + 1);
  }
  return earned;
}

/** Renown marked beside a space: a figure there is on its way, and helps in battles. */
export function prizesBeside(look: Look, space: string): number {
  const { spaces, near } = factsOf(look);
  return sum((near.get(space) ?? []).map((one) => spaces[one]?.renown ?? 0));
}

/** How likely the seat wins on this space with so many figures more, against another seat or the YCU. */
export function chanceOn(look: Look, space: string, rival: Seat | null, more: number): number {
  const other = rival === null ? ycuValue(look, space) - 1 : strength(look, space, rival, 0);
  return 1 / (1 + Math.exp((other - strength(look, space, look.seat, more) + 0.5) / 2));
}

/** The chance against the YCU with what is laid already. */
export function chanceAsLaid(look: Look, space: string): number {
  const { battle } = look.state;
  const own = diceOn(look, space, look.seat) + laidStrength(look, battle, look.seat);
  return 1 / (1 + Math.exp((ycuValue(look, space) - own - 0.5) / 2));
}

const unseenCard = 1.6;

/** Dice of the figures near, cards laid, cards of the hand as far as the looker knows them, and unseen ones. */
function strength(look: Look, space: string, seat: Seat, more: number): number {
  const { state } = look;
  const { hand, draw, influence, table } = state.seats[seat] as State['seats'][number];
  const passives = passivesOf(look, table);
  const limit = influence + countOf(passives, 'battleCards');
  const room = limit - (state.battle?.laid[seat]?.length ?? 0);
  const cards = hand.map((card) => (seat === look.seat ? fightingValue(look, card) : 2));
  const used = cards.sort((a, b) => b - a).slice(0, room);
  const unseen = Math.min(draw.flat().length, Math.max(0, room - used.length));
  const dice =
    diceOn(look, space, seat) + (more + countOf(passives, 'battleDice')) * factsOf(look).die;
  return dice + laidStrength(look, state.battle, seat) + sum(used) + unseen * unseenCard;
}

function countOf(passives: readonly Passive[], kind: 'battleCards' | 'battleDice'): number {
  return sum(passives.map((effect) => (effect.kind === kind ? effect.count : 0)));
}

function diceOn(look: Look, space: string, seat: Seat): number {
  const { near, die } = factsOf(look);
  const spaces = [space, ...(near.get(space) ?? [])];
  return die * sum(spaces.map((one) => figuresOn({ ...look, seat }, one)));
}

function laidStrength(look: Look, battle: State['battle'], seat: Seat): number {
  const laid = battle?.laid[seat] ?? [];
  return sum(laid.map(({ card }) => (card === null ? unseenCard : fightingValue(look, card))));
}

function ycuValue(look: Look, space: string): number {
  const { tokens } = factsOf(look);
  return sum(tokensOn(look, space).map((token) => tokens.get(token)?.attack ?? 0));
}

export function attackOf(look: Look, card: string): number {
  const colour = look.state.seats[look.seat]?.colour;
  return (colour && printed(look, card)?.attack?.[colour]) ?? 0;
}

/** What a card does in a battle: its attack, and something for its ability. */
export function fightingValue(look: Look, card: string): number {
  return attackOf(look, card) + (printed(look, card)?.ability.timing === 'battle' ? 1.2 : 0);
}

/** The kind of the first effect of a card that is played in turns. */
export function effectOf(look: Look, card: string): string | undefined {
  const ability = printed(look, card)?.ability;
  return ability?.timing === 'turn' ? ability.effects[0]?.kind : undefined;
}

/** The spaces under a tile. */
export function cellsOf({ game }: Look, shape: string, anchor: string, rotation: number): string[] {
  let cells = game.content.shapes.find(({ id }) => id === shape)?.cells ?? [];
  for (let angle = 0; angle < rotation; angle += 90) cells = cells.map(([x, y]) => [-y, x]);
  const left = Math.min(...cells.map(([x]) => x));
  const low = Math.min(...cells.map(([, y]) => y));
  return cells.map(([x, y]) => beside(anchor, x - left, y - low));
}

function printed(look: Look, card: string) {
  return factsOf(look).cards.get(card.slice(0, card.indexOf(':')));
}

/** What the pack says, by id. */
interface Facts {
  readonly cards: ReadonlyMap<string, ContentPack['cards'][number]>;
  readonly developments: ReadonlyMap<string, ContentPack['developments'][number]>;
  readonly tokens: ReadonlyMap<string, ContentPack['ycuTokens'][number]>;
  readonly spaces: ContentPack['boards'][string]['spaces'];
  readonly near: ReadonlyMap<string, readonly string[]>;
  /** What a die shows on average. */
  readonly die: number;
}

const known = new WeakMap<ContentPack, Map<string, Facts>>();

export function factsOf({ game: { content: pack }, state: { board } }: Look): Facts {
  const boards = known.get(pack) ?? new Map<string, Facts>();
  known.set(pack, boards);
  const facts = boards.get(board) ?? gather(pack, board);
  boards.set(board, facts);
  return facts;
}

function gather(pack: ContentPack, board: string): Facts {
  const spaces = pack.boards[board]?.spaces ?? {};
  const around = (at: string) => {
    return [beside(at, 1, 0), beside(at, 0, 1), beside(at, -1, 0), beside(at, 0, -1)];
  };
  return {
    cards: byId(pack.cards),
    developments: byId(pack.developments),
    tokens: byId(pack.ycuTokens),
    spaces,
    near: new Map(Object.keys(spaces).map((at) => [at, around(at)])),
    die: sum(pack.battleDie) / pack.battleDie.length,
  };
}

function beside(space: string, x: number, y: number): string {
  return String.fromCharCode(space.charCodeAt(0) + x) + (Number(space.slice(1)) + y);
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const one of numbers) total += one;
  return total;
}
