import { createInterface } from 'node:readline';
import { Stopped } from './exit.js';
import { print } from './output.js';

/** What a beginning may become. */
export type Complete = (begun: string) => readonly string[];

/** Asks somebody at a terminal, or takes the next line of what is piped in. Nothing: they have gone. */
export interface Asker {
  ask(question: string, complete?: Complete): Promise<string | undefined>;
  close(): void;
}

export function askerOf(): Asker {
  return process.stdin.isTTY && process.stdout.isTTY ? terminal() : pipe();
}

/** A line at a time, with Tab and the lines before; Ctrl-C stops, Ctrl-D leaves. */
function terminal(): Asker {
  let complete: Complete = () => [];
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    completer: (begun: string) => [[...complete(begun)], begun],
  });
  return {
    ask(question, completing = () => []) {
      complete = completing;
      return new Promise((resolve, reject) => {
        const stop = () => settle(() => reject(new Stopped()));
        const leave = () => settle(() => resolve(undefined));
        const settle = (answer: () => void) => {
          lines.off('SIGINT', stop);
          lines.off('close', leave);
          answer();
        };
        lines.once('SIGINT', stop);
        lines.once('close', leave);
        lines.question(`${question} `, (answer) => settle(() => resolve(answer.trim())));
      });
    },
    close: () => lines.close(),
  };
}

function pipe(): Asker {
  const lines = createInterface({ input: process.stdin });
  const next = lines[Symbol.asyncIterator]();
  return {
    async ask(question) {
      const { value, done } = await next.next();
      if (done) return undefined;
      print(`${question} ${value}`);
      return value.trim();
    },
    close: () => lines.close(),
  };
}
