import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs } from '../kernel/time-units.ts';
import {
  recommendReason,
  recommendReasons,
  recommendScore,
  recommendScores,
  type RecommendSignals,
} from './recommend-weights.ts';

const now = Date.parse('2026-11-19T00:00:00Z');
const plain: RecommendSignals = {
  dueAt: null,
  nextPeople: 0,
  positionPeople: 0,
  isFollowed: false,
  topicCount: 0,
  useCount: 0,
  publishedAt: now - 100 * dayMs,
};

test.each([
  ['due', { dueAt: now + dayMs, nextPeople: 3 }],
  ['next', { nextPeople: 2, positionPeople: 5, isFollowed: true }],
  ['position', { positionPeople: 8, isFollowed: true }],
  ['follow', { isFollowed: true, topicCount: 1, useCount: 10_000 }],
  ['topic', { topicCount: 1, publishedAt: now }],
  ['hot', { useCount: 100, publishedAt: now }],
  ['new', { useCount: 3, publishedAt: now }],
] as const)('[ROUTE-33] the weightiest reason is said: %s', (reason, known) => {
  expect(recommendReason({ ...plain, ...known }, now)).toBe(reason);
});

test('[D-134] what many use does not come before what suits the reader in two ways', () => {
  const everybodys = recommendScore({ ...plain, useCount: 1_000_000, publishedAt: now }, now);
  expect(recommendScore({ ...plain, isFollowed: true, topicCount: 1 }, now)).toBeGreaterThan(everybodys);
});

test('[ROUTE-33] the nearer the deadline the higher, and what is past is not due', () => {
  const due = (dueAt: number) => recommendScores({ ...plain, dueAt }, now).due;
  expect(due(now + dayMs)).toBeGreaterThan(due(now + 7 * dayMs));
  expect(due(now - 1)).toBe(0);
});

test('[ROUTE-33] no score is negative or unbounded, and each has a reason', () => {
  const signals = fc.record({
    dueAt: fc.option(fc.integer({ min: 0 })),
    nextPeople: fc.nat(),
    positionPeople: fc.nat(),
    isFollowed: fc.boolean(),
    topicCount: fc.nat(20),
    useCount: fc.integer(),
    publishedAt: fc.integer(),
  });
  fc.assert(
    fc.property(signals, (known) => {
      const score = recommendScore(known, now);
      expect(score >= 0 && Number.isFinite(score)).toBe(true);
      expect(recommendReasons).toContain(recommendReason(known, now));
    }),
  );
});
