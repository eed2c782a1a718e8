import { marketCosts } from '../mechanics/limits.js';
import type { Move } from '../moves/index.js';
import type { CityPosition } from '../play.js';
import {
  actionNames,
  arcs,
  developmentName,
  leaderName,
  nameOf,
  optionName,
  plural,
  tileName,
  tokenName,
  zoneNames,
} from './names.js';

/** A move as one English sentence. */
export function describeMove(position: CityPosition, move: Move): string {
  const { content } = position;
  const who = `Seat ${move.seat}`;
  const name = (card: string) => nameOf(content, card);
  switch (move.type) {
    case 'pickLeader':
      return `${who} takes the gang of ${leaderName(content, move.leaderId)}.`;
    case 'pickEntry':
      return `${who} will enter on ${move.space}.`;
    case 'discardFromHand':
      return `${who} discards ${name(move.cardId)}.`;
    case 'finishDiscard':
      return `${who} discards no more.`;
    case 'takeAction':
      return `${who} chooses ${actionNames[move.action]}.`;
    case 'playCard':
      return `${who} plays ${name(move.cardId)}.`;
    case 'endTurn':
      return `${who} ends the turn.`;
    case 'recruitPick':
      return `${who} puts ${name(move.cardId)} up for auction.`;
    case 'bid':
      return `${who} bids ${arcs(move.amount)}.`;
    case 'passBid':
      return `${who} passes.`;
    case 'buyCard': {
      const cost = marketCosts(position, move.seat)(move.cardId);
      return `${who} buys ${name(move.cardId)} for ${arcs(cost)}.`;
    }
    case 'buyRenown':
      return `${who} buys ${move.count} renown.`;
    case 'finishBuy':
      return `${who} buys no more.`;
    case 'produceTile':
      return `${who} produces with ${tileName(content, move.tileId)}.`;
    case 'finishProduce':
      return `${who} produces no more.`;
    case 'buildPick':
      return `${who} builds ${developmentName(content, move.developmentId)}.`;
    case 'buildPlace':
      return `${who} lays the tile at ${move.anchor}, turned by ${move.rotation} degrees.`;
    case 'finishBuild':
      return `${who} builds no more.`;
    case 'sellProduct':
      return `${who} sells a product of ${tileName(content, move.tileId)}.`;
    case 'finishSell':
      return `${who} sells no more.`;
    case 'moveFigure':
      return `${who} moves a figure from ${move.from === 'pool' ? 'the pool' : move.from}.`;
    case 'moveTo':
      return `${who} moves it to ${move.to}.`;
    case 'finishMove':
      return `${who} moves no more.`;
    case 'layFromHand':
      return `${who} lays ${name(move.cardId)} face down.`;
    case 'layFromDeck':
      return `${who} lays the top card of the draw pile unseen.`;
    case 'finishLay':
      return `${who} lays no more.`;
    case 'removeUnit':
      return `${who} gives up ${name(move.cardId)} (${zoneNames[move.zone]}).`;
    case 'searchDrawPile':
      return `${who} searches the draw pile for a unit to give up.`;
    case 'ycuFight':
      return `${who} fights ${tokenName(content, move.tokenId)} on ${move.space}.`;
    case 'ycuBribe':
      return `${who} bribes ${tokenName(content, move.tokenId)} on ${move.space}.`;
    case 'choose':
      return `${who} ${chosen(position, move.option)}.`;
    case 'finishChoose':
      return `${who} leaves it at that.`;
  }
}

/** What the choice that is asked for means; of a move for another moment only the option is known. */
function chosen({ state, content }: CityPosition, option: string): string {
  const step = state.agenda[state.agenda.length - 1];
  const named = optionName(content, option);
  if (step?.type !== 'effectChoice') return `chooses ${named}`;
  const { choice } = step;
  switch (choice.kind) {
    case 'stealArcs':
      return `takes up to ${arcs(choice.amount)} from ${named}`;
    case 'raidHand':
      return `makes ${named} discard ${plural(choice.count, 'card')}`;
    case 'discount':
      return `names ${named} for a discount of ${arcs(choice.amount)}`;
    case 'searchZone':
      return `searches ${named}`;
    case 'searchCard':
      return `takes ${named} into the hand`;
    case 'trash':
      return `removes ${named} from the game`;
    case 'recruitDirect':
      return `recruits ${named} for ${arcs(choice.cost)}`;
    case 'produceOne':
      return `produces with ${named}`;
    case 'sellNow':
      return `sells a product of ${named}`;
    case 'removeYcu':
      return `returns ${named} to the bag`;
    case 'deploy':
      return `puts a figure of the pool on ${named}`;
    case 'peekYcu':
      return option === 'keep' ? 'leaves the card where it is' : 'puts the card under the deck';
    case 'wager':
      return `wagers ${arcs(choice.stake)}`;
    case 'payForRenown':
      return `pays ${arcs(choice.cost)} for up to ${choice.renown} renown`;
    case 'tradeUnit':
      return `gives up ${named} for ${arcs(choice.gain)}`;
    default:
      return `chooses ${named}`;
  }
}
