import type { FeudTable } from '../play.js';
import { withEffects } from '../state/change.js';
import type { State } from '../state/state.js';

/** Until Cleanup Attacks, or all Orders, on this Domain have no effect. */
export function setDomainEffect(
  table: FeudTable,
  effect: 'shieldDomain' | 'blackoutDomain',
  domain: string,
): void {
  const { state } = table;
  const { effects } = state;
  state.effects =
    effect === 'shieldDomain'
      ? withEffects(effects, { shielded: [...effects.shielded, domain] })
      : withEffects(effects, { blackout: [...effects.blackout, domain] });
  const { card } = state.council.selected as NonNullable<State['council']['selected']>;
  table.emit({ type: 'eventEffect', card, effect, domain });
}
