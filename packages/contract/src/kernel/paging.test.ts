import { expect, test } from 'vitest';
import { z } from 'zod';
import { defaultPageSize, maxPageSize, offsetOf, pageCount, pageSizeOptions } from './paging.ts';
import { pageOf, pagingInput } from './paging.wire.ts';

const input = z.object(pagingInput);
const isAccepted = (value: object): boolean => input.safeParse(value).success;

test('[SHELL-18] the pager starts at 20 and offers 10, 20, 30 and 40', () => {
  expect(defaultPageSize).toBe(20);
  expect([...pageSizeOptions]).toEqual([10, 20, 30, 40]);
});

test('D-023: a page that is not said is the first, of the default size', () => {
  expect(input.parse({})).toEqual({ page: 1, pageSize: 20 });
});

test('D-023: the page begins at 1, its size ends at 100', () => {
  expect(maxPageSize).toBe(100);
  expect([{ page: 1 }, { pageSize: 1 }, { pageSize: 100 }].map(isAccepted)).toEqual([true, true, true]);
  const refused = [{ page: 0 }, { page: -1 }, { page: 1.5 }, { pageSize: 0 }, { pageSize: 101 }, { page: 2 ** 31 }];
  expect(refused.map(isAccepted)).toEqual(refused.map(() => false));
});

test('D-023: the offset of the last page that is accepted is still exact', () => {
  const last = { page: 2_147_483_647, pageSize: maxPageSize };
  expect(isAccepted(last)).toBe(true);
  expect(BigInt(offsetOf(last))).toBe(2_147_483_646n * 100n);
});

test('D-014: a list answers items and recordCount, and nothing below zero', () => {
  const list = pageOf(z.string());
  expect(list.parse({ items: ['a'], recordCount: 1 })).toEqual({ items: ['a'], recordCount: 1 });
  expect(list.safeParse({ items: [], recordCount: -1 }).success).toBe(false);
  expect(list.safeParse({ items: [] }).success).toBe(false);
});

test('an empty list has one page, a full one no page too many', () => {
  expect([0, 1, 20, 21, 40].map((count) => pageCount(count, 20))).toEqual([1, 1, 1, 2, 2]);
  expect(offsetOf({ page: 3, pageSize: 20 })).toBe(40);
});
