import type { Display } from '../display/display.js';
import { idsIn, type Scene, scene as sceneSchema } from '../display/scene.js';
import { type Touch, touch as touchSchema } from '../display/touch.js';
import { fingerprint } from '../kernel/fingerprint.js';
import type { GameTypes } from '../kernel/game.js';
import type { Seat, Viewer } from '../kernel/play.js';

/*
 * What every display promises, at every state: checked by `followLaws` where it is given a display. Each check answers
 * with what is wrong, or with nothing.
 */

/** Law 18 for one viewer: the scene parses, every id in it is one thing's, and every card in it says something. */
export function wrongScene<G extends GameTypes>(
  display: Display<G>,
  state: G['state'],
  viewer: Viewer,
): string | undefined {
  const view = display.game.view(state, viewer);
  const scene = display.scene(view);
  const parsed = sceneSchema.safeParse(JSON.parse(JSON.stringify(scene)));
  if (!parsed.success) return `the scene does not parse: ${parsed.error.message.slice(0, 300)}`;
  const ids = idsIn(scene);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) return `${twice} is two things`;
  const places = new Set(
    scene.boards.flatMap(({ spaces, links }) => [...spaces, ...links].map(({ id }) => id)),
  );
  const lost = scene.boards.flatMap(({ pieces }) => pieces).find(({ on }) => !places.has(on));
  if (lost !== undefined) return `${lost.id} stands on ${lost.on}, which is no place`;
  const names = textsOf(view);
  const cards = scene.zones.flatMap((zone) => zone.cards).map(({ id }) => nameIn(id));
  const silent = cards.find((name) => names.has(name) && !answers(display, name));
  return silent && `${silent} lies on the table, and says nothing`;
}

/** Law 19 for one seat: what its moves touch is there, tells them apart, and leads to each of them, touch by touch. */
export function wrongTouches<G extends GameTypes>(
  display: Display<G>,
  state: G['state'],
  seat: Seat,
): string | undefined {
  const { game } = display;
  const view = game.view(state, seat);
  const ids = new Set(idsIn(display.scene(view)));
  const moves = game.legalMoves(state, seat);
  const made = new Map<string, G['move']>();
  for (const move of moves) {
    const touches = display.touches(view, move);
    const wrong = touches.find((one) => !touchSchema.safeParse(one).success);
    if (wrong !== undefined || touches.length === 0)
      return `${show(move)} touches nothing that fits`;
    const absent = touches.find(({ kind, id }) => kind === 'thing' && !ids.has(id));
    if (absent !== undefined)
      return `${show(move)} touches ${absent.id}, which is not in the scene`;
    const key = touches.map(keyOf).join('\n');
    const other = made.get(key);
    if (other !== undefined) return `${show(move)} and ${show(other)} touch the same`;
    made.set(key, move);
  }
  for (const [key, move] of made) {
    const touches = key.split('\n');
    for (let length = 1; length < touches.length; length++) {
      if (made.has(touches.slice(0, length).join('\n')))
        return `${show(move)} begins like another move`;
    }
  }
  return wrongNarrowing(display, view, moves);
}

function wrongNarrowing<G extends GameTypes>(
  display: Display<G>,
  view: G['view'],
  moves: readonly G['move'][],
): string | undefined {
  // A long list is looked at here and there.
  const every = Math.max(1, Math.floor(moves.length / 12));
  for (const move of moves.filter((_, index) => index % every === 0)) {
    const touches = display.touches(view, move);
    for (let length = 0; length < touches.length; length++) {
      const next = display.narrow(view, moves, touches.slice(0, length)).next;
      const wanted = touches[length] as Touch;
      if (!next.some(({ kind, id }) => kind === wanted.kind && id === wanted.id)) {
        return `${show(move)}: ${wanted.id} is not offered`;
      }
    }
    const made = display.narrow(view, moves, touches).move;
    if (fingerprint(made ?? null) !== fingerprint(move)) return `${show(move)} is not what is made`;
  }
  return undefined;
}

/** Law 20 for one viewer: what is shown of a redealt state is the same. */
export function toldByDisplay<G extends GameTypes>(
  display: Display<G>,
  state: G['state'],
  viewer: Viewer,
  seed: number,
): string | undefined {
  const { game } = display;
  const other = game.redeal(state, viewer, seed);
  const shownOf = (one: G['state']) => {
    const view = game.view(one, viewer);
    const moves = typeof viewer === 'number' ? game.legalMoves(one, viewer) : [];
    return fingerprint({
      scene: display.scene(view),
      prompt: display.prompt(view, { moves }),
      touches: moves.map((move) => display.touches(view, move)),
    });
  };
  return shownOf(state) === shownOf(other) ? undefined : `${viewer} is shown something hidden`;
}

