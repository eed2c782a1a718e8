import { issuesOf, type PackIssue, uniqueIds, type Wrong } from '../../kit/pack.js';
import { plural } from '../../kit/words.js';
import type { RuleId } from '../rules.js';
import { checkLayout } from './check-layout.js';
import { type ContentPack, playerCounts, type Scenario } from './schema.js';

const sectionsWithIds = [
  'andys',
  'gangs',
  'startingCards',
  'recruits',
  'events',
  'workCards',
  'scenarios',
] as const;

/** What is wrong with a pack of the right form; empty is good. */
export function checkPack(pack: ContentPack): PackIssue<RuleId>[] {
  return issuesOf<RuleId>((wrong) => {
    uniqueIds(pack, sectionsWithIds, 'NG-PACK-01', wrong);
    checkDice(pack, wrong);
    checkCards(pack, wrong);
    checkStartingDecks(pack, wrong);
    checkDaylight(pack, wrong);
    for (const [index, scenario] of pack.scenarios.entries()) {
      checkScenario(pack, scenario, index, wrong);
    }
  });
}

function checkDice(pack: ContentPack, wrong: Wrong<RuleId>): void {
  const colors = pack.dice.map((die) => die.color);
  for (const [index, { color, faces }] of pack.dice.entries()) {
    const first = colors.indexOf(color);
    if (first < index) {
      const message = `Two dice have the colour "${color}": dice.${first} and dice.${index}.`;
      wrong('NG-PACK-01', ['dice', index, 'color'], message);
    }
    if (faces.length !== 6) {
      const message = `The ${color} die has ${plural(faces.length, 'face')}; every die has 6.`;
      wrong('NG-PACK-06', ['dice', index, 'faces'], message);
    }
  }
}

function checkCards(pack: ContentPack, wrong: Wrong<RuleId>): void {
  const colors = new Set(pack.dice.map((die) => die.color));
  const gangs = new Set(pack.gangs.map((gang) => gang.id));
  for (const section of ['startingCards', 'recruits'] as const) {
    for (const [index, card] of pack[section].entries()) {
      for (const [place, color] of card.dice.entries()) {
        if (colors.has(color)) continue;
        const message = `Card "${card.id}" shows a ${color} die, but the pack has none.`;
        wrong('NG-PACK-01', [section, index, 'dice', place], message);
      }
    }
  }
  for (const [index, { id, gang }] of pack.startingCards.entries()) {
    if (gangs.has(gang)) continue;
    const message = `Card "${id}" belongs to gang "${gang}", but the pack has no such gang.`;
    wrong('NG-PACK-01', ['startingCards', index, 'gang'], message);
  }
}

function checkStartingDecks(pack: ContentPack, wrong: Wrong<RuleId>): void {
  const { gangs, startingCards, constants } = pack;
  const least = constants.startHand + 1;
  const sizes = gangs.map(({ id }) => startingCards.filter((card) => card.gang === id).length);
  if (new Set(sizes).size > 1) {
    const list = gangs.map(({ id }, index) => `${id} ${sizes[index]}`).join(', ');
    const message = `All gangs need the same number of starting cards, but they have: ${list}.`;
    wrong('NG-PACK-06', ['startingCards'], message);
  }
  for (const [index, size] of sizes.entries()) {
    if (size >= least) continue;
    const message =
      `Gang "${gangs[index]?.id}" has ${plural(size, 'starting card')}; ` +
      `it needs at least ${least}, one more than the starting hand of ${constants.startHand}.`;
    wrong('NG-PACK-06', ['gangs', index], message);
  }
}

function checkDaylight({ constants }: ContentPack, wrong: Wrong<RuleId>): void {
  const { rounds, daylightAfterRounds: days } = constants;
  const rising = days.every((round, index) => index === 0 || round > (days[index - 1] ?? 0));
  if (rising && days.at(-1) === rounds) return;
  const message =
    `Daylight comes after rounds ${days.join(', ')}; these must rise, ` +
    `and the last must be the last round, ${rounds}.`;
  wrong('NG-ROUND-02', ['constants', 'daylightAfterRounds'], message);
}

function checkScenario(
  pack: ContentPack,
  scenario: Scenario,
  index: number,
  wrong: Wrong<RuleId>,
): void {
  const { id, startFigures, workCards } = scenario;
  const { figuresPerGang } = pack.constants;
  const known = new Set(pack.workCards.map((card) => card.id));
  for (const [place, card] of workCards.entries()) {
    const path = ['scenarios', index, 'workCards', place];
    if (!known.has(card)) {
      const message = `Scenario "${id}" uses work card "${card}", but the pack has no such card.`;
      wrong('NG-PACK-01', path, message);
    } else if (workCards.indexOf(card) < place) {
      wrong('NG-PACK-01', path, `Scenario "${id}" names work card "${card}" twice.`);
    }
  }
  if (startFigures > figuresPerGang) {
    const message =
      `Scenario "${id}" starts with ${plural(startFigures, 'figure')} on each base, ` +
      `but a gang has only ${figuresPerGang}.`;
    wrong('NG-PACK-02', ['scenarios', index, 'startFigures'], message);
  }
  for (const players of playerCounts) {
    const path = ['scenarios', index, 'layouts', String(players)];
    checkLayout({ pack, scenario, players, path, wrong });
  }
}
