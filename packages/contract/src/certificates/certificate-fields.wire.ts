import { z } from 'zod';
import { isTimeZone } from '../kernel/calendar/is-time-zone.ts';
import { id, text } from '../kernel/fields.wire.ts';
import { audience } from '../people/audience.wire.ts';
import { courseStates } from '../study/courses/course-states.ts';
import { CertificateKind } from './certificate-kind.ts';
import { certificateLimits as limits } from './certificate-limits.ts';
import { certificateRegradeRules } from './certificate-regrade-rules.ts';
import { renewalSteps } from './renewal-steps.ts';
import { requirementTypes } from './requirement-types.ts';

export const count = z.int().nonnegative();
export const kind = z.literal(Object.values(CertificateKind));
export const certificateState = z.enum(courseStates);

const reward = z.int().min(0).max(limits.reward);
export const minimumPercent = z.int().min(1).max(100).nullable().describe('null: finished is enough');

const requirement = z.object({
  businessType: z.literal(requirementTypes).describe('ENUM-11'),
  businessId: id,
  minimumPercent,
});
export const namedRequirement = requirement.extend({ title: z.string() });

/** The fields of the form of a certificate. */
export const certificateFields = {
  kind,
  title: text(limits.title, 1),
  introduction: text(limits.introduction),
  audience,
  validMonths: z.int().min(1).max(limits.validMonths).nullable().describe('null: it does not expire'),
  renewalDays: z
    .array(z.literal(renewalSteps))
    .max(renewalSteps.length)
    .describe('days before the end: holders are told, with the first the next run opens; none: it does not renew'),
  coins: reward.describe('paid with each award, in whole coins; only who manages the book changes it'),
  integral: reward,
  regradeRule: z.enum(certificateRegradeRules).describe('of an award whose mark falls below what was asked for'),
  timeZone: z.string().max(64).refine(isTimeZone, { error: 'unknown-zone' }).describe('whose days it ends by'),
  requirements: z.array(requirement).max(limits.requirements),
};
