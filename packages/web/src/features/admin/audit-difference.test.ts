import { expect, test } from 'vitest';
import { differencesOf } from './audit-difference.ts';

test('only what changed is told, field by field', () => {
  const before = { fullName: '林知远', roles: ['learner'], phone: null };
  const after = { fullName: '林知远', roles: ['learner', 'creator'], phone: '139' };
  expect(differencesOf(before, after)).toEqual([
    { field: 'roles', before: 'learner', after: 'learner\ncreator' },
    { field: 'phone', before: null, after: '139' },
  ]);
});

test('what was created has no before, what was removed no after', () => {
  expect(differencesOf(null, { value: '1' })).toEqual([{ field: 'value', before: null, after: '1' }]);
  expect(differencesOf({ value: 0 }, null)).toEqual([{ field: 'value', before: '0', after: null }]);
  expect(differencesOf(null, null)).toEqual([]);
});

test('what is nested is shown as the JSON it is', () => {
  const [step] = differencesOf({}, { steps: [{ mode: 'any' }] });
  expect(JSON.parse(step?.after ?? '')).toEqual([{ mode: 'any' }]);
});
