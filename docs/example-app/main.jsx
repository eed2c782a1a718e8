import { createMatch, games } from 'cityrules';
import { displayOf } from 'cityrules/display';
import 'cityrules/web';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/* A hot seat for any game: choose one, then pass the screen around. */

function App() {
  const [match, setMatch] = useState();
  if (match === undefined) return <Choosing begin={setMatch} />;
  return <Playing key={match.value.header.game} match={match} leave={() => setMatch(undefined)} />;
}

function Choosing({ begin }) {
  const [id, setId] = useState(Object.keys(games)[0]);
  const game = games[id];
  const [players, setPlayers] = useState(game.players.min);
  const choose = (chosen) => {
    setId(chosen);
    setPlayers(games[chosen].players.min);
  };
  return (
    <main>
      <h1>Hot seat</h1>
      <p>
        <label>
          Game{' '}
          <select value={id} onChange={({ target }) => choose(target.value)}>
            {Object.values(games).map(({ id: one, title }) => (
              <option key={one} value={one}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </p>
      <p>
        <label>
          Players{' '}
          <input
            type="number"
            min={game.players.min}
            max={game.players.max}
            value={players}
            onChange={({ target }) => setPlayers(Number(target.value))}
          />
        </label>
      </p>
      <button type="button" onClick={() => begin(createMatch(game, { players }))}>
        Begin
      </button>
    </main>
  );
}

function Playing({ match, leave }) {
  const { game } = match;
  const [display] = useState(() => displayOf(game));
  // Whose eyes look at the screen; nobody's between turns.
  const [eyes, setEyes] = useState();
  const [, setLines] = useState(match.value.lines.length);
  const [problem, setProblem] = useState('');
  const [motions, setMotions] = useState([]);
  const names = game.seatNames(match.state);
  const toAct = game.toAct(match.state);

  const play = ({ detail: move }) => {
    const played = match.play(eyes, move);
    if (!played.ok) return setProblem(played.message);
    const { events } = played.frames.find(({ viewer }) => viewer === eyes);
    setProblem('');
    setMotions(display.motions(game.view(match.state, eyes), events));
    setLines(played.line);
    if (!game.toAct(match.state).includes(eyes)) setEyes(undefined);
  };

  const undo = () => {
    const undone = match.undo(eyes);
    if (undone.ok) setLines(undone.line);
    else setProblem(undone.message);
  };

  if (eyes === undefined && toAct.length > 0) {
    return (
      <main>
        <h1>{game.title}</h1>
        <p>Nobody else should look.</p>
        {toAct.map((seat) => (
          <button key={seat} type="button" onClick={() => setEyes(seat)}>
            I am {names[seat]}
          </button>
        ))}
      </main>
    );
  }
  const { view, moves, canUndo, outcome } = match.snapshot(eyes ?? 'spectator');
  return (
    <main>
      <h1>{game.title}</h1>
      {outcome !== null && <p role="status">{winners(outcome, names)}</p>}
      <button type="button" disabled={!canUndo} onClick={undo}>
        Undo
      </button>{' '}
      <button type="button" onClick={leave}>
        Another game
      </button>
      <p role="alert">{problem}</p>
      <cityrules-table
        display={display}
        view={view}
        moves={moves}
        names={names}
        motions={motions}
        onmove={play}
      />
    </main>
  );
}

function winners({ winners: seats }, names) {
  return seats.length === 0
    ? 'Nobody wins.'
    : `Won by ${seats.map((seat) => names[seat]).join(' and ')}.`;
}

createRoot(document.getElementById('app')).render(<App />);
