import { expect, test } from 'vitest';
import { ExamRecordStatus, ExamStatus } from '../exam-status.ts';
import { examBeginning } from '../papers/exam-settings.ts';
import { examStatusOf, isWindowOver, recordStatusOf, resultOf } from './attempt-result.ts';

test('[D-183] a score is the sum of the marks; whoever reaches the pass mark exactly has passed', () => {
  const resultAt = (marks: (number | null)[], passPercent: number | null = 60) =>
    resultOf({ marks, pointSum: 10, passPercent });
  expect(resultAt([50_000, 10_000])).toEqual({ score: 60_000, result: 'passed' });
  expect(resultAt([50_000, 9_999])).toEqual({ score: 59_999, result: 'failed' });
  expect(resultAt([50_000, -10_000])).toEqual({ score: 40_000, result: 'failed' });
  expect(resultAt([100_000, null])).toEqual({ score: 100_000, result: 'marking' });
  expect(resultAt([0], null)).toEqual({ score: 0, result: 'finished' });
  expect(resultAt([0], 0).result).toBe('passed');
});

test('[ENUM-06] an attempt is where it stands, and a result nobody may see yet is a paper that was handed in', () => {
  expect(recordStatusOf({ result: null, isMarkShown: true })).toBe(ExamRecordStatus.answering);
  expect(recordStatusOf({ result: null, isMarkShown: true, isSilent: true })).toBe(ExamRecordStatus.interrupted);
  expect(recordStatusOf({ result: 'passed', isMarkShown: true, isSilent: true })).toBe(ExamRecordStatus.passed);
  expect(recordStatusOf({ result: 'marking', isMarkShown: false })).toBe(ExamRecordStatus.marking);
  for (const result of ['passed', 'failed', 'finished'] as const) {
    expect(recordStatusOf({ result, isMarkShown: true })).toBe(ExamRecordStatus[result]);
    expect(recordStatusOf({ result, isMarkShown: false })).toBe(ExamRecordStatus.handedIn);
  }
  for (const isMarkShown of [true, false])
    expect(recordStatusOf({ result: 'annulled', isMarkShown })).toBe(ExamRecordStatus.annulled);
});

test('[ENUM-05] an exam is unpublished, not begun, open, being marked or ended by its state, its window and its markers', () => {
  const at = (state: 'draft' | 'published' | 'withdrawn', now: number, isMarking = false) =>
    examStatusOf({ state, settings: { ...examBeginning, openTime: 10, closeTime: 20 }, isMarking }, now);
  expect(at('draft', 15)).toBe(ExamStatus.unpublished);
  expect([at('published', 9), at('published', 10), at('published', 20)]).toEqual([
    ExamStatus.notBegun,
    ExamStatus.open,
    ExamStatus.ended,
  ]);
  expect(at('withdrawn', 15)).toBe(ExamStatus.ended);
  expect([at('published', 15, true), at('published', 20, true), at('withdrawn', 15, true)]).toEqual([
    ExamStatus.open,
    ExamStatus.marking,
    ExamStatus.marking,
  ]);
  expect(examStatusOf({ state: 'published', settings: examBeginning, isMarking: false }, 0)).toBe(ExamStatus.open);
  expect(Object.values(ExamStatus).filter(isWindowOver)).toEqual([ExamStatus.marking, ExamStatus.ended]);
});
