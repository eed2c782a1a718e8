import { type InputIssue, InvalidInput } from '../kernel/errors.js';
import type { Game, GameTypes } from '../kernel/game.js';
import { placeIn } from './known-paths.js';
import { type Subject, wrongPattern } from './pattern.js';
import type { Expectation, Scenario } from './scenario-form.js';
import type { Schema } from './schema-walk.js';
import { youMayMean } from './words.js';

/** Names that lead nowhere would make an expectation that always holds. Throws InvalidInput with all of them. */
export function checkWords<G extends GameTypes>(game: Game<G>, scenario: Scenario): void {
  if (scenario.game !== game.id) {
    const message = `it is of the game "${scenario.game}", this is ${game.id}`;
    throw new InvalidInput('scenario', [{ path: ['game'], message }]);
  }
  const issues: InputIssue[] = scenario.rules.flatMap((rule, index) => {
    return within(['rules', index], unknownRule(game, rule));
  });
  for (const [index, step] of scenario.steps.entries()) {
    const path = ['steps', index];
    const { refused } = step.expect;
    if (refused !== undefined) {
      issues.push(...within([...path, 'expect', 'refused'], unknownRule(game, refused)));
      const message = 'nothing can be refused where there is no move';
      if (!('move' in step)) issues.push({ path, message });
    }
    issues.push(...within([...path, 'expect'], wrongExpectation(game, step.expect)));
  }
  if (issues.length > 0) throw new InvalidInput('scenario', issues);
}

function unknownRule<G extends GameTypes>({ rules }: Game<G>, rule: string): InputIssue[] {
  if (Object.hasOwn(rules, rule)) return [];
  const hint = youMayMean(rule, Object.keys(rules));
  return [{ path: [], message: `there is no rule "${rule}"${hint}` }];
}

function wrongExpectation<G extends GameTypes>(
  { schemas }: Game<G>,
  expect: Expectation,
): InputIssue[] {
  const move: Subject = { what: 'move', schema: schemas.move };
  const event: Subject = { what: 'event', schema: schemas.event };
  const { legal, notLegal, legalExactly, legalCount, events, noEvents, views, outcome } = expect;
  const type = legalExactly?.type === undefined ? {} : { type: legalExactly.type };
  return [
    ...wrongPatterns(move, legal, ['legal']),
    ...wrongPatterns(move, notLegal, ['notLegal']),
    ...wrongPatterns(event, events, ['events']),
    ...wrongPatterns(event, noEvents, ['noEvents']),
    ...(legalExactly?.type === undefined ? [] : within(['legalExactly'], wrongPattern(move, type))),
    ...(legalExactly?.moves ?? []).flatMap((pattern, index) => {
      const isEmpty = Object.keys(pattern).length === 0;
      const wrong = wrongPattern(move, isEmpty ? pattern : { ...type, ...pattern });
      return within(['legalExactly', 'moves', index], wrong);
    }),
    ...(legalCount ?? []).flatMap(({ match }, index) => {
      return match === undefined
        ? []
        : within(['legalCount', index, 'match'], wrongPattern(move, match));
    }),
    ...wrongValues(schemas.state, expect.state, ['state']),
    ...(views ?? []).flatMap(({ values }, index) => {
      return wrongValues(schemas.view, values, ['views', index, 'values']);
    }),
    ...(outcome && Object.keys(outcome).length === 0
      ? [{ path: ['outcome'], message: 'an empty pattern matches everything' }]
      : []),
  ];
}

function wrongPatterns(
  subject: Subject,
  patterns: readonly unknown[] | undefined,
  path: readonly (string | number)[],
): InputIssue[] {
  return (patterns ?? []).flatMap((pattern, index) => {
    return within([...path, index], wrongPattern(subject, pattern));
  });
}

function wrongValues(
  schema: Schema,
  values: Readonly<Record<string, unknown>> | undefined,
  path: readonly (string | number)[],
): InputIssue[] {
  return Object.entries(values ?? {}).flatMap(([at, value]) => {
    const place = placeIn(schema, at);
    if (!place.ok) return [{ path: [...path, at], message: place.message }];
    const subject = { what: at, schema: place.schema };
    const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
    return isEmpty ? [] : within([...path, at], wrongPattern(subject, value));
  });
}

function within(path: readonly (string | number)[], issues: readonly InputIssue[]): InputIssue[] {
  return issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
}
