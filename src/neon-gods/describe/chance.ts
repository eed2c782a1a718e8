import type { Asking, AskRules } from '../../kernel/ask.js';
import type { Roll } from '../../kernel/chance.js';
import { plural, seatName } from '../../kit/words.js';
import type { Move } from '../moves/index.js';
import type { NeonGodsPlay } from '../play.js';
import { cardName } from './names.js';

type NeonAsking = Asking<NeonGodsPlay, Move>;

/** What chance is asked for, in words. */
export const chance: AskRules<NeonGodsPlay, Move> = {
  'setup.hand': {
    sentence: (asking) => `${who(asking)} draws a card of the starting hand`,
    seenBy: own,
    name: card,
    whyNot: notInDeck,
  },
  'setup.row': {
    sentence: () => 'a card of the recruit deck is turned up for the row',
    name: card,
    whyNot: notInRecruits,
  },
  'setup.firstPlayer': { sentence: () => 'a lot decides who begins', name: seat },
  draw: {
    sentence: (asking) => `${who(asking)} draws a card`,
    seenBy: own,
    name: card,
    whyNot: notInDeck,
  },
  'row.refill': {
    sentence: (asking) => `${active(asking)} draws the card that refills the row`,
    name: card,
    whyNot: notInRecruits,
  },
  'andy.reveal': {
    sentence: (asking) => `an andy is turned up${place(asking)}`,
    name: ({ content }, roll) => `andy of value ${content.andyValue.get(String(roll)) ?? roll}`,
    kind: ({ content }, roll) => content.andyValue.get(String(roll)) ?? roll,
    whyNot: ({ content }, roll) => {
      return content.andyValue.has(String(roll))
        ? 'it does not lie there'
        : 'there is no such andy';
    },
  },
  'battle.blind': {
    sentence: (asking) => `${who(asking)} turns up a card laid unseen${place(asking)}`,
    name: card,
    whyNot: notInDeck,
  },
  'battle.die': {
    sentence: (asking) => `${who(asking)} rolls a die of the battle${place(asking)}`,
    name: (_asking, roll) => faceName(String(roll)),
    kind: (_asking, roll) => (/^\d+h$/.test(String(roll)) ? Number.parseInt(`${roll}`, 10) : roll),
    order: 'any',
    adds: (_asking, roll) => [shown(roll, 'h'), shown(roll, 's')],
  },
  'end.tie': { sentence: () => 'a lot decides who of the leaders wins', name: seat },
};

function who({ seat, names }: NeonAsking): string {
  return seat === undefined ? 'somebody' : seatName(seat, names);
}

function active({ state, names }: NeonAsking): string {
  return seatName(state.active, names);
}

function own({ seat }: NeonAsking): readonly number[] {
  return seat === undefined ? [] : [seat];
}

function card({ content }: NeonAsking, roll: Roll): string {
  return cardName(content, String(roll));
}

function seat({ names }: NeonAsking, roll: Roll): string {
  return seatName(Number(roll), names);
}

/** Where it happens, if somebody has to know. */
function place({ step, about }: NeonAsking): string {
  const space = step?.type === 'battleReveal' ? step.battle.space : about;
  return space === undefined ? '' : ` on ${space}`;
}

/** `3h` is "3 hits", `1h2s` "1 hit, 2 steals". */
function faceName(face: string): string {
  const [, hits, steals] = /^(\d+)h(?:(\d+)s)?$/.exec(face) ?? [];
  if (hits === undefined) return face;
  const told = plural(Number(hits), 'hit');
  return steals === undefined ? told : `${told}, ${plural(Number(steals), 'steal')}`;
}

/** How many hits (`h`) or steals (`s`) a face shows. */
function shown(face: Roll, symbol: 'h' | 's'): number {
  return Number(new RegExp(`(\\d+)${symbol}`).exec(String(face))?.[1] ?? 0);
}

function notInDeck({ content }: NeonAsking, roll: Roll): string {
  return isCard(content, roll) ? 'it is not in that draw pile' : 'there is no such card';
}

function notInRecruits({ state, content }: NeonAsking, roll: Roll): string {
  if (!isCard(content, roll)) return 'there is no such card';
  const isThere = state.row.some((shown) => shown !== null && named(content, shown, roll));
  return isThere ? 'it is in the row' : 'it is not in the recruit deck';
}

function isCard(content: NeonAsking['content'], roll: Roll): boolean {
  const ids = [...content.gangCards.keys(), ...content.events.keys()];
  return ids.some((id) => named(content, id, roll));
}

/** By its id or by what is printed on it. */
function named(content: NeonAsking['content'], id: string, roll: Roll): boolean {
  return id === roll || cardName(content, id).toLowerCase() === String(roll).toLowerCase();
}
