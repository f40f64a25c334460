import { type CourseAudience, isForNobody } from '../study/courses/course-audience.ts';
import { isRepeatable, type RenewalStep } from './renewal-steps.ts';
import { hasMark, type RequirementType } from './requirement-types.ts';

export type CertificateProblem =
  | 'no-requirement'
  | 'same-twice'
  | 'markless-minimum'
  | 'nothing-to-repeat'
  | 'renewed-at-once'
  | 'for-nobody';

type Requirement = {
  readonly businessType: RequirementType;
  readonly businessId: string;
  readonly minimumPercent: number | null;
};
type Fields = {
  readonly audience: CourseAudience;
  readonly validMonths: number | null;
  readonly renewalDays: readonly RenewalStep[];
  readonly requirements: readonly Requirement[];
};

/** The shortest month: a run never opens before the award it follows was issued. */
const shortestMonth = 28;

function renewalProblem({ validMonths, renewalDays, requirements }: Fields): CertificateProblem | null {
  if (validMonths === null || renewalDays.length === 0) return null;
  if (!requirements.some(({ businessType }) => isRepeatable(businessType))) return 'nothing-to-repeat';
  return Math.max(...renewalDays) >= validMonths * shortestMonth ? 'renewed-at-once' : null;
}

/** The first reason why nobody could earn the certificate as it is; null: it can be published. */
export function certificateProblem(fields: Fields): CertificateProblem | null {
  const { audience, requirements } = fields;
  const contents = requirements.map(({ businessType, businessId }) => `${businessType} ${businessId}`);
  if (contents.length === 0) return 'no-requirement';
  if (new Set(contents).size < contents.length) return 'same-twice';
  if (requirements.some((one) => one.minimumPercent !== null && !hasMark(one.businessType))) return 'markless-minimum';
  return renewalProblem(fields) ?? (isForNobody(audience) ? 'for-nobody' : null);
}
