/** The line, from 1, on which each element of the list `steps` of a JSON object begins. */
export function stepLines(json: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let key = '';
  let isInSteps = false;
  for (const token of json.match(/"(?:[^"\\]|\\.)*"|[[\]{}:,\n]|[^"[\]{}:,\n]+/g) ?? []) {
    if (token === '\n') line++;
    else if (token.startsWith('"') && depth === 1) key = token;
    else if (token === '{' || token === '[') {
      if (depth === 1) isInSteps = key === '"steps"' && token === '[';
      if (depth === 2 && isInSteps) lines.push(line);
      depth++;
    } else if (token === '}' || token === ']') depth--;
  }
  return lines;
}
