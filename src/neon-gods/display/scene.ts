import type { DisplayDefinition, Shown } from '../../display/display.js';
import type { Board, Card, Mark, Piece, SeatRow, Space, Track, Zone } from '../../display/scene.js';
import { seatColour } from '../../display/theme.js';
import type { Seat } from '../../kernel/play.js';
import { topStep } from '../../kernel/play.js';
import { sees } from '../../kit/seats.js';
import { plural } from '../../kit/words.js';
import { columns, type SpaceId, spaceIds } from '../content/board.js';
import { indexOf } from '../content/geometry.js';
import { structures } from '../content/schema.js';
import type { NeonGods } from '../index.js';
import { controller } from '../mechanics/control.js';
import type { View } from '../view/schema.js';
import { colours } from './theme.js';

export type NeonShown = Shown<NeonGods>;
type SpaceView = View['board'][SpaceId];

/** Everything that lies on the table of Neon Gods. */
export const sceneOf: DisplayDefinition<NeonGods>['scene'] = (shown) => ({
  round: shown.view.round,
  boards: [city(shown)],
  zones: [
    row(shown),
    ...battle(shown),
    ...hands(shown),
    ...piles(shown),
    work(shown),
    exchange(shown),
  ],
  tracks: [blurp(shown), rounds(shown)],
  seats: shown.view.seats.map((_, seat) => seatRow(shown, seat)),
});

function city(shown: NeonShown): Board {
  return {
    id: 'board:city',
    label: 'The city',
    size: [columns.length, spaceIds.length / columns.length],
    spaces: spaceIds.map((at) => spaceOf(shown, at)),
    links: [],
    pieces: spaceIds.flatMap((at) => piecesOn(shown, at)),
  };
}

function spaceOf({ view, names }: NeonShown, at: SpaceId): Space {
  const here = view.board[at];
  const held = controller(here);
  const note = [
    here.base === null ? '' : `Home base of ${names[here.base]}.`,
    here.dead ? 'Dead zone: it pays nothing and nothing is built here.' : '',
    here.skyscraper > 0 ? `Skyscraper: ${here.skyscraper} blurp at daylight.` : '',
    held === undefined ? '' : `${names[held]} controls it.`,
  ].filter((line) => line !== '');
  return {
    id: `space:${at}`,
    label: at,
    shape: 'rect',
    at: [indexOf[at] % columns.length, Math.floor(indexOf[at] / columns.length), 1, 1],
    kind: kindOf(here),
    marks: marksOn(here),
    ...(held === undefined ? {} : { owner: held }),
    ...(note.length === 0 ? {} : { note: note.join(' ') }),
  };
}

function kindOf({ base, dead, skyscraper }: SpaceView): string {
  if (dead) return 'dead';
  if (base !== null) return 'base';
  return skyscraper > 0 ? 'skyscraperSpace' : 'street';
}

function marksOn({ skyscraper }: SpaceView): Mark[] {
  if (skyscraper === 0) return [];
  return [{ kind: 'skyscraper', label: `skyscraper ${skyscraper}`, value: skyscraper }];
}

/** The id of the figures of a seat on a space: alike, so one piece. */
export function figuresId(seat: Seat, at: SpaceId): string {
  return `piece:figures-${seat}@${at}`;
}

function piecesOn({ view, names, content }: NeonShown, at: SpaceId): Piece[] {
  const { figures, andys, owls, products, tunnel, ...space } = view.board[at];
  const on = `space:${at}`;
  const down = andys.filter((andy) => 'down' in andy).length;
  const { owlPenalty, watchtower } = content.constants;
  const built = structures.filter((structure) => space[structure]);
  const notes = {
    factory: 'Products are created here; factories pay blurp at the end.',
    watchtower: `+${watchtower.same} in battles here, +${watchtower.adjacent} next door.`,
    monument: `Pays ${content.constants.monumentPay} at daylight.`,
  } as const;
  return [
    ...figures.flatMap((count, owner): Piece[] => {
      if (count === 0) return [];
      const label = `${plural(count, 'figure')} of ${names[owner]}`;
      return [{ id: figuresId(owner, at), kind: 'figure', on, owner, label, count, flags: [] }];
    }),
    ...andys.flatMap((andy): Piece[] => {
      if ('down' in andy) return [];
      const label = `andy of value ${andy.value}`;
      return [{ id: `piece:${andy.up}`, kind: 'andy', on, label, value: andy.value, flags: [] }];
    }),
    ...many(`piece:andys@${at}`, 'andy', on, down, 'face-down andy').map((piece): Piece => {
      return { ...piece, faceDown: true };
    }),
    ...many(`piece:owls@${at}`, 'owl', on, owls, 'owl').map((piece): Piece => {
      return { ...piece, note: `Owls: -${owlPenalty} for each to the defenders of this space.` };
    }),
    ...many(`piece:products@${at}`, 'product', on, products, 'product'),
    ...(tunnel
      ? [{ id: `piece:tunnel@${at}`, kind: 'tunnel', on, label: 'tunnel', flags: [] }]
      : []),
    ...built.map((kind): Piece => {
      return { id: `piece:${kind}@${at}`, kind, on, label: kind, flags: [], note: notes[kind] };
    }),
  ];
}

function many(id: string, kind: string, on: string, count: number, noun: string): Piece[] {
  return count === 0 ? [] : [{ id, kind, on, label: plural(count, noun), count, flags: [] }];
}

