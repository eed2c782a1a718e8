import type { EffectOf } from '../content/effects.js';
import { mechsInRange } from '../mechanics/friendly-targets.js';
import { ownerOf, placeOf } from '../mechanics/mechs.js';
import { tokenMonsters } from '../mechanics/monster-targets.js';
import { placeTokens } from '../mechanics/monsters.js';
import { hasTokens, takeTokens } from '../mechanics/tokens.js';
import type { TokyoTable } from '../play.js';
import { type Monster, mechOf, monsterOf } from '../state/state.js';
import type { Frame } from '../state/steps.js';
import type { AnswerTo, Handlers } from './handler.js';

/** Tokens on Monsters and Mechs. */
export const tokenEffects: Handlers<'token'> = {
  token: {
    ask(table, { frame }, effect) {
      const seat = ownerOf(frame);
      if (seat === undefined) return undefined;
      const common = { seat, rule: 'DN-FX-02', optional: false } as const;
      if (effect.on === 'monster') {
        const among = tokenMonsters(table, placeOf(table, seat), effect).map(({ id }) => id);
        return among.length > 0 ? { type: 'chooseMonster', ...common, among } : undefined;
      }
      if (effect.on !== 'mech') return undefined;
      const fits = effect.token === 'armor' && hasTokens(table.state, effect.token);
      const among = fits ? mechsInRange(table, seat, effect.range ?? 0) : [];
      return among.length > 0 ? { type: 'chooseMech', ...common, among } : undefined;
    },
    answered(table, _running, effect, answer: AnswerTo<'chooseMonster' | 'chooseMech'>) {
      if (answer.type === 'chooseMech') return armorOnMech(table, answer.mech, effect);
      const { id, space } = monsterOf(table.state, answer.monster) as Monster;
      placeTokens(table, id, effect.token, effect.count);
      return { knowing: { it: [id], target: space } };
    },
    unasked(table, { frame }, effect) {
      const seat = ownerOf(frame);
      if (effect.on === 'monster') return seat === undefined ? undefined : { knowing: { it: [] } };
      if (effect.on === 'self' && seat !== undefined) return armorOnMech(table, seat, effect);
      for (const id of bearers(frame, effect)) placeTokens(table, id, effect.token, effect.count);
      return undefined;
    },
  },
};

/** The Monsters that an effect means without asking; one of their own text means itself. */
function bearers({ it, trigger, source }: Frame, { on }: EffectOf<'token'>): readonly string[] {
  if (on === 'it') return it ?? [];
  if (on === 'trigger') return [trigger ?? ''];
  return 'monster' in source ? [source.monster] : [];
}

/** Mechs hold Armor tokens only. */
function armorOnMech(table: TokyoTable, seat: number, effect: EffectOf<'token'>): undefined {
  if (effect.token !== 'armor') return;
  const count = takeTokens(table.state, 'armor', effect.count);
  if (count === 0) return;
  mechOf(table.state, seat).armorTokens += count;
  table.emit({ type: 'tokenPlaced', token: 'armor', count, seat });
}
