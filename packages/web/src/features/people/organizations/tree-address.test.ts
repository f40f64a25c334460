import { expect, test } from 'vitest';
import { addressOf, closed, opened, treeViewOf } from './tree-address.ts';

test('a reload opens the same branches, each as far as it was shown', () => {
  const view = opened(opened(treeViewOf({}), 'a'), 'b', 3);
  expect(addressOf(view)).toEqual({ open: 'a,b~3', search: undefined });
  expect(treeViewOf({ open: 'a,b~3' })).toEqual(view);
  expect(addressOf(closed(closed(view, 'a'), 'b'))).toEqual({ open: undefined, search: undefined });
});

test('an address written by hand opens nothing it does not name', () => {
  expect([...treeViewOf({ open: ',, a~0,b~x,c~2,<d>' }).open]).toEqual([['c', 2]]);
});

test('an address never grows without end: what was opened first closes', () => {
  let view = treeViewOf({});
  for (let n = 0; n < 60; n++) view = opened(view, `n${n}`);
  expect(view.open.size).toBe(40);
  expect(view.open.has('n59')).toBe(true);
});
