/* `npm run sbom`, after a build: prints what is in the release (CycloneDX). */
import { readFileSync } from 'node:fs';
import { bomOf } from './bom.js';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const bom = bomOf(
  JSON.parse(read('package.json')),
  read('dist/THIRD-PARTY.md'),
  JSON.parse(read('package-lock.json')),
);
console.log(JSON.stringify(bom, null, 2));
