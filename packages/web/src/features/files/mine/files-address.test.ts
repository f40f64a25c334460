import { defaultPageSize } from '@shuyuan/contract/kernel/paging';
import { expect, test } from 'vitest';
import { filesPlace, filesSearch } from './files-address.ts';

const paging = { page: 1, pageSize: defaultPageSize };

test('an address names a list and an open file, and comes back the same', () => {
  const place = filesPlace({ kind: 'video', keyword: ' 培训 ', file: 'f1' }, { page: 3, pageSize: 50 });
  expect(place).toEqual({ kind: 'video', keyword: '培训', file: 'f1', page: 3, pageSize: 50 });
  expect(filesSearch(place)).toEqual({ kind: 'video', keyword: '培训', file: 'f1', page: 3, pageSize: 50 });
});

test('what is mistyped shows all files', () => {
  const place = filesPlace({ kind: 'film', keyword: '  ', file: '' }, paging);
  expect(place).toEqual({ ...paging, kind: undefined, keyword: undefined, file: undefined });
  expect(Object.values(filesSearch(place))).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(filesPlace({ keyword: '学'.repeat(80) }, paging).keyword).toHaveLength(50);
});
