import type { Display } from '../../display/display.js';

/** What an option is about. */
export interface OptionWords {
  readonly label: string;
  /** What it changes, in a sentence or two. */
  readonly about: string;
}

/** What the rule books do not tell: who begins with what, and how much is played. */
const told: Readonly<Record<string, string>> = {
  scenario: 'What is different in this game. Usually the first one of the rule book.',
  gangs: 'The gangs by seat, separated by commas. Usually dealt by chance.',
  firstPlayer: 'The number of the seat that begins. Usually chosen by chance.',
  leaders: 'The leaders by seat, separated by commas, where they are named and not drafted.',
  entrySelection: 'Whether players draft where they enter the city, or it is named.',
  entries: 'The entry spaces by seat, separated by commas, where they are named.',
  developments: 'The developments in play, separated by commas. Usually drawn by chance.',
  seating: 'The blocks by seat, separated by commas. Usually dealt by chance.',
  factions: 'The factions by team, separated by commas, vampires and humans among them.',
  playersPerTeam: 'How many people each team has, separated by commas. Usually 2 each.',
  storyteller: 'Whether somebody keeps the clock of the night, or it is kept by itself.',
  houseRules: 'Where the rule book leaves something open, or your table plays otherwise.',
  threat: 'The Threat that attacks, with its Boss. Usually chosen by chance.',
  captain: 'The seat that is Captain first. Usually chosen by chance.',
  build:
    'Whether Mechs are taken as they are built, drafted part by part, or assigned as named below.',
  mechs: 'The parts of the Mech of every seat, where they are assigned. Each tile exists once.',
};

/** The words for an option: of the rule that it changes, or ours. */
export function wordsOf({ game }: Display, option: string): OptionWords {
  const label = inWords(option);
  const own = told[option];
  if (own !== undefined) return { label, about: own };
  for (const { title, text, note = '' } of Object.values(game.rules)) {
    const sentences = `${text} ${note}`.split(/(?<=[.?!]) /);
    const about = sentences.find((sentence) => sentence.includes(`\`${option}\``));
    if (about !== undefined) return { label, about: `${title}: ${asShown(about)}` };
  }
  return { label, about: '' };
}

/** What the box says that stands for `null`. */
export const noLimit = 'no limit';

function asShown(about: string): string {
  return about.replaceAll('`null`', `“${noLimit}”`).replaceAll('`', '');
}

/** `monumentPays` as people would say it. */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
