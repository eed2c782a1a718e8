import { isTidy, pileSize } from '../kernel/pile.js';
import { isSorted } from '../kernel/sets.js';
import { sidesOf } from './battle.js';
import type { Board, Content } from './content/compile.js';
import type { CityPosition } from './play.js';
import type { State, Step } from './state.js';

/** What must hold in every reachable state. Must not throw on any state that parses. */
export function invariants(position: CityPosition): string[] {
  const { state, content } = position;
  const board = content.boards.get(state.boardId);
  if (board === undefined) return [`there is no board ${state.boardId}`];
  const { players } = state.options;
  if (state.seats.length !== players) return [`${players} players need as many seats`];
  if (!content.pack.boards[state.boardId]?.players.includes(players)) {
    return [`the board ${state.boardId} is not for ${players} players`];
  }
  return [
    ...seatNumbers(state),
    ...gangs(state, content, board),
    ...money(state, content),
    ...tracks(state, content),
    ...figures(state, content, board),
    ...crowds(state, content),
    ...cards(state, content),
    ...order(state, content),
    ...tiles(state, content, board),
    ...ycu(state, content, board),
    ...time(state),
    ...agenda(state, content, board),
  ];
}

function seatNumbers(state: State): string[] {
  const { battle, auction } = state;
  const named = [
    state.firstSeat,
    ...(state.turn ? [state.turn.seat] : []),
    ...(state.ycuQueue ? [state.ycuQueue.seat] : []),
    ...(auction ? [auction.initiator, auction.toAct, ...auction.passed] : []),
    ...(auction?.highSeat != null ? [auction.highSeat] : []),
    ...(battle ? [...sidesOf(battle), ...battle.revealed] : []),
    ...(typeof battle?.winner === 'number' ? [battle.winner] : []),
    ...state.ycu.deck.flatMap(({ seenBy }) => seenBy),
    ...state.agenda.flatMap((step) => {
      if ('seat' in step) return [step.seat];
      return 'order' in step ? step.order : [];
    }),
  ];
  const strange = named.filter((seat) => seat >= state.seats.length);
  return strange.map((seat) => `there is no seat ${seat}`);
}

/** CR-SETUP-02, -03, -07. */
function gangs(state: State, { leaders }: Content, board: Board): string[] {
  const broken: string[] = [];
  const leaderIds = state.seats.flatMap(({ leaderId }) => leaderId ?? []);
  const entries = state.seats.flatMap(({ entry }) => entry ?? []);
  if (new Set(leaderIds).size !== leaderIds.length) broken.push('two seats share a leader');
  if (new Set(entries).size !== entries.length) broken.push('two seats share an entry space');
  state.seats.forEach(({ leaderId, colour, entry }, seat) => {
    const leader = leaderId === null ? undefined : leaders.get(leaderId);
    if (leaderId !== null && leader === undefined) broken.push(`there is no leader ${leaderId}`);
    if ((leader?.colour ?? null) !== colour) broken.push(`seat ${seat} has the wrong colour`);
    if (entry !== null && !board.entries.includes(entry)) broken.push(`${entry} is no entry space`);
    const isReady = leaderId !== null && entry !== null;
    if (state.phase !== 'setup' && !isReady) broken.push(`seat ${seat} is not set up`);
  });
  return broken;
}

/** Invariants 1, 2 and 13. */
function money(state: State, { constants, developments }: Content): string[] {
  const broken: string[] = [];
  const renown = state.seats.reduce((sum, seat) => sum + seat.renown, state.renownPool);
  if (renown !== constants.renown.pool) {
    broken.push(`there are ${renown} renown, not ${constants.renown.pool}`);
  }
  const isRunning = state.phase !== 'award' && state.phase !== 'ended';
  state.seats.forEach(({ arcs, unclaimed }, seat) => {
    if (arcs % constants.arcUnit !== 0) broken.push(`seat ${seat} has ${arcs} ARCs`);
    if (isRunning && unclaimed > 0) broken.push(`seat ${seat} has an unclaimed award too early`);
  });
  const products = state.tiles.reduce((sum, tile) => sum + tile.products, state.productSupply);
  if (products !== constants.productTokens) {
    broken.push(`there are ${products} products, not ${constants.productTokens}`);
  }
  for (const { tileId, developmentId, products: here } of state.tiles) {
    const capacity = developments.get(developmentId)?.capacity ?? 0;
    if (here > capacity) broken.push(`${tileId} holds ${here} products, not up to ${capacity}`);
  }
  return broken;
}

