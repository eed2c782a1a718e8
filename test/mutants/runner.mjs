import {
  commonTokens,
  declareFactoryPlugin,
  PluginKind,
  tokens,
} from '@stryker-mutator/api/plugin';
import { TestStatus } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';

/*
 * Stryker's own runner looks at tests only: a file that cannot even be collected, since a table that its tests share cannot be
 * laid out any more, counts as one without tests, and the break as unnoticed. Here it is a failed test.
 */

const [vitest] = vitestPlugins;

notingFiles.inject = tokens(commonTokens.injector);
function notingFiles(injector) {
  const runner = vitest.factory(injector);
  const run = runner.run.bind(runner);
  runner.run = async (options) => {
    const ran = await run(options);
    if (ran.tests === undefined) return ran;
    const files = runner.ctx.state.getFiles().filter(({ result }) => result?.state === 'fail');
    return { ...ran, tests: [...ran.tests, ...files.map(failed)] };
  };
  return runner;
}

function failed({ name, result }) {
  const [error] = result.errors ?? [];
  return {
    id: `${name}#collected`,
    name: `${name} is collected`,
    status: TestStatus.Failed,
    failureMessage: error?.message ?? 'a test of it failed',
    timeSpentMs: 0,
  };
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'vitest-files', notingFiles),
];
