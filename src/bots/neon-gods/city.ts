import type { Seat } from '../../kernel/play.js';
import type { ContentPack, View } from '../../neon-gods/index.js';

export type SpaceId = keyof View['board'];
type Effect = ContentPack['events'][number]['effects'][number];

/** How much of what others lose is won. */
const spite = 0.5;

/** What a $ is worth while there is something to buy, and after that. */
export const money = { early: 0.65, late: 0.55 };
/** What one card of the draw pile and what three cards of a hand hit. */
export const hits = { blind: 1.6, three: 4.7 };

/** A figure more, wherever it stands, while there is a turn to use it. */
const figureWorth = 1.2;

/** The table as one seat sees it. */
export class City {
  readonly #spaces: SpaceId[];
  readonly #home: SpaceId;
  readonly #unheld: SpaceId[];
  readonly #worths: ReadonlyMap<SpaceId, number>;
  readonly #enemies: ReadonlyMap<SpaceId, Seat>;
  readonly #threats = new Map<SpaceId, boolean>();
  readonly turnsLeft: number;
  readonly daysLeft: number;
  readonly moneyWorth: number;

  constructor(
    readonly view: View,
    readonly seat: Seat,
    readonly pack: ContentPack,
  ) {
    const { board, round, daylights } = view;
    const { rounds, daylightAfterRounds } = pack.constants;
    this.turnsLeft = rounds - round + 1;
    this.daysLeft = daylightAfterRounds.length - daylights;
    this.moneyWorth = this.turnsLeft > 1 ? money.early : money.late;
    this.#spaces = Object.keys(board) as SpaceId[];
    this.#home = this.#spaces.find((at) => board[at].base === seat) as SpaceId;
    this.#enemies = this.#findEnemies();
    this.#worths = new Map(this.#spaces.map((at) => [at, this.#blurp(at)]));
    this.#unheld = this.#spaces.filter((at) => {
      return board[at].base === null && !board[at].dead && this.mine(at) === 0;
    });
  }

  /** Blurp to be had from the space until the end; later daylights count half. */
  #blurp(at: SpaceId): number {
    const { dead, skyscraper, monument, factory, products } = this.view.board[at];
    const { monumentPay } = this.pack.constants;
    const day = (dead ? 0 : 1) + skyscraper + (monument ? monumentPay : 0);
    const goods = products * distance(this.#home, at) * 0.15;
    return day * (0.5 + 0.5 * this.daysLeft) + (factory ? 2.5 : 0) + goods;
  }

  /** What the seat has, and what it is likely to get by what it has on the table. */
  total(): number {
    const { blurp = 0, money: purse = 0, hand = [] } = this.view.seats[this.seat] ?? {};
    let total = blurp + purse * this.moneyWorth;
    let figures = 0;
    for (const at of this.#spaces) {
      const mine = this.mine(at);
      figures += mine;
      if (mine > 0) total += this.#held(at, mine);
    }
    if (this.turnsLeft <= 1) return total;
    total += figures * figureWorth;
    for (const card of typeof hand === 'number' ? [] : hand) total += this.cardWorth(card);
    return total;
  }

  worth(at: SpaceId): number {
    return this.#worths.get(at) ?? 0;
  }

  shift(from: SpaceId, to: SpaceId): number {
    const [here, there] = [this.mine(from), this.mine(to)];
    const gain = this.#held(to, there + 1) - this.#held(to, there);
    const loss = this.#held(from, here) - this.#held(from, here - 1);
    return gain - loss + this.#prospect(to) - this.#prospect(from);
  }

  /** So many own figures there: certain at home, likely elsewhere, by the odds in a fight. */
  #held(at: SpaceId, figures: number): number {
    if (figures === 0) return 0;
    const { base, andys } = this.view.board[at];
    const worth = this.worth(at);
    if (base !== null) return worth;
    const enemy = this.enemyOn(at);
    if (andys.length === 0 && enemy === undefined) {
      if (!this.#isThreatened(at)) return worth * 0.95;
      return worth * (figures > 1 ? 0.85 : 0.65);
    }
    const { scenarios } = this.pack;
    const flags = scenarios.find(({ id }) => id === this.view.scenario)?.flags;
    const bonus = enemy === undefined ? flags?.andyWinBonus : flags?.pvpWinBonus;
    const denied = enemy === undefined ? 0 : worth / (this.view.players - 1);
    return this.odds(at, figures) * (1 + (bonus ?? 0) + 0.75 * worth + denied);
  }

  /** The chance to win as attacker, when everybody lays three cards. */
  odds(at: SpaceId, figures: number): number {
    const { andys, owls, watchtower } = this.view.board[at];
    const { owlPenalty, watchtower: tower } = this.pack.constants;
    const enemy = this.enemyOn(at);
    const mine = figures + this.#beside(at, this.seat) + hits.three;
    const theirs =
      enemy === undefined
        ? andys.reduce((sum, andy) => sum + ('value' in andy ? andy.value : 5), 0)
        : this.figures(at, enemy) + this.#beside(at, enemy) + hits.three;
    const lead =
      mine - theirs + owls * owlPenalty - (watchtower && enemy !== undefined ? tower.same : 0);
    return 1 / (1 + Math.exp(-(lead + 0.5) / 1.3));
  }

  /** A little for being near what is still to be had. */
  #prospect(at: SpaceId): number {
    let most = 0;
    for (const other of this.#unheld) {
      most = Math.max(most, this.worth(other) / (2 + distance(at, other)));
    }
    return most * 0.3;
  }

  effectsWorth(effects: readonly Effect[]): number {
    return effects.reduce((sum, effect) => sum + this.#effect(effect), 0);
  }

  #effect({ kind, amount }: Effect): number {
    const { discard = [], figureSupply = 0 } = this.view.seats[this.seat] ?? {};
    if (kind === 'move') return amount * (this.mine(this.#home) > 1 ? 1.7 : 0.7);
    if (kind === 'gain') return amount * this.moneyWorth;
    if (kind === 'draw') return amount * (this.turnsLeft > 1 ? 0.8 : 0.4);
    if (kind === 'recover') return Math.min(amount, discard.length) * 0.6;
    if (kind === 'sell') return this.#bestSales(amount);
    if (kind === 'work') return this.#bestWork() * (amount > 1 ? 1.6 : 1);
    if (kind === 'blurp') return amount;
    if (kind === 'placeFigures') return Math.min(amount, figureSupply) * 1.5;
    if (kind === 'steal') return amount * money.late * (this.view.players - 1);
    if (kind === 'placeAndys' || kind === 'placeOwls') {
      return spite * this.#bestOf(amount, (at) => this.tokenWorth(kind, at));
    }
    if (kind === 'pushFigures') {
      return spite * this.#bestOf(amount, (at) => this.#heldByOthers(at));
    }
    return kind === 'removeFigures' || kind === 'removeStructures' ? 1.5 : 0.6;
  }

  /** What the best spaces for so many pieces are worth together. */
  #bestOf(amount: number, worth: (at: SpaceId) => number): number {
    const worths = this.#spaces.map((at) => Math.max(0, worth(at))).sort((a, b) => b - a);
    return worths.slice(0, amount).reduce((sum, one) => sum + one, 0);
  }

  /** What is lost there by an enemy of whom one figure goes. */
  #heldByOthers(at: SpaceId): number {
    const enemy = this.enemyOn(at);
    return enemy === undefined ? 0 : this.worth(at) / this.figures(at, enemy);
  }

  #bestSales(amount: number): number {
    const prices = this.#own().flatMap((at) => {
      return Array.from({ length: this.view.board[at].products }, () => this.price(at));
    });
    prices.sort((a, b) => b - a);
    return prices.slice(0, amount).reduce((sum, price) => sum + price, 0);
  }

  price(at: SpaceId): number {
    return distance(this.#home, at) * this.moneyWorth;
  }

  #bestWork(): number {
    const purse = this.view.seats[this.seat]?.money ?? 0;
    const cards = this.pack.workCards.filter((card) => card.money <= purse);
    const works = this.#own().flatMap((at) => cards.map(({ id }) => this.workWorth(id, at, 2)));
    return Math.max(0, ...works);
  }

  workWorth(id: string, at: SpaceId, count: number): number {
    const card = this.pack.workCards.find((one) => one.id === id);
    const space = this.view.board[at];
    if (card?.effect.kind !== 'build') {
      return space.factory && this.turnsLeft > 1 ? count * this.price(at) * 0.6 : 0;
    }
    const { structure } = card.effect;
    const isRoom = !space.dead && !space[structure];
    if (!isRoom || (structure === 'monument' && space.skyscraper === 0)) return 0;
    const cost = card.money * this.moneyWorth;
    const safety = space.base === this.seat ? 1 : 0.75;
    if (structure === 'watchtower') return this.worth(at) * 0.12 - cost;
    if (structure === 'factory') return this.#nextFactory() * safety - cost;
    return this.pack.constants.monumentPay * this.daysLeft * safety - cost;
  }

  /** Of one factory more, and of the way to those after it. */
  #nextFactory(): number {
    const { factoryTable } = this.pack.constants;
    const now = this.#own().filter((at) => this.view.board[at].factory).length;
    const next = (factoryTable[now + 1] ?? 0) - (factoryTable[now] ?? 0);
    return next + (this.turnsLeft > 3 ? 1.5 : 0);
  }

  /** Andys on what others hold, owls where she may attack soon, tunnels near what pays. */
  tokenWorth(step: string | undefined, at: SpaceId): number {
    const enemy = this.enemyOn(at);
    if (step === 'placeTunnels') return 0.2 + this.#prospect(at);
    if (step === 'placeAndys')
      return enemy === undefined || this.mine(at) > 0 ? -1 : this.worth(at);
    const isHeld = enemy !== undefined || this.view.board[at].andys.length > 0;
    return isHeld ? (this.#beside(at, this.seat) + this.mine(at)) * this.worth(at) * 0.3 : -1;
  }

  /** For its effects, and for its dice. */
  cardWorth(id: string): number {
    const effects = this.card(id)?.effects ?? [];
    return 0.35 * effects.reduce((sum, { amount }) => sum + amount, 0) + 0.25 * this.hitsOf(id);
  }

  /** The mean of its dice; a steal counts a little. */
  hitsOf(id: string): number {
    return (this.card(id)?.dice ?? []).reduce((sum, color) => {
      const { faces = [] } = this.pack.dice.find((die) => die.color === color) ?? {};
      return faces.reduce((all, face) => all + (face.hits + face.steals * 0.3) / faces.length, sum);
    }, 0);
  }

  card(id: string): ContentPack['recruits'][number] | undefined {
    const { recruits, startingCards } = this.pack;
    return recruits.find((card) => card.id === id) ?? startingCards.find((card) => card.id === id);
  }

  mine(at: SpaceId): number {
    return this.figures(at, this.seat);
  }

  figures(at: SpaceId, seat: Seat): number {
    return this.view.board[at].figures[seat] ?? 0;
  }

  enemyOn(at: SpaceId): Seat | undefined {
    return this.#enemies.get(at);
  }

  #findEnemies(): Map<SpaceId, Seat> {
    const enemies = new Map<SpaceId, Seat>();
    for (const at of this.#spaces) {
      const { figures } = this.view.board[at];
      const enemy = figures.findIndex((count, other) => count > 0 && other !== this.seat);
      if (enemy >= 0) enemies.set(at, enemy);
    }
    return enemies;
  }

  /** The spaces that she controls. */
  #own(): SpaceId[] {
    return this.#spaces.filter((at) => {
      const isFree = this.view.board[at].andys.length === 0 && this.enemyOn(at) === undefined;
      return this.mine(at) > 0 && isFree;
    });
  }

  #beside(at: SpaceId, seat: Seat): number {
    let sum = 0;
    for (const other of this.#spaces) {
      if (distance(at, other) === 1) sum += this.figures(other, seat);
    }
    return sum;
  }

  /** An enemy is near enough to come. */
  #isThreatened(at: SpaceId): boolean {
    const known = this.#threats.get(at);
    if (known !== undefined) return known;
    let isNear = false;
    for (const other of this.#enemies.keys()) isNear ||= distance(at, other) <= 3;
    this.#threats.set(at, isNear);
    return isNear;
  }
}

/** Steps between two spaces named by column and row. */
function distance(from: SpaceId, to: SpaceId): number {
  const columns = Math.abs(from.charCodeAt(0) - to.charCodeAt(0));
  return columns + Math.abs(from.charCodeAt(1) - to.charCodeAt(1));
}