/** Invariants 11 and 12. */
function tracks(state: State, { constants, pack }: Content): string[] {
  const { start, max } = constants.influence;
  const known = new Set(pack.influenceConditions.map(({ id }) => id));
  return state.seats.flatMap(({ influence, conditionsMet, turnsTaken }, seat) => {
    const broken: string[] = [];
    const met = new Set(conditionsMet);
    if (met.size !== conditionsMet.length) broken.push(`seat ${seat} met a condition twice`);
    if (conditionsMet.some((id) => !known.has(id))) broken.push(`seat ${seat} met no condition`);
    if (influence !== Math.min(max, start + met.size)) {
      broken.push(`seat ${seat} has influence ${influence} with ${met.size} conditions`);
    }
    if (turnsTaken > constants.turnsPerRound) broken.push(`seat ${seat} took ${turnsTaken} turns`);
    return broken;
  });
}

/** Invariant 3. */
function figures(state: State, content: Content, board: Board): string[] {
  const broken: string[] = [];
  const ids = Object.keys(state.figures);
  if (ids.length === 0 && state.phase === 'setup') return broken;
  const expected = new Map<string, number>();
  state.seats.forEach(({ colour }, seat) => {
    if (colour === null) return;
    for (const id of content.figures[colour]) expected.set(id, seat);
  });
  for (const id of ids) {
    const figure = state.figures[id];
    if (figure === undefined || expected.get(id) !== figure.seat) {
      broken.push(`the figure ${id} belongs to nobody here`);
    } else if (figure.at !== 'pool' && figure.at !== 'supply' && !board.index.has(figure.at)) {
      broken.push(`the figure ${id} is on ${figure.at}`);
    }
  }
  if (ids.length !== expected.size) {
    broken.push(`there are ${ids.length} figures, not ${expected.size}`);
  }
  return broken;
}

/** Invariants 8, 9 and 10. */
function crowds(state: State, { constants }: Content): string[] {
  const broken: string[] = [];
  const here = new Map<string, number[]>();
  for (const { seat, at } of Object.values(state.figures)) {
    if (at === 'pool' || at === 'supply') continue;
    const counts = here.get(at) ?? [0, 0, 0, 0];
    counts[seat] = (counts[seat] ?? 0) + 1;
    here.set(at, counts);
  }
  const { turn } = state;
  const isMoving = turn !== null && turn.action === 'move' && !turn.actionDone;
  const tokens = new Set(Object.values(state.ycu.onBoard));
  let contested = 0;
  for (const [at, counts] of here) {
    const most = Math.max(...counts);
    const gangs = counts.filter((count) => count > 0).length;
    if (most > constants.move.ownPerSpace) broken.push(`${most} figures of one seat are on ${at}`);
    if (gangs > 2) broken.push(`${gangs} gangs are on ${at}`);
    if (gangs > 1) contested++;
    if (gangs > 1 && !isMoving) broken.push(`${at} is contested outside a Move action`);
    if (gangs > 1 && turn?.enemySpace !== at) broken.push(`nobody moved into ${at}`);
    if (tokens.has(at) && !isMoving && state.ycuQueue === null) {
      broken.push(`figures and YCU tokens share ${at}`);
    }
  }
  if (contested > 1) broken.push(`${contested} spaces are contested`);
  return broken;
}

/** Invariant 4: every card is in exactly one place, and in a place where it may be. */
function cards(state: State, content: Content): string[] {
  const broken: string[] = [];
  const seen = new Set<string>();
  const put = (card: string, where: string, isAllowed: boolean) => {
    if (seen.has(card)) broken.push(`${card} is there twice`);
    if (!isAllowed) broken.push(`${card} may not be in ${where}`);
    seen.add(card);
  };
  const isStarter = (card: string, leader?: string | null) => {
    const owner = content.cards.get(card)?.leader ?? null;
    return owner !== null && (leader === undefined || owner === leader);
  };
  const isShared = (card: string) => content.cards.get(card)?.leader === null;
  const isPermanent = (card: string) => content.cards.get(card)?.card.permanent === true;
  state.seats.forEach(({ hand, draw, discard, table, leaderId }, seat) => {
    for (const card of [...hand, ...draw.flat(), ...discard, ...openCards(state, seat)]) {
      const isOwn = isStarter(card, leaderId) || (isShared(card) && !isPermanent(card));
      put(card, `the deck of seat ${seat}`, isOwn);
    }
    for (const card of table) put(card, `the table of seat ${seat}`, isPermanent(card));
  });
  for (const [which, isMarket] of [
    ['gang', false],
    ['market', true],
  ] as const) {
    const { deck, row, discard } = state[which];
    for (const card of [...deck.flat(), ...row, ...discard]) {
      const isFitting = isShared(card) && content.cards.get(card)?.isMarket === isMarket;
      put(card, `the ${which} cards`, isFitting);
    }
  }
  for (const card of state.removed) put(card, 'the box', content.cards.has(card));
  const decks = state.seats.map(({ leaderId }) => content.starterDecks.get(leaderId ?? '') ?? []);
  const shared = content.gangDeck.length + content.marketDeck.length;
  const expected = decks.reduce((sum, deck) => sum + deck.length, shared);
  if (seen.size !== expected) broken.push(`${seen.size} cards are in the game, not ${expected}`);
  return broken;
}

