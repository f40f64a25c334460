import { expect, test } from 'vitest';
import { differencesOf } from './audit-difference.ts';

test('only what changed is told, field by field', () => {
  const before = { fullName: '林知远', roles: ['learner'], phone: null };
  const after = { fullName: '林知远', roles: ['learner', 'creator'], phone: '139' };
  expect(differencesOf(before, after)).toEqual([
    { field: 'roles', before: ['learner'], after: ['learner', 'creator'] },
    { field: 'phone', before: null, after: '139' },
  ]);
});

test('what was created has no before, what was removed no after, and nothing is not told of', () => {
  expect(differencesOf(null, { value: '1' })).toEqual([{ field: 'value', before: undefined, after: '1' }]);
  expect(differencesOf({ value: 0 }, null)).toEqual([{ field: 'value', before: 0, after: undefined }]);
  expect(differencesOf(null, { email: null, facts: [], phone: '' })).toEqual([]);
  expect(differencesOf(null, null)).toEqual([]);
});
