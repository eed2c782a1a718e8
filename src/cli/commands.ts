import type { Listed } from './listed.js';

export const commands: readonly Listed[] = [
  {
    name: 'games',
    description: 'list the games: players, options, scenarios, rules version',
    load: async () => (await import('./commands/games.js')).addGames,
  },
  {
    name: 'play',
    description: 'play in the terminal, against bots and with others at the same keyboard',
    load: async () => (await import('./commands/play.js')).addPlay,
  },
  {
    name: 'simulate',
    description: 'play many games on all cores and tell what happened',
    load: async () => (await import('./commands/simulate.js')).addSimulate,
  },
  {
    name: 'record',
    description: 'write down a game that people play at a real table, with real dice and cards',
    load: async () => (await import('./commands/record.js')).addRecord,
  },
  {
    name: 'replay',
    description: 'step through a log, tell its story, or show the table after a move',
    load: async () => (await import('./commands/replay.js')).addReplay,
  },
  {
    name: 'check',
    description: 'verify logs and run scenario files',
    load: async () => (await import('./commands/check.js')).addCheck,
  },
  {
    name: 'seal',
    description: 'add the seal to a log that was written without one',
    load: async () => (await import('./commands/seal.js')).addSeal,
  },
  {
    name: 'explain',
    description: 'tell rules by their ids, a card by its name, or find rules by words',
    load: async () => (await import('./commands/explain.js')).addExplain,
  },
  {
    name: 'card',
    description: 'read a card, tile, token, monster or scenario by its printed name or id',
    load: async () => (await import('./commands/card.js')).addCard,
  },
  {
    name: 'schema',
    description: 'print the JSON Schema of what a game takes and gives',
    load: async () => (await import('./commands/schema.js')).addSchema,
  },
  {
    name: 'content',
    description: 'check and export content packs',
    load: async () => (await import('./commands/content.js')).addContent,
  },
  {
    name: 'completion',
    description: 'print the script with which a shell completes what you type',
    load: async () => (await import('./commands/completion.js')).addCompletion,
  },
];
