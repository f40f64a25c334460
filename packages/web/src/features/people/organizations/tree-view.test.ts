import { treeOf } from '@shuyuan/contract/people/organization-tree';
import { expect, test } from 'vitest';
import { closedAtFirst, everyBranch, mayMoveTo } from './tree-view.ts';

const node = (id: string, parentId: string | null) => ({ id, parentId, name: id, memberCount: 0, version: 1 });
const tree = treeOf([node('a', null), node('b', 'a'), node('c', 'a'), node('d', 'b')]);
const branch = (id: string) => tree.flatMap(everyBranch).find((one) => one.id === id)!;

test('an organisation is dropped neither on itself, nor below itself, nor where it is', () => {
  expect(mayMoveTo(branch('b'), branch('c'))).toBe(true);
  expect(mayMoveTo(branch('d'), branch('a'))).toBe(true);
  for (const [moved, target] of [
    ['b', 'b'],
    ['b', 'd'],
    ['b', 'a'],
    ['a', 'b'],
  ] as const)
    expect(mayMoveTo(branch(moved), branch(target))).toBe(false);
});

test('a small tree is open, of a large one only the first level', () => {
  expect(closedAtFirst(tree)).toEqual(new Set());
  const many = Array.from({ length: 100 }, (_, n) => node(`n${n}`, 'b'));
  const large = treeOf([node('a', null), node('b', 'a'), ...many]);
  expect(closedAtFirst(large)).toEqual(new Set(['b']));
});
