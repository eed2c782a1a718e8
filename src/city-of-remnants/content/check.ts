import type { InputIssue } from '../../kernel/errors.js';
import { byId, uniqueIds, type Wrong } from '../../kit/pack.js';
import { type Card, type ContentPack, levels, playerCounts } from './schema.js';

type Report = (path: (string | number)[], message: string) => void;

/** What is wrong with a pack of the right form; empty is good. */
export function checkPack(pack: ContentPack): InputIssue[] {
  const issues: InputIssue[] = [];
  const report: Report = (path, message) => issues.push({ path, message });
  checkIds(pack, report);
  checkBoards(pack, report);
  checkLeaders(pack, report);
  checkCards(pack, report);
  checkDevelopments(pack, report);
  checkYcu(pack, report);
  checkTables(pack, report);
  checkAmounts(pack, [], pack.constants.arcUnit, report);
  return issues;
}

/** What can be looked up by its id shares one set of names; a leader has the id of the own card. */
const lookedUp = ['cards', 'developments', 'ycuTokens', 'ycuCards', 'influenceConditions'] as const;

function checkIds(pack: ContentPack, report: Report): void {
  const wrong: Wrong = (_rule, path, message) => report(path, message);
  uniqueIds(pack, lookedUp, 'ids', wrong);
  uniqueIds(pack, ['shapes'], 'shapes', wrong);
  for (const section of lookedUp) {
    pack[section].forEach(({ id }, index) => {
      if (!Object.hasOwn(pack.boards, id)) return;
      report([section, index, 'id'], `Id "${id}" is that of a board side.`);
    });
  }
}

function checkBoards({ boards }: ContentPack, report: Report): void {
  for (const players of playerCounts) {
    const sides = Object.values(boards).filter((board) => board.players.includes(players));
    if (sides.length !== 1) {
      report(['boards'], `${sides.length} board sides are for ${players} players; one must be.`);
    }
  }
  for (const [id, { cols, rows, spaces, players }] of Object.entries(boards)) {
    for (const at of Object.keys(spaces)) {
      const isInside = at.charCodeAt(0) - 65 < cols && Number(at.slice(1)) <= rows;
      if (!isInside)
        report(['boards', id, 'spaces', at], `${at} is not on a ${cols} x ${rows} grid.`);
    }
    const entries = Object.values(spaces).filter(({ entry }) => entry).length;
    const most = Math.max(...players);
    if (entries < most) {
      report(['boards', id], `${most} players need ${most} entry spaces; there are ${entries}.`);
    }
  }
}

function checkLeaders({ leaders, cards, counts }: ContentPack, report: Report): void {
  const known = byId(cards);
  const dealt = new Set<string>();
  leaders.forEach(({ id, colour, deck }, index) => {
    const path = ['leaders', index];
    const first = leaders.findIndex((other) => other.colour === colour);
    if (first < index) report(path, `Two leaders are ${colour}.`);
    let size = 0;
    let heads = 0;
    deck.forEach(({ card: one, copies }, place) => {
      const card = known.get(one);
      const here = [...path, 'deck', place];
      if (card === undefined) report(here, `There is no card "${one}".`);
      else if (card.kind === 'market') report(here, `"${one}" is a market card.`);
      else if (card.copies !== copies) {
        report(here, `"${one}" has ${card.copies} copies, the deck takes ${copies}.`);
      }
      if (dealt.has(one)) report(here, `"${one}" is in a starter deck already.`);
      dealt.add(one);
      size += copies;
      if (card?.kind === 'leader') heads += copies;
    });
    if (size !== counts.starterDeck) {
      report(path, `The starter deck of "${id}" has ${size} cards, not ${counts.starterDeck}.`);
    }
    if (heads !== 1 || known.get(id)?.kind !== 'leader' || !deck.some(({ card }) => card === id)) {
      report(path, `The starter deck of "${id}" must hold its own leader card and no other.`);
    }
  });
  cards.forEach(({ id, kind }, index) => {
    if ((kind === 'leader' || kind === 'ability') && !dealt.has(id)) {
      report(['cards', index], `"${id}" is in no starter deck.`);
    }
  });
}

function checkCards({ cards, leaders, counts }: ContentPack, report: Report): void {
  cards.forEach((card, index) => {
    const fault = faultOf(card);
    if (fault !== undefined) report(['cards', index], `"${card.id}" ${fault}.`);
  });
  const dealt = new Set(leaders.flatMap(({ deck }) => deck.map(({ card }) => card)));
  const total = (kind: Card['kind']) => {
    const shared = cards.filter((card) => card.kind === kind && !dealt.has(card.id));
    return shared.reduce((sum, { copies }) => sum + copies, 0);
  };
  for (const [kind, expected] of [
    ['member', counts.members],
    ['market', counts.market],
  ] as const) {
    if (total(kind) !== expected) {
      report(['cards'], `The ${kind} deck has ${total(kind)} cards, not ${expected}.`);
    }
  }
}

