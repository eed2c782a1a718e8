import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { servePage } from '../../src/cli/pages/serve.js';

const code = () => '';

/** A port that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('a page is served where it was asked for, and elsewhere if that is taken', async () => {
  const port = await freePort();
  expect(await servePage({ port, code })).toBe(`http://127.0.0.1:${port}/`);
  const other = await servePage({ port, code });
  expect(other).not.toBe(`http://127.0.0.1:${port}/`);
  expect((await fetch(other)).status).toBe(200);
});
