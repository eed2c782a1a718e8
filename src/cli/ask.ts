import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Stopped } from './exit.js';
import { print } from './output.js';

/** What a beginning may become. */
export type Complete = (begun: string) => readonly string[];

/** What goes on while somebody thinks: after every pause something happens, and is told above the question. */
export interface Meanwhile {
  /** In milliseconds. */
  readonly pause: number;
  /** What has happened, if it can be seen; undefined when nothing more does until there is an answer. */
  next(): string | undefined;
}

/** Asks somebody at a terminal, or takes the next line of what is piped in. Nothing: they have gone. */
export interface Asker {
  ask(question: string, complete?: Complete, meanwhile?: Meanwhile): Promise<string | undefined>;
  /** The same, for what others must not see: what is typed is not shown. */
  askUnseen(question: string): Promise<string | undefined>;
  /** Somebody else sits down: nothing that was typed until now can be called back. */
  forget(): void;
  close(): void;
}

export function askerOf(): Asker {
  return process.stdin.isTTY && process.stdout.isTTY ? terminal() : pipe();
}

/** A line at a time, with Tab and the lines before; Ctrl-C stops, Ctrl-D leaves. */
function terminal(): Asker {
  let complete: Complete = () => [];
  const screen = new Screen();
  const open = () => {
    return createInterface({
      input: process.stdin,
      output: screen,
      terminal: true,
      completer: (begun: string) => [[...complete(begun)], begun],
    });
  };
  let lines = open();
  // What an interface remembers are the lines before, what was cut out of them, and how they were changed.
  const forget = () => {
    lines.close();
    lines = open();
  };
  const ask: Asker['ask'] = (question, completing = () => [], meanwhile = undefined) => {
    complete = completing;
    const told = (text: string) => {
      process.stdout.write('\r\u001b[J');
      print(text);
      lines.prompt(true);
    };
    return new Promise((resolve, reject) => {
      const stop = () => settle(() => reject(new Stopped()));
      const leave = () => settle(() => resolve(undefined));
      const rest = goOn(meanwhile, told, reject);
      const settle = (answer: () => void) => {
        rest();
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
        forget();
      }
    },
    forget,
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
  const line = async (
    show: (value: string) => void,
    meanwhile?: Meanwhile,
  ): Promise<string | undefined> => {
    const { value, done } = await during(meanwhile, next.next());
    if (done) return undefined;
    show(value);
    return value.trim();
  };
  return {
    ask: (question, _complete, meanwhile) => {
      return line((value) => print(`${question} ${value}`), meanwhile);
    },
    askUnseen: (question) => line(() => print(question)),
    forget: () => {},
    close: () => lines.close(),
  };
}

/** The answer; until it is there, what happens meanwhile is told. */
async function during<T>(meanwhile: Meanwhile | undefined, answer: Promise<T>): Promise<T> {
  let rest = () => {};
  const failed = new Promise<never>((_, reject) => {
    rest = goOn(meanwhile, print, reject);
  });
  try {
    return await Promise.race([answer, failed]);
  } finally {
    rest();
  }
}

/** Lets things happen, one after every pause, until there is nothing more or it is told to rest. */
function goOn(
  meanwhile: Meanwhile | undefined,
  tell: (text: string) => void,
  fail: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const wait = ({ pause, next }: Meanwhile) => {
    timer = setTimeout(() => {
      try {
        const text = next();
        if (text === undefined) return;
        if (text !== '') tell(text);
        wait({ pause, next });
      } catch (error) {
        fail(error);
      }
    }, pause);
  };
  if (meanwhile !== undefined) wait(meanwhile);
  return () => clearTimeout(timer);
}
