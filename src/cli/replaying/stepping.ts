import { emitKeypressEvents, type Key } from 'node:readline';
import { Stopped } from '../exit.js';
import { print, terminalWidth, wrap } from '../output.js';
import type { Film } from './film.js';

const help = `  → Space Enter    one move on            ←   one move back
  ↓ ↑              to the next round, or to the beginning of this one and those before
  b B              to the next battle, or the one before
  12 Enter         to move 12             r3 Enter   to round 3
  /text Enter      to the next place where the story has the text; n finds it again
  Home End         to the beginning, to the end
  t s              everything on the table, what a screen folds too; all that happened at this move
  q                leave`;

const clear = '\u001b[2J\u001b[H';

/** Shows the film, moment by moment, as keys are pressed. */
export async function stepThrough(film: Film): Promise<void> {
  const { stdin } = process;
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.resume();
  try {
    await watch(film);
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
  }
}

async function watch(film: Film): Promise<void> {
  const stepper = new Stepper(film);
  const pressed: Key[] = [];
  let wake = () => {};
  const listen = (text: string | undefined, key: Key) => {
    pressed.push({ ...key, sequence: text ?? key.sequence });
    wake();
  };
  process.stdin.on('keypress', listen);
  try {
    show(stepper);
    for (;;) {
      const key = pressed.shift();
      if (key === undefined) {
        show(stepper);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      } else if (stepper.press(key) === 'left') return print();
    }
  } finally {
    process.stdin.off('keypress', listen);
  }
}

function show({ film, more, typed, answer }: Stepper): void {
  const height = (process.stdout.rows ?? 24) - 1;
  const told = film.lines.flatMap((line) => wrap(line, terminalWidth(), '  ').split('\n'));
  process.stdout.write(clear);
  switch (more) {
    case 'help':
      print(help);
      break;
    case 'table':
      print(film.draw('table'));
      break;
    case 'story':
      print(told.join('\n'));
      break;
    default:
      print(inLines(film.draw('screen').split('\n'), told, height).join('\n'));
  }
  const said =
    typed !== '' ? typed : (answer ?? 'arrows, b battle, t table, / search, ? help, q quit');
  process.stdout.write(`Move ${film.at} of ${film.last}: ${said.replace(/\p{Cc}/gu, '')}`);
}

/** The table, and as much of what happened as there is room for. */
function inLines(table: readonly string[], told: readonly string[], height: number): string[] {
  const room = Math.max(3, height - table.length);
  const all = told.length <= room;
  const shown = all ? told : told.slice(0, room - 1);
  const more = all ? [] : [`  … ${told.length - shown.length} more lines: s`];
  return [...table.slice(0, height - shown.length - more.length), ...shown, ...more];
}

/** What keys do to a film. */
export class Stepper {
  /** What is shown besides the moment. */
  more: 'moment' | 'table' | 'story' | 'help' = 'moment';
  /** A number, `r` and a number, or `/` and a text, on its way. */
  typed = '';
  answer: string | undefined;
  #sought = '';

  constructor(readonly film: Film) {}

  /** Throws Stopped at Ctrl-C. */
  press({ name = '', sequence = '', ctrl }: Key): 'left' | undefined {
    if (ctrl && name === 'c') throw new Stopped();
    if (ctrl && name === 'd') return 'left';
    this.answer = undefined;
    if (this.typed !== '') return this.#type(name, sequence);
    const wasShowing = this.more;
    this.more = 'moment';
    if (/^[0-9/r]$/.test(sequence)) {
      this.typed = sequence;
      return undefined;
    }
    if (sequence === 'q') return 'left';
    if (sequence === 't') this.more = wasShowing === 'table' ? 'moment' : 'table';
    else if (sequence === 's') this.more = wasShowing === 'story' ? 'moment' : 'story';
    else if (sequence === '?') this.more = 'help';
    else this.#move(name, sequence);
    return undefined;
  }

  #move(name: string, sequence: string): void {
    const { film } = this;
    if (['right', 'space', 'return', 'enter'].includes(name)) film.goTo(film.at + 1);
    else if (name === 'left') film.goTo(film.at - 1);
    else if (name === 'home') film.goTo(0);
    else if (name === 'end') film.goTo(film.last);
    else if (name === 'down' || name === 'pagedown')
      this.#say(film.turnRound(1), 'no further round');
    else if (name === 'up' || name === 'pageup') this.#say(film.turnRound(-1), 'no earlier round');
    else if (sequence === 'b') this.#say(film.goToBattle(1), 'no further battle');
    else if (sequence === 'B') this.#say(film.goToBattle(-1), 'no earlier battle');
    else if (sequence === 'n') this.#find();
  }

  #type(name: string, sequence: string): undefined {
    if (name === 'return' || name === 'enter') return this.#do();
    if (name === 'escape') this.typed = '';
    else if (name === 'backspace') this.typed = this.typed.slice(0, -1);
    else if (/^\P{Cc}$/u.test(sequence)) this.typed += sequence;
  }

  #do(): undefined {
    const { film, typed } = this;
    this.typed = '';
    const [, sign = '', rest = ''] = /^(\/|r?)(.*)$/.exec(typed) ?? [];
    if (sign === '/') {
      if (rest !== '') this.#sought = rest;
      this.#find();
    } else if (!/^\d{1,9}$/.test(rest)) this.answer = `"${typed}" is no move and no round`;
    else if (sign === 'r') this.#say(film.goToRound(Number(rest)), `there is no round ${rest}`);
    else film.goTo(Number(rest));
  }

  #find(): void {
    if (this.#sought === '') this.answer = 'type / and what to look for';
    else this.#say(this.film.search(this.#sought), `the story has no "${this.#sought}"`);
  }

  #say(isThere: boolean, otherwise: string): void {
    if (!isThere) this.answer = otherwise;
  }
}
