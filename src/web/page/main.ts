import './jitless.js';
import { displayOf } from '../../displays.js';
import { games } from '../../index.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import { createMatch, Match } from '../../kernel/live-match.js';
import { resumeMatch } from '../../kernel/resume.js';
import { defineTable } from '../element.js';
import { applyStyle, button, make } from './dom.js';
import { type Keeper, PlayPage } from './play.js';
import { linesOf, ReplayPage } from './replay.js';
import { type Sitting, seatsForm, setupForm } from './setup-form.js';
import { pageStyle } from './style.js';
import { Thinker } from './thinking.js';

/* The page: choose a game, play it, or replay a log. */

const kept = 'cityrules game in play';

interface Kept {
  readonly log: string;
  readonly sittings: readonly Sitting[];
}

const keeper: Keeper = {
  keep(log, sittings) {
    localStorage.setItem(kept, JSON.stringify({ log, sittings } satisfies Kept));
  },
};

let thinker: Thinker | undefined;
/** What is shown now, where it must be told to stop. */
let current: PlayPage | ReplayPage | undefined;

function play(match: Match<GameTypes>, sittings: readonly Sitting[]): void {
  thinker ??= new Thinker('worker.js');
  keeper.keep(match.log, sittings);
  leave();
  const page = new PlayPage(displayOf(match.game), match, sittings, thinker, keeper);
  current = page;
  // So that a reload goes on with it.
  history.replaceState(null, '', `${location.pathname}#play`);
  page.show(app());
}

function leave(): void {
  current?.stop();
  current = undefined;
}

function app(): HTMLElement {
  return document.getElementById('app') as HTMLElement;
}

function home(message = ''): void {
  leave();
  document.title = 'cityrules';
  const list = make('div', { class: 'games' });
  for (const game of Object.values(games)) {
    const { min, max } = game.players;
    const players = make('span', { class: 'kind' }, ` ${min} to ${max} players`);
    const choose = button(game.title, () => chooseOptions(game));
    choose.append(players);
    list.append(choose);
  }
  app().replaceChildren(
    make('header', {}, make('h1', {}, 'cityrules')),
    make(
      'main',
      { class: 'single' },
      make('p', { class: 'bad', role: 'alert' }, message),
      make('div', { class: 'panel' }, make('h2', {}, 'Play'), list, ...resuming()),
      make('div', { class: 'panel' }, make('h2', {}, 'Open a log'), opener()),
    ),
  );
}

function chooseOptions(game: Game): void {
  const problem = make('p', { class: 'bad', role: 'alert' });
  const form = setupForm(displayOf(game), ({ setup, sittings }) => {
    try {
      const options = setup as GameTypes['setupInput'];
      const match = createMatch(game, options);
      if (sittings.every(({ name }) => name === '')) return play(match, sittings);
      const usual = game.seatNames(match.state);
      const names = usual.map((called, seat) => sittings[seat]?.name || called);
      play(createMatch(game, options, { names }), sittings);
    } catch (error) {
      problem.textContent = messageOf(error);
    }
  });
  beneath(game.title, problem, form);
}

/** A page of its own, with the way back. */
function beneath(title: string, ...parts: HTMLElement[]): void {
  leave();
  document.title = title;
  const back = button('All games', () => home());
  app().replaceChildren(
    make('header', {}, make('h1', {}, title), back),
    make('main', { class: 'single' }, ...parts),
  );
}

/** The game that was in play when the page was left. */
function resuming(): HTMLElement[] {
  if (localStorage.getItem(kept) === null) return [];
  return [make('p', {}, button('Go on with the game in play', resume))];
}

function resume(): void {
  try {
    const { log, sittings } = JSON.parse(localStorage.getItem(kept) ?? '') as Kept;
    const game = gameOf(log);
    play(new Match(game, resumeMatch(game, log)), sittings);
  } catch (error) {
    home(`The game in play cannot be resumed: ${messageOf(error)}`);
  }
}

/** Whatever an address or a log says: `constructor` is no game. */
function gameCalled(id: string): Game | undefined {
  return Object.hasOwn(games, id) ? games[id] : undefined;
}

function gameOf(log: string): Game {
  const id = gameIdIn(log.split('\n', 1)[0] ?? '');
  if (id === undefined) throw new Error(noLog);
  const game = gameCalled(id);
  if (game === undefined) throw new Error(`There is no game "${id}" here.`);
  return game;
}

const noLog =
  'That is no log. A log is a text file whose first line names the game, and each line after it a move: what ' +
  '“Save the log” gives, or cityrules play --save.';

function gameIdIn(header: string): string | undefined {
  try {
    const { game } = JSON.parse(header) as { game?: unknown };
    return typeof game === 'string' ? game : undefined;
  } catch {
    return undefined;
  }
}

function opener(): HTMLElement {
  const input = make('input', { type: 'file', accept: '.jsonl,.json,.txt', 'aria-label': 'A log' });
  const open = async (file: File | undefined) => {
    if (file !== undefined) offer(await file.text());
  };
  input.addEventListener('change', () => void open(input.files?.[0]));
  const zone = make('div', {}, input, make('p', {}, 'or drop the file here'));
  zone.addEventListener('dragover', (event) => event.preventDefault());
  zone.addEventListener('drop', (event) => {
    event.preventDefault();
    void open(event.dataTransfer?.files[0]);
  });
  return zone;
}

/** What may be done with a log: replayed always, played on where the game is not over. */
function offer(text: string): void {
  try {
    const log = `${linesOf(text).join('\n')}\n`;
    const game = gameOf(log);
    const match = new Match(game, resumeMatch(game, log));
    if (match.value.ended || game.toAct(match.state).length === 0) return replayText(text);
    beneath(
      game.title,
      make('p', {}, `A game after ${match.value.moves} moves.`),
      make(
        'p',
        {},
        button('Replay it', () => replayText(text)),
      ),
      goingOn(match),
    );
  } catch {
    // What is wrong with it is told where it is replayed, line by line.
    replayText(text);
  }
}

/** Who plays on, unless somebody would have to roll the dice: this page asks nobody for them. */
function goingOn(match: Match<GameTypes>): HTMLElement {
  const { chance, names = [] } = match.value.header;
  if (chance === 'recorded') {
    return make(
      'p',
      {},
      'Its dice are rolled at a table: it goes on with cityrules record --resume.',
    );
  }
  const called = match.game.seatNames(match.state).map((usual, seat) => names[seat] ?? usual);
  return seatsForm(called, (sittings) => play(match, sittings));
}

function replayText(text: string): void {
  try {
    const lines = linesOf(text);
    const game = gameOf(lines[0] ?? '');
    leave();
    const page = new ReplayPage(displayOf(game), lines);
    current = page;
    page.show(app());
  } catch (error) {
    home(messageOf(error));
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function start(): Promise<void> {
  applyStyle(pageStyle);
  defineTable();
  addEventListener('hashchange', () => {
    if (location.hash === '' || location.hash === '#') home();
  });
  const wanted = new URLSearchParams(location.search);
  const game = gameCalled(wanted.get('game') ?? '');
  if (location.hash === '#play' && localStorage.getItem(kept) !== null) resume();
  else if (wanted.has('log')) replayText(await (await fetch('log.jsonl')).text());
  else if (game !== undefined) chooseOptions(game);
  else home();
}

void start();
