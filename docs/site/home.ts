/** The first page: what it is, and where to go. */
const features = [
  [
    'Every refusal says why',
    "A sentence, a rule id and the rule's text. The list of legal moves and the referee cannot disagree.",
    '/rules/',
  ],
  [
    'Nothing hidden leaks',
    'A view holds what its viewer may know. Shuffled piles have no order until a card is drawn.',
    '/security',
  ],
  [
    'Games that last',
    'A log replays to the same fingerprints on every runtime. Real tables are recorded with real dice.',
    '/logs',
  ],
  [
    'People can use it',
    'Boards as pictures, in the terminal and in a page; every card in words; prompts, touches, odds, hints.',
    '/displays',
  ],
  [
    'Opponents',
    'Scripted players and a search that sees only its own seat, measured against each other.',
    '/bots',
  ],
  [
    'Proven',
    'Laws at every state of random games, golden logs, mutants, damaged states, attacks.',
    '/testing-ours',
  ],
] as const;

const front = {
  layout: 'home',
  hero: {
    name: 'cityrules',
    text: 'Five board games about fighting over a city, as rules that any program can play',
    tagline:
      'Pure reducers, legal moves, refusals that name their rule, seeded or real dice, logs that replay bit for bit',
    image: {
      src: '/pictures/neon-gods-board.svg',
      alt: 'The city of Neon Gods in the middle of a game',
    },
    actions: [
      { theme: 'brand', text: 'Start', link: '/start' },
      { theme: 'alt', text: 'Play in the browser', link: '/play/', target: '_self' },
      { theme: 'alt', text: 'Watch a game', link: '/play/?log', target: '_self' },
      { theme: 'alt', text: 'Rule books', link: '/rules/' },
    ],
  },
  features: features.map(([title, details, link]) => ({ title, details, link })),
};

/** JSON is YAML. */
export const homePage = `---\n${JSON.stringify(front)}\n---\n`;
