import type { Seat } from '../../kernel/play.js';
import { drawTop, pileSize } from '../../kit/piles.js';
import { addTo } from '../../kit/sets.js';
import { withPlace } from '../../kit/values.js';
import { cardOf } from '../content/compile.js';
import {
  blindCards,
  countAbilities,
  diceCount,
  hitsOf,
  laidBy,
  opponentOf,
  setLaid,
  sidesOf,
  startBattle,
  totalOf,
  valueToBeat,
  winEffectsOf,
} from '../mechanics/battle.js';
import { rollBattleDice } from '../mechanics/dice.js';
import { lowestFigure, relocate } from '../mechanics/figures.js';
import { checkInfluence } from '../mechanics/influence.js';
import { changeArcs, gainRenown } from '../mechanics/money.js';
import { figuresOn, nobody, numberOf, rivalOn } from '../mechanics/occupancy.js';
import { drawCards } from '../mechanics/piles.js';
import { returnToken } from '../mechanics/ycu.js';
import type { CityTable } from '../play.js';
import { withBattle } from '../state/change.js';
import { type Battle, battleOf, type LaidCard, seatOf, turnOf } from '../state/state.js';
import { namedSeat, type Steps } from './rule.js';

/** What follows a Move action, and a battle from the first card to the last. */
export const battleSteps: Steps<
  | 'contest'
  | 'battleStart'
  | 'layCards'
  | 'reveal'
  | 'rollDice'
  | 'reroll'
  | 'totals'
  | 'losses'
  | 'removeUnit'
  | 'winEffects'
  | 'cleanUp'
> = {
  /** Whoever moved into an enemy space fights there (CR-MOVE-11). */
  contest: {
    resolve(table) {
      const { state } = table;
      const { enemySpace, seat } = turnOf(state);
      if (enemySpace === null) return;
      if (rivalOn(table, numberOf(table, enemySpace), seat) !== nobody) {
        return table.next({ type: 'battleStart' });
      }
      state.ycuQueue = { seat, alertPlacements: 0 };
      table.next({ type: 'ycuNext' });
    },
  },
  /** Again and again until one side is left (CR-BATTLE-14). */
  battleStart: {
    resolve(table) {
      const { seat: attacker, enemySpace } = turnOf(table.state);
      const space = enemySpace as string;
      const at = numberOf(table, space);
      const defender = rivalOn(table, at, attacker);
      if (defender === nobody || figuresOn(table, at, attacker) === 0) return;
      startBattle(table, { space, attacker, defender, token: null });
      table.next(
        { type: 'layCards', seat: attacker },
        { type: 'layCards', seat: defender },
        { type: 'reveal', seat: attacker },
        { type: 'reveal', seat: defender },
        { type: 'rollDice', seat: attacker },
        { type: 'rollDice', seat: defender },
        { type: 'reroll', seat: attacker },
        { type: 'reroll', seat: defender },
        { type: 'totals' },
        { type: 'battleStart' },
      );
    },
  },
  layCards: {
    seats: namedSeat,
    forced({ state }, { seat }) {
      const { hand, draw } = seatOf(state, seat);
      const isOut = hand.length === 0 && pileSize(draw) === blindCards(state, seat);
      return isOut ? 'skip' : undefined;
    },
  },
  reveal: {
    resolve(table, { seat }) {
      revealCards(table, seat);
      resolveAbilities(table, seat);
    },
  },
  rollDice: {
    resolve(table, { seat }) {
      const battle = battleOf(table.state);
      const dice = rollBattleDice(table, `battle.dice.${seat}`, diceCount(table, battle, seat));
      setDice(table, seat, dice);
      table.emitCopy({ type: 'diceRolled', seat, dice, hits: hitsOf(dice) });
    },
  },
  reroll: {
    resolve(table, { seat }) {
      const battle = battleOf(table.state);
      const rolled = battle.dice[seat] as readonly number[];
      if (!rolled.includes(0)) return;
      if (countAbilities(table, battle, seat, 'rerollBlanks') === 0) return;
      const faces = table.content.pack.battleDie;
      const dice = rolled.map((face) => {
        return face === 0 ? table.roll(`battle.reroll.${seat}`, faces) : face;
      });
      setDice(table, seat, dice);
      table.emitCopy({ type: 'diceRerolled', seat, dice, hits: hitsOf(dice) });
    },
  },
  totals: { resolve: decide },
  losses: { resolve: takeLosses },
  removeUnit: {
    seats: namedSeat,
    needs: ['removeUnit', 'searchDrawPile'],
  },
  winEffects: {
    resolve(table) {
      const battle = battleOf(table.state);
      const winner = battle.winner as Winner;
      if (winner === 'ycu') return;
      for (const gain of winEffectsOf(table, battle, winner)) {
        if (gain.kind === 'gainArcs') changeArcs(table, winner, gain.amount, 'win');
        else if (gain.kind === 'gainRenown') gainRenown(table, winner, gain.count, 'win');
        else drawCards(table, winner, gain.count, `effect.draw.${winner}`);
      }
    },
  },
  cleanUp: { resolve: cleanUp },
};

/** Once a battle is decided. */
type Winner = NonNullable<Battle['winner']>;

function setDice({ state }: CityTable, seat: Seat, dice: number[]): void {
  const battle = battleOf(state);
  state.battle = withBattle(battle, { dice: withPlace(battle.dice, seat, dice) });
}

