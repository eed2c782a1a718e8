import { fingerprint } from '../../kernel/fingerprint.js';
import { type Seat, topStep } from '../../kernel/play.js';
import type { Content } from '../content/compile.js';
import { faceOf } from '../content/dice.js';
import { battlesToFight, cardsOf, newBattle } from '../mechanics/battle.js';
import type { NeonPosition } from '../play.js';
import type { State } from '../state/state.js';
import type { Battle, BattleCard, StepOf } from '../state/steps.js';

/** The battle under way is one to be fought, by those who stand there, with cards laid in turn. */
export function strangeBattle(position: NeonPosition): string[] {
  const { state } = position;
  const step = topStep(state);
  if (step?.type === 'battleCards') {
    return isLaying(position, step) ? [] : [`nobody can be laying cards on ${step.battle.space}`];
  }
  if (step?.type === 'battleSteal') {
    const { battle } = step;
    return isStealing(position, battle) ? [] : [`nobody can be stealing on ${battle.space}`];
  }
  return [];
}

function isLaying({ state, content }: NeonPosition, { battle, turnOf }: StepOf<'battleCards'>) {
  const turn = battle.participants.indexOf(turnOf);
  const isInTurn = battle.participants.every((seat, at) => {
    const laid = cardsOf(battle, seat);
    return (at <= turn || laid.length === 0) && laid.every(isFaceDown);
  });
  const isFull = battle.played.some(({ cards }) => cards.length > content.constants.battleCards);
  const isRolled = battle.rolls.length > 0 || battle.stealsLeft > 0;
  return isToBeFought(state, battle) && turn >= 0 && isInTurn && !isFull && !isRolled;
}

/** Only where several gangs defend (NG-RULING-12). The result lies below, or the step would be out of place. */
function isStealing({ state, content }: NeonPosition, battle: Battle): boolean {
  const result = state.agenda[state.agenda.length - 2] as StepOf<'battleResult'>;
  const { stealsLeft, ...fought } = battle;
  const isSame = fingerprint({ ...fought, stealsLeft: 0 }) === fingerprint(result.battle);
  const [attack] = battle.rolls;
  const rollers = battle.rolls.map(({ seat }) => seat);
  return (
    isToBeFought(state, battle) &&
    isSame &&
    battle.participants.length > 2 &&
    battle.played.every(({ cards }) => cards.every(isFaceUp)) &&
    isEqual(rollers, battle.participants) &&
    battle.rolls.every((roll) => isRolled(content, roll)) &&
    stealsLeft > 0 &&
    stealsLeft <= (attack?.steals ?? 0)
  );
}

function isToBeFought(state: State, { space, against, participants }: Battle): boolean {
  const isOpen = state.board[space].andys.every((andy) => 'up' in andy);
  const isThere = battlesToFight(state).some((one) => {
    return one.space === space && one.against === against;
  });
  return isOpen && isThere && isEqual(newBattle(state, space, against).participants, participants);
}

function isRolled({ dice }: Content, roll: Battle['rolls'][number]): boolean {
  const shown = roll.dice.map(({ color, face }) => {
    const die = dice.get(color);
    return die && faceOf(die, face);
  });
  const sum = (of: 'hits' | 'steals') => shown.reduce((all, face) => all + (face?.[of] ?? 0), 0);
  return !shown.includes(undefined) && sum('hits') === roll.hits && sum('steals') === roll.steals;
}

function isFaceDown({ blind, card }: BattleCard): boolean {
  return (card === undefined) === (blind === true);
}

function isFaceUp({ blind, card }: BattleCard): boolean {
  return card !== undefined && blind === undefined;
}

function isEqual(one: readonly Seat[], other: readonly Seat[]): boolean {
  return one.join() === other.join();
}
