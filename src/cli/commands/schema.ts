import { Argument, type Command } from 'commander';
import * as z from 'zod';
import { scene as sceneSchema } from '../../display/scene.js';
import type { Game } from '../../kernel/game.js';
import { logEnd, logFacts, logHeader, logMove } from '../../kernel/log.js';
import { scenarioSchemaOf } from '../../testing/scenario-form.js';
import { gameOf } from '../arguments.js';
import { Unusable } from '../exit.js';
import { print } from '../output.js';

const kinds = ['setup', 'state', 'move', 'event', 'content', 'log', 'scenario'] as const;
type Kind = (typeof kinds)[number];

export function addSchema(program: Command): void {
  program
    .command('schema')
    .description('print the JSON Schema of what a game takes and gives')
    .argument(
      '<game>',
      'id of the game, or "scene" for what displays give, which is the same for all',
    )
    .addArgument(new Argument('[kind]', 'of what').choices(kinds))
    .action((id: string, kind: Kind | undefined) => {
      if (id === 'scene') return print(JSON.stringify(sceneJson(), null, 2));
      if (kind === undefined) throw new Unusable(`say of what: ${kinds.join(', ')}`);
      print(JSON.stringify(jsonSchema(gameOf(id), kind), null, 2));
    });
}

function sceneJson(): object {
  const schema = z.toJSONSchema(sceneSchema, { io: 'input', unrepresentable: 'any' });
  return { ...schema, title: 'what lies on the table for one viewer' };
}

function jsonSchema(game: Game, kind: Kind): object {
  const titles: Record<Kind, string> = {
    setup: 'setup options',
    state: 'state',
    move: 'move',
    event: 'event',
    content: 'content pack',
    log: 'one line of a log',
    scenario: 'scenario',
  };
  const schema = z.toJSONSchema(schemaOf(game, kind), { io: 'input', unrepresentable: 'any' });
  const title = `${game.title}: ${titles[kind]}`;
  if (kind !== 'scenario') return { ...schema, title };
  const having = (part: string) => {
    return { type: 'object', properties: { [part]: { type: 'object' } }, required: [part] };
  };
  return { ...schema, title, oneOf: [having('setup'), having('state')] };
}

function schemaOf(game: Game, kind: Kind): z.ZodType {
  switch (kind) {
    case 'log':
      return z.union([
        logHeader.extend({
          game: z.literal(game.id),
          rules: z.literal(game.rulesVersion),
          setup: game.schemas.setup,
        }),
        logMove.extend({ move: game.schemas.move }),
        ...(game.schemas.facts ? [logFacts.extend({ assert: game.schemas.facts })] : []),
        logEnd,
      ]);
    case 'scenario':
      return scenarioSchemaOf(game);
    default:
      return game.schemas[kind];
  }
}
