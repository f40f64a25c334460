import { expect, test } from 'vitest';
import { firstPlace, managePlace, manageSearch } from './manage-place.ts';

test('D-057: the table is open only where the address says so', () => {
  expect(managePlace({})).toBeNull();
  expect(managePlace({ lives: 'yours' })).toBeNull();
  expect(managePlace({ lives: 'all' })).toEqual(firstPlace);
});

test('[LIVE-MGMT-05] a page has ten lives; whatever is mistyped is the first of those', () => {
  expect(firstPlace.pageSize).toBe(10);
  expect(managePlace({ lives: 'mine', livesPage: '-1', livesSize: 'all' })).toEqual({ ...firstPlace, tab: 'mine' });
});

test('a place is found again by its address', () => {
  const place = { tab: 'mine', page: 3, pageSize: 20, search: 'reading' } as const;
  const texts = Object.fromEntries(Object.entries(manageSearch(place)).map(([key, value]) => [key, String(value)]));
  expect(managePlace(texts)).toEqual(place);
  expect(Object.values(manageSearch(null)).every((value) => value === undefined)).toBe(true);
});
