import {
  commitNonce,
  createMatch,
  type DrawAnswer,
  drawForBot,
  makeNonce,
  type NeonGods,
  neonGods,
  nonceCommitment,
  openNonce,
  prepareDraw,
} from '../src/index.js';

/** The log of a match as people play it from afar: drawn dice, clocks, a seat that changes hands, and no end. */
export function onlineLog(): string[] {
  let draw = prepareDraw(neonGods, { players: 2, firstPlayer: 0 });
  const take = (answer: DrawAnswer<NeonGods>) => {
    if (!answer.ok) throw new Error(answer.message);
    draw = answer.draw;
  };
  const nonce = makeNonce();
  take(commitNonce(draw, 0, nonceCommitment(draw.commitment, 0, nonce)));
  take(drawForBot(draw, 1));
  take(openNonce(draw, 0, nonce));
  const match = createMatch(neonGods, draw.terms.setup, {
    draw,
    names: ['Ann', 'Bo'],
    clock: { move: 60_000 },
    at: 0,
  });
  match.play(0, { type: 'drawInstead' }, { at: 1000 });
  match.people({ people: 'late', seat: 0, at: 61_000 });
  match.people({ people: 'bot', seat: 0, bot: 'sensible', at: 61_000 });
  match.people({ people: 'player', seat: 1, name: 'Cleo', at: 62_000 });
  match.people({ people: 'resigned', seat: 1, at: 63_000 });
  match.close({ closed: 'abandoned', at: 64_000 });
  return [...match.value.lines];
}
