import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { root } from './build.js';

/** What somebody at the other end of the pipes has been told. */
export interface Told {
  /** Moves and undos that were answered with anything but a refusal. */
  readonly answered: number;
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

const prompt = 'Seat 0, your choice (? helps): ';

/** Plays through pipes, one line after the other, until it is told enough or the program ends. */
export async function drive(
  command: readonly string[],
  next: (sent: number) => string | Promise<string>,
  onAnswer: (answered: number, child: ChildProcessWithoutNullStreams) => void = () => {},
): Promise<Told> {
  const [program = '', ...args] = command;
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const child = spawn(program, args, { cwd: root, env });
  let out = '';
  let err = '';
  let sent = 0;
  const send = () => {
    sent++;
    void Promise.resolve(next(sent)).then((line) => child.stdin.write(`${line}\n`));
  };
  child.stdin.on('error', () => {});
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (sent === 0 || answersIn(out).length >= sent) {
      if (sent > 0) onAnswer(answersIn(out).filter(isAnswer).length, child);
      send();
    }
  });
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    child.on('close', (...ended) => resolve(ended));
  });
  return { answered: answersIn(out).filter(isAnswer).length, out, err, code, signal };
}

/** What was said after each line that was sent. */
function answersIn(out: string): string[] {
  const [, ...parts] = out.split(prompt);
  return parts.map((part) => part.slice(part.indexOf('\n') + 1)).filter((text) => text !== '');
}

/** Not a refusal, and not the choices that a move still needs. */
function isAnswer(text: string): boolean {
  return !/^(✗|The log is |.* → … \(back: )/.test(text);
}
