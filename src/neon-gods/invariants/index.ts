import { isTidy } from '../../kit/piles.js';
import { isSorted } from '../../kit/sets.js';
import { structures } from '../content/schema.js';
import { faceDown } from '../mechanics/andys.js';
import { blindCards, decidedCards } from '../mechanics/battle.js';
import { type SpaceId, spaceIds } from '../mechanics/board.js';
import { figuresOf } from '../mechanics/control.js';
import { neighbours } from '../mechanics/geometry.js';
import type { NeonPosition } from '../play.js';
import type { Battle, State } from '../state/state.js';

/** What must hold in every reachable state. Must not throw on any state that parses. */
export function invariants(position: NeonPosition): string[] {
  const { state, content } = position;
  if (!content.scenarios.has(state.scenario)) return [`there is no scenario ${state.scenario}`];
  if (state.seats.length !== state.players) return [`${state.players} players need as many seats`];
  const broken = [
    ...seatNumbers(state),
    ...cards(position),
    ...figures(position),
    ...tokens(position),
    ...andys(position),
    ...layout(position),
    ...tunnelAssault(position),
    ...row(position),
    ...time(position),
    ...battle(state),
    ...agenda(position),
  ];
  return broken;
}

function seatNumbers(state: State): string[] {
  const seats = [state.firstPlayer, state.active, ...state.agenda.flatMap(seatsNamed)];
  const strange = seats.filter((seat) => seat >= state.players);
  return strange.map((seat) => `there is no seat ${seat}`);
}

function seatsNamed(step: State['agenda'][number]): number[] {
  switch (step.type) {
    case 'battleCards':
      return [step.turnOf, ...step.battle.participants];
    case 'battleReveal':
    case 'battleResult':
    case 'battleSteal':
      return step.battle.participants;
    case 'pushTo':
      return [step.owner];
    case 'exchange':
      return step.seats;
    case 'deal':
      return step.firstPlayer === null ? [] : [step.firstPlayer];
    default:
      return [];
  }
}

/** Every card is in exactly one place, and in a place where it may be. */
function cards({ state, content }: NeonPosition): string[] {
  const broken: string[] = [];
  const seen = new Set<string>();
  const put = (card: string, where: string, allowed: boolean) => {
    if (seen.has(card)) broken.push(`${card} is there twice`);
    if (!allowed) broken.push(`${card} may not be in ${where}`);
    seen.add(card);
  };
  state.seats.forEach((player, seat) => {
    const own = new Set(content.startingCards.get(player.gang));
    const zones = [player.hand, player.discard, player.activated, ...player.draw];
    for (const card of [...zones.flat(), ...laidBy(state, seat)]) {
      put(card, `a zone of seat ${seat}`, own.has(card) || isRecruit(content, card));
    }
    if (!isSorted(player.hand) || !isSorted(player.discard) || !isTidy(player.draw)) {
      broken.push(`the cards of seat ${seat} are not in canonical order`);
    }
    if (blindLaid(state, seat) > player.draw.flat().length) {
      broken.push(`seat ${seat} has laid more blind cards than its draw pile holds`);
    }
  });
  const shared = [...state.row, ...state.recruitDeck.flat(), state.pendingEvent];
  for (const card of shared) {
    if (card !== null)
      put(card, 'row or deck', isRecruit(content, card) || content.events.has(card));
  }
  if (state.pendingEvent !== null && !content.events.has(state.pendingEvent)) {
    broken.push(`${state.pendingEvent} is no event`);
  }
  if (!isTidy(state.recruitDeck) || state.recruitDeck.length > 1) {
    broken.push('the recruitment deck is not in canonical order');
  }
  const gangs = state.seats.map(({ gang }) => content.startingCards.get(gang)?.length ?? 0);
  const total = content.pack.recruits.length + content.pack.events.length;
  const expected = gangs.reduce((sum, count) => sum + count, total);
  if (seen.size !== expected) broken.push(`${seen.size} cards are in the game, not ${expected}`);
  return broken;
}

function isRecruit(content: NeonPosition['content'], card: string): boolean {
  const found = content.gangCards.get(card);
  return found !== undefined && !('gang' in found);
}

/** The battle under way, if any: every step of it carries the same cards. */
function battleNow(state: State): Battle | undefined {
  for (const step of state.agenda) {
    if ('battle' in step) return step.battle;
  }
  return undefined;
}

