#!/usr/bin/env node
import { isMainThread } from 'node:worker_threads';
import { run } from './program.js';
import { work } from './simulation/worker.js';

// The same file is the command line and, in other threads, the worker of `simulate`.
if (isMainThread) {
  process.exitCode = await run(process.argv.slice(2));
} else {
  work();
}
