import { exitCodes } from './exit.js';
import { complain } from './output.js';

/*
 * Ctrl-C, a closed terminal, a polite kill: the program says what was kept and ends with the number that shells expect.
 */

const codes = {
  SIGINT: exitCodes.interrupted,
  SIGTERM: exitCodes.terminated,
  SIGHUP: exitCodes.hungUp,
} as const;

let whatIsKept = () => 'nothing was being written';

/** From now on this sentence is told when somebody stops the program. */
export function whenStopped(tell: () => string): void {
  whatIsKept = tell;
}

export function catchSignals(): void {
  for (const [signal, code] of Object.entries(codes)) {
    process.on(signal, () => {
      sayStopped();
      process.exit(code);
    });
  }
}

export function sayStopped(): void {
  // A prompt may have hidden the cursor.
  if (process.stdout.isTTY) process.stdout.write('\u001b[?25h');
  complain(`\ncityrules: stopped; ${whatIsKept()}`);
}