/** Attacker first, everybody once, and cards for each of them. */
function battle(state: State): string[] {
  const now = battleNow(state);
  if (now === undefined) return [];
  const { participants, played } = now;
  const isOnce = new Set(participants).size === participants.length;
  const isEach = participants.every((seat, i) => played[i]?.seat === seat);
  const isFine = isOnce && isEach && participants[0] === state.active;
  return isFine ? [] : [`the battle on ${now.space} has strange participants`];
}

function laidBy(state: State, seat: number): string[] {
  const battle = battleNow(state);
  return battle ? decidedCards(battle, seat) : [];
}

function blindLaid(state: State, seat: number): number {
  const battle = battleNow(state);
  return battle ? blindCards(battle, seat) : 0;
}

function figures({ state, content }: NeonPosition): string[] {
  const { figuresPerGang, maxOwnFiguresPerSpace } = content.constants;
  return state.seats.flatMap(({ figureSupply, gang }, seat) => {
    const broken: string[] = [];
    if (!content.gangs.has(gang)) broken.push(`there is no gang ${gang}`);
    let total = figureSupply;
    for (const at of spaceIds) {
      const { base, figures } = state.board[at];
      const here = figuresOf(state.board[at], seat);
      total += here;
      if (figures.length !== state.players) broken.push(`${at} counts figures of strange seats`);
      if (here > 0 && base !== null && base !== seat)
        broken.push(`seat ${seat} is on the base ${at}`);
      if (here > maxOwnFiguresPerSpace && base !== seat) {
        broken.push(`seat ${seat} has ${here} figures on ${at}`);
      }
    }
    if (total !== figuresPerGang) broken.push(`seat ${seat} has ${total} figures`);
    return broken;
  });
}

function tokens({ state, content }: NeonPosition): string[] {
  const { box } = content.pack;
  const onBoard = (count: (at: SpaceId) => number) => {
    return spaceIds.reduce((sum, at) => sum + count(at), 0);
  };
  const totals = {
    tunnels: onBoard((at) => Number(state.board[at].tunnel)),
    owls: onBoard((at) => state.board[at].owls),
    products: onBoard((at) => state.board[at].products),
    factories: onBoard((at) => Number(state.board[at].factory)),
    watchtowers: onBoard((at) => Number(state.board[at].watchtower)),
    monuments: onBoard((at) => Number(state.board[at].monument)),
  };
  return (Object.keys(totals) as (keyof typeof totals)[]).flatMap((kind) => {
    const total = totals[kind] + state.supply[kind];
    return total === box[kind] ? [] : [`there are ${total} ${kind}, not ${box[kind]}`];
  });
}

function andys({ state, content }: NeonPosition): string[] {
  const broken: string[] = [];
  const seen: string[] = state.supply.andys.flat();
  for (const at of spaceIds) {
    for (const andy of state.board[at].andys) {
      if ('up' in andy) seen.push(andy.up);
      else if (andy.down >= state.supply.andys.length) broken.push(`${at}: no batch ${andy.down}`);
    }
    if (state.board[at].andys.length > 0 && state.board[at].base !== null) {
      broken.push(`an andy is on the base ${at}`);
    }
  }
  if (new Set(seen).size !== seen.length || seen.length !== content.andyValue.size) {
    broken.push(
      `${seen.length} andys are in the game, not ${content.andyValue.size} different ones`,
    );
  }
  for (const token of seen) {
    if (!content.andyValue.has(token)) broken.push(`there is no andy ${token}`);
  }
  const down = faceDown(state);
  state.supply.andys.forEach((batch, i) => {
    if ((down[i] ?? 0) > batch.length) broken.push(`batch ${i} has too many face-down andys`);
    if (!isSorted(batch)) broken.push(`batch ${i} is not in canonical order`);
  });
  return broken;
}

/** Bases, dead zones and skyscrapers never change; structures and tunnels stand where they may. */
function layout({ state, content }: NeonPosition): string[] {
  const { layout } = content.setting(state);
  return spaceIds.flatMap((at) => {
    const space = state.board[at];
    const { base, dead, skyscraper } = layout[at];
    const broken: string[] = [];
    if (space.base !== base || space.dead !== dead || space.skyscraper !== skyscraper) {
      broken.push(`${at} is not as the scenario says`);
    }
    if (dead && structures.some((structure) => space[structure])) {
      broken.push(`a structure is on the dead zone ${at}`);
    }
    if (space.tunnel && (dead || base !== null)) broken.push(`a tunnel may not be on ${at}`);
    if (space.monument && skyscraper === 0 && monumentsNeedSkyscrapers(content)) {
      broken.push(`the monument on ${at} has no skyscraper`);
    }
    return broken;
  });
}

