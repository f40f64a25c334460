import { expect, test } from 'vitest';
import { isBelowItself, reordered } from './organization-tree.ts';

test('an organisation cannot move into itself or below itself', () => {
  expect(isBelowItself('b', ['a', 'b'])).toBe(true);
  expect(isBelowItself('b', ['a', 'b', 'c'])).toBe(true);
  expect(isBelowItself('b', ['a', 'c'])).toBe(false);
});

test('an organisation stands before or after the sibling that is named, or last', () => {
  const siblings = ['a', 'b', 'c'];
  expect(reordered(siblings, 'c', { beforeId: 'a' })).toEqual(['c', 'a', 'b']);
  expect(reordered(siblings, 'a', { afterId: 'b' })).toEqual(['b', 'a', 'c']);
  expect(reordered(siblings, 'a', {})).toEqual(['b', 'c', 'a']);
  expect(reordered(siblings, 'new', { beforeId: 'b' })).toEqual(['a', 'new', 'b', 'c']);
});

test('beside one that is not there, or beside itself, nothing can stand', () => {
  expect(reordered(['a', 'b'], 'a', { beforeId: 'gone' })).toBeNull();
  expect(reordered(['a', 'b'], 'a', { afterId: 'a' })).toBeNull();
});
