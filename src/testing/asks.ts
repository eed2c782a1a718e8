import type { Ask } from '../kernel/ask.js';
import type { Roll } from '../kernel/chance.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Asked, Game, GameTypes } from '../kernel/game.js';
import { rollsOf } from '../kernel/log.js';
import type { BaseEvent, Viewer } from '../kernel/play.js';

/** Something that chance has decided: what happened, and what it is asked after some of the rolls. */
export interface Decided<G extends GameTypes> {
  readonly events: readonly G['event'][];
  /** How many seats look on. */
  readonly seats: number;
  asks(rolls: readonly Roll[]): Asked<unknown>;
}

/** What is wrong with the question behind the roll in this place of the tape, and with its answers; nothing if all is well. */
export function wrongAsk<G extends GameTypes>(
  game: Game<G>,
  decided: Decided<G>,
  place: number,
): string | undefined {
  const tape = rollsOf(decided.events);
  if (decided.asks(tape).applied === undefined) return 'more is asked than was decided';
  const roll = tape[place];
  if (roll === undefined) return undefined;
  const before = tape.slice(0, place);
  const { ask } = decided.asks(before);
  if (ask === undefined) return `nothing is asked where ${roll} came`;
  return (
    wrongWords(ask, roll) ??
    wrongAnswer(decided, ask, before) ??
    wrongViewer(game, decided, ask, place)
  );
}

function wrongWords({ label, sentence, outcomes, total }: Ask, roll: Roll): string | undefined {
  if (!/^\S.*\.$/.test(sentence)) return `${label}: "${sentence}" is no sentence`;
  const weights = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  if (weights !== total) return `${label}: the weights add up to ${weights}, not ${total}`;
  const names = new Set(outcomes.map(({ name }) => name));
  if (names.size !== outcomes.length) return `${label}: two outcomes have one name`;
  const isThere = outcomes.some(({ roll: one, copies = [one] }) => copies.includes(roll));
  return isThere ? undefined : `${label}: ${roll} came, but is no outcome`;
}

/** Every outcome is accepted, by its roll and by its name. */
function wrongAnswer<G extends GameTypes>(
  { asks }: Decided<G>,
  { label, outcomes }: Ask,
  before: readonly Roll[],
): string | undefined {
  for (const { roll, name } of outcomes) {
    for (const written of [roll, name]) {
      try {
        asks([...before, written]);
      } catch (error) {
        if (error instanceof InvalidInput)
          return `${label}: ${written} is refused: ${error.message}`;
        throw error;
      }
    }
  }
  return undefined;
}

/** Who may see the outcome sees the roll of the event. */
function wrongViewer<G extends GameTypes>(
  game: Game<G>,
  { events, seats }: Decided<G>,
  { label, seenBy }: Ask,
  place: number,
): string | undefined {
  const behind = events.flatMap((event: BaseEvent) => (event.rolls ?? []).map(() => event));
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
  for (const viewer of viewers) {
    const [seen] = game.viewEvents([behind[place] as G['event']], viewer);
    const isTold = seen?.rolls !== undefined;
    const isNamed = seenBy === 'all' || (typeof viewer === 'number' && seenBy.includes(viewer));
    if (isTold !== isNamed) return `${label}: ${viewer} sees the roll: ${isTold}, not as said`;
  }
  return undefined;
}
