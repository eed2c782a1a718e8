import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/*
 * What several files of tests need built: the first that asks builds it, the others wait for it. It lives in the folder
 * of the run (see run.ts), which is removed at its end; outside of runs of tests, in a folder of its own.
 */

/** The folder with what `build` has put into it. */
export async function builtOnce(
  name: string,
  build: (folder: string) => Promise<unknown>,
): Promise<string> {
  const run = process.env.TEST_RUN_FOLDER ?? mkdtempSync(join(tmpdir(), 'cityrules-built-'));
  const folder = join(run, name);
  const [done, failed] = [`${folder}.done`, `${folder}.failed`];
  if (mkdirSync(folder, { recursive: true }) === undefined) {
    while (!existsSync(done)) {
      if (existsSync(failed))
        throw new Error(`${name} could not be built, see the first test of it`);
      await wait(50);
    }
    return folder;
  }
  try {
    await build(folder);
    writeFileSync(done, '');
    return folder;
  } catch (error) {
    writeFileSync(failed, '');
    throw error;
  }
}
