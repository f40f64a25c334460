import { expect, test } from 'vitest';
import { warningsOfExam, warningsOfItem } from './item-warnings.ts';

const item = { facility: 0.6, standardDeviation: 1, discrimination: 0.4, effectiveWeight: 0.1, intendedWeight: 0.1 };
const exam = { attemptCount: 30, consistency: 0.8, isOpen: false, waitingCount: 0, otherCount: 0 };

test('[D-183] a question says what an author should look at', () => {
  expect(warningsOfItem(item)).toEqual([]);
  expect(warningsOfItem({ ...item, facility: 0.97, discrimination: 0.1 })).toEqual(['too-easy', 'weak']);
  expect(warningsOfItem({ ...item, facility: 0.1, discrimination: -0.2 })).toEqual(['too-hard', 'reversed']);
  expect(warningsOfItem({ ...item, facility: 1, standardDeviation: 0, discrimination: null })).toEqual([
    'too-easy',
    'no-spread',
  ]);
});

test('[D-183] an exam says how far its numbers can be trusted', () => {
  expect(warningsOfExam(exam)).toEqual([]);
  expect(warningsOfExam({ attemptCount: 3, consistency: 0.2, isOpen: true, waitingCount: 1, otherCount: 1 })).toEqual([
    'still-open',
    'few-attempts',
    'waiting',
    'other-papers',
    'inconsistent',
  ]);
  expect(warningsOfExam({ ...exam, consistency: null })).toEqual([]);
});
