import { checkLayout } from './check-layout.js';
import { many, type PackIssue } from './issue.js';
import { type ContentPack, playerCounts, type Scenario } from './schema.js';

/** What is wrong with a pack of the right form; empty is good. */
export function checkPack(pack: ContentPack): PackIssue[] {
  return [
    ...checkIds(pack),
    ...checkDice(pack),
    ...checkCards(pack),
    ...checkStartingDecks(pack),
    ...checkDaylight(pack),
    ...pack.scenarios.flatMap((scenario, index) => checkScenario(pack, scenario, index)),
  ];
}

const sectionsWithIds = [
  'andys',
  'gangs',
  'startingCards',
  'recruits',
  'events',
  'workCards',
  'scenarios',
] as const;

function checkIds(pack: ContentPack): PackIssue[] {
  const issues: PackIssue[] = [];
  const places = new Map<string, string>();
  for (const section of sectionsWithIds) {
    for (const [index, { id }] of pack[section].entries()) {
      const place = `${section}.${index}`;
      const first = places.get(id);
      if (first === undefined) places.set(id, place);
      else {
        const message = `Id "${id}" is used twice: at ${first} and at ${place}.`;
        issues.push({ rule: 'NG-PACK-01', path: [section, index, 'id'], message });
      }
    }
  }
  return issues;
}

function checkDice(pack: ContentPack): PackIssue[] {
  const issues: PackIssue[] = [];
  const colors = pack.dice.map((die) => die.color);
  for (const [index, { color, faces }] of pack.dice.entries()) {
    const first = colors.indexOf(color);
    if (first < index) {
      const message = `Two dice have the colour "${color}": dice.${first} and dice.${index}.`;
      issues.push({ rule: 'NG-PACK-01', path: ['dice', index, 'color'], message });
    }
    if (faces.length !== 6) {
      const message = `The ${color} die has ${many(faces.length, 'face')}; every die has 6.`;
      issues.push({ rule: 'NG-PACK-06', path: ['dice', index, 'faces'], message });
    }
  }
  return issues;
}

function checkCards(pack: ContentPack): PackIssue[] {
  const issues: PackIssue[] = [];
  const colors = new Set(pack.dice.map((die) => die.color));
  const gangs = new Set(pack.gangs.map((gang) => gang.id));
  for (const section of ['startingCards', 'recruits'] as const) {
    for (const [index, card] of pack[section].entries()) {
      for (const [place, color] of card.dice.entries()) {
        if (colors.has(color)) continue;
        const message = `Card "${card.id}" shows a ${color} die, but the pack has none.`;
        issues.push({ rule: 'NG-PACK-01', path: [section, index, 'dice', place], message });
      }
    }
  }
  for (const [index, { id, gang }] of pack.startingCards.entries()) {
    if (gangs.has(gang)) continue;
    const message = `Card "${id}" belongs to gang "${gang}", but the pack has no such gang.`;
    issues.push({ rule: 'NG-PACK-01', path: ['startingCards', index, 'gang'], message });
  }
  return issues;
}

function checkStartingDecks({ gangs, startingCards, constants }: ContentPack): PackIssue[] {
  const issues: PackIssue[] = [];
  const least = constants.startHand + 1;
  const sizes = gangs.map(({ id }) => startingCards.filter((card) => card.gang === id).length);
  if (new Set(sizes).size > 1) {
    const list = gangs.map(({ id }, index) => `${id} ${sizes[index]}`).join(', ');
    const message = `All gangs need the same number of starting cards, but they have: ${list}.`;
    issues.push({ rule: 'NG-PACK-06', path: ['startingCards'], message });
  }
  for (const [index, size] of sizes.entries()) {
    if (size >= least) continue;
    const message =
      `Gang "${gangs[index]?.id}" has ${many(size, 'starting card')}; ` +
      `it needs at least ${least}, one more than the starting hand of ${constants.startHand}.`;
    issues.push({ rule: 'NG-PACK-06', path: ['gangs', index], message });
  }
  return issues;
}

function checkDaylight({ constants }: ContentPack): PackIssue[] {
  const { rounds, daylightAfterRounds: days } = constants;
  const rising = days.every((round, index) => index === 0 || round > (days[index - 1] ?? 0));
  if (rising && days.at(-1) === rounds) return [];
  const message =
    `Daylight comes after rounds ${days.join(', ')}; these must rise, ` +
    `and the last must be the last round, ${rounds}.`;
  return [{ rule: 'NG-ROUND-02', path: ['constants', 'daylightAfterRounds'], message }];
}

function checkScenario(pack: ContentPack, scenario: Scenario, index: number): PackIssue[] {
  const issues: PackIssue[] = [];
  const { id, startFigures, workCards } = scenario;
  const { figuresPerGang } = pack.constants;
  const known = new Set(pack.workCards.map((card) => card.id));
  for (const [place, card] of workCards.entries()) {
    const path = ['scenarios', index, 'workCards', place];
    if (!known.has(card)) {
      const message = `Scenario "${id}" uses work card "${card}", but the pack has no such card.`;
      issues.push({ rule: 'NG-PACK-01', path, message });
    } else if (workCards.indexOf(card) < place) {
      const message = `Scenario "${id}" names work card "${card}" twice.`;
      issues.push({ rule: 'NG-PACK-01', path, message });
    }
  }
  if (startFigures > figuresPerGang) {
    const message =
      `Scenario "${id}" starts with ${many(startFigures, 'figure')} on each base, ` +
      `but a gang has only ${figuresPerGang}.`;
    issues.push({ rule: 'NG-PACK-02', path: ['scenarios', index, 'startFigures'], message });
  }
  for (const players of playerCounts) {
    const path = ['scenarios', index, 'layouts', String(players)];
    issues.push(...checkLayout({ pack, scenario, players, path }));
  }
  return issues;
}
