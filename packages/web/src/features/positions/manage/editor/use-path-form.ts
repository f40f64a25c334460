import { listManagedPositions, readPositionForm, savePosition } from '@shuyuan/contract/positions/manage-position.wire';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { refusalsOfForm, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { draftOf, inputOf, isTitled, type PathDraft, type PathForm } from './path-draft.ts';

/** The draft of a path, what it lacks, and saving it. */
export function usePathForm(path: PathForm) {
  const t = useT('study');
  const form = useDraftForm<PathDraft>({
    initial: () => draftOf(path),
    problemsOf: (draft) => ({
      name: draft.name.trim() === '' ? t('positions.form.name.missing') : null,
      chapters: isTitled(draft) ? null : t('positions.form.titles.missing'),
    }),
    refusals: refusalsOfForm(['request.stale', 'sensitive.found', 'course.wrong-section', 'course.too-long']),
  });
  const saving = useWrite(savePosition, {
    claims: form.claims,
    refreshes: [readPositionForm, listManagedPositions],
    isDoneWhenFresh: true,
    onSuccess: () => showNotice(t('positions.form.saved'), 'success'),
  });
  const { id, revision } = path;
  const save = () =>
    form.submit((draft) => saving.mutate({ id, revision, ...inputOf(draft) }, { onError: form.refuse }));
  return { form, save, isBusy: saving.isPending };
}
