import { copyCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { go } from '../../../../lib/navigation.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { courseReads } from '../course-form.ts';

/** Makes a copy and leads to it. */
export function useCopyCourse() {
  const t = useT('courses');
  const { mutate, isPending } = useWrite(copyCourse, {
    refreshes: courseReads,
    onSuccess: ({ id }) => {
      showNotice(t('courses.copied'), 'success');
      go('courseManage', { id });
    },
  });
  return { copy: (id: string) => mutate({ id }), isBusy: isPending };
}
