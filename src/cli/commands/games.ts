import type { Command } from 'commander';
import * as z from 'zod';
import { games } from '../../index.js';
import type { Game } from '../../kernel/game.js';
import { paint, print, terminalWidth, wrap } from '../output.js';

export function addGames(program: Command): void {
  program
    .command('games')
    .description('list the games: players, options, scenarios, rules version')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: true }) => {
      const all = Object.values(games).map(summaryOf);
      if (json) print(JSON.stringify(all, null, 2));
      else print(all.map(tell).join('\n\n'));
    });
}

interface Summary {
  readonly id: string;
  readonly title: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly rulesVersion: number;
  readonly rules: number;
  readonly content: string;
  readonly scenarios: readonly string[];
  readonly options: readonly string[];
}

function summaryOf(game: Game): Summary {
  const { id, title, players, rulesVersion, rules, content } = game;
  return {
    id,
    title,
    players,
    rulesVersion,
    rules: Object.keys(rules).length,
    content: content.id,
    scenarios: scenariosOf(content),
    options: optionsOf(game),
  };
}

function tell(game: Summary): string {
  const { min, max } = game.players;
  const facts: [string, string][] = [
    ['players', min === max ? String(min) : `${min}-${max}`],
    ['rules', `version ${game.rulesVersion}, ${game.rules} rules and rulings`],
    ['content', game.content],
    ['scenarios', game.scenarios.join(', ')],
    ['options', game.options.join('; ')],
  ];
  const lines = facts
    .filter(([, text]) => text !== '')
    .map(([name, text]) => {
      const [first = '', ...more] = wrap(text, terminalWidth() - 14).split('\n');
      return [`  ${name.padEnd(10)}  ${first}`, ...more.map((line) => ' '.repeat(14) + line)];
    });
  return [`${paint.bold(game.id)}  ${game.title}`, ...lines.flat()].join('\n');
}

const scenario = z.object({ id: z.string() });

/** Where a pack has scenarios, their ids. */
function scenariosOf(content: object): string[] {
  const listed = z.object({ scenarios: z.array(scenario) }).safeParse(content);
  if (listed.success) return listed.data.scenarios.map(({ id }) => id);
  const named = z.object({ scenarios: z.record(z.string(), z.unknown()) }).safeParse(content);
  return named.success ? Object.keys(named.data.scenarios) : [];
}

interface Property {
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Property>>;
}

/** The setup options besides players and seed, with what they may be. */
function optionsOf(game: Game): string[] {
  const schema = z.toJSONSchema(game.schemas.setup, { io: 'input', unrepresentable: 'any' });
  const { players: _players, seed: _seed, ...own } = (schema as Property).properties ?? {};
  return Object.entries(own).flatMap(([name, property]) => {
    const inner = Object.entries(property.properties ?? {});
    if (inner.length === 0) return [name + valuesOf(property)];
    return inner.map(([part, value]) => `${name}.${part}${valuesOf(value)}`);
  });
}

function valuesOf(property: Property): string {
  if (property.enum === undefined) {
    return property.default === undefined ? '' : ` (${JSON.stringify(property.default)})`;
  }
  const values = property.enum.map((value) => {
    return value === property.default ? `[${value}]` : String(value);
  });
  return ` ${values.join('|')}`;
}
