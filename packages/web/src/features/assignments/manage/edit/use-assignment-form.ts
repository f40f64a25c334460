import { assignmentLimits } from '@shuyuan/contract/assignments/assignment-limits';
import { saveAssignment } from '@shuyuan/contract/assignments/manage-assignment.wire';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { type DraftForm, type FormProblems, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { useEditGuard } from '../../../../shared/leaving/use-edit-guard.ts';
import { type AssignmentForm, managedReads } from '../assignment-form.ts';
import { type AssignmentDraft, draftOf, inputOf, ranges, wrongFieldsOf } from './assignment-draft.ts';

/** The draft of a rule and what is wrong with its fields. */
function useAssignmentDraft(assignment: AssignmentForm): DraftForm<AssignmentDraft> {
  const t = useT('assignments');
  const words = useT('audience');
  return useDraftForm<AssignmentDraft>({
    initial: () => draftOf(assignment),
    problemsOf: (draft): FormProblems<AssignmentDraft> => {
      const wrong = wrongFieldsOf(draft);
      return {
        title: wrong.title ? t('assignments.name.wrong', { max: assignmentLimits.title }) : null,
        introduction: wrong.introduction
          ? t('assignments.introduction.wrong', { max: assignmentLimits.introduction })
          : null,
        organizations: wrong.organizations ? words('audience.nobody') : null,
        days: wrong.days ? t('assignments.number.wrong', ranges.days) : null,
        day: wrong.day ? t('assignments.day.wrong') : null,
        graceDays: wrong.graceDays ? t('assignments.number.wrong', ranges.graceDays) : null,
        recurrenceMonths: wrong.recurrenceMonths ? t('assignments.number.wrong', ranges.recurrenceMonths) : null,
      };
    },
    eager: ['introduction', 'days', 'graceDays', 'recurrenceMonths'],
    refusals: {
      'sensitive.found': 'form',
      'course.unknown-person': 'form',
      'course.unknown-content': 'form',
      'assignment.wrong-state': 'form',
      'assignment.not-ready': 'form',
      'request.stale': { field: 'form', text: t('assignments.stale') },
    },
  });
}

/** The form of a rule, saved whole with the revision it was read with. */
export function useAssignmentForm(assignment: AssignmentForm, onDirty: (isDirty: boolean) => void) {
  const t = useT('assignments');
  const form = useAssignmentDraft(assignment);
  const guard = useEditGuard(form.isDirty, onDirty);
  const saving = useWrite(saveAssignment, {
    claims: form.claims,
    refreshes: managedReads,
    isDoneWhenFresh: true,
    onSuccess: () => {
      guard.allow();
      showNotice(t('assignments.saved'), 'success');
    },
  });
  const { id, revision } = assignment;
  const save = (): void =>
    form.submit((draft) => saving.mutate({ id, revision, ...inputOf(draft, assignment) }, { onError: form.refuse }));
  return { form, guard, save, isBusy: saving.isPending };
}

export type FieldsProps = { form: DraftForm<AssignmentDraft> };
