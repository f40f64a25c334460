import { assignmentProblem } from '@shuyuan/contract/assignments/assignment-problem';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import type { AssignmentForm } from '../assignment-form.ts';
import { inputOf } from './assignment-draft.ts';
import type { FieldsProps } from './use-assignment-form.ts';

/** The first thing that keeps the rule on the screen from being activated, or why it cannot be changed. */
export function ProblemHint({ form, assignment }: FieldsProps & { assignment: AssignmentForm }) {
  const t = useT('assignments');
  if (!assignment.can.edit) return <HintText>{t('assignments.locked')}</HintText>;
  const problem = assignmentProblem(inputOf(form.draft, assignment));
  return problem && <HintText aria-live="polite">{t(`assignments.problem.${problem}`)}</HintText>;
}
