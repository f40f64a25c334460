import { expect, test } from 'vitest';
import { categoryLabel, categoryTree } from './category-tree.ts';

const category = (id: string, parentId: string | null, questionCount = 1) => ({
  id,
  parentId,
  name: id,
  questionCount,
  isOpenForPractice: false,
});

test('[D-183] a category stands before what lies in it, and counts the questions of all of it', () => {
  const tree = categoryTree([
    category('quality', null),
    category('safety', null, 5),
    category('charts', 'quality', 2),
    category('tools', 'quality', 3),
    category('control', 'charts', 4),
  ]);
  expect(tree.map(({ id, depth, allCount, hasBelow }) => [id, depth, allCount, hasBelow])).toEqual([
    ['quality', 1, 10, true],
    ['charts', 2, 6, true],
    ['control', 3, 4, false],
    ['tools', 2, 3, false],
    ['safety', 1, 5, false],
  ]);
  expect(tree.map(categoryLabel)).toEqual(['quality', '　charts', '　　control', '　tools', 'safety']);
});
