import { listManagedSubjects, readSubjectForm, saveSubject } from '@shuyuan/contract/subjects/manage-subject.wire';
import { priceProblem } from '@shuyuan/contract/pricing/prices';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { refusalsOfForm, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { isSamePriced } from '../../../../shared/pricing/price-fields.ts';
import { isAudienceMissing } from '../../../../shared/audience/audience-draft.ts';
import { draftOf, inputOf, isTitled, type SubjectDraft, type SubjectForm } from './subject-draft.ts';

/** The draft of a subject, what it lacks, and saving it. */
export function useSubjectForm(subject: SubjectForm) {
  const t = useT('subjects');
  const study = useT('study');
  const audience = useT('audience');
  const form = useDraftForm<SubjectDraft>({
    initial: () => draftOf(subject),
    problemsOf: (draft) => ({
      title: draft.title.trim() === '' ? t('subjects.form.title.missing') : null,
      organizations: isAudienceMissing(draft) ? audience('audience.nobody') : null,
      // Said by the form of the price itself.
      price: priceProblem(draft.price) === null ? null : ' ',
      stages: isTitled(draft) ? null : t('subjects.form.titles.missing'),
    }),
    isSame: isSamePriced,
    refusals: {
      ...refusalsOfForm([
        'request.stale',
        'sensitive.found',
        'course.wrong-section',
        'course.too-long',
        'course.unknown-person',
      ]),
      'picture.not-yours': 'cover',
      'price.unknown-card': 'price',
      'price.not-for-sale': 'price',
      'course.for-nobody': 'organizations',
    },
  });
  const saving = useWrite(saveSubject, {
    claims: form.claims,
    refreshes: [readSubjectForm, listManagedSubjects],
    isDoneWhenFresh: true,
    onSuccess: () => showNotice(study('positions.form.saved'), 'success'),
  });
  const { id, revision } = subject;
  const save = () =>
    form.submit((draft) => saving.mutate({ id, revision, ...inputOf(draft, subject) }, { onError: form.refuse }));
  return { form, save, isBusy: saving.isPending };
}

export type SubjectDraftForm = ReturnType<typeof useSubjectForm>['form'];