/** Turns all cards over; those laid unseen are drawn now (CR-RULING-55). */
function revealCards(table: CityTable, seat: Seat): void {
  const { state } = table;
  const { draw } = seatOf(state, seat);
  const open = laidBy(battleOf(state), seat).map(({ source, card }) => {
    return { source, card: card ?? drawTop(table, `battle.reveal.${seat}`, draw) };
  });
  setLaid(table, seat, open);
  const battle = battleOf(state);
  state.battle = withBattle(battle, { revealed: [...battle.revealed, seat] });
  table.emitCopy({ type: 'cardsRevealed', seat, cards: open.map(({ card }) => card) });
  table.reveal();
}

/** In the order laid; reinforcements join at the end and are resolved in their turn (CR-RULING-34). */
function resolveAbilities(table: CityTable, seat: Seat): void {
  const { state, content } = table;
  const { draw } = seatOf(state, seat);
  for (let place = 0; place < laidBy(battleOf(state), seat).length; place++) {
    const laid = laidBy(battleOf(state), seat);
    const card = (laid[place] as LaidCard).card as string;
    const effects = cardOf(content, card).battleEffects;
    if (effects.length === 0) continue;
    const added: string[] = [];
    for (const effect of effects) {
      if (effect.kind !== 'reinforce') continue;
      for (let i = 0; i < effect.count && draw.length > 0; i++) {
        added.push(drawTop(table, `battle.reinforce.${seat}`, draw));
      }
    }
    const reinforcements = added.map((one): LaidCard => ({ source: 'reinforce', card: one }));
    setLaid(table, seat, [...laid, ...reinforcements]);
    table.emitCopy({ type: 'battleAbility', seat, card, added });
  }
}

/** The higher total wins, a tie the defender (CR-BATTLE-10, CR-BATTLE-11); against YCU an equal one (CR-YCU-05). */
function decide(table: CityTable): void {
  const { state } = table;
  const battle = battleOf(state);
  const { space } = battle;
  const totals = sidesOf(battle).map((seat) => totalOf(table, battle, seat));
  const [first, second] = totals as [(typeof totals)[number], (typeof totals)[number]?];
  const seat = first.seat;
  table.next({ type: 'losses' }, { type: 'winEffects' }, { type: 'cleanUp' });
  if (second === undefined) {
    const value = valueToBeat(table, battle, seat);
    const isWon = first.total >= value;
    const [winner, loser] = isWon ? [seat, 'ycu' as const] : ['ycu' as const, seat];
    state.battle = withBattle(battle, { winner });
    table.emitCopy({ type: 'battleResolved', space, totals, value, winner, loser });
    if (!isWon) return;
    return addWin(table, seat, 'ycu');
  }
  const isWon = first.total > second.total;
  const [winner, loser] = isWon ? [seat, second.seat] : [second.seat, seat];
  state.battle = withBattle(battle, { winner });
  table.emitCopy({ type: 'battleResolved', space, totals, value: null, winner, loser });
  addWin(table, winner, 'player');
}

function addWin(table: CityTable, seat: Seat, against: 'player' | 'ycu'): void {
  const player = seatOf(table.state, seat);
  const { player: rivals, ycu } = player.wins;
  player.wins = against === 'ycu' ? { player: rivals, ycu: ycu + 1 } : { player: rivals + 1, ycu };
  checkInfluence(table, 'wins');
}

/** The figure first, then the unit card (CR-LOSS-01, CR-LOSS-02); or the token goes (CR-YCU-06). */
function takeLosses(table: CityTable): void {
  const battle = battleOf(table.state);
  const { space, token } = battle;
  const winner = battle.winner as Winner;
  if (token !== null && winner !== 'ycu') {
    returnToken(table, token);
    table.emit({ type: 'ycuDefeated', seat: winner, token, space });
    return;
  }
  const loser = sidesOf(battle).find((seat) => seat !== winner) as Seat;
  loseFigure(table, battle, loser);
  if (countAbilities(table, battle, loser, 'spareCard') > 0) return;
  const opponent = opponentOf(battle, loser);
  const taken = opponent === null ? 0 : countAbilities(table, battle, opponent, 'loserExtraCard');
  for (let i = 0; i < taken; i++) {
    table.next({ type: 'removeUnit', seat: loser, due: 'extra', searched: false });
  }
  table.next({ type: 'removeUnit', seat: loser, due: 'first', searched: false });
}

function loseFigure(table: CityTable, battle: Battle, seat: Seat): void {
  const { space } = battle;
  const figure = lowestFigure(table, seat, space) as string;
  const to = countAbilities(table, battle, seat, 'rescueFigure') > 0 ? 'pool' : 'supply';
  relocate(table, figure, to, { type: 'figureRemoved', seat, figure, from: space, to });
}

/** Laid cards are discarded (CR-BATTLE-12); after a token was beaten the alert is rolled (CR-YCU-07). */
function cleanUp(table: CityTable): void {
  const { state, content } = table;
  const battle = battleOf(state);
  for (const seat of sidesOf(battle)) {
    const player = seatOf(state, seat);
    for (const { card } of laidBy(battle, seat)) {
      const open = card as string;
      const effects = cardOf(content, open).battleEffects;
      const returns = effects.some(({ kind }) => kind === 'returnToHand');
      addTo(returns ? player.hand : player.discard, open);
    }
  }
  state.battle = null;
  const { token, space } = battle;
  const winner = battle.winner as Winner;
  if (token !== null && winner !== 'ycu') {
    table.next({ type: 'alert', seat: winner, space });
  }
}
