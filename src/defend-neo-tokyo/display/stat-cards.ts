import type { CardText, CardValue } from '../../display/card.js';
import { listed } from '../../kit/words.js';
import { type Content, type SideName, sideNames } from '../content/compiled.js';
import type { AttackRow, BossCard, MonsterCard, Quality, Side } from '../content/schema.js';
import { namesOf } from '../describe/names.js';
import { oneClause } from './effects.js';
import { blow, citizensEnter, type Telling, tellingOf } from './telling.js';
import { textOf } from './text.js';

/** Monsters and Bosses with both their sides, and the sets they belong to. */
export function statTexts(content: Content): CardText[] {
  const { sets, monsters, bosses } = content.pack;
  return [
    ...sets.map((set) => textOf(set, 'Monster set', setLines(content, set.id), [])),
    ...monsters.map((card) => textOf(card, 'Monster', sideLines(content, card), valuesOf(card))),
    ...bosses.map((card) => textOf(card, 'Boss', bossLines(content, card), valuesOf(card))),
  ];
}

const sideWords: Readonly<Record<SideName, string | undefined>> = {
  mech: 'Mech side',
  city: 'City side',
  combined: undefined,
};

function setLines(content: Content, id: string): string[] {
  const { monsters = [], boss = '' } = content.sets.get(id) ?? {};
  return [
    `The Monsters are ${namesOf(content, monsters)}.`,
    `The Boss is ${namesOf(content, [boss])}.`,
  ];
}

function bossLines(content: Content, card: BossCard): string[] {
  const telling = tellingOf(content, 'monster');
  const lines = sideLines(content, card);
  if (card.arrival.length > 0) lines.unshift(`Arrival: ${oneClause(card.arrival, telling)}.`);
  if (card.afterAttack.length > 0) {
    lines.push(`After each attack: ${oneClause(card.afterAttack, telling)}.`);
  }
  return [...lines, 'If this Boss attacks and the Event deck is empty, the players lose.'];
}

function sideLines(content: Content, card: MonsterCard): string[] {
  return sideNames.flatMap((name) => {
    const side = card[name];
    if (side === undefined) return [];
    const telling = tellingOf(content, 'monster');
    const tell = (kind: string, row: AttackRow) => {
      const called = row.name === undefined ? '' : ` ${row.name}`;
      const text = row.effects.length === 0 ? [] : [oneClause(row.effects, telling)];
      const clauses = [...instances(row, telling), ...text];
      const does = clauses.length === 0 ? 'nothing happens' : clauses.join('; then ');
      return lineOf(name, `${kind} Attack${called}: ${does}`);
    };
    return [
      ...side.qualities.map((quality) => lineOf(name, qualityWords(quality))),
      tell('Regular', side.regular),
      tell('Special', side.special),
    ];
  });
}

function lineOf(side: SideName, clause: string): string {
  const words = sideWords[side];
  return words === undefined ? `${clause}.` : `${words}, ${clause}.`;
}

/** Damage Instances; blows on Mechs that follow each other are told together. */
function instances(row: AttackRow, { here }: Telling): string[] {
  const clauses: string[] = [];
  let blows: string[] = [];
  const strikeMechs = () => {
    if (blows.length > 0) clauses.push(`deal ${listed(blows)} of every Mech in ${here}`);
    blows = [];
  };
  for (const { value, symbol } of row.instances) {
    if (symbol === 'city' || symbol === 'citizen') strikeMechs();
    if (symbol === 'city') clauses.push(`deal ${value} City Damage to ${here}`);
    else if (symbol === 'citizen') clauses.push(`${citizensEnter(value)} in ${here}`);
    else blows.push(blow(value, symbol));
  }
  strikeMechs();
  return clauses;
}

/** Whether a quality is in force depends on the side that is face up. */
function qualityWords(quality: Quality): string {
  switch (quality.kind) {
    case 'thorns':
      return `Thorns: after a Melee Attack on it from its space it deals ${blow(quality.amount, 'chassis')} of the attacker, unless it was defeated`;
    case 'fireproof':
      return 'Fireproof: it gets no Fire tokens';
    case 'heavy':
      return 'Heavy: it cannot be pushed or pulled';
    case 'frenzy':
      return 'Frenzy: each of its Damage Instances is worth 1 more while its damage is at least half its Life';
    case 'regenerate':
      return `Regenerate: in the End Phase remove ${quality.amount} damage from it`;
    case 'snare':
      return 'Snare: Mechs in its space cannot use tile actions that move them';
    case 'burrowed':
      return 'Burrowed: Mechs in other spaces cannot attack, push or pull it or give it tokens';
  }
}

function valuesOf(card: MonsterCard): CardValue[] {
  const values: CardValue[] = [{ label: 'Life', value: card.life }];
  for (const name of sideNames) {
    const armor = armorOf(card[name]);
    if (armor === undefined) continue;
    const words = sideWords[name];
    values.push({ label: words === undefined ? 'Armor' : `Armor, ${words}`, value: armor });
  }
  return values;
}

function armorOf(side: Side | undefined): string | number | undefined {
  if (side === undefined || side.armor === null) return undefined;
  const { value, against } = side.armor;
  if (against === 'all') return value;
  return `${value} ${against === 'melee' ? 'Melee' : 'Non-Melee'}`;
}
