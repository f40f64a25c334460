import { findTopContent, saveTopContent } from '@shuyuan/contract/study/courses/recommend.wire';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { courseReads } from '../course-form.ts';

/** STUDY-09: puts a course on top of the study page, or takes it from there. */
export function usePinCourse() {
  const t = useT('courses');
  const { mutate, isPending } = useWrite(saveTopContent, {
    refreshes: [...courseReads, findTopContent],
    onSuccess: ({ isTop }) => showNotice(t(isTop ? 'courses.pinned' : 'courses.unpinned'), 'success'),
  });
  return { pin: (businessId: string, isTop: boolean) => mutate({ businessId, isTop }), isBusy: isPending };
}
