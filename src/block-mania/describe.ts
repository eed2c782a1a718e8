import type { Content } from './content/compile.js';
import type { Event } from './events.js';
import type { Move } from './moves/index.js';
import type { ManiaPosition } from './play.js';

/** A move as one English sentence. */
export function describeMove({ content }: ManiaPosition, move: Move): string {
  return `Seat ${move.seat} ${deed(content, move)}.`;
}

function deed(content: Content, move: Move): string {
  switch (move.type) {
    case 'placeBlocker':
      return `places ${move.blocker} in ${move.sq}`;
    case 'playJustice':
      return `plays ${justiceName(content, move.card)}`;
    case 'justiceTarget':
      return `chooses ${aimText(move)}`;
    case 'deploy':
      return 'deploys a blocker';
    case 'activate':
      return `activates ${move.blocker}`;
    case 'step':
      return `moves the active blocker one square ${move.dir}`;
    case 'elevator':
      return `takes the elevator to level ${move.level}`;
    case 'stopElevator':
      return move.stop ? 'stops the elevator' : 'lets the elevator pass';
    case 'chute':
      return 'drops down the grav chute';
    case 'skyRail':
      return `takes the sky-rail ${move.dir} to board ${move.board}`;
    case 'pedway':
      return `takes the pedway to the ${move.dir}`;
    case 'vehicle':
      return `drives ${move.dir} to board ${move.board}`;
    case 'fly':
      return `flies to ${move.sq}${move.out ? ', outside the window' : ''}`;
    case 'receive':
      return `takes ${move.item} from ${move.from}`;
    case 'layCharge':
      return `lays ${move.item}`;
    case 'switchPower':
      return 'switches the power';
    case 'deployHeavy':
      return `deploys ${move.item}`;
    case 'draw':
      return `draws a counter for ${move.blocker}`;
    case 'playCard':
      return `plays ${maniaName(content, move.card)}`;
    case 'cardTarget':
      return `aims the card at ${aimText(move)}`;
    case 'placeKlegg':
      return `places a klegg in ${move.sq}`;
    case 'skipKlegg':
      return 'places no klegg';
    case 'discardItem':
      return `discards ${move.item} of ${move.blocker}`;
    case 'endActivation':
      return 'ends the activation';
    case 'endCommand':
      return 'ends the command phase';
    case 'defFire':
      return `fires defensively at ${move.sq} with ${move.item} of ${move.blocker}`;
    case 'doneDefFire':
      return 'ends defensive fire';
    case 'declareShot':
      return `shoots with ${move.item} of ${move.blocker}${move.mode ? ` (${move.mode})` : ''}`;
    case 'drill':
      return `drills with ${move.item} of ${move.blocker}`;
    case 'target':
      return `aims at ${move.aim === 'square' ? 'the square' : 'whoever is in'} ${move.sq}${move.out ? ', outside' : ''}`;
    case 'markers':
      return `will place ${many(move.n, 'fire marker')}`;
    case 'assaultHere':
      return `fights in ${move.sq}`;
    case 'charge':
      return `charges with ${move.blocker} into ${move.sq}`;
    case 'heroSupport':
      return move.join ? 'lets the superhero support' : 'keeps the superhero out of it';
    case 'useFlames':
      return move.n === 0
        ? `leaves ${move.item} unused`
        : `uses ${move.item} for ${move.n} markers`;
    case 'loot':
      return `loots with ${move.blocker}`;
    case 'arson':
      return `commits arson with ${move.blocker}`;
    case 'scrawl':
      return `scrawls with ${move.blocker}`;
    case 'fightFire':
      return `fights the fire in ${move.sq} with ${move.blocker}`;
    case 'endSubPhase':
      return 'makes no more attacks of this kind';
    case 'pass':
      return 'passes';
    case 'discardCard':
      return `discards ${maniaName(content, move.card)}`;
  }
}

function aimText(aim: { blocker?: string; sq?: string; board?: number; side?: string }): string {
  const parts = [
    aim.blocker,
    aim.sq,
    aim.board === undefined ? undefined : `board ${aim.board}`,
    aim.side === undefined ? undefined : `the ${aim.side}`,
  ];
  return parts.filter((part) => part !== undefined).join(' in ') || 'nothing';
}

function maniaName({ mania }: Content, card: string): string {
  return mania.get(card)?.name ?? card;
}

function justiceName({ justice }: Content, card: string): string {
  return justice.get(card)?.name ?? card;
}

function many(n: number, thing: string): string {
  return `${n} ${thing}${n === 1 ? '' : 's'}`;
}

