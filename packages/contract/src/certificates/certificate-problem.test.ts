import { expect, test } from 'vitest';
import { BusinessType } from '../kernel/business-types.ts';
import { everyone } from '../study/courses/course-audience.ts';
import { certificateProblem } from './certificate-problem.ts';

const course = { businessType: BusinessType.course, businessId: 'c', minimumPercent: 80 } as const;
const survey = { businessType: BusinessType.research, businessId: 'c', minimumPercent: null } as const;
const nobody = { ...everyone, isEveryone: false };
const unending = { validMonths: null, renewalDays: [] } as const;

test.each([
  ['two kinds of content may have one id', [course, survey], everyone, null],
  ['nothing is asked for', [], everyone, 'no-requirement'],
  ['the same is asked for twice', [course, { ...course, minimumPercent: null }], everyone, 'same-twice'],
  ['a survey has no mark', [{ ...survey, minimumPercent: 1 }], everyone, 'markless-minimum'],
  ['it is for nobody', [course], nobody, 'for-nobody'],
] as const)('[D-188] what keeps a certificate from being published: %s', (_, requirements, audience, problem) => {
  expect(certificateProblem({ requirements, audience, ...unending })).toBe(problem);
});

test.each([
  ['a course is done again', [course], 12, [90, 7], null],
  ['a survey is taken once', [survey], 12, [90], 'nothing-to-repeat'],
  ['the next run would open with the first', [course], 3, [90], 'renewed-at-once'],
  ['a week before the end of a month', [course], 1, [7], null],
  ['it does not end', [survey], null, [90], null],
] as const)('[D-188] what keeps it from renewing: %s', (_, requirements, validMonths, renewalDays, problem) => {
  expect(certificateProblem({ requirements, audience: everyone, validMonths, renewalDays })).toBe(problem);
});
