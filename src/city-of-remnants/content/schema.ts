import * as z from '../../kernel/schema.js';
import { packId as id, name, ownText, source } from '../../kit/terms.js';

/*
 * The form of a content pack. What the form cannot say (ids are unique, decks have their size, coordinates are usable
 * spaces) is in check.ts. A physical copy of a card or development adds ":1", ":2" and so on to its id.
 */

export const playerCounts = [2, 3, 4] as const;
export const playerCount = z.int().min(2).max(4);

export const colours = ['yellow', 'red', 'blue', 'green'] as const;
export type Colour = (typeof colours)[number];

export const levels = ['slum', 'midtown', 'heights'] as const;
export type Level = (typeof levels)[number];

export const rotations = [0, 90, 180, 270] as const;
export type Rotation = (typeof rotations)[number];

/** Column letter and row number, A1 at the lower left. */
export const spaceName = z.string().regex(/^[A-L](?:[1-9]|1[0-2])$/, 'a space is A1 to L12');
const amount = z.int().min(1).max(1_000_000);
const count = z.int().min(1).max(99);
const some = z.int().min(0).max(999);

const origin = {
  source,
  /** Fields of a sourced entry that were written for this project. */
  houseFields: z.array(z.string().max(40)).max(20).exactOptional(),
};
const printed = { text: ownText, ...origin };

export const condition = z.strictObject({
  vs: z.enum(['player', 'ycu']).exactOptional(),
  role: z.enum(['attacker', 'defender']).exactOptional(),
  leaderAbsent: z.literal(true).exactOptional(),
  leaderPresent: z.literal(true).exactOptional(),
  minUnits: count.exactOptional(),
  fewerFigures: z.literal(true).exactOptional(),
  onDevelopment: z.literal(true).exactOptional(),
  /** For passives of tiles: the contested space lies under that tile. */
  inThisTile: z.literal(true).exactOptional(),
  level: z.enum(levels).exactOptional(),
});
export type Condition = z.infer<typeof condition>;

const when = { if: condition.exactOptional() };
const kind = <const K extends string, S extends z.ZodRawShape>(name: K, shape: S) =>
  z.strictObject({ kind: z.literal(name), ...shape });

const gainArcs = kind('gainArcs', { amount });
const gainRenown = kind('gainRenown', { count });
const drawCards = kind('drawCards', { count });
const recruitDirect = kind('recruitDirect', { cost: z.int().min(0).max(1_000_000) });

/** What a won battle may bring. */
export const gain = z.discriminatedUnion('kind', [gainArcs, gainRenown, drawCards]);
export type Gain = z.infer<typeof gain>;
const onWin = kind('onWin', { effects: z.array(gain).min(1).max(9) });

export const turnEffect = z.discriminatedUnion('kind', [
  gainArcs,
  gainRenown,
  drawCards,
  kind('gainArcsPer', { per: z.literal('development'), amount, max: amount }),
  kind('stealArcs', { amount }),
  kind('rollForArcs', { dice: count, perHit: amount }),
  kind('cycle', { max: count }),
  kind('search', {
    zones: z
      .array(z.enum(['draw', 'discard']))
      .min(1)
      .max(2),
    filter: z.enum(['any', 'unit']),
  }),
  kind('trash', {
    zones: z
      .array(z.enum(['hand', 'discard']))
      .min(1)
      .max(2),
    filter: z.enum(['any', 'unit']),
  }),
  kind('raidHand', { count }),
  kind('discount', { target: z.enum(['market', 'development', 'either']), amount }),
  kind('extraBuy', { count }),
  kind('extraBuild', { count }),
  kind('bidRebate', { amount }),
  kind('sellBonus', { perProduct: amount }),
  kind('extraFigures', { count }),
  kind('extraSteps', { count }),
  kind('freeMove', { figures: count, steps: count }),
  kind('deploy', { count }),
  kind('removeYcu', { count }),
  recruitDirect,
  kind('produceOne', {}),
  kind('sellNow', { max: count, bonus: z.int().min(0).max(1_000_000) }),
  kind('peekYcu', { count }),
]);
export type TurnEffect = z.infer<typeof turnEffect>;

