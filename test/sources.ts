import { fileURLToPath } from 'node:url';
import { entries } from '../src/entries.js';

/** Where tests find what users import: `cityrules/kernel` is the source of it.. */
export const sourceAliases: readonly { find: RegExp; replacement: string }[] = Object.entries(
  entries,
).map(([entry, source]) => ({
  find: new RegExp(`^${entry.replaceAll('.', '\\.')}$`),
  replacement: fileURLToPath(new URL(`../${source}`, import.meta.url)),
}));
