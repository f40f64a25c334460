import { expect, test } from 'vitest';
import { comingPlace, comingSearch } from './coming-place.ts';

test('[ROUTE-47] the place in the list of coming lives is part of the address', () => {
  const place = { tab: 'mine', page: 3, pageSize: 20 } as const;
  const search = comingSearch(place);
  expect(search).toEqual({ coming: 'mine', page: 3, pageSize: 20 });
  expect(comingPlace({ coming: 'mine', page: '3', pageSize: '20' })).toEqual(place);
  expect(comingSearch(comingPlace({}))).toEqual({ coming: undefined, page: undefined, pageSize: undefined });
});

test('an address somebody mistyped shows the first page of all', () => {
  expect(comingPlace({ coming: 'x', page: '-1', pageSize: '1000' })).toEqual({ tab: 'all', page: 1, pageSize: 10 });
});
