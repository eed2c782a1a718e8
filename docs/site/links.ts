import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Every link inside a built site that leads to no page, no file or no place on a page. */
export function brokenLinks(site: string): string[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('play/'));
  const places = new Map(pages.map((page) => [page, placesIn(join(site, page))]));
  return pages.flatMap((page) => {
    const text = readFileSync(join(site, page), 'utf8');
    const links = [...text.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href);
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
  const [path = '', place] = decodeURIComponent(href.replaceAll('&amp;', '&')).split('#');
  const file = path === '' ? page : fileOf(site, page, path);
  if (file === undefined) return false;
  return place === undefined || place === '' || (places.get(file)?.has(place) ?? true);
}

function fileOf(site: string, page: string, path: string): string | undefined {
  const from = path.startsWith('/') ? path.slice(1) : join(dirname(page), path);
  const found = [from, `${from}.html`, join(from, 'index.html')].find((file) => {
    const whole = join(site, file);
    return existsSync(whole) && statSync(whole).isFile();
  });
  return found;
}

function placesIn(file: string): Set<string> {
  const text = readFileSync(file, 'utf8');
  return new Set([...text.matchAll(/\bid="([^"]*)"/g)].map(([, id = '']) => id));
}
