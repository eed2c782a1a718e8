import { asKey } from '../../kernel/keys.js';
import { Lookup } from '../../kernel/lookup.js';
import { byId } from '../../kit/pack.js';
import { type Board, compileBoard } from './board.js';
import type {
  BattleEffect,
  Card,
  Colour,
  Constants,
  ContentPack,
  Development,
  InfluenceCondition,
  InfluenceTest,
  PassiveEffect,
  ProduceEffect,
  Rotation,
  TurnEffect,
} from './schema.js';

/** A checked pack with everything found by id. */
export interface Content {
  readonly pack: ContentPack;
  readonly constants: Constants;
  /** By physical id: "yl-runner:2". */
  readonly cards: ReadonlyMap<string, PhysicalCard>;
  readonly leaders: ReadonlyMap<string, ContentPack['leaders'][number]>;
  /** The physical cards of each leader's deck, sorted. */
  readonly starterDecks: ReadonlyMap<string, readonly string[]>;
  readonly gangDeck: readonly string[];
  readonly marketDeck: readonly string[];
  readonly developments: ReadonlyMap<string, CompiledDevelopment>;
  readonly tokens: ReadonlyMap<string, ContentPack['ycuTokens'][number]>;
  readonly ycuCards: ReadonlyMap<string, ContentPack['ycuCards'][number]>;
  /** Figure ids of each colour, lowest first. */
  readonly figures: Readonly<Record<Colour, readonly string[]>>;
  readonly boards: ReadonlyMap<string, Board>;
  /** The developments that have some. They are few: to compare with each is faster than to look one up. */
  readonly battleGivers: readonly {
    readonly id: string;
    readonly battlePassives: readonly BattlePassive[];
  }[];
  /** What has a passive effect of each kind. */
  readonly givers: Readonly<Record<AmountKind, Givers>>;
  /** Influence conditions by what they look at, in the order of the pack. */
  readonly conditions: Readonly<Record<Watched, readonly InfluenceCondition[]>>;
}

export function cardOf({ cards }: Pick<Content, 'cards'>, id: string): PhysicalCard {
  return cards.get(id) as PhysicalCard;
}

export function typeOf({ developments }: Pick<Content, 'developments'>, id: string) {
  return developments.get(id) as CompiledDevelopment;
}

export function tokenOf({ tokens }: Pick<Content, 'tokens'>, id: string) {
  return tokens.get(id) as ContentPack['ycuTokens'][number];
}

/** What influence conditions look at. */
export const watched = ['control', 'figures', 'cards', 'wins', 'arcs'] as const;
export type Watched = (typeof watched)[number];

const watchedBy: Readonly<Record<InfluenceTest['kind'], Watched>> = {
  controlDevelopments: 'control',
  figuresOnBoard: 'figures',
  figuresOnLevel: 'figures',
  unitCards: 'cards',
  marketCards: 'cards',
  winsVsPlayers: 'wins',
  winsVsYcu: 'wins',
  arcsHeld: 'arcs',
};

export interface PhysicalCard {
  readonly id: string;
  readonly card: Card;
  readonly isUnit: boolean;
  readonly isMarket: boolean;
  /** It is played in the own turn, not laid in a battle or put on the table. */
  readonly isForTurn: boolean;
  /** What it does then. */
  readonly turnEffects: readonly TurnEffect[];
  /** The leader whose starter deck it belongs to. */
  readonly leader: string | null;
  readonly battlePassives: readonly BattlePassive[];
  readonly amounts: Amounts;
  readonly battleEffects: readonly BattleEffect[];
}

export interface CompiledDevelopment
  extends Pick<Development, 'id' | 'name' | 'type' | 'levels' | 'cost' | 'renown' | 'copies'> {
  readonly produces: readonly ProduceEffect[];
  readonly amounts: Amounts;
  /** How its shape may be turned. */
  readonly rotations: readonly Rotation[];
  /** Of its products; 0 if it makes none. */
  readonly capacity: number;
  readonly price: number;
}

/** Passives that count in single battles. */
export type BattlePassive = Extract<
  PassiveEffect,
  { kind: 'battleDice' | 'battleAttack' | 'onWin' }
>;
/** All others: those of a kind add up. */
export type AmountKind = Exclude<PassiveEffect['kind'], BattlePassive['kind']>;
export type Amounts = Readonly<Record<AmountKind, number>>;

/** The cards and the few developments with a passive effect of one kind, each with its amount. */
export interface Givers {
  readonly cards: ReadonlyMap<string, number>;
  readonly developments: readonly { readonly id: string; readonly amount: number }[];
}

