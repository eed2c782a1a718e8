import { InvalidInput } from '../../kernel/errors.js';
import type { GameTypes } from '../../kernel/game.js';
import type { Match } from '../../kernel/live-match.js';
import { type Odds, type OddsOptions, type OddsQuestion, odds } from '../../kernel/odds.js';
import type { Seat } from '../../kernel/play.js';
import { paint, terminalWidth, wrap } from '../output.js';
import { formsOf } from './odds-forms.js';

/** So often what the seat cannot know is dealt anew. */
const worlds = 50;
/** Less likely outcomes are told together. */
const mostTold = 10;

/** What a move can lead to, as far as its seat may know, each with its odds. */
export function tellOdds(
  match: Match<GameTypes>,
  seat: Seat,
  sent: unknown,
  names: readonly string[],
): string {
  const { game, state } = match;
  const tried = game.tryApply(state, sent);
  if (!tried.ok) return `${paint.red('✗')} ${tried.message}`;
  const move = game.schemas.move.parse(sent);
  const ask = <A>(question: OddsQuestion<GameTypes, A>, next?: OddsOptions<GameTypes>['next']) => {
    return odds<GameTypes, A>(game, state, move, question, { seat, worlds, ...(next && { next }) });
  };
  try {
    for (const { question, next, tell } of formsOf(game.id)) {
      const found = ask(question, next);
      const isAsked = found.outcomes.some(({ answer }) => answer !== question.otherwise);
      if (isAsked) return listOf(found, (answer) => tell(answer, names));
    }
    const happens = ask(({ events }) => {
      const seen = game.viewEvents(events, seat).filter(({ rolls }) => (rolls?.length ?? 0) > 0);
      return seen.map((event) => game.describeEvent(event, { names })).join(' ');
    });
    const [only] = happens.outcomes;
    if (only?.answer === '' && happens.outcomes.length === 1) return 'Nothing is left to chance.';
    return listOf(happens, (answer) => (answer === '' ? 'Nothing that you would see.' : answer));
  } catch (error) {
    if (error instanceof InvalidInput) return `${paint.red('✗')} ${error.message}`;
    throw error;
  }
}

function listOf<A>({ outcomes }: Odds<A>, tell: (answer: A) => string): string {
  const lines = outcomes.slice(0, mostTold).map(({ answer, probability, error }) => {
    const head = `${share(probability, error)}  `;
    const indent = ' '.repeat(head.length);
    return head + wrap(tell(answer), terminalWidth(), indent).slice(head.length);
  });
  const rest = outcomes.slice(mostTold);
  if (rest.length === 0) return lines.join('\n');
  const left = rest.reduce((sum, { probability }) => sum + probability, 0);
  return [...lines, `${share(left, 0)}  one of ${rest.length} other things`].join('\n');
}

function share(probability: number, error: number): string {
  const percent = `${(100 * probability).toFixed(1)} %`.padStart(8);
  const margin = error > 0 ? `± ${(100 * error).toFixed(1)}` : '';
  return `${percent} ${margin.padEnd(7)}`.trimEnd();
}
