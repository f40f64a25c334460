import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { expect, test } from 'vitest';
import { localTime, timeOf } from './local-time.ts';

const shown = new Date(2026, 9, 25, 2, 30).getTime();

test('[D-183] a field nobody touched keeps its moment: two moments with one text stay two, as in the hour autumn repeats', () => {
  const later = shown + minuteMs / 2;
  expect(localTime(later)).toBe(localTime(shown));
  expect([timeOf(localTime(shown), shown), timeOf(localTime(shown), later)]).toEqual([shown, later]);
});

test('[D-183] a field that says another minute is that minute, and one that says none is none', () => {
  expect(timeOf(localTime(shown + minuteMs), shown)).toBe(shown + minuteMs);
  expect([timeOf('', shown), timeOf('tomorrow', shown), localTime(null)]).toEqual([null, null, '']);
});
