import { createInterface } from 'node:readline';
import { isCancel, text } from '@clack/prompts';
import { Stopped } from './exit.js';
import { print } from './output.js';

/** Asks somebody at a terminal, or takes the next line of what is piped in. Nothing: they have gone. */
export interface Asker {
  ask(question: string): Promise<string | undefined>;
  close(): void;
}

export function askerOf(): Asker {
  return process.stdin.isTTY && process.stdout.isTTY ? terminal() : pipe();
}

function terminal(): Asker {
  return {
    async ask(question) {
      const answer = await text({ message: question });
      if (isCancel(answer)) throw new Stopped();
      return (answer ?? '').trim();
    },
    close() {},
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
