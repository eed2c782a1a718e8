/*
 * Texts of files and of people reach the terminal with nothing in them that a terminal obeys: control characters (escape
 * codes among them) and marks that turn the direction of writing are shown as JSON would write them.
 */

const unseen = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** The text with everything that is not seen made visible: `\u001b`. Lines and tabs stay, where there may be several lines. */
export function visible(text: string, keep: 'lines' | 'nothing' = 'nothing'): string {
  return text.replace(unseen, (char) => {
    if (keep === 'lines' && (char === '\n' || char === '\t')) return char;
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
