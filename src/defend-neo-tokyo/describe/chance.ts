import type { Asking, AskRule, AskRules } from '../../kernel/ask.js';
import type { Roll } from '../../kernel/chance.js';
import { seatName } from '../../kit/words.js';
import type { Move } from '../moves/index.js';
import type { DefendNeoTokyoPlay } from '../play.js';
import { nameOf, partNames } from './names.js';

type TokyoAsking = Asking<DefendNeoTokyoPlay, Move>;

/** Copies of a card are told apart by a number that nobody sees. */
const copies: Pick<AskRule<DefendNeoTokyoPlay, Move>, 'name' | 'kind'> = {
  name: ({ content }, roll) => nameOf(content, String(roll)),
  kind: (_asking, roll) => String(roll).replace(/#\d+$/, ''),
};

const blankNames = new Map<Roll, string>([
  ['appears', 'an unseen card on which Monsters appear'],
  ['event', 'another unseen Event card'],
]);

/** What chance is asked for, in words. */
export const chance: AskRules<DefendNeoTokyoPlay, Move> = {
  'setup.captain': {
    sentence: () => 'a lot decides who is Captain first',
    name: ({ names }, roll) => seatName(Number(roll), names),
  },
  'setup.threat': {
    sentence: () => 'a lot decides which threat the city faces',
    name: ({ content }, roll) => nameOf(content, String(roll)),
  },
  'setup.appears': { sentence: () => 'a card shows where Monsters appear first', ...copies },
  'draw.command': {
    sentence: (asking) => `${who(asking)} draws a Command card`,
    seenBy: ({ state, seat = 0 }) => (state.options.houseRules.openHands ? 'all' : [seat]),
    order: 'any',
    ...copies,
  },
  'draw.city': { sentence: () => 'the top City card is turned up', ...copies },
  'draw.citizen': {
    sentence: ({ step, content }) => {
      const where = step?.type === 'citizenEnters' ? ` for ${nameOf(content, step.space)}` : '';
      return `the top Citizen card is turned up${where}`;
    },
    ...copies,
  },
  'draw.event': {
    sentence: () => 'the top of the Event deck is turned up',
    name: (asking, roll) => blankNames.get(roll) ?? nameOf(asking.content, String(roll)),
    kind: (_asking, roll) => String(roll).replace(/#\d+$/, ''),
  },
  'draw.eventCard': { sentence: () => 'it is shown which Event card that is', ...copies },
  'die.damage': {
    sentence: (asking) => `${who(asking)} rolls a Damage die`,
    order: 'any',
  },
  'die.random': {
    sentence: (asking) => `the Random die decides where the Mech of ${who(asking)} is hit`,
    name: (_asking, roll) => facesOf.get(roll) ?? String(roll),
  },
};

const facesOf = new Map<Roll, string>([...Object.entries(partNames), ['miss', 'a miss']]);

/** Fire burns by itself: then whoever has moved rolls. */
function who({ seat, move, names }: TokyoAsking): string {
  const roller = seat ?? move?.seat;
  return roller === undefined ? 'somebody' : seatName(roller, names);
}
