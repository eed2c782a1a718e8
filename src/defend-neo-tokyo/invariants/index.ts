import { isTidy } from '../../kit/piles.js';
import { isSorted } from '../../kit/sets.js';
import type { Content, MonsterSet } from '../content/compile.js';
import { limbs, tokenKinds } from '../content/schema.js';
import { chassisSpaces, trackLength } from '../mechanics/mechs.js';
import { blanks } from '../mechanics/piles.js';
import { population } from '../mechanics/tracks.js';
import type { TokyoPosition } from '../play.js';
import type { Mech, State } from '../state/state.js';
import { unknownNames } from './unknown.js';

/** What must hold in every reachable state. Must not throw on any state that parses. */
export function invariants(position: TokyoPosition): string[] {
  const { state, content } = position;
  const unknown = unknownNames(position);
  if (unknown.length > 0) return unknown;
  return [
    ...state.mechs.flatMap((mech, seat) => mechCards(position, mech, seat)),
    ...state.mechs.flatMap((mech, seat) => mechTracks(content, mech, seat)),
    ...tiles(position),
    ...citizens(position),
    ...sharedDecks(position),
    ...events(position),
    ...monsters(position),
    ...tokens(position),
    ...tracks(position),
    ...board(position),
    ...asked(state),
  ];
}

/** Every card of a Mech is in exactly one of its zones, or is being resolved. */
function mechCards({ state, content }: TokyoPosition, mech: Mech, seat: number): string[] {
  const broken: string[] = [];
  const own = Object.values(mech.tiles).flatMap((tile) => content.cardsOfTile.get(tile) ?? []);
  const resolving = state.agenda.flatMap((step) => {
    return step.type === 'finishCard' && step.seat === seat ? step.card : [];
  });
  const held = [...mech.hand, ...mech.deck.flat(), ...mech.discard, ...mech.front, ...resolving];
  if (!sameSet(held, own))
    broken.push(`the cards of seat ${seat} are not the ${own.length} of its Mech`);
  const sets = [mech.hand, mech.discard, mech.front];
  if (!sets.every(isSorted) || !isTidy(mech.deck)) {
    broken.push(`the cards of seat ${seat} are not in canonical order`);
  }
  return broken;
}

function mechTracks(content: Content, mech: Mech, seat: number): string[] {
  const broken: string[] = [];
  for (const limb of limbs) {
    if (mech.power[limb] + mech.damage[limb] > trackLength(content, mech, limb)) {
      broken.push(`the ${limb} of seat ${seat} holds more than its track`);
    }
  }
  if (mech.damage.chassis > chassisSpaces(content, mech)) {
    broken.push(`the Chassis of seat ${seat} is damaged beyond Critical Failure`);
  }
  if (mech.repairBots > content.constants.repairBots) {
    broken.push(`seat ${seat} has too many Repair Bots`);
  }
  return broken;
}

function tiles({ state, content }: TokyoPosition): string[] {
  const used = state.mechs.flatMap((mech) => Object.values(mech.tiles));
  const broken = new Set(used).size < used.length ? ['a tile is used twice'] : [];
  for (const { tiles: own } of state.mechs) {
    const isBuilt =
      content.chassis.has(own.chassis) &&
      content.legs.has(own.legs) &&
      content.arms.has(own.leftArm) &&
      content.arms.has(own.rightArm);
    if (!isBuilt) broken.push('a Mech is a Chassis, two Arms and Legs');
  }
  return broken;
}

function citizens({ state, content }: TokyoPosition): string[] {
  const inPlay = Object.values(state.board).flatMap((space) => space.citizens);
  const { citizenDeck, citizenDiscard, destroyedStack, citizenRemoved } = state;
  const all = [...citizenDeck.flat(), ...citizenDiscard, ...destroyedStack, ...citizenRemoved];
  const isComplete = sameSet([...all, ...inPlay], [...content.citizens.keys()]);
  return isComplete ? [] : ['a Citizen card is missing or in two places'];
}

function sharedDecks({ state, content }: TokyoPosition): string[] {
  const broken: string[] = [];
  const city = [...state.cityDeck.flat(), ...state.cityDiscard];
  if (!sameSet(city, [...content.cityCards.keys()]))
    broken.push('a City card is missing or doubled');
  const piles = [state.cityDeck, state.citizenDeck, state.eventDeck];
  const sets = [
    state.cityDiscard,
    state.citizenDiscard,
    state.destroyedStack,
    state.citizenRemoved,
    state.eventDiscard,
    state.eventRemoved,
    state.eventUnseen.appears,
    state.eventUnseen.events,
    state.defeated,
  ];
  if (!piles.every(isTidy) || !sets.every(isSorted))
    broken.push('a pile is not in canonical order');
  return broken;
}

function setOf({ state, content }: TokyoPosition): MonsterSet | undefined {
  return content.sets.get(state.options.threat ?? '');
}

