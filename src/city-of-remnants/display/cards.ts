import type { CardText, CardValue } from '../../display/card.js';
import { capital, listed, plural } from '../../kit/words.js';
import type { Content } from '../content/compile.js';
import {
  type AlertRow,
  type Card,
  type Colour,
  type ContentPack,
  colours,
  type Development,
  type InfluenceCondition,
  levels,
} from '../content/schema.js';
import { arcs, conditionName, leaderName, nameOf } from '../describe/names.js';
import { levelNames } from './conditions.js';
import { alertClause, battleClause, passiveClause, produceClause, turnClause } from './effects.js';

/**
 * What everything says that has an id in states, moves and events. Cards and tiles have one text for each copy, under
 * the ids of the copies (`gm-fighter:2`); a leader's own id is that of the gang, and `alert/3` is a row of the alert table.
 */
export function cardsOf(content: Content): CardText[] {
  const { pack } = content;
  return [
    ...pack.leaders.map((leader) => gangText(content, leader)),
    ...pack.cards.flatMap((card) => copies(card, cardText(content, card))),
    ...pack.developments.flatMap((one) => {
      const text = developmentText(content, one);
      return [text, ...copies(one, { ...text, kind: 'tile' })];
    }),
    ...pack.ycuTokens.map(tokenText),
    ...pack.ycuCards.map(coordinatesText),
    ...pack.alertTable.map(alertText),
    ...pack.influenceConditions.map((condition) => conditionText(content, condition)),
    ...Object.entries(pack.boards).map(([id, board]) => boardText(id, board)),
  ];
}

/** The same text under the id of every copy. */
function copies({ id, copies }: { id: string; copies: number }, text: CardText): CardText[] {
  return Array.from({ length: copies }, (_, i) => ({ ...text, id: `${id}:${i + 1}` }));
}

/** The lines that the pack prints, or those that were made from its effects. */
function linesOr(text: string | undefined, lines: () => readonly string[]): string[] {
  return text === undefined ? [...lines()] : text.split('\n');
}

const kinds: Readonly<Record<Card['kind'], string>> = {
  leader: 'gang leader',
  member: 'gang member',
  ability: 'ability card',
  market: 'market card',
};

function cardText(content: Content, card: Card): CardText {
  const { id, name, kind, source } = card;
  const values = [...attackValues(card), ...costValue(card), ...abilityValue(card)];
  const leader = content.cards.get(`${id}:1`)?.leader ?? null;
  if (leader !== null) values.push({ label: gangLabel, value: leaderName(content, leader) });
  const lines = linesOr(card.text, () => abilityLines(card));
  return { id, kind: kinds[kind], title: name, lines, values, source };
}

/** Whose starter deck a card belongs to. */
export const gangLabel = 'Gang';

export function attackLabel(colour: Colour): string {
  return `Attack (${colour})`;
}

/** One value, or one for each colour of leader where they differ. */
function attackValues({ attack }: Card): CardValue[] {
  if (attack === undefined) return [];
  const printed = colours.map((colour) => ({ label: attackLabel(colour), value: attack[colour] }));
  const isOne = printed.every(({ value }) => value === attack.yellow);
  return isOne ? [{ label: 'Attack', value: attack.yellow }] : printed;
}

function costValue({ cost }: Card): CardValue[] {
  return cost === undefined ? [] : [{ label: 'Cost', value: arcs(cost) }];
}

function abilityValue({ ability }: Card): CardValue[] {
  return ability.name === undefined ? [] : [{ label: 'Ability', value: ability.name }];
}

function abilityLines({ ability }: Card): string[] {
  switch (ability.timing) {
    case 'turn':
      return inOrder('In your turn', ability.effects.map(turnClause));
    case 'battle':
      return each('In a battle', ability.effects.map(battleClause));
    case 'passive':
      return each('Permanent', ability.effects.map(passiveClause));
  }
}

function developmentText(content: Content, development: Development): CardText {
  const { id, name, type, cost, renown, shape, source } = development;
  const spaces = content.pack.shapes.find((one) => one.id === shape)?.cells.length ?? 0;
  const values = [
    { label: 'Type', value: levelNames[type] },
    { label: 'Cost', value: arcs(cost) },
    { label: 'Renown', value: renown },
    { label: 'Spaces', value: spaces },
    { label: 'Tiles', value: development.copies },
  ];
  const lines = linesOr(development.text, () => developmentLines(development, spaces));
  return { id, kind: 'development', title: name, lines, values, source };
}

