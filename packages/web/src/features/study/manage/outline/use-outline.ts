import { saveOutline } from '@shuyuan/contract/study/courses/manage.wire';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { refusalsOfForm, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { useMoves } from '../../../../shared/ordering/use-moves.ts';
import { type CourseForm, courseReads } from '../course-form.ts';
import { useEditGuard } from '../../../../shared/leaving/use-edit-guard.ts';
import { isSameOutline, type Outline, outlineOf, toInput } from './outline-draft.ts';

type OutlineDraft = { readonly outline: Outline };

/** The draft of an outline, saved as a whole with the revision it was read with. */
export function useOutline(course: CourseForm, onDirty: (isDirty: boolean) => void) {
  const t = useT('courses');
  const form = useDraftForm<OutlineDraft>({
    initial: () => ({ outline: outlineOf(course.chapters) }),
    problemsOf: ({ outline }) => ({
      form: outline.some(({ title }) => title.trim() === '') ? t('courses.chapter.title.missing') : null,
    }),
    refusals: {
      ...refusalsOfForm([
        'sensitive.found',
        'course.wrong-section',
        'course.unknown-file',
        'course.too-long',
        'course.wrong-state',
      ]),
      'request.stale': { field: 'form', text: t('courses.stale') },
    },
    isSame: isSameOutline,
  });
  const moves = useMoves(form.draft.outline);
  const guard = useEditGuard(form.isDirty, onDirty);
  const write = useWrite(saveOutline, {
    claims: form.claims,
    refreshes: courseReads,
    isDoneWhenFresh: true,
    onSuccess: () => {
      guard.allow();
      showNotice(t('courses.outline.saved'), 'success');
    },
  });
  const { id, revision } = course;
  const save = (): void =>
    form.submit(({ outline }) => write.mutate({ id, revision, chapters: toInput(outline) }, { onError: form.refuse }));
  return {
    outline: form.draft.outline,
    change: (outline: Outline) => form.change({ outline }),
    moves,
    isTried: form.isTried,
    isDirty: form.isDirty,
    error: form.problems.form,
    isBusy: write.isPending,
    save,
    guard,
  };
}
