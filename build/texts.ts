import { build, type Plugin } from 'esbuild';
import { gameIds } from '../src/entries.js';

/*
 * Rule books and packs are data. As programs the engine reads and carries them out at every import; as texts they wait until
 * somebody first asks.
 */
export const dataAsText: Plugin = {
  name: 'data as text',
  setup({ onLoad }) {
    onLoad({ filter: data }, async ({ path }) => {
      const values = Object.entries(await exportsOf(path));
      return { contents: values.map(([name, value]) => asText(name, value)).join('\n') };
    });
  },
};

const data = new RegExp(`/src/(${gameIds.join('|')})/(rules|content/standard/index)\\.ts$`);

async function exportsOf(path: string): Promise<Record<string, unknown>> {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const [file] = outputFiles;
  return import(`data:text/javascript,${encodeURIComponent(file?.text ?? '')}`);
}

/** A value stays what it is; what a function gives is a text until it is called. */
function asText(name: string, value: unknown): string {
  if (typeof value !== 'function') return `export const ${name} = ${JSON.stringify(value)};`;
  const text = JSON.stringify(JSON.stringify(value()));
  return `export const ${name} = () => JSON.parse(${text});`;
}
