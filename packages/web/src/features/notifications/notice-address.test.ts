import { expect, test } from 'vitest';
import { noticePlace, noticeSearch } from './notice-address.ts';

test('the address and the place say the same', () => {
  const search = { filter: 'unread', kind: 'reward', page: '3', pageSize: '40' };
  expect(noticeSearch(noticePlace(search))).toEqual({ filter: 'unread', kind: 'reward', page: 3, pageSize: 40 });
  expect(noticeSearch(noticePlace({}))).toEqual({
    filter: undefined,
    kind: undefined,
    page: undefined,
    pageSize: undefined,
  });
});

test('a mistyped address shows everything', () => {
  expect(noticePlace({ filter: 'x', kind: 'toString', page: '-1', pageSize: '9999' })).toEqual(noticePlace({}));
});
