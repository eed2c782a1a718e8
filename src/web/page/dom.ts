/** An element with attributes and children: enough to build a page without a framework. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(key, '');
    else if (typeof value === 'string') element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/** A button that does something. */
export function button(label: string, act: () => void, title?: string): HTMLButtonElement {
  const made = make('button', { type: 'button', title, 'aria-label': title }, label);
  made.addEventListener('click', act);
  return made;
}

/** A choice of one among several. */
export function select(
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen: string,
  act: (value: string) => void,
): HTMLLabelElement {
  const list = make('select');
  for (const [value, text] of options) {
    list.append(make('option', { value, selected: value === chosen }, text));
  }
  list.addEventListener('change', () => act(list.value));
  return make('label', {}, `${label} `, list);
}

/** The style of the page around the table, without inline styles. */
export function applyStyle(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
