import type { CardText } from '../../display/card.js';
import { capital } from '../../kit/words.js';
import type { Content } from '../content/compiled.js';
import type { Citizen, ContentPack, EventCard } from '../content/schema.js';
import { namesOf } from '../describe/names.js';
import { spaceInfo } from '../mechanics/board.js';
import { oneClause, sentencesOf } from './effects.js';
import { tellingOf } from './telling.js';
import { textOf } from './text.js';

/** Spaces, City cards, Citizens and Event cards. */
export function cityTexts(content: Content): CardText[] {
  const { spaces, cityCards, citizens, events } = content.pack;
  return [
    ...spaces.map((space) => spaceText(content, space)),
    ...cityCards.map((card) => cityCardText(content, card)),
    ...citizens.map((card) => citizenText(content, card)),
    ...events.map((card) => eventText(content, card)),
  ];
}

function spaceText(content: Content, space: ContentPack['spaces'][number]): CardText {
  const { number, capacity, adjacent } = space;
  const lines = [`White lines lead to ${namesOf(content, adjacent)}.`];
  if (number === null || capacity === null) {
    return textOf(space, 'Defense HQ', [...lines, ...hqLines], []);
  }
  return textOf(
    space,
    'City Space',
    [...lines, `It is destroyed when it has ${capacity} City Damage.`],
    [
      { label: 'Number', value: number },
      { label: 'City Damage', value: capacity },
    ],
  );
}

const hqLines = [
  'The Mechs start here, and in the End Phase a Mech that is here gets all its Repair Bots back.',
  'No Monster, no Citizen and no City Damage comes here.',
];

function cityCardText(content: Content, card: ContentPack['cityCards'][number]): CardText {
  const { name, number } = spaceInfo(content, card.space);
  const lines = [`It stands for the City Space ${name}.`];
  return textOf(card, 'City card', lines, [{ label: 'Number', value: number }]);
}

function citizenText(content: Content, card: Citizen): CardText {
  const telling = tellingOf(content, 'citizen');
  const lines: string[] = [];
  if (card.enter) lines.push(`Entering: ${oneClause(card.enter, telling)}.`);
  for (const ability of card.while ?? []) lines.push(`${capital(standingWords(ability))}.`);
  if (card.end) lines.push(`End Phase: ${oneClause(card.end, telling)}.`);
  if (card.exit) lines.push(`Exiting: ${oneClause(card.exit, telling)}.`);
  return textOf(card, 'Citizen', lines, [
    { label: 'Population', value: card.population },
    { label: 'Copies', value: card.copies },
  ]);
}

/** What a Citizen does while it is in play. */
function standingWords(ability: NonNullable<Citizen['while']>[number]): string {
  switch (ability.kind) {
    case 'cityShield':
      return `whenever this space takes City Damage, it takes ${ability.amount} less`;
    case 'cannotDiscard':
      return 'this Citizen cannot be discarded';
    case 'spotter':
      return `attacks of Mechs on Monsters in this space deal ${ability.amount} more damage`;
    case 'bodyguard':
      return 'when Citizens in this space are to be destroyed, this one is chosen first';
  }
}

function eventText(content: Content, card: EventCard): CardText {
  const lines = sentencesOf(card.effects, tellingOf(content, 'event'));
  const attack = card.symbol === 'white' ? 'Regular' : 'Special';
  lines.push(`Then each Monster makes its ${attack} Attack.`);
  const kind = card.kind === 'appears' ? 'Monster Appears' : 'Event';
  return textOf(card, kind, lines, [{ label: 'Symbol', value: card.symbol }]);
}
