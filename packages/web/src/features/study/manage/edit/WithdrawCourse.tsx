import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { listLearners } from '@shuyuan/contract/study/runs/run.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import { type CourseForm, courseReads } from '../course-form.ts';

type Props = { course: CourseForm; onClose: () => void };

/** Says how many are midway, who will be notified, before a course is taken away from them. */
export function WithdrawCourse({ course: { id, title }, onClose }: Props) {
  const t = useT('courses');
  const format = useFormat();
  const midway = useRead(listLearners, { id, finishStatus: FinishStatus.learning, page: 1, pageSize: 1 });
  const count = format.count(midway.data?.recordCount ?? 0);
  return (
    <RemoveDialog
      title={t('courses.withdraw.title', { title })}
      text={t('courses.withdraw.text', { count })}
      confirmLabel={t('courses.withdraw')}
      doneText={t('courses.withdrawn')}
      endpoint={withdrawCourse}
      input={{ id }}
      refreshes={courseReads}
      claims={['course.wrong-state', 'course.sold']}
      isLoading={midway.isPending}
      onClose={onClose}
    />
  );
}