/** An event as one English sentence, also with what the viewer may not see left out. */
export function describeEvent(event: Event, content: Content): string {
  const text = happened(event, content);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function happened(event: Event, content: Content): string {
  switch (event.type) {
    case 'blocksDealt':
      return `The blocks are ${event.blocks.map((block) => boardName(content, block)).join(', ')}`;
    case 'orderRolled':
      return `The order of players is ${event.order.join(', ')}`;
    case 'blockerDrawn':
      return `Seat ${event.seat} draws ${event.blocker}`;
    case 'blockerPlaced':
      return `Seat ${event.seat} places ${event.blocker} in ${event.sq}`;
    case 'itemDrawn':
      return `${event.blocker} draws ${event.item}${event.kept ? '' : ' and cannot use it'}`;
    case 'itemDiscarded':
      return `${event.item} of ${event.blocker} goes back`;
    case 'itemPassed':
      return `${event.from} passes ${event.item} to ${event.to}`;
    case 'cardsDealt':
      return `Seat ${event.seat} is dealt ${event.cards?.map((card) => maniaName(content, card)).join(', ') ?? 'a card'}`;
    case 'turnStarted':
      return `Turn ${event.turn}: seat ${event.seat}`;
    case 'cpRolled':
      return `Seat ${event.seat} rolls ${event.dice.join(' and ')} and has ${event.cp} CP`;
    case 'cpSpent':
      return `Seat ${event.seat} spends ${event.amount} CP and has ${event.left} left`;
    case 'blockerDeployed':
      return `${event.blocker} is deployed at ${event.address}, ${event.sq}`;
    case 'blockerActivated':
      return `Seat ${event.seat} activates ${event.blocker}`;
    case 'blockerMoved':
      return `${event.blocker} moves to ${event.path.at(-1) ?? 'its square'} by ${event.via} for ${event.cost} MP`;
    case 'elevatorStopped':
      return `Seat ${event.seat} stops ${event.blocker} in ${event.sq}`;
    case 'chuteDeath':
      return `${event.blocker} falls down the severed chute under ${event.sq}`;
    case 'powerSwitched':
      return `The power of board ${event.board} goes ${event.on ? 'on' : 'off'}`;
    case 'heavyDeployed':
      return `${event.blocker} deploys ${event.item}`;
    case 'heavyFolded':
      return `${event.blocker} folds ${event.items.join(', ')}`;
    case 'chargeLaid':
      return `${event.blocker} lays ${event.item} in ${event.sq}`;
    case 'cardPlayed':
      return `Seat ${event.seat} plays ${maniaName(content, event.card)}`;
    case 'modifierSet':
      return `Seat ${event.seat} changes ${event.side === null ? 'the attack' : `the ${event.side}`} by ${event.amount}`;
    case 'moveGained':
      return `${event.blocker} gains ${event.amount} MP`;
    case 'carPlaced':
      return `A sky-rail car waits in ${event.sq}`;
    case 'kleggPlaced':
      return `Seat ${event.seat} places ${event.blocker} in ${event.sq}`;
    case 'hazardHalted':
      return `Seat ${event.seat} halts ${event.blocker} in ${event.sq}`;
    default:
      return struck(event, content);
  }
}

type Later = Exclude<Event, { type: Quiet }>;
type Quiet =
  | 'blocksDealt'
  | 'orderRolled'
  | 'blockerDrawn'
  | 'blockerPlaced'
  | 'itemDrawn'
  | 'itemDiscarded'
  | 'itemPassed'
  | 'cardsDealt'
  | 'turnStarted'
  | 'cpRolled'
  | 'cpSpent'
  | 'blockerDeployed'
  | 'blockerActivated'
  | 'blockerMoved'
  | 'elevatorStopped'
  | 'chuteDeath'
  | 'powerSwitched'
  | 'heavyDeployed'
  | 'heavyFolded'
  | 'chargeLaid'
  | 'cardPlayed'
  | 'modifierSet'
  | 'moveGained'
  | 'carPlaced'
  | 'kleggPlaced'
  | 'hazardHalted';

function struck(event: Later, content: Content): string {
  switch (event.type) {
    case 'attackDeclared':
      return `${event.blocker} attacks ${event.sq} (${event.kind})`;
    case 'attackCancelled':
      return `Seat ${event.seat} spoils the attack of ${event.blocker}`;
    case 'attackRolled':
      return `${event.target} is attacked: die ${event.die}, total ${event.total}, ${event.hit ? 'hit' : 'missed'}`;
    case 'squareAttacked':
      return `The square ${event.sq} is attacked: die ${event.die}, total ${event.total}, ${event.hit ? 'hit' : 'missed'}`;
    case 'blockerDestroyed':
      return `${event.blocker} is destroyed in ${event.sq}`;
    case 'blockerRemoved':
      return `${event.blocker} is removed from ${event.sq}`;
    case 'cargoRolled':
      return `${event.item} of ${event.blocker}: die ${event.die}, it ${event.explodes ? 'explodes' : 'holds'}`;
    case 'blast':
      return `${event.item} explodes in ${event.sq}`;
    case 'structuralRolled':
      return `${many(event.markers, 'structural marker')} for ${event.sq}: die ${event.die}`;
    case 'structuralPlaced':
      return `${event.sq} has ${many(event.markers, 'structural marker')}`;
    case 'collapseRolled':
      return `${event.sq} rolls ${event.die}, total ${event.total}, and ${event.collapses ? 'collapses' : 'stands'}`;
    case 'squareCollapsed':
      return `${event.sq} is rubble`;
    case 'explosionRolled':
      return `${event.sq} rolls ${event.die} and ${event.explodes ? 'explodes' : 'does not explode'}`;
    case 'exploded':
      return `Everybody next to ${event.sq} is attacked`;
    case 'tankDestroyed':
      return `The water tank of board ${event.board} breaks`;
    case 'linkHit':
      return `The link square ${event.sq} has ${many(event.hits, 'hit')}`;
    case 'assaultRolled':
      return `Assault in ${event.sq}: attacker ${event.totals.attacker}, defender ${event.totals.defender}`;
    case 'locked':
      return `Nobody wins in ${event.sq}`;
    case 'lootRolled':
      return `${event.blocker} loots ${event.sq}: die ${event.die}, total ${event.total}`;
    case 'looted':
      return `${event.sq} is looted by ${event.blocker}`;
    case 'arsonRolled':
      return `${event.blocker} lights a fire in ${event.sq}: die ${event.die}, total ${event.total}`;
    case 'firePlaced':
      return `${event.sq} burns with ${many(event.fire, 'marker')}`;
    case 'fireSpread':
      return `Sparks from ${event.from}, dice ${event.dice.join(' and ')}: ${event.to ?? 'lost'}`;
    case 'fireLost':
      return `A fire marker for ${event.sq} is lost`;
    case 'fireFought':
      return `${event.blocker} fights the fire in ${event.sq}: dice ${event.dice.join(', ')}, ${event.removed} removed`;
    case 'fireRemoved':
      return `${event.sq} has ${many(event.fire, 'fire marker')} left`;
    case 'scrawled':
      return `${event.blocker} scrawls on ${event.sq}`;
    case 'fireDamageRolled':
      return `The fire in ${event.sq} rolls ${event.die} with ${many(event.fire, 'marker')}`;
    case 'burnRolled':
      return `${event.blocker} in the fire: die ${event.die}, total ${event.total}, ${event.destroyed ? 'destroyed' : 'alive'}`;
    case 'blockerFlipped':
      return `${event.blocker} is flipped`;
    default:
      return ended(event, content);
  }
}

type Last = Extract<
  Event,
  {
    type:
      | 'cardDrawn'
      | 'cardDiscarded'
      | 'deckReshuffled'
      | 'endgameStarted'
      | 'justicePlayed'
      | 'justiceRolled'
      | 'markerPlaced'
      | 'wagonFired'
      | 'foamRolled'
      | 'catastropheRolled'
      | 'blockCollapsed'
      | 'flippedUp'
      | 'turnEnded'
      | 'gameOver';
  }
>;

function ended(event: Last, content: Content): string {
  switch (event.type) {
    case 'cardDrawn':
      return `Seat ${event.seat} draws ${event.card ? maniaName(content, event.card) : 'a card'}`;
    case 'cardDiscarded':
      return `Seat ${event.seat} discards ${maniaName(content, event.card)}`;
    case 'deckReshuffled':
      return `The discard pile becomes the justice deck of ${many(event.cards, 'card')}`;
    case 'endgameStarted':
      return `The endgame begins with a justice deck of ${many(event.cards, 'card')}`;
    case 'justicePlayed':
      return `Seat ${event.seat} plays ${justiceName(content, event.card)}${event.fizzles ? ' in vain' : ''}`;
    case 'justiceRolled':
      return `${event.blocker}: die ${event.die}, ${event.removed ? 'removed' : 'spared'}`;
    case 'markerPlaced':
      return `The ${event.marker} arrives in ${event.sq}`;
    case 'wagonFired':
      return `The ${event.marker} in ${event.sq} takes aim at ${event.target}`;
    case 'foamRolled':
      return `Foam on ${event.target}: die ${event.die}, ${event.removed ? 'removed' : 'spared'}`;
    case 'catastropheRolled':
      return `Board ${event.board} with ${many(event.markers, 'collapse marker')} rolls ${event.dice.join(', ')} and ${event.falls ? 'falls' : 'stands'}`;
    case 'blockCollapsed':
      return `The block of board ${event.board} collapses`;
    case 'flippedUp':
      return `${event.blockers.join(', ')} turns face up`;
    case 'turnEnded':
      return `The turn of seat ${event.seat} ends`;
    case 'gameOver':
      return `The game is over with ${event.points.join(' to ')} defeat points; seat ${event.winners.join(' and ')} wins`;
  }
}

function boardName({ pack }: Content, board: string): string {
  return pack.boards.find(({ id }) => id === board)?.name ?? board;
}
