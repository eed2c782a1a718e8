import { addTo } from '../../kit/sets.js';

import { healMonster, placeMonster } from '../mechanics/monsters.js';
import { drawCityCard } from '../mechanics/piles.js';
import { lowerAttackTrack, raiseAttackTrack } from '../mechanics/tracks.js';
import { openWindow } from '../mechanics/windows.js';
import type { TokyoTable } from '../play.js';
import { isDestroyed, monsterOf } from '../state/state.js';
import type { Handlers } from './handler.js';

/** Monsters and the Boss appear and heal; the Attack track goes up and down. */
export const monsterEffects: Handlers<'appear' | 'placeBoss' | 'heal' | 'provoke' | 'calm'> = {
  appear(table, _running, { monster, citizens }) {
    appear(table, monster, citizens);
  },
  placeBoss(table, { frame: { source } }) {
    if ('monster' in source) appear(table, source.monster, 0);
  },
  heal(table, { frame: { it = [] } }, { amount }) {
    for (const id of it) healMonster(table, id, amount);
  },
  provoke(table, _running, { steps }) {
    raiseAttackTrack(table, steps, null);
  },
  calm(table, _running, { steps }) {
    lowerAttackTrack(table, Math.max(0, table.state.attackTrack - steps));
  },
};

/** DN-FX-49, DN-RULING-39: draws until the card names a space that is not destroyed. A Monster exists once. */
function appear(table: TokyoTable, monster: string, citizens: number): void {
  const { state, content } = table;
  if (monsterOf(state, monster) !== undefined || state.defeated.includes(monster)) return;
  const drawn: string[] = [];
  let space: string;
  do {
    const card = drawCityCard(table);
    addTo(state.cityDiscard, card);
    drawn.push(card);
    space = content.cityCards.get(card) as string;
  } while (isDestroyed(state, space));
  placeMonster(table, monster, space, drawn);
  if (citizens > 0) table.next({ type: 'citizenEnters', space, left: citizens });
  openWindow(table, { window: 'monsterMoved', monster });
}
