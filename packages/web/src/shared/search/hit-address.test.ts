import { expect, test } from 'vitest';
import { hitAddress } from './hit-address.ts';

const found = { sourceId: 'x1', parentId: null, sectionKey: null, second: null, page: null };

test('[D-195] a result leads to the second of a film and the page of a document', () => {
  const section = { ...found, kind: 'section', sectionKey: 's1' } as const;
  expect(hitAddress({ ...section, second: 62 })).toBe('#/course/x1/section/s1?seconds=62');
  expect(hitAddress({ ...section, page: 3 })).toBe('#/course/x1/section/s1?sheet=3');
  expect(hitAddress({ ...found, kind: 'libraryItem', page: 3 })).toBe('#/knowledge/detail/x1?sheet=3');
  expect(hitAddress({ ...found, kind: 'libraryItem' })).toBe('#/knowledge/detail/x1');
  expect(hitAddress({ ...found, kind: 'file', page: 3 })).toBe('#/center/my/file?file=x1&sheet=3');
});

test('[D-187] [D-195] a page of the site leads to its article or its branch page', () => {
  expect(hitAddress({ ...found, kind: 'sitePage', sectionKey: 'tvet' })).toBe('#/partner/TVET-Institutions');
  expect(hitAddress({ ...found, kind: 'sitePage' })).toBe('#/branch-list-v/x1');
});
