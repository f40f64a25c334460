import { expect, test } from 'vitest';
import { bytesText, durationText } from './use-bytes.ts';

test('[D-169] sizes are 1024-based, in the unit a person would say', () => {
  expect(bytesText(10 * 1024 * 1024, 'en')).toBe('10 MB');
  expect(bytesText(1536, 'en')).toBe('1.5 kB');
  expect(bytesText(0, 'en')).toBe('0 byte');
  expect(bytesText(3.25 * 1024 ** 3, 'cn')).toBe('3.3 GB');
});

test('a time is as exact as it helps', () => {
  expect(durationText(42, 'en')).toBe('42 sec');
  expect(durationText(61, 'en')).toBe('2 min');
  expect(durationText(5400, 'en')).toBe('1.5 hr');
});
