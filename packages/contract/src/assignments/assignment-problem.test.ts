import { expect, test } from 'vitest';
import { BusinessType } from '../kernel/business-types.ts';
import { everyone } from '../study/courses/course-audience.ts';
import { assignmentProblem } from './assignment-problem.ts';

const course = { businessType: BusinessType.course, businessId: 'a' };
const again = [BusinessType.course, BusinessType.subject, BusinessType.exam, BusinessType.class].map(
  (businessType) => ({
    businessType,
    businessId: 'a',
  }),
);
const live = { businessType: BusinessType.nativeLive, businessId: 'a' };
const fields = { audience: everyone, recurrenceMonths: null, items: [course, live] };

test('[D-180] a rule can be activated when it asks for something that somebody can do, again where it recurs', () => {
  expect(assignmentProblem(fields)).toBeNull();
  expect(assignmentProblem({ ...fields, items: [] })).toBe('no-item');
  expect(assignmentProblem({ ...fields, items: [course, live, course] })).toBe('same-twice');
  expect(assignmentProblem({ ...fields, recurrenceMonths: 12 })).toBe('not-repeatable');
  expect(assignmentProblem({ ...fields, recurrenceMonths: 12, items: again })).toBeNull();
  expect(assignmentProblem({ ...fields, recurrenceMonths: 12, items: [...again, live] })).toBe('not-repeatable');
  expect(assignmentProblem({ ...fields, audience: { ...everyone, isEveryone: false } })).toBe('for-nobody');
});
