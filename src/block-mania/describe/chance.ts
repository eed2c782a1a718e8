import type { Asking, AskRule, AskRules } from '../../kernel/ask.js';
import { seatName } from '../../kit/words.js';
import type { Move } from '../moves/index.js';
import type { BlockManiaPlay } from '../play.js';
import { blockerName, blockName, boardName, cardName, placeOf } from './names.js';

type ManiaAsking = Asking<BlockManiaPlay, Move>;
type Rule = AskRule<BlockManiaPlay, Move>;

/** Counters that show the same are one. */
const counter: Pick<Rule, 'name' | 'kind'> = {
  name: ({ content }, roll) => content.blockerType.get(String(roll))?.name ?? String(roll),
  kind: ({ content }, roll) => content.blockerType.get(String(roll))?.id ?? roll,
};

const item: Pick<Rule, 'name' | 'kind'> = {
  name: ({ content }, roll) => content.item.get(String(roll))?.name ?? String(roll),
  kind: ({ content }, roll) => content.item.get(String(roll))?.id ?? roll,
};

const card: Pick<Rule, 'name' | 'seenBy'> = {
  name: (asking, roll) => cardName(asking, String(roll)),
  seenBy: ({ seat = 0 }) => [seat],
};

/** What chance is asked for, in words. */
export const chance: AskRules<BlockManiaPlay, Move> = {
  'setup.block': {
    sentence: (asking) => `${newcomer(asking)} is dealt a block`,
    name: (asking, roll) => blockName(asking, String(roll)),
  },
  'setup.order': { sentence: (asking) => `${newcomer(asking)} rolls for the order of play` },
  'setup.counter': {
    sentence: (asking) => `${who(asking)} draws one of the first blockers`,
    ...counter,
  },
  'setup.card': { sentence: (asking) => `${who(asking)} is dealt a card`, ...card },
  'setup.equip': { sentence: (asking) => `${subject(asking)} is equipped`, ...item },
  'commandPoints.roll': {
    sentence: (asking) => `${who(asking)} rolls a die for command points`,
    order: 'any',
  },
  'card.commandRoll': {
    sentence: (asking) => `${who(asking)} rolls a die of the card for command points`,
    order: 'any',
  },
  'card.draw': { sentence: (asking) => `${who(asking)} draws a card`, ...card },
  'deploy.counter': {
    sentence: (asking) => `${who(asking)} draws a blocker to deploy`,
    ...counter,
  },
  'deploy.address': { sentence: (asking) => `${who(asking)} rolls a die for the address` },
  'equip.draw': { sentence: (asking) => `${subject(asking)} draws a counter`, ...item },
  attack: { sentence: (asking) => `a die is rolled against ${subject(asking)}` },
  square: { sentence: ({ about }) => `a die is rolled against the square ${about}` },
  'assault.attacker': {
    sentence: ({ about }) => `the attacker rolls for the close assault on ${about}`,
  },
  'assault.defender': {
    sentence: ({ about }) => `the defender rolls for the close assault on ${about}`,
  },
  cargo: {
    sentence: (asking) => `a die decides whether the charge of ${subject(asking)} goes off`,
  },
  'blast.structural': {
    sentence: ({ about }) => `a die decides how much the blast on ${about} destroys`,
  },
  'missile.structural': {
    sentence: ({ about }) => `a die decides how much the missile on ${about} destroys`,
  },
  collapse: { sentence: ({ about }) => `a die decides whether ${about} collapses` },
  explosion: { sentence: ({ about }) => `a die decides whether the armoury ${about} explodes` },
  loot: { sentence: (asking) => `${subject(asking)} rolls for loot` },
  arson: { sentence: (asking) => `${subject(asking)} rolls for arson` },
  fightFire: {
    sentence: ({ about }) => `a die is rolled against a fire on ${about}`,
    order: 'any',
  },
  'fire.spread': { sentence: ({ about }) => `a die decides where the fire of ${about} spreads to` },
  'fire.damage': { sentence: ({ about }) => `a die decides what the fire on ${about} does` },
  'fire.burn': { sentence: (asking) => `a die decides whether ${subject(asking)} burns` },
  catastrophe: {
    sentence: (asking) => `a die is rolled for ${boardName(asking, asking.seat ?? 0)} to stand`,
    order: 'any',
  },
  'justice.roll': { sentence: (asking) => `a die decides whether ${subject(asking)} is removed` },
  'patWagon.roll': {
    sentence: (asking) => `a die decides whether the foam catches ${subject(asking)}`,
  },
  'wagon.tie': {
    sentence: () => 'a lot decides whom the wagon fires at',
    name: (asking, roll) => blockerName(asking, String(roll)),
  },
};

/** Who draws or rolls: whom the label names, or whose turn it is. */
function who({ seat, state, names }: ManiaAsking): string {
  return seatName(seat ?? state.phasing, names);
}

/** Before the order is rolled nobody has a seat. */
function newcomer({ seat = 0, names }: ManiaAsking): string {
  const name = seatName(seat, names);
  return names.includes(name) ? name : `the ${placeOf(seat)} player`;
}

/** The blocker that it is about. */
function subject(asking: ManiaAsking): string {
  return asking.about === undefined ? 'a blocker' : blockerName(asking, asking.about);
}
