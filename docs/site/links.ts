import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Every link and picture inside a built site that leads to no page, no file or no place on a page. */
export function brokenLinks(site: string): string[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('play/'));
  const places = new Map(pages.map((page) => [page, placesIn(join(site, page))]));
  return pages.flatMap((page) => {
    const text = readFileSync(join(site, page), 'utf8');
    const links = [...text.matchAll(/<(?:a|img)\b[^>]*\b(?:href|src)="([^"]*)"/g)].map(
      ([, href = '']) => href,
    );
    const broken = new Set(links.filter((href) => !leads(site, page, href, places)));
    return [...broken].map((href) => `${page}: ${href}`);
  });
}

function leads(
  site: string,
  page: string,
  href: string,
  places: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (/^[a-z]+:/.test(href)) return true;
  const [whole = '', place] = decodeURIComponent(href.replaceAll('&amp;', '&')).split('#');
  const [path = ''] = whole.split('?');
  const file = path === '' ? page : fileOf(site, page, path);
  if (file === undefined) return false;
  return place === undefined || place === '' || (places.get(file)?.has(place) ?? true);
}

function fileOf(site: string, page: string, path: string): string | undefined {
  const from = path.startsWith('/') ? path.slice(1) : join(dirname(page), path);
  return [from, `${from}.html`, join(from, 'index.html')].find((file) => {
    const found = join(site, file);
    return existsSync(found) && statSync(found).isFile();
  });
}

function placesIn(file: string): Set<string> {
  const text = readFileSync(file, 'utf8');
  return new Set([...text.matchAll(/\bid="([^"]*)"/g)].map(([, id = '']) => id));
}
