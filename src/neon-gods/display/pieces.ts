import type { CardText } from '../../display/card.js';
import { capital, listed } from '../../kit/words.js';
import type { Content } from '../content/compile.js';
import { type Constants, type Structure, structures } from '../content/schema.js';

/*
 * What lies on the boards or is printed there and is no card. Their ids have a colon, which no id of a pack has:
 * `token:owl`, `tile:base`, `board:exchange`.
 */

export function piecesOf(content: Content): CardText[] {
  const { constants } = content;
  const tokens = Object.entries(tokenLines(content));
  const tiles = Object.entries(tileLines(constants));
  return [
    ...structures.map((one) => piece('structure', 'token', one, structureLines(one, constants))),
    ...tokens.map(([name, lines]) => piece('token', 'token', name, lines)),
    ...tiles.map(([name, lines]) => piece('tile', 'tile', name, lines)),
    ...([1, 2, 3] as const).map(skyscraper),
    exchangeBoard(constants),
  ];
}

/** What a structure is good for. */
export function structureLines(structure: Structure, constants: Constants): string[] {
  const { watchtower, monumentPay } = constants;
  switch (structure) {
    case 'factory':
      return [
        'Whoever controls its space can create products there.',
        `At the end of the game you gain blurp by how many you control: ${factoryBlurp(constants)}.`,
      ];
    case 'watchtower':
      return [
        `In battles it adds ${watchtower.same} on its own space and ${watchtower.adjacent} on the spaces next to it.`,
        'It helps whoever controls its space, or defends it against the active player.',
      ];
    case 'monument':
      return [
        `In daylight whoever controls its space gains ${monumentPay} blurp, or ${monumentPay} $ by house rule.`,
      ];
  }
}

/** What an andy is, whatever its value. */
export function andyLines({ andyWinBlurp }: Constants): string[] {
  return [
    'It lies face down until a figure enters its space or a battle is fought there.',
    'Nobody controls its space, and a figure that enters has to stop.',
    'Andys on one space fight together: their values add up.',
    `Whoever beats them gains ${andyWinBlurp} blurp, and what the scenario adds.`,
  ];
}

function tokenLines({ constants, pack }: Content): Readonly<Record<string, string[]>> {
  const values = pack.andys.map(({ value }) => value);
  const worth = `${Math.min(...values)} to ${Math.max(...values)}`;
  const known = values.length > 0 ? [`Its value, ${worth}, is seen when it turns up.`] : [];
  return {
    tunnel: [
      'A figure moves from a tunnel to any other tunnel as if that were the next space.',
      'Tunnels join spaces for movement, and for nothing else.',
    ],
    owl: [
      `In a battle on its space everybody but the active player has ${constants.owlPenalty} less.`,
      'After a battle all owls on the space fly off, whoever has won.',
    ],
    product: [
      'Whoever controls its space may sell it, for 1 $ per space of distance to the own base.',
    ],
    andy: [...known, ...andyLines(constants)],
    'first-player': [
      'Whoever has it takes the first turn of every round.',
      'At the end of daylight it passes clockwise.',
    ],
  };
}

function tileLines({ maxOwnFiguresPerSpace: most }: Constants): Readonly<Record<string, string[]>> {
  return {
    base: [
      'New figures of its gang enter here, and beaten ones come back here.',
      'No other gang may enter.',
      `Any number of its figures may stand here; on any other space at most ${most}.`,
    ],
    'dead-zone': [
      'No structure and no tunnel may be placed here.',
      'In daylight the space itself pays nothing.',
      'Figures walk over it, unless the scenario makes it a wall.',
    ],
  };
}

function skyscraper(value: 1 | 2 | 3): CardText {
  const lines = [`In daylight whoever controls its space gains ${value} blurp.`];
  const { id, ...text } = piece('tile', 'tile', 'skyscraper', lines);
  const title = `${text.title} of value ${value}`;
  return { ...text, id: `${id}-${value}`, title, values: [{ label: 'Blurp', value }] };
}

function exchangeBoard({ exchange }: Constants): CardText {
  const offers = exchange.map(({ pay, blurp }) => `${blurp} blurp for ${pay} $`);
  const lines =
    offers.length > 0
      ? [`In each daylight every player may buy once: ${listed(offers, 'or')}.`]
      : ['Nothing can be bought.'];
  return { ...piece('board', 'board', 'exchange', lines), title: 'Blurp exchange' };
}

function piece(kind: string, prefix: string, name: string, lines: string[]): CardText {
  const title = capital(name.replace('-', ' '));
  return { id: `${prefix}:${name}`, kind, title, lines, values: [], source: 'rulebook' };
}

/** `1 for 1, 3 for 2 and 6 for 3 or more`. */
function factoryBlurp({ factoryTable }: Constants): string {
  const lines = factoryTable.map((blurp, count) => {
    return `${blurp} for ${count}${count === factoryTable.length - 1 ? ' or more' : ''}`;
  });
  const isNone = factoryTable[0] === 0 && factoryTable.length > 1;
  return listed(isNone ? lines.slice(1) : lines);
}
