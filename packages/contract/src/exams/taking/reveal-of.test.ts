import { expect, test } from 'vitest';
import { minuteMs } from '../../kernel/time-units.ts';
import { examBeginning } from '../papers/exam-settings.ts';
import { graceMs } from './attempt-time.ts';
import { type RevealInput, revealOf } from './reveal-of.ts';

const all = { showsMark: true, showsAnswers: true, showsKey: true };
const reveal = (settings: object, over: Partial<RevealInput> = {}) => {
  const both = { ...examBeginning, ...all, ...settings };
  const input = { now: 0, attemptCount: 1, isAnswering: false, isBeingTaken: false, ...over };
  const { mark, answers, key } = revealOf({ shows: both, limits: both, ...input });
  return [mark && 'mark', answers && 'answers', key && 'key'].filter(Boolean).join(' ');
};

test('[D-183] takers see what the exam shows, when it shows it', () => {
  expect(reveal({ revealTime: 'handIn' })).toBe('mark answers key');
  expect(reveal({ revealTime: 'never' })).toBe('');
  expect(reveal({ revealTime: 'handIn', showsKey: false })).toBe('mark answers');
  expect(reveal({ revealTime: 'handIn', showsAnswers: false })).toBe('mark');
  expect(reveal({ revealTime: 'handIn', showsMark: false })).toBe('answers key');
});

test('[D-183] questions and keys wait until a person can take the exam no more', () => {
  expect(reveal({ revealTime: 'handIn', maxAttempts: 2 })).toBe('mark');
  expect(reveal({ revealTime: 'handIn', maxAttempts: null }, { attemptCount: 9 })).toBe('mark');
  expect(reveal({ revealTime: 'handIn', maxAttempts: 2 }, { attemptCount: 2 })).toBe('mark answers key');
  expect(reveal({ revealTime: 'handIn', maxAttempts: 2, closeTime: 0 }, { now: 61 * minuteMs })).toBe(
    'mark answers key',
  );
});

test('[D-183] an open attempt of their own keeps earlier ones closed, also behind the window', () => {
  const answering = { attemptCount: 2, isAnswering: true, isBeingTaken: true };
  expect(reveal({ maxAttempts: 2 }, answering)).toBe('mark');
  expect(reveal({ maxAttempts: 2, closeTime: 0 }, { ...answering, now: 61 * minuteMs })).toBe('mark');
});

test('[D-183] attempts and the window are those of the exam now, not of the start', () => {
  const limits = { ...examBeginning, maxAttempts: 2 };
  expect(reveal({ maxAttempts: 1 }, { limits })).toBe('mark');
  const longer = { ...examBeginning, maxAttempts: 2, closeTime: 100 * minuteMs };
  expect(reveal({ maxAttempts: 2, closeTime: 0 }, { limits: longer, now: 99 * minuteMs })).toBe('mark');
});

test('[D-183] “at the end” is when the last who could start has to stop, and nobody with extra time goes on', () => {
  const settings = { revealTime: 'closing', closeTime: 0, lengthMinutes: 10, endRule: 'lastStart' };
  const over = 10 * minuteMs + graceMs;
  expect(reveal(settings, { now: over })).toBe('');
  expect(reveal(settings, { now: over + 1 })).toBe('mark answers key');
  expect(reveal(settings, { now: over + 1, isBeingTaken: true })).toBe('');
  expect(reveal({ ...settings, endRule: 'hardEnd' }, { now: graceMs + 1 })).toBe('mark answers key');
});
