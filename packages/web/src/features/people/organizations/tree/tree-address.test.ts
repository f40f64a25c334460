import { expect, test } from 'vitest';
import { closed, opened, treeAddress } from './tree-address.ts';

test('a reload opens the same branches, each as far as it was shown', () => {
  const view = opened(opened(treeAddress.read({}), 'a'), 'b', 3);
  expect(treeAddress.write(view)).toEqual({ open: 'a,b~3', search: undefined });
  expect(treeAddress.read({ open: 'a,b~3' })).toEqual(view);
  expect(treeAddress.write(closed(closed(view, 'a'), 'b'))).toEqual({ open: undefined, search: undefined });
});

test('an address written by hand opens nothing it does not name', () => {
  expect([...treeAddress.read({ open: ',, a~0,b~x,c~2,<d>' }).open]).toEqual([['c', 2]]);
});

test('an address never grows without end: what was opened first closes', () => {
  let view = treeAddress.read({});
  for (let n = 0; n < 60; n++) view = opened(view, `n${n}`);
  expect(view.open.size).toBe(40);
  expect(view.open.has('n59')).toBe(true);
});
