/* Verifies the golden logs with the installed package and prints every final fingerprint as JSON. */
import { games, verify } from 'cityrules';

/** Works on the texts of the logs, by name, so that it runs where there are no files. */
export function check(logs) {
  const prints = {};
  for (const [name, log] of Object.entries(logs)) {
    const { game } = JSON.parse(log.slice(0, log.indexOf('\n')));
    const verified = verify(games[game], log);
    prints[name] = verified.ok ? verified.fingerprint : verified.message;
  }
  return prints;
}
