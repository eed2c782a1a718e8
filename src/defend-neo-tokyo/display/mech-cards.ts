import type { CardText, CardValue } from '../../display/card.js';
import { capital, listed, plural } from '../../kit/words.js';
import type { Content } from '../content/compiled.js';
import type { Chassis, ContentPack, LimbTile, MechCard, TileAction } from '../content/schema.js';
import { nameOf, namesOf } from '../describe/names.js';
import { oneClause, sentencesOf } from './effects.js';
import { reacting, triggerClause } from './react-effects.js';
import { tellingOf } from './telling.js';
import { textOf } from './text.js';

const typeNames = {
  action: 'Action',
  attack: 'Attack',
  melee: 'Melee Attack',
  react: 'React',
} as const;

/** Mech cards, the tiles with their actions, and the prebuilt Mechs. */
export function mechTexts(content: Content): CardText[] {
  const { chassis, legs, arms, prebuilt, cards } = content.pack;
  return [
    ...prebuilt.map((mech) => prebuiltText(content, mech)),
    ...chassis.map((tile) => chassisText(content, tile)),
    ...arms.map((tile) => limbText(content, tile, 'Arm')),
    ...legs.map((tile) => limbText(content, tile, 'Legs')),
    ...cards.map((card) => mechCardText(content, card)),
  ];
}

function mechCardText(content: Content, card: MechCard): CardText {
  const telling = tellingOf(content, 'mech');
  const { trigger } = card;
  const lines =
    trigger === undefined
      ? sentencesOf(card.effects, telling)
      : [
          `${triggerClause(trigger, telling)}.`,
          ...sentencesOf(card.effects, reacting(trigger, telling)),
        ];
  const values: CardValue[] = [
    { label: 'Type', value: typeNames[card.type] },
    { label: 'Part', value: nameOf(content, card.tile) },
    { label: 'Power Requirement', value: card.requirement },
  ];
  if (card.symbol) values.push({ label: 'Monster Attack Track', value: '+1' });
  values.push({ label: 'Copies', value: card.copies });
  if (content.cards.get(`${card.id}#1`)?.stays) {
    lines.push('This card stays in front of you until the End Phase.');
  }
  return textOf(card, 'Mech card', lines, values);
}

function chassisText(content: Content, tile: Chassis): CardText {
  const [first, ...rest] = tile.areas.map(({ color, spaces, power }) => {
    return { where: plural(spaces, `${color} space`), power };
  });
  const areas = [
    `${first?.where} (Power output ${first?.power})`,
    ...rest.map(({ where, power }) => `${where} (${power})`),
    'Critical Failure',
  ];
  const lines = [
    `The Damage Track from the right: ${listed(areas)}.`,
    ...actionLines(content, tile),
  ];
  const length = tile.areas.reduce((sum, { spaces }) => sum + spaces, 0);
  return textOf(tile, 'Chassis', lines, [
    { label: 'Power output', value: first?.power ?? 0 },
    { label: 'Damage Track', value: length },
    { label: 'Repair Bots', value: content.constants.repairBots },
  ]);
}

function limbText(content: Content, tile: LimbTile, kind: 'Arm' | 'Legs'): CardText {
  const values = [{ label: 'Power Track', value: tile.length }];
  return textOf(tile, kind, actionLines(content, tile), values);
}

/** What an action costs, a dash, and what it does. */
function actionLines(content: Content, { actions }: { actions: readonly TileAction[] }): string[] {
  return actions.map(({ name, type, link, cost, symbol, effects }) => {
    const needs = link === null ? '' : `, with Power in space ${link}`;
    const raises = symbol ? ', Monster Attack Track +1' : '';
    const price = cost === 'card' ? 'discard 1 card' : 'spend 1 Repair Bot';
    const does = oneClause(effects, tellingOf(content, 'mech'));
    return `${name} (${typeNames[type]}${needs}${raises}): ${capital(price)} - ${does}.`;
  });
}

function prebuiltText(content: Content, mech: ContentPack['prebuilt'][number]): CardText {
  const { chassis, arms, legs } = mech;
  const line = `The Chassis ${nameOf(content, chassis)} with ${namesOf(content, [...arms, legs])}.`;
  return textOf(mech, 'prebuilt Mech', [line], []);
}