export const produceEffect = z.discriminatedUnion('kind', [
  gainArcs,
  drawCards,
  recruitDirect,
  kind('placeProducts', { count, capacity: count, price: amount }),
  kind('rollTable', {
    die: z.literal(6),
    rows: z
      .array(z.strictObject({ max: z.int().min(1).max(6), gainArcs: amount.exactOptional() }))
      .min(1)
      .max(6),
  }),
  kind('wager', { stake: amount, dice: count, perHit: amount }),
  kind('payForRenown', { cost: amount, renown: count }),
  kind('tradeUnit', { gain: amount }),
]);
export type ProduceEffect = z.infer<typeof produceEffect>;

export const battleEffect = z.discriminatedUnion('kind', [
  kind('attackBonus', { amount: count, ...when }),
  kind('attackSet', { value: some, ...when }),
  kind('bonusDice', { count, ...when }),
  kind('enemyDice', { count, ...when }),
  kind('enemyAttack', { amount: count, ...when }),
  kind('rerollBlanks', {}),
  kind('reinforce', { count }),
  kind('spareCard', {}),
  kind('rescueFigure', {}),
  kind('loserExtraCard', {}),
  kind('returnToHand', {}),
  onWin,
]);
export type BattleEffect = z.infer<typeof battleEffect>;

export const passiveEffect = z.discriminatedUnion('kind', [
  kind('handSize', { count }),
  kind('income', { amount }),
  kind('moveFigures', { count }),
  kind('moveSteps', { count }),
  kind('battleDice', { count, ...when }),
  kind('battleAttack', { amount: count, ...when }),
  kind('battleCards', { count }),
  kind('buyDiscount', { amount }),
  kind('buildDiscount', { amount }),
  kind('bribeDiscount', { amount }),
  kind('sellBonus', { perProduct: amount }),
  kind('sellLimit', { count }),
  kind('awardRenown', { count }),
  onWin,
]);
export type PassiveEffect = z.infer<typeof passiveEffect>;

export const alertEffect = z.discriminatedUnion('kind', [
  kind('placeCards', { count }),
  kind('backup', { count }),
  kind('loseRenown', { count }),
  kind('loseArcs', { amount }),
  gainArcs,
  gainRenown,
  kind('none', {}),
]);
export type AlertEffect = z.infer<typeof alertEffect>;

export const influenceTest = z.discriminatedUnion('kind', [
  kind('controlDevelopments', { count }),
  kind('unitCards', { count }),
  kind('marketCards', { count }),
  kind('winsVsPlayers', { count }),
  kind('winsVsYcu', { count }),
  kind('arcsHeld', { amount }),
  kind('figuresOnBoard', { count }),
  kind('figuresOnLevel', { level: z.enum(levels), count }),
]);
export type InfluenceTest = z.infer<typeof influenceTest>;

const ability = <const T extends string, E extends z.ZodType>(timing: T, effect: E) =>
  z.strictObject({
    timing: z.literal(timing),
    name: name.exactOptional(),
    effects: z.array(effect).min(1).max(9),
  });
const turnAbility = ability('turn', turnEffect);
const battleAbility = ability('battle', battleEffect);
const passiveAbility = ability('passive', passiveEffect);
const produceAbility = ability('produce', produceEffect);

const attack = z.strictObject({ yellow: some, red: some, blue: some, green: some });

export const card = z.strictObject({
  id,
  name,
  kind: z.enum(['leader', 'member', 'ability', 'market']),
  copies: count,
  /** Units only: leaders and members. */
  attack: attack.exactOptional(),
  /** Market cards only. */
  cost: amount.exactOptional(),
  permanent: z.literal(true).exactOptional(),
  ability: z.discriminatedUnion('timing', [turnAbility, battleAbility, passiveAbility]),
  ...printed,
});
export type Card = z.infer<typeof card>;

