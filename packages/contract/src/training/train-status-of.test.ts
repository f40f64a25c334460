import { expect, test } from 'vitest';
import { TrainStatus } from '../study/training.ts';
import { trainStatusOf } from './train-status-of.ts';

const times = {
  state: 'published',
  opensAt: 10,
  closesAt: 20,
  startsAt: 30,
  endsAt: 40,
  evaluatesUntil: null,
} as const;

test.each([
  [9, TrainStatus.preparing],
  [10, TrainStatus.enrolling],
  [19, TrainStatus.enrolling],
  [20, TrainStatus.enrolmentClosed],
  [29, TrainStatus.enrolmentClosed],
  [30, TrainStatus.running],
  [39, TrainStatus.running],
  [40, TrainStatus.ended],
])('at %i a class is in status %i', (now, status) => {
  expect(trainStatusOf(times, now)).toBe(status);
});

test('without a window people apply until the first meeting', () => {
  const open = { ...times, opensAt: null, closesAt: null };
  expect(trainStatusOf(open, 0)).toBe(TrainStatus.enrolling);
  expect(trainStatusOf(open, 29)).toBe(TrainStatus.enrolling);
  expect(trainStatusOf(open, 30)).toBe(TrainStatus.running);
});

test('[ENUM-07] a class that has ended is evaluated while its people are asked', () => {
  const evaluated = { ...times, evaluatesUntil: 50 };
  expect([39, 40, 49, 50].map((now) => trainStatusOf(evaluated, now))).toEqual([
    TrainStatus.running,
    TrainStatus.evaluating,
    TrainStatus.evaluating,
    TrainStatus.ended,
  ]);
  // A survey that closed before the class ended asks nobody.
  expect(trainStatusOf({ ...times, evaluatesUntil: 35 }, 41)).toBe(TrainStatus.ended);
});

test('a draft is prepared and a cancelled class cancelled at any time', () => {
  for (const now of [0, 15, 35, 50]) {
    expect(trainStatusOf({ ...times, state: 'draft' }, now)).toBe(TrainStatus.preparing);
    expect(trainStatusOf({ ...times, state: 'cancelled' }, now)).toBe(TrainStatus.cancelled);
  }
  expect(trainStatusOf({ ...times, startsAt: null, endsAt: null }, 15)).toBe(TrainStatus.preparing);
});
