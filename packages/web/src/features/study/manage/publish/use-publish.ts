import { publishCourse } from '@shuyuan/contract/study/courses/manage.wire';
import type { MidwayChoice } from '@shuyuan/contract/study/courses/midway-choices';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { refusalsOfForm, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { type CourseForm, courseReads } from '../course-form.ts';

type Options = { readonly isReady: boolean; readonly onPublished: () => void };

/** The choice of what becomes of people midway, and the call. Nothing is lost by leaving it. */
export function usePublish({ id, revision }: CourseForm, { isReady, onPublished }: Options) {
  const t = useT('courses');
  const form = useDraftForm<{ readonly midway: MidwayChoice }>({
    initial: { midway: 'keep' },
    problemsOf: () => ({ form: isReady ? null : t('courses.publish.notReady') }),
    refusals: {
      ...refusalsOfForm(['course.not-ready', 'course.wrong-state', 'course.sold-content']),
      'request.stale': { field: 'form', text: t('courses.stale') },
    },
    isSame: () => true,
  });
  const publish = useWrite(publishCourse, {
    claims: form.claims,
    refreshes: courseReads,
    onSuccess: ({ versionNumber }) => {
      showNotice(t('courses.published', { number: versionNumber }), 'success');
      onPublished();
    },
  });
  const send = (midway: MidwayChoice): void => publish.mutate({ id, revision, midway }, { onError: form.refuse });
  return { form, send, isBusy: publish.isPending };
}
