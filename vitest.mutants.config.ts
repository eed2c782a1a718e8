import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { sourceAliases } from './test/sources.js';

const room = process.env.MUTANTS_OF ?? '';

/**
 * The tests of the room first, and of these the quick ones: most breaks are noticed by one of them, and the first failure
 * ends a run. What only whole games, laws, scenarios and counts notice is told apart.
 */
class OwnAndQuickFirst extends BaseSequencer {
  /** Of the run without any break; later runs end early. */
  readonly #duration = new Map<string, number>();

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => {
      return Number(isOwn(b)) - Number(isOwn(a)) || this.#durationOf(a) - this.#durationOf(b);
    });
  }

  #durationOf({ project, moduleId }: TestSpecification): number {
    const key = `${project.name}:${relative(this.ctx.config.root, moduleId)}`;
    const known = this.#duration.get(key) ?? this.ctx.cache.getFileTestResults(key)?.duration;
    if (known !== undefined) this.#duration.set(key, known);
    return known ?? 0;
  }
}

function isOwn({ moduleId }: TestSpecification): boolean {
  return moduleId.includes(`/test/${room}/`);
}

/** `npm run test:mutants`: the tests of one game, or of the kernel, and what is written for all games. */
export default defineConfig({
  resolve: { alias: sourceAliases },
  test: {
    include: [
      `test/${room}/**/*.test.ts`,
      `test/laws/${room === 'kernel' ? 'duel' : room}.test.ts`,
      'test/golden/golden.test.ts',
      'test/perft/perft.test.ts',
      'test/testing/scenario.test.ts',
    ],
    // Files share what they have loaded, as in `npm test`; what is broken is chosen while tests run.
    isolate: false,
    sequence: { sequencer: OwnAndQuickFirst },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
