/*
 * What readers of JUnit reports agree on, checked by a reader of our own: well-formed XML, elements and attributes by
 * name, counts that are those of the cases, one failure or error a case.
 */

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

interface Form {
  readonly attributes: Readonly<Record<string, 'text' | 'count' | 'seconds'>>;
  readonly optional?: Readonly<Record<string, 'text' | 'count' | 'seconds'>>;
  readonly children: readonly string[];
  readonly mostChildren?: number;
}

const counts = {
  name: 'text',
  tests: 'count',
  failures: 'count',
  errors: 'count',
  time: 'seconds',
} as const;
const problem: Form = { attributes: { message: 'text', type: 'text' }, children: [] };
const forms: Readonly<Record<string, Form>> = {
  testsuites: { attributes: counts, children: ['testsuite'] },
  testsuite: { attributes: counts, children: ['testcase'] },
  testcase: {
    attributes: { name: 'text', classname: 'text', time: 'seconds' },
    optional: { file: 'text', line: 'count' },
    children: ['failure', 'error'],
    mostChildren: 1,
  },
  failure: problem,
  error: problem,
};

const kinds = { text: /^[^\n]+$/, count: /^\d+$/, seconds: /^\d+\.\d{3}$/ };

/** Everything that is wrong with a report. */
export function wrongReport(xml: string): string[] {
  const root = parseXml(xml);
  const wrong: string[] = root.name === 'testsuites' ? [] : [`the root is ${root.name}`];
  const visit = (element: Element): void => {
    const form = forms[element.name];
    if (form === undefined) return void wrong.push(`there is no ${element.name}`);
    const { attributes, optional = {}, children, mostChildren = Number.POSITIVE_INFINITY } = form;
    for (const [name, kind] of Object.entries(attributes)) {
      if (!kinds[kind].test(element.attributes[name] ?? ''))
        wrong.push(`${element.name} needs ${name}`);
    }
    for (const [name, value] of Object.entries(element.attributes)) {
      const kind = { ...attributes, ...optional }[name];
      if (kind === undefined || !kinds[kind].test(value))
        wrong.push(`${element.name} has ${name}="${value}"`);
    }
    if (element.children.length > mostChildren) wrong.push(`${element.name} has too much in it`);
    for (const child of element.children) {
      if (!children.includes(child.name)) wrong.push(`${element.name} has ${child.name} in it`);
      visit(child);
    }
  };
  visit(root);
  for (const element of [root, ...root.children]) wrong.push(...wrongCounts(element));
  return wrong;
}

function wrongCounts(element: Element): string[] {
  const cases = casesOf(element);
  const having = (name: string) =>
    cases.filter(({ children }) => children[0]?.name === name).length;
  const found = { tests: cases.length, failures: having('failure'), errors: having('error') };
  return Object.entries(found)
    .filter(([name, count]) => element.attributes[name] !== String(count))
    .map(([name, count]) => `${element.name}: ${name} is not ${count}`);
}

export function casesOf(element: Element): Element[] {
  return element.name === 'testcase' ? [element] : element.children.flatMap(casesOf);
}

/** Reads XML as far as reports need it. Throws where it is not well-formed. */
export function parseXml(xml: string): Element {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  if (body === xml) throw new Error('there is no declaration');
  const open: {
    name: string;
    attributes: Record<string, string>;
    children: Element[];
    text: string;
  }[] = [{ name: '', attributes: {}, children: [], text: '' }];
  const tokens = /<\/(\w+)>|<(\w+)((?: \w+="[^"<>]*")*)(\/?)>|([^<>]+)/y;
  while (tokens.lastIndex < body.length) {
    const at = tokens.lastIndex;
    const found = tokens.exec(body);
    if (found === null) throw new Error(`not well-formed: ${body.slice(at, at + 60)}`);
    const [, closed, opened, attributes = '', isEmpty, text] = found;
    const top = open[open.length - 1];
    if (top === undefined) throw new Error('too much is closed');
    if (text !== undefined) top.text += unescaped(text);
    else if (opened !== undefined) {
      const element = {
        name: opened,
        attributes: attributesIn(attributes),
        children: [],
        text: '',
      };
      top.children.push(element);
      if (isEmpty !== '/') open.push(element);
    } else if (open.pop()?.name !== closed) throw new Error(`${closed} is closed, but not open`);
  }
  const [root] = open[0]?.children ?? [];
  if (open.length !== 1 || root === undefined) throw new Error('something stays open');
  return root;
}

function attributesIn(text: string): Record<string, string> {
  const found = [...text.matchAll(/ (\w+)="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, unescaped(value)]));
}

function unescaped(text: string): string {
  if (/&(?!amp;|lt;|gt;|quot;)/.test(text)) throw new Error(`a bare & in ${text}`);
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return text.replace(/&(\w+);/g, (_, name: string) => names[name] ?? '');
}
