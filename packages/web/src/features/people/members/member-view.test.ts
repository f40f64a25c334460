import { expect, test } from 'vitest';
import { addressOf, inputOf, isFiltered, viewOf } from './member-view.ts';

test('the plain list needs no address, and an address leads back to its view', () => {
  expect(addressOf(viewOf({}))).toEqual({});
  const view = viewOf({ search: '林', state: 'left', identity: 'director', page: '3', pageSize: '40' });
  expect(view).toMatchObject({ search: '林', state: 'left', identity: 'director', page: 3, pageSize: 40 });
  const texts = Object.fromEntries(
    Object.entries(addressOf(view)).map(([key, value]) => [key, value === undefined ? value : String(value)]),
  );
  expect(viewOf(texts)).toEqual(view);
});

test('what an address cannot mean is left out', () => {
  const view = viewOf({ state: 'asleep', identity: 'king', page: '-1', pageSize: '100000' });
  expect(view).toEqual(viewOf({}));
  expect(inputOf(view)).toEqual({ page: 1, pageSize: 20 });
});

test('a page alone is no filter', () => {
  expect(isFiltered(viewOf({ page: '2' }))).toBe(false);
  expect(isFiltered(viewOf({ organizationId: 'o1' }))).toBe(true);
});
