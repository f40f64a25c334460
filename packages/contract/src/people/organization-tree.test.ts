import { expect, test } from 'vitest';
import { isBelowItself, treeOf } from './organization-tree.ts';

test('an organisation cannot move into itself or below itself', () => {
  expect(isBelowItself('b', ['a', 'b'])).toBe(true);
  expect(isBelowItself('b', ['a', 'b', 'c'])).toBe(true);
  expect(isBelowItself('b', ['a', 'c'])).toBe(false);
});

test('a flat list becomes trees in its own order, and nobody is lost', () => {
  const list = [
    { id: 'a', parentId: null },
    { id: 'c', parentId: 'a' },
    { id: 'b', parentId: 'a' },
    { id: 'd', parentId: 'c' },
    { id: 'x', parentId: 'elsewhere' },
  ];
  const [first, second] = treeOf(list);
  expect(first?.below.map(({ id }) => id)).toEqual(['c', 'b']);
  expect(first?.below[0]?.below.map(({ id }) => id)).toEqual(['d']);
  expect(second?.id).toBe('x');
});
