import { describe, expect, test } from 'vitest';
import { issuesOfPack } from '../../src/cli/packs/issues.js';
import { games, neonGods } from '../../src/index.js';

type Changeable = Record<string, unknown>;

type ChangeablePack = Record<keyof typeof neonGods.content, Changeable[]>;

/** The standard pack of Neon Gods with changes. */
function packWith(change: (pack: ChangeablePack) => void): unknown {
  const pack: ChangeablePack = JSON.parse(JSON.stringify(neonGods.content));
  change(pack);
  return pack;
}

const told = (pack: unknown) => {
  const game = games['neon-gods'];
  if (game === undefined) throw new Error('no Neon Gods');
  return issuesOfPack(game, pack).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('everything that is wrong with a pack is told at once', () => {
  test.each(Object.values(games))('nothing of the standard pack of $title', (game) => {
    expect(issuesOfPack(game, game.content)).toEqual([]);
  });

  test('form and meaning together, with their paths and nearest names', () => {
    const issues = told(
      packWith(({ recruits, startingCards, gangs }) => {
        (recruits[2] as Changeable).name = 5;
        (startingCards[1] as Changeable).naem = 'x';
        (gangs[1] as Changeable).id = gangs[0]?.id;
      }),
    );
    expect(issues.some((one) => one.startsWith('recruits.2.name: '))).toBe(true);
    expect(
      issues.some((one) => one.startsWith('startingCards.1') && one.includes('did you mean name?')),
    ).toBe(true);
    expect(issues.some((one) => one.includes('is used twice: at gangs.0 and at gangs.1'))).toBe(
      true,
    );
  });

  test('a name that is nearly one of the pack', () => {
    const issues = told(
      packWith(({ startingCards }) => {
        const [card] = startingCards;
        if (card !== undefined) card.gang = `${card.gang}z`;
      }),
    );
    expect(issues.join('\n')).toContain(
      `did you mean "${neonGods.content.startingCards[0]?.gang}"?`,
    );
  });

  test('what is mended to look further is not told as wrong', () => {
    const issues = told(
      packWith(({ recruits }) => {
        (recruits[2] as Changeable).id = 'NOT AN ID';
      }),
    );
    expect(issues.filter((one) => one.startsWith('recruits.2'))).toHaveLength(1);
    expect(issues.filter((one) => one.includes('used twice'))).toEqual([]);
  });
});
