import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test('one range of bytes is read as HTTP means it', () => {
  expect(readRange('bytes=0-0', 10)).toEqual({ start: 0, end: 0 });
  expect(readRange('bytes=2-', 10)).toEqual({ start: 2, end: 9 });
  expect(readRange('bytes=-3', 10)).toEqual({ start: 7, end: 9 });
  expect(readRange('bytes=-30', 10)).toEqual({ start: 0, end: 9 });
  expect(readRange('bytes=5-500', 10)).toEqual({ start: 5, end: 9 });
});

test('a range behind the end of the file is nothing, one that makes no sense is the whole file', () => {
  expect(readRange('bytes=10-', 10)).toBe('beyond');
  expect(readRange('bytes=-0', 10)).toBe('beyond');
  for (const header of [undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'rows=0-1', 'bytes=x-y']) {
    expect(readRange(header, 10)).toBeNull();
  }
});
