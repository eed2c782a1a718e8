import type { Seat } from '../../kernel/play.js';
import { countAbilities, laidBy, opponentOf, sidesOf } from '../mechanics/battle.js';
import {
  boardOf,
  figuresOn,
  hasTokens,
  nobody,
  numberOf,
  rivalOn,
} from '../mechanics/occupancy.js';
import { contestedByYcu } from '../mechanics/ycu.js';
import type { CityPosition } from '../play.js';
import type { Battle } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { unless } from './unless.js';

/** Figures meet enemies only where they are fought, or will be at the end of this move (CR-MOVE-11). */
export function contests(position: CityPosition): string[] {
  const { state } = position;
  const { turn, ycuQueue, agenda } = state;
  const isMoving = agenda.some(({ type }) => type === 'moveSelect' || type === 'moveTo');
  const isBattle = agenda.some(({ type }) => type === 'battleStart');
  const wrong = boardOf(position).spaces.filter((space, at) => {
    const here = [...state.seats.keys()].filter((seat) => figuresOn(position, at, seat) > 0);
    const isEntered = turn?.enemySpace === space && here.includes(turn.seat);
    if (here.length > 1 && !(isEntered && (isMoving || isBattle))) return true;
    if (here.length === 0 || !hasTokens(position, at) || ycuQueue !== null) return false;
    return !isMoving || !isEntered || here.length > 1;
  });
  const asked = agenda.flatMap((step) => (step.type === 'ycuSelect' ? [step.seat] : []));
  return [
    ...wrong.map((space) => `enemies meet on ${space}, and nobody fights there`),
    ...unless(
      [
        asked.every((seat) => seat === ycuQueue?.seat && contestedByYcu(position, [seat]) === seat),
        'no YCU token is where the seat has figures',
      ],
      [
        (ycuQueue?.alertPlacements ?? 0) <= state.options.alertChainCap,
        'too many alerts have placed tokens',
      ],
    ),
  ];
}

/** The steps of a battle are those that are left of it, and it stands as they say. */
export function fights(position: CityPosition): string[] {
  const { battle } = position.state;
  if (battle === null) return [];
  const isLaying = position.state.agenda.some(({ type }) => type === 'totals');
  const stands = isLaying ? laying(position, battle) : losing(position, battle);
  return [...opponents(position, battle), ...stands];
}

/** The active seat attacks on the space it has entered; the YCU are met by the seat whose turn it is to meet them. */
function opponents(position: CityPosition, battle: Battle): string[] {
  const { turn, ycuQueue, ycu } = position.state;
  const { space, attacker, defender, token } = battle;
  const isEntered = turn?.enemySpace === space;
  if (token === null) {
    return unless(
      [attacker === turn?.seat && isEntered, 'the active seat attacks where it has moved'],
      [ycuQueue === null, 'players fight first'],
    );
  }
  const seat = attacker ?? defender;
  return unless(
    [ycu.onBoard[token] === space, `the token is not on ${space}`],
    [seat === ycuQueue?.seat, 'another seat meets the YCU'],
    [(attacker !== null) === (isEntered && turn.seat === seat), 'who attacks is who has moved'],
  );
}

/** Cards are laid face down, one side after the other. */
function laying(position: CityPosition, battle: Battle): string[] {
  const { agenda, seats } = position.state;
  const sides = sidesOf(battle);
  const steps = ofBattle(position, battle);
  const left = sides.slice(-steps.filter(({ type }) => type === 'layCards').length);
  const due = ['layCards', 'reveal', 'rollDice', 'reroll'] as const;
  const expected = due.flatMap((type) => {
    return (type === 'layCards' ? left : sides).map((seat) => `${type} ${seat}`);
  });
  const at = numberOf(position, battle.space);
  const isPlaying = agenda.some(({ type }) => type === 'effects');
  const [first] = left;
  return unless(
    [told(steps) === [...expected, 'totals'].join(), 'the battle goes another way'],
    [sides.every((seat) => figuresOn(position, at, seat) > 0), 'a side has no figure there'],
    [battle.winner === null && battle.revealed.length === 0, 'cards are open before they are laid'],
    [battle.dice.every((dice) => dice.length === 0), 'dice are rolled before cards are laid'],
    [left.slice(1).every((seat) => laidBy(battle, seat).length === 0), 'a side lays too early'],
    [
      [...seats.keys()].every((seat) => {
        return laidBy(battle, seat).every(({ source, card }) => {
          return source === 'hand' ? card !== null : source === 'draw' && card === null;
        });
      }),
      'a card lies as none is laid',
    ],
    [
      !isPlaying || (battle.token === null && first === battle.attacker && isEmpty(battle, first)),
      'no card can be played any more',
    ],
  );
}

/** Everything lies open; the loser gives up units. */
function losing(position: CityPosition, battle: Battle): string[] {
  const sides = sidesOf(battle);
  const { winner, token, space } = battle;
  const loser = sides.find((seat) => seat !== winner) ?? nobody;
  const steps = ofBattle(position, battle);
  const units = steps.flatMap((step) => (step.type === 'removeUnit' ? [step] : []));
  const isFirst = units[0]?.due === 'first';
  const extra = units.filter(({ due }) => due === 'extra').length;
  const opponent = opponentOf(battle, loser);
  const taken =
    opponent === null ? 0 : countAbilities(position, battle, opponent, 'loserExtraCard');
  const at = numberOf(position, space);
  const expected = [...units.map(() => `removeUnit ${loser}`), 'winEffects', 'cleanUp'];
  return unless(
    [token === null ? sides.includes(winner as Seat) : winner === 'ycu', 'nobody has won'],
    [told(steps) === expected.join(), 'the battle goes another way'],
    [isFirst ? extra === taken && units.length === 1 + extra : extra <= taken, 'too many units'],
    [units.every(({ due, searched }) => due === 'first' || !searched), 'nothing is searched'],
    [battle.revealed.join() === sides.join(), 'cards are not open'],
    [
      sides.every((seat) => laidBy(battle, seat).every(({ card }) => card !== null)),
      'a card is unknown that lies open',
    ],
    [token !== null || figuresOn(position, at, winner as Seat) > 0, 'the winner has no figure'],
    [token !== null || rivalOn(position, at, winner as Seat) !== winner, 'nobody fights alone'],
  );
}

/** The steps of this battle, the next first. */
function ofBattle({ state }: CityPosition, { token }: Battle): Step[] {
  const { agenda } = state;
  const base = agenda.findIndex(
    ({ type }) => type === (token === null ? 'battleStart' : 'ycuNext'),
  );
  const own = agenda.slice(base + 1).reverse();
  return own.filter(({ type }) => type !== 'effects' && type !== 'effectChoice');
}

function told(steps: readonly Step[]): string {
  return steps.map((step) => ('seat' in step ? `${step.type} ${step.seat}` : step.type)).join();
}

function isEmpty(battle: Battle, seat: Seat | undefined): boolean {
  return seat !== undefined && laidBy(battle, seat).length === 0;
}
