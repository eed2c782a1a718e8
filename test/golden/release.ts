/* `npm run golden:release`, before a release is tagged: today's logs are kept under the version of package.json. */
import { readFileSync } from 'node:fs';
import { keepRelease } from './released.js';

const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
keepRelease(JSON.parse(manifest).version);
