import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../docs/simulations.md', import.meta.url), 'utf8');

function block(heading: string): string {
  const [, code] = new RegExp(`## ${heading}\n\n\`\`\`\\w+\n([\\s\\S]*?)\n\`\`\``).exec(page) ?? [];
  if (code === undefined) throw new Error(`nothing stands under ${heading}`);
  return code;
}

test('every manifest starts as many parts as it tells them', () => {
  const parts = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
  expect(parts(block('Kubernetes'), /completions: (\d+)/)).toBe(20);
  expect(parts(block('Kubernetes'), /auto\/(\d+)/)).toBe(20);
  const batch = JSON.parse(block('AWS Batch'));
  expect(batch.containerOverrides.command).toContain(`auto/${batch.arrayProperties.size}`);
  expect(parts(block('GNU parallel'), /1\.\.(\d+)/)).toBe(20);
  expect(parts(block('GNU parallel'), /auto\/(\d+)/)).toBe(20);
  expect(block('Slurm')).toMatch(/--array=1-20[\s\S]*--shard auto /);
});
