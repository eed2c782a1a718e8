/* What the site consists of, in the order in which it is told. A page of docs/ that is missing here fails the build. */

export interface Chapter {
  readonly title: string;
  /** Pages of docs/ with the words that lead to them. */
  readonly pages: readonly (readonly [page: string, title: string])[];
}

export const chapters: readonly Chapter[] = [
  {
    title: 'Start',
    pages: [
      ['start', 'What it is'],
      ['entries', 'What to import'],
      ['cli', 'The command line'],
    ],
  },
  {
    title: 'Build with it',
    pages: [
      ['apps', 'Apps'],
      ['displays', 'Tables people see'],
      ['online', 'Online'],
      ['bots', 'Bots'],
      ['odds', 'Odds'],
      ['content-packs', 'Content packs'],
    ],
  },
  {
    title: 'Keep and prove games',
    pages: [
      ['logs', 'Logs and recording'],
      ['ci', 'Assertions in CI'],
      ['testing', 'Scenarios and properties'],
      ['simulations', 'Simulations at scale'],
      ['security', 'What is promised'],
    ],
  },
  {
    title: 'How it is made',
    pages: [
      ['architecture', 'Architecture'],
      ['vocabulary', 'Vocabulary'],
      ['testing-ours', 'How we test'],
      ['performance', 'Performance'],
      ['balance', 'Balance'],
      ['adding-a-game', 'Adding a game'],
      ['fixing-a-rule', 'Fixing a rule'],
      ['contributing', 'Contributing'],
    ],
  },
];
