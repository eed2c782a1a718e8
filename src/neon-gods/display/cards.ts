import type { CardText, CardValue } from '../../display/card.js';
import { capital, listed, plural } from '../../kit/words.js';
import type { Content } from '../content/compile.js';
import type {
  Andy,
  BattleDie,
  EventCard,
  Gang,
  GangCard,
  Scenario,
  WorkCard,
} from '../content/schema.js';
import { cardName } from '../describe/names.js';
import { effectSentence } from './effects.js';
import { andyLines, piecesOf, structureLines } from './pieces.js';
import { scenarioLines } from './scenarios.js';

/**
 * What everything says that a player meets, by the ids of moves and views. Dice, tiles and tokens have none of their own
 * in a pack: they are `die:pink`, `tile:base`, `token:owl`.
 */
export function cardsOf(content: Content): CardText[] {
  const { pack } = content;
  return [
    ...pack.startingCards.map((card) => memberText(card, content)),
    ...pack.recruits.map((card) => memberText(card, content)),
    ...pack.events.map((card) => eventText(card, content)),
    ...pack.workCards.map((card) => workText(card, content)),
    ...pack.gangs.map((gang) => gangText(gang, content)),
    ...pack.scenarios.map((scenario) => scenarioText(scenario, content)),
    ...pack.dice.map(dieText),
    ...pack.andys.map((andy) => andyText(andy, content)),
    ...piecesOf(content),
  ];
}

function memberText(card: GangCard, content: Content): CardText {
  const isStarting = 'gang' in card;
  const gang = isStarting ? [value('Gang', content.gangs.get(card.gang)?.name ?? card.gang)] : [];
  const effects = card.effects.map((effect) => effectSentence(effect, content.constants));
  return {
    id: card.id,
    kind: isStarting ? 'starting card' : 'recruit',
    title: cardName(content, card.id),
    lines: linesOf(card, effects),
    values: [
      value('Type', card.type),
      ...gang,
      value('Battle dice', card.dice.join(', ') || 'none'),
    ],
    source: card.source,
  };
}

function eventText(card: EventCard, { constants }: Content): CardText {
  const { id, name: title, source } = card;
  const effects = card.effects.map((effect) => effectSentence(effect, constants));
  return { id, kind: 'event', title, lines: linesOf(card, effects), values: [], source };
}

function workText(card: WorkCard, { constants }: Content): CardText {
  const { id, name: title, work, money, effect, source } = card;
  const use = effect.kind === 'build' ? structureLines(effect.structure, constants) : [];
  const lines = linesOf(card, [effectSentence(effect, constants), ...use]);
  const values = [value('Work', work), ...(money > 0 ? [value('Cost', `${money} $`)] : [])];
  return { id, kind: 'work card', title, lines, values, source };
}

function gangText(gang: Gang, content: Content): CardText {
  const { id, name: title, color, source } = gang;
  const cards = (content.startingCards.get(id) ?? []).map((card) => cardName(content, card));
  const lines = linesOf(gang, [
    `It starts with ${plural(cards.length, 'card')}: ${listed(cards)}.`,
    `It has ${plural(content.constants.figuresPerGang, 'figure')}.`,
  ]);
  return { id, kind: 'gang', title, lines, values: [value('Colour', color)], source };
}

function scenarioText(scenario: Scenario, content: Content): CardText {
  const { id, name: title, startFigures, source } = scenario;
  const lines = linesOf(scenario, scenarioLines(scenario, content));
  return { id, kind: 'scenario', title, lines, values: [value('Figures', startFigures)], source };
}

function dieText(die: BattleDie): CardText {
  const faces = die.faces.map(({ hits, steals }) => {
    const shown = [
      ...(hits > 0 ? [plural(hits, 'hit')] : []),
      ...(steals > 0 ? [plural(steals, 'steal')] : []),
    ];
    return shown.length > 0 ? shown.join(' and ') : 'nothing';
  });
  const steals = die.faces.some((face) => face.steals > 0)
    ? ['A steal takes 1 $ from a gang that you fight, or from the supply if you fight andys.']
    : [];
  const lines = linesOf(die, [
    `Its faces show ${faces.join('; ')}.`,
    'A hit adds 1 to your battle value.',
    ...steals,
  ]);
  const title = `${capital(die.color)} die`;
  return {
    id: `die:${die.color}`,
    kind: 'battle die',
    title,
    lines,
    values: [value('In the box', die.count)],
    source: die.source,
  };
}

function andyText(andy: Andy, { constants }: Content): CardText {
  const { id, source } = andy;
  const lines = linesOf(andy, andyLines(constants));
  const title = `Andy of value ${andy.value}`;
  return { id, kind: 'andy', title, lines, values: [value('Value', andy.value)], source };
}

/** What the pack prints wins; a line each. */
function linesOf({ text }: { readonly text?: string }, sentences: string[]): string[] {
  return text === undefined ? sentences : text.split('\n').filter((line) => line.trim() !== '');
}

function value(label: string, shown: CardValue['value']): CardValue {
  return { label, value: shown };
}
