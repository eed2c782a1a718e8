/*
 * The rooms of a game's folder, the same in every game. A room that a game does not need is absent, never renamed.
 * `floor-plan.test.ts` compares every folder with this plan; `layers.test.ts` reads `mayImport`.
 */

export interface Room {
  readonly what: string;
  /** Files that every game has in this room. */
  readonly always: readonly string[];
  /** Files that a game may have besides; 'nouns' where the rulebook names them. */
  readonly also: readonly string[] | 'nouns';
  /** A game may do without it. */
  readonly optional?: true;
}

/** The files at the top of a game's folder. */
export const top: Readonly<Record<string, string>> = {
  'README.md': 'what is where, and what is odd about this game',
  'index.ts': 'the public face; nothing else is imported from outside',
  'rules.ts': 'the rule book as data: chapters, ids, titles and texts',
  'play.ts': 'the types that the rules are written in; defineMove and refuse',
  'setup.ts': 'setup options, what may be wrong with them, the table before anything is drawn',
  'score.ts': 'who is ahead, who has won and why',
  'events.ts': 'everything that can happen, as schemas',
  'questions.ts': 'what everybody can read off the table, asked of a state or a view',
};

/** The rooms. */
export const rooms: Readonly<Record<string, Room>> = {
  content: {
    what: 'the form of a content pack, its checks, its indexes, and the standard pack',
    always: ['schema.ts', 'check.ts', 'compile.ts', 'standard'],
    also: 'nouns',
  },
  state: {
    what: 'schemas of the state and its steps, terms, changes, copies and notes',
    always: ['state.ts', 'steps.ts', 'copy.ts', 'terms.ts'],
    also: ['change.ts', 'notes.ts'],
  },
  mechanics: { what: "the rulebook's nouns", always: [], also: 'nouns' },
  effects: {
    what: 'carries out the effect vocabulary of the content pack',
    always: [],
    also: 'nouns',
  },
  steps: {
    what: 'what happens when, setup and votes included; imports no move',
    always: ['index.ts', 'rule.ts', 'setup.ts'],
    also: 'nouns',
  },
  moves: {
    what: 'one file a move or family of moves: schema, options, forbid, perform',
    always: ['index.ts', 'done.ts'],
    also: 'nouns',
  },
  view: {
    what: 'what a viewer sees, and another state that looks the same to them',
    always: ['view.ts', 'redeal.ts'],
    also: ['schema.ts', 'knowledge.ts', 'redeal-agenda.ts', 'redeal-cards.ts', 'pool.ts'],
  },
  invariants: {
    what: 'what must hold in every reachable state, one file a subject',
    always: ['index.ts', 'agenda.ts', 'board.ts', 'cards.ts', 'seats.ts'],
    also: 'nouns',
  },
  describe: {
    what: 'a move, an event or what chance is asked as one English sentence; printed names',
    always: ['moves.ts', 'events.ts', 'names.ts', 'chance.ts'],
    also: [],
  },
  display: {
    what: 'what people see, an entry of its own: scene, touches, prompt, motions, and what cards say',
    always: ['index.ts', 'cards.ts'],
    also: 'nouns',
    optional: true,
  },
  table: {
    what: 'for games that several scribes write down: their logs, and facts to check',
    always: [],
    also: ['station-logs.ts', 'merge.ts', 'facts.ts'],
    optional: true,
  },
};

/** What each room, and each file at the top, may import within the game; itself always. Type imports count too. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  content: ['rules.ts'],
  'rules.ts': [],
  state: ['content'],
  'events.ts': ['content', 'state'],
  'play.ts': ['content', 'state', 'events.ts', 'rules.ts'],
  describe: ['content', 'state', 'events.ts', 'play.ts', 'mechanics', 'moves', 'view'],
  'questions.ts': [
    'content',
    'state',
    'play.ts',
    'mechanics',
    'effects',
    'score.ts',
    'view',
    'describe/names.ts',
  ],
  display: [
    'content',
    'state',
    'events.ts',
    'play.ts',
    'mechanics',
    'effects',
    'score.ts',
    'view',
    'describe',
    'moves',
    'questions.ts',
    'index.ts',
  ],
  mechanics: ['content', 'state', 'events.ts', 'play.ts', 'rules.ts', 'describe/names.ts'],
  'score.ts': ['content', 'state', 'events.ts', 'play.ts', 'mechanics'],
  effects: [
    'content',
    'state',
    'events.ts',
    'play.ts',
    'rules.ts',
    'mechanics',
    'score.ts',
    'describe/names.ts',
  ],
  'setup.ts': ['content', 'state', 'play.ts', 'rules.ts', 'mechanics'],
  steps: [
    'content',
    'state',
    'events.ts',
    'play.ts',
    'rules.ts',
    'mechanics',
    'effects',
    'score.ts',
    'setup.ts',
    'describe/names.ts',
  ],
  moves: [
    'content',
    'state',
    'events.ts',
    'play.ts',
    'rules.ts',
    'mechanics',
    'effects',
    'score.ts',
    'setup.ts',
    'steps',
    'describe/names.ts',
  ],
  view: ['content', 'state', 'play.ts', 'mechanics', 'effects'],
  invariants: [
    'content',
    'state',
    'play.ts',
    'mechanics',
    'effects',
    'steps',
    'setup.ts',
    'score.ts',
  ],
  table: ['content', 'state', 'events.ts', 'play.ts', 'mechanics', 'moves', 'setup.ts', 'score.ts'],
};
