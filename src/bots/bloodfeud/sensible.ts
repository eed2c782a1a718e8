import type { Bloodfeud, Move } from '../../bloodfeud/index.js';
import { topStep } from '../../kernel/play.js';
import type { Bot, Choice } from '../../kernel/simulate.js';
import { byCourse, byThumb } from './beliefs.js';
import {
  areAllied,
  type Beliefs,
  countOf,
  holding,
  type Look,
  lookOf,
  othersOn,
  promise,
  type TeamView,
  unitsOn,
  worth,
} from './table.js';
import {
  alliance,
  blocking,
  dealValue,
  enemyKind,
  orderValue,
  promiseOf,
  purchase,
  targetValue,
  tradeOf,
} from './values.js';

/*
 * Goes for its Ambitions: every move is rated by what it brings nearer, by the Power it holds and by the Assets it
 * costs. A player with nothing to do walks to the station where, in an imagined world, there is most to do; a team with
 * nothing to do passes.
 */

type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;
type Raters = { readonly [T in Move['type']]: (look: Look, move: MoveOf<T>) => number };

/** What holds an Ambition up is judged by a rule of thumb. */
export const sensible: Bot<Bloodfeud> = (choice) => decide(choice, byThumb);

/** The same script, but it knows what became of such Ambitions, and the hour: what a search goes by. */
export const shrewd: Bot<Bloodfeud> = (choice) => decide(choice, byCourse);

function decide(choice: Choice<Bloodfeud>, believed: Beliefs): Move {
  const { moves, view, seat, random } = choice;
  const [only] = moves;
  if (only !== undefined && moves.length === 1) return only;
  const look = lookOf(choice, believed);
  const now = bestOf(look, choice, moves);
  if (topStep(view)?.type !== 'open') return now.move;
  const pass = moves.find(({ type }) => type === 'pass');
  if (now.move.type === 'callVote') return callOrNot(look, choice, now.move) ?? pass ?? now.move;
  const isTired = view.teams[seat]?.budget === null && random.below(patience) === 0;
  const wanted = now.value > idle ? now.move : bestWalk(look, choice);
  return (isTired ? pass : wanted) ?? pass ?? now.move;
}

/** Nobody remembers that a call was refused: so other things come between, and it is not tried for ever. */
function callOrNot(look: Look, choice: Choice<Bloodfeud>, call: Move): Move | undefined {
  const others = choice.moves.filter(({ type }) => type !== 'callVote');
  const other = bestOf(look, choice, others);
  const isBusy = other.value > idle;
  if (choice.random.below(isBusy ? 4 : 3) < (isBusy ? 1 : 2)) return call;
  return isBusy ? other.move : undefined;
}

/** Without a budget a team that is refused again and again stops after so many moves. */
const patience = 40;

/** What is worth less is not worth a move. */
const idle = 0.1;
const walking = 0.15;

interface Rated {
  readonly move: Move;
  readonly value: number;
}

function bestOf(look: Look, { random }: Choice<Bloodfeud>, moves: readonly Move[]): Rated {
  let best: Rated = { move: moves[0] as Move, value: Number.NEGATIVE_INFINITY };
  for (const move of moves) {
    if (move.type === 'movePlayer') continue;
    const value = rate(look, move) + random.below(100) / 5000;
    if (value > best.value) best = { move, value };
  }
  return best;
}

function rate(look: Look, move: Move): number {
  return (raters[move.type] as (look: Look, move: Move) => number)(look, move);
}

/** The walk after which the best move is best, if it is worth walking. */
function bestWalk(look: Look, choice: Choice<Bloodfeud>): Move | undefined {
  const { seat } = look;
  const world = choice.imagine();
  let best: Rated | undefined;
  for (const move of choice.moves) {
    if (move.type !== 'movePlayer' || move.to === 'neutral') continue;
    if (isAt(look.own, move.to)) continue;
    const there = choice.game.copy(world);
    choice.game.step(there, move);
    const moves = choice.game.legalMoves(there, seat);
    const value = moves.length > 0 ? bestOf(look, choice, moves).value - walking : 0;
    const found = value - leaving(look.own, move.player);
    if (found > idle && found > (best?.value ?? 0)) best = { move, value: found };
  }
  return best?.move ?? gathering(look, choice);
}

function isAt({ location }: TeamView, station: string): boolean {
  return Object.values(location).includes(station as never);
}

