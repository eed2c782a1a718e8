import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageCode } from './html.js';

/** What the page is served with; nothing but these files is ever sent. */
export interface Served {
  /** A log to replay. */
  readonly log?: string | undefined;
  /** Served there if it is free, or else anywhere: browsers keep a game that is under way by the address of its page. */
  readonly port?: number;
  /** Where its code comes from; what was built unless told. */
  code?(name: string): string;
}

/** The page to play and to replay, as a file beside its scripts. */
export const pageHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>cityrules</title>
</head>
<body>
<div id="app"></div>
<script type="module" src="page.js"></script>
</body>
</html>
`;

/** Serves the page on this machine alone until the program ends. */
export async function servePage({ log, port = 0, code = pageCode }: Served): Promise<string> {
  const files: Readonly<Record<string, () => [type: string, text: string]>> = {
    '/': () => ['text/html', pageHtml],
    '/page.js': () => ['text/javascript', code('page.js')],
    '/worker.js': () => ['text/javascript', code('worker.js')],
    ...(log === undefined ? {} : { '/log.jsonl': () => ['application/jsonl', log] }),
  };
  const server = createServer(({ url = '/', method, headers }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined;
    // Only who asked for this machine: a name that leads here from elsewhere does not count.
    const isHere = /^(127\.0\.0\.1|localhost):\d+$/.test(headers.host ?? '');
    if (file === undefined || method !== 'GET' || !isHere) {
      answer.writeHead(file === undefined ? 404 : 403).end();
      return;
    }
    const [type, text] = file();
    answer.writeHead(200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    });
    answer.end(text);
  });
  const taken = await listen(server, port).catch(() => listen(server, 0));
  return `http://127.0.0.1:${taken}/`;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
