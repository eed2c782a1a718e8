import type { Bot, Choice } from '../../kernel/simulate.js';
import type { Move, NeonGods, State } from '../../neon-gods/index.js';
import { City, hits, money, type SpaceId } from './city.js';

/*
 * Spreads over the city for the next daylight, first where it pays most; fights where it should win; builds monuments
 * early and factories late; buys blurp where it is cheap. Every move gets a number of blurp that it may be worth.
 */

type Worths = { readonly [T in Move['type']]: (move: Extract<Move, { type: T }>) => number };

export const sensible: Bot<NeonGods> = (choice) => {
  const { moves, random } = choice;
  if (moves.length === 1) return moves[0] as Move;
  const worths = worthsOf(choice);
  let best: Move[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const worth = (worths[move.type] as (move: Move) => number)(move);
    if (worth > most) [best, most] = [[move], worth];
    else if (worth === most) best.push(move);
  }
  return best[random.below(best.length)] as Move;
};

function worthsOf(choice: Choice<NeonGods>): Worths {
  const { game, view, seat } = choice;
  const { constants, events } = game.content;
  const city = new City(view, seat, game.content);
  const step = view.agenda.at(-1);
  const goalsOf = goalsIn(choice);
  const price = (slot: number) => (constants.recruitPrices[slot] ?? 0) * city.moneyWorth;
  return {
    recruit: ({ slot }) => {
      const figure = city.turnsLeft > 1 ? 2.5 : 0.3;
      return figure + city.cardWorth(view.row[slot] ?? '') - price(slot);
    },
    buyEvent: ({ slot }) => {
      const event = events.find(({ id }) => id === view.row[slot]);
      return city.effectsWorth(event?.effects ?? []) - price(slot);
    },
    drawInstead: () => 0.9,
    pickFigure: (move) => Math.max(...goalsOf(move).map((to) => city.shift(move.from, to))),
    moveTo: ({ to }) => (step?.type === 'moveTo' ? city.shift(step.from, to) : 0),
    playCard: ({ card }) => city.effectsWorth(city.card(card)?.effects ?? []) + 0.05,
    drawCard: () => 0.9,
    takeMoney: ({ amount }) => amount,
    effectDraw: () => 1,
    recoverCard: ({ card }) => city.cardWorth(card),
    sell: ({ space }) => city.price(space),
    work: ({ card, space, count = 0 }) => city.workWorth(card, space, count),
    placeToken: ({ space }) => city.tokenWorth(step?.type, space),
    removeToken: ({ space, token }) => {
      const isMine = city.mine(space) > 0;
      if (token === 'andy') return city.worth(space) * (isMine ? 1 : 0.2);
      if (token === 'tunnel') return 0;
      return isMine ? -1 : city.enemyOn(space) === undefined ? 0.2 : 3;
    },
    removeFigure: ({ owner, space }) => 1 + city.worth(space) / city.figures(space, owner),
    pushPick: ({ owner, from }) => city.worth(from) / city.figures(from, owner),
    pushTo: ({ to }) => -city.worth(to) - city.mine(to),
    placeFigure: () => 1,
    chooseBattle: ({ space }) => city.odds(space, city.mine(space)),
    battleCard: ({ card }) => city.hitsOf(card) - 1.1,
    battleBlind: () => hits.blind,
    battleDone: () => 0,
    stealFrom: ({ from }) => view.seats[from]?.money ?? 0,
    discard: ({ card }) => -city.cardWorth(card),
    exchange: ({ line }) => {
      const { pay = 0, blurp = 0 } = constants.exchange[line] ?? {};
      return blurp - (view.round === constants.rounds ? 0 : pay * money.late);
    },
    passExchange: () => 0,
    done: () => 0.1,
  };
}

/** Where a figure could go, asked in an imagined world: what is hidden does not stop figures. */
function goalsIn({ game, imagine }: Choice<NeonGods>): (pick: Move) => SpaceId[] {
  let world: State | undefined;
  return (pick) => {
    world ??= imagine();
    const picked = game.copy(world);
    game.step(picked, pick);
    return game.legalMoves(picked).flatMap((next) => (next.type === 'moveTo' ? next.to : []));
  };
}