function events(position: TokyoPosition): string[] {
  const { state, content } = position;
  const set = setOf(position);
  if (set === undefined) return [];
  const broken: string[] = [];
  const { eventUnseen, eventDiscard, eventRemoved } = state;
  const items = state.eventDeck.flat();
  const isBlank = (item: string) => blanks.some((blank) => blank === item);
  const cards = items.filter((item) => !isBlank(item));
  const unseen = [...eventUnseen.appears, ...eventUnseen.events];
  const all = [...unseen, ...eventDiscard, ...eventRemoved, ...cards];
  if (!sameSet(all, [...set.appears, ...set.events]))
    broken.push('an Event card is missing or doubled');
  const count = (blank: string) => items.filter((item) => item === blank).length;
  if (count('appears') > eventUnseen.appears.length || count('event') > eventUnseen.events.length) {
    broken.push('the Event deck has more blanks than there are unseen cards');
  }
  const isAppears = (card: string) => content.events.get(card)?.kind === 'appears';
  const hasArrived = state.monsters.some(({ isBoss }) => isBoss);
  const isRebuilt =
    hasArrived && !state.agenda.some((step) => 'list' in step && step.list.endsWith('/arrival'));
  if (isRebuilt && items.some((item) => isBlank(item) || isAppears(item))) {
    broken.push('the deck of the Boss holds Event cards only');
  }
  return broken;
}

function monsters(position: TokyoPosition): string[] {
  const { state, content } = position;
  const set = setOf(position);
  if (set === undefined) return [];
  const broken: string[] = [];
  const inPlay = state.monsters.map(({ id }) => id);
  const known = [...inPlay, ...state.defeated];
  if (new Set(known).size < known.length) broken.push('a Monster is there twice');
  for (const id of known) {
    if (id !== set.boss && !set.monsters.includes(id)) broken.push(`${id} is of another set`);
  }
  if (known.includes(set.boss) && !state.bossAppeared) broken.push('the Boss has not appeared');
  for (const { id, damage, isBoss, space } of state.monsters) {
    if (damage >= (content.monsters.get(id)?.life ?? 0))
      broken.push(`${id} is defeated, yet in play`);
    if (isBoss !== (id === set.boss)) broken.push(`${id} is ${isBoss ? 'no' : 'the'} Boss`);
    if (space === content.hq) broken.push(`${id} is in HQ`);
  }
  return broken;
}

function tokens({ state, content }: TokyoPosition): string[] {
  if (state.options.houseRules.tokenSupply === 'unlimited') return [];
  return tokenKinds.flatMap((kind) => {
    let placed = state.tokenSupply[kind];
    for (const monster of state.monsters) placed += monster[kind];
    if (kind === 'armor') for (const mech of state.mechs) placed += mech.armorTokens;
    return placed === content.constants.tokens[kind] ? [] : [`${kind} tokens do not add up`];
  });
}

function tracks({ state, content }: TokyoPosition): string[] {
  const broken: string[] = [];
  const { attackTrackLength, destructionFinal, populationThreshold } = content.constants;
  const top = state.agenda[state.agenda.length - 1];
  if (state.attackTrack > attackTrackLength) broken.push('the Attack tracker is past its end');
  if (top?.type === 'action' && state.attackTrack === attackTrackLength) {
    broken.push('nobody acts while the Attack track is full');
  }
  if (state.attackTrackMover !== null && state.attackTrack < attackTrackLength) {
    broken.push('nobody has moved the Attack tracker to its end');
  }
  const isLost = state.outcome?.reason === 'destruction';
  if (state.destruction > destructionFinal || state.destruction >= destructionFinal !== isLost) {
    broken.push('the final space of the Destruction track loses the game');
  }
  const { destroyedStack } = state.options.houseRules;
  const isBatched = state.agenda.some(({ type }) => type === 'batch') || state.outcome !== null;
  const isFull = population(state, content) >= populationThreshold;
  if (destroyedStack === 'clear' && isFull && !isBatched) {
    broken.push('the Destroyed stack should have been cleared');
  }
  return broken;
}

function board({ state, content }: TokyoPosition): string[] {
  const broken: string[] = [];
  let ruins = 0;
  for (const [at, { cityDamage, destroyed, citizens: here }] of Object.entries(state.board)) {
    const isEmpty = cityDamage === 0 && here.length === 0;
    if (destroyed) ruins++;
    if (destroyed && !isEmpty) broken.push(`${at} is destroyed, yet not empty`);
    if (destroyed && state.monsters.some(({ space }) => space === at)) {
      broken.push(`a Monster is in ${at}, which is destroyed`);
    }
    if (at === content.hq && (destroyed || !isEmpty)) broken.push('HQ is no City Space');
    const capacity = content.spaces.get(at)?.capacity ?? 0;
    if (at !== content.hq && cityDamage >= capacity) broken.push(`${at} should be destroyed`);
  }
  const { destruction, destructionFinal } = content.constants;
  if (ruins * destruction.cityDestroyed > Math.min(state.destruction, destructionFinal)) {
    broken.push('there are more destroyed spaces than the Destruction track knows');
  }
  return broken;
}

/** Lying Mechs neither act nor react; at the start of a round all stand. */
function asked(state: State): string[] {
  const top = state.agenda[state.agenda.length - 1];
  const broken: string[] = [];
  if (top?.type === 'action' || top?.type === 'react') {
    if (state.mechs[top.seat]?.lying) broken.push(`seat ${top.seat} lies, yet is asked`);
  }
  if (top?.type === 'assignPower' && state.mechs.some(({ lying }) => lying)) {
    broken.push('a Mech lies at the start of a round');
  }
  if (top?.type === 'assignPower' && state.attackTrack > 0) {
    broken.push('the Attack tracker is not at its start');
  }
  return broken;
}

function sameSet(held: readonly string[], wanted: readonly string[]): boolean {
  const set = new Set(held);
  return (
    set.size === held.length && set.size === wanted.length && wanted.every((one) => set.has(one))
  );
}
