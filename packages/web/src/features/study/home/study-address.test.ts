import { PlainFilter } from '@shuyuan/contract/study/plain-filter';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { expect, test } from 'vitest';
import { isWholeCatalogue, studyAddress } from './study-address.ts';

test('[ROUTE-18] the address keeps what is looked for, and leaves out what is usual', () => {
  const usual = studyAddress.read({});
  expect(isWholeCatalogue(usual)).toBe(true);
  expect(Object.values(studyAddress.write(usual)).filter((value) => value !== undefined)).toEqual([]);
  const state = { ...usual, search: '焊接', kind: PlainFilter.course, status: FinishStatus.notBegun, page: 2 };
  const written = Object.fromEntries(
    Object.entries(studyAddress.write(state)).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  );
  expect(studyAddress.read(written)).toEqual(state);
  expect(isWholeCatalogue(state)).toBe(false);
});

test('[ENUM-12] a kind or state nobody knows is none', () => {
  expect(studyAddress.read({ kind: '99', status: '4', page: 'x' })).toEqual(studyAddress.read({}));
});
