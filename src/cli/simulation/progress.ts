import { bar, terminalWidth } from '../output.js';

/** Shows how far a simulation is, on stderr and only if that is a terminal. */
export interface Progress {
  advance(games: number): void;
  stop(text: string): void;
}

const barWidth = 30;
const milliseconds = 100;
/** To the beginning of the line, which is wiped. */
const again = '\r\u001b[2K';

export function showProgress(games: number): Progress {
  const { stderr } = process;
  if (!stderr.isTTY) return { advance() {}, stop() {} };
  const start = performance.now();
  let done = 0;
  let shown = 0;
  stderr.write(lineOf(0, games, `0 of ${games} games`));
  return {
    advance(more) {
      done += more;
      const now = performance.now();
      if (now - shown < milliseconds) return;
      shown = now;
      stderr.write(again + lineOf(done, games, rateText(done, games, (now - start) / 1000)));
    },
    stop: (text) => stderr.write(`${again}${text}\n`),
  };
}

/** `██████▌░░░░ 1200 of 10000 games, …`, no wider than the terminal. */
export function lineOf(done: number, games: number, text: string): string {
  const full = bar(done / games, barWidth);
  return `${full.padEnd(barWidth, '░')} ${text}`.slice(0, terminalWidth() - 1);
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
