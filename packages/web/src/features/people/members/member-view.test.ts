import { expect, test } from 'vitest';
import { inputOf, isFiltered, memberAddress } from './member-view.ts';

const { read, write } = memberAddress;

test('the plain list needs no address, and an address leads back to its view', () => {
  expect(write(read({}))).toEqual({});
  const view = read({ search: '林', state: 'left', identity: 'director', page: '3', pageSize: '40' });
  expect(view).toMatchObject({ search: '林', state: 'left', identity: 'director', page: 3, pageSize: 40 });
  const texts = Object.fromEntries(
    Object.entries(write(view)).map(([key, value]) => [key, value === undefined ? value : String(value)]),
  );
  expect(read(texts)).toEqual(view);
});

test('what an address cannot mean is left out', () => {
  const view = read({ state: 'asleep', identity: 'king', page: '-1', pageSize: '100000' });
  expect(view).toEqual(read({}));
  expect(inputOf(view)).toEqual({ page: 1, pageSize: 20 });
});

test('a page alone is no filter', () => {
  expect(isFiltered(read({ page: '2' }))).toBe(false);
  expect(isFiltered(read({ organizationId: 'o1' }))).toBe(true);
});
