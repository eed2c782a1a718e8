import { type FSWatcher, watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

/** Files are often written in several pieces: what happens within this time is one change, in milliseconds. */
const pause = 120;

/** Which files have changed since they were last looked at, by when they were written. */
export class Changes {
  readonly #written = new Map<string, number>();

  /** Those of these files that are new or were written again. */
  async among(files: readonly string[]): Promise<string[]> {
    const changed: string[] = [];
    for (const file of files) {
      const written = await stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      );
      if (this.#written.get(file) === written) continue;
      this.#written.set(file, written);
      changed.push(file);
    }
    return changed;
  }
}

/** The names of what has changed in the folders of these files, as soon as it is quiet again. */
export function nextChange(files: readonly string[]): Promise<ReadonlySet<string>> {
  return new Promise((resolve) => {
    const names = new Set<string>();
    const watchers: FSWatcher[] = [];
    let timer: NodeJS.Timeout | undefined;
    const end = () => {
      for (const watcher of watchers) watcher.close();
      resolve(names);
    };
    for (const folder of new Set(files.map((file) => dirname(file)))) {
      watchers.push(
        watch(folder, (_kind, name) => {
          if (name !== null) names.add(normalize(join(folder, name)));
          clearTimeout(timer);
          timer = setTimeout(end, pause);
        }),
      );
    }
  });
}
