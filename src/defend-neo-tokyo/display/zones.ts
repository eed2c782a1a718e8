import type { Card, Zone } from '../../display/scene.js';
import type { Seat } from '../../kernel/play.js';
import { topStep } from '../../kernel/play.js';
import { pileSize } from '../../kit/piles.js';
import { capital } from '../../kit/words.js';
import { parts, tokenKinds } from '../content/terms.js';
import { deckNames, nameOf } from '../describe/names.js';
import { actionsOf } from '../mechanics/actions.js';
import { handSize } from '../mechanics/mechs.js';
import { deckOf } from '../mechanics/piles.js';
import { armorRating, lifeOf, sideOf } from '../mechanics/stat-cards.js';
import { population } from '../mechanics/tracks.js';
import type { Monster } from '../state/state.js';
import { buildZones } from './building.js';
import { actionId, cardOf, nameOfSeat, seenOf, type TokyoShown } from './shown.js';

/** All cards, in the order in which somebody looks for them. */
export function zones(shown: TokyoShown): Zone[] {
  return [
    ...buildZones(shown),
    ...peeked(shown),
    ...shown.view.mechs.flatMap((_, seat) => (seat === shown.viewer ? ownCards(shown, seat) : [])),
    monsterCards(shown),
    ...event(shown),
    ...shown.view.mechs.flatMap((_, seat) => (seat === shown.viewer ? [] : [hand(shown, seat)])),
    ...shown.view.mechs.flatMap((_, seat) => commandPiles(shown, seat)),
    ...cityPiles(shown),
    boss(shown),
    pile(shown, 'zone:defeated', 'Defeated Monsters', shown.view.defeated),
    supply(shown),
  ];
}

/** The hand of the viewer, and what the tiles of the own Mech can do. */
function ownCards(shown: TokyoShown, seat: Seat): Zone[] {
  const { view, content, card } = shown;
  const mech = view.mechs[seat];
  const cards = parts.flatMap((part) => {
    if (mech === undefined) return [];
    return actionsOf(content, mech, part).map(({ name, type }): Card => {
      const text = card(mech.tiles[part]);
      const line = text.lines.find((one) => one.startsWith(`${name} (`)) ?? '';
      const said = line.slice(line.indexOf('): ') + 3);
      return {
        id: actionId(part, name),
        kind: type === 'melee' ? 'Melee Attack' : capital(type),
        title: name,
        lines: line === '' ? [] : [said],
        values: [{ label: 'Part', value: text.title }],
        owner: seat,
        flags: [],
      };
    });
  });
  return [
    hand(shown, seat),
    { id: `zone:actions-${seat}`, label: 'Actions of your Mech', owner: seat, kind: 'mat', cards },
  ];
}

function hand(shown: TokyoShown, seat: Seat): Zone {
  const mech = shown.view.mechs[seat];
  const known = typeof mech?.hand === 'object' ? mech.hand : [];
  return {
    id: `zone:hand-${seat}`,
    label: seat === shown.viewer ? 'Your hand' : `Hand of ${nameOfSeat(shown, seat)}`,
    owner: seat,
    // Open hands of others are read at need: their names are enough.
    kind: seat === shown.viewer ? 'hand' : 'pile',
    cards: known.map((card) => cardOf(shown, card, { owner: seat })),
    count: mech === undefined ? 0 : handSize(mech),
  };
}

function commandPiles(shown: TokyoShown, seat: Seat): Zone[] {
  const mech = shown.view.mechs[seat];
  if (mech === undefined) return [];
  const name = nameOfSeat(shown, seat);
  const { deck, discard, front } = mech;
  return [
    {
      id: `zone:front-${seat}`,
      label: `In front of ${name}`,
      owner: seat,
      kind: 'display',
      cards: front.map((card) => cardOf(shown, card, { owner: seat })),
    },
    {
      id: `zone:deck-${seat}`,
      label: `Command deck of ${name}`,
      owner: seat,
      kind: 'pile',
      cards: [],
      count: typeof deck === 'number' ? deck : pileSize(deck),
    },
    { ...pile(shown, `zone:discard-${seat}`, `Discard of ${name}`, discard), owner: seat },
  ];
}

/** The Stat cards of the Monsters in play, with the side that is up, damage and tokens. */
function monsterCards(shown: TokyoShown): Zone {
  const cards = shown.view.monsters.map((monster) => statCard(shown, monster));
  return { id: 'zone:monsters', label: 'Monsters in play', kind: 'row', cards };
}

