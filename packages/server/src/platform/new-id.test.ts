import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('D-027 ids are opaque strings that never repeat and sort by time', () => {
  const ids = Array.from({ length: 5_000 }, () => newId(1_800_000_000_000));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[0-9a-hjkmnp-tv-z]{26}$/.test(id))).toBe(true);
  expect(newId(1_800_000_000_000) < newId(1_800_000_000_001)).toBe(true);
});

test('ids of the same millisecond sort in the order they were made', () => {
  const ids = Array.from({ length: 5_000 }, (_, n) => newId(1_800_000_000_000 + (n % 2)));
  const made = (odd: number) => ids.filter((_, n) => n % 2 === odd);
  expect(ids.toSorted()).toEqual([...made(0), ...made(1)]);
});
