import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { choiceOf, seededRandom, sensible } from '../../src/bots/index.js';
import { displayOf } from '../../src/displays.js';
import { blockMania, bloodfeud, createMatch, type Match, replay } from '../../src/index.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import { nextToAct } from '../../src/web/page/turns.js';
import { hasBrowser, openPage } from './browser.js';
import { whileServed } from './built.js';
import { type Gesture, giveHands, makeMoves } from './hands.js';
import { keptLog, resume } from './kept.js';

/* What a person does while a bot thinks. */

const thinking = 400;

/** The first moment at which this holds after the next move of seat 0, as a log, with that move. */
function momentBefore(
  game: Game,
  holds: (match: Match<GameTypes>) => boolean,
): { readonly log: string; readonly gesture: Gesture } {
  const setup = { players: game.players.min, seed: 'meanwhile' } as GameTypes['setupInput'];
  const match = createMatch(game, setup);
  const bot = sensible(game);
  let last = -1;
  for (let i = 0; i < 200; i++) {
    const seat = nextToAct(game, match.state, last) ?? 0;
    last = seat;
    const { log } = match;
    const view = game.view(match.state, seat);
    const move = bot(choiceOf(game, match.state, seat, seededRandom(i)));
    match.play(seat, move);
    if (seat === 0 && holds(match)) {
      return { log, gesture: { seat, touches: displayOf(game).touches(view, move) } };
    }
  }
  throw new Error(`${game.title} has no such moment`);
}

describe.runIf(hasBrowser)('while a bot thinks', () => {
  const served = whileServed();

  async function open(game: Game, log: string) {
    const watched = await openPage(served.browser);
    const { page } = watched;
    await giveHands(page);
    await page.addInitScript((pause) => {
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message: unknown) {
        setTimeout(() => post.call(this, message), pause);
      };
    }, thinking);
    await page.goto(served.address);
    const { length } = game.seatNames(replay(game, log).state);
    await resume(page, served.address, log, length, 'sensible');
    return watched;
  }

  const waitingIn = (page: Page) => page.locator('cityrules-table .prompt');
  const movesIn = async (page: Page) => {
    return (await keptLog(page)).split('\n').filter((line) => line.includes('"move"')).length;
  };

  test('a move is taken back, and made again', async () => {
    const game = blockMania as Game;
    const { log, gesture } = momentBefore(game, (match) => {
      return match.snapshot(0).canUndo && !game.toAct(match.state).includes(0);
    });
    const { page, complaints } = await open(game, log);
    await makeMoves(page, [gesture]);
    await page.click('header button:has-text("Undo")');
    await page.waitForTimeout(3 * thinking);
    expect(await waitingIn(page).textContent()).not.toContain('Waiting');
    expect(complaints).toEqual([]);
    const before = await movesIn(page);
    await makeMoves(page, [gesture]);
    await expect.poll(() => movesIn(page), { timeout: 20_000 }).toBeGreaterThan(before + 1);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('another move is made', async () => {
    const game = bloodfeud as Game;
    const { log, gesture } = momentBefore(game, (match) => {
      return game.toAct(match.state).length > 2 && game.toAct(match.state).includes(0);
    });
    const { page, complaints } = await open(game, log);
    await makeMoves(page, [gesture]);
    await page.evaluate(() => window.hands.anything(12, 5));
    await page.waitForTimeout(6 * thinking);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
