import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenedAttempt } from './attempt-saver.ts';
import { forgetHandedPaper, handedPaperOf, handPaper } from './handed-paper.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  forgetHandedPaper();
  vi.useRealTimers();
});

const opened: OpenedAttempt = {
  id: 'a1',
  examId: 'e1',
  examName: '质量工具考试',
  questions: [],
  answers: [],
  files: [],
  logsAttention: false,
  hidesAssistant: true,
  hasCalculator: false,
  now: 0,
  closeTime: 60_000,
  remainingMs: 60_000,
};

test('a paper that came with the start is handed over once, without the time it waited', () => {
  handPaper({ tabId: 'the-tab-that-started', opened });
  vi.advanceTimersByTime(4_000);
  expect(handedPaperOf('another')).toBeNull();
  expect(handedPaperOf('a1')).toEqual({
    tabId: 'the-tab-that-started',
    opened: { ...opened, remainingMs: 56_000 },
  });
  forgetHandedPaper();
  expect(handedPaperOf('a1')).toBeNull();
});

test('a paper nobody came for in time is opened anew', () => {
  handPaper({ tabId: 'the-tab-that-started', opened });
  vi.advanceTimersByTime(31_000);
  expect(handedPaperOf('a1')).toBeNull();
});
