import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Stopped } from './exit.js';
import { print } from './output.js';

/** What a beginning may become. */
export type Complete = (begun: string) => readonly string[];

/** Asks somebody at a terminal, or takes the next line of what is piped in. Nothing: they have gone. */
export interface Asker {
  ask(question: string, complete?: Complete): Promise<string | undefined>;
  /** The same, for what others must not see: what is typed is not shown. */
  askUnseen(question: string): Promise<string | undefined>;
  close(): void;
}

export function askerOf(): Asker {
  return process.stdin.isTTY && process.stdout.isTTY ? terminal() : pipe();
}

/** A line at a time, with Tab and the lines before; Ctrl-C stops, Ctrl-D leaves. */
function terminal(): Asker {
  let complete: Complete = () => [];
  const screen = new Screen();
  const lines = createInterface({
    input: process.stdin,
    output: screen,
    terminal: true,
    completer: (begun: string) => [[...complete(begun)], begun],
  });
  const ask: Asker['ask'] = (question, completing = () => []) => {
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
  };
  return {
    ask,
    async askUnseen(question) {
      process.stdout.write(`${question} `);
      screen.isDark = true;
      try {
        return await ask('');
      } finally {
        screen.isDark = false;
        process.stdout.write('\n');
      }
    },
    close: () => lines.close(),
  };
}

/** The terminal, unless it is dark: then nothing that is written gets there. */
class Screen extends Writable {
  isDark = false;

  get columns(): number {
    return process.stdout.columns;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    if (!this.isDark) process.stdout.write(chunk);
    done();
  }
}

function pipe(): Asker {
  const lines = createInterface({ input: process.stdin });
  const next = lines[Symbol.asyncIterator]();
  const line = async (show: (value: string) => void): Promise<string | undefined> => {
    const { value, done } = await next.next();
    if (done) return undefined;
    show(value);
    return value.trim();
  };
  return {
    ask: (question) => line((value) => print(`${question} ${value}`)),
    askUnseen: (question) => line(() => print(question)),
    close: () => lines.close(),
  };
}
