import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { listLearners } from '@shuyuan/contract/study/runs/run.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useRead } from '../../../../lib/queries.ts';
import { useCan } from '../../../../lib/session.ts';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import { useBuyerCount } from '../../../../shared/pricing/use-buyer-count.ts';
import { AlertDialog } from '../../../../ui/AlertDialog.tsx';
import { type CourseForm, courseReads } from '../course-form.ts';

type Props = { course: Pick<CourseForm, 'id' | 'title'>; onClose: () => void };

/**
 * Says how many are midway, who will be notified, and how many have paid, before a course is taken away from them. D-137:
 * whoever manages all courses pays them back, others are offered no button that is refused.
 */
export function WithdrawCourse({ course: { id, title }, onClose }: Props) {
  const t = useT('courses');
  const common = useT('common');
  const format = useFormat();
  const canRefund = useCan('course.manageAll');
  const midway = useRead(listLearners, { id, finishStatus: FinishStatus.learning, page: 1, pageSize: 1 });
  const { buyerCount, isPending } = useBuyerCount({ businessType: 'course', businessId: id });
  const buyers = buyerCount ? format.count(buyerCount) : null;
  if (buyers && !canRefund)
    return (
      <AlertDialog
        isOpen
        title={t('courses.withdraw.kept.title')}
        text={t('courses.withdraw.kept', { count: buyers })}
        okLabel={common('dialog.close')}
        onClose={onClose}
      />
    );
  return (
    <RemoveDialog
      title={t('courses.withdraw.title', { title })}
      text={
        <>
          <p>{t('courses.withdraw.text', { count: format.count(midway.data?.recordCount ?? 0) })}</p>
          {buyers && <p>{t('courses.withdraw.sold', { count: buyers })}</p>}
        </>
      }
      confirmLabel={t('courses.withdraw')}
      doneText={t('courses.withdrawn')}
      endpoint={withdrawCourse}
      input={{ id }}
      refreshes={courseReads}
      claims={['course.wrong-state', 'course.sold']}
      isLoading={midway.isPending || isPending}
      onClose={onClose}
    />
  );
}