export const development = z.strictObject({
  id,
  name,
  type: z.enum(levels),
  levels: z.array(z.enum(levels)).min(1).max(3),
  shape: id,
  cost: amount,
  renown: some,
  copies: count,
  ability: z.discriminatedUnion('timing', [produceAbility, passiveAbility]),
  ...printed,
});
export type Development = z.infer<typeof development>;

const board = z.strictObject({
  cols: z.int().min(1).max(12),
  rows: z.int().min(1).max(12),
  /** The numbers of players who use this side. */
  players: z.array(playerCount).min(1).max(3),
  /** Usable spaces; every other place of the grid is unusable. */
  spaces: z.record(
    spaceName,
    z.strictObject({ level: z.enum(levels), renown: some, entry: z.boolean() }),
  ),
  ...printed,
});
export type BoardData = z.infer<typeof board>;

const cell = z.tuple([z.int().min(0).max(5), z.int().min(0).max(5)]);

export const constants = z.strictObject({
  /** The smallest ARC token: every amount is a multiple of it. Much smaller ones would make too many different bids. */
  arcUnit: amount.min(100),
  start: z.strictObject({
    hand: some,
    arcs: z.int().min(0).max(1_000_000),
    pool: some,
    figuresPerColour: count,
  }),
  income: amount,
  turnsPerRound: count,
  rowSize: count,
  move: z.strictObject({ steps: count, ownPerSpace: count }),
  patrolCards: count,
  renown: z.strictObject({ pool: some, price: amount, perMarketCard: some }),
  influence: z.strictObject({ start: count, max: count }),
  productTokens: some,
  draft: z.strictObject({ slum: some, midtown: some, heights: some }),
});
export type Constants = z.infer<typeof constants>;

export const contentPack = z.strictObject({
  id,
  name,
  constants,
  /** How many cards and tiles the box holds. */
  counts: z.strictObject({
    starterDeck: count,
    members: some,
    market: some,
    tiles: some,
    ycuTokens: some,
    ycuCards: some,
  }),
  /** How the sums of renown and ARCs are made up at a table; the rules only know sums. */
  denominations: z.strictObject({
    renown: z.array(z.strictObject({ value: amount, tokens: count })).max(20),
    arcs: z.array(z.strictObject({ value: amount, tokens: count })).max(20),
  }),
  boards: z.record(id, board),
  battleDie: z.array(z.int().min(0).max(9)).length(6),
  alertTable: z
    .array(z.strictObject({ roll: z.int().min(1).max(6), name, effect: alertEffect, ...printed }))
    .length(6),
  influenceConditions: z
    .array(z.strictObject({ id, text: z.string().max(200), cond: influenceTest, ...origin }))
    .max(20),
  leaders: z
    .array(
      z.strictObject({
        id,
        name,
        race: name,
        colour: z.enum(colours),
        deck: z
          .array(z.strictObject({ card: id, copies: count }))
          .min(1)
          .max(40),
        ...printed,
      }),
    )
    .length(4),
  cards: z.array(card).max(400),
  shapes: z
    .array(
      z.strictObject({
        id,
        cells: z.array(cell).min(1).max(9),
        rotations: z
          .array(z.union(rotations.map((one) => z.literal(one))))
          .min(1)
          .max(4),
      }),
    )
    .max(20),
  developments: z.array(development).max(60),
  ycuTokens: z.array(z.strictObject({ id, attack: some, bribe: amount, ...printed })).max(99),
  ycuCards: z
    .array(
      z.strictObject({
        id,
        coords24: z.array(spaceName).max(20),
        coords3: z.array(spaceName).max(20),
        ...printed,
      }),
    )
    .max(99),
});
/** What City of Remnants is played with, as data: boards, cards, dice and numbers. `withContent` takes one. */
export type ContentPack = z.infer<typeof contentPack>;
export type AlertRow = ContentPack['alertTable'][number];
export type InfluenceCondition = ContentPack['influenceConditions'][number];
