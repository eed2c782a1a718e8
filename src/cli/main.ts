#!/usr/bin/env node
import { isMainThread } from 'node:worker_threads';

// The same file is the command line and, in other threads, the worker of `simulate`.
if (isMainThread) {
  const { run } = await import('./program.js');
  process.exitCode = await run(process.argv.slice(2));
} else {
  const { work } = await import('./simulation/worker.js');
  work();
}