/** A card as it lies open. */
function cardOf({ card }: NeonShown, id: string, flags: string[] = []): Card {
  const { kind, title, lines, values } = card(id);
  return { id: `card:${id}`, kind, title, lines, values, flags };
}

function row(shown: NeonShown): Zone {
  const { view, content } = shown;
  const cards = view.row.flatMap((id, slot) => {
    if (id === null) return [];
    const card = cardOf(shown, id);
    const price = { label: 'price', value: `${content.constants.recruitPrices[slot]} $` };
    return [{ ...card, values: [price, ...card.values] }];
  });
  const label = `Row (${plural(view.recruitDeck, 'card')} in the deck)`;
  return { id: 'zone:row', label, kind: 'row', cards };
}

/** What lies in the battle under way. */
function battle(shown: NeonShown): Zone[] {
  const step = topStep(shown.view);
  if (step === undefined || !('battle' in step)) return [];
  return step.battle.played.map(
    ({ seat, cards }): Zone => ({
      id: `zone:battle-${seat}`,
      label: `Battle on ${step.battle.space}: laid by ${shown.names[seat]}`,
      owner: seat,
      kind: 'display',
      cards: cards.map((laid, index) => {
        if ('card' in laid && laid.card !== undefined) return cardOf(shown, laid.card, ['laid']);
        return faceDown(`card:laid-${seat}-${index}`, 'blind' in laid ? ['blind'] : []);
      }),
    }),
  );
}

function faceDown(id: string, flags: string[]): Card {
  const title = flags.includes('blind') ? 'Blind card' : 'Face-down card';
  return { id, kind: 'gang member', title, lines: [], values: [], faceDown: true, flags };
}

function hands(shown: NeonShown): Zone[] {
  return shown.view.seats.map(({ hand }, seat): Zone => {
    const known = Array.isArray(hand) ? hand : [];
    const count = Array.isArray(hand) ? hand.length : hand;
    const label =
      sees(shown.viewer, seat) && shown.viewer === seat
        ? 'Your hand'
        : `Hand of ${shown.names[seat]}`;
    return {
      id: `zone:hand-${seat}`,
      label,
      owner: seat,
      kind: 'hand',
      cards: known.map((card) => cardOf(shown, card)),
      count,
    };
  });
}

function piles(shown: NeonShown): Zone[] {
  return shown.view.seats.flatMap(({ activated, discard, draw }, seat): Zone[] => {
    const name = shown.names[seat];
    const played = activated.map((card) => cardOf(shown, card));
    const discarded = discard.map((card) => cardOf(shown, card));
    return [
      {
        id: `zone:activated-${seat}`,
        label: `Played by ${name}`,
        owner: seat,
        kind: 'display',
        cards: played,
      },
      {
        id: `zone:discard-${seat}`,
        label: `Discard pile of ${name}`,
        owner: seat,
        kind: 'pile',
        cards: discarded,
        count: discarded.length,
      },
      {
        id: `zone:draw-${seat}`,
        label: `Draw pile of ${name}`,
        owner: seat,
        kind: 'pile',
        cards: [],
        count: draw,
      },
    ];
  });
}

function work(shown: NeonShown): Zone {
  const cards = shown.content.setting(shown.view).workCards.map(({ id }) => cardOf(shown, id));
  return { id: 'zone:work', label: 'Work', kind: 'display', cards };
}

function exchange({ content }: NeonShown): Zone {
  const cards = content.constants.exchange.map(
    ({ pay, blurp: gained }, line): Card => ({
      id: `slot:exchange-${line}`,
      kind: 'exchange',
      title: `${gained} blurp for ${pay} $`,
      lines: [],
      values: [],
      flags: [],
    }),
  );
  return { id: 'zone:exchange', label: 'Exchange at daylight', kind: 'mat', cards };
}

function blurp({ view, names }: NeonShown): Track {
  const most = Math.max(50, ...view.seats.map((seat) => seat.blurp));
  return {
    id: 'track:blurp',
    label: 'Blurp',
    from: 0,
    to: Math.ceil(most / 10) * 10,
    markers: view.seats.map((player, seat) => {
      const label = `${names[seat]}: ${player.blurp} blurp`;
      return { id: `marker:blurp-${seat}`, label, at: player.blurp, owner: seat };
    }),
    stops: [],
  };
}

function rounds({ view, content }: NeonShown): Track {
  const { rounds: last, daylightAfterRounds } = content.constants;
  return {
    id: 'track:round',
    label: 'Round',
    from: 1,
    to: last,
    markers: [{ id: 'marker:round', label: `round ${view.round}`, at: Math.min(view.round, last) }],
    stops: daylightAfterRounds.map((at) => ({ at, label: 'daylight' })),
  };
}

function seatRow(shown: NeonShown, seat: Seat): SeatRow {
  const { view, content, names } = shown;
  const player = view.seats[seat] as View['seats'][number];
  const gang = content.gangs.get(player.gang);
  return {
    id: `seat:${seat}`,
    seat,
    name: names[seat] ?? `Seat ${seat}`,
    colour: colours[gang?.color ?? ''] ?? seatColour(seat),
    facts: [
      ['Gang', gang?.name ?? player.gang],
      ['Blurp', player.blurp],
      ['$', player.money],
      ['Hand', Array.isArray(player.hand) ? player.hand.length : player.hand],
      ['Draw', player.draw],
      ['Discard', player.discard.length],
      ['Figures left', player.figureSupply],
      ...(view.firstPlayer === seat ? [['First player', 'yes'] as [string, string]] : []),
    ],
    active: view.outcome === null && view.active === seat,
  };
}
