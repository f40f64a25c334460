import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { positionReports, reportEveryMs } from './position-reports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[STUDY-07] of many places only some are told, the last one always', () => {
  const sent: string[] = [];
  const { report, flush } = positionReports((position, isLeaving) =>
    sent.push(`${position}${isLeaving ? ' leaving' : ''}`),
  );
  for (const page of [1, 2, 3]) report(String(page));
  expect(sent).toEqual(['1']);
  vi.advanceTimersByTime(reportEveryMs);
  expect(sent).toEqual(['1', '3']);
  report('4');
  flush();
  expect(sent).toEqual(['1', '3', '4 leaving']);
  vi.advanceTimersByTime(10 * reportEveryMs);
  expect(sent).toHaveLength(3);
  report('4');
  expect(sent).toHaveLength(3);
});
