/*
 * What chance costs: nanoseconds for one outcome of the keyed generator (ChaCha8) and of the linear one that games of
 * this kind often use (xoroshiro128+), in turns, through the same distribution.
 *
 *   node chance.mjs
 */

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { seededRandom } from '../../dist/index.js';
import { median, processorTime, round } from './measure.mjs';

const outcomes = 1_000_000;
const keyed = seededRandom('chance');
const generator = xoroshiro128plusFromState([1, 2, 3, 4]);
const linear = { below: (limit) => uniformInt(generator, 0, limit - 1) };

const times = { keyed: [], linear: [] };
for (let turn = 0; turn < 15; turn++) {
  times.keyed.push(nanoseconds(keyed));
  times.linear.push(nanoseconds(linear));
}
console.log(
  JSON.stringify({
    keyed: round(median(times.keyed.slice(3)), 1),
    linear: round(median(times.linear.slice(3)), 1),
  }),
);

function nanoseconds(random) {
  let total = 0;
  const start = processorTime();
  for (let i = 0; i < outcomes; i++) total += random.below(2 + (i & 31));
  const elapsed = processorTime() - start;
  if (total === 0) throw new Error('nothing was drawn');
  return (elapsed * 1e6) / outcomes;
}