function developmentLines({ ability, levels: allowed }: Development, spaces: number): string[] {
  const where = listed(
    allowed.map((level) => levelNames[level]),
    'or',
  );
  const lines =
    ability.timing === 'produce'
      ? inOrder('Produce', ability.effects.map(produceClause))
      : each('While you control it', ability.effects.map(passiveClause));
  const space = spaces === 1 ? `a ${where} space` : `${spaces} ${where} spaces`;
  return [`Build it on ${space}.`, ...lines];
}

/** Effects of one moment, one after the other: `In your turn: draw 1 card.`, `Then gain 1000 ARCs.` */
function inOrder(when: string, clauses: readonly string[]): string[] {
  return clauses.map((clause, i) => (i === 0 ? `${when}: ${clause}.` : `Then ${clause}.`));
}

/** Effects that stand side by side. */
function each(when: string, clauses: readonly string[]): string[] {
  return clauses.map((clause) => `${when}: ${clause}.`);
}

function gangText(content: Content, leader: ContentPack['leaders'][number]): CardText {
  const { id, name, race, colour, deck, text, source } = leader;
  const lines = linesOr(text, () => {
    const cards = deck.map(({ card, copies: some }) => {
      const printed = nameOf(content, `${card}:1`);
      return some === 1 ? printed : `${printed} (${some})`;
    });
    return [
      `Your figures are ${colour}, and of every unit card its ${colour} attack counts for you.`,
      `Your starter deck: ${listed(cards)}.`,
    ];
  });
  const values = [
    { label: 'Colour', value: colour },
    { label: 'Race', value: race },
  ];
  return { id, kind: 'gang', title: name, lines, values, source };
}

function tokenText({
  id,
  attack,
  bribe,
  text,
  source,
}: ContentPack['ycuTokens'][number]): CardText {
  const lines = linesOr(text, () => [
    'In a battle with it, the attack of all YCU tokens on its space counts together; an equal total beats it.',
    `Instead of a battle you may bribe it with ${arcs(bribe)}.`,
  ]);
  const values = [
    { label: 'Attack', value: attack },
    { label: 'Bribe', value: arcs(bribe) },
  ];
  return { id, kind: 'YCU token', title: `YCU token of ${attack}`, lines, values, source };
}

function coordinatesText(card: ContentPack['ycuCards'][number], index: number): CardText {
  const { id, coords24, coords3, text, source } = card;
  const placed = (players: string, spaces: readonly string[]) => {
    if (spaces.length === 0) return `With ${players} players: no YCU token.`;
    const each = spaces.length === 1 ? '' : 'each of ';
    return `With ${players} players: a YCU token on ${each}${listed(spaces)}.`;
  };
  const lines = linesOr(text, () => [placed('2 or 4', coords24), placed('3', coords3)]);
  const title = `YCU coordinates ${index + 1}`;
  return { id, kind: 'YCU coordinate card', title, lines, values: [], source };
}

function alertText({ roll, name, effect, text, source }: AlertRow): CardText {
  const when = `A roll of ${roll} after you have beaten a YCU token`;
  const lines = linesOr(text, () => [`${when}: ${alertClause(effect)}.`]);
  const values = [{ label: 'Roll', value: roll }];
  return { id: `alert/${roll}`, kind: 'YCU alert', title: name, lines, values, source };
}

function conditionText(content: Content, { id, text, source }: InfluenceCondition): CardText {
  const { max } = content.constants.influence;
  const lines = [...text.split('\n'), `Once a game this raises your influence by 1, up to ${max}.`];
  const title = capital(conditionName(content, id));
  return { id, kind: 'influence condition', title, lines, values: [], source };
}

function boardText(id: string, board: ContentPack['boards'][string]): CardText {
  const { cols, rows, players, spaces, text, source } = board;
  const printed = Object.entries(spaces);
  const ofLevel = levels.map((level) => {
    const there = printed.filter(([, space]) => space.level === level);
    return `${there.length} ${levelNames[level]}`;
  });
  const entries = printed.filter(([, { entry }]) => entry).map(([at]) => at);
  const renown = printed.reduce((sum, [, space]) => sum + space.renown, 0);
  const lines = linesOr(text, () => [
    `It has ${listed(ofLevel)} spaces in ${plural(cols, 'column')} and ${plural(rows, 'row')}.`,
    `Its marked spaces award ${renown} renown together.`,
    `Gangs enter on ${listed(entries.sort(), 'or')}.`,
  ]);
  const title = `Board for ${listed(players, 'or')} players`;
  return { id, kind: 'board', title, lines, values: [], source };
}
