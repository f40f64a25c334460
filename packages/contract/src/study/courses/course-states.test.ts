import { expect, test } from 'vitest';
import { courseLife, courseStates, editableStates } from './course-states.ts';

test('[D-183] a course is drafted, published, withdrawn, published again, and archived for good', () => {
  const allowed = Object.fromEntries(
    courseStates.map((state) => [
      state,
      (['publish', 'withdraw', 'archive'] as const).filter((action) => courseLife.can(action, state)),
    ]),
  );
  expect(allowed).toEqual({
    draft: ['publish', 'archive'],
    published: ['publish', 'withdraw'],
    withdrawn: ['publish', 'archive'],
    archived: [],
  });
  expect(editableStates).not.toContain('archived');
});
