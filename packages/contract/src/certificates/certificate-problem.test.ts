import { expect, test } from 'vitest';
import { BusinessType } from '../kernel/business-types.ts';
import { everyone } from '../study/courses/course-audience.ts';
import { certificateProblem } from './certificate-problem.ts';

const course = { businessType: BusinessType.course, businessId: 'c', minimumPercent: 80 } as const;
const survey = { businessType: BusinessType.research, businessId: 'c', minimumPercent: null } as const;
const nobody = { ...everyone, isEveryone: false };

test.each([
  ['two kinds of content may have one id', [course, survey], everyone, null],
  ['nothing is asked for', [], everyone, 'no-requirement'],
  ['the same is asked for twice', [course, { ...course, minimumPercent: null }], everyone, 'same-twice'],
  ['a survey has no mark', [{ ...survey, minimumPercent: 1 }], everyone, 'markless-minimum'],
  ['it is for nobody', [course], nobody, 'for-nobody'],
] as const)('[D-188] what keeps a certificate from being published: %s', (_, requirements, audience, problem) => {
  expect(certificateProblem({ requirements, audience })).toBe(problem);
});
