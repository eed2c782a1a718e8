import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';

/*
 * What several files of tests need built: the first that asks builds it, the others wait for it. It lives in the folder
 * of the run (see run.ts), which is removed at its end.
 */

/** The folder with what `build` has put into it. */
export async function builtOnce(
  name: string,
  build: (folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = join(inject('runFolder'), name);
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