/** Law 20 for the prompt: one sentence, or a few, without gaps; where only one button is left, it says so. */
export function wrongPrompt<G extends GameTypes>(
  display: Display<G>,
  state: G['state'],
  viewer: Viewer,
): string | undefined {
  const { game } = display;
  const view = game.view(state, viewer);
  const moves = typeof viewer === 'number' ? game.legalMoves(state, viewer) : [];
  const prompts = [display.prompt(view), display.prompt(view, { moves })];
  const wrong = prompts.find((prompt) => {
    const isSentence = /^[A-Z0-9].*[.!?]$/.test(prompt);
    return !isSentence || /undefined|null|NaN|\[object|\b1 \w+s left/.test(prompt);
  });
  if (wrong !== undefined) return `no prompt: ${wrong}`;
  const [only, another] = moves.length === 0 ? [] : display.narrow(view, moves, []).next;
  if (only === undefined || another !== undefined) return undefined;
  if (only.kind === 'thing' || only.kind === 'number') return undefined;
  const isSaid = prompts[1]?.toLowerCase().includes(only.label.toLowerCase());
  return isSaid ? undefined : `only "${only.label}" is possible, and asked is: ${prompts[1]}`;
}

/** What somebody sees before and after a move. */
export interface Seen<G extends GameTypes> {
  readonly before: G['view'];
  readonly after: G['view'];
}

/** Law 22 for one viewer: ids stay with their things, and what moves goes from one thing to another. */
export function wrongChange<G extends GameTypes>(
  display: Display<G>,
  { before, after }: Seen<G>,
  events: readonly G['event'][],
): string | undefined {
  const scenes = [display.scene(before), display.scene(after)] as const;
  const ids = new Set(scenes.flatMap(idsIn));
  for (const { piece, from, to, count } of display.motions(after, events)) {
    const absent = [from, to].find((id) => !ids.has(id));
    if (absent !== undefined) return `${piece} moves from ${from} to ${to}: ${absent} is nowhere`;
    // What comes and goes within one move is in neither scene.
    if (!ids.has(piece) && !answers(display, nameIn(piece)))
      return `${piece} moves, but is nowhere`;
    if (count < 1) return `${count} of ${piece} move`;
  }
  const names = textsOf(after);
  const [old, now] = scenes.map(thingsIn) as [Thing[], Thing[]];
  const later = new Map(now.map((thing) => [thing.id, thing]));
  for (const thing of old) {
    const same = later.get(thing.id);
    if (same !== undefined && isAnother(thing, same)) {
      return `${thing.id} was ${thing.name} and is ${same.name}`;
    }
    if (same === undefined && names.has(nameIn(thing.id)) && isOnlyOne(old, thing)) {
      const alike = now.filter((one) => isAlike(one, thing) && !names.has(nameIn(one.id)));
      if (alike.length > 0) return `${thing.id} is called ${alike[0]?.id} now`;
    }
  }
  return undefined;
}

/** What an id names: `rec-xena` of `card:rec-xena`. */
function nameIn(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}

function answers(display: Pick<Display, 'card'>, id: string): boolean {
  try {
    return display.card(id).title !== '';
  } catch {
    return false;
  }
}

/** A card or piece that the viewer can tell from others. */
interface Thing {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
}

function thingsIn({ boards, zones }: Scene): Thing[] {
  const pieces = boards.flatMap((board) => board.pieces).filter(({ faceDown }) => !faceDown);
  const cards = zones.flatMap((zone) => zone.cards).filter(({ faceDown }) => !faceDown);
  return [
    ...pieces.map(({ id, kind, label }) => ({ id, kind, name: label })),
    ...cards.map(({ id, kind, title }) => ({ id, kind, name: title })),
  ];
}

/** A card that another one has become: pieces are told by their place and number, and slots hold this and that. */
function isAnother(old: Thing, now: Thing): boolean {
  if (old.id.startsWith('piece:')) return old.kind !== now.kind;
  return old.id.startsWith('card:') && old.kind === now.kind && old.name !== now.name;
}

function isAlike(one: Thing, other: Thing): boolean {
  return one.kind === other.kind && one.name === other.name;
}

function isOnlyOne(things: readonly Thing[], thing: Thing): boolean {
  return things.filter((one) => isAlike(one, thing)).length === 1;
}

/** Every text in a value, and the names of its fields. */
function textsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) found.add(key);
      textsOf(inner, found);
    }
  }
  return found;
}

function keyOf(touch: Touch): string {
  return JSON.stringify([touch.kind, touch.id, touch.kind === 'number' ? touch.value : 0]);
}

function show(value: unknown): string {
  return JSON.stringify(value).slice(0, 200);
}
