import type * as blockMania from '../../block-mania/index.js';
import type * as bloodfeud from '../../bloodfeud/index.js';
import type * as cityOfRemnants from '../../city-of-remnants/index.js';
import type * as defendNeoTokyo from '../../defend-neo-tokyo/index.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import type * as neonGods from '../../neon-gods/index.js';

/** What a seat played with, or where: `{ faction: 'v1' }`. */
export type Labels = Readonly<Record<string, string>>;

/** One row a seat, of a game that is over. */
type Labeller<S> = (state: S, game: Game) => Labels[];

const labellers: Readonly<Record<string, Labeller<never>>> = {
  'neon-gods': ({ seats, scenario, players }: neonGods.State) => {
    return seats.map(({ gang }, seat) => ({
      gang,
      base: `${scenario}, ${players} players, base ${seat}`,
    }));
  },
  'city-of-remnants': ({ seats, board }: cityOfRemnants.State) => {
    return seats.map(({ leader }, seat) => ({
      leader: leader ?? 'none',
      board: `${board}, seat ${seat}`,
    }));
  },
  'block-mania': ({ boards }: blockMania.State) => boards.map(({ block }) => ({ block })),
  bloodfeud: ({ factions }: bloodfeud.State) => factions.map((faction) => ({ faction })),
  'defend-neo-tokyo': ({ mechs }: defendNeoTokyo.State, { content }) => {
    const { prebuilt } = content as defendNeoTokyo.ContentPack;
    return mechs.map(({ tiles }) => {
      const mech = prebuilt.find(({ chassis, legs }) => {
        return chassis === tiles.chassis && legs === tiles.legs;
      });
      return { Mech: mech?.id ?? 'own design', chassis: tiles.chassis };
    });
  },
};

/** What the seats of this game played with. */
export function labelsOf(game: Game, state: GameTypes['state']): Labels[] {
  const labeller = Object.hasOwn(labellers, game.id) ? labellers[game.id] : undefined;
  return labeller?.(state as never, game) ?? [];
}
