import type { Scene } from '../display/scene.js';
import type { Theme } from '../display/theme.js';
import type { Choice } from '../display/touch.js';
import type { Viewer } from '../kernel/play.js';

/** What a table is rendered from. */
export interface Rendering {
  readonly scene: Scene;
  /** Whose eyes see it: their own cards are shown with all that they say. */
  readonly viewer: Viewer;
  readonly theme: Theme;
  readonly mode: 'light' | 'dark';
  /** Room from left to right, in pixels. */
  readonly width: number;
  /** What can be touched next, and the ids of the things among it. */
  readonly next: readonly Choice[];
  readonly lit: ReadonlySet<string>;
  /** What has been touched. */
  readonly touched: readonly { readonly id: string; readonly label: string }[];
}

/** The class of something that can be, or has been, touched. */
export function stateOf({ lit, touched }: Rendering, id: string): string {
  if (touched.some((one) => one.id === id)) return ' chosen';
  return lit.has(id) ? ' lit' : '';
}

export function colourOf({ scene }: Rendering, owner: number | undefined): string | undefined {
  return scene.seats.find(({ seat }) => seat === owner)?.colour;
}

/** The colour of a kind of things. */
export function fillOf({ theme, mode }: Rendering, kind: string): string | undefined {
  const look = Object.hasOwn(theme.looks, kind) ? theme.looks[kind] : undefined;
  return mode === 'light' ? look?.fill?.[0] : look?.fill?.[1];
}
