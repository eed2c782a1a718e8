import { expect, test } from 'vitest';
import { bomOf } from '../../build/bom.js';

const manifest = {
  name: 'cityrules',
  version: '1.0.0',
  license: 'MIT',
  dependencies: { zod: '^4.0.0' },
};
const notices = [
  'These packages.',
  '## @clack/core 1.6.0 (MIT)',
  'Permission is granted (see below)',
  '## zod 4.6.7 (ISC)',
].join('\n\n');
const lock = { packages: { 'node_modules/zod': { integrity: 'sha512-AP8=' } } };

test('the list of a release holds what is installed and what is bundled, with licences and hashes', () => {
  expect(bomOf(manifest, notices, lock)).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'cityrules', purl: 'pkg:npm/cityrules@1.0.0' } },
    components: [
      {
        group: '@clack',
        name: 'core',
        purl: 'pkg:npm/%40clack/core@1.6.0',
        hashes: [],
        properties: [{ value: 'bundled' }],
      },
      {
        name: 'zod',
        version: '4.6.7',
        licenses: [{ license: { id: 'ISC' } }],
        hashes: [{ alg: 'SHA-512', content: '00ff' }],
        properties: [{ value: 'installed' }],
      },
    ],
    dependencies: [
      {
        ref: 'pkg:npm/cityrules@1.0.0',
        dependsOn: ['pkg:npm/%40clack/core@1.6.0', 'pkg:npm/zod@4.6.7'],
      },
      { ref: 'pkg:npm/%40clack/core@1.6.0', dependsOn: [] },
      { ref: 'pkg:npm/zod@4.6.7', dependsOn: [] },
    ],
  });
});

test('a dependency that the notices do not tell of is an error', () => {
  expect(() => bomOf(manifest, 'These packages.', lock)).toThrow('do not tell of zod');
});
