import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { positionReports, reportEveryMs } from './position-reports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[STUDY-07] of many places only some are told, the last one always', () => {
  const sent: string[] = [];
  const { tell, flush } = positionReports((position, isLeaving) =>
    sent.push(`${position}${isLeaving ? ' leaving' : ''}`),
  );
  for (const page of [1, 2, 3]) tell(String(page));
  expect(sent).toEqual(['1']);
  vi.advanceTimersByTime(reportEveryMs);
  expect(sent).toEqual(['1', '3']);
  tell('4');
  flush();
  expect(sent).toEqual(['1', '3', '4 leaving']);
  vi.advanceTimersByTime(10 * reportEveryMs);
  expect(sent).toHaveLength(3);
  tell('4');
  expect(sent).toHaveLength(3);
});
