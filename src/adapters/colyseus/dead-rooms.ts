import { matchMaker } from '@colyseus/core';

/*
 * Colyseus counts the rooms of every process in one place and lists them in another. A process that does not answer is
 * no longer counted, but then some ways lead to its rooms staying listed for ever: who looks for a match is sent to a
 * room that nobody keeps. So whoever asks for a match has the list looked through first.
 */

/** The list is looked through once in so many milliseconds at most. */
const rhythm = 1000;

let lastLook = Number.NEGATIVE_INFINITY;
let look: Promise<void> = Promise.resolve();

/** Takes the rooms of processes off the list that are not counted any more and do not answer. */
export function forgetDeadRooms(): Promise<void> {
  const now = performance.now();
  if (now - lastLook >= rhythm) {
    lastLook = now;
    look = lookThrough();
  }
  return look;
}

async function lookThrough(): Promise<void> {
  const counted = await matchMaker.stats.fetchAll();
  const living = new Set([matchMaker.processId, ...counted.map(({ processId }) => processId)]);
  const listed = new Set((await matchMaker.query()).map(({ processId }) => processId));
  const doubtful = [...listed].filter((processId) => !living.has(processId));
  await Promise.all(
    doubtful.map(async (processId) => {
      if (await matchMaker.healthCheckProcessId(processId)) return;
      await matchMaker.driver.cleanup?.(processId);
    }),
  );
}