/** Who is alone at the Council or at Orders is missed there when others want to vote or to ally. */
function leaving({ location }: TeamView, player: keyof TeamView['location']): number {
  const here = location[player];
  const isAlone = Object.values(location).filter((one) => one === here).length === 1;
  return isAlone && (here === 'council' || here === 'orders') ? 0.05 : 0;
}

/** Before passing, players go where others need them: to the Council and to Orders. */
function gathering({ own }: Look, choice: Choice<Bloodfeud>): Move | undefined {
  const wanted = (['council', 'orders'] as const).find((station) => !isAt(own, station));
  const idlers = Object.entries(own.location).filter(
    ([, at]) => at !== 'council' && at !== 'orders',
  );
  const player = idlers[0]?.[0];
  return choice.moves.find((move) => {
    return move.type === 'movePlayer' && move.to === wanted && move.player === player;
  });
}

const yes = (value: number) => (isYes: boolean) => (isYes ? value : 0);

const raters: Raters = {
  discardAmbition: (look, { card }) => -promiseOf(look, card),
  recordPower: ({ view, pack }, { team, value }) => {
    const { lowest, highest } = pack.constants.power;
    let power = 0;
    for (const { control, tile } of Object.values(view.domains)) {
      if (control === team) power += pack.tiles.find(({ id }) => id === tile)?.power ?? 0;
    }
    return -Math.abs(value - Math.min(highest, Math.max(lowest, power)));
  },
  movePlayer: () => 0,
  moveUnit: (look, { unit, from, to, swift }) => {
    const { view, seat } = look;
    const here = unitsOn(view, from, seat);
    const there = unitsOn(view, to, seat);
    const change =
      holding(look, to, there + 1) -
      holding(look, to, there) +
      holding(look, from, here - 1) -
      holding(look, from, here);
    return change - 0.15 - (unit === 'basic' ? 0 : 0.1) + (swift ? 0.05 : 0);
  },
  placeBarricade: (look) => worth(look, { barricadesPlaced: 1 }) * 1.5 - 0.1,
  removeBarricade: () => 0,
  reduceSun: (look) => {
    const { view, seat, game, pack } = look;
    const score = game.standing(view).seats[seat]?.score ?? 0;
    const open = pack.sun.spaces.filter(({ space }) => {
      return space > view.sun.marker && !view.sun.blocked.includes(space);
    });
    const cost = open.at(-1)?.cost ?? 9;
    const isAhead = score >= 7 && open.length <= 3;
    return (isAhead ? 1.5 : 0) + worth(look, { ambitionTokens: -cost });
  },
  proposeAlliance: (look, { with: other }) => alliance(look, other) - 0.2,
  answerAlliance: (look, { accept }) => {
    const step = topStep(look.view);
    const other = step?.type === 'allianceConsent' ? step.proposer : 0;
    return yes(alliance(look, other) + 0.1)(accept);
  },
  respondBlock: (look, { block }) => yes(blocking(look))(block),
  blockAlliance: (look) => blocking(look),
  answerCounter: (look, { ally }) => yes(0.2 + worth(look, { alliancesFormed: 1 }))(ally),
  placeOrder: (look, { card, domain }) => {
    const order = look.cards.orders.get(card);
    const mine = look.view.ordersBoard[domain]?.some(({ seat }) => seat === look.seat);
    if (order === undefined || mine || unitsOn(look.view, domain, look.seat) === 0) return 0;
    return orderValue(look, order, domain);
  },
  purchaseItem: (look, { item, discount }) => {
    const what = item === 'token' ? item : (look.view.market[item.pile].slots[item.slot - 1] ?? '');
    return purchase(look, what) + (discount ? 0.02 : 0);
  },
  buryMarketCard: () => 0,
  storeItem: (look) => worth(look, { warehouseItems: 1 }) + 0.2,
  purchaseStored: (look, { item, discount }) => {
    return purchase(look, item) + worth(look, { warehouseItems: -1 }) + (discount ? 0.02 : 0);
  },
  bonusBury: (look, { pile, slot }) => {
    const card = look.view.market[pile].slots[slot - 1] ?? '';
    return look.cards.orders.get(card)?.kind === enemyKind(look) ? 0.13 : 0.01;
  },
  openTrade: (look, { with: other }) => {
    const { assets } = look.own;
    const has = countOf(look.view.teams[other]?.events ?? 0) > 1;
    if (assets < 2 || !has) return 0;
    return worth(look, { tradesCompleted: 1, assets: -1 }) * 1.5 - 0.1;
  },
  tradeGive: (look, { line }) => {
    const { give } = tradeOf(look);
    return give === 0 && line.kind === 'assets' && line.amount === 1 ? 3 : -1;
  },
  tradeAsk: (look, { line }) => {
    const { ask } = tradeOf(look);
    return ask === 0 && line.kind === 'anyCard' && line.zone === 'events' ? 2 : -1;
  },
  tradeSend: () => 1,
  answerTrade: (look, { accept }) => yes(dealValue(look))(accept),
  tradePick: (_look, { card }) => (card > 'e10' ? 1 : 0),
  confirmTrade: (_look, { confirm }) => yes(1)(confirm),
  tradeCancel: () => -2,
  proposeEvent: (look) => 0.4 + worth(look, { eventsPassed: 1 }) / 2,
  callVote: (look) => {
    const isOwn = look.view.council.proposals.some(({ by }) => by === look.seat);
    return isOwn ? 0.6 + worth(look, { eventsPassed: 1 }) : 0.2;
  },
  answerCall: (_look, { willing }) => yes(1)(willing),
  answerAnnounce: (_look, { player }) => (player === null ? 0 : 0.5),
  declinePropose: () => 0.05,
  castVote: ({ view, seat }, { choice }) => {
    if (choice === 'abstain' || choice === 'noEvent') return 0;
    const liked = choice === seat ? 0.5 : areAllied(view, seat, choice) ? 0.4 : 0;
    // Who insists on its own Event in a repeated vote gets none.
    return view.council.revotes > 0 ? (view.teams[choice]?.power ?? 0) + liked : 1 + liked;
  },
  purchaseAmbition: (look, { from, slot, card }) => {
    const faceUp = look.view.ambitions.faceUp[(slot ?? 0) - 1] ?? undefined;
    const held = look.held.map((one) => promise(look, one, look.stats)).sort((a, b) => b - a);
    const most = look.view.options.houseRules.maxScoredAmbitions ?? 9;
    const worst = held[most - 1] ?? 0;
    const drawn =
      from === 'deck' ? 0.9 : promiseOf(look, (from === 'faction' ? card : faceUp) ?? '');
    const price = look.pack.constants.ambitionCost;
    return drawn - worst - 0.3 + worth(look, { ambitionTokens: -price, ambitionCardsHeld: 1 });
  },
  cycleEvent: () => 0.12,
  done: () => 0.2,
  bonusBuryAmbition: (look, { slot }) => {
    const card = look.view.ambitions.faceUp[slot - 1] ?? '';
    return 0.4 - promiseOf(look, card) / 4;
  },
  equip: (look) => 0.8 + worth(look, { advancementsEquipped: 1 }),
  activate: (look, { source, team }) => {
    if (team === undefined) return 0.15;
    const player = source === 'faction' ? 'P1' : source.player;
    const at = Object.keys(look.view.domains).find((domain) => {
      return look.view.domains[domain]?.units[look.seat]?.players[player] !== undefined;
    });
    if (at === undefined) return 0;
    const margin = unitsOn(look.view, at, team) - unitsOn(look.view, at, look.seat);
    return margin === 0 || margin === 1 ? 0.5 : 0.05;
  },
  chooseDomain: ({ view, seat }, { domain }) => {
    const step = topStep(view);
    const isShield = step?.type === 'eventDomain' && step.effect === 'shieldDomain';
    const own = unitsOn(view, domain, seat);
    return isShield ? own : othersOn(view, domain, seat).length - 3 * own;
  },
  loseUnit: (look, { domain }) => {
    const units = unitsOn(look.view, domain, look.seat);
    return holding(look, domain, units - 1) - holding(look, domain, units);
  },
  chooseTarget: (look, { team, unit }) => targetValue(look, team, unit),
  chooseEmbrace: ({ view, seat }, { team }) => {
    const step = topStep(view);
    const domain = step?.type === 'embraceTarget' ? step.domain : '';
    return unitsOn(view, domain, team) - (areAllied(view, seat, team) ? 2 : 0);
  },
  declineTarget: () => 0.5,
  pass: () => 0,
  endGameplayPhase: () => 0,
};
