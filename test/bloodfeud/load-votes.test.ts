import { expect, test } from 'vitest';
import type { Step, StepOf } from '../../src/bloodfeud/state/state.js';
import type { Arrangement, TeamPatch } from './arrange.js';
import { refusalsOf, unfit } from './broken.js';

/* Votes: everything that keeps a stage from having come up, alone. */

const there: TeamPatch = { at: 'council' };
const proposals = [{ card: 'e06', by: 0 }];
const two: Arrangement = {
  seats: { 0: there, 1: there, 2: { at: 'marketplace' }, 3: { at: 'cityscape' } },
  council: { proposals },
};
const willing = [0, 1];

test.each<[string, Partial<StepOf<'voteWilling'>>, Arrangement, boolean]>([
  ['the other team there', {}, two, true],
  ['nothing is proposed', {}, { ...two, council: {} }, false],
  ['two of six teams are there', {}, { ...two, teams: 6 }, false],
  ['three of six teams are', {}, { ...two, teams: 6, seats: { ...two.seats, 4: there } }, true],
  ['somebody elsewhere', { awaiting: [2] }, two, false],
  ['somebody elsewhere, too', { awaiting: [1, 2] }, two, false],
  ['who is willing already', { awaiting: [0, 1] }, two, false],
  ['somebody elsewhere is willing', { willing: [0, 2] }, two, false],
])('[BF-VOTE-02] asked whether it is willing: %s', (_what, fields, a, isFine) => {
  const step: Step = { type: 'voteWilling', willing: [0], awaiting: [1], ...fields };
  expect(refusalsOf(0, step, a)).toEqual(isFine ? [] : unfit('voteWilling'));
});

test.each<Step>([
  { type: 'voteWilling', willing: [0], awaiting: [1] },
  { type: 'voteJoin', willing, awaiting: [2] },
  { type: 'voteProposals', willing, awaiting: [1] },
  { type: 'voteBallot', willing, awaiting: [0, 1], options: [0, 'noEvent'], ballots: {} },
])('[BF-VOTE-02] who has called for a vote is willing: $type', (step) => {
  expect(refusalsOf(3, step, two)).toEqual(['team 3 has not begun this']);
});

test.each<[string, Partial<StepOf<'voteJoin'>>, boolean]>([
  ['who hears it', {}, true],
  ['who is out of earshot', { awaiting: [3] }, false],
  ['who is out of earshot, too', { awaiting: [2, 3] }, false],
  ['who is there', { awaiting: [1] }, false],
  ['too few are willing', { willing: [0] }, false],
  ['the willing in another order', { willing: [1, 0] }, false],
])('[BF-VOTE-04] asked to join: %s', (_what, fields, isFine) => {
  const step: Step = { type: 'voteJoin', willing, awaiting: [2], ...fields };
  expect(refusalsOf(0, step, two)).toEqual(isFine ? [] : unfit('voteJoin'));
});

test.each<[string, Partial<StepOf<'voteProposals'>>, Arrangement, boolean]>([
  ['who has not proposed', {}, two, true],
  ['who has, too', { awaiting: [0, 1] }, two, false],
  ['who is elsewhere', { awaiting: [2] }, two, false],
  ['who has no Event', {}, { ...two, seats: { ...two.seats, 1: { ...there, events: [] } } }, false],
])('[BF-VOTE-05] asked for a last proposal: %s', (_what, fields, a, isFine) => {
  const step: Step = { type: 'voteProposals', willing, awaiting: [1], ...fields };
  expect(refusalsOf(0, step, a)).toEqual(isFine ? [] : unfit('voteProposals'));
});

const both: Arrangement = {
  ...two,
  council: { proposals: [{ card: 'e04', by: 1 }, ...proposals] },
};
const again: Arrangement = {
  ...both,
  council: { ...both.council, revotes: 1 },
  unreachable: 'A vote is repeated at once.',
};
test.each<[string, Partial<StepOf<'voteBallot'>>, Arrangement, boolean]>([
  ['all proposals and No Event', {}, both, true],
  ['one has voted', { ballots: { 0: 1 }, awaiting: [1] }, both, true],
  ['one is not asked', { awaiting: [1] }, both, false],
  ['one elsewhere is asked', { awaiting: [0, 1, 2] }, both, false],
  ['one elsewhere has voted', { ballots: { 2: 'abstain' } }, both, false],
  ['in another order', { options: [1, 0, 'noEvent'] }, both, false],
  ['not all', { options: [0, 1] }, both, false],
  ['what was tied', { options: [0, 1] }, again, true],
  ['what was tied with No Event', { options: [1, 'noEvent'] }, again, true],
  ['all again', {}, again, true],
  ['a single one', { options: [1] }, again, false],
  ['one twice', { options: [1, 1] }, again, false],
  ['one that nobody has proposed', { options: [2, 0, 1] }, again, false],
])('[BF-VOTE-06] [BF-VOTE-08] a vote: %s', (_what, fields, a, isFine) => {
  const step: Step = {
    type: 'voteBallot',
    willing,
    awaiting: [0, 1],
    options: [0, 1, 'noEvent'],
    ballots: {},
    ...fields,
  };
  expect(refusalsOf(0, step, a)).toEqual(isFine ? [] : unfit('voteBallot'));
});
