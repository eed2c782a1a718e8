import { joinMatch } from 'cityrules/client';
import { neonGods } from 'cityrules/neon-gods';
import { display } from 'cityrules/neon-gods/display';
import 'cityrules/web';
import { Client } from 'colyseus.js';

const find = (selector) => document.querySelector(selector);
const say = (text) => {
  find('#said').textContent = text;
};
const neon = display(neonGods);
const table = find('cityrules-table');
table.display = neon;

// The match is in the address, so that it can be sent to a friend; the secret of the seat stays in this browser.
const match = location.hash.slice(1) || undefined;
const kept = (match && localStorage.getItem(match)) || undefined;
const name = new URLSearchParams(location.search).get('name') ?? undefined;
const client = new Client(location.origin.replace('http', 'ws'));

const game = await joinMatch(client, 'neon-gods', { match, secret: kept, name }).catch((error) => {
  say(`You cannot join this match: ${error.message}.`);
});
if (game) {
  location.hash = game.match;
  if (game.secret) localStorage.setItem(game.match, game.secret);
  game.subscribe(show);
  show({ kind: 'seats' });
  table.addEventListener('move', async ({ detail }) => answer(await game.play(detail)));
  find('#begin').addEventListener('click', async () => answer(await game.begin()));
  find('#undo').addEventListener('click', async () => answer(await game.undo()));
}

function answer(answered) {
  if (!answered.ok) say(`${answered.title}: ${answered.message}.`);
}

function show(change) {
  if (change.kind === 'table') showTable(change.events);
  const who = ({ name, by, isHere }, seat) => {
    const whose = seat === game.viewer ? ' (you)' : '';
    if (by === 'nobody') return `Seat ${seat}: free`;
    return `${name ?? `Seat ${seat}`}${whose}${by === 'bot' ? ', a bot' : isHere ? '' : ', away'}`;
  };
  find('#seats').textContent = game.seats.map(who).join(' · ');
  find('#begin').hidden = game.hasBegun;
  find('#undo').hidden = !game.hasBegun;
  find('#happened').hidden = !game.hasBegun;
  if (game.status === 'away') say('The connection is broken; trying again…');
  else if (!game.table) say('Send the address of this page to somebody, or begin with bots.');
}

function showTable(events) {
  const { view, moves, names, canUndo, toAct, outcome } = game.table;
  table.motions = neon.motions(view, events);
  table.view = view;
  table.moves = moves;
  table.names = names;
  find('#undo').disabled = !canUndo;
  document.body.dataset.line = game.line;
  for (const event of events) {
    const line = document.createElement('li');
    line.textContent = neonGods.describeEvent(event, { names });
    find('#story').prepend(line);
  }
  if (outcome)
    say(`The game is over: ${outcome.winners.map((seat) => names[seat]).join(', ')} won.`);
  else if (moves.length > 0) say('It is your turn.');
  else say(`Waiting for ${toAct.map((seat) => names[seat]).join(', ')}.`);
}