/** Cards of the seat that are laid in a battle or being played. */
function openCards({ battle, agenda }: State, seat: number): string[] {
  const laid = (battle?.laid[seat] ?? []).flatMap(({ cardId }) => cardId ?? []);
  const played = agenda.flatMap((step) => {
    if (step.type !== 'effects' || step.seat !== seat) return [];
    return 'card' in step.source ? [step.source.card] : [];
  });
  return [...laid, ...played];
}

/** Invariants 14 and 15: sets are sorted, layers are not empty, rows are not too long. */
function order(state: State, { constants }: Content): string[] {
  const broken: string[] = [];
  state.seats.forEach(({ hand, draw, discard }, seat) => {
    if (!isSorted(hand) || !isSorted(discard) || !isTidy(draw)) {
      broken.push(`the cards of seat ${seat} are not in canonical order`);
    }
    const blind = (state.battle?.laid[seat] ?? []).filter(({ cardId }) => cardId === null).length;
    if (blind > pileSize(draw)) broken.push(`seat ${seat} has laid more than its draw pile holds`);
  });
  for (const which of ['gang', 'market'] as const) {
    const { deck, row, discard } = state[which];
    if (!isTidy(deck) || deck.length > 1 || !isSorted(discard)) {
      broken.push(`the ${which} deck is not in canonical order`);
    }
    if (row.length > constants.rowSize) broken.push(`${row.length} cards are in the ${which} row`);
  }
  const { deck, discard, bag } = state.ycu;
  if (!isTidy(deck.map((layer) => layer.cards)) || !isSorted(discard) || !isSorted(bag)) {
    broken.push('the YCU deck, discard pile or bag is not in canonical order');
  }
  if (deck.some(({ cards: layer, seenBy }) => seenBy.length > 0 && layer.length > 1)) {
    broken.push('a layer of several YCU cards was seen');
  }
  return broken;
}

/** Invariants 5 and 6. */
function tiles(state: State, content: Content, board: Board): string[] {
  const broken: string[] = [];
  const covered = new Set<string>();
  const placed = new Map<string, number>();
  const ids = new Set<string>();
  for (const { tileId, developmentId, cells } of state.tiles) {
    const development = content.developments.get(developmentId);
    if (development === undefined) broken.push(`there is no development ${developmentId}`);
    if (!state.drafted.includes(developmentId)) broken.push(`${developmentId} is not in the game`);
    if (ids.has(tileId)) broken.push(`the tile ${tileId} is there twice`);
    ids.add(tileId);
    placed.set(developmentId, (placed.get(developmentId) ?? 0) + 1);
    for (const cell of cells) {
      const level = board.level[board.index.get(cell) ?? -1];
      if (covered.has(cell)) broken.push(`two tiles cover ${cell}`);
      if (level === undefined || !development?.levels.includes(level)) {
        broken.push(`${tileId} may not cover ${cell}`);
      }
      covered.add(cell);
    }
  }
  for (const id of new Set([...Object.keys(state.tileSupply), ...state.drafted])) {
    const copies = state.drafted.includes(id) ? (content.developments.get(id)?.copies ?? 0) : 0;
    const total = (state.tileSupply[id] ?? 0) + (placed.get(id) ?? 0);
    if (total !== copies) broken.push(`there are ${total} tiles of ${id}, not ${copies}`);
  }
  return broken;
}

/** Invariant 7. */
function ycu(state: State, content: Content, board: Board): string[] {
  const broken: string[] = [];
  const { bag, onBoard, deck, discard, revealed } = state.ycu;
  const tokens = [...bag, ...Object.keys(onBoard)];
  if (!isAll(tokens, content.tokens)) broken.push('the YCU tokens are not all there once');
  const coordinates = [...deck.flatMap((layer) => layer.cards), ...discard, ...revealed];
  if (!isAll(coordinates, content.ycuCards)) broken.push('the YCU cards are not all there once');
  for (const at of Object.values(onBoard)) {
    if (!board.index.has(at)) broken.push(`a YCU token is on ${at}`);
  }
  return broken;
}

function isAll(ids: readonly string[], known: ReadonlyMap<string, unknown>): boolean {
  return (
    ids.length === known.size &&
    new Set(ids).size === ids.length &&
    ids.every((id) => known.has(id))
  );
}

