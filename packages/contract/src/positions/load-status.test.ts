import { expect, test } from 'vitest';
import { joinChapterPages, LoadStatus, loadStatusOf, sectionPageSize } from './load-status.ts';

test('[POSITION-08] a chapter is read in pages of 100; 0 says that more remain, 2 that all is there', () => {
  const page = { pageIndex: 1, pageSize: sectionPageSize };
  expect([0, 99, 100, 101].map((count) => loadStatusOf(page, count))).toEqual([2, 2, 2, 0]);
  expect(loadStatusOf({ ...page, pageIndex: 2 }, 200)).toBe(LoadStatus.all);
});

test('[POSITION-03] pages stand behind each other, and the last says what it brought', () => {
  const first = { pageIndex: 1, loadStatus: LoadStatus.more, positionSections: ['a', 'b'] };
  const second = { pageIndex: 2, loadStatus: LoadStatus.all, positionSections: ['c'] };
  expect(joinChapterPages([first, second])).toEqual({
    positionSections: ['a', 'b', 'c'],
    newSections: ['c'],
    pageIndex: 2,
    loadStatus: LoadStatus.all,
  });
  expect(joinChapterPages([])).toMatchObject({ positionSections: [], loadStatus: LoadStatus.loading });
});
