import { progress } from '@clack/prompts';

/** Shows how far a simulation is, on stderr and only if that is a terminal. */
export interface Progress {
  advance(games: number): void;
  stop(text: string): void;
}

export function showProgress(games: number): Progress {
  if (!process.stderr.isTTY) return { advance() {}, stop() {} };
  const shown = progress({ max: games, size: 30, style: 'block', output: process.stderr });
  const start = performance.now();
  let done = 0;
  shown.start(`0 of ${games} games`);
  return {
    advance(more) {
      done += more;
      const seconds = (performance.now() - start) / 1000;
      shown.advance(more, rateText(done, games, seconds));
    },
    stop: (text) => shown.stop(text),
  };
}

/** `1200 of 10000 games, 310 games/s, 28 s left` */
export function rateText(done: number, games: number, seconds: number): string {
  const rate = done / Math.max(seconds, 0.001);
  const left = (games - done) / Math.max(rate, 0.001);
  const shown = rate >= 10 ? Math.round(rate) : rate.toFixed(1);
  return `${done} of ${games} games, ${shown} games/s, ${duration(left)} left`;
}

export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${whole % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
