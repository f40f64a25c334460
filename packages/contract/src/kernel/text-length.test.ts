import { expect, test } from 'vitest';
import { text } from './fields.wire.ts';
import { textLength } from './text-length.ts';

test('D-062: a length is code points after trimming, not UTF-16 units', () => {
  expect(['', '  ', ' 书院 ', 'ab', '𠮷野家', '😀'].map(textLength)).toEqual([0, 0, 2, 2, 3, 1]);
});

test('D-062: a field counts the same way and hands on the trimmed text', () => {
  const field = text(3, 1);
  expect(field.parse('  𠮷野家 ')).toBe('𠮷野家');
  expect([field.safeParse('𠮷野家里').success, field.safeParse('   ').success]).toEqual([false, false]);
});

test('a text that is much too long is refused before it is counted', () => {
  expect(text(3).safeParse(' '.repeat(25)).success).toBe(false);
});
