import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shardOf } from '../../src/cli/simulation/shard.js';
import { useCli } from './run.js';

describe('a part of the games by its place in the environment', () => {
  const slurm = {
    SLURM_ARRAY_TASK_ID: '14',
    SLURM_ARRAY_TASK_MIN: '10',
    SLURM_ARRAY_TASK_COUNT: '6',
  };
  test.each<[string, Record<string, string>, number, number]>([
    ['2/4', { JOB_COMPLETION_INDEX: '0' }, 2, 4],
    ['auto/8', { JOB_COMPLETION_INDEX: '0' }, 1, 8],
    ['auto/8', { JOB_COMPLETION_INDEX: '7' }, 8, 8],
    ['auto', slurm, 5, 6],
    ['auto/6', slurm, 5, 6],
    ['auto', { ...slurm, SLURM_ARRAY_TASK_STEP: '2' }, 3, 6],
    ['auto', { AWS_BATCH_JOB_ARRAY_INDEX: '2', AWS_BATCH_JOB_ARRAY_SIZE: '3' }, 3, 3],
    ['auto/3', { AWS_BATCH_JOB_ARRAY_INDEX: '0' }, 1, 3],
    ['auto/5', { PARALLEL_SEQ: '5' }, 5, 5],
  ])('%s with %o is %i/%i', (text, environment, index, of) => {
    expect(shardOf(text, environment)).toEqual({ index, of });
  });

  test.each<[string, Record<string, string>, string]>([
    ['auto', {}, 'none of SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX, AWS_BATCH'],
    ['auto', { JOB_COMPLETION_INDEX: '1' }, 'Kubernetes does not say how many parts there are'],
    ['auto', { PARALLEL_SEQ: '1' }, 'GNU parallel does not say how many'],
    ['auto/4', { PARALLEL_SEQ: '5' }, 'PARALLEL_SEQ is 5, which is none of 4 parts'],
    ['auto/4', { JOB_COMPLETION_INDEX: '4' }, 'JOB_COMPLETION_INDEX is 4, which is none of 4'],
    ['auto/4', { JOB_COMPLETION_INDEX: 'x' }, 'JOB_COMPLETION_INDEX is no whole number'],
    ['auto/4', { JOB_COMPLETION_INDEX: '' }, 'JOB_COMPLETION_INDEX is no whole number'],
    ['auto', { SLURM_ARRAY_TASK_ID: '3' }, 'SLURM_ARRAY_TASK_MIN is no whole number'],
    ['auto/5', slurm, 'Slurm has started 6 (SLURM_ARRAY_TASK_COUNT), not 5'],
    ['auto', { ...slurm, SLURM_ARRAY_TASK_STEP: '3' }, 'no step from 10 leads to'],
    [
      'auto/6',
      { ...slurm, PARALLEL_SEQ: '1' },
      'Both Slurm (SLURM_ARRAY_TASK_ID) and GNU parallel',
    ],
    ['auto/0', { PARALLEL_SEQ: '1' }, 'which is none of 0 parts'],
    ['3', {}, 'It is a part of a whole'],
    ['0/3', {}, 'It is a part of a whole'],
  ])('%s with %o is refused', (text, environment, message) => {
    expect(() => shardOf(text, environment)).toThrow(message);
  });
});

const hasParallel = spawnSync('parallel', ['--version']).status === 0;
const cli = useCli();

describe.runIf(hasParallel)('with GNU parallel', () => {
  test('every job plays its part, and merged they are the whole', async () => {
    const games = ['simulate', 'neon-gods', '--games', '30', '--seed', 'p', '--workers', '1'];
    const whole = cli.file('whole.json');
    await cli.run([...games, '--json', whole]);
    const part = cli.command([
      ...games,
      '--shard',
      'auto/3',
      '--json',
      cli.file('part-{shard}.json'),
    ]);
    const done = spawnSync('parallel', ['-N0', '-j2', part.join(' '), ':::', '1', '2', '3'], {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });
    expect(done.stderr).not.toContain('error');
    expect(done.status).toBe(0);
    const parts = readdirSync(dirname(whole)).filter((name) => name.startsWith('part-'));
    expect(parts.sort()).toEqual(['part-1.json', 'part-2.json', 'part-3.json']);
    const merged = cli.file('merged.json');
    const files = parts.map((name) => join(dirname(whole), name));
    const { code } = await cli.run(['simulate', 'merge', ...files, '--json', merged]);
    expect(code).toBe(0);
    expect(readFileSync(merged, 'utf8')).toBe(readFileSync(whole, 'utf8'));
  });
});
