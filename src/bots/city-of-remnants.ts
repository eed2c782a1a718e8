import type { CityOfRemnants, ContentPack, Move, State } from '../city-of-remnants/index.js';
import type { Game } from '../kernel/game.js';
import { type Seat, topStep } from '../kernel/play.js';
import type { Bot } from '../kernel/simulate.js';
import { byId } from '../kit/pack.js';

/*
 * Goes for the awards: figures onto spaces and developments that give renown, developments under own figures, fights
 * where it looks stronger. An action is chosen by what comes of it in one imagined world; the rest is scripted.
 */

type City = Game<CityOfRemnants>;
type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;
type StepType = State['agenda'][number]['type'];

/** Who decides, in a world that may be. */
interface Mind {
  readonly game: City;
  readonly state: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

export const sensible: Bot<CityOfRemnants> = ({ game, seat, moves, imagine }) => {
  const [only] = moves;
  if (only !== undefined && moves.length === 1) return only;
  return decide({ game, state: imagine(), seat, moves });
};

/** Decisions that an action is followed through at most. */
const farthest = 80;

function decide(mind: Mind): Move {
  const { moves } = mind;
  const step = topStep(mind.state)?.type as StepType;
  const card = cardToPlay(mind, step);
  if (card !== undefined) return card;
  const scripted = scripts[step]?.(mind);
  return scripted ?? moves.find(({ type }) => type === 'done') ?? (moves[0] as Move);
}

const scripts: Partial<Record<StepType, (mind: Mind) => Move | undefined>> = {
  pickLeader: (mind) => best(of(mind, 'pickLeader'), ({ leader }) => strengthOfDeck(mind, leader)),
  turnMain(mind) {
    const actions = of(mind, 'takeAction');
    return best(actions, (move) => followed(mind, move)) ?? of(mind, 'endTurn')[0];
  },
  resetDiscard: discard,
  refreshDiscard: discard,
  recruitPick: (mind) => best(of(mind, 'recruitPick'), ({ card }) => attackOf(mind, card)),
  bid: raise,
  buy(mind) {
    const now = worth(mind, mind.state);
    const buys = [...of(mind, 'buyCard'), ...of(mind, 'buyRenown')];
    return best(buys, (move) => worth(mind, after(mind, move)) - now, 0);
  },
  produce: (mind) => of(mind, 'produceTile')[0],
  sell: (mind) => of(mind, 'sellProduct')[0],
  buildPick(mind) {
    return best(
      of(mind, 'buildPick'),
      (move) => {
        const there = at(mind, after(mind, move));
        const gains = of(there, 'buildPlace').map((place) => built(there, place));
        return Math.max(0, ...gains);
      },
      0,
    );
  },
  buildPlace: (mind) => best(of(mind, 'buildPlace'), (move) => built(mind, move)),
  moveSelect: moveOne,
  moveTo: (mind) => best(of(mind, 'moveTo'), ({ to }) => gainAt(mind, to)),
  layCards: lay,
  removeUnit: (mind) => best(of(mind, 'removeUnit'), ({ card }) => -attackOf(mind, card)),
  ycuSelect: meet,
  effectChoice(mind) {
    if (of(mind, 'moveTo').length > 0) return scripts.moveTo?.(mind);
    if (of(mind, 'moveFigure').length > 0) return moveOne(mind);
    if (of(mind, 'discardFromHand').length > 0) return discard(mind);
    const now = worth(mind, mind.state);
    return best(of(mind, 'choose'), (move) => worth(mind, after(mind, move)) - now, -0.3);
  },
};

function of<T extends Move['type']>({ moves }: Mind, type: T): MoveOf<T>[] {
  return moves.filter((move): move is MoveOf<T> => move.type === type);
}

/** The first of the best, if it is above the limit. */
function best<M>(moves: readonly M[], value: (move: M) => number, above = -Infinity) {
  let found: M | undefined;
  let most = above;
  for (const move of moves) {
    const its = value(move);
    if (its <= most) continue;
    most = its;
    found = move;
  }
  return found;
}

function after({ game, state }: Mind, move: Move): State {
  const copy = game.copy(state);
  game.step(copy, move);
  return copy;
}

function at(mind: Mind, state: State): Mind {
  return { ...mind, state, moves: mind.game.legalMoves(state, mind.seat) };
}

/** What the world is worth when the action has been carried out as this bot would. */
function followed(mind: Mind, move: Move): number {
  const { game, seat } = mind;
  const state = after(mind, move);
  for (let i = 0; i < farthest; i++) {
    const [next] = game.toAct(state);
    const { turn } = state;
    if (next === undefined || turn?.seat !== seat || turn.actionDone) break;
    const moves = game.legalMoves(state, next);
    game.step(
      state,
      moves.length > 1 ? decide({ game, state, seat: next, moves }) : (moves[0] as Move),
    );
  }
  return worth(mind, state);
}

/** How far ahead the seat is: what it has, and what it will be awarded until the pool is empty. */
function worth(mind: Mind, state: State): number {
  const rounds = roundsLeft(mind, state);
  let others = 0;
  let own = 0;
  state.seats.forEach((player, seat) => {
    let sum = player.renown + awardOf(mind, state, seat) * rounds;
    sum += (player.arcs / 1000) * Math.min(0.5, 0.12 * rounds) + player.influence * rounds * 0.3;
    for (const card of player.hand) sum += 0.15 + 0.12 * attackOf(mind, card);
    for (const { at: place, seat: owner } of Object.values(state.figures)) {
      if (owner === seat && place !== 'supply') sum += place === 'pool' ? 0.9 : 1.2;
    }
    for (const { products } of state.tiles) if (seat === mind.seat) sum += 0.2 * products;
    if (seat === mind.seat) own = sum;
    else others += sum;
  });
  const scored = mind.game.standing(state).seats[mind.seat]?.parts[2]?.value ?? 0;
  return own + scored - (0.6 * others) / (state.seats.length - 1);
}

/** Awards still to come, one of them for this round; later ones are less sure. */
function roundsLeft(mind: Mind, state: State): number {
  let rate = 4;
  for (const seat of state.seats.keys()) rate += awardOf(mind, state, seat);
  return 1 + 0.7 * Math.min(8, Math.max(0, state.renownPool / rate - 1));
}

function awardOf(mind: Mind, state: State, seat: Seat): number {
  const { spaces, developments } = factsOf(mind);
  const held = new Set<string>();
  for (const { at: place, seat: owner } of Object.values(state.figures)) {
    if (owner === seat) held.add(place);
  }
  let award = 0;
  for (const space of held) award += spaces[space]?.renown ?? 0;
  for (const tile of state.tiles) {
    if (tile.spaces.every((space) => held.has(space))) {
      award += developments.get(tile.development)?.renown ?? 0;
    }
  }
  return award;
}

/** The figure that gains most by moving; those of the pool, and those that earn nothing where they are. */
function moveOne(mind: Mind): Move | undefined {
  return best(
    of(mind, 'moveFigure'),
    (move) => {
      const loss =
        move.from === 'pool' || figuresOn(mind, move.from) > 1 ? 0 : earnedAt(mind, move.from);
      if (loss > 1) return 0;
      const there = at(mind, after(mind, move));
      return Math.max(...of(there, 'moveTo').map(({ to }) => gainAt(there, to))) - loss;
    },
    0.1,
  );
}

/** What a figure that ends its way here brings, in renown a round. */
function gainAt(mind: Mind, space: string): number {
  const { state, seat } = mind;
  if (figuresOn(mind, space) > 0) return 0.02;
  const here = Object.values(state.figures).find((figure) => figure.at === space);
  const tokens = tokensOn(mind, space);
  const earned = earnedAt(mind, space) + 0.2;
  if (here === undefined && tokens.length === 0) return earned;
  const rival = here?.seat ?? null;
  const chance = chanceOn(mind, space, rival, 1);
  const prize = rival === null ? 0.5 : 0.5 + earnedAt({ ...mind, seat: rival }, space);
  if (chance < 0.6) return -1;
  return chance * (earned + prize) - (1 - chance) * 2 - (seat === rival ? 1 : 0);
}

/** Renown that the seat has, or would have, by a figure here. */
function earnedAt(mind: Mind, space: string): number {
  const { spaces, developments } = factsOf(mind);
  let earned = spaces[space]?.renown ?? 0;
  for (const tile of mind.state.tiles) {
    if (!tile.spaces.includes(space)) continue;
    const missing = tile.spaces.filter((one) => one !== space && figuresOn(mind, one) === 0).length;
    const { renown = 0 } = developments.get(tile.development) ?? {};
    earned += missing === 0 ? renown : (0.4 * renown) / (missing + 1);
  }
  return earned;
}

/** How likely the seat wins on this space with so many figures more, against a seat or the YCU. */
function chanceOn(mind: Mind, space: string, rival: Seat | null, more: number): number {
  const own = strength(mind, space, mind.seat, more);
  const other =
    rival === null
      ? tokensOn(mind, space).reduce(
          (sum, token) => sum + (factsOf(mind).tokens.get(token)?.attack ?? 0),
          -1,
        )
      : strength(mind, space, rival, 0);
  return 1 / (1 + Math.exp((other - own + 0.5) / 2));
}

/** Dice of the figures near, cards of the hand as far as they are known, and unknown ones of the draw pile. */
function strength(mind: Mind, space: string, seat: Seat, more: number): number {
  const { state } = mind;
  const { hand, draw, influence } = state.seats[seat] as State['seats'][number];
  const { near, die } = factsOf(mind);
  let dice = more;
  for (const { at: place, seat: owner } of Object.values(state.figures)) {
    if (owner === seat && (place === space || near.get(space)?.includes(place))) dice++;
  }
  const laid = state.battle?.laid[seat] ?? [];
  const attacks = hand.map((card) => fightingValue(mind, card)).sort((a, b) => b - a);
  const known = seat === mind.seat ? attacks : attacks.map(() => 2);
  const used = known.slice(0, influence - laid.length).filter((attack) => attack > 0);
  const unseen = Math.min(draw.flat().length, influence - laid.length - used.length);
  const open = laid.reduce(
    (sum, { card }) => sum + (card === null ? 1.6 : fightingValue(mind, card)),
    0,
  );
  return (
    dice * die + open + used.reduce((sum, attack) => sum + attack, 0) + Math.max(0, unseen) * 1.6
  );
}

/** The best cards while there is hope, and against the YCU no more than it takes. */
function lay(mind: Mind): Move | undefined {
  const { state, seat } = mind;
  const { space, token, attacker, defender } = state.battle as NonNullable<State['battle']>;
  const rival = token === null ? (seat === attacker ? defender : attacker) : null;
  if (chanceOn(mind, space, rival, 0) < 0.15) return undefined;
  const laid = state.battle?.laid[seat] ?? [];
  if (token !== null) {
    const bare = { ...state, seats: state.seats.map((one) => ({ ...one, hand: [], draw: [] })) };
    if (laid.length > 0 && chanceOn({ ...mind, state: bare }, space, null, 0) > 0.8)
      return undefined;
  }
  const card = best(of(mind, 'layFromHand'), (move) => fightingValue(mind, move.card), 0);
  return card ?? of(mind, 'layFromDeck')[0];
}

/** Fights what it can beat, else pays. */
function meet(mind: Mind): Move | undefined {
  const chance = ({ space }: { space: string }) => chanceOn(mind, space, null, 0);
  const fight = best(of(mind, 'ycuFight'), chance);
  if (fight !== undefined && chance(fight) > 0.6) return fight;
  const price = ({ token }: { token: string }) => -(factsOf(mind).tokens.get(token)?.bribe ?? 0);
  return best(of(mind, 'ycuBribe'), price) ?? fight;
}

/** Bids little for good fighters only; the initiator a bit more, to be done with it. */
function raise(mind: Mind): Move | undefined {
  const { state, seat } = mind;
  const { card, initiator, highBid } = state.auction as NonNullable<State['auction']>;
  const arcs = state.seats[seat]?.arcs ?? 0;
  const most = (attackOf(mind, card) - (seat === initiator ? 1 : 3)) * 1000;
  const bid = of(mind, 'bid')[0];
  const isCheap = bid !== undefined && bid.amount <= Math.min(most, arcs / 2);
  return isCheap && highBid < bid.amount ? bid : of(mind, 'pass')[0];
}

/** Cards that neither fight nor help now. */
function discard(mind: Mind): Move | undefined {
  const value = (card: string) => Math.max(fightingValue(mind, card), usefulness(mind, card));
  return best(of(mind, 'discardFromHand'), ({ card }) => -value(card), -1.5);
}

/** What a tile here brings until the end, less its price. */
function built(mind: Mind, { anchor, rotation }: MoveOf<'buildPlace'>): number {
  const { state, seat } = mind;
  const step = topStep(state);
  if (step?.type !== 'buildPlace') return 0;
  const facts = factsOf(mind);
  const development = facts.developments.get(step.development);
  const cells = facts.cellsOf(development?.shape ?? '', anchor, rotation);
  const free = cells.filter((cell) => figuresOn(mind, cell) === 0);
  const isTaken = free.some((cell) =>
    Object.values(state.figures).some((one) => one.at === cell && one.seat !== seat),
  );
  const { renown = 0, cost = 0 } = development ?? {};
  if (isTaken) return -1;
  const rounds = roundsLeft(mind, state);
  return renown * rounds * 0.6 ** free.length - (cost / 1000) * Math.min(0.5, 0.12 * rounds);
}

/** At which decisions cards with these effects are played. */
const moments: Partial<Record<StepType, readonly string[]>> = {
  turnMain: [
    'gainArcs',
    'gainRenown',
    'gainArcsPer',
    'rollForArcs',
    'drawCards',
    'stealArcs',
    'deploy',
    'search',
    'raidHand',
    'produceOne',
    'sellNow',
    'recruitDirect',
    'freeMove',
  ],
  moveSelect: ['extraFigures', 'extraSteps', 'removeYcu'],
  buildPick: ['discount', 'extraBuild'],
  buy: ['extraBuy'],
  sell: ['sellBonus'],
  recruitPick: ['bidRebate'],
};

/** A card that helps now; good fighters are kept for battles until the last turn of the round. */
function cardToPlay(mind: Mind, step: StepType): Move | undefined {
  const kinds = moments[step];
  if (kinds === undefined) return undefined;
  const isLast = (mind.state.seats[mind.seat]?.turnsTaken ?? 0) >= 3;
  return of(mind, 'playCard').find(({ card }) => {
    return kinds.includes(effectsOf(mind, card)[0] ?? '') && (isLast || attackOf(mind, card) < 3);
  });
}

function effectsOf(mind: Mind, card: string): string[] {
  const ability = factsOf(mind).cards.get(baseOf(card))?.ability;
  return ability?.timing === 'turn' ? ability.effects.map(({ kind }) => kind) : [];
}

function usefulness(mind: Mind, card: string): number {
  const [first] = effectsOf(mind, card);
  return moments.turnMain?.includes(first ?? '') ? 2 : 1;
}

function attackOf({ game, state, seat }: Mind, card: string): number {
  const colour = state.seats[seat]?.colour;
  const attack = factsIn(game.content, state.board).cards.get(baseOf(card))?.attack;
  return (colour && attack?.[colour]) ?? 0;
}

function fightingValue(mind: Mind, card: string): number {
  const isForBattle = factsOf(mind).cards.get(baseOf(card))?.ability.timing === 'battle';
  return attackOf(mind, card) + (isForBattle ? 1.2 : 0);
}

function strengthOfDeck({ game }: Mind, leader: string): number {
  const { leaders, cards } = game.content;
  const deck = leaders.find(({ id }) => id === leader)?.deck ?? [];
  return deck.reduce((sum, { card, copies }) => {
    return (
      sum +
      copies * Math.max(0, ...Object.values(cards.find(({ id }) => id === card)?.attack ?? {}))
    );
  }, 0);
}

function figuresOn({ state, seat }: Mind, space: string): number {
  let found = 0;
  for (const figure of Object.values(state.figures)) {
    if (figure.seat === seat && figure.at === space) found++;
  }
  return found;
}

function tokensOn({ state }: Mind, space: string): string[] {
  return Object.keys(state.ycu.onBoard).filter((token) => state.ycu.onBoard[token] === space);
}

/** What the pack says, by id. */
interface Facts {
  readonly cards: ReadonlyMap<string, ContentPack['cards'][number]>;
  readonly developments: ReadonlyMap<string, ContentPack['developments'][number]>;
  readonly tokens: ReadonlyMap<string, ContentPack['ycuTokens'][number]>;
  readonly spaces: Readonly<Record<string, { readonly renown: number }>>;
  readonly near: ReadonlyMap<string, readonly string[]>;
  /** What one die shows on average. */
  readonly die: number;
  cellsOf(shape: string, anchor: string, rotation: number): string[];
}

const known = new WeakMap<ContentPack, Map<string, Facts>>();

function factsOf({ game, state }: Mind): Facts {
  return factsIn(game.content, state.board);
}

function factsIn(pack: ContentPack, board: string): Facts {
  const boards = known.get(pack) ?? new Map<string, Facts>();
  known.set(pack, boards);
  const facts = boards.get(board) ?? gather(pack, board);
  boards.set(board, facts);
  return facts;
}

function gather(pack: ContentPack, board: string): Facts {
  const spaces = pack.boards[board]?.spaces ?? {};
  const steps = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const;
  return {
    cards: byId(pack.cards),
    developments: byId(pack.developments),
    tokens: byId(pack.ycuTokens),
    spaces,
    near: new Map(
      Object.keys(spaces).map((space) => [space, steps.map(([x, y]) => moved(space, x, y))]),
    ),
    die: pack.battleDie.reduce((sum, face) => sum + face, 0) / pack.battleDie.length,
    cellsOf(shape, anchor, rotation) {
      let cells = pack.shapes.find(({ id }) => id === shape)?.cells.map(([x, y]) => [x, y]) ?? [];
      for (let angle = 0; angle < rotation; angle += 90) {
        cells = cells.map(([x = 0, y = 0]) => [-y, x]);
      }
      const left = Math.min(...cells.map(([x = 0]) => x));
      const low = Math.min(...cells.map(([, y = 0]) => y));
      return cells.map(([x = 0, y = 0]) => moved(anchor, x - left, y - low));
    },
  };
}

function moved(space: string, x: number, y: number): string {
  return String.fromCharCode(space.charCodeAt(0) + x) + (Number(space.slice(1)) + y);
}

/** The printed card of a copy. */
function baseOf(card: string): string {
  return card.slice(0, card.indexOf(':'));
}
