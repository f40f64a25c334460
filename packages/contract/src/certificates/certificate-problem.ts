import { type CourseAudience, isForNobody } from '../study/courses/course-audience.ts';
import { hasMark, type RequirementType } from './requirement-types.ts';

export type CertificateProblem = 'no-requirement' | 'same-twice' | 'markless-minimum' | 'for-nobody';

type Requirement = {
  readonly businessType: RequirementType;
  readonly businessId: string;
  readonly minimumPercent: number | null;
};
type Fields = { readonly audience: CourseAudience; readonly requirements: readonly Requirement[] };

/** The first reason why nobody could earn the certificate as it is; null: it can be published. */
export function certificateProblem({ audience, requirements }: Fields): CertificateProblem | null {
  const contents = requirements.map(({ businessType, businessId }) => `${businessType} ${businessId}`);
  if (contents.length === 0) return 'no-requirement';
  if (new Set(contents).size < contents.length) return 'same-twice';
  if (requirements.some((one) => one.minimumPercent !== null && !hasMark(one.businessType))) return 'markless-minimum';
  return isForNobody(audience) ? 'for-nobody' : null;
}
