import { expect, test } from 'vitest';
import { daySeconds, hourSeconds } from '@shuyuan/contract/kernel/time-units';
import { bytesText, millisecondsText, uptimeParts } from './measures.ts';

test('a size is told in the unit a person would say', () => {
  expect([0, 999, 1_000, 1_234_567, 123_456_789, 5e9, 7e15].map((bytes) => bytesText(bytes, 'en'))).toEqual([
    '0 byte',
    '999 byte',
    '1 kB',
    '1.2 MB',
    '123 MB',
    '5 GB',
    '7,000 TB',
  ]);
  expect(bytesText(1_500_000, 'fr')).toMatch(/^1,5\s?Mo$/);
});

test('milliseconds and the time since the start', () => {
  expect(millisecondsText(1.26, 'en')).toBe('1.3 ms');
  expect(uptimeParts(2 * daySeconds + 3 * hourSeconds + 4 * 60 + 59)).toEqual({ days: 2, hours: 3, minutes: 4 });
});