function faultOf({ kind, attack, cost, permanent, ability }: Card): string | undefined {
  const isUnit = kind === 'leader' || kind === 'member';
  if (isUnit && attack === undefined) return 'is a unit without attack values';
  if (!isUnit && attack !== undefined) return 'has attack values without being a unit';
  if (kind === 'market' && cost === undefined) return 'is a market card without a cost';
  if (kind !== 'market' && cost !== undefined) return 'has a cost without being a market card';
  if (kind !== 'market' && permanent) return 'is permanent without being a market card';
  if (permanent && ability.timing !== 'passive') return 'is permanent without a passive ability';
  if (!permanent && ability.timing === 'passive')
    return 'has a passive ability without being permanent';
  return undefined;
}

function checkDevelopments(pack: ContentPack, report: Report): void {
  const { developments, shapes, counts, constants } = pack;
  developments.forEach(({ id, shape, ability }, index) => {
    const path = ['developments', index];
    if (!shapes.some((one) => one.id === shape)) report(path, `There is no shape "${shape}".`);
    const makers = ability.effects.filter(({ kind }) => kind === 'placeProducts');
    if (makers.length > 1) report(path, `"${id}" makes products twice.`);
  });
  const tiles = developments.reduce((sum, { copies }) => sum + copies, 0);
  if (tiles !== counts.tiles) {
    report(['developments'], `There are ${tiles} tiles, not ${counts.tiles}.`);
  }
  for (const level of levels) {
    const types = developments.filter(({ type }) => type === level).length;
    if (types < constants.draft[level]) {
      report(
        ['developments'],
        `The draft takes ${constants.draft[level]} ${level} types; there are ${types}.`,
      );
    }
  }
}

function checkYcu({ ycuCards, ycuTokens, boards, counts }: ContentPack, report: Report): void {
  const sideFor = (players: 2 | 3) => {
    return Object.values(boards).find((board) => board.players.includes(players));
  };
  ycuCards.forEach((card, index) => {
    for (const [list, players] of [
      ['coords24', 2],
      ['coords3', 3],
    ] as const) {
      card[list].forEach((at, place) => {
        if (sideFor(players)?.spaces[at] === undefined) {
          report(
            ['ycuCards', index, list, place],
            `${at} is not a usable space of that board side.`,
          );
        }
      });
    }
  });
  if (ycuTokens.length !== counts.ycuTokens) {
    report(['ycuTokens'], `There are ${ycuTokens.length} tokens, not ${counts.ycuTokens}.`);
  }
  if (ycuCards.length !== counts.ycuCards) {
    report(['ycuCards'], `There are ${ycuCards.length} cards, not ${counts.ycuCards}.`);
  }
}

function checkTables({ alertTable, constants, denominations }: ContentPack, report: Report): void {
  alertTable.forEach(({ roll }, index) => {
    if (roll !== index + 1) report(['alertTable', index], `This row is for a ${index + 1}.`);
  });
  const { start, influence, renown } = constants;
  if (start.pool > start.figuresPerColour) {
    report(['constants', 'start', 'pool'], 'The pool begins with more figures than there are.');
  }
  if (influence.start > influence.max) {
    report(['constants', 'influence'], 'Influence begins above its maximum.');
  }
  const sum = denominations.renown.reduce((all, { value, tokens }) => all + value * tokens, 0);
  if (sum !== renown.pool) {
    report(['denominations', 'renown'], `The tokens are worth ${sum}, the pool ${renown.pool}.`);
  }
}

/** Keys of ARC amounts, wherever they stand. */
const arcKeys = new Set([
  'cost',
  'bribe',
  'price',
  'perHit',
  'perProduct',
  'stake',
  'bonus',
  'gain',
]);
const arcKinds = new Set([
  'gainArcs',
  'loseArcs',
  'gainArcsPer',
  'stealArcs',
  'discount',
  'bidRebate',
  'income',
  'buyDiscount',
  'buildDiscount',
  'bribeDiscount',
  'arcsHeld',
]);

function checkAmounts(value: unknown, path: (string | number)[], unit: number, report: Report) {
  if (typeof value !== 'object' || value === null) return;
  const kind = 'kind' in value && typeof value.kind === 'string' ? value.kind : '';
  for (const [key, inner] of Object.entries(value)) {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    if (typeof inner !== 'number') {
      checkAmounts(inner, here, unit, report);
      continue;
    }
    const isArcs =
      arcKeys.has(key) ||
      key === 'gainArcs' ||
      key === 'arcs' ||
      key === 'income' ||
      (arcKinds.has(kind) && (key === 'amount' || key === 'max'));
    if (isArcs && inner % unit !== 0) report(here, `${inner} ARCs are not a multiple of ${unit}.`);
  }
}
