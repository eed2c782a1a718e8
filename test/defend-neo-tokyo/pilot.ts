import { compile } from '../../src/defend-neo-tokyo/content/compile.js';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import { chassisSpaces, powerFor } from '../../src/defend-neo-tokyo/mechanics/mechs.js';
import type { Move } from '../../src/defend-neo-tokyo/moves/index.js';
import type { Mech, Monster, State } from '../../src/defend-neo-tokyo/state/state.js';

/*
 * A pilot that wins: it tries every move on a copy of the table, dice included, and takes the one
 * after which things look best. It sees what no player could see; it is only there to find logs of
 * games that random play never brings about.
 */

const content = compile(defendNeoTokyo.content);

/** Choices within an action are looked through to their end, so far ahead. */
const depth = 3;

export function pilot({ state, moves }: { state: unknown; moves: readonly unknown[] }): Move {
  let best = moves[0] as Move;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves as readonly Move[]) {
    const worth = worthOf(state as State, move, depth);
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

function worthOf(state: State, move: Move, left: number): number {
  const after = defendNeoTokyo.copy(state);
  defendNeoTokyo.step(after, move);
  const asked = after.agenda[after.agenda.length - 1]?.type ?? '';
  const isChoice = asked.startsWith('choose') || asked === 'step' || asked === 'react';
  if (left === 0 || !isChoice) return look(after);
  const next = defendNeoTokyo.legalMoves(after).slice(0, 12);
  return Math.max(...next.map((one) => worthOf(after, one, left - 1)));
}

/** How things look: the city, the Monsters, the Mechs. */
function look(state: State): number {
  if (state.outcome !== null) return state.outcome.status === 'win' ? 1e9 : -1e9;
  let worth = -400 * state.destruction;
  for (const space of content.spaces.values()) {
    const damage = state.board[space.id]?.cityDamage ?? 0;
    worth -= 120 * (damage / (space.capacity || 1)) ** 2;
  }
  for (const citizen of state.destroyedStack)
    worth -= 4 * (content.citizens.get(citizen)?.population ?? 0);
  for (const monster of state.monsters) worth -= menace(state, monster);
  if (!state.bossAppeared) worth -= 900;
  for (const mech of state.mechs) worth += fitness(state, mech);
  return worth;
}

function menace(state: State, { id, space, damage, isBoss, plus, minus, fire }: Monster): number {
  const life = (content.monsters.get(id)?.life ?? 0) - damage;
  const guards = state.mechs.filter((mech) => mech.space === space).length;
  const near = Math.min(...state.mechs.map((mech) => content.distance(mech.space, space)));
  const base = isBoss ? 8 * life : 60 + 4 * life;
  return base + 10 * (plus - minus) - 8 * fire + 12 * near + (guards === 0 ? 40 : 0);
}

function fitness(state: State, mech: Mech): number {
  const { chassis, leftArm, rightArm, legs } = mech.damage;
  const hurt = chassis / chassisSpaces(content, mech);
  let worth = -300 * hurt ** 2 - 6 * (leftArm + rightArm + legs);
  worth += 8 * mech.repairBots + 4 * mech.armorTokens - (mech.lying ? 2 : 0);
  const far = state.monsters.map(({ space }) => content.distance(mech.space, space));
  worth -= 5 * Math.min(4, ...far);
  for (const id of mech.hand) {
    const card = content.cards.get(id);
    if (card === undefined) continue;
    const strength = card.type === 'attack' || card.type === 'melee' ? 6 : 4;
    const isReady = powerFor({ state, content, notes: undefined }, mech, card) >= card.requirement;
    worth += isReady ? strength : 2;
  }
  return worth;
}
