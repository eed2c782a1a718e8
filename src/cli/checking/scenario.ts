import { InvalidInput } from '../../kernel/errors.js';
import { plural } from '../../kit/words.js';
import { runScenario } from '../../testing/scenario.js';
import { scenarioSchema } from '../../testing/scenario-form.js';
import { messageOf, Unusable } from '../exit.js';
import { parseJson, readText } from '../files.js';
import type { Packs } from './packs.js';
import type { Checked } from './result.js';
import { stepLines } from './step-lines.js';

/** Plays a scenario file. One that cannot be played is unusable; an expectation not met is a violation. */
export async function checkScenario(file: string, packs: Packs): Promise<Checked> {
  const text = await readText(file);
  const parsed = parseJson(file, text);
  const game = gameIn(file, parsed, packs);
  try {
    const { title, moves, failures } = runScenario(game, parsed);
    const lines = stepLines(text);
    const violations = failures.map(({ step, message, move, rule }) => {
      return { line: lines[step] ?? 1, number: step + 1, move, rule, message };
    });
    const about = `${game.title}, ${title}, ${plural(moves, 'move')}`;
    return { file, kind: 'scenario', title: about, moves, violations };
  } catch (error) {
    if (error instanceof InvalidInput) throw new Unusable(`${file}: ${messageOf(error)}`);
    throw error;
  }
}

function gameIn(file: string, value: unknown, packs: Packs) {
  const scenario = scenarioSchema.safeParse(value);
  if (!scenario.success) {
    const isScenario = typeof value === 'object' && value !== null && 'scenario' in value;
    if (!isScenario) throw new Unusable(`${file} is neither a log nor a scenario`);
    const [issue] = scenario.error.issues;
    const where = issue?.path.length ? `${issue.path.map(String).join('.')}: ` : '';
    throw new Unusable(`${file} is no proper scenario: ${where}${issue?.message ?? ''}`);
  }
  const { game, state } = scenario.data;
  const pack = typeof state === 'object' && state !== null && 'pack' in state ? state.pack : '';
  return packs.gameWith(file, game, { id: String(pack) });
}