function statCard(shown: TokyoShown, monster: Monster): Card {
  const seen = seenOf(shown);
  const { id, damage, fire, plus, minus, armor } = monster;
  const card = cardOf(shown, id);
  const side = sideOf(seen, monster);
  const life = lifeOf(seen, id);
  const melee = armorRating(seen, monster, 'melee');
  const other = armorRating(seen, monster, 'nonMelee');
  const counted = { Fire: fire, '+1 Damage': plus, '-1 Damage': minus, 'Armor tokens': armor };
  const tokens = Object.entries(counted).filter(([, count]) => count > 0);
  const values = [
    { label: 'In', value: nameOf(shown.content, monster.space) },
    { label: 'Life left', value: `${life - damage} of ${life}` },
    { label: 'Armor', value: melee === other ? melee : `${melee} Melee, ${other} Non-Melee` },
    ...tokens.map(([label, value]) => ({ label, value })),
  ];
  const hidden = side.name === 'mech' ? 'City side, ' : 'Mech side, ';
  const lines = card.lines
    .filter((line) => side.name === 'combined' || !line.startsWith(hidden))
    .map((line) => line.replace(/^(?:Mech|City) side, /, ''));
  const up = { mech: ['Mech side up'], city: ['City side up'], combined: [] }[side.name];
  return { ...card, values, lines: lines.map(capital), flags: up };
}

/** Before he has come, the card of the Boss lies beside the board. */
function boss(shown: TokyoShown): Zone {
  const { view, content } = shown;
  const id = content.sets.get(view.options.threat ?? '')?.boss;
  const isAway = id !== undefined && !view.bossAppeared;
  const cards = isAway ? [cardOf(shown, id, { flags: ['not here yet'] })] : [];
  return { id: 'zone:boss', label: 'The Boss', kind: 'display', cards };
}

/** The card of this Event Phase, the deck and its discard. */
function event(shown: TokyoShown): Zone[] {
  const { currentEvent, eventDeck, eventDiscard, eventRemoved } = shown.view;
  const drawn = currentEvent === null ? [] : [cardOf(shown, currentEvent)];
  const discarded = eventDiscard.filter((card) => card !== currentEvent);
  return [
    { ...current(drawn), id: 'zone:event', label: 'The Event', kind: 'display', cards: drawn },
    deck('zone:event-deck', 'Event deck', eventDeck),
    pile(shown, 'zone:event-discard', 'Event discard', discarded),
    pile(shown, 'zone:event-removed', 'Event cards out of the game', eventRemoved),
  ];
}

/** What lies there is being carried out. */
function current(cards: readonly Card[]): Pick<Zone, 'current'> {
  return cards.length === 0 ? {} : { current: true };
}

function cityPiles(shown: TokyoShown): Zone[] {
  const { view, content } = shown;
  const { populationThreshold } = content.constants;
  const destroyed = `Destroyed Citizens, population ${population(view, content)} of ${populationThreshold}`;
  return [
    deck('zone:city-deck', 'City deck', view.cityDeck),
    pile(shown, 'zone:city-discard', 'City discard', view.cityDiscard),
    deck('zone:citizen-deck', 'Citizen deck', view.citizenDeck),
    pile(shown, 'zone:citizen-discard', 'Citizen discard', view.citizenDiscard),
    pile(shown, 'zone:destroyed', destroyed, view.destroyedStack),
    pile(shown, 'zone:citizen-removed', 'Citizens out of the game', view.citizenRemoved),
  ];
}

/** The card that has been turned up and is to be put back. */
function peeked(shown: TokyoShown): Zone[] {
  const step = topStep(shown.view);
  if (step?.type !== 'placeCard') return [];
  const cards = deckOf(seenOf(shown), step.deck)[step.kept] ?? [];
  const label = `Top of the ${deckNames[step.deck]} deck`;
  const turned = cards.map((card) => cardOf(shown, card));
  return [{ id: 'zone:peeked', label, kind: 'display', cards: turned, current: true }];
}

function supply(shown: TokyoShown): Zone {
  const { options, tokenSupply } = shown.view;
  const isLimited = options.houseRules.tokenSupply === 'limited';
  const cards = tokenKinds.flatMap((kind) => {
    const count = tokenSupply[kind];
    if (isLimited && count === 0) return [];
    const card = { ...cardOf(shown, `token:${kind}`), id: `slot:token-${kind}` };
    return [isLimited ? { ...card, count } : card];
  });
  return { id: 'zone:supply', label: 'Token supply', kind: 'pile', cards };
}

function deck(id: string, label: string, cards: string[][]): Zone {
  return { id, label, kind: 'pile', cards: [], count: pileSize(cards) };
}

function pile(shown: TokyoShown, id: string, label: string, ids: readonly string[]): Zone {
  const cards = ids.map((card) => cardOf(shown, card));
  const zone: Zone = { id, label, kind: 'pile', cards };
  return cards.length === 0 ? zone : { ...zone, count: cards.length };
}