function time(state: State): string[] {
  const broken: string[] = [];
  const isOver = state.result !== null;
  if (isOver !== (state.phase === 'ended')) broken.push('only an ended game has a result');
  if (isOver !== (state.agenda.length === 0)) broken.push('only an ended game has nothing to do');
  if (state.turn !== null && state.phase !== 'turns') broken.push('a turn outside Player Turns');
  const { roundLimit } = state.options;
  if (roundLimit !== null && state.round > roundLimit) broken.push('a round after the last');
  const { auction } = state;
  if (auction !== null && !state.gang.row.includes(auction.cardId)) {
    broken.push('the card up for auction is not face up');
  }
  return broken;
}

const inTurn: ReadonlySet<Step['type']> = new Set([
  'turnMain',
  'endAction',
  'recruitReveal',
  'recruitPick',
  'auctionTurn',
  'bid',
  'buy',
  'produce',
  'buildPick',
  'buildPlace',
  'sell',
  'refreshDiscard',
  'moveSelect',
  'moveTo',
  'contest',
  'battleStart',
  'effects',
  'effectChoice',
]);
const inBattle: ReadonlySet<Step['type']> = new Set([
  'layCards',
  'reveal',
  'rollDice',
  'reroll',
  'totals',
  'losses',
  'removeUnit',
  'winEffects',
  'cleanUp',
]);
const inAuction: ReadonlySet<Step['type']> = new Set(['auctionTurn', 'bid']);
const inQueue: ReadonlySet<Step['type']> = new Set(['ycuNext', 'ycuSelect', 'alert']);

/** Every step finds what it needs. */
function agenda(state: State, content: Content, board: Board): string[] {
  const { turn, battle, auction, ycuQueue } = state;
  const broken = state.agenda.flatMap((step) => {
    const missing = (what: string) => [`${step.type} needs ${what}`];
    if (inTurn.has(step.type) && turn === null) return missing('a turn');
    if (inBattle.has(step.type) && battle === null) return missing('a battle');
    if (inBattle.has(step.type) && 'seat' in step && battle !== null) {
      if (!sidesOf(battle).includes(step.seat)) return missing('a seat that fights');
    }
    if (inAuction.has(step.type) && auction === null) return missing('an auction');
    if (inQueue.has(step.type) && ycuQueue === null) return missing('a YCU resolution');
    if (step.type === 'battleStart' && !turn?.enemySpace) return missing('an enemy space');
    return named(state, content, step);
  });
  if (battle === null) return broken;
  const { space, attacker, defender, tokenId, laid, dice } = battle;
  if (!board.index.has(space)) broken.push(`a battle is fought on ${space}`);
  const sides = sidesOf(battle);
  if (sides.length !== (tokenId === null ? 2 : 1)) broken.push('the sides of the battle are wrong');
  if (attacker === defender) broken.push('a seat fights itself');
  if (laid.length !== state.seats.length || dice.length !== state.seats.length) {
    broken.push('the battle has other seats');
  }
  const isHidden = (seat: number) => !battle.revealed.includes(seat);
  laid.forEach((cards_, seat) => {
    const isUnknown = cards_.some(({ cardId }) => cardId === null);
    if (isUnknown && !isHidden(seat)) broken.push(`seat ${seat} revealed a card without an id`);
    if (cards_.length > 0 && !sides.includes(seat)) broken.push(`seat ${seat} does not fight`);
  });
  return broken;
}

/** Figures, cards, tiles and developments that a step names exist and are whose they must be. */
function named(state: State, content: Content, step: Step): string[] {
  const isOwn = (figure: string, seat: number | undefined) => state.figures[figure]?.seat === seat;
  switch (step.type) {
    case 'moveTo':
      return isOwn(step.figure, state.turn?.seat) ? [] : [`no figure ${step.figure} moves`];
    case 'effectChoice':
      if (step.choice.kind === 'freeMoveTo' && !isOwn(step.choice.figure, step.seat)) {
        return [`no figure ${step.choice.figure} moves`];
      }
      return step.seat === state.turn?.seat ? [] : [`seat ${step.seat} has no effect to decide`];
    case 'buildPlace':
      return state.drafted.includes(step.developmentId)
        ? []
        : [`no ${step.developmentId} to build`];
    case 'effects':
      if (step.seat !== state.turn?.seat) return [`seat ${step.seat} has no effect under way`];
      if ('card' in step.source) return content.cards.has(step.source.card) ? [] : ['no such card'];
      return state.tiles.some(({ tileId }) => 'tile' in step.source && tileId === step.source.tile)
        ? []
        : ['no such tile'];
    default:
      return [];
  }
}
