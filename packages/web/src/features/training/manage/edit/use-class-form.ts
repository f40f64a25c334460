import { classLimits } from '@shuyuan/contract/training/class-limits';
import { saveClass } from '@shuyuan/contract/training/manage-class.wire';
import { ApiError } from '../../../../lib/api-error.ts';
import { useFormat } from '../../../../lib/format.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { type DraftForm, type FormProblems, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { useEditGuard } from '../../../../shared/leaving/use-edit-guard.ts';
import { type ClassForm, managedReads } from '../class-form.ts';
import { type ClassDraft, draftOf, inputOf, numberRanges, type NumberField, wrongFieldsOf } from './class-draft.ts';

/** The draft of a class and what is wrong with its fields. */
function useClassDraft(training: ClassForm): DraftForm<ClassDraft> {
  const t = useT('teaching');
  const words = useT('audience');
  return useDraftForm<ClassDraft>({
    initial: () => draftOf(training),
    problemsOf: (draft): FormProblems<ClassDraft> => {
      const wrong = wrongFieldsOf(draft);
      const rangeOf = (field: NumberField): string | null =>
        wrong[field] ? t('teaching.number.wrong', numberRanges[field]) : null;
      return {
        title: wrong.title ? t('teaching.name.wrong', { max: classLimits.title }) : null,
        introduction: wrong.introduction ? t('teaching.introduction.wrong', { max: classLimits.introduction }) : null,
        teacher: wrong.teacher ? t('teaching.teacher.missing') : null,
        organizations: wrong.organizations ? words('audience.nobody') : null,
        meetings: wrong.meetings ? t('teaching.problems.unread') : null,
        seats: rangeOf('seats'),
        waitingMax: rangeOf('waitingMax'),
        cancelHoursBefore: rangeOf('cancelHoursBefore'),
      };
    },
    eager: ['seats', 'waitingMax', 'cancelHoursBefore', 'introduction', 'meetings'],
    refusals: {
      'sensitive.found': 'form',
      'class.unknown-person': 'form',
      'class.wrong-state': 'form',
      'class.not-ready': 'form',
      'class.seats-too-few': 'seats',
      'class.meeting-attended': 'form',
      'class.selection-fixed': 'form',
      'class.unknown-survey': 'form',
      'class.room-taken': 'meetings',
      'class.room-closed': 'meetings',
      'request.stale': { field: 'form', text: t('teaching.stale') },
    },
  });
}

/** The form of a class, saved whole with the revision it was read with. */
export function useClassForm(training: ClassForm, onDirty: (isDirty: boolean) => void) {
  const t = useT('teaching');
  const format = useFormat();
  const form = useClassDraft(training);
  const guard = useEditGuard(form.isDirty, onDirty);
  const saving = useWrite(saveClass, {
    claims: form.claims,
    refreshes: managedReads,
    isDoneWhenFresh: true,
    onSuccess: ({ promotedCount: count }) => {
      guard.allow();
      const promoted = count > 0 && t('teaching.saved.promoted', { count: format.count(count) });
      showNotice(promoted || t('teaching.saved'), 'success');
    },
  });
  const { id, revision } = training;
  const save = (): void =>
    form.submit((draft) => saving.mutate({ id, revision, ...inputOf(draft, training) }, { onError: form.refuse }));
  const clash = saving.error instanceof ApiError ? saving.error.details['number'] : null;
  return { form, guard, save, isBusy: saving.isPending, clashNumber: typeof clash === 'number' ? clash : null };
}

export type FieldsProps = { form: DraftForm<ClassDraft> };
