import type { Content } from '../content/compiled.js';
import { captainOrder } from '../mechanics/seats.js';
import type { TokyoPosition } from '../play.js';
import type { State } from '../state/state.js';
import type { Picks, Step, StepOf } from '../state/steps.js';

type Picking = StepOf<'pickPrebuilt' | 'pickChassis' | 'pickLegs' | 'pickArm' | 'assemble'>;

/** While Mechs are built: who is still to pick, and what has been picked so far. */
export function strangeBuilding(position: TokyoPosition, step: Step): string[] {
  const { state, content } = position;
  if (!isPicking(step)) return [];
  const { players, build } = state.options;
  const strange: string[] = [];
  if (step.type === 'pickPrebuilt' && build !== 'prebuilt') {
    strange.push('these Mechs are not picked like this');
  }
  if (step.type !== 'assemble' && step.type !== 'pickPrebuilt' && build !== 'draft') {
    strange.push('there is no draft');
  }
  if (step.picks.length !== players) strange.push('each seat has its picks');
  if (step.type !== 'assemble' && !isOrder(position, step)) strange.push('the order of picks');
  step.picks.forEach((picks, seat) => {
    if (!isBuilt(content, picks, step, seat)) strange.push(`the picks of seat ${seat}`);
  });
  const tiles = step.picks.flatMap(({ chassis, legs, arms }) => [chassis, legs, ...arms]);
  const taken = tiles.filter((tile) => tile !== null);
  if (new Set(taken).size < taken.length) strange.push('a tile is picked twice');
  if (step.type === 'assemble') strange.push(...strangeArms(step, players));
  if (!isFresh(state)) strange.push('something has happened before the Mechs are built');
  if (!isWholeDeck(position)) strange.push('the Event deck is not the one of the beginning');
  return strange;
}

/** Nothing has come into play yet. */
function isFresh(state: State): boolean {
  const { board, monsters, defeated, bossAppeared, destruction, populationCarry } = state;
  const placed = [state.mechs, monsters, defeated];
  const cards = [state.cityDiscard, state.eventDiscard, state.eventRemoved];
  const citizens = [state.citizenDiscard, state.destroyedStack, state.citizenRemoved];
  const isUnharmed = Object.values(board).every((space) => {
    return space.cityDamage === 0 && !space.destroyed && space.citizens.length === 0;
  });
  const isEmpty = [...placed, ...cards, ...citizens].every((list) => list.length === 0);
  return isUnharmed && isEmpty && !bossAppeared && destruction + populationCarry === 0;
}

/** DN-SETUP-04: one layer of blanks, as many of each kind as the number of players asks for. */
function isWholeDeck({ state, content }: TokyoPosition): boolean {
  const sizes = content.constants.eventDeck;
  const size = sizes[String(state.options.players) as keyof typeof sizes];
  const items = state.eventDeck.flat();
  const count = (blank: 'appears' | 'event') => items.filter((item) => item === blank).length;
  const isDealt = count('appears') === size.appears && count('event') === size.event;
  return isDealt && items.length === size.appears + size.event && state.eventDeck.length === 1;
}

function isPicking(step: Step): step is Picking {
  return 'picks' in step;
}

/** The end of the whole order. In the draft of Arms that is there and back. */
function isOrder({ state }: TokyoPosition, { type, order }: Exclude<Picking, StepOf<'assemble'>>) {
  const there = captainOrder(state);
  const back = [...there].reverse();
  const whole = { pickPrebuilt: there, pickChassis: there, pickLegs: back };
  const full = type === 'pickArm' ? [...there, ...back] : whole[type];
  return full.slice(full.length - order.length).join() === order.join();
}

/** What a seat has by now is what it has picked so far, each from its own pile. */
function isBuilt(
  content: Content,
  { chassis, legs, arms }: Picks,
  step: Picking,
  seat: number,
): boolean {
  const left = step.type === 'assemble' ? 0 : step.order.filter((one) => one === seat).length;
  const wanted = {
    pickPrebuilt: [1 - left, 1 - left, 2 - 2 * left],
    pickChassis: [1 - left, 0, 0],
    pickLegs: [1, 1 - left, 0],
    pickArm: [1, 1, 2 - left],
    assemble: [1, 1, 2],
  }[step.type];
  const have = [chassis === null ? 0 : 1, legs === null ? 0 : 1, arms.length];
  if (wanted.join() !== have.join()) return false;
  if (chassis !== null && !content.chassis.has(chassis)) return false;
  return (legs === null || content.legs.has(legs)) && arms.every((arm) => content.arms.has(arm));
}

/** Who has assembled has said which Arm is the left one. */
function strangeArms({ seats, leftArms, picks }: StepOf<'assemble'>, players: number): string[] {
  const isSaid = leftArms.every((arm, seat) => {
    return seats.includes(seat) ? arm === null : picks[seat]?.arms.some((one) => one === arm);
  });
  return leftArms.length === players && isSaid ? [] : ['the left Arms'];
}
