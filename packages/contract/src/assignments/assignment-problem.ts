import { type CourseAudience, isForNobody } from '../study/courses/course-audience.ts';
import { type AssignmentContentType, isRepeatable } from './assignment-content-types.ts';

export const assignmentProblems = ['no-item', 'same-twice', 'not-repeatable', 'for-nobody'] as const;
export type AssignmentProblem = (typeof assignmentProblems)[number];

type Item = { readonly businessType: AssignmentContentType; readonly businessId: string };
type Fields = {
  readonly audience: CourseAudience;
  readonly recurrenceMonths: number | null;
  readonly items: readonly Item[];
};

/** The first reason why nobody could do what the rule asks for; null: it can be activated. */
export function assignmentProblem({ audience, recurrenceMonths, items }: Fields): AssignmentProblem | null {
  const contents = items.map(({ businessType, businessId }) => `${businessType} ${businessId}`);
  if (contents.length === 0) return 'no-item';
  if (new Set(contents).size < contents.length) return 'same-twice';
  if (recurrenceMonths !== null && !items.every(({ businessType }) => isRepeatable(businessType)))
    return 'not-repeatable';
  return isForNobody(audience) ? 'for-nobody' : null;
}
