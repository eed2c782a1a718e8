import type { Asking, AskRule, AskRules } from '../../kernel/ask.js';
import type { Move } from '../moves/index.js';
import type { BloodfeudPlay } from '../play.js';
import { nameOf, teamName } from './names.js';

type FeudAsking = Asking<BloodfeudPlay, Move>;
type Rule = AskRule<BloodfeudPlay, Move>;

const card: Pick<Rule, 'name'> = { name: ({ content }, roll) => nameOf(content, String(roll)) };
const own: Pick<Rule, 'seenBy'> = { seenBy: ({ seat = 0 }) => [seat] };

/** What chance is asked for, in words. */
export const chance: AskRules<BloodfeudPlay, Move> = {
  'setup.tiles': {
    sentence: ({ about }) => `a tile is drawn for the domain ${about}`,
    name: ({ content }, roll) => {
      return content.pack.tiles.find(({ id }) => id === roll)?.name ?? String(roll);
    },
  },
  'setup.starts': { sentence: (asking) => `${who(asking)} draws the domain to start in` },
  'market.orders': { sentence: () => 'an Order card is turned up for the Market', ...card },
  'market.disciplines': {
    sentence: () => 'a Discipline card is turned up for the Market',
    ...card,
  },
  'market.gear': { sentence: () => 'a Gear card is turned up for the Market', ...card },
  'ambition.draw': {
    sentence: (asking) => `${who(asking)} draws an Ambition card`,
    ...own,
    ...card,
  },
  'ambition.faceUp': { sentence: () => 'an Ambition card is turned up at the Council', ...card },
  'event.draw': { sentence: (asking) => `${who(asking)} draws an Event card`, ...own, ...card },
  'event.random': {
    sentence: () => 'the top Event card is selected, unseen by all',
    seenBy: () => [],
    ...card,
  },
  'event.choice': { sentence: () => 'a lot decides which domain the event is about' },
};

function who({ seat, names, ...position }: FeudAsking): string {
  if (seat === undefined) return 'somebody';
  return names[seat] ?? teamName(position, seat);
}
