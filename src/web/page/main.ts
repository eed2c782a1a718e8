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
import { type Sitting, setupForm } from './setup-form.js';
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

function play(game: Game, match: Match<GameTypes>, sittings: readonly Sitting[]): void {
  thinker ??= new Thinker('worker.js');
  new PlayPage(displayOf(game), match, sittings, thinker, keeper).show(app());
}

function app(): HTMLElement {
  return document.getElementById('app') as HTMLElement;
}

function home(message = ''): void {
  document.title = 'cityrules';
  const list = make('div', { class: 'games' });
  for (const game of Object.values(games)) {
    const { min, max } = game.players;
    list.append(button(`${game.title} (${min} to ${max})`, () => chooseOptions(game)));
  }
  app().replaceChildren(
    make('header', {}, make('h1', {}, 'cityrules')),
    make(
      'main',
      { class: 'single' },
      make('p', { class: 'bad', role: 'alert' }, message),
      make('div', { class: 'panel' }, make('h2', {}, 'Play'), list, ...resuming()),
      make('div', { class: 'panel' }, make('h2', {}, 'Replay a log'), opener()),
    ),
  );
}

function chooseOptions(game: Game): void {
  const form = setupForm(game, ({ setup, sittings }) => {
    try {
      const names = sittings.map(({ name }, seat) => name || `Seat ${seat}`);
      const match = createMatch(game, setup as GameTypes['setupInput'], { names });
      play(game, match, sittings);
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error);
    }
  });
  const problem = make('p', { class: 'bad', role: 'alert' });
  app().replaceChildren(
    make(
      'header',
      {},
      make('h1', {}, game.title),
      button('All games', () => home()),
    ),
    make('main', { class: 'single' }, problem, form),
  );
}

/** The game that was in play when the page was left. */
function resuming(): HTMLElement[] {
  const text = localStorage.getItem(kept);
  if (text === null) return [];
  const go = button('Go on with the game in play', () => {
    try {
      const { log, sittings } = JSON.parse(text) as Kept;
      const game = gameOf(log);
      play(game, new Match(game, resumeMatch(game, log)), sittings);
    } catch (error) {
      home(`The game in play cannot be resumed: ${String(error)}`);
    }
  });
  return [make('p', {}, go)];
}

function gameOf(log: string): Game {
  const { game: id } = JSON.parse(log.slice(0, log.indexOf('\n'))) as { game: string };
  const game = games[id];
  if (game === undefined) throw new Error(`there is no game "${id}"`);
  return game;
}

function opener(): HTMLElement {
  const input = make('input', {
    type: 'file',
    accept: '.jsonl,.json,.txt',
    'aria-label': 'A log to replay',
  });
  const open = async (file: File | undefined) => {
    if (file !== undefined) replayText(await file.text());
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

function replayText(text: string): void {
  try {
    const lines = linesOf(text);
    const game = gameOf(`${lines[0] ?? ''}\n`);
    new ReplayPage(displayOf(game), lines).show(app());
  } catch (error) {
    home(`That is no log: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function start(): Promise<void> {
  applyStyle(pageStyle);
  defineTable();
  addEventListener('hashchange', () => {
    if (location.hash === '' || location.hash === '#') home();
  });
  const wanted = new URLSearchParams(location.search);
  const game = games[wanted.get('game') ?? ''];
  if (wanted.has('log')) replayText(await (await fetch('log.jsonl')).text());
  else if (game !== undefined) chooseOptions(game);
  else home();
}

void start();