/** Builds the indexes of a pack in which `checkPack` finds nothing wrong. */
export function compile(pack: ContentPack): Content {
  const starterDecks = new Lookup(pack.leaders.map(({ id, deck }) => [id, deckOf(deck)]));
  const cards = physicalCards(pack);
  const shared = (kind: Card['kind']) => {
    const found = [...cards.values()].filter(({ card, leader }) => {
      return card.kind === kind && leader === null;
    });
    return found.map(({ id }) => id).sort();
  };
  const developments = byId(pack.developments.map((one) => compileDevelopment(one, pack)));
  const boards = Object.entries(pack.boards).map(([id, data]) => compileBoard(id, data, pack));
  const figuresOf = (colour: Colour) => {
    return Array.from({ length: pack.constants.start.figuresPerColour }, (_, i) => {
      return `${colour}-${String(i + 1).padStart(2, '0')}`;
    });
  };
  const conditionsOn = (what: Watched) => {
    return pack.influenceConditions.filter(({ cond }) => watchedBy[cond.kind] === what);
  };
  return {
    pack,
    constants: pack.constants,
    cards,
    leaders: byId(pack.leaders),
    starterDecks,
    gangDeck: shared('member'),
    marketDeck: shared('market'),
    developments,
    tokens: byId(pack.ycuTokens),
    ycuCards: byId(pack.ycuCards),
    figures: {
      yellow: figuresOf('yellow'),
      red: figuresOf('red'),
      blue: figuresOf('blue'),
      green: figuresOf('green'),
    },
    boards: byId(boards),
    battleGivers: pack.developments
      .map(({ id, ability: { timing, effects } }) => {
        return { id, battlePassives: timing === 'passive' ? battlePassivesOf(effects) : [] };
      })
      .filter(({ battlePassives }) => battlePassives.length > 0),
    givers: giversOf([...cards.values()], [...developments.values()]),
    conditions: {
      control: conditionsOn('control'),
      figures: conditionsOn('figures'),
      cards: conditionsOn('cards'),
      wins: conditionsOn('wins'),
      arcs: conditionsOn('arcs'),
    },
  };
}

function deckOf(deck: readonly { card: string; copies: number }[]): string[] {
  return deck.flatMap(({ card, copies }) => physicalIds(card, copies)).sort();
}

function physicalIds(id: string, copies: number): string[] {
  return Array.from({ length: copies }, (_, i) => asKey(`${id}:${i + 1}`));
}

function physicalCards(pack: ContentPack): ReadonlyMap<string, PhysicalCard> {
  const cards = new Map<string, PhysicalCard>();
  for (const card of pack.cards) {
    const owner = pack.leaders.find(({ deck }) => deck.some((dealt) => dealt.card === card.id));
    const { ability } = card;
    const passives = ability.timing === 'passive' ? ability.effects : [];
    const amounts = amountsOf(passives);
    const battlePassives = battlePassivesOf(passives);
    const turnEffects = ability.timing === 'turn' ? ability.effects : [];
    const battleEffects = ability.timing === 'battle' ? ability.effects : [];
    for (const id of physicalIds(card.id, card.copies)) {
      cards.set(id, {
        id,
        card,
        isUnit: card.kind === 'leader' || card.kind === 'member',
        isMarket: card.kind === 'market',
        isForTurn: ability.timing === 'turn',
        turnEffects,
        leader: owner?.id ?? null,
        battlePassives,
        amounts,
        battleEffects,
      });
    }
  }
  return new Lookup(cards);
}

/** Written out field by field: spread, 18 developments had 11 shapes, and everything that reads them was slow. */
function compileDevelopment(development: Development, pack: ContentPack): CompiledDevelopment {
  const { id, name, type, levels, cost, renown, copies, ability } = development;
  const shape = pack.shapes.find((one) => one.id === development.shape);
  const produces = ability.timing === 'produce' ? ability.effects : [];
  const passives = ability.timing === 'passive' ? ability.effects : [];
  const products = produces.find((effect) => effect.kind === 'placeProducts');
  return {
    id,
    name,
    type,
    levels,
    cost,
    renown,
    copies,
    produces,
    amounts: amountsOf(passives),
    rotations: [...new Set(shape?.rotations)],
    capacity: products?.capacity ?? 0,
    price: products?.price ?? 0,
  };
}

function battlePassivesOf(passives: readonly PassiveEffect[]): BattlePassive[] {
  return passives.filter((effect): effect is BattlePassive => {
    return (
      effect.kind === 'battleDice' || effect.kind === 'battleAttack' || effect.kind === 'onWin'
    );
  });
}

type Giver = Pick<PhysicalCard | CompiledDevelopment, 'id' | 'amounts'>;

function giversOf(cards: readonly Giver[], developments: readonly Giver[]): Content['givers'] {
  const giving = (givers: readonly Giver[], kind: AmountKind) => {
    const amounts = givers.map((giver) => ({ id: giver.id, amount: giver.amounts[kind] }));
    return amounts.filter(({ amount }) => amount > 0);
  };
  return ofEachKind((kind) => ({
    cards: new Lookup(giving(cards, kind).map(({ id, amount }) => [id, amount])),
    developments: giving(developments, kind),
  }));
}

function ofEachKind<V>(value: (kind: AmountKind) => V): Record<AmountKind, V> {
  return {
    handSize: value('handSize'),
    income: value('income'),
    moveFigures: value('moveFigures'),
    moveSteps: value('moveSteps'),
    battleCards: value('battleCards'),
    buyDiscount: value('buyDiscount'),
    buildDiscount: value('buildDiscount'),
    bribeDiscount: value('bribeDiscount'),
    sellBonus: value('sellBonus'),
    sellLimit: value('sellLimit'),
    awardRenown: value('awardRenown'),
  };
}

function amountsOf(passives: readonly PassiveEffect[]): Amounts {
  const amounts = ofEachKind(() => 0);
  for (const effect of passives) {
    switch (effect.kind) {
      case 'battleDice':
      case 'battleAttack':
      case 'onWin':
        break;
      case 'income':
      case 'buyDiscount':
      case 'buildDiscount':
      case 'bribeDiscount':
        amounts[effect.kind] += effect.amount;
        break;
      case 'sellBonus':
        amounts.sellBonus += effect.perProduct;
        break;
      default:
        amounts[effect.kind] += effect.count;
    }
  }
  return amounts;
}
