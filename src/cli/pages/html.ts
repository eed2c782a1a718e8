import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { escaped } from '../../display/svg/markup.js';
import { Unusable } from '../exit.js';

/** The code that the build has put beside the command line. */
export function pageCode(name: string): string {
  for (const folder of ['./web/', '../../dist/web/', '../../../dist/web/']) {
    try {
      return readFileSync(new URL(`${folder}${name}`, import.meta.url), 'utf8');
    } catch {
      // It may be in the next one: sources and the built package lie differently.
    }
  }
  throw new Unusable(`${name} is missing; npm run build makes it`);
}

/** One file that replays this log anywhere: its own code, the log deflated, and a policy that lets nothing else run. */
export function replayHtml(bundle: string, title: string, log: string): string {
  const code = bundle.replaceAll('</script', '<\\/script');
  const hash = createHash('sha256').update(code).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`;
  const packed = deflateRawSync(Buffer.from(log)).toString('base64');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escaped(title)}</title>
</head>
<body>
<div id="app"><p>The replay is being unpacked and verified.</p></div>
<script type="application/octet-stream" id="cityrules-log">${packed}</script>
<script type="module">${code}</script>
</body>
</html>
`;
}
