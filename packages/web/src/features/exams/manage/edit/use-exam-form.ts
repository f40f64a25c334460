import { examLimits } from '@shuyuan/contract/exams/papers/exam-settings';
import { saveExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { type FormProblems, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { useEditGuard } from '../../../../shared/leaving/use-edit-guard.ts';
import { isSamePriced } from '../../../../shared/pricing/price-fields.ts';
import { type ExamForm, examReads } from '../exam-form.ts';
import { draftOf, type ExamDraft, inputOf, numberRanges, type NumberField, wrongFieldsOf } from './exam-draft.ts';

const numberFields: readonly NumberField[] = ['lengthMinutes', 'maxAttempts', 'delayMinutes', 'passPercent'];

/** The draft of an exam and what is wrong with its fields. */
function useExamDraft(exam: ExamForm) {
  const t = useT('examining');
  const words = useT('audience');
  return useDraftForm<ExamDraft>({
    initial: () => draftOf(exam),
    problemsOf: (draft): FormProblems<ExamDraft> => {
      const wrong = wrongFieldsOf(draft);
      const rangeOf = (field: NumberField): string | null =>
        wrong[field] ? t('examining.number.wrong', numberRanges[field]) : null;
      return {
        name: wrong.name ? t('examining.name.wrong', { max: examLimits.name }) : null,
        introduction: wrong.introduction ? t('examining.introduction.wrong', { max: examLimits.introduction }) : null,
        organizations: wrong.organizations ? words('audience.nobody') : null,
        addressRanges: wrong.addressRanges
          ? t('examining.addressRanges.wrong', { max: examLimits.addressRanges })
          : null,
        questions: wrong.questions ? t('examining.number.wrong', { min: 1, max: examLimits.points }) : null,
        rules: wrong.rules ? t('examining.problems.unread') : null,
        // Said by the form of the price itself.
        price: wrong.price ? ' ' : null,
        lengthMinutes: rangeOf('lengthMinutes'),
        maxAttempts: rangeOf('maxAttempts'),
        delayMinutes: rangeOf('delayMinutes'),
        passPercent: rangeOf('passPercent'),
      };
    },
    isSame: isSamePriced,
    eager: [...numberFields, 'introduction', 'questions'],
    refusals: {
      'sensitive.found': 'form',
      'course.unknown-person': 'organizations',
      'exam.wrong-state': 'form',
      'price.unknown-card': 'price',
      'price.not-for-sale': 'price',
      'request.stale': { field: 'form', text: t('examining.stale') },
    },
  });
}

/** The form of an exam, saved whole with the revision it was read with. */
export function useExamForm(exam: ExamForm, onDirty: (isDirty: boolean) => void) {
  const t = useT('examining');
  const form = useExamDraft(exam);
  const guard = useEditGuard(form.isDirty, onDirty);
  const write = useWrite(saveExam, {
    claims: form.claims,
    refreshes: examReads,
    isDoneWhenFresh: true,
    onSuccess: () => {
      guard.allow();
      showNotice(t('examining.saved'), 'success');
    },
  });
  const { id, revision } = exam;
  const save = (): void =>
    form.submit((draft) => write.mutate({ id, revision, ...inputOf(draft, exam) }, { onError: form.refuse }));
  return { form, guard, save, isBusy: write.isPending };
}

export type ExamDraftForm = ReturnType<typeof useExamForm>['form'];
export type FieldsProps = { form: ExamDraftForm };
