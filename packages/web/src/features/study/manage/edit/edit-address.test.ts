import { expect, test } from 'vitest';
import { editTabsOf } from './edit-address.ts';

test('[ENUM-02] homework is a side of a course that has homework, and of no other', () => {
  expect(editTabsOf({ hasHomework: true }, 'homework')).toEqual({
    tabs: ['outline', 'fields', 'learners', 'homework'],
    current: 'homework',
  });
  expect(editTabsOf({ hasHomework: false }, 'learners')).toEqual({
    tabs: ['outline', 'fields', 'learners'],
    current: 'learners',
  });
});

test('an address that names homework of a course without any shows its outline', () => {
  expect(editTabsOf({ hasHomework: false }, 'homework').current).toBe('outline');
});
