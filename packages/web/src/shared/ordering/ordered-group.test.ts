import { expect, test } from 'vitest';
import { idsAfterMove, type Step, targetOfStep } from './ordered-group.ts';

const groups = [
  { id: 'one', itemIds: ['a', 'b'] },
  { id: 'two', itemIds: [] },
];
const step = (id: string, by: Step) => {
  const target = targetOfStep(groups, id, by);
  return target && idsAfterMove(groups, id, target);
};

test('[D-183] a row goes past its neighbour, over the border of its group, and where it is let go', () => {
  expect(step('a', 'down')).toEqual([['b', 'a'], []]);
  expect(step('b', 'down')).toEqual([['a'], ['b']]);
  expect(step('a', 'up')).toBeUndefined();
  expect(idsAfterMove(groups, 'b', { groupId: 'one', beforeId: 'a' })).toEqual([['b', 'a'], []]);
  expect(idsAfterMove(groups, 'a', { groupId: 'two', beforeId: null })).toEqual([['b'], ['a']]);
});
