import { usualClickType } from '@shuyuan/contract/search/search-click-types';
import { expect, test } from 'vitest';
import { searchAddress } from './search-address.ts';

test('[SHELL-14] a search was begun by a keyword unless the address says otherwise', () => {
  expect(usualClickType).toBe('keyword');
  expect(searchAddress.read({ keyword: 'a' }).from).toBe('keyword');
  expect(searchAddress.read({ keyword: 'a', from: 'topic' }).from).toBe('topic');
  expect(searchAddress.write(searchAddress.read({ keyword: 'a', from: 'nonsense' }))['from']).toBeUndefined();
});