function monumentsNeedSkyscrapers({ pack }: NeonPosition['content']): boolean {
  return pack.workCards.every(({ effect }) => {
    return effect.kind !== 'build' || effect.structure !== 'monument' || effect.requires;
  });
}

function tunnelAssault({ state, content }: NeonPosition): string[] {
  const { flags, bases } = content.setting(state);
  const broken: string[] = [];
  for (const at of spaceIds) {
    const space = state.board[at];
    const isBuilt = structures.some((structure) => space[structure]);
    if (flags.noStructureOnTunnel && space.tunnel && isBuilt) {
      broken.push(`${at} has a tunnel and a structure`);
    }
    if (flags.deadZonesImpassable && space.dead && space.figures.some((count) => count > 0)) {
      broken.push(`a figure is on the wall ${at}`);
    }
  }
  for (const base of bases) {
    const isOpen = neighbours[base].some((at) => state.board[at].tunnel);
    if (flags.deadZonesImpassable && flags.protectBaseTunnels && !isOpen) {
      broken.push(`the base ${base} has no tunnel beside it`);
    }
  }
  return broken;
}

/**
 * The row is full unless the deck is empty, or holds nothing but the event that was bought when it
 * was empty (NG-EVENT-02), or a refill is still to come.
 */
function row({ state, content }: NeonPosition): string[] {
  const isComing = state.agenda.some(({ type }) => type === 'refillRow' || type === 'deal');
  const deck = state.recruitDeck.flat();
  const isLastEvent = deck.length === 1 && content.events.has(deck[0] as string);
  if (isComing || deck.length === 0 || isLastEvent || !state.row.includes(null)) return [];
  return ['the row is not full though the deck has cards'];
}

function time({ state, content }: NeonPosition): string[] {
  const { rounds, daylightAfterRounds, handLimit } = content.constants;
  const broken: string[] = [];
  if (state.round > rounds) broken.push(`round ${state.round} of ${rounds}`);
  const before = daylightAfterRounds.filter((round) => round < state.round).length;
  const now = daylightAfterRounds.filter((round) => round <= state.round).length;
  if (state.daylights < before || state.daylights > now) {
    broken.push(`${state.daylights} daylight phases by round ${state.round}`);
  }
  state.seats.forEach(({ activated, hand }, seat) => {
    if (seat === state.active) return;
    if (activated.length > 0) broken.push(`seat ${seat} has activated cards out of turn`);
    const hasPlayed = state.round > 1 || turnOf(state, seat) < turnOf(state, state.active);
    if (hasPlayed && hand.length > handLimit) broken.push(`seat ${seat} holds too many cards`);
  });
  const isOver = state.agenda.length === 0;
  if (isOver !== (state.outcome !== null)) broken.push('outcome and agenda disagree');
  if (!isOver && turnOf(state, state.active) !== state.turnInRound) {
    broken.push(`seat ${state.active} does not have turn ${state.turnInRound} of the round`);
  }
  return broken;
}

/** Clockwise from the first player. */
function turnOf({ firstPlayer, players }: State, seat: number): number {
  return (seat - firstPlayer + players) % players;
}

/** The step under way fits the table. */
function agenda({ state, content }: NeonPosition): string[] {
  const [step] = state.agenda.slice(-1);
  if (step === undefined) return [];
  switch (step.type) {
    case 'moveTo':
      return figuresOf(state.board[step.from], state.active) > 0
        ? []
        : [`no figure to move is on ${step.from}`];
    case 'pushTo':
      return figuresOf(state.board[step.from], step.owner) > 0
        ? []
        : [`no figure to push is on ${step.from}`];
    case 'exchange':
      return new Set(step.seats).size === step.seats.length ? [] : ['a seat is to buy blurp twice'];
    case 'effects':
      return content.gangCards.has(step.card) || content.events.has(step.card)
        ? []
        : [`there is no card ${step.card}`];
    default:
      return [];
  }
}
