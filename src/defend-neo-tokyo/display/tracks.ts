import type { Track } from '../../display/scene.js';
import { nameOf } from '../describe/names.js';
import { lifeOf } from '../mechanics/stat-cards.js';
import { population } from '../mechanics/tracks.js';
import { seenOf, type TokyoShown } from './shown.js';

/** The Attack and the Destruction track, what counts towards them, and the Boss. */
export function tracks(shown: TokyoShown): Track[] {
  const { view, content } = shown;
  const { attackTrackLength, destructionFinal, populationThreshold } = content.constants;
  return [
    track('attack', 'Monster Attack track', attackTrackLength, view.attackTrack, {
      stop: 'a Monster Attack Phase begins after the action',
      note: 'Attacks, and all else with the symbol, move the tracker up.',
    }),
    track('destruction', 'Destruction track', destructionFinal, view.destruction, {
      stop: 'the players lose',
      note: 'Destroyed spaces, destroyed population and Critical Failures move the tracker up.',
    }),
    track('population', 'Destroyed population', populationThreshold, population(view, content), {
      stop: 'the Destruction tracker moves up by 1',
      note: 'The population of the Citizens in the Destroyed stack.',
    }),
    ...bossTrack(shown),
  ];
}

function bossTrack(shown: TokyoShown): Track[] {
  const { view, content } = shown;
  const boss = view.monsters.find(({ isBoss }) => isBoss);
  if (boss === undefined) return [];
  const label = `Damage of ${nameOf(content, boss.id)}`;
  const note = 'The Boss is defeated when his damage reaches his Life.';
  const life = lifeOf(seenOf(shown), boss.id);
  return [track('boss', label, life, boss.damage, { stop: 'the players win', note })];
}

function track(
  id: string,
  label: string,
  to: number,
  at: number,
  { stop, note }: { stop: string; note: string },
): Track {
  return {
    id: `track:${id}`,
    label,
    from: 0,
    to,
    markers: [{ id: `marker:${id}`, label: `${label}: ${at} of ${to}`, at: Math.min(at, to) }],
    stops: [{ at: to, label: stop }],
    note,
  };
}
