import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { sourceAliases } from './test/sources.js';

/** Quick files first: most breaks are noticed by one of them, and the first failure ends a run. */
class QuickFirst extends BaseSequencer {
  /** Of the run without any break; later runs end early. */
  readonly #duration = new Map<string, number>();

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => this.#durationOf(a) - this.#durationOf(b));
  }

  #durationOf({ project, moduleId }: TestSpecification): number {
    const key = `${project.name}:${relative(this.ctx.config.root, moduleId)}`;
    const known = this.#duration.get(key) ?? this.ctx.cache.getFileTestResults(key)?.duration;
    if (known !== undefined) this.#duration.set(key, known);
    return known ?? 0;
  }
}

/** `npm run test:mutants`: the tests of one game, or of the kernel. */
export default defineConfig({
  resolve: { alias: sourceAliases },
  test: {
    include: [`test/${process.env.MUTANTS_OF}/**/*.test.ts`],
    sequence: { sequencer: QuickFirst },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
