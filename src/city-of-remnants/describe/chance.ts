import type { Asking, AskRule, AskRules } from '../../kernel/ask.js';
import type { Roll } from '../../kernel/chance.js';
import { seatName } from '../../kit/words.js';
import type { Move } from '../moves/index.js';
import type { CityPlay } from '../play.js';
import { leaderName, nameOf, tokenName } from './names.js';

type CityAsking = Asking<CityPlay, Move>;
type Rule = AskRule<CityPlay, Move>;

/** Physical cards that show the same are one. */
const card: Pick<Rule, 'name' | 'kind'> = {
  name: ({ content }, roll) => nameOf(content, String(roll)),
  kind: ({ content }, roll) => content.cards.get(String(roll))?.card.id ?? roll,
};

/** Only the one who draws sees the card. */
const drawn: Omit<Rule, 'sentence'> = {
  seenBy: ({ seat = 0 }) => [seat],
  whyNot: ({ content }, roll) => {
    return isCard(content, roll) ? 'it is not in that draw pile' : 'there is no such card';
  },
  order: 'any',
  ...card,
};

const gangRow: Omit<Rule, 'sentence'> = {
  whyNot: ({ state, content }, roll) => notInDeck(content, state.gang.row, roll),
  ...card,
};

const marketRow: Omit<Rule, 'sentence'> = {
  whyNot: ({ state, content }, roll) => notInDeck(content, state.market.row, roll),
  ...card,
};

const development: Pick<Rule, 'name'> = {
  name: ({ content }, roll) => nameOf(content, String(roll)),
};

/** What chance is asked for, in words. */
export const chance: AskRules<CityPlay, Move> = {
  'setup.leaderRoll': { sentence: (asking) => `${who(asking)} rolls for the choice of a leader` },
  'setup.leader': {
    sentence: (asking) => `${who(asking)} draws a leader`,
    name: ({ content }, roll) => leaderName(content, String(roll)),
  },
  'setup.hand': {
    sentence: (asking) => `${who(asking)} draws a card of the first hand`,
    ...drawn,
  },
  'setup.row.gang': { sentence: () => 'a card is turned up for the gang row', ...gangRow },
  'setup.row.market': { sentence: () => 'a card is turned up for the market row', ...marketRow },
  'setup.draft.slum': { sentence: () => 'a slum development is drawn', ...development },
  'setup.draft.midtown': { sentence: () => 'a midtown development is drawn', ...development },
  'setup.draft.heights': { sentence: () => 'a heights development is drawn', ...development },
  'setup.firstRoll': { sentence: (asking) => `${who(asking)} rolls for the first turn` },
  'reset.row.gang': { sentence: () => 'a card is turned up for the new gang row', ...gangRow },
  'reset.row.market': {
    sentence: () => 'a card is turned up for the new market row',
    ...marketRow,
  },
  'reset.draw': { sentence: (asking) => `${who(asking)} fills up the hand`, ...drawn },
  'refresh.draw': { sentence: (asking) => `${who(asking)} draws for Refresh`, ...drawn },
  'recruit.reveal': { sentence: () => 'a gang member is turned up for the auction', ...gangRow },
  'effect.draw': { sentence: (asking) => `${who(asking)} draws a card`, ...drawn },
  'effect.raid': {
    sentence: (asking) => `${who(asking)} loses a card of the hand at random`,
    order: 'any',
    ...card,
  },
  'effect.peek': {
    sentence: (asking) => `${who(asking)} looks at a coordinate card`,
    seenBy: ({ seat = 0 }) => [seat],
  },
  'effect.dice': {
    sentence: (asking) => `${who(asking)} rolls a battle die for an effect`,
    order: 'any',
  },
  'effect.d6': { sentence: (asking) => `${who(asking)} rolls on the table of the card` },
  'battle.reveal': {
    sentence: (asking) => `${who(asking)} turns up a card laid unseen${place(asking)}`,
    ...card,
  },
  'battle.reinforce': {
    sentence: (asking) => `${who(asking)} draws a card that joins the battle${place(asking)}`,
    ...card,
  },
  'battle.dice': {
    sentence: (asking) => `${who(asking)} rolls a battle die${place(asking)}`,
    order: 'any',
  },
  'battle.reroll': {
    sentence: (asking) => `${who(asking)} rolls a blank die again${place(asking)}`,
    order: 'any',
  },
  'alert.die': {
    sentence: ({ about, ...asking }) => `${who(asking)} rolls for the alert on ${about}`,
  },
  'alert.card': { sentence: () => 'a coordinate card is turned up for the alert' },
  'patrol.card': { sentence: () => 'a coordinate card is turned up for the patrol' },
  'ycu.token': {
    sentence: ({ about }) => `a YCU token is drawn for ${about}`,
    name: ({ content }, roll) => tokenName(content, String(roll)),
    kind: tokenKind,
  },
};

function who({ seat, names }: Pick<CityAsking, 'seat' | 'names'>): string {
  return seat === undefined ? 'somebody' : seatName(seat, names);
}

function place({ state }: CityAsking): string {
  return state.battle === null ? '' : ` on ${state.battle.space}`;
}

/** Tokens are told by their value, as long as a pack gives those of one value one bribe. */
function tokenKind({ content: { tokens } }: CityAsking, roll: Roll): Roll {
  const token = tokens.get(String(roll));
  if (token === undefined) return roll;
  const { attack, bribe } = token;
  const alike = [...tokens.values()].filter((other) => other.attack === attack);
  return alike.every((other) => other.bribe === bribe) ? attack : `${attack}, bribe ${bribe}`;
}

function notInDeck(content: CityAsking['content'], row: readonly string[], roll: Roll): string {
  if (!isCard(content, roll)) return 'there is no such card';
  return row.some((id) => isNamed(content, id, roll))
    ? 'it is in the row'
    : 'it is not in the deck';
}

function isCard(content: CityAsking['content'], roll: Roll): boolean {
  return [...content.cards.keys()].some((id) => isNamed(content, id, roll));
}

/** By its id, that of its kind, or what is printed on it. */
function isNamed(content: CityAsking['content'], id: string, roll: Roll): boolean {
  const kind = content.cards.get(id)?.card.id;
  return (
    id === roll || kind === roll || nameOf(content, id).toLowerCase() === `${roll}`.toLowerCase()
  );
}
