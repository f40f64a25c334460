import { expect, test } from 'vitest';
import { partOfBook } from './section-view.ts';

test('[D-178] the part of a book is read from its address', () => {
  expect(partOfBook('epubcfi(/6/2!/4/2,/1:0,/1:20)')).toBe(0);
  expect(partOfBook('epubcfi(/6/14[chapter7]!/4/2)')).toBe(6);
  for (const place of [null, '', '12', 'epubcfi(']) expect(partOfBook(place)).toBe(0);
});
