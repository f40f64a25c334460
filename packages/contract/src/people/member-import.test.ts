import { expect, test } from 'vitest';
import { exportColumns, importLife, importStates, mayApply } from './member-import.ts';

const counts = { toCreate: 1, toChange: 0, unchanged: 0, wrong: 0 };

test('a table is applied once, only when it was checked, nothing in it is wrong and it changes something', () => {
  expect(importStates.filter((state) => mayApply(state, counts))).toEqual(['checked']);
  expect(mayApply('checked', { ...counts, wrong: 1 })).toBe(false);
  expect(mayApply('checked', { ...counts, toCreate: 0, unchanged: 5 })).toBe(false);
  expect(mayApply('checked', { ...counts, toCreate: 0, toChange: 1 })).toBe(true);
});

test('nothing leaves an applied import, and one that was interrupted can be applied again', () => {
  const leaves = Object.values(importLife.table).flatMap(({ from }) => from);
  expect(leaves).not.toContain('applied');
  expect(leaves).not.toContain('failed');
  expect(importLife.can('apply', importLife.table.return.to)).toBe(true);
});

test('passwords are never exported', () => {
  expect(exportColumns).not.toContain('password');
  expect(exportColumns).toContain('account');
});
