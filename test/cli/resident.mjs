/*
 * One command line after another in one process, so that what they all load is loaded once. Started by run.ts with the
 * built files of the program and of the command line itself; what it is sent and what it answers is JSON.
 */
import { Readable } from 'node:stream';

const [, , program, commandLine] = process.argv;
const { run } = await import(program);
process.argv[1] = commandLine;
process.setMaxListeners(0);
process.stdout.setMaxListeners(0);

let told = { out: '', err: '' };
catchOutput(process.stdout, 'out');
catchOutput(process.stderr, 'err');

process.on('message', async ({ args, input }) => {
  told = { out: '', err: '' };
  const stdin = Readable.from(input === '' ? [] : [Buffer.from(input)], { objectMode: false });
  Object.defineProperty(process, 'stdin', { configurable: true, value: stdin });
  const code = await run(args);
  // Who listens for the end of the process, to take locks away, is told of the end of the command.
  process.emit('exit', code);
  process.send({ code, ...told });
});
process.send('ready');

function catchOutput(stream, name) {
  stream.write = (chunk, encoding, done) => {
    told[name] += Buffer.from(chunk).toString();
    (typeof encoding === 'function' ? encoding : done)?.();
    return true;
  };
}
